// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "cli/cli_support.h"

#include "io/launch.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace memladder;

namespace {

cli::Outcome flags(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "flags");
    return cli::run(std::move(arguments));
}

/// A file that is there while the test runs.
struct Written {
    Written(const std::string& name, const std::string& text) : path(std::filesystem::temp_directory_path() / ("memladder_flags_" + name)) {
        std::ofstream(path) << text;
    }
    ~Written() { std::filesystem::remove(path); }
    std::filesystem::path path;
};

} // namespace

TEST_CASE("flags prints the file itself, and its notes on standard error where it has no comments") {
    for (const char* key : {"megatron", "torchtitan", "deepspeed", "accelerate", "nanotron"}) {
        const cli::Outcome answer = flags({"--for", key, "--model", "llama-3.1-8b", "--gpus", "16", "--tp", "2", "--recompute", "full", "--reserve", "10GiB"});
        INFO(key);
        CHECK(answer.status == 0);
        const Result<ScenarioDocument> back = readScenario(answer.out, Choice<LaunchFramework>::find(key)->row().fileName);
        REQUIRE(back);
        CHECK(back->scenario.tp == 2);
        CHECK(answer.err.empty() == (std::string_view(key) != "deepspeed"));
        CHECK(flags({key, "--model", "llama-3.1-8b", "--gpus", "16", "--tp", "2", "--recompute", "full", "--reserve", "10GiB"}).out == answer.out);
    }
    CHECK(flags({"--for", "deepspeed", "--recompute", "full"}).err == "memladder-cli: To add: the training script with its model, optimizer and scheduler.\n"
                                                                       "memladder-cli: Not said: Recompute full: the training script's (deepspeed.checkpointing).\n");
    CHECK(flags({}).out == flags({"--for", "megatron"}).out);
    CHECK(flags({"--framework", "hf"}).out == flags({"--for", "accelerate", "--framework", "hf"}).out);
}

TEST_CASE("flags as JSON lists each setting with its source, and what is not said with its reason") {
    const cli::Outcome answer = flags({"--for", "torchtitan", "--model", "llama-3.1-8b", "--zero", "1", "--gpu", "h100-sxm", "--format", "json"});
    REQUIRE(answer.status == 0);
    const Result<json::Value> value = json::parse(answer.out, "out");
    REQUIRE(value);
    CHECK(value->find("for")->string() == "torchtitan");
    CHECK(value->find("file_name")->string() == "train.toml");
    CHECK(value->find("text")->string() == flags({"--for", "torchtitan", "--model", "llama-3.1-8b", "--zero", "1", "--gpu", "h100-sxm"}).out);
    bool named = false;
    for (const json::Value& row : value->find("settings")->elements()) {
        CHECK_FALSE(row.find("source")->string()->empty());
        if (row.find("key")->string() == "model.flavor") {
            CHECK(row.find("field")->string() == "model");
            CHECK(row.find("value")->string() == "8B");
            named = true;
        }
    }
    CHECK(named);
    std::vector<std::string> unsaid;
    for (const json::Value& row : value->find("not_said")->elements()) {
        CHECK_FALSE(row.find("reason")->string()->empty());
        unsaid.push_back(std::string(*row.find("field")->string()) + (*row.find("launch_matter")->boolean() ? "" : " (own)"));
    }
    CHECK(unsaid == std::vector<std::string>{"recipe", "zero", "gpu (own)"});
}

TEST_CASE("A launch file is a scenario to every command, and what was kept of it travels") {
    const Written file("ds.json", R"({"train_micro_batch_size_per_gpu": 2, "gradient_accumulation_steps": 4, "train_batch_size": 64,
 "bf16": {"enabled": true}, "zero_optimization": {"stage": 2}, "scheduler": {"type": "WarmupLR"}})");
    const cli::Outcome estimate = cli::run({"estimate", "--scenario", file.path.string(), "--params", "7B", "--format", "json"});
    REQUIRE(estimate.status == 0);
    CHECK(estimate.err.find("kept, but no part of a plan: scheduler.type\n") != std::string::npos);
    const Result<json::Value> value = json::parse(estimate.out, "out");
    REQUIRE(value);
    CHECK(value->find("scenario")->find("gpus")->integer() == 8);
    CHECK(value->find("scenario")->find("zero")->integer() == 2);
    CHECK(value->find("scenario")->find("params")->integer() == 7'000'000'000);
    CHECK(flags({"--for", "deepspeed", "--scenario", file.path.string()}).out.find("WarmupLR") != std::string::npos);
    CHECK(flags({"--for", "nanotron", "--scenario", file.path.string()}).out.find("WarmupLR") == std::string::npos);
    const Written other("train.sh", "torchrun --nproc_per_node 8 pretrain_gpt.py --num-layers 24 --hidden-size 2048 --num-attention-heads 16 --bf16\n");
    const cli::Outcome diff = cli::run({"diff", file.path.string(), other.path.string()});
    CHECK(diff.status == 0);
    CHECK(diff.out.find("Layers") != std::string::npos);
}

TEST_CASE("What flags writes, estimate reads: no word of it is unknown, and nothing of it is refused") {
    for (const std::vector<std::string>& options : std::vector<std::vector<std::string>>{
             {"--params", "30B", "--tp", "2"}, {"--model", "mpt-30b", "--gpus", "16"}, {"--gpus", "64", "--zero", "3", "--tp", "4", "--shard-group", "8"}, {"--model", "mixtral-8x7b", "--ep", "8"}}) {
        for (const char* key : {"megatron", "torchtitan", "deepspeed", "accelerate", "nanotron"}) {
            std::vector<std::string> line{"--for", key};
            line.insert(line.end(), options.begin(), options.end());
            const cli::Outcome written = flags(line);
            INFO(key << " " << options[1] << "\n" << written.err << written.out);
            REQUIRE(written.status == 0);
            const Written file(Choice<LaunchFramework>::find(key)->row().fileName.data(), written.out);
            std::vector<std::string> estimate{"estimate", "--scenario", file.path.string()};
            if (std::string_view(key) == "torchtitan" && options[1] == "mixtral-8x7b") // of whose models it is none
                estimate.insert(estimate.end(), {"--model", options[1]});
            const cli::Outcome answer = cli::run(estimate);
            INFO(answer.err);
            CHECK(answer.status == 0);
            CHECK(answer.err.find("no part of a plan") == std::string::npos);
            CHECK(flags({"--for", key, "--scenario", file.path.string()}).status == (estimate.size() > 3 ? 2 : 0));
        }
    }
}

TEST_CASE("Bad launch files and names end with one line and status 2") {
    const auto refused = [](const cli::Outcome& outcome, const std::string& part) {
        INFO(outcome.err);
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
        CHECK(outcome.err.find(part) != std::string::npos);
    };
    refused(flags({"--for", "horovod"}), "--for: found horovod; accepted: megatron, torchtitan, deepspeed, accelerate, nanotron");
    refused(flags({"--framework", "litgpt"}), "no launch file for litgpt");
    refused(flags({"--tp", "3"}), "--tp");
    const Written toml("bad.toml", "[training]\nseq_len = \"long\"\n");
    refused(cli::run({"estimate", "--scenario", toml.path.string()}), "bad.toml:2:11 (training.seq_len): found \"long\"; accepted: whole number 1 to 1,073,741,824");
    const Written yaml("bad.yaml", "parallelism: {tp: 2\n");
    refused(cli::run({"estimate", "--scenario", yaml.path.string()}), "bad.yaml:");
}
