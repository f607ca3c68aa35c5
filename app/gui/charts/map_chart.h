// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"

namespace memladder::ui {

/// The map: how much of the planned card the best layout leaves free, over model size and GPUs; hatched where
/// nothing fits.
[[nodiscard]] ChartSpec buildMap(const ChartRequest& request);
[[nodiscard]] ChartTexts mapTexts(const ChartRequest& request, const ChartSpec& spec);
/// "31000000000@8" is that size on eight GPUs, with its best layout where one fits.
[[nodiscard]] std::optional<Scenario> scenarioOnMap(const ChartRequest& request, const QString& key);

} // namespace memladder::ui
