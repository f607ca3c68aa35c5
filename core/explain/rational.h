// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/bytes.h"

#include <cstdint>
#include <vector>

namespace memladder {

/// An exact fraction ≥ 0 of unlimited size: what a derivation computes with, apart from the estimators' own arithmetic.
class Rational {
public:
    Rational(std::uint64_t whole = 0) : Rational(whole, 1) {}
    /// Precondition: denominator > 0.
    Rational(std::uint64_t numerator, std::uint64_t denominator);

    friend Rational operator+(const Rational& a, const Rational& b);
    /// Zero where b is larger.
    friend Rational operator-(const Rational& a, const Rational& b);
    friend Rational operator*(const Rational& a, const Rational& b);
    /// Precondition: b > 0.
    friend Rational operator/(const Rational& a, const Rational& b);
    friend bool operator==(const Rational& a, const Rational& b);

    /// The value as bytes, rounded up; saturated beyond 2^63 − 1.
    [[nodiscard]] Bytes roundedUp() const;
    /// The nearest double, for print.
    [[nodiscard]] double approximately() const;

private:
    using Digits = std::vector<std::uint32_t>; ///< base 2^32, lowest first, no leading zero
    static Digits sum(const Digits& a, const Digits& b);
    static Digits product(const Digits& a, const Digits& b);
    static Digits difference(const Digits& a, const Digits& b);
    static bool less(const Digits& a, const Digits& b);
    static double value(const Digits& digits, std::size_t drop);

    Digits m_over;
    Digits m_under;
};

} // namespace memladder
