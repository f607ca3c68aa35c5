// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/waterfall.h"

#include "estimate/evaluate.h"

namespace memladder {

std::vector<WaterfallStep> waterfall(const Plan& textbook, const Plan& detailed) {
    std::vector<WaterfallStep> out;
    for (const TermInfo& row : allTerms()) {
        const WaterfallStep step{row.term, textbook.size(row.term), detailed.size(row.term)};
        if (step.textbook != Bytes() || step.detailed != Bytes())
            out.push_back(step);
    }
    return out;
}

std::vector<WaterfallStep> waterfall(const Scenario& scenario) {
    Scenario one = scenario;
    one.estimator = Choice<Estimator>::named("textbook");
    Scenario other = scenario;
    other.estimator = Choice<Estimator>::named("detailed");
    return waterfall(evaluate(one), evaluate(other));
}

} // namespace memladder
