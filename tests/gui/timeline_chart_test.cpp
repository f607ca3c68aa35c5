// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/curve_support.h"

#include "charts/budget_chart.h"
#include "charts/chart_axis.h"
#include "charts/chart_table.h"
#include "charts/stages_chart.h"
#include "charts/timeline_chart.h"
#include "estimate/evaluate.h"

#include <cmath>
#include <set>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

ChartRequest detailedRequest(std::uint64_t pp) {
    ChartRequest request;
    Scenario& s = request.scenario;
    s.estimator = Choice<Estimator>::named("detailed");
    s.framework = Choice<Framework>::named("megatron");
    s.model = Choice<ModelPreset>::named("llama-3.1-70b");
    s.params = static_cast<std::uint64_t>((*s.model)->nominalParams);
    s.seq = 8192;
    s.gpus = 64;
    s.tp = 4;
    s.pp = pp;
    s.zero = Choice<Sharding>::named("1");
    s.globalBatch = 256;
    request.ceilings = ceilingsFor(s, usualCards());
    return request;
}

int peaks(const ChartSpec& spec) {
    int count = 0;
    for (const ChartBar& bar : spec.stacks.bars)
        count += bar.details.contains(QStringLiteral("the peak")) ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("the timeline of the detailed account has every phase, and its peak is the plan's") {
    for (const std::uint64_t pp : {1u, 4u}) {
        const ChartRequest request = detailedRequest(pp);
        const Plan plan = evaluate(request.scenario);
        REQUIRE(plan.detailed);
        const ChartSpec spec = buildTimeline(request);
        REQUIRE(spec.stacks.bars.size() == 9);
        CHECK(peaks(spec) == 1);
        Bytes highest;
        for (const ChartBar& bar : spec.stacks.bars) {
            highest = std::max(highest, bar.total);
            Bytes sum;
            for (const ChartSegment& segment : bar.segments)
                sum += segment.value;
            CHECK(sum == bar.total);
            if (bar.selected) {
                CHECK(bar.total == plan.total());
                CHECK(bar.details.first() == QString::fromUtf8(plan.detailed->peak().instant.data()));
            }
        }
        CHECK(highest == plan.total());
        const ChartTexts texts = timelineTexts(request, spec);
        CHECK(texts.title.startsWith(QStringLiteral("The peak is at the ")));
        CHECK(texts.title.contains(QString::fromUtf8(plan.detailed->peak().phase.data())));
    }
}

TEST_CASE("the closed form's timeline peaks where the backward pass begins, at its total") {
    ChartRequest request;
    request.scenario.zero = Choice<Sharding>::named("3");
    request.scenario.recompute = Choice<Recompute>::named("full");
    request.scenario.liveLayer = Choice<Switch>::named("on");
    const Plan plan = evaluate(request.scenario);
    const ChartSpec spec = buildTimeline(request);
    REQUIRE(spec.stacks.bars.size() == 4);
    CHECK(peaks(spec) == 1);
    CHECK(spec.stacks.bars[2].selected);
    CHECK(spec.stacks.bars[2].total == plan.total());
    CHECK(spec.stacks.bars[1].total == plan.total() - plan.size(Term::LiveLayer));
    CHECK(spec.stacks.bars[3].total == plan.total(Category::State));
    CHECK(timelineTexts(request, spec).caption.contains(QStringLiteral("knows no instants")));
    CHECK_FALSE(scenarioOfInstant(request, QStringLiteral("instant1")));
    request.scenario.tp = 3;
    CHECK_FALSE(buildTimeline(request).stacks.bars.front().issue.isEmpty());
}

TEST_CASE("stages of the detailed account differ: first and last carry what only they hold") {
    const ChartRequest request = detailedRequest(4);
    const Plan plan = evaluate(request.scenario);
    REQUIRE(plan.detailed);
    const ChartSpec spec = buildStages(request);
    REQUIRE(spec.stacks.bars.size() == 4);
    std::set<std::int64_t> totals;
    for (std::size_t i = 0; i < 4; ++i) {
        const ChartBar& bar = spec.stacks.bars[i];
        CHECK(bar.total == plan.detailed->stages[i].terms.total());
        CHECK(bar.selected == (i == plan.detailed->peakStage));
        totals.insert(bar.total.count());
    }
    CHECK(totals.size() > 2);
    CHECK(spec.stacks.bars[0].details[1] == QStringLiteral("4 in flight"));
    CHECK(spec.stacks.bars[3].details[1] == QStringLiteral("1 in flight"));
    CHECK(stagesTexts(request, spec)
              .title.startsWith(QStringLiteral("Stage %1 is the fullest").arg(plan.detailed->peakStage)));
}

TEST_CASE("the budget of the detailed account has its range; a negative residual shortens the stack") {
    ChartRequest request = detailedRequest(1);
    const ChartSpec spec = buildBudget(request);
    for (const ChartBar& bar : spec.stacks.bars)
        if (bar.issue.isEmpty()) {
            REQUIRE(bar.range);
            CHECK(bar.range->low <= bar.range->high);
            CHECK_FALSE(bar.range->basis.isEmpty());
        }
    request.scenario.calibration = Calibration{Choice<MemoryFigure>::named("reserved"), Bytes::of(-3 * kGiB)};
    const ChartSpec less = buildBudget(request);
    const ChartLayout layout = layoutChart(less, {1280, 600}, ChartTheme());
    for (std::size_t i = 0; i < less.stacks.bars.size(); ++i) {
        const ChartBar& bar = less.stacks.bars[i];
        CHECK(visibleTotal(less, bar) == bar.total);
        CHECK(bar.total == spec.stacks.bars[i].total - Bytes::of(3 * kGiB));
        if (!layout.bars[i].cut)
            CHECK(std::abs(layout.bars[i].body.top() - layout.pixelOf(bar.total.gib())) <= 1);
    }
}

TEST_CASE("no text of the timeline touches another or leaves the picture, at any size") {
    for (unsigned seed = 0; seed < 8; ++seed) {
        ChartRequest request =
            seed % 2 == 0 ? detailedRequest(std::uint64_t{1} << (seed % 3)) : ChartRequest();
        for (const char* key : {"timeline", "stages"}) {
            const ChartRow* row = findChart(key);
            ChartSpec spec = row->build(request);
            CHECK(spec == row->build(request));
            if (seed % 4 > 1) {
                const ChartTexts texts = row->texts(request, spec);
                spec.title = texts.title;
                spec.subtitle = texts.subtitle;
                spec.caption = texts.caption;
            }
            for (const QSizeF& size : pictureSizes()) {
                const double k = seed % 3 == 0 ? 2.0 : 1.0;
                INFO(key << ", seed " << seed << ", " << size.width() << "x" << size.height() << ", k " << k);
                REQUIRE(textTrouble(layoutChart(spec, size, ChartTheme(ThemeKind::Light, k))).empty());
            }
        }
    }
}

TEST_CASE("cards of the same size are one ceiling") {
    Scenario s;
    const std::vector<ChartCeiling> ceilings =
        ceilingsFor(s, {CardSize::gb(80), CardSize::gb(80), CardSize::gb(141)});
    REQUIRE(ceilings.size() == 2);
    CHECK(ceilings[0].planned);
}
