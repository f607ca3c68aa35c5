// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "csv.h"

#include "catalogue/model_preset.h"
#include "io/hf_config.h"
#include "model/parameters.h"

using namespace memladder;

TEST_CASE("Every published model file is counted to the last parameter") {
    const auto number = [](const std::string& text) { return text.empty() ? 0 : std::stoll(text); };
    int rows = 0;
    for (const test::CsvRow& row : test::readCsv("configs/params.csv")) {
        INFO(row.at("model"));
        const Result<ImportedModel> model =
            importHfConfigFile(std::string(MEMLADDER_TEST_DATA) + "/" + row.at("file"));
        ++rows;
        if (!model.ok()) {
            FAIL_CHECK(model.error().text());
            continue;
        }
        const ParameterCount count = countParameters(model->architecture);
        CHECK_FALSE(model->guess);
        CHECK(count.total == number(row.at("exact_params_computed")));
        CHECK(count.mtp == number(row.at("mtp_params")));
        CHECK(count.vision == number(row.at("vision_params")));
        CHECK(count.all() == number(row.at("all_params_computed")));
        CHECK(count.tied == (row.at("embedding_tied") == "yes"));
        CHECK(count.embedding == number(row.at("embed_params")));
        CHECK(count.head == number(row.at("head_params")));
        CHECK(count.nonEmbedding == number(row.at("non_embedding_params")));
        if (!row.at("active_params_computed").empty()) {
            CHECK(count.active == number(row.at("active_params_computed")));
            CHECK(count.active - count.embedding == number(row.at("active_excl_input_embedding")));
        } else {
            CHECK(count.active == count.total);
        }
    }
    CHECK(rows == 65);
}

TEST_CASE("A preset and the file of the same name are the same model") {
    int rows = 0;
    for (const test::CsvRow& row : test::readCsv("configs/params.csv")) {
        INFO(row.at("model"));
        const auto preset = Choice<ModelPreset>::find(row.at("model"));
        REQUIRE(preset);
        const Result<ImportedModel> model =
            importHfConfigFile(std::string(MEMLADDER_TEST_DATA) + "/" + row.at("file"));
        REQUIRE(model.ok());
        const Architecture known = (*preset)->architecture();
        ParameterCount file = countParameters(model->architecture);
        ParameterCount table = countParameters(known);
        // Image towers and, in plain rows, prediction layers are not in a preset.
        file.vision = table.vision = 0;
        if ((*preset)->build == nullptr)
            file.mtp = table.mtp = 0;
        CHECK(file == table);
        if ((*preset)->build != nullptr) {
            CHECK(model->architecture.layers == known.layers);
            CHECK(model->architecture.encoder == known.encoder);
            CHECK(shapeOf(model->architecture) == shapeOf(known));
        }
        ++rows;
    }
    CHECK(rows == 65);
}
