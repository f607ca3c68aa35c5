// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_axis.h"
#include "charts/curve_layout.h"
#include "language/language.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {

namespace {

double niceLog(double need) {
    const double decade = std::pow(10.0, std::floor(std::log10(need)));
    for (const double mantissa : {1.0, 2.0, 5.0, 10.0})
        if (mantissa * decade >= need * (1 - 1e-9))
            return mantissa * decade;
    return 10 * decade;
}

} // namespace

std::vector<double> logTicks(double low, double high) {
    std::vector<double> ticks;
    if (!(low > 0) || !(high > low) || !std::isfinite(high))
        return ticks;
    for (int k = static_cast<int>(std::floor(std::log10(low))); k <= std::ceil(std::log10(high)); ++k)
        for (const double mantissa : {1.0, 2.0, 5.0}) {
            const double tick = k < 0 ? mantissa / std::pow(10.0, -k) : mantissa * std::pow(10.0, k);
            if (tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9))
                ticks.push_back(tick);
        }
    return ticks;
}

QString noteSize(Bytes bytes, format::Unit unit) {
    if (inUnit(bytes, unit) >= 0.1)
        return chartNumber(bytes, unit);
    const bool binary = unit == format::Unit::GiB;
    double value = inUnit(bytes, unit) * (binary ? 1024 : 1000);
    const char* name = binary ? "MiB" : "MB";
    if (value < 0.1) {
        value *= binary ? 1024 : 1000;
        name = binary ? "KiB" : "kB";
    }
    return inLocale(format::fixed(value, value < 100 ? 1 : 0)) + QChar(0x202F) +
           QString::fromUtf8(name);
}

ChartAxis curveAxis(const ChartSpec& spec, const std::optional<ChartAxis>& shown) {
    const CurveChart& chart = spec.curves;
    ChartAxis axis = chart.axis;
    double ceiling = 0;
    double planned = 0;
    for (const ChartCeiling& line : chart.ceilings) {
        ceiling = std::max(ceiling, inUnit(line.value, spec.unit));
        if (line.planned)
            planned = inUnit(line.value, spec.unit);
    }
    if (!chart.logarithmic) {
        double bands = 0;
        for (const ChartSegment& band : chart.bands)
            bands += inUnit(band.value, spec.unit);
        double need = std::max(1.2 * ceiling, 1.3 * bands);
        if (axis.mode == AxisMode::AllBars) {
            need = std::max(need, chart.level ? 1.05 * inUnit(*chart.level, spec.unit) : 0);
            for (const ChartCurve& curve : chart.curves)
                if (curve.current)
                    need = std::max(need, 1.05 * inUnit(curve.current->value, spec.unit));
        }
        if (!axis.top || !(*axis.top > 0))
            axis.top = nextTop(shown ? shown->top : std::nullopt, need);
        return axis;
    }
    double highest = ceiling;
    double lowest = 0;
    const auto lower = [&](double value) {
        if (value > 0)
            lowest = lowest > 0 ? std::min(lowest, value) : value;
    };
    for (const ChartCurve& curve : chart.curves) {
        for (const CurvePoint& point : curve.points)
            highest = std::max(highest, inUnit(point.value, spec.unit));
        if (curve.floor)
            lower(inUnit(*curve.floor, spec.unit) / 2);
    }
    lower((planned > 0 ? planned : ceiling) / 12);
    if (!(highest > 0))
        highest = 100;
    if (!(lowest > 0))
        lowest = highest / 200;
    if (!axis.top || !(*axis.top > 0)) {
        const double need = 1.5 * highest;
        const std::optional<double> before = shown ? shown->top : std::nullopt;
        axis.top = !before || need > *before || need < 0.4 * *before ? niceLog(need) : *before;
    }
    if (!axis.bottom || !(*axis.bottom > 0) || *axis.bottom >= *axis.top) {
        const double need = std::min(lowest, *axis.top / 20);
        const std::optional<double> before = shown ? shown->bottom : std::nullopt;
        // The largest of 1, 2, 5 × 10^k that is not above the need.
        const double nice = [&] {
            const double decade = std::pow(10.0, std::floor(std::log10(need) + 1e-9));
            double best = decade;
            for (const double mantissa : {2.0, 5.0})
                if (mantissa * decade <= need * (1 + 1e-9))
                    best = mantissa * decade;
            return best;
        }();
        axis.bottom = !before || need < *before || need > *before / 0.4 ? nice : *before;
    }
    return axis;
}

} // namespace memladder::ui
