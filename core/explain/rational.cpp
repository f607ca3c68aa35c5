// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "explain/rational.h"

#include <algorithm>
#include <cmath>

namespace memladder {

namespace {

std::vector<std::uint32_t> digitsOf(std::uint64_t whole) {
    std::vector<std::uint32_t> out;
    for (; whole > 0; whole >>= 32)
        out.push_back(static_cast<std::uint32_t>(whole));
    return out;
}

void trim(std::vector<std::uint32_t>& digits) {
    while (!digits.empty() && digits.back() == 0)
        digits.pop_back();
}

} // namespace

Rational::Rational(std::uint64_t numerator, std::uint64_t denominator)
    : m_over(digitsOf(numerator)), m_under(digitsOf(denominator)) {}

Rational::Digits Rational::sum(const Digits& a, const Digits& b) {
    Digits out;
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < std::max(a.size(), b.size()) || carry > 0; ++i) {
        carry += (i < a.size() ? a[i] : 0ULL) + (i < b.size() ? b[i] : 0ULL);
        out.push_back(static_cast<std::uint32_t>(carry));
        carry >>= 32;
    }
    return out;
}

Rational::Digits Rational::difference(const Digits& a, const Digits& b) {
    Digits out;
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const std::uint64_t take = (i < b.size() ? b[i] : 0ULL) + borrow;
        borrow = a[i] < take ? 1 : 0;
        out.push_back(static_cast<std::uint32_t>(a[i] + (borrow << 32) - take));
    }
    trim(out);
    return out;
}

Rational::Digits Rational::product(const Digits& a, const Digits& b) {
    Digits out(a.size() + b.size(), 0);
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t j = 0; j < b.size(); ++j) {
            carry += out[i + j] + std::uint64_t{a[i]} * b[j];
            out[i + j] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        out[i + b.size()] = static_cast<std::uint32_t>(carry);
    }
    trim(out);
    return out;
}

bool Rational::less(const Digits& a, const Digits& b) {
    if (a.size() != b.size())
        return a.size() < b.size();
    return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}

Rational operator+(const Rational& a, const Rational& b) {
    Rational out;
    out.m_over = Rational::sum(Rational::product(a.m_over, b.m_under), Rational::product(b.m_over, a.m_under));
    out.m_under = Rational::product(a.m_under, b.m_under);
    return out;
}

Rational operator-(const Rational& a, const Rational& b) {
    const Rational::Digits left = Rational::product(a.m_over, b.m_under);
    const Rational::Digits right = Rational::product(b.m_over, a.m_under);
    Rational out;
    if (!Rational::less(left, right)) {
        out.m_over = Rational::difference(left, right);
        out.m_under = Rational::product(a.m_under, b.m_under);
    }
    return out;
}

Rational operator*(const Rational& a, const Rational& b) {
    Rational out;
    out.m_over = Rational::product(a.m_over, b.m_over);
    out.m_under = Rational::product(a.m_under, b.m_under);
    return out;
}

Rational operator/(const Rational& a, const Rational& b) {
    Rational out;
    out.m_over = Rational::product(a.m_over, b.m_under);
    out.m_under = Rational::product(a.m_under, b.m_over);
    return out;
}

bool operator==(const Rational& a, const Rational& b) {
    return Rational::product(a.m_over, b.m_under) == Rational::product(b.m_over, a.m_under);
}

Bytes Rational::roundedUp() const {
    // Long division in base 2: the quotient's bits from the highest that can matter, 2^63, down.
    Digits shifted(2, 0);
    shifted.insert(shifted.end(), m_under.begin(), m_under.end()); // m_under · 2^64
    if (m_under.empty() || !less(m_over, shifted))
        return Bytes::saturated();
    Digits rest = m_over;
    std::uint64_t quotient = 0;
    for (int bit = 63; bit >= 0; --bit) {
        for (std::size_t i = 0; i < shifted.size(); ++i) { // halve
            const std::uint32_t next = i + 1 < shifted.size() ? shifted[i + 1] : 0;
            shifted[i] = (shifted[i] >> 1) | (next << 31);
        }
        trim(shifted);
        if (!less(rest, shifted)) {
            rest = difference(rest, shifted);
            quotient |= std::uint64_t{1} << bit;
        }
    }
    return Bytes::roundedUp(Wide{quotient} + (rest.empty() ? 0 : 1));
}

double Rational::value(const Digits& digits, std::size_t drop) {
    double out = 0;
    for (std::size_t i = digits.size(); i-- > drop;)
        out = out * 4294967296.0 + digits[i];
    return out;
}

double Rational::approximately() const {
    // Both parts lose the same number of low digits, so that neither leaves the range of a double.
    const std::size_t longest = std::max(m_over.size(), m_under.size());
    const std::size_t drop = longest > 24 ? std::min({longest - 24, m_over.size(), m_under.size() - 1}) : 0;
    return value(m_over, drop) / value(m_under, drop);
}

} // namespace memladder
