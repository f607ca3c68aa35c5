// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "estimate/evaluate.h"
#include "estimate/step.h"

#include <algorithm>

using namespace memladder;

TEST_CASE("every instant of the detailed account lies at or below the peak, which is the stage's own") {
    for (const char* framework : {"megatron", "torchtitan", "deepspeed", "nanotron", "hf"}) {
        Scenario s;
        s.estimator = Choice<Estimator>::named("detailed");
        s.framework = Choice<Framework>::named(framework);
        s.params = 13'000'000'000;
        s.gpus = 32;
        s.pp = 4;
        s.zero = Choice<Sharding>::named("1");
        s.globalBatch = 64;
        const Plan plan = evaluate(s);
        REQUIRE(plan.detailed);
        for (std::size_t stage = 0; stage < plan.detailed->stages.size(); ++stage) {
            INFO(framework << ", stage " << stage);
            const StepTimeline step = stepTimeline(s, plan, stage);
            const StagePlan& own = plan.detailed->stages[stage];
            REQUIRE(step.instants.size() == 9);
            CHECK(step.stage == stage);
            CHECK(step.instants[step.peak].name == own.phase);
            CHECK(step.instants[step.peak].terms == own.terms);
            for (const StepInstant& one : step.instants)
                CHECK(one.total() <= step.instants[step.peak].total());
        }
        CHECK(stepTimeline(s, plan).stage == plan.detailed->peakStage);
        CHECK(stepTimeline(s, plan, 99).stage == 3);
    }
}

TEST_CASE("the closed forms peak where the backward pass begins, at their sum") {
    for (const char* estimator : {"textbook", "reduced-order"}) {
        Scenario s;
        s.estimator = Choice<Estimator>::named(estimator);
        s.zero = Choice<Sharding>::named("3");
        s.recompute = Choice<Recompute>::named("full");
        s.liveLayer = Choice<Switch>::named("on");
        const Plan plan = evaluate(s);
        const StepTimeline step = stepTimeline(s, plan);
        REQUIRE(step.instants.size() == 4);
        CHECK(step.instants[step.peak].instant == "backward");
        CHECK(step.instants[step.peak].terms == plan.footprint.gpu);
        CHECK(step.instants.front().terms[Term::Activations] == Bytes());
        CHECK(step.instants.back().total() == plan.total(Category::State) + plan.size(Term::Reserve));
        // Layers are gathered while the model runs; what is kept is there from the end of the forward pass to the backward's begin.
        const bool gathered[] = {true, true, true, false};
        const bool kept[] = {false, true, true, false};
        for (std::size_t i = 0; i < 4; ++i) {
            CHECK(step.instants[i].terms[Term::Gathered] == (gathered[i] ? plan.size(Term::Gathered) : Bytes()));
            CHECK(step.instants[i].terms[Term::Activations] == (kept[i] ? plan.size(Term::Activations) : Bytes()));
            CHECK(step.instants[i].terms[Term::LiveLayer] == (i == 2 ? plan.size(Term::LiveLayer) : Bytes()));
        }
    }
}
