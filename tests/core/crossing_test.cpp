// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/scenario_support.h"

#include "search/crossing.h"

using namespace memladder;
using test::with;

TEST_CASE("the memory wall of 30 B on 80 GB: ZeRO-2 from 21 GPUs, ZeRO-3 from 6, DDP and ZeRO-1 never") {
    const Bytes card = Bytes::of(80 * kGB);
    const auto exact = [&](const char* zero) { return fewestGpus(with({}, {{"zero", zero}}), card, Measure::States); };
    const auto power = [&](const char* zero) { return fewestGpusPowerOfTwo(with({}, {{"zero", zero}}), card, Measure::States); };
    CHECK_FALSE(exact("0"));
    CHECK_FALSE(exact("1"));
    CHECK(exact("2") == 21U); // 60e9 + 420e9/N ≤ 80e9
    CHECK(exact("3") == 6U);  // 480e9/N ≤ 80e9
    CHECK_FALSE(power("1"));
    CHECK(power("2") == 32U);
    CHECK(power("3") == 8U);
    CHECK(fewestGpus(with({}, {{"zero", "1"}, {"params", "20B"}}), card, Measure::States) == std::nullopt); // 80e9 + 240e9/N
    CHECK(fewestGpus(with({}, {{"params", "1B"}}), card, Measure::States) == 1U);
    // With TP 4 only multiples of 4 exist: 480e9/N on 8.
    CHECK(fewestGpus(with({}, {{"zero", "3"}, {"tp", "4"}}), card, Measure::States) == 8U);
    CHECK(fewestGpusPowerOfTwo(with({}, {{"zero", "3"}, {"tp", "3"}}), card, Measure::States) == std::nullopt);
}

TEST_CASE("the longest sequences of 30 B under ZeRO-3 on 8 GPUs, with 10 GiB in reserve") {
    const Scenario s = with({}, {{"zero", "3"}, {"reserve", "10GiB"}});
    const auto longest = [&](const char* mode, std::int64_t gb) {
        return longestSequence(with(s, {{"recompute", mode}}), Bytes::of(gb * kGB));
    };
    CHECK(longest("none", 80) == 394U);
    CHECK(longest("none", 141) == 1807U);
    CHECK(longest("none", 192) == 2507U);
    CHECK(longest("selective", 80) == 572U);
    CHECK(longest("selective", 141) == 5562U);
    CHECK(longest("selective", 192) == 9734U);
    CHECK(longest("full", 80) == 9732U);
    CHECK(longest("full", 141) == 94559U);
    CHECK(longest("full", 192) == 165481U);
    CHECK_FALSE(longest("none", 60));
    const auto overtaken = [&](const char* mode) { return longestSequenceBelowStates(with(s, {{"recompute", mode}})); };
    CHECK(overtaken("none") == 1676U); // the curves meet at 1676.6
    CHECK(overtaken("selective") == 4908U); // 60e9 / (34·6784·53)
    CHECK(overtaken("full") == 83437U);
    // Both edges are what they claim.
    CHECK(evaluate(with(s, {{"recompute", "full"}, {"capacity", "141GB"}, {"seq", "94559"}})).fits());
    CHECK_FALSE(evaluate(with(s, {{"recompute", "full"}, {"capacity", "141GB"}, {"seq", "94560"}})).fits());
}

TEST_CASE("What fills a card to the byte still fits on it, and a byte less does not") {
    const Scenario s = with({}, {{"zero", "3"}, {"seq", "394"}});
    const Plan plan = evaluate(s);
    const Bytes byte = Bytes::of(1);
    CHECK(longestSequence(s, plan.total()) == 394U);
    CHECK(longestSequence(s, plan.total() - byte) == 393U);
    for (const Measure measure : {Measure::States, Measure::Total}) {
        const Bytes full = measured(plan, measure);
        CHECK(fewestGpus(s, full, measure) == 8U);
        CHECK(fewestGpus(s, full - byte, measure) == 9U);
        CHECK(fewestGpusPowerOfTwo(s, full, measure) == 8U);
        CHECK(fewestGpusPowerOfTwo(s, full - byte, measure) == 16U);
    }
    // The smallest multiple and the shortest sequence can be the answer themselves.
    CHECK(longestSequence(s, evaluate(with(s, {{"seq", "1"}})).total()) == 1U);
    CHECK(fewestGpus(s, evaluate(with(s, {{"gpus", "1"}})).total(), Measure::Total) == 1U);
}

TEST_CASE("A layout of as many ranks as are looked at is tried once") {
    const Scenario s = with({}, {{"tp", "512"}, {"pp", "32"}, {"cp", "8"}, {"hidden", "65536"}, {"heads", "512"}, {"layers", "64"}, {"zero", "3"}});
    REQUIRE(s.tp * s.pp * s.cp == kMostGpus);
    CHECK_FALSE(fewestGpus(s, Bytes::of(1), Measure::States));
    const Plan plan = evaluate(with(s, {{"gpus", "131072"}}));
    REQUIRE_FALSE(hasError(plan.issues()));
    CHECK(fewestGpus(s, plan.total(Category::State), Measure::States) == kMostGpus);
}
