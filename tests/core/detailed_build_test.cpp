// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "catalogue/model_preset.h"
#include "estimate/detailed/account.h"
#include "estimate/detailed/activations.h"
#include "estimate/detailed/basis.h"
#include "estimate/detailed/build.h"
#include "estimate/detailed/pipeline.h"
#include "estimate/detailed/uncertainty.h"

#include <algorithm>
#include <numeric>
#include <vector>

using namespace memladder;
using namespace memladder::detailed;

namespace {

constexpr StageInstant kLoss{Phase::Loss, 0};

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

TEST_CASE("A device is named by its card, not by its memory") {
    CHECK(generationNamed("NVIDIA A100-SXM4-80GB") == GpuGeneration::Ampere);
    CHECK(generationNamed("NVIDIA A100-SXM4-96GB") == GpuGeneration::Ampere); // H20 and GH200 have as much
    CHECK(generationNamed("NVIDIA H100 80GB HBM3") == GpuGeneration::Hopper);
    CHECK(generationNamed("NVIDIA A10G") == GpuGeneration::Ampere);
    CHECK(generationNamed("anything") == GpuGeneration::Hopper);
    CHECK(generationNamed("2 x NVIDIA A100 80GB") == GpuGeneration::Ampere); // a lone digit counts cards, Gaudi 2 or not
    CHECK(generationNamed("Tesla T4 3") == GpuGeneration::Ampere);
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
    CHECK(boundaryTensors(s, 0, 4, kLoss, 4, true) == Approx(8 + 4));
    CHECK(boundaryTensors(s, 1, 4, kLoss, 3, true) ==
          Approx((8 + 1 - 3) + 8 + 3)); // 3 buffers are the first layer's kept input
    CHECK(boundaryTensors(s, 1, 4, kLoss, 3, false) == Approx((8 + 1) + 8 + 3));
    CHECK(boundaryTensors(s, 3, 4, kLoss, 1, true) == Approx(8 + 1 - 1));
    CHECK(otherLogits(s) == 0);
    s.virtualStages = 0; // no chunks are one
    CHECK(boundaryTensors(s, 0, 4, kLoss, 4, true) == Approx(8 + 4));
    CHECK(microBatchesInFlight(s, 1) == 3);
    s.virtualStages = 1;
    followBuild(s, "2024-12");
    CHECK(boundaryTensors(s, 0, 4, kLoss, 4, true) == Approx(8 + 8));
    CHECK(boundaryTensors(s, 1, 4, kLoss, 3, true) == Approx((8 + 8 - 3) + 8 + 8));
    CHECK(otherLogits(s) == 7);
    followBuild(s, "2025-11");
    CHECK(boundaryTensors(s, 1, 4, kLoss, 3, true) == Approx((8 + 1 - 3) + 8 + 3));
    CHECK(otherLogits(s) == 0);
    s.framework = &Choice<Framework>::named("nanotron").row();
    CHECK(boundaryTensors(s, 1, 4, kLoss, 3, true) == 2);
}

TEST_CASE("A stage of Megatron's 1F1B holds the gradients of the micro-batch before, and no output that it has sent") {
    Setup s = perOperation();
    s.framework = &Choice<Framework>::named("megatron").row();
    s.pp = 4;
    s.microBatches = 8;
    const auto of = [&s](std::size_t stage, Phase phase, double done = 0) {
        return boundaryTensors(s, stage, 4, {phase, done}, microBatchesInFlight(s, stage), true);
    };
    // Forward: of its input, but on the first stage, and of its output, but on the last.
    CHECK((of(0, Phase::Forward) == 1 && of(1, Phase::Forward) == 2 && of(3, Phase::Loss) == 1));
    // The output's own gradient is the last layer's working tensor, and then waits until the stage is through.
    CHECK((of(0, Phase::LastLayer) == 0 && of(1, Phase::LastLayer) == 1 && of(3, Phase::LastLayer) == 1));
    CHECK((of(0, Phase::FirstLayer, 3) == 1 && of(1, Phase::FirstLayer, 3) == 2 && of(3, Phase::FirstLayer, 3) == 1));
    CHECK(of(0, Phase::FirstLayer, 0) == 0); // a stage of one layer
    CHECK((of(1, Phase::BackwardEnd) == 2 && of(1, Phase::Step) == 0));
    // No micro-batch comes after a first one that has been through backward.
    s.microBatches = 2;
    CHECK((of(0, Phase::Forward) == 0 && of(1, Phase::LastLayer) == 0 && of(3, Phase::Loss) == 1));
    // The interleaved schedule: as where the two tensors are sent on.
    s.virtualStages = 2;
    CHECK(of(1, Phase::LastLayer) == 2);
}

TEST_CASE("A stage of DeepSpeed's pipeline holds what is in flight, however many micro-batches a step has") {
    Setup s = perOperation();
    s.framework = &Choice<Framework>::named("deepspeed").row();
    s.pp = 4;
    for (const std::int64_t microBatches : {8, 512}) {
        s.microBatches = microBatches;
        CHECK(boundaryTensors(s, 0, 4, kLoss, 4, true) == 4 + 1);       // outputs, one buffer for a gradient
        CHECK(boundaryTensors(s, 1, 4, kLoss, 3, true) == 2 * (3 + 1)); // and inputs, one buffer to receive in
        CHECK(boundaryTensors(s, 3, 4, kLoss, 1, true) == 1 + 1);
    }
}

TEST_CASE("Float8 matrices outside a compiled layer: the list that names abs() keeps one of every input and weight") {
    const ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    const LayerOutline& layer = model.segments.front();
    Setup s = perOperation();
    const LayerTokens before = layerTokens(model, layer, s, true);
    s.perOpKeepsMagnitudes = true;
    const LayerTokens with = layerTokens(model, layer, s, true);
    // Inputs of q, k, v, gate and up: five of 2·4096 bytes; of the output projection 2·4096, of the last 2·14336.
    CHECK(with.kept - before.kept == Approx(6 * 8192 + 28672));
    // q and o 4096·4096, k and v 1024·4096, three of 14336·4096, 2 bytes each.
    CHECK(with.keptFixed - before.keptFixed == Approx(2 * 4096.0 * (2 * 4096 + 2 * 1024 + 3 * 14336)));
}

TEST_CASE("A compiled layer keeps the one reduce-scattered result that its backward pass reads") {
    const ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    const LayerOutline& layer = model.segments.front();
    Setup s = perOperation();
    s.tp = s.etp = 2;
    s.sequenceParallel = s.linearInputsWhole = true;
    const auto kept = [&] { return layerTokens(model, layer, s, true).kept; };
    // Input 4096, queries 4096, values 1024, attention 4096 + 64, first product 14336; eager: two results of 4096 each
    // and the last product whole, 8192.
    constexpr double both = 4096 + 4096 + 1024 + 4096 + 64 + 14336;
    CHECK(kept() == Approx(both + 2 * 4096 + 8192));
    s.compiled = true;
    CHECK(kept() == Approx(both + 4096));
    // Every product: keys 1024 and the second one 14336 more; the result stands for the output projection.
    s.perOpKeepsEveryMatmul = true;
    CHECK(kept() == Approx(both + 4096 + 1024 + 14336));
}

TEST_CASE("One traced graph has one pool: reserved is its peak and what fragments") {
    const ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    Setup s = perOperation();
    Account account;
    evaluate(model, s, account);
    CHECK(account.peakStage().pools > account.peakStage().allocated);
    s.wholeGraph = true;
    evaluate(model, s, account);
    CHECK(account.peakStage().pools == account.peakStage().allocated);
    CHECK(account.peakStage().reserved == Approx(account.peakStage().allocated * s.framework->fragmentation));
}

TEST_CASE("Of offloaded activations only the wide ones leave, and the last layer's stay") {
    const ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    Setup s = perOperation();
    s.recompute = RecomputeKind::None;
    Account account;
    evaluate(model, s, account);
    const double whole = account.peakStage().peak[static_cast<std::size_t>(Term::Activations)];
    s.offloadActivations = true;
    s.offloadLeast = 14336.0 * 8192;
    evaluate(model, s, account);
    const double left = account.peakStage().peak[static_cast<std::size_t>(Term::Activations)];
    CHECK(whole - left == Approx(31 * 4 * 2 * 14336.0 * 8192)); // four tensors of 31 layers
    s.offloadLeast += 1;
    evaluate(model, s, account);
    CHECK(account.peakStage().peak[static_cast<std::size_t>(Term::Activations)] == Approx(whole));
}

TEST_CASE("LLaMA-Adapter: layers from the third on keep a second attention, those before it nothing") {
    const ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-2-7b").row().architecture());
    const LayerOutline& layer = model.segments.front();
    Setup s;
    s.framework = &Choice<Framework>::named("litgpt").row();
    s.train = TrainKind::Adapters;
    s.adapterBytes = 2;
    const LayerTokens bare = layerTokens(model, layer, s, true);
    s.promptRows = 10;
    const LayerTokens prompt = layerTokens(model, layer, s, true);
    CHECK(prompt.kept - bare.kept == Approx(2 * 4096 + 4 * 32)); // result and log-sum-exp
    CHECK(adapterParams(model, layer, s) == 10 * 4096 + 32);      // litgpt's table: 30 of these are 1,229,760
    // Two layers whole, and of the third all but what its queries and the prompt's attention keep.
    CHECK(prompt.firstLayerLess > 2 * prompt.kept);
    CHECK(prompt.firstLayerLess < 3 * prompt.kept);
}

TEST_CASE("Until April 2024 torchtitan's tensor-parallel collectives may hold their blocks: the range says so") {
    const ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-2-7b").row().architecture());
    Setup s = perOperation();
    s.recompute = RecomputeKind::Full;
    s.tp = s.etp = 2;
    s.sequenceParallel = s.linearInputsWhole = true;
    s.dp = s.shardGroup = 4;
    s.seq = 2048;
    s.microBatch = 16;
    Account account;
    const auto range = [&](std::string_view build) {
        followBuild(s, build);
        evaluate(model, s, account);
        return rangeOf(s, account.peakStage());
    };
    const Range held = range("2024-03");
    // Two gathers and two reductions a layer: inputs and outputs, 2·4096 bytes a token whole, half of it divided.
    CHECK(held.heldGib == Approx(32 * 4 * (8192 + 4096) * 32768.0 / double(kGiB)));
    const Range later = range("2024-04");
    CHECK(later.heldGib == 0);
    CHECK(later.lowGib < held.highGib);
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

TEST_CASE("torchtune's loop holds fp32 logits through backward pass and step until July 2024") {
    const ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    const auto phasesOf = [&](std::string_view build, const char* framework) {
        Setup s;
        s.framework = &Choice<Framework>::named(framework).row();
        s.loss = &Choice<LossKind>::named("torchtune_full").row();
        s.seq = 2048;
        s.microBatch = 4;
        s.recompute = RecomputeKind::Full;
        followBuild(s, build);
        Account account;
        evaluate(model, s, account);
        return account.stages.front().phase;
    };
    const auto of = [](const auto& phases, Phase phase) { return phases[static_cast<std::size_t>(phase)]; };
    const double logits = 4.0 * 4 * 2048 * 128256; // fp32, shifted by one
    const auto july = phasesOf("2024-07", "torchtune");
    const auto august = phasesOf("2024-08", "torchtune");
    for (const Phase phase : {Phase::LossBackward, Phase::FirstLayer, Phase::BackwardEnd, Phase::Step})
        CHECK(of(july, phase) - of(august, phase) == Approx(logits));
    CHECK(of(july, Phase::Loss) == of(august, Phase::Loss));
    CHECK(phasesOf("", "torchtune") == august); // a build that is not known changes nothing
    CHECK(phasesOf("2024-07", "litgpt") == phasesOf("2024-08", "litgpt"));
}

TEST_CASE("The range: residuals of the framework's runs, and at its low end half of what lies outside the allocator, at its high end all") {
    const Framework& framework = Choice<Framework>::named("torchtitan").row();
    Setup s;
    s.framework = &framework;
    StageAccount stage;
    stage.allocated = 40.0 * double(kGiB);
    stage.reserved = 50.0 * double(kGiB);
    stage.heldBack = 3.0 * double(kGiB);
    const Range range = rangeOf(s, stage);
    CHECK(range.rows == framework.measuredRuns);
    CHECK(range.basis == framework.rangeBasis);
    CHECK(range.heldGib == 3);
    CHECK(range.lowGib == Approx(40 * (1 + framework.residualLow) + 0.5));
    CHECK(range.highGib == Approx(50 * (1 + framework.residualHigh) + 1 + 3));
}

TEST_CASE("A Setup without a pipeline or chunks is one stage of one") {
    const ModelOutline model = outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    Setup s;
    const auto peak = [&](std::int64_t pp, std::int64_t virtualStages) {
        s.pp = pp;
        s.virtualStages = virtualStages;
        Account account;
        evaluate(model, s, account);
        REQUIRE(account.stages.size() == static_cast<std::size_t>(std::max<std::int64_t>(pp, 1)));
        return account.peakStage().allocated;
    };
    CHECK(peak(0, 1) == peak(1, 1));
    for (const Framework& framework : Registry<Framework>::rows()) {
        s.framework = &framework;
        CHECK(peak(4, 0) == peak(4, 1));
    }
}

TEST_CASE("Megatron's experts hold routed copies while their forward pass ends, and a workspace for each stream") {
    ModelOutline model;
    model.hidden = 64;
    model.vocab = 128;
    model.layers = 2;
    LayerOutline layer;
    layer.count = 2;
    layer.heads = layer.kvHeads = 4;
    layer.query = layer.key = layer.value = layer.output = 64;
    layer.experts = 8;
    layer.topK = 2;
    layer.expertFfn = 32;
    layer.sharedFfn = 32;
    layer.expertParams = 8 * 3 * 64 * 32;
    layer.dividedParams = 4 * 64 * 64;
    model.segments = {layer};
    Setup s;
    s.framework = &Choice<Framework>::named("megatron").row();
    s.seq = 1024;
    s.ep = s.dp = s.shardGroup = 4;
    const double routed = 2 * 64 * 2;
    const auto copies = [&] { return layerTokens(model, layer, s, true).copies; };
    CHECK(copies() == Approx(4 * routed + 2 * 2 * 64)); // sent, arrived, made, come back; shared experts and the sum
    s.ep = 8;
    CHECK(copies() == Approx(3 * routed + 2 * 2 * 64)); // one expert a rank: what arrives is kept as it is
    s.ep = 1;
    CHECK(copies() == Approx(2 * routed + 2 * 2 * 64)); // nothing is sent
    s.ep = 4;
    s.recompute = RecomputeKind::Full;
    CHECK(copies() == 0); // they come in the backward pass
    CHECK(layerTokens(model, layer, s, true).work >= 4 * routed + 2 * 2 * 64);
    s.recompute = RecomputeKind::None;
    // The forward pass is fullest inside the last layer, before head and logits.
    Account account;
    std::vector<StagePhases> phases;
    evaluate(model, s, account, &phases);
    const Sizes& forward = phases[0][static_cast<std::size_t>(Phase::Forward)];
    CHECK(forward[static_cast<std::size_t>(Term::Communication)] == Approx((4 * routed + 2 * 2 * 64) * 1024));
    CHECK(forward[static_cast<std::size_t>(Term::Logits)] == 0);
    CHECK(basisOf(model, s, 0, Phase::Forward).routedAtEnd == Approx((4 * routed + 2 * 2 * 64) * 1024));
    CHECK(basisOf(model, s, 0, Phase::Loss).routedAtEnd == 0);
    CHECK(forward[static_cast<std::size_t>(Term::Workspace)] == Approx((64 + 4 * 32) * 1024.0 * 1024));
    model.vocab = 128 * 64; // logits outweigh them
    evaluate(model, s, account, &phases);
    CHECK(phases[0][static_cast<std::size_t>(Phase::Forward)][static_cast<std::size_t>(Term::Communication)] == 0);
    CHECK(phases[0][static_cast<std::size_t>(Phase::Forward)][static_cast<std::size_t>(Term::Logits)] > 0);
    // No other framework's functions were read.
    s.framework = &Choice<Framework>::named("torchtitan").row();
    CHECK(copies() == 0);
}
