// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "charts/chart_axis.h"

using namespace memladder;
using namespace memladder::ui;

TEST_CASE("an axis ends at a round number that holds the need") {
    CHECK(niceTop(214.6) == 250);
    CHECK(niceTop(107.3) == 125);
    CHECK(niceTop(89.4) == 100);
    CHECK(niceTop(250) == 250);
    CHECK(niceTop(250.0000001) == Approx(250));
    CHECK(niceTop(250.1) == 300);
    CHECK(niceTop(0.11) == Approx(0.125));
    CHECK(niceTop(8.1) == 10);
    CHECK(niceTop(0) == 1);
    CHECK(niceTop(-5) == 1);
}

TEST_CASE("the ceilings own the axis unless every bar is to be held") {
    // 192 GB = 178.8 GiB drawn: 1.2 × 178.8 = 214.6, and DDP's 503.7 leaves through the top.
    CHECK(neededTop(178.8, 503.7, AxisMode::Ceilings) == Approx(214.56));
    CHECK(neededTop(178.8, 503.7, AxisMode::AllBars) == Approx(528.885));
    // 1.6 × 74.5 = 119.2: a bar of 87.6 is held with 5 % to spare.
    CHECK(neededTop(74.5, 87.6, AxisMode::Ceilings) == Approx(91.98));
    CHECK(neededTop(74.5, 119.2, AxisMode::Ceilings) == Approx(125.16));
    CHECK(neededTop(74.5, 119.3, AxisMode::Ceilings) == Approx(89.4));
    CHECK(neededTop(0, 50, AxisMode::Ceilings) == Approx(52.5));
}

TEST_CASE("an axis grows at once and shrinks late") {
    CHECK(nextTop(std::nullopt, 90) == 100);
    CHECK(nextTop(100, 101) == 125);
    CHECK(nextTop(250, 101) == 250);
    CHECK(nextTop(250, 100) == 250);
    CHECK(nextTop(250, 99) == 100);
}

TEST_CASE("ticks divide the axis evenly") {
    CHECK(axisTicks(250) == std::vector<double>{0, 50, 100, 150, 200, 250});
    CHECK(axisTicks(125) == std::vector<double>{0, 25, 50, 75, 100, 125});
    CHECK(axisTicks(300) == std::vector<double>{0, 50, 100, 150, 200, 250, 300});
    CHECK(axisTicks(80) == std::vector<double>{0, 20, 40, 60, 80});
    CHECK(axisTicks(4) == std::vector<double>{0, 1, 2, 3, 4});
    CHECK(axisTicks(0).size() == 1);
    const std::vector<double> typed = axisTicks(170);
    CHECK(typed.back() <= 170);
    CHECK(typed.size() >= 5);
    CHECK(tickLabels(axisTicks(1.25))[1] == QStringLiteral("0.25"));
    CHECK(tickLabels(axisTicks(250))[5] == QStringLiteral("250"));
    CHECK(tickLabels(axisTicks(10000))[5] == QStringLiteral("10,000"));
}

TEST_CASE("hidden terms leave the axis and the visible total") {
    ChartSpec spec;
    ChartBar bar;
    bar.segments = {{.key = QStringLiteral("parameters"), .value = Bytes::of(10 * kGiB)},
                    {.key = QStringLiteral("activations"), .value = Bytes::of(40 * kGiB)}};
    bar.total = Bytes::of(50 * kGiB);
    spec.stacks.bars = {bar};
    spec.legend = {{QStringLiteral("activations"), QStringLiteral("Activations"), Fill::Activations, false}};
    CHECK(axisTop(spec) == 60);
    spec.legend[0].hidden = true;
    CHECK(visibleTotal(spec, bar) == Bytes::of(10 * kGiB));
    CHECK(axisTop(spec) == 12.5);
    spec.stacks.axis.top = 200;
    CHECK(axisTop(spec) == 200);
}
