// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A hand on every control, chart, panel and menu entry: mouse and keys as they come from outside, and what
/// each must change.
#include "catch.h"

#include "document/ui_text.h"
#include "gui/ui_support.h"
#include "lecture/lecture_desk.h"
#include "lecture/presenter.h"
#include "models/issues_model.h"
#include "widgets/card_row.h"
#include "widgets/main_window.h"
#include "widgets/notice_bar.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTimer>

#include <set>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

/// A window with every section open.
class FreshHands {
public:
    explicit FreshHands(QSize size = {1280, 800}) {
        useUiStyle();
        window = std::make_unique<MainWindow>(false);
        present(*window, size);
        for (Section* section : window->panel().sections())
            section->setOpen(true);
        QApplication::processEvents();
    }
    MainWindow* operator->() { return window.get(); }
    MainWindow& operator*() { return *window; }
    std::unique_ptr<MainWindow> window;
};

/// Brings a control of the column into sight, as a hand scrolls to it.
void scrollTo(MainWindow& window, QWidget& control) {
    auto* area = qobject_cast<QScrollArea*>(window.panel().parentWidget()->parentWidget());
    REQUIRE(area != nullptr);
    area->ensureWidgetVisible(&control);
    QApplication::processEvents();
    REQUIRE_FALSE(control.visibleRegion().isEmpty());
}

void typeInto(QLineEdit& field, const QString& text) {
    QTest::mouseClick(&field, Qt::LeftButton);
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

/// Picks an entry of a combo box with the mouse.
void pick(QComboBox& box, int row) {
    QTest::mouseClick(&box, Qt::LeftButton);
    REQUIRE(QTest::qWaitFor([&box] { return box.view()->isVisible(); }));
    const QModelIndex index = box.model()->index(row, box.modelColumn());
    box.view()->scrollTo(index);
    const QPoint at = box.view()->visualRect(index).center();
    QTest::mouseMove(box.view()->viewport(), at - QPoint(2, 0));
    QTest::mouseMove(box.view()->viewport(), at);
    QTest::qWait(QApplication::doubleClickInterval() > 0 ? 1 : 0);
    QTest::mouseClick(box.view()->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    if (box.view()
            ->isVisible()) // a release so soon after the press that opened it counts as that press's own
        QTest::keyClick(box.view(), Qt::Key_Return);
    QApplication::processEvents();
}

/// As a hand does: over the menu to the entry.
void clickMenuEntry(QMenu& menu, QAction* action) {
    const QPoint entry = menu.actionGeometry(action).center();
    for (int x = entry.x() - 8; x <= entry.x(); ++x)
        QTest::mouseMove(&menu, {x, entry.y()});
    QTest::mouseClick(&menu, Qt::LeftButton, Qt::NoModifier, entry);
}

void clickTab(QTabBar& bar, int tab) {
    QTest::mouseClick(&bar, Qt::LeftButton, Qt::NoModifier, bar.tabRect(tab).center());
    QApplication::processEvents();
}

/// Another value that the field takes, as a person would type it; empty where there is none.
QString otherText(const Field& field, const Scenario& scenario) {
    Scenario next = scenario;
    switch (field.kind) {
    case FieldKind::Count:
    case FieldKind::Tokens: {
        const std::uint64_t now = std::max<std::uint64_t>(field.number(scenario), field.minimum);
        field.setNumber(next, now * 2 <= field.maximum && now > 0 ? now * 2 : now + 1);
        return QString::number(field.number(next));
    }
    case FieldKind::Size:
        return QStringLiteral("96GB");
    case FieldKind::Ratio:
        return QStringLiteral("1.25");
    case FieldKind::Bytes:
        return QStringLiteral("6");
    case FieldKind::Month:
        return QStringLiteral("2024-06");
    case FieldKind::List:
        return QStringLiteral("26,27");
    case FieldKind::Residual:
        return QStringLiteral("allocated+0.5GiB");
    case FieldKind::Choice:
        break;
    }
    return {};
}

} // namespace

TEST_CASE("Every typed field: a click into it, a value, Enter; then undo by key") {
    FreshHands window;
    int tried = 0;
    for (const Field& field : fields()) {
        QuantityEditor* editor = window->panel().quantity(field.key);
        if (editor == nullptr)
            continue;
        CAPTURE(std::string(field.key));
        const Scenario before = window->document().scenario();
        const QString text = otherText(field, before);
        Scenario wanted = before;
        REQUIRE_FALSE(field.parse(wanted, text.toStdString()));
        scrollTo(*window, *editor->field());
        typeInto(*editor->field(), text);
        CHECK(field.text(window->document().scenario()) == field.text(wanted));
        CHECK_FALSE(editor->field()->isRejected());
        QTest::keyClick(window.window.get(), Qt::Key_Z, Qt::ControlModifier);
        CHECK(window->document().scenario() == before);
        ++tried;
    }
    CHECK(tried > 20);
}

TEST_CASE("Fields with a number step by the arrow keys") {
    FreshHands window;
    for (const char* key : {"params", "gpus", "seq"}) {
        CAPTURE(key);
        const Field& row = field(key);
        ValueField* typed = window->panel().quantity(key)->field();
        scrollTo(*window, *typed);
        QTest::mouseClick(typed, Qt::LeftButton);
        const std::uint64_t before = row.number(window->document().scenario());
        QTest::keyClick(typed, Qt::Key_Up);
        CHECK(row.number(window->document().scenario()) > before);
        QTest::keyClick(typed, Qt::Key_Down);
        CHECK(row.number(window->document().scenario()) == before);
    }
}

TEST_CASE("Every choice in a section: opened and picked with the mouse, walked with the keys") {
    FreshHands window;
    int tried = 0;
    for (const Field& field : fields()) {
        ComboEditor* editor = window->panel().combo(field.key);
        if (editor == nullptr)
            continue;
        CAPTURE(std::string(field.key));
        QComboBox& box = *editor->box();
        const Scenario before = window->document().scenario();
        const int wanted = (box.currentIndex() + 1) % box.count();
        scrollTo(*window, box);
        pick(box, wanted);
        CHECK(field.text(window->document().scenario()) == box.itemData(wanted).toString().toStdString());
        QTest::keyClick(window.window.get(), Qt::Key_Z, Qt::ControlModifier);
        CHECK(window->document().scenario() == before);

        box.setFocus();
        const bool up = box.currentIndex() == box.count() - 1;
        const int next = box.currentIndex() + (up ? -1 : 1);
        QTest::keyClick(&box, up ? Qt::Key_Up : Qt::Key_Down);
        CHECK(box.currentIndex() == next);
        CHECK(field.text(window->document().scenario()) == box.itemData(next).toString().toStdString());
        QTest::keyClick(window.window.get(), Qt::Key_Z, Qt::ControlModifier);
        CHECK(window->document().scenario() == before);
        ++tried;
    }
    CHECK(tried > 8);
    QComboBox& model = *window->panel().modelBox();
    scrollTo(*window, model);
    pick(model, 4);
    REQUIRE(window->document().scenario().model);
    CHECK(window->document().scenario().model->index() == 3);
    pick(model, 0);
    CHECK_FALSE(window->document().scenario().model);
}

TEST_CASE("Every button of the two rows of choices, with the mouse") {
    FreshHands window;
    for (const char* key : {"recompute", "zero"}) {
        ChoiceEditor* editor = window->panel().choice(key);
        for (const FieldChoice& choice : field(key).choices()) {
            QAbstractButton* button = editor->button(text::fromUtf8(choice.key));
            if (button == nullptr) // the list behind the field has more than the row
                continue;
            CAPTURE(key, std::string(choice.key));
            scrollTo(*window, *button);
            QTest::mouseClick(button, Qt::LeftButton);
            CHECK(field(key).text(window->document().scenario()) == choice.key);
            CHECK(button->isChecked());
        }
    }
}

TEST_CASE("Every section opens and closes by a click and by a key, and is told in its head") {
    FreshHands window;
    for (Section* section : window->panel().sections()) {
        CAPTURE(section->head()->accessibleName().toStdString());
        scrollTo(*window, *section->head());
        REQUIRE(section->isOpen());
        QTest::mouseClick(section->head(), Qt::LeftButton);
        CHECK_FALSE(section->isOpen());
        CHECK_FALSE(section->body()->isVisible());
        section->head()->setFocus();
        QTest::keyClick(section->head(), Qt::Key_Space);
        CHECK(section->isOpen());
    }
}

TEST_CASE("Cards by hand: the box draws, the circle plans, the link adds, Delete removes") {
    FreshHands window;
    CardList& cards = *window->panel().cards();
    scrollTo(*window, *cards.row(2));
    QTest::mouseClick(cards.row(2)->check(), Qt::LeftButton, Qt::NoModifier, {8, 11});
    CHECK(window->chart().shownSpec().stacks.ceilings.size() == 2);
    cards.row(1)->radio()->setFocus();
    QTest::keyClick(cards.row(1)->radio(), Qt::Key_Space);
    CHECK(plannedCard(window->document().scenario()).size == CardSize::gb(141));
    scrollTo(*window, *cards.addButton());
    whenModal([](QWidget& dialog) {
        QTest::keyClicks(dialog.findChild<QLineEdit*>(), "mi300x");
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        return true;
    });
    QTest::mouseClick(cards.addButton(), Qt::LeftButton);
    REQUIRE(cards.cards().size() == 4);
    CHECK(cards.cards()[3].gpu == Choice<Gpu>::named("mi300x"));
    cards.row(3)->check()->setFocus();
    QTest::keyClick(cards.row(3)->check(), Qt::Key_Delete);
    CHECK(cards.cards().size() == 3);
}

TEST_CASE("What is wrong with a value is mended by the link beside it, with the keys") {
    FreshHands window;
    QuantityEditor* tp = window->panel().quantity("tp");
    scrollTo(*window, *tp->field());
    typeInto(*tp->field(), "3");
    REQUIRE(window->document().scenario().tp == 3);
    QLabel* complaint = nullptr;
    for (QLabel* label : tp->findChildren<QLabel*>())
        if (label->text().contains("href=\"2\""))
            complaint = label;
    REQUIRE(complaint != nullptr);
    complaint->setFocus(Qt::TabFocusReason);
    QTest::keyClick(complaint, Qt::Key_Tab); // to the first value
    QWidget* focus = QApplication::focusWidget() == complaint ? complaint : QApplication::focusWidget();
    if (focus != complaint)
        complaint->setFocus(Qt::BacktabFocusReason);
    QTest::keyClick(complaint, Qt::Key_Return);
    CHECK(window->document().scenario().tp != 3);
    CHECK_FALSE(tp->field()->isInvalid());
}

TEST_CASE("Every chart: its tab, a click in it, and its keys") {
    FreshHands window;
    for (std::size_t i = 0; i < charts().size(); ++i) {
        const std::string key(charts()[i].key);
        CAPTURE(key);
        window->document().restart([&] {
            Scenario s;
            s.zero = Choice<Sharding>::named("3");
            s.gpus = 64;
            s.pp = key == "stages" ? 4 : 1; // a bar a stage
            return s;
        }());
        clickTab(window->chartTabs(), static_cast<int>(i));
        ChartView& chart = window->chart();
        REQUIRE(chart.shownSpec().key.toStdString() == key);
        REQUIRE(QTest::qWaitFor([&] { return !window->mapSearch().isBusy(); }, 20000));
        QApplication::processEvents();
        const Scenario before = window->document().scenario();
        const ChartLayout& layout = chart.chartLayout();
        if (!layout.spots.empty()) { // places: a click goes there where it is another scenario
            bool moved = false;
            for (const ChartSpot& spot : layout.spots) {
                QTest::mouseMove(&chart, spot.area.center().toPoint());
                QTest::mouseClick(&chart, Qt::LeftButton, Qt::NoModifier, spot.area.center().toPoint());
                if (!(window->document().scenario() == before)) {
                    moved = true;
                    break;
                }
            }
            CHECK(moved);
        } else { // bars: a click makes one the current one, and its scheme the scenario's
            REQUIRE_FALSE(layout.bars.empty());
            const bool chooses = key == "budget";
            const int index = chooses ? 0 : static_cast<int>(layout.bars.size()) - 1;
            const QPoint on = layout.bars[static_cast<std::size_t>(index)].body.center().toPoint();
            QTest::mouseMove(&chart, on);
            QTest::mouseClick(&chart, Qt::LeftButton, Qt::NoModifier, on);
            QApplication::processEvents();
            CHECK(chart.currentBar() == index);
            CHECK((window->document().scenario().zero->id == "ddp") == chooses);
        }
        window->document().restart(before);
        QApplication::processEvents();
        chart.setFocus();
        const bool bars = chart.chartLayout().spots.empty();
        QTest::keyClick(&chart, bars ? Qt::Key_Home : Qt::Key_Escape);
        if (!bars)
            QTest::keyClick(&chart, Qt::Key_Right);
        const int first = chart.currentBar();
        CHECK(first >= 0);
        CHECK_FALSE(chart.describeBar(first).isEmpty());
        QTest::keyClick(&chart, Qt::Key_Right);
        CHECK(chart.currentBar() != first);
        QTest::keyClick(&chart, Qt::Key_Return);
        QTest::keyClick(&chart, Qt::Key_Escape);
        QTest::keyClick(&chart, Qt::Key_L);
        CHECK(chart.isAxisLocked());
        QTest::keyClick(&chart, Qt::Key_L);
        CHECK_FALSE(chart.isAxisLocked());
        CHECK_FALSE(chart.description().isEmpty());
    }
}

TEST_CASE("Controls at the ends of the rows of tabs: what is compared, states or total, copies and pins") {
    FreshHands window;
    QComboBox& compare = window->compareBox();
    for (int row = 0; row < compare.count(); ++row) {
        const QString key = compare.itemData(row).toString();
        CAPTURE(key.toStdString());
        pick(compare, row);
        CHECK(window->view().compare == key);
        CHECK_FALSE(window->chart().shownSpec().stacks.bars.empty());
    }
    for (const int chart : {1, 2}) { // the wall and the ladder
        clickTab(window->chartTabs(), chart);
        for (const char* key : {"total", "states"}) {
            QTest::mouseClick(window->measureChoice().button(QString::fromLatin1(key)), Qt::LeftButton);
            CHECK(window->view().measure == QLatin1String(key));
        }
    }
    clickTab(window->lowerTabs(), LadderTab);
    auto* ladderOf = window->lowerTabRow().findChild<ChoiceEditor*>();
    REQUIRE(ladderOf != nullptr);
    const QString totals = window->ladder().model()->index(0, 1).data().toString();
    QTest::mouseClick(ladderOf->button(QStringLiteral("states")), Qt::LeftButton);
    CHECK(window->ladder().model()->index(0, 1).data().toString() != totals);
    QTest::mouseClick(ladderOf->button(QStringLiteral("total")), Qt::LeftButton);
    CHECK(window->ladder().model()->index(0, 1).data().toString() == totals);

    clickTab(window->lowerTabs(), PinnedTab);
    QList<QPushButton*> buttons = window->pinned().corner()->findChildren<QPushButton*>();
    REQUIRE(buttons.size() == 3);
    QTest::mouseClick(buttons[0], Qt::LeftButton); // Pin
    CHECK(window->pins().list().size() == 1);
    window->document().setField("params", "7B");
    QApplication::processEvents();
    QTest::mouseClick(buttons[1], Qt::LeftButton); // Use
    CHECK(window->document().scenario() == window->pins().list()[0].scenario);
    QTest::mouseClick(buttons[2], Qt::LeftButton); // Remove
    CHECK(window->pins().list().empty());
}

TEST_CASE("Every table: its tab, a walk through it by keys, a copy, and the height that the hand gives it") {
    FreshHands window;
    window->document().setField("zero", "3");
    for (int tab = 0; tab < window->lowerTabs().count(); ++tab) {
        CAPTURE(window->lowerTabs().tabText(tab).toStdString());
        if (tab == PinnedTab)
            QTest::keyClick(window.window.get(), Qt::Key_P);
        clickTab(window->lowerTabs(), tab);
        CHECK(window->lowerTabs().currentIndex() == tab);
        if (tab == SuggestionsTab)
            REQUIRE(
                QTest::qWaitFor([&] { return !window->suggestions().suggestions().isSearching(); }, 20000));
        QApplication::processEvents();
        DataTable* table = nullptr;
        for (DataTable* one : window->findChildren<DataTable*>())
            if (one->isVisible())
                table = one;
        if (table == nullptr)
            continue; // the work, the launch settings, and issues where there are none
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Down);
        CHECK((table->model()->rowCount() < 2 || table->currentIndex().row() == 1));
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(table, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(table, Qt::Key_Tab); // leaves it
        CHECK(QApplication::focusWidget() != table);
    }
    clickTab(window->lowerTabs(), BreakdownTab);
    auto* splitter = window->findChild<QSplitter*>();
    REQUIRE(splitter != nullptr);
    const int before = window->chart().height();
    QSplitterHandle* handle = splitter->handle(1);
    const QPoint from = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, Qt::NoModifier, from);
    for (int step = 1; step <= 10; ++step) {
        const QPoint at = from - QPoint(0, 6 * step);
        QMouseEvent move(QEvent::MouseMove, at, handle->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(handle, &move);
    }
    QTest::mouseRelease(handle, Qt::LeftButton, Qt::NoModifier, from);
    QApplication::processEvents();
    CHECK(window->chart().height() < before);
}

TEST_CASE("Issues: a row shows its field, a value is taken, and where there are none that is said") {
    FreshHands window;
    clickTab(window->lowerTabs(), IssuesTab);
    CHECK(window->issues().emptyText().startsWith("Nothing to report"));
    window->document().setField("tp", "3");
    QApplication::processEvents();
    CHECK(window->issues().emptyText().isEmpty());
    DataTable& table = window->issues().table();
    REQUIRE(table.isVisible());
    QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::NoModifier,
                      table.visualRect(table.model()->index(0, 2)).center());
    CHECK(QApplication::focusWidget() == window->panel().quantity("tp")->field());
    table.setFocus();
    table.setCurrentIndex(table.model()->index(0, IssuesModel::FirstValue));
    QTest::keyClick(&table, Qt::Key_Return);
    CHECK(window->document().scenario().tp != 3);

    // Long sentences are whole, whatever the width.
    for (const int width : {640, 1024, 1280}) {
        window->resize(width, 700);
        window->document().restart([] {
            Scenario s;
            (void)field("model").parse(s, "llama-3.1-8b");
            (void)field("params").parse(s, "13.4B");
            s.scaled = Choice<Switch>::named("on");
            s.tp = 16;
            s.gpus = 16;
            return s;
        }());
        QApplication::processEvents();
        REQUIRE(table.model()->rowCount() > 0);
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const QModelIndex cell = table.model()->index(row, 2);
            const QRect rect = table.visualRect(cell);
            const QRect text = QFontMetrics(table.font())
                                   .boundingRect(QRect(0, 0, rect.width() - 16, 4000), Qt::TextWordWrap,
                                                 cell.data().toString());
            CAPTURE(width, cell.data().toString().toStdString());
            CHECK(text.height() <= rect.height());
        }
    }
}

TEST_CASE("Every menu entry does something when a hand clicks it, and whatever it opens can be left") {
    useUiStyle();
    const QTemporaryDir aside; // what is saved by chance lands here
    const QString home = QDir::currentPath();
    QDir::setCurrent(aside.path());
    FreshHands window;
    QTimer closer; // dialogs run loops of their own
    QObject::connect(&closer, &QTimer::timeout, [] {
        if (QWidget* modal = QApplication::activeModalWidget())
            modal->close();
    });
    closer.start(30);
    int clicked = 0;
    const auto visit = [&](QMenu& menu, const std::function<void()>& open, const auto& self) -> void {
        const QList<QAction*> entries = menu.actions();
        for (QAction* action : entries) {
            if (action->isSeparator() || !action->isEnabled() || !action->isVisible() ||
                action->text().contains("Quit"))
                continue;
            open();
            REQUIRE(menu.isVisible());
            if (action->menu() != nullptr) {
                QMenu& inner = *action->menu();
                QTest::keyClick(&menu, Qt::Key_Escape);
                self(
                    inner,
                    [&menu, action, open] {
                        open();
                        menu.setActiveAction(action);
                        QTest::keyClick(&menu, Qt::Key_Right);
                    },
                    self);
                continue;
            }
            CAPTURE(action->text().toStdString());
            QSignalSpy spy(action, &QAction::triggered);
            clickMenuEntry(menu, action);
            QApplication::processEvents();
            CHECK(spy.count() == 1);
            ++clicked;
            while (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
            for (QWidget* top : QApplication::topLevelWidgets()) // a talk is left by Escape
                if (auto* talk = qobject_cast<Presenter*>(top); talk != nullptr && talk->isVisible())
                    QTest::keyClick(talk, Qt::Key_Escape);
            if (window->isFullScreen())
                QTest::keyClick(window.window.get(), Qt::Key_F11);
            QApplication::processEvents();
            REQUIRE(window->isVisible());
            window->activateWindow();
        }
    };
    QMenuBar& bar = *window->menuBar();
    for (QAction* top : bar.actions()) {
        const auto open = [&bar, top] {
            QTest::mouseClick(&bar, Qt::LeftButton, Qt::NoModifier, bar.actionGeometry(top).center());
            QApplication::processEvents();
        };
        visit(*top->menu(), open, visit);
    }
    CHECK(clicked > 30);
    for (QPushButton* button : bar.findChildren<QPushButton*>()) { // Present, Export…
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::qWait(60);
        for (QWidget* top : QApplication::topLevelWidgets())
            if (auto* talk = qobject_cast<Presenter*>(top); talk != nullptr && talk->isVisible())
                QTest::keyClick(talk, Qt::Key_Escape);
        QApplication::processEvents();
        CHECK(QApplication::activeModalWidget() == nullptr);
    }
    QDir::setCurrent(home);
}
