// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/random_scenario.h"
#include "core/scenario_support.h"

#include "search/sweep.h"

#include <algorithm>

using namespace memladder;

TEST_CASE("A sweep has exactly as many values as asked for, ends included") {
    CHECK(spaced(8, 64, 4, true) == std::vector<std::uint64_t>{8, 16, 32, 64});
    CHECK(spaced(0, 10, 5, false) == std::vector<std::uint64_t>{0, 3, 5, 8, 10}); // 2.5 and 7.5 round away from zero
    CHECK(spaced(64, 8, 4, true) == std::vector<std::uint64_t>{64, 32, 16, 8});
    CHECK(spaced(7, 7, 3, false) == std::vector<std::uint64_t>{7, 7, 7});
    CHECK(spaced(5, 5, 1, false) == std::vector<std::uint64_t>{5});
    test::RandomScenarios random(3);
    for (int i = 0; i < 2000; ++i) {
        const std::uint64_t from = random.below(std::uint64_t{1} << random.below(62)) + 1;
        const std::uint64_t to = random.below(std::uint64_t{1} << random.below(62)) + 1;
        const std::size_t points = random.below(30) + 2;
        const auto values = spaced(from, to, points, random.sometimes(2));
        REQUIRE(values.size() == points);
        CHECK(values.front() == from);
        CHECK(values.back() == to);
        CHECK((std::is_sorted(values.begin(), values.end()) || std::is_sorted(values.rbegin(), values.rend())));
    }
}

TEST_CASE("Each point of a sweep is its own evaluation") {
    const Scenario s = test::drill({{"recompute", "selective"}, {"tp", "8"}});
    const auto rows = sweep(s, field("gpus"), {8, 12, 32});
    REQUIRE(rows.size() == 3);
    for (const SweepRow& row : rows) {
        REQUIRE(row.plans.size() == 4);
        for (std::size_t i = 0; i < 4; ++i) {
            Scenario point = s;
            point.gpus = row.x;
            point.zero = Choice<Sharding>::at(i);
            CHECK(row.plans[i] == evaluate(point));
            CHECK(SweepRow::exists(row.plans[i]) == (row.x % 8 == 0));
        }
    }
    for (const Field& axis : fields()) {
        if (axis.kind != FieldKind::Choice)
            CHECK(sweep(s, axis, {axis.kind == FieldKind::Size ? 1u << 30 : axis.minimum}).size() == 1);
    }
}
