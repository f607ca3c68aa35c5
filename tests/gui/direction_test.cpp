// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The window and its dialogs where scripts run from right to left, on a small screen, and by the keyboard
/// alone.
#include "catch.h"

#include "export/export_dialog.h"
#include "gui/ui_support.h"
#include "lecture/lecture_files.h"
#include "lecture/presenter.h"
#include "widgets/main_window.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

#include <set>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

/// From right to left for as long as it lives.
class RightToLeft {
public:
    RightToLeft() { QApplication::setLayoutDirection(Qt::RightToLeft); }
    ~RightToLeft() { QApplication::setLayoutDirection(Qt::LeftToRight); }
};

void checkInside(QWidget& window) {
    for (QWidget* child : window.findChildren<QWidget*>()) {
        if (!child->isVisible() || child->window() != &window || child->visibleRegion().isEmpty())
            continue;
        CAPTURE(child->metaObject()->className(), child->accessibleName().toStdString());
        const QRect place(child->mapTo(&window, QPoint(0, 0)), child->size());
        CHECK(place.left() >= -1);
        CHECK(place.right() <= window.width() + 1);
    }
}

/// Every control that Tab reaches, in its order.
std::set<QWidget*> walk(QWidget& start) {
    start.setFocus(Qt::TabFocusReason);
    std::set<QWidget*> reached;
    for (int i = 0; i < 300; ++i) {
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
    return reached;
}

} // namespace

TEST_CASE("From right to left nothing leaves the window, and numbers and the axis keep their direction") {
    useUiStyle();
    const RightToLeft mirrored;
    MainWindow window(false);
    present(window, {1280, 800});
    checkInside(window);
    CHECK(window.panel().mapTo(&window, QPoint(0, 0)).x() >
          640); // the controls are at the reader's first side
    LogSlider& slider = *window.panel().quantity("params")->slider();
    dragTo(slider, 175e9, 10);
    CHECK(window.document().scenario().params == 175'000'000'000);
    QTest::keyClick(&slider, Qt::Key_Right);
    CHECK(window.document().scenario().params == 200'000'000'000); // larger is to the right, as in the chart
    const ChartLayout& layout = window.chart().chartLayout();
    REQUIRE(layout.bars.size() == 4);
    CHECK(layout.bars[0].column.center().x() < layout.bars[3].column.center().x());
    for (int tab = 0; tab < window.lowerTabs().count(); ++tab) {
        window.lowerTabs().setCurrentIndex(tab);
        QApplication::processEvents();
        checkInside(window);
        (void)window.grab();
    }
    ExportDialog dialog(window.scenarioDocument(), window.pictureView(), {}, QString());
    present(dialog, dialog.sizeHint());
    checkInside(dialog);
    const auto lecture = openLecture(QStringLiteral("memory-ladder"));
    REQUIRE(lecture);
    Presenter talk(*lecture);
    present(talk, {1280, 720});
    dragTo(*talk.slider(), 7e9, 5);
    CHECK(talk.document().scenario().params == 7'000'000'000);
    checkInside(talk);
}

TEST_CASE("An English line keeps its end at its end where the window is mirrored") {
    useUiStyle();
    const auto drawn = [](Qt::LayoutDirection direction) {
        QPushButton button(QStringLiteral("Open…"));
        button.setLayoutDirection(direction);
        button.resize(90, 26);
        return button.grab().toImage();
    };
    CHECK(drawn(Qt::RightToLeft) == drawn(Qt::LeftToRight)); // centred: the same pixels, “…” after the n
    const auto inMenu = [](Qt::LayoutDirection direction) {
        QMenu menu;
        menu.setLayoutDirection(direction);
        menu.addAction(QStringLiteral("Open…"));
        menu.ensurePolished();
        menu.resize(menu.sizeHint());
        return menu.grab().toImage();
    };
    // Mirrored the line stands at the right end, with the same letters in the same order.
    const QImage left = inMenu(Qt::LeftToRight);
    const QImage right = inMenu(Qt::RightToLeft);
    const auto inkOf = [](const QImage& image) {
        QRect ink;
        for (int y = 3; y < image.height() - 3; ++y)
            for (int x = 3; x < image.width() - 3; ++x)
                if (qGray(image.pixel(x, y)) < 128)
                    ink |= QRect(x, y, 1, 1);
        return ink;
    };
    REQUIRE(left.size() == right.size());
    CHECK(left.width() - inkOf(left).right() < right.width() - inkOf(right).right()); // the marks' side
    for (const QImage& image : {left, right}) { // “…” is last: nothing stands high there
        const QRect ink = inkOf(image);
        for (int x = ink.right() - 4; x <= ink.right(); ++x)
            for (int y = ink.top(); y < ink.top() + ink.height() / 2; ++y)
                CHECK(qGray(image.pixel(x, y)) > 128);
    }
}

TEST_CASE("The export dialog and a presentation by keys alone: everything is reached, and shows the focus") {
    useUiStyle();
    ExportDialog dialog({Scenario(), json::Value::object(), {}}, PictureView(), {}, QString());
    present(dialog, dialog.sizeHint());
    const std::set<QWidget*> reached = walk(*dialog.scale());
    for (QWidget* wanted : std::initializer_list<QWidget*>{
             dialog.scale(), dialog.dpi(), dialog.textSize(), dialog.widthField(), dialog.heightField(),
             dialog.units(), dialog.sizes(), dialog.titleEdit(), dialog.captionEdit()})
        CHECK(reached.contains(wanted));
    // What has the focus looks otherwise than without it.
    for (QWidget* focus : reached) {
        CAPTURE(focus->metaObject()->className(), focus->accessibleName().toStdString());
        focus->setFocus(Qt::TabFocusReason);
        QApplication::processEvents();
        const QImage with = dialog.grab().toImage();
        dialog.preview()->setFocus(); // takes none: the focus goes nowhere near
        focus->clearFocus();
        QApplication::processEvents();
        CHECK(dialog.grab().toImage() != with);
    }
    const auto lecture = openLecture(QStringLiteral("memory-ladder"));
    REQUIRE(lecture);
    Presenter talk(*lecture);
    present(talk, {1280, 720});
    const QImage before = talk.grab().toImage();
    const std::set<QWidget*> stage = walk(talk);
    CHECK(stage.contains(talk.slider()));
    CHECK(stage.contains(&talk.chart()));
    talk.slider()->setFocus(Qt::TabFocusReason);
    QApplication::processEvents();
    CHECK(talk.grab().toImage() != before);
}

TEST_CASE("1024 × 768 holds the window, its dialog and a talk") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1024, 768});
    checkInside(window);
    CHECK(window.menuBar()->height() < 40); // one line
    ExportDialog dialog(window.scenarioDocument(), window.pictureView(), {}, QString());
    CHECK(dialog.minimumSizeHint().width() <= 1024);
    CHECK(dialog.minimumSizeHint().height() <= 740); // and a title bar
}
