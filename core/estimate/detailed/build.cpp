// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/build.h"

namespace memladder::detailed {

void followBuild(Setup& setup, std::string_view build) {
    if (build.size() != 7)
        return;
    const Framework& f = *setup.framework;
    if (setup.quantised && build < f.quantisedInputsUntil) {
        setup.quantisedInputsHeld = true;
        setup.dequantisedBytes = 4; // quantised from fp16, so expanded to it and cast to bf16
    }
    if (!f.datedRecipes)
        return;
    // torchtitan PR 1094 gave embedding and head units of their own; PR 391 (June 2024) lets go of the
    // logits; vocabulary-parallel loss came in April 2024. FSDP2 moved reduce-scatter inputs to the default
    // stream in June 2024.
    setup.wrap = setup.division == Division::Fsdp2 && build >= "2025-08" ? Wrap::SplitAll : Wrap::Root;
    setup.reduceInputsApart = build < "2024-06";
    setup.logitsHeld = build < "2024-07" && setup.loss->kept > 2;
    setup.lossParallel = build >= "2024-04";
}

} // namespace memladder::detailed
