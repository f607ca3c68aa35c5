// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "cli/command.h"

#include <sstream>

using namespace memladder;

namespace {

cli::Outcome run(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return cli::run(words);
}

json::Value answer(const std::string& line) {
    const cli::Outcome outcome = run(line + " --format json");
    INFO(line);
    INFO(outcome.err);
    REQUIRE(outcome.status == 0);
    CHECK(outcome.err.empty());
    const auto parsed = json::parse(outcome.out, "stdout");
    REQUIRE(parsed);
    return *parsed;
}

double gib(const json::Value& object, std::string_view key) {
    const json::Value* value = object.find(key);
    REQUIRE(value != nullptr);
    return static_cast<double>(value->integer().value()) / static_cast<double>(kGiB);
}

} // namespace

TEST_CASE("The head of an estimate says what is recomputed as it was asked for") {
    for (const char* mode : {"none", "selective", "selective-op", "full", "every:4"}) {
        const cli::Outcome outcome = run("estimate --estimator detailed --framework torchtitan --model llama-3.1-8b --gpus 8 --recompute " + std::string(mode));
        CAPTURE(mode);
        CHECK(outcome.out.find("; recompute " + std::string(mode) + "; ") != std::string::npos);
    }
}

TEST_CASE("The worked example of Megatron-Core on the command line") {
    const json::Value plan = answer("estimate --estimator detailed --framework megatron --model "
                                    "llama-3.1-70b --layers 12 --gpus 8 --tp 2 "
                                    "--zero 1 --seq 4096 --loss te_fused");
    CHECK(gib(plan, "allocated_bytes") == Approx(60.67).margin(0.01));
    CHECK(gib(plan, "reserved_bytes") == Approx(63.7).margin(0.01));
    CHECK(*plan.find("peak")->find("instant")->string() == "loss");
    const json::Value& totals = *plan.find("totals");
    std::int64_t sum = 0;
    for (const json::Value& term : plan.find("terms")->elements()) {
        sum += term.find("bytes")->integer().value();
        CHECK_FALSE(term.find("source")->string()->empty());
        CHECK_FALSE(term.find("formula")->string()->empty());
    }
    CHECK(sum == totals.find("total_bytes")->integer().value());
    CHECK(gib(totals, "outside_bytes") > 0);
    const json::Value& range = *plan.find("range");
    CHECK(range.find("low_bytes")->integer().value() < totals.find("total_bytes")->integer().value());
    CHECK(range.find("high_bytes")->integer().value() >= totals.find("total_bytes")->integer().value());
    CHECK(range.find("rows")->integer().value() == 15);
    CHECK_FALSE(range.find("basis")->string()->empty());
}

TEST_CASE("The worked example of torchtitan, as PyTorch counts it") {
    const json::Value plan = answer("estimate --estimator detailed --framework torchtitan --model "
                                    "llama-3.1-8b --gpus 8 --zero 3 --seq 8k "
                                    "--recompute selective-op --build 2025-03");
    CHECK(gib(plan, "allocated_bytes") == Approx(41.109 + 0.0625).margin(0.01));
}

TEST_CASE("The worked example of the Hugging Face Trainer, with norms of one kernel") {
    const std::string line = "estimate --estimator detailed --framework hf --model mistral-7b-v0.1 --gpus 1 --seq 4096 --micro-batch 16 "
                             "--recompute full --loss linear_ce";
    const json::Value plan = answer(line + " --norm-kernel fused");
    CHECK(gib(plan, "allocated_bytes") == Approx(70.98).margin(0.01));
    CHECK(*plan.find("scenario")->find("norm_kernel")->string() == "fused");
    CHECK(*plan.find("peak")->find("instant")->string() == "backward");
    // transformers' own two norms of the live layer keep an fp32 and a normalised copy, 4h + 2h bytes a token, instead of
    // their input, 2h, which for the first is the layer's that is kept anyway.
    const double own = (2 * (4 + 2) - 2) * 4096.0 * 65536 / static_cast<double>(kGiB);
    CHECK(gib(answer(line), "allocated_bytes") == Approx(70.98 + own).margin(0.01));
    CHECK(gib(answer(line + " --norm-kernel fp32"), "allocated_bytes") == Approx(70.98 + own).margin(0.01));
    CHECK(run(line + " --norm-kernel fused").out.find("Peak: backward pass of the last layer, stage 0. Allocated 71.0 GiB") != std::string::npos);
    CHECK(run(line + " --norm-kernel apex").err == "memladder-cli: --norm-kernel: found apex; accepted: fused, fp32, te\n");
}

TEST_CASE("Every pipeline stage has its own account") {
    const json::Value plan = answer(
        "estimate --estimator detailed --model llama-3.1-70b --gpus 32 --tp 4 --pp 4 --zero 1 --seq 4096 "
        "--micro-batches 16 --layers-per-stage 19,20,21,20");
    const json::Value& stages = *plan.find("stages");
    REQUIRE(stages.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        const json::Value& stage = stages.elements()[i];
        CHECK(stage.find("in_flight")->number().value() == static_cast<double>(4 - i));
        std::int64_t sum = 0;
        for (const json::Value& term : stage.find("terms")->elements())
            sum += term.find("bytes")->integer().value();
        CHECK(sum == stage.find("total_bytes")->integer().value());
    }
    CHECK(stages.elements()[2].find("layers")->integer().value() == 21);
    const auto peak = static_cast<std::size_t>(plan.find("peak")->find("stage")->integer().value());
    for (const json::Value& stage : stages.elements())
        CHECK(stage.find("total_bytes")->integer().value() <=
              stages.elements()[peak].find("total_bytes")->integer().value());
}

TEST_CASE("The detailed options are taken, kept in the scenario and checked") {
    const json::Value plan = answer(
        "estimate --estimator detailed --framework hf --model llama-3.1-8b --gpus 1 --train qlora "
        "--lora-rank 8 "
        "--lora-targets attention --quant nf4 --loss hf_full --compile off --recompute every:2 --seq 2048");
    const json::Value& scenario = *plan.find("scenario");
    CHECK(*scenario.find("recompute")->string() == "every:2");
    CHECK(*scenario.find("quant")->string() == "nf4");
    CHECK(scenario.find("lora_rank")->integer().value() == 8);
    CHECK(gib(plan, "allocated_bytes") < 20);
    const json::Value moe = answer(
        "estimate --estimator detailed --model mixtral-8x7b --gpus 8 --ep 8 --zero 1 --capacity-factor 1.25 "
        "--expert-tp 1 --tp-mode sp");
    CHECK(*moe.find("scenario")->find("capacity_factor")->string() == "1.25");

    for (const char* bad :
         {"--recompute selective-op", "--recompute every:2", "--estimator detailed --recompute every:0",
          "--estimator detailed --build 2025-13", "--estimator detailed --framework none",
          "--estimator detailed --pp 2 --layers-per-stage 1,2", "--estimator detailed --capacity-factor x"}) {
        const cli::Outcome outcome = run(std::string("estimate --model llama-3.1-8b ") + bad);
        CAPTURE(bad);
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
    }
}

TEST_CASE("Frameworks and losses are listed with their sources") {
    for (const char* table : {"frameworks", "losses"}) {
        const json::Value list = answer(std::string("list ") + table);
        REQUIRE(list.find(table)->size() > 5);
        for (const json::Value& row : list.find(table)->elements())
            CHECK_FALSE(row.find("source")->string()->empty());
    }
}

TEST_CASE("An encoder counts as much as its decoder") {
    // Every parameter of T5-3B and FLAN-T5-XXL on one GPU, two bytes each.
    for (const auto& [stem, parameters] : {std::pair{"t5-3b", 2'851'598'336LL}, {"flan-t5-xxl", 11'135'332'352LL}}) {
        const json::Value plan = answer("estimate --config " + std::string(MEMLADDER_TEST_DATA) + "/configs/" + stem + ".json --estimator detailed --framework hf --gpus 1");
        bool seen = false;
        for (const json::Value& term : plan.find("terms")->elements()) {
            if (term.find("key")->string() != "parameters")
                continue;
            seen = true;
            CHECK(term.find("bytes")->integer() == 2 * parameters);
        }
        CHECK(seen);
        CHECK(plan.find("stages")->elements().front().find("layers")->integer() == 48);
    }
}
