// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/map_chart.h"

#include "charts/chart_layout.h"
#include "charts/chart_words.h"
#include "language/language.h"
#include "language/ui.h"
#include "search/solve.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

/// Sizes of models that people know, as on the slider.
constexpr std::array<std::uint64_t, 8> kTicks{125'000'000,       1'000'000'000,     7'000'000'000,
                                              30'000'000'000,    70'000'000'000,    175'000'000'000,
                                              1'000'000'000'000, 10'000'000'000'000};

QString sizeName(std::uint64_t params) {
    return words::roughCount(params);
}

int levelOf(Bytes total, Bytes card) {
    if (total > card || card <= Bytes())
        return -1;
    const double free = 100 * static_cast<double>((card - total).count()) / static_cast<double>(card.count());
    int level = 0;
    while (level + 1 < static_cast<int>(kMapLevels.size()) &&
           free >= kMapLevels[static_cast<std::size_t>(level) + 1])
        ++level;
    return level;
}

QString layoutName(const MapCell& cell) {
    if (cell.total.isSaturated())
        return {};
    Layout layout;
    layout.tp = cell.tp;
    layout.pp = cell.pp;
    layout.cp = cell.cp;
    layout.ep = cell.ep;
    layout.zero = Choice<Sharding>::at(cell.zero);
    layout.recompute = Choice<Recompute>::at(cell.recompute);
    layout.perOperation = cell.perOperation;
    return Ui::of(strategyName(layout));
}

bool sameLayout(const MapCell& a, const MapCell& b) {
    return a.tp == b.tp && a.pp == b.pp && a.cp == b.cp && a.ep == b.ep && a.zero == b.zero &&
           a.recompute == b.recompute && a.perOperation == b.perOperation &&
           a.total.isSaturated() == b.total.isSaturated();
}

HeadroomMap searched(const Scenario& scenario) {
    HeadroomMap map = emptyMap();
    for (std::size_t row = 0; row < map.sizes.size(); ++row)
        searchRow(scenario, map, row);
    return map;
}

/// The rows that are known, each over its share of the axis: while few are, they are tall.
std::vector<ChartMapRow> rowsOf(const HeadroomMap& map, Bytes card) {
    std::vector<ChartMapRow> rows;
    for (std::size_t r = 0; r < map.sizes.size(); ++r) {
        if (!map.known[r])
            continue;
        ChartMapRow row;
        row.size = map.sizes[r];
        row.name = sizeName(row.size);
        row.from = static_cast<double>(kMapLow);
        row.to = static_cast<double>(kMapHigh);
        if (!rows.empty())
            row.from = rows.back().to =
                std::sqrt(static_cast<double>(rows.back().size) * static_cast<double>(row.size));
        for (std::size_t c = 0; c < map.gpus.size(); ++c) {
            const MapCell& cell = map.at(r, c);
            ChartMapCell one;
            one.level = levelOf(cell.total, card);
            one.total = cell.total;
            one.proven = cell.proven;
            one.layout =
                c > 0 && sameLayout(cell, map.at(r, c - 1)) ? row.cells.back().layout : layoutName(cell);
            row.cells.push_back(std::move(one));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ChartMapLine> linesOf(const std::vector<AloneLine>& alone) {
    std::vector<ChartMapLine> lines;
    for (const AloneLine& one : alone) {
        ChartMapLine line;
        line.key = words::utf8(one.scheme->id);
        line.name = words::utf8(one.scheme->name);
        for (const AloneLine::Place& place : one.places)
            line.places.push_back({static_cast<double>(place.gpus), static_cast<double>(place.params)});
        const std::uint64_t last = one.places.back().params;
        line.note = last >= kMapHigh ? Ui::tr("alone: %1 and more").arg(sizeName(kMapHigh))
                                     : Ui::tr("alone: up to %1", "model size").arg(sizeName(last));
        lines.push_back(std::move(line));
    }
    return lines;
}

QString percent(Bytes part, Bytes whole) {
    return words::percent(
        std::round(100 * static_cast<double>(part.count()) / static_cast<double>(whole.count())));
}

/// "8 % free", "tight: 3 % free", "nothing fits".
QString verdictOf(const MapCell& cell, Bytes card) {
    if (levelOf(cell.total, card) < 0)
        return Ui::tr("nothing fits");
    return (levelOf(cell.total, card) == 0 ? Ui::tr("tight, %1 free") : Ui::tr("%1 free"))
        .arg(percent(card - cell.total, card));
}

/// "16Ψ/N > 64.5 GiB".
QString inequality(const Job& job, format::Unit unit) {
    return QStringLiteral("%1/N > %2")
        .arg(job.estimator->method == EstimatorMethod::Detailed
                 ? Ui::tr("states")
                 : inLocale(format::shortest(job.layout.recipe->total().bytes())) + QStringLiteral("Ψ"),
             chartNumber(job.capacity.bytes() - job.layout.reserve, unit, true));
}

/// The cell of the map at hand, where it has one.
std::optional<MapCell> cellOf(const ChartRequest& request, std::uint64_t params, std::uint64_t gpus) {
    if (!request.map)
        return std::nullopt;
    const HeadroomMap& map = *request.map;
    const auto row = std::find(map.sizes.begin(), map.sizes.end(), params) - map.sizes.begin();
    const auto column = std::find(map.gpus.begin(), map.gpus.end(), gpus) - map.gpus.begin();
    const auto r = static_cast<std::size_t>(row);
    const auto c = static_cast<std::size_t>(column);
    if (r == map.sizes.size() || c == map.gpus.size() || !map.known[r])
        return std::nullopt;
    return map.at(r, c);
}

} // namespace

ChartSpec buildMap(const ChartRequest& request) {
    const Scenario& scenario = request.scenario;
    ChartSpec spec;
    spec.key = QStringLiteral("map");
    spec.kind = ChartKind::Map;
    spec.name = Ui::tr("Map");
    spec.unit = scenario.unit->unit;
    const Job job = resolve(scenario);
    MapChart& chart = spec.map;
    chart.card = job.capacity.bytes();
    chart.cardLabel = words::plannedCard(scenario);
    chart.low = static_cast<double>(kMapLow);
    chart.high = static_cast<double>(kMapHigh);
    chart.ticks.assign(kTicks.begin(), kTicks.end());
    if (chart.card <= Bytes()) {
        spec.issue = Ui::tr("Without a card there is nothing to fit into");
        return spec;
    }
    const HeadroomMap own = request.map ? HeadroomMap() : searched(scenario);
    const HeadroomMap& map = request.map ? *request.map : own;
    chart.columns = map.gpus;
    chart.searching = !map.isComplete();
    chart.rows = rowsOf(map, chart.card);
    const bool detailed = scenario.estimator->method == EstimatorMethod::Detailed;
    if (!detailed) // the lines are the closed form's
        chart.lines =
            linesOf(request.alone ? *request.alone : aloneLines(scenario, map.gpus, kMapLow, kMapHigh));
    chart.linesOf =
        Ui::tr("one scheme, %1, no TP, PP or CP")
            .arg(scenario.recompute->extra == ExtraForward::Nothing ? Ui::tr("no recompute")
                                                                    : Ui::label(scenario.recompute->key));

    chart.current = MapPlace{static_cast<double>(std::max<std::uint64_t>(1, scenario.gpus)),
                             static_cast<double>(scenario.params)};
    chart.currentName = Ui::tr("%1 on %2", "model size, GPUs").arg(sizeName(scenario.params), words::gpus(scenario.gpus));
    const std::optional<MapCell> here = request.map ? request.best : std::optional(bestLayout(scenario));
    if (here) {
        chart.currentName += QStringLiteral(": ") + verdictOf(*here, chart.card);
        if (const QString layout = layoutName(*here); !layout.isEmpty())
            chart.currentDetail =
                (levelOf(here->total, chart.card) < 0 ? Ui::tr("least: %1", "layout") : Ui::tr("best: %1", "layout")).arg(layout);
    } else {
        chart.currentDetail = Ui::tr("searching for the best layout");
    }

    std::size_t unfit = 0;
    std::size_t proven = 0;
    for (const ChartMapRow& row : chart.rows)
        for (const ChartMapCell& cell : row.cells) {
            unfit += cell.level < 0 ? 1U : 0U;
            proven += cell.level < 0 && cell.proven ? 1U : 0U;
        }
    if (proven > 0)
        chart.proof = Ui::tr("Proven by %1 in %2 of these cells", "inequality, per cent")
                          .arg(inequality(job, spec.unit),
                               words::percent(std::round(100.0 * static_cast<double>(proven) / static_cast<double>(unfit))));
    return spec;
}

ChartTexts mapTexts(const ChartRequest& request, const ChartSpec& spec) {
    ChartTexts texts;
    const Scenario& scenario = request.scenario;
    Scenario question = withSize(scenario, scenario.params);
    const Job job = resolve(question);
    const QString cards = QStringLiteral("%1 × %2").arg(words::number(job.layout.gpus), spec.map.cardLabel);
    const Question* largest = findQuestion("max-params");
    const Solution most = spec.issue.isEmpty() && !hasError(largest->check(question).issues)
                              ? largest->solve(question, {})
                              : Solution();
    texts.title = most.answer ? Ui::tr("%1 hold at most %2 parameters, whatever the layout")
                                    .arg(cards, sizeName(*most.answer))
                              : Ui::tr("Headroom of the best layout on %1").arg(spec.map.cardLabel);
    const LayoutSpace space(question, {});
    QStringList modes;
    for (std::size_t i = 0; i < Registry<Recompute>::rows().size(); ++i)
        if (space.allows(Registry<Recompute>::rows()[i]))
            modes << Ui::label(Registry<Recompute>::rows()[i].key);
    QStringList axes{Ui::tr("every ZeRO stage"),
                     Ui::tr("TP up to %1").arg(words::number(job.gpusPerNode)), QStringLiteral("PP")};
    if (space.mostCp() > 1)
        axes << Ui::tr("CP up to %1").arg(words::number(space.mostCp()));
    axes << Ui::tr("recompute (%1)").arg(modes.join(QStringLiteral(", ")));
    texts.subtitle = (job.layout.reserve > Bytes()
                          ? Ui::tr("Headroom of the best layout: %1. Sequence %2, micro-batch %3, reserve %4")
                                .arg(axes.join(QStringLiteral(" × ")), words::number(job.layout.seq),
                                     words::number(job.layout.microBatch),
                                     chartNumber(job.layout.reserve, spec.unit, true))
                          : Ui::tr("Headroom of the best layout: %1. Sequence %2, micro-batch %3")
                                .arg(axes.join(QStringLiteral(" × ")), words::number(job.layout.seq),
                                     words::number(job.layout.microBatch)));
    const bool detailed = scenario.estimator->method == EstimatorMethod::Detailed;
    const QString shape = scenario.layers || scenario.hidden || scenario.heads ? Ui::tr("the shape as typed")
                                                                               : Ui::tr("GPT-3 aspect h = 128·L");
    texts.caption = Ui::tr("%1 estimator, %2, %3, %4. %5 columns × %6 rows.", "estimator, shape, recipe, attention")
                        .arg(detailed ? Ui::tr("Detailed") : Ui::tr("Textbook"),
                             detailed ? Ui::label(scenario.framework->name) + QStringLiteral(", ") + shape : shape,
                             Ui::label(job.layout.recipe->name),
                             job.layout.keepsScores ? Ui::tr("unfused attention") : Ui::tr("flash attention"))
                        .arg(spec.map.columns.size())
                        .arg(spec.map.rows.size());
    return texts;
}

std::optional<Scenario> scenarioOnMap(const ChartRequest& request, const QString& key) {
    const std::uint64_t params = key.section(QLatin1Char('@'), 0, 0).toULongLong();
    const std::uint64_t gpus = key.section(QLatin1Char('@'), 1).toULongLong();
    if (params == 0 || gpus == 0)
        return std::nullopt;
    Scenario scenario = withSize(request.scenario, params);
    scenario.gpus = gpus;
    const std::optional<MapCell> known = cellOf(request, params, gpus);
    const MapCell best = known ? *known : bestLayout(scenario);
    return best.total <= resolve(scenario).capacity.bytes() ? withCell(scenario, best) : scenario;
}

} // namespace memladder::ui
