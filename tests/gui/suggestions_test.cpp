// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "catalogue/framework_limits.h"
#include "document/ui_text.h"
#include "gui/ui_support.h"
#include "scenario/field.h"
#include "widgets/main_window.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

Scenario searchDrill(std::uint64_t gpus = 32) {
    Scenario s;
    s.params = 175'000'000'000;
    s.gpus = gpus;
    s.capacity = CardSize::gib(192);
    s.reserve = CardSize::gib(10);
    return s;
}

QString cell(const QAbstractItemModel& model, int row, int column) {
    return model.index(row, column).data().toString();
}

/// Waits for a search that went to the worker thread.
void settleSearch(SuggestionsModel& model) {
    REQUIRE(QTest::qWaitFor([&model] { return !model.isSearching(); }, 20000));
}

/// A window on the suggestions for a scenario.
class FreshSuggestions {
public:
    explicit FreshSuggestions(const Scenario& scenario = searchDrill(), QSize size = {1280, 800}) {
        useUiStyle();
        window = std::make_unique<MainWindow>(false);
        window->document().restart(scenario);
        present(*window, size);
        window->lowerTabs().setCurrentIndex(SuggestionsTab);
        settleSearch(view().suggestions());
        QApplication::processEvents();
    }
    MainWindow* operator->() { return window.get(); }
    SuggestionsView& view() { return window->suggestions(); }
    SuggestionsModel& model() { return window->suggestions().suggestions(); }
    DataTable& table() { return window->suggestions().table(); }
    std::unique_ptr<MainWindow> window;
};

void clickRow(DataTable& table, int row) {
    const QRect rect = table.visualRect(table.model()->index(row, SuggestionsModel::Layout));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::NoModifier, rect.center());
}

/// Clicks an entry of the filter's menu.
void toggleFilter(SuggestionsView& view, const QString& title) {
    QTest::mouseClick(&view.filterButton(), Qt::LeftButton);
    QMenu& menu = view.filterMenu();
    REQUIRE(menu.isVisible());
    for (QAction* action : menu.actions()) {
        if (QString(action->text()).remove('&') == title) {
            // As a hand does: over the menu to the entry. A menu takes no release from a mouse that has not moved.
            const QPoint entry = menu.actionGeometry(action).center();
            for (int x = entry.x() - 8; x <= entry.x(); ++x)
                QTest::mouseMove(&menu, {x, entry.y()});
            QTest::mouseClick(&menu, Qt::LeftButton, Qt::NoModifier, entry);
            return;
        }
    }
    FAIL("no entry " << title.toStdString());
}

} // namespace

TEST_CASE("Suggestions of the drill: layouts, totals, headroom and prices in the order of the search") {
    PlanDocument document(searchDrill());
    SuggestionsModel model(document);
    model.setActive(true);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    settleSearch(model);
    REQUIRE(model.rowCount() >= 7);
    using enum SuggestionsModel::Column;
    CHECK(cell(model, 0, Rank) == "1");
    CHECK(cell(model, 0, Layout) == "ZeRO-3, selective recompute");
    CHECK(cell(model, 0, Total) == "174.8");
    CHECK(cell(model, 0, Free) == "17.2");
    CHECK(cell(model, 0, Headroom) == "9.0 %");
    CHECK(cell(model, 0, Flops) == "+2.7 %");
    CHECK(cell(model, 0, Moved) == "1.05 TB"); // 3 · 2 · 175e9
    CHECK(cell(model, 0, Bubble) == QString::fromUtf8("–"));
    CHECK(cell(model, 1, Layout) == QString::fromUtf8("ZeRO-3 · PP 2, selective recompute"));
    CHECK(cell(model, 1, Total) == "171.4");
    CHECK(cell(model, 2, Total) == "133.1");
    CHECK(cell(model, 3, Layout) == QString::fromUtf8("ZeRO-3 · TP 4, no recompute"));
    CHECK(cell(model, 3, Total) == "157.3");
    CHECK(cell(model, 3, Flops) == QString::fromUtf8("–"));
    CHECK(model.headerData(Layout, Qt::Horizontal, Qt::DisplayRole).toString() ==
          QString::fromUtf8("Layout that fits 32 × 192 GiB"));
    for (int row = 0; row < model.rowCount(); ++row) {
        CHECK(model.suggestion(row)->plan.fits());
        CHECK_FALSE(model.index(row, Layout).data(SuggestionsModel::TradeRole).toString().isEmpty());
    }

    model.setHeadroom(0.2); // 80 % of 192 GiB are 153.6
    settleSearch(model);
    REQUIRE(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row)
        CHECK(model.index(row, Headroom).data(SuggestionsModel::SortRole).toDouble() >= 0.2);
}

TEST_CASE("Under another estimator the search says that it does not answer, and comes back with the textbook") {
    FreshSuggestions window;
    REQUIRE_FALSE(window->document().setField("estimator", "reduced-order"));
    QApplication::processEvents();
    CHECK(window.view().emptyText().contains("textbook"));
    CHECK_FALSE(window.table().isVisible());
    CHECK(window->fewestGpus().text().isEmpty());
    REQUIRE_FALSE(window->document().setField("estimator", "textbook"));
    settleSearch(window.model());
    QApplication::processEvents();
    CHECK(window.table().isVisible());
}

TEST_CASE("The detailed estimator's layouts are suggested too, and applying one keeps the estimator") {
    FreshSuggestions window;
    REQUIRE_FALSE(window->document().setField("params", "8B"));
    REQUIRE_FALSE(window->document().setField("estimator", "detailed"));
    settleSearch(window.model());
    QApplication::processEvents();
    REQUIRE(window.model().rowCount() > 0);
    CHECK(window.table().isVisible());
    for (int row = 0; row < window.model().rowCount(); ++row) {
        const Suggestion* suggestion = window.model().suggestion(row);
        REQUIRE(suggestion);
        CHECK(suggestion->plan.detailed.has_value());
        CHECK(suggestion->scenario.estimator->key == "detailed");
    }
}

TEST_CASE("A change of what the search is free to choose asks nothing; any other change does") {
    PlanDocument document(searchDrill());
    SuggestionsModel model(document);
    model.setActive(true);
    settleSearch(model);
    const Suggestion* before = model.suggestion(0);
    document.setField("zero", "3");
    document.setField("recompute", "selective");
    CHECK(model.suggestion(0) == before); // the same list, not a new one
    CHECK(model.index(0, 0).data(SuggestionsModel::CurrentRole).toBool());
    document.setField("gpus", "16");
    settleSearch(model);
    CHECK(cell(model, 0, SuggestionsModel::Total) == "183.4");
    CHECK(cell(model, 0, SuggestionsModel::Layout).contains("TP 8"));
    CHECK(model.index(0, 0).data(SuggestionsModel::TightRole).toBool());
    model.setActive(false);
    document.setField("gpus", "64");
    CHECK(model.question().gpus == 16); // out of sight: not searched
    model.setActive(true);
    settleSearch(model);
    CHECK(model.question().gpus == 64);
}

TEST_CASE("On the worker thread only the newest question is answered, and old rows cannot be chosen") {
    PlanDocument document(searchDrill());
    SuggestionsModel model(document);
    model.setActive(true);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    settleSearch(model);
    model.setAlwaysAway(true);
    std::vector<std::uint64_t> answered;
    QObject::connect(&model, &SuggestionsModel::refreshed, &document, [&] {
        if (!model.isSearching())
            answered.push_back(model.question().gpus);
    });
    for (int gpus = 33; gpus <= 64; ++gpus) {
        document.setNumber("gpus", static_cast<std::uint64_t>(gpus));
        CHECK(model.isSearching());
        CHECK(model.suggestion(0) == nullptr);
        CHECK(model.index(0, 0).data(SuggestionsModel::OutdatedRole).toBool());
    }
    settleSearch(model);
    CHECK(answered == std::vector<std::uint64_t>{64}); // 33 ran as well, and was dropped
    REQUIRE(model.suggestion(0) != nullptr);
    CHECK(model.suggestion(0)->plan.job.layout.gpus == 64);

    document.setNumber("gpus", 48);
    document.setNumber("gpus", 64); // back before the answer came: the list at hand is right again
    CHECK_FALSE(model.isSearching());
    CHECK(model.suggestion(0)->plan.job.layout.gpus == 64);
    QTest::qWait(50);
    CHECK(model.question().gpus == 64);
}

TEST_CASE("A long search says how far it is, is stopped by its button, and starts again") {
    Scenario large; // many divisors, each layout weighed tensor by tensor: seconds
    REQUIRE_FALSE(field("model").parse(large, "llama-3.1-405b"));
    large.gpus = 73'513'440;
    large.estimator = Choice<Estimator>::named("detailed");
    large.seq = 1 << 20;
    FreshSuggestions window;
    SuggestionsView& view = window->suggestions();
    SuggestionsModel& model = view.suggestions();
    CHECK_FALSE(view.stopButton().isVisible());
    window->document().apply(large, QStringLiteral("a large question"));
    REQUIRE(QTest::qWaitFor([&] { return view.stopButton().isVisible(); }, 5000));
    REQUIRE(QTest::qWaitFor([&] { return model.progress() > 0 || !model.isSearching(); }, 20000));
    REQUIRE(model.isSearching());
    CHECK(model.progress() < 1);
    REQUIRE(QTest::qWaitFor([&] { return view.footText().contains(QStringLiteral("layouts are weighed")); }, 5000));
    QTest::mouseClick(&view.stopButton(), Qt::LeftButton);
    CHECK_FALSE(model.isSearching());
    CHECK(model.isCancelled());
    CHECK(view.footText().contains(QStringLiteral("stopped")));
    CHECK(view.stopButton().text().contains(QStringLiteral("Again")));
    CHECK_FALSE(view.applyButton().isEnabled());
    QTest::mouseClick(&view.stopButton(), Qt::LeftButton);
    CHECK(model.isSearching());
    window->document().apply(searchDrill(), QStringLiteral("another question")); // answers, whatever was stopped
    settleSearch(model);
    CHECK_FALSE(model.isCancelled());
    CHECK(model.suggestion(0) != nullptr);
    QTest::qWait(20);
    CHECK_FALSE(view.stopButton().isVisible());
}

TEST_CASE("A document that goes while a search runs takes it along") {
    for (int i = 0; i < 5; ++i) {
        PlanDocument document(searchDrill());
        SuggestionsModel model(document);
        model.setActive(true);
        model.setAlwaysAway(true);
        document.setNumber("gpus", 4096);
        document.setNumber("gpus", 8192);
    }
    QApplication::processEvents();
    SUCCEED("no search outlived its model");
}

TEST_CASE("A click applies a suggestion in one step; what changed is shown; undo takes it back") {
    FreshSuggestions window;
    const Scenario before = window->document().scenario();
    CHECK(window.view().footText().startsWith(
        "Not offered: ZeRO-2 without TP, PP or CP: replicated parameters 326.0 GiB alone exceed 182.0 GiB "
        "usable."));
    clickRow(window.table(), 3);
    const Scenario after = window->document().scenario();
    CHECK(after.tp == 4);
    CHECK(after.zero->key == "3");
    CHECK(after.recompute->key == "none");
    CHECK(after.seq == before.seq);
    QUndoStack& undo = window->document().undoStack();
    REQUIRE(undo.count() == 1);
    CHECK(undo.undoText() == QString::fromUtf8("Apply suggestion: ZeRO-3 · TP 4"));
    CHECK(window->verdict().verdict().kind == Verdict::Kind::Fits);
    CHECK(window.view().footText() ==
          QString::fromUtf8("Applied ZeRO-3 · TP 4. Sharding DDP → ZeRO-3, Tensor parallel 1 → 4. Ctrl+Z "
                            "takes it back."));
    CHECK(window.table().model()->index(3, 0).data(SuggestionsModel::CurrentRole).toBool());
    CHECK(window->panel().quantity("tp")->field()->text() == "4"); // the controls follow
    clickRow(window.table(), 3);
    CHECK(undo.count() == 1); // it is in force already
    QTest::keyClick(window.window.get(), Qt::Key_Z, Qt::ControlModifier);
    CHECK(window->document().scenario() == before);
    CHECK(window.view().footText().startsWith("Not offered"));

    // A suggestion that changes one field alone is a suggestion all the same.
    window->document().setField("zero", "3");
    clickRow(window.table(), 0);
    CHECK(undo.undoText() == "Apply suggestion: ZeRO-3 + selective");
}

TEST_CASE("The second half of a double click that began on the tab chooses no row") {
    FreshSuggestions window;
    const Scenario before = window->document().scenario();
    clickRow(window.table(), 3); // hands were on the rows before
    QTest::keyClick(window.window.get(), Qt::Key_Z, Qt::ControlModifier);
    window->lowerTabs().setCurrentIndex(BreakdownTab);
    window->lowerTabs().setCurrentIndex(SuggestionsTab);
    REQUIRE(window->document().scenario() == before);
    QWidget& rows = *window.table().viewport();
    const QPointF at = window.table().visualRect(window.table().model()->index(3, 0)).center();
    for (const QEvent::Type type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
        QMouseEvent half(type, at, rows.mapToGlobal(at), Qt::LeftButton,
                         type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&rows, &half);
    }
    CHECK(window->document().scenario() == before);
    clickRow(window.table(), 3);
    CHECK_FALSE(window->document().scenario() == before);
}

TEST_CASE("A second press where the rows came under the pointer chooses none of them, a third does") {
    FreshSuggestions window;
    const Scenario before = window->document().scenario();
    const QRect row = window.table().visualRect(window.table().model()->index(3, SuggestionsModel::Layout));
    const QPoint at = window.table().viewport()->mapToGlobal(row.center());
    window->lowerTabs().setCurrentIndex(BreakdownTab);
    QCursor::setPos(at);
    window->lowerTabs().setCurrentIndex(SuggestionsTab);
    QCursor::setPos(0, 0); // the press says where it is
    clickRow(window.table(), 3);
    CHECK(window->document().scenario() == before);
    clickRow(window.table(), 3);
    CHECK_FALSE(window->document().scenario() == before);
}

TEST_CASE("By keyboard: Tab reaches table, headroom, filter and button; arrows walk rows; Enter applies") {
    FreshSuggestions window;
    QSet<QWidget*> reached;
    window->lowerTabs().setFocus();
    for (int i = 0; i < 200; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    CHECK(reached.contains(&window.table()));
    CHECK(reached.contains(&window.view().headroomField()));
    CHECK(reached.contains(&window.view().filterButton()));
    for (QWidget* widget :
         {static_cast<QWidget*>(&window.table()), static_cast<QWidget*>(&window.view().headroomField()),
          static_cast<QWidget*>(&window.view().filterButton()),
          static_cast<QWidget*>(&window.view().applyButton())})
        CHECK_FALSE(widget->accessibleName().isEmpty());
    window.table().setFocus();
    window.table().setCurrentIndex(window.table().model()->index(0, 0));
    QTest::keyClick(&window.table(), Qt::Key_Down);
    QTest::keyClick(&window.table(), Qt::Key_Down);
    CHECK(window.table().currentIndex().row() == 2);
    CHECK(window->document().undoStack().count() == 0); // walking applies nothing
    QTest::keyClick(&window.table(), Qt::Key_Return);
    CHECK(window->document().undoStack().undoText() ==
          "Apply suggestion: " + QString::fromStdString(window.model().suggestion(2)->strategy));
    QTest::keyClick(&window.table(), Qt::Key_Up);
    CHECK(window.view().applyButton().isEnabled());
    QTest::mouseClick(&window.view().applyButton(), Qt::LeftButton);
    CHECK(window->document().undoStack().undoText() ==
          "Apply suggestion: " + QString::fromStdString(window.model().suggestion(1)->strategy));
    QTest::keyClick(&window.table(), Qt::Key_C, Qt::ControlModifier);
}

TEST_CASE("Heads sort, filters hide, headroom asks anew") {
    FreshSuggestions window;
    QAbstractItemModelTester tester(&window.view().filter(),
                                    QAbstractItemModelTester::FailureReportingMode::Fatal);
    QHeaderView* head = window.table().horizontalHeader();
    const auto clickHead = [&](int column) {
        QTest::mouseClick(head->viewport(), Qt::LeftButton, Qt::NoModifier,
                          {head->sectionViewportPosition(column) + head->sectionSize(column) / 2, 12});
    };
    const auto totals = [&] {
        std::vector<double> out;
        for (int row = 0; row < window.view().filter().rowCount(); ++row)
            out.push_back(window.view()
                              .filter()
                              .index(row, SuggestionsModel::Total)
                              .data(SuggestionsModel::SortRole)
                              .toDouble());
        return out;
    };
    const int all = window.view().filter().rowCount();
    const std::vector<double> ranked = totals();
    CHECK_FALSE(std::is_sorted(ranked.begin(), ranked.end()));
    clickHead(SuggestionsModel::Total);
    auto sorted = totals();
    CHECK(std::is_sorted(sorted.begin(), sorted.end()));
    clickHead(SuggestionsModel::Total);
    sorted = totals();
    CHECK(std::is_sorted(sorted.rbegin(), sorted.rend()));
    clickHead(SuggestionsModel::Rank);
    CHECK(totals() == ranked);

    const auto toggle = [&](const QString& title) { toggleFilter(window.view(), title); };
    toggle("No pipeline");
    const int withoutPipeline = window.view().filter().rowCount();
    CHECK(withoutPipeline < all);
    for (int row = 0; row < withoutPipeline; ++row)
        CHECK(cell(window.view().filter(), row, SuggestionsModel::Bubble) == QString::fromUtf8("–"));
    CHECK(window.view().filterButton().text() == QString::fromUtf8("Filter (1)…"));
    toggle("No tensor parallel");
    toggle("Only full recompute");
    for (int row = 0; row < window.view().filter().rowCount(); ++row) {
        CHECK(cell(window.view().filter(), row, SuggestionsModel::Layout).contains("full recompute"));
        CHECK_FALSE(cell(window.view().filter(), row, SuggestionsModel::Layout).contains("TP"));
    }
    CHECK(window.view().filter().rowCount() == 1);
    toggle("Only without recompute"); // without TP and PP nothing of the drill fits then
    CHECK(window.view().filter().rowCount() == 0);
    CHECK(window.view().emptyText().startsWith("No layout passes the filter"));
    toggle("Any recompute");
    toggle("No pipeline");
    toggle("No tensor parallel");
    CHECK(window.view().filter().rowCount() == all);
    CHECK(window.view().emptyText().isEmpty());

    ValueField& field = window.view().headroomField();
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, "30 %");
    QTest::keyClick(&field, Qt::Key_Return);
    settleSearch(window.model());
    REQUIRE(window.view().filter().rowCount() > 0);
    for (const double total : totals())
        CHECK(total <= 0.7 * 192.0 * 1073741824.0);
    field.selectAll();
    QTest::keyClicks(&field, "lots");
    QTest::keyClick(&field, Qt::Key_Return);
    CHECK(field.isInvalid());
    CHECK(window.model().headroom() == Approx(0.3));
}

TEST_CASE("What misses the high end of the measured range is marked, and a filter leaves it out") {
    Scenario scenario;
    for (const auto& [key, value] : {std::pair{"model", "llama-3.1-8b"}, std::pair{"gpus", "8"}, std::pair{"seq", "8k"},
                                     std::pair{"framework", "torchtitan"}, std::pair{"estimator", "detailed"}})
        REQUIRE_FALSE(findField(key)->parse(scenario, value));
    FreshSuggestions window(scenario);
    const auto over = [&window] {
        int rows = 0;
        for (int row = 0; row < window.model().rowCount(); ++row) {
            const QModelIndex cell = window.model().index(row, SuggestionsModel::Layout);
            const bool misses = cell.data(SuggestionsModel::HighRole).toDouble() > 1;
            rows += misses ? 1 : 0;
            const QStringList clauses = cell.data(SuggestionsModel::ClausesRole).toStringList();
            CHECK((!clauses.isEmpty() && clauses.front().startsWith("range up to ")) == misses);
            CHECK(cell.data(SuggestionsModel::HighRole).toDouble() > cell.data(SuggestionsModel::UsedRole).toDouble());
        }
        return rows;
    };
    const int all = window.model().rowCount();
    CHECK(over() > 0);
    CHECK(over() < all);
    toggleFilter(window.view(), "Only what fits over the whole range");
    settleSearch(window.model());
    CHECK(over() == 0);
    CHECK(window.model().rowCount() > 0);
    CHECK(window.view().filterButton().text() == QString::fromUtf8("Filter (1)…"));

    Scenario textbook = scenario;
    REQUIRE_FALSE(findField("estimator")->parse(textbook, "textbook"));
    window->document().apply(textbook, "textbook");
    settleSearch(window.model());
    CHECK_FALSE(window.model().wholeRange()); // it has no range
    CHECK(window.view().filterButton().text() == QString::fromUtf8("Filter…"));
    const QModelIndex first = window.model().index(0, SuggestionsModel::Gauge);
    CHECK(first.data(SuggestionsModel::HighRole) == first.data(SuggestionsModel::UsedRole));
}

TEST_CASE("Run by a framework: the textbook too proposes only what it runs, the best of that") {
    FreshSuggestions window;
    const auto choose = [&](const QString& title) {
        QTest::mouseClick(&window.view().filterButton(), Qt::LeftButton);
        QMenu* menu = &window.view().filterMenu();
        REQUIRE(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_R); // Run by
        auto* frameworks = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        REQUIRE(frameworks != nullptr);
        REQUIRE(frameworks != menu);
        for (QAction* action : frameworks->actions()) {
            if (QString(action->text()).remove('&') == title) {
                const QPoint entry = frameworks->actionGeometry(action).center();
                for (int x = entry.x() - 8; x <= entry.x(); ++x)
                    QTest::mouseMove(frameworks, {x, entry.y()});
                QTest::mouseClick(frameworks, Qt::LeftButton, Qt::NoModifier, entry);
                CHECK(action->isChecked());
                settleSearch(window.model());
                QApplication::processEvents();
                return;
            }
        }
        FAIL("no entry " << title.toStdString());
    };
    const int all = window.model().rowCount();
    for (const Framework& framework : Registry<Framework>::rows()) {
        choose(text::fromUtf8(framework.name));
        const FrameworkLimits& limits = limitsOf(framework);
        CHECK(window.model().framework()->row().key == framework.key);
        CHECK(window.view().filterButton().text() == QString::fromUtf8("Filter (1)…"));
        for (int row = 0; row < window.model().rowCount(); ++row) {
            const memladder::Layout& layout = window.model().suggestion(row)->plan.job.layout;
            INFO(framework.key << ": " << window.model().suggestion(row)->strategy);
            CHECK(window.model().suggestion(row)->plan.fits());
            CHECK((layout.tp == 1 || limits.tp));
            CHECK((layout.pp == 1 || limits.pp));
            CHECK((layout.cp == 1 || limits.cp));
            CHECK(ownZero(framework, layout.zero.index()) == layout.zero.index());
            CHECK((layout.tp == 1 || layout.zero.index() <= limits.mostZeroWithTp));
            CHECK((layout.pp == 1 || layout.zero.index() <= limits.mostZeroWithPp));
            CHECK(window.model().suggestion(row)->scenario.estimator->key == "textbook");
        }
        if (window.model().rowCount() > 0)
            CHECK(
                window.view().footText().contains("Only what " + text::fromUtf8(framework.name) + " runs."));
        else
            CHECK(window.view().emptyText().contains("Left out: "));
    }
    choose("DeepSpeed"); // ZeRO-3 stands alone there: the best with TP is another layout, not none
    bool withTensor = false;
    for (int row = 0; row < window.model().rowCount(); ++row)
        withTensor = withTensor || window.model().suggestion(row)->plan.job.layout.tp > 1;
    CHECK(withTensor);
    choose("Any framework");
    CHECK(window.model().rowCount() == all);
    CHECK(window->document().undoStack().count() == 0); // a filter is no change of the scenario

    REQUIRE_FALSE(window->document().setField("estimator", "detailed")); // there it is the account's own
    settleSearch(window.model());
    choose("DeepSpeed");
    CHECK(window->document().scenario().framework->key == "deepspeed");
    CHECK(window.view().filterButton().text() == QString::fromUtf8("Filter…"));
}

TEST_CASE("Where nothing fits the bound's inequality stands in its place, with its numbers") {
    FreshSuggestions window(searchDrill(8));
    CHECK_FALSE(window.table().isVisible());
    const QString text = window.view().emptyText();
    CHECK(text.startsWith(QString::fromUtf8("Nothing fits on 8 × 192 GiB")));
    CHECK(text.contains(QString::fromUtf8("states ≥ 16·175e9/8 = 325.96 GiB > 182.00 GiB usable")));
    CHECK(text.contains("Closest: "));
    CHECK_FALSE(window.view().applyButton().isEnabled());
    window->document().setField("gpus", "32");
    settleSearch(window.model());
    CHECK(window.table().isVisible());
    CHECK(window.view().emptyText().isEmpty());
}

TEST_CASE("A drag with the suggestions in sight keeps up, and ends with the answer for where it ended") {
    FreshSuggestions window;
    LogSlider& slider = *window->panel().quantity("params")->slider();
    dragTo(slider, 30e9, 40);
    settleSearch(window.model());
    CHECK(window.model().question().params == window->document().scenario().params);
    REQUIRE(window.model().rowCount() > 0);
    CHECK(window.model().suggestion(0)->plan.job.shape.params == window->document().scenario().params);
    CHECK(window->document().undoStack().count() == 1);
}

TEST_CASE("Narrow windows lose whole columns, never parts of numbers") {
    for (const QSize size : {QSize(1280, 800), QSize(1024, 768), QSize(700, 600), QSize(3840, 2160)}) {
        FreshSuggestions window(searchDrill(), size);
        int used = 0;
        for (int column = 0; column < SuggestionsModel::ColumnCount; ++column)
            used += window.table().isColumnHidden(column) ? 0 : window.table().columnWidth(column);
        CHECK(used <= window.table().viewport()->width());
        CHECK_FALSE(window.table().isColumnHidden(SuggestionsModel::Total));
        CHECK_FALSE(window.table().isColumnHidden(SuggestionsModel::Headroom));
    }
}
