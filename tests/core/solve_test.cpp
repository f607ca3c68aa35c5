// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/random_scenario.h"
#include "core/scenario_support.h"

#include "scenario/field.h"
#include "search/solve.h"
#include "search/suggest.h"

#include <bit>
#include <cmath>
#include <tuple>

using namespace memladder;
using test::drill;

namespace {

Solution solve(std::string_view key, const Scenario& s, const Pins& pins = {}) {
    const Question* question = findQuestion(key);
    REQUIRE(question);
    return question->solve(s, pins);
}

bool fitsWith(Scenario s, std::string_view key, std::uint64_t value, const Pins& pins) {
    field(key).setNumber(s, value);
    return anyFits(LayoutSpace(s, pins));
}

/// The same for a sequence that the layout's context-parallel ranks can share: they take two chunks each.
bool sequenceFits(Scenario s, std::uint64_t tokens, const Pins& pins) {
    s.seq = tokens;
    const LayoutSpace space(s, pins);
    Meter meter(space);
    bool fits = false;
    space.forEach([&](const Layout& layout) {
        fits = (layout.cp == 1 || tokens % (2 * layout.cp) == 0) && meter.total(layout) <= space.job().capacity.bytes();
        return !fits;
    });
    return fits;
}

/// A small job on small cards, so that its edges are near.
Scenario small(test::RandomScenarios& random, Pins& pins) {
    Scenario s = random.believable();
    s.params = 1'000'000 * (random.below(3000) + 1);
    s.layers.reset();
    s.hidden.reset();
    s.heads.reset();
    if (random.sometimes(4)) {
        s.layers = random.below(12) + 1;
        s.heads = 4 * (random.below(4) + 1);
        s.hidden = *s.heads * 64;
    }
    s.seq = 256 * random.powerOfTwo(7);
    s.tp = s.pp = s.cp = s.vpp = s.ep = 1;
    s.microBatches.reset();
    s.experts.reset();
    s.topK.reset();
    s.reserve = CardSize();
    s.gpus = random.powerOfTwo(4);
    s.capacity = CardSize::gb(static_cast<std::int64_t>(random.below(12) + 1));
    s.globalBatch = random.sometimes(3) ? std::optional(random.powerOfTwo(6)) : std::nullopt;
    pins = {};
    pins.zero = random.sometimes(3);
    pins.recompute = random.sometimes(3);
    pins.tp = random.sometimes(4);
    pins.pp = random.sometimes(4);
    pins.cp = random.sometimes(4);
    pins.microBatch = true;
    if (pins.tp)
        s.tp = random.below(3) + 1;
    return s;
}

} // namespace

TEST_CASE("The drill's smallest number of GPUs: 15 exactly, 16 as a power of two") {
    const Solution found = solve("min-gpus", drill());
    // bound: (2607.7032 + 4.5)/182 = 14.353 → 15; the reference sheet divides 2607.7 by 177.5: 14.69 → 15
    CHECK(found.exactBound == 15u);
    CHECK(bound(drill()).fewestGpusExactly() == Approx((2607.7032 + 4.5) / 182).epsilon(1e-6));
    CHECK(2607.7032 / (192 - 10 - 4.5) == Approx(14.7).margin(0.05));
    CHECK(found.exact == 15u);
    CHECK(found.answer == 16u);
    CHECK(found.powerOfTwo == 16u);
    CHECK(found.wholeNodes == 16u);
    REQUIRE(found.plan);
    CHECK(found.plan->fits());
    CHECK(found.plan->job.layout.gpus == 16);
    REQUIRE(found.blocked);
    CHECK(found.blocked->at == 8);
    CHECK(found.blocked->term == Term::Optimizer);
    CHECK(found.blocked->text.find("325.96 GiB > 182.00 GiB") != std::string::npos);
}

TEST_CASE("What is pinned is solved for as it stands") {
    Pins alone;
    alone.tp = alone.pp = alone.cp = true;
    const Solution found = solve("min-gpus", drill(), alone);
    // ZeRO-3 + full: 2607.7/N + 6.8 + 4.5 + 10 ≤ 192 → N ≥ 15.3
    CHECK(found.exact == 16u);
    REQUIRE(found.plan);
    CHECK(std::round(found.plan->total().gib() * 10) == 1843);

    // The ladder of 30 B with states alone: ZeRO-2 crosses 74.5 GiB at 21 GPUs, ZeRO-3 at 6. Full recompute adds 1.4 GiB.
    Scenario ladder;
    ladder.params = 30'000'000'000;
    ladder.seq = 1;
    alone.zero = true;
    ladder.zero = Choice<Sharding>::named("2");
    CHECK(solve("min-gpus", ladder, alone).exactBound == 7u); // 480/80 = 6, and a little for activations
    // 2Ψ + 14Ψ/N: (60 + 420/N) GB ≤ 80 GB − 2·s·b·h·L → N = 22 (21 would leave exactly nothing for activations)
    CHECK(solve("min-gpus", ladder, alone).exact == 22u);
    ladder.zero = Choice<Sharding>::named("1");
    const Solution never = solve("min-gpus", ladder, alone);
    CHECK_FALSE(never.answer);
    REQUIRE(never.blocked);
    CHECK(never.blocked->term == Term::Parameters);
    CHECK(never.blocked->at == field("gpus").maximum); // no more can be asked for

    Pins odd;
    odd.tp = true;
    Scenario three = drill();
    three.tp = 3;
    const Solution thirds = solve("min-gpus", three, odd);
    CHECK_FALSE(thirds.powerOfTwo);
    CHECK(thirds.exact == 15u);
    CHECK(thirds.answer == 24u); // 3·2^k
}

TEST_CASE("The smallest number of GPUs is right, tried one by one") {
    test::RandomScenarios random(99);
    int answered = 0;
    for (int i = 0; i < 500; ++i) {
        Pins pins;
        const Scenario s = small(random, pins);
        const Solution found = solve("min-gpus", s, pins);
        INFO("params " << s.params << " seq " << s.seq << " capacity " << s.capacity->text());
        const std::uint64_t upTo = found.exact.value_or(64);
        if (upTo > 300)
            continue;
        for (std::uint64_t n = 1; n < upTo; ++n)
            CHECK_FALSE(fitsWith(s, "gpus", n, pins));
        if (!found.exact)
            continue;
        ++answered;
        CHECK(fitsWith(s, "gpus", *found.exact, pins));
        REQUIRE(found.plan);
        CHECK(found.plan->fits());
        CHECK(found.plan == evaluate(*found.scenario));
        if (found.exactBound)
            CHECK(*found.exactBound <= *found.exact);
        if (found.powerOfTwo) {
            CHECK(std::has_single_bit(*found.powerOfTwo));
            CHECK(fitsWith(s, "gpus", *found.powerOfTwo, pins));
            if (*found.powerOfTwo > 1)
                CHECK_FALSE(fitsWith(s, "gpus", *found.powerOfTwo / 2, pins));
        }
        if (found.wholeNodes) {
            CHECK(*found.wholeNodes % 8 == 0);
            CHECK(fitsWith(s, "gpus", *found.wholeNodes, pins));
        }
        if (found.blocked)
            CHECK_FALSE(fitsWith(s, "gpus", found.blocked->at, pins));
    }
    CHECK(answered > 150);
}

TEST_CASE("The largest model, sequence and micro-batch fit, and one more does not") {
    test::RandomScenarios random(5);
    int answered[3] = {0, 0, 0};
    int shared = 0;
    for (int i = 0; i < 450; ++i) {
        Pins pins;
        const Scenario s = small(random, pins);
        const std::string_view keys[] = {"max-params", "max-seq", "max-micro-batch"};
        const auto which = static_cast<std::size_t>(i % 3);
        const Question& question = *findQuestion(keys[which]);
        const Field& axis = field(question.field);
        const Solution found = question.solve(s, pins);
        INFO(question.key << " params " << s.params << " seq " << s.seq << " gpus " << s.gpus << " capacity " << s.capacity->text());
        if (!found.answer) {
            if (question.field == "seq" && pins.cp)
                continue;
            CHECK_FALSE(fitsWith(s, question.field, 1, pins));
            continue;
        }
        ++answered[which];
        const bool ofTokens = question.field == "seq";
        const auto fitsAt = [&](std::uint64_t value) { return ofTokens ? sequenceFits(s, value, pins) : fitsWith(s, question.field, value, pins); };
        CHECK(fitsAt(*found.answer));
        REQUIRE(found.plan);
        CHECK(found.plan->fits());
        CHECK(axis.number(*found.scenario) == *found.answer);
        if (*found.answer == axis.maximum)
            continue;
        CHECK_FALSE(fitsAt(*found.answer + 1));
        const std::uint64_t cp = found.plan->job.layout.cp;
        const std::uint64_t step = ofTokens && cp > 1 ? 2 * cp : 1;
        shared += step > 1 ? 1 : 0;
        CHECK(*found.answer % step == 0);
        if (*found.answer + step > axis.maximum)
            continue;
        REQUIRE(found.blocked);
        CHECK(found.blocked->at == *found.answer + step);
        CHECK_FALSE(fitsAt(found.blocked->at));
        // Nothing larger fits either: memory is not monotone where the shape steps.
        for (int j = 0; j < 40; ++j) {
            const std::uint64_t beyond = *found.answer + 1 + random.below(std::max<std::uint64_t>(2, *found.answer / 4));
            if (beyond <= axis.maximum)
                CHECK_FALSE(fitsAt(beyond));
        }
    }
    CHECK(shared > 5);
    CHECK(answered[0] > 50);
    CHECK(answered[1] > 50);
    CHECK(answered[2] > 25);
}

TEST_CASE("Solving answers at the edges of the fields") {
    Scenario huge;
    huge.params = field("params").maximum;
    huge.seq = 10u << 20;
    for (const std::uint64_t layers : {std::uint64_t{1000}, field("layers").maximum}) {
        huge.layers = layers;
        const Solution solution = solve("min-gpus", huge);
        CHECK((solution.answer || solution.blocked));
    }
    Scenario many;
    many.gpus = 1u << 20;
    for (const Question& question : questions()) {
        const Solution solution = question.solve(many, {});
        CHECK((solution.answer || solution.blocked));
    }
}

TEST_CASE("With pinned axes the number of GPUs is a multiple of their product") {
    Pins pins;
    pins.tp = pins.pp = true;
    for (const auto& [tp, pp] : {std::pair{"2", "4"}, {"4", "2"}, {"4", "3"}, {"1", "6"}}) {
        const Scenario s = drill({{"tp", tp}, {"pp", pp}});
        const Solution found = solve("min-gpus", s, pins);
        INFO(tp << " x " << pp);
        REQUIRE(found.exact);
        CHECK(*found.exact % (s.tp * s.pp) == 0);
        CHECK(fitsWith(s, "gpus", *found.exact, pins));
        for (std::uint64_t n = 1; n < *found.exact; ++n)
            CHECK_FALSE(fitsWith(s, "gpus", n, pins));
    }
}

TEST_CASE("Where the largest model that can be typed fits, nothing blocks") {
    const Solution found = solve("max-params", drill({{"gpus", "131072"}, {"capacity", "100000GB"}, {"reserve", "0"}, {"recompute", "full"}}));
    REQUIRE(found.answer);
    CHECK(*found.answer == field("params").maximum);
    CHECK_FALSE(found.blocked);
}

TEST_CASE("The largest size of a scaled model is the last that fits, on any number of GPUs") {
    const Pins free;
    Pins kept;
    kept.recompute = true;
    Pins pinned = kept;
    pinned.tp = true;
    struct Case {
        const char* model;
        test::Typed typed;
        Pins pins;
    };
    const Case cases[] = {{"llama-3.1-8b", {}, free},
                          {"llama-3.1-8b", {{"train", "qlora"}}, free},
                          {"llama-3.1-8b", {{"recompute", "none"}}, kept}, // the widest tensor parallelism alone
                          {"llama-3.1-8b", {{"global_batch", "256"}, {"recompute", "full"}, {"tp", "2"}}, pinned},
                          {"deepseek-v2-lite", {{"reference", "bf16"}}, free},
                          {"mixtral-8x7b", {{"seq", "16384"}, {"attention", "flash"}}, free}};
    int many = 0;
    for (const Case& at : cases) {
        for (const char* gpus : {"8", "4096", "1000000"}) {
            const Scenario s = test::with(test::with({}, {{"model", at.model}, {"scaled", "on"}, {"gpus", gpus}}), at.typed);
            INFO(at.model << " on " << gpus);
            const Solution found = solve("max-params", s, at.pins);
            REQUIRE(found.answer);
            CHECK(found.plan->fits());
            CHECK(fitsWith(s, "params", *found.answer, at.pins));
            many += *found.answer > 1'000'000'000'000 ? 1 : 0;
            // Nor where a layer more brings other pipelines: the first size of each of the next depths.
            const auto layersAt = [&s](std::uint64_t params) {
                Scenario point = s;
                point.params = params;
                return resolve(point).shape.layers;
            };
            std::uint64_t beyond = *found.answer;
            for (int i = 0; i < 5; ++i) {
                CHECK_FALSE(fitsWith(s, "params", beyond + 1, at.pins));
                std::uint64_t below = beyond;
                std::uint64_t above = 2 * beyond;
                const std::uint64_t layers = layersAt(below);
                REQUIRE(layersAt(above) > layers);
                while (above - below > 1) {
                    const std::uint64_t middle = below + (above - below) / 2;
                    (layersAt(middle) > layers ? above : below) = middle;
                }
                CHECK_FALSE(fitsWith(s, "params", above, at.pins));
                beyond = above;
            }
            for (std::uint64_t factor = 2; factor <= 64; factor *= 2)
                CHECK_FALSE(fitsWith(s, "params", *found.answer * factor, at.pins));
        }
    }
    CHECK(many > 3);
}

TEST_CASE("A pinned pipeline never holds a larger scaled model than a free search, and may be deeper than the model's own") {
    for (const auto& [model, gpus] : {std::pair{"falcon-180b", "8192"}, {"tinyllama-1.1b", "64"}, {"llama-3.1-8b", "96"}}) {
        Scenario s = test::with({}, {{"model", model}, {"scaled", "on"}, {"gpus", gpus}, {"micro_batch", "2"}, {"reserve", "10GiB"}});
        const Question& question = *findQuestion("max-params");
        Pins pins;
        pins.microBatch = true;
        const Solution free = solve("max-params", s, pins);
        REQUIRE(free.answer);
        CHECK(free.plan->fits());
        REQUIRE(free.blocked);
        CHECK_FALSE(fitsWith(s, "params", free.blocked->at, pins));
        std::uint64_t most = 0;
        pins.pp = true;
        for (const char* pp : {"1", "2", "4", "8", "16", "32", "64"}) {
            INFO(model << " PP " << pp);
            const Scenario at = test::with(s, {{"pp", pp}});
            REQUIRE_FALSE(hasError(question.check(at).issues)); // though TinyLlama's own 22 layers are fewer
            most = std::max(most, solve("max-params", at, pins).answer.value_or(0));
        }
        CHECK(most <= *free.answer);
        CHECK(most > *free.answer / 2);
    }
    // A model at its own size keeps its stages alike: 22 layers are not cut into 4.
    const LayoutSpace own(test::with({}, {{"model", "tinyllama-1.1b"}, {"scaled", "on"}}), {});
    CHECK(own.allowsPp(2));
    CHECK_FALSE(own.allowsPp(4));
    const LayoutSpace scaled(test::with({}, {{"model", "tinyllama-1.1b"}, {"scaled", "on"}, {"params", "3B"}}), {});
    CHECK(scaled.allowsPp(4));
}

TEST_CASE("A pinned TP divides the heads of the scaled model that is answered") {
    for (const auto& [model, gpus, tp] : {std::tuple{"palm-540b", "8", "2"}, {"gemma-2-9b", "16", "8"}, {"llama-3.1-8b", "8", "8"}}) {
        const Scenario s = test::with({}, {{"model", model}, {"scaled", "on"}, {"gpus", gpus}, {"tp", tp}, {"capacity", "192GiB"}, {"seq", "8192"}});
        CAPTURE(model);
        Pins pins;
        pins.tp = true;
        const Solution found = solve("max-params", s, pins);
        REQUIRE(found.answer);
        CHECK_FALSE(hasError(found.plan->issues()));
        CHECK(found.plan->fits());
        CHECK(found.plan->job.shape.heads % s.tp == 0);
        REQUIRE(found.blocked);
        CHECK_FALSE(fitsWith(s, "params", found.blocked->at, pins));
    }
}
