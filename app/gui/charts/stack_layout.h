// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"

namespace memladder::ui {

/// Stacked bars against ceilings: upright, with three rows of names where columns are under 90 px, sideways
/// where they are under 34 px or a name has no room under its bar.
[[nodiscard]] ChartLayout layoutStacks(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme);

[[nodiscard]] QList<PlacedItem> layoutStackOverlay(const ChartSpec& spec, const ChartLayout& layout,
                                                   const ChartTheme& theme, const ChartOverlay& overlay);

} // namespace memladder::ui
