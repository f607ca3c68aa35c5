// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Every figure that the drill's solution and the memory ladder print, next to its arithmetic.
#include "catch.h"
#include "core/scenario_support.h"

#include "estimate/textbook.h"
#include "explain/sheet.h"
#include "search/bound.h"
#include "search/cost.h"
#include "search/crossing.h"
#include "search/ladder.h"
#include "search/solve.h"
#include "search/suggest.h"

#include <array>
#include <cmath>

using namespace memladder;
using test::drill;
using test::Typed;

namespace {

/// GiB with `decimals` digits after the point, as printed.
double printed(Bytes bytes, int decimals = 1) {
    const double scale = std::pow(10, decimals);
    return std::round(bytes.gib() * scale) / scale;
}

Plan drillPlan(Typed values) {
    return evaluate(drill(values));
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("Solution (a): state memory") {
    const Plan plan = drillPlan({{"gpus", "8"}});
    const Recipe& recipe = plan.job.layout.recipe.row();
    CHECK(recipe.parameter.bytes() == 2);
    CHECK(recipe.gradient.bytes() == 2);
    CHECK(recipe.master.bytes() == 4);
    CHECK(recipe.moment1.bytes() == 4);
    CHECK(recipe.moment2.bytes() == 4);
    CHECK(recipe.total().bytes() == 16);
    const Bytes state = plan.total(Category::State);
    CHECK(state == Bytes::of(2'800'000'000'000)); // 175e9 · 16
    CHECK(printed(state) == Approx(2607.7));      // / 2^30
    CHECK(std::round(state.gib() / 192 * 10) == 136); // 13.6 cards of pure state
}

TEST_CASE("Solution (b): activation memory") {
    const Plan plan = drillPlan({{"gpus", "8"}});
    CHECK(5 * 96 * 2048 == 983'040);
    CHECK(983'040 / 12'288 == 80);
    CHECK(2048LL * 12'288 == 25'165'824);
    const Bytes all = plan.size(Term::Activations);
    CHECK(all == Bytes::of(25'165'824LL * 114 * 96));
    CHECK(std::round(25'165'824.0 * 114 / 1e6) == 2869);       // 2.869e9 bytes
    CHECK(printed(Bytes::of(all.count() / 96), 3) == Approx(2.672)); // one layer
    CHECK(printed(all) == Approx(256.5));
    CHECK(std::round(plan.total(Category::State).gib() / all.gib()) == 10); // states ~10×
}

TEST_CASE("Solution (c): the cheap options on 8 GPUs") {
    struct Row {
        const char* zero;
        double parameters, gradients, optimizer, state, transient, total;
    };
    // 2Ψ = 326.0, 12Ψ = 1955.8; divided by 8: 40.7 and 244.5
    for (const Row& row : std::initializer_list<Row>{{"0", 326.0, 326.0, 1955.8, 2607.7, 0, 2874.2},
                                                     {"1", 326.0, 326.0, 244.5, 896.4, 0, 1162.9},
                                                     {"2", 326.0, 40.7, 244.5, 611.2, 0, 877.7},
                                                     {"3", 40.7, 40.7, 244.5, 326.0, 6.8, 599.3}}) {
        const Plan plan = drillPlan({{"gpus", "8"}, {"zero", row.zero}});
        CAPTURE(row.zero);
        CHECK(printed(plan.size(Term::Parameters)) == Approx(row.parameters));
        CHECK(printed(plan.size(Term::Gradients)) == Approx(row.gradients));
        CHECK(printed(plan.size(Term::Optimizer)) == Approx(row.optimizer));
        CHECK(printed(plan.total(Category::State)) == Approx(row.state));
        CHECK(printed(plan.total(Category::Transient)) == Approx(row.transient));
        CHECK(printed(plan.total(Category::Activation)) == Approx(256.5));
        CHECK(printed(plan.total()) == Approx(row.total));
        CHECK(printed(plan.usable()) == Approx(182));
        CHECK_FALSE(plan.fits());
    }
    const Plan zero1 = drillPlan({{"gpus", "8"}, {"zero", "1"}});
    CHECK(std::round(textbook::replicatedFloor(zero1.job.shape, zero1.job.layout).gib()) == 652); // params + grads alone
    const Plan zero2 = drillPlan({{"gpus", "8"}, {"zero", "2"}});
    CHECK(printed(textbook::replicatedFloor(zero2.job.shape, zero2.job.layout)) == Approx(326.0));
    const Plan zero3 = drillPlan({{"gpus", "8"}, {"zero", "3"}});
    CHECK(printed(zero3.total(Category::State) + zero3.total(Category::Transient)) == Approx(332.8));
}

TEST_CASE("Solution (d): nothing fits on 8 GPUs") {
    const Bound limit = bound(drill({{"gpus", "8"}}));
    CHECK(limit.statesOfOne() == Bytes::of(350'000'000'000)); // 16·175e9/8
    CHECK(printed(limit.statesOfOne(), 2) == Approx(325.96));
    CHECK(limit.usable() == Bytes::of(182 * kGiB));
    CHECK(limit.provenByStates());
    CHECK(drillPlan({{"gpus", "8"}}).level == Level::Impossible);
    CHECK(suggest(drill({{"gpus", "8"}})).list.empty());
}

TEST_CASE("Solution (e): the minimum") {
    const Bound limit = bound(drill());
    CHECK(limit.activations == Bytes::of(2LL * 2048 * 12'288 * 96)); // 4.83e9
    CHECK(std::round(static_cast<double>(limit.activations.count()) / 1e7) == 483);
    CHECK(printed(limit.activations) == Approx(4.5));
    const Bytes room = limit.usable() - limit.activations;
    CHECK(printed(room) == Approx(177.5));
    CHECK(std::round(limit.states.gib() / room.gib() * 10) == 147); // 14.7
    const Solution solution = findQuestion("min-gpus")->solve(drill(), {});
    CHECK(solution.exactBound == 15u);
    CHECK(solution.answer == 16u);

    const Plan full = drillPlan({{"gpus", "16"}, {"zero", "3"}, {"recompute", "full"}});
    CHECK(printed(full.total(Category::State)) == Approx(163.0)); // 2607.7/16
    CHECK(printed(full.total(Category::Transient)) == Approx(6.8)); // 2·2Ψ/96
    CHECK(printed(full.total(Category::State) + full.total(Category::Transient)) == Approx(169.8));
    CHECK(printed(full.size(Term::Activations)) == Approx(4.5));
    CHECK(printed(full.total()) == Approx(184.3));
    CHECK(printed(full.headroom()) == Approx(7.7));
    CHECK(std::round(1000 * (1 - full.utilization())) == 40); // 4.0 %
    CHECK(full.level == Level::Tight);

    const Plan selective = drillPlan({{"gpus", "16"}, {"zero", "3"}, {"recompute", "selective"}});
    CHECK(printed(selective.size(Term::Activations)) == Approx(76.5)); // 34sbhL
    CHECK(printed(selective.total()) == Approx(256.3));
    CHECK_FALSE(selective.fits());
    CHECK(std::round(100 * costOf(full).extraFlopsPublished) == 33);
    for (const char* axis : {"tp", "pp"}) {
        const Plan two = drillPlan({{"gpus", "16"}, {"zero", "3"}, {"recompute", "full"}, {axis, "2"}});
        CHECK(printed(two.total(Category::State) + two.total(Category::Transient)) == Approx(166.4)); // 163.0 + 3.4
        CHECK(printed(two.total()) == Approx(180.9));
    }
}

TEST_CASE("Solution (f): what to run on 32 GPUs") {
    const Plan best = drillPlan({{"gpus", "32"}, {"zero", "3"}, {"recompute", "selective"}});
    CHECK(printed(best.total(Category::State)) == Approx(81.5));
    CHECK(printed(best.total(Category::State) + best.total(Category::Transient)) == Approx(88.3));
    CHECK(printed(best.total(Category::Activation)) == Approx(76.5));
    CHECK(printed(best.total()) == Approx(174.8));
    CHECK(printed(best.headroom()) == Approx(17.2));
    CHECK(std::round(100 * (1 - best.utilization())) == 9);
    CHECK(suggest(drill({{"gpus", "32"}})).list.front().plan == best);
    CHECK(std::round(1000 * costOf(best).extraFlopsPublished) == 27); // ~2.7 %

    const Plan full = drillPlan({{"gpus", "32"}, {"zero", "3"}, {"recompute", "full"}});
    CHECK(printed(full.total()) == Approx(102.8));
    CHECK(std::round(100 * costOf(full).extraFlopsPublished) == 33);
    const Plan tp = drillPlan({{"gpus", "32"}, {"zero", "3"}, {"recompute", "selective"}, {"tp", "2"}});
    CHECK(tp.job.layout.dp == 16);
    CHECK(printed(tp.total()) == Approx(133.1));
    CHECK(std::round(tp.headroom().gib()) == 59);
    CHECK(tp.size(Term::Activations) * 2 == best.size(Term::Activations)); // halves activations
    CHECK(std::abs((tp.size(Term::Gathered) * 2 - best.size(Term::Gathered)).count()) <= 2); // and the transient
    const Plan pp = drillPlan({{"gpus", "32"}, {"zero", "3"}, {"recompute", "selective"}, {"pp", "2"}});
    CHECK(printed(pp.total()) == Approx(171.4));
    CHECK(pp.size(Term::Activations) == best.size(Term::Activations)); // a pipeline does not touch them
    CHECK(microBatchesFor(0.9, 2) == 9);

    // Tensor parallel over two nodes talks longer than it computes: four all-reduces of 2·s·b·h bytes a layer, each sent
    // 2(t − 1)/t times, against 72·s·b·h²/t FLOPs a layer make (2/9)·(t − 1)·F/(h·B), whatever s and b.
    const Cost across = costOf(drillPlan({{"gpus", "16"}, {"tp", "16"}}));
    const double closed = 2.0 / 9 * 15 * 0.4e15 / (12'288 * 50e9); // 2.17 at F = 0.4·10^15 FLOP/s, B = 50 GB/s
    CHECK(across.seconds.tp / across.computeSeconds == Approx(closed).epsilon(0.01)); // Ψ = 175e9 is 12·L·h² and a little more
    CHECK(across.seconds.tp / across.computeSeconds == Approx(2.157).margin(0.001));
    // The sheet's 2.9× is of another chapter (§3.3), at rates that none of the documents gives: with the 50 GB/s that the
    // ladder's 1.2 s are made of, it asks for 0.53·10^15 FLOP/s, 54 % of an H100's peak.
    CHECK(2.9 * 9 / 2 / 15 * 12'288 * 50e9 == Approx(0.5345e15).epsilon(0.001));
    const Cost inside = costOf(drillPlan({{"gpus", "8"}, {"tp", "8"}}));
    CHECK(inside.seconds.tp / inside.computeSeconds < 0.12);

    CHECK(4LL * 2048 * 50'257 == 411'705'344); // ~412 MB of fp32 logits
    CHECK(best.job.shape.vocab == 50'257);
    CHECK(2048 * 32 == 65'536); // ~65 K tokens a micro-step
    CHECK(accumulationFor(3'200'000, best.job.layout) == 49); // of ~3.2 M: ~50×
}

TEST_CASE("The sheet prints the solution's figures for the scenario at hand") {
    const std::string text = sheetText(workSheet(drill({{"gpus", "8"}})));
    for (const char* figure :
         {"2.80e12 bytes = 2,607.7 GiB", "2,607.7/192.0", "13.6", "5·96·2,048/12,288", "= 80 ", "2,048·1·12,288·114", "2.672 GiB", "256.5 GiB", "10.2×",
          "326.0 GiB", "1,955.8 GiB", "2,874.2", "896.4", "1,162.9", "611.2", "877.7", "599.3", "326.0 > 182.0 usable", "651.9 > 182.0 usable",
          "16·175e9/8", "325.96 GiB > 182.00 GiB", "no, and this is the proof", "4.5 GiB", "14.35", "2,607.7/177.5", "14.7", "16 as a power of two, 15 exactly",
          "163.0 + 6.8 + 4.5 + 10.0 = 184.3 GiB (fits, 7.7 GiB or 4.0 % free)", "= 256.3 GiB (does not fit)", "180.9", "What to run on 32 GPUs",
          "81.5 + 6.8 + 76.5 + 10.0", "174.8 GiB", "17.2 GiB or 9.0 % free", "2.7 %", "0.9 %", "102.8", "133.1", "171.4", "58.9", "65,536", "412 MB"}) {
        INFO(figure);
        CHECK(contains(text, figure));
    }
}

TEST_CASE("Memory ladder: the table of 30 B") {
    const Scenario s = test::with({}, {{"params", "30e9"}});
    const std::uint64_t counts[] = {8, 16, 32, 64};
    const double expected[4][4] = {{447.0, 447.0, 447.0, 447.0}, {153.7, 132.7, 122.2, 117.0}, {104.8, 80.3, 68.1, 62.0}, {55.9, 27.9, 14.0, 7.0}};
    const std::vector<LadderCell> cells = ladder(s, counts);
    REQUIRE(cells.size() == 16);
    for (std::size_t i = 0; i < 16; ++i) {
        CAPTURE(cells[i].scheme->id, cells[i].gpus);
        CHECK(printed(cells[i].plan.total(Category::State)) == Approx(expected[i / 4][i % 4]));
        const bool fits = i / 4 == 3 || (i / 4 == 2 && cells[i].gpus >= 32); // ZeRO-2 from 32, ZeRO-3 from 8
        CHECK(cells[i].statesFit() == fits);
    }
    CHECK(printed(CardSize::gb(80).bytes()) == Approx(74.5));
}

TEST_CASE("Memory ladder: the floors and the crossings") {
    const Scenario s = test::with({}, {{"params", "30e9"}});
    Layout layout = resolve(s).layout;
    layout.zero = Choice<Sharding>::named("1");
    // four bytes across 30 billion weights
    CHECK(printed(textbook::replicatedFloor(resolve(s).shape, layout)) == Approx(111.8));
    CHECK(textbook::replicatedFloor(resolve(test::with({}, {{"params", "20e9"}})).shape, layout) == CardSize::gb(80).bytes()); // full at exactly 20 B
    const std::array<double, 4> floors{16, 4, 2, 0}; // bytes a weight that never shrink
    for (std::size_t i = 0; i < 4; ++i) {
        layout.zero = Choice<Sharding>::at(i);
        CHECK(textbook::replicatedFloor(resolve(s).shape, layout) == Bytes::of(static_cast<std::int64_t>(floors[i] * 30e9)));
    }
    const Bytes card = CardSize::gb(80).bytes();
    CHECK(fewestGpus(test::with(s, {{"zero", "2"}}), card, Measure::States) == 21u); // 2Ψ + 14Ψ/21 = 80 GB exactly
    CHECK(fewestGpus(test::with(s, {{"zero", "3"}}), card, Measure::States) == 6u);
    CHECK(fewestGpusPowerOfTwo(test::with(s, {{"zero", "2"}}), card, Measure::States) == 32u);
    CHECK(fewestGpusPowerOfTwo(test::with(s, {{"zero", "3"}}), card, Measure::States) == 8u);
    CHECK_FALSE(fewestGpus(test::with(s, {{"zero", "1"}}), card, Measure::States));
    CHECK_FALSE(fewestGpus(test::with(s, {{"zero", "0"}}), card, Measure::States));
}

TEST_CASE("Memory ladder: 2P against 3P, 0.13 s on NVLink and 1.2 s over InfiniBand") {
    const auto cost = [](const char* zero, const char* gpus) { return costOf(evaluate(test::with({}, {{"params", "30e9"}, {"zero", zero}, {"gpus", gpus}}))); };
    const double extra = cost("3", "8").moved.dp - cost("2", "8").moved.dp;
    CHECK(extra == 60e9); // one P of 2 bytes
    CHECK(cost("2", "32").moved.dp == 2 * extra);
    CHECK(cost("3", "8").moved.dp == 3 * extra);
    CHECK(std::round(100 * (cost("3", "8").seconds.dp - cost("2", "8").seconds.dp)) == 13);
    CHECK(std::round(10 * (cost("3", "32").seconds.dp - cost("2", "32").seconds.dp)) == 12);
    // "the purple block falls from 447 GiB to under 60"
    CHECK(printed(evaluate(test::with({}, {{"params", "30e9"}, {"zero", "3"}})).total(Category::State)) < 60);
    // A reversible model keeps a boundary only: 4·s·b·h
    const Plan reversible = evaluate(test::with({}, {{"params", "30e9"}, {"recompute", "reversible"}}));
    CHECK(reversible.size(Term::Activations) == Bytes::of(4LL * 2048 * 6784));
}
