// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/framework.h"
#include "model/architecture.h"

#include <cstdint>
#include <vector>

namespace memladder::detailed {

/// One kind of layer, reduced to the widths that its tensors have. Before any sharding. Counts are elements.
struct LayerOutline {
    std::int64_t count = 0; ///< consecutive layers of this kind

    // Attention. Widths of the projections' outputs.
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::int64_t value = 0;
    std::int64_t output = 0;   ///< width of the attention's result
    bool queryKeyNorm = false; ///< norms over queries and keys
    bool latent = false;       ///< multi-head latent attention; then also:
    std::int64_t queryRank = 0;
    std::int64_t kvRank = 0;
    std::int64_t ropeWidth = 0; ///< of the shared rotary key

    // Feed-forward
    std::int64_t ffn = 0; ///< dense width
    bool gated = false;
    std::int64_t experts = 0;
    std::int64_t topK = 0;
    std::int64_t expertFfn = 0;
    std::int64_t sharedFfn = 0;
    bool expertGated = true;

    // Parameters of one layer
    double dividedParams = 0;    ///< that tensor parallelism divides
    double replicatedParams = 0; ///< that it does not: norms, router, latent down-projections
    double normParams = 0;       ///< the norms among the replicated ones
    double expertParams = 0;     ///< of all routed experts

    [[nodiscard]] std::int64_t expertFactor() const { return expertGated ? 2 : 1; }
};

/// A decoder reduced to numbers, made once for a model and read by every evaluation.
struct ModelOutline {
    std::int64_t hidden = 0;
    std::int64_t vocab = 0;
    std::int64_t layers = 0;
    bool tied = false;
    bool hasHead = true;
    bool rotary = true;
    bool parallelResidual = false; ///< attention and MLP read the same input
    double positionParams = 0;     ///< learned positions: on the first stage, never divided
    double finalNormParams = 0;
    std::vector<LayerOutline> segments; ///< in order; counts add up to `layers`
};

/// Encoder layers and image towers are left out. Mixers other than attention keep their parameters, and count
/// as projections of the hidden size.
[[nodiscard]] ModelOutline outlineOf(const Architecture& architecture);

/// The model as a framework loads it: some make a head that shares the embedding's weights a matrix of its own.
[[nodiscard]] ModelOutline loadedBy(const Framework& framework, ModelOutline model);

} // namespace memladder::detailed
