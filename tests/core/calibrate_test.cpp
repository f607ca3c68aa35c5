// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/random_scenario.h"

#include "estimate/calibrate.h"
#include "estimate/evaluate.h"
#include "explain/derivation.h"
#include "scenario_support.h"

#include <algorithm>

using namespace memladder;
using test::with;

namespace {

Scenario run(test::Typed more = {}) {
    return with(with(Scenario(), {{"model", "llama-3.1-8b"}, {"estimator", "detailed"}, {"gpus", "8"}, {"zero", "1"}, {"seq", "8k"}}), more);
}

Choice<MemoryFigure> figure(std::string_view key) {
    return Choice<MemoryFigure>::named(key);
}

} // namespace

TEST_CASE("One measured peak becomes a term, and the measured figure comes out") {
    const Plan before = evaluate(run());
    for (const MemoryFigure& row : Registry<MemoryFigure>::rows()) {
        for (const int percent : {90, 100, 107}) {
            CAPTURE(row.key, percent);
            const Bytes measured = Bytes::of(figureOf(before, figure(row.key)).count() / 100 * percent);
            const Result<Calibrated> found = calibrate(run(), figure(row.key), measured);
            REQUIRE(found);
            CHECK(found->computed == figureOf(before, figure(row.key)));
            CHECK(figureOf(found->plan, figure(row.key)) == measured);
            CHECK(found->plan.size(Term::Calibration) == found->residual());
            CHECK(found->plan.total() == before.total() + found->residual());
            CHECK(found->plan == evaluate(found->scenario));
            // What lies inside the figure moves with it, what lies inside of less does not.
            const StagePlan& was = before.detailed->peak();
            const StagePlan& is = found->plan.detailed->peak();
            CHECK(is.reserved == was.reserved + (row.reserved ? found->residual() : Bytes()));
            const Bytes moved = was.allocated + (row.allocated ? found->residual() : Bytes());
            CHECK(is.allocated == std::min(moved, is.reserved)); // which cannot hold less than is allocated from it
            CHECK(found->plan.detailed->low == before.detailed->low + found->residual());
            CHECK(found->plan.detailed->high == before.detailed->high + found->residual());
        }
    }
}

TEST_CASE("Allocated bytes are compared with the stage that allocates most, wherever most is reserved") {
    const Scenario pipeline = with(Scenario(), {{"model", "phi-2"}, {"estimator", "detailed"}, {"framework", "torchtitan"}, {"gpus", "16"}, {"pp", "4"}, {"cp", "2"},
                                                {"zero", "1"}, {"seq", "8k"}, {"recompute", "selective-op"}, {"micro_batches", "2"}, {"imbalance", "1.1"}});
    const Plan before = evaluate(pipeline);
    Bytes most;
    for (const StagePlan& stage : before.detailed->stages)
        most = std::max(most, stage.allocated);
    CHECK(most > before.detailed->peak().allocated);
    const Result<Calibrated> found = calibrate(pipeline, figure("allocated"), most + Bytes::of(1'000'000));
    REQUIRE(found);
    CHECK(found->residual() == Bytes::of(1'000'000));
    CHECK(found->stage != before.detailed->peakStage);
    CHECK(figureOf(found->plan, figure("allocated")) == most + Bytes::of(1'000'000));
    const Result<Calibrated> reserved = calibrate(pipeline, figure("reserved"), before.detailed->peak().reserved);
    REQUIRE(reserved);
    CHECK(reserved->stage == before.detailed->peakStage);
    CHECK(reserved->residual() == Bytes());
}

TEST_CASE("No figure that a run can be measured by holds the reserve that is kept beside it") {
    const Plan bare = evaluate(run());
    const Plan reserved = evaluate(run({{"reserve", "5GiB"}}));
    for (const MemoryFigure& row : Registry<MemoryFigure>::rows()) {
        CAPTURE(row.key);
        CHECK(figureOf(reserved, figure(row.key)) == figureOf(bare, figure(row.key)));
    }
    CHECK(reserved.total() == bare.total() + Bytes::of(5 * kGiB));
}

TEST_CASE("A second calibration replaces the first") {
    const Bytes measured = Bytes::of(70 * kGiB);
    const Result<Calibrated> once = calibrate(run(), figure("reserved"), measured);
    REQUIRE(once);
    const Result<Calibrated> twice = calibrate(once->scenario, figure("reserved"), measured);
    REQUIRE(twice);
    CHECK(twice->scenario == once->scenario);
    CHECK(twice->computed == once->computed);
}

TEST_CASE("The residual stays a term when the scenario moves on, and no total falls below zero") {
    test::RandomScenarios random(71);
    int negative = 0;
    for (int i = 0; i < 1500; ++i) {
        Scenario s = random.believable();
        s.estimator = Choice<Estimator>::named("detailed");
        s.framework = random.choice<Framework>();
        const Plan before = evaluate(s);
        if (hasError(before.issues()))
            continue;
        s.calibration = Calibration{random.choice<MemoryFigure>(), Bytes::of(static_cast<std::int64_t>(random.below(60)) * kGiB - 40 * kGiB)};
        const Plan after = evaluate(s);
        Bytes sum;
        for (const TermInfo& row : allTerms())
            sum += after.size(row.term);
        CHECK(sum == after.total());
        CHECK(after.total() >= Bytes());
        CHECK(after.detailed->peak().allocated >= Bytes());
        CHECK(after.detailed->peak().allocated <= after.detailed->peak().reserved);
        CHECK(after.total() == before.total() + after.size(Term::Calibration));
        CHECK(derive(after, Term::Calibration).result == after.size(Term::Calibration));
        negative += after.size(Term::Calibration) < Bytes() ? 1 : 0;
        s.estimator = {};
        CHECK(evaluate(s).size(Term::Calibration) == Bytes()); // the textbook has no such figures
    }
    CHECK(negative > 100);
}

TEST_CASE("What cannot be calibrated is refused with its reason") {
    CHECK(calibrate(run({{"estimator", "textbook"}}), figure("allocated"), Bytes::of(kGiB)).error().where == "estimator");
    CHECK(calibrate(run(), figure("allocated"), Bytes()).error().where == "measured");
    CHECK(calibrate(run({{"tp", "3"}}), figure("allocated"), Bytes::of(kGiB)).error().where == "tp");
}

TEST_CASE("A calibration reads the text that it writes, to the byte") {
    for (const std::int64_t bytes : {0LL, 1LL, 12'345LL, 569'123'457LL, 61'203'283'968LL}) {
        for (const char* key : {"allocated", "reserved", "driver"}) {
            for (const int sign : {1, -1}) {
                const Calibration value{figure(key), Bytes::of(sign * bytes)};
                CAPTURE(value.text());
                CHECK(Calibration::fromText(value.text()) == value);
            }
        }
    }
    for (const char* bad : {"", "allocated", "+1GiB", "allocated+", "allocated+1", "used+1GiB", "allocated+-1GiB", "allocated 1GiB"})
        CHECK_FALSE(Calibration::fromText(bad));
}
