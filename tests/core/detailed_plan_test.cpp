// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "estimate/waterfall.h"
#include "explain/derivation.h"
#include "random_scenario.h"
#include "scenario_support.h"

using namespace memladder;
using test::with;

namespace {

Scenario detailed(test::Typed more) {
    return with(with(Scenario(),
                     {{"model", "llama-3.1-8b"}, {"estimator", "detailed"}, {"gpus", "8"}, {"seq", "8k"}}),
                more);
}

} // namespace

TEST_CASE("Every framework answers a plan whose terms add up and whose range holds the total") {
    for (const Framework& framework : Registry<Framework>::rows()) {
        for (const char* zero : {"0", "1", "2", "3"}) {
            const Plan plan = evaluate(detailed({{"framework", framework.key}, {"zero", zero}}));
            CAPTURE(framework.key, zero);
            REQUIRE(plan.detailed.has_value());
            const StagePlan& peak = plan.detailed->peak();
            CHECK(plan.total() == peak.reserved + plan.detailed->outside);
            CHECK(peak.allocated <= peak.reserved);
            CHECK(plan.detailed->low < plan.detailed->high);
            CHECK(plan.detailed->low <= plan.total());
            CHECK(plan.total() <= plan.detailed->high);
            CHECK_FALSE(plan.detailed->basis.empty());
            Bytes sum;
            for (const Derivation& derivation : derivations(plan)) {
                CHECK(derivation.result == plan.size(derivation.term));
                sum += derivation.result;
            }
            CHECK(sum == plan.total());
        }
    }
}

TEST_CASE("Sharding over more ranks never raises the states") {
    for (const Framework& framework : Registry<Framework>::rows()) {
        Bytes before = Bytes::saturated();
        for (const char* zero : {"0", "1", "3"}) {
            const Plan plan = evaluate(detailed({{"framework", framework.key}, {"zero", zero}}));
            const Bytes states = plan.size(Term::Parameters) + plan.size(Term::Optimizer);
            CAPTURE(framework.key, zero);
            CHECK(states <= before);
            before = states;
        }
    }
}

TEST_CASE("The textbook knows none of the detailed terms, and its options change nothing there") {
    const Scenario plain = with(Scenario(), {{"model", "llama-3.1-8b"}});
    const Plan plan = evaluate(plain);
    CHECK_FALSE(plan.detailed.has_value());
    CHECK(derivations(plan).size() == 7);
    const Plan same = evaluate(with(plain, {{"framework", "nanotron"},
                                            {"loss", "hf_full"},
                                            {"norm_kernel", "fp32"},
                                            {"build", "2024-03"},
                                            {"imbalance", "2"}}));
    CHECK(same.footprint == plan.footprint);
    CHECK(hasError(evaluate(with(plain, {{"recompute", "selective-op"}})).issues()));
    CHECK(hasError(evaluate(with(plain, {{"recompute", "every:2"}})).issues()));
}

TEST_CASE("A norm kernel that changes nothing is said, and a stated one names its source") {
    const auto said = [](test::Typed more) {
        std::string out;
        const Plan plan = evaluate(detailed(more));
        for (const Issue& issue : plan.issues())
            out += issue.field == "norm_kernel" ? std::string(issue.code) + " " : "";
        return out;
    };
    CHECK(said({{"framework", "hf"}, {"norm_kernel", "fp32"}}).empty());
    CHECK(said({{"framework", "hf"}, {"norm_kernel", "fused"}, {"compile", "on"}}).empty());
    CHECK(said({{"framework", "hf"}, {"norm_kernel", "fp32"}, {"compile", "on"}}) == "compiled_norms ");
    CHECK(said({{"framework", "nanotron"}, {"norm_kernel", "fp32"}}) == "not_in_framework ");
    CHECK(said({{"framework", "megatron"}, {"norm_kernel", "fp32"}}) == "not_in_framework ");
    CHECK(said({{"framework", "nanotron"}, {"norm_kernel", "fused"}}).empty());
    const Plan plan = evaluate(detailed({{"framework", "hf"}, {"norm_kernel", "fused"}}));
    CHECK(derive(plan, Term::Activations).note.find("norm kernel fused: Liger-Kernel") != std::string::npos);
    CHECK(derive(plan, Term::Parameters).note.find("norm kernel") == std::string::npos);
    CHECK(derive(evaluate(detailed({{"framework", "hf"}})), Term::Activations).note.find("norm kernel") == std::string::npos);
}

TEST_CASE("A model of LayerNorms runs one kernel for each, unless autocast or a k-bit base feeds it with fp32") {
    const auto kept = [](test::Typed more, const char* kernel = nullptr) {
        Scenario s = detailed(more);
        if (kernel)
            s = with(s, {{"norm_kernel", kernel}});
        const Plan plan = evaluate(s);
        REQUIRE_FALSE(hasError(plan.issues()));
        return plan.detailed->peak().terms;
    };
    const test::Typed opt = {{"model", "opt-6.7b"}, {"framework", "hf"}, {"seq", "2048"}, {"micro_batch", "16"}};
    const test::Typed llama = {{"model", "llama-3.1-8b"}, {"framework", "hf"}, {"seq", "2048"}, {"micro_batch", "16"}};
    CHECK(kept(opt) == kept(opt, "fused"));
    CHECK(kept(opt) != kept(opt, "fp32"));
    CHECK(kept(llama) == kept(llama, "fp32"));
    const test::Typed wide = {{"model", "opt-6.7b"}, {"framework", "pytorch"}, {"seq", "2048"}, {"micro_batch", "16"}};
    CHECK(kept(wide) == kept(wide, "fp32"));
    const test::Typed quantised = {{"model", "opt-6.7b"}, {"framework", "hf"}, {"seq", "2048"}, {"micro_batch", "16"}, {"train", "qlora"}};
    CHECK(kept(quantised) == kept(quantised, "fp32"));
}

TEST_CASE("The waterfall leads from one total to the other, to the byte, for every scenario") {
    test::RandomScenarios random(91);
    int walked = 0;
    for (int i = 0; i < 2000; ++i) {
        Scenario s = random.believable();
        s.framework = random.choice<Framework>();
        s.train = random.sometimes(4) ? random.choice<TrainMode>() : s.train;
        if (random.sometimes(5))
            s.calibration = Calibration{random.choice<MemoryFigure>(), Bytes::of(3 * kGiB - static_cast<std::int64_t>(random.below(6)) * kGiB)};
        const Waterfall fall = waterfall(s);
        Scenario other = s;
        other.estimator = Choice<Estimator>::named("detailed");
        CHECK(fall.textbook == evaluate(s).total());
        CHECK(fall.detailed == evaluate(other).total());
        if (fall.textbook.isSaturated() || fall.detailed.isSaturated())
            continue;
        ++walked;
        Bytes running = fall.textbook;
        Bytes textbook;
        for (const WaterfallStep& step : fall.steps) {
            CHECK(step.before == running);
            CHECK_FALSE(step.why.empty());
            running = step.after();
            textbook += step.textbook;
        }
        CHECK(running == fall.detailed);
        CHECK(textbook == fall.textbook);
    }
    CHECK(walked > 1900);
}

TEST_CASE("The capacity is the driver's figure, unless the nominal one is asked for") {
    const auto capacity = [](test::Typed more) { return evaluate(with(detailed({{"gpu", "h100-sxm"}}), more)).capacity(); };
    CHECK(capacity({}) == capacity({{"capacity_basis", "driver"}}));
    CHECK(capacity({{"capacity_basis", "nominal"}}) == Choice<Gpu>::named("h100-sxm")->nominal.bytes());
    CHECK(capacity({}) != capacity({{"capacity_basis", "nominal"}}));
    CHECK(capacity({{"estimator", "textbook"}}) == capacity({{"capacity_basis", "nominal"}}));
    CHECK(capacity({{"estimator", "textbook"}, {"capacity_basis", "driver"}}) == capacity({}));
}

TEST_CASE("What is offloaded appears in host memory, and nowhere else changes") {
    for (const Framework& framework : Registry<Framework>::rows()) {
        CAPTURE(framework.key);
        const Plan whole = evaluate(detailed({{"framework", framework.key}, {"zero", "1"}, {"gpus", "16"}}));
        CHECK(whole.hostPerNode() == Bytes());
        const Plan off = evaluate(detailed({{"framework", framework.key}, {"zero", "1"}, {"gpus", "16"}, {"offload", "optimizer"}}));
        CHECK(off.size(Term::Optimizer) == Bytes());
        CHECK(off.footprint.host[Term::Optimizer] == whole.size(Term::Optimizer));
        CHECK(off.hostPerNode() == off.footprint.host.total() * 8); // GPUs a node
        const Derivation host = derive(off, Term::Optimizer, Place::Host);
        CHECK(host.result == off.footprint.host[Term::Optimizer]);
        CHECK(host.expression.value().roundedUp() == host.result);
        const Plan kept = evaluate(detailed({{"framework", framework.key}, {"offload", "activations"}}));
        CHECK(kept.size(Term::Activations) == Bytes());
        CHECK(kept.footprint.host[Term::Activations] > Bytes());
    }
}

TEST_CASE("Recompute every n-th layer lies between none and full") {
    const auto activations = [](std::string_view mode) {
        return evaluate(detailed({{"recompute", mode}})).size(Term::Activations);
    };
    CHECK(activations("full") < activations("every:2"));
    CHECK(activations("every:2") < activations("every:4"));
    CHECK(activations("every:4") < activations("none"));
}

TEST_CASE("Values with a form of their own read the text they write") {
    CHECK(Ratio::fromText("1.25")->thousandths == 1250);
    CHECK(Ratio::fromText("2")->text() == "2");
    CHECK(Ratio::fromText("0.05")->text() == "0.05");
    CHECK_FALSE(Ratio::fromText("1.2345"));
    CHECK_FALSE(Ratio::fromText("."));
    CHECK(BuildMonth::fromText("2025-03")->text() == "2025-03");
    CHECK_FALSE(BuildMonth::fromText("2025-13"));
    CHECK_FALSE(BuildMonth::fromText("2025-3"));
    CHECK(StageLayers::fromText("15,16,16,15")->text() == "15,16,16,15");
    CHECK_FALSE(StageLayers::fromText("15,,16"));
    CHECK_FALSE(StageLayers::fromText(""));
}
