// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"

namespace memladder::ui {

/// Outline and tooltip of the spot that is pointed at or walked to, and the focus ring.
[[nodiscard]] QList<PlacedItem> layoutSpotOverlay(const ChartLayout& layout, const ChartTheme& theme,
                                                  const ChartOverlay& overlay);

} // namespace memladder::ui
