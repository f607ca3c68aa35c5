// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/budget_chart.h"

#include "charts/chart_words.h"
#include "estimate/evaluate.h"
#include "explain/derivation.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace memladder::ui {
namespace {

ChartBar barOf(const ComparedScenario& compared, format::Unit unit) {
    const auto shared = std::make_shared<const Plan>(evaluate(compared.scenario));
    const Plan& plan = *shared;
    ChartBar bar;
    bar.key = compared.key;
    bar.name = compared.name;
    bar.selected = compared.selected;
    for (const Issue& issue : plan.issues())
        if (issue.severity == Severity::Error) {
            bar.issue = Ui::of(issue.text);
            bar.difference = bar.shortDifference = Ui::tr("not possible");
            bar.fits = false;
            return bar;
        }
    bar.total = plan.total();
    wordDifference(bar, plan.capacity(), words::plannedCard(compared.scenario), unit);
    bar.segments = segmentsOf(plan.footprint.gpu);
    bar.origins = originsOf(shared);
    if (plan.detailed && plan.detailed->high > Bytes())
        bar.range = ChartRange{plan.detailed->low, plan.detailed->high, Ui::of(plan.detailed->basis)};
    return bar;
}

} // namespace

Fill fillOf(Term term) {
    constexpr std::array<Fill, kTermCount> kByTerm{
        Fill::Parameters,    Fill::Gradients,     Fill::Optimizer,       Fill::Frozen,      Fill::Reference,
        Fill::Gathered,      Fill::LiveLayer,     Fill::Activations,     Fill::Reserve,     Fill::Tables,
        Fill::WeightGradients, Fill::Communication, Fill::WgradCache,    Fill::Workspace,   Fill::HeadInput,
        Fill::Backward,      Fill::Logits,        Fill::LossGradient,    Fill::OptimizerStep, Fill::Dequantised,
        Fill::Fragmentation, Fill::Outside,       Fill::Calibration};
    return kByTerm[static_cast<std::size_t>(term)];
}

void wordDifference(ChartBar& bar, Bytes capacity, const QString& card, format::Unit unit) {
    if (capacity <= Bytes())
        return;
    const bool fits = bar.total <= capacity;
    bar.fits = fits;
    bar.shortDifference = words::room(bar.total, capacity, unit);
    bar.difference = (fits ? Ui::tr("%1 free on %2") : Ui::tr("%1 over %2", "a size, and the card that it exceeds"))
                         .arg(words::awayWithUnit(bar.total, capacity, unit), card);
}

std::vector<ChartSegment> segmentsOf(const TermSizes& terms) {
    std::vector<ChartSegment> segments;
    for (const TermInfo& row : allTerms()) {
        const Bytes bytes = terms[row.term];
        if (bytes == Bytes())
            continue;
        segments.push_back({words::utf8(row.key), Ui::label(row.label), fillOf(row.term), bytes, QString()});
    }
    std::stable_sort(segments.begin(), segments.end(),
                     [](const ChartSegment& a, const ChartSegment& b) { return a.fill < b.fill; });
    return segments;
}

SegmentOrigins originsOf(std::shared_ptr<const Plan> derived) {
    return {[derived = std::move(derived)](const QString& key) {
        const std::optional<Term> term = findTerm(key.toStdString());
        if (!term)
            return SegmentOrigin{};
        if (!derived)
            return SegmentOrigin{QString(), QString(), Ui::source(info(*term).source.text)};
        const std::vector<Derivation> present = derivations(*derived, Which::Present);
        const auto found = std::find_if(present.begin(), present.end(),
                                        [&term](const Derivation& one) { return one.term == *term; });
        const Derivation one = found != present.end() ? *found : derive(*derived, *term);
        return SegmentOrigin{words::utf8(one.formula), inLocale(one.substituted), words::utf8(one.source)};
    }};
}

std::vector<ChartLegendEntry> legendOf(const std::vector<ChartBar>& bars) {
    std::vector<ChartLegendEntry> legend;
    for (const TermInfo& row : allTerms()) {
        const QString key = words::utf8(row.key);
        const bool drawn = std::any_of(bars.begin(), bars.end(), [&](const ChartBar& bar) {
            return std::any_of(bar.segments.begin(), bar.segments.end(),
                               [&](const ChartSegment& segment) { return segment.key == key; });
        });
        if (drawn)
            legend.push_back({key, Ui::label(row.label), fillOf(row.term), false});
    }
    std::stable_sort(legend.begin(), legend.end(),
                     [](const ChartLegendEntry& a, const ChartLegendEntry& b) { return a.fill < b.fill; });
    return legend;
}

ChartSpec buildBudget(const ChartRequest& request) {
    ChartSpec spec;
    spec.key = QStringLiteral("budget");
    spec.kind = ChartKind::Stacks;
    spec.name = Ui::tr("Budget");
    spec.unit = request.scenario.unit->unit;
    const CompareRow* comparison = findComparison(request.compare.toStdString());
    if (!comparison)
        comparison = &comparisons().front();
    std::vector<ComparedScenario> before;
    if (request.before) {
        ChartRequest earlier = request;
        earlier.scenario = *request.before;
        before = comparison->variants(earlier);
    }
    for (const ComparedScenario& one : comparison->variants(request)) {
        ChartBar bar = barOf(one, spec.unit);
        for (const ComparedScenario& old : before)
            if (old.key == one.key && !(old.scenario == one.scenario))
                bar.ghost = evaluate(old.scenario).total();
        spec.stacks.bars.push_back(std::move(bar));
    }
    spec.legend = legendOf(spec.stacks.bars);
    spec.stacks.ceilings = request.ceilings;
    spec.stacks.axis = request.axis;
    return spec;
}

ChartTexts budgetTexts(const ChartRequest& request, const ChartSpec& spec) {
    const Plan plan = evaluate(request.scenario);
    const Layout& layout = plan.job.layout;
    const QString parameters = words::parameters(plan.job.shape.params);
    const QString card = words::plannedCard(request.scenario);
    const QString scheme = words::utf8(layout.zero->name);
    const QString recompute =
        layout.recompute->extra == ExtraForward::Nothing
            ? Ui::tr("no recompute")
            : Ui::tr("%1 recompute", "the mode's name").arg(Ui::label(layout.recompute->name).toLower());
    const QString place = Ui::tr("%1 × %2 with %3", "GPUs, card, sharding scheme").arg(words::number(layout.gpus), card, scheme);
    const QString away = words::awayWithUnit(plan.total(), plan.capacity(), spec.unit);
    ChartTexts texts;
    if (hasError(plan.issues()) || plan.capacity() <= Bytes())
        texts.title = Ui::tr("%1 on %2", "parameters, GPUs").arg(parameters, words::gpus(layout.gpus));
    else if (plan.fits())
        texts.title = Ui::tr("%1 fit on %2: %3 free").arg(parameters, place, away);
    else
        texts.title = Ui::tr("%1 do not fit on %2: %3 over").arg(parameters, place, away);
    QStringList parts{parameters,
                      words::gpus(layout.gpus),
                      Ui::tr("sequence %1").arg(words::number(layout.seq)),
                      Ui::tr("micro-batch %1").arg(words::number(layout.microBatch)),
                      recompute,
                      scheme};
    const std::pair<const char*, std::uint64_t> degrees[] = {
        {"TP", layout.tp}, {"PP", layout.pp}, {"VPP", layout.vpp}, {"CP", layout.cp}, {"EP", layout.ep}};
    for (const auto& [name, degree] : degrees)
        if (degree > 1)
            parts << QString::fromUtf8(name) + QLatin1Char(' ') + words::number(degree);
    parts << words::utf8(layout.recipe->key);
    texts.caption = Ui::tr("Memory per GPU in %1. %2. %3 estimator.")
                        .arg(words::utf8(format::unitName(spec.unit)), parts.join(QStringLiteral(", ")),
                             Ui::label(request.scenario.estimator->name));
    return texts;
}

} // namespace memladder::ui
