// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"

namespace memladder::ui {

/// Curves over GPUs or tokens: gridlines, ground under the planned card, bands, curves cut to the plot, marks
/// with their names. A text that has no room clear of the others is left out whole.
[[nodiscard]] ChartLayout layoutCurves(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme);

/// The heights that a picture without history shows, or the next ones after `shown`: they grow at once and
/// shrink with hysteresis, as stacks do.
[[nodiscard]] ChartAxis curveAxis(const ChartSpec& spec, const std::optional<ChartAxis>& shown = {});

/// 1, 2, 5 × 10^k between `low` and `high`, both above 0.
[[nodiscard]] std::vector<double> logTicks(double low, double high);

/// A size for a note: in MiB or MB where it is under a tenth of the unit: "3.5 MiB"; else "55.9".
[[nodiscard]] QString noteSize(Bytes bytes, format::Unit unit);

} // namespace memladder::ui
