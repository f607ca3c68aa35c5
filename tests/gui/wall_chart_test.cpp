// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/curve_support.h"

#include "charts/chart_table.h"
#include "charts/curve_layout.h"
#include "charts/ladder_chart.h"
#include "charts/wall_chart.h"

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

ChartSpec wallOf(std::uint64_t params, std::uint64_t gpus = 8) {
    Scenario scenario;
    scenario.params = params;
    scenario.gpus = gpus;
    return wallChart(scenario, ceilingsFor(scenario, usualCards()));
}

const ChartCurve& curveOf(const ChartSpec& spec, const char* key) {
    for (const ChartCurve& curve : spec.curves.curves)
        if (curve.key == QString::fromUtf8(key))
            return curve;
    FAIL("no curve " << key);
    return spec.curves.curves.front();
}

std::optional<Bytes> valueAt(const ChartCurve& curve, double x) {
    for (const CurvePoint& point : curve.points)
        if (point.x == x)
            return point.value;
    return std::nullopt;
}

QStringList marksOf(const ChartSpec& spec) {
    QStringList keys;
    for (const CurveMark& mark : spec.curves.marks)
        keys << mark.key;
    return keys;
}

} // namespace

TEST_CASE("the wall of 30 B: ZeRO-2 from 21 GPUs, ZeRO-3 from 6, DDP and ZeRO-1 never") {
    const ChartSpec spec = wallOf(30'000'000'000);
    REQUIRE(spec.curves.curves.size() == 4);
    CHECK_FALSE(curveOf(spec, "ddp").fits);
    CHECK_FALSE(curveOf(spec, "zero1").fits);
    REQUIRE(curveOf(spec, "zero2").fits);
    REQUIRE(curveOf(spec, "zero3").fits);
    CHECK(curveOf(spec, "zero2").fits->from == 21);
    CHECK(curveOf(spec, "zero3").fits->from == 6);
    CHECK(curveOf(spec, "zero3").fits->to == 131072);
    // Both hand over at exactly the card's capacity: 2·30e9 + 14·30e9/21 and 16·30e9/6.
    CHECK(valueAt(curveOf(spec, "zero2"), 21) == Bytes::of(80 * kGB));
    CHECK(valueAt(curveOf(spec, "zero3"), 6) == Bytes::of(80 * kGB));

    CHECK(marksOf(spec) == QStringList({QStringLiteral("zero2@21"), QStringLiteral("zero2@32"),
                                        QStringLiteral("zero3@6"), QStringLiteral("zero3@8")}));
    CHECK(spec.curves.marks[0].lines ==
          QStringList({QStringLiteral("ZeRO-2 fits from 21 GPUs"), QStringLiteral("as a power of two: 32")}));
    CHECK(spec.curves.marks[2].lines ==
          QStringList({QStringLiteral("ZeRO-3 fits from 6 GPUs"), QStringLiteral("as a power of two: 8")}));
    CHECK(wallTitle(spec) ==
          QStringLiteral("ZeRO-2 fits 80 GB from 21 GPUs, ZeRO-3 from 6; DDP and ZeRO-1 never do"));
}

TEST_CASE("replicated floors are 447.0, 111.8 and 55.9 GiB; ZeRO-3 has none") {
    const ChartSpec spec = wallOf(30'000'000'000);
    const std::pair<const char*, const char*> floors[] = {
        {"ddp", "447.0"}, {"zero1", "111.8"}, {"zero2", "55.9"}};
    for (const auto& [key, size] : floors) {
        REQUIRE(curveOf(spec, key).floor);
        CHECK(chartNumber(*curveOf(spec, key).floor, spec.unit) == QString::fromUtf8(size));
    }
    CHECK_FALSE(curveOf(spec, "zero3").floor);
    CHECK(curveOf(spec, "ddp").note == QStringLiteral("16Ψ, never falls: 447.0"));
    CHECK(curveOf(spec, "zero1").note == QStringLiteral("floor 4Ψ = 111.8"));
    CHECK(curveOf(spec, "zero3").note == QStringLiteral("no floor: 3.5\u202FMiB at 131,072"));
    for (const ChartCurve& curve : spec.curves.curves)
        if (curve.floor)
            for (const CurvePoint& point : curve.points)
                REQUIRE(point.value >= *curve.floor);
}

TEST_CASE("four bytes a weight fill 80 GB at exactly 20 B parameters") {
    const ChartSpec spec = wallOf(20'000'000'000);
    CHECK(curveOf(spec, "zero1").floor == Bytes::of(80 * kGB));
    CHECK_FALSE(curveOf(spec, "zero1").fits);
    CHECK(curveOf(wallOf(19'000'000'000), "zero1").fits);
}

TEST_CASE("the scenario's GPUs are marked with four values, whatever their number") {
    const ChartSpec spec = wallOf(30'000'000'000);
    const std::pair<const char*, const char*> values[] = {
        {"ddp", "447.0"}, {"zero1", "153.7"}, {"zero2", "104.8"}, {"zero3", "55.9"}};
    for (const auto& [key, size] : values) {
        REQUIRE(curveOf(spec, key).current);
        CHECK(chartNumber(curveOf(spec, key).current->value, spec.unit) == QString::fromUtf8(size));
    }
    CHECK(spec.curves.currentLabel == QStringLiteral("8 GPUs"));
    CHECK(wallOf(30'000'000'000, 67).curves.curves[2].current->x == 67);
    const ChartSpec beyond = wallOf(30'000'000'000, 1'000'000);
    CHECK_FALSE(beyond.curves.curves[0].current);
    static_cast<void>(layoutChart(beyond, {800, 600}, ChartTheme()));
}

TEST_CASE("only GPU counts that give the layout are on the wall") {
    Scenario scenario;
    scenario.tp = 4;
    scenario.pp = 2;
    const ChartSpec spec = wallChart(scenario, ceilingsFor(scenario, usualCards()));
    for (const ChartCurve& curve : spec.curves.curves)
        CHECK(curve.points.front().x == 8);
    CHECK(curveOf(spec, "zero1").note == QStringLiteral("floor 4Ψ/8 = 14.0"));
    scenario.tp = 1 << 20;
    CHECK_FALSE(wallChart(scenario, {}).issue.isEmpty());
    scenario.tp = 8;
    scenario.pp = 64; // more stages than layers
    const ChartSpec none = wallChart(scenario, {});
    CHECK_FALSE(none.issue.isEmpty());
    CHECK(none.curves.curves.empty());
    CHECK(textTrouble(layoutChart(none, {640, 480}, ChartTheme())).empty());
}

TEST_CASE("in the detailed account the floor is where its own curve ends") {
    Scenario scenario;
    scenario.estimator = Choice<Estimator>::named("detailed");
    scenario.tp = 8;
    scenario.pp = 8;
    scenario.gpus = 64;
    const ChartSpec spec = wallChart(scenario, ceilingsFor(scenario, usualCards()));
    for (const char* key : {"ddp", "zero1"}) {
        const ChartCurve& curve = curveOf(spec, key);
        REQUIRE(curve.floor);
        CHECK(*curve.floor <= curve.points.back().value);
        CHECK(static_cast<double>(curve.floor->count()) >
              0.99 * static_cast<double>(curve.points.back().value.count()));
        CHECK_FALSE(curve.note.contains(QStringLiteral("Ψ")));
    }
    // The ladder's column of floors says the same.
    ChartRequest request;
    request.scenario = scenario;
    request.ceilings = ceilingsFor(scenario, usualCards());
    const LadderChart ladder = buildLadder(request).ladder;
    for (std::size_t i = 0; i < ladder.rows.size(); ++i) {
        REQUIRE(spec.curves.curves[i].floor);
        CHECK(ladder.rows[i].floor == noteSize(*spec.curves.curves[i].floor, spec.unit));
    }
    // All four have one value here: it is said once.
    const ChartLayout layout = layoutChart(spec, {1280, 800}, ChartTheme());
    const QString value = chartNumber(curveOf(spec, "ddp").current->value, spec.unit);
    int said = 0;
    for (const PlacedItem& item : layout.texts())
        said += item.text == value ? 1 : 0;
    CHECK(said == 1);
}

TEST_CASE("with everything counted, the wall follows recompute and sequence") {
    Scenario scenario;
    scenario.gpus = 64;
    scenario.zero = Choice<Sharding>::named("3");
    const ChartSpec spec = wallChart(scenario, {}, Measure::Total);
    CHECK(curveOf(spec, "zero3").current->value == evaluate(scenario).total());
    REQUIRE(curveOf(spec, "zero3").floor);
    CHECK(*curveOf(spec, "zero3").floor ==
          evaluate(scenario).total() - evaluate(scenario).total(Category::State));
}

TEST_CASE("between evaluated counts the curve keeps its law a + b/N") {
    const ChartSpec spec = wallOf(30'000'000'000);
    for (const CurvePoint& point : curveOf(spec, "zero1").points) {
        const double exact = 30e9 * (4 + 12 / point.x);
        REQUIRE(static_cast<double>(point.value.count()) == Approx(exact).epsilon(1e-6));
    }
}

TEST_CASE("heights of the wall keep still: 1, 2, 5 × 10^k, grown at once, shrunk with hysteresis") {
    ChartSpec spec = wallOf(30'000'000'000);
    const ChartAxis axis = curveAxis(spec);
    CHECK(axis.top == 1000.0);
    CHECK(axis.bottom == 5.0);
    CHECK(curveAxis(wallOf(34'000'000'000), axis).top == 1000.0);
    CHECK(curveAxis(wallOf(60'000'000'000), axis).top == 2000.0);
    CHECK(curveAxis(wallOf(24'000'000'000), axis).top == 1000.0);
    CHECK(curveAxis(wallOf(10'000'000'000), axis).top == 500.0);
    spec.curves.axis.top = 300;
    CHECK(curveAxis(spec, axis).top == 300.0);
    // Over all sizes: everything above zero, the planned card always inside.
    std::optional<ChartAxis> shown;
    for (double params = 125e6; params < 10e12; params *= 1.07) {
        const ChartSpec one = wallOf(static_cast<std::uint64_t>(params));
        shown = curveAxis(one, shown);
        REQUIRE(*shown->bottom > 0);
        REQUIRE(*shown->bottom < 74.5);
        REQUIRE(*shown->top > 178.8);
        for (const ChartCurve& curve : one.curves.curves)
            for (const CurvePoint& point : curve.points)
                REQUIRE(point.value > Bytes());
    }
}

TEST_CASE("a place on the wall leads to its scenario") {
    ChartRequest request;
    const std::optional<Scenario> there = scenarioOnWall(request, QStringLiteral("zero2@21"));
    REQUIRE(there);
    CHECK(there->gpus == 21);
    CHECK(there->zero == Choice<Sharding>::named("2"));
    CHECK(evaluate(*there).total(Category::State) == Bytes::of(80 * kGB));
    CHECK(scenarioOnWall(request, QStringLiteral("zero3"))->gpus == 8);
    CHECK_FALSE(scenarioOnWall(request, QStringLiteral("zero9@4")));
    CHECK_FALSE(scenarioOnWall(request, QStringLiteral("zero2@x")));
    ChartSpec spec = buildWall(request);
    for (const ChartSpot& spot : layoutChart(spec, {1280, 800}, ChartTheme()).spots)
        CHECK(scenarioOnWall(request, spot.key));
}

TEST_CASE("names of near crossings stand in the curves' order, and their leaders lead over no curve") {
    const ChartLayout layout = layoutChart(wallOf(13'000'000'000, 16), {984, 520}, ChartTheme());
    QList<QPolygonF> curves;
    QList<QPolygonF> leaders;
    for (const PlacedItem& item : layout.data) {
        if (item.kind == PlacedItem::Kind::Curve)
            curves << item.points;
        if (item.kind == PlacedItem::Kind::Line && item.color == Token::Text3 && item.points.size() <= 3)
            leaders << item.points;
    }
    REQUIRE(curves.size() >= 4);
    REQUIRE(leaders.size() == 3);
    for (const QPolygonF& leader : leaders)
        for (const QPolygonF& curve : curves)
            for (qsizetype i = 1; i < leader.size(); ++i)
                for (qsizetype j = 1; j < curve.size(); ++j)
                    CHECK(QLineF(leader[i - 1], leader[i])
                              .intersects(QLineF(curve[j - 1], curve[j]), nullptr) !=
                          QLineF::BoundedIntersection);
    const auto left = [&](const QString& start) {
        for (const PlacedItem& item : layout.data)
            if (item.kind == PlacedItem::Kind::Text && item.text.startsWith(start))
                return item.rect.left();
        FAIL("not named: " << start.toStdString());
        return 0.0;
    };
    CHECK(left(QStringLiteral("ZeRO-3 fits")) < left(QStringLiteral("ZeRO-2 fits from 4 GPUs")));
    CHECK(left(QStringLiteral("ZeRO-2 fits from 4 GPUs")) < left(QStringLiteral("ZeRO-1 fits from 6 GPUs")));
}

TEST_CASE("the wall's table has every power of two and every named place") {
    const ChartTable table = tableOf(wallOf(30'000'000'000));
    CHECK(table.head.size() == 6);
    CHECK(table.rows.size() == 20); // 18 powers of two, 6 and 21
    for (const QStringList& row : table.rows)
        REQUIRE(row.size() == table.head.size());
    const QStringList& row = table.rows[6];
    CHECK(row[0] == QStringLiteral("21"));
    CHECK(row[3] == QStringLiteral("74.5"));
    CHECK(row[5] == QStringLiteral("ZeRO-2 fits from 21 GPUs"));
    CHECK(describe(wallOf(30'000'000'000)).contains(QStringLiteral("ZeRO-1 at 8 GPUs: 153.7")));
}

TEST_CASE("no leader of the small wall runs behind a value") {
    for (double height = 200; height <= 520; height += 8) {
        for (const std::uint64_t gpus : {4U, 8U, 16U, 32U}) {
            const ChartLayout layout = layoutChart(wallOf(30'000'000'000, gpus), {984, height}, ChartTheme());
            for (const PlacedItem& item : layout.data) {
                if (item.kind != PlacedItem::Kind::Line || item.color != Token::Text3 || item.points.size() > 3)
                    continue;
                for (const PlacedItem& text : layout.texts()) {
                    if (text.role != TextRole::BodyStrong)
                        continue;
                    CAPTURE(height, gpus, text.text.toStdString());
                    for (qsizetype i = 1; i < item.points.size(); ++i)
                        for (double part = 0; part <= 1; part += 0.05)
                            CHECK_FALSE(text.rect.contains(QLineF(item.points[i - 1], item.points[i]).pointAt(part)));
                }
            }
        }
    }
}
