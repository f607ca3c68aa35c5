// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "io/hf_config.h"
#include "io/json.h"
#include "model/parameters.h"

#include <filesystem>

using namespace memladder;

TEST_CASE("Files that once made a fuzzer complain are answered or refused") {
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(MEMLADDER_TEST_DATA) + "/../fuzz/regressions")) {
        const std::string path = entry.path().string();
        INFO(path);
        const Result<std::string> text = json::readFile(path);
        REQUIRE(text);
        ++files;
        const Result<ImportedModel> model = importHfConfig(*text, "config.json");
        if (!model) {
            CHECK(model.error().text().find("config.json") != std::string::npos);
            continue;
        }
        const ParameterCount count = countParameters(model->architecture);
        CHECK(count.nonEmbedding > 0);
        CHECK(count.active > 0);
        CHECK(count.active <= count.total);
        CHECK(count.total == count.embedding + count.head + count.nonEmbedding);
    }
    CHECK(files > 0);
}
