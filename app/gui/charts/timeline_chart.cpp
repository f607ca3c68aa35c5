// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/timeline_chart.h"

#include "charts/budget_chart.h"
#include "charts/chart_layout.h"
#include "charts/chart_words.h"
#include "estimate/evaluate.h"
#include "estimate/step.h"

namespace memladder::ui {

ChartSpec buildTimeline(const ChartRequest& request) {
    ChartSpec spec;
    spec.key = QStringLiteral("timeline");
    spec.kind = ChartKind::Stacks;
    spec.name = QStringLiteral("Timeline");
    spec.unit = request.scenario.unit->unit;
    spec.stacks.ceilings = request.ceilings;
    spec.stacks.axis = request.axis;
    spec.stacks.adjoining = true;
    const auto shared = std::make_shared<const Plan>(evaluate(request.scenario));
    const Plan& plan = *shared;
    if (hasError(plan.issues())) {
        ChartBar none;
        none.key = QStringLiteral("instant0");
        none.name = QStringLiteral("No such step");
        none.issue = words::firstError(plan.issues());
        none.difference = none.shortDifference = QStringLiteral("not possible");
        none.fits = false;
        spec.stacks.bars.push_back(none);
        return spec;
    }
    const StepTimeline step = stepTimeline(request.scenario, plan);
    const QString card = words::plannedCard(request.scenario);
    for (std::size_t i = 0; i < step.instants.size(); ++i) {
        const StepInstant& one = step.instants[i];
        const bool peak = i == step.peak;
        ChartBar bar;
        bar.key = QStringLiteral("instant%1").arg(i);
        bar.name = words::utf8(one.shortName);
        bar.details << words::utf8(one.instant);
        if (peak)
            bar.details << QStringLiteral("the peak");
        bar.total = one.total();
        bar.segments = segmentsOf(one.terms);
        bar.origins = originsOf(peak ? shared : nullptr);
        bar.selected = peak;
        wordDifference(bar, plan.capacity(), card, spec.unit);
        spec.stacks.bars.push_back(std::move(bar));
    }
    spec.legend = legendOf(spec.stacks.bars);
    return spec;
}

ChartTexts timelineTexts(const ChartRequest& request, const ChartSpec& spec) {
    ChartTexts texts;
    const Plan plan = evaluate(request.scenario);
    if (hasError(plan.issues())) {
        texts.title = QStringLiteral("No such step");
        texts.caption = words::caption(request.scenario, request.ceilings);
        return texts;
    }
    const StepTimeline step = stepTimeline(request.scenario, plan);
    const StepInstant& peak = step.instants[step.peak];
    texts.title = QStringLiteral("The peak is at the %1: %2")
                      .arg(words::utf8(peak.name), chartNumber(peak.total(), spec.unit, true));
    if (const QString difference = spec.stacks.bars[step.peak].difference; !difference.isEmpty())
        texts.title += QStringLiteral(", ") + difference;
    texts.subtitle =
        QStringLiteral("Memory of one GPU through a step%1: instants in the order of time, not to its scale")
            .arg(plan.detailed && plan.detailed->stages.size() > 1
                     ? QStringLiteral(", stage %1").arg(step.stage)
                     : QString());
    texts.caption = words::caption(request.scenario, request.ceilings);
    texts.caption +=
        plan.detailed
            ? QStringLiteral(" What the allocator reserves beyond what is allocated stands at the peak.")
            : QStringLiteral(" The closed form knows no instants: each term stands where it is alive.");
    return texts;
}

std::optional<Scenario> scenarioOfInstant(const ChartRequest&, const QString&) {
    return std::nullopt;
}

} // namespace memladder::ui
