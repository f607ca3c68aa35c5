// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"

namespace memladder::ui {

/// The memory wall: every sharding scheme over 1 … 131,072 GPUs, everything else as in the scenario. Solid
/// from the exact count on at which it fits the planned card; what it can never fall below as its floor.
[[nodiscard]] ChartSpec wallChart(const Scenario& scenario, const std::vector<ChartCeiling>& ceilings,
                                  Measure measure = Measure::States, const ChartAxis& axis = {});

/// Where a curve over GPUs ends on ever more of them: a of a + b/N through its last two points; nothing where
/// all of it is divided.
[[nodiscard]] std::optional<Bytes> floorOf(const std::vector<CurvePoint>& points);

/// What the wall says, in a sentence: "ZeRO-2 fits 80 GB from 21 GPUs, ZeRO-3 from 6; DDP and ZeRO-1 never
/// do".
[[nodiscard]] QString wallTitle(const ChartSpec& spec);
[[nodiscard]] QString wallSubtitle(const Scenario& scenario, Measure measure = Measure::States);

[[nodiscard]] ChartSpec buildWall(const ChartRequest& request);
[[nodiscard]] ChartTexts wallTexts(const ChartRequest& request, const ChartSpec& spec);
/// "zero2" is the scheme on the scenario's GPUs, "zero2@21" the scheme on 21.
[[nodiscard]] std::optional<Scenario> scenarioOnWall(const ChartRequest& request, const QString& key);

} // namespace memladder::ui
