// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "charts/chart_registry.h"
#include "document/ui_text.h"
#include "gui/ui_support.h"
#include "language/language.h"
#include "models/pinned_model.h"
#include "widgets/add_card_dialog.h"
#include "widgets/card_row.h"
#include "widgets/key_sheet.h"
#include "widgets/main_window.h"
#include "widgets/verdict_banner.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>

#include <algorithm>
#include <set>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

/// A window as a new user sees it, with no session behind it.
class Fresh {
public:
    explicit Fresh(QSize size = {1280, 800}) {
        useUiStyle();
        window = std::make_unique<MainWindow>(false);
        present(*window, size);
    }
    MainWindow* operator->() { return window.get(); }
    std::unique_ptr<MainWindow> window;
};

const ChartBar& bar(MainWindow& window, const char* key) {
    static ChartSpec shown;
    shown = window.chart().shownSpec();
    for (const ChartBar& one : shown.stacks.bars)
        if (one.key == QLatin1String(key))
            return one;
    FAIL("no bar " << key);
    return shown.stacks.bars.front();
}

/// Types into the field of a quantity and presses Enter.
void type(MainWindow& window, const char* key, const char* text) {
    QuantityEditor* editor = window.panel().quantity(key);
    REQUIRE(editor != nullptr);
    editor->field()->setFocus();
    editor->field()->selectAll();
    const QString wanted = QString::fromUtf8(text);
    for (const QChar letter : wanted) { // as an input method sends them, whatever the script
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QApplication::sendEvent(editor->field(), &press);
    }
    QTest::keyClick(editor->field(), Qt::Key_Return);
}

/// The smallest size in steps of 10 M at which a bar no longer fits, found by asking the document.
double crossing(MainWindow& window, const char* key) {
    std::uint64_t low = 100;    // of 10 M
    std::uint64_t high = 10000; // 100 B
    while (low + 1 < high) {
        const std::uint64_t middle = (low + high) / 2;
        window.document().setNumber("params", middle * 10'000'000);
        (bar(window, key).fits.value_or(false) ? low : high) = middle;
    }
    return static_cast<double>(high) / 100.0;
}

} // namespace

TEST_CASE("The first window: defaults of the field table, three generations of cards, a verdict") {
    Fresh window;
    CHECK(window->document().scenario() == Scenario());
    const ChartSpec spec = window->chart().shownSpec();
    REQUIRE(spec.stacks.bars.size() == 4);
    REQUIRE(spec.stacks.ceilings.size() == 3);
    CHECK(spec.stacks.ceilings[0].label == "80 GB");
    CHECK(spec.stacks.ceilings[0].planned);
    CHECK(spec.stacks.ceilings[2].label == "192 GB");
    CHECK(bar(*window.window, "ddp").selected);
    CHECK_FALSE(window->verdict().verdict().headline.isEmpty());
    CHECK(window->verdict().verdict().kind == Verdict::Kind::DoesNotFit);
}

TEST_CASE("A drag of the size slider repaints the chart at every step and is one step of undo") {
    Fresh window;
    LogSlider& slider = *window->panel().quantity("params")->slider();
    PaintCounter painted(window->chart());
    const Scenario before = window->document().scenario();
    int lastCount = painted.count;
    int stepsSeen = 0;
    double lastValue = slider.value();
    std::set<std::uint64_t> layers;
    dragTo(slider, 175e9, 40, [&] {
        if (slider.value() != lastValue) { // within a magnet the value rests, and nothing is to be drawn
            CHECK(painted.count > lastCount);
            ++stepsSeen;
        }
        layers.insert(window->document().plan().job.shape.layers); // the shape follows the size
        lastValue = slider.value();
        lastCount = painted.count;
        CHECK(window->document().scenario().params == static_cast<std::uint64_t>(slider.value()));
    });
    CHECK(stepsSeen > 12); // 40 px of travel less three magnets
    CHECK(layers.size() > 10);
    CHECK(window->document().scenario().params == 175'000'000'000);
    CHECK(window->document().plan().job.shape.layers == 96);
    QUndoStack& undo = window->document().undoStack();
    REQUIRE(undo.count() == 1);
    CHECK(undo.undoText() == "Model size 30 B to 175 B");
    QTest::keyClick(window.window.get(), Qt::Key_Z, Qt::ControlModifier);
    CHECK(window->document().scenario() == before);
    CHECK(slider.value() == 30e9);
    QTest::keyClick(window.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(window->document().scenario().params == 175'000'000'000);
}

TEST_CASE("A long word that is refused is broken where it has no room: the column stays as wide as it was") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    QuantityEditor& gpus = *window.panel().quantity("gpus");
    const int column = window.panel().width();
    for (const QString& typed : {QString(60, QLatin1Char('w')), QString(40, QLatin1Char('9'))}) {
        gpus.field()->setFocus();
        gpus.field()->selectAll();
        QTest::keyClicks(gpus.field(), typed);
        QTest::keyClick(gpus.field(), Qt::Key_Return);
        QTest::qWait(20);
        CHECK(gpus.complaint().contains(typed.left(30))); // whole for who hears it
        CHECK(gpus.minimumSizeHint().width() < 260); // of 264
        CHECK(window.panel().width() <= column); // a scroll bar takes some
    }
}

TEST_CASE("At 8 GPUs and sequence 2048 ZeRO-3 passes 80 GB at 37.8, 26.9 and 14.05 B") {
    Fresh window;
    REQUIRE(window->document().scenario().seq == 2048);
    window->document().setField("zero", "3");
    const auto at = [&](const char* mode) {
        window->document().setField("recompute", mode);
        return crossing(*window.window, "zero3");
    };
    CHECK(at("full") == Approx(37.8).margin(0.051));
    CHECK(at("selective") == Approx(26.9).margin(0.051));
    CHECK(at("none") == Approx(14.05).margin(0.0101));

    // Replicated parameters and gradients, "four bytes a weight", fill 80 GB at exactly 20 B.
    const auto replicated = [&](std::uint64_t params) {
        window->document().setNumber("params", params);
        const ChartBar& one = bar(*window.window, "zero1");
        return one.segments[0].value + one.segments[1].value;
    };
    const Bytes ceiling = window->chart().shownSpec().stacks.ceilings[0].value;
    CHECK(replicated(20'000'000'000) == ceiling);
    CHECK(replicated(20'010'000'000) > ceiling);
}

TEST_CASE("The same crossing under the hand: a real drag passes the ceiling between 37.7 and 37.9 B") {
    Fresh window;
    window->document().setField("zero", "3");
    window->document().setField("recompute", "full");
    LogSlider& slider = *window->panel().quantity("params")->slider();
    double lastThatFits = 0;
    double firstThatDoesNot = 1e20;
    dragTo(slider, 60e9, 200, [&] {
        const double value = slider.value();
        if (bar(*window.window, "zero3").fits.value_or(false))
            lastThatFits = std::max(lastThatFits, value);
        else
            firstThatDoesNot = std::min(firstThatDoesNot, value);
    });
    CHECK(lastThatFits >= 30e9);
    CHECK(lastThatFits < 37.9e9);
    CHECK(firstThatDoesNot > 37.7e9);
    CHECK(firstThatDoesNot < 60e9);
    CHECK(window->verdict().verdict().kind == Verdict::Kind::Impossible); // 16 · 60e9 / 8 > 80e9
}

TEST_CASE(
    "Exact entry takes what people type; a bad one stays, is marked, and the old value stays in force") {
    Fresh window;
    type(*window.window, "params", "7b");
    CHECK(window->document().scenario().params == 7'000'000'000);
    QuantityEditor* size = window->panel().quantity("params");
    CHECK(size->field()->text() == "7 B");
    type(*window.window, "params", "70e9");
    CHECK(window->document().scenario().params == 70'000'000'000);
    type(*window.window, "params", "1.3 B");
    CHECK(window->document().scenario().params == 1'300'000'000);
    type(*window.window, "seq", "8k");
    CHECK(window->document().scenario().seq == 8192);
    CHECK(window->panel().quantity("seq")->field()->text() == "8,192");
    type(*window.window, "params", "50T"); // beyond the slider's end
    CHECK(window->document().scenario().params == 50'000'000'000'000);

    const Scenario inForce = window->document().scenario();
    for (const char* bad :
         {"abc", "-1", "0", "1e40", "nan", "inf", "7 apples", "8.5", "٣", "0x10", "1e", "--", "<b>7</b>"}) {
        CAPTURE(bad);
        type(*window.window, "gpus", bad);
        QuantityEditor* gpus = window->panel().quantity("gpus");
        CHECK(window->document().scenario() == inForce);
        CHECK(gpus->field()->text() == QString::fromUtf8(bad));
        CHECK(gpus->field()->isInvalid());
        CHECK(gpus->complaint().contains("Accepted"));
        CHECK(gpus->complaint().contains(QString::fromUtf8(bad)));
    }
    // Another change leaves the mark; Escape gives the entry up.
    window->document().setField("seq", "4096");
    QuantityEditor* gpus = window->panel().quantity("gpus");
    CHECK(gpus->field()->isInvalid());
    gpus->field()->setFocus();
    QTest::keyClick(gpus->field(), Qt::Key_Escape);
    CHECK_FALSE(gpus->field()->isInvalid());
    CHECK(gpus->field()->text() == "8");
    CHECK(gpus->complaint().isEmpty());
    // And a good one clears it.
    type(*window.window, "gpus", "x");
    type(*window.window, "gpus", "24");
    CHECK_FALSE(gpus->field()->isInvalid());
    CHECK(window->document().scenario().gpus == 24);
}

TEST_CASE("The bad entry has a border of two pixels in the colour of trouble") {
    Fresh window;
    type(*window.window, "gpus", "x");
    window->panel().quantity("seq")->field()->setFocus();
    const QImage picture = window->panel().quantity("gpus")->field()->grab().toImage();
    const QColor trouble = themeColor(ThemeKind::Light, Token::NoFit);
    CHECK(picture.pixelColor(0, 12) == trouble);
    CHECK(picture.pixelColor(1, 12) == trouble);
    CHECK(picture.pixelColor(picture.width() - 1, 12) == trouble);
    CHECK(picture.pixelColor(30, 1) == trouble);
    CHECK(picture.pixelColor(4, 12) != trouble);
}

TEST_CASE("The focus ring stands whole around a field, one pixel off it") {
    Fresh window;
    ValueField* field = window->panel().quantity("gpus")->field();
    field->setFocus();
    QApplication::processEvents();
    const QRect place(field->mapTo(window.window.get(), QPoint(0, 0)), field->size());
    const QImage picture = window->grab().toImage();
    const QColor accent = themeColor(ThemeKind::Light, Token::Accent);
    const QPoint middle = place.center();
    CHECK(picture.pixelColor(place.left() - 3, middle.y()) == accent);
    CHECK(picture.pixelColor(place.right() + 3, middle.y()) == accent);
    CHECK(picture.pixelColor(middle.x(), place.top() - 3) == accent);
    CHECK(picture.pixelColor(middle.x(), place.bottom() + 3) == accent);
    CHECK(picture.pixelColor(place.left() - 1, middle.y()) == themeColor(ThemeKind::Light, Token::Window));
}

TEST_CASE("A layout that cannot be is marked at its field and offers the nearest that can") {
    Fresh window;
    type(*window.window, "tp", "3");
    CHECK(window->document().scenario().tp == 3);
    QuantityEditor* tp = window->panel().quantity("tp");
    CHECK(tp->field()->isInvalid());
    CHECK_FALSE(tp->complaint().isEmpty());
    CHECK(window->verdict().verdict().kind == Verdict::Kind::NoLayout);
    CHECK(window->lowerTabs().tabText(IssuesTab) == "Issues (1)");
    QLabel* complaint = nullptr;
    for (QLabel* label : tp->findChildren<QLabel*>())
        if (label->text().contains("href=\"2\""))
            complaint = label;
    REQUIRE(complaint != nullptr);
    Q_EMIT complaint->linkActivated("2");
    CHECK(window->document().scenario().tp == 2);
    CHECK_FALSE(tp->field()->isInvalid());
    CHECK(window->lowerTabs().tabText(IssuesTab) == "Issues");
}

TEST_CASE("Every input of the field table has an editor in the window") {
    Fresh window;
    for (const Field& field : fields()) {
        CAPTURE(field.key);
        CHECK(window->panel().hasEditor(field.key));
        CHECK(window->panel().focusField(field.key));
        QWidget* focus = QApplication::focusWidget();
        REQUIRE(focus != nullptr);
        CHECK(window->panel().isAncestorOf(focus));
    }
}

TEST_CASE("Every choice of every combo box can be made, and undone") {
    Fresh window;
    for (const Field& field : fields()) {
        ComboEditor* combo = window->panel().combo(field.key);
        if (combo == nullptr)
            continue;
        for (int i = 0; i < combo->box()->count(); ++i) {
            CAPTURE(field.key, i);
            Q_EMIT combo->box()->activated(i);
            CHECK(field.text(window->document().scenario()) ==
                  combo->box()->itemData(i).toString().toStdString());
            CHECK(combo->box()->currentIndex() == i);
        }
    }
    while (window->document().undoStack().canUndo())
        window->document().undoStack().undo();
    CHECK(window->document().scenario() == Scenario());
}

TEST_CASE("Choices by keyboard: arrows walk the buttons") {
    Fresh window;
    ChoiceEditor* recompute = window->panel().choice("recompute");
    recompute->setFocus();
    QWidget* focus = QApplication::focusWidget();
    REQUIRE(focus == recompute->button("none"));
    QTest::keyClick(focus, Qt::Key_Right);
    CHECK(window->document().scenario().recompute->key == "selective");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    CHECK(window->document().scenario().recompute->key == "full");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    CHECK(window->document().scenario().recompute->key == "selective");
    QTest::mouseClick(window->panel().choice("zero")->button("3"), Qt::LeftButton);
    CHECK(window->document().scenario().zero->id == "zero3");
    CHECK(bar(*window.window, "zero3").selected);
    window->document().undoStack().undo();
    CHECK(window->panel().choice("zero")->current() == "0");
    CHECK(window->panel().choice("zero")->button("0")->isChecked());
}

TEST_CASE("A click on a bar and a click in the table choose the scheme") {
    Fresh window;
    Q_EMIT window->chart().barActivated("zero2");
    CHECK(window->document().scenario().zero->id == "zero2");
    CHECK(window->document().undoStack().undoText() == "Sharding DDP to ZeRO-2");
    BreakdownView& table = window->breakdown();
    QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::NoModifier,
                      table.visualRect(table.model()->index(1, 4)).center());
    CHECK(window->document().scenario().zero->id == "zero3");
    table.setFocus();
    table.setCurrentIndex(table.model()->index(1, 2));
    QTest::keyClick(&table, Qt::Key_Return);
    CHECK(window->document().scenario().zero->id == "zero1");
}

TEST_CASE("A click in the ladder goes to that layout, in one step") {
    Fresh window;
    window->lowerTabs().setCurrentIndex(LadderTab);
    QApplication::processEvents();
    LadderView& ladder = window->ladder();
    int column = 0;
    while (ladder.ladder().gpus(column) != 64)
        ++column;
    QTest::mouseClick(ladder.viewport(), Qt::LeftButton, Qt::NoModifier,
                      ladder.visualRect(ladder.model()->index(3, column)).center());
    CHECK(window->document().scenario().gpus == 64);
    CHECK(window->document().scenario().zero->id == "zero3");
    CHECK(window->document().undoStack().count() == 1);
    window->document().undoStack().undo();
    CHECK(window->document().scenario() == Scenario());
}

TEST_CASE("Cards: drawn, planned for, added by name or size, removed") {
    Fresh window;
    CardList& cards = *window->panel().cards();
    cards.row(2)->check()->setFocus();
    QTest::keyClick(cards.row(2)->check(), Qt::Key_Space);
    CHECK(window->chart().shownSpec().stacks.ceilings.size() == 2);
    CHECK(window->document().undoStack().count() == 0); // how it is drawn is no change of the scenario
    QTest::mouseClick(cards.row(1)->radio(), Qt::LeftButton, Qt::NoModifier, {8, 11});
    CHECK(plannedCard(window->document().scenario()).size == CardSize::gb(141));
    CHECK(window->verdict().verdict().headline.contains("141"));
    window->document().undoStack().undo();
    CHECK(plannedCard(window->document().scenario()).size == CardSize::gb(80));

    AddCardDialog dialog;
    QTest::keyClicks(dialog.filter(), "96gib");
    REQUIRE(dialog.card());
    CHECK(dialog.card()->size == CardSize::gib(96));
    dialog.filter()->clear();
    QTest::keyClicks(dialog.filter(), "mi300x");
    REQUIRE(dialog.list()->count() >= 1);
    REQUIRE(dialog.card());
    CHECK(dialog.card()->gpu == Choice<Gpu>::named("mi300x"));
    dialog.filter()->clear();
    CHECK(dialog.list()->count() == static_cast<int>(Registry<Gpu>::rows().size()));
    dialog.filter()->setText(QStringLiteral("80XB"));
    REQUIRE(dialog.list()->count() == 1);
    CHECK(dialog.list()->item(0)->text().contains(QStringLiteral("no size such as 96GB")));
    CHECK_FALSE(dialog.card());
    dialog.filter()->clear();
    dialog.filter()->setText("no such thing");
    CHECK_FALSE(dialog.card());

    window->panel().addCard(CeilingCard::of(Choice<Gpu>::named("mi300x")));
    window->panel().addCard(CeilingCard::of(Choice<Gpu>::named("mi300x"))); // once is enough
    REQUIRE(cards.cards().size() == 4);
    CHECK(window->chart().shownSpec().stacks.ceilings.size() == 3);
    cards.row(3)->check()->setFocus();
    QTest::keyClick(cards.row(3)->check(), Qt::Key_Delete);
    CHECK(cards.cards().size() == 3);
    QTest::keyClick(cards.row(0)->check(), Qt::Key_Delete); // the planned one stays
    CHECK(cards.cards().size() == 3);
}

TEST_CASE("Scenario files: saved, opened, and refused with a reason") {
    Fresh window;
    QTemporaryDir folder;
    const QString path = folder.filePath("drill.json");
    type(*window.window, "params", "175e9");
    window->document().setField("zero", "3");
    const Scenario saved = window->document().scenario();
    REQUIRE_FALSE(window->saveFile(path));
    CHECK_FALSE(window->isWindowModified());
    type(*window.window, "params", "7b");
    CHECK(window->isWindowModified());
    REQUIRE_FALSE(window->openFile(path));
    CHECK(window->document().scenario() == saved);
    CHECK(window->windowTitle().contains("drill.json"));
    CHECK_FALSE(window->isWindowModified());
    window->document().undoStack().undo(); // opening loses nothing
    CHECK(window->document().scenario().params == 7'000'000'000);

    QFile broken(folder.filePath("broken.json"));
    REQUIRE(broken.open(QIODevice::WriteOnly));
    broken.write("{\"params\": ");
    broken.close();
    const Scenario inForce = window->document().scenario();
    CHECK(window->openFile(broken.fileName()));
    CHECK(window->openFile(folder.filePath("missing.json")));
    CHECK(window->document().scenario() == inForce);
}

TEST_CASE("Every menu entry has its own letter or place, every key is told, and none is taken twice") {
    Fresh window;
    std::set<QString> keys;
    for (const QAction* action : window->actions()) {
        for (const QKeySequence& sequence : action->shortcuts()) {
            CAPTURE(action->text().toStdString(), sequence.toString().toStdString());
            CHECK(keys.insert(sequence.toString()).second);
        }
    }
    for (const char* wanted : {"Ctrl+O", "Ctrl+S", "Ctrl+Shift+S", "Ctrl+E", "Ctrl+Shift+C", "Ctrl+Z",
                               "Ctrl+Shift+Z", "Ctrl+R", "F9", "F11", "Ctrl+?", "A", "L"})
        CHECK(keys.contains(QString::fromLatin1(wanted)));
    CHECK(window->shortcuts().size() >= 13);
    for (const QAction* action : window->menuBar()->actions()) {
        REQUIRE(action->menu() != nullptr);
        CHECK_FALSE(action->menu()->isEmpty());
    }
    KeySheet sheet(window->shortcuts(), {1280, 760});
    CHECK(sheet.findChildren<QLabel*>().size() > 40);
}

TEST_CASE("The sheet of keys shows all of them without scrolling on a screen of 1280 by 800, and stays within smaller ones") {
    Fresh window;
    const auto sheetIn = [&](const QSize& room) {
        auto sheet = std::make_unique<KeySheet>(window->shortcuts(), room);
        sheet->show();
        QApplication::processEvents();
        CHECK(sheet->width() <= room.width());
        CHECK(sheet->height() <= room.height());
        return sheet;
    };
    for (const char* language : {"en", "de"}) {
        language::choose(QString::fromLatin1(language));
        CAPTURE(std::string(language));
        for (const QSize& room : {QSize(1280, 760), QSize(1920, 1040), QSize(3840, 2100)}) {
            const auto sheet = sheetIn(room);
            CAPTURE(room.width(), sheet->width(), sheet->height());
            const auto* area = sheet->findChild<QScrollArea*>();
            CHECK(area->verticalScrollBar()->maximum() == 0);
            CHECK(area->horizontalScrollBar()->maximum() == 0);
        }
        sheetIn({800, 560});
    }
    language::choose(QStringLiteral("en"));
}

TEST_CASE("Keys of the menus: column, reset, theme, typing letters in fields stays typing") {
    Fresh window;
    QWidget* column = window->panel().parentWidget()->parentWidget();
    CHECK(column->isVisible());
    QTest::keyClick(window.window.get(), Qt::Key_F9);
    CHECK_FALSE(column->isVisible());
    QTest::keyClick(window.window.get(), Qt::Key_F9);
    CHECK(column->isVisible());
    type(*window.window, "params", "7b");
    QTest::keyClick(window.window.get(), Qt::Key_R, Qt::ControlModifier);
    CHECK(window->document().scenario() == Scenario());
    QTest::keyClick(window.window.get(), Qt::Key_L);
    CHECK(window->chart().isAxisLocked());
    QTest::keyClick(window.window.get(), Qt::Key_L);
    CHECK_FALSE(window->chart().isAxisLocked());
    ValueField* field = window->panel().quantity("params")->field();
    field->setFocus();
    field->clear();
    QTest::keyClicks(field, "al");
    CHECK(field->text() == "al");
    CHECK_FALSE(window->chart().isAxisLocked());
    QTest::keyClick(field, Qt::Key_Escape);
}

TEST_CASE("Ctrl and a digit show a chart, in the order of the tabs; the sheet of keys tells it in one line") {
    Fresh window;
    const auto keys = window->shortcuts();
    const auto told = std::count_if(keys.begin(), keys.end(), [](const auto& line) { return line.second.contains("Ctrl+1") || line.second.contains("Ctrl+7"); });
    CHECK(told == 1);
    int digit = Qt::Key_1;
    for (const ChartRow& row : charts()) {
        CAPTURE(std::string(row.key));
        QTest::keyClick(window.window.get(), static_cast<Qt::Key>(digit++), Qt::ControlModifier);
        CHECK(window->pictureView().chart == text::fromUtf8(row.key));
    }
}

TEST_CASE("A field with the focus leaves the menus their keys; typing, selecting and pasting stay its own") {
    Fresh window;
    type(*window.window, "params", "7b"); // something to undo
    ValueField* field = window->panel().quantity("gpus")->field();
    field->setFocus();
    const auto taken = [field](QKeyCombination keys) {
        const bool letter = keys.keyboardModifiers() == Qt::NoModifier && keys.key() < Qt::Key_Escape;
        QKeyEvent press(QEvent::ShortcutOverride, keys.key(), keys.keyboardModifiers(), letter ? QString(QChar(keys.key())) : QString());
        press.ignore();
        QApplication::sendEvent(field, &press);
        return press.isAccepted();
    };
    int keys = 0;
    for (const QAction* action : window->actions())
        for (const QKeySequence& sequence : action->shortcuts()) {
            CAPTURE(action->text().toStdString(), sequence.toString().toStdString());
            const bool letter = sequence[0].keyboardModifiers() == Qt::NoModifier && sequence[0].key() < Qt::Key_Escape;
            if (action->isEnabled()) {
                CHECK(taken(sequence[0]) == letter);
                ++keys;
            }
        }
    CHECK(keys > 20);
    for (const QKeyCombination editing : {Qt::CTRL | Qt::Key_A, Qt::CTRL | Qt::Key_C, Qt::CTRL | Qt::Key_X, Qt::CTRL | Qt::Key_V})
        CHECK(taken(editing));

    // The key comes through, and what was typed before it counts.
    field->selectAll();
    QTest::keyClicks(field, "24");
    bool opened = false;
    whenModal([&opened](QWidget& dialog) {
        opened = true;
        QTest::keyClick(&dialog, Qt::Key_Escape);
        return true;
    });
    window->activateWindow();
    QApplication::processEvents();
    QTest::keyClick(field, Qt::Key_E, Qt::ControlModifier);
    CHECK(opened);
    CHECK(window->document().scenario().gpus == 24);

    // Undo takes back what is being typed, then the last step of the scenario; redo alike.
    window->activateWindow();
    QApplication::processEvents();
    field->setFocus();
    const Scenario entered = window->document().scenario();
    field->selectAll();
    QTest::keyClicks(field, "96");
    for (int press = 0; press < 5 && field->text() != QStringLiteral("24"); ++press)
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    CHECK(field->text() == "24");
    CHECK(window->document().scenario() == entered);
    QTest::keyClick(field, Qt::Key_Y, Qt::ControlModifier);
    CHECK(field->text() != "24");
    CHECK(window->document().scenario() == entered);
    QTest::keyClick(field, Qt::Key_Escape);
    CHECK(field->text() == "24");
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    CHECK(window->document().scenario().gpus != 24);
    CHECK(field->text() != "24");
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(window->document().scenario() == entered);
    CHECK(field->text() == "24");
}

TEST_CASE("What is too large to hold is at least what is shown, also in what it is over by") {
    Fresh window;
    type(*window.window, "params", "100000T");
    type(*window.window, "gpus", "1000000000");
    type(*window.window, "seq", "4194304");
    const QString atLeast = QString::fromUtf8("≥");
    REQUIRE(window->document().plan().total().isSaturated());
    for (const char* key : {"ddp", "zero1", "zero2", "zero3"}) {
        CAPTURE(key);
        const ChartBar& one = bar(*window.window, key);
        REQUIRE(one.total.isSaturated());
        CHECK(one.difference.startsWith(atLeast));
        CHECK(one.shortDifference.startsWith(atLeast));
    }
    const Plan& plan = window->document().plan();
    const Verdict verdict = verdictOf(plan, QStringLiteral("141 GB"), {}, format::Unit::GiB);
    INFO(verdict.headline.toStdString());
    CHECK(verdict.headline.count(atLeast) == 2); // the total, and what is over
    ui::Pins pins;
    pins.add(Scenario());
    PinnedModel pinned(window->document(), pins);
    pinned.setActive(true);
    int over = 0;
    for (int row = 0; row < pinned.rowCount(); ++row)
        for (int column = 1; column < pinned.columnCount(); ++column)
            if (const QString text = pinned.index(row, column).data().toString(); text.contains(QStringLiteral("8,589,934,"))) {
                INFO(text.toStdString());
                CHECK(text.startsWith(atLeast));
                ++over;
            }
    CHECK(over >= 2);
}

TEST_CASE("Light and dark: every part follows") {
    Fresh window;
    const auto ground = [&](QWidget& widget, QPoint at) { return widget.grab().toImage().pixelColor(at); };
    for (const auto& [key, kind] :
         {std::pair{"dark", ThemeKind::Dark}, std::pair{"light", ThemeKind::Light}}) {
        window->setTheme(QString::fromLatin1(key));
        QApplication::processEvents();
        const QColor surface = themeColor(kind, Token::Surface);
        CHECK(ground(window->verdict(), {4, 4}) == surface);
        CHECK(ground(window->panel(), {4, 4}) == themeColor(kind, Token::Window));
        CHECK(window->chart().theme().kind() == kind);
        CHECK(ground(window->chart(), {2, window->chart().height() - 2}) == surface);
        CHECK(ground(*window->breakdown().viewport(), {2, 2}) == surface);
    }
}

TEST_CASE("Tab reaches every control, each has a name, and none is a dead end") {
    Fresh window;
    for (Section* section : window->panel().sections())
        section->setOpen(true);
    QApplication::processEvents();
    window->panel().modelBox()->setFocus();
    std::set<QWidget*> reached;
    for (int i = 0; i < 200; ++i) {
        QWidget* focus = QApplication::focusWidget();
        REQUIRE(focus != nullptr);
        if (!reached.insert(focus).second)
            break;
        QAccessibleInterface* told = QAccessible::queryAccessibleInterface(focus);
        REQUIRE(told != nullptr);
        CAPTURE(focus->metaObject()->className(), focus->objectName().toStdString());
        CHECK_FALSE(told->text(QAccessible::Name).isEmpty());
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    for (const char* key : {"params", "gpus", "seq"}) {
        CHECK(reached.contains(window->panel().quantity(key)->field()));
        CHECK(reached.contains(window->panel().quantity(key)->slider()));
    }
    CHECK(reached.contains(window->panel().quantity("tp")->field()));
    CHECK(reached.contains(window->panel().combo("recipe")->box()));
    CHECK(reached.contains(window->panel().cards()->row(1)->check()));
    CHECK(reached.contains(window->panel().cards()->row(1)->radio()));
    CHECK(reached.contains(&window->chart()));
    CHECK(reached.contains(&window->breakdown()));
    CHECK(reached.contains(&window->lowerTabs()));
}

TEST_CASE("A press anywhere on the chart, on a lattice of 3 px, harms nothing") {
    Fresh window({1024, 700});
    ChartView& chart = window->chart();
    for (int y = 0; y < chart.height(); y += 3)
        for (int x = 0; x < chart.width(); x += 3)
            QTest::mouseClick(&chart, Qt::LeftButton, Qt::NoModifier, {x, y});
    CHECK(window->document().undoStack().count() > 0); // bars were met on the way
}

TEST_CASE("Small and odd sizes: nothing breaks, nothing lies outside") {
    for (const QSize size : {QSize(1024, 768), QSize(640, 480), QSize(480, 360), QSize(2560, 600)}) {
        Fresh window(size);
        CHECK(window->size() == size);
        CHECK(window->verdict().height() == 60);
        CHECK(window->chart().height() > 100);
        for (Section* section : window->panel().sections())
            section->setOpen(true);
        QApplication::processEvents();
        (void)window->grab();
        const int width = window->panel().width();
        for (QWidget* child : window->panel().findChildren<QWidget*>()) {
            if (!child->isVisible())
                continue;
            CAPTURE(child->metaObject()->className());
            CHECK(child->mapTo(&window->panel(), QPoint(child->width(), 0)).x() <= width);
        }
    }
}

TEST_CASE("The verdict keeps its place and height whatever it says") {
    Fresh window;
    const QRect place = window->verdict().geometry();
    for (const char* params : {"125M", "30B", "175B", "10T", "900000T"}) {
        window->document().setField("params", params);
        QApplication::processEvents();
        CHECK(window->verdict().geometry() == place);
        (void)window->verdict().grab();
    }
    CHECK(window->verdict().verdict().kind == Verdict::Kind::Impossible);
    window->document().setField("params", "125M");
    CHECK(window->verdict().verdict().kind == Verdict::Kind::Fits);
}

TEST_CASE("A named model brings its size and shape; dragging the size scales it along its own ratios") {
    Fresh window;
    QComboBox* box = window->panel().modelBox();
    CHECK(box->currentIndex() == 0);
    Q_EMIT box->activated(5);
    REQUIRE(window->document().scenario().model);
    CHECK(box->currentIndex() == 5);
    CHECK(window->document().undoStack().count() == 1);
    LogSlider& slider = *window->panel().quantity("params")->slider();
    const Plan own = window->document().plan();
    const double ownSize = slider.value();
    dragTo(slider, 70e9, 10);
    CHECK(window->document().scenario().model);
    CHECK(box->currentIndex() == 5);
    CHECK(window->document().undoStack().count() == 2);
    const Plan scaled = window->document().plan();
    REQUIRE(scaled.job.scaled);
    CHECK(scaled.job.shape.layers > own.job.shape.layers);
    CHECK(scaled.job.shape.hidden > own.job.shape.hidden);
    CHECK(window->verdict().verdict().detail.contains(QStringLiteral("scaled to 70B")));
    // The model's own size is a magnet: there the model is itself again.
    dragTo(slider, ownSize, 10);
    CHECK(window->document().scenario().params == own.job.shape.params);
    CHECK_FALSE(window->document().plan().job.scaled);
    CHECK(window->document().plan().job.shape == own.job.shape);
    window->document().undoStack().undo();
    window->document().undoStack().undo();
    CHECK(box->currentIndex() == 5);
    Q_EMIT box->activated(0);
    CHECK_FALSE(window->document().scenario().model);
}

TEST_CASE("Copied cells are tab-separated text") {
    Fresh window;
    const QString all = window->breakdown().asText(true);
    CHECK(all.startsWith("Term\tDDP\tZeRO-1\tZeRO-2\tZeRO-3\t"));
    CHECK(all.count('\n') == window->breakdown().model()->rowCount() + 1);
    BreakdownView& table = window->breakdown();
    table.setCurrentIndex(table.model()->index(0, 1));
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text() == "55.9\n");
}
