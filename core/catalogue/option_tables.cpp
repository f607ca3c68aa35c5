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
    {"detailed", "Detailed", EstimatorMethod::Detailed, "A framework's own account, tensor by tensor, for each pipeline stage.",
     "PyTorch 2.6, Megatron-LM, TransformerEngine, nanotron, torchtitan: files named at each term; held against measured runs"},
};
static constexpr TrainMode kTrainModes[] = {
    {"full", "Everything", false, false, "All weights are trained.", "definition"},
    {"lora", "LoRA", true, false, "Low-rank adapters beside frozen weights.", "arXiv:2106.09685 §4"},
    {"qlora", "QLoRA", true, true, "Low-rank adapters beside frozen 4-bit weights.", "arXiv:2305.14314 §3"},
};
static constexpr AdapterSet kAdapterSets[] = {
    {"all", "All linear layers", 127, "Attention and feed-forward projections.", "arXiv:2305.14314 §4"},
    {"attention", "Attention", 15, "Query, key, value and output projections.", "arXiv:2106.09685 §4.2"},
    {"qv", "Query and value", 5, "Query and value projections.", "arXiv:2106.09685 §4.2"},
    {"qkv", "Query, key and value", 7, "Query, key and value projections.", "arXiv:2106.09685 §4.2"},
    {"mlp", "Feed-forward", 112, "The feed-forward projections.", "arXiv:2305.14314 §4"},
    {"all-head", "All and the head", 255, "All linear layers and the output head.", "arXiv:2305.14314 §4"},
};
static constexpr Quantisation kQuantisations[] = {
    {"none", "None", 0, "Frozen weights keep the recipe's type.", "definition"},
    {"nf4", "NF4", 0.5 + 4.0 / 64, "Half a byte, and an fp32 scale for each 64 weights.", "arXiv:2305.14314 §2"},
    {"nf4_dq", "NF4, scales quantised", 0.5 + 1.0 / 64 + 4.0 / (64 * 256),
     "Half a byte, an 8-bit scale for each 64 weights, an fp32 one for each 256 scales.", "arXiv:2305.14314 §3"},
    {"int8", "8 bit", 1, "One byte, scales a row.", "arXiv:2208.07339 §3"},
};
static constexpr FrozenSharding kFrozenShardings[] = {
    {"auto", "As trained weights", true, false, "Divided where the scheme divides weights; a quantised base stays whole, as DeepSpeed keeps it.",
     "DeepSpeed deepspeed/runtime/zero/stage3.py; bitsandbytes docs/source/fsdp_qlora.md"},
    {"on", "Divided", false, true, "Divided over the sharding group whatever the scheme (FSDP-QLoRA).", "bitsandbytes docs/source/fsdp_qlora.md"},
    {"off", "Whole", false, false, "Whole on every rank.", "definition"},
};
static constexpr ReferenceModel kReferenceModels[] = {
    {"none", "None", 0, false, "No second model.", "definition"},
    {"bf16", "16 bit", 2, false, "A frozen copy in 16 bit.", "arXiv:2305.18290 §4"},
    {"fp32", "32 bit", 4, false, "A frozen copy in 32 bit.", "arXiv:2305.18290 §4"},
    {"fp8", "fp8", 1, true, "A frozen copy in fp8, one scale a tensor.", "arXiv:2209.05433"},
    {"int8", "8 bit", 1 + 4.0 / 4096, true, "A frozen copy in 8 bit, with an fp32 scale for each row of 4096.", "arXiv:2208.07339 §3"},
    {"nf4", "NF4", 0.5 + 4.0 / 64, true, "A frozen copy in half bytes, with an fp32 scale for each 64 weights.", "arXiv:2305.14314 §2"},
    {"nf4_dq", "NF4, scales quantised", 0.5 + 1.0 / 64 + 4.0 / (64 * 256), true,
     "A frozen copy in half bytes, with an 8-bit scale for each 64 weights and an fp32 one for each 256 scales.", "arXiv:2305.14314 §3"},
};
static constexpr TensorParallelMode kTensorParallelModes[] = {
    {"sp", "Sequence parallel", true, false, "Norms and dropouts are divided; linear inputs are gathered again.", "arXiv:2205.05198 §4.2.2"},
    {"no_sp", "Without sequence parallel", false, false, "Norms and dropouts are whole on every rank.", "arXiv:2205.05198 §4.2.1"},
    {"sp_gathered", "Sequence parallel, gathered inputs kept", true, true,
     "The gathered inputs of linear layers are kept for the backward pass.", "PyTorch 2.6 torch/distributed/tensor/parallel/style.py, counted on shape-only tensors"},
    {"nanotron_reduce_scatter", "nanotron REDUCE_SCATTER", true, false, "As sequence parallel, inputs gathered again.",
     "nanotron src/nanotron/parallel/tensor_parallel/functional.py"},
    {"nanotron_all_reduce", "nanotron ALL_REDUCE", false, false, "As without sequence parallel.",
     "nanotron src/nanotron/parallel/tensor_parallel/functional.py"},
};
static constexpr NormKernel kNormKernels[] = {
    {"fused", "Fused", false, false, "One kernel that keeps its 16-bit input, such as Liger's or PyTorch's own; in Megatron with its layers that are not Transformer Engine's.",
     "Liger-Kernel src/liger_kernel/ops/rms_norm.py; PyTorch PR 153666; Megatron-LM megatron/core/models/backends.py LocalSpecProvider"},
    {"fp32", "Hand-written in fp32", true, false, "PyTorch's operations one after the other: an fp32 copy of the input and the normalised copy are kept.",
     "transformers src/transformers/models/llama/modeling_llama.py LlamaRMSNorm"},
    {"te", "Transformer Engine", false, true, "Transformer Engine's kernel, in Megatron with its layers; it keeps its 16-bit input.",
     "TransformerEngine transformer_engine/pytorch/module/layernorm_linear.py"},
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
static constexpr MemoryFigure kMemoryFigures[] = {
    {"allocated", "Allocated", true, true, "The most bytes in live tensors: torch.cuda.max_memory_allocated.",
     "PyTorch torch/cuda/memory.py max_memory_allocated"},
    {"reserved", "Reserved", false, true, "The most bytes that the allocator held: torch.cuda.max_memory_reserved.",
     "PyTorch torch/cuda/memory.py max_memory_reserved"},
    {"driver", "Driver", false, false, "The most bytes of the card in use, context and communicators included: nvidia-smi.",
     "NVIDIA System Management Interface, memory.used"},
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
std::span<const MemoryFigure> Registry<MemoryFigure>::rows() {
    return kMemoryFigures;
}
template <>
std::span<const FrozenSharding> Registry<FrozenSharding>::rows() {
    return kFrozenShardings;
}
template <>
std::span<const ReferenceModel> Registry<ReferenceModel>::rows() {
    return kReferenceModels;
}
template <>
std::span<const TrainMode> Registry<TrainMode>::rows() {
    return kTrainModes;
}
template <>
std::span<const AdapterSet> Registry<AdapterSet>::rows() {
    return kAdapterSets;
}
template <>
std::span<const Quantisation> Registry<Quantisation>::rows() {
    return kQuantisations;
}
template <>
std::span<const TensorParallelMode> Registry<TensorParallelMode>::rows() {
    return kTensorParallelModes;
}
template <>
std::span<const NormKernel> Registry<NormKernel>::rows() {
    return kNormKernels;
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
