// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/evaluate.h"

#include <cstdint>
#include <span>
#include <vector>

namespace memladder {

/// One cell of the memory ladder: a sharding scheme on a number of GPUs.
struct LadderCell {
    Choice<Sharding> scheme;
    std::uint64_t gpus = 0;
    Plan plan; ///< with an error in issues() where the layout cannot exist: then its sizes mean nothing

    [[nodiscard]] bool exists() const { return !hasError(plan.issues()); }
    /// The states alone against the whole card, as the ladder of a lecture compares them.
    [[nodiscard]] bool statesFit() const { return plan.total(Category::State) <= plan.capacity(); }
};

/// Every sharding scheme on every count, everything else as in the scenario: schemes outer, counts inner.
[[nodiscard]] std::vector<LadderCell> ladder(const Scenario& scenario, std::span<const std::uint64_t> gpuCounts);

} // namespace memladder
