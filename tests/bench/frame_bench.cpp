// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How long one step of the model-size slider takes until everything visible is painted: the whole window and the chart
/// alone, chart by chart, beside two baselines of the same run and size: the same picture drawn by a bare QPainter (all
/// of it, its places worked out beforehand), and Qt Charts used plainly (values replaced in its series). The window's
/// bare painter also draws what else follows the slider: the verdict, the table, the size's own row, from recorded
/// drawing commands. A chart that is worked out on another thread is measured up to what it shows at once.
///
///   frame_bench [STEPS [CHART]]      steps a figure, 400 by default; only that chart, and no memory run
#include "charts/chart_layout.h"
#include "charts/chart_painter.h"
#include "charts/chart_view.h"
#include "widgets/breakdown_view.h"
#include "widgets/main_window.h"
#include "widgets/ui_style.h"
#include "widgets/verdict_banner.h"

#include <QApplication>
#include <QChartView>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QElapsedTimer>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QMouseEvent>
#include <QPainter>
#include <QPicture>
#include <QStackedBarSeries>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTabBar>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

using namespace memladder;
using namespace memladder::ui;

namespace {

struct Times {
    double p50 = 0;
    double p99 = 0;
    double worst = 0;
};

Times summary(std::vector<double> milliseconds) {
    std::sort(milliseconds.begin(), milliseconds.end());
    const auto at = [&](double share) {
        return milliseconds[std::min(milliseconds.size() - 1, static_cast<std::size_t>(share * static_cast<double>(milliseconds.size())))];
    };
    return {at(0.5), at(0.99), milliseconds.back()};
}

Times timed(int steps, const std::function<void(int)>& step) {
    std::vector<double> milliseconds;
    for (int i = 0; i < steps; ++i) {
        QElapsedTimer clock;
        clock.start();
        step(i);
        QApplication::processEvents(); // paints what was marked
        milliseconds.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    return summary(std::move(milliseconds));
}

void show(QWidget& widget, QSize size) {
    widget.resize(size);
    widget.show();
    for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
}

/// There and back again over the middle of the slider, one pixel a step.
double handleOffset(int step, int reach) {
    const int phase = step % (2 * reach);
    return phase < reach ? phase : 2 * reach - phase;
}

/// What a widget paints, as commands, and where.
struct Recorded {
    QPoint at;
    QPicture commands;
};

Recorded record(QWidget& widget) {
    Recorded one;
    one.at = widget.mapTo(widget.window(), QPoint());
    QPainter painter(&one.commands);
    widget.render(&painter);
    return one;
}

/// The picture drawn whole at every step, without cache or clip; around it what was recorded at that step.
class BarePainter : public QWidget {
public:
    BarePainter(std::vector<ChartLayout> pictures, ChartTheme theme, QPoint at = {}, std::vector<std::vector<Recorded>> around = {})
        : m_pictures(std::move(pictures)), m_theme(std::move(theme)), m_at(at), m_around(std::move(around)) {
        setAttribute(Qt::WA_OpaquePaintEvent);
    }
    void step(int i) {
        m_shown = static_cast<std::size_t>(i) % m_pictures.size();
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const ChartLayout& picture = m_pictures[m_shown];
        QPainter painter(this);
        if (!m_around.empty())
            for (const Recorded& one : m_around[m_shown])
                painter.drawPicture(one.at, one.commands);
        painter.translate(m_at);
        painter.fillRect(QRectF(QPointF(), picture.size), m_theme.color(Token::Surface));
        painter.setPen(QPen(m_theme.color(Token::Grid), 1));
        for (const double tick : picture.ticks) {
            const double at = picture.pixelOf(tick);
            painter.drawLine(QPointF(picture.plot.left(), at), QPointF(picture.plot.right(), at));
        }
        paintItems(painter, picture.backdrop, picture, m_theme);
        paintItems(painter, picture.data, picture, m_theme);
    }

private:
    std::vector<ChartLayout> m_pictures;
    ChartTheme m_theme;
    QPoint m_at;
    std::vector<std::vector<Recorded>> m_around;
    std::size_t m_shown = 0;
};

/// A stacked bar chart or a line chart as Qt Charts makes it, its values replaced at every step.
class PlainQtChart {
public:
    explicit PlainQtChart(const ChartSpec& spec) {
        QChart& chart = *m_view.chart();
        m_view.setRenderHint(QPainter::Antialiasing);
        if (spec.kind == ChartKind::Stacks) {
            m_bars = new QStackedBarSeries;
            for (std::size_t term = 0; term < terms(spec); ++term) {
                auto* set = new QBarSet(QString::number(term));
                for (std::size_t bar = 0; bar < spec.stacks.bars.size(); ++bar)
                    set->append(0);
                m_bars->append(set);
            }
            chart.addSeries(m_bars);
            auto* value = new QValueAxis;
            value->setRange(0, 600);
            chart.addAxis(value, Qt::AlignLeft);
            m_bars->attachAxis(value);
            auto* category = new QBarCategoryAxis;
            for (const ChartBar& bar : spec.stacks.bars)
                category->append(bar.key);
            chart.addAxis(category, Qt::AlignBottom);
            m_bars->attachAxis(category);
            return;
        }
        auto* x = new QLogValueAxis;
        auto* y = new QLogValueAxis;
        x->setRange(1, 4096);
        y->setRange(1, 4096);
        chart.addAxis(x, Qt::AlignBottom);
        chart.addAxis(y, Qt::AlignLeft);
        for (std::size_t i = 0; i < 8; ++i) {
            auto* line = new QLineSeries;
            chart.addSeries(line);
            line->attachAxis(x);
            line->attachAxis(y);
            m_lines.push_back(line);
        }
    }
    [[nodiscard]] QWidget& widget() { return m_view; }
    void step(const ChartSpec& spec, int i) {
        if (m_bars != nullptr) {
            const QList<QBarSet*> sets = m_bars->barSets();
            for (qsizetype term = 0; term < sets.size(); ++term) {
                for (std::size_t bar = 0; bar < spec.stacks.bars.size(); ++bar) {
                    const auto& segments = spec.stacks.bars[bar].segments;
                    const auto index = static_cast<std::size_t>(term);
                    sets[term]->replace(static_cast<int>(bar), index < segments.size() ? segments[index].value.gib() : 0);
                }
            }
            return;
        }
        for (std::size_t line = 0; line < m_lines.size(); ++line) {
            QList<QPointF> points;
            for (int x = 0; x < 64; ++x)
                points.append({std::pow(2, 12.0 * x / 63), 2 + std::abs(std::sin(0.1 * (x + i)) * 100) * static_cast<double>(line + 1)});
            m_lines[line]->replace(points);
        }
    }

private:
    static std::size_t terms(const ChartSpec& spec) {
        std::size_t most = 0;
        for (const ChartBar& bar : spec.stacks.bars)
            most = std::max(most, bar.segments.size());
        return most;
    }
    QChartView m_view{new QChart};
    QStackedBarSeries* m_bars = nullptr;
    std::vector<QLineSeries*> m_lines;
};

double residentMb() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:"))
            return std::strtod(line.c_str() + 6, nullptr) / 1024;
    }
    return 0;
}

void printRow(const char* size, const char* chart, const char* what, const Times& times, double painter) {
    std::printf("%-10s %-10s %-16s %8.2f %8.2f %8.2f", size, chart, what, times.p50, times.p99, times.worst);
    if (painter > 0)
        std::printf("  %5.2f", times.p50 / painter);
    std::printf("\n");
    std::fflush(stdout);
}

void measure(QSize size, int steps, const std::string& only) {
    const std::string sizeText = std::to_string(size.width()) + "x" + std::to_string(size.height());
    MainWindow window(false);
    show(window, size);
    QTabBar& tabs = window.chartTabs();
    for (int tab = 0; tab < tabs.count(); ++tab) {
        const std::string key = tabs.tabData(tab).toString().toStdString();
        if (!only.empty() && key != only)
            continue;
        tabs.setCurrentIndex(tab);
        for (int i = 0; i < 5; ++i)
            QApplication::processEvents();
        LogSlider& slider = *window.panel().quantity("params")->slider();
        constexpr int kReach = 60;
        const QPointF start = slider.handleCentre(10e9);
        std::vector<ChartSpec> specs;
        std::vector<std::vector<Recorded>> around;
        const auto send = [&](QEvent::Type type, const QPointF& at) {
            QMouseEvent event(type, at, slider.mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                              type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&slider, &event);
        };
        const auto move = [&](int i) { send(QEvent::MouseMove, start + QPointF(handleOffset(i, kReach), 0)); };
        send(QEvent::MouseButtonPress, start);
        for (int i = 0; i < 2 * kReach; ++i) { // once unmeasured: caches are warm, and the pictures are kept for the baselines
            move(i);
            QApplication::processEvents();
            specs.push_back(window.chart().shownSpec());
            around.push_back({record(window.verdict()), record(window.breakdown()),
                              record(*window.panel().quantity("params"))});
        }
        const Times whole = timed(steps, move);
        send(QEvent::MouseButtonRelease, start);
        QApplication::processEvents();

        const QSize chartSize = window.chart().size();
        const ChartTheme theme = window.chart().theme();
        std::vector<ChartLayout> pictures;
        for (const ChartSpec& spec : specs)
            pictures.push_back(layoutChart(spec, chartSize, theme));
        ChartView view;
        view.setTheme(theme);
        show(view, chartSize);
        const Times alone = timed(steps, [&](int i) { view.setSpec(specs[static_cast<std::size_t>(i) % specs.size()]); });
        view.hide();
        BarePainter bareWindow(pictures, theme, window.chart().mapTo(&window, QPoint()), std::move(around));
        show(bareWindow, size);
        const Times all = timed(steps, [&](int i) { bareWindow.step(i); });
        bareWindow.hide();
        BarePainter bare(std::move(pictures), theme);
        show(bare, chartSize);
        const Times painter = timed(steps, [&](int i) { bare.step(i); });
        PlainQtChart plain(specs.front());
        show(plain.widget(), chartSize);
        const Times charts = timed(std::min(steps, 100), [&](int i) { plain.step(specs[static_cast<std::size_t>(i) % specs.size()], i); });
        printRow(sizeText.c_str(), key.c_str(), "window", whole, all.p50);
        printRow(sizeText.c_str(), key.c_str(), "bare window", all, 0);
        printRow(sizeText.c_str(), key.c_str(), "chart alone", alone, painter.p50);
        printRow(sizeText.c_str(), key.c_str(), "bare painter", painter, 0);
        printRow(sizeText.c_str(), key.c_str(), "plain Qt Charts", charts, painter.p50);
    }
}

/// A new question to the map: until its first picture is painted, and until it is whole.
void measureMap(const char* estimator) {
    MainWindow window(false);
    static_cast<void>(window.document().setField("estimator", estimator));
    for (int tab = 0; tab < window.chartTabs().count(); ++tab)
        if (window.chartTabs().tabData(tab).toString() == QLatin1String("map"))
            window.chartTabs().setCurrentIndex(tab);
    show(window, {1280, 800});
    std::vector<double> first;
    std::vector<double> whole;
    for (int i = 0; i < 20; ++i) {
        QElapsedTimer clock;
        clock.start();
        window.document().setNumber("seq", std::uint64_t{1024} + std::uint64_t{128} * static_cast<std::uint64_t>(i));
        bool seen = false;
        do {
            QApplication::processEvents();
            if (!seen && !window.chart().shownSpec().map.rows.empty()) {
                seen = true;
                first.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
            }
        } while (window.chart().shownSpec().map.searching);
        whole.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::printf("map, %s: first picture %.1f ms, whole after %.1f ms (p50), worst %.1f and %.1f\n", estimator,
                summary(first).p50, summary(whole).p50, summary(first).worst, summary(whole).worst);
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    installUiStyle(application);
    setUiTheme(ThemeChoice::Light);
    const int steps = argc > 1 ? std::max(10, std::atoi(argv[1])) : 400;

    {
        QElapsedTimer clock;
        clock.start();
        MainWindow window(false);
        show(window, {1280, 800});
        std::printf("a window built and painted: %.1f ms, resident %.1f MB\n", static_cast<double>(clock.nsecsElapsed()) / 1e6, residentMb());
    }
    std::printf("%-10s %-10s %-16s %8s %8s %8s  %5s\n", "size", "chart", "what", "p50 ms", "p99 ms", "worst", "x painter");
    const std::string only = argc > 2 ? argv[2] : "";
    measure({1280, 800}, steps, only);
    measure({3840, 2160}, steps, only);
    if (!only.empty())
        return 0;
    measureMap("textbook");
    measureMap("detailed");

    MainWindow window(false);
    show(window, {1280, 800});
    const auto tick = [&](int i) { window.document().setNumber("params", std::uint64_t{1'000'000'000} + std::uint64_t{1'000'000} * static_cast<std::uint64_t>(i % 977)); };
    for (int i = 0; i < 1000; ++i) {
        tick(i);
        QApplication::processEvents();
    }
    const double before = residentMb();
    for (int i = 0; i < 10'000; ++i) {
        tick(i);
        QApplication::processEvents();
    }
    std::printf("resident after 10,000 more steps: %.1f MB, before %.1f MB\n", residentMb(), before);
    return 0;
}
