// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "estimate/detailed/basis.h"
#include "estimate/detailed_plan.h"
#include "estimate/evaluate.h"
#include "scenario_support.h"

#include <string_view>

using namespace memladder;
using test::with;

namespace {

Scenario mixtral(test::Typed more) {
    return with(with(Scenario(), {{"model", "mixtral-8x7b"}, {"estimator", "detailed"}, {"seq", "4096"}}), more);
}

} // namespace

TEST_CASE("Gradients, frozen weights and the step's tensors of experts are shared as their weights are") {
    // Both frameworks keep a gradient in the type of the weight, so that at the step, under ZeRO-3, the two are alike.
    for (const char* framework : {"torchtitan", "deepspeed"}) {
        for (const char* ep : {"1", "2", "8"}) {
            for (const char* tp : {"1", "2"}) {
                CAPTURE(framework, ep, tp);
                const Scenario s = mixtral({{"framework", framework}, {"gpus", "64"}, {"zero", "3"}, {"ep", ep}, {"tp", tp}});
                const Plan plan = evaluate(s);
                REQUIRE_FALSE(hasError(plan.issues()));
                const TermSizes step = phasesOf(s, plan.job, 0).back();
                CHECK(step[Term::Gradients] == step[Term::Parameters]);
                if (std::string_view(framework) == "torchtitan")
                    continue;
                CHECK(step[Term::OptimizerStep].count() == 2 * step[Term::Parameters].count()); // an fp32 copy of 16-bit gradients
                const Plan adapters = evaluate(with(s, {{"train", "lora"}}));
                CHECK(adapters.size(Term::Frozen) == plan.size(Term::Parameters));
            }
        }
    }
    // By hand, of 46,702,792,704 parameters: 45,097,156,608 in experts, which EP 8 spreads over 8 ranks before the 8 of
    // each that share them; the rest over all 64.
    const Scenario s = mixtral({{"framework", "torchtitan"}, {"gpus", "64"}, {"zero", "3"}, {"ep", "8"}});
    CHECK(phasesOf(s, evaluate(s).job, 0).back()[Term::Gradients] == Bytes::of(4 * (45'097'156'608 / 64 + 1'605'636'096 / 64)));
}

TEST_CASE("The pool of reduced gradients holds an expert's share, and of adapters theirs alone") {
    const auto poolOf = [](const Scenario& s) {
        const Plan plan = evaluate(s);
        REQUIRE_FALSE(hasError(plan.issues()));
        const detailed::Setup setup = memladder::setupOf(s, plan.job);
        return detailed::basisOf(outlineOf(s, plan.job), setup, 0, detailed::Phase::Step).params.reducePool;
    };
    const Scenario spread = mixtral({{"framework", "torchtitan"}, {"gpus", "64"}, {"zero", "3"}, {"ep", "8"}});
    const Bytes gradients = phasesOf(spread, evaluate(spread).job, 0).back()[Term::Gradients];
    CHECK(poolOf(spread) >= static_cast<double>(gradients.count()));
    const Scenario base = with(mixtral({}), {{"model", "llama-3.1-70b"}, {"framework", "torchtitan"}, {"gpus", "8"}, {"zero", "3"}});
    CHECK(poolOf(with(base, {{"train", "lora"}})) < poolOf(base) / 100);
    CHECK(poolOf(with(base, {{"train", "lora"}})) > 0);
}
