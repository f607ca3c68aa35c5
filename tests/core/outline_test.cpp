// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// What the account and the cost read of a model's shape, by hand.
#include "catch.h"

#include "catalogue/model_preset.h"
#include "estimate/detailed/outline.h"
#include "search/cost.h"

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
