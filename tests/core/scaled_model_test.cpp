// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "estimate/evaluate.h"
#include "model/scaled.h"
#include "scenario/field.h"
#include "scenario/scaled_model.h"
#include "search/sweep.h"

#include <cmath>

using namespace memladder;

namespace {

Scenario scenarioOf(std::string_view key) {
    Scenario s;
    REQUIRE_FALSE(field("model").parse(s, key));
    s.scaled = Choice<Switch>::named("on");
    return s;
}

std::int64_t counted(const Architecture& a) {
    return countParameters(a).total;
}

} // namespace

TEST_CASE("Every named model scaled by 1 is itself, and only grows with the factor") {
    for (const ModelPreset& row : Registry<ModelPreset>::rows()) {
        INFO(row.key);
        const Architecture own = row.architecture();
        CHECK(scaled(own, 1) == own);
        ModelShape before;
        std::int64_t beforeCount = 0;
        for (double factor = 0.05; factor < 8; factor *= 1.07) {
            const Architecture now = scaled(own, factor);
            const ModelShape shape = shapeOf(now);
            const std::int64_t count = counted(now);
            REQUIRE(count >= beforeCount);
            REQUIRE(shape.layers >= before.layers);
            REQUIRE(shape.hidden >= before.hidden);
            REQUIRE(shape.vocab == own.vocab);
            beforeCount = count;
            before = shape;
        }
    }
}

TEST_CASE("Ratios of the model are kept: depth to width, FFN to width, head size, experts, vocabulary") {
    const Architecture own = Choice<ModelPreset>::named("llama-3.1-8b")->architecture();
    const ModelShape a = shapeOf(own);
    REQUIRE(a.layers == 32);
    REQUIRE(a.hidden == 4096);
    for (const std::int64_t target : {2'000'000'000LL, 13'400'000'000LL, 70'000'000'000LL, 1'000'000'000'000LL}) {
        const ScaledArchitecture scaledModel = scaledTo(own, target);
        const ModelShape b = shapeOf(scaledModel.architecture);
        INFO(target << ": L " << b.layers << ", h " << b.hidden << ", a " << b.heads << ", ffn " << b.ffn);
        CHECK(scaledModel.params == counted(scaledModel.architecture));
        CHECK(scaledModel.exact);
        const double ratio = static_cast<double>(b.hidden) / static_cast<double>(b.layers);
        CHECK(ratio == Approx(128.0).epsilon(0.04));
        CHECK(static_cast<double>(b.ffn) / static_cast<double>(b.hidden) == Approx(3.5).epsilon(0.03));
        CHECK(b.headDim == 128);
        CHECK(b.vocab == a.vocab);
        CHECK(b.heads == 4 * b.kvHeads);
        CHECK(std::abs(static_cast<double>(scaledModel.params) / static_cast<double>(target) - 1) < 0.05);
    }
    const Architecture mixtral = Choice<ModelPreset>::named("mixtral-8x7b")->architecture();
    const ModelShape m = shapeOf(scaledTo(mixtral, 200'000'000'000).architecture);
    CHECK(m.experts == 8);
    CHECK(m.topK == 2);
    CHECK(m.headDim == 128);
}

TEST_CASE("Layers of several kinds keep their shares") {
    const Architecture jamba = Choice<ModelPreset>::named("jamba-v0.1")->architecture();
    const Architecture twice = scaled(jamba, 2);
    const auto attention = [](const Architecture& a) {
        std::int64_t layers = 0;
        for (const LayerGroup& group : a.layers)
            layers += std::holds_alternative<Attention>(group.layer.mixers.front()) ? group.count : 0;
        return layers;
    };
    REQUIRE(layerCount(jamba.layers) == 32);
    CHECK(layerCount(twice.layers) == 64);
    CHECK(attention(twice) == 2 * attention(jamba));
}

TEST_CASE("The scenario's size scales the model where that is asked, monotonously, and comes back exactly") {
    for (const std::string_view key : {"llama-3.1-8b", "mixtral-8x7b", "deepseek-v3", "qwen3-next-80b-a3b", "t5-3b"}) {
        INFO(key);
        Scenario s = scenarioOf(key);
        Scenario plain = s;
        plain.scaled = {};
        CHECK(evaluate(s).job.shape == evaluate(plain).job.shape);
        CHECK_FALSE(evaluate(s).job.scaled);
        const Plan own = evaluate(s);

        std::uint64_t beforeCount = 0;
        Shape before;
        for (const std::uint64_t size : spaced(1'000'000'000, 2'000'000'000'000, 160, true)) {
            s.params = size;
            const Plan plan = evaluate(s);
            const std::uint64_t count = plan.job.shape.exactParams;
            REQUIRE(count >= beforeCount);
            REQUIRE(plan.job.shape.layers >= before.layers);
            REQUIRE(plan.job.shape.hidden >= before.hidden);
            CHECK(plan.job.shape.params == size);
            beforeCount = count;
            before = plan.job.shape;
        }
        s.params = plain.params;
        CHECK(evaluate(s).job.shape == own.job.shape);
        // From the nominal size to the exact one the shape is the model's own.
        s.params = own.job.shape.exactParams;
        CHECK(evaluate(s).job.shape.layers == own.job.shape.layers);
        CHECK_FALSE(evaluate(s).job.scaled);
    }
}

TEST_CASE("A scaled model is marked wherever it is named") {
    Scenario s = scenarioOf("llama-3.1-8b");
    s.params = 13'400'000'000;
    const Plan plan = evaluate(s);
    REQUIRE(plan.job.scaled);
    CHECK(modelName(s).find("scaled to 13.4B") != std::string::npos);
    CHECK(verdictText(plan).find("scaled to 13.4B") != std::string::npos);
    REQUIRE(plan.issues().size() == 1);
    CHECK(plan.issues().front().code == "model_scaled");
    CHECK(plan.issues().front().text.find("counted exactly") != std::string::npos);
    CHECK(plan.job.shape.exactParams == static_cast<std::uint64_t>(plan.job.scaled->facts.count.total));

    // Without the switch the size alone is replaced, as ever.
    s.scaled = {};
    const Plan kept = evaluate(s);
    CHECK(kept.job.shape.layers == 32);
    CHECK_FALSE(kept.job.scaled);
    CHECK(kept.issues().empty());
}

TEST_CASE("The detailed estimator accounts for the scaled shape") {
    Scenario s = scenarioOf("llama-3.1-8b");
    s.estimator = Choice<Estimator>::named("detailed");
    const Plan own = evaluate(s);
    s.params = 16'000'000'000;
    const Plan twice = evaluate(s);
    REQUIRE(twice.job.scaled);
    const double ratio = static_cast<double>(twice.size(Term::Parameters).count()) / static_cast<double>(own.size(Term::Parameters).count());
    CHECK(ratio == Approx(static_cast<double>(twice.job.shape.exactParams) / static_cast<double>(own.job.shape.exactParams)).epsilon(0.001));
}
