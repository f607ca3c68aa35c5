// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/framework.h"
#include "catalogue/loss.h"

#include <array>
#include <cstdint>

/// What one evaluation is asked, beside the model. Plain values; a default-made Setup is a run on one GPU.
namespace memladder::detailed {

/// Gathered weights after the forward pass. Default: freed, except the unit that backward needs first, and
/// except in a pipeline, where they stay.
enum class Reshard : std::uint8_t { Default, Always, Never };
/// Which modules FSDP2 gathers together.
enum class Wrap : std::uint8_t {
    Root,     ///< embedding, final norm and head together in the root unit
    Split,    ///< embedding and head are units of their own
    SplitAll, ///< so, and the last block is freed after its forward pass too
};
enum class RecomputeKind : std::uint8_t { None, AttentionCore, PerOperation, Full, Reversible };
/// Whether weights that nobody trains are divided over the sharding group.
enum class FrozenDivision : std::uint8_t { AsWeights, Divided, Whole };
enum class TrainKind : std::uint8_t { Full, Adapters };
enum class StepKind : std::uint8_t { Fused, Foreach, ForLoop };
enum class ContextKind : std::uint8_t { AllToAll, Ring, AllGather };

/// Linear layers that can carry adapters, as bits of Setup::adapterTargets.
enum AdapterTarget : std::uint8_t {
    kAdaptQuery = 1,
    kAdaptKey = 2,
    kAdaptValue = 4,
    kAdaptOutput = 8,
    kAdaptGate = 16,
    kAdaptUp = 32,
    kAdaptDown = 64,
    kAdaptHead = 128,
};

inline constexpr std::size_t kMostStages = 256;

struct Setup {
    const Framework* framework = &Registry<Framework>::rows().front();

    // Layout: degrees over the whole job
    std::int64_t tp = 1;
    bool sequenceParallel = false;
    bool linearInputsWhole = false; ///< gathered linear inputs are kept instead of gathered again
    std::int64_t pp = 1;
    std::int64_t virtualStages = 1;
    std::int64_t cp = 1;
    ContextKind contextKind = ContextKind::Ring;
    std::int64_t dp = 1;
    std::int64_t ep = 1;
    std::int64_t etp = 1;        ///< tensor-parallel size inside experts
    std::int64_t shardGroup = 1; ///< ranks over which state is divided
    Division division = Division::None;
    Reshard reshard = Reshard::Default;
    Wrap wrap = Wrap::Root;
    bool reduceInputsApart =
        false; ///< FSDP2 before June 2024: reduce-scatter inputs on the reduction stream too
    bool explicitStages = false; ///< stageLayers holds the layers of each stage
    bool wholeGraph =
        false; ///< forward and backward pass are one traced graph: collectives on its stream, in its pool
    bool recordStreams =
        false; ///< blocks of a collective wait, once freed, until it has ended: torchtitan to April 2024
    bool endsUncounted =
        false; ///< torchtitan before August 2025: the first stage gets no layer of the remainder
    // torch.distributed.pipelining: what a stage still held at the end of a step
    bool stagesHoldOutputs = false;        ///< of every micro-batch, until May 2025
    bool stagesHoldInputGradients = false; ///< until October 2025
    bool lastStageHoldsLogits = false;     ///< of every micro-batch, unless told that nobody asks for them
    std::array<std::int32_t, kMostStages> stageLayers{};

    // Work
    std::int64_t seq = 2048;
    std::int64_t microBatch = 1;
    std::int64_t microBatches = 1; ///< a step
    std::int64_t paddedVocab = 0;  ///< 0: by the framework's rule

    // What is kept for the backward pass
    RecomputeKind recompute = RecomputeKind::None;
    std::int64_t recomputeEvery = 1; ///< each n-th layer
    bool perOpKeepsReduceScatter = true;
    bool perOpKeepsEveryMatmul = false;
    bool perOpKeepsAttention = true; ///< the per-operation list knows the attention kernel at work
    bool perOpKeepsMagnitudes =
        false; ///< it keeps abs() too, which float8 matrices take of their inputs and weights
    bool fp32Norm = false;
    bool wideNormScale = false; ///< an fp32 norm that scales before it casts back: its normalised copy is fp32 too
    bool residualFp32 = false;
    bool kvRepeat = false;
    bool flashAttention = true;
    bool hiddenDropout = false;
    bool attentionDropout = false;
    bool compiled = false;
    bool localKernels =
        false; ///< Megatron without Transformer Engine: unfused SwiGLU, copies between layouts

    // Loss
    const LossKind* loss = &Registry<LossKind>::rows().front();
    double lossChunks = 1;
    bool logitsHeld = false;  ///< the training loop still holds the logits in the backward pass
    bool lossParallel = true; ///< with tensor parallelism: each rank holds its part of the vocabulary

    // Precision: bytes a parameter
    double weightBytes = 2;
    double computeBytes = 2;
    double gradientBytes = 4;
    double reduceBytes = 4; ///< gradients on the wire
    double masterBytes = 4;
    double momentBytes = 8;
    bool weightGradientFusion = true;

    // Optimizer
    StepKind step = StepKind::Fused;
    bool optimizerInBackward = false;
    bool offloadOptimizer = false;
    bool offloadParameters = false;
    bool offloadActivations = false;
    double offloadLeast = 0; ///< elements from which an activation leaves; 0: all do

    // Adapters
    TrainKind train = TrainKind::Full;
    std::int64_t adapterRank = 0;
    std::uint8_t adapterTargets = 0;
    std::int64_t promptRows = 0; ///< LLaMA-Adapter: learned rows that each layer from the third on attends to
    bool scaledResults = false;  ///< its second version: a learned scale and bias on each linear layer's result
    double adapterBytes = 4;     ///< stored adapter weight
    double adapterGradientBytes = 4;
    double adapterMomentBytes = 8;
    bool adapterDropout = false;
    bool autocast = true;
    bool normsTrained = false;
    double frozenLinearBytes = 2; ///< stored frozen linear weight; below 2 quantised
    bool quantised = false;
    bool quantisedInputsHeld = false; ///< a 4-bit matrix keeps its input, see build.cpp
    double dequantisedBytes = 2;      ///< a weight of the matrix at hand, expanded: 4 with a cast behind it
    FrozenDivision frozenDivision = FrozenDivision::AsWeights;

    // A second, frozen copy of the model. Its own passes are over when the trained model's peak comes.
    double referenceBytes = 0;     ///< a weight of its matrices; 0: there is none
    double referenceKeptBytes = 0; ///< a weight of its embedding, head and norms, which quantising leaves
    FrozenDivision referenceDivision = FrozenDivision::AsWeights;

    // Experts
    double capacityFactor = 0; ///< 0: dropless
    double imbalance = 1;      ///< tokens of the fullest rank over the mean
};

} // namespace memladder::detailed
