// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Searches under the detailed estimator: the same answers as going through every layout by evaluate().
#include "catch.h"
#include "core/allocations.h"
#include "core/random_scenario.h"
#include "core/scenario_support.h"

#include "estimate/evaluate.h"
#include "search/meter.h"
#include "search/offer.h"
#include "search/solve.h"
#include "search/suggest.h"

#include <chrono>

using namespace memladder;
using test::with;

namespace {

Scenario counted(test::Typed more) {
    return with(with(Scenario(), {{"estimator", "detailed"}}), more);
}

Scenario llama405() {
    return counted({{"model", "llama-3.1-405b"}, {"gpus", "16384"}, {"seq", "8k"}, {"global_batch", "2048"}, {"gpu", "h100-sxm"}});
}

/// A job of a framework, small enough that every layout of it can be evaluated.
Scenario job(test::RandomScenarios& random) {
    Scenario s = random.believable();
    s.estimator = Choice<Estimator>::named("detailed");
    s.framework = random.choice<Framework>();
    s.tp = s.pp = s.cp = s.vpp = s.ep = 1;
    s.microBatches.reset();
    s.gpus = random.powerOfTwo(6);
    s.capacity = CardSize::gb(static_cast<std::int64_t>(random.below(3) == 0 ? 24 : 80 + 60 * random.below(3)));
    if (random.sometimes(3))
        s.globalBatch = random.powerOfTwo(8);
    if (random.sometimes(5))
        s.train = random.choice<TrainMode>();
    if (random.sometimes(5))
        s.build = BuildMonth::fromText(random.sometimes(2) ? "2024-03" : "2025-09");
    if (random.sometimes(6))
        s.calibration = Calibration{random.choice<MemoryFigure>(), Bytes::of((static_cast<std::int64_t>(random.below(8)) - 4) * kGiB)};
    return s;
}

Pins pins(test::RandomScenarios& random) {
    Pins out;
    out.recompute = random.sometimes(4);
    out.zero = random.sometimes(5);
    out.microBatch = random.sometimes(2);
    return out;
}

} // namespace

TEST_CASE("A meter reads what evaluate answers, and no layout lies below its floor or the bound") {
    test::RandomScenarios random(81);
    int layouts = 0;
    for (int i = 0; i < 250; ++i) {
        const Scenario s = job(random);
        const Pins pinned = pins(random);
        const LayoutSpace space(s, pinned);
        const Bound limit = bound(s, pinned);
        Meter meter(space);
        space.forEach([&](const Layout& layout) {
            if (random.below(8) != 0)
                return true;
            ++layouts;
            const Plan plan = evaluate(withLayout(space.scenario(), layout));
            CAPTURE(s.framework->key, strategyName(layout));
            CHECK_FALSE(hasError(plan.issues()));
            const Bytes floor = meter.floor(layout);
            const Meter::Reading reading = meter.read(layout);
            CHECK(reading.total == plan.total());
            CHECK(reading.high == plan.detailed->high);
            CHECK(floor <= reading.total);
            if (limit.holds)
                CHECK(limit.lowest() + limit.reserve + limit.beside <= reading.total + Bytes::of(1));
            const Bytes held = Bytes::roundedUp(limit.held.count(), static_cast<Wide>(limit.gpus));
            CHECK(held + limit.reserve + limit.beside <= reading.total + Bytes::of(1));
            CHECK(meter.fits(layout, reading.total));
            CHECK_FALSE(meter.fits(layout, reading.total - Bytes::of(1)));
            CHECK(meter.total(layout) == reading.total); // also after an account that ended early
            return true;
        });
    }
    CHECK(layouts > 1000);
}

TEST_CASE("The bound counts a model's weights and optimizer once, whatever the layout that is asked for") {
    for (const Framework& framework : Registry<Framework>::rows()) {
        CAPTURE(framework.key);
        const Scenario one = counted({{"model", "llama-2-7b"}, {"framework", framework.key}, {"gpus", "1"}, {"zero", "0"}});
        const Plan plan = evaluate(one);
        const double held = static_cast<double>((plan.size(Term::Parameters) + plan.size(Term::Optimizer)).count());
        CHECK(static_cast<double>(bound(one).states.count()) == Approx(held).epsilon(1e-9));
        const Scenario many = with(one, {{"gpus", "64"}, {"zero", "1"}, {"tp", "2"}, {"micro_batch", "4"}});
        CHECK(static_cast<double>(bound(many).states.count()) == Approx(held).epsilon(1e-9));
    }
}

TEST_CASE("Leaving out by the floor changes no answer") {
    test::RandomScenarios random(82);
    int fitting = 0;
    int nothing = 0;
    std::uint64_t weighed = 0;
    std::uint64_t all = 0;
    for (int i = 0; i < 250; ++i) {
        const Scenario s = job(random);
        SuggestOptions options;
        options.pins = pins(random);
        options.everyLayout = random.sometimes(2);
        options.wholeRange = random.sometimes(3);
        options.headroomFraction = random.sometimes(3) ? 0.1 : 0;
        const Suggestions pruned = suggest(s, options);
        options.prunes = false;
        const Suggestions full = suggest(s, options);
        CHECK(pruned.considered == full.considered);
        CHECK(full.weighed == full.considered);
        weighed += pruned.weighed;
        all += full.weighed;
        CHECK(pruned.fitting == full.fitting);
        CHECK(pruned.microBatch == full.microBatch);
        REQUIRE(pruned.list.size() == full.list.size());
        for (std::size_t k = 0; k < full.list.size(); ++k) {
            CHECK(pruned.list[k].strategy == full.list[k].strategy);
            CHECK(pruned.list[k].plan == full.list[k].plan);
        }
        CHECK(pruned.closest.has_value() == full.closest.has_value());
        if (full.closest && full.list.empty())
            CHECK(pruned.closest->total() == full.closest->total());
        fitting += full.list.empty() ? 0 : 1;
        nothing += full.list.empty() ? 1 : 0;
        for (const Suggestion& suggestion : pruned.list) {
            CHECK(suggestion.plan.fits());
            CHECK(evaluate(suggestion.scenario) == suggestion.plan);
            CHECK_FALSE(hasError(suggestion.plan.issues()));
            if (options.wholeRange)
                CHECK(fitsWholeRange(suggestion.plan));
        }
        if (full.impossible)
            CHECK(full.fitting == 0);
    }
    CHECK(fitting > 60);
    CHECK(nothing > 20);
    CHECK(weighed < all);
}

TEST_CASE("A search proposes nothing that the framework does not run, and says what it leaves out") {
    for (const Framework& framework : Registry<Framework>::rows()) {
        CAPTURE(framework.key);
        const Scenario s = counted({{"model", "mixtral-8x7b"}, {"gpus", "64"}, {"framework", framework.key}, {"seq", "32k"}, {"capacity", "192GB"}});
        SuggestOptions options;
        options.everyLayout = true;
        options.top = 0;
        const Suggestions found = suggest(s, options);
        CHECK(found.skipped == limitTexts(framework));
        REQUIRE_FALSE(found.list.empty());
        const FrameworkLimits& limits = limitsOf(framework);
        CHECK(limits.key == framework.key);
        bool perOperation = false;
        for (const Suggestion& suggestion : found.list) {
            const Layout& layout = suggestion.plan.job.layout;
            for (const Issue& issue : suggestion.plan.issues())
                CHECK(issue.code != "not_in_framework");
            CHECK(ownZero(framework, layout.zero.index()) == layout.zero.index());
            CHECK((layout.tp == 1 || limits.tp));
            CHECK((layout.pp == 1 || limits.pp));
            CHECK((layout.cp == 1 || limits.cp));
            CHECK((layout.ep == 1 || limits.ep));
            perOperation = perOperation || layout.perOperation;
        }
        CHECK(perOperation == limits.perOperation);
    }
}

TEST_CASE("A pinned ZeRO stage leaves out what the framework does not run beside it, unless that is pinned too") {
    Scenario s = counted({{"model", "llama-3.1-8b"}, {"gpus", "32"}, {"framework", "deepspeed"}, {"zero", "3"}, {"capacity", "192GB"}});
    SuggestOptions options;
    options.everyLayout = true;
    options.top = 0;
    options.pins.zero = true;
    const auto list = suggest(s, options).list;
    REQUIRE_FALSE(list.empty());
    for (const Suggestion& one : list)
        CHECK(one.plan.job.layout.pp == 1);
    s.pp = 2;
    options.pins.pp = true; // the user's word, which the plan remarks on
    const auto insisted = suggest(s, options).list;
    REQUIRE_FALSE(insisted.empty());
    CHECK(insisted.front().plan.job.layout.pp == 2);
}

TEST_CASE("Every framework's own ZeRO stage is one that it runs") {
    for (const Framework& framework : Registry<Framework>::rows()) {
        for (std::size_t zero = 0; zero < Registry<Sharding>::rows().size(); ++zero) {
            const std::size_t own = ownZero(framework, zero);
            CAPTURE(framework.key, zero, own);
            CHECK(ownZero(framework, own) == own);
            // Asked for either, the account is the same.
            const Plan asked = evaluate(counted({{"model", "llama-3.1-8b"}, {"gpus", "8"}, {"framework", framework.key}, {"zero", Registry<Sharding>::rows()[zero].key}}));
            const Plan is = evaluate(counted({{"model", "llama-3.1-8b"}, {"gpus", "8"}, {"framework", framework.key}, {"zero", Registry<Sharding>::rows()[own].key}}));
            CHECK(asked.footprint == is.footprint);
        }
    }
}

TEST_CASE("Every layout of Llama-3.1-405B on 16,384 GPUs, quickly, and without an allocation a candidate") {
    for (const char* framework : {"megatron", "torchtitan", "deepspeed"}) {
        const Scenario s = with(llama405(), {{"framework", framework}});
        const LayoutSpace space(s, {});
        Meter meter(space);
        Bytes least = Bytes::saturated();
        std::uint64_t layouts = 0;
        const auto weighAll = [&] {
            space.forEach([&](const Layout& layout) {
                ++layouts;
                const Bytes floor = meter.floor(layout);
                const Bytes total = meter.total(layout);
                if (floor <= total)
                    least = std::min(least, total);
                return true;
            });
        };
        const std::uint64_t before = test::allocations();
        weighAll();
        CHECK(test::allocations() == before);
        CHECK(layouts > 60);
        CHECK(least < Bytes::of(200 * kGiB));

        const auto begin = std::chrono::steady_clock::now();
        const Suggestions found = suggest(s);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        CAPTURE(framework, found.considered);
        CHECK(found.considered == layouts);
        CHECK(taken.count() < 0.5);
    }
    const std::uint64_t before = test::allocations();
    ::operator delete(::operator new(1));
    CHECK(test::allocations() == before + 1); // it does count
}

TEST_CASE("The inverse questions answer by evaluation, one step further does not fit") {
    test::RandomScenarios random(83);
    int answered = 0;
    for (int i = 0; i < 40; ++i) {
        Scenario s = job(random);
        s.model.reset();
        s.params = 1'000'000'000 * (random.below(20) + 1);
        s.layers.reset();
        s.hidden.reset();
        s.heads.reset();
        s.gpus = random.powerOfTwo(4);
        s.calibration.reset();
        Pins pinned;
        pinned.microBatch = true;
        for (const Question& question : questions()) {
            CAPTURE(question.key, s.framework->key);
            REQUIRE_FALSE(hasError(question.check(s).issues));
            const Solution solution = question.solve(s, pinned);
            const auto fits = [&](std::uint64_t value) {
                Scenario at = s;
                field(question.field).setNumber(at, value);
                return anyFits(LayoutSpace(at, pinned));
            };
            if (!solution.answer) {
                CHECK(solution.blocked);
                continue;
            }
            ++answered;
            REQUIRE(solution.plan);
            CHECK(solution.plan->detailed.has_value());
            CHECK(solution.plan->fits());
            CHECK(fits(*solution.answer));
            if (question.field == "gpus") {
                for (std::uint64_t n = 1; solution.exact && n < *solution.exact; ++n)
                    CHECK_FALSE(fits(n));
            } else if (solution.blocked) {
                CHECK_FALSE(fits(solution.blocked->at));
                // A sequence counts in steps that the plan's context-parallel ranks can share: two chunks each.
                const std::uint64_t cp = question.field == "seq" ? solution.plan->job.layout.cp : 1;
                const std::uint64_t step = cp > 1 ? 2 * cp : 1;
                CHECK(*solution.answer % step == 0);
                CHECK(solution.blocked->at == *solution.answer + step);
            }
        }
    }
    CHECK(answered > 100);
}

TEST_CASE("A named model's size cannot be solved for where its tensors are counted") {
    const Question& question = *findQuestion("max-params");
    const Job job = question.check(counted({{"model", "llama-3.1-8b"}}));
    CHECK(hasError(job.issues));
    CHECK_FALSE(hasError(question.check(with(Scenario(), {{"model", "llama-3.1-8b"}})).issues));
}

TEST_CASE("A layout that misses the high end of the range says so") {
    Scenario s = counted({{"model", "llama-3.1-8b"}, {"gpus", "8"}, {"framework", "torchtitan"}, {"zero", "3"}, {"seq", "8k"}});
    const Plan plan = evaluate(s);
    s.capacity = CardSize(Bytes::of((plan.total().count() + plan.detailed->high.count()) / 2), format::Unit::GiB);
    const Plan between = evaluate(s);
    CHECK(between.fits());
    CHECK_FALSE(fitsWholeRange(between));
    CHECK(tradeText(between, costOf(between)).find("high end") != std::string::npos);
}
