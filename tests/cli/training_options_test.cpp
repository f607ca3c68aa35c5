// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli_support.h"

#include <filesystem>

using namespace memladder;
using namespace memladder::test;

namespace {

std::vector<std::string> termKeys(const json::Value& plan) {
    std::vector<std::string> out;
    for (const json::Value& term : at(plan, "terms").elements())
        out.push_back(text(term, "key"));
    return out;
}

const std::vector<std::string> kClosed = {"parameters", "gradients", "optimizer", "gathered", "live_layer", "activations", "reserve"};

} // namespace

TEST_CASE("another size beside a model replaces the size alone, unless the model is to be scaled") {
    const json::Value kept = answer("estimate --model llama-3.1-8b --params 13.4B");
    CHECK(at(kept, "scaled_from").isNull());
    CHECK(integer(kept, "exact_params") == 8'030'261'248);
    CHECK(text(kept, "verdict.text").find("scaled") == std::string::npos);
    CHECK(termKeys(kept) == kClosed);

    const json::Value scaled = answer("estimate --model llama-3.1-8b --params 13.4B --scaled on");
    CHECK(text(scaled, "scaled_from.model") == "Llama 3.1 8B");
    CHECK(integer(scaled, "scaled_from.own_params") == 8'030'261'248);
    CHECK(integer(scaled, "scaled_from.counted_params") == integer(scaled, "exact_params"));
    CHECK(text(scaled, "verdict.text").find("Llama 3.1 8B scaled to 13.4B") != std::string::npos);
    CHECK(integer(scaled, "scenario.params") == 13'400'000'000);
    CHECK(run("estimate --model llama-3.1-8b --params 13.4B --scaled on").out.find("Llama 3.1 8B scaled to 13.4B") == 0);
    CHECK(at(answer("estimate --model llama-3.1-8b --params 8B --scaled on"), "scaled_from").isNull());
    // The largest that fits, along the model's own ratios.
    const json::Value most = answer("solve max-params --model llama-3.1-8b --scaled on --gpus 8 --attention flash --zero 3 --tp 1 --pp 1 --cp 1");
    CHECK(text(most, "plan.scaled_from.model") == "Llama 3.1 8B");
}

TEST_CASE("a scaled model is kept by a scenario file") {
    const std::string file = (std::filesystem::temp_directory_path() / "memladder_scaled_test.json").string();
    const json::Value first = answer("estimate --model mixtral-8x7b --params 100B --scaled on --save " + file);
    CHECK(answer("estimate --scenario " + file) == first);
    std::filesystem::remove(file);
}

TEST_CASE("a recipe of one's own") {
    const json::Value plan = answer("estimate --params 1e9 --bytes-per-grad 4 --bytes-per-master 0");
    CHECK(integer(plan, "terms.0.bytes") == 2'000'000'000);
    CHECK(integer(plan, "terms.1.bytes") == 4'000'000'000);
    CHECK(integer(plan, "terms.2.bytes") == 8'000'000'000);
    CHECK(text(plan, "scenario.bytes_per_grad") == "4");
    CHECK(run("estimate --params 1e9 --bytes-per-grad 4").out.find("custom, 18 bytes a parameter") != std::string::npos);
    for (const char* bad : {"0.1", "65", "-1", "two", "1e1"})
        checkRefused(std::string("estimate --bytes-per-param ") + bad, "--bytes-per-param");
}

TEST_CASE("frozen weights and a reference model are terms of their own, explained where they are") {
    const json::Value lora = answer("estimate --model llama-2-7b --train qlora --gpus 8 --zero 3");
    std::vector<std::string> expected = kClosed;
    expected.insert(expected.begin() + 3, "frozen");
    CHECK(termKeys(lora) == expected);
    CHECK(text(lora, "terms.3.formula") == "0.515869140625·(Ψ − U) + 2·U");
    CHECK(run("explain --term frozen --model llama-2-7b --train qlora").out.find("arXiv:2305.14314") != std::string::npos);
    expected[3] = "reference";
    CHECK(termKeys(answer("estimate --params 7B --reference bf16")) == expected);
    checkRefused("estimate --reference fp7", "--reference");
    checkRefused("estimate --frozen-sharded maybe", "--frozen-sharded");
}

TEST_CASE("node types: listed with sources, chosen, overridden") {
    const json::Value list = answer("list node-types");
    CHECK(at(list, "node-types").size() >= 30);
    for (const json::Value& row : at(list, "node-types").elements())
        CHECK(text(row, "source").size() >= 4);
    const json::Value plan = answer("estimate --node nvl72-gb200 --gpus 144 --params 30B");
    CHECK(text(plan, "scenario.gpu") == "gb200");
    CHECK(integer(plan, "scenario.gpus_per_node") == 72);
    CHECK(text(plan, "scenario.link") == "nvlink5-nvl72");
    CHECK(run("estimate --node nvl72-gb200 --gpus 144 --params 30B").out.find("2 nodes: 72 × GB200") != std::string::npos);
    CHECK(integer(answer("estimate --node hgx-h100 --gpus-per-node 4"), "scenario.gpus_per_node") == 4);
    checkRefused("estimate --node dgx-h1000", "--node");
    const json::Value solved = answer("solve min-gpus --node nvl72-gb200 --params 1T --attention flash");
    CHECK(integer(solved, "whole_nodes") % 72 == 0);
}
