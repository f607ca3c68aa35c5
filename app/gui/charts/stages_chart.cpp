// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/stages_chart.h"

#include "charts/budget_chart.h"
#include "charts/chart_layout.h"
#include "charts/chart_words.h"
#include "estimate/evaluate.h"
#include "language/language.h"
#include "language/ui.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace memladder::ui {
namespace {

/// Micro-batches whose activations a stage holds at once, as the closed form counts them: p, or m where there
/// are fewer.
std::uint64_t inFlight(const Layout& layout) {
    return layout.microBatches > 0 ? std::min(layout.microBatches, layout.pp) : layout.pp;
}

/// "layers 30–39" of a pipeline without interleaving, from the first layer of the stage on.
QString layerRange(std::uint64_t first, std::uint64_t count) {
    if (count == 0)
        return Ui::tr("no layer");
    return count == 1 ? Ui::tr("layer %1").arg(first)
                      : Ui::tr("layers %1–%2").arg(first).arg(first + count - 1);
}

/// Each stage of the detailed account at its own peak.
void addStages(ChartSpec& spec, const std::shared_ptr<const Plan>& shared, const QString& card) {
    const Plan& plan = *shared;
    std::uint64_t first = 0;
    const std::vector<StagePlan>& stages = plan.detailed->stages;
    spec.stacks.bars.clear();
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const StagePlan& stage = stages[i];
        const bool fullest = i == plan.detailed->peakStage;
        ChartBar bar;
        bar.key = QStringLiteral("stage%1").arg(i);
        bar.name = Ui::tr("Stage %1").arg(i);
        bar.total = stage.terms.total();
        bar.segments = segmentsOf(stage.terms);
        bar.origins = originsOf(fullest ? shared : nullptr);
        bar.selected = fullest && stages.size() > 1;
        wordDifference(bar, plan.capacity(), card, spec.unit);
        const auto layers = static_cast<std::uint64_t>(std::max<std::int64_t>(0, stage.layers));
        if (plan.job.layout.vpp == 1)
            bar.details << layerRange(first, layers);
        first += layers;
        bar.details << Ui::tr("%1 in flight", "micro-batches")
                           .arg(inLocale(format::shortest(std::round(stage.inFlight * 100) / 100)));
        bar.details << Ui::tr("peak: %1", "instant of the step").arg(Ui::label(stage.instant));
        for (ChartSegment& segment : bar.segments)
            if (segment.fill == Fill::Activations &&
                segment.key == words::utf8(info(Term::Activations).key) && stage.inFlight > 1)
                segment.note = QStringLiteral("%1 × %2").arg(
                    inLocale(format::shortest(std::round(stage.inFlight * 100) / 100)),
                    chartNumber(
                        Bytes::of(std::llround(static_cast<double>(segment.value.count()) / stage.inFlight)),
                        spec.unit));
        spec.stacks.bars.push_back(std::move(bar));
    }
    spec.legend = legendOf(spec.stacks.bars);
}

} // namespace

ChartSpec buildStages(const ChartRequest& request) {
    ChartRequest one = request;
    one.compare = QStringLiteral("scenarios");
    one.before.reset();
    one.scenarios = {{QStringLiteral("stage0"), Ui::tr("Stage 0"), request.scenario, false}};
    ChartSpec spec = buildBudget(one);
    spec.key = QStringLiteral("stages");
    spec.name = Ui::tr("Stages");
    const auto shared = std::make_shared<const Plan>(evaluate(request.scenario));
    const Plan& plan = *shared;
    const Job& job = plan.job;
    const Layout& layout = job.layout;
    ChartBar bar = spec.stacks.bars.front();
    if (bar.issue.isEmpty() && plan.detailed) {
        addStages(spec, shared, words::plannedCard(request.scenario));
        return spec;
    }
    if (!bar.issue.isEmpty() || layout.pp <= 1)
        return spec;
    const std::uint64_t flying = inFlight(layout);
    for (ChartSegment& segment : bar.segments)
        if (segment.fill == Fill::Activations && flying > 1)
            segment.note = QStringLiteral("%1 × %2").arg(
                words::number(flying),
                chartNumber(Bytes::roundedUp(segment.value.count(), static_cast<Wide>(flying)), spec.unit));
    spec.stacks.bars.clear();
    for (std::uint64_t stage = 0; stage < layout.pp; ++stage) {
        bar.key = QStringLiteral("stage%1").arg(stage);
        bar.name = Ui::tr("Stage %1").arg(stage);
        bar.details.clear();
        if (layout.vpp == 1) {
            const std::uint64_t first = stage * job.shape.layers / layout.pp;
            bar.details << layerRange(first, (stage + 1) * job.shape.layers / layout.pp - first);
        }
        bar.details << Ui::tr("%1 in flight", "micro-batches").arg(words::number(flying));
        spec.stacks.bars.push_back(bar);
    }
    return spec;
}

ChartTexts stagesTexts(const ChartRequest& request, const ChartSpec& spec) {
    const Plan plan = evaluate(request.scenario);
    ChartTexts texts;
    const QString size = chartNumber(plan.total(), spec.unit, true);
    const std::size_t fullest = plan.detailed ? plan.detailed->peakStage : 0;
    const QString difference =
        fullest < spec.stacks.bars.size() ? spec.stacks.bars[fullest].difference : QString();
    texts.title = hasError(plan.issues()) ? Ui::tr("No such pipeline")
                  : plan.detailed && plan.job.layout.pp > 1
                      ? Ui::tr("Stage %1 is the fullest, at the %2: %3")
                            .arg(fullest)
                            .arg(Ui::label(plan.detailed->peak().phase), size)
                  : plan.job.layout.pp > 1 ? Ui::tr("Every stage counts as the fullest: %1").arg(size)
                                           : Ui::tr("One stage: %1").arg(size);
    if (!hasError(plan.issues()) && !difference.isEmpty())
        texts.title += QStringLiteral(", ") + difference;
    texts.subtitle = Ui::tr("%1, %2 as TP %3 · PP %4 · DP %5, sequence %6, micro-batch %7")
                         .arg(words::parameters(plan.job.shape.params), words::gpus(plan.job.layout.gpus))
                         .arg(plan.job.layout.tp)
                         .arg(plan.job.layout.pp)
                         .arg(plan.job.layout.dp)
                         .arg(words::number(plan.job.layout.seq), words::number(plan.job.layout.microBatch));
    texts.caption = words::caption(request.scenario, {});
    if (!plan.detailed)
        texts.caption += QLatin1Char(' ') + Ui::tr(
            "Embedding, logits and fewer micro-batches in flight on later stages are not told apart.");
    return texts;
}

std::optional<Scenario> scenarioOfStage(const ChartRequest&, const QString&) {
    return std::nullopt;
}

} // namespace memladder::ui
