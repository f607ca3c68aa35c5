// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/account.h"
#include "estimate/detailed/states.h"

namespace memladder::detailed {

/// What the account of one stage is reckoned from: the numbers that its formulas put in.
struct StageBasis {
    StageParams params;
    std::int64_t layers = 0;
    double keptTokens = 0; ///< activation bytes a token that the stage's layers keep
    double keptFixed = 0;  ///< and bytes whatever the tokens
    double tokens = 0;     ///< of one micro-batch on a rank: b·s/c
    double inFlight = 1;
    bool embedding = false;
    bool head = false;
    LayerUse first, second, last, at; ///< layers of the stage; `at`: the one at work in the phase
    double routedAtEnd = 0; ///< bytes of routed copies, where the forward pass is fullest inside its last layer
    double done = 0;       ///< layers whose backward pass has ended when the phase begins
};

/// Of one stage in one phase. Precondition: the stage exists.
[[nodiscard]] StageBasis basisOf(const ModelOutline& model, const Setup& setup, std::size_t stage, Phase phase);

} // namespace memladder::detailed
