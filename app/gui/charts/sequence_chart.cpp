// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/sequence_chart.h"

#include "charts/budget_chart.h"
#include "charts/chart_words.h"
#include "language/ui.h"
#include "search/crossing.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace memladder::ui {
namespace {

constexpr std::uint64_t kShortest = 512;
constexpr std::uint64_t kLongest = std::uint64_t{16} << 20; ///< the next power of two above 10 M
constexpr int kPointsADoubling = 8;

} // namespace

ChartSpec sequenceChart(const Scenario& scenario, const std::vector<ChartCeiling>& ceilings,
                        const ChartAxis& axis) {
    ChartSpec spec;
    spec.key = QStringLiteral("sequence");
    spec.kind = ChartKind::Curves;
    spec.name = Ui::tr("Sequence length");
    spec.unit = scenario.unit->unit;
    CurveChart& chart = spec.curves;
    chart.ofStates = false;
    chart.logarithmic = false;
    chart.low = static_cast<double>(kShortest);
    chart.high = static_cast<double>(kLongest);
    chart.tokens = true;
    chart.xTitle = Ui::tr("sequence length, tokens");
    chart.ceilings = ceilings;
    chart.axis = axis;
    chart.currentX = static_cast<double>(std::max<std::uint64_t>(1, scenario.seq));
    chart.currentLabel = words::tokens(scenario.seq);

    // A context-parallel group needs a token a rank.
    Scenario point = scenario;
    point.seq = std::max(kShortest, scenario.cp);
    const Plan shortest = evaluate(point);
    if (hasError(shortest.issues())) {
        spec.issue = words::firstError(shortest.issues());
        return spec;
    }
    point.seq *= 2;
    const Plan twice = evaluate(point);
    Bytes floor;
    bool othersGrow = false;
    for (const TermInfo& row : terms()) {
        const Bytes size = shortest.size(row.term);
        if (size == twice.size(row.term) && size > Bytes()) {
            chart.bands.push_back({words::utf8(row.key), Ui::label(row.label), fillOf(row.term), size, {}});
            floor += size;
        } else if (row.category != Category::Activation && size != twice.size(row.term)) {
            othersGrow = true;
        }
    }
    std::stable_sort(chart.bands.begin(), chart.bands.end(),
                     [](const ChartSegment& a, const ChartSegment& b) { return a.fill < b.fill; });
    const Bytes capacity = shortest.capacity();
    chart.table.title = Ui::tr("Longest sequence that fits");
    for (const ChartCeiling& ceiling : ceilings) {
        if (ceiling.planned)
            chart.table.strong = static_cast<int>(chart.table.columns.size());
        chart.table.columns << ceiling.label;
    }
    const std::span<const Recompute> modes = Registry<Recompute>::rows();
    for (std::size_t i = 0; i < modes.size(); ++i) {
        point = scenario;
        point.recompute = Choice<Recompute>::at(i);
        ChartCurve curve;
        curve.key = words::utf8(modes[i].key);
        curve.name = Ui::label(modes[i].name);
        curve.selected = point.recompute == scenario.recompute;
        const std::optional<std::uint64_t> longest =
            capacity > Bytes() ? longestSequence(point, capacity) : std::nullopt;
        const std::optional<std::uint64_t> equal = longestSequenceBelowStates(point);
        std::set<std::uint64_t> lengths;
        for (double octave = 0; octave <= std::log2(chart.high / chart.low) + 1e-9;
             octave += 1.0 / kPointsADoubling)
            lengths.insert(static_cast<std::uint64_t>(std::llround(chart.low * std::exp2(octave))));
        for (const std::uint64_t wanted : {scenario.seq, longest.value_or(0), equal.value_or(0)})
            if (wanted >= kShortest && wanted <= kLongest)
                lengths.insert(wanted);
        std::optional<Bytes> atEqual;
        for (const std::uint64_t length : lengths) {
            point.seq = length;
            const Plan plan = evaluate(point);
            if (hasError(plan.issues()) || plan.total() <= Bytes())
                continue;
            curve.points.push_back({static_cast<double>(length), plan.total()});
            if (length == scenario.seq)
                curve.current = curve.points.back();
            if (length == equal)
                atEqual = plan.total();
        }
        if (curve.points.empty())
            continue;
        if (longest && *longest >= kShortest)
            curve.fits = CurveStretch{chart.low, static_cast<double>(std::min(*longest, kLongest))};
        if (atEqual && *equal < kLongest)
            chart.marks.push_back({curve.key + QLatin1Char('@') + QString::number(*equal),
                                   static_cast<int>(chart.curves.size()),
                                   {static_cast<double>(*equal), *atEqual},
                                   {words::number(*equal)}});
        QStringList row{curve.name};
        for (const ChartCeiling& ceiling : ceilings) {
            const std::optional<std::uint64_t> most = longestSequence(point, ceiling.value);
            row << (!most                       ? QStringLiteral("–")
                    : *most >= kLongestSequence ? Ui::tr("no limit")
                                                : words::number(*most));
        }
        chart.table.rows.push_back(row);
        chart.curves.push_back(std::move(curve));
    }
    if (const Bytes states = shortest.total(Category::State); !othersGrow && states > Bytes()) {
        chart.level = floor + states;
        chart.levelLabel = Ui::tr("activations = states");
    }
    return spec;
}

QString sequenceTitle(const Scenario& scenario, const ChartSpec& spec) {
    const bool none = scenario.recompute->extra == ExtraForward::Nothing;
    for (const CurveMark& mark : spec.curves.marks)
        if (spec.curves.curves[static_cast<std::size_t>(mark.curve)].selected)
            return none ? Ui::tr("Without recompute, activations overtake the states at %1 tokens")
                              .arg(mark.lines.value(0))
                        : Ui::tr("With %1 recompute, activations overtake the states at %2 tokens")
                              .arg(Ui::label(scenario.recompute->name).toLower(), mark.lines.value(0));
    return Ui::tr("Memory per GPU over the sequence length");
}

QString sequenceSubtitle(const Scenario& scenario, const ChartSpec& spec) {
    QString card;
    for (const ChartCeiling& ceiling : spec.curves.ceilings)
        if (ceiling.planned)
            card = ceiling.label;
    const Layout layout = resolve(scenario).layout;
    QString text =
        Ui::tr("Memory per GPU over sequence length, one curve a recompute mode. %1, %2 on %3, micro-batch %4.")
            .arg(words::parameters(scenario.params), words::utf8(layout.zero->name), words::gpus(layout.gpus),
                 words::number(layout.microBatch));
    if (!card.isEmpty())
        text += QLatin1Char(' ') + Ui::tr("Solid: fits %1. Dashed: does not.").arg(card);
    return text;
}

ChartSpec buildSequence(const ChartRequest& request) {
    return sequenceChart(request.scenario, request.ceilings, request.axis);
}

ChartTexts sequenceTexts(const ChartRequest& request, const ChartSpec& spec) {
    ChartTexts texts;
    texts.title = sequenceTitle(request.scenario, spec);
    texts.subtitle = sequenceSubtitle(request.scenario, spec);
    texts.caption = words::caption(request.scenario, request.ceilings);
    return texts;
}

std::optional<Scenario> scenarioOnSequence(const ChartRequest& request, const QString& key) {
    Scenario scenario = request.scenario;
    const std::optional<Choice<Recompute>> mode =
        Choice<Recompute>::find(key.section(QLatin1Char('@'), 0, 0).toStdString());
    if (!mode)
        return std::nullopt;
    scenario.recompute = *mode;
    if (const QString length = key.section(QLatin1Char('@'), 1); !length.isEmpty())
        scenario.seq = length.toULongLong();
    return scenario.seq > 0 ? std::optional(scenario) : std::nullopt;
}

} // namespace memladder::ui
