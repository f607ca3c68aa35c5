// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/curve_support.h"
#include "gui/ui_support.h"

#include "charts/chart_table.h"
#include "charts/map_chart.h"
#include "document/map_search.h"
#include "estimate/evaluate.h"
#include "export/chart_table.h"
#include "widgets/main_window.h"

#include <cmath>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

/// The mock-up's scenario: sequence 4,096, 10 GiB reserve, 80 GB.
ChartRequest mockRequest() {
    ChartRequest request;
    request.scenario.seq = 4096;
    request.scenario.reserve = CardSize::gib(10);
    request.scenario.recompute = Choice<Recompute>::named("selective");
    return request;
}

int chartTab(QTabBar& bar, const char* key) {
    for (int i = 0; i < bar.count(); ++i)
        if (bar.tabData(i).toString() == QLatin1String(key))
            return i;
    FAIL("no tab " << key);
    return -1;
}

QTabBar& chartTabs(MainWindow& window) {
    for (QTabBar* bar : window.findChildren<QTabBar*>())
        if (bar->count() > 0 && bar->tabData(0).toString() == QLatin1String("budget"))
            return *bar;
    FAIL("no chart tabs");
    return *window.findChild<QTabBar*>();
}

void clickMapTab(MainWindow& window, const char* key) {
    QTabBar& bar = chartTabs(window);
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.tabRect(chartTab(bar, key)).center());
}

const ChartSpot& spotOf(const ChartLayout& layout, const QString& key) {
    for (const ChartSpot& spot : layout.spots)
        if (spot.key == key)
            return spot;
    FAIL("no spot " << key.toStdString());
    return layout.spots.front();
}

void settleMap(MapSearch& search) {
    REQUIRE(QTest::qWaitFor([&search] { return !search.isBusy(); }, 20000));
}

} // namespace

TEST_CASE("the map says what the best layout leaves free, and where nothing can fit") {
    const ChartRequest request = mockRequest();
    const ChartSpec spec = buildMap(request);
    REQUIRE(spec.map.rows.size() == 64);
    REQUIRE(spec.map.columns.size() == 18);
    CHECK_FALSE(spec.map.searching);
    CHECK(spec.map.currentName == QStringLiteral("30\u202FB on 8 GPUs: 8\u202F% free"));
    CHECK(spec.map.currentDetail.contains(QStringLiteral("PP 8 + full")));
    const Bytes card = CardSize::gb(80).bytes();
    double edge = spec.map.low;
    for (const ChartMapRow& row : spec.map.rows) {
        CHECK(row.from == edge);
        CHECK(static_cast<double>(row.size) >= row.from);
        CHECK(static_cast<double>(row.size) <= row.to);
        edge = row.to;
        for (const ChartMapCell& cell : row.cells) {
            CHECK((cell.level >= 0) == (cell.total <= card));
            if (cell.level >= 0) {
                const double free = 100 * static_cast<double>((card - cell.total).count()) / 80e9;
                CHECK(free >= kMapLevels[static_cast<std::size_t>(cell.level)]);
            }
        }
    }
    CHECK(edge == spec.map.high);
    CHECK(spec.map.proof.startsWith(QStringLiteral("Proven by 16Ψ/N > 64.5\u202FGiB in ")));
    REQUIRE(spec.map.lines.size() == 4);
    CHECK(spec.map.lines.front().name == QStringLiteral("DDP"));
    const ChartTexts texts = mapTexts(request, spec);
    CHECK(texts.title == QStringLiteral("8 × 80 GB hold at most 33\u202FB parameters, whatever the layout"));
    CHECK(buildMap(request) == spec);

    ChartRequest large = request; // nothing fits: no layout is called the best
    large.scenario.params = 1'000'000'000'000;
    const MapChart map = buildMap(large).map;
    CHECK(map.currentName.endsWith(QStringLiteral(": nothing fits")));
    CHECK(map.currentDetail.startsWith(QStringLiteral("least: ")));
}

TEST_CASE("a cell leads to its size and GPUs with its best layout; where nothing fits, to those alone") {
    const ChartRequest request = mockRequest();
    const std::optional<Scenario> fits = scenarioOnMap(request, QStringLiteral("70000000000@64"));
    REQUIRE(fits);
    CHECK(fits->params == 70'000'000'000);
    CHECK(fits->gpus == 64);
    CHECK(evaluate(*fits).fits());
    CHECK(evaluate(*fits).issues().empty());
    const std::optional<Scenario> not_ = scenarioOnMap(request, QStringLiteral("10000000000000@1"));
    REQUIRE(not_);
    CHECK(not_->zero == request.scenario.zero);
    CHECK_FALSE(evaluate(*not_).fits());
    for (const char* bad : {"", "7", "x@y", "0@8", "7@0"})
        CHECK_FALSE(scenarioOnMap(request, QString::fromUtf8(bad)));
}

TEST_CASE("no text of the map touches another or leaves the picture, at any size") {
    for (unsigned seed = 0; seed < 12; ++seed) {
        ChartRequest request = mockRequest();
        Scenario& s = request.scenario;
        s.params = static_cast<std::uint64_t>(125e6 * std::pow(10.0, (seed * 37 % 490) / 100.0));
        s.gpus = seed % 4 == 0 ? 1 + seed * 9179 : std::uint64_t{1} << (seed * 5 % 18);
        s.seq = std::uint64_t{512} << (seed % 5);
        auto map = std::make_shared<HeadroomMap>(emptyMap());
        const std::vector<std::size_t> order = coarseFirst(map->sizes.size());
        for (std::size_t i = 0; i < (seed % 3 == 0 ? 8u : seed % 3 == 1 ? 64u : 0u); ++i)
            searchRow(s, *map, order[i]);
        request.map = map;
        ChartSpec spec = buildMap(request);
        CHECK(spec.map.searching == (seed % 3 != 1));
        if (seed % 2 == 1) {
            const ChartTexts texts = mapTexts(request, spec);
            spec.title = texts.title;
            spec.subtitle = texts.subtitle;
            spec.caption = texts.caption;
        }
        for (const QSizeF& size : pictureSizes()) {
            const double k = seed % 5 == 0 ? 2.0 : seed % 5 == 1 ? 1.5 : 1.0;
            INFO("seed " << seed << ", " << size.width() << "x" << size.height() << ", k " << k);
            REQUIRE(textTrouble(layoutChart(spec, size, ChartTheme(ThemeKind::Dark, k))).empty());
        }
    }
}

TEST_CASE("the map shows both ends of its axes and the scale of its colours") {
    const ChartLayout layout = layoutChart(buildMap(mockRequest()), {1280, 700}, ChartTheme());
    for (const char* text :
         {"10T", "125M", "30B", "1", "128K", "parameters", "GPUs (powers of two)", "Nothing fits",
          "75\u202F% and more", "under 5\u202F%, tight", "the frontier, any layout", "ZeRO-3"}) {
        INFO(text);
        CHECK(showsText(layout, QString::fromUtf8(text)));
    }
    REQUIRE(layout.spots.size() == 64 * 18 + 1);
    CHECK(layout.firstSpot == 64 * 18);
    for (const ChartSpot& spot : layout.spots)
        CHECK_FALSE(spot.area.isEmpty());
}

TEST_CASE("the map's table is its twin, for people and for programs") {
    const ChartSpec spec = buildMap(mockRequest());
    const ChartTable table = tableOf(spec);
    REQUIRE(table.rows.size() == 64);
    for (const QStringList& row : table.rows)
        CHECK(row.size() == table.head.size());
    CHECK(table.rows.back()[1] == QStringLiteral("nothing fits"));
    const ChartTable file = tableOf(spec, NumberStyle::File);
    CHECK(file.rows.back()[1].isEmpty());
    CHECK(file.rows.front()[1].toDouble() > 0);
    CHECK(csvOf(spec).count('\n') == 65);
    CHECK(jsonOf(spec).contains("\"headroom_bytes\""));
    CHECK(describe(spec).contains(QStringLiteral("8 GPUs: up to 3")));
}

TEST_CASE("a map is found row by row, and only for the newest question") {
    MapSearch search;
    Scenario s;
    std::shared_ptr<const HeadroomMap> first = search.mapOf(s);
    REQUIRE(first);
    const auto knownOf = [](const HeadroomMap& map) {
        return std::count(map.known.begin(), map.known.end(), true);
    };
    CHECK(knownOf(*first) >= 1); // a first picture at once
    Scenario other = s;
    other.seq = 8192;
    static_cast<void>(search.mapOf(other)); // supersedes
    settleMap(search);
    const std::shared_ptr<const HeadroomMap> map = search.mapOf(other);
    REQUIRE(map->isComplete());
    for (const std::size_t row : {0u, 31u, 63u})
        for (std::size_t c = 0; c < map->gpus.size(); ++c) {
            Scenario cell = withSize(other, map->sizes[row]);
            cell.gpus = map->gpus[c];
            CHECK(map->at(row, c) == bestLayout(cell));
        }
    other.gpus = 4096; // no other question
    other.params = 7'000'000'000;
    CHECK(search.mapOf(other) == map);
}

TEST_CASE("the best layout for the scenario is found away from the hand, and only for the newest one") {
    Scenario s;
    s.estimator = Choice<Estimator>::named("detailed");
    s.gpus = 4096;
    MapSearch search;
    CHECK_FALSE(search.bestOf(s)); // nobody knows yet how long it takes
    settleMap(search);
    REQUIRE(search.bestOf(s));
    CHECK(*search.bestOf(s) == bestLayout(s));
    Scenario laid = withCell(s, *search.bestOf(s));
    CHECK(search.bestOf(laid) == search.bestOf(s)); // what it chose asks nothing new

    Scenario other = s;
    other.params = 70'000'000'000;
    static_cast<void>(search.bestOf(other));
    s.params = 13'000'000'000;
    static_cast<void>(search.bestOf(s)); // supersedes
    settleMap(search);
    CHECK(*search.bestOf(s) == bestLayout(s));

    ChartRequest request;
    request.scenario = s;
    request.map = std::make_shared<HeadroomMap>(emptyMap());
    CHECK(buildMap(request).map.currentDetail == QStringLiteral("searching for the best layout"));
    request.best = search.bestOf(s);
    CHECK(buildMap(request).map.currentDetail.startsWith(QStringLiteral("best: ")));
}

TEST_CASE("the window's map: refined, never stale, followed by the hand; a click is one step of undo") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    clickMapTab(window, "map");
    REQUIRE(window.chart().shownSpec().key == QStringLiteral("map"));
    settleMap(window.mapSearch());
    CHECK(window.chart().shownSpec().map.rows.size() == 64);
    const auto before = window.chart().shownSpec().map.rows;

    // The size slider moves the point, not the map.
    dragTo(*window.panel().quantity("params")->slider(), 70e9, 20, [&] {
        CHECK(window.chart().shownSpec().map.current->params ==
              static_cast<double>(window.document().scenario().params));
        CHECK(window.chart().shownSpec().map.rows == before);
    });
    // The sequence slider asks another question at every step: what is shown answers that one.
    dragTo(*window.panel().quantity("seq")->slider(), 65536, 20, [&] {
        const ChartSpec shown = window.chart().shownSpec();
        if (shown.map.rows.empty())
            return;
        const ChartMapRow& row = shown.map.rows.front();
        Scenario cell = withSize(window.document().scenario(), row.size);
        cell.gpus = shown.map.columns[5];
        CHECK(row.cells[5].total == bestLayout(cell).total);
    });
    settleMap(window.mapSearch());
    QApplication::processEvents();
    CHECK(window.chart().shownSpec().map.rows.size() == 64);

    const Scenario asked = window.document().scenario();
    const int steps = window.document().undoStack().count();
    const ChartSpec shown = window.chart().shownSpec();
    const ChartMapRow& row = shown.map.rows[20];
    const QString key = QStringLiteral("%1@64").arg(row.size);
    QTest::mouseClick(&window.chart(), Qt::LeftButton, {},
                      spotOf(window.chart().chartLayout(), key).area.center().toPoint());
    CHECK(window.document().scenario().gpus == 64);
    CHECK(window.document().scenario().params == row.size);
    CHECK(window.document().plan().fits());
    CHECK(window.document().undoStack().count() == steps + 1);
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    CHECK(window.document().scenario() == asked);

    // Keys begin at the scenario's own place.
    window.chart().setFocus();
    QTest::keyClick(&window.chart(), Qt::Key_Escape);
    QTest::keyClick(&window.chart(), Qt::Key_Right);
    CHECK(window.chart().describeBar(window.chart().currentBar()).contains(QStringLiteral("the scenario")));
    QTest::keyClick(&window.chart(), Qt::Key_Right);
    QTest::keyClick(&window.chart(), Qt::Key_Return);
    CHECK(window.document().scenario().gpus > asked.gpus);
    CHECK(window.chart().description().contains(QStringLiteral("up to")));
}
