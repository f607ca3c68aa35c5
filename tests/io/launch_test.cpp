// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "core/random_scenario.h"
#include "io/launch.h"
#include "io/model_file.h"
#include "quantity/control.h"
#include "scenario/field.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

using namespace memladder;

namespace {

using Frameworks = std::span<const LaunchFramework>;

Choice<LaunchFramework> of(std::string_view key) {
    REQUIRE(Choice<LaunchFramework>::find(key));
    return *Choice<LaunchFramework>::find(key);
}

ScenarioDocument documentOf(const Scenario& scenario) {
    ScenarioDocument document;
    document.scenario = scenario;
    return document;
}

ScenarioDocument read(std::string_view text, std::string_view name) {
    const Result<ScenarioDocument> out = readScenario(text, name);
    INFO(text);
    if (!out)
        FAIL(out.error().text());
    return *out;
}

Scenario plan(std::initializer_list<std::pair<std::string_view, std::string_view>> values) {
    Scenario s;
    for (const auto& [key, value] : values) {
        const Status status = field(key).parse(s, value);
        if (status)
            FAIL(status->text());
    }
    return s;
}

std::set<std::string> notedFields(const LaunchText& launch) {
    std::set<std::string> out;
    for (const LaunchNote& note : launch.notes) {
        if (!note.caveat)
            out.insert(std::string(note.field));
    }
    return out;
}

/// A job that can run: its axes divide its GPUs, and its heads its tensor-parallel ranks.
Scenario runnable(test::RandomScenarios& random, std::optional<Choice<ModelPreset>> model = {}) {
    while (true) {
        Scenario s = random.believable();
        if (model)
            field("model").setNumber(s, model->index());
        s.gpus = s.tp * s.pp * s.cp * (random.below(8) + 1) * s.ep;
        s.gpusPerNode = random.sometimes(2) ? 8 : random.powerOfTwo(3);
        if (random.sometimes(3))
            s.framework = random.choice<Framework>();
        if (random.sometimes(4))
            s.globalBatch = s.microBatch * (s.gpus / (s.tp * s.pp * s.cp)) * (random.below(20) + 1);
        if (random.sometimes(4))
            s.capacityFactor = Ratio{1000 + random.below(1000)};
        if (random.sometimes(4))
            s.expertTp = random.powerOfTwo(2);
        if (random.sometimes(3))
            s.compile = random.choice<Switch>();
        if (random.sometimes(3))
            s.loss = random.choice<LossKind>();
        if (random.sometimes(3))
            s.normKernel = random.choice<NormKernel>();
        if (random.sometimes(6) && s.gpus / (s.tp * s.pp) % 2 == 0)
            s.shardGroup = s.gpus / (s.tp * s.pp) / 2;
        if (random.sometimes(8)) {
            s.estimator = Choice<Estimator>::named("detailed");
            (void)field("recompute").parse(s, random.sometimes(2) ? "selective-op" : "every:" + std::to_string(random.below(5) + 2));
        }
        const Job job = resolve(s);
        if (random.sometimes(6)) {
            StageLayers stages;
            stages.layers.assign(s.pp, static_cast<std::uint32_t>(job.shape.layers / s.pp));
            stages.layers.back() += static_cast<std::uint32_t>(job.shape.layers % s.pp);
            s.layersPerStage = stages;
        }
        if (!hasError(resolve(s).issues))
            return s;
    }
}

std::string firstErrorCode(const Scenario& scenario) {
    for (const Issue& issue : resolve(scenario).issues) {
        if (issue.severity == Severity::Error)
            return std::string(issue.code);
    }
    return {};
}

} // namespace

TEST_CASE("Every row of the launch tables names a field, its values and its source") {
    std::set<std::string> seen;
    for (const LaunchKey& key : launchKeys()) {
        INFO(key.framework << " " << key.path);
        REQUIRE(findField(key.field));
        CHECK(Choice<LaunchFramework>::find(key.framework));
        CHECK(seen.insert(std::string(key.framework) + " " + std::string(key.path)).second);
        CHECK(key.source.text.size() > 10);
        if (key.values.empty())
            continue;
        CHECK(key.compute == nullptr);
        std::string_view list = key.values;
        while (!list.empty()) {
            const std::string_view pair = list.substr(0, list.find(' '));
            list = pair.size() < list.size() ? list.substr(pair.size() + 1) : std::string_view();
            const std::string_view name = pair.substr(0, pair.find('='));
            if (name == "*")
                continue;
            Scenario s;
            INFO(pair);
            const std::string_view text = name.substr(0, name.find('|'));
            CHECK_FALSE(field(key.field).parse(s, text == "every:#" ? "every:2" : text));
        }
    }
    for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
        CHECK(Choice<Framework>::find(row.framework));
        CHECK(launchSyntax(row.syntax).key == row.syntax);
        CHECK(row.source.text.size() > 10);
        CHECK_FALSE(row.beside.empty());
    }
    CHECK(Registry<LaunchFramework>::rows().size() == 5);
    for (const LaunchCaveat& caveat : launchCaveats())
        CHECK(findField(caveat.field));
}

TEST_CASE("What a framework knows comes back exactly, and what does not is named") {
    // Fields that each framework has a setting for, whatever their value.
    const std::map<std::string_view, std::set<std::string>> always{
        {"megatron", {"tp", "sp", "pp", "vpp", "cp", "ep", "expert_tp", "layers_per_stage", "layers", "hidden", "heads", "kv_heads", "head_dim", "ffn", "vocab", "experts",
                      "top_k", "seq", "micro_batch", "global_batch", "micro_batches", "gpus", "zero", "capacity_factor"}},
        {"torchtitan", {"tp", "pp", "cp", "ep", "seq", "micro_batch", "global_batch", "micro_batches", "gpus"}},
        {"deepspeed", {"tp", "pp", "cp", "micro_batch", "micro_batches", "global_batch", "zero"}},
        {"accelerate", {"tp", "cp", "gpus"}},
        {"nanotron", {"tp", "sp", "pp", "cp", "ep", "layers", "hidden", "heads", "kv_heads", "ffn", "vocab", "experts", "top_k", "seq", "micro_batch", "micro_batches", "global_batch",
                      "gpus"}}};
    // Values of closed sets that it has a setting for.
    const std::map<std::string_view, std::map<std::string, std::set<std::string>>> values{
        {"megatron", {{"recompute", {"none", "selective", "full"}}, {"attention", {"auto", "flash", "unfused"}}, {"offload", {"none", "optimizer"}},
                      {"recipe", {"bf16-adam", "megatron-bf16", "megatron-fp16", "fp32-adam", "megatron-precision-aware-bf16", "muon-megatron", "fp8-te-bf16-weights", "mxfp8-params"}},
                      {"loss", {"megatron_vocab_parallel", "megatron_fused_jit", "te_fused"}}, {"norm_kernel", {"te", "fused"}}}},
        {"torchtitan", {{"recompute", {"none", "full", "selective-op", "every:2", "every:3", "every:4"}}, {"offload", {"none", "parameters"}}, {"compile", {"on", "off"}},
                        {"recipe", {"torch-amp-nocache", "fp32-adam", "bf16-pure-adam", "adamw-fused-backward"}}, {"model", {"llama-3.1-8b", "qwen3-32b", "deepseek-v3"}},
                        {"vpp", {"1", "2"}}}},
        {"deepspeed", {{"offload", {"none", "optimizer", "parameters", "activations"}}, {"recipe", {"bf16-adam", "fp32-adam", "amp-fp16-o2", "lion-mixed", "bf16-adam-fp32-accum"}}}},
        {"accelerate", {{"zero", {"2", "3"}}, {"offload", {"none", "parameters"}}, {"recompute", {"none", "full"}}, {"recipe", {"torch-amp-nocache", "fp32-adam"}}, {"compile", {"on", "off"}}}},
        {"nanotron", {{"zero", {"0", "1"}}, {"recompute", {"none", "full"}}, {"attention", {"auto", "flash"}}, {"recipe", {"bf16-adam-fp32-accum", "bf16-pure-adam", "fp32-adam", "sgd-fp32"}}}}};
    test::RandomScenarios random(20261130);
    std::map<std::string, int> said;
    for (int round = 0; round < 500; ++round) {
        const Scenario s = runnable(random);
        for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
            const LaunchText launch = writeLaunch(of(row.key), documentOf(s));
            const ScenarioDocument back = read(launch.text, row.fileName);
            const std::set<std::string> noted = notedFields(launch);
            INFO(row.key << "\n" << writeScenario(documentOf(s)) << "\n" << launch.text << "\nback\n" << writeScenario(back));
            CHECK(back.scenario.framework->key == row.framework);
            const Scenario before = inEffect(s);
            const Scenario after = inEffect(back.scenario);
            for (const std::string& key : always.at(row.key)) {
                INFO(key);
                CHECK(noted.count(key) == 0);
            }
            for (const auto& [key, known] : values.at(row.key)) {
                INFO(key);
                if (known.count(field(key).text(s)) == 0)
                    continue;
                CHECK(noted.count(key) == 0);
                ++said[std::string(row.key) + key];
            }
            for (const Field& of : fields()) {
                INFO(of.key);
                if (noted.count(std::string(of.key)) > 0 || of.key == "framework" || of.key == "model" || of.key == "params" || of.key == "global_batch")
                    continue;
                if (!of.derivable || of.isSet(s)) {
                    const bool same = of.same(s, back.scenario) || of.same(before, after);
                    CHECK(same);
                }
            }
            if (!row.silent.empty() || row.key == "torchtitan" || noted.count("model") > 0)
                continue;
            // The shape is what counts: a named model comes back as one of its numbers.
            const Shape one = resolve(s).shape;
            const Shape two = resolve(back.scenario).shape;
            CHECK(one.layers == two.layers);
            CHECK(one.hidden == two.hidden);
            CHECK(one.vocab == two.vocab);
            CHECK(one.experts == two.experts);
        }
    }
    for (const auto& [framework, keys] : values) {
        for (const auto& [key, known] : keys)
            CHECK(said[std::string(framework) + key] > 0);
    }
}

TEST_CASE("Whatever model and layout: what is written is read back, and no word of it is unknown") {
    test::RandomScenarios random(10);
    const std::size_t models = Registry<ModelPreset>::rows().size();
    std::size_t compared = 0;
    std::size_t refused = 0; // a plan with heads that a size implies is not
    for (std::size_t round = 0; round < 6 * (models + 20); ++round) {
        const std::size_t model = round % (models + 20); // some have a size alone
        const Scenario s = model < models ? runnable(random, Choice<ModelPreset>::at(model)) : runnable(random);
        const Job job = resolve(s);
        const std::uint64_t ranks = job.layout.dp * job.layout.cp;
        const bool divided = s.zero->optimizer && job.layout.dp % (ranks / job.layout.shardGroup) == 0;
        for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
            const LaunchText launch = writeLaunch(of(row.key), documentOf(s));
            const ScenarioDocument back = read(launch.text, row.fileName);
            const LaunchText second = writeLaunch(of(row.key), back);
            const std::set<std::string> unsaid = notedFields(launch);
            const bool open = unsaid.count("model") > 0; // parts of its layers, or all of it
            INFO(row.key << "\n" << writeScenario(documentOf(s)) << "\n" << launch.text << "\nback\n" << writeScenario(back) << second.text);
            for (const std::string& warning : back.warnings) {
                INFO(warning);
                for (const char* part : {"no part of a plan", "is written as", "has no value", "as text", "left open", "does not divide", "second time"})
                    CHECK(warning.find(part) == std::string::npos);
            }
            // Every field that it has a setting for: the same, or said not to be, and then for one of these reasons.
            const Scenario before = inEffect(s);
            const Scenario after = inEffect(back.scenario);
            for (const Field& of : fields()) {
                const bool known = std::any_of(launchKeys().begin(), launchKeys().end(), [&](const LaunchKey& key) { return key.framework == row.key && key.field == of.key; });
                if (!known || of.key == "framework" || of.key == "model" || of.key == "params" || (of.derivable && !of.isSet(s)))
                    continue;
                INFO(of.key);
                ++compared;
                if (unsaid.count(std::string(of.key)) == 0) {
                    const bool same = of.same(s, back.scenario) || of.same(before, after) ||
                                      ((of.key == "global_batch" || of.key == "micro_batches") && job.layout.microBatches == resolve(back.scenario).layout.microBatches);
                    CHECK(same);
                    continue;
                }
                if (of.kind == FieldKind::Choice || findGap(row.key, of.key))
                    continue;
                if (of.key == "gpus_per_node")
                    CHECK(s.gpus % s.gpusPerNode != 0);
                else if (of.key == "shard_group")
                    CHECK((!divided || row.key == "deepspeed"));
                else if (of.key == "expert_tp")
                    CHECK((row.key == "torchtitan" && s.ep == 1));
                else
                    CHECK(of.key == "recompute");
            }
            // Written again, all of it stands there as before.
            std::map<std::string, std::string> again;
            for (const LaunchSetting& setting : second.settings)
                again[setting.key] = plainText(setting.value);
            for (const LaunchSetting& setting : launch.settings) {
                INFO(setting.key);
                const bool ofNoLayer = setting.field == "ffn" && job.shape.experts > 0; // the dense width of a model of experts
                if (unsaid.count(std::string(setting.field)) == 0 && !ofNoLayer)
                    CHECK(again[setting.key] == plainText(setting.value));
                again.erase(setting.key);
            }
            for (const auto& [key, value] : again) {
                INFO(key << " " << value);
                const auto own = std::find_if(launchKeys().begin(), launchKeys().end(), [&path = key, &row](const LaunchKey& k) { return k.framework == row.key && k.path == path; });
                const Field& of = field(own->field);
                CHECK((open || unsaid.count(std::string(own->field)) > 0 || (of.derivable && !of.isSet(s)) || own->path.ends_with("tie_word_embeddings")));
            }
            // A plan that can be comes back as one; of a file that leaves the model to a script, its own could not be.
            if (row.silent.empty() && row.key != "torchtitan" && !open) {
                CHECK_FALSE(hasError(resolve(back.scenario).issues));
                refused += job.shape.heads % s.tp != 0 ? 1U : 0U;
            }
        }
    }
    CHECK(compared > 5000);
    CHECK(refused > 10);
}

TEST_CASE("Heads that a size implies and the ranks do not divide come back as what the size implies, with the caution") {
    std::size_t plans = 0;
    for (const char* framework : {"megatron", "nanotron"}) {
        for (const auto& more : std::vector<std::vector<std::pair<std::string_view, std::string_view>>>{
                 {{"params", "30B"}}, {{"params", "30B"}, {"seq", "1M"}}, {{"params", "1B"}, {"seq", "128k"}}, {{"params", "30B"}, {"hidden", "8192"}}, {{"params", "30B"}, {"layers", "53"}},
                 {{"params", "7B"}, {"vocab", "128256"}}, {{"params", "250M"}}}) {
            Scenario s = plan({{"gpus", "64"}, {"tp", "2"}, {"pp", "2"}, {"zero", "1"}, {"vpp", "1"}, {"recipe", "fp32-adam"}});
            for (const auto& [key, value] : more)
                REQUIRE_FALSE(field(key).parse(s, value));
            const Job job = resolve(s);
            REQUIRE(job.shape.heads % 2 == 1);
            REQUIRE_FALSE(hasError(job.issues));
            const LaunchText launch = writeLaunch(of(framework), documentOf(s));
            const ScenarioDocument back = read(launch.text, of(framework)->fileName);
            INFO(launch.text << writeScenario(back));
            const Job again = resolve(back.scenario);
            CHECK_FALSE(hasError(again.issues));
            CHECK(again.shape.heads == job.shape.heads);
            CHECK(again.shape.layers == job.shape.layers);
            CHECK(again.shape.hidden == job.shape.hidden);
            CHECK(again.shape.ffn == job.shape.ffn);
            CHECK(again.shape.vocab == job.shape.vocab);
            CHECK_FALSE(back.scenario.heads);
            CHECK_FALSE(again.shape.headsGiven);
            const ImpliedSizes sizes = sizesImplying(job.shape.heads); // the size that was typed is one of these
            CHECK(s.params >= sizes.least);
            CHECK(s.params <= sizes.most);
            CHECK(back.scenario.params >= sizes.least);
            CHECK(back.scenario.params <= sizes.most);
            CHECK(std::any_of(back.warnings.begin(), back.warnings.end(), [](const std::string& line) { return line.find("are not divisible by TP 2, which no run takes; planned as the shape") != std::string::npos; }));
            const LaunchText second = writeLaunch(of(framework), back);
            const auto mind = [](const LaunchText& text) { return text.text.find("# Mind: Attention heads: the heads that the size implies are not divisible") != std::string::npos; };
            CHECK(mind(launch));
            CHECK(mind(second));
            CHECK(second.text.substr(second.text.find("\n", second.text.rfind("# "))) == launch.text.substr(launch.text.find("\n", launch.text.rfind("# "))));
            ++plans;
        }
    }
    CHECK(plans == 14);
    // What nothing but hands can have typed is refused as ever.
    for (const char* text : {"pretrain_gpt.py --num-layers 40 --hidden-size 6400 --num-attention-heads 53 --tensor-model-parallel-size 2",
                             "torchrun --nproc-per-node 8 pretrain_gpt.py --num-layers 53 --hidden-size 6784 --num-attention-heads 53 --swiglu --tensor-model-parallel-size 2"}) {
        const Scenario s = read(text, "a.sh").scenario;
        CHECK(firstErrorCode(s) == "heads_not_divisible");
    }
    for (std::uint64_t layers : {1ULL, 2ULL, 53ULL, 96ULL, 5000ULL}) {
        Scenario s;
        for (const auto& [params, implied] : {std::pair(sizesImplying(layers).least, layers), std::pair(sizesImplying(layers).most, layers), std::pair(sizesImplying(layers).most + 1, layers + 1)}) {
            s.params = params;
            CHECK(resolve(s).shape.layers == implied);
        }
    }
}

TEST_CASE("A shard group of DeepSpeed's is taken whatever the number of GPUs") {
    for (const auto& [axes, gpus] : std::initializer_list<std::pair<std::string, std::uint64_t>>{
             {"", 8}, {R"(, "tensor_parallel": {"autotp_size": 2})", 16}, {R"(, "tensor_parallel": {"autotp_size": 4}, "pipeline": {"stages": 2})", 64},
             {R"(, "sequence_parallel_size": 4)", 8}, {R"(, "sequence_parallel_size": 3)", 24}}) {
        INFO(axes);
        const ScenarioDocument document =
            read(R"({"train_micro_batch_size_per_gpu": 1, "zero_optimization": {"stage": 3, "mics_shard_size": 8})" + axes + "}", "d.json");
        CHECK(document.scenario.shardGroup == 8);
        CHECK(document.scenario.gpus == gpus);
        CHECK_FALSE(hasError(resolve(document.scenario).issues));
        CHECK(document.warnings.front().find("d.json: the batch does not say how many GPUs there are") == 0);
        CHECK(writeLaunch(of("deepspeed"), document).text.find("\"mics_shard_size\": 8") != std::string::npos);
    }
    const ScenarioDocument odd = read(R"({"train_batch_size": 12, "train_micro_batch_size_per_gpu": 1, "gradient_accumulation_steps": 1, "zero_optimization": {"stage": 3, "mics_shard_size": 8}})", "d.json");
    CHECK(odd.scenario.gpus == 12);
    CHECK_FALSE(odd.scenario.shardGroup);
    CHECK(odd.warnings.front().find("(zero_optimization.mics_shard_size): does not divide the 12 ranks; the shard group is left open") != std::string::npos);
}

TEST_CASE("A model of no known make is written again as it was read, unless another is chosen") {
    for (const char* model : {"mpt-30b", "gpt3-175b", "falcon-40b"}) {
        REQUIRE(Choice<ModelPreset>::find(model));
        const LaunchText first = writeLaunch(of("megatron"), documentOf(plan({{"model", model}, {"gpus", "8"}})));
        const ScenarioDocument document = read(first.text, "train.sh");
        INFO(first.text << writeScenario(document));
        for (const std::string& warning : document.warnings)
            CHECK(warning.find("no part of a plan") == std::string::npos);
        const LaunchText second = writeLaunch(of("megatron"), read(writeScenario(document), "s.json"));
        CHECK(second.text.substr(second.text.find("\ntorchrun")) == first.text.substr(first.text.find("\ntorchrun")));
        CHECK(notedFields(second).empty());
        ScenarioDocument other = document;
        REQUIRE_FALSE(field("model").parse(other.scenario, "llama-3.1-8b"));
        for (const std::string_view key : {"layers", "hidden", "heads", "kv_heads", "head_dim", "ffn", "vocab"})
            field(key).reset(other.scenario);
        CHECK(writeLaunch(of("megatron"), other).text == writeLaunch(of("megatron"), documentOf(other.scenario)).text);
    }
    // A stranger's scenario may keep what no file of the framework holds.
    const ScenarioDocument strange = read(R"({"memladder_scenario": 1, "layers": 4, "launch": {"megatron": {"--swiglu": [1], "--max-position-embeddings": {}}, "nanotron": 5}})", "s.json");
    CHECK(notedFields(writeLaunch(of("megatron"), strange)) == notedFields(writeLaunch(of("megatron"), documentOf(strange.scenario))));
    CHECK(notedFields(writeLaunch(of("nanotron"), strange)) == notedFields(writeLaunch(of("nanotron"), documentOf(strange.scenario))));
    CHECK(writeLaunch(of("megatron"), read("pretrain_gpt.py --num-layers 4 --hidden-size 512 --num-attention-heads 8 --seq-length 128 --max-position-embeddings 4096", "a.sh"))
              .text.find("--max-position-embeddings 4096") != std::string::npos);
}

TEST_CASE("A file that was read is written again as it was") {
    test::RandomScenarios random(7);
    for (int round = 0; round < 300; ++round) {
        const Scenario s = runnable(random);
        for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
            const LaunchText first = writeLaunch(of(row.key), documentOf(s));
            const ScenarioDocument back = read(first.text, row.fileName);
            if (hasError(resolve(back.scenario).issues)) // heads that are now typed, and do not divide
                continue;
            const LaunchText second = writeLaunch(of(row.key), back);
            std::map<std::string, std::string> one;
            std::map<std::string, std::string> two;
            for (const LaunchSetting& setting : first.settings)
                one[setting.key] = plainText(setting.value);
            for (const LaunchSetting& setting : second.settings)
                two[setting.key] = plainText(setting.value);
            INFO(first.text << second.text);
            for (const auto& [key, value] : one) {
                INFO(key);
                if (resolve(s).shape.experts > 0 && (key.ends_with("intermediate_size") || key == "--ffn-hidden-size"))
                    continue; // no layer of theirs has the dense width
                if (two.count(key) > 0 && row.key != "deepspeed" && row.key != "torchtitan")
                    CHECK(two[key] == value);
            }
        }
    }
}

TEST_CASE("Any scenario at all gives a text that is read without harm") {
    test::RandomScenarios random(99);
    for (int round = 0; round < 500; ++round) {
        const Scenario s = random.any();
        for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
            const LaunchText launch = writeLaunch(of(row.key), documentOf(s));
            CHECK_FALSE(launch.text.empty());
            (void)readScenario(launch.text, row.fileName);
        }
    }
}

TEST_CASE("Launch settings of one plan, as each framework takes them") {
    const ScenarioDocument document = documentOf(plan({{"model", "llama-3.1-8b"}, {"gpus", "32"}, {"tp", "4"}, {"pp", "2"}, {"zero", "1"}, {"seq", "8k"}, {"micro_batches", "8"},
                                                       {"recompute", "full"}, {"recipe", "megatron-bf16"}, {"reserve", "10GiB"}}));
    CHECK(writeLaunch(of("megatron"), document).text == R"(#!/bin/bash
# Launch settings of a plan for Megatron-LM, by Memladder.
# To add: data, tokenizer, train length, learning rate, checkpoints.
# Mind: Tensor parallel 4: before Blackwell, tensor and context parallelism also need CUDA_DEVICE_MAX_CONNECTIONS=1 in the environment.
# No launch settings: Reserve 10 GiB.
torchrun --nnodes 4 --nproc-per-node 8 pretrain_gpt.py \
    --tensor-model-parallel-size 4 \
    --sequence-parallel \
    --pipeline-model-parallel-size 2 \
    --use-distributed-optimizer \
    --num-layers 32 \
    --hidden-size 4096 \
    --num-attention-heads 32 \
    --group-query-attention \
    --num-query-groups 8 \
    --ffn-hidden-size 14336 \
    --swiglu \
    --normalization RMSNorm \
    --position-embedding-type rope \
    --untie-embeddings-and-output-weights \
    --disable-bias-linear \
    --vocab-size 128256 \
    --seq-length 8192 \
    --max-position-embeddings 131072 \
    --micro-batch-size 1 \
    --global-batch-size 32 \
    --recompute-granularity full \
    --recompute-method uniform \
    --recompute-num-layers 1 \
    --bf16
)");
    CHECK(writeLaunch(of("torchtitan"), document).text == R"(# Launch settings of a plan for torchtitan, by Memladder.
# To add: job, data, learning rate, checkpoints.
# Not said: Precision and optimizer megatron-bf16: it has no setting for it.
# Not said: Sharding ZeRO-1: FSDP2 divides all states; it keeps gathered parameters (ZeRO-2) or drops them (ZeRO-3); read back it is ZeRO-2.
# No launch settings: Reserve 10 GiB.

[model]
name = "llama3"
flavor = "8B"

[training]
seq_len = 8192
local_batch_size = 8
global_batch_size = 32

[parallelism]
data_parallel_replicate_degree = 1
data_parallel_shard_degree = 4
fsdp_reshard_after_forward = "never"
tensor_parallel_degree = 4
pipeline_parallel_degree = 2
pipeline_parallel_microbatch_size = 1
context_parallel_degree = 1

[activation_checkpoint]
mode = "full"
)");
    const LaunchText deepspeed = writeLaunch(of("deepspeed"), document);
    CHECK(deepspeed.text == R"({
  "train_batch_size": 32,
  "train_micro_batch_size_per_gpu": 1,
  "gradient_accumulation_steps": 8,
  "zero_optimization": {
    "stage": 1
  },
  "tensor_parallel": {
    "autotp_size": 4
  },
  "pipeline": {
    "stages": 2
  }
}
)");
    CHECK(noteLines(deepspeed.notes).front() == "Not said: Model llama-3.1-8b: the training script's.");
    // An exact count of the shape is what comes back.
    const ScenarioDocument back = read(writeLaunch(of("megatron"), document).text, "run.sh");
    REQUIRE(back.scenario.modelFile);
    CHECK(back.scenario.params == 8'030'261'248);
    CHECK(back.scenario.gpus == 32);
    CHECK(back.scenario.globalBatch == 32);
}

TEST_CASE("A Megatron-LM script with lists, variables and comments is read as a shell reads it") {
    const ScenarioDocument document = read(R"sh(#!/bin/bash
GPUS_PER_NODE=8
NNODES=4 # four of them
TP=${TP:-8}
WORLD_SIZE=$(($GPUS_PER_NODE*$NNODES))
DATA=$1
DISTRIBUTED_ARGS=(
    --nproc_per_node $GPUS_PER_NODE
    --nnodes $NNODES
    --master_addr localhost
)
MODEL_ARGS=(
    --num-layers 96 # of which some comment
    --hidden-size 12288
    --num-attention-heads 96
    --seq-length 2048 --max-position-embeddings 2048
    --step-batch-size-schedule "0:16 2B:320"
)
PARALLEL="--tensor-model-parallel-size $TP --pipeline-model-parallel-size=4"
torchrun ${DISTRIBUTED_ARGS[@]} pretrain_gpt.py \
    ${MODEL_ARGS[@]} \
    $PARALLEL \
    --micro-batch-size 1 --global-batch-size ${BATCH} \
    --data-path $DATA \
    --fp16 --lr 6.0e-5 2>&1 | tee log.txt
)sh",
                                           "train.sh");
    const Scenario& s = document.scenario;
    CHECK(s.gpus == 32);
    CHECK(s.gpusPerNode == 8);
    CHECK(s.tp == 8);
    CHECK(s.pp == 4);
    CHECK(s.sp->key == "off"); // no --sequence-parallel
    CHECK(s.layers == 96);
    CHECK(s.hidden == 12288);
    CHECK(s.heads == 96);
    CHECK(s.params == 174'604'259'328); // 96·(12h² + 13h), tables of 50,257 and 2,048 rows, the last norm
    CHECK(s.recipe->key == "megatron-fp16");
    CHECK_FALSE(s.globalBatch);
    REQUIRE(document.warnings.size() == 2);
    CHECK(document.warnings[0] == "train.sh:23:46 (--global-batch-size): ${BATCH} has no value in this file; Global batch stays derived");
    CHECK(document.warnings[1] == "train.sh: kept, but no part of a plan: --step-batch-size-schedule, --global-batch-size, --data-path, --lr, torchrun.--master-addr");
    // What was kept is written again, its variable too.
    const std::string again = writeLaunch(of("megatron"), document).text;
    CHECK(again.find("--data-path \"$1\"") == std::string::npos);
    CHECK(again.find("--data-path \"$DATA\"") != std::string::npos);
    CHECK(again.find("--lr 6.0e-5") != std::string::npos);
    CHECK(again.find("6.0e-5 2") == std::string::npos); // the 2 is a stream's
    CHECK(again.find("--master-addr localhost pretrain_gpt.py") != std::string::npos);
    // And travels in a scenario's file.
    const ScenarioDocument saved = read(writeScenario(document), "plan.json");
    CHECK(saved.unknown == document.unknown);
    CHECK(saved.warnings.empty());
    CHECK(writeLaunch(of("megatron"), saved).text == again);

    CHECK(read("--num-layers 24 --hidden-size 1024 --num-attention-heads 16 --bf16", "arguments").scenario.layers == 24);
    CHECK(read("OPTS='--num-layers 24 --hidden-size 1024'\nOPTS+=' --num-attention-heads 16'\npython pretrain_gpt.py $OPTS --swiglu", "x").scenario.heads == 16);
}

TEST_CASE("What a script sets a variable to by means of its own is not what it held before") {
    const auto tpOf = [](const std::string& lines) {
        return read(lines + "torchrun pretrain_gpt.py --num-layers 4 --hidden-size 64 --num-attention-heads 8 --tensor-model-parallel-size $TP", "run.sh").scenario.tp;
    };
    CHECK(tpOf("TP=8\n") == 8);
    for (const char* change : {"TP=$SLURM_TP", "TP=$(cat tp)", "TP=$((TP/2))", "unset TP", "read TP <x", "let TP=4", "declare -i TP=4", "TP+=$X", "for TP in 2 4; do"})
        CHECK(tpOf("TP=8\n" + std::string(change) + "\n") == 1); // as where nothing is known
    CHECK(tpOf("TP=4\nTP=2\n") == 2);
    CHECK(tpOf("TP=(2 4)\n") == 2); // of a list without an index the first
    CHECK(tpOf("TP=\nTP=${TP:-4}\n") == 4);
    CHECK(tpOf("TP=2\nTP=${TP:-4}\n") == 2);
}

TEST_CASE("A document within a script is no command") {
    const std::string run = "torchrun pretrain_gpt.py --num-layers 4 --hidden-size 64 --num-attention-heads 8\n";
    for (const char* document : {"cat <<EOF\nit's a doc\nEOF\n", "cat <<-'EOF' >cfg\n\t--num-layers 99 --hidden-size 1 --a --b --c --d --e\n\tEOF\n",
                                 "cat <<\\EOF; python3 - <<'ONE' <<TWO\n\"\nEOF\n(\nONE\n'\nTWO\n", "cat <<< \"EOF\"\n"})
        CHECK(read(document + run, "run.sh").scenario.layers == 4);
    CHECK(read(run + "cat <<EOF\nwithout an end\n", "run.sh").scenario.layers == 4);
}

TEST_CASE("A script whose variables make very long words is refused, and a file of very many settings written at once") {
    std::string script = "A=" + std::string(500'000, 'x') + "\ntorchrun pretrain_gpt.py --num-layers 4 --hidden-size 64";
    for (int i = 0; i < 2000; ++i)
        script += " --o" + std::to_string(i) + " $A";
    const Result<ScenarioDocument> refused = readScenario(script, "run.sh");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().text().find("run.sh:2:") != std::string::npos);
    CHECK(refused.error().text().find("more than 16 MiB") != std::string::npos);
    std::string settings = "{\"train_micro_batch_size_per_gpu\": 1";
    for (int i = 0; i < 60'000; ++i)
        settings += ", \"k" + std::to_string(i) + "\": 1";
    const LaunchText written = writeLaunch(of("deepspeed"), read(settings + "}", "ds.json")); // took 25 s
    CHECK(written.text.find("\"k59999\": 1") != std::string::npos);
}

TEST_CASE("A pipeline by hand, in the three ways that Megatron-LM has") {
    const std::string head = "--num-layers 62 --hidden-size 4096 --num-attention-heads 32 --pipeline-model-parallel-size 4 ";
    const auto stages = [&](const std::string& more) { return field("layers_per_stage").text(read(head + more, "a.sh").scenario); };
    CHECK(stages("--pipeline-model-parallel-layout 'Et*15|t*16|t*16|t*15L'") == "15,16,16,15");
    CHECK(stages("--pipeline-model-parallel-layout 'Et*14,|(t*16|)*3L'") == "");       // five stages do not go by four
    CHECK(stages("--pipeline-model-parallel-layout 'Ett|(tt|)*6,L'") == "4,4,4,2"); // eight chunks over four
    CHECK(read(head + "--pipeline-model-parallel-layout 'Ett|(tt|)*6,L'", "a.sh").scenario.vpp == 2);
    CHECK(stages("--decoder-first-pipeline-num-layers 15 --decoder-last-pipeline-num-layers 15") == "15,16,16,15");
    CHECK(stages("--decoder-first-pipeline-num-layers 14") == "14,16,16,16");
    Scenario s = plan({{"layers", "62"}, {"pp", "4"}, {"vpp", "2"}, {"layers_per_stage", "15,16,16,15"}, {"gpus", "32"}, {"estimator", "detailed"}});
    const LaunchText launch = writeLaunch(of("megatron"), documentOf(s));
    CHECK(launch.text.find("--pipeline-model-parallel-layout 'Et*8|t*8|t*8|t*8|t*7|t*8|t*8|t*7L'") != std::string::npos);
    CHECK(launch.text.find("--num-virtual-stages") == std::string::npos); // one of the two alone is taken
    CHECK(read(launch.text, "a.sh").scenario.vpp == 2);
}

TEST_CASE("Files as the frameworks' own examples have them") {
    const ScenarioDocument fsdp = read(R"(compute_environment: LOCAL_MACHINE
distributed_type: FSDP
downcast_bf16: 'no'
fsdp_config:
  fsdp_activation_checkpointing: true
  fsdp_auto_wrap_policy: TRANSFORMER_BASED_WRAP
  fsdp_offload_params: false
  fsdp_sharding_strategy: SHARD_GRAD_OP
mixed_precision: bf16
num_machines: 2
num_processes: 16
)",
                                       "fsdp.yaml");
    CHECK(fsdp.scenario.zero->key == "2"); // version 1, where none is named
    CHECK(fsdp.scenario.gpus == 16);
    CHECK(fsdp.scenario.gpusPerNode == 8);
    CHECK(fsdp.scenario.recompute->key == "full");
    CHECK(fsdp.scenario.recipe->key == "torch-amp-nocache");
    CHECK(fsdp.scenario.framework->key == "hf");
    CHECK(read("distributed_type: FSDP\nmixed_precision: no\nnum_processes: 4\nfsdp_config:\n  fsdp_version: 2\n", "c.yml").scenario.zero->key == "3");
    CHECK(read("distributed_type: FSDP\nmixed_precision: no\nnum_processes: 4\nfsdp_config:\n  fsdp_version: 2\n", "c.yml").scenario.recipe->key == "fp32-adam");
    CHECK(read("distributed_type: FSDP\nfsdp_config: {fsdp_sharding_strategy: HYBRID_SHARD}\nnum_processes: 16\nnum_machines: 2\n", "c.yml").scenario.shardGroup == 8);

    const ScenarioDocument titan = read(R"([job]
description = "Llama 3 70B training"
[model]
name = "llama3"
flavor = "70B"
[training]
local_batch_size = 8
seq_len = 8192
[parallelism]
data_parallel_shard_degree = 8
tensor_parallel_degree = 8  # 8-way
[activation_checkpoint]
mode = "selective"
)",
                                        "llama3_70b.toml");
    CHECK(titan.scenario.model->row().key == "llama-3.1-70b");
    CHECK(titan.scenario.gpus == 64);
    CHECK(titan.scenario.zero->key == "3"); // what "default" does without a pipeline
    CHECK(titan.scenario.microBatch == 8);
    CHECK(field("recompute").text(titan.scenario) == "every:2"); // its default beside "selective"
    CHECK(titan.scenario.estimator->key == "detailed");         // alone in knowing that

    const ScenarioDocument nanotron = read(R"(general:
  project: debug
model:
  dtype: bfloat16
  init_method:
    std: 0.025
  model_config:
    hidden_size: 2048
    intermediate_size: 11008
    is_llama_config: true
    num_attention_heads: 16
    num_hidden_layers: 28
    num_key_value_heads: 2
    pad_token_id: null
    rms_norm_eps: 1.0e-05
    tie_word_embeddings: true
    vocab_size: 128256
optimizer:
  accumulate_grad_in_fp32: true
  optimizer_factory:
    name: adamW
  zero_stage: 0
parallelism:
  dp: 4
  pp: 1
  pp_engine: 1f1b
  tp: 2
  tp_mode: REDUCE_SCATTER
tokens:
  batch_accumulation_per_replica: 1
  micro_batch_size: 3
  sequence_length: 4096
  train_steps: 2000
)",
                                           "config_tiny_llama.yaml");
    CHECK(nanotron.scenario.gpus == 8);
    CHECK(nanotron.scenario.sp->key == "auto");
    CHECK(nanotron.scenario.microBatch == 3);
    CHECK(nanotron.scenario.microBatches == 1);
    CHECK(nanotron.scenario.recipe->key == "bf16-adam-fp32-accum");
    CHECK(nanotron.scenario.params == 2'420'754'432);
    CHECK(nanotron.unknown.find("launch")->find("nanotron")->find("model")->find("init_method") != nullptr);

    const ScenarioDocument deepspeed = read(R"({"train_batch_size": "auto", "train_micro_batch_size_per_gpu": 2, "gradient_accumulation_steps": 4,
 "bf16": {"enabled": true}, "zero_optimization": {"stage": 3, "offload_optimizer": {"device": "cpu", "pin_memory": true}, "overlap_comm": true}})",
                                            "ds_config.json");
    CHECK(deepspeed.scenario.zero->key == "3");
    CHECK(deepspeed.scenario.offload->key == "optimizer");
    CHECK(deepspeed.scenario.microBatch == 2);
    CHECK(deepspeed.scenario.microBatches == 4);
    CHECK(deepspeed.warnings[0].find("auto has no value in this file") != std::string::npos);
    CHECK(read(R"({"train_batch_size": 64, "train_micro_batch_size_per_gpu": 2, "gradient_accumulation_steps": 4, "tensor_parallel": {"autotp_size": 2}})", "d.json").scenario.gpus == 16);
}

TEST_CASE("A bad launch file is refused with its file, line, column, key and what is accepted") {
    const auto refusal = [](std::string_view text, std::string_view name) {
        const Result<ScenarioDocument> out = readScenario(text, name);
        REQUIRE_FALSE(out);
        CHECK(out.error().text().find('\n') == std::string::npos);
        return out.error().text();
    };
    CHECK(refusal("[parallelism]\ntensor_parallel_degree = \"many\"\n", "a.toml") ==
          "a.toml:2:26 (parallelism.tensor_parallel_degree): found \"many\"; accepted: whole number 1 to 1,073,741,824");
    CHECK(refusal("[parallelism]\ntensor_parallel_degree = 0\n", "a.toml").find("a.toml:2:26") == 0);
    CHECK(refusal("[parallelism\n", "a.toml").find("a.toml:1:") == 0);
    CHECK(refusal("[x]\ny = 1\n", "a.toml") == "a.toml: found TOML with none of a framework's keys; accepted: launch settings of torchtitan");
    CHECK(refusal("parallelism:\n  tp: [2]\n", "a.yaml") == "a.yaml:2:7 (parallelism.tp): found an array of 1; accepted: whole number 1 to 1,073,741,824");
    CHECK(refusal("parallelism:\n  tp: {\n", "a.yaml").find("a.yaml:") == 0);
    CHECK(refusal("- 1\n", "a.yaml") == "a.yaml:1:1: found an array of 1; accepted: keys with values");
    CHECK(refusal("--num-layers many", "a.sh") == "a.sh:1:14 (--num-layers): found \"many\"; accepted: whole number 1 to 65,536");
    CHECK(refusal("--num-layers 'x", "a.sh") == "a.sh:1:14: found a quote without an end; accepted: '…'");
    CHECK(refusal("echo hello", "a.sh").find("a.sh: found no command with options") == 0);
    CHECK(refusal("{\"zero_optimization\": {\"stage\": 1}, \"train_micro_batch_size_per_gpu\": -1}", "d.json") ==
          "d.json:1:71 (train_micro_batch_size_per_gpu): found -1; accepted: whole number 1 to 1,073,741,824");
    CHECK(refusal("{\"zero_optimization\": ", "d.json").find("d.json:1:") == 0);
    CHECK(refusal("{\"some\": 1}", "d.json").find("a scenario: an object with field keys") != std::string::npos);
    // An alias that grows without end is stopped.
    std::string bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
    for (int level = 1; level < 9; ++level) {
        bomb += "a" + std::to_string(level) + ": &a" + std::to_string(level) + " [";
        for (int i = 0; i < 10; ++i)
            bomb += (i > 0 ? ", *a" : "*a") + std::to_string(level - 1);
        bomb += "]\n";
    }
    CHECK(refusal(bomb, "bomb.yaml").find("more than 200,000 values") != std::string::npos);
    CHECK(refusal(std::string(5000, '['), "deep.yaml").find("deep.yaml:1:") == 0);
}

TEST_CASE("A file that does not say how many GPUs there are gives as many as its axes need") {
    const ScenarioDocument deep = read(R"({"train_micro_batch_size_per_gpu": 1, "zero_optimization": {"stage": 1}, "pipeline": {"stages": 16}})", "d.json");
    CHECK(deep.scenario.gpus == 16);
    CHECK_FALSE(hasError(resolve(deep.scenario).issues));
    CHECK(deep.warnings.front() == "d.json: the batch does not say how many GPUs there are; they are taken for 16");
    const ScenarioDocument flat = read(R"({"train_micro_batch_size_per_gpu": 1, "zero_optimization": {"stage": 2}})", "d.json");
    CHECK(flat.scenario.gpus == 8);
    CHECK(flat.warnings.front().ends_with("they stay as planned"));
}

TEST_CASE("What the checked version refuses is said beside the setting") {
    const auto caveats = [](std::initializer_list<std::pair<std::string_view, std::string_view>> values) {
        std::string all;
        for (const LaunchNote& note : writeLaunch(of("megatron"), documentOf(plan(values))).notes)
            all += note.caveat ? note.reason + "\n" : "";
        return all;
    };
    CHECK(caveats({{"model", "llama-3.1-8b"}, {"loss", "te_fused"}}).find("--cross-entropy-fusion-impl te") != std::string::npos);
    CHECK(caveats({{"model", "llama-3.1-8b"}, {"tp", "2"}}).find("CUDA_DEVICE_MAX_CONNECTIONS") != std::string::npos);
    CHECK(caveats({{"model", "llama-3.1-8b"}, {"tp", "2"}, {"zero", "3"}}).find("CUDA_DEVICE_MAX_CONNECTIONS") == std::string::npos);
    CHECK(caveats({{"model", "llama-3.1-8b"}}).empty());
    // Its own layers compute attention unfused, and know no context parallelism.
    CHECK(caveats({{"model", "llama-3.1-8b"}, {"norm_kernel", "te"}}).empty());
    CHECK(caveats({{"model", "llama-3.1-8b"}, {"norm_kernel", "fused"}, {"attention", "unfused"}}).empty());
    CHECK(caveats({{"model", "llama-3.1-8b"}, {"norm_kernel", "fused"}}) == "Megatron's own layers compute attention unfused\n");
    CHECK(caveats({{"model", "llama-3.1-8b"}, {"norm_kernel", "fused"}, {"cp", "2"}}).find("context parallelism needs Transformer Engine's layers") != std::string::npos);
}

TEST_CASE("Megatron's layers that are not Transformer Engine's are its fused norm kernel") {
    const auto normOf = [](std::string_view more) {
        return read("torchrun pretrain_gpt.py --tensor-model-parallel-size 1 --num-layers 4 --hidden-size 64 --num-attention-heads 4 " + std::string(more), "train.sh").scenario.normKernel;
    };
    CHECK(normOf("--transformer-impl local") == Choice<NormKernel>::named("fused"));
    CHECK(normOf("--transformer-impl transformer_engine") == Choice<NormKernel>::named("te"));
    CHECK_FALSE(normOf("").has_value());
    const std::string written = writeLaunch(of("megatron"), documentOf(plan({{"model", "llama-3.1-8b"}, {"norm_kernel", "fused"}}))).text;
    CHECK(written.find("--transformer-impl local") != std::string::npos);
    CHECK(writeLaunch(of("megatron"), documentOf(plan({{"model", "llama-3.1-8b"}, {"norm_kernel", "te"}}))).text.find("--transformer-impl") == std::string::npos);
}

TEST_CASE("A file is known by its ending, or by its looks") {
    const auto syntax = [](std::string_view text, std::string_view name) {
        const LaunchSyntax* found = launchSyntaxOf(text, name);
        return found ? found->key : std::string_view("none");
    };
    CHECK(syntax("", "a/b.TOML") == "toml");
    CHECK(syntax("", "b.yml") == "yaml");
    CHECK(syntax("", "run.sh") == "shell");
    CHECK(syntax("  {", "x") == "json");
    CHECK(syntax("#!/bin/bash\n", "x") == "shell");
    CHECK(syntax("# a comment\n[model]\n", "x") == "toml");
    CHECK(syntax("# a comment\nmodel:\n", "x") == "yaml");
    CHECK(syntax("nothing", "x") == "none");
}

TEST_CASE("Texts of every kind survive each syntax") {
    json::Value root = json::Value::object();
    json::Value inner = json::Value::object();
    for (const char* text : {"plain", "two words", "it's", "say \"x\"", "no", "1f1b", "0123", "1e5", "a\tb", "ünï", "#x", "a: b", "", "-", "~", "1.0", "back\\slash"})
        inner.set("k" + std::to_string(inner.size()), text);
    inner.set("yes", true);
    inner.set("number", 12);
    inner.set("real", 0.5);
    json::Value list = json::Value::array();
    list.append("no");
    list.append(3);
    inner.set("list", std::move(list));
    root.set("s", std::move(inner));
    for (const LaunchSyntax& syntax : launchSyntaxes()) {
        if (syntax.key == "shell")
            continue;
        const std::string text = syntax.write(root, {"a comment"});
        const Result<LaunchTree> back = syntax.read(text, "x");
        INFO(text);
        REQUIRE(back);
        CHECK(back->root == root);
    }
    json::Value line = json::Value::object();
    line.set("--a", "two words");
    line.set("--b", "it's");
    line.set("--c", true);
    line.set("--d", 12);
    line.set("--e", "1.5e-3");
    line.set("--f", "a|b*2");
    const std::string text = writeShell(line, {"a comment"});
    const Result<LaunchTree> back = readShell(text, "x");
    REQUIRE(back);
    for (const json::Member& member : line.members())
        CHECK(*back->root.find(member.key) == member.value);
}

TEST_CASE("A YAML value that no plan knows comes back as the same value to Python's loader") {
    // Each plain scalar, and what is written: PyYAML 6.0.3 reads both alike.
    const std::pair<const char*, const char*> scalars[] = {
        {"0x10", "16"}, {"-0x1F", "-31"}, {"0b101", "5"}, {"012", "10"}, {"08", "'08'"}, {"0o12", "'0o12'"}, {"1_000", "1000"}, {"+3", "3"}, {"1:30", "90"},
        {"0xffffffffffffffffffff", "1208925819614629174706175"}, {".5", "0.5"}, {"-.5", "'-.5'"}, {"1.", "1.0"}, {"007.50", "7.50"}, {"1.e+3", "1.0e+3"}, {"1e3", "'1e3'"},
        {"1.5e3", "'1.5e3'"}, {"1:30.5", "90.5"}, {"1_0.2_5", "10.25"}, {".inf", ".inf"}, {"-.INF", "-.inf"}, {"+.Inf", ".inf"}, {".nan", ".nan"}, {"yes", "true"}, {"Off", "false"},
        {"y", "y"}, {"~", "null"}, {"NULL", "null"}, {"2001-12-14", "2001-12-14"}, {"2001-12-14 21:59:43.10 -5", "2001-12-14 21:59:43.10 -5"}, {"2001-2-4", "'2001-2-4'"},
        {"'0x10'", "'0x10'"}, {"\"yes\"", "'yes'"}, {"'2001-12-14'", "'2001-12-14'"}, {"!!str 5", "'5'"}, {"!!int '7'", "7"}, {"!!float '1.5'", "1.5"}, {"!!bool 'no'", "false"},
        {"!!binary aGk=", "!!binary 'aGk='"}, {"!own x", "!own x"}, {"\"\\x85\\u2028\\e\"", "\"\\u0085\\u2028\\u001b\""}, {"'!x'", "'!x'"}, {"1:60", "'1:60'"}};
    const auto again = [](const std::string& more) {
        const std::string text = writeLaunch(of("nanotron"), read("parallelism:\n  dp: 2\nown:\n" + more, "c.yaml")).text;
        const std::size_t at = text.find("\nown:");
        REQUIRE(at != std::string::npos);
        return text.substr(at + 1);
    };
    for (const auto& [plain, written] : scalars) {
        INFO(plain);
        const std::string value = std::string("own:\n  k: ") + written + "\n";
        CHECK(again(std::string("  k: ") + plain + "\n") == value);
        CHECK(again(value.substr(5)) == value);
        const std::string list = std::string("own:\n  k: [x, ") + written + "]\n";
        CHECK(again(std::string("  k: [x, ") + plain + "]\n") == list);
        if (std::string_view(written).find("\\e") == std::string_view::npos) {
            const std::string key = std::string("own:\n  ") + written + ": 1\n";
            CHECK(again(std::string("  ") + plain + ": 1\n") == key);
            CHECK(again(key.substr(5)) == key);
        }
    }
    CHECK(again("  k: !own {a: 1}\n  l: !!set {a, b}\n  m: !own [1, [2]]\n") == "own:\n  k: !own\n    a: 1\n  l: !!set\n    a: null\n    b: null\n  m: !own\n    - 1\n    - [2]\n");
    CHECK(again("  0x1: a\n  '1': b\n  1: c\n") == "own:\n  '1': b\n  1: c\n");
    // Maps that are merged.
    CHECK(again("  a: &a {x: 1, y: 2}\n  b: &b {x: 3, z: 4}\n  c:\n    <<: [*a, *b]\n    y: 5\n  d: {'<<': 1}\n") ==
          "own:\n  a:\n    x: 1\n    y: 2\n  b:\n    x: 3\n    z: 4\n  c:\n    x: 1\n    z: 4\n    y: 5\n  d:\n    '<<': 1\n");
    CHECK(read("base: &b {tp: 4, dp: 2}\nparallelism:\n  <<: *b\n  tp: 2\n", "c.yaml").scenario.gpus == 4);
    CHECK_FALSE(readScenario("parallelism:\n  <<: 1\n", "c.yaml"));
    // And by way of a scenario's file, whose members may be anything.
    const ScenarioDocument document = read("parallelism:\n  dp: 2\nown: {a: 2001-12-14, b: .inf, 3: 0x4, '!x': 1}\n", "c.yaml");
    CHECK(writeLaunch(of("nanotron"), read(writeScenario(document), "s.json")).text == writeLaunch(of("nanotron"), document).text);
    CHECK(document.warnings.back() == "c.yaml: kept, but no part of a plan: own.a, own.b, own.!!int 3, own.!!str !x");
    json::Value odd = json::Value::object();
    odd.set("! a: b\nc", 1);
    odd.set("!!int 1\nx: 2", 1);
    odd.set("!!int x: 2", 1);
    odd.set("t", json::Value::object({{"!!timestamp", "1\nx: 2"}}));
    const Result<LaunchTree> safe = readYaml(writeYaml(odd, {}), "x");
    REQUIRE(safe);
    CHECK(safe->root.size() == 4);
    CHECK(safe->root.find("x") == nullptr);
    odd = json::Value::object();
    odd.set("k", 2e-30);
    odd.set(std::string(2000, 'k'), json::Value::number("1E5"));
    CHECK(readYaml(writeYaml(odd, {}), "x")->root == odd);
    CHECK(writeYaml(odd, {}).find("k: 2.0e-30\n? kkk") == 0);
}

TEST_CASE("A TOML value that no plan knows comes back as the same value, of its own kind") {
    const std::string own = R"([own]
date = 1979-05-27
moment = 1979-05-27T07:32:00.5-07:00
local = 1979-05-27T07:32:00
time = 07:32:00
text = "1979-05-27"
real = 1.0
big = 1e+30
zero = -0.0
endless = [inf, -inf, nan]
whole = 1
"!toml" = "1979-05-27"
mixed = [1, 2.0, "x", { a = 1979-05-27 }]

[own.empty]

[own.list]
)";
    const ScenarioDocument document = read("[parallelism]\ntensor_parallel_degree = 2\n\n" + own, "a.toml");
    const std::string text = writeLaunch(of("torchtitan"), document).text;
    INFO(text);
    CHECK(text.ends_with("\n" + own));
    CHECK(writeLaunch(of("torchtitan"), read(writeScenario(document), "s.json")).text == text);
    CHECK(read("[parallelism]\n[own]\nhex = 0xff\nbin = 0b11\noct = 0o17\nmarks = 1_000\n", "a.toml").unknown.find("launch")->find("torchtitan")->find("own")->find("hex")->integer() == 255);
    json::Value odd = json::Value::object();
    odd.set("d", json::Value::object({{"!toml", "1\nx = 2"}}));
    odd.set("e", json::Value::object({{"!toml", "1"}}));
    const Result<LaunchTree> safe = readToml(writeToml(odd, {}), "x");
    REQUIRE(safe);
    CHECK(safe->root.size() == 2);
}

TEST_CASE("A JSON value that no plan knows comes back as it was") {
    const std::string own = R"({"a": 1.0, "b": 1e5, "c": -0.0, "d": [NaN, -Infinity], "e": null, "f": 123456789012345678901234567890, "g": {}, "h": [], "i": "1e5", "j": "\u0085"})";
    const ScenarioDocument document = read("{\"zero_optimization\": {\"stage\": 1}, \"own\": " + own + "}", "d.json");
    const Result<json::Value> back = json::parse(writeLaunch(of("deepspeed"), document).text, "x");
    REQUIRE(back);
    CHECK(json::write(*back->find("own"), json::Style::Compact) == json::write(*json::parse(own, "x"), json::Style::Compact));
    CHECK(back->find("own")->find("b")->numberText() == "1e5");
}

TEST_CASE("A script that is written runs nothing that came with a file") {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / ("memladder-launch-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    const std::string mark = (folder / "ran").string();
    const auto runs = [&](const std::string& script) {
        const std::string file = (folder / "run.sh").string();
        std::ofstream(file) << script;
        (void)std::system(("cd " + folder.string() + " && bash run.sh >/dev/null 2>&1").c_str());
        return std::filesystem::remove(mark);
    };
    REQUIRE(runs("true $(>" + mark + ")\n")); // it would be seen
    const std::string command = ">" + mark;
    std::vector<std::string> forms;
    for (const auto& [before, after] : std::initializer_list<std::pair<const char*, const char*>>{
             {"$(", ")"}, {"`", "`"}, {"\\`", "\\`"}, {"x; ", ";"}, {"x\n", "\n"}, {"x & ", " &"}, {"x | ", ""}, {"${x:-$(", ")}"}, {"${x:-`", "`}"}, {"$((a[$(", ")]))"},
             {"$[a[$(", ")]]"}, {"${a[$(", ")]}"}, {"${a[@]:$(", ")}"}, {"$x$(", ")"}, {"$x\"; ", "; \""}, {"'; ", "; '"}, {"$x'; ", "; '"}, {"\\\"; ", "; \\\""}, {"$\\\"; ", "; \""},
             {"\x1B'; ", "; '"}, {"\x1B\\'; ", "; '"}, {"$x\x1B\"; ", "; \""}, {"\x1B$(", ")"}, {"$'; ", "; '"}, {"$'\\'; ", "; '"},
             {"<(", ")"}, {">(", ")"}, {"\\$(", ")"}, {"\\\\$(", ")"}, {"\\$x$(", ")"}, {"\\$x\"; ", "; \""}, {"\\\\\"; ", "; \"$x"}, {"$x\\\"; ", "; \""}, {"\xC2\x9B'; ", "; '"}})
        forms.push_back(before + command + after);
    for (const std::string& form : forms) {
        INFO(form);
        json::Value list = json::Value::array();
        list.append("x");
        list.append(json::Value(form));
        json::Value own = json::Value::object();
        own.set("--a", json::Value(form));
        own.set("--b" + form, true);
        own.set("--c" + form, 8);
        own.set("--d", std::move(list));
        json::Value root = own;
        root.set("torchrun", own);
        root.set("script", json::Value(form));
        CHECK_FALSE(runs(writeShell(root, {"a comment"})));
        // Such a member of a scenario's file, with such a name of a model in a comment.
        ScenarioDocument document = documentOf(plan({{"params", "8B"}, {"gpus", "8"}}));
        json::Value kept = json::Value::object();
        kept.set("megatron", root);
        document.unknown.set("launch", std::move(kept));
        CHECK_FALSE(runs(writeLaunch(of("megatron"), document).text));
        // And it is read as what it was.
        const Result<LaunchTree> back = readShell(writeShell(own, {}), "x");
        REQUIRE(back);
        if (form.find("\\$") == std::string::npos) // a dollar that is marked as quoted needs no mark before "("
            CHECK(*back->root.find("--a") == json::Value(form));
        CHECK(writeShell(json::Value::object({{"--a", *back->root.find("--a")}}), {}) == writeShell(json::Value::object({{"--a", json::Value(form)}}), {}));
    }
    std::filesystem::remove_all(folder);
}

/// The words that bash has of each form, in a locale of UTF-8.
std::vector<std::string> wordsOfBash(const std::vector<std::string>& forms) {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / ("memladder-words-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    const std::string script = (folder / "words.sh").string();
    const std::string result = (folder / "words").string();
    {
        std::ofstream file(script, std::ios::binary);
        for (const std::string& form : forms)
            file << "printf '%s\\0' " << form << "\n";
    }
    const int status = std::system(("LC_ALL=C.UTF-8 bash " + script + " >" + result + " 2>/dev/null").c_str());
    std::ifstream file(result, std::ios::binary);
    std::vector<std::string> words;
    for (std::string word; std::getline(file, word, '\0');)
        words.push_back(word);
    std::filesystem::remove_all(folder);
    REQUIRE(status == 0);
    REQUIRE(words.size() == forms.size());
    return words;
}

/// An option's value as it stands in a script that holds it as the last.
std::string writtenValue(const json::Value& root, const std::string& option) {
    const std::string script = writeShell(root, {});
    const std::size_t at = script.rfind(" \\\n    " + option + " ");
    REQUIRE(at != std::string::npos);
    return script.substr(at + option.size() + 8, script.size() - at - option.size() - 9);
}

TEST_CASE("Quotes of a shell are read as bash reads them, $'…' and $\"…\" too") {
    std::vector<std::string> forms{R"(x$'a\tb\nc')", R"(x$'it\'s')", R"($'\x41\102\u00e9\U1F600')", R"(a$"b c"d)", R"($"\$x \"y\"")", R"($'a\0b'c)", R"($'a\x00b'"c"$'d')",
                                   R"("$'a'")", R"('$'"'"'a')", R"($'\'\';'b)", R"($''x)", R"($'$(id) `id` $HOME "')", R"($'#'x)", R"(x$'\x{41}\x{1F600}z')"};
    const std::string_view pieces[] = {R"(\n)", R"(\')", R"(\\)", R"(\")", R"(\?)", R"(\a)", R"(\b)", R"(\f)", R"(\r)", R"(\t)", R"(\v)", R"(\e)", R"(\E)", R"(\z)", R"(\8)",
                                       R"(\1)", R"(\12)", R"(\1234)", R"(\777)", R"(\x)", R"(\x4)", R"(\x41)", R"(\xff)", R"(\x{41)", R"(\x{41})", R"(\x{)", R"(\u)", R"(\u41)",
                                       R"(\u00e9)", R"(\u20AC)", R"(\ud800)", R"(\U)", R"(\U1F600)", R"(\U0010FFFF)", R"(\U00110000)", R"(\U7fffffff)", R"(\Uffffffff)", R"(\c)",
                                       R"(\ca)", R"(\cZ)", R"(\c?)", R"(\c\\)", R"(\c\)", "\\\n", "a", "F", "g", "0", "7", "}", "{", "$HOME", "`", "$(", "\"", " ", ";", "#", "\n", "\xC3\xA9"};
    std::uint64_t seed = 7;
    const auto below = [&seed](std::size_t n) {
        seed = seed * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::size_t>(seed >> 33) % n;
    };
    for (int i = 0; i < 3000; ++i) {
        std::string form = "x$'";
        for (std::size_t n = below(6); n > 0; --n) {
            const std::string_view piece = pieces[below(std::size(pieces))];
            form += piece;
            if (piece == R"(\c\)") // the pair's second half
                form += R"(n)";
        }
        forms.push_back(form + "'");
    }
    const std::vector<std::string> expected = wordsOfBash(forms);
    std::vector<std::string> again;
    for (std::size_t i = 0; i < forms.size(); ++i) {
        INFO(forms[i]);
        const Result<LaunchTree> tree = readShell("python pretrain_gpt.py --a " + forms[i] + "\n", "x");
        REQUIRE(tree);
        if (expected[i].find('$') == std::string::npos) // a dollar may be marked as quoted
            CHECK(plainText(*tree->root.find("--a")) == expected[i]);
        again.push_back(writtenValue(tree->root, "--a"));
    }
    CHECK(wordsOfBash(again) == expected);
    for (const char* open : {"$'", "$'a\\'", "$'\\", "$'\\c"}) {
        const Result<LaunchTree> tree = readShell(std::string("pretrain_gpt.py --a ") + open, "x.sh");
        REQUIRE_FALSE(tree);
        CHECK(tree.error().text().find("x.sh:1:21: found a quote without an end") == 0);
    }
    CHECK(readShell("X=$'a b'\nY=($'c d' e)\npretrain_gpt.py --a $X --b ${Y[@]}", "x")->root.find("--a")->size() == 2); // words of a variable, as ever
}

TEST_CASE("What was quoted in a script stays quoted, and a variable a variable") {
    // Each word, and the same as it is written.
    const std::pair<const char*, const char*> words[] = {
        {R"(\$HOME)", R"('$HOME')"}, {R"('$HOME')", R"('$HOME')"}, {R"("\$HOME")", R"('$HOME')"}, {R"($'$HOME')", R"('$HOME')"}, {R"($HOME)", R"("$HOME")"},
        {R"("$HOME")", R"("$HOME")"}, {R"('$HOME'$HOME)", R"("\$HOME$HOME")"}, {R"("$HOME"x)", R"("${HOME}x")"}, {R"('\$HOME')", R"('\$HOME')"}, {R"("\\$HOME")", R"("\\$HOME")"},
        {R"('\\'"$HOME")", R"("\\\\$HOME")"}, {R"('$(id)'$HOME)", R"("\$(id)$HOME")"}, {R"('${HOME}')", R"('${HOME}')"}, {R"('a$')", R"('a$')"}, {R"('$1')", R"('$1')"},
        {R"('$(id)')", R"('$(id)')"}, {R"('`id`')", R"('`id`')"}, {R"('${HOME:-x}')", R"('${HOME:-x}')"}, {R"("${HOME}/a"'$b')", R"("${HOME}/a\$b")"}, {R"('<(id)')", R"('<(id)')"},
        {R"('$$HOME')", R"('$$HOME')"}, {R"('\'$HOME)", R"("\\$HOME")"}, {R"(\\\$HOME)", R"('\$HOME')"}, {R"('"'$HOME'`'x)", R"('"$HOME`x')"}};
    std::vector<std::string> before;
    std::vector<std::string> after;
    for (const auto& [word, written] : words) {
        INFO(word);
        for (const std::string start : {"--exp=", "--exp ", "X=1\nA=(--exp "}) {
            const bool list = start.ends_with("(--exp ");
            const Result<LaunchTree> tree = readShell(start + word + (list ? ")\npretrain_gpt.py ${A[@]}\n" : "\n"), "x");
            REQUIRE(tree);
            CHECK(writtenValue(tree->root, "--exp") == written);
            CHECK(readShell(writeShell(tree->root, {}), "x")->root == [&tree] {
                json::Value root = tree->root;
                root.set("script", "pretrain_gpt.py");
                return root;
            }());
        }
        before.push_back(word);
        after.push_back(written);
    }
    // What a variable holds is put in once.
    CHECK(writtenValue(readShell("A='$HOME'\npretrain_gpt.py --exp $A\n", "x")->root, "--exp") == "'$HOME'");
    CHECK(writtenValue(readShell("A='$HOME'\npretrain_gpt.py --exp \"${A}\"\n", "x")->root, "--exp") == "'$HOME'");
    before.pop_back(); // a backquote beside a variable: all of it is text, of which is warned
    after.pop_back();
    CHECK(wordsOfBash(before) == wordsOfBash(after));
    const ScenarioDocument mixed = read("pretrain_gpt.py --num-layers 4 --exp $HOME'`'", "x.sh");
    REQUIRE(mixed.warnings.size() > 0);
    CHECK(mixed.warnings.front() == "x.sh:1:38 (--exp): $HOME` is written again as text, not as a command");
    // In a scenario's file too.
    const ScenarioDocument document = read("pretrain_gpt.py --num-layers 4 --exp=\\$HOME --data $HOME", "x.sh");
    CHECK(document.warnings.back() == "x.sh: kept, but no part of a plan: --exp, --data");
    const std::string text = writeLaunch(of("megatron"), read(writeScenario(document), "s.json")).text;
    CHECK(text.find("--exp '$HOME' \\\n    --data \"$HOME\"\n") != std::string::npos);
}

TEST_CASE("A process in place of a file is kept as text, and said so") {
    const std::string shape = "torchrun pretrain_gpt.py --num-layers 4 ";
    for (const auto& [word, kept] : std::initializer_list<std::pair<std::string, std::string>>{
             {"<(ls -1 | sort)", "<(ls -1 | sort)"}, {">(cat >x)", ">(cat >x)"}, {"a<(id)b", "a<(id)b"}, {"<(echo \")\" ')' \\) $(id))", "<(echo \")\" ')' \\) $(id))"}}) {
        for (const std::string join : {" ", "="}) {
            const ScenarioDocument document = read(shape + "--data-path" + join + word + " --hidden-size 512 --num-attention-heads 4", "r.sh");
            CHECK(document.scenario.hidden == 512);
            REQUIRE(document.warnings.size() > 0);
            CHECK(document.warnings[0] == "r.sh:1:" + std::to_string(join == " " ? 53 : 41) + " (--data-path): " + kept + " is written again as text, not as a command");
            CHECK(plainText(*document.unknown.find("launch")->find("megatron")->find("--data-path")) == kept);
        }
    }
    CHECK(read(shape + "--hidden-size 512 2> >(tee x) > >(cat) < <(ls) --num-attention-heads 4", "r.sh").scenario.heads == 4);
    CHECK(read("X=<(ls)\nA=(--hidden-size 512 --data <(ls))\n" + shape + "--exp $X \"${A[@]}\"", "r.sh").scenario.hidden == 512);
    for (const char* open : {"<(ls", "$(ls", "`ls", "$(echo ')"}) {
        const Result<ScenarioDocument> out = readScenario(shape + "--data " + open, "r.sh");
        REQUIRE_FALSE(out);
        CHECK(out.error().text().find("r.sh:1:48: found a command without an end") == 0);
    }
}

TEST_CASE("A script that is written prints no control character, and means what was read") {
    json::Value root = json::Value::object();
    std::vector<std::string> texts{"\x1B[31mred", "a\rb", "it's \x7F", "\\\x01'; >ran; '", "$x\x1B", "$(>ran)\x1B", "tab\tand\nline", "\x08" "1", "\xC3\xA9\x02", "\\n", "\xC2\x9B" "31m", "a\x9B" "b",
                                   "\xC2\x85'\\"};
    for (const std::string& text : texts)
        root.set("--k" + std::to_string(root.size()), json::Value(text));
    root.set("--e\x1B[31m", 8);
    const std::string script = writeShell(root, {});
    CHECK_FALSE(hasControl(script, "\n\t"));
    const Result<LaunchTree> back = readShell(script, "x");
    REQUIRE(back);
    for (const json::Member& member : root.members())
        CHECK(*back->root.find(member.key) == member.value);
    const std::size_t begin = script.find(" \\\n    ");
    REQUIRE(begin != std::string::npos);
    std::vector<std::string> words;
    for (const std::string& text : texts) { // each value as it stands in the script
        const std::size_t at = script.find("--k" + std::to_string(words.size()) + " ") + 5;
        const std::size_t end = std::min(script.find(" \\\n    ", at), script.size() - 1);
        words.push_back(script.substr(at, end - at));
        INFO(text);
    }
    CHECK(wordsOfBash(words) == texts);
}

TEST_CASE("A quoted list of a script is its words, and where its output goes is no setting") {
    const std::string shape = "--num-layers 32 --hidden-size 4096 --num-attention-heads 32 --seq-length 128";
    const ScenarioDocument plain = read("torchrun --nproc-per-node 8 pretrain_gpt.py " + shape + " --bf16 --micro-batch-size 1 --swiglu", "run.sh");
    for (const std::string end : {" --bf16 --micro-batch-size 1 --swiglu 2>&1 | tee log", " --bf16 --micro-batch-size 1 --swiglu 2> errors >out",
                                  " --micro-batch-size 1 2>/dev/null --swiglu --bf16 2>&1", " --swiglu --bf16 --micro-batch-size 1 &> log"}) {
        CAPTURE(end);
        const ScenarioDocument document = read("torchrun --nproc-per-node 8 pretrain_gpt.py " + shape + end, "run.sh");
        CHECK(document.scenario == plain.scenario);
        CHECK(writeLaunch(of("megatron"), document).text == writeLaunch(of("megatron"), plain).text);
    }
    for (const std::string use : {"\"${OPTS[@]}\"", "\"${OPTS[@]}\" \"${NONE[@]}\"", "${OPTS[@]}", "${OPTS[*]}"}) {
        CAPTURE(use);
        CHECK(read("NONE=()\nOPTS=(" + shape + ")\ntorchrun --nproc-per-node 8 pretrain_gpt.py " + use + " --bf16 --micro-batch-size 1 --swiglu\n", "run.sh").scenario ==
              plain.scenario);
    }
    const auto words = [](const std::string& line) { return json::write(*readShell("Y=(1 'b c' 3)\np.py --x " + line, "x")->root.find("--x"), json::Style::Compact); };
    CHECK(words("8 2") == "[8,2]");
    CHECK(words("8 2 >log") == "[8,2]");
    CHECK(words("8 2>log") == "8");
    CHECK(words("a\"${Y[@]}\"z") == R"(["a1","b c","3z"])");
    CHECK(words("a\"${Y[*]}\"z") == R"("a1 b c 3z")");
    CHECK(words("\"u ${Y[@]} v\"") == R"(["u 1","b c","3 v"])");
}

TEST_CASE("Options that differ by bytes that are no UTF-8 are one, the last, and are saved") {
    const ScenarioDocument document = read("torchrun pretrain_gpt.py --num-layers 4 --hidden-size 512 --num-attention-heads 8 --seq-length 128 "
                                           "--a\xC9z 1 --a\xD9z 2\n", "run.sh");
    const std::string saved = writeScenario(document);
    CHECK(saved.find("\"--a\uFFFDz\": 2") != std::string::npos);
    const auto again = readScenario(saved, "again.json");
    REQUIRE(again);
    CHECK(again->scenario == document.scenario);
}

TEST_CASE("Variables of a script stay the shell's to fill in; of a command in it is said that it becomes text") {
    json::Value root = json::Value::object();
    for (const char* text : {"$DATA", "${DATA}", "a/$DATA/b", "${LIST[@]}", "${LIST[*]}", "${A}${B}"})
        root.set("--k" + std::to_string(root.size()), text);
    const std::string text = writeShell(root, {});
    for (const json::Member& member : root.members())
        CHECK(text.find(member.key + " \"" + plainText(member.value) + "\"") != std::string::npos);
    const ScenarioDocument document = read("torchrun --nnodes $(wc -l <hosts) pretrain_gpt.py --num-layers 24 --hidden-size 1024 --num-attention-heads 16 --data-path `pwd`", "run.sh");
    const auto warned = [&](std::string_view part) {
        return std::any_of(document.warnings.begin(), document.warnings.end(), [&](const std::string& warning) { return warning.find(part) != std::string::npos; });
    };
    CHECK(warned("run.sh:1:19 (--nnodes): $(wc -l <hosts) is written again as text, not as a command"));
    CHECK(warned("(--data-path): `pwd` is written again as text, not as a command"));
    CHECK(writeLaunch(of("megatron"), document).text.find("--data-path '`pwd`'") != std::string::npos);
}

TEST_CASE("A comment of a launch file stays one line, whatever a model's file is called") {
    Result<ModelFileRef> file = importModelFile(R"({"model_type": "llama", "hidden_size": 1024, "num_hidden_layers": 4, "num_attention_heads": 8,
                                                    "intermediate_size": 2816, "vocab_size": 32000})",
                                                "config.json", "ab\nc\rd\xC2\x85" "e\xE2\x80\xA8" "f\xE2\x80\xA9" "g\x7fh\ti");
    REQUIRE(file);
    Scenario s = plan({{"gpus", "8"}, {"params", "1B"}});
    s.modelFile = *file;
    std::size_t named = 0;
    for (const LaunchFramework& framework : Registry<LaunchFramework>::rows()) {
        const LaunchText launch = writeLaunch(of(framework.key), documentOf(s));
        INFO(launch.text);
        for (const char* end : {"\r", "\x7f", "\t", "\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9"})
            CHECK(launch.text.find(end) == std::string::npos);
        CHECK(launch.text.find("\nc d") == std::string::npos);
        named += launch.text.find("ab c d e f g h i") != std::string::npos ? 1U : 0U;
        CHECK(launchSyntax(framework.syntax).read(launch.text, "x"));
    }
    CHECK(named > 0);
}
