// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/ui_support.h"

#include "estimate/calibrate.h"
#include "estimate/evaluate.h"
#include "models/issues_model.h"
#include "widgets/main_window.h"

#include <QAbstractItemModelTester>
#include <QPushButton>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

void typeIntoAgainst(QLineEdit& field, const char* text) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QString::fromUtf8(text));
    QTest::keyClick(&field, Qt::Key_Return);
}

} // namespace

TEST_CASE("the waterfall runs from one total to the other, a step a term") {
    PlanDocument document;
    WaterfallModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    Scenario s = document.scenario();
    const Plan textbook = evaluate(s);
    s.estimator = Choice<Estimator>::named("detailed");
    const Plan detailed = evaluate(s);
    CHECK(model.textbookTotal() == textbook.total());
    CHECK(model.detailedTotal() == detailed.total());
    REQUIRE(model.rowCount() > 3);
    for (int row = 1; row + 1 < model.rowCount(); ++row) // each begins where the one before ends
        CHECK(model.index(row, 0).data(WaterfallModel::FromRole).toDouble() ==
              Approx(model.index(row - 1, 0).data(WaterfallModel::ToRole).toDouble()));
    CHECK(model.index(model.rowCount() - 2, 0).data(WaterfallModel::ToRole).toDouble() ==
          Approx(model.index(model.rowCount() - 1, 0).data(WaterfallModel::ToRole).toDouble()));
    document.setField("tp", "3");
    CHECK(model.rowCount() == 0);
    CHECK_FALSE(model.issue().isEmpty());
}

TEST_CASE("a measured peak is typed, kept with the scenario, forgotten, undone") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    QTabBar& tabs = window.lowerTabs();
    QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(AgainstTab).center());
    AgainstView& view = window.against();
    REQUIRE(view.isVisible());
    CHECK(view.note().startsWith(QStringLiteral("Computed: allocated ")));
    CHECK_FALSE(view.forgetButton().isEnabled());
    // The textbook shards parameters under ZeRO-3; what Megatron makes of it is said here, where its figures stand.
    CHECK_FALSE(view.note().contains(QStringLiteral("which is counted")));
    window.document().setField("zero", "3");
    CHECK(view.note().endsWith(QStringLiteral("ZeRO-3 in Megatron-Core is its ZeRO-1, which is counted.")));
    window.document().undoStack().undo();

    const Scenario before = window.document().scenario();
    typeIntoAgainst(view.measuredField(), "a lot");
    CHECK(view.note().contains(QStringLiteral("is not taken")));
    CHECK(view.measuredField().isRejected());
    CHECK(window.document().scenario() == before);

    view.measuredField().clear();
    typeIntoAgainst(view.measuredField(), "600GiB");
    REQUIRE(window.document().scenario().calibration);
    CHECK(window.document().scenario().estimator->method == EstimatorMethod::Detailed);
    CHECK(figureOf(window.document().plan(), window.document().scenario().calibration->figure) ==
          CardSize::gib(600).bytes());
    CHECK(view.note().contains(QStringLiteral("a term of its own")));
    CHECK(window.document().undoStack().undoText().startsWith(QStringLiteral("Calibrate on 600")));
    // It is a term in the breakdown, with the rest of the scenario.
    bool listed = false;
    const QAbstractItemModel* breakdown = window.breakdown().findChild<DataTable*>()
                                              ? window.breakdown().findChild<DataTable*>()->model()
                                              : nullptr;
    if (breakdown == nullptr)
        breakdown = qobject_cast<QAbstractItemView*>(&window.breakdown())->model();
    for (int row = 0; row < breakdown->rowCount(); ++row)
        listed =
            listed || breakdown->index(row, 0).data().toString() ==
                          QString::fromUtf8(info(Term::Calibration).label.data(),
                                            static_cast<qsizetype>(info(Term::Calibration).label.size()));
    CHECK(listed);
    QTest::mouseClick(&view.forgetButton(), Qt::LeftButton);
    CHECK_FALSE(window.document().scenario().calibration);
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    CHECK(window.document().scenario().calibration);
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    CHECK(window.document().scenario() == before);
}

TEST_CASE("an issue offers the nearest values that can, and a click takes one") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    window.document().setField("tp", "3");
    QTabBar& tabs = window.lowerTabs();
    CHECK(tabs.tabText(IssuesTab) == QStringLiteral("Issues (1)"));
    QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(IssuesTab).center());
    DataTable& table = window.issues().table();
    const QAbstractItemModel& model = *table.model();
    REQUIRE(model.rowCount() == 1);
    CHECK(model.index(0, IssuesModel::FirstValue).data().toString() == QStringLiteral("2"));
    CHECK(model.index(0, IssuesModel::FirstValue + 1).data().toString() == QStringLiteral("4"));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                      table.visualRect(model.index(0, IssuesModel::FirstValue + 1)).center());
    CHECK(window.document().scenario().tp == 4);
    CHECK(tabs.tabText(IssuesTab) == QStringLiteral("Issues"));
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    CHECK(window.document().scenario().tp == 3);
    table.setCurrentIndex(model.index(0, IssuesModel::FirstValue));
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Return);
    CHECK(window.document().scenario().tp == 2);
}
