// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"

namespace memladder::ui {

/// Cells of schemes against GPU counts: sign, size, what is over or free, a small bar two cards wide; the
/// stair from which on it fits is the heaviest line. What has no room is left out, the number last.
[[nodiscard]] ChartLayout layoutLadder(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme);

} // namespace memladder::ui
