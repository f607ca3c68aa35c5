// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"
#include "estimate/plan.h"

#include <memory>
#include <vector>

namespace memladder::ui {

/// Stacked bars against ceilings: every term of each compared scenario's plan.
[[nodiscard]] ChartSpec buildBudget(const ChartRequest& request);
[[nodiscard]] ChartTexts budgetTexts(const ChartRequest& request, const ChartSpec& spec);

/// A bar's segments in stack order.
[[nodiscard]] std::vector<ChartSegment> segmentsOf(const TermSizes& terms);
/// Each term's rule and source; from `derived`, where the bar is that plan's fullest GPU, its formulas and
/// numbers too.
[[nodiscard]] SegmentOrigins originsOf(std::shared_ptr<const Plan> derived);
/// The terms that any bar has, in stack order.
[[nodiscard]] std::vector<ChartLegendEntry> legendOf(const std::vector<ChartBar>& bars);
/// Says by how much a bar's total fits a card of this capacity and name, in words.
void wordDifference(ChartBar& bar, Bytes capacity, const QString& card, format::Unit unit);

/// How a term is filled: states each in a hue of their family, every other term as its category.
[[nodiscard]] Fill fillOf(Term term);

} // namespace memladder::ui
