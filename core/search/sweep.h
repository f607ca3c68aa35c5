// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/evaluate.h"
#include "scenario/field.h"

#include <cstdint>
#include <vector>

namespace memladder {

/// One point of a sweep: a value of the axis, and a plan for each sharding scheme in their order.
struct SweepRow {
    std::uint64_t x = 0;
    std::vector<Plan> plans; ///< with an error in issues() where the layout cannot exist

    [[nodiscard]] static bool exists(const Plan& plan) { return !hasError(plan.issues()); }
};

/// `points` values from `from` to `to`, both included, equally spaced or in equal ratios, each rounded to a whole number.
/// One point is `from`. Precondition: both at least 1 where `logarithmic`.
[[nodiscard]] std::vector<std::uint64_t> spaced(std::uint64_t from, std::uint64_t to, std::size_t points, bool logarithmic);

/// The scenario with `axis` at each value, under every sharding scheme. The axis is any field but a choice.
[[nodiscard]] std::vector<SweepRow> sweep(const Scenario& scenario, const Field& axis, const std::vector<std::uint64_t>& values);

} // namespace memladder
