// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/curve_support.h"

#include "charts/chart_table.h"
#include "charts/sequence_chart.h"
#include "estimate/evaluate.h"

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

Scenario thirtyBillionScenario() {
    Scenario scenario;
    scenario.seq = 4096;
    scenario.recompute = Choice<Recompute>::named("selective");
    scenario.zero = Choice<Sharding>::named("3");
    scenario.reserve = CardSize::gib(10);
    scenario.capacity = CardSize::gb(141);
    return scenario;
}

ChartSpec sequenceOf(const Scenario& scenario) {
    return sequenceChart(scenario, ceilingsFor(scenario, usualCards()));
}

} // namespace

TEST_CASE("the sequence chart of 30 B names where activations overtake the states") {
    const ChartSpec spec = sequenceOf(thirtyBillionScenario());
    REQUIRE(spec.curves.curves.size() == 4);
    REQUIRE(spec.curves.marks.size() == 4);
    QStringList lengths;
    for (const CurveMark& mark : spec.curves.marks) {
        lengths << mark.lines.value(0);
        // Exact on both sides: at the mark activations are at most the states, one token on they are more.
        Scenario scenario = *scenarioOnSequence({thirtyBillionScenario()}, mark.key);
        Plan plan = evaluate(scenario);
        CHECK(plan.total(Category::Activation) <= plan.total(Category::State));
        CHECK(plan.total() == mark.at.value);
        scenario.seq += 1;
        plan = evaluate(scenario);
        CHECK(plan.total(Category::Activation) > plan.total(Category::State));
    }
    CHECK(lengths.mid(0, 3) ==
          QStringList({QStringLiteral("1,676"), QStringLiteral("4,908"), QStringLiteral("83,437")}));
    CHECK(sequenceTitle(thirtyBillionScenario(), spec) ==
          QStringLiteral("With selective recompute, activations overtake the states at 4,908 tokens"));
    REQUIRE(spec.curves.level);
    for (const CurveMark& mark : spec.curves.marks)
        CHECK(mark.at.value.gib() == Approx(spec.curves.level->gib()).epsilon(0.002));
}

TEST_CASE("what no sequence changes is the floor, in stack order") {
    const ChartSpec spec = sequenceOf(thirtyBillionScenario());
    Bytes floor;
    QStringList keys;
    for (const ChartSegment& band : spec.curves.bands) {
        floor += band.value;
        keys << band.key;
    }
    CHECK(keys ==
          QStringList({QStringLiteral("parameters"), QStringLiteral("gradients"), QStringLiteral("optimizer"),
                       QStringLiteral("gathered"), QStringLiteral("reserve")}));
    const Plan plan = evaluate(thirtyBillionScenario());
    CHECK(floor == plan.total() - plan.total(Category::Activation));
    for (const ChartCurve& curve : spec.curves.curves)
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            REQUIRE(curve.points[i].value > floor);
            if (i > 0)
                REQUIRE(curve.points[i].value >= curve.points[i - 1].value);
        }
}

TEST_CASE("the free corner tells the longest sequence for every mode and card") {
    const ChartSpec spec = sequenceOf(thirtyBillionScenario());
    const CurveTable& table = spec.curves.table;
    REQUIRE(table.rows.size() == 4);
    CHECK(table.columns ==
          QStringList({QStringLiteral("80 GB"), QStringLiteral("141 GB"), QStringLiteral("192 GB")}));
    CHECK(table.strong == 1);
    CHECK(table.rows[0] == QStringList({QStringLiteral("None"), QStringLiteral("394"),
                                        QStringLiteral("1,807"), QStringLiteral("2,507")}));
    CHECK(table.rows[1] == QStringList({QStringLiteral("Selective"), QStringLiteral("572"),
                                        QStringLiteral("5,562"), QStringLiteral("9,734")}));
    CHECK(table.rows[2] == QStringList({QStringLiteral("Full"), QStringLiteral("9,732"),
                                        QStringLiteral("94,559"), QStringLiteral("165,481")}));
    REQUIRE(spec.curves.curves[1].fits);
    CHECK(spec.curves.curves[1].fits->to == 5562);
    const ChartLayout layout = layoutChart(spec, {1280, 800}, ChartTheme());
    CHECK(showsText(layout, QStringLiteral("Longest sequence that fits")));
    CHECK(showsText(layout, QStringLiteral("94,559")));
}

TEST_CASE("the scenario's own point is marked on its mode's curve") {
    const ChartSpec spec = sequenceOf(thirtyBillionScenario());
    const ChartCurve& curve = spec.curves.curves[1];
    REQUIRE(curve.selected);
    REQUIRE(curve.current);
    CHECK(curve.current->value == evaluate(thirtyBillionScenario()).total());
    Scenario odd = thirtyBillionScenario();
    odd.seq = 100; // left of the axis: nothing to mark, nothing to crash
    CHECK_FALSE(sequenceOf(odd).curves.curves[1].current);
    CHECK(textTrouble(layoutChart(sequenceOf(odd), {800, 600}, ChartTheme())).empty());
}

TEST_CASE("a live layer grows with the sequence, so there is no single height of equal piles") {
    Scenario scenario = thirtyBillionScenario();
    scenario.liveLayer = Choice<Switch>::named("on");
    scenario.recompute = Choice<Recompute>::named("full");
    const ChartSpec spec = sequenceOf(scenario);
    CHECK_FALSE(spec.curves.level);
    CHECK_FALSE(spec.curves.marks.empty());
}

TEST_CASE("a layout that cannot be says so instead of drawing") {
    Scenario scenario = thirtyBillionScenario();
    scenario.tp = 3;
    const ChartSpec spec = sequenceOf(scenario);
    CHECK_FALSE(spec.issue.isEmpty());
    CHECK(describe(spec) == spec.issue);
    CHECK(textTrouble(layoutChart(spec, {320, 200}, ChartTheme())).empty());
}

TEST_CASE("the sequence's table has a row for every power of two") {
    const ChartTable table = tableOf(sequenceOf(thirtyBillionScenario()));
    CHECK(table.rows.size() == 16 + 4);
    for (const QStringList& row : table.rows)
        REQUIRE(row.size() == table.head.size());
}
