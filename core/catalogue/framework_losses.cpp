// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/framework_losses.h"

#include <algorithm>

namespace memladder {

// clang-format off
static constexpr FrameworkLoss kRows[] = {
    {"megatron", "megatron_vocab_parallel", "", "", "", "Megatron-LM megatron/core/tensor_parallel/cross_entropy.py"},
    {"megatron", "megatron_fused_jit", "", "", "", "Megatron-LM megatron/core/fusions/fused_cross_entropy.py (--cross-entropy-loss-fusion)"},
    {"megatron", "te_fused", "", "", "", "TransformerEngine transformer_engine/pytorch/cross_entropy.py (--cross-entropy-fusion-impl te)"},
    {"torchtitan", "torchtitan_full_2024", "", "2024-11", "", "torchtitan/models/llama/model.py until commit e10cb9494 (22 October 2024): output.float()"},
    {"torchtitan", "torchtitan_full", "2024-10", "", "", "torchtitan commit e10cb9494 (22 October 2024): pred.float() in the loss"},
    {"torchtitan", "torchtitan_compiled", "2024-10", "2025-01", "", "torchtitan commit e10cb9494 (22 October 2024), taken back by e8977b007 (18 December 2024)"},
    {"torchtitan", "torchtitan_compiled", "2025-04", "", "", "torchtitan PR 1033 (2 April 2025) build_cross_entropy_loss"},
    {"torchtitan", "chunked", "2025-03", "2025-05", "", "torchtitan PR 996 (24 March 2025), taken out by PR 1033 (2 April 2025)"},
    {"torchtitan", "linear_ce", "2026-04", "", "", "torchtitan PR 2937 (27 April 2026) ChunkedCELoss"},
    {"deepspeed", "megatron_vocab_parallel", "", "", "", "Megatron-DeepSpeed megatron/core/tensor_parallel/cross_entropy.py"},
    {"deepspeed", "hf_full", "", "", "", "transformers modelling code, trained through deepspeed/runtime/engine.py"},
    {"deepspeed", "hf_fused_kernel", "", "", "", "fms-acceleration fused cross-entropy (unsloth kernel)"},
    {"deepspeed", "gpt_bigcode", "", "", "gpt_bigcode", "transformers modeling_gpt_bigcode.py"},
    {"deepspeed", "gpt_bigcode_kernel", "", "", "gpt_bigcode", "transformers modeling_gpt_bigcode.py; fms-acceleration fused cross-entropy"},
    {"deepspeed", "linear_ce", "", "", "", "arXiv:2410.10989: Liger kernels patch the model's own class"},
    {"nanotron", "nanotron", "", "", "", "nanotron src/nanotron/models/llama.py, src/nanotron/parallel/tensor_parallel/functional.py"},
    {"hf", "hf_full", "", "", "", "transformers modelling code; from 4.46 loss/loss_utils.py ForCausalLMLoss"},
    {"hf", "hf_fused_kernel", "", "", "", "fms-acceleration fused cross-entropy (unsloth kernel)"},
    {"hf", "gpt_bigcode", "", "", "gpt_bigcode", "transformers modeling_gpt_bigcode.py"},
    {"hf", "gpt_bigcode_kernel", "", "", "gpt_bigcode", "transformers modeling_gpt_bigcode.py; fms-acceleration fused cross-entropy"},
    {"hf", "linear_ce", "", "", "", "arXiv:2410.10989; transformers/training_args.py use_liger_kernel"},
    {"torchtune", "torchtune_full", "", "", "", "torchtune recipes of 2024: torch.nn.CrossEntropyLoss over fp32 logits"},
    {"torchtune", "torchtune_chunked", "2024-08", "", "", "torchtune PR 1390 (28 August 2024), modules/loss/ce_chunked_output_loss.py"},
    {"torchtune", "linear_ce", "2025-04", "", "", "torchtune PR 2531 (30 April 2025): projection and loss together, a chunk at a time"},
    {"litgpt", "litgpt_chunked", "", "", "", "litgpt/utils.py chunked_cross_entropy, finetune/lora.py lm_head_chunk_size=128"},
    {"litgpt", "litgpt_full", "", "", "", "litgpt/utils.py chunked_cross_entropy with chunk_size=0"},
    {"pytorch", "torchtitan_full", "", "", "", "PyTorch 2.6 aten: cross_entropy of logits cast to fp32"},
    {"pytorch", "torchtitan_full_2024", "", "", "", "PyTorch 2.6 aten: cross_entropy of a model that returns fp32 logits"},
    {"pytorch", "torchtitan_compiled", "", "", "", "PyTorch 2.6 torch/_functorch/partitioners.py: cross_entropy under torch.compile"},
    {"pytorch", "chunked", "", "", "", "torch.utils.checkpoint around cross_entropy, a chunk at a time"},
    {"pytorch", "linear_ce", "", "", "", "arXiv:2410.10989"},
};
// clang-format on

std::span<const FrameworkLoss> frameworkLosses() {
    return kRows;
}

std::vector<std::string_view> lossesOf(std::string_view framework, std::string_view build,
                                       std::string_view family) {
    const bool month = build.size() == 7 && build[4] == '-';
    std::vector<std::string_view> out;
    for (const FrameworkLoss& row : kRows) {
        const bool dated = !month || (build >= row.from && (row.until.empty() || build < row.until));
        if (row.framework == framework && dated &&
            (row.family.empty() || family.empty() || row.family == family))
            out.push_back(row.loss);
    }
    return out;
}

} // namespace memladder
