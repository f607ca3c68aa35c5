// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// How the account is held against runs that were measured: medians, outcomes, and what a reading counts.
#include "catch.h"

#include "estimate/detailed/measured_run.h"
#include "estimate/detailed/uncertainty.h"
#include "oracle_support.h"

#include <algorithm>

using namespace memladder::detailed;

namespace {

MeasuredRun run(const char* framework = "megatron") {
    MeasuredRun out;
    out.id = "x";
    out.source = "here";
    LayerOutline layer;
    layer.count = 4;
    layer.heads = layer.kvHeads = 4;
    layer.query = layer.key = layer.value = layer.output = 64;
    layer.ffn = 256;
    layer.dividedParams = 1000;
    layer.replicatedParams = 24;
    out.model.hidden = 64;
    out.model.vocab = 100;
    out.model.layers = 4;
    out.model.segments = {layer};
    out.setup.framework = oracle::frameworkNamed(framework);
    out.setup.seq = 128;
    return out;
}

StageAccount accountOf(const MeasuredRun& one) {
    Account account;
    evaluate(one.model, one.setup, account);
    return account.stages.front();
}

/// Scored against figures that are off by these percents.
ScoreRow scored(std::initializer_list<double> percents) {
    ScoreRow row;
    for (const double percent : percents)
        row.readings.push_back({nullptr, Metric::Allocated, 1, 1 + percent / 100, {}});
    return row;
}

} // namespace

TEST_CASE("Medians and the ninth of ten by nearest rank") {
    CHECK_FALSE(scored({}).medianSigned());
    CHECK_FALSE(scored({}).p90Absolute());
    CHECK(*scored({-5}).medianSigned() == Approx(-5));
    CHECK(*scored({-5}).p90Absolute() == Approx(5));
    CHECK(*scored({4, -8, 1}).medianSigned() == Approx(1));
    CHECK(*scored({4, -8, 1}).medianAbsolute() == Approx(4));
    CHECK(*scored({4, -8, 1, 2}).medianSigned() == Approx(1.5));
    CHECK(*scored({4, -8, 1, 2}).medianAbsolute() == Approx(3));
    CHECK(*scored({1, 2, 3, 4, 5, 6, 7, 8, -9, 10}).p90Absolute() == Approx(9));
    CHECK(*scored({1, 2, 3, 4, 5, 6, 7, 8, -9, 10, 11}).p90Absolute() == Approx(10)); // ⌈0.9·11⌉ = the tenth
}

TEST_CASE("An outcome is right, wrong or within the range; what would wrongly run is counted by itself") {
    const MeasuredRun base = run();
    const Range range = rangeOf(base.setup, accountOf(base));
    REQUIRE(range.lowGib < range.highGib);
    const auto counted = [&](Outcome outcome, double usable) {
        MeasuredRun one = base;
        one.outcome = outcome;
        one.usableGib = usable;
        return scoreRuns({one}).outcomes;
    };
    const OutcomeCounts fits = counted(Outcome::Fits, range.highGib);
    CHECK((fits.right == 1 && fits.wrong == 0 && fits.unsure == 0 && fits.wronglyFits == 0));
    const OutcomeCounts fails = counted(Outcome::OutOfMemory, range.lowGib * 0.999);
    CHECK((fails.right == 1 && fails.wrong == 0));
    const OutcomeCounts wronglyFits = counted(Outcome::OutOfMemory, range.highGib);
    CHECK((wronglyFits.right == 0 && wronglyFits.wrong == 1 && wronglyFits.wronglyFits == 1));
    const OutcomeCounts wronglyFails = counted(Outcome::Fits, range.lowGib * 0.999);
    CHECK((wronglyFails.wrong == 1 && wronglyFails.wronglyFits == 0));
    CHECK(counted(Outcome::Fits, (range.lowGib + range.highGib) / 2).unsure == 1);
    const OutcomeCounts nothing = counted(Outcome::Fits, 0); // no capacity was stated
    CHECK((nothing.right == 0 && nothing.wrong == 0 && nothing.unsure == 0));
}

TEST_CASE("A reading of active memory counts the gathered layers that wait to be freed") {
    MeasuredRun one = run("hf");
    one.setup.division = memladder::Division::Fsdp1;
    one.setup.dp = one.setup.shardGroup = 4;
    const StageAccount stage = accountOf(one);
    CHECK(stage.waiting == 2 * 2 * 1024); // two layers in flight, two bytes a parameter
    one.readings = {{Metric::Allocated, 1, false}, {Metric::Allocated, 1, true}, {Metric::Reserved, 1, true}};
    const Score score = scoreRuns({one});
    REQUIRE(score.rows.size() == 2);
    REQUIRE(score.rows.front().readings.size() == 2);
    const double gib = 1024.0 * 1024 * 1024;
    double least = 1e9;
    double most = 0;
    for (const ScoredReading& reading : score.rows.front().readings) {
        least = std::min(least, reading.predicted);
        most = std::max(most, reading.predicted);
    }
    CHECK(least * gib == Approx(stage.allocated));
    CHECK((most - least) * gib == Approx(stage.waiting));
    CHECK(score.rows.back().readings.front().predicted * gib == Approx(stage.reserved));
}
