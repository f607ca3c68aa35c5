// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/outline.h"
#include "estimate/detailed/setup.h"
#include "quantity/bytes.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

/// One GPU's memory through a training step, tensor by tensor, for every pipeline stage.
namespace memladder::detailed {

enum class Term : std::uint8_t {
    Parameters,      ///< stored weights
    Gradients,       ///< kept or sharded gradients, or the accumulation buffer
    Optimizer,       ///< master weights and moments
    Buffers,         ///< tables: rotary frequencies
    Gathered,        ///< whole weights of gathered units, and the buffers that they arrive in
    WeightGradients, ///< whole gradients between their birth and their reduction
    Communication,   ///< reduce-scatter inputs, buckets, pipeline buffers
    WgradCache,      ///< uninitialised weight gradients handed to autograd beside a fused accumulation
    Workspace,       ///< cuBLAS and kernel workspaces
    Activations,     ///< kept for the backward pass
    HeadInput,       ///< final norm, hidden states and their gradient
    LiveLayer,       ///< what recomputation brings back of the layer at hand
    Backward,        ///< gradients of activations inside the layer at hand
    Logits,          ///< logits and the loss's copies
    LossGradient,    ///< gradients that a fused loss makes ahead
    OptimizerStep,   ///< temporaries of the optimizer
    Dequantised,     ///< weights expanded from 4 bit for one product
    Frozen,          ///< weights that adapters leave as they are
    Reference,       ///< a frozen copy of the model that answers beside it
};
inline constexpr std::size_t kTerms = 19;

enum class Phase : std::uint8_t {
    Forward,
    Loss,
    LossBackward,
    LastLayer,   ///< backward pass of the stage's last layer
    LateLayers,  ///< of the layer before it
    EarlyLayers, ///< of its second layer
    FirstLayer,
    BackwardEnd,
    Step,
};
inline constexpr std::size_t kPhases = 9;

/// Sizes of one phase by term, in bytes. Fractions of a byte appear where shares do not divide evenly.
using Sizes = std::array<double, kTerms>;

struct StageAccount {
    std::int64_t layers = 0;
    double inFlight = 1; ///< micro-batches whose activations are alive at once
    bool embedding = false;
    bool head = false;
    double parameters = 0; ///< elements on this rank, before sharding over data-parallel ranks
    std::array<double, kPhases> phase{};
    Phase peakPhase = Phase::Forward;
    Sizes peak{};         ///< terms at the peak
    double allocated = 0; ///< their sum
    double waiting = 0;   ///< freed blocks that wait for another stream: `active` counts them, `allocated` not
    double pools = 0;     ///< what the allocator's separate pools must hold: the floor of reserved
    double reserved = 0;  ///< with the framework's measured fragmentation
    double heldBack = 0;  ///< at most: freed blocks that tensor-parallel collectives have not let go of
};

struct Account {
    std::vector<StageAccount> stages; ///< reused between evaluations: no allocation once it is large enough
    std::size_t fullest = 0;          ///< stage with the highest allocated peak
    std::size_t fullestReserved = 0;

    [[nodiscard]] const StageAccount& peakStage() const { return stages[fullest]; }
};

/// Every term at every phase of one stage.
using StagePhases = std::array<Sizes, kPhases>;

/// Fills `account`. Total for every Setup whose degrees are at least 1. Where `phases` is given it gets one
/// entry a stage.
void evaluate(const ModelOutline& model, const Setup& setup, Account& account,
              std::vector<StagePhases>* phases = nullptr);

/// The same as long as no stage reserves more than `most` bytes. False at the first that does: the account is
/// not whole.
[[nodiscard]] bool evaluateUpTo(const ModelOutline& model, const Setup& setup, double most, Account& account);

/// Activation bytes that one layer keeps for each token of the rank (before sequence parallelism divides
/// them).
[[nodiscard]] double keptPerToken(const ModelOutline& model, const LayerOutline& layer, const Setup& setup);

/// The key in results: "parameters".
[[nodiscard]] std::string_view termKey(Term term);
[[nodiscard]] std::string_view termName(Term term);
/// state | activation | transient | loss
[[nodiscard]] std::string_view termCategory(Term term);
/// forward | loss | backward | optimizer
[[nodiscard]] std::string_view phaseInstant(Phase phase);
[[nodiscard]] std::string_view phaseName(Phase phase);

} // namespace memladder::detailed
