// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/curve_support.h"

#include "charts/chart_painter.h"
#include "charts/chart_view.h"
#include "charts/curve_layout.h"
#include "charts/sequence_chart.h"
#include "charts/wall_chart.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <random>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

/// Any scenario that the controls can reach.
ChartRequest randomRequest(unsigned seed) {
    std::mt19937 random(seed);
    const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n + 1)); };
    ChartRequest request;
    Scenario& s = request.scenario;
    s.params = static_cast<std::uint64_t>(125e6 * std::pow(10.0, upTo(490) / 100.0));
    s.gpus = upTo(3) == 0 ? static_cast<std::uint64_t>(1 + upTo(131071)) : std::uint64_t{1} << upTo(17);
    s.seq = std::uint64_t{512} << upTo(14);
    s.recompute = Choice<Recompute>::at(static_cast<std::size_t>(upTo(3)));
    s.zero = Choice<Sharding>::at(static_cast<std::size_t>(upTo(3)));
    s.microBatch = static_cast<std::uint64_t>(1 + upTo(7));
    if (upTo(2) == 0)
        s.tp = std::uint64_t{1} << upTo(4);
    if (upTo(3) == 0)
        s.pp = std::uint64_t{1} << upTo(3);
    if (upTo(1) == 0)
        s.reserve = CardSize::gib(upTo(12));
    if (upTo(4) == 0)
        s.unit = Choice<DisplayUnit>::named("GB");
    const std::int64_t cards[] = {16, 24, 80, 94, 141, 192, 288};
    s.capacity = CardSize::gb(cards[upTo(6)]);
    std::vector<CardSize> drawn = usualCards();
    if (upTo(3) == 0)
        drawn.push_back(CardSize::gb(82));
    request.ceilings = ceilingsFor(s, drawn);
    if (upTo(1) == 0)
        request.measure = Measure::Total;
    return request;
}

ChartSpec titled(ChartSpec spec, const ChartTexts& texts) {
    spec.title = texts.title;
    spec.subtitle = texts.subtitle;
    spec.caption = texts.caption;
    spec.signature = QStringLiteral("Memladder");
    return spec;
}

} // namespace

TEST_CASE("no text of a curve chart touches another or leaves the picture, at any size") {
    for (unsigned seed = 0; seed < 80; ++seed) {
        const ChartRequest request = randomRequest(seed);
        for (const char* key : {"wall", "sequence"}) {
            const ChartRow* row = findChart(key);
            REQUIRE(row);
            ChartSpec spec = row->build(request);
            if (seed % 2 == 0)
                spec = titled(spec, row->texts(request, spec));
            for (const QSizeF& size : pictureSizes()) {
                const double k = seed % 5 == 0 ? 2.0 : seed % 5 == 1 ? 1.5 : 1.0;
                const ChartTheme theme(seed % 7 == 0 ? ThemeKind::Presentation : ThemeKind::Light, k);
                INFO(key << ", seed " << seed << ", " << size.width() << "x" << size.height() << ", k " << k);
                REQUIRE(textTrouble(layoutChart(spec, size, theme)).empty());
            }
        }
    }
}

TEST_CASE("curves stay inside the plot") {
    for (unsigned seed = 0; seed < 60; ++seed) {
        const ChartRequest request = randomRequest(seed);
        for (const ChartSpec& spec : {buildWall(request), buildSequence(request)}) {
            const ChartLayout layout = layoutChart(spec, {984, 461}, ChartTheme());
            for (const PlacedItem& item : layout.data)
                if (item.kind == PlacedItem::Kind::Curve)
                    for (const QPointF& point : item.points) {
                        REQUIRE(std::isfinite(point.y()));
                        REQUIRE(layout.plot.adjusted(-0.01, -0.01, 0.01, 0.01).contains(point));
                    }
        }
    }
}

TEST_CASE("the plot of the wall does not move while a slider does") {
    ChartRequest request;
    request.ceilings = ceilingsFor(request.scenario, usualCards());
    const QRectF plot = layoutChart(buildWall(request), {984, 461}, ChartTheme()).plot;
    for (const std::uint64_t params :
         {1'300'000'000ULL, 13'000'000'000ULL, 175'000'000'000ULL, 9'000'000'000'000ULL}) {
        request.scenario.params = params;
        for (const std::uint64_t gpus : {1ULL, 64ULL, 131072ULL}) {
            request.scenario.gpus = gpus;
            CHECK(layoutChart(buildWall(request), {984, 461}, ChartTheme()).plot == plot);
        }
    }
}

TEST_CASE("the mock-up's wall shows everything that it promises") {
    ChartRequest request;
    request.ceilings = ceilingsFor(request.scenario, usualCards());
    const ChartSpec spec = buildWall(request);
    const ChartLayout layout = layoutChart(titled(spec, wallTexts(request, spec)), {1280, 800}, ChartTheme());
    for (const char* text : {"8 GPUs",
                             "447.0",
                             "153.7",
                             "104.8",
                             "55.9",
                             "DDP",
                             "ZeRO-1",
                             "ZeRO-2",
                             "ZeRO-3",
                             "floor 4Ψ = 111.8",
                             "floor 2Ψ = 55.9",
                             "16Ψ, never falls: 447.0",
                             "80 GB",
                             "141 GB",
                             "192 GB",
                             "ZeRO-2 fits from 21 GPUs",
                             "as a power of two: 32",
                             "ZeRO-3 fits from 6 GPUs",
                             "as a power of two: 8",
                             "fits 80 GB",
                             "does not",
                             "replicated floor",
                             "GiB per GPU",
                             "GPUs",
                             "1,000",
                             "5",
                             "131,072"}) {
        INFO(text);
        CHECK(showsText(layout, QString::fromUtf8(text)));
    }
    // Heights are logarithmic: a decade is as high anywhere.
    CHECK(layout.pixelOf(10) - layout.pixelOf(100) == Approx(layout.pixelOf(100) - layout.pixelOf(1000)));
    CHECK(layout.pixelOf(1000) == Approx(layout.plot.top()));
}

TEST_CASE("solid and dashed curves differ in weight, dash and colour; the picture is the same twice") {
    ChartRequest request;
    request.ceilings = ceilingsFor(request.scenario, usualCards());
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Print}) {
        const ChartTheme theme(kind);
        const ChartLayout layout = layoutChart(buildWall(request), {984, 461}, theme);
        int solid = 0;
        int dashed = 0;
        for (const PlacedItem& item : layout.data)
            if (item.kind == PlacedItem::Kind::Curve) {
                (item.dash.isEmpty() ? solid : dashed) += 1;
                CHECK(item.color == (item.dash.isEmpty() ? Token::StateCurve : Token::UnfitCurve));
                CHECK(item.width == (item.dash.isEmpty() ? 3 : 2));
            }
        CHECK(solid == 2);
        CHECK(dashed == 4);
        const auto paint = [&] {
            QImage image(984, 461, QImage::Format_RGB32);
            QPainter painter(&image);
            paintChart(painter, layout, theme);
            painter.end();
            return image;
        };
        const QImage image = paint();
        CHECK(image == paint());
        int ground = 0;
        int curve = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                ground += image.pixelColor(x, y) == theme.color(Token::FitGround) ? 1 : 0;
                curve += image.pixelColor(x, y) == theme.color(Token::StateCurve) ? 1 : 0;
            }
        CHECK(ground > 10000);
        CHECK(curve > 500);
    }
}

TEST_CASE("in a view, arrows walk the places of the wall and Enter asks for one") {
    ChartRequest request;
    request.ceilings = ceilingsFor(request.scenario, usualCards());
    ChartView view;
    view.resize(984, 461);
    view.setSpec(buildWall(request));
    view.show();
    REQUIRE(QTest::qWaitForWindowExposed(&view));
    view.setFocus();
    REQUIRE(view.elementCount() == static_cast<int>(view.chartLayout().spots.size()));
    REQUIRE(view.elementCount() >= 6);
    QSignalSpy asked(&view, &ChartView::barActivated);
    QTest::keyClick(&view, Qt::Key_Right);
    CHECK(view.currentBar() == 0);
    for (const auto key : {Qt::Key_Right, Qt::Key_Up, Qt::Key_Left, Qt::Key_Down, Qt::Key_Down}) {
        QTest::keyClick(&view, key);
        CHECK(view.currentBar() >= 0);
    }
    QTest::keyClick(&view, Qt::Key_Return);
    REQUIRE(asked.count() == 1);
    CHECK(scenarioOnWall(request, asked.takeFirst().first().toString()));
    const ChartSpot spot = view.chartLayout().spots.front();
    QTest::mouseClick(&view, Qt::LeftButton, Qt::NoModifier, spot.area.center().toPoint());
    REQUIRE(asked.count() == 1);
    CHECK(asked.first().first().toString() == spot.key);
    // Every pixel has an answer, and no press does harm.
    for (int y = 0; y < view.height(); y += 7)
        for (int x = 0; x < view.width(); x += 7)
            QTest::mouseClick(&view, Qt::LeftButton, Qt::NoModifier, {x, y});
    CHECK(view.description().contains(QStringLiteral("ZeRO-3")));
    CHECK(view.describeBar(0).contains(QStringLiteral("GiB")));
}

TEST_CASE("a view keeps each chart's axis, and a locked one stays") {
    ChartRequest request;
    request.ceilings = ceilingsFor(request.scenario, usualCards());
    ChartView view;
    view.resize(984, 461);
    view.setSpec(buildWall(request));
    CHECK(view.chartLayout().top == 1000);
    view.setAxisLocked(true);
    request.scenario.params = 600'000'000'000;
    view.setSpec(buildWall(request));
    CHECK(view.chartLayout().top == 1000);
    view.setSpec(buildSequence(request));
    view.setSpec(buildWall(request));
    CHECK(view.chartLayout().top == 1000);
    view.setAxisLocked(false);
    CHECK(view.chartLayout().top == 20000);
}
