// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "estimate/evaluate.h"
#include "estimate/textbook.h"
#include "explain/derivation.h"
#include "scenario/field.h"
#include "search/bound.h"
#include "search/solve.h"
#include "search/suggest.h"

#include <initializer_list>
#include <string_view>
#include <utility>

using namespace memladder;

namespace {

Scenario scenario(std::initializer_list<std::pair<std::string_view, std::string_view>> values) {
    Scenario s;
    for (const auto& [key, text] : values) {
        INFO(key << " = " << text);
        REQUIRE_FALSE(field(key).parse(s, text));
    }
    return s;
}

std::int64_t bytes(const Plan& plan, Term term) {
    return plan.size(term).count();
}

void checkDerived(const Plan& plan) {
    for (const TermInfo& row : terms()) {
        INFO(row.key);
        CHECK(derive(plan, row.term).result == plan.size(row.term));
        CHECK(derive(plan, row.term, Place::Host).result == plan.footprint.host[row.term]);
    }
}

} // namespace

// ---- a recipe of one's own

TEST_CASE("Typed bytes replace the recipe's, part by part") {
    // 1e9 parameters: 2 + 4 + (4 + 1 + 1 + 0) bytes each.
    const Plan plan = evaluate(scenario({{"params", "1e9"}, {"bytes_per_grad", "4"}, {"bytes_per_moment1", "1"}, {"bytes_per_moment2", "1"}}));
    CHECK(bytes(plan, Term::Parameters) == 2'000'000'000);
    CHECK(bytes(plan, Term::Gradients) == 4'000'000'000);
    CHECK(bytes(plan, Term::Optimizer) == 6'000'000'000);
    CHECK(plan.job.layout.recipe->key == "custom");
    checkDerived(plan);
    // 0.515869140625 = 2113/4096: exact.
    const Plan quarter = evaluate(scenario({{"params", "4096"}, {"layers", "1"}, {"bytes_per_param", "0.515869140625"}}));
    CHECK(bytes(quarter, Term::Parameters) == 2113);
}

TEST_CASE("Bytes a parameter that cannot be are refused with what is accepted") {
    Scenario s;
    for (const std::string_view bad : {"-1", "x", "65", "1e1", "0.1", "2,5", "1.", ".5", "NaN", "Infinity", " 2", "2B"}) {
        INFO(bad);
        const Status refused = field("bytes_per_param").parse(s, bad);
        REQUIRE(refused);
        CHECK(refused->accepted.find("steps of 1/4096") != std::string::npos);
        CHECK_FALSE(s.bytesPerParam);
    }
    for (const std::string_view good : {"0", "64", "2.0", "1.015625", "0.000244140625"}) {
        INFO(good);
        REQUIRE_FALSE(field("bytes_per_param").parse(s, good));
        const std::string text = field("bytes_per_param").text(s);
        Scenario again;
        REQUIRE_FALSE(field("bytes_per_param").parse(again, text));
        CHECK(again.bytesPerParam == s.bytesPerParam);
    }
}

TEST_CASE("The detailed estimator follows typed bytes, and the reduced-order one refuses what it has no input for") {
    Scenario s = scenario({{"model", "llama-3.1-8b"}, {"estimator", "detailed"}});
    const Plan usual = evaluate(s);
    REQUIRE_FALSE(field("bytes_per_param").parse(s, "4"));
    const Plan wide = evaluate(s);
    CHECK(bytes(wide, Term::Parameters) == 2 * bytes(usual, Term::Parameters));
    CHECK(hasError(evaluate(scenario({{"estimator", "reduced-order"}, {"bytes_per_grad", "4"}})).issues()));
    CHECK(hasError(evaluate(scenario({{"estimator", "reduced-order"}, {"train", "lora"}})).issues()));
    CHECK(hasError(evaluate(scenario({{"estimator", "reduced-order"}, {"reference", "bf16"}})).issues()));
}

// ---- adapters

TEST_CASE("LoRA: the base stands frozen, adapters are trained") {
    // Llama 2 7B: L 32, h 4096, f 11008. Rank 16 on all linear layers:
    // a layer 16·(4·(4096 + 4096) + 3·(4096 + 11008)) = 1,249,280; 32 layers 39,976,960, as peft prints for it.
    const Plan plan = evaluate(scenario({{"model", "llama-2-7b"}, {"params", "6738415616"}, {"train", "lora"}}));
    CHECK(plan.job.shape.adapterParams == 39'976'960);
    CHECK(bytes(plan, Term::Frozen) == 2 * 6'738'415'616LL);
    CHECK(bytes(plan, Term::Parameters) == 2 * 39'976'960LL);
    CHECK(bytes(plan, Term::Gradients) == 2 * 39'976'960LL);
    CHECK(bytes(plan, Term::Optimizer) == 12 * 39'976'960LL);
    checkDerived(plan);
    CHECK(derive(plan, Term::Frozen).formula == "2Ψ");
    CHECK(derive(plan, Term::Optimizer).formula == "12Φ");
}

TEST_CASE("QLoRA: matrices in four bits, the embedding, the head and the norms in the recipe's type; below LoRA, which is below full") {
    const auto of = [](std::string_view train) {
        return evaluate(scenario({{"model", "llama-2-7b"}, {"params", "6738415616"}, {"train", train}}));
    };
    const Plan qlora = of("qlora");
    // 262,144,000 weights of the embedding and the head and 65·4096 of the norms at 2 bytes; the others at 0.515869140625.
    const std::int64_t kept = 262'144'000LL + 65 * 4096;
    const std::int64_t layers = 6'738'415'616LL - kept;
    CHECK(qlora.job.shape.keptParams == 262'410'240);
    CHECK(std::abs(bytes(qlora, Term::Frozen) - (2 * kept + layers * 2113 / 4096)) <= 1);
    checkDerived(qlora);
    CHECK(qlora.total() < of("lora").total());
    CHECK(of("lora").total() < of("full").total());
}

TEST_CASE("Whether a frozen base is divided: with the weights, but a quantised one stays whole unless it is asked for") {
    const auto frozen = [](std::string_view train, std::string_view zero, std::string_view sharded) {
        const Plan plan = evaluate(scenario({{"model", "llama-2-7b"}, {"gpus", "8"}, {"train", train}, {"zero", zero}, {"frozen_sharded", sharded}}));
        checkDerived(plan);
        CHECK(textbook::stateBound(plan.job.shape, plan.job.layout) <= plan.total(Category::State));
        return static_cast<double>(bytes(plan, Term::Frozen));
    };
    CHECK(frozen("lora", "3", "auto") == Approx(frozen("lora", "2", "auto") / 8));
    CHECK(frozen("lora", "3", "off") == Approx(frozen("lora", "2", "auto")));
    CHECK(frozen("lora", "0", "on") == Approx(frozen("lora", "3", "auto")));
    CHECK(frozen("qlora", "3", "auto") == Approx(frozen("qlora", "0", "auto")));
    CHECK(frozen("qlora", "3", "on") == Approx(frozen("qlora", "3", "auto") / 8));
    const Plan whole = evaluate(scenario({{"model", "llama-2-7b"}, {"gpus", "8"}, {"train", "qlora"}, {"zero", "3"}, {"offload", "parameters"}}));
    REQUIRE_FALSE(whole.issues().empty());
    CHECK(whole.issues().front().code == "frozen_base_whole");
    CHECK(whole.footprint.host[Term::Frozen] == Bytes());
}

TEST_CASE("Public reports of adapters: a replicated base does not fit, a divided one does") {
    // B-012 LlamaFactory#2379: Mixtral LoRA, 8 x 80 GB, plain DDP: 87.0 GiB of weights on every GPU. Fix: ZeRO-3.
    Scenario mixtral = scenario({{"model", "mixtral-8x7b"}, {"params", "46702792704"}, {"gpus", "8"}, {"gpu", "a800-80gb-sxm"}, {"capacity_basis", "driver"},
                                 {"seq", "1024"}, {"attention", "flash"}, {"recompute", "full"}, {"train", "lora"}});
    const Plan ddp = evaluate(mixtral);
    CHECK(ddp.size(Term::Frozen).gib() == Approx(87.0).margin(0.05));
    CHECK_FALSE(ddp.fits());
    mixtral.zero = Choice<Sharding>::named("3");
    CHECK(evaluate(mixtral).fits());
    // B-014 axolotl#998: Mixtral QLoRA, 2 x 24 GB: no; the base is replicated.
    CHECK_FALSE(evaluate(scenario({{"model", "mixtral-8x7b"}, {"gpus", "2"}, {"gpu", "rtx-3090"}, {"seq", "1024"}, {"attention", "flash"},
                                   {"train", "qlora"}, {"zero", "3"}, {"recompute", "full"}})).fits());
    // xtuner#88: Llama-2-70B QLoRA: 32 GiB of base in four bits, ZeRO does not split it.
    const Plan large = evaluate(scenario({{"model", "llama-2-70b"}, {"gpus", "8"}, {"train", "qlora"}, {"zero", "3"}}));
    CHECK(large.size(Term::Frozen).gib() > 32.0);
}

// ---- a reference model

TEST_CASE("A reference model is a second, frozen copy with its own precision, divided or not") {
    // B-020 alignment-handbook#22: 7B DPO, 8 GPUs, ZeRO-3: states 13.5 GB and 13.5 GB of a reference that is not sharded.
    const auto of = [](std::string_view kind, std::string_view zero, std::string_view sharded) {
        const Plan plan = evaluate(scenario({{"params", "6738415616"}, {"gpus", "8"}, {"zero", zero}, {"reference", kind}, {"reference_sharded", sharded}}));
        checkDerived(plan);
        CHECK(textbook::stateBound(plan.job.shape, plan.job.layout) <= plan.total(Category::State));
        return plan;
    };
    CHECK(bytes(of("bf16", "3", "off"), Term::Reference) == 2 * 6'738'415'616LL);
    CHECK(bytes(of("bf16", "3", "auto"), Term::Reference) == 2 * 6'738'415'616LL / 8);
    CHECK(bytes(of("fp32", "0", "auto"), Term::Reference) == 4 * 6'738'415'616LL);
    CHECK(bytes(of("bf16", "0", "on"), Term::Reference) == 2 * 6'738'415'616LL / 8);
    // Only the reference is divided: two of its layers are gathered.
    const Plan only = of("fp32", "0", "on");
    CHECK(only.size(Term::Gathered) == Bytes::roundedUp(2 * 4 * Wide{6'738'415'616LL}, static_cast<Wide>(only.job.shape.layers)));
    CHECK(of("none", "3", "auto").size(Term::Reference) == Bytes());
    CHECK(derivations(of("none", "3", "auto")).size() == 7);
    CHECK(derivations(of("bf16", "3", "auto")).size() == 8);
}

TEST_CASE("A quantised reference model keeps its embedding, head and norms in 16 bit") {
    // bitsandbytes replaces nn.Linear alone, and transformers leaves lm_head out (integrations/bitsandbytes.py).
    const std::int64_t all = 6'738'415'616LL;
    const std::int64_t kept = 262'144'000LL + 65 * 4096;
    for (const auto& [kind, steps] : {std::pair{std::string_view("nf4_dq"), 2113}, {"int8", 4100}, {"fp8", 4096}, {"nf4", 2304}}) {
        INFO(kind);
        const Plan plan = evaluate(scenario({{"model", "llama-2-7b"}, {"params", "6738415616"}, {"gpus", "8"}, {"zero", "3"}, {"reference", kind}}));
        CHECK(std::abs(bytes(plan, Term::Reference) - (2 * kept + (all - kept) * steps / 4096)) <= 1);
        checkDerived(plan);
        CHECK(textbook::stateBound(plan.job.shape, plan.job.layout) <= plan.total(Category::State));
        const Plan detailed = evaluate(scenario({{"model", "llama-2-7b"}, {"estimator", "detailed"}, {"framework", "hf"}, {"reference", kind}}));
        CHECK(std::abs(bytes(detailed, Term::Reference) - bytes(plan, Term::Reference)) <= 1);
        CHECK(derive(detailed, Term::Reference).result == detailed.size(Term::Reference));
        CHECK(derive(detailed, Term::Reference).formula.find("P_k") != std::string::npos);
    }
    // Without a model: a tied embedding, and norms as in GPT-2.
    const Shape implied = resolve(scenario({{"params", "30B"}})).shape;
    CHECK(implied.keptParams == (50'257 + 4 * implied.layers + 2) * implied.hidden);
    CHECK(bound(scenario({{"params", "30B"}, {"reference", "nf4"}})).statesFormula == "(16Ψ + reference)");
    CHECK(bound(scenario({{"model", "llama-2-7b"}, {"train", "lora"}})).statesFormula == "(16Φ + frozen)");
}

TEST_CASE("Bound, verdict and search count what is frozen") {
    Scenario s = scenario({{"params", "70e9"}, {"gpus", "8"}, {"zero", "3"}, {"reference", "bf16"}, {"attention", "flash"}, {"recompute", "full"}});
    const Bound limit = bound(s);
    CHECK(limit.states.count() == (16 + 2) * 70'000'000'000LL);
    CHECK(limit.statesText == "(16·70e9 + 2·70e9)");
    CHECK(evaluate(s).level == Level::Impossible);
    SuggestOptions options;
    CHECK(suggest(s, options).list.empty());
    s.gpus = 64;
    for (const Suggestion& one : suggest(s, options).list)
        CHECK(one.plan.size(Term::Reference) > Bytes());
}

TEST_CASE("Frozen and reference terms in the detailed estimator") {
    const Plan full = evaluate(scenario({{"model", "llama-3.1-8b"}, {"estimator", "detailed"}, {"framework", "hf"}}));
    const Plan lora = evaluate(scenario({{"model", "llama-3.1-8b"}, {"estimator", "detailed"}, {"framework", "hf"}, {"train", "lora"}}));
    CHECK(full.size(Term::Frozen) == Bytes());
    CHECK(lora.size(Term::Frozen).gib() > 14.9);
    CHECK(lora.size(Term::Parameters).gib() < 1);
    const Plan dpo = evaluate(scenario({{"model", "llama-3.1-8b"}, {"estimator", "detailed"}, {"framework", "hf"}, {"reference", "bf16"}}));
    CHECK(dpo.size(Term::Reference).gib() == Approx(14.96).margin(0.02));
    CHECK(dpo.total() - full.total() >= dpo.size(Term::Reference));
}

// ---- node types

TEST_CASE("A node type sets its card, its GPUs and its links; each names rows that exist") {
    for (const NodeType& row : Registry<NodeType>::rows()) {
        INFO(row.key);
        const Scenario s = scenario({{"node", row.key}});
        REQUIRE(s.gpu);
        CHECK((*s.gpu)->key == row.gpu);
        CHECK(s.gpusPerNode == row.gpus);
        REQUIRE(s.link);
        CHECK((*s.link)->key == row.link);
        for (const auto& [key, kind] : {std::pair{row.interLink, std::string_view("scale-out")}, {row.hostLink, std::string_view("host")}}) {
            if (key.empty())
                continue;
            const auto link = Choice<Link>::find(key);
            REQUIRE(link);
            CHECK((*link)->kind == kind);
        }
        CHECK_FALSE(row.source.text.empty());
    }
    CHECK(Registry<NodeType>::rows().size() >= 30);
}

TEST_CASE("Where a node matters: tensor parallelism inside, whole nodes, and what was changed is said") {
    Scenario rack = scenario({{"node", "nvl72-gb200"}, {"params", "30B"}, {"gpus", "72"}, {"tp", "16"}});
    const auto has = [](const Plan& plan, std::string_view code) {
        for (const Issue& issue : plan.issues())
            if (issue.code == code)
                return true;
        return false;
    };
    CHECK_FALSE(has(evaluate(rack), "tp_crosses_nodes"));
    Scenario box = scenario({{"node", "hgx-h100"}, {"params", "30B"}, {"gpus", "16"}, {"tp", "16"}});
    CHECK(has(evaluate(box), "tp_crosses_nodes"));
    box.tp = 1;
    CHECK_FALSE(has(evaluate(box), "not_whole_nodes"));
    box.gpus = 12;
    CHECK(has(evaluate(box), "not_whole_nodes"));
    box.gpusPerNode = 4;
    CHECK(has(evaluate(box), "node_changed"));

    const Scenario large = scenario({{"node", "hgx-h100"}, {"params", "30B"}, {"attention", "flash"}});
    const Solution solved = findQuestion("min-gpus")->solve(large, {});
    REQUIRE(solved.wholeNodes);
    CHECK(*solved.wholeNodes % 8 == 0);
    const Solution ofRack = findQuestion("min-gpus")->solve(scenario({{"node", "nvl72-gb200"}, {"params", "1T"}, {"attention", "flash"}}), {});
    REQUIRE(ofRack.wholeNodes);
    CHECK(*ofRack.wholeNodes % 72 == 0);
}
