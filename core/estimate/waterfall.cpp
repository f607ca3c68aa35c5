// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/waterfall.h"

#include "estimate/evaluate.h"

#include <algorithm>

namespace memladder {

namespace {

std::string clause(std::string_view sentence) {
    std::string out(sentence.substr(0, sentence.find_last_not_of('.') + 1));
    if (!out.empty() && out.front() >= 'A' && out.front() <= 'Z')
        out.front() = static_cast<char>(out.front() - 'A' + 'a');
    return out;
}

std::string whyOf(const TermInfo& row, const Plan& detailed) {
    const bool both = static_cast<std::size_t>(row.term) < kTextbookTermCount;
    std::string out = both ? "" : "not in the textbook: ";
    if (row.term == Term::Reserve)
        return "the same allowance in both";
    if (row.category == Category::State && both)
        return std::string(detailed.detailed->scenario.framework->name) + "'s own types, on the fullest stage";
    if (row.term == Term::Activations)
        return "tensor by tensor as the framework's kernels keep them, on the fullest stage at its peak";
    return out + clause(row.help);
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
