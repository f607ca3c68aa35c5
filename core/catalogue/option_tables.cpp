// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/option_tables.h"

namespace memladder {

// clang-format off
static constexpr Estimator kEstimators[] = {
    {"textbook", "Textbook", EstimatorMethod::Textbook, "Closed formulas that a lecture can derive.", "arXiv:1910.02054; arXiv:2205.05198"},
    {"reduced-order", "Reduced order", EstimatorMethod::ReducedOrder,
     "States over all GPUs and one line for activations, in decimal GB. Knows sharding and full recompute, no other axis.",
     "arXiv:1910.02054 §3 and §5; the split of the activations into layer inputs and one live layer is our reading"},
};
static constexpr AttentionKernel kAttention[] = {
    {"auto", "Estimator's usual", true, "Unfused in the textbook, whose formulas count the score matrix.", "arXiv:2205.05198 §4.1"},
    {"unfused", "Unfused", true, "The score matrix is written to memory.", "arXiv:2205.05198 §4.1"},
    {"flash", "Flash", false, "The score matrix never exists as a whole.", "arXiv:2205.14135 §3"},
};
static constexpr Offload kOffload[] = {
    {"none", "None", false, false, false, "Everything stays on the GPU.", "definition"},
    {"optimizer", "Optimizer", true, false, false, "Optimizer states live in host memory.", "arXiv:2101.06840 §4"},
    {"parameters", "Optimizer and parameters", true, true, false, "Parameter shards live in host memory too; layers in use are gathered.", "arXiv:2104.07857 §5"},
    {"activations", "Activations", false, false, true, "What is kept of the forward pass lives in host memory; the layer at work stays.", "arXiv:2104.07857 §5.1"},
};
static constexpr CapacityBasis kBases[] = {
    {"nominal", "Nominal", false, "The size on the data sheet.", "the vendor's data sheet"},
    {"driver", "Driver-visible", true, "The size that the driver's tool prints.", "the driver's own tool, card by card"},
};
static constexpr SequenceParallel kSequenceParallel[] = {
    {"auto", "When TP > 1", true, "On as soon as tensor parallelism is.", "arXiv:2205.05198 §4.2.2"},
    {"on", "On", true, "Norms and dropouts are divided along the sequence.", "arXiv:2205.05198 §4.2.2"},
    {"off", "Off", false, "Norms and dropouts are kept whole by every tensor-parallel rank.", "arXiv:2205.05198 §4.2.1"},
};
static constexpr DisplayUnit kUnits[] = {
    {"GiB", "GiB", format::Unit::GiB, "2^30 bytes, as drivers and frameworks count.", "IEC 80000-13"},
    {"GB", "GB", format::Unit::GB, "10^9 bytes, as data sheets count.", "IEC 80000-13"},
};
static constexpr Switch kSwitches[] = {
    {"off", "Off", false, "", "definition"},
    {"on", "On", true, "", "definition"},
};
// clang-format on

template <>
std::span<const Estimator> Registry<Estimator>::rows() {
    return kEstimators;
}
template <>
std::span<const AttentionKernel> Registry<AttentionKernel>::rows() {
    return kAttention;
}
template <>
std::span<const Offload> Registry<Offload>::rows() {
    return kOffload;
}
template <>
std::span<const CapacityBasis> Registry<CapacityBasis>::rows() {
    return kBases;
}
template <>
std::span<const SequenceParallel> Registry<SequenceParallel>::rows() {
    return kSequenceParallel;
}
template <>
std::span<const DisplayUnit> Registry<DisplayUnit>::rows() {
    return kUnits;
}
template <>
std::span<const Switch> Registry<Switch>::rows() {
    return kSwitches;
}

} // namespace memladder
