// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "gui/ui_support.h"
#include "widgets/main_window.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

Scenario sheetDrill(std::uint64_t gpus = 8) {
    Scenario s;
    s.params = 175'000'000'000;
    s.gpus = gpus;
    s.capacity = CardSize::gib(192);
    s.reserve = CardSize::gib(10);
    return s;
}

void settleSheet(const WorkModel& model) {
    REQUIRE(QTest::qWaitFor([&model] { return !model.isWorking(); }, 20000));
}

/// A window on the work for a scenario.
class FreshWork {
public:
    explicit FreshWork(const Scenario& scenario = sheetDrill(), QSize size = {1280, 800}) {
        useUiStyle();
        window = std::make_unique<MainWindow>(false);
        window->document().restart(scenario);
        present(*window, size);
        window->lowerTabs().setCurrentIndex(WorkTab);
        settleSheet(model());
        QApplication::processEvents();
    }
    MainWindow* operator->() { return window.get(); }
    WorkView& view() { return window->work(); }
    WorkModel& model() { return window->work().work(); }
    std::unique_ptr<MainWindow> window;
};

/// All rows of a kind in a part, their cells joined.
QStringList rows(const WorkModel& model, int part, WorkModel::Kind kind) {
    QStringList out;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.part(row) != part || model.kind(row) != kind)
            continue;
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        out << cells.join(QLatin1Char('|'));
    }
    return out;
}

} // namespace

TEST_CASE("The sheet as rows: seven parts, each with its answer, lines, tables and remarks") {
    PlanDocument document(sheetDrill());
    WorkModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(model.rowCount() == 0); // out of sight nothing is worked out
    model.setActive(true);
    settleSheet(model);
    CHECK(model.sheet() == workSheet(sheetDrill()));
    REQUIRE(model.sheet().sections.size() == 7);
    for (int part = 0; part < 7; ++part) {
        const int row = model.rowOfPart(part);
        REQUIRE(row >= 0);
        CHECK(model.kind(row) == WorkModel::Section);
        const WorkSection& section = model.sheet().sections[static_cast<std::size_t>(part)];
        CHECK(model.index(row, WorkModel::Formula).data().toString().toStdString() == section.title);
        CHECK(model.index(row, WorkModel::Result).data().toString().toStdString() == section.answer);
        CHECK(rows(model, part, WorkModel::Line).size() == static_cast<qsizetype>(section.lines.size()));
        CHECK(rows(model, part, WorkModel::TableRow).size() ==
              static_cast<qsizetype>(section.table.rows.size()));
        CHECK(rows(model, part, WorkModel::Remark).size() == static_cast<qsizetype>(section.remarks.size()));
    }
    // 16·175e9 bytes are 2,607.7 GiB; four schemes; the proof on 8 GPUs.
    CHECK(rows(model, 0, WorkModel::Line).constFirst().contains(QString::fromUtf8("16Ψ|16·175e9|")));
    CHECK(rows(model, 0, WorkModel::Line).constFirst().contains("2,607.7 GiB"));
    CHECK(rows(model, 2, WorkModel::TableRow).size() == 4);
    REQUIRE(rows(model, 3, WorkModel::Proof).size() == 1);
    CHECK(rows(model, 3, WorkModel::Proof).constFirst().contains("325.96 GiB > 182.00 GiB usable"));
    REQUIRE(model.stateShares().size() == 3); // 2, 2 and 12 of 16 bytes
    CHECK(model.stateShares()[2].second == Approx(0.75));

    document.setField("gpus", "32");
    settleSheet(model);
    CHECK(model.sheet() == workSheet(sheetDrill(32)));
    CHECK(rows(model, 3, WorkModel::Proof).isEmpty());
    document.undoStack().undo();
    settleSheet(model);
    CHECK(rows(model, 3, WorkModel::Proof).size() == 1);
}

TEST_CASE("On the worker thread only the newest scenario's work is shown") {
    PlanDocument document(sheetDrill());
    WorkModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setActive(true);
    settleSheet(model);
    model.setAlwaysAway(true);
    int answers = 0;
    QObject::connect(&model, &WorkModel::refreshed, &document, [&] { answers += model.isWorking() ? 0 : 1; });
    for (std::uint64_t gpus = 9; gpus <= 40; ++gpus)
        document.setNumber("gpus", gpus);
    CHECK(model.isWorking());
    CHECK(model.sheet() == workSheet(sheetDrill(8)));
    CHECK(model.currentSheet() == workSheet(sheetDrill(40))); // what is copied is never of the moment before
    settleSheet(model);
    CHECK(answers == 1);
    CHECK(model.sheet() == workSheet(sheetDrill(40)));
}

TEST_CASE("Copies are the sheet of the command line, word for word") {
    FreshWork window;
    QTest::mouseClick(&window.view().markdownButton(), Qt::LeftButton);
    CHECK(QApplication::clipboard()->text().toStdString() == sheetMarkdown(workSheet(sheetDrill())));
    QTest::mouseClick(&window.view().latexButton(), Qt::LeftButton);
    CHECK(QApplication::clipboard()->text().toStdString() == sheetLatex(workSheet(sheetDrill())));
    QListView& list = window.view().list();
    list.setFocus();
    list.setCurrentIndex(window.model().index(1, 0));
    QTest::keyClick(&list, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&list, Qt::Key_C, Qt::ControlModifier);
    const QString copied = QApplication::clipboard()->text();
    CHECK(copied.count('\n') == 2);
    CHECK(copied.startsWith(QString::fromUtf8("16Ψ\t16·175e9\t")));
}

TEST_CASE("A part is a click or an arrow away, and the list of parts follows the scrolling") {
    FreshWork window(sheetDrill(), {1280, 600});
    QListWidget& parts = window.view().parts();
    QListView& list = window.view().list();
    REQUIRE(parts.count() == 7);
    REQUIRE(list.verticalScrollBar()->maximum() > 0);
    const auto top = [&] { return window.model().part(list.indexAt({60, 12}).row()); };
    QTest::mouseClick(parts.viewport(), Qt::LeftButton, Qt::NoModifier,
                      parts.visualItemRect(parts.item(2)).center());
    CHECK(top() == 2);
    QTest::keyClick(&parts, Qt::Key_Down);
    CHECK(top() == 3);
    list.setFocus();
    list.verticalScrollBar()->setValue(0);
    CHECK(parts.currentRow() == 0);
    list.verticalScrollBar()->setValue(list.verticalScrollBar()->maximum());
    CHECK(parts.currentRow() == 6);
    QSet<QWidget*> reached;
    window->lowerTabs().setFocus();
    for (int i = 0; i < 200; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    for (QWidget* widget : {static_cast<QWidget*>(&list), static_cast<QWidget*>(&parts),
                            static_cast<QWidget*>(&window.view().markdownButton()),
                            static_cast<QWidget*>(&window.view().latexButton())}) {
        CHECK(reached.contains(widget));
        CHECK_FALSE(widget->accessibleName().isEmpty());
    }
    CHECK(window.model().index(1, 0).data(Qt::AccessibleTextRole).toString().contains(" = "));
}

TEST_CASE("The work takes the chart's place and gives it back") {
    FreshWork window;
    CHECK_FALSE(window->chart().isVisible());
    CHECK(window->verdict().isVisible());
    const int before = window.view().height();
    CHECK(before > 500);
    window->lowerTabs().setCurrentIndex(BreakdownTab);
    CHECK(window->chart().isVisible());
    CHECK(window->chart().height() > 200);
}

TEST_CASE("Rows never overlap their neighbours, at any width") {
    for (const QSize size : {QSize(1280, 800), QSize(1024, 768), QSize(640, 700), QSize(3840, 2160)}) {
        for (const std::uint64_t gpus : {8U, 32U}) {
            FreshWork window(sheetDrill(gpus), size);
            QListView& list = window.view().list();
            int bottom = 0;
            for (int row = 0; row < window.model().rowCount(); ++row) {
                const QRect rect = list.visualRect(window.model().index(row, 0));
                CHECK(rect.height() >= 16);
                if (row > 0)
                    CHECK(rect.top() == bottom + 1);
                bottom = rect.bottom();
            }
            (void)window->grab();
        }
    }
}

TEST_CASE("A drag with the work in sight ends with the work for where it ended") {
    FreshWork window;
    LogSlider& slider = *window->panel().quantity("params")->slider();
    dragTo(slider, 30e9, 30);
    settleSheet(window.model());
    CHECK(window.model().sheet() == workSheet(window->document().scenario()));
    CHECK(window->document().undoStack().count() == 1);
}
