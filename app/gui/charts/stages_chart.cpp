// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/stages_chart.h"

#include "charts/budget_chart.h"
#include "charts/chart_layout.h"
#include "charts/chart_words.h"
#include "estimate/evaluate.h"

#include <algorithm>

namespace memladder::ui {
namespace {

/// Micro-batches whose activations a stage holds at once, as the closed form counts them: p, or m where there
/// are fewer.
std::uint64_t inFlight(const Layout& layout) {
    return layout.microBatches > 0 ? std::min(layout.microBatches, layout.pp) : layout.pp;
}

} // namespace

ChartSpec buildStages(const ChartRequest& request) {
    ChartRequest one = request;
    one.compare = QStringLiteral("scenarios");
    one.before.reset();
    one.scenarios = {{QStringLiteral("stage0"), QStringLiteral("Stage 0"), request.scenario, false}};
    ChartSpec spec = buildBudget(one);
    spec.key = QStringLiteral("stages");
    spec.name = QStringLiteral("Stages");
    const Job job = resolve(request.scenario);
    const Layout& layout = job.layout;
    ChartBar bar = spec.stacks.bars.front();
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
        bar.name = QStringLiteral("Stage %1").arg(stage);
        bar.details.clear();
        if (layout.vpp == 1) {
            const std::uint64_t first = stage * job.shape.layers / layout.pp;
            const std::uint64_t last = (stage + 1) * job.shape.layers / layout.pp - 1;
            bar.details << (first == last ? QStringLiteral("layer %1").arg(first)
                                          : QStringLiteral("layers %1–%2").arg(first).arg(last));
        }
        bar.details << QStringLiteral("%1 in flight").arg(words::number(flying));
        spec.stacks.bars.push_back(bar);
    }
    return spec;
}

ChartTexts stagesTexts(const ChartRequest& request, const ChartSpec& spec) {
    const Plan plan = evaluate(request.scenario);
    ChartTexts texts;
    const QString size = chartNumber(plan.total(), spec.unit, true);
    const QString difference = spec.stacks.bars.empty() ? QString() : spec.stacks.bars.front().difference;
    texts.title = hasError(plan.issues())  ? QStringLiteral("No such pipeline")
                  : plan.job.layout.pp > 1 ? QStringLiteral("Every stage counts as the fullest: %1").arg(size)
                                           : QStringLiteral("One stage: %1").arg(size);
    if (!hasError(plan.issues()) && !difference.isEmpty())
        texts.title += QStringLiteral(", ") + difference;
    texts.subtitle = QStringLiteral("%1, %2 as TP %3 · PP %4 · DP %5, sequence %6, micro-batch %7")
                         .arg(words::parameters(plan.job.shape.params), words::gpus(plan.job.layout.gpus))
                         .arg(plan.job.layout.tp)
                         .arg(plan.job.layout.pp)
                         .arg(plan.job.layout.dp)
                         .arg(words::number(plan.job.layout.seq), words::number(plan.job.layout.microBatch));
    texts.caption =
        words::caption(request.scenario, {}) +
        QStringLiteral(
            " Embedding, logits and fewer micro-batches in flight on later stages are not told apart.");
    return texts;
}

std::optional<Scenario> scenarioOfStage(const ChartRequest&, const QString&) {
    return std::nullopt;
}

} // namespace memladder::ui
