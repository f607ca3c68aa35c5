// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "estimate/detailed/account.h"
#include "estimate/detailed/pipeline.h"
#include "oracle_support.h"

using namespace memladder;
using namespace memladder::detailed;
using Term = memladder::detailed::Term;

namespace {

double gib(double bytes) {
    return bytes / static_cast<double>(kGiB);
}

double term(const StageAccount& stage, Term which) {
    return gib(stage.peak[static_cast<std::size_t>(which)]);
}

UniformDecoder llama(std::int64_t layers, std::int64_t hidden, std::int64_t heads, std::int64_t kvHeads,
                     std::int64_t ffn, std::int64_t vocab) {
    UniformDecoder d;
    d.layers = layers;
    d.hidden = hidden;
    d.heads = heads;
    d.kvHeads = kvHeads;
    d.ffn = ffn;
    d.gated = true;
    d.vocab = vocab;
    d.tied = false;
    d.norm = NormKind::Rms;
    d.positions = PositionKind::Rotary;
    d.biasQkv = d.biasOutput = d.biasMlp = false;
    return d;
}

const LossKind* lossNamed(std::string_view key) {
    return &Choice<LossKind>::find(key).value().row();
}

/// 12 layers of Llama-3-70B in Megatron-Core: t = 2 with sequence parallelism, d = 4, s = 4096, b = 1.
Setup megatronExample() {
    Setup s;
    s.framework = oracle::frameworkNamed("megatron");
    s.tp = s.etp = 2;
    s.sequenceParallel = true;
    s.dp = s.shardGroup = 4;
    s.division = Division::Zero1;
    s.seq = 4096;
    s.microBatches = 4;
    s.loss = lossNamed("te_fused");
    return s;
}

} // namespace

TEST_CASE("Megatron-Core, 12 layers of Llama 3 70B: 60.67 GiB") {
    const ModelOutline model = outlineOf(architectureOf(llama(12, 8192, 64, 8, 28672, 128256)));
    Account account;
    evaluate(model, megatronExample(), account);
    const StageAccount& stage = account.peakStage();
    CHECK(stage.parameters == Approx(6.1847e9).epsilon(1e-4));
    // weights 11.520, accumulation buffer 23.040, master 5.760 and moments 11.520 over four ranks
    CHECK(term(stage, Term::Parameters) == Approx(11.520).margin(0.001));
    CHECK(term(stage, Term::Gradients) == Approx(23.040).margin(0.001));
    CHECK(term(stage, Term::Optimizer) == Approx(17.280).margin(0.001));
    CHECK(term(stage, Term::WgradCache) == Approx(1.775).margin(0.001));
    // 12 layers: residuals 0.750, norm outputs 0.750, q 0.375, k and v 0.094, attention 0.381, fc1 2.625,
    // product 1.3125
    CHECK(term(stage, Term::Activations) == Approx(6.287).margin(0.001));
    CHECK(term(stage, Term::HeadInput) == Approx(0.0625 + 0.03125 + 0.125).margin(0.001));
    CHECK(term(stage, Term::Logits) == Approx(0.489).margin(0.001)); // 2·4096·64128
    CHECK(gib(stage.allocated) == Approx(60.67).margin(0.01));
    CHECK(gib(stage.phase[static_cast<std::size_t>(Phase::LastLayer)]) == Approx(60.34).margin(0.01));
    CHECK(phaseInstant(stage.peakPhase) == "loss");
    CHECK(gib(stage.reserved) == Approx(63.7).margin(0.01));
}

TEST_CASE("torchtitan, Llama 3 8B over 8 GPUs, per-operation recompute: 41.11 GiB as PyTorch counts it") {
    const ModelOutline model = outlineOf(architectureOf(llama(32, 4096, 32, 8, 14336, 128256)));
    Setup s;
    s.framework = oracle::frameworkNamed("torchtitan");
    s.dp = s.shardGroup = 8;
    s.division = Division::Fsdp2;
    s.seq = 8192;
    s.recompute = RecomputeKind::PerOperation;
    s.fp32Norm = s.kvRepeat = true;
    s.loss = lossNamed("torchtitan_full");
    s.weightBytes = 4;
    s.masterBytes = 0;
    Account account;
    evaluate(model, s, account);
    const StageAccount& stage = account.peakStage();
    CHECK(term(stage, Term::Parameters) == Approx(3.739).margin(0.001));
    CHECK(term(stage, Term::Optimizer) == Approx(7.479).margin(0.001));
    CHECK(term(stage, Term::Gathered) == Approx(2.363).margin(0.001));
    CHECK(term(stage, Term::Gradients) == 0); // sharded gradients are dead at the loss
    CHECK(term(stage, Term::Activations) == Approx(15.531).margin(0.001));
    CHECK(term(stage, Term::Logits) == Approx(11.742).margin(0.001)); // 12·8192·128256
    CHECK(gib(stage.allocated) == Approx(41.109 + 0.0625).margin(0.01));
    CHECK(stage.peakPhase == Phase::LossBackward);
    CHECK(gib(stage.pools) == Approx(47.263 + 0.0625).margin(0.01));
}

TEST_CASE("Hugging Face Trainer, Mistral 7B on one GPU, full recompute: 70.98 GiB") {
    const ModelOutline model = outlineOf(architectureOf(llama(32, 4096, 32, 8, 14336, 32000)));
    Setup s;
    s.framework = oracle::frameworkNamed("hf");
    s.seq = 4096;
    s.microBatch = 16;
    s.recompute = RecomputeKind::Full;
    s.loss = lossNamed("linear_ce");
    s.lossChunks = 8;
    s.gradientBytes = 2;
    s.masterBytes = 0;
    s.momentBytes = 4;
    s.step = StepKind::Foreach;
    Account account;
    evaluate(model, s, account);
    const StageAccount& stage = account.peakStage();
    CHECK(stage.peakPhase == Phase::LastLayer);
    CHECK(term(stage, Term::Parameters) + term(stage, Term::Optimizer) == Approx(40.466).margin(0.001));
    CHECK(term(stage, Term::Activations) == Approx(16.0).margin(0.001));
    CHECK(term(stage, Term::LiveLayer) == Approx(10.258).margin(0.001));
    CHECK(term(stage, Term::Backward) == Approx(4.0).margin(0.001));
    // ten bytes a parameter: weights, moments, gradients, square roots
    CHECK(gib(stage.phase[static_cast<std::size_t>(Phase::Step)]) == Approx(67.46).margin(0.01));
    CHECK(term(stage, Term::WeightGradients) == Approx(0.244).margin(0.001)); // of the head
    CHECK(gib(stage.allocated) == Approx(70.98).margin(0.01));
}

TEST_CASE("Micro-batches in flight: 1F1B and interleaved, never more than there are") {
    Setup s;
    s.pp = 4;
    s.microBatches = 16;
    CHECK(microBatchesInFlight(s, 0) == 4);
    CHECK(microBatchesInFlight(s, 3) == 1);
    s.virtualStages = 2;
    CHECK(microBatchesInFlight(s, 0) == 5.5); // (2·3 + 1·4 + 1) / 2
    s.virtualStages = 1;
    s.microBatches = 2;
    CHECK(microBatchesInFlight(s, 0) == 2);
}
