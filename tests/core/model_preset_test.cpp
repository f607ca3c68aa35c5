// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "csv.h"

#include "catalogue/model_preset.h"
#include "model/parameters.h"

#include <set>

using namespace memladder;

TEST_CASE("Every preset's shape gives its exact count") {
    std::set<std::string_view> keys;
    for (const ModelPreset& preset : Registry<ModelPreset>::rows()) {
        INFO(preset.key);
        CHECK(keys.insert(preset.key).second);
        const ParameterCount count = countParameters(preset.architecture());
        CHECK(count.total == preset.exactParams);
        CHECK(preset.nominalParams > 0);
        CHECK_FALSE(preset.source.text.empty());
    }
    CHECK(keys.size() >= 60);
}

TEST_CASE("Every row of the model table is a preset with the same count and shape") {
    const auto number = [](const std::string& text) { return text.empty() ? 0 : std::stoll(text); };
    int rows = 0;
    for (const test::CsvRow& row : test::readCsv("models.csv")) {
        INFO(row.at("key"));
        const auto preset = Choice<ModelPreset>::find(row.at("key"));
        REQUIRE(preset);
        CHECK((*preset)->exactParams == number(row.at("exact_params")));
        CHECK((*preset)->name == row.at("name"));
        CHECK((*preset)->nominal == row.at("nominal_params"));
        const ModelShape shape = shapeOf((*preset)->architecture());
        CHECK(shape.layers == number(row.at("layers")));
        CHECK(shape.hidden == number(row.at("hidden")));
        CHECK(shape.heads == number(row.at("heads")));
        CHECK(shape.vocab == number(row.at("vocab")));
        CHECK(shape.tied == (row.at("tied") == "yes"));
        CHECK(shape.gated == (row.at("gated") == "yes"));
        CHECK(shape.experts == number(row.at("experts")));
        CHECK(shape.topK == number(row.at("top_k")));
        CHECK(shape.maxContext == number(row.at("max_context")));
        if (row.at("kv_lora_rank").empty()) {
            CHECK(shape.kvHeads == number(row.at("kv_heads")));
            CHECK((shape.headDim == number(row.at("head_dim")) || (*preset)->shape.squareAttention > 0));
        }
        ++rows;
    }
    CHECK(rows == 106);
}

TEST_CASE("GPT-3 175B shows its nominal and its exact count") {
    const auto preset = Choice<ModelPreset>::find("gpt3-175b");
    REQUIRE(preset);
    CHECK((*preset)->nominalParams == 175'000'000'000);
    // 12·L·h² + 13·L·h + (V + s)·h + 2·h with L = 96, h = 12288, V = 50257, s = 2048.
    CHECK((*preset)->exactParams ==
          12LL * 96 * 12288 * 12288 + 13LL * 96 * 12288 + (50257LL + 2048) * 12288 + 2 * 12288);
}
