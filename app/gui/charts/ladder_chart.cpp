// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_chart.h"

#include "charts/budget_chart.h"
#include "charts/chart_layout.h"
#include "charts/chart_words.h"
#include "charts/curve_layout.h"
#include "charts/wall_chart.h"
#include "estimate/evaluate.h"
#include "estimate/textbook.h"
#include "language/language.h"
#include "language/ui.h"
#include "search/ladder.h"

#include <algorithm>
#include <bit>

namespace memladder::ui {
namespace {

/// "nothing sharded", "+ gradients sharded": what a scheme divides beyond the one before.
QString shardedBy(const Sharding& scheme, const Sharding* before) {
    QStringList names;
    if (scheme.parameters && !(before && before->parameters))
        names << Ui::tr("parameters");
    if (scheme.gradients && !(before && before->gradients))
        names << Ui::tr("gradients");
    if (scheme.optimizer && !(before && before->optimizer))
        names << Ui::tr("optimizer");
    if (names.isEmpty())
        return Ui::tr("nothing sharded");
    const bool more = before && (before->parameters || before->gradients || before->optimizer);
    return (more ? Ui::tr("+ %1 sharded") : Ui::tr("%1 sharded")).arg(words::listed(names));
}

QString wholeBytes(const Recipe& recipe, const Sharding& scheme) {
    PerParameter whole;
    if (!scheme.parameters)
        whole = whole + recipe.parameter;
    if (!scheme.gradients)
        whole = whole + recipe.gradient;
    if (!scheme.optimizer)
        whole = whole + recipe.optimizer();
    return inLocale(format::shortest(whole.bytes()));
}

} // namespace

std::vector<std::uint64_t> ladderCounts(std::uint64_t gpus) {
    constexpr int kColumns = 4;
    const std::uint64_t own = std::clamp<std::uint64_t>(gpus, 1, kMostGpus);
    const int exponent = static_cast<int>(std::bit_width(own)) - 1;
    const int last = static_cast<int>(std::bit_width(kMostGpus)) - kColumns;
    // Blocks overlap by one: 64 closes the block 8 … 64, it does not open the next.
    const int block = exponent <= 3 ? 0 : (exponent - 4) / (kColumns - 1);
    const int start = exponent < 3 ? 0 : std::min(last, 3 + block * (kColumns - 1));
    std::vector<std::uint64_t> counts;
    for (int e = start; e < start + kColumns; ++e)
        counts.push_back(std::uint64_t{1} << e);
    if (gpus > 0 && std::find(counts.begin(), counts.end(), gpus) == counts.end())
        counts.insert(std::upper_bound(counts.begin(), counts.end(), gpus), gpus);
    return counts;
}

ChartSpec buildLadder(const ChartRequest& request) {
    const Scenario& scenario = request.scenario;
    const bool ofStates = request.measure == Measure::States;
    ChartSpec spec;
    spec.key = QStringLiteral("ladder");
    spec.kind = ChartKind::Ladder;
    spec.name = Ui::tr("Ladder");
    spec.unit = scenario.unit->unit;
    LadderChart& chart = spec.ladder;
    chart.barsOf = ofStates ? Ui::tr("states") : Ui::tr("everything");
    const std::vector<std::uint64_t> counts = ladderCounts(scenario.gpus);
    for (const std::uint64_t count : counts)
        chart.columns.push_back({count, words::gpus(count), count == scenario.gpus});
    const std::vector<LadderCell> cells = ladder(scenario, counts);
    const std::span<const Sharding> schemes = Registry<Sharding>::rows();
    for (std::size_t i = 0; i < schemes.size(); ++i) {
        ChartCellRow row;
        row.key = words::utf8(schemes[i].id);
        row.name = words::utf8(schemes[i].name);
        row.detail = shardedBy(schemes[i], i > 0 ? &schemes[i - 1] : nullptr);
        row.selected = scenario.zero.index() == i;
        const Plan* last = nullptr;
        for (std::size_t c = 0; c < counts.size(); ++c) {
            const Plan& plan = cells[i * counts.size() + c].plan;
            chart.card = plan.capacity();
            chart.cardLabel = words::plannedCard(scenario);
            ChartCell cell;
            cell.key = row.key + QLatin1Char('@') + QString::number(counts[c]);
            cell.issue = words::firstError(plan.issues());
            if (cell.issue.isEmpty()) {
                last = &plan;
                cell.total = measured(plan, request.measure);
                cell.difference = words::room(cell.total, plan.capacity(), spec.unit);
                if (plan.capacity() > Bytes())
                    cell.fits = cell.total <= plan.capacity();
                for (const TermInfo& term : terms())
                    if (const Bytes size = plan.size(term.term);
                        size > Bytes() && (!ofStates || term.category == Category::State))
                        cell.segments.push_back(
                            {words::utf8(term.key), Ui::label(term.label), fillOf(term.term), size, {}});
                std::stable_sort(
                    cell.segments.begin(), cell.segments.end(),
                    [](const ChartSegment& a, const ChartSegment& b) { return a.fill < b.fill; });
            }
            row.cells.push_back(std::move(cell));
        }
        if (last && scenario.estimator->method == EstimatorMethod::Detailed) {
            // The closed form does not know what the detailed account keeps whole: its own curve says it.
            const Layout& layout = last->job.layout;
            const std::uint64_t stride = layout.tp * layout.pp * layout.cp;
            std::vector<CurvePoint> points;
            Scenario point = scenario;
            point.zero = Choice<Sharding>::at(i);
            for (const std::uint64_t part : {std::uint64_t{2}, std::uint64_t{1}}) {
                point.gpus = kMostGpus / stride / part * stride;
                const Plan plan = evaluate(point);
                if (point.gpus > 0 && !hasError(plan.issues()))
                    points.push_back({static_cast<double>(point.gpus), measured(plan, request.measure)});
            }
            const std::optional<Bytes> floor = floorOf(points);
            row.floor = floor ? noteSize(*floor, spec.unit) : QStringLiteral("0");
            row.floorTooHigh = floor && last->capacity() > Bytes() && *floor > last->capacity();
            row.floorDetail =
                floor ? Ui::tr("on ever more GPUs") : Ui::tr("states fall as 1/N");
        } else if (last) {
            const Bytes whole = textbook::replicatedFloor(last->job.shape, last->job.layout);
            const Bytes rest = ofStates ? Bytes() : last->total() - last->total(Category::State);
            const Bytes floor = whole + rest;
            row.floor = floor > Bytes() ? noteSize(floor, spec.unit) : QStringLiteral("0");
            row.floorTooHigh = last->capacity() > Bytes() && floor > last->capacity();
            row.floorDetail = Ui::tr("states fall as 1/N");
            if (whole > Bytes()) {
                const Layout& layout = last->job.layout;
                const bool frozen = layout.adapters || layout.reference > PerParameter();
                row.floorDetail = frozen ? words::floorFormula(layout, schemes[i])
                                         : Ui::tr("%1 bytes × %2")
                                               .arg(wholeBytes(last->job.layout.recipe.row(), schemes[i]),
                                                    words::parameters(last->job.shape.params));
                if (const std::uint64_t parts = layout.tp * layout.pp; parts > 1 && !frozen)
                    row.floorDetail += QStringLiteral(" / ") + words::number(parts);
            }
        }
        chart.rows.push_back(std::move(row));
    }
    const bool any =
        std::any_of(cells.begin(), cells.end(), [](const LadderCell& cell) { return cell.exists(); });
    if (!any)
        spec.issue = words::firstError(cells.front().plan.issues());
    return spec;
}

ChartTexts ladderTexts(const ChartRequest& request, const ChartSpec& spec) {
    ChartTexts texts;
    const bool ofStates = request.measure == Measure::States;
    const QString card = spec.ladder.cardLabel;
    QStringList fitting;
    QStringList never;
    Scenario point = request.scenario;
    for (std::size_t i = 0; i < spec.ladder.rows.size(); ++i) {
        point.zero = Choice<Sharding>::at(i);
        const std::optional<std::uint64_t> from =
            fewestGpusPowerOfTwo(point, spec.ladder.card, request.measure);
        const QString& name = spec.ladder.rows[i].name;
        if (!from)
            never << name;
        else
            fitting << (fitting.isEmpty() ? Ui::tr("%1 fits from %2").arg(name, words::gpus(*from))
                                          : Ui::tr("%1 from %2").arg(name, words::number(*from)));
    }
    texts.title = fitting.isEmpty()
                      ? Ui::tr("No scheme fits %1 on up to %2").arg(card, words::gpus(kMostGpus))
                      : fitting.join(QStringLiteral(", "));
    if (!fitting.isEmpty() && !never.isEmpty())
        texts.title = words::andNever(texts.title, never);
    texts.subtitle =
        Ui::tr("%1 per GPU in %2, %3, against one %4 card (%5)")
            .arg(ofStates ? Ui::tr("Model states") : Ui::tr("Memory"),
                 words::utf8(format::unitName(spec.unit)), words::parameters(request.scenario.params), card,
                 chartNumber(spec.ladder.card, spec.unit, true));
    texts.caption =
        words::caption(request.scenario, {}, ofStates ? Ui::tr("states alone") : QString());
    return texts;
}

} // namespace memladder::ui
