// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"
#include "explain/expression.h"

#include <string>
#include <string_view>
#include <vector>

namespace memladder {

/// Where a term's bytes are.
enum class Place { Gpu, Host };

/// How one term of a plan comes about. The expression evaluates on its own arithmetic; `result` is what it gives, in
/// bytes of one GPU, rounded as the estimator rounds, and equals the plan's term.
struct Derivation {
    Term term = Term::Parameters;
    Expression expression;
    std::string formula;     ///< "12Ψ/z": only factors that are in use
    std::string substituted; ///< "12 · 30e9 / 8"
    Bytes result;
    std::string_view source;
    std::string note;        ///< what the symbols stand for here, or why the term is zero; a clause without a full stop
};

/// Derives one term of a plan, on the GPU or in host memory. A term that is not there has the formula "0".
[[nodiscard]] Derivation derive(const Plan& plan, Term term, Place place = Place::Gpu);

enum class Which { All, Present };

/// Every term of the GPU, in stack order, those that are listed only in use where they are; or those alone that are above nothing.
[[nodiscard]] std::vector<Derivation> derivations(const Plan& plan, Which which = Which::All);

} // namespace memladder
