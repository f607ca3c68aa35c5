// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/activations.h"

namespace memladder::detailed {

/// A layer as backward instants see it.
struct LayerUse {
    LayerTokens tokens;
    double params = 0;     ///< elements on this rank
    double width = 0;      ///< of the feed-forward block on this rank
    double lastMatrix = 0; ///< elements of the MLP's last matrix: its gradient is the layer's first
};

[[nodiscard]] LayerUse useOf(const ModelOutline& model, const LayerOutline& layer, const Setup& setup,
                             bool recomputeThis);

/// Ranks that share a kind of state. Those that share an expert's are fewer where experts are spread over ranks already.
struct Sharers {
    double others = 1;  ///< of all but experts
    double experts = 1; ///< of an expert

    /// What each keeps of `elements` on the rank before, `inExperts` of them in experts.
    [[nodiscard]] double partOf(double elements, double inExperts) const {
        return experts == others ? elements / others : (elements - inExperts) / others + inExperts / experts;
    }
};

/// Elements and long-lived bytes of one rank of a stage.
struct StageParams {
    double layers = 0;    ///< elements of the stage's layers
    double experts = 0;   ///< of these in experts
    double embedding = 0; ///< of the token table
    double head = 0; ///< of the head; 0 when it is the embedding on the same stage, except `headRows` then
    double outerRest = 0; ///< learned positions, final norm
    double finalNorm = 0;
    double total = 0;    ///< all of these
    double trained = 0;  ///< those with gradients; adapters apart
    double headRows = 0; ///< padded vocabulary, before tensor parallelism
    double z = 1;        ///< ranks that share sharded state
    Sharers gradientSharers; ///< of gradients that are reduced

    double weightBytes = 0;
    double frozenBytes = 0; ///< of a base under adapters
    double referenceBytes = 0;
    double optimizerBytes = 0;
    double tableBytes = 0;
    double workspaceBytes = 0;
    double buckets = 0;
    double wgradCache = 0;
    double stepTemporaries = 0;
    double adapterGradient = 0;
    double dequantised = 0;
    double gatherPool = 0;
    double reducePool = 0;
};

[[nodiscard]] StageParams stageParams(const ModelOutline& model, const Setup& setup, std::int64_t begin,
                                      std::int64_t count, bool hasEmbedding, bool hasHead);

} // namespace memladder::detailed
