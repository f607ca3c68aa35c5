// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "catalogue/model_preset.h"
#include "estimate/detailed/activations.h"
#include "estimate/detailed/build.h"

using namespace memladder;
using namespace memladder::detailed;

namespace {

/// Llama-3-8B under torchtitan's per-operation recomputation.
Setup perOperation() {
    Setup s;
    s.framework = &Choice<Framework>::named("torchtitan").row();
    s.loss = &Choice<LossKind>::named("torchtitan_full").row();
    s.division = Division::Fsdp2;
    s.dp = s.shardGroup = 8;
    s.seq = 8192;
    s.recompute = RecomputeKind::PerOperation;
    s.kvRepeat = true;
    return s;
}

double keptOf(std::string_view build, GpuGeneration gpu) {
    static const ModelOutline model =
        outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    Setup s = perOperation();
    followBuild(s, build, gpu);
    return layerTokens(model, model.segments.front(), s, true).kept;
}

} // namespace

TEST_CASE("Per-operation recomputation keeps attention's result where its list names the kernel at work") {
    // Input 8192, queries 8192, values 2048, result and log-sum-exp 8192 + 128, first MLP product 28672, last
    // product 8192.
    constexpr double listed = 63616;
    constexpr double unlisted = listed - 8192 - 128;
    struct Case {
        std::string_view build;
        double ampere;
        double hopper;
        double blackwell;
    };
    const Case cases[] = {
        {"2024-06", listed, listed, listed},     // flash attention
        {"2024-07", listed, unlisted, unlisted}, // PyTorch prefers cuDNN on newer cards
        {"2024-10", listed, unlisted, unlisted},
        {"2024-11", listed, listed, listed},
        {"2025-05", listed, listed, unlisted}, // torchtitan asks for it on Blackwell
        {"2025-10", unlisted, unlisted, unlisted},
        {"2025-12", listed, listed, listed}, // all kernels are on the list
    };
    for (const Case& at : cases) {
        CAPTURE(at.build);
        CHECK(keptOf(at.build, GpuGeneration::Ampere) == Approx(at.ampere));
        CHECK(keptOf(at.build, GpuGeneration::Hopper) == Approx(at.hopper));
        CHECK(keptOf(at.build, GpuGeneration::Blackwell) == Approx(at.blackwell));
    }
}

TEST_CASE("Cards know their generation") {
    CHECK(generationOf(Choice<Gpu>::named("a100-80gb-sxm").row()) == GpuGeneration::Ampere);
    CHECK(generationOf(Choice<Gpu>::named("h100-sxm").row()) == GpuGeneration::Hopper);
    CHECK(generationOf(Choice<Gpu>::named("h100-96gb").row()) == GpuGeneration::Hopper);
    CHECK(generationOf(Choice<Gpu>::named("b200").row()) == GpuGeneration::Blackwell);
}

TEST_CASE("The month of a build decides the norm's kernel, repeated heads, and who holds what") {
    Setup s = perOperation();
    s.fp32Norm = true;
    followBuildOfModel(s, "2025-03");
    CHECK(s.fp32Norm);
    CHECK(s.kvRepeat);
    followBuildOfModel(s, "2026-02");
    CHECK_FALSE(s.fp32Norm);
    CHECK_FALSE(s.kvRepeat);
    followBuild(s, "2024-02");
    CHECK_FALSE(s.lossParallel);
    followBuild(s, "2024-03");
    CHECK(s.lossParallel);
    Setup hf = perOperation();
    hf.framework = &Choice<Framework>::named("hf").row();
    hf.fp32Norm = true;
    followBuild(hf, "2025-10");
    followBuildOfModel(hf, "2026-02");
    CHECK(hf.perOpKeepsAttention);
    CHECK(hf.fp32Norm);
}
