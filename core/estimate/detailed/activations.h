// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/account.h"

namespace memladder::detailed {

/// Activation bytes of one layer on one rank, for each token of b·s/c.
struct LayerTokens {
    double kept = 0; ///< from its forward pass to its backward pass
    double live = 0; ///< brought back by recomputation beside `kept`
    double work = 0; ///< born in its backward pass at the fullest instant, less what has been freed by then
    double copies = 0; ///< of routed tokens, alive when its forward pass ends; 0 inside a recomputed layer
    double keptFixed = 0;      ///< bytes kept whatever the tokens
    double input = 0;          ///< of `kept`: the layer's input itself
    double firstLayerLess = 0; ///< of `kept` that the model's first layer does not keep
    double wide = 0;           ///< of `kept`: tensors as wide as the feed-forward block
    bool recomputed = false;
};

/// The layer as the Setup's recompute mode treats it; `recomputeThis` says whether the every-n-th rule takes
/// it.
[[nodiscard]] LayerTokens layerTokens(const ModelOutline& model, const LayerOutline& layer,
                                      const Setup& setup, bool recomputeThis);

/// Kept bytes a token of a norm over the hidden size and the linear layer's input behind it.
[[nodiscard]] double normTokens(const ModelOutline& model, const Setup& setup);

/// Routed token copies on a rank for each token: capacity, balance and expert tensor parallelism included.
[[nodiscard]] double routedShare(const LayerOutline& layer, const Setup& setup);

/// Elements of one layer's adapters on one rank.
[[nodiscard]] double adapterParams(const ModelOutline& model, const LayerOutline& layer, const Setup& setup);

} // namespace memladder::detailed
