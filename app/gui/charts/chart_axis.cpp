// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_axis.h"
#include "language/language.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace memladder::ui {
namespace {

struct NiceRow {
    double mantissa;
    int intervals;
};

constexpr std::array<NiceRow, 10> kNice{
    {{1, 5}, {1.25, 5}, {1.5, 6}, {2, 4}, {2.5, 5}, {3, 6}, {4, 4}, {5, 5}, {6, 6}, {8, 4}}};
constexpr double kSlack = 1e-9; ///< sizes come from divisions: 250.00000000001 still ends at 250

} // namespace

double niceTop(double need) {
    if (!(need > 0) || !std::isfinite(need))
        return 1;
    double decade = std::pow(10.0, std::floor(std::log10(need)));
    for (int tries = 0; tries < 2; ++tries, decade *= 10)
        for (const NiceRow& row : kNice)
            if (row.mantissa * decade >= need * (1 - kSlack))
                return row.mantissa * decade;
    return decade;
}

double neededTop(double highestCeiling, double tallestBar, AxisMode mode) {
    const double held = 1.05 * tallestBar;
    if (highestCeiling <= 0)
        return held;
    const double need = 1.2 * highestCeiling;
    if (mode == AxisMode::AllBars || tallestBar <= 1.6 * highestCeiling)
        return std::max(need, held);
    return need;
}

double nextTop(std::optional<double> current, double need) {
    if (!current || need > *current || need < 0.4 * *current)
        return niceTop(need);
    return *current;
}

std::vector<double> axisTicks(double top) {
    if (!(top > 0) || !std::isfinite(top))
        return {0};
    const double decade = std::pow(10.0, std::floor(std::log10(top) + kSlack));
    int intervals = 0;
    double step = 0;
    for (const NiceRow& row : kNice)
        if (std::abs(top / decade - row.mantissa) < 1e-6) {
            intervals = row.intervals;
            step = top / intervals;
        }
    if (intervals == 0) {
        step = niceTop(top / 6);
        intervals = static_cast<int>(std::floor(top / step + 1e-6));
    }
    std::vector<double> ticks;
    for (int i = 0; i <= intervals; ++i)
        ticks.push_back(i * step);
    return ticks;
}

std::vector<QString> tickLabels(const std::vector<double>& ticks) {
    int decimals = 0;
    for (; decimals < 6; ++decimals) {
        const double scale = std::pow(10.0, decimals);
        if (std::all_of(ticks.begin(), ticks.end(), [&](double tick) {
                return std::abs(tick * scale - std::round(tick * scale)) < 1e-6 * std::max(1.0, tick * scale);
            }))
            break;
    }
    std::vector<QString> labels;
    labels.reserve(ticks.size());
    for (const double tick : ticks)
        labels.push_back(tick == 0 ? QStringLiteral("0")
                                   : inLocale(format::fixed(tick, decimals)));
    return labels;
}

bool isHidden(const ChartSpec& spec, const QString& termKey) {
    return std::any_of(spec.legend.begin(), spec.legend.end(),
                       [&](const ChartLegendEntry& entry) { return entry.hidden && entry.key == termKey; });
}

Bytes visibleTotal(const ChartSpec& spec, const ChartBar& bar) {
    bool all = true;
    Bytes sum = bar.allocatorShare;
    for (const ChartSegment& segment : bar.segments) {
        if (isHidden(spec, segment.key))
            all = false;
        else
            sum += segment.value;
    }
    return all ? bar.total : sum;
}

double axisNeed(const ChartSpec& spec) {
    double ceiling = 0;
    for (const ChartCeiling& line : spec.stacks.ceilings)
        ceiling = std::max(ceiling, inUnit(line.value, spec.unit));
    double bar = 0;
    for (const ChartBar& one : spec.stacks.bars)
        bar = std::max(bar, inUnit(visibleTotal(spec, one), spec.unit));
    return neededTop(ceiling, bar, spec.stacks.axis.mode);
}

double axisTop(const ChartSpec& spec) {
    if (spec.stacks.axis.top && *spec.stacks.axis.top > 0)
        return *spec.stacks.axis.top;
    return niceTop(axisNeed(spec));
}

} // namespace memladder::ui
