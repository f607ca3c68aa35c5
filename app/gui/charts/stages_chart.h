// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"

namespace memladder::ui {

/// One bar a pipeline stage. In a closed form every stage is the fullest one: the bars are alike, and say so.
[[nodiscard]] ChartSpec buildStages(const ChartRequest& request);
[[nodiscard]] ChartTexts stagesTexts(const ChartRequest& request, const ChartSpec& spec);
/// A stage is no scenario of its own: nothing.
[[nodiscard]] std::optional<Scenario> scenarioOfStage(const ChartRequest& request, const QString& key);

} // namespace memladder::ui
