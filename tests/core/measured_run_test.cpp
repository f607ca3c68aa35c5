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
    CHECK((nothing.right == 0 && nothing.wrong == 0 && nothing.unsure == 0 && nothing.notJudged == 1));
    CHECK(fits.notJudged == 0);
    MeasuredRun ran = base; // a run with figures that fitted
    ran.readings = {{Metric::Allocated, 1}};
    ran.ran = true;
    CHECK(scoreRuns({ran}).ran.notJudged == 1);
    ran.ran = false; // no outcome is told
    CHECK(scoreRuns({ran}).ran.notJudged + scoreRuns({ran}).outcomes.notJudged == 0);
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

TEST_CASE("Open facts leave the least and the most of the candidates' figures, and name what changes them") {
    const auto candidate = [](std::int64_t seq, const char* word, const char* other) {
        Candidate out{run(), {word, other}};
        out.run.setup.seq = seq;
        out.run.readings = {{Metric::Allocated, 1}, {Metric::Reserved, 1}};
        return out;
    };
    const std::vector<Candidate> candidates{candidate(256, "long", "yes"), candidate(128, "short", "yes"), candidate(256, "long", "no"),
                                            candidate(128, "short", "no")};
    const OpenFacts open = openFactsOf({"length", "idle"}, candidates);
    CHECK(open.candidates == 4);
    REQUIRE(open.readings.size() == 2);
    const double gib = 1024.0 * 1024 * 1024;
    CHECK(open.readings[0].low * gib == Approx(accountOf(candidates[1].run).allocated));
    CHECK(open.readings[0].high * gib == Approx(accountOf(candidates[0].run).allocated));
    CHECK(open.readings[1].low * gib == Approx(accountOf(candidates[1].run).reserved));
    CHECK(open.readings[1].high * gib == Approx(accountOf(candidates[0].run).reserved));
    CHECK(open.readings[0].open());
    REQUIRE(open.values.size() == 2);
    REQUIRE(open.values[0].size() == 1); // twins differ in "idle" alone and hold the same
    CHECK(open.values[0][0].column == "length");
    CHECK(open.values[0][0].low == "short");
    CHECK(open.values[0][0].high == "long");

    // A fact without a twin cannot be told to be idle, so it is named.
    CHECK(openFactsOf({"length", "idle"}, {candidates[0], candidates[1], candidates[2]}).values[0].size() == 2);
    // One that does not arise is not.
    const std::vector<Candidate> without{candidate(256, "long", ""), candidate(128, "short", "")};
    CHECK(openFactsOf({"length", "idle"}, without).values[0].size() == 1);
    CHECK_FALSE(openFactsOf({}, {Candidate{candidates[0].run, {}}}).readings[0].open());
}

TEST_CASE("A bracketed reading is no part of the errors; it lies within, or outside by a share of itself") {
    MeasuredRun one = run();
    one.readings = {{Metric::Allocated, 10}};
    one.open = OpenFacts{2, {{8, 12}}, {{{"loss_id", "a", "b"}}}, Call::Unsure};
    MeasuredRun low = one;
    low.open->readings = {{11, 15}};
    MeasuredRun high = one;
    high.open->readings = {{4, 8}};
    high.source = "there";
    MeasuredRun point = one;
    point.open->readings = {{8, 8}}; // nothing that is open matters
    MeasuredRun refused = one;
    refused.skip = Skip::Refused;
    refused.refusal = "fp8 nvfp4 is not modelled";
    MeasuredRun incomplete = one;
    incomplete.skip = Skip::Incomplete;
    incomplete.refusal = "missing seq_len";
    const std::vector<MeasuredRun> runs{one, low, high, point, refused, incomplete, incomplete};
    const Score score = scoreRuns(runs);
    REQUIRE(score.rows.size() == 2);
    const ScoreRow& here = score.rows[0];
    CHECK(here.readings.size() == 1); // the point
    CHECK(here.refused == 1);
    CHECK(here.incomplete == 2);
    REQUIRE(score.sources.size() == 2);
    CHECK((score.sources[0].runs == 6 && score.sources[0].evaluated() == 3));
    CHECK((score.sources[0].refused == 1 && score.sources[0].incomplete == 2));
    CHECK(score.sources[0].refusedPercent() == Approx(100.0 / 6));
    CHECK(score.sources[1].refusedPercent() == 0);
    REQUIRE(score.skipped.size() == 2);
    CHECK((score.skipped[1].skip == Skip::Incomplete && score.skipped[1].count == 2));
    REQUIRE(here.bracketed.size() == 2);
    CHECK(here.within() == 1);
    CHECK_FALSE(here.bracketed[0].within()); // first
    CHECK(here.bracketed[0].outsidePercent() == Approx(10));
    CHECK(here.bracketed[1].outsidePercent() == 0);
    CHECK(here.bracketed[1].widthPercent() == Approx(40));
    REQUIRE(here.bracketed[1].open.size() == 1);
    CHECK(here.bracketed[1].open[0].column == "loss_id");
    CHECK(score.rows[1].within() == 0);
    CHECK(score.rows[1].bracketed[0].outsidePercent() == Approx(-20));
    CHECK_FALSE(score.rows[1].medianAbsolute());
    REQUIRE(score.bracketed.size() == 2);
    CHECK((score.bracketed[0].source == "here" && score.bracketed[0].count == 2 && score.bracketed[0].within == 1));
    CHECK(score.bracketed[0].medianWidthPercent == Approx(40));
    CHECK((score.bracketed[1].source == "there" && score.bracketed[1].within == 0));
}

TEST_CASE("Candidates that disagree about a card leave its outcome unsure") {
    Candidate small{run(), {"short"}};
    Candidate large{run(), {"long"}};
    large.run.setup.seq = 1 << 20;
    const Range least = rangeOf(small.run.setup, accountOf(small.run));
    const Range most = rangeOf(large.run.setup, accountOf(large.run));
    REQUIRE(least.highGib < most.lowGib);
    const auto called = [&](double usable) {
        small.run.usableGib = large.run.usableGib = usable;
        return openFactsOf({"length"}, {small, large, small}).call;
    };
    CHECK(called(most.highGib) == Call::Fits);
    CHECK(called(least.lowGib * 0.999) == Call::Fails);
    CHECK(called((least.highGib + most.lowGib) / 2) == Call::Unsure);
}

TEST_CASE("A figure whose metric nobody states lies between allocated and what a driver shows") {
    MeasuredRun one = run();
    one.readings = {{Metric::Unstated, 5}};
    const std::vector<MeasuredRun> runs{one};
    const Score score = scoreRuns(runs);
    REQUIRE(score.rows.size() == 1);
    CHECK(metricKey(score.rows[0].metric) == "unstated");
    REQUIRE(score.rows[0].bracketed.size() == 1);
    const BracketedReading& reading = score.rows[0].bracketed[0];
    const double gib = 1024.0 * 1024 * 1024;
    CHECK(reading.bracket.low * gib == Approx(accountOf(one).allocated));
    CHECK((reading.bracket.high - kOutsideGib) * gib == Approx(accountOf(one).reserved));
    REQUIRE(reading.open.size() == 1);
    CHECK((reading.open[0].column == "metric_id" && reading.open[0].low == "allocated" && reading.open[0].high == "driver"));
}
