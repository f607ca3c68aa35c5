// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "explain/derivation.h"

#include <memory>
#include <optional>

namespace memladder {

/// How the terms of the detailed account come about at a plan's peak: formulas over the numbers of that stage, and what
/// their symbols are. Making one reckons the account again; the terms then come from it one by one.
/// Precondition: plan.detailed, and the plan outlives it.
class AccountDerivation {
public:
    explicit AccountDerivation(const Plan& plan);
    ~AccountDerivation();
    AccountDerivation(const AccountDerivation&) = delete;
    AccountDerivation& operator=(const AccountDerivation&) = delete;

    /// Empty where the formula would not give the term; then only the rule in words is known.
    [[nodiscard]] std::optional<Derivation> derive(Term term, Place place = Place::Gpu);

private:
    class Formulas;
    std::unique_ptr<Formulas> m_formulas;
};

} // namespace memladder
