// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "quantity/citation.h"

#include <array>
#include <cstdint>

namespace memladder {

/// Where gradients live.
enum class GradientStyle : std::uint8_t {
    Preallocated, ///< one accumulation buffer for all parameters, from the first step to the last
    Backward,     ///< made in the backward pass, freed after the step
};

/// Which kernels a layer runs, and so which tensors they keep.
enum class KernelStyle : std::uint8_t {
    TransformerEngine, ///< fused norms and SwiGLU; rotated queries and keys only
    Nanotron,          ///< fused norms, flash rotary that keeps both copies, unfused SwiGLU
    Eager,             ///< one PyTorch operation after the other
};

/// How a pipeline's layers are cut into stages.
enum class StageCut : std::uint8_t {
    Even,         ///< as many layers each, the remainder to the first stages
    ByCost,       ///< equal cost, the head counted in
    EndsAsLayers, ///< as many each, where embedding and head count as a layer
};

/// What a pipeline stage holds of the tensors that cross its boundaries.
enum class StageBuffers : std::uint8_t {
    SentOn,          ///< the one received and the one to send
    Returned,        ///< outputs are let go of once sent; the gradients of the micro-batch before stay until new ones come
    EveryMicroBatch, ///< receive buffers for all micro-batches of a step, both ways
    InFlight,        ///< inputs and outputs of the micro-batches in flight, beside one receive buffer each way
};

/// How state is divided over the data-parallel group.
enum class Division : std::uint8_t { None, Zero1, Zero2, Zero3, Fsdp1, Fsdp2 };

/// Where measured runs stand from the account of them: measured over computed, less one.
struct Residuals {
    int runs = 0;
    double low = 0; ///< 90 % of the runs lie between these two
    double high = 0;
    std::string_view basis; ///< in words
};

/// A training framework: whose state handling and kernels apply.
struct Framework {
    std::string_view key;
    std::string_view name;
    GradientStyle gradients;
    KernelStyle kernels;
    double weightBytes;   ///< usual stored weight
    double gradientBytes; ///< usual kept gradient (the accumulation buffer where preallocated)
    double masterBytes;
    double momentBytes;             ///< both Adam moments together
    double reduceBytes;             ///< gradients while they are reduced
    std::string_view loss;          ///< usual loss: key of a LossKind
    bool fp32Norm;                  ///< hand-written norm with fp32 copies
    bool foreachStep;               ///< the usual optimizer makes parameter-sized temporaries
    bool kvRepeat;                  ///< keys and values are copied up to the query heads before attention
    bool reentrantCheckpoint;       ///< recomputation holds the layer's output during its backward pass
    bool lossInPlace;               ///< a fused linear loss hands its gradients on without keeping them
    StageCut cut;
    std::array<Division, 4> stages; ///< what ZeRO 0 to 3 mean here
    int vocabMultiple;              ///< the vocabulary is padded to this times the tensor-parallel size
    double workspaceBytes;          ///< cuBLAS and kernel workspaces inside the allocator
    double fragmentation;           ///< reserved over what the account says the allocator must hold
    std::string_view fragmentationBasis;
    int measuredRuns;   ///< behind the range
    double residualLow; ///< measured over computed, less one: 90 % of the runs lie between these two
    double residualHigh;
    std::string_view rangeBasis;
    bool datedRecipes;      ///< what is kept depends on the month of its code: see build.cpp
    bool fp32StepGradients; ///< the step works on an fp32 copy of the shard's gradients
    bool fusedProjection; ///< one matrix makes queries, keys and values, and attention keeps its whole result
    bool fp32Adapters;    ///< adapters are trained in fp32 whatever the model's type
    bool quantisesHead;   ///< 4-bit loading takes the head too
    bool lossInModel;     ///< the model computes its loss, and holds its last hidden state meanwhile
    bool mixesFlatParameters; ///< FSDP1 units hold frozen and trained weights in one flat parameter
    bool untiesHead;          ///< a head that shares the embedding's weights is loaded as a matrix of its own
    std::string_view quantisedInputsUntil; ///< month from which its bitsandbytes lets go of the inputs of
                                           ///< 4-bit matrices (release 0.43.2); empty: no 4-bit matrices
    std::string_view help;
    Citation source;
    StageBuffers stageBuffers = StageBuffers::SentOn;
    Residuals tensorParallel = {}; ///< of its runs with tensor parallelism, where they stand elsewhere than the others
    std::string_view logitsHeldUntil = ""; ///< month from which its training loop lets go of fp32 logits before the
                                           ///< backward pass; empty: it never held them
    bool wideNormScale = false;            ///< its fp32 norm scales before it casts back to 16 bit
    bool castsInFsdp = false; ///< FSDP casts its fp32 weights to 16 bit, and autocast, which widens LayerNorms, is off
};

template <>
std::span<const Framework> Registry<Framework>::rows();

} // namespace memladder
