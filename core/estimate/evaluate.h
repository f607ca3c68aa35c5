// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"
#include "quantity/format.h"
#include "quantity/phrase.h"

#include <string>

namespace memladder {

/// Answers a scenario: pure, total, never throws. A layout that cannot exist gives a Plan with an error in issues(),
/// its sizes those of the nearest layout that rounding down gives.
[[nodiscard]] Plan evaluate(const Scenario& scenario);
[[nodiscard]] Plan evaluate(Job job);

/// Why the plan stands where it does, in one sentence with its numbers and units.
[[nodiscard]] Phrase verdictText(const Plan& plan, format::Unit unit = format::Unit::GiB);

/// Which pile is larger, states or activations, and by how much.
[[nodiscard]] Phrase pileText(const Plan& plan, format::Unit unit = format::Unit::GiB);

} // namespace memladder
