// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/framework.h"

namespace memladder {

namespace {
constexpr double kMiB = 1024.0 * 1024.0;
using enum GradientStyle;
using enum KernelStyle;
using enum Division;
using enum StageCut;
} // namespace

// clang-format off
static constexpr Framework kRows[] = {
    {"megatron", "Megatron-Core", Preallocated, TransformerEngine, 2, 4, 4, 8, 4, "megatron_vocab_parallel", false, false, false, true, false, Even, {None, Zero1, Zero1, Zero1}, 128,
     64 * kMiB, 1.05, "10 measured runs: reserved 1.03 to 1.08 of allocated",
     15, -0.03, 0.021, "15 measured runs of this framework, each left out in turn: 90 % within -3 to +2 %", false, false, false, false, false, false, false, false, "",
     "bf16 weights, fp32 accumulation buffer, distributed optimizer, Transformer Engine kernels.",
     "Megatron-LM megatron/core/distributed/param_and_grad_buffer.py, megatron/core/optimizer/distrib_optimizer.py; megatron/core/pipeline_parallel/schedules.py", StageBuffers::Returned},
    {"torchtitan", "torchtitan (FSDP2)", Backward, Eager, 4, 4, 0, 8, 4, "torchtitan_full", true, false, true, false, false, EndsAsLayers, {None, Fsdp2, Fsdp2, Fsdp2}, 1,
     64 * kMiB, 1.01, "22 measured runs without tensor parallelism, each left out in turn: median 1.01 of the allocator's pools",
     22, -0.09, 0.11, "22 measured runs of this framework without tensor parallelism, each left out in turn: 90 % within -9 to +11 %", true, false, false, false, false, false, false, false, "",
     "fp32 sharded parameters, gathered in bf16; gradients are reduce-scattered in fp32.",
     "torchtitan/distributed/fsdp.py; torchtitan/distributed/utils.py maybe_enable_amp; PyTorch 2.6 torch/distributed/fsdp/_fully_shard", StageBuffers::EveryMicroBatch,
     {7, -0.1, 0.17, "7 measured runs of this framework with tensor parallelism: six within 0 to +17 %, widened below; a pipeline of 405B stands highest. One of March 2024 held blocks of its collectives back, which is counted apart"}, "2024-07", false, true},
    {"deepspeed", "DeepSpeed", Backward, Eager, 2, 2, 4, 8, 2, "hf_full", true, false, false, true, true, Even, {None, Zero1, Zero2, Zero3}, 1,
     64 * kMiB, 1.1, "no measured run: a usual value",
     0, -0.15, 0.25, "no measured run of this framework can be scored: a wide guess", false, true, false, false, false, true, false, false, "",
     "bf16 weights and gradients, fp32 master weights and moments sharded by the ZeRO stage.",
     "arXiv:1910.02054; deepspeed/runtime/zero/stage_1_and_2.py, stage3.py; deepspeed/runtime/pipe/engine.py", StageBuffers::InFlight},
    {"nanotron", "nanotron", Preallocated, Nanotron, 2, 4, 4, 8, 4, "nanotron", false, false, false, true, false, ByCost, {None, Zero1, Zero1, Zero1}, 1,
     64 * kMiB, 1.036, "34 measured runs, each left out in turn: median 1.036",
     34, -0.035, 0.113, "34 measured runs of this framework without tensor parallelism, each left out in turn: 90 % within -3.5 to +11.3 %", false, false, false, false, false, false, false, false, "",
     "bf16 weights, DDP buckets beside a whole fp32 accumulation buffer.",
     "nanotron src/nanotron/optim/gradient_accumulator.py, src/nanotron/trainer.py", StageBuffers::SentOn,
     {14, -0.14, 0.13, "14 measured runs of this framework with tensor parallelism, of a mode that they do not state: 12 of them within -14 to +13 %"}},
    {"hf", "Hugging Face Trainer", Backward, Eager, 2, 2, 0, 4, 2, "hf_full", true, true, false, true, true, Even, {None, Zero1, Zero2, Fsdp1}, 1,
     16 * kMiB, 1.15, "no measured run with both figures: a usual value",
     51, -0.018, 0.028, "51 measured runs of this framework, allocated, each left out in turn: 90 % within -1.2 to +2.5 %, all within -1.8 to +2.8 %; reserved is not measured", false, false, false, true, false, true, false, false, "2024-08",
     "Weights, gradients and moments in the loaded type; foreach AdamW.",
     "transformers/trainer.py; torch/optim/adamw.py; peft 0.12 get_peft_model(autocast_adapter_dtype=True); bitsandbytes 0.43.2"},
    {"torchtune", "torchtune", Backward, Eager, 2, 2, 0, 4, 2, "torchtune_full", true, false, true, false, false, Even, {None, Fsdp2, Fsdp2, Fsdp2}, 1,
     16 * kMiB, 1.1, "no measured run with both figures: a usual value",
     3, -0.1, 0.1, "3 measured runs of this framework, within 1 %; too few, so widened", false, false, false, false, false, false, false, false, "",
     "bf16 weights, gradients and moments; fused AdamW.",
     "torchtune/modules; torchtune/training; PR 1235 (28 July 2024) lets go of the logits", StageBuffers::SentOn, {}, "2024-08"},
    {"litgpt", "LitGPT", Backward, Eager, 2, 2, 0, 4, 2, "litgpt_chunked", false, true, false, false, false, Even, {None, Fsdp1, Fsdp1, Fsdp1}, 64,
     16 * kMiB, 1.1, "no measured run with both figures: a usual value",
     7, -0.05, 0.05, "7 measured runs of this framework, adapters on one GPU, within 0.3 %; too few, so widened", false, false, true, false, true, false, true, true, "2025-01",
     "bf16-true weights, gradients and moments.",
     "litgpt/finetune/lora.py, litgpt/model.py; litgpt/scripts/convert_hf_checkpoint.py (lm_head.weight); litgpt pinned bitsandbytes 0.41 and 0.42 until December 2024; litgpt/model.py RMSNorm",
     StageBuffers::SentOn, {}, "", true},
    {"pytorch", "Plain PyTorch", Backward, Eager, 4, 4, 0, 8, 4, "torchtitan_full", true, true, true, false, false, Even, {None, Zero1, Fsdp2, Fsdp2}, 1,
     16 * kMiB, 1.1, "no measured run: a usual value",
     0, -0.15, 0.25, "no measured run of plain PyTorch: a wide guess", false, false, false, false, false, false, false, false, "",
     "fp32 weights, bf16 autocast, foreach AdamW.",
     "PyTorch 2.6 torch/optim/adamw.py, torch/nn/parallel/distributed.py", StageBuffers::EveryMicroBatch},
};
// clang-format on

template <>
std::span<const Framework> Registry<Framework>::rows() {
    return kRows;
}

} // namespace memladder
