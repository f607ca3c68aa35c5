// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/scenario_support.h"
#include "csv.h"

#include "estimate/textbook.h"
#include "quantity/format.h"

using namespace memladder;
using test::drill;
using test::set;

namespace {

std::string gib4(Bytes bytes) {
    return format::fixed(bytes.gib(), 4);
}

} // namespace

TEST_CASE("the drill's table, every row to the fourth decimal") {
    const auto rows = test::readCsv("golden/drill-gpt3-175b.csv");
    REQUIRE(rows.size() == 12);
    for (auto row : rows) {
        CAPTURE(row["id"]);
        Scenario s = drill();
        for (const char* key : {"zero", "gpus", "tp", "pp", "recompute"})
            set(s, key, row[key]);
        const Plan plan = evaluate(s);
        CHECK(plan.issues().empty());
        CHECK(std::to_string(plan.job.layout.dp) == row["dp"]);
        CHECK(gib4(plan.total(Category::State)) == format::fixed(std::stod(row["state_gib"]), 4));
        CHECK(gib4(plan.total(Category::Transient)) == row["transient_gib"]);
        CHECK(gib4(plan.total(Category::Activation)) == row["activations_gib"]);
        CHECK(gib4(plan.total()) == format::fixed(std::stod(row["total_gib"]), 4));
        CHECK(format::fixed(plan.total().gib(), 1) == format::fixed(std::stod(row["reference_total_gib"]), 1));
        CHECK(gib4(plan.headroom()) == format::fixed(std::stod(row["headroom_gib"]), 4));
        CHECK(plan.fits() == (row["fits"] == "yes"));
    }
}

TEST_CASE("the ladder of 30 B, every cell to the fourth decimal") {
    const auto rows = test::readCsv("golden/ladder-30b.csv");
    REQUIRE(rows.size() == 16);
    for (auto row : rows) {
        CAPTURE(row["scheme"], row["gpus"]);
        Scenario s;
        for (const Sharding& scheme : Registry<Sharding>::rows()) {
            if (scheme.id == row["scheme"])
                set(s, "zero", scheme.key);
        }
        set(s, "gpus", row["gpus"]);
        const Plan plan = evaluate(s);
        CHECK(gib4(plan.total(Category::State)) == row["state_gib"]);
        CHECK((plan.total(Category::State) <= plan.capacity()) == (row["fits_80_gb_card"] == "yes"));
    }
}

TEST_CASE("30 B under ZeRO-2 on 21 GPUs fills 80 GB to the byte, and its terms add up to it") {
    // 2·30e9 + 2·30e9/21 + 12·30e9/21 = 60e9 + 420e9/21 = 80e9
    Scenario s = test::with({}, {{"zero", "2"}, {"gpus", "21"}});
    const Plan plan = evaluate(s);
    CHECK(plan.total(Category::State) == Bytes::of(80'000'000'000));
    CHECK(plan.size(Term::Parameters) + plan.size(Term::Gradients) + plan.size(Term::Optimizer) == Bytes::of(80'000'000'000));
    set(s, "gpus", "20");
    CHECK(evaluate(s).total(Category::State) > Bytes::of(80'000'000'000));
}

TEST_CASE("replicated floors of 30 B: 447.0, 111.8, 55.9 GiB and nothing; four bytes a weight fill 80 GB at 20 B") {
    Scenario s;
    const std::pair<const char*, const char*> expected[] = {{"0", "447.0"}, {"1", "111.8"}, {"2", "55.9"}, {"3", "0.0"}};
    for (const auto& [zero, floor] : expected) {
        set(s, "zero", zero);
        const Plan plan = evaluate(s);
        CHECK(format::size(textbook::replicatedFloor(plan.job.shape, plan.job.layout)) == floor);
    }
    const Plan plan = evaluate(test::with(s, {{"zero", "1"}, {"params", "20B"}}));
    CHECK(textbook::replicatedFloor(plan.job.shape, plan.job.layout) == Bytes::of(80 * kGB));
}

TEST_CASE("where the ZeRO-3 bar passes 80 GB: 37.8 B full, 26.9 B selective, 14.05 B none") {
    const auto fits = [](const char* params, const char* mode) {
        return evaluate(test::with({}, {{"zero", "3"}, {"params", params}, {"recompute", mode}})).fits();
    };
    CHECK(fits("37.7B", "full"));
    CHECK_FALSE(fits("37.9B", "full"));
    CHECK(fits("26.8B", "selective"));
    CHECK_FALSE(fits("27.0B", "selective"));
    CHECK(fits("14.0B", "none"));
    CHECK_FALSE(fits("14.1B", "none"));
}

TEST_CASE("activations of each mode, with tensor, sequence, context and pipeline parallel") {
    Scenario s = test::with({}, {{"params", "175e9"}, {"gpus", "64"}});
    const std::int64_t sbh = 2048LL * 12288;
    const std::int64_t as2 = 96LL * 2048 * 2048;
    const auto kept = [&s](const char* mode) {
        set(s, "recompute", mode);
        return evaluate(s).size(Term::Activations).count();
    };
    CHECK(kept("none") == (34 * sbh + 5 * as2) * 96);
    CHECK(kept("selective") == 34 * sbh * 96);
    CHECK(kept("full") == 2 * sbh * 96);
    CHECK(kept("reversible") == 4 * sbh);

    set(s, "tp", "8");
    CHECK(kept("none") == (34 * sbh + 5 * as2) * 96 / 8);
    CHECK(kept("selective") == 34 * sbh * 96 / 8);
    CHECK(kept("full") == 2 * sbh * 96);
    CHECK(kept("reversible") == 4 * sbh);
    set(s, "sp", "off");
    CHECK(kept("none") == (10 * sbh + (24 * sbh + 5 * as2) / 8) * 96); // (10 + 24/t)·sbh + 5·as²/t
    CHECK(kept("selective") == (10 * sbh + 24 * sbh / 8) * 96);

    set(s, "tp", "1");
    set(s, "cp", "4");
    CHECK(kept("none") == (34 * sbh + 5 * as2) * 96 / 4);
    CHECK(kept("full") == 2 * sbh * 96 / 4);

    set(s, "cp", "1");
    set(s, "pp", "8");
    CHECK(kept("selective") == 34 * sbh * 96);
    set(s, "vpp", "3"); // 1 + (p−1)/(p·v) = 1 + 7/24
    CHECK(kept("selective") == 34 * sbh * 96 / 24 * 31);
    set(s, "micro_batches", "4"); // fewer micro-batches than stages: 4/8
    CHECK(kept("selective") == 34 * sbh * 96 / 2);

    set(s, "attention", "flash");
    CHECK(kept("none") == kept("selective"));
}

TEST_CASE("the live layer is a transient of full and reversible recompute, divided by t and c") {
    Scenario s = test::with({}, {{"params", "175e9"}, {"gpus", "64"}, {"recompute", "full"}});
    CHECK(evaluate(s).size(Term::LiveLayer) == Bytes());
    set(s, "live_layer", "on");
    const std::int64_t layer = 34LL * 2048 * 12288 + 5LL * 96 * 2048 * 2048;
    CHECK(evaluate(s).size(Term::LiveLayer).count() == layer);
    set(s, "tp", "4");
    set(s, "cp", "2");
    CHECK(evaluate(s).size(Term::LiveLayer).count() == layer / 8);
    set(s, "recompute", "reversible");
    CHECK(evaluate(s).size(Term::LiveLayer).count() == layer / 8);
    set(s, "recompute", "selective");
    CHECK(evaluate(s).size(Term::LiveLayer) == Bytes());
}

TEST_CASE("expert parallel spreads the routed experts first, and sharded states stay the same") {
    const Scenario one = test::with({}, {{"model", "mixtral-8x7b"}, {"gpus", "64"}});
    const Scenario eight = test::with(one, {{"ep", "8"}});
    const Shape shape = resolve(one).shape;
    const auto experts = static_cast<std::int64_t>(shape.expertParams);
    const auto dense = static_cast<std::int64_t>(shape.params) - experts;
    CHECK(evaluate(eight).issues().empty());
    CHECK(evaluate(one).size(Term::Parameters).count() == 2 * (dense + experts));
    CHECK(evaluate(eight).size(Term::Parameters).count() == (16 * dense + 2 * experts + 7) / 8); // 2·(dense + experts/8)
    const auto states = [](const Scenario& s) { return evaluate(s).total(Category::State); };
    CHECK(states(test::with(one, {{"zero", "3"}})) == states(test::with(eight, {{"zero", "3"}})));
    CHECK(states(test::with(eight, {{"zero", "1"}})) < states(test::with(one, {{"zero", "1"}})));
    CHECK(evaluate(test::with(eight, {{"zero", "3"}})).size(Term::Gathered) < evaluate(test::with(one, {{"zero", "3"}})).size(Term::Gathered));
    // A group of 4 shards the dense part four ways; the experts already lie on 8 ranks.
    const Plan hybrid = evaluate(test::with(eight, {{"zero", "3"}, {"shard_group", "4"}}));
    CHECK(hybrid.total(Category::State).count() == (16 * (2 * dense + experts) + 7) / 8);
    CHECK(hasError(evaluate(test::with(one, {{"ep", "3"}})).issues()));
    CHECK(hasError(evaluate(test::with(one, {{"gpus", "4"}, {"ep", "8"}})).issues()));
}

TEST_CASE("offload moves bytes to the host, and none vanish") {
    Scenario s = drill({{"zero", "3"}, {"gpus", "16"}, {"recompute", "full"}});
    const Plan before = evaluate(s);
    CHECK(before.hostPerNode() == Bytes());
    const auto kept = [](const Plan& plan) {
        return plan.total(Category::State) + plan.total(Category::Activation) + plan.footprint.host.total();
    };
    for (const char* what : {"optimizer", "parameters", "activations"}) {
        CAPTURE(what);
        set(s, "offload", what);
        const Plan after = evaluate(s);
        CHECK(after.total(Category::State) + after.total(Category::Activation) < before.total(Category::State) + before.total(Category::Activation));
        // A share is rounded up once on each side.
        CHECK(kept(after) - kept(before) >= Bytes());
        CHECK(kept(after) - kept(before) <= Bytes::of(2));
        CHECK(after.hostPerNode() == after.footprint.host.total() * 8);
    }
    CHECK(evaluate(s).size(Term::LiveLayer).count() == 34LL * 2048 * 12288 + 5LL * 96 * 2048 * 2048);
    set(s, "offload", "parameters");
    CHECK(evaluate(s).size(Term::Gathered) == before.size(Term::Gathered));
}

TEST_CASE("absurd scenarios saturate instead of overflowing") {
    Scenario s;
    for (const Field& row : fields()) {
        if (row.isNumeric())
            row.setNumber(s, row.maximum);
    }
    s.gpus = 8;
    s.tp = s.pp = s.vpp = s.cp = s.ep = 1;
    const Plan plan = evaluate(s);
    CHECK(plan.total().isSaturated());
    CHECK(plan.total() > Bytes());
    CHECK_FALSE(plan.fits());
}

TEST_CASE("the layers that a size implies are the whole number nearest to the cube root, to the parameter") {
    // Ψ = 12·L·(128·L)²: from (L − ½)³ · 196,608 on there are L layers.
    const auto layers = [](Wide params) {
        Scenario scenario;
        scenario.params = static_cast<std::uint64_t>(params);
        return resolve(scenario).shape.layers;
    };
    for (std::uint64_t wanted = 2; wanted <= 3000; ++wanted) {
        const Wide twice = 2 * Wide{wanted} - 1;
        const Wide first = twice * twice * twice * 24'576;
        INFO(wanted);
        REQUIRE(layers(first) == wanted);
        REQUIRE(layers(first - 1) == wanted - 1);
    }
    CHECK(layers(0) == 1);
    CHECK(layers(1) == 1);
    CHECK(layers(175'000'000'000) == 96);
    CHECK(layers(Wide{1} << 62) == 28'625);
}
