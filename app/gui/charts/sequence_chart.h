// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"

namespace memladder::ui {

/// Memory over the sequence length, one curve a recompute mode, over the terms that no sequence changes.
/// Names where activations become the larger pile, and tells the longest sequence that fits each card.
[[nodiscard]] ChartSpec sequenceChart(const Scenario& scenario, const std::vector<ChartCeiling>& ceilings,
                                      const ChartAxis& axis = {});

/// "With selective recompute, activations overtake the states at 4,909 tokens".
[[nodiscard]] QString sequenceTitle(const Scenario& scenario, const ChartSpec& spec);
[[nodiscard]] QString sequenceSubtitle(const Scenario& scenario, const ChartSpec& spec);

[[nodiscard]] ChartSpec buildSequence(const ChartRequest& request);
[[nodiscard]] ChartTexts sequenceTexts(const ChartRequest& request, const ChartSpec& spec);
/// "full" is the mode at the scenario's sequence, "full@83437" the mode at that length.
[[nodiscard]] std::optional<Scenario> scenarioOnSequence(const ChartRequest& request, const QString& key);

} // namespace memladder::ui
