// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "estimate/detailed/account.h"
#include "model/parameters.h"
#include "oracle_support.h"

#include <set>

using namespace memladder;
using namespace memladder::detailed;

namespace {

UniformDecoder decoder() {
    UniformDecoder d;
    d.layers = 8;
    d.hidden = 2048;
    d.heads = 16;
    d.kvHeads = 8;
    d.ffn = 5632;
    d.gated = true;
    d.vocab = 32000;
    d.tied = false;
    d.norm = NormKind::Rms;
    d.positions = PositionKind::Rotary;
    return d;
}

/// A spread of setups: every framework with each recompute mode, division and a few layouts.
std::vector<Setup> setups() {
    std::vector<Setup> out;
    for (const Framework& framework : Registry<Framework>::rows()) {
        for (const RecomputeKind recompute :
             {RecomputeKind::None, RecomputeKind::PerOperation, RecomputeKind::Full}) {
            for (const Division division :
                 {Division::None, Division::Zero1, Division::Zero3, Division::Fsdp2}) {
                for (const std::int64_t tp : {1, 2}) {
                    for (const std::int64_t pp : {1, 4}) {
                        Setup s;
                        s.framework = &framework;
                        s.recompute = recompute;
                        s.division = division;
                        s.tp = s.etp = tp;
                        s.sequenceParallel = tp > 1;
                        s.linearInputsWhole = framework.kernels == KernelStyle::Eager;
                        s.pp = pp;
                        s.dp = s.shardGroup = 4;
                        s.microBatches = 8;
                        s.weightBytes = framework.weightBytes;
                        s.gradientBytes = framework.gradientBytes;
                        s.masterBytes = framework.masterBytes;
                        s.momentBytes = framework.momentBytes;
                        s.fp32Norm = framework.fp32Norm;
                        s.kvRepeat = framework.kvRepeat;
                        s.step = framework.foreachStep ? StepKind::Foreach : StepKind::Fused;
                        s.loss = &Choice<LossKind>::find(framework.loss).value().row();
                        s.lossChunks = s.loss->chunks;
                        out.push_back(s);
                    }
                }
            }
        }
    }
    return out;
}

double peak(const UniformDecoder& d, const Setup& s) {
    Account account;
    evaluate(outlineOf(architectureOf(d)), s, account);
    return account.peakStage().allocated;
}

} // namespace

TEST_CASE("The peak never falls with the micro-batch, the sequence or the layers") {
    for (const Setup& s : setups()) {
        CAPTURE(s.framework->key, static_cast<int>(s.recompute), static_cast<int>(s.division), s.tp, s.pp);
        const double base = peak(decoder(), s);
        Setup more = s;
        more.microBatch = 2;
        CHECK(peak(decoder(), more) >= base);
        more = s;
        more.seq = s.seq + 512;
        CHECK(peak(decoder(), more) >= base);
        UniformDecoder deeper = decoder();
        deeper.layers += 4;
        CHECK(peak(deeper, s) >= base);
    }
}

TEST_CASE("Terms are not negative and add up to the peak, which no phase exceeds") {
    Account account;
    const ModelOutline model = outlineOf(architectureOf(decoder()));
    for (const Setup& s : setups()) {
        CAPTURE(s.framework->key, static_cast<int>(s.recompute), static_cast<int>(s.division), s.tp, s.pp);
        evaluate(model, s, account);
        REQUIRE(account.stages.size() == static_cast<std::size_t>(s.pp));
        std::int64_t layers = 0;
        for (const StageAccount& stage : account.stages) {
            double sum = 0;
            for (const double bytes : stage.peak) {
                CHECK(bytes >= 0);
                sum += bytes;
            }
            CHECK(sum == Approx(stage.allocated));
            for (const double phase : stage.phase)
                CHECK(phase <= stage.allocated);
            CHECK(stage.reserved >= stage.allocated);
            CHECK(stage.allocated <= account.peakStage().allocated);
            layers += stage.layers;
        }
        CHECK(layers == model.layers);
    }
}

TEST_CASE("The parameters of all ranks are the model's") {
    const ModelOutline model = outlineOf(architectureOf(decoder()));
    Setup s;
    s.framework = oracle::frameworkNamed("torchtitan");
    Account account;
    evaluate(model, s, account);
    const double whole = account.stages.front().parameters;
    CHECK(whole == static_cast<double>(countParameters(architectureOf(decoder())).total));
    s.pp = 4;
    evaluate(model, s, account);
    double sum = 0;
    for (const StageAccount& stage : account.stages)
        sum += stage.parameters;
    CHECK(sum == whole);
}

TEST_CASE("Frameworks, losses, terms and phases name themselves once") {
    std::set<std::string_view> keys;
    for (const Framework& row : Registry<Framework>::rows()) {
        CAPTURE(row.key);
        CHECK(keys.insert(row.key).second);
        CHECK(Choice<LossKind>::find(row.loss).has_value());
        CHECK_FALSE(row.rangeBasis.empty());
    }
    keys.clear();
    for (const LossKind& row : Registry<LossKind>::rows()) {
        CAPTURE(row.key);
        CHECK(keys.insert(row.key).second);
        CHECK(row.chunks >= 1);
    }
    keys.clear();
    for (std::size_t i = 0; i < kTerms; ++i)
        CHECK(keys.insert(termKey(static_cast<memladder::detailed::Term>(i))).second);
}
