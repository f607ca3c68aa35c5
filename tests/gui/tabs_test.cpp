// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Every chart and every table can be reached and its name read, however narrow the window.
#include "catch.h"

#include "gui/ui_support.h"
#include "language/language.h"
#include "widgets/main_window.h"

#include <QAbstractButton>
#include <QMenu>
#include <QPushButton>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

struct Shown {
    int visible = 0;
    int left = 0;
};

/// Whole titles inside the row, none over another or over a control at its end.
Shown checkRow(TabRow& row, QWidget& window) {
    Shown shown;
    QTabBar& bar = *row.bar();
    QRect before;
    for (int tab = 0; tab < bar.count(); ++tab) {
        if (!bar.isTabVisible(tab)) {
            ++shown.left;
            continue;
        }
        ++shown.visible;
        const QRect rect = bar.tabRect(tab);
        CAPTURE(window.width(), bar.tabText(tab).toStdString());
        CHECK(rect.right() <= bar.width());
        CHECK(QFontMetrics(bar.font()).horizontalAdvance(bar.tabText(tab)) <= rect.width());
        CHECK((before.isNull() || rect.left() > before.left()));
        before = rect;
    }
    QRect taken(bar.mapTo(&row, QPoint(0, 0)), bar.size());
    if (row.moreButton()->isVisible())
        taken |= QRect(row.moreButton()->mapTo(&row, QPoint(0, 0)), row.moreButton()->size());
    for (QWidget* child : row.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (child == &bar || child == row.moreButton() || !child->isVisible() || child->isWindow())
            continue;
        CAPTURE(child->metaObject()->className(), child->accessibleName().toStdString());
        CHECK(child->x() > taken.right());
        for (QPushButton* button : child->findChildren<QPushButton*>())
            if (button->isVisible()) {
                CAPTURE(button->text().toStdString());
                CHECK(button->width() >= button->sizeHint().width());
            }
        CHECK(child->x() + child->width() <= row.width());
    }
    return shown;
}

/// As a hand does: over the menu to the entry.
void clickEntry(QMenu& menu, QAction* action) {
    const QPoint entry = menu.actionGeometry(action).center();
    for (int x = entry.x() - 8; x <= entry.x(); ++x)
        QTest::mouseMove(&menu, {x, entry.y()});
    QTest::mouseClick(&menu, Qt::LeftButton, Qt::NoModifier, entry);
}

} // namespace

TEST_CASE("Every tab is whole or in the menu at the end of its row, at any width") {
    useUiStyle();
    for (const QSize size :
         {QSize(640, 480), QSize(800, 600), QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)}) {
        MainWindow window(false);
        present(window, size);
        for (TabRow* row : {&window.chartTabRow(), &window.lowerTabRow()})
            for (int tab = 0; tab < row->bar()->count(); ++tab) {
                row->bar()->setCurrentIndex(tab);
                QApplication::processEvents();
                CHECK(row->bar()->isTabVisible(tab)); // the current one always stands in the row
                const Shown shown = checkRow(*row, window);
                CHECK(shown.visible >= 1);
                CHECK(row->moreButton()->isVisible() == (shown.left > 0));
                if (size.width() >= 1280)
                    CHECK(shown.left == 0);
                if (size.width() >= 1024 && row == &window.chartTabRow())
                    CHECK(shown.left == 0);
            }
    }
}

TEST_CASE("In German too, every tab stands whole in a window of 1280 by 800, under a name that says what it is") {
    useUiStyle();
    language::choose(QStringLiteral("de"));
    {
        MainWindow window(false);
        present(window, {1280, 800});
        for (const char* tp : {"1", "3"}) { // 3: an issue, whose number stands in its tab
            window.document().setField("tp", tp);
            for (int tab = 0; tab < window.lowerTabs().count(); ++tab) {
                window.lowerTabs().setCurrentIndex(tab);
                QApplication::processEvents();
                CAPTURE(tp, tab);
                CHECK(checkRow(window.lowerTabRow(), window).left == 0);
                CHECK(window.lowerTabs().tabText(WorkTab) == QStringLiteral("Rechenweg"));
            }
        }
    }
    language::choose(QStringLiteral("en"));
}

TEST_CASE("In a narrow window each table is two clicks away, or one key") {
    useUiStyle();
    MainWindow window(false);
    present(window, {640, 480});
    TabRow& row = window.lowerTabRow();
    REQUIRE(row.moreButton()->isVisible());
    CHECK(row.moreButton()->accessibleName() == "More tables");
    CHECK(row.moreButton()->focusPolicy() == Qt::TabFocus);
    for (int tab = row.bar()->count(); tab-- > 0;) {
        if (row.bar()->isTabVisible(tab)) {
            QTest::mouseClick(row.bar(), Qt::LeftButton, Qt::NoModifier, row.bar()->tabRect(tab).center());
        } else {
            CHECK_FALSE(row.moreButton()->accessibleDescription().isEmpty());
            QTest::mouseClick(row.moreButton(), Qt::LeftButton);
            QMenu& menu = row.moreMenu();
            REQUIRE(menu.isVisible());
            QAction* wanted = nullptr;
            for (QAction* action : menu.actions())
                if (action->text() == row.fullTitle(tab))
                    wanted = action;
            REQUIRE(wanted != nullptr);
            clickEntry(menu, wanted);
        }
        QApplication::processEvents();
        CHECK(row.bar()->currentIndex() == tab);
    }
    row.bar()->setFocus();
    for (int tab = 1; tab < row.bar()->count(); ++tab) {
        QTest::keyClick(row.bar(), Qt::Key_Right);
        QApplication::processEvents();
        CHECK(row.bar()->currentIndex() == tab); // those in the menu, too
    }
    QTest::keyClick(row.bar(), Qt::Key_Right);
    CHECK(row.bar()->currentIndex() == row.bar()->count() - 1);
    QTest::keyClick(row.bar(), Qt::Key_Left);
    CHECK(row.bar()->currentIndex() == row.bar()->count() - 2);
    row.moreButton()->setFocus();
    QTest::keyClick(row.moreButton(), Qt::Key_Space);
    REQUIRE(row.moreMenu().isVisible());
    QTest::keyClick(&row.moreMenu(), Qt::Key_Escape);
    CHECK_FALSE(row.moreMenu().isVisible());
}

TEST_CASE("A title that grows keeps its row whole") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1024, 768});
    window.document().setField("tp", "3"); // an issue: its number stands in the tab
    QApplication::processEvents();
    checkRow(window.lowerTabRow(), window);
    window.lowerTabs().setCurrentIndex(IssuesTab);
    QApplication::processEvents();
    CHECK(window.lowerTabs().tabText(IssuesTab) == "Issues (1)");
    checkRow(window.lowerTabRow(), window);
}
