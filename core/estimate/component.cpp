// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/component.h"

namespace memladder {

// clang-format off
static constexpr TermInfo kTerms[] = {
    {Term::Parameters, "parameters", "Parameters", Category::State,
     "The weights that the forward pass reads.", "arXiv:1910.02054 §3.1"},
    {Term::Gradients, "gradients", "Gradients", Category::State,
     "One gradient for each weight.", "arXiv:1910.02054 §3.1"},
    {Term::Optimizer, "optimizer", "Optimizer", Category::State,
     "Master weights and the optimizer's moments.", "arXiv:1910.02054 §3.1"},
    {Term::Frozen, "frozen", "Frozen base", Category::State,
     "Weights that adapters leave as they are.", "arXiv:2106.09685 §4; arXiv:2305.14314 §3", true},
    {Term::Reference, "reference", "Reference model", Category::State,
     "A frozen copy of the model that answers beside the trained one.", "arXiv:2305.18290 §4", true},
    {Term::Gathered, "gathered", "Gathered layers", Category::Transient,
     "Two layers' whole parameters: the one at work and the one fetched ahead.", "arXiv:2304.11277 §3.3; two layers by convention"},
    {Term::LiveLayer, "live_layer", "Live layer", Category::Transient,
     "The activations of the one layer that is computed again.", "arXiv:1604.06174 §3"},
    {Term::Activations, "activations", "Activations", Category::Activation,
     "What the forward pass keeps for the backward pass.", "arXiv:2205.05198 §4"},
    {Term::Reserve, "reserve", "Reserve", Category::Reserve,
     "Kept free for the framework and fragmentation.", "a planning allowance, set by the user"},
    {Term::Buffers, "buffers", "Tables", Category::State,
     "Rotary frequencies for every position.", "torchtitan/models/llama3/model.py precompute_freqs_cis"},
    {Term::WeightGradients, "weight_gradients", "Whole gradients", Category::Transient,
     "Gradients of whole weights between their birth and their reduction.", "PyTorch 2.6 torch/distributed/fsdp/_fully_shard/_fsdp_param_group.py"},
    {Term::Communication, "communication", "Communication buffers", Category::Transient,
     "Inputs of reduce-scatters, gradient buckets, activations on their way between stages, tokens on their way between experts.", "PyTorch 2.6 _fsdp_collectives.py; nanotron src/nanotron/trainer.py; Megatron-LM megatron/core/pipeline_parallel/schedules.py, megatron/core/transformer/moe/moe_layer.py"},
    {Term::WgradCache, "wgrad_cache", "Weight-gradient cache", Category::Transient,
     "One uninitialised tensor for each weight shape, handed to autograd beside a fused accumulation.", "TransformerEngine transformer_engine/pytorch/module/base.py get_dummy_wgrad"},
    {Term::Workspace, "workspace", "Workspaces", Category::Transient,
     "Scratch memory of cuBLAS and attention kernels, and of the experts' grouped products.", "PyTorch 2.6 aten/src/ATen/cuda/CUDABlas.cpp; TransformerEngine module/base.py get_cublas_workspace_size_bytes, common/util/multi_stream.cpp"},
    {Term::HeadInput, "head_input", "Head input", Category::Activation,
     "The final norm, the hidden states that the head reads, and their gradient.", "Megatron-LM megatron/core/tensor_parallel/layers.py"},
    {Term::Backward, "backward", "Backward working tensors", Category::Transient,
     "Gradients of activations in the layer at hand, at the fullest instant.", "PyTorch 2.6 autograd, counted on shape-only tensors"},
    {Term::Logits, "logits", "Logits", Category::Loss,
     "Logits and the copies that the loss makes of them.", "the loss's row in the catalogue"},
    {Term::LossGradient, "loss_gradient", "Loss gradients", Category::Loss,
     "Gradients that a fused loss makes ahead.", "arXiv:2410.10989 §3"},
    {Term::OptimizerStep, "optimizer_step", "Optimizer temporaries", Category::Transient,
     "Tensors that live in the optimizer's step alone.", "PyTorch 2.6 torch/optim/adamw.py _multi_tensor_adamw"},
    {Term::Dequantised, "dequantised", "Expanded weights", Category::Transient,
     "A quantised matrix expanded for its product.", "bitsandbytes/autograd/_functions.py MatMul4Bit"},
    {Term::Fragmentation, "fragmentation", "Held by the allocator", Category::Transient,
     "Reserved beyond what is allocated at the peak: pools of other streams, and blocks that do not fit.", "measured runs: reserved over allocated; PyTorch c10/cuda/CUDACachingAllocator.cpp"},
    {Term::Outside, "outside", "Outside the allocator", Category::Outside,
     "CUDA context and communicators.", "measured runs: 0.7 to 1.4 GiB a GPU"},
    {Term::Calibration, "calibration", "Calibration", Category::Transient,
     "What one measured peak showed to be missing of the account; negative where it counts too much.", "a measured run of this scenario, by calibrate"},
};
// clang-format on
static_assert(std::size(kTerms) == kTermCount);

std::string_view categoryKey(Category category) {
    constexpr std::string_view keys[kCategoryCount] = {"state", "activation", "transient", "loss", "reserve", "outside"};
    return keys[static_cast<std::size_t>(category)];
}

std::string_view categoryName(Category category) {
    constexpr std::string_view names[kCategoryCount] = {"States", "Activations", "Transient", "Loss", "Reserve", "Outside the allocator"};
    return names[static_cast<std::size_t>(category)];
}

std::span<const TermInfo> terms() {
    return std::span(kTerms).first<kTextbookTermCount>();
}

std::span<const TermInfo> allTerms() {
    return kTerms;
}

const TermInfo& info(Term term) {
    return kTerms[static_cast<std::size_t>(term)];
}

std::optional<Term> findTerm(std::string_view key) {
    for (const TermInfo& row : kTerms) {
        if (row.key == key)
            return row.term;
    }
    return std::nullopt;
}

namespace {

/// The sum of what `counts`: exact, saturated once.
template <typename Counts>
Bytes sumOf(const std::array<Bytes, kTermCount>& sizes, Counts counts) {
    std::int64_t sum = 0;
    bool small = true;
    for (std::size_t i = 0; i < kTermCount; ++i)
        small = !__builtin_add_overflow(sum, counts(i) ? sizes[i].count() : 0, &sum) && small;
    if (small)
        return Bytes::of(sum);
    Wide wide = 0;
    for (std::size_t i = 0; i < kTermCount; ++i)
        wide += counts(i) ? sizes[i].count() : 0;
    return Bytes::roundedUp(wide);
}

} // namespace

Bytes TermSizes::total() const {
    return sumOf(m_sizes, [](std::size_t) { return true; });
}

Bytes TermSizes::total(Category category) const {
    return sumOf(m_sizes, [category](std::size_t i) { return kTerms[i].category == category; });
}

} // namespace memladder
