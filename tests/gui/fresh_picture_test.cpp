// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What is repainted in part, kept as a pixmap or worked out late must look as if it had been drawn whole.
#include "catch.h"
#include "core/random_scenario.h"
#include "gui/ui_support.h"

#include "charts/chart_view.h"
#include "document/fewest_gpus.h"
#include "document/map_search.h"
#include "widgets/main_window.h"

#include <QImage>
#include <QTabBar>
#include <QTest>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

void settlePicture(MainWindow& window) {
    REQUIRE(QTest::qWaitFor(
        [&window] { return !window.mapSearch().isBusy() && !window.fewestGpus().isPending(); }, 20000));
    QApplication::processEvents();
}

/// Painted anew as a whole.
QImage drawnBy(MainWindow& window) {
    return window.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// As on screen: what the last partial repaints left there, not drawn anew.
QImage shownBy(MainWindow& window) {
    return window.screen()->grabWindow(window.winId()).toImage().convertToFormat(QImage::Format_RGB32);
}

/// Where two pictures differ; empty where they don't.
QRect whereDifferent(const QImage& a, const QImage& b) {
    QRect where;
    if (a.size() != b.size())
        return a.rect() | b.rect();
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y))
                where |= QRect(x, y, 1, 1);
    return where;
}

/// At the start state, its axis kept from there on: else its height would tell of the way.
void startWith(MainWindow& window, int tab) {
    window.chart().setAxisLocked(false);
    window.document().restart({});
    window.chartTabs().setCurrentIndex(tab);
    window.chart().setAxisLocked(true);
}

void takeFocus(MainWindow& window) {
    window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.chartTabs().setFocus(Qt::TabFocusReason);
    QApplication::processEvents();
}

} // namespace

TEST_CASE("after a thousand random changes every picture is the one of a fresh window") {
    useUiStyle();
    MainWindow used(false);
    present(used, {1280, 800});
    memladder::test::RandomScenarios random(7);
    int changes = 0;
    for (int tab = 0; tab < used.chartTabs().count(); ++tab) {
        startWith(used, tab);
        for (int i = 0; i < 150; ++i, ++changes) {
            const Scenario next = random.believable();
            if (i % 3 == 0)
                used.document().apply(next, QStringLiteral("anything"));
            else
                used.document().setNumber("params", next.params, i % 3 == 1 ? i : 0);
            if (i % 4 == 0)
                QApplication::processEvents();
        }
        settlePicture(used);
        takeFocus(used);
        const QImage shown = shownBy(used);

        MainWindow fresh(false);
        present(fresh, {1280, 800});
        startWith(fresh, tab);
        fresh.document().restart(used.document().scenario());
        settlePicture(fresh);
        takeFocus(fresh);
        INFO(used.chartTabs().tabText(tab).toStdString());
        const QRect wrong = whereDifferent(shown, drawnBy(fresh));
        INFO("differs at " << wrong.x() << ", " << wrong.y() << ", " << wrong.width() << " x "
                           << wrong.height());
        CHECK(wrong.isEmpty());
    }
    CHECK(changes >= 1000);
}
