// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "explain/rational.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace memladder {

/// Text "2·30e9/8", Spaced "2 · 30e9 / 8" (numbers only), Latex for math mode.
enum class Markup { Text, Spaced, Latex };

/// A formula as a small tree. It prints with its symbols or with the numbers put in, and evaluates exactly.
class Expression {
public:
    /// A coefficient: prints as its number either way. `digits` as Text shows it ("1.015625").
    [[nodiscard]] static Expression number(const Rational& value, std::string digits);
    [[nodiscard]] static Expression number(std::uint64_t value);
    /// A named quantity: `name` in the formula ("Ψ", "s"), the number where numbers are put in.
    [[nodiscard]] static Expression symbol(std::string_view name, std::uint64_t value);
    /// As `symbol`, with a text of its own for the number: "fixed" → "10 GiB".
    [[nodiscard]] static Expression quantity(std::string_view name, const Rational& value, std::string digits);
    [[nodiscard]] static Expression sum(std::vector<Expression> parts);
    [[nodiscard]] static Expression difference(Expression a, Expression b);
    [[nodiscard]] static Expression product(std::vector<Expression> parts);
    [[nodiscard]] static Expression square(Expression base);
    /// a over the product of `parts`. Parts that are 1 divide nothing and are left out.
    [[nodiscard]] static Expression over(Expression a, std::vector<Expression> parts);

    [[nodiscard]] std::string formula(Markup markup = Markup::Text) const { return print(false, markup); }
    [[nodiscard]] std::string substituted(Markup markup = Markup::Text) const { return print(true, markup); }
    [[nodiscard]] Rational value() const;

private:
    enum class Kind { Number, Symbol, Sum, Difference, Product, Square, Quotient };

    [[nodiscard]] std::string print(bool numbers, Markup markup) const;
    [[nodiscard]] std::string wrapped(bool numbers, Markup markup) const;
    [[nodiscard]] std::string printProduct(bool numbers, Markup markup) const;
    [[nodiscard]] std::string printQuotient(bool numbers, Markup markup) const;

    Kind m_kind = Kind::Number;
    Rational m_value;     ///< of a number or symbol
    std::string m_name;   ///< of a symbol
    std::string m_digits; ///< how the value prints
    std::vector<Expression> m_parts;
};

} // namespace memladder
