// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/account.h"

#include <array>
#include <cstdint>

namespace memladder::detailed {

/// Layers of each pipeline stage, in order, and the stage that holds the head.
struct StageSplit {
    std::size_t stages = 1;
    std::size_t headStage = 0;
    std::array<std::int32_t, kMostStages> layers{};
};

/// The explicit list if there is one; else as the framework cuts them.
[[nodiscard]] StageSplit splitStages(const ModelOutline& model, const Setup& setup);

/// Micro-batches whose activations one stage holds at once: 1F1B min(m, p − i) (arXiv:2104.04473 §2.2); with
/// v chunks a rank, min(m·v, 2(p − i − 1) + (v − 1)p + 1) / v of a whole stage (§2.2, Megatron-LM
/// schedules.py).
[[nodiscard]] double microBatchesInFlight(const Setup& setup, std::size_t stage);

/// An instant of a stage's step: a phase, and the layers whose backward pass has ended when it begins.
struct StageInstant {
    Phase phase = Phase::Forward;
    double done = 0;
};

/// Activations of a stage's boundary that one rank holds beside its layers' own, each 2·h·T/σ bytes. Two
/// where they are sent on as they come. torch.distributed.pipelining makes receive buffers for every
/// micro-batch, both ways, once; a stage's output waits for its gradient (PyTorch 2.6
/// torch/distributed/pipelining/stage.py _prepare_forward_infra, fwd_cache, output_chunks). DeepSpeed keeps inputs and
/// outputs of what is in flight (deepspeed/runtime/pipe/engine.py pipe_buffers, pipe_recv_buf, grad_layer).
/// Megatron-Core's 1F1B lets go of an output once it is sent (deallocate_output_tensor), and an input that it received is
/// the first layer's own; its loop's variables hold the gradients of the micro-batch before, of the stage's input until
/// the next one is made, of its output until the next one comes (megatron/core/pipeline_parallel/schedules.py
/// forward_backward_pipelining_without_interleaving). The output's gradient of the micro-batch at work is the last layer's
/// working tensor, and stays behind it. Its interleaved schedule was not read: two, as elsewhere.
/// `keepsInput`: the first layer keeps its input, which is the receive buffer itself.
[[nodiscard]] double boundaryTensors(const Setup& setup, std::size_t stage, std::size_t stages, StageInstant at,
                                     double inFlight, bool keepsInput);

/// Micro-batches whose logits the last stage still holds beside the one at work.
[[nodiscard]] double otherLogits(const Setup& setup);

} // namespace memladder::detailed
