// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/calibrate.h"

#include "estimate/evaluate.h"

#include <algorithm>

namespace memladder {

namespace {

/// The stage with the largest figure: most is not always allocated where most is reserved.
std::size_t fullest(const DetailedAnswer& answer, Choice<MemoryFigure> figure) {
    if (!figure->allocated)
        return answer.peakStage;
    const auto less = [](const StagePlan& a, const StagePlan& b) { return a.allocated < b.allocated; };
    const auto most = std::max_element(answer.stages.begin(), answer.stages.end(), less);
    return less(answer.peak(), *most) ? static_cast<std::size_t>(most - answer.stages.begin()) : answer.peakStage;
}

} // namespace

Bytes figureOf(const Plan& plan, Choice<MemoryFigure> figure) {
    const StagePlan& stage = plan.detailed->stages[fullest(*plan.detailed, figure)];
    if (figure->allocated)
        return stage.allocated;
    return figure->reserved ? stage.reserved : plan.total() - plan.size(Term::Reserve);
}

Result<Calibrated> calibrate(const Scenario& scenario, Choice<MemoryFigure> figure, Bytes measured) {
    if (scenario.estimator->method != EstimatorMethod::Detailed)
        return Error{"estimator", std::string(scenario.estimator->key), "detailed, which knows what is allocated and what is reserved"};
    if (measured <= Bytes())
        return Error{"measured", "nothing", "a size above 0 with unit GB or GiB, such as 61.2GiB"};
    Calibrated out;
    out.scenario = scenario;
    out.scenario.calibration.reset();
    const Plan before = evaluate(out.scenario);
    const auto wrong = std::find_if(before.issues().begin(), before.issues().end(),
                                    [](const Issue& issue) { return issue.severity == Severity::Error; });
    if (wrong != before.issues().end())
        return Error{std::string(wrong->field), wrong->text, "a layout that can exist"};
    out.figure = figure;
    out.measured = measured;
    out.stage = fullest(*before.detailed, figure);
    out.computed = figureOf(before, figure);
    out.scenario.calibration = Calibration{figure, out.residual()};
    out.plan = evaluate(out.scenario);
    return out;
}

} // namespace memladder
