// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "estimate/waterfall.h"
#include "explain/derivation.h"
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
                                            {"build", "2024-03"},
                                            {"imbalance", "2"}}));
    CHECK(same.footprint == plan.footprint);
    CHECK(hasError(evaluate(with(plain, {{"recompute", "selective-op"}})).issues()));
    CHECK(hasError(evaluate(with(plain, {{"recompute", "every:2"}})).issues()));
}

TEST_CASE("The waterfall leads from one total to the other") {
    const Scenario s = detailed({{"zero", "1"}});
    const std::vector<WaterfallStep> steps = waterfall(s);
    Bytes change;
    for (const WaterfallStep& step : steps)
        change += step.change();
    CHECK(change == evaluate(s).total() - evaluate(with(s, {{"estimator", "textbook"}})).total());
    CHECK(steps.size() > 7);
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
