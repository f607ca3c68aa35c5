// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The height of a stack axis: pure rules, no drawing. All values in the chart's unit (GiB or GB).
#pragma once

#include "charts/chart_spec.h"

#include <QString>

#include <optional>
#include <vector>

namespace memladder::ui {

/// Smallest of 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8 × 10^k that is at least `need`. 1 for a need of 0 or less.
[[nodiscard]] double niceTop(double need);

/// What the axis must reach. The ceilings own it: 1.2 × the highest; a tallest bar of at most 1.6 × that
/// ceiling is held too, with 5 % to spare. Without ceilings, and in AxisMode::AllBars, every bar is held.
[[nodiscard]] double neededTop(double highestCeiling, double tallestBar, AxisMode mode);

/// The next top, given the one on screen: grows at once, shrinks only when the need is below 40 % of it.
[[nodiscard]] double nextTop(std::optional<double> current, double need);

/// Ticks from 0 up to `top`: top/5 apart for 1, 1.25, 2.5, 5; top/6 for 1.5, 3, 6; top/4 for 2, 4, 8. Another
/// top (typed by hand) gets round steps, the last at or below it.
[[nodiscard]] std::vector<double> axisTicks(double top);

/// Tick labels, all with the decimals that the step needs: "0", "50" or "0", "0.25".
[[nodiscard]] std::vector<QString> tickLabels(const std::vector<double>& ticks);

/// The top for a picture without history: the spec's own, or the rule's.
[[nodiscard]] double axisTop(const ChartSpec& spec);

/// The rule's need for the visible terms of `spec`.
[[nodiscard]] double axisNeed(const ChartSpec& spec);

/// A size in the unit of the chart.
[[nodiscard]] inline double inUnit(Bytes bytes, format::Unit unit) {
    return unit == format::Unit::GB ? bytes.gb() : bytes.gib();
}

/// Sum of the segments that the legend does not hide, plus the allocator's share.
[[nodiscard]] Bytes visibleTotal(const ChartSpec& spec, const ChartBar& bar);
[[nodiscard]] bool isHidden(const ChartSpec& spec, const QString& termKey);

} // namespace memladder::ui
