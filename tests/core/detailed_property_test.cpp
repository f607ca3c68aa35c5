// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// What holds for every scenario under the detailed estimator, tried on thousands.
#include "catch.h"
#include "core/random_scenario.h"

#include "estimate/evaluate.h"

#include <chrono>
#include <cmath>

using namespace memladder;

namespace {

Scenario job(test::RandomScenarios& random) {
    Scenario s = random.believable();
    s.estimator = Choice<Estimator>::named("detailed");
    s.framework = random.choice<Framework>();
    if (random.sometimes(3))
        s.loss = random.choice<LossKind>();
    if (random.sometimes(4))
        s.train = random.choice<TrainMode>();
    return s;
}

} // namespace

TEST_CASE("No total falls with the micro-batch, the sequence or the layers") {
    test::RandomScenarios random(101);
    int tried = 0;
    for (int i = 0; i < 2500; ++i) {
        Scenario s = job(random);
        if (!s.layers) {
            const Shape shape = resolve(s).shape;
            if (!s.model) {
                s.layers = shape.layers;
                s.hidden = shape.hidden;
                s.heads = shape.heads;
            }
        }
        const Plan before = evaluate(s);
        if (hasError(before.issues()))
            continue;
        ++tried;
        CAPTURE(s.framework->key, s.train->key, s.recompute->key, s.zero->key, s.tp, s.pp, s.cp, before.detailed->peak().phase);
        const double least = static_cast<double>(before.total().count()) * (1 - 1e-12) - 1;
        Scenario wider = s;
        wider.microBatch += 1 + random.below(3);
        CHECK(static_cast<double>(evaluate(wider).total().count()) >= least);
        Scenario longer = s;
        longer.seq += 64 * (1 + random.below(64));
        CHECK(static_cast<double>(evaluate(longer).total().count()) >= least);
        Scenario next = s; // one token more may open another chunk of a loss
        next.seq += 1;
        CHECK(static_cast<double>(evaluate(next).total().count()) >= least);
        if (s.layers) {
            Scenario deeper = s;
            *deeper.layers += s.pp * s.vpp;
            CHECK(static_cast<double>(evaluate(deeper).total().count()) >= least);
        }
    }
    CHECK(tried > 1500);
    // litgpt cuts the head's input into chunks of 128 positions: the largest one counts.
    Scenario chunked;
    chunked.estimator = Choice<Estimator>::named("detailed");
    chunked.framework = Choice<Framework>::named("litgpt");
    chunked.recompute = Choice<Recompute>::named("full");
    chunked.gpus = 1;
    chunked.params = 1'000'000'000;
    chunked.microBatch = 64;
    std::int64_t last = 0;
    for (chunked.seq = 100; chunked.seq < 400; ++chunked.seq) {
        const std::int64_t total = evaluate(chunked).total().count();
        CHECK(total >= last);
        last = total;
    }
}

TEST_CASE("Sharding over more ranks, or more of the state, raises no state term of a stage") {
    test::RandomScenarios random(102);
    int tried = 0;
    for (int i = 0; i < 1500; ++i) {
        Scenario s = job(random);
        const Plan few = evaluate(s);
        Scenario wide = s;
        wide.gpus *= 2;
        const Plan many = evaluate(wide);
        if (hasError(few.issues()) || hasError(many.issues()))
            continue;
        ++tried;
        REQUIRE(few.detailed->stages.size() == many.detailed->stages.size());
        CAPTURE(s.framework->key, s.train->key, s.zero->key, s.gpus);
        for (std::size_t stage = 0; stage < few.detailed->stages.size(); ++stage) {
            for (const Term term : {Term::Parameters, Term::Optimizer})
                CHECK(many.detailed->stages[stage].terms[term] <= few.detailed->stages[stage].terms[term]);
        }
        Scenario higher = s;
        std::vector<StagePlan> last;
        for (std::size_t zero = 0; zero < Registry<Sharding>::rows().size(); ++zero) {
            higher.zero = Choice<Sharding>::at(zero);
            const Plan plan = evaluate(higher);
            for (std::size_t stage = 0; stage < last.size(); ++stage) {
                for (const Term term : {Term::Parameters, Term::Optimizer})
                    CHECK(plan.detailed->stages[stage].terms[term] <= last[stage].terms[term]);
            }
            last = plan.detailed->stages;
        }
    }
    CHECK(tried > 800);
}

TEST_CASE("Parts sum to each stage's total, the fullest stage is the plan's, and the verdict agrees") {
    test::RandomScenarios random(103);
    for (int i = 0; i < 3000; ++i) {
        Scenario s = i % 3 == 0 ? random.any() : job(random);
        s.estimator = Choice<Estimator>::named("detailed");
        const Plan plan = evaluate(s);
        REQUIRE(plan.detailed);
        for (const StagePlan& stage : plan.detailed->stages) {
            Bytes sum;
            Bytes categories;
            for (const TermInfo& row : allTerms()) {
                sum += stage.terms[row.term];
                CHECK((row.term == Term::Calibration || stage.terms[row.term] >= Bytes()));
            }
            for (std::size_t c = 0; c < kCategoryCount; ++c)
                categories += stage.terms.total(static_cast<Category>(c));
            CHECK(sum == stage.terms.total());
            if (!sum.isSaturated())
                CHECK(categories == sum);
            CHECK(stage.allocated <= stage.reserved);
            CHECK(stage.reserved <= plan.detailed->peak().reserved + Bytes::of(64)); // terms are rounded one by one
        }
        CHECK(plan.footprint.gpu == plan.detailed->peak().terms);
        CHECK(plan.detailed->low <= plan.detailed->high);
        if (!hasError(plan.issues()))
            CHECK(plan.fits() == (plan.level == Level::Fits || plan.level == Level::Tight));
    }
}

TEST_CASE("Extreme numbers saturate: no size is undefined or negative, and the answer comes at once") {
    const auto begin = std::chrono::steady_clock::now();
    int answered = 0;
    int saturated = 0;
    const auto check = [&](const Scenario& s) {
        const Plan plan = evaluate(s);
        ++answered;
        REQUIRE(plan.detailed);
        CHECK(plan.total() >= Bytes());
        CHECK(plan.hostPerNode() >= Bytes());
        saturated += plan.total().isSaturated() ? 1 : 0;
        for (const StagePlan& stage : plan.detailed->stages) {
            CHECK(stage.allocated >= Bytes());
            CHECK(std::isfinite(stage.inFlight));
            for (const TermInfo& row : allTerms())
                CHECK((row.term == Term::Calibration || stage.terms[row.term] >= Bytes()));
        }
        CHECK(std::isfinite(plan.utilization()));
    };
    for (const Framework& framework : Registry<Framework>::rows()) {
        for (const char* train : {"full", "lora", "qlora"}) {
            Scenario s;
            s.estimator = Choice<Estimator>::named("detailed");
            s.framework = Choice<Framework>::named(framework.key);
            s.train = Choice<TrainMode>::named(train);
            for (const Field& field : fields()) { // each at both ends, the others as they are
                if (!field.isNumeric())
                    continue;
                Scenario one = s;
                field.setNumber(one, field.minimum);
                check(one);
                field.setNumber(one, field.maximum);
                check(one);
            }
            Scenario all = s; // and all at once
            for (const Field& field : fields()) {
                if (field.isNumeric())
                    field.setNumber(all, field.maximum);
            }
            check(all);
            all.pp = 1;
            check(all);
        }
    }
    test::RandomScenarios random(104);
    for (int i = 0; i < 1500; ++i) {
        Scenario s = random.any();
        s.estimator = Choice<Estimator>::named("detailed");
        check(s);
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    CAPTURE(answered, taken.count());
    CHECK(saturated > 10);
    CHECK(taken.count() / answered < 0.02);
}
