// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/framework.h"

namespace memladder {

namespace {
constexpr double kMiB = 1024.0 * 1024.0;
using enum GradientStyle;
using enum KernelStyle;
} // namespace

// clang-format off
static constexpr Framework kRows[] = {
    {"megatron", "Megatron-Core", Preallocated, TransformerEngine, 2, 4, 4, 8, 4, "megatron_vocab_parallel", false, false, false, true, false, false, 128,
     64 * kMiB, 1.05, "10 measured runs: reserved 1.03 to 1.08 of allocated",
     0, -0.1, 0.1, "no measured run", false,
     "bf16 weights, fp32 accumulation buffer, distributed optimizer, Transformer Engine kernels.",
     "Megatron-LM megatron/core/distributed/param_and_grad_buffer.py, megatron/core/optimizer/distrib_optimizer.py"},
    {"torchtitan", "torchtitan (FSDP2)", Backward, Eager, 4, 4, 0, 8, 4, "torchtitan_full", true, false, true, false, false, false, 1,
     64 * kMiB, 1.05, "16 measured runs: reserved 0.99 to 1.10 of the allocator's pools",
     0, -0.1, 0.1, "no measured run", false,
     "fp32 sharded parameters, gathered in bf16; gradients are reduce-scattered in fp32.",
     "torchtitan/distributed/fsdp.py; PyTorch 2.6 torch/distributed/fsdp/_fully_shard"},
    {"deepspeed", "DeepSpeed", Backward, Eager, 2, 2, 4, 8, 2, "hf_full", true, false, false, true, true, false, 1,
     64 * kMiB, 1.1, "no measured run: a usual value",
     0, -0.1, 0.1, "no measured run", true,
     "bf16 weights and gradients, fp32 master weights and moments sharded by the ZeRO stage.",
     "arXiv:1910.02054; deepspeed/runtime/zero/stage_1_and_2.py, stage3.py"},
    {"nanotron", "nanotron", Preallocated, Nanotron, 2, 4, 4, 8, 4, "nanotron", false, false, false, true, false, true, 1,
     64 * kMiB, 1.03, "77 measured runs",
     0, -0.1, 0.1, "no measured run", false,
     "bf16 weights, DDP buckets beside a whole fp32 accumulation buffer.",
     "nanotron src/nanotron/optim/gradient_accumulator.py, src/nanotron/trainer.py"},
    {"hf", "Hugging Face Trainer", Backward, Eager, 2, 2, 0, 4, 2, "hf_full", true, true, false, true, true, false, 1,
     16 * kMiB, 1.15, "no measured run with both figures: a usual value",
     0, -0.1, 0.1, "no measured run", false,
     "Weights, gradients and moments in the loaded type; foreach AdamW.",
     "transformers/trainer.py; torch/optim/adamw.py"},
    {"torchtune", "torchtune", Backward, Eager, 2, 2, 0, 4, 2, "torchtune_full", true, false, true, false, false, false, 1,
     16 * kMiB, 1.1, "no measured run with both figures: a usual value",
     0, -0.1, 0.1, "no measured run", false,
     "bf16 weights, gradients and moments; fused AdamW.",
     "torchtune/modules; torchtune/training"},
    {"litgpt", "LitGPT", Backward, Eager, 2, 2, 0, 4, 2, "litgpt_chunked", false, true, false, false, false, false, 64,
     16 * kMiB, 1.1, "no measured run with both figures: a usual value",
     0, -0.1, 0.1, "no measured run", false,
     "bf16-true weights, gradients and moments.",
     "litgpt/finetune/lora.py, litgpt/model.py"},
    {"pytorch", "Plain PyTorch", Backward, Eager, 4, 4, 0, 8, 4, "torchtitan_full", true, true, true, false, false, false, 1,
     16 * kMiB, 1.1, "no measured run: a usual value",
     0, -0.1, 0.1, "no measured run", false,
     "fp32 weights, bf16 autocast, foreach AdamW.",
     "PyTorch 2.6 torch/optim/adamw.py, torch/nn/parallel/distributed.py"},
};
// clang-format on

template <>
std::span<const Framework> Registry<Framework>::rows() {
    return kRows;
}

} // namespace memladder
