// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/scene_picture.h"

#include "charts/chart_words.h"
#include "document/ui_text.h"
#include "estimate/evaluate.h"
#include "explain/caption.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"

#include <algorithm>

namespace memladder::ui {
namespace {

bool isState(const QString& term) {
    const auto known = findTerm(term.toStdString());
    return known && info(*known).category == Category::State;
}

/// Bars of states alone, held against the card as such.
void keepStates(ChartSpec& spec, Bytes capacity, const QString& card) {
    std::erase_if(spec.legend, [](const ChartLegendEntry& entry) { return !isState(entry.key); });
    for (ChartBar& bar : spec.stacks.bars) {
        if (!bar.issue.isEmpty())
            continue;
        std::erase_if(bar.segments, [](const ChartSegment& segment) { return !isState(segment.key); });
        bar.total = {};
        bar.ghost.reset();
        bar.range.reset();
        bar.allocatorShare = {};
        for (const ChartSegment& segment : bar.segments)
            bar.total += segment.value;
        if (capacity <= Bytes())
            continue;
        bar.fits = bar.total <= capacity;
        bar.shortDifference = words::room(bar.total, capacity, spec.unit);
        bar.difference =
            (*bar.fits ? Ui::tr("%1 free on %2") : Ui::tr("%1 over %2", "a size, and the card that it exceeds"))
                .arg(words::awayWithUnit(bar.total, capacity, spec.unit), card);
    }
}

} // namespace

PictureView sceneView(const Scene& scene) {
    PictureView view;
    view.chart = QString::fromStdString(scene.chart);
    view.compare = QString::fromStdString(scene.compare);
    if (scene.cards)
        view.cards = *scene.cards;
    view.axis = scene.axisHoldsAllBars ? AxisMode::AllBars : AxisMode::Ceilings;
    view.axisTop = scene.axisTop;
    for (const std::string& term : scene.hiddenTerms)
        view.hidden << QString::fromStdString(term);
    return view;
}

Scene sceneOf(const Scenario& scenario, const PictureView& view) {
    Scene scene;
    scene.scenario = scenario;
    scene.chart = view.chart.toStdString();
    scene.compare = view.compare == QLatin1String("scenarios") ? PictureView().compare.toStdString()
                                                               : view.compare.toStdString();
    scene.cards = view.cards;
    scene.axisHoldsAllBars = view.axis == AxisMode::AllBars;
    scene.axisTop = view.axisTop;
    for (const QString& term : view.hidden)
        scene.hiddenTerms.push_back(term.toStdString());
    scene.control = "params";
    return scene;
}

ChartSpec sceneSpec(const Scene& scene, const Scenario& scenario, const std::optional<Scenario>& before) {
    const PictureView view = sceneView(scene);
    ChartRequest request = requestFor(scenario, view);
    request.before = before;
    request.measure = scene.ofStates ? Measure::States : Measure::Total;
    const ChartRow* row = findChart(scene.chart);
    if (row == nullptr)
        row = &charts().front();
    ChartSpec spec = row->build(request);
    applyHidden(spec, view);
    if (scene.ofStates && spec.kind == ChartKind::Stacks) {
        const Plan plan = evaluate(scenario);
        keepStates(spec, plan.capacity(), words::plannedCard(scenario));
    }
    return spec;
}

QString filledText(const std::string& text, const Scenario& scenario) {
    const auto filled = fillCaption(text, scenario);
    return filled ? Ui::of(*filled) : QString::fromStdString(text);
}

SceneVerdict sceneVerdict(const Scene& scene, const Scenario& scenario) {
    const Plan plan = evaluate(scenario);
    SceneVerdict verdict;
    for (const Issue& issue : plan.issues())
        if (issue.severity == Severity::Error) {
            verdict.possible = false;
            verdict.text = Ui::tr("No such layout: %1").arg(Ui::of(issue.text));
            return verdict;
        }
    const format::Unit unit = scenario.unit->unit;
    const Bytes size = measured(plan, scene.ofStates ? Measure::States : Measure::Total);
    verdict.fits = size <= plan.capacity();
    const char* const sentence =
        scene.ofStates
            ? (verdict.fits ? QT_TRANSLATE_NOOP("Ui", "%1 states fit on %2: %3 of %4, %5 free")
                            : QT_TRANSLATE_NOOP("Ui", "%1 states do not fit on %2: %3 of %4, %5 over"))
            : (verdict.fits ? QT_TRANSLATE_NOOP("Ui", "%1 fits on %2: %3 of %4, %5 free")
                            : QT_TRANSLATE_NOOP("Ui", "%1 does not fit on %2: %3 of %4, %5 over"));
    verdict.text = Ui::tr(sentence).arg(text::fromUtf8(scenario.zero->name), words::plannedCard(scenario),
                                        words::bare(size, unit), words::sized(plan.capacity(), unit),
                                        words::away(size, plan.capacity(), unit));
    return verdict;
}

} // namespace memladder::ui
