// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/ui_support.h"

#include "estimate/evaluate.h"
#include "export/picture_view.h"
#include "models/pinned_model.h"
#include "widgets/main_window.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QPushButton>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

void clickPinnedTab(QTabBar& bar, int tab) {
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.tabRect(tab).center());
}

int pinnedTab(QTabBar& bar, const char* key) {
    for (int i = 0; i < bar.count(); ++i)
        if (bar.tabData(i).toString() == QLatin1String(key))
            return i;
    FAIL("no tab " << key);
    return -1;
}

} // namespace

TEST_CASE("pins keep eight different scenarios, each with a name of its own") {
    ui::Pins pins;
    Scenario s;
    CHECK(pins.add(s));
    CHECK_FALSE(pins.add(s)); // is there
    s.reserve = CardSize::gib(1);
    CHECK(pins.add(s)); // the name does not tell
    CHECK(pins.list()[0].name == QStringLiteral("30B on 8, DDP"));
    CHECK(pins.list()[1].name == QStringLiteral("30B on 8, DDP (2)"));
    for (std::uint64_t gpus = 16; gpus <= 4096; gpus *= 2) {
        s.gpus = gpus;
        pins.add(s);
    }
    CHECK(pins.isFull());
    CHECK(pins.list().size() == 8);
    pins.remove(99);
    pins.remove(0);
    CHECK(pins.list().size() == 7);
}

TEST_CASE("pinned scenarios stand side by side, differences only") {
    PlanDocument document;
    ui::Pins pins;
    PinnedModel model(document, pins);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(model.rowCount() == 0);
    pins.add(document.scenario());
    document.setField("zero", "3");
    document.setField("gpus", "16");
    REQUIRE(model.columnCount() == 3);
    QStringList labels;
    for (int row = 0; row < model.rowCount(); ++row)
        labels << model.index(row, 0).data().toString();
    CHECK(labels.contains(QStringLiteral("GPUs")));
    CHECK(labels.contains(QStringLiteral("Total, GiB")));
    CHECK(labels.contains(QStringLiteral("Optimizer, GiB")));
    CHECK_FALSE(labels.contains(QStringLiteral("Activations, GiB"))); // the same in both
    CHECK_FALSE(labels.contains(QStringLiteral("Sequence")));
    const int total = static_cast<int>(labels.indexOf(QStringLiteral("Total, GiB")));
    CHECK(model.index(total, 1).data().toString() ==
          QString::fromStdString(format::size(document.plan().total())));
    CHECK(model.index(total + 1, 2).data(PinnedModel::FitsRole).isValid());
    CHECK_FALSE(model.index(total + 1, 2).data(PinnedModel::FitsRole).toBool());
}

TEST_CASE("P pins; the budget compares by pins; a column is used, removed, undone") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    CHECK(window.compareBox().findData(QStringLiteral("scenarios")) < 0);
    const Scenario first = window.document().scenario();
    window.chart().setFocus();
    QTest::keyClick(&window, Qt::Key_P);
    REQUIRE(window.pins().list().size() == 1);
    CHECK(window.lowerTabs().currentIndex() == PinnedTab);
    CHECK_FALSE(window.pinned().pinButton().isEnabled()); // it is pinned already
    CHECK(window.compareBox().findData(QStringLiteral("scenarios")) >= 0);

    window.document().setField("zero", "3");
    CHECK(window.pinned().pinButton().isEnabled());
    QTest::mouseClick(&window.pinned().pinButton(), Qt::LeftButton);
    REQUIRE(window.pins().list().size() == 2);
    window.document().setField("gpus", "64");

    QComboBox& compare = window.compareBox();
    compare.setFocus();
    QTest::keyClick(&compare, Qt::Key_End);
    REQUIRE(compare.currentData().toString() == QStringLiteral("scenarios"));
    Q_EMIT compare.activated(compare.currentIndex());
    const ChartSpec shown = window.chart().shownSpec();
    REQUIRE(shown.stacks.bars.size() == 3);
    CHECK(shown.stacks.bars[0].name == QStringLiteral("Now"));
    CHECK(shown.stacks.bars[0].selected);
    CHECK(shown.stacks.bars[1].total == evaluate(first).total());

    // A picture carries them.
    const PictureView view = window.pictureView();
    REQUIRE(view.scenarios.size() == 3);
    const PictureView again = viewFrom(viewValue(view));
    REQUIRE(again.scenarios.size() == 3);
    CHECK(again.scenarios[1].scenario == first);
    CHECK(again.compare == QStringLiteral("scenarios"));

    const int steps = window.document().undoStack().count();
    DataTable& table = window.pinned().table();
    const QModelIndex cell = table.model()->index(0, 2);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(cell).center());
    QTest::keyClick(&table, Qt::Key_Return);
    CHECK(window.document().scenario() == first);
    CHECK(window.document().undoStack().count() == steps + 1);
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    CHECK(window.document().scenario().gpus == 64);

    table.setCurrentIndex(table.model()->index(0, 2));
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Delete);
    CHECK(window.pins().list().size() == 1);
    QTest::mouseClick(&window.pinned().removeButton(), Qt::LeftButton);
    CHECK(window.pins().list().empty());
    CHECK(compare.findData(QStringLiteral("scenarios")) < 0);
    CHECK(window.chart().shownSpec().stacks.bars.size() == 4);
    CHECK(window.pinned().note().startsWith(QStringLiteral("Nothing is pinned")));
}

TEST_CASE("while a slider is held, rails show where the bars were") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    const Bytes before = window.document().plan().total();
    bool seen = false;
    dragTo(*window.panel().quantity("params")->slider(), 7e9, 12, [&] {
        const ChartSpec spec = window.chart().shownSpec();
        if (window.document().scenario().params == 30'000'000'000)
            return;
        REQUIRE(spec.stacks.bars[0].ghost);
        CHECK(*spec.stacks.bars[0].ghost == before);
        seen = true;
    });
    CHECK(seen);
    CHECK_FALSE(window.chart().shownSpec().stacks.bars[0].ghost);
}

TEST_CASE("wall and ladder hold states or everything against the card, as chosen") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    CHECK_FALSE(window.measureChoice().isVisible());
    clickPinnedTab(window.chartTabs(), pinnedTab(window.chartTabs(), "ladder"));
    REQUIRE(window.measureChoice().isVisible());
    CHECK(window.chart().shownSpec().ladder.barsOf == QStringLiteral("states"));
    QTest::mouseClick(window.measureChoice().button(QStringLiteral("total")), Qt::LeftButton);
    CHECK(window.chart().shownSpec().ladder.barsOf == QStringLiteral("everything"));
    CHECK(window.pictureView().measure == Measure::Total);
    CHECK(viewFrom(viewValue(window.pictureView())).measure == Measure::Total);
    clickPinnedTab(window.chartTabs(), pinnedTab(window.chartTabs(), "wall"));
    CHECK(window.measureChoice().isVisible());
    QTest::mouseClick(window.measureChoice().button(QStringLiteral("states")), Qt::LeftButton);
    CHECK(window.pictureView().measure == Measure::States);
}
