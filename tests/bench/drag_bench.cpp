// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A hand on the model-size slider: 120 moves of a real pointer in one second (xdotool), and how many frames of the chart
/// were painted meanwhile; then the same moves over a bare painter that draws the chart's picture whole at every move.
/// Needs a display: xvfb-run -s "-screen 0 3840x2160x24" drag_bench [WIDTHxHEIGHT [CHART]]; CHART is the key of one.
#include "charts/chart_layout.h"
#include "charts/chart_painter.h"
#include "charts/chart_view.h"
#include "widgets/main_window.h"
#include "widgets/ui_style.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>

#include <cstdio>

using namespace memladder;
using namespace memladder::ui;

namespace {

constexpr int kMoves = 120;

class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget& widget) { widget.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            ++count;
        return false;
    }
};

/// The chart's picture, drawn whole whenever the pointer moves.
class BarePainter : public QWidget {
public:
    BarePainter(ChartLayout picture, ChartTheme theme) : m_picture(std::move(picture)), m_theme(std::move(theme)) {
        setAttribute(Qt::WA_OpaquePaintEvent);
    }

protected:
    void mouseMoveEvent(QMouseEvent*) override { update(); }
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.fillRect(rect(), m_theme.color(Token::Surface));
        paintItems(painter, m_picture.backdrop, m_picture, m_theme);
        paintItems(painter, m_picture.data, m_picture, m_theme);
    }

private:
    ChartLayout m_picture;
    ChartTheme m_theme;
};

void wait(int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < milliseconds)
        QApplication::processEvents(QEventLoop::AllEvents, 5);
}

/// Presses at `from`, moves to `to` in a second, lets go. Returns how many frames `counter` saw a second.
double drag(const QPoint& from, const QPoint& to, PaintCounter& counter) {
    QStringList words{QStringLiteral("mousemove"), QString::number(from.x()), QString::number(from.y()), QStringLiteral("mousedown"),
                      QStringLiteral("1")};
    for (int i = 1; i <= kMoves; ++i) {
        const QPoint at = from + (to - from) * i / kMoves;
        words << QStringLiteral("mousemove") << QString::number(at.x()) << QString::number(at.y()) << QStringLiteral("sleep")
              << QString::number(1.0 / kMoves, 'f', 5);
    }
    QProcess hand;
    QElapsedTimer clock;
    counter.count = 0;
    hand.start(QStringLiteral("xdotool"), words);
    clock.start();
    while (hand.state() != QProcess::NotRunning)
        QApplication::processEvents(QEventLoop::AllEvents, 1);
    const double seconds = static_cast<double>(clock.elapsed()) / 1000;
    const double frames = counter.count / seconds;
    std::printf("  %d moves in %.2f s, %d frames painted: %.0f a second\n", kMoves, seconds, counter.count, frames);
    wait(100);
    QProcess::execute(QStringLiteral("xdotool"), {QStringLiteral("mouseup"), QStringLiteral("1")});
    wait(100);
    return frames;
}

} // namespace

int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    installUiStyle(application);
    setUiTheme(ThemeChoice::Light);
    QSize size(3840, 2160);
    if (argc > 1)
        std::sscanf(argv[1], "%dx%d", &size.rwidth(), &size.rheight());

    MainWindow window(false);
    window.setGeometry(QRect(QPoint(0, 0), size));
    window.show();
    wait(1000);
    LogSlider& slider = *window.panel().quantity("params")->slider();
    const QPoint from = slider.mapToGlobal(slider.handleCentre(200e6)).toPoint();
    const QPoint to = slider.mapToGlobal(slider.handleCentre(5e12)).toPoint();
    std::printf("the window at %dx%d, chart by chart:\n", window.width(), window.height());
    bool right = true;
    for (int tab = 0; tab < window.chartTabs().count(); ++tab) {
        if (argc > 2 && window.chartTabs().tabData(tab).toString() != QLatin1String(argv[2]))
            continue;
        window.chartTabs().setCurrentIndex(tab);
        window.document().setNumber("params", 1'000'000'000);
        wait(500);
        PaintCounter counter(window.chart());
        std::printf("%-12s", qPrintable(window.chartTabs().tabText(tab)));
        drag(from, to, counter);
        const double last = static_cast<double>(window.document().scenario().params);
        const QPointF handle = slider.mapToGlobal(slider.handleCentre(last));
        if (std::abs(handle.x() - to.x()) > 12) {
            std::printf("  the last frame shows %.4g, not where the hand let go\n", last);
            right = false;
        }
    }
    const QSize chartSize = window.chart().size();
    BarePainter bare(layoutChart(window.chart().shownSpec(), chartSize, window.chart().theme()), window.chart().theme());
    window.hide();
    bare.setGeometry(QRect(QPoint(0, 0), chartSize));
    bare.show();
    wait(500);
    PaintCounter counter(bare);
    std::printf("bare painter of the last chart, %dx%d\n            ", bare.width(), bare.height());
    drag({100, 100}, {400, 100}, counter);
    return right ? 0 : 1;
}
