// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/sweep.h"

#include <algorithm>
#include <cmath>

namespace memladder {

std::vector<std::uint64_t> spaced(std::uint64_t from, std::uint64_t to, std::size_t points, bool logarithmic) {
    std::vector<std::uint64_t> out;
    out.reserve(points);
    for (std::size_t i = 0; i < points; ++i) {
        // The ends are exact; what lies between is rounded.
        if (i == 0 || i + 1 == points) {
            out.push_back(i == 0 ? from : to);
            continue;
        }
        const long double part = static_cast<long double>(i) / static_cast<long double>(points - 1);
        const auto a = static_cast<long double>(from);
        const auto b = static_cast<long double>(to);
        const long double value = logarithmic ? a * std::pow(b / a, part) : a + (b - a) * part;
        out.push_back(std::clamp(static_cast<std::uint64_t>(std::llround(value)), std::min(from, to), std::max(from, to)));
    }
    return out;
}

std::vector<SweepRow> sweep(const Scenario& scenario, const Field& axis, const std::vector<std::uint64_t>& values) {
    std::vector<SweepRow> rows;
    rows.reserve(values.size());
    Scenario point = scenario;
    for (const std::uint64_t value : values) {
        axis.setNumber(point, value);
        SweepRow& row = rows.emplace_back();
        row.x = value;
        for (std::size_t i = 0; i < Registry<Sharding>::rows().size(); ++i) {
            point.zero = Choice<Sharding>::at(i);
            row.plans.push_back(evaluate(point));
        }
    }
    return rows;
}

} // namespace memladder
