// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Any combination of fields, extremes among them, under every estimator: MEMLADDER_SCENARIOS of them (6,000 where it is
/// not set; README asks for a million).
#include "catch.h"
#include "core/random_scenario.h"

#include "estimate/evaluate.h"
#include "explain/derivation.h"
#include "search/cost.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <string>

using namespace memladder;

namespace {

std::uint64_t wanted() {
    const char* text = std::getenv("MEMLADDER_SCENARIOS");
    return text == nullptr ? 6'000 : std::max<std::uint64_t>(1, std::strtoull(text, nullptr, 10));
}

/// The table's own ends, or near them, in some fields of a job.
Scenario atTheEnds(test::RandomScenarios& random) {
    Scenario s = random.sometimes(2) ? random.believable() : Scenario();
    for (const Field& field : fields()) {
        if (!field.isNumeric() || !random.sometimes(4))
            continue;
        const std::uint64_t step = random.below(3);
        field.setNumber(s, random.sometimes(2) ? std::min(field.maximum, field.minimum + step)
                                               : std::max(field.minimum, field.maximum - step));
    }
    return s;
}

Scenario next(test::RandomScenarios& random, std::uint64_t i) {
    Scenario s = i % 4 < 2 ? random.any() : i % 4 == 2 ? random.believable() : atTheEnds(random);
    s.estimator = random.choice<Estimator>();
    return s;
}

bool isSize(Bytes bytes) {
    return bytes >= Bytes();
}

/// Work of this process in seconds: a busy machine does not count.
double worked() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace

TEST_CASE("Any fields give a plan without overflow, without a negative size, at once") {
    test::RandomScenarios random(9);
    const std::uint64_t count = wanted();
    std::uint64_t saturated = 0;
    std::uint64_t derived = 0;
    double slowest = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        const Scenario s = next(random, i);
        CAPTURE(i);
        const double before = worked();
        const Plan plan = evaluate(s);
        slowest = std::max(slowest, worked() - before);

        // Counted, and asked once: a million scenarios are some hundred million comparisons.
        int wrong = 0;
        const auto ask = [&](bool holds) { wrong += holds ? 0 : 1; };
        Bytes sum;
        for (const TermInfo& row : allTerms()) {
            ask(row.term == Term::Calibration || isSize(plan.size(row.term)));
            ask(isSize(plan.footprint.host[row.term]));
            sum += plan.size(row.term);
        }
        ask(sum == plan.total());
        ask(isSize(plan.total()) && isSize(plan.hostPerNode()) && isSize(plan.capacity()));
        ask(std::isfinite(plan.utilization()) && plan.utilization() >= 0);
        ask(plan.fits() == (plan.headroom() >= Bytes()));
        if (plan.detailed) {
            ask(plan.detailed->peakStage < plan.detailed->stages.size());
            ask(isSize(plan.detailed->low) && plan.detailed->low <= plan.detailed->high && isSize(plan.detailed->outside));
            for (const StagePlan& stage : plan.detailed->stages) {
                ask(isSize(stage.allocated) && stage.allocated <= stage.reserved);
                ask(std::isfinite(stage.inFlight) && stage.inFlight >= 0);
                ask(stage.terms.total() <= plan.total() + Bytes::of(64)); // terms are rounded one by one
            }
        }
        CHECK(wrong == 0);
        if (plan.total().isSaturated()) {
            ++saturated;
            CHECK(format::size(plan.total()).starts_with("≥ "));
            CHECK((hasError(plan.issues()) || !plan.fits()));
        }
        // The other path to the same numbers, for one in twenty: every term's own derivation.
        if (i % 20 == 0 && !(plan.detailed && (hasError(plan.issues()) || plan.total().isSaturated()))) {
            for (const TermInfo& row : plan.detailed ? allTerms() : terms()) {
                ++derived;
                wrong += derive(plan, row.term).result == plan.size(row.term) ? 0 : 1;
                wrong += derive(plan, row.term, Place::Host).result == plan.footprint.host[row.term] ? 0 : 1;
            }
            CHECK(wrong == 0);
        }
        if (i % 20 == 0) {
            CHECK_FALSE(verdictText(plan).empty());
            CHECK_FALSE(pileText(plan).empty());
            if (!hasError(plan.issues())) {
                const Cost cost = costOf(plan);
                CHECK(std::isfinite(cost.percent()));
                CHECK(cost.percent() >= 0);
            }
        }
    }
    WARN(count << " scenarios, " << saturated << " saturated, " << derived << " terms derived, slowest " << slowest * 1e3 << " ms");
    CHECK(saturated > count / 1000);
    CHECK(derived > count / 20);
    CHECK(slowest < 0.25); // of a debug build under sanitizers; a release build stays below a hundredth of that
}
