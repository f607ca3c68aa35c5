// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"

#include <vector>

namespace memladder {

/// One step from the textbook's total to the detailed one: what a term is in each. Bytes of the fullest GPU.
struct WaterfallStep {
    Term term = Term::Parameters;
    Bytes textbook;
    Bytes detailed;

    [[nodiscard]] Bytes change() const { return detailed - textbook; }
};

/// The steps whose term is in either plan, in stack order; the changes add up to the difference of the
/// totals.
[[nodiscard]] std::vector<WaterfallStep> waterfall(const Plan& textbook, const Plan& detailed);

/// The same scenario under both estimators.
[[nodiscard]] std::vector<WaterfallStep> waterfall(const Scenario& scenario);

} // namespace memladder
