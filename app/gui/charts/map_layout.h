// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"

namespace memladder::ui {

/// Cells of model size against GPUs, dark where it is tight; the frontier is the heaviest line. The scale of
/// colours stands right of the plot where it is wide enough, else in a row below.
[[nodiscard]] ChartLayout layoutMap(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme);

} // namespace memladder::ui
