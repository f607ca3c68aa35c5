// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"

#include <optional>
#include <string_view>
#include <vector>

namespace memladder {

/// One instant of a training step.
struct StepInstant {
    std::string_view instant;   ///< forward | loss | backward | optimizer
    std::string_view name;      ///< "backward pass of the last layer"
    std::string_view shortName; ///< "Last layer"
    TermSizes terms;            ///< alive then, of one GPU

    [[nodiscard]] Bytes total() const { return terms.total(); }
    friend bool operator==(const StepInstant&, const StepInstant&) = default;
};

/// Memory of one GPU of one pipeline stage through a step.
struct StepTimeline {
    std::vector<StepInstant> instants; ///< in the order of time
    std::size_t peak = 0;              ///< the fullest of them
    std::size_t stage = 0;

    friend bool operator==(const StepTimeline&, const StepTimeline&) = default;
};

/// The instants of a step; of the fullest stage where none is named. `plan` is the scenario's own.
///
/// Detailed: the phases of the account. What the allocator reserves beyond what is allocated stands at the
/// peak, where it is asked for; the peak's total is the plan's for that stage. The closed forms know no
/// instants: each of their terms stands where its definition has it alive. States and reserve always;
/// gathered parameters in both passes (arXiv:1910.02054 §5.2); kept activations from the end of the forward
/// pass until the backward pass has used them (arXiv:2205.05198 §4); the layer that is computed again in the
/// backward pass. The peak is the start of the backward pass: their sum, the plan's total.
[[nodiscard]] StepTimeline stepTimeline(const Scenario& scenario, const Plan& plan,
                                        std::optional<std::size_t> stage = {});

} // namespace memladder
