// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/scenario.h"

namespace memladder {

/// Whether attention and every second product are kept: a refinement of selective recompute.
[[nodiscard]] inline bool recomputesPerOperation(const Scenario& scenario) {
    return scenario.recomputePerOperation && scenario.recompute->key == "selective";
}

/// 1, unless full recompute takes each n-th layer alone.
[[nodiscard]] inline std::uint64_t recomputedEvery(const Scenario& scenario) {
    return scenario.recomputeEvery > 1 && scenario.recompute->key == "full" ? scenario.recomputeEvery : 1;
}

} // namespace memladder
