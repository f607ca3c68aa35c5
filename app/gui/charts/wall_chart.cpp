// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/wall_chart.h"

#include "charts/chart_words.h"
#include "charts/curve_layout.h"
#include "estimate/textbook.h"
#include "language/language.h"
#include "language/ui.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>

namespace memladder::ui {
namespace {

constexpr int kPointsAnOctave = 6;

/// The GPU counts to evaluate: multiples of t·p·c, every power of two among them, and what was asked for.
std::vector<std::uint64_t> countsFor(std::uint64_t stride, std::initializer_list<std::uint64_t> wanted) {
    std::set<std::uint64_t> counts;
    const std::uint64_t most = kMostGpus / stride;
    for (int i = 0;; ++i) {
        const auto multiple =
            static_cast<std::uint64_t>(std::llround(std::exp2(i / double(kPointsAnOctave))));
        if (multiple > most)
            break;
        counts.insert(multiple * stride);
    }
    for (std::uint64_t power = 1; power <= kMostGpus; power *= 2)
        if (power % stride == 0)
            counts.insert(power);
    for (const std::uint64_t count : wanted)
        if (count >= stride && count <= kMostGpus && count % stride == 0)
            counts.insert(count);
    return {counts.begin(), counts.end()};
}

/// Between two evaluated counts a size runs as a + b/N: states are divided by N, all else is not.
void refine(std::vector<CurvePoint>& points) {
    std::vector<CurvePoint> fine;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0) {
            const CurvePoint& from = points[i - 1];
            const CurvePoint& to = points[i];
            const int parts = static_cast<int>(std::ceil(std::log2(to.x / from.x) * kPointsAnOctave - 1e-6));
            const double low = static_cast<double>(from.value.count());
            const double high = static_cast<double>(to.value.count());
            const double slope = (low - high) / (1 / from.x - 1 / to.x);
            for (int p = 1; p < parts; ++p) {
                const double x = from.x * std::pow(to.x / from.x, p / static_cast<double>(parts));
                constexpr double most = 9e18; // just below what Bytes hold
                fine.push_back(
                    {x, Bytes::of(std::llround(std::min(most, high + slope * (1 / x - 1 / to.x))))});
            }
        }
        fine.push_back(points[i]);
    }
    points = std::move(fine);
}

} // namespace

std::optional<Bytes> floorOf(const std::vector<CurvePoint>& points) {
    if (points.empty())
        return std::nullopt;
    double limit = static_cast<double>(points.back().value.count());
    if (points.size() > 1) {
        const CurvePoint& from = points[points.size() - 2];
        const CurvePoint& to = points.back();
        const double fallen = static_cast<double>(from.value.count()) - limit;
        limit -= fallen * (1 / to.x) / (1 / from.x - 1 / to.x);
    }
    constexpr double nothing = 0.01; // what is left of the last value where all of it is divided
    if (limit <= nothing * static_cast<double>(points.back().value.count()))
        return std::nullopt;
    return Bytes::of(std::llround(limit));
}

ChartSpec wallChart(const Scenario& scenario, const std::vector<ChartCeiling>& ceilings, Measure measure,
                    const ChartAxis& axis) {
    ChartSpec spec;
    spec.key = QStringLiteral("wall");
    spec.kind = ChartKind::Curves;
    spec.name = Ui::tr("Memory wall");
    spec.unit = scenario.unit->unit;
    CurveChart& chart = spec.curves;
    chart.ofStates = true;
    chart.logarithmic = true;
    chart.low = 1;
    chart.high = static_cast<double>(kMostGpus);
    chart.xTitle = Ui::tr("GPUs", "the axis");
    chart.noteRoom = Ui::tr("%1, never falls: %2", "formula, size").arg(QStringLiteral("16Ψ"), QStringLiteral("0,000.0"));
    chart.ceilings = ceilings;
    chart.axis = axis;
    chart.currentX = static_cast<double>(std::max<std::uint64_t>(1, scenario.gpus));
    chart.currentLabel = words::gpus(scenario.gpus);

    const Wide product = Wide{scenario.tp} * scenario.pp * scenario.cp;
    if (product > kMostGpus || product < 1) {
        spec.issue = Ui::tr("TP × PP × CP exceeds %1").arg(words::gpus(kMostGpus));
        return spec;
    }
    const auto stride = static_cast<std::uint64_t>(product);
    const Bytes capacity = resolve(scenario).capacity.bytes();
    QString error;
    Scenario point = scenario;
    const std::span<const Sharding> schemes = Registry<Sharding>::rows();
    for (std::size_t i = 0; i < schemes.size(); ++i) {
        point.zero = Choice<Sharding>::at(i);
        ChartCurve curve;
        curve.key = words::utf8(schemes[i].id);
        curve.name = words::utf8(schemes[i].name);
        curve.selected = point.zero == scenario.zero;
        const std::optional<std::uint64_t> fewest =
            capacity > Bytes() ? fewestGpus(point, capacity, measure) : std::nullopt;
        const std::optional<std::uint64_t> power =
            fewest ? fewestGpusPowerOfTwo(point, capacity, measure) : std::nullopt;
        std::optional<Plan> last;
        for (const std::uint64_t count : countsFor(stride, {scenario.gpus, fewest.value_or(0)})) {
            point.gpus = count;
            Plan plan = evaluate(point);
            if (hasError(plan.issues())) {
                error = words::firstError(plan.issues());
                continue;
            }
            const Bytes size = measured(plan, measure);
            if (size <= Bytes())
                continue; // a logarithmic axis has no place for it
            curve.points.push_back({static_cast<double>(count), size});
            if (count == scenario.gpus)
                curve.current = curve.points.back();
            last = std::move(plan);
        }
        if (!last)
            continue;
        const auto valueAt = [&](std::uint64_t count) {
            for (const CurvePoint& one : curve.points)
                if (one.x == static_cast<double>(count))
                    return one.value;
            return Bytes();
        };
        const int index = static_cast<int>(chart.curves.size());
        if (fewest && valueAt(*fewest) > Bytes()) {
            curve.fits = CurveStretch{static_cast<double>(*fewest), chart.high};
            if (*fewest > stride) {
                CurveMark mark;
                mark.key = curve.key + QLatin1Char('@') + QString::number(*fewest);
                mark.curve = index;
                mark.at = {static_cast<double>(*fewest), valueAt(*fewest)};
                mark.lines << Ui::tr("%1 fits from %2").arg(curve.name, words::gpus(*fewest));
                if (power && *power != *fewest)
                    mark.lines << Ui::tr("as a power of two: %1").arg(words::number(*power));
                chart.marks.push_back(mark);
                if (power && *power != *fewest && valueAt(*power) > Bytes())
                    chart.marks.push_back({curve.key + QLatin1Char('@') + QString::number(*power),
                                           index,
                                           {static_cast<double>(*power), valueAt(*power)},
                                           {}});
            }
        }
        // What is left when every share is infinitely thin: the states that stay whole, and all that is no
        // state.
        const Bytes whole = textbook::replicatedFloor(last->job.shape, last->job.layout);
        const Bytes rest = measured(*last, measure) - last->total(Category::State);
        const Bytes floor = measure == Measure::States ? whole : whole + rest;
        const bool falls = curve.points.front().value != curve.points.back().value;
        if (scenario.estimator->method == EstimatorMethod::Detailed) {
            // The closed form does not know what the detailed account keeps whole: its own curve says it.
            if (const std::optional<Bytes> least = floorOf(curve.points)) {
                curve.floor = *least;
                curve.note = (falls ? Ui::tr("floor %1") : Ui::tr("never falls: %1"))
                                 .arg(noteSize(*least, spec.unit));
            } else {
                curve.note = Ui::tr("no floor: %1 at %2")
                                 .arg(noteSize(curve.points.back().value, spec.unit),
                                      words::number(static_cast<std::uint64_t>(curve.points.back().x)));
            }
        } else if (whole > Bytes()) {
            curve.floor = floor;
            QString formula = words::floorFormula(last->job.layout, schemes[i]);
            if (measure == Measure::Total)
                formula += QStringLiteral(" + ") + Ui::tr("rest", "all that is no state, in a formula");
            curve.note = falls
                             ? Ui::tr("floor %1 = %2").arg(formula, noteSize(floor, spec.unit))
                             : Ui::tr("%1, never falls: %2", "formula, size").arg(formula, noteSize(floor, spec.unit));
        } else if (measure == Measure::Total && rest > Bytes()) {
            curve.floor = floor;
            curve.note = Ui::tr("floor %1").arg(noteSize(floor, spec.unit));
        } else {
            curve.note = Ui::tr("no floor: %1 at %2")
                             .arg(noteSize(curve.points.back().value, spec.unit),
                                  words::number(static_cast<std::uint64_t>(curve.points.back().x)));
        }
        refine(curve.points);
        chart.curves.push_back(std::move(curve));
    }
    if (chart.curves.empty())
        spec.issue = error.isEmpty() ? Ui::tr("No GPU count gives this layout") : error;
    return spec;
}

QString wallTitle(const ChartSpec& spec) {
    QString card;
    for (const ChartCeiling& ceiling : spec.curves.ceilings)
        if (ceiling.planned)
            card = ceiling.label;
    if (!spec.issue.isEmpty() || card.isEmpty())
        return Ui::tr("Memory per GPU over the number of GPUs");
    QStringList fitting;
    QStringList never;
    for (const ChartCurve& curve : spec.curves.curves) {
        if (!curve.fits) {
            never << curve.name;
            continue;
        }
        const auto from = static_cast<std::uint64_t>(curve.fits->from);
        fitting << (fitting.isEmpty()
                        ? Ui::tr("%1 fits %2 from %3").arg(curve.name, card, words::gpus(from))
                        : Ui::tr("%1 from %2").arg(curve.name, words::number(from)));
    }
    if (fitting.isEmpty())
        return Ui::tr("No scheme fits %1 on up to %2").arg(card, words::gpus(kMostGpus));
    const auto same = [&](const ChartCurve& curve) {
        return curve.fits && curve.fits->from == spec.curves.curves.front().fits->from;
    };
    if (never.isEmpty() && std::all_of(spec.curves.curves.begin(), spec.curves.curves.end(), same))
        return Ui::tr("Every scheme fits %1 from %2")
            .arg(card, words::gpus(static_cast<std::uint64_t>(spec.curves.curves.front().fits->from)));
    QString title = fitting.join(QStringLiteral(", "));
    if (!never.isEmpty())
        title = words::andNever(title, never);
    return title;
}

QString wallSubtitle(const Scenario& scenario, Measure measure) {
    const Plan plan = evaluate(scenario);
    return (measure == Measure::States
                ? Ui::tr("Model states per GPU (parameters, gradients, optimizer) for %1, %2, %3 bytes a parameter. Both axes logarithmic.")
                : Ui::tr("Memory per GPU, everything counted, for %1, %2, %3 bytes a parameter. Both axes logarithmic."))
        .arg(words::parameters(plan.job.shape.params), Ui::label(plan.job.layout.recipe->name),
             inLocale(format::shortest(plan.job.layout.recipe->total().bytes())));
}

ChartSpec buildWall(const ChartRequest& request) {
    return wallChart(request.scenario, request.ceilings, request.measure, request.axis);
}

ChartTexts wallTexts(const ChartRequest& request, const ChartSpec& spec) {
    ChartTexts texts;
    texts.title = wallTitle(spec);
    texts.subtitle = wallSubtitle(request.scenario, request.measure);
    texts.caption =
        words::caption(request.scenario, request.ceilings,
                       request.measure == Measure::States ? Ui::tr("states alone") : QString());
    return texts;
}

std::optional<Scenario> scenarioOnWall(const ChartRequest& request, const QString& key) {
    Scenario scenario = request.scenario;
    const std::span<const Sharding> schemes = Registry<Sharding>::rows();
    for (std::size_t i = 0; i < schemes.size(); ++i) {
        if (key.section(QLatin1Char('@'), 0, 0) != words::utf8(schemes[i].id))
            continue;
        scenario.zero = Choice<Sharding>::at(i);
        if (const QString count = key.section(QLatin1Char('@'), 1); !count.isEmpty())
            scenario.gpus = count.toULongLong();
        return scenario.gpus > 0 ? std::optional(scenario) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace memladder::ui
