// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "io/reduced_order_json.h"
#include "io/scenario_json.h"

using namespace memladder;

namespace {

const std::string kPath = std::string(MEMLADDER_TEST_DATA) + "/reduced-order-8b.json";

/// Every number by the text in which it stands.
void checkSame(const json::Value& ours, const json::Value& theirs, const std::string& path) {
    INFO(path);
    REQUIRE(ours.kind() == theirs.kind());
    if (theirs.isObject()) {
        REQUIRE(ours.size() == theirs.size());
        for (std::size_t i = 0; i < theirs.size(); ++i) {
            CHECK(ours.members()[i].key == theirs.members()[i].key);
            const std::string key = theirs.members()[i].key;
            if (path + "." + key == ".outputs.verdict") { // begins alike; the rest is ours
                CHECK(ours.members()[i].value.string()->starts_with("model-state-dominated -- "));
                CHECK(theirs.members()[i].value.string()->starts_with("model-state-dominated -- "));
                continue;
            }
            checkSame(ours.members()[i].value, theirs.members()[i].value, path + "." + key);
        }
    } else if (theirs.isArray()) {
        REQUIRE(ours.size() == theirs.size());
        for (std::size_t i = 0; i < theirs.size(); ++i)
            checkSame(ours.elements()[i], theirs.elements()[i], path + "[" + std::to_string(i) + "]");
    } else if (theirs.isNumber()) {
        CHECK(ours.numberText() == theirs.numberText());
    } else {
        CHECK(ours == theirs);
    }
}

std::string edited(const std::string& from, const std::string& to) {
    std::string text = *json::readFile(kPath);
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

} // namespace

TEST_CASE("The published document comes out to the printed digit, both sweeps of 48 points included") {
    const auto reference = json::parseFile(kPath);
    REQUIRE(reference);
    CHECK(reference->find("profile")->find("mem_vs_gpus")->size() == 48);
    CHECK(reference->find("profile")->find("mem_vs_seq")->size() == 48);
    const auto read = readScenarioFile(kPath);
    REQUIRE(read);
    CHECK(read->warnings.empty());
    CHECK(read->scenario.estimator->key == "reduced-order");
    const auto written = writeReducedOrder(read->scenario);
    REQUIRE(written);
    const auto ours = json::parse(*written, "written");
    REQUIRE(ours);
    checkSame(*ours, *reference, "");
}

TEST_CASE("A written document reads back to the same scenario") {
    auto read = readScenarioFile(kPath);
    REQUIRE(read);
    for (const std::uint64_t gpus : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{512}}) {
        for (const char* mode : {"none", "full"}) {
            for (std::size_t stage = 0; stage < 4; ++stage) {
                Scenario s = read->scenario;
                s.gpus = gpus;
                s.params = 1'234'567'891;
                s.recompute = Choice<Recompute>::named(mode);
                s.zero = Choice<Sharding>::at(stage);
                s.capacity = CardSize::gb(141);
                const auto written = writeReducedOrder(s);
                REQUIRE(written);
                const auto back = readScenario(*written, "written");
                REQUIRE(back);
                CHECK(back->scenario == s);
            }
        }
    }
}

TEST_CASE("Long sequences are activation-dominated, and what never fits has no smallest number") {
    auto read = readScenarioFile(kPath);
    REQUIRE(read);
    Scenario s = read->scenario;
    s.seq = 131'072;
    const auto object = json::parse(*writeReducedOrder(s), "written");
    REQUIRE(object);
    const json::Value& outputs = *object->find("outputs");
    CHECK(outputs.find("verdict")->string()->starts_with("activation-dominated -- "));
    CHECK(outputs.find("min_gpus_to_fit")->isNull());
    CHECK(*outputs.find("fits") == json::Value(false));
}

TEST_CASE("Another precision changes weights and gradients, beside 12 bytes of optimizer state") {
    for (const auto& [bits, each] : {std::pair{"32", 20.0}, {"8", 14.0}, {"16.0", 16.0}}) { // bits/8·2 + 12
        const auto read = readScenario(edited("\"precision_bits\": 16.0", std::string("\"precision_bits\": ") + bits), "file.json");
        INFO(bits);
        REQUIRE(read);
        const auto object = json::parse(*writeReducedOrder(read->scenario), "written");
        REQUIRE(object);
        CHECK(object->find("outputs")->find("bytes_per_param")->number() == each);
        CHECK(object->find("outputs")->find("model_states_unsharded_gb")->number() == 8 * each);
    }
}

TEST_CASE("A document that cannot be is refused with its key") {
    for (const auto& [from, to, key] : {std::tuple{"\"num_gpus\": 8", "\"num_gpus\": 0", "inputs.num_gpus"},
                                        {"\"model_params_b\": 8.0", "\"model_params_b\": -1", "inputs.model_params_b"},
                                        {"\"precision_bits\": 16.0", "\"precision_bits\": 17", "inputs.precision_bits"},
                                        {"\"zero_stage\": 3", "\"zero_stage\": 4", "inputs.zero_stage"},
                                        {"\"grad_ckpt\": 1", "\"grad_ckpt\": true", "inputs.grad_ckpt"},
                                        {"\"seq_length\": 4096", "\"sequence\": 4096", "inputs.seq_length"},
                                        {"\"gpu_memory_gb\": 80.0", "\"gpu_memory_gb\": NaN", "inputs.gpu_memory_gb"}}) {
        const auto read = readScenario(edited(from, to), "file.json");
        INFO(to);
        REQUIRE_FALSE(read);
        CHECK(read.error().text().find(key) != std::string::npos);
        CHECK(read.error().text().find("file.json") != std::string::npos);
    }
}

TEST_CASE("A scenario that the document has no key for is not written") {
    Scenario s;
    CHECK_FALSE(writeReducedOrder(s)); // the textbook's
    s.estimator = Choice<Estimator>::named("reduced-order");
    CHECK(writeReducedOrder(s));
    s.reserve = CardSize::gib(10);
    CHECK_FALSE(writeReducedOrder(s));
}
