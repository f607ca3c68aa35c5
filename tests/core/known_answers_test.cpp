// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Public reports with a known answer: an estimate that was wrong, a job that ran out of memory, a peak that was read. The
/// number is the report's in tests/data/cases.csv, which says for every report where it is tried or why it is not.
#include "catch.h"
#include "core/scenario_support.h"
#include "csv.h"

#include "search/solve.h"

#include <fstream>
#include <sstream>
#include <string>

using namespace memladder;
using test::with;

namespace {

Plan plan(test::Typed values) {
    return evaluate(with(Scenario(), values));
}

/// A framework's account; `more` after the model.
Plan account(std::string_view framework, std::string_view model, test::Typed more) {
    return evaluate(with(with(Scenario(), {{"estimator", "detailed"}, {"framework", framework}, {"model", model}}), more));
}

double gib(const Plan& plan, Term term) {
    return plan.size(term).gib();
}

double gb(Bytes bytes) {
    return bytes.gb();
}

bool says(const Plan& plan, std::string_view code) {
    for (const Issue& issue : plan.issues())
        if (issue.code == code)
            return true;
    return false;
}

constexpr const char* kSevenB = "6738415616"; // Llama-2-7B

} // namespace

TEST_CASE("Every public report is tried somewhere, or it is said why it does not apply") {
    const std::string root = std::string(MEMLADDER_TEST_DATA) + "/../";
    std::size_t tried = 0;
    const auto rows = test::readCsv("cases.csv");
    CHECK(rows.size() == 72);
    for (const test::CsvRow& row : rows) {
        const std::string& id = row.at("id");
        const std::string& where = row.at("test");
        CAPTURE(id, where);
        CHECK_FALSE(row.at("source").empty());
        CHECK(where.empty() != row.at("why_not").empty());
        if (where.empty())
            continue;
        std::ifstream file(root + where);
        std::stringstream text;
        text << file.rdbuf();
        CHECK(text.str().find(id) != std::string::npos);
        ++tried;
    }
    CHECK(tried == 68);
}

TEST_CASE("A-008 gpu_poor#1: QLoRA below LoRA below full; LoRA of a 7B is its weights and little more") {
    const auto of = [](std::string_view train) {
        return account("hf", "llama-2-7b", {{"gpus", "1"}, {"seq", "2048"}, {"recompute", "full"}, {"train", train}});
    };
    CHECK(of("qlora").total() < of("lora").total());
    CHECK(of("lora").total() < of("full").total());
    CHECK(gib(of("lora"), Term::Frozen) == Approx(12.55).margin(0.01)); // 13.5 GB
    CHECK(of("lora").detailed->peak().allocated.gib() < 16);            // a public graph gives about 16 GB
}

TEST_CASE("A-009 gpu_poor#3: Baichuan2-13B with LoRA, 800 tokens: 28 GB measured; without recompute much more") {
    const auto of = [](std::string_view recompute) {
        return account("hf", "baichuan2-13b", {{"gpus", "1"}, {"seq", "800"}, {"train", "lora"}, {"recompute", recompute}, {"capacity", "48GB"}});
    };
    CHECK(gib(of("full"), Term::Frozen) == Approx(25.88).margin(0.02));
    CHECK(of("full").detailed->peak().allocated.gib() == Approx(28).margin(1.5));
    CHECK(of("none").total().gib() > of("full").total().gib() + 5);
}

TEST_CASE("A-014 blog#2245: 70B takes 1,129 GB with fp32 master and moments, 564 GB with everything in bf16") {
    CHECK(gb(plan({{"params", "70553706496"}, {"gpus", "1"}}).total(Category::State)) == Approx(1128.9).margin(0.1));
    CHECK(gb(plan({{"params", "70553706496"}, {"gpus", "1"}, {"recipe", "bf16-pure-adam"}}).total(Category::State)) == Approx(564.4).margin(0.1));
}

TEST_CASE("A-015 DeepSpeed#5099: ZeRO-2 keeps 2P + 14P/N, and 4P/N more in the optimizer's step") {
    const Plan two = plan({{"params", kSevenB}, {"gpus", "8"}, {"zero", "2"}});
    CHECK(two.total(Category::State).count() == 2 * 6'738'415'616LL + 14 * 6'738'415'616LL / 8);
    const Plan step = account("deepspeed", "llama-2-7b", {{"gpus", "8"}, {"zero", "2"}, {"recompute", "full"}, {"seq", "512"}});
    CHECK(gib(step, Term::OptimizerStep) == Approx(4 * 6.738415616e9 / 8 / 1073741824.0).epsilon(0.001));
}

TEST_CASE("A-018 DeepSpeed#1463: bytes of a gradient are an input of their own") {
    const auto of = [](std::string_view grad) { return gb(plan({{"params", "1B"}, {"gpus", "1"}, {"bytes_per_grad", grad}}).size(Term::Gradients)); };
    CHECK(of("2") == Approx(2.0));
    CHECK(of("4") == Approx(4.0));
}

TEST_CASE("A-020 Megatron-LM#654: 18 bytes a parameter, or 6 + 12/d with the distributed optimizer") {
    const auto of = [](std::string_view zero) {
        return gb(plan({{"params", "1B"}, {"gpus", "8"}, {"recipe", "megatron-bf16"}, {"zero", zero}}).total(Category::State));
    };
    CHECK(of("0") == Approx(18.0));
    CHECK(of("1") == Approx(6 + 12.0 / 8));
    const Plan megatron = account("megatron", "llama-2-7b", {{"gpus", "8"}, {"zero", "0"}});
    CHECK(gb(megatron.total(Category::State)) == Approx(18 * 6.738415616).epsilon(0.001));
}

TEST_CASE("A-022 Megatron-Bridge#5077: of stages with 1, 2, 2 and 3 layers the fullest decides, not the average") {
    const Plan uneven = account("megatron", "llama-3.2-1b", {{"layers", "8"}, {"gpus", "4"}, {"pp", "4"}, {"layers_per_stage", "1,2,2,3"}});
    REQUIRE(uneven.detailed);
    REQUIRE(uneven.detailed->stages.size() == 4);
    Bytes sum;
    for (const StagePlan& stage : uneven.detailed->stages) {
        sum += stage.terms.total(Category::State);
        CHECK(stage.reserved <= uneven.detailed->peak().reserved);
    }
    CHECK(uneven.total(Category::State).count() * 4 > sum.count() / 10 * 11);
}

TEST_CASE("A-023 Megatron-LM#1225: under flash attention selective recompute saves nothing, and that is said") {
    const auto of = [](std::string_view recompute) { return plan({{"params", "7B"}, {"attention", "flash"}, {"recompute", recompute}}); };
    CHECK(of("selective").total() == of("none").total());
    CHECK(says(of("selective"), "nothing_to_save"));
    // What is kept by operation is no score matrix: there is a lot to save.
    const auto detailed = [](std::string_view recompute) {
        return plan({{"model", "llama-3.1-8b"}, {"estimator", "detailed"}, {"framework", "torchtitan"}, {"gpus", "8"}, {"zero", "3"}, {"seq", "8192"}, {"recompute", recompute}});
    };
    CHECK(detailed("selective-op").total() < detailed("none").total());
    CHECK_FALSE(says(detailed("selective-op"), "nothing_to_save"));
}

TEST_CASE("A-028 llm-analysis#18: LLaMA-7B, 8 sequences of 512: 27.0 GiB unfused, 17.0 with flash attention") {
    const auto of = [](std::string_view attention) {
        return gib(plan({{"params", kSevenB}, {"layers", "32"}, {"hidden", "4096"}, {"heads", "32"}, {"seq", "512"}, {"micro_batch", "8"}, {"attention", attention}}), Term::Activations);
    };
    // 512 · 8 · (34 · 4096 + 5 · 32 · 512) · 32 bytes
    CHECK(of("unfused") == Approx(27.0).margin(0.05));
    CHECK(of("flash") == Approx(17.0).margin(0.05));
}

TEST_CASE("A-029 aicb#36, A-031 ROCm Megatron-LM#161: a range is given, and what lies outside the allocator is a row of its own") {
    const Plan seven = account("megatron", "llama-2-7b", {{"gpus", "32"}, {"tp", "8"}, {"seq", "4096"}, {"zero", "1"}});
    CHECK(seven.detailed->low < seven.detailed->high);
    CHECK(seven.size(Term::Outside) > Bytes());
    CHECK_FALSE(seven.detailed->basis.empty());
}

TEST_CASE("A-036 vram-calculator, B-036 open-rl#99: flash attention and recompute are switches, and what they save shows") {
    const auto of = [](std::string_view recompute) {
        return gib(account("hf", "qwen3-4b", {{"gpus", "1"}, {"seq", "13000"}, {"train", "lora"}, {"recompute", recompute}}), Term::Activations);
    };
    CHECK(of("none") > 65); // the report: about 70 GiB
    CHECK(of("full") < 5);
    const Scenario drill = test::drill({{"gpus", "8"}, {"attention", "flash"}});
    CHECK(evaluate(drill).size(Term::Activations) < evaluate(test::drill({{"gpus", "8"}})).size(Term::Activations));
}

TEST_CASE("A-037 jax#35915, B-038 slime#2253: logits by their type: 10.73 GiB in fp32 for 11,600 tokens and 248,320 entries") {
    // Both reports count one tensor; the account holds the loss at its fullest: so many bytes an element.
    const auto loss = [](std::string_view seq, std::string_view vocab, std::string_view kind) {
        return account("hf", "qwen3-4b", {{"gpus", "1"}, {"seq", seq}, {"vocab", vocab}, {"recompute", "full"}, {"train", "lora"}, {"loss", kind}}).total(Category::Loss);
    };
    CHECK(loss("11600", "248320", "hf_full").gib() == Approx(3 * 10.73).epsilon(0.001)); // 12 bytes an element: three fp32 tensors' worth
    CHECK(loss("8192", "128256", "hf_full").gb() == Approx(6 * 2.10).epsilon(0.002));    // or six in bf16
}

TEST_CASE("B-001 LlamaFactory#1221: LLaMA-7B on 8 x 32 GB does not fit under ZeRO-2, and fits under ZeRO-3") {
    const auto of = [](std::string_view zero) {
        return account("deepspeed", "llama-7b", {{"gpus", "8"}, {"zero", zero}, {"seq", "512"}, {"recompute", "full"}, {"gpu", "v100-32gb"}});
    };
    CHECK(of("2").total(Category::State).gib() == Approx(23.53).margin(0.02));
    CHECK(gib(of("2"), Term::OptimizerStep) == Approx(3.14).margin(0.01)); // what the failing call asked for
    CHECK_FALSE(of("2").level == Level::Fits);
    CHECK(of("3").fits());
    CHECK(of("3").total(Category::State).gib() == Approx(12.55).margin(0.01));
}

TEST_CASE("B-002 LlamaFactory#1158: Baichuan2-13B on 80 GB: ZeRO-2 needs 8 cards, ZeRO-3 four") {
    const auto of = [](std::string_view gpus, std::string_view zero) {
        return account("deepspeed", "baichuan2-13b", {{"gpus", gpus}, {"zero", zero}, {"seq", "1024"}, {"recompute", "full"}, {"gpu", "a800-80gb-sxm"}});
    };
    CHECK_FALSE(of("4", "2").fits());
    CHECK(gib(of("4", "2"), Term::OptimizerStep) == Approx(12.94).margin(0.01));
    CHECK(of("8", "2").fits());
    CHECK(of("4", "3").fits());
}

TEST_CASE("B-007 lit-llama#381: LLaMA-7B with fp32 master weights on 4 x 40 GB: 25.1 GiB of state, and it fits only with recompute") {
    const auto of = [](std::string_view recompute) {
        return account("pytorch", "llama-7b", {{"gpus", "4"}, {"zero", "3"}, {"seq", "2048"}, {"recompute", recompute}, {"gpu", "a100-40gb-sxm"}});
    };
    CHECK(of("full").total(Category::State).gib() == Approx(25.1).margin(0.05));
    CHECK_FALSE(of("none").fits());
    CHECK(of("full").fits());
    CHECK(gib(of("none"), Term::Activations) > 10);
}

TEST_CASE("B-009 FastChat#2322: 70B on 16 x 24 GB is 64.2 GiB of state each; 64 of them hold 16.1") {
    const auto of = [](std::string_view gpus) { return plan({{"params", "68976648192"}, {"gpus", gpus}, {"zero", "3"}, {"capacity", "24GB"}}); };
    CHECK(of("16").total(Category::State).gib() == Approx(64.2).margin(0.05));
    CHECK(of("16").level == Level::Impossible);
    CHECK(of("64").total(Category::State).gib() == Approx(16.1).margin(0.05));
}

TEST_CASE("B-010 torchtune#987: 70B on 8 x 80 GB: 4P/8 with the optimizer paged out, 138 GB with fp32 states") {
    const auto of = [](std::string_view recipe, std::string_view offload) {
        return plan({{"params", "68976648192"}, {"gpus", "8"}, {"zero", "3"}, {"recipe", recipe}, {"offload", offload}, {"recompute", "full"}});
    };
    CHECK(gb(of("adam8bit-bf16", "optimizer").total(Category::State)) == Approx(34.5).margin(0.1));
    CHECK(of("adam8bit-bf16", "optimizer").fits());
    CHECK(gb(of("bf16-adam", "none").total(Category::State)) == Approx(138).margin(0.1));
    CHECK_FALSE(of("bf16-adam", "none").fits());
}

TEST_CASE("B-011 LlamaFactory#2518: Mixtral on 8 x 80 GB fits neither under ZeRO-2 nor ZeRO-3; on 16 it holds 43.5 GiB") {
    const auto of = [](std::string_view gpus, std::string_view zero) {
        return plan({{"model", "mixtral-8x7b"}, {"params", "46702792704"}, {"gpus", gpus}, {"zero", zero}, {"attention", "flash"}, {"recompute", "full"}, {"seq", "1024"}, {"capacity", "80GB"}});
    };
    CHECK(gib(of("8", "2"), Term::Parameters) == Approx(87.0).margin(0.05));
    CHECK_FALSE(of("8", "2").fits());
    CHECK(of("8", "3").total(Category::State).gib() == Approx(87.0).margin(0.05));
    CHECK_FALSE(of("8", "3").fits());
    CHECK(of("16", "3").total(Category::State).gib() == Approx(43.5).margin(0.05));
    CHECK(of("16", "3").fits());
}

TEST_CASE("B-013 LlamaFactory#3106: Mixtral with LoRA over 8 x 46 GB: 10.9 GiB of base each where it is divided") {
    const Plan lora = account("hf", "mixtral-8x7b", {{"gpus", "8"}, {"zero", "3"}, {"seq", "1024"}, {"recompute", "full"}, {"train", "lora"}, {"capacity", "46GiB"}});
    CHECK(gib(lora, Term::Frozen) == Approx(10.87).margin(0.02));
    CHECK(lora.fits());
}

TEST_CASE("B-015 xtuner#88: DeepSpeed's ZeRO-3 leaves a quantised base whole and says so; FSDP-QLoRA divides it") {
    const auto of = [](std::string_view framework) {
        return account(framework, "llama-2-70b", {{"gpus", "8"}, {"zero", "3"}, {"seq", "1024"}, {"recompute", "full"}, {"train", "qlora"}, {"capacity", "40GB"}});
    };
    CHECK(gib(of("deepspeed"), Term::Frozen) > 32);
    CHECK(says(of("deepspeed"), "frozen_base_whole"));
    CHECK(gib(of("hf"), Term::Frozen) == Approx(gib(of("deepspeed"), Term::Frozen) / 8).epsilon(0.01));
    CHECK_FALSE(says(of("hf"), "frozen_base_whole"));
}

TEST_CASE("B-017 LlamaFactory#4772: GLM-4-9B with QLoRA at 10,240 tokens: activations and logits are most of it") {
    const Plan glm = account("hf", "glm-4-9b", {{"gpus", "1"}, {"seq", "10240"}, {"train", "qlora"}, {"recompute", "full"}});
    const double kept = gib(glm, Term::Activations) + gib(glm, Term::HeadInput) + glm.total(Category::Loss).gib();
    CHECK(kept > 0.6 * glm.total().gib());
}

TEST_CASE("B-018 LlamaFactory#5553: a 72B is 273 GiB of state on each of 4, and 16 cards of 80 GB are too tight") {
    const auto of = [](std::string_view gpus) { return plan({{"params", "73405560320"}, {"gpus", gpus}, {"zero", "3"}, {"recompute", "full"}, {"capacity", "80GB"}}); };
    CHECK(of("4").total(Category::State).gib() == Approx(273.5).margin(0.5));
    CHECK(of("4").level == Level::Impossible);
    CHECK(of("16").total(Category::State).gib() == Approx(68.4).margin(0.1));
    CHECK_FALSE(of("16").level == Level::Fits);
    CHECK(of("32").level == Level::Fits);
}

TEST_CASE("B-022 DeepSpeed#3448, B-003 lit-llama#397: what is offloaded stands in host memory, not nowhere") {
    const Plan all = plan({{"params", "32528943616"}, {"gpus", "8"}, {"zero", "3"}, {"offload", "parameters"}, {"gpus_per_node", "8"}});
    CHECK(gb(all.hostPerNode()) == Approx(14 * 32.53).epsilon(0.01)); // 12P of optimizer and 2P of weights
    const Plan optimizer = plan({{"params", kSevenB}, {"gpus", "4"}, {"zero", "2"}, {"offload", "optimizer"}, {"gpus_per_node", "4"}});
    CHECK(gb(optimizer.hostPerNode()) == Approx(12 * 6.738).epsilon(0.01));
    CHECK(optimizer.size(Term::Optimizer) == Bytes());
}

TEST_CASE("B-024 ALMA#42: four times the vocabulary is four times the logits; 28.1 GiB of state for 8B on 8") {
    const auto loss = [](std::string_view vocab) {
        return account("hf", "llama-3.1-8b", {{"gpus", "1"}, {"seq", "4096"}, {"recompute", "full"}, {"train", "lora"}, {"vocab", vocab}}).total(Category::Loss);
    };
    CHECK(static_cast<double>(loss("128256").count()) / static_cast<double>(loss("32064").count()) == Approx(4).epsilon(0.001));
    CHECK(plan({{"params", "8030261248"}, {"gpus", "8"}, {"zero", "2"}}).total(Category::State).gib() == Approx(28.05).margin(0.06));
}

TEST_CASE("B-025 open-r1#285, B-037 LongVA#19: at 16k tokens the loss takes more than 20 GiB, and a chunked one far less") {
    const auto loss = [](std::string_view kind) {
        return account("hf", "qwen2.5-7b", {{"gpus", "8"}, {"zero", "3"}, {"seq", "16384"}, {"recompute", "full"}, {"loss", kind}}).total(Category::Loss).gib();
    };
    CHECK(loss("hf_full") > 20);
    CHECK(loss("linear_ce") < loss("hf_full") / 4);
}

TEST_CASE("B-026 open-r1#579: a 32B is 61.0 GiB of state on each of 8, 3.8 on each of 128, beside the same activations") {
    const auto of = [](std::string_view gpus) { return plan({{"params", "32763876352"}, {"gpus", gpus}, {"zero", "3"}, {"seq", "20480"}, {"recompute", "full"}}); };
    CHECK(of("8").total(Category::State).gib() == Approx(61.0).margin(0.1));
    CHECK(of("128").total(Category::State).gib() == Approx(3.8).margin(0.1));
    CHECK(of("8").size(Term::Activations) == of("128").size(Term::Activations));
}

TEST_CASE("B-030 DeepSeek-V3#109: 9,999 GiB of state: 64 cards of 80 GB cannot, 128 have nothing left, 160 and more can") {
    const auto of = [](std::string_view gpus) {
        return plan({{"params", "671026419200"}, {"gpus", gpus}, {"zero", "3"}, {"attention", "flash"}, {"recompute", "full"}, {"seq", "1024"}, {"capacity", "80GB"}});
    };
    CHECK(of("1").total(Category::State).gib() == Approx(9999).margin(1));
    CHECK(of("64").level == Level::Impossible);
    CHECK_FALSE(of("128").fits());
    CHECK(of("192").total(Category::State).gib() < 74.5);
}

TEST_CASE("B-033 Megatron-LM#4638: states and activations are there together: the peak is their sum") {
    const Plan megatron = account("megatron", "llama-2-7b", {{"gpus", "8"}, {"zero", "1"}});
    CHECK(megatron.detailed->peak().allocated >= megatron.total(Category::State) + megatron.total(Category::Activation));
}

TEST_CASE("B-035 eullm#410: the layer that ZeRO-3 gathers holds all its experts; an undivided optimizer of a frozen base is nothing") {
    const Plan moe = account("deepspeed", "mixtral-8x7b", {{"gpus", "8"}, {"zero", "3"}, {"seq", "1024"}, {"recompute", "full"}, {"train", "lora"}});
    CHECK(gib(moe, Term::Gathered) > 2.0 * 46.7e9 * 0.95 / 32 / 1073741824.0); // one layer of 32 in bf16
    CHECK(gib(moe, Term::Optimizer) < 0.1);
}

TEST_CASE("C-011 Megatron-LM's small GPT: unfused scores are most of the activations, and full recompute removes them") {
    const auto of = [](std::string_view recompute, std::string_view attention) {
        return gib(plan({{"params", "76M"}, {"layers", "12"}, {"hidden", "512"}, {"heads", "8"}, {"seq", "1024"}, {"micro_batch", "4"}, {"gpus", "8"},
                         {"recompute", recompute}, {"attention", attention}}), Term::Activations);
    };
    CHECK(of("none", "unfused") > 3 * of("none", "flash"));
    CHECK(of("full", "unfused") < of("none", "unfused") / 50);
}

TEST_CASE("C-014 trl#7003: full recompute keeps 0.469 GiB a layer of width 2,560 at 96k tokens") {
    const Plan p = plan({{"params", "4B"}, {"layers", "36"}, {"hidden", "2560"}, {"heads", "32"}, {"seq", "98304"}, {"recompute", "full"}});
    CHECK(gib(p, Term::Activations) / 36 == Approx(0.469).margin(0.001));
}

TEST_CASE("C-015 torchtune#389, C-016 torchtune#527: Llama-2-7B: 4P with SGD in bf16, 8P with AdamW, 2P stepped inside backward") {
    const auto state = [](std::string_view recipe) { return gb(plan({{"params", kSevenB}, {"gpus", "1"}, {"recipe", recipe}}).total(Category::State)); };
    CHECK(state("sgd-bf16") == Approx(26.95).margin(0.01));
    CHECK(state("bf16-pure-adam") == Approx(53.9).margin(0.1));
    CHECK(state("lomo") == Approx(13.48).margin(0.01));
    const Plan sgd = account("torchtune", "llama-2-7b", {{"gpus", "1"}, {"seq", "512"}, {"recompute", "full"}, {"recipe", "sgd-bf16"}});
    CHECK(gb(sgd.detailed->peak().allocated) == Approx(27.8).epsilon(0.05)); // measured
}

TEST_CASE("C-020 nanoGPT#618: allocated and reserved are told apart") {
    const Plan small = account("pytorch", "gpt2", {{"gpus", "1"}, {"micro_batch", "12"}, {"seq", "1024"}});
    CHECK(small.detailed->peak().allocated < small.detailed->peak().reserved);
    CHECK(small.size(Term::Fragmentation) > Bytes());
}
