// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"
#include "quantity/phrase.h"

#include <string>
#include <vector>

namespace memladder {

/// One step from the textbook's total to the detailed one: what a term is in each. Bytes of the fullest GPU.
struct WaterfallStep {
    Term term = Term::Parameters;
    Bytes textbook;
    Bytes detailed;
    Bytes before; ///< the running total that the step starts from
    Phrase why; ///< a clause: what the two count under this name

    [[nodiscard]] Bytes change() const { return detailed - textbook; }
    [[nodiscard]] Bytes after() const { return before + change(); }
};

/// The whole way from one total to the other. `steps` are in stack order, one for each term that is in either plan; the
/// first starts at `textbook`, each at the end of the one before, and the last ends at `detailed`, to the byte (unless a
/// total is too large to hold).
struct Waterfall {
    Bytes textbook;
    Bytes detailed;
    std::vector<WaterfallStep> steps;
};

[[nodiscard]] Waterfall waterfall(const Plan& textbook, const Plan& detailed);

/// The same scenario under both estimators.
[[nodiscard]] Waterfall waterfall(const Scenario& scenario);

} // namespace memladder
