// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/curve_support.h"

#include "charts/budget_chart.h"
#include "charts/chart_layout.h"
#include "charts/chart_registry.h"
#include "estimate/evaluate.h"

#include <set>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

/// 30 B on 8 GPUs, sequence 4,096, selective recompute, 10 GiB reserve, planned for 141 GB.
ChartRequest thirtyBillionRequest() {
    ChartRequest request;
    request.scenario.seq = 4096;
    request.scenario.recompute = Choice<Recompute>::named("selective");
    request.scenario.zero = Choice<Sharding>::named("3");
    request.scenario.reserve = CardSize::gib(10);
    request.scenario.capacity = CardSize::gb(141);
    request.ceilings = ceilingsFor(request.scenario, usualCards());
    return request;
}

} // namespace

TEST_CASE("the budget by scheme has the numbers of the mock-up") {
    const ChartSpec spec = buildBudget(thirtyBillionRequest());
    REQUIRE(spec.stacks.bars.size() == 4);
    const QStringList totals{QStringLiteral("503.7"), QStringLiteral("210.3"), QStringLiteral("161.4"),
                             QStringLiteral("114.6")};
    for (std::size_t i = 0; i < 4; ++i) {
        const ChartBar& bar = spec.stacks.bars[i];
        CHECK(chartNumber(bar.total, spec.unit) == totals[static_cast<qsizetype>(i)]);
        Bytes sum;
        for (const ChartSegment& segment : bar.segments) {
            sum += segment.value;
            const SegmentOrigin origin = bar.origins.of(segment.key);
            CHECK_FALSE(origin.formula.isEmpty());
            CHECK_FALSE(origin.substituted.isEmpty());
            CHECK_FALSE(origin.source.isEmpty());
        }
        CHECK(sum == bar.total);
        CHECK(bar.selected == (i == 3));
        CHECK(bar.fits == (i == 3));
    }
    CHECK(spec.stacks.bars[3].difference == QStringLiteral("16.7\u202FGiB free on 141 GB"));
    CHECK(spec.stacks.bars[0].shortDifference == QStringLiteral("372.4 over"));
    REQUIRE(spec.stacks.ceilings.size() == 3);
    CHECK(spec.stacks.ceilings[1].planned);
    CHECK(buildBudget(thirtyBillionRequest()) == spec);
}

TEST_CASE("stacks keep their order and each term its place in the legend") {
    ChartRequest request = thirtyBillionRequest();
    request.scenario.liveLayer = Choice<Switch>::named("on");
    request.scenario.recompute = Choice<Recompute>::named("full");
    const ChartSpec spec = buildBudget(request);
    std::set<QString> legend;
    for (const ChartLegendEntry& entry : spec.legend)
        legend.insert(entry.key);
    for (const ChartBar& bar : spec.stacks.bars)
        for (std::size_t s = 0; s < bar.segments.size(); ++s) {
            CHECK(legend.count(bar.segments[s].key) == 1);
            if (s > 0)
                CHECK(bar.segments[s - 1].fill <= bar.segments[s].fill);
        }
    std::set<Fill> fills; // each term its own, so that a legend tells them apart
    for (const TermInfo& row : allTerms())
        CHECK(fills.insert(fillOf(row.term)).second);
    CHECK(fills.size() == static_cast<std::size_t>(kFillCount));
}

TEST_CASE("every comparison marks the current scenario and leads back to its bars") {
    for (const CompareRow& row : comparisons()) {
        ChartRequest request = thirtyBillionRequest();
        request.compare = QString::fromUtf8(row.key.data(), static_cast<qsizetype>(row.key.size()));
        request.scenarios = {{QStringLiteral("a"), QStringLiteral("Now"), request.scenario, true}};
        for (const std::uint64_t gpus : {1u, 8u, 67u, 131072u, 1000000u}) {
            request.scenario.gpus = gpus;
            request.scenarios[0].scenario.gpus = gpus;
            const ChartSpec spec = buildBudget(request);
            int selected = 0;
            std::set<QString> keys;
            for (const ChartBar& bar : spec.stacks.bars) {
                selected += bar.selected ? 1 : 0;
                keys.insert(bar.key);
                const std::optional<Scenario> scenario = scenarioOfBar(request, bar.key);
                REQUIRE(scenario);
                if (bar.selected)
                    CHECK(*scenario == request.scenario);
                if (bar.issue.isEmpty())
                    CHECK(evaluate(*scenario).total() == bar.total);
            }
            CHECK(selected == 1);
            CHECK(keys.size() == spec.stacks.bars.size());
        }
    }
    CHECK_FALSE(scenarioOfBar(thirtyBillionRequest(), QStringLiteral("no such bar")));
    CHECK(findComparison("no such") == nullptr);
    CHECK(findChart("no such") == nullptr);
}

TEST_CASE("a layout that cannot be is a bar that says so") {
    ChartRequest request = thirtyBillionRequest();
    request.scenario.tp = 3;
    const ChartSpec spec = buildBudget(request);
    for (const ChartBar& bar : spec.stacks.bars) {
        CHECK_FALSE(bar.issue.isEmpty());
        CHECK(bar.segments.empty());
        CHECK(bar.fits == false);
    }
}

TEST_CASE("ghosts show the totals of the state before") {
    ChartRequest request = thirtyBillionRequest();
    Scenario before = request.scenario;
    before.params = 13'000'000'000;
    request.before = before;
    const ChartSpec spec = buildBudget(request);
    for (const ChartBar& bar : spec.stacks.bars) {
        REQUIRE(bar.ghost);
        CHECK(*bar.ghost < bar.total);
    }
    request.before = request.scenario;
    CHECK_FALSE(buildBudget(request).stacks.bars[0].ghost);
}

TEST_CASE("the planned card is drawn even when it is in no list") {
    ChartRequest request = thirtyBillionRequest();
    request.scenario.capacity = CardSize::gib(96);
    const std::vector<ChartCeiling> ceilings = ceilingsFor(request.scenario, usualCards());
    REQUIRE(ceilings.size() == 4);
    CHECK(ceilings.back().planned);
    CHECK(ceilings.back().label == QStringLiteral("96 GiB"));
}

TEST_CASE("a card of the catalogue keeps its name in pictures, a size its own") {
    Scenario scenario;
    scenario.gpu = Choice<Gpu>::named("h100-sxm");
    scenario.estimator = Choice<Estimator>::named("detailed");
    const QString name =
        QString::fromUtf8((*scenario.gpu)->name.data(), static_cast<qsizetype>((*scenario.gpu)->name.size()));
    CHECK(ceilingsFor(scenario, {}).front().label == name);
    for (const ChartRow& row : charts()) {
        if (row.key == "map")
            continue; // its search is slow here, and its title is the same words
        ChartRequest request;
        request.scenario = scenario;
        request.ceilings = ceilingsFor(scenario, {});
        const ChartTexts texts = row.texts(request, row.build(request));
        CHECK_FALSE(texts.title.contains(QStringLiteral("79.65")));
    }
    scenario.capacity = CardSize::gb(64);
    CHECK(ceilingsFor(scenario, {}).front().label == QStringLiteral("64 GB"));
}

TEST_CASE("a picture's title says whether it fits, in words that name the card") {
    const ChartRequest request = thirtyBillionRequest();
    const ChartTexts texts = budgetTexts(request, buildBudget(request));
    CHECK(texts.title ==
          QStringLiteral("30\u202FB parameters fit on 8 × 141 GB with ZeRO-3: 16.7\u202FGiB free"));
    CHECK(texts.caption.contains(QStringLiteral("sequence 4,096")));
    CHECK(texts.caption.contains(QStringLiteral("Textbook estimator.")));
}

TEST_CASE("the two piles of 30 B against three generations: the states shrink, the activations do not") {
    const ChartSpec spec = [] {
        ChartRequest request;
        request.ceilings = ceilingsFor(request.scenario, usualCards());
        return buildBudget(request);
    }();
    REQUIRE(spec.stacks.ceilings.size() == 3);
    const char* const cards[] = {"74.5", "131.3", "178.8"};
    for (std::size_t i = 0; i < 3; ++i)
        CHECK(chartNumber(spec.stacks.ceilings[i].value, spec.unit) == QString::fromUtf8(cards[i]));
    const char* const states[] = {"447.0", "153.7", "104.8", "55.9"};
    for (std::size_t i = 0; i < 4; ++i) {
        Bytes state;
        Bytes activations;
        for (const ChartSegment& segment : spec.stacks.bars[i].segments) {
            if (segment.fill <= Fill::Optimizer)
                state += segment.value;
            if (segment.fill == Fill::Activations)
                activations += segment.value;
        }
        CHECK(chartNumber(state, spec.unit) == QString::fromUtf8(states[i]));
        CHECK(chartNumber(activations, spec.unit) == QStringLiteral("78.2"));
    }
}

TEST_CASE("texts too large for the picture leave a note, not a ruin") {
    for (const ChartRow& row : charts()) {
        ChartRequest request = thirtyBillionRequest();
        const ChartSpec spec = row.build(request);
        const ChartLayout layout = layoutChart(spec, {960, 540}, ChartTheme(ThemeKind::Light, 24.0));
        INFO(row.key);
        const bool whole = layout.plot.width() >= 8 && layout.plot.height() >= 8;
        CHECK((whole || (layout.plot.isEmpty() && layout.bars.empty() && layout.spots.empty())));
        for (const PlacedItem& item : layout.data)
            CHECK((whole || item.kind == PlacedItem::Kind::Text));
    }
}

TEST_CASE("every chart is readable at every size: no text cut, none over another, with and without a title") {
    const ChartRequest request = thirtyBillionRequest();
    for (const ChartRow& row : charts()) {
        ChartSpec spec = row.build(request);
        for (const bool titled : {false, true}) {
            if (titled) {
                const ChartTexts texts = row.texts(request, spec);
                spec.title = texts.title;
                spec.subtitle = texts.subtitle;
                spec.caption = texts.caption;
                spec.signature = QStringLiteral("Memladder");
            }
            for (const QSizeF& size : pictureSizes())
                for (const double k : {1.0, size.width() / 1280}) {
                    if (k < 0.5)
                        continue;
                    INFO(row.key << ", " << size.width() << "x" << size.height() << ", k " << k);
                    CHECK(textTrouble(layoutChart(spec, size, ChartTheme(ThemeKind::Light, k))).empty());
                }
        }
    }
}
