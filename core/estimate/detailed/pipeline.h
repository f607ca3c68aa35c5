// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/outline.h"
#include "estimate/detailed/setup.h"

#include <array>
#include <cstdint>

namespace memladder::detailed {

/// Layers of each pipeline stage, in order, and the stage that holds the head.
struct StageSplit {
    std::size_t stages = 1;
    std::size_t headStage = 0;
    std::array<std::int32_t, kMostStages> layers{};
};

/// The explicit list if there is one; nanotron's split by cost; else even, the remainder to the first stages.
[[nodiscard]] StageSplit splitStages(const ModelOutline& model, const Setup& setup);

/// Micro-batches whose activations one stage holds at once: 1F1B min(m, p − i) (arXiv:2104.04473 §2.2); with
/// v chunks a rank, min(m·v, 2(p − i − 1) + (v − 1)p + 1) / v of a whole stage (§2.2, Megatron-LM
/// schedules.py).
[[nodiscard]] double microBatchesInFlight(const Setup& setup, std::size_t stage);

} // namespace memladder::detailed
