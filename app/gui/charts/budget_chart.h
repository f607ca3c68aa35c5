// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"
#include "estimate/component.h"

namespace memladder::ui {

/// Stacked bars against ceilings: every term of each compared scenario's plan.
[[nodiscard]] ChartSpec buildBudget(const ChartRequest& request);
[[nodiscard]] ChartTexts budgetTexts(const ChartRequest& request, const ChartSpec& spec);

/// How a term is filled: states each in a hue of their family, every other term as its category.
[[nodiscard]] Fill fillOf(Term term);

} // namespace memladder::ui
