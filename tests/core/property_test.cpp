// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// What holds for every scenario, tried on thousands.
#include "catch.h"
#include "core/random_scenario.h"

#include "estimate/evaluate.h"
#include "search/bound.h"
#include "search/ladder.h"

using namespace memladder;

TEST_CASE("A higher ZeRO stage raises no state term") {
    test::RandomScenarios random(1);
    for (int i = 0; i < 3000; ++i) {
        Scenario s = random.believable();
        TermSizes last;
        for (std::size_t stage = 0; stage < Registry<Sharding>::rows().size(); ++stage) {
            s.zero = Choice<Sharding>::at(stage);
            const Plan plan = evaluate(s);
            if (stage > 0) {
                for (const Term term : {Term::Parameters, Term::Gradients, Term::Optimizer}) {
                    const Bytes now = plan.footprint.gpu[term] + plan.footprint.host[term];
                    CHECK(now <= last[term] + Bytes::of(1)); // a term is what the rounded sum leaves
                }
            }
            for (const Term term : {Term::Parameters, Term::Gradients, Term::Optimizer})
                last[term] = plan.footprint.gpu[term] + plan.footprint.host[term];
        }
    }
}

TEST_CASE("More GPUs raise no state, and no total but by the layers that sharding gathers") {
    test::RandomScenarios random(2);
    for (int i = 0; i < 3000; ++i) {
        Scenario s = random.believable();
        const Plan few = evaluate(s);
        s.gpus *= 2;
        const Plan many = evaluate(s);
        CHECK(many.total(Category::State) <= few.total(Category::State));
        CHECK(many.total() - many.size(Term::Gathered) <= few.total() - few.size(Term::Gathered));
    }
}

TEST_CASE("Longer sequences, larger micro-batches and more parameters in the same shape lower nothing") {
    test::RandomScenarios random(3);
    for (int i = 0; i < 3000; ++i) {
        Scenario s = random.believable();
        const Job job = resolve(s);
        s.layers = job.shape.layers;
        s.hidden = job.shape.hidden;
        s.heads = job.shape.heads;
        const Plan before = evaluate(s);
        Scenario longer = s;
        longer.seq += 1 + random.below(4096);
        CHECK(evaluate(longer).total() >= before.total());
        Scenario wider = s;
        wider.microBatch += 1;
        CHECK(evaluate(wider).total() >= before.total());
        Scenario larger = s;
        larger.params += 1 + random.below(1'000'000'000);
        CHECK(evaluate(larger).total() >= before.total());
    }
}

TEST_CASE("Parts sum to the totals, and the verdict agrees with them") {
    test::RandomScenarios random(4);
    for (int i = 0; i < 4000; ++i) {
        const Plan plan = evaluate(i % 2 == 0 ? random.believable() : random.any());
        Bytes terms;
        for (const TermInfo& row : memladder::terms())
            terms += plan.size(row.term);
        Bytes categories;
        for (std::size_t c = 0; c < kCategoryCount; ++c)
            categories += plan.total(static_cast<Category>(c));
        CHECK(terms == plan.total());
        if (!plan.total().isSaturated())
            CHECK(categories == plan.total());
        CHECK(plan.fits() == (plan.headroom() >= Bytes()));
        if (!hasError(plan.issues())) // a layout that cannot exist holds nothing to a verdict
            CHECK(plan.fits() == (plan.level == Level::Fits || plan.level == Level::Tight));
    }
}

TEST_CASE("The bound never exceeds a plan, and an impossible plan never fits") {
    test::RandomScenarios random(5);
    int impossible = 0;
    for (int i = 0; i < 4000; ++i) {
        Scenario s = random.believable();
        const Plan plan = evaluate(s);
        if (hasError(plan.issues()))
            continue;
        Pins all;
        all.recompute = all.microBatch = true;
        const Bound limit = bound(s, all);
        if (limit.holds) {
            CHECK(limit.lowest() <= plan.total() - plan.size(Term::Reserve));
            CHECK(limit.statesOfOne() <= plan.total(Category::State));
            if (limit.proven())
                CHECK_FALSE(plan.fits());
        }
        if (plan.level == Level::Impossible) {
            ++impossible;
            CHECK_FALSE(plan.fits());
        }
    }
    CHECK(impossible > 100);
}
