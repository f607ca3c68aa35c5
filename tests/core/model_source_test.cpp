// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/scenario_support.h"

using namespace memladder;
using test::with;

TEST_CASE("a named model brings its nominal size and its own shape, and its exact count is known") {
    const Scenario s = with({}, {{"model", "gpt3-175b"}});
    CHECK(s.params == 175'000'000'000U);
    const Shape shape = resolve(s).shape;
    CHECK(shape.layers == 96);
    CHECK(shape.hidden == 12288);
    CHECK(shape.heads == 96);
    CHECK(shape.exactParams > 174'000'000'000U);
    CHECK(shape.exactParams != shape.params);
    CHECK(shape.headsGiven);
    CHECK(evaluate(with(s, {{"capacity", "192GiB"}, {"reserve", "10GiB"}})).total() == evaluate(test::drill()).total());
}

TEST_CASE("a size or a width beside a model overrides only itself") {
    const Scenario s = with({}, {{"model", "llama-3.1-70b"}, {"params", "60B"}});
    const Shape shape = resolve(s).shape;
    CHECK(shape.params == 60'000'000'000U);
    CHECK(shape.layers == 80);
    CHECK(shape.kvHeads == 8);
    CHECK(shape.headDim == 128);
    CHECK(shape.ffn == 28672);
    CHECK(resolve(with(s, {{"layers", "40"}})).shape.hidden == 8192);
    CHECK(hasError(resolve(with(s, {{"tp", "3"}, {"gpus", "24"}})).issues)); // 64 heads
}

TEST_CASE("a mixture of experts keeps total and active parameters apart") {
    const Shape shape = resolve(with({}, {{"model", "mixtral-8x7b"}})).shape;
    CHECK(shape.experts == 8);
    CHECK(shape.topK == 2);
    CHECK(shape.moeLayers == 32);
    CHECK(shape.activeParams < shape.params / 3);
    CHECK(shape.expertParams > shape.params * 9 / 10);
    CHECK(resolve(with({}, {{"model", "llama-2-7b"}})).shape.activeParams == resolve(with({}, {{"model", "llama-2-7b"}})).shape.params);
}

TEST_CASE("every named model can be planned") {
    for (const ModelPreset& row : Registry<ModelPreset>::rows()) {
        CAPTURE(row.key);
        const Plan plan = evaluate(with({}, {{"model", row.key}, {"zero", "3"}}));
        CHECK_FALSE(hasError(plan.issues()));
        CHECK(plan.total() > Bytes());
        CHECK(plan.job.shape.exactParams == static_cast<std::uint64_t>(row.exactParams));
    }
}
