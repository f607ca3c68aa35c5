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
    [[nodiscard]] static constexpr PerParameter ofSteps(std::int64_t steps) {
        PerParameter out;
        out.m_steps = steps;
        return out;
    }
    [[nodiscard]] constexpr std::int64_t steps() const { return m_steps; }
    [[nodiscard]] constexpr double bytes() const { return static_cast<double>(m_steps) / kSteps; }
    friend constexpr PerParameter operator+(PerParameter a, PerParameter b) {
        PerParameter sum;
        sum.m_steps = a.m_steps + b.m_steps;
        return sum;
    }
    friend constexpr auto operator<=>(PerParameter, PerParameter) = default;

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

/// A row as a scenario uses it: as it stands, or with some of its parts replaced.
class RecipeInUse {
public:
    RecipeInUse() : RecipeInUse(Choice<Recipe>()) {}
    explicit RecipeInUse(Choice<Recipe> choice) : m_recipe(choice.row()) {}

    /// Replaces one part; the recipe then is called custom.
    void replace(PerParameter Recipe::*part, PerParameter bytes) {
        m_recipe.*part = bytes;
        m_recipe.key = "custom";
        m_recipe.name = "Custom";
        m_recipe.source = Citation("bytes a parameter as typed; the rest from the recipe's row");
        m_custom = true;
    }
    [[nodiscard]] const Recipe& row() const { return m_recipe; }
    [[nodiscard]] const Recipe* operator->() const { return &m_recipe; }
    [[nodiscard]] bool isCustom() const { return m_custom; }

    friend bool operator==(const RecipeInUse& a, const RecipeInUse& b) {
        return a.m_custom == b.m_custom && a.m_recipe.key == b.m_recipe.key && a.m_recipe.parameter == b.m_recipe.parameter &&
               a.m_recipe.gradient == b.m_recipe.gradient && a.m_recipe.master == b.m_recipe.master && a.m_recipe.moment1 == b.m_recipe.moment1 &&
               a.m_recipe.moment2 == b.m_recipe.moment2 && a.m_recipe.other == b.m_recipe.other;
    }

private:
    Recipe m_recipe;
    bool m_custom = false;
};

} // namespace memladder
