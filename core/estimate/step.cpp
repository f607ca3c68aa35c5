// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/step.h"

#include "estimate/detailed_plan.h"

#include <algorithm>
#include <array>

namespace memladder {

namespace {

/// In the order of detailed::Phase.
constexpr std::array<std::string_view, detailed::kPhases> kShortNames{
    "Forward",      "Loss",        "Loss backward", "Last layer",    "Last but one",
    "Second layer", "First layer", "Backward end",  "Optimizer step"};

StepTimeline detailedTimeline(const Scenario& scenario, const Plan& plan, std::optional<std::size_t> wanted) {
    StepTimeline out;
    const DetailedAnswer& answer = *plan.detailed;
    out.stage = std::min(wanted.value_or(answer.peakStage), answer.stages.size() - 1);
    const StagePlan& stage = answer.stages[out.stage];
    const std::vector<TermSizes> phases = phasesOf(scenario, plan.job, out.stage);
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const auto phase = static_cast<detailed::Phase>(i);
        StepInstant one{detailed::phaseInstant(phase), detailed::phaseName(phase), kShortNames[i], phases[i]};
        for (const Term everywhere : {Term::Outside, Term::Reserve, Term::Calibration})
            one.terms[everywhere] = stage.terms[everywhere];
        if (one.name == stage.phase) {
            out.peak = i;
            one.terms[Term::Fragmentation] = stage.terms[Term::Fragmentation];
        }
        out.instants.push_back(one);
    }
    return out;
}

StepTimeline closedTimeline(const Plan& plan) {
    struct Row {
        std::string_view instant;
        std::string_view name;
        std::string_view shortName;
        bool passes; ///< layers are at work
        bool kept;   ///< activations are held for the backward pass
        bool recomputes;
    };
    static constexpr Row kRows[] = {
        {"forward", "start of the forward pass", "Forward begins", true, false, false},
        {"forward", "end of the forward pass", "Forward ends", true, true, false},
        {"backward", "start of the backward pass", "Backward begins", true, true, true},
        {"optimizer", "optimizer step", "Optimizer step", false, false, false},
    };
    StepTimeline out;
    for (const Row& row : kRows) {
        StepInstant one{row.instant, row.name, row.shortName, plan.footprint.gpu};
        if (!row.passes)
            one.terms[Term::Gathered] = Bytes();
        if (!row.kept)
            one.terms[Term::Activations] = Bytes();
        if (!row.recomputes)
            one.terms[Term::LiveLayer] = Bytes();
        if (row.recomputes)
            out.peak = out.instants.size();
        out.instants.push_back(one);
    }
    return out;
}

} // namespace

StepTimeline stepTimeline(const Scenario& scenario, const Plan& plan, std::optional<std::size_t> stage) {
    return plan.detailed ? detailedTimeline(scenario, plan, stage) : closedTimeline(plan);
}

} // namespace memladder
