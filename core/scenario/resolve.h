// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/issue.h"
#include "scenario/scaled_model.h"
#include "scenario/scenario.h"

#include <algorithm>
#include <vector>

namespace memladder {

/// The model, every number filled in. Whole model.
struct Shape {
    std::uint64_t params = 0;       ///< Ψ
    std::uint64_t exactParams = 0;  ///< of a named or imported model, counted tensor by tensor; 0 without one
    std::uint64_t expertParams = 0; ///< the part of Ψ in routed experts
    std::uint64_t activeParams = 0; ///< parameters that one token meets
    std::uint64_t keptParams = 0;   ///< U, the part of Ψ in the embedding, the head and the norms: what quantising leaves as it is
    std::uint64_t adapterParams = 0; ///< Φ, low-rank adapters in the whole model; 0 where everything is trained
    std::uint64_t adapterMostRank = 0; ///< the smaller side of the adapted matrix where that is largest
    std::uint64_t layers = 1;       ///< L
    std::uint64_t hidden = 1;       ///< h
    std::uint64_t heads = 1;        ///< a, query heads
    std::uint64_t kvHeads = 1;
    std::uint64_t headDim = 1;
    std::uint64_t ffn = 1;
    std::uint64_t vocab = 1;        ///< V
    std::uint64_t experts = 0;      ///< routed experts a MoE layer; 0 = dense
    std::uint64_t topK = 0;         ///< routed experts a token
    std::uint64_t moeLayers = 0;
    bool headsGiven = false;        ///< typed or imported, so that divisibility is checked
    bool layersGiven = false;

    /// U, no more than what is not in experts.
    [[nodiscard]] std::uint64_t unquantised() const { return std::min(keptParams, params - std::min(params, expertParams)); }

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// The least and the most parameters that imply a shape of this many layers, and as many heads: what a size alone makes.
struct ImpliedSizes {
    std::uint64_t least;
    std::uint64_t most;
};
[[nodiscard]] ImpliedSizes sizesImplying(std::uint64_t layers);

/// How the job is laid over the GPUs, every number filled in.
struct Layout {
    std::uint64_t gpus = 1;         ///< N
    std::uint64_t tp = 1;           ///< t
    std::uint64_t pp = 1;           ///< p
    std::uint64_t vpp = 1;          ///< v
    std::uint64_t cp = 1;           ///< c
    std::uint64_t ep = 1;           ///< e
    std::uint64_t dp = 1;           ///< d = N/(t·p·c), rounded down where it does not divide (an issue says so)
    std::uint64_t shardGroup = 1;   ///< z, ranks that ZeRO divides over
    std::uint64_t seq = 1;          ///< s
    std::uint64_t microBatch = 1;   ///< b
    std::uint64_t microBatches = 0; ///< m; 0 = not given: m = p in flight
    Choice<Sharding> zero;
    Choice<Recompute> recompute;
    bool perOperation = false;      ///< selective recompute that keeps chosen products; in detailed alone
    RecipeInUse recipe;
    Choice<Offload> offload;
    bool adapters = false;          ///< the model is frozen, adapters are trained
    PerParameter frozen;            ///< F, of a frozen weight inside the layers
    bool frozenQuantised = false;   ///< then embedding, head and norms keep the recipe's type
    Choice<FrozenSharding> frozenSharded;
    PerParameter reference;         ///< R, of a weight of the reference model; 0: there is none
    bool referenceQuantised = false; ///< then embedding, head and norms stay in 16 bit
    static constexpr PerParameter kReferenceKept{2};
    Choice<FrozenSharding> referenceSharded;
    bool sequenceParallel = false;  ///< in force: on, and t > 1
    bool keepsScores = true;        ///< the attention kernel writes the score matrix
    bool liveLayer = false;         ///< count the layer that comes alive again
    Bytes reserve;

    /// Whether the frozen base, the reference model, is divided over z.
    [[nodiscard]] bool dividesFrozen() const { return divides(frozenSharded.row(), frozenQuantised); }
    [[nodiscard]] bool dividesReference() const { return divides(referenceSharded.row(), referenceQuantised); }

    friend bool operator==(const Layout&, const Layout&) = default;

private:
    [[nodiscard]] bool divides(const FrozenSharding& sharding, bool quantised) const {
        return sharding.automatic ? zero->parameters && !quantised : sharding.divided;
    }
};

/// A scenario with nothing left to derive, and what is wrong with it.
struct Job {
    Choice<Estimator> estimator;
    Shape shape;
    Layout layout;
    CardSize capacity;              ///< of the planned card, on the chosen basis
    bool capacityIsDriverVisible = false;
    std::uint64_t gpusPerNode = 8;
    double bf16Tflops = 0;          ///< dense, of the planned card; 0 where none is named or its figure is blank
    Choice<Link> link;              ///< in a node
    Choice<Link> interLink;
    Choice<Link> hostLink;
    ScaledModelRef scaled;          ///< the model at another size than its own, where that is asked
    std::vector<Issue> issues;      ///< empty, and unallocated, where all is well

    /// What `capacity` is: the driver's figure, or the nominal one, as which a typed size counts.
    [[nodiscard]] const CapacityBasis& capacityBasis() const;

    friend bool operator==(const Job&, const Job&) = default;
};

/// The recipe's row with the scenario's own bytes in place of its parts.
[[nodiscard]] RecipeInUse recipeOf(const Scenario& scenario);

/// Fills in what was left empty and checks what cannot be. Total: any scenario gives a Job.
/// With a named or imported model, what was not typed is the model's. Shape from Ψ alone: L = round((Ψ/196608)^⅓), h = 128·L, a = L (GPT-3's aspect: 175e9 → 96, 12288, 96).
[[nodiscard]] Job resolve(const Scenario& scenario);

/// Sets what follows from the axes and the micro-batch of a layout: d, z, m and whether sequence parallel is in force.
void deriveRanks(const Scenario& scenario, Layout& layout);

[[nodiscard]] bool hasError(const std::vector<Issue>& issues);

} // namespace memladder
