// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "search/headroom_map.h"
#include "search/suggest.h"

#include <algorithm>

using namespace memladder;

TEST_CASE("a cell is the least that any layout needs, and its layout needs that") {
    for (const std::uint64_t params : {7'000'000'000ull, 30'000'000'000ull, 175'000'000'000ull})
        for (const std::uint64_t gpus : {1ull, 8ull, 64ull, 1024ull}) {
            Scenario s;
            s.params = params;
            s.gpus = gpus;
            const MapCell best = bestLayout(s);
            Bytes least = Bytes::saturated();
            const LayoutSpace space(s, {});
            space.forEach([&](const Layout& layout) {
                least = std::min(least, evaluate(withLayout(s, layout)).total());
                return true;
            });
            CHECK(best.total == least);
            CHECK(evaluate(withCell(s, best)).total() == least);
            CHECK(suggest(s, {}).list.empty() == (best.total > CardSize::gb(80).bytes()));
        }
}

TEST_CASE("what is proven to be impossible fits in no layout") {
    Scenario s;
    HeadroomMap map = emptyMap(16);
    for (std::size_t row = 0; row < map.sizes.size(); ++row)
        searchRow(s, map, row);
    REQUIRE(map.isComplete());
    const Bytes card = resolve(s).capacity.bytes();
    int proven = 0;
    for (const MapCell& cell : map.cells) {
        proven += cell.proven ? 1 : 0;
        if (cell.proven)
            CHECK(cell.total > card);
    }
    CHECK(proven > 20);
    // More GPUs, as powers of two, never hold less.
    for (std::size_t r = 0; r < map.sizes.size(); ++r)
        for (std::size_t c = 1; c < map.gpus.size(); ++c)
            CHECK(map.at(r, c).total <= map.at(r, c - 1).total);
    s.offload = Choice<Offload>::named("optimizer");
    s.gpus = 8;
    s.params = 1'000'000'000'000;
    CHECK_FALSE(bestLayout(s).proven);
}

TEST_CASE("the map's rows span the size axis; the first of them already span it") {
    const HeadroomMap map = emptyMap();
    REQUIRE(map.sizes.size() == 64);
    REQUIRE(map.gpus.size() == 18);
    CHECK(map.gpus.back() == 131072);
    CHECK(std::is_sorted(map.sizes.begin(), map.sizes.end()));
    CHECK(std::adjacent_find(map.sizes.begin(), map.sizes.end()) == map.sizes.end());
    CHECK(map.sizes.front() > 125'000'000);
    CHECK(map.sizes.back() < 10'000'000'000'000);
    for (const std::size_t rows : {1u, 2u, 7u, 63u, 64u, 65u}) {
        std::vector<std::size_t> order = coarseFirst(rows);
        REQUIRE(order.size() == rows);
        if (rows == 64) {
            std::vector<std::size_t> head(order.begin(), order.begin() + 8);
            std::sort(head.begin(), head.end());
            for (std::size_t i = 1; i < head.size(); ++i)
                CHECK(head[i] - head[i - 1] <= 8);
        }
        std::sort(order.begin(), order.end());
        for (std::size_t i = 0; i < rows; ++i)
            CHECK(order[i] == i);
    }
}

TEST_CASE("size, GPUs and what the search chooses are no other question; the workload is") {
    Scenario a;
    Scenario b = a;
    b.params = 7'000'000'000;
    b.gpus = 4096;
    b.zero = Choice<Sharding>::named("3");
    b.tp = 8;
    b.recompute = Choice<Recompute>::named("full");
    b.estimator = Choice<Estimator>::named("reduced-order");
    CHECK(mapQuestion(a) == mapQuestion(b));
    b.seq = 4096;
    CHECK_FALSE(mapQuestion(a) == mapQuestion(b));
}

TEST_CASE("the largest model that one scheme holds by itself fits, and the next sizes do not") {
    Scenario s;
    s.gpus = 64;
    for (std::size_t i = 0; i < Registry<Sharding>::rows().size(); ++i) {
        const auto most = largestAlone(s, Choice<Sharding>::at(i), 125'000'000, 10'000'000'000'000);
        REQUIRE(most);
        Scenario point = withSize(s, *most);
        point.zero = Choice<Sharding>::at(i);
        CHECK(evaluate(point).fits());
        point.params = *most + *most / 50;
        CHECK_FALSE(evaluate(point).fits());
    }
    s.reserve = CardSize::gib(80);
    CHECK_FALSE(largestAlone(s, {}, 125'000'000, 10'000'000'000'000));
}

TEST_CASE("under the detailed estimator the map weighs what its framework runs") {
    for (const char* framework : {"megatron", "torchtitan", "hf"}) {
        Scenario s;
        s.estimator = Choice<Estimator>::named("detailed");
        s.framework = Choice<Framework>::named(framework);
        s.params = 13'000'000'000;
        s.gpus = 16;
        s.capacityBasis = Choice<CapacityBasis>::named("nominal");
        const MapCell best = bestLayout(s);
        Bytes least = Bytes::saturated();
        const LayoutSpace space(s, {});
        space.forEach([&](const Layout& layout) {
            least = std::min(least, evaluate(withLayout(s, layout)).total());
            return true;
        });
        INFO(framework);
        CHECK(best.total == least);
        CHECK(evaluate(withCell(s, best)).total() == least);
        HeadroomMap map = emptyMap(3);
        searchRow(s, map, 1);
        Scenario cell = withSize(s, map.sizes[1]);
        cell.gpus = map.gpus[4];
        CHECK(map.at(1, 4) == bestLayout(cell));
    }
}
