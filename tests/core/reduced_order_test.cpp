// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/scenario_support.h"

#include "estimate/reduced_order.h"

#include <cmath>

using namespace memladder;

namespace {

Scenario eightB(test::Typed values = {}) {
    return test::with(test::with({}, {{"params", "8e9"}, {"gpus", "8"}, {"seq", "4096"}, {"micro_batch", "4"}, {"layers", "32"}, {"hidden", "4096"},
                                      {"zero", "3"}, {"recompute", "full"}, {"estimator", "reduced-order"}}),
                      values);
}

} // namespace

TEST_CASE("The reduced-order model of 8 B, worked by hand") {
    const Plan plan = evaluate(eightB());
    CHECK(plan.issues().empty());
    CHECK(plan.size(Term::Parameters) == Bytes::of(2'000'000'000)); // 2·8e9/8
    CHECK(plan.size(Term::Gradients) == Bytes::of(2'000'000'000));
    CHECK(plan.size(Term::Optimizer) == Bytes::of(12'000'000'000));
    CHECK(plan.size(Term::Gathered) == Bytes());
    // (32 + 34)·2·4096·4·4096 = 132·s·b·h
    CHECK(plan.size(Term::Activations) == Bytes::of(132LL * 4096 * 4 * 4096));
    CHECK(std::round(plan.total().gb() * 1000) == 24'858);
    CHECK(plan.fits());
    // without recompute 34·2·s·b·h·L: twice the textbook's 34·s·b·h·L
    const Plan none = evaluate(eightB({{"recompute", "none"}}));
    CHECK(none.size(Term::Activations) == Bytes::of(68LL * 4096 * 4 * 4096 * 32));
    const Plan textbook = evaluate(eightB({{"recompute", "none"}, {"estimator", "textbook"}, {"attention", "flash"}}));
    CHECK(none.size(Term::Activations) == textbook.size(Term::Activations) * 2);
}

TEST_CASE("The reduced-order model shards by stage over all GPUs") {
    const double expected[4] = {128, 32 + 12, 16 + 14, 16}; // GB: 16Ψ; 4Ψ + 12Ψ/8; 2Ψ + 14Ψ/8; 16Ψ/8
    for (std::size_t i = 0; i < 4; ++i) {
        Scenario s = eightB();
        s.zero = Choice<Sharding>::at(i);
        CHECK(evaluate(s).total(Category::State).gb() == Approx(expected[i]));
    }
}

TEST_CASE("Its fewest GPUs fit and one fewer does not") {
    const Job job = resolve(eightB());
    CHECK(reduced_order::fewestGpus(job.shape, job.layout, 80e9) == 2); // 128/2 + 8.858 = 72.858
    for (double capacity = 9e9; capacity < 150e9; capacity += 1.7e9) {
        const std::uint64_t n = reduced_order::fewestGpus(job.shape, job.layout, capacity);
        REQUIRE(n > 0);
        const auto total = [&](std::uint64_t gpus) { return reduced_order::sizes(job.shape, job.layout, static_cast<double>(gpus), 4096).total(); };
        CHECK(total(n) <= capacity);
        if (n > 1)
            CHECK(total(n - 1) > capacity);
    }
    CHECK(reduced_order::fewestGpus(job.shape, job.layout, 8e9) == 0); // activations alone are 8.858 GB
}

TEST_CASE("Its GPUs are counted up to 2^30") {
    const Job job = resolve(eightB());
    const auto total = [&](std::uint64_t gpus) { return reduced_order::sizes(job.shape, job.layout, static_cast<double>(gpus), 4096).total(); };
    constexpr std::uint64_t most = std::uint64_t{1} << 30;
    const std::uint64_t many = reduced_order::fewestGpus(job.shape, job.layout, total(most / 4 * 3)); // so many that shares hardly differ
    CHECK(many > most / 2);
    CHECK(many <= most / 4 * 3);
    CHECK(reduced_order::fewestGpus(job.shape, job.layout, total(most)) > 0);
    CHECK(reduced_order::fewestGpus(job.shape, job.layout, total(most) - 0.001) == 0);
}

TEST_CASE("Exact sizes and real ones agree") {
    const Plan plan = evaluate(eightB());
    const reduced_order::Sizes sizes = reduced_order::sizes(plan.job.shape, plan.job.layout, 8, 4096);
    CHECK(sizes.total() == Approx(static_cast<double>(plan.total().count())));
    CHECK(sizes.states() == Approx(static_cast<double>(plan.total(Category::State).count())));
}

TEST_CASE("What the reduced-order model has no input for is refused") {
    for (const test::Typed& values : std::initializer_list<test::Typed>{{{"recompute", "selective"}}, {{"recompute", "reversible"}}, {{"tp", "2"}}, {{"pp", "2"}},
                                                                         {{"cp", "2"}}, {{"offload", "optimizer"}}, {{"recipe", "megatron-bf16"}}, {{"shard_group", "4"}}}) {
        const Plan plan = evaluate(eightB(values));
        CAPTURE(values.begin()->first);
        CHECK(hasError(plan.issues()));
        CHECK(plan.issues().front().field == values.begin()->first);
        CHECK(plan.issues().front().code == "not_in_reduced_order");
    }
}
