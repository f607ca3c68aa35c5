// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/random_scenario.h"

#include "io/model_file.h"
#include "io/scenario_json.h"
#include "scenario/field.h"
#include "scenario/resolve.h"

#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace memladder;

TEST_CASE("a scenario round-trips exactly, with every field set and with none") {
    for (const bool all : {false, true}) {
        ScenarioDocument document;
        if (all) {
            for (const Field& row : fields())
                row.setNumber(document.scenario, row.kind == FieldKind::Choice ? row.choices().size() - 1 : 987'654'321);
        }
        const auto read = readScenario(writeScenario(document), "test.json");
        REQUIRE(read);
        CHECK(read->scenario == document.scenario);
        CHECK(read->warnings.empty());
        CHECK(writeScenario(*read) == writeScenario(document));
    }
}

TEST_CASE("thousands of scenarios come back from their file as they were") {
    test::RandomScenarios random(11);
    for (int i = 0; i < 4000; ++i) {
        ScenarioDocument document;
        document.scenario = i % 2 == 0 ? random.believable() : random.any();
        const std::string text = writeScenario(document);
        const auto read = readScenario(text, "test.json");
        INFO(text);
        REQUIRE(read);
        for (const Field& row : fields()) {
            INFO(row.key);
            REQUIRE(row.same(read->scenario, document.scenario));
        }
        REQUIRE(read->scenario == document.scenario);
        REQUIRE(read->warnings.empty());
        REQUIRE(writeScenario(*read) == text);
    }
}

TEST_CASE("a model file travels with its scenario") {
    const std::string config = R"({"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
        "num_key_value_heads": 2, "intermediate_size": 128, "vocab_size": 1000, "tie_word_embeddings": false})";
    const auto model = importModelFile(config, "config.json", "tiny");
    REQUIRE(model);
    ScenarioDocument document;
    document.scenario.useModelFile(*model);
    // 2·1000·64 + 2·(64·64·2 + 64·32·2 + 3·64·128 + 2·64) + 64
    CHECK(document.scenario.params == 128'000U + 2 * (8192 + 4096 + 24576 + 128) + 64);
    document.scenario.params = 200'000;
    const auto read = readScenario(writeScenario(document), "x.json");
    REQUIRE(read);
    CHECK(read->scenario == document.scenario);
    CHECK(read->scenario.modelFile->name == "tiny");
    CHECK(resolve(read->scenario).shape.kvHeads == 2);
    const auto broken = readScenario(R"({"config": {"model_type": "llama"}})", "x.json");
    REQUIRE_FALSE(broken);
    CHECK(broken.error().text().find("hidden_size") != std::string::npos);
}

TEST_CASE("unknown keys are kept, written back, and warned about") {
    const auto read = readScenario(R"({"memladder_scenario": 1, "params": "7B", "color": [1, 2.50, NaN], "zero": 3})", "x.json");
    REQUIRE(read);
    CHECK(read->scenario.params == 7'000'000'000U);
    CHECK(read->scenario.zero->id == "zero3");
    REQUIRE(read->warnings.size() == 1);
    CHECK(read->warnings[0].find("color") != std::string::npos);
    CHECK(writeScenario(*read).find("2.50") != std::string::npos);
}

TEST_CASE("what a command printed gives the scenario that it answered") {
    const auto read = readScenario(
        R"({"estimator": "textbook", "scenario": {"params": "7B", "gpus": 64, "zero": 3}, "totals": {"fits": true}})", "r.json");
    REQUIRE(read);
    CHECK(read->warnings.empty());
    CHECK(read->unknown.members().empty());
    Scenario asked;
    asked.params = 7'000'000'000U;
    asked.gpus = 64;
    asked.zero = Choice<Sharding>::named("3");
    CHECK(read->scenario == asked);
    const auto bad = readScenario(R"({"scenario": {"params": "abc"}})", "r.json");
    REQUIRE_FALSE(bad);
    CHECK(bad.error().where.find("scenario.params") != std::string::npos);
}

TEST_CASE("a bad file is one error with file, place and key") {
    const std::pair<const char*, const char*> cases[] = {
        {"", "x.json"},
        {"[]", "x.json:1:1"},
        {"{}", "x.json:1:1"},
        {R"({"what": 1})", "x.json:1:1"},
        {R"({"memladder_scenario": 2})", "memladder_scenario"},
        {R"({"memladder_scenario": "one"})", "memladder_scenario"},
        {"{\n \"gpus\": 0}", "x.json:2:10 (gpus)"},
        {"{\n \"gpus\": 8.5}", "(gpus)"},
        {R"({"gpus": [8]})", "(gpus)"},
        {R"({"gpus": null})", "(gpus)"},
        {R"({"capacity": 80})", "(capacity)"},
        {R"({"zero": 4})", "(zero)"},
        {R"({"recompute": ""})", "(recompute)"},
        {R"({"gpus": 8, "gpus": 16})", "gpus"},
        {R"({"params": 1e300})", "(params)"},
    };
    for (const auto& [text, where] : cases) {
        CAPTURE(text);
        const auto read = readScenario(text, "x.json");
        REQUIRE_FALSE(read);
        CHECK(read.error().where.find(where) != std::string::npos);
        CHECK(read.error().text().find('\n') == std::string::npos);
        CHECK_FALSE(read.error().accepted.empty());
    }
}

TEST_CASE("a name may be as long as the file system allows, and a longer one is refused with the reason") {
    const auto folder = std::filesystem::temp_directory_path() / "memladder-long-name-test";
    std::filesystem::create_directories(folder);
    CHECK_FALSE(writeFileAtomically((folder / std::string(255, 'a')).string(), "one"));
    const Status refused = writeFileAtomically((folder / std::string(300, 'a')).string(), "one");
    REQUIRE(refused);
    CHECK(refused->found.find("too long") != std::string::npos);
    CHECK(std::distance(std::filesystem::directory_iterator(folder), {}) == 1);
    std::filesystem::remove_all(folder);
}

TEST_CASE("a full disk leaves the old file and nothing beside it") {
    const auto folder = std::filesystem::temp_directory_path() / "memladder-full-disk-test";
    std::filesystem::create_directories(folder);
    const std::string path = (folder / "a.json").string();
    REQUIRE_FALSE(writeFileAtomically(path, "old"));
    rlimit before{};
    REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit tight{4096, before.rlim_max};
    REQUIRE(setrlimit(RLIMIT_FSIZE, &tight) == 0);
    const Status refused = writeFileAtomically(path, std::string(100'000, 'x'));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, SIG_DFL);
    REQUIRE(refused);
    CHECK(refused->text().find('\n') == std::string::npos);
    std::stringstream content;
    content << std::ifstream(path).rdbuf();
    CHECK(content.str() == "old");
    CHECK(std::distance(std::filesystem::directory_iterator(folder), {}) == 1);
    std::filesystem::remove_all(folder);
}

TEST_CASE("a file is written whole or not at all") {
    const auto folder = std::filesystem::temp_directory_path() / "memladder-scenario-test";
    std::filesystem::create_directories(folder);
    const std::string path = (folder / "a.json").string();
    CHECK_FALSE(writeFileAtomically(path, "one"));
    CHECK_FALSE(writeFileAtomically(path, "two"));
    std::stringstream content;
    content << std::ifstream(path).rdbuf();
    CHECK(content.str() == "two");
    CHECK(writeFileAtomically((folder / "missing" / "a.json").string(), "x"));
    CHECK(writeFileAtomically(folder.string(), "x")); // a folder stands there
    CHECK(writeFileAtomically("/dev/null", "x")); // and no device is replaced by a file
    CHECK(std::filesystem::is_character_file("/dev/null"));
    std::filesystem::permissions(path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    std::filesystem::create_symlink(path, folder / "link.json");
    CHECK_FALSE(writeFileAtomically((folder / "link.json").string(), "three"));
    CHECK(std::filesystem::is_symlink(folder / "link.json"));
    CHECK(std::filesystem::file_size(path) == 5);
    CHECK(std::filesystem::status(path).permissions() == (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
    CHECK(std::distance(std::filesystem::directory_iterator(folder), {}) == 2);
    std::filesystem::remove_all(folder);
}
