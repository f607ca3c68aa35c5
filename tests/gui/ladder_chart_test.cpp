// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/curve_support.h"

#include "charts/chart_table.h"
#include "charts/ladder_chart.h"
#include "charts/stages_chart.h"
#include "charts/wall_chart.h"
#include "estimate/evaluate.h"

#include <algorithm>
#include <cmath>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

const char* const kSizes[4][4] = {{"447.0", "447.0", "447.0", "447.0"},
                                  {"153.7", "132.7", "122.2", "117.0"},
                                  {"104.8", "80.3", "68.1", "62.0"},
                                  {"55.9", "27.9", "14.0", "7.0"}};

} // namespace

TEST_CASE("the ladder of 30 B against one 80 GB card") {
    const ChartRequest request;
    const ChartSpec spec = buildLadder(request);
    REQUIRE(spec.ladder.rows.size() == 4);
    REQUIRE(spec.ladder.columns.size() == 4);
    CHECK(spec.ladder.columns[0].selected);
    CHECK(spec.ladder.columns[3].gpus == 64);
    for (std::size_t r = 0; r < 4; ++r)
        for (std::size_t c = 0; c < 4; ++c) {
            const ChartCell& cell = spec.ladder.rows[r].cells[c];
            CHECK(chartNumber(cell.total, spec.unit) == QString::fromUtf8(kSizes[r][c]));
            CHECK(cell.fits == (r == 3 || (r == 2 && c >= 2)));
            Bytes sum;
            for (const ChartSegment& segment : cell.segments)
                sum += segment.value;
            CHECK(sum == cell.total);
        }
    CHECK(spec.ladder.rows[2].cells[2].difference == QStringLiteral("6.4 free"));
    CHECK(spec.ladder.rows[0].cells[0].difference == QStringLiteral("372.5 over"));
    CHECK(spec.ladder.rows[0].detail == QStringLiteral("nothing sharded"));
    CHECK(spec.ladder.rows[2].detail == QStringLiteral("+ gradients sharded"));
    const char* const floors[] = {"447.0", "111.8", "55.9", "0"};
    for (std::size_t r = 0; r < 4; ++r) {
        CHECK(spec.ladder.rows[r].floor == QString::fromUtf8(floors[r]));
        CHECK(spec.ladder.rows[r].floorTooHigh == (r < 2));
    }
    CHECK(spec.ladder.rows[1].floorDetail == QStringLiteral("4 bytes × 30\u202FB parameters"));
    CHECK(ladderTexts(request, spec).title ==
          QStringLiteral("ZeRO-2 fits from 32 GPUs, ZeRO-3 from 8; DDP and ZeRO-1 never do"));
}

TEST_CASE("the ladder's columns stay while the number of GPUs moves inside them") {
    using Counts = std::vector<std::uint64_t>;
    CHECK(ladderCounts(1) == Counts{1, 2, 4, 8});
    CHECK(ladderCounts(4) == Counts{1, 2, 4, 8});
    for (const std::uint64_t gpus : {8u, 16u, 32u, 64u})
        CHECK(ladderCounts(gpus) == Counts{8, 16, 32, 64});
    CHECK(ladderCounts(24) == Counts{8, 16, 24, 32, 64});
    CHECK(ladderCounts(128) == Counts{64, 128, 256, 512});
    CHECK(ladderCounts(131072) == Counts{16384, 32768, 65536, 131072});
    for (std::uint64_t gpus = 1; gpus <= 2'000'000; gpus = gpus * 3 / 2 + 1) {
        const Counts counts = ladderCounts(gpus);
        REQUIRE(std::is_sorted(counts.begin(), counts.end()));
        REQUIRE(std::find(counts.begin(), counts.end(), gpus) != counts.end());
    }
}

TEST_CASE("the stair runs along every edge where it begins to fit") {
    const ChartLayout layout = layoutChart(buildLadder({}), {1280, 700}, ChartTheme());
    // ZeRO-3 on the left edge and above its first two cells, ZeRO-2 from 32: its left edge and two tops.
    int vertical = 0;
    int horizontal = 0;
    for (const PlacedItem& item : layout.data)
        if (item.kind == PlacedItem::Kind::Rect && item.color == Token::Text) {
            vertical += item.rect.width() == 3 && item.rect.height() > 40 ? 1 : 0;
            horizontal += item.rect.height() == 3 && item.rect.width() > 40 ? 1 : 0;
        }
    CHECK(vertical == 2);
    CHECK(horizontal == 4);
    for (const char* text : {"447.0", "372.5 over", "6.4 free", "8 GPUs", "64 GPUs", "DDP", "ZeRO-3",
                             "floor, any number", "4 bytes × 30\u202FB parameters", "does not fit"}) {
        INFO(text);
        CHECK(showsText(layout, QString::fromUtf8(text)));
    }
    REQUIRE(layout.spots.size() == 16);
    for (const ChartSpot& spot : layout.spots)
        CHECK(scenarioOnWall({}, spot.key));
}

TEST_CASE("no text of ladder and stages touches another or leaves the picture, at any size") {
    for (unsigned seed = 0; seed < 60; ++seed) {
        ChartRequest request;
        Scenario& s = request.scenario;
        s.params = static_cast<std::uint64_t>(125e6 * std::pow(10.0, (seed * 37 % 490) / 100.0));
        s.gpus = seed % 4 == 0 ? 1 + seed * 2179 : std::uint64_t{1} << (seed % 18);
        s.zero = Choice<Sharding>::at(seed % 4);
        if (seed % 3 == 0)
            s.pp = std::uint64_t{1} << (seed % 7);
        if (seed % 5 == 0)
            s.tp = 2;
        if (seed % 2 == 0)
            request.measure = Measure::Total;
        request.ceilings = ceilingsFor(s, usualCards());
        for (const char* key : {"ladder", "stages"}) {
            const ChartRow* row = findChart(key);
            REQUIRE(row);
            ChartSpec spec = row->build(request);
            CHECK(spec == row->build(request));
            if (seed % 2 == 1) {
                const ChartTexts texts = row->texts(request, spec);
                spec.title = texts.title;
                spec.subtitle = texts.subtitle;
                spec.caption = texts.caption;
            }
            for (const QSizeF& size : pictureSizes()) {
                const double k = seed % 5 == 0 ? 2.0 : seed % 5 == 1 ? 1.5 : 1.0;
                INFO(key << ", seed " << seed << ", " << size.width() << "x" << size.height() << ", k " << k);
                REQUIRE(textTrouble(layoutChart(spec, size, ChartTheme(ThemeKind::Dark, k))).empty());
            }
        }
    }
}

TEST_CASE("a ladder that no count allows says why; one cell that cannot be is a dash") {
    ChartRequest request;
    request.scenario.pp = 64;
    CHECK_FALSE(buildLadder(request).issue.isEmpty());
    request.scenario.pp = 1;
    request.scenario.tp = 16;
    const ChartSpec spec = buildLadder(request);
    CHECK(spec.issue.isEmpty());
    CHECK_FALSE(spec.ladder.rows[0].cells[0].issue.isEmpty());
    CHECK(spec.ladder.rows[0].cells[1].issue.isEmpty());
}

TEST_CASE("the ladder's table is its twin, for people and for programs") {
    const ChartTable table = tableOf(buildLadder({}));
    REQUIRE(table.rows.size() == 4);
    CHECK(table.rows[2][6] == QStringLiteral("6.4 free"));
    for (const QStringList& row : table.rows)
        CHECK(row.size() == table.head.size());
    const ChartTable file = tableOf(buildLadder({}), NumberStyle::File);
    CHECK(file.rows[2][5] == QStringLiteral("68.1030"));
    CHECK(file.rows[2][6] == QStringLiteral("yes"));
}

TEST_CASE("stages: one bar each, all alike in the closed form, in-flight micro-batches written in") {
    ChartRequest request;
    request.scenario.gpus = 64;
    request.scenario.pp = 8;
    request.scenario.layers = 80;
    request.scenario.hidden = 8192;
    const ChartSpec spec = buildStages(request);
    REQUIRE(spec.stacks.bars.size() == 8);
    const Plan plan = evaluate(request.scenario);
    for (const ChartBar& bar : spec.stacks.bars) {
        CHECK(bar.total == plan.total());
        CHECK(bar.details.back() == QStringLiteral("8 in flight"));
    }
    CHECK(spec.stacks.bars[3].details.front() == QStringLiteral("layers 30–39"));
    bool noted = false;
    for (const ChartSegment& segment : spec.stacks.bars[0].segments)
        noted = noted || segment.note.startsWith(QStringLiteral("8 × "));
    CHECK(noted);
    CHECK(buildStages({}).stacks.bars.size() == 1);
    CHECK_FALSE(scenarioOfStage(request, QStringLiteral("stage1")));
}
