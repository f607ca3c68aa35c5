// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"

/// The closed formulas of arXiv:1910.02054 (states) and arXiv:2205.05198 (activations), in bytes of one GPU.
///
/// With Ψ' = Ψ/(t·p) and the recipe's bytes a parameter P, G, O:
///   parameters P·Ψ', gradients G·Ψ', optimizer O·Ψ', each over z where the sharding scheme divides it;
///   (with expert parallel e, the routed experts' part E of Ψ is spread first: whole states hold ((Ψ−E) + E/e)/(t·p), and
///   sharded ones divide E over e ranks' expert groups, over max(z, e) ranks in all: arXiv:2006.16668 §3);
///   gathered   2·P·Ψ'/L, where parameters are sharded (z > 1) or live in host memory;
///   kept activations: see Recompute; the score term goes with a fused attention kernel.
/// Context parallel divides activations by c. A pipeline does not: p stages hold L/p layers for p micro-batches; v > 1
/// holds 1 + (p−1)/(p·v) times as much, and fewer micro-batches than stages m/p of it.
/// With adapters of Φ weights, P, G and O are theirs, and the base stands frozen beside them: F·Ψ', or where it is quantised
/// F·(Ψ−U)' + P·U' with the embedding, head and norms U in the recipe's type (arXiv:2305.14314 §3). A reference model is
/// R·Ψ', a quantised one R·(Ψ−U)' + 2·U'. Each is over z where Layout::dividesFrozen(), dividesReference() say so.
/// The states are exact and rounded up once; each of them is what is left of that sum, so that they add up to it.
namespace memladder::textbook {

/// In how many parts the routed experts lie: e where the model has experts, else 1.
[[nodiscard]] std::uint64_t expertParts(const Shape& shape, const Layout& layout);

[[nodiscard]] Footprint measure(const Shape& shape, const Layout& layout);

/// The states of the whole job held once: 16Ψ and the like, each rounded up.
[[nodiscard]] TermSizes wholeStates(const Shape& shape, const Layout& layout);

/// The same together, in bytes times PerParameter::kSteps.
[[nodiscard]] Wide wholeStateSteps(const Shape& shape, const Layout& layout);

/// What no layout of this model on this many GPUs can go below without offload: the states of the whole job over N, rounded
/// up, since t·p·z ≤ N.
[[nodiscard]] Bytes stateBound(const Shape& shape, const Layout& layout);

/// What never shrinks with the GPU count: the states that the scheme leaves whole, over t·p.
[[nodiscard]] Bytes replicatedFloor(const Shape& shape, const Layout& layout);

} // namespace memladder::textbook
