// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/loss.h"

namespace memladder {

// Each row: key, name; kept; forward; backward; vocabulary-parallel forward, backward; shift copy; chunks;
// flags.
// clang-format off
static constexpr LossKind kRows[] = {
    {"te_fused", "TE fused", 2, {2}, {2}, {2}, {2}, 0, 1, false, false, false,
     "bf16 logits; the gradient is written over them.",
     "TransformerEngine 2.11 transformer_engine/pytorch/triton/cross_entropy.py"},
    {"te_fused_fp32", "TE fused, fp32 gradient", 2, {6}, {6}, {6}, {6}, 0, 1, false, false, false,
     "bf16 logits and a separate fp32 gradient, as in newer Transformer Engine.",
     "TransformerEngine transformer_engine/pytorch/triton/cross_entropy.py, main branch"},
    {"megatron_vocab_parallel", "Megatron vocabulary-parallel", 2, {6}, {6}, {6}, {6}, 0, 1, false, false, false,
     "bf16 logits and one fp32 copy; exponentials, softmax and gradient are written in place.",
     "Megatron-LM megatron/core/tensor_parallel/cross_entropy.py"},
    {"megatron_fused_jit", "Megatron fused (jit)", 2, {10}, {10}, {10}, {10}, 0, 1, false, false, false,
     "bf16 logits, fp32 copy and fp32 exponentials: the jit-fused functions do not work in place.",
     "Megatron-LM megatron/core/fusions/fused_cross_entropy.py"},
    {"nanotron", "nanotron", 2, {10}, {10}, {10}, {10}, 0, 1, false, false, false,
     "bf16 logits, fp32 cast, shifted copy.",
     "nanotron src/nanotron/models/llama.py, src/nanotron/parallel/tensor_parallel/functional.py"},
    {"torchtitan_full", "torchtitan, full", 2, {10}, {12}, {14}, {16}, 0, 1, false, false, false,
     "bf16 logits cast to fp32 in the loss; log-softmax and two gradients in its backward pass.",
     "PyTorch 2.6 aten, counted on shape-only tensors (rows OR001 to OR004, OR049); torchtitan/components/loss.py; the freed 16-bit block: c10/cuda/CUDACachingAllocator.cpp get_free_block", 2},
    {"torchtitan_full_2024", "torchtitan, full, 2024", 4, {8}, {12}, {12}, {16}, 0, 1, false, false, false,
     "The model itself returns fp32 logits.",
     "PyTorch 2.6 aten, counted on shape-only tensors (rows OR009 to OR015); torchtitan/models/llama/model.py of 2024; the freed 16-bit block: c10/cuda/CUDACachingAllocator.cpp get_free_block", 2},
    {"torchtitan_compiled", "torchtitan, compiled loss", 2, {4}, {4}, {10}, {6}, 0, 1, false, false, true,
     "The loss compiled on its own: bf16 logits and their bf16 gradient, log-softmax fused away. Vocabulary-parallel it makes its fp32 gradient ahead, from a scattered fp32 tensor.",
     "torchtitan/components/loss.py build_cross_entropy_loss with torch.compile; PyTorch 2.6 torch/_functorch/partitioners.py: what the two graphs hand on, read from them; torch/distributed/tensor/parallel/loss.py _nll_loss_and_log_softmax_backward"},
    {"chunked", "Chunked", 2, {4, 8}, {4, 10}, {4, 8}, {4, 10}, 0, 8, false, false, false,
     "Whole bf16 logits; each chunk is cast to fp32 and computed again in the backward pass.",
     "PyTorch 2.6 aten, counted on shape-only tensors (row OR005); torchtitan PR 937, torchtune CEWithChunkedOutputLoss compiled"},
    {"chunked_plain", "Chunked, not recomputed", 2, {6, 4}, {4, 8}, {6, 4}, {4, 8}, 0, 8, false, false, false,
     "Whole bf16 logits, fp32 a chunk; the log-softmax of all chunks is kept.",
     "PyTorch 2.6 aten, counted on shape-only tensors (rows OR039, OR074)"},
    {"linear_ce", "Fused linear cross-entropy", 0, {0, 12}, {0, 12}, {0, 12}, {0, 12}, 0, 8, false, true, false,
     "Head and loss together, a chunk at a time: the logits never exist whole.",
     "arXiv:2410.10989; counted on shape-only tensors (rows OR034, OR041)"},
    {"hf_full", "Hugging Face, full", 2, {10}, {12}, {10}, {12}, 4, 1, true, false, false,
     "bf16 logits, fp32 cast, shifted copy (none for one sequence), log-softmax.",
     "transformers modelling code of 2024 (logits.float(), shift_logits.contiguous()); counted on shape-only tensors (rows OR037, OR086)"},
    {"hf_full_2024", "Hugging Face, full, to 4.45", 4, {8}, {12}, {8}, {12}, 4, 1, true, false, false,
     "The model casts its logits to fp32 and lets the 16-bit ones go; shifted copy, log-softmax.",
     "transformers 4.45 modeling_llama.py, modeling_granite.py (logits = logits.float())"},
    {"hf_fused_kernel", "Hugging Face, fused loss kernel", 2, {8}, {8}, {8}, {8}, 0, 1, true, false, false,
     "fp32 logits and their shifted copy; the kernel writes the gradient in place.",
     "fms-acceleration fused cross-entropy (unsloth kernel); transformers logits.float()"},
    {"hf_fused_kernel_2025", "Hugging Face, fused loss kernel, from 4.46", 2, {10}, {10}, {10}, {10}, 0, 1, true, false, false,
     "16-bit logits that the output holds, fp32 logits and their shifted copy; the kernel writes the gradient in place.",
     "fms-acceleration fused cross-entropy (unsloth kernel); transformers 4.48 loss/loss_utils.py ForCausalLMLoss"},
    {"gpt_bigcode", "GPT-BigCode", 2, {8}, {8}, {8}, {8}, 0, 1, true, false, false,
     "No fp32 cast: logits, shifted copy, log-softmax and gradient in bf16.",
     "transformers modeling_gpt_bigcode.py"},
    {"gpt_bigcode_autocast", "GPT-BigCode under autocast", 2, {12}, {18}, {12}, {18}, 0, 1, true, false, false,
     "16-bit logits, the fp32 copy that mixed precision hands back, and in fp32 log-softmax and two gradients.",
     "PyTorch autocast runs cross_entropy in fp32; accelerate/utils/operations.py convert_outputs_to_fp32; transformers modeling_gpt_bigcode.py"},
    {"gpt_bigcode_kernel", "GPT-BigCode, fused loss kernel", 2, {6}, {6}, {6}, {6}, 0, 1, true, false, false,
     "No fp32 cast; the kernel writes the gradient in place.",
     "transformers modeling_gpt_bigcode.py; fms-acceleration fused cross-entropy"},
    {"gpt_bigcode_kernel_autocast", "GPT-BigCode, fused loss kernel under autocast", 2, {14}, {14}, {14}, {14}, 0, 1, true, false, false,
     "16-bit logits and the fp32 copy that mixed precision hands back; in fp32 the shifted logits, written over by the kernel, and their gradient unshifted.",
     "accelerate/utils/operations.py convert_outputs_to_fp32; transformers modeling_gpt_bigcode.py; fms-acceleration fused cross-entropy"},
    {"torchtune_full", "torchtune, full", 4, {8}, {12}, {12}, {16}, 4, 1, true, false, false,
     "fp32 logits from the model, shifted copy, log-softmax.",
     "PyTorch 2.6 aten, counted on shape-only tensors (row OR022); torchtune/modules/transformer.py"},
    {"torchtune_chunked", "torchtune, chunked", 2, {4, 8}, {4, 10}, {4, 8}, {4, 10}, 0, 8, true, false, false,
     "Head a chunk at a time, loss compiled.",
     "torchtune/modules/loss/ce_chunked_output_loss.py; counted on shape-only tensors (row OR023)", 0, true},
    {"torchtune_chunked_compiled", "torchtune, chunked, compiled", 2, {4}, {4}, {4}, {4}, 0, 8, true, false, true,
     "The chunks' loss compiled: 16-bit logits and their 16-bit gradient. Autograd reaches the head's chunks only after all of the loss's, so both are whole.",
     "torchtune/training/_compile.py compile_loss, modules/loss/ce_chunked_output_loss.py; PyTorch torch/csrc/autograd/engine.cpp: later nodes first", 0, true},
    {"litgpt_chunked", "litgpt, chunked", 4, {8}, {8, 8}, {8}, {8, 8}, 0, 8, true, false, false,
     "Head and loss in blocks of 128 positions. Fabric hands all logits back in fp32, and the loop holds them; log-softmax is kept.",
     "litgpt/utils.py chunked_cross_entropy, finetune/lora.py lm_head_chunk_size=128; lightning/fabric/wrappers.py convert_output", 0, true, 128},
    {"litgpt_full", "litgpt, full", 4, {8}, {16}, {8}, {16}, 0, 1, true, false, false,
     "Logits handed back in fp32 and held by the loop, log-softmax and two gradients.",
     "litgpt/utils.py chunked_cross_entropy with chunk_size=0; lightning/fabric/wrappers.py convert_output"},
    {"none", "None", 0, {}, {}, {}, {}, 0, 1, false, false, false,
     "No loss over a vocabulary.", "closed list of the columns of measured runs"},
};
// clang-format on

template <>
std::span<const LossKind> Registry<LossKind>::rows() {
    return kRows;
}

} // namespace memladder
