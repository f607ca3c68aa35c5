// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/build.h"

#include <algorithm>
#include <optional>

namespace memladder::detailed {

namespace {

/// Whether attention runs in cuDNN while torchtitan's list of kept operations
/// (torchtitan/distributed/activation_checkpoint.py) names the flash and the memory-efficient kernel only.
/// PyTorch preferred cuDNN on Hopper from July 2024 (PR 125343) until it was made opt-in in October (PR
/// 138522); torchtitan asks for it first on Blackwell from May 2025 (PR 1196) and everywhere from October
/// 2025 (PR 1776). In December 2025 the list got all kernels (PR 2095).
bool attentionUnlisted(std::string_view build, GpuGeneration gpu) {
    if (gpu == GpuGeneration::Ampere)
        return build >= "2025-10" && build < "2025-12";
    return (build >= "2024-07" && build < "2024-11") ||
           (build >= (gpu == GpuGeneration::Blackwell ? "2025-05" : "2025-10") && build < "2025-12");
}

} // namespace

GpuGeneration generationOf(const Gpu& gpu) {
    return gpu.fp4Tflops > 0                       ? GpuGeneration::Blackwell
           : gpu.fp8Tflops > 0 || gpu.year >= 2023 ? GpuGeneration::Hopper
                                                   : GpuGeneration::Ampere;
}

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Calls `visit` with each word that holds a digit and is no size: "A100" and "4090", but not "RTX" or "80GB".
template <typename Visit>
void visitModels(std::string_view text, Visit visit) {
    const auto inWord = [](char c) { return isDigit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && inWord(text[end]))
            ++end;
        const std::string_view word = text.substr(at, end - at);
        const bool size = word.size() > 2 && word.substr(word.size() - 2) == "GB";
        if (!size && word.size() > 1 && std::any_of(word.begin(), word.end(), isDigit))
            visit(word);
        at = end + 1;
    }
}

} // namespace

GpuGeneration generationNamed(std::string_view device) {
    std::optional<GpuGeneration> newest;
    visitModels(device, [&](std::string_view word) {
        // The card whose own word is the longest beginning of this one: an A10G is an A10, an A100 is not.
        std::size_t length = 0;
        std::optional<GpuGeneration> found;
        for (const Gpu& gpu : Registry<Gpu>::rows()) {
            visitModels(gpu.name, [&](std::string_view own) {
                if (own.size() > length && word.substr(0, own.size()) == own) {
                    length = own.size();
                    found = generationOf(gpu);
                }
            });
        }
        if (found && (!newest || *found > *newest))
            newest = found;
    });
    return newest.value_or(GpuGeneration::Hopper);
}

void followBuild(Setup& setup, std::string_view build, GpuGeneration gpu) {
    if (build.size() != 7)
        return;
    const Framework& f = *setup.framework;
    if (setup.quantised && build < f.quantisedInputsUntil) {
        setup.quantisedInputsHeld = true;
        setup.dequantisedBytes = 4; // quantised from fp16, so expanded to it and cast to bf16
    }
    // torchtitan PR 391 (June 2024), torchtune PR 1235 (28 July 2024; its sharded LoRA recipe on 4 June, PR 1046, which
    // is not told apart).
    setup.logitsHeld = build < f.logitsHeldUntil && setup.loss->kept > 2;
    // litgpt commit 7c157492 (23 February 2024) cast before the scale, 916a84ca (22 July 2024) after it again.
    if (f.wideNormScale && build >= "2024-03" && build < "2024-08")
        setup.wideNormScale = false;
    if (!f.datedRecipes)
        return;
    // torchtitan PR 1094 gave embedding and head units of their own; vocabulary-parallel loss came on 5 March
    // 2024 (commit ed04380aa), on without being asked for. FSDP2 moved reduce-scatter inputs to the
    // default stream in June 2024.
    setup.wrap = setup.division == Division::Fsdp2 && build >= "2025-08" ? Wrap::SplitAll : Wrap::Root;
    setup.reduceInputsApart = build < "2024-06";
    setup.lossParallel = build >= "2024-03";
    // Stages: torchtitan PR 1416 (30 July 2025). PyTorch PR 153383 (May 2025) keeps outputs on the last stage
    // only, PR 164329 (October 2025) lets go of inputs' gradients as they are sent; torchtitan PR 1922 (22
    // October 2025) asks for no outputs.
    setup.endsUncounted = build < "2025-08";
    // torchtitan commit e62573d4c (10 April 2024) sets TORCH_NCCL_AVOID_RECORD_STREAMS.
    setup.recordStreams = setup.tp > 1 && build < "2024-04";
    setup.stagesHoldOutputs = build < "2025-06";
    setup.stagesHoldInputGradients = setup.lastStageHoldsLogits = build < "2025-11";
    setup.perOpKeepsAttention = !attentionUnlisted(build, gpu);
}

void followBuildOfModel(Setup& setup, std::string_view build) {
    if (build.size() != 7 || !setup.framework->datedRecipes)
        return;
    // torchtitan PR 985 (March 2025) took torch.nn.RMSNorm, which PyTorch PR 153666 made one kernel in summer
    // 2025; torchtitan PR 2259 (January 2026) hands attention its few key and value heads as they are.
    setup.fp32Norm = setup.fp32Norm && build < "2025-08";
    setup.kvRepeat = setup.kvRepeat && build < "2026-02";
}

void followNormKernel(Setup& setup, const NormKernel& kernel) {
    setup.fp32Norm = kernel.fp32Copies;
    // Without Transformer Engine, Megatron's layers are PyTorch's operations.
    setup.localKernels =
        setup.framework->kernels == KernelStyle::TransformerEngine && !kernel.transformerEngine;
}

} // namespace memladder::detailed
