// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "quantity/citation.h"
#include "quantity/format.h"

#include <cstdint>

/// Small closed choices of a scenario. A row is one value; what it does is a fact of the row.
namespace memladder {

/// Whose formulas answer. evaluate() and derive() have one entry for each.
enum class EstimatorMethod : std::uint8_t { Textbook, ReducedOrder, Detailed };

struct Estimator {
    std::string_view key;
    std::string_view name;
    EstimatorMethod method;
    std::string_view help;
    Citation source;
};

/// How attention scores are handled.
struct AttentionKernel {
    std::string_view key;
    std::string_view name;
    bool keepsScores;
    std::string_view help;
    Citation source;
};

/// What leaves the GPU for host memory.
struct Offload {
    std::string_view key;
    std::string_view name;
    bool optimizer;
    bool parameters;
    bool activations;
    std::string_view help;
    Citation source;
};

/// Which figure of a card counts as its capacity.
struct CapacityBasis {
    std::string_view key;
    std::string_view name;
    bool driverVisible;
    std::string_view help;
    Citation source;
};

/// Whether tensor-parallel ranks also divide the norms' and dropouts' activations along the sequence.
struct SequenceParallel {
    std::string_view key;
    std::string_view name;
    bool whenTensorParallel; ///< divided as soon as there is a tensor-parallel group
    std::string_view help;
    Citation source;
};

/// What a result is printed in.
struct DisplayUnit {
    std::string_view key;
    std::string_view name;
    format::Unit unit;
    std::string_view help;
    Citation source;
};

struct Switch {
    std::string_view key;
    std::string_view name;
    bool on;
    std::string_view help;
    Citation source;
};

/// What is trained.
struct TrainMode {
    std::string_view key;
    std::string_view name;
    bool adapters;
    bool quantised; ///< frozen weights are quantised unless another type is chosen
    std::string_view help;
    Citation source;
};

/// Which linear layers carry adapters.
struct AdapterSet {
    std::string_view key;
    std::string_view name;
    std::uint8_t targets; ///< bits: query 1, key 2, value 4, output 8, gate 16, up 32, down 64, head 128
    std::string_view help;
    Citation source;
};

/// How frozen linear weights are stored.
struct Quantisation {
    std::string_view key;
    std::string_view name;
    double bytes; ///< a weight, scales included
    std::string_view help;
    Citation source;
};

/// Whether weights that nobody trains are divided over the sharding group.
struct FrozenSharding {
    std::string_view key;
    std::string_view name;
    bool automatic; ///< as trained weights are; quantised ones stay whole
    bool divided;   ///< whatever the scheme
    std::string_view help;
    Citation source;
};

/// A frozen copy of the model beside the trained one.
struct ReferenceModel {
    std::string_view key;
    std::string_view name;
    double bytes; ///< a weight; 0: there is none
    bool quantised;
    std::string_view help;
    Citation source;
};

/// What tensor parallelism does with norms, dropouts and the inputs of linear layers.
struct TensorParallelMode {
    std::string_view key;
    std::string_view name;
    bool sequenceParallel;
    bool keepsGathered; ///< gathered inputs of linear layers are kept for the backward pass
    std::string_view help;
    Citation source;
};

/// What computes a layer's norms, and so what they keep for the backward pass.
struct NormKernel {
    std::string_view key;
    std::string_view name;
    bool fp32Copies;        ///< hand-written: an fp32 copy of the input and the normalised copy are kept
    bool transformerEngine; ///< comes with Transformer Engine's layers; without it Megatron's are PyTorch's operations
    std::string_view help;
    Citation source;
};

/// Which figure of a measured run is read.
struct MemoryFigure {
    std::string_view key;
    std::string_view name;
    bool allocated; ///< what is missing of it is missing of the allocated figure
    bool reserved;  ///< and of the reserved one
    std::string_view help;
    Citation source;
};

template <>
std::span<const MemoryFigure> Registry<MemoryFigure>::rows();
template <>
std::span<const TrainMode> Registry<TrainMode>::rows();
template <>
std::span<const FrozenSharding> Registry<FrozenSharding>::rows();
template <>
std::span<const ReferenceModel> Registry<ReferenceModel>::rows();
template <>
std::span<const AdapterSet> Registry<AdapterSet>::rows();
template <>
std::span<const Quantisation> Registry<Quantisation>::rows();
template <>
std::span<const TensorParallelMode> Registry<TensorParallelMode>::rows();
template <>
std::span<const NormKernel> Registry<NormKernel>::rows();
template <>
std::span<const Estimator> Registry<Estimator>::rows();
template <>
std::span<const AttentionKernel> Registry<AttentionKernel>::rows();
template <>
std::span<const Offload> Registry<Offload>::rows();
template <>
std::span<const CapacityBasis> Registry<CapacityBasis>::rows();
template <>
std::span<const SequenceParallel> Registry<SequenceParallel>::rows();
template <>
std::span<const DisplayUnit> Registry<DisplayUnit>::rows();
template <>
std::span<const Switch> Registry<Switch>::rows();

} // namespace memladder
