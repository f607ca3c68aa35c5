// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// What the account and the cost read of a model's shape, by hand.
#include "catch.h"

#include "catalogue/model_preset.h"
#include "estimate/detailed/outline.h"
#include "estimate/detailed_plan.h"
#include "search/cost.h"

#include <iterator>
#include <vector>

using namespace memladder;

TEST_CASE("Latent attention is told apart, with the ranks of its projections") {
    const detailed::ModelOutline latent = detailed::outlineOf(Choice<ModelPreset>::named("deepseek-v2-lite")->architecture());
    CHECK(latent.segments.back().latent);
    CHECK(latent.segments.back().kvRank == 512);
    CHECK(latent.segments.back().ropeWidth == 64);
    const detailed::ModelOutline plain = detailed::outlineOf(Choice<ModelPreset>::named("llama-2-7b")->architecture());
    CHECK_FALSE(plain.segments.front().latent);
    CHECK(plain.segments.front().query == 4096);
}

TEST_CASE("Each kind of mixer brings the widths of its projections") {
    Architecture model;
    model.hidden = 2048;
    model.vocab = 1000;
    const auto add = [&model](const Mixer& mixer) {
        LayerGroup group;
        group.count = 1;
        group.layer.mixers.push_back(mixer);
        model.layers.push_back(group);
    };
    DeltaNet net;
    net.keyHeads = 16;
    net.valueHeads = 32;
    net.keyHeadDim = net.valueHeadDim = 128;
    add(net);
    LightningAttention lightning;
    lightning.heads = 64;
    lightning.headDim = 128;
    add(lightning);
    StateSpace mamba;
    mamba.innerWidth = 8192;
    mamba.stateSize = 16;
    add(mamba);
    add(ShortConvolution());
    const detailed::ModelOutline outline = detailed::outlineOf(model);
    REQUIRE(outline.segments.size() == 4);
    struct Widths {
        std::int64_t heads, kvHeads, query, key, value, output;
    };
    const Widths expected[] = {
        {32, 16, 2048, 2048, 2 * 4096, 4096},   // values beside their output gate
        {64, 64, 8192, 8192, 2 * 8192, 8192},   // the same
        {0, 0, 8192, 0, 8192 + 2 * 16, 8192},   // the gate, the inner stream beside B and C
        {0, 0, 0, 0, 0, 0},
    };
    for (std::size_t i = 0; i < std::size(expected); ++i) {
        const detailed::LayerOutline& one = outline.segments[i];
        CAPTURE(i);
        CHECK(one.heads == expected[i].heads);
        CHECK(one.kvHeads == expected[i].kvHeads);
        CHECK(one.query == expected[i].query);
        CHECK(one.key == expected[i].key);
        CHECK(one.value == expected[i].value);
        CHECK(one.output == expected[i].output);
    }
}

TEST_CASE("Typed layers lengthen a model's last kind; those before it stay as many") {
    Scenario s;
    s.model = Choice<ModelPreset>::named("deepseek-v2-lite");
    s.estimator = Choice<Estimator>::named("detailed");
    const auto counts = [&s] {
        std::vector<std::int64_t> out;
        for (const detailed::LayerOutline& segment : outlineOf(s, resolve(s)).segments)
            out.push_back(segment.count);
        return out;
    };
    CHECK(counts() == std::vector<std::int64_t>{1, 26}); // one dense layer, the others of experts
    s.layers = 40;
    CHECK(counts() == std::vector<std::int64_t>{1, 39});
    s.layers = 1; // the last kind keeps one
    CHECK(counts() == std::vector<std::int64_t>{1, 1});
}

TEST_CASE("Each second product again: key, output and up over a layer's products, its attention and its part of the head") {
    Shape shape;
    shape.layers = 2;
    shape.hidden = 64;
    shape.heads = 4;
    shape.headDim = 16;
    shape.kvHeads = 2;
    shape.ffn = 96;
    shape.vocab = 128;
    shape.experts = 0;
    // again 64·32 + 64·64 + 64·96; all 64·(64 + 64) + 64·64 + 3·64·96 + 2·128·64 + 64·128/2; a third of a step is forward
    CHECK(everySecondProduct(shape, 128) == Approx(12'288.0 / 51'200 / 3));
    shape.experts = 8;
    shape.topK = 2; // two experts' widths a token
    CHECK(everySecondProduct(shape, 128) == Approx(18'432.0 / 69'632 / 3));
}

TEST_CASE("Latent attention: queries and keys of 128 + 64 for each of 16 heads, values and results of 128") {
    const detailed::ModelOutline model = detailed::outlineOf(Choice<ModelPreset>::named("deepseek-v2-lite").row().architecture());
    for (const detailed::LayerOutline& layer : model.segments) {
        CHECK(layer.latent);
        CHECK(layer.query == 16 * (128 + 64));
        CHECK(layer.key == 16 * (128 + 64));
        CHECK(layer.value == 16 * 128);
        CHECK(layer.output == 16 * 128);
        CHECK(layer.kvRank == 512);
        CHECK(layer.ropeWidth == 64);
    }
}
