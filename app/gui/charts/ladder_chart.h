// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"

namespace memladder::ui {

/// The memory ladder as a picture: every sharding scheme on four powers of two around the scenario's own
/// number, which is among them whatever it is.
[[nodiscard]] ChartSpec buildLadder(const ChartRequest& request);
[[nodiscard]] ChartTexts ladderTexts(const ChartRequest& request, const ChartSpec& spec);

/// The counts of the columns: blocks of four powers of two that stay while the number moves inside them.
[[nodiscard]] std::vector<std::uint64_t> ladderCounts(std::uint64_t gpus);

} // namespace memladder::ui
