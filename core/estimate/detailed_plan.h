// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/account.h"
#include "estimate/plan.h"

namespace memladder {

/// The model of a scenario as the detailed account reads it: the named or imported one, or one that the typed
/// fields describe (a GPT-2-like decoder). `job` is the resolved scenario.
[[nodiscard]] detailed::ModelOutline outlineOf(const Scenario& scenario, const Job& job);

/// A scenario's setup: what is left empty is the framework's usual.
[[nodiscard]] detailed::Setup setupOf(const Scenario& scenario, const Job& job);

/// Fills a plan's footprint and detailed answer. Precondition: plan.job is the resolved scenario.
void addDetailedAccount(const Scenario& scenario, Plan& plan);

} // namespace memladder
