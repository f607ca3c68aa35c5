// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "quantity/bytes.h"
#include "quantity/citation.h"

namespace memladder {

/// Bytes a parameter, exact in steps of 1/4096 (4-bit weights with their scales need no rounding).
class PerParameter {
public:
    static constexpr std::int64_t kSteps = 4096;

    constexpr PerParameter() = default;
    consteval explicit PerParameter(double bytes) : m_steps(static_cast<std::int64_t>(bytes * kSteps)) {
        if (static_cast<double>(m_steps) != bytes * kSteps)
            throw "not a multiple of 1/4096 byte";
    }
    [[nodiscard]] constexpr std::int64_t steps() const { return m_steps; }
    [[nodiscard]] constexpr double bytes() const { return static_cast<double>(m_steps) / kSteps; }
    friend constexpr PerParameter operator+(PerParameter a, PerParameter b) {
        PerParameter sum;
        sum.m_steps = a.m_steps + b.m_steps;
        return sum;
    }
    friend constexpr bool operator==(PerParameter, PerParameter) = default;

private:
    std::int64_t m_steps = 0;
};

/// A number format with its optimizer: what one parameter costs before any sharding.
struct Recipe {
    std::string_view key;
    std::string_view name;
    PerParameter parameter;
    PerParameter gradient;
    PerParameter master;
    PerParameter moment1;
    PerParameter moment2;
    PerParameter other;
    Citation source;
    std::string_view notes;

    /// What ZeRO-1 and above shard as optimizer state: master weights, moments, and whatever else is kept with them.
    [[nodiscard]] constexpr PerParameter optimizer() const { return master + moment1 + moment2 + other; }
    [[nodiscard]] constexpr PerParameter total() const { return parameter + gradient + optimizer(); }
};

template <>
std::span<const Recipe> Registry<Recipe>::rows();

} // namespace memladder
