// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// What other estimators print for the same jobs (tests/data/peer-outputs.csv): where one is right, this program agrees; of
/// each it is said what it gets right and what not. The figures that were measured or published are held too.
#include "catch.h"
#include "core/scenario_support.h"
#include "csv.h"

#include <cmath>
#include <string>

using namespace memladder;
using test::with;

namespace {

enum class Compared { States, Allocated, Activations, Nothing };

/// What of a peer's row is right, and how near this program comes.
struct Right {
    std::string_view peer; ///< how its name begins
    Compared what;
    double within; ///< relative
    bool (*applies)(const test::CsvRow&);
    std::string_view why;
};

double number(const test::CsvRow& row, const char* column) {
    const std::string& text = row.at(column);
    return text.empty() ? 0 : std::stod(text);
}

bool isLlama(const test::CsvRow& row) {
    return row.at("model").starts_with("llama");
}
bool oneStage(const test::CsvRow& row) {
    return row.at("pp") == "1";
}
bool always(const test::CsvRow&) {
    return true;
}
bool replicatesOrZero1(const test::CsvRow& row) {
    return row.at("zero") == "0" || row.at("zero") == "1";
}

constexpr Right kRight[] = {
    {"MEASURED", Compared::Allocated, 0.02, always, "allocations that were read on B200 cards"},
    {"PUBLISHED", Compared::Activations, 0.0001, always, "the Megatron paper's own figures, by the formulas of its table 2"},
    {"Megatron-LM theoretical", Compared::States, 0.0005, isLlama, "18 bytes a parameter, or 6 + 12/d, of the fullest stage with embedding and head"},
    {"Megatron-LM theoretical", Compared::States, 0.02, always, "the same for GPT-3, without its table of positions, which every rank holds whole"},
    {"SimuMax", Compared::States, 0.0005, [](const test::CsvRow& row) { return isLlama(row) && replicatesOrZero1(row) && row.at("case")[0] != 'm'; },
     "counts tensor by tensor as Megatron builds them (its rows m also hold a library's dummy gradients)"},
    {"SimuMax", Compared::Allocated, 0.05, [](const test::CsvRow& row) { return isLlama(row) && replicatesOrZero1(row) && row.at("recompute") != "selective"; },
     "walks the modules and keeps what the backward pass needs; its attention-only recompute drops more than the kernel does"},
    {"Fujii", Compared::States, 0.001, [](const test::CsvRow& row) { return isLlama(row) && oneStage(row); },
     "2 + 4 + 12/d of the exact count on one stage; with a pipeline it puts embedding and head on every stage"},
    {"nanotron", Compared::States, 0.002, [](const test::CsvRow& row) { return isLlama(row) && oneStage(row) && (row.at("zero") == "1" || row.at("dp") == "1"); },
     "as many bytes as Megatron's on one stage; under plain data parallelism it adds a copy of the gradient bucket"},
    {"DeepSpeed estimate_zero3", Compared::States, 0.0001, [](const test::CsvRow& row) { return row.at("mapping_note").starts_with("no offload"); },
     "18P/N, 2 + 4 + 12 bytes; it adds the largest layer, the embedding, in four bytes, which the test takes off"},
    {"Calculon", Compared::Activations, 0.01, [](const test::CsvRow& row) { return row.at("model") == "gpt3-175b" && row.at("recompute") == "none" && row.at("seq_parallel") == "0"; },
     "the paper's formula and one working layer, without recompute; its other modes count a block more"},
    {"Megatron-LM PR 482", Compared::Nothing, 0, always, "one rank is modelled, all heads as key/value heads, rounded to 0.1"},
    {"EleutherAI", Compared::Nothing, 0, always, "gradients and optimizer are not divided by t·p, ZeRO-3 weights are divided twice"},
    {"Ultra-Scale", Compared::Nothing, 0, always, "12h² a layer whatever the model, and tensor parallelism divides no state"},
    {"accelerate", Compared::Nothing, 0, always, "prints the maximum of its phases where they add up"},
    {"gpu-mem-calculator", Compared::Nothing, 0, always, "16·s·b·h a layer times a factor, and a flat fifth on top"},
    {"gpu_poor", Compared::Nothing, 0, always, "one GPU, fp32 score matrices"},
    {"llm-analysis", Compared::Nothing, 0, always, "takes the larger of gradients and activations where both are held"},
    {"vram-calculator", Compared::Nothing, 0, always, "activations neither divided nor recomputed"},
    {"xtuner", Compared::Nothing, 0, always, "counts h where f is kept, and no embedding under a pipeline"},
    {"DeepSpeed estimate_zero2", Compared::Nothing, 0, always, "18P/N includes gradients of the step, which live in it alone"},
    {"DeepSpeed", Compared::Nothing, 0, always, "offloaded: only the gathered layer is left, counted by the embedding"},
    {"Fujii", Compared::Nothing, 0, always, "virtual stages divide its activations, which they raise; full recompute equals none"},
    {"nanotron", Compared::Nothing, 0, always, "no recompute, logits only without a pipeline"},
    {"Calculon", Compared::Nothing, 0, always, "no embedding, no logits, no gated block, no flash attention"},
    {"SimuMax", Compared::Nothing, 0, always, "ZeRO-2 and 3 are ignored by its own warning; fewer micro-batches than stages are not seen"},
};

std::string modelOf(const test::CsvRow& row) {
    const std::string& name = row.at("model");
    return name.starts_with("llama3-70b") ? "llama-3.1-70b" : name == "llama3-8b" ? "llama-3.1-8b" : name == "llama2-7b" ? "llama-2-7b" : "gpt3-175b";
}

/// The row's job in a framework's account.
Plan accountOf(const test::CsvRow& row) {
    Scenario s = with(Scenario(), {{"estimator", "detailed"}, {"framework", "megatron"}, {"model", modelOf(row)}, {"attention", "flash"}});
    if (row.at("model").ends_with("l12"))
        test::set(s, "layers", row.at("layers"));
    for (const auto& [field, column] : {std::pair{"seq", "seq"}, {"micro_batch", "mbs"}, {"tp", "tp"}, {"pp", "pp"}, {"vpp", "vpp"}, {"zero", "zero"},
                                        {"recompute", "recompute"}, {"micro_batches", "microbatches"}})
        test::set(s, field, row.at(column));
    test::set(s, "gpus", std::to_string(std::stoi(row.at("tp")) * std::stoi(row.at("pp")) * std::stoi(row.at("dp"))));
    if (row.at("tp") != "1")
        test::set(s, "sp", row.at("seq_parallel") == "1" ? "on" : "off");
    return evaluate(s);
}

/// The row's job by the textbook: 12·h²·L parameters, as the paper counts.
Plan textbookOf(const test::CsvRow& row) {
    const double hidden = number(row, "hidden");
    Scenario s = with(Scenario(), {{"params", std::to_string(static_cast<std::uint64_t>(12 * hidden * hidden * number(row, "layers")))}, {"recipe", "megatron-bf16"}});
    for (const auto& [field, column] : {std::pair{"layers", "layers"}, {"hidden", "hidden"}, {"heads", "heads"}, {"seq", "seq"}, {"micro_batch", "mbs"}, {"tp", "tp"},
                                        {"pp", "pp"}, {"vpp", "vpp"}, {"zero", "zero"}, {"recompute", "recompute"}, {"micro_batches", "microbatches"}})
        test::set(s, field, row.at(column));
    test::set(s, "gpus", std::to_string(std::stoi(row.at("tp")) * std::stoi(row.at("pp")) * std::stoi(row.at("dp"))));
    if (row.at("tp") != "1")
        test::set(s, "sp", row.at("seq_parallel") == "1" ? "on" : "off");
    return evaluate(s);
}

double peersStates(const test::CsvRow& row) {
    return row.at("out_states_GiB").empty() ? number(row, "out_weights_GiB") + number(row, "out_grads_GiB") + number(row, "out_optim_GiB") : number(row, "out_states_GiB");
}

} // namespace

TEST_CASE("Where a peer is right this program agrees, and of every peer it is said what is not taken") {
    std::map<std::string, int> checked;
    for (const test::CsvRow& row : test::readCsv("peer-outputs.csv")) {
        const std::string& peer = row.at("peer");
        CAPTURE(peer, row.at("case"));
        bool known = false;
        for (const Right& right : kRight) {
            if (!peer.starts_with(right.peer))
                continue;
            known = true;
            if (right.what == Compared::Nothing || !right.applies(row))
                continue;
            CAPTURE(right.why);
            if (peer.starts_with("DeepSpeed")) {
                const Plan plan = evaluate(with(Scenario(), {{"params", row.at("params_counted")}, {"gpus", row.at("dp")}, {"zero", "3"}, {"recipe", "megatron-bf16"}}));
                const double largest = 4 * number(row, "vocab") * number(row, "hidden") / static_cast<double>(kGiB);
                CHECK(plan.total(Category::State).gib() == Approx(peersStates(row) - largest).epsilon(right.within));
            } else if (right.what == Compared::States) {
                const Plan plan = accountOf(row);
                CHECK_FALSE(hasError(plan.issues()));
                CHECK(plan.total(Category::State).gib() == Approx(peersStates(row)).epsilon(right.within));
            } else if (right.what == Compared::Allocated) {
                CHECK(accountOf(row).detailed->peak().allocated.gib() == Approx(number(row, "out_total_GiB")).epsilon(right.within));
            } else {
                const Plan plan = textbookOf(row);
                CHECK(plan.size(Term::Activations).gib() == Approx(number(row, "out_activations_GiB")).epsilon(right.within));
                if (peer.starts_with("PUBLISHED"))
                    CHECK(plan.total(Category::State).gib() == Approx(peersStates(row)).epsilon(right.within));
            }
            ++checked[std::string(right.peer)];
        }
        CHECK(known);
    }
    CHECK(checked["MEASURED"] == 4);
    CHECK(checked["PUBLISHED"] == 2);
    CHECK(checked["Megatron-LM theoretical"] >= 60); // the Llama rows by both rules
    CHECK(checked["SimuMax"] >= 35);
    CHECK(checked["Fujii"] >= 10);
    CHECK(checked["nanotron"] >= 8);
    CHECK(checked["DeepSpeed estimate_zero3"] >= 7);
    CHECK(checked["Calculon"] == 2);
}

TEST_CASE("Megatron paper: activations of 22B, 175B, 530B and 1T without recompute and with both savings, and their states") {
    struct Row {
        const char* layers;
        const char* hidden;
        const char* heads;
        const char* microBatch;
        const char* pp;
        const char* vpp;
        double none;
        double both;
        double states;
    };
    // arXiv:2205.05198, table 3 and figure 7; s = 2048, t = 8. With one chunk a stage the pipeline's factor is 1.
    for (const Row& row : {Row{"48", "6144", "64", "4", "1", "1", 59.25, 9.5625, 45.5625}, Row{"96", "12288", "96", "1", "8", "3", 66.84375, 12.3515625, 45.5625},
                           Row{"105", "20480", "128", "1", "35", "3", 114.02, 23.08, 31.64}, Row{"128", "25600", "160", "1", "64", "1", 131.25, 26.5625, 32.96}}) {
        CAPTURE(row.hidden);
        const double hidden = std::stod(row.hidden);
        const auto of = [&](const char* recompute, const char* sp) {
            return evaluate(with(Scenario(), {{"params", std::to_string(static_cast<std::uint64_t>(12 * hidden * hidden * std::stod(row.layers)))},
                                              {"layers", row.layers}, {"hidden", row.hidden}, {"heads", row.heads}, {"seq", "2048"}, {"micro_batch", row.microBatch},
                                              {"tp", "8"}, {"pp", row.pp}, {"vpp", row.vpp}, {"gpus", std::to_string(8 * std::stoi(row.pp))}, {"sp", sp},
                                              {"recompute", recompute}, {"recipe", "megatron-bf16"}, {"zero", "0"}}));
        };
        CHECK(of("none", "off").size(Term::Activations).gib() == Approx(row.none).epsilon(0.0002));
        CHECK(of("selective", "on").size(Term::Activations).gib() == Approx(row.both).epsilon(0.0002));
        CHECK(of("none", "off").total(Category::State).gib() == Approx(row.states).epsilon(0.0005));
    }
}

TEST_CASE("ZeRO paper, table 1 and figure 1: 7.5 B on 64 GPUs: 120, 31.4, 16.6 and 1.9 GB") {
    const auto states = [](const char* zero) {
        return evaluate(with(Scenario(), {{"params", "7.5B"}, {"gpus", "64"}, {"zero", zero}})).total(Category::State).gb();
    };
    CHECK(states("0") == Approx(120).margin(0.05));
    CHECK(states("1") == Approx(31.4).margin(0.05));
    CHECK(states("2") == Approx(16.6).margin(0.05));
    CHECK(states("3") == Approx(1.9).margin(0.05));
}
