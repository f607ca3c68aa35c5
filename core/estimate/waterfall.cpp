// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/waterfall.h"

#include "estimate/evaluate.h"

#include <algorithm>

namespace memladder {

namespace {

Phrase whyOf(const TermInfo& row, const Plan& detailed) {
    const bool both = static_cast<std::size_t>(row.term) < kTextbookTermCount;
    if (row.term == Term::Reserve)
        return Phrase::tr("the same allowance in both");
    if (row.category == Category::State && both)
        return Phrase::tr("%1's own types, on the fullest stage", {Phrase::tr(detailed.detailed->scenario.framework->name)});
    if (row.term == Term::Activations)
        return Phrase::tr("tensor by tensor as the framework's kernels keep them, on the fullest stage at its peak");
    Phrase clause = Phrase::within(row.help);
    return both ? clause : Phrase::tr("not in the textbook: %1", {std::move(clause)});
}

} // namespace

Waterfall waterfall(const Plan& textbook, const Plan& detailed) {
    Waterfall out{textbook.total(), detailed.total(), {}};
    Bytes running = out.textbook;
    for (const TermInfo& row : allTerms()) {
        WaterfallStep step{row.term, textbook.size(row.term), detailed.size(row.term), running, {}};
        if (step.textbook == Bytes() && step.detailed == Bytes())
            continue;
        step.why = whyOf(row, detailed);
        running = step.after();
        out.steps.push_back(std::move(step));
    }
    return out;
}

Waterfall waterfall(const Scenario& scenario) {
    Scenario one = scenario;
    one.estimator = Choice<Estimator>::named("textbook");
    Scenario other = scenario;
    other.estimator = Choice<Estimator>::named("detailed");
    return waterfall(evaluate(one), evaluate(other));
}

} // namespace memladder
