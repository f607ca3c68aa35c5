// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "catalogue/model_preset.h"
#include "estimate/detailed/account.h"
#include "estimate/detailed/activations.h"
#include "estimate/detailed/build.h"
#include "estimate/detailed/pipeline.h"

#include <algorithm>
#include <numeric>
#include <vector>

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

TEST_CASE("torchtitan cuts stages around its embedding and head") {
    ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-3.1-405b").row().architecture());
    Setup s = perOperation();
    s.pp = 8;
    const auto layers = [&] {
        const StageSplit split = splitStages(model, s);
        return std::vector<std::int32_t>(split.layers.begin(), split.layers.begin() + 8);
    };
    // 126 layers. Before August 2025: 15 each, six more for the stages after the first.
    s.endsUncounted = true;
    CHECK(layers() == std::vector<std::int32_t>{15, 16, 16, 16, 16, 16, 16, 15});
    // Since: 128 counted layers, 16 each, one less on either end. The same here.
    s.endsUncounted = false;
    CHECK(layers() == std::vector<std::int32_t>{15, 16, 16, 16, 16, 16, 16, 15});
    // 80 layers: 82 counted ones are 10 each and two more for the first stages.
    model = outlineOf(Choice<ModelPreset>::named("llama-3.1-70b").row().architecture());
    CHECK(layers() == std::vector<std::int32_t>{10, 11, 10, 10, 10, 10, 10, 9});
    s.endsUncounted = true;
    CHECK(layers() == std::vector<std::int32_t>{10, 10, 10, 10, 10, 10, 10, 10});
    // Two chunks a rank: 16 stages of 5, rank i holds stages i and i + 8.
    s.virtualStages = 2;
    CHECK(layers() == std::vector<std::int32_t>{10, 10, 10, 10, 10, 10, 10, 10});
    s.endsUncounted = false; // 82 = 16·5 + 2: stages 5, 6, 5, …, 5, 4
    CHECK(layers() == std::vector<std::int32_t>{10, 11, 10, 10, 10, 10, 10, 9});
    for (std::int64_t pp = 2; pp <= 16; ++pp) {
        for (std::int64_t v = 1; v <= 4; ++v) {
            s.pp = pp;
            s.virtualStages = v;
            for (const bool uncounted : {false, true}) {
                s.endsUncounted = uncounted;
                const StageSplit split = splitStages(model, s);
                CHECK(std::accumulate(split.layers.begin(), split.layers.end(), 0) == 80);
                CHECK(*std::min_element(split.layers.begin(), split.layers.begin() + pp) >= 0);
            }
        }
    }
}

TEST_CASE("A stage of torch's pipeline holds buffers for every micro-batch, and what it never let go of") {
    Setup s = perOperation();
    s.pp = 4;
    s.microBatches = 8;
    // Newest: receive buffers both ways, outputs in flight, one input's gradient.
    CHECK(boundaryTensors(s, 0, 4, 4, true) == Approx(8 + 4));
    CHECK(boundaryTensors(s, 1, 4, 3, true) ==
          Approx((8 + 1 - 3) + 8 + 3)); // 3 buffers are the first layer's kept input
    CHECK(boundaryTensors(s, 1, 4, 3, false) == Approx((8 + 1) + 8 + 3));
    CHECK(boundaryTensors(s, 3, 4, 1, true) == Approx(8 + 1 - 1));
    CHECK(otherLogits(s) == 0);
    followBuild(s, "2024-12");
    CHECK(boundaryTensors(s, 0, 4, 4, true) == Approx(8 + 8));
    CHECK(boundaryTensors(s, 1, 4, 3, true) == Approx((8 + 8 - 3) + 8 + 8));
    CHECK(otherLogits(s) == 7);
    followBuild(s, "2025-11");
    CHECK(boundaryTensors(s, 1, 4, 3, true) == Approx((8 + 1 - 3) + 8 + 3));
    CHECK(otherLogits(s) == 0);
    s.framework = &Choice<Framework>::named("megatron").row();
    CHECK(boundaryTensors(s, 1, 4, 3, true) == 2);
}

TEST_CASE("A stage of DeepSpeed's pipeline holds what is in flight, however many micro-batches a step has") {
    Setup s = perOperation();
    s.framework = &Choice<Framework>::named("deepspeed").row();
    s.pp = 4;
    for (const std::int64_t microBatches : {8, 512}) {
        s.microBatches = microBatches;
        CHECK(boundaryTensors(s, 0, 4, 4, true) == 4 + 1);       // outputs, one buffer for a gradient
        CHECK(boundaryTensors(s, 1, 4, 3, true) == 2 * (3 + 1)); // and inputs, one buffer to receive in
        CHECK(boundaryTensors(s, 3, 4, 1, true) == 1 + 1);
    }
}

TEST_CASE("Where the loss holds little, the head's own backward pass is the fullest instant") {
    // One GPU, bf16 throughout, an optimizer inside the backward pass, head and loss in compiled chunks:
    // 16-bit logits and their gradient against the gradient, one chunk's weight gradient and the sum of those
    // before it.
    const ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    Setup s;
    s.framework = &Choice<Framework>::named("torchtune").row();
    s.loss = &Choice<LossKind>::named("torchtune_chunked_compiled").row();
    s.masterBytes = 0;
    s.optimizerInBackward = true;
    s.recompute = RecomputeKind::Full;
    s.compiled = true;
    s.microBatch = 1;
    Account account;
    std::vector<StagePhases> phases;
    const auto lossBackward = [&](Term term) {
        evaluate(model, s, account, &phases);
        return phases[0][static_cast<std::size_t>(Phase::LossBackward)][static_cast<std::size_t>(term)];
    };
    const double head = 128256.0 * 4096;
    s.seq = 2048; // 2·T·V + 2·2·V·h outweighs 4·T·V
    CHECK(lossBackward(Term::Logits) == Approx(2.0 * 2048 * 128256));
    CHECK(lossBackward(Term::WeightGradients) == Approx(2 * 2 * head));
    s.seq = 16384; // 4·T·V is more
    CHECK(lossBackward(Term::Logits) == Approx(4.0 * 16384 * 128256));
    CHECK(lossBackward(Term::WeightGradients) == 0);
    s.loss = &Choice<LossKind>::named("torchtune_full").row(); // 12 bytes a logit, one weight gradient
    s.seq = 256;
    CHECK(lossBackward(Term::Logits) == Approx(2.0 * 256 * 128256));
    CHECK(lossBackward(Term::WeightGradients) == Approx(2 * head));
    s.seq = 2048;
    CHECK(lossBackward(Term::Logits) == Approx(12.0 * 2048 * 128256));
}

TEST_CASE("A pipeline's gradients wait whole through the loss of later micro-batches") {
    const ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    Setup s = perOperation();
    s.pp = 4;
    s.dp = s.shardGroup = 8;
    s.microBatches = 8;
    std::vector<StagePhases> phases;
    Account account;
    evaluate(model, s, account, &phases);
    const double whole = 4 * account.stages[3].parameters;
    const auto at = [&](Phase phase) {
        return phases[3][static_cast<std::size_t>(phase)][static_cast<std::size_t>(Term::WeightGradients)];
    };
    CHECK(at(Phase::Loss) == Approx(whole));
    CHECK(at(Phase::LastLayer) > whole);
    s.microBatches = 1;
    evaluate(model, s, account, &phases);
    CHECK(at(Phase::Loss) == 0);
}
