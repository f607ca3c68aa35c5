// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/framework_limits.h"

#include "catalogue/sharding.h"

#include <algorithm>

namespace memladder {

// clang-format off
static constexpr FrameworkLimits kRows[] = {
    //                tp     pp     vpp    cp     ep     per-op  ZeRO with TP, PP, EP
    {"megatron",      true,  true,  true,  true,  true,  false, 3, 3, 3, "Megatron-LM megatron/core/parallel_state.py, megatron/training/arguments.py"},
    {"torchtitan",    true,  true,  true,  true,  true,  true,  3, 3, 3, "torchtitan/config/job_config.py Parallelism; torchtitan/distributed/activation_checkpoint.py"},
    {"deepspeed",     true,  true,  false, true,  true,  false, 3, 1, 2, "DeepSpeed docs/_pages/config-json.md (AutoTP supports ZeRO stages 0 to 3; 0.16.4 to July 2026 up to 2, blogs/huggingface-tp), deepspeed/runtime/pipe/engine.py (pipelines with ZeRO up to 1), deepspeed/sequence/layer.py, deepspeed/moe/layer.py, deepspeed/runtime/engine.py (experts with ZeRO up to 2 until mid-2026)"},
    {"nanotron",      true,  true,  false, true,  true,  false, 3, 3, 3, "nanotron src/nanotron/config/parallelism_config.py (context_parallel_size, expert_parallel_size), src/nanotron/nn/ring_attention.py; its pipelines have no chunks"},
    {"hf",            true,  false, false, true,  false, false, 3, 3, 3, "transformers docs/source/en/tensor_parallelism.md (v5: training with tp_size), transformers/trainer.py _prepare_context_parallel_inputs"},
    {"torchtune",     true,  false, false, true,  false, false, 3, 3, 3, "torchtune recipes/full_finetune_distributed.py (tensor_parallel_dim, context_parallel_dim)"},
    {"litgpt",        false, false, false, false, false, false, 3, 3, 3, "litgpt/pretrain.py, litgpt/finetune/full.py: FSDPStrategy"},
    {"pytorch",       true,  true,  true,  true,  false, false, 3, 3, 3, "PyTorch 2.6 torch/distributed/tensor/parallel, pipelining, tensor/experimental/_attention.py"},
};
// clang-format on

template <>
std::span<const FrameworkLimits> Registry<FrameworkLimits>::rows() {
    return kRows;
}

const FrameworkLimits& limitsOf(const Framework& framework) {
    const auto found = std::find_if(std::begin(kRows), std::end(kRows), [&](const FrameworkLimits& row) { return row.key == framework.key; });
    return found == std::end(kRows) ? kRows[0] : *found;
}

std::size_t ownZero(const Framework& framework, std::size_t zero) {
    zero = std::min(zero, framework.stages.size() - 1);
    switch (framework.stages[zero]) {
    case Division::None:
        return 0;
    case Division::Zero1:
        return 1;
    case Division::Zero2:
        return 2;
    case Division::Zero3:
    case Division::Fsdp1:
        return 3;
    case Division::Fsdp2: // kept gathered below ZeRO-3
        return zero < 3 ? 2 : 3;
    }
    return zero;
}

std::vector<Phrase> limitTexts(const Framework& framework) {
    const FrameworkLimits& limits = limitsOf(framework);
    const Phrase name = framework.name;
    std::vector<Phrase> out;
    const std::span<const Sharding> schemes = Registry<Sharding>::rows();
    for (std::size_t i = 0; i < schemes.size(); ++i) {
        if (const std::size_t own = ownZero(framework, i); own != i)
            out.push_back(Phrase::tr("%1 in %2 is its %3", {schemes[i].name, name, schemes[own].name}));
    }
    std::vector<Phrase> axes;
    for (const auto& [has, axis] : {std::pair{limits.tp, "TP"}, {limits.pp, "PP"}, {limits.vpp, "VPP"}, {limits.cp, "CP"}, {limits.ep, "EP"}}) {
        if (!has)
            axes.emplace_back(axis);
    }
    if (!axes.empty())
        out.push_back(Phrase::tr("%1 has no %2", {name, Phrase::joined(std::move(axes), ", ")}));
    for (const auto& [most, axis] : {std::pair{limits.mostZeroWithTp, "TP"}, {limits.mostZeroWithPp, "PP"}, {limits.mostZeroWithEp, "EP"}}) {
        if (most + 1 < schemes.size())
            out.push_back(Phrase::tr("%1 runs %2 with ZeRO up to %3", {name, axis, Phrase::number(most)}));
    }
    return out;
}

} // namespace memladder
