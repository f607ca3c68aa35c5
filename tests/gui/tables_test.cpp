// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "models/breakdown_model.h"
#include "models/issues_model.h"
#include "models/ladder_model.h"
#include "quantity/format.h"

#include <QAbstractItemModelTester>

#include <array>
#include <vector>

using namespace memladder;
using namespace memladder::ui;

namespace {

Scenario drill() {
    Scenario scenario;
    scenario.seq = 4096;
    scenario.recompute = Choice<Recompute>::named("selective");
    scenario.zero = Choice<Sharding>::named("3");
    scenario.reserve = CardSize::gib(10);
    scenario.capacity = CardSize::gb(141);
    return scenario;
}

QString tableCell(const QAbstractItemModel& model, int row, int column) {
    return model.index(row, column).data().toString();
}

} // namespace

TEST_CASE("The breakdown is the chart's twin: terms, four schemes, formula and numbers") {
    PlanDocument document(drill());
    BreakdownModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    REQUIRE(model.rowCount() == 7);
    REQUIRE(model.columnCount() == 7);
    const std::vector<std::array<const char*, 5>> expected = {
        {"Parameters", "55.9", "55.9", "55.9", "7.0"},   {"Gradients", "55.9", "55.9", "7.0", "7.0"},
        {"Optimizer", "335.3", "41.9", "41.9", "41.9"},  {"Gathered layers", "–", "–", "–", "2.1"},
        {"Activations", "46.6", "46.6", "46.6", "46.6"}, {"Reserve", "10.0", "10.0", "10.0", "10.0"},
        {"Total", "503.7", "210.3", "161.4", "114.6"}};
    for (int row = 0; row < 7; ++row)
        for (int column = 0; column < 5; ++column)
            CHECK(
                tableCell(model, row, column) ==
                QString::fromUtf8(expected[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]));
    CHECK(tableCell(model, 4, 5) == "34·s·b·h·L");
    CHECK(tableCell(model, 4, 6) == "34 · 4,096 · 1 · 6,784 · 53");
    CHECK(tableCell(model, 0, 6) == "2 · 30e9 / 8");
    CHECK(model.headerData(4, Qt::Horizontal, BreakdownModel::SelectedRole).toBool());
    CHECK(model.headerData(5, Qt::Horizontal, Qt::DisplayRole).toString() == "ZeRO-3: formula");

    document.setField("zero", "1");
    CHECK(model.headerData(2, Qt::Horizontal, BreakdownModel::SelectedRole).toBool());
    CHECK(tableCell(model, 3, 5).isEmpty()); // ZeRO-1 gathers nothing
    document.setField("reserve", "0");  // a row goes
    CHECK(model.rowCount() == 6);
    document.setField("unit", "GB");
    CHECK(tableCell(model, 0, 1) == "60.0");
    document.undoStack().undo();
    document.undoStack().undo();
    CHECK(model.rowCount() == 7);
}

TEST_CASE("A layout that cannot be has no sizes in the breakdown") {
    PlanDocument document;
    BreakdownModel model(document);
    REQUIRE_FALSE(document.setField("gpus", "8"));
    REQUIRE_FALSE(document.setField("tp", "3"));
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 1; column < model.formulaColumn(); ++column)
            CHECK(model.index(row, column).data().toString() == QString::fromUtf8("–"));
    CHECK(model.index(0, model.formulaColumn()).data().toString().isEmpty());
    REQUIRE_FALSE(document.setField("tp", "4"));
    CHECK(model.index(model.rowCount() - 1, 1).data().toString() != QString::fromUtf8("–"));
}

TEST_CASE("The ladder marks what fits, for the scenario's own GPUs too") {
    Scenario scenario;
    scenario.gpus = 21;
    scenario.recompute = Choice<Recompute>::named("reversible");
    PlanDocument document(scenario);
    LadderModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setOf(LadderModel::Of::States);
    const auto column = [&](std::uint64_t gpus) {
        for (int i = 0; i < model.columnCount(); ++i)
            if (model.gpus(i) == gpus)
                return i;
        FAIL("no column of " << gpus);
        return -1;
    };
    const auto fits = [&](int row, std::uint64_t gpus) {
        return model.index(row, column(gpus)).data(LadderModel::FitsRole).toBool();
    };
    // data/golden/ladder-30b.csv, and the exact crossings: ZeRO-2 at 21, ZeRO-3 at 6.
    CHECK(tableCell(model, 0, column(8)) == "447.0");
    CHECK(tableCell(model, 1, column(64)) == "117.0");
    CHECK(tableCell(model, 2, column(8)) == "104.8");
    CHECK_FALSE(fits(2, 16));
    CHECK(fits(2, 21));
    CHECK(fits(2, 32));
    CHECK(fits(3, 8));
    CHECK_FALSE(fits(3, 1));
    CHECK(model.index(0, column(21)).data(LadderModel::SelectedRole).toBool());
    document.setField("gpus", "8");
    CHECK(model.columnCount() == 9);
    document.setField("tp", "16"); // divides 16, not 8
    CHECK(model.index(0, column(8)).data(LadderModel::ImpossibleRole).toBool());
    CHECK_FALSE(model.index(0, column(16)).data(LadderModel::ImpossibleRole).toBool());
}

TEST_CASE("Issues are listed with the field they belong to") {
    PlanDocument document;
    IssuesModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(model.rowCount() == 0);
    document.setField("tp", "3");
    REQUIRE(model.rowCount() == 1);
    CHECK(model.index(0, 0).data(IssuesModel::ErrorRole).toBool());
    CHECK(model.index(0, 0).data(IssuesModel::FieldRole).toString() == "tp");
    CHECK(tableCell(model, 0, 1) == "Tensor parallel");
    CHECK_FALSE(tableCell(model, 0, 2).isEmpty());
    document.undoStack().undo();
    CHECK(model.rowCount() == 0);
}
