// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// What stands at which instant of a step, worked by hand on a decoder of a few layers: hidden 64, two
/// key/value heads of four, feed-forward 96. Whole numbers throughout, so that a byte counts.
#include "catch.h"
#include "core/small_decoder.h"

#include "catalogue/model_preset.h"
#include "estimate/detailed/account.h"
#include "estimate/detailed/activations.h"
#include "estimate/detailed/pipeline.h"
#include "estimate/detailed/states.h"
#include "estimate/detailed_plan.h"

#include <algorithm>

using namespace memladder;
using namespace memladder::detailed;
using Part = memladder::detailed::Term;

namespace {

constexpr double h = 64;
constexpr double f = 96;

LayerOutline layer(std::int64_t count) {
    return test::smallLayer(count);
}

ModelOutline model(std::int64_t layers) {
    return test::smallModel(layers);
}

Setup setup(const char* framework) {
    return test::smallSetup(framework, 2);
}

constexpr double tokens = 256;

struct Instants {
    Account account;
    std::vector<StagePhases> phases;
    Instants(const ModelOutline& m, const Setup& s) { evaluate(m, s, account, &phases); }
    [[nodiscard]] double at(Phase phase, Part part, std::size_t stage = 0) const {
        return phases[stage][static_cast<std::size_t>(phase)][static_cast<std::size_t>(part)];
    }
};

constexpr std::array kBackward{Phase::LastLayer, Phase::LateLayers, Phase::EarlyLayers, Phase::FirstLayer};

} // namespace

TEST_CASE("At the end of the forward pass every layer's tensors stand, in the backward pass those not yet "
          "reached") {
    const ModelOutline m = model(4);
    const Setup s = setup("megatron");
    const double one = layerTokens(m, m.segments[0], s, true).kept * tokens;
    const Instants run(m, s);
    CHECK(run.at(Phase::Forward, Part::Activations) == 4 * one);
    CHECK(run.at(Phase::LastLayer, Part::Activations) == 4 * one);
    CHECK(run.at(Phase::LateLayers, Part::Activations) == 3 * one);
    CHECK(run.at(Phase::EarlyLayers, Part::Activations) == 2 * one);
    CHECK(run.at(Phase::FirstLayer, Part::Activations) == one);
    CHECK(run.at(Phase::BackwardEnd, Part::Activations) == 0);
    CHECK(run.at(Phase::Step, Part::Activations) == 0);
}

TEST_CASE(
    "A stage of one layer holds it until its backward pass ends; the stage before holds a micro-batch more") {
    const ModelOutline m = model(2);
    Setup s = setup("megatron");
    s.pp = 2;
    s.microBatches = 8;
    const double one = layerTokens(m, m.segments[0], s, true).kept * tokens;
    const Instants run(m, s);
    for (const Phase phase : kBackward) {
        CHECK(run.at(phase, Part::Activations, 1) == one);
        CHECK(run.at(phase, Part::Activations, 0) == 2 * one);
    }
    CHECK(run.at(Phase::Forward, Part::Activations, 0) == 2 * one);
}

TEST_CASE("Of stages that hold the same the first is named as the fullest, of others the one that holds most") {
    ModelOutline m = model(8);
    m.vocab = 0; // neither embedding nor head sets the ends apart
    Setup s = setup("megatron");
    s.pp = 4;
    s.microBatches = 1; // one in flight everywhere
    const Instants alike(m, s);
    REQUIRE(alike.account.stages.size() == 4);
    for (const StageAccount& stage : alike.account.stages)
        CHECK(stage.allocated == alike.account.stages.front().allocated);
    CHECK(alike.account.fullest == 0);
    CHECK(alike.account.fullestReserved == 0);
    s.explicitStages = true;
    s.stageLayers = {2, 2, 3, 1};
    const Instants deeper(m, s);
    CHECK(deeper.account.fullest == 2);
    CHECK(deeper.account.fullestReserved == 2);
}

TEST_CASE("Activations leave for the host only where a layer's widest tensor is large enough, and never the "
          "last layer's") {
    const ModelOutline m = model(3);
    Setup s = setup("torchtitan");
    const LayerTokens of = layerTokens(m, m.segments[0], s, true);
    const double all = 3 * (of.kept * tokens + of.keptFixed);
    CHECK(Instants(m, s).at(Phase::Forward, Part::Activations) == all);
    s.offloadActivations = true;
    s.offloadLeast = f * tokens + 1; // one element more than there are
    CHECK(Instants(m, s).at(Phase::Forward, Part::Activations) == all);
    s.offloadLeast = f * tokens;
    CHECK(Instants(m, s).at(Phase::Forward, Part::Activations) == all - 2 * of.wide * tokens);
    const ModelOutline alone = model(1);
    CHECK(Instants(alone, s).at(Phase::Forward, Part::Activations) == of.kept * tokens + of.keptFixed);
    s.offloadLeast = 0; // all of them
    CHECK(Instants(m, s).at(Phase::Forward, Part::Activations) == 0);
}

TEST_CASE("FSDP1 and adapters under a checkpoint inside another: inputs and gradients stay until the "
          "collector comes") {
    const ModelOutline m = model(4);
    Setup s = setup("hf");
    s.train = TrainKind::Adapters;
    s.adapterRank = 8;
    s.adapterTargets = kAdaptQuery | kAdaptValue;
    s.recompute = RecomputeKind::Full;
    s.division = Division::Fsdp1;
    s.dp = s.shardGroup = 4;
    REQUIRE(s.framework->reentrantCheckpoint);
    const double all = 4 * 2 * h * tokens; // four inputs
    const Instants watched(m, s);
    CHECK(watched.at(Phase::Forward, Part::Activations) == all);
    for (const Phase phase : kBackward)
        CHECK(watched.at(phase, Part::Activations) == all);
    const double work = watched.at(Phase::LastLayer, Part::Backward);
    CHECK(watched.at(Phase::LateLayers, Part::Backward) == work + all / 4);
    CHECK(watched.at(Phase::FirstLayer, Part::Backward) == work + 3 * all / 4);
    const auto first = [&](auto change) {
        Setup other = s;
        change(other);
        return Instants(m, other).at(Phase::FirstLayer, Part::Activations);
    };
    CHECK(first([](Setup&) {}) == all);
    CHECK(first([](Setup& o) { o.division = Division::Zero3; }) == all / 4);
    CHECK(first([](Setup& o) { o.framework = oracle::frameworkNamed("litgpt"); }) ==
          all / 4); // one checkpoint
    s.recompute = RecomputeKind::None;
    const Instants kept(m, s);
    CHECK(kept.at(Phase::FirstLayer, Part::Activations) < kept.at(Phase::LastLayer, Part::Activations));
    CHECK(kept.at(Phase::FirstLayer, Part::Backward) == kept.at(Phase::LastLayer, Part::Backward));
}

TEST_CASE("A quantised head is expanded beside the logits that are kept and their gradient, where that is "
          "more than the loss needs") {
    const ModelOutline llama = outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    Setup s;
    s.framework = oracle::frameworkNamed("litgpt");
    s.loss =
        &Choice<LossKind>::named("litgpt_full").row(); // keeps 4 bytes a logit, holds 16 in its backward pass
    REQUIRE(s.framework->quantisesHead);
    s.train = TrainKind::Adapters;
    s.adapterRank = 8;
    s.adapterTargets = kAdaptQuery;
    s.quantised = true;
    s.frozenLinearBytes = 0.5;
    const double head = 128'256.0 * 4096;
    const auto lossBackward = [&](std::int64_t seq, Part part) {
        s.seq = seq;
        return Instants(llama, s).at(Phase::LossBackward, part);
    };
    // 6·T·V + 2·V·h > 16·T·V up to T = h/5
    CHECK(lossBackward(600, Part::Logits) == 6 * 600 * 128'256.0);
    CHECK(lossBackward(600, Part::Dequantised) == 2 * head);
    CHECK(lossBackward(819, Part::Dequantised) == 2 * head);
    CHECK(lossBackward(820, Part::Dequantised) == 0);
    CHECK(lossBackward(820, Part::Logits) == 16 * 820 * 128'256.0);
}

TEST_CASE("The head's weight gradient is the fullest instant of the loss's backward pass where the loss "
          "itself holds less") {
    const ModelOutline llama = outlineOf(Choice<ModelPreset>::named("llama-3.1-8b").row().architecture());
    Setup s;
    s.framework = oracle::frameworkNamed("torchtune");
    s.loss = &Choice<LossKind>::named("torchtune_full").row(); // 12 bytes a logit in its backward pass
    const double head = 128'256.0 * 4096;
    const auto lossBackward = [&](std::int64_t seq, Part part) {
        s.seq = seq;
        return Instants(llama, s).at(Phase::LossBackward, part);
    };
    // 2·T·V + 2·V·h > 12·T·V up to T = h/5
    CHECK(lossBackward(819, Part::Logits) == 2 * 819 * 128'256.0);
    CHECK(lossBackward(819, Part::WeightGradients) == 2 * head);
    CHECK(lossBackward(820, Part::Logits) == 12 * 820 * 128'256.0);
    CHECK(lossBackward(820, Part::WeightGradients) == 0);
}

TEST_CASE(
    "Logits of other micro-batches are held by a pipeline's last stage that was not told to let them go") {
    Setup s = setup("torchtitan");
    s.microBatches = 8;
    s.lastStageHoldsLogits = true;
    CHECK(otherLogits(s) == 0);
    s.pp = 2;
    CHECK(otherLogits(s) == 7);
    s.lastStageHoldsLogits = false;
    CHECK(otherLogits(s) == 0);
}

TEST_CASE("Norms of queries and keys keep 16-bit inputs where the norms are one kernel, fp32 copies as well "
          "where they are not") {
    LayerOutline normed = layer(2);
    normed.queryKeyNorm = true;
    Setup s = setup("torchtitan");
    const auto more = [&] {
        return layerTokens(model(2), normed, s, true).kept - layerTokens(model(2), layer(2), s, true).kept;
    };
    s.fp32Norm = false;
    CHECK(more() == 2 * (64 + 32) + 4 * (4 + 2));
    s.fp32Norm = true;
    CHECK(more() == 6 * (64 + 32) + 4 * (4 + 2));
}

TEST_CASE("Heads are repeated only where several queries share a key") {
    Setup s = setup("torchtitan");
    LayerOutline each = layer(2);
    each.kvHeads = 4;
    each.key = each.value = 64;
    const double plain = layerTokens(model(2), each, s, true).kept;
    s.kvRepeat = true;
    CHECK(layerTokens(model(2), each, s, true).kept == plain);
    s.kvRepeat = false;
    const double shared = layerTokens(model(2), layer(2), s, true).kept;
    s.kvRepeat = true;
    CHECK(layerTokens(model(2), layer(2), s, true).kept == shared + 6 * 64 - 2 * (64 + 2 * 32));
    LayerOutline gate = each; // a key for each query, and queries beside their output gate: twice as wide
    gate.query = 128;
    const double narrow = layerTokens(model(2), gate, s, true).kept;
    s.kvRepeat = false;
    CHECK(layerTokens(model(2), gate, s, true).kept == narrow);
}

TEST_CASE("Of what a layer keeps, its input is told apart under each kind of recompute that keeps it") {
    Setup s = setup("torchtitan");
    const auto input = [&](RecomputeKind kind) {
        s.recompute = kind;
        return layerTokens(model(2), layer(2), s, true).input;
    };
    CHECK(input(RecomputeKind::None) == 2 * h);
    CHECK(input(RecomputeKind::AttentionCore) == 2 * h);
    CHECK(input(RecomputeKind::PerOperation) == 2 * h);
    CHECK(input(RecomputeKind::Full) == 2 * h);
    CHECK(input(RecomputeKind::Reversible) == 0);
}

TEST_CASE("Experts without a gate hold one product in their backward pass, with a gate two") {
    LayerOutline moe = layer(2);
    moe.ffn = 0;
    moe.experts = 8;
    moe.topK = 2;
    moe.expertFfn = 48;
    const Setup s = setup("megatron");
    const double routed = 2 * h + 3 * 2 * h * 2;
    CHECK(layerTokens(model(2), moe, s, true).work == routed + 2 * 2 * 48 * 2);
    moe.expertGated = false;
    CHECK(layerTokens(model(2), moe, s, true).work == routed + 2 * 48 * 2);
}

TEST_CASE("An adapter has as many elements as its matrix has rows and columns, times its rank, and none "
          "where there is no matrix") {
    Setup s = setup("megatron");
    s.train = TrainKind::Adapters;
    s.adapterRank = 8;
    s.adapterTargets = kAdaptKey;
    LayerOutline narrow = layer(2);
    CHECK(adapterParams(model(2), narrow, s) == 8 * (64 + 32));
    narrow.key = 1;
    CHECK(adapterParams(model(2), narrow, s) == 8 * (64 + 1));
    narrow.key = 0;
    CHECK(adapterParams(model(2), narrow, s) == 0);
}

TEST_CASE("Transformer Engine's cache of weight gradients holds one tensor for each shape of matrix") {
    LayerOutline latent = layer(2);
    latent.latent = true;
    latent.heads = latent.kvHeads = 4;
    latent.queryRank = 1;
    latent.kvRank = 20;
    latent.ropeWidth = 8;
    latent.query = latent.key = 4 * (16 + 8);
    latent.value = latent.output = 4 * 16;
    ModelOutline m = model(2);
    m.segments = {latent};
    const Setup s = setup("megatron");
    const auto cache = [&] { return stageParams(m, s, 0, 2, false, false).wgradCache; };
    const double keysAndValues = (96 - 4 * 8 + 64) * 20;
    const double others =
        (20 + 8) * h + keysAndValues + h * 64 + 2 * f * h + h * f; // output, gate and up, down
    CHECK(cache() == 2 * (1 * h + 96 * 1 + others));
    m.segments[0].queryRank = 24;
    CHECK(cache() == 2 * (24 * h + 96 * 24 + others));
    Setup two = s; // what is within a matrix is divided, the compressed streams are not
    two.tp = 2;
    CHECK(stageParams(m, two, 0, 2, false, false).wgradCache ==
          2 * (24 * h + 48 * 24 + (20 + 8) * h + keysAndValues / 2 + h * 32 + f * h + h * f / 2));
    m.segments[0].queryRank = 0; // queries straight from the layer's input
    CHECK(cache() == 2 * (96 * h + others));
    m.segments = {layer(2)};
    CHECK(cache() == 2 * ((64 + 2 * 32) * h + h * 64 + 2 * f * h + h * f));
}

TEST_CASE("States stored once count the vocabulary as it is, not as a framework pads it") {
    ModelOutline m = model(2);
    m.segments[0].dividedParams = 1000;
    Setup s = setup("megatron"); // pads to 128 for each tensor-parallel rank
    REQUIRE(s.framework->vocabMultiple == 128);
    s.tp = 4;
    const double parameters = 2 * 1000 + 2 * 100 * 64; // layers, embedding and head
    CHECK(statesStoredOnce(m, s) == (2 + 4 + 8) * parameters);
}

TEST_CASE("Each instant is the sum of its parts, and the peak is one of them") {
    for (const char* framework : {"megatron", "torchtitan", "hf"}) {
        const Instants run(model(4), setup(framework));
        const StageAccount& stage = run.account.stages[0];
        for (std::size_t i = 0; i < kPhases; ++i) {
            double sum = 0;
            for (const double bytes : run.phases[0][i])
                sum += bytes;
            CHECK(stage.phase[i] == sum);
        }
        CHECK(stage.allocated == *std::max_element(stage.phase.begin(), stage.phase.end()));
    }
}

TEST_CASE("On one GPU a layer's gradients are there once its backward pass has ended") {
    ModelOutline m = model(4);
    m.segments[0].dividedParams = 1000;
    const Setup s = setup("torchtitan"); // 4 bytes a gradient
    const Instants run(m, s);
    CHECK(run.at(Phase::LastLayer, Part::Gradients) == 0);
    CHECK(run.at(Phase::LateLayers, Part::Gradients) == 4 * 1000);
    CHECK(run.at(Phase::EarlyLayers, Part::Gradients) == 4 * 2000);
    CHECK(run.at(Phase::FirstLayer, Part::Gradients) == 4 * 3000);
    CHECK(run.at(Phase::Step, Part::Gradients) == 4 * (4000 + 2 * 100 * h)); // embedding and head, too
}

TEST_CASE(
    "nanotron's head gradient comes when the fp32 logits are gone: fuller only where it outweighs them") {
    Setup s = setup("nanotron");
    s.loss = &Choice<LossKind>::named("nanotron").row(); // 10 bytes a logit, 2 of them left then
    s.microBatch = 1;
    const auto lossBackward = [&](std::int64_t seq, Part part) {
        s.seq = seq;
        return Instants(model(2), s).at(Phase::LossBackward, part);
    };
    // 2·V·h > 8·T·V up to T = h/4
    CHECK(lossBackward(15, Part::Logits) == 2 * 15 * 100);
    CHECK(lossBackward(15, Part::WeightGradients) == 2 * 100 * h);
    CHECK(lossBackward(16, Part::Logits) == 10 * 16 * 100);
    CHECK(lossBackward(16, Part::WeightGradients) == 0);
}

TEST_CASE("With sequence parallelism the compressed streams of latent attention are divided too") {
    LayerOutline latent = layer(2);
    latent.latent = true;
    latent.queryRank = 24;
    latent.kvRank = 20;
    latent.ropeWidth = 8;
    Setup s = setup("megatron");
    const double whole = layerTokens(model(2), latent, s, true).kept;
    s.tp = 2;
    s.sequenceParallel = true;
    CHECK(layerTokens(model(2), latent, s, true).kept == whole / 2);
}
