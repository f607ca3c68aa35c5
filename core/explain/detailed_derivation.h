// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "explain/derivation.h"

#include <optional>

namespace memladder {

/// How a term of the detailed account comes about at the plan's peak: a formula over the numbers of that stage, and what
/// its symbols are. Empty where the formula would not give the term; then only the rule in words is known.
/// Precondition: plan.detailed.
[[nodiscard]] std::optional<Derivation> deriveAccount(const Plan& plan, Term term, Place place = Place::Gpu);

} // namespace memladder
