// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"

namespace memladder::ui {

/// Memory through one step of the fullest stage: a stack at each instant, the peak marked.
[[nodiscard]] ChartSpec buildTimeline(const ChartRequest& request);
[[nodiscard]] ChartTexts timelineTexts(const ChartRequest& request, const ChartSpec& spec);
/// An instant is no scenario of its own.
[[nodiscard]] std::optional<Scenario> scenarioOfInstant(const ChartRequest& request, const QString& key);

} // namespace memladder::ui
