// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/chart_specs.h"

#include "charts/chart_axis.h"
#include "charts/chart_painter.h"
#include "charts/chart_view.h"

#include <QAccessible>
#include <QApplication>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

std::unique_ptr<ChartView> shownView(const ChartSpec& spec) {
    auto view = std::make_unique<ChartView>();
    view->resize(984, 461);
    view->setSpec(spec);
    view->show();
    view->activateWindow();
    view->setFocus(Qt::TabFocusReason);
    QApplication::processEvents();
    (void)QTest::qWaitForWindowExposed(view.get());
    // Off every bar, wherever the test before left the pointer; a display's own pointer takes its time.
    QTest::mouseMove(view.get(), {2, 400});
    QTest::qWait(QGuiApplication::platformName() == QLatin1String("offscreen") ? 0 : 60);
    return view;
}

QImage picture(const ChartSpec& spec, const ChartTheme& theme) {
    QImage image(984, 461, QImage::Format_RGB32);
    QPainter painter(&image);
    paintChart(painter, layoutChart(spec, image.size(), theme), theme);
    return image;
}

/// What lies in the window now, after only what changed was repainted.
QImage onScreen(ChartView& view) {
    QApplication::processEvents();
    return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

} // namespace

TEST_CASE("a view shows the pixels of the picture") {
    const auto view = shownView(thirtyBillion());
    view->clearFocus();
    CHECK(onScreen(*view) == picture(view->shownSpec(), view->theme()));
    view->setTheme(ChartTheme(ThemeKind::Dark));
    CHECK(onScreen(*view) == picture(view->shownSpec(), ChartTheme(ThemeKind::Dark)));
}

TEST_CASE("a click on a bar asks for it, on the legend hides a term, on the ruler changes the axis") {
    const auto view = shownView(thirtyBillion());
    QSignalSpy activated(view.get(), &ChartView::barActivated);
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->chartLayout().bars[1].body.center().toPoint());
    REQUIRE(activated.size() == 1);
    CHECK(activated[0][0].toString() == QStringLiteral("zero-1"));

    QSignalSpy hidden(view.get(), &ChartView::hiddenTermsChanged);
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->chartLayout().legend[4].center().toPoint());
    REQUIRE(hidden.size() == 1);
    CHECK(view->hiddenTerms() == QSet<QString>{QStringLiteral("activations")});
    CHECK(view->shownSpec().legend[4].hidden);
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->chartLayout().legend[4].center().toPoint());
    CHECK(view->hiddenTerms().isEmpty());

    QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->chartLayout().ruler.center().toPoint());
    CHECK(view->axisMode() == AxisMode::AllBars);
    CHECK(view->chartLayout().top == 600);
    CHECK_FALSE(view->chartLayout().bars[0].cut);
}

TEST_CASE("a press anywhere is safe") {
    const auto view = shownView(thirtyBillion());
    for (int y = 0; y < view->height(); y += 3)
        for (int x = 0; x < view->width(); x += 3)
            QTest::mousePress(view.get(), Qt::LeftButton, {}, {x, y});
    ChartView empty;
    empty.resize(200, 100);
    empty.show();
    for (int y = 0; y < 100; y += 3)
        for (int x = 0; x < 200; x += 3)
            QTest::mouseClick(&empty, Qt::LeftButton, {}, {x, y});
    CHECK(empty.currentBar() == -1);
}

TEST_CASE("arrow keys walk the bars, then the segments; A and L work the axis") {
    const auto view = shownView(thirtyBillion());
    QTest::keyClick(view.get(), Qt::Key_Right);
    CHECK(view->currentBar() == 3); // the first step lands on the selected bar
    QTest::keyClick(view.get(), Qt::Key_Left);
    CHECK(view->currentBar() == 2);
    QTest::keyClick(view.get(), Qt::Key_Up);
    QTest::keyClick(view.get(), Qt::Key_Up);
    CHECK(view->currentSegment() == 1);
    QSignalSpy segment(view.get(), &ChartView::segmentActivated);
    QTest::keyClick(view.get(), Qt::Key_Return);
    REQUIRE(segment.size() == 1);
    CHECK(segment[0][1].toString() == QStringLiteral("gradients"));
    QSignalSpy bar(view.get(), &ChartView::barActivated);
    QTest::keyClick(view.get(), Qt::Key_Space);
    CHECK(bar.size() == 1);
    QTest::keyClick(view.get(), Qt::Key_Home);
    CHECK(view->currentBar() == 0);
    QTest::keyClick(view.get(), Qt::Key_Escape);
    CHECK(view->currentBar() == -1);
    QTest::keyClick(view.get(), Qt::Key_A);
    CHECK(view->axisMode() == AxisMode::AllBars);
    QTest::keyClick(view.get(), Qt::Key_L);
    CHECK(view->isAxisLocked());
}

TEST_CASE("the axis grows at once, shrinks late, and not at all while locked") {
    ChartSpec spec = thirtyBillion();
    const auto view = shownView(spec);
    CHECK(view->chartLayout().top == 250);
    spec.stacks.ceilings.pop_back(); // 141 GB is the highest: 1.2 × 131.3 = 157.6, the bar of 503.7 leaves
    view->setSpec(spec);
    CHECK(view->chartLayout().top == 250);
    view->setAxisLocked(true);
    spec.stacks.ceilings.push_back({QStringLiteral("288 GB"), Bytes::of(288 * kGB), false, 2});
    view->setSpec(spec);
    CHECK(view->chartLayout().top == 250);
    view->setAxisLocked(false);
    CHECK(view->chartLayout().top == 400);
}

TEST_CASE("repainting only what changed leaves the right pixels") {
    const auto view = shownView(thirtyBillion());
    view->clearFocus();
    ChartSpec spec = thirtyBillion();
    for (int step = 0; step < 12; ++step) {
        for (ChartBar& bar : spec.stacks.bars) {
            bar.total = Bytes();
            for (ChartSegment& segment : bar.segments) {
                segment.value =
                    Bytes::of(segment.value.count() * (step % 3 == 0 ? 9 : 10) / (step % 3 == 0 ? 10 : 9));
                bar.total += segment.value;
            }
        }
        spec.stacks.bars[static_cast<std::size_t>(step % 4)].selected =
            !spec.stacks.bars[static_cast<std::size_t>(step % 4)].selected;
        view->setSpec(spec);
        QApplication::processEvents();
        QTest::mouseMove(
            view.get(), view->chartLayout().bars[static_cast<std::size_t>(step % 4)].body.center().toPoint());
        QApplication::processEvents();
        QTest::mouseMove(view.get(), {2, 400});
    }
    QApplication::processEvents();
    // The backing store holds what the partial repaints left; render() would paint anew.
    const QImage wanted = picture(view->shownSpec(), view->theme());
    CHECK(QTest::qWaitFor( // a display takes its time
        [&] {
            const QImage seen =
                view->screen()->grabWindow(view->winId()).toImage().convertToFormat(QImage::Format_RGB32);
            return seen.isNull() || seen.copy(0, 0, 984, 461) == wanted;
        },
        2000));
    CHECK(onScreen(*view) == wanted);
}

TEST_CASE("hovering a segment tells its term and draws a box") {
    const auto view = shownView(thirtyBillion());
    const QImage before = onScreen(*view);
    QSignalSpy hovered(view.get(), &ChartView::termHovered);
    QTest::mouseMove(view.get(), view->chartLayout().bars[1].segments[3].center().toPoint());
    REQUIRE(QTest::qWaitFor([&hovered] { return hovered.size() == 1; }));
    CHECK(hovered[0][0].toString() == QStringLiteral("activations"));
    CHECK(onScreen(*view) != before);
}

TEST_CASE("a screen reader sees a named chart with a child a bar") {
    const auto view = shownView(thirtyBillion());
    QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(view.get());
    REQUIRE(chart);
    CHECK(chart->role() == QAccessible::Chart);
    CHECK(chart->text(QAccessible::Name) == QStringLiteral("Budget"));
    CHECK(chart->text(QAccessible::Description).contains(QStringLiteral("ZeRO-3: 114.6")));
    REQUIRE(chart->childCount() == 4);
    QAccessibleInterface* bar = chart->child(3);
    REQUIRE(bar);
    CHECK(bar->text(QAccessible::Name).contains(QStringLiteral("16.7")));
    CHECK(bar->state().selected);
    CHECK(chart->indexOfChild(bar) == 3);
    QSignalSpy activated(view.get(), &ChartView::barActivated);
    auto* action =
        static_cast<QAccessibleActionInterface*>(bar->interface_cast(QAccessible::ActionInterface));
    REQUIRE(action);
    action->doAction(QAccessibleActionInterface::pressAction());
    CHECK(activated.size() == 1);
}

TEST_CASE("a change that moves ends where a change at once does") {
    const auto view = shownView(thirtyBillion());
    ChartSpec spec = thirtyBillion();
    spec.stacks.bars[0].segments[0].value = gib(20);
    spec.stacks.bars[0].total = gib(467.8);
    view->animateNextChange();
    view->setSpec(spec);
    CHECK(view->shownSpec().stacks.bars[0].total == gib(467.8));
    QTest::qWait(400);
    view->clearFocus();
    CHECK(onScreen(*view) == picture(view->shownSpec(), view->theme()));
}
