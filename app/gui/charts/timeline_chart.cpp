// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/timeline_chart.h"

#include "charts/budget_chart.h"
#include "charts/chart_layout.h"
#include "charts/chart_words.h"
#include "estimate/evaluate.h"
#include "estimate/step.h"
#include "language/ui.h"

namespace memladder::ui {

ChartSpec buildTimeline(const ChartRequest& request) {
    ChartSpec spec;
    spec.key = QStringLiteral("timeline");
    spec.kind = ChartKind::Stacks;
    spec.name = Ui::tr("Timeline");
    spec.unit = request.scenario.unit->unit;
    spec.stacks.ceilings = request.ceilings;
    spec.stacks.axis = request.axis;
    spec.stacks.adjoining = true;
    const auto shared = std::make_shared<const Plan>(evaluate(request.scenario));
    const Plan& plan = *shared;
    if (hasError(plan.issues())) {
        ChartBar none;
        none.key = QStringLiteral("instant0");
        none.name = Ui::tr("No such step");
        none.issue = words::firstError(plan.issues());
        none.difference = none.shortDifference = Ui::tr("not possible");
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
        bar.name = Ui::label(one.shortName);
        bar.details << Ui::label(one.instant);
        if (peak)
            bar.details << Ui::tr("the peak");
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
        texts.title = Ui::tr("No such step");
        texts.caption = words::caption(request.scenario, request.ceilings);
        return texts;
    }
    const StepTimeline step = stepTimeline(request.scenario, plan);
    const StepInstant& peak = step.instants[step.peak];
    texts.title = Ui::tr("The peak is at the %1: %2")
                      .arg(Ui::label(peak.name), chartNumber(peak.total(), spec.unit, true));
    if (const QString difference = spec.stacks.bars[step.peak].difference; !difference.isEmpty())
        texts.title += QStringLiteral(", ") + difference;
    texts.subtitle =
        plan.detailed && plan.detailed->stages.size() > 1
            ? Ui::tr("Memory of one GPU through a step, stage %1: instants in the order of time, not to its scale")
                  .arg(step.stage)
            : Ui::tr("Memory of one GPU through a step: instants in the order of time, not to its scale");
    texts.caption = words::caption(request.scenario, request.ceilings);
    texts.caption +=
        QLatin1Char(' ') +
        (plan.detailed ? Ui::tr("What the allocator reserves beyond what is allocated stands at the peak.")
                       : Ui::tr("The closed form knows no instants: each term stands where it is alive."));
    return texts;
}

std::optional<Scenario> scenarioOfInstant(const ChartRequest&, const QString&) {
    return std::nullopt;
}

} // namespace memladder::ui
