// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "quantity/parse.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>

namespace memladder::parse {

namespace {

constexpr bool isSpace(char c) {
    return c == ' ' || c == '\t';
}
constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

/// digits · 10^exponent, and what stands behind it.
struct Decimal {
    Wide digits = 0;
    int exponent = 0;
    std::string_view rest;
};

/// Reads an unsigned decimal number of at most 27 significant digits (so that a power of ten still fits a Wide).
std::optional<Decimal> decimal(std::string_view text) {
    constexpr int kMaxDigits = 27;
    constexpr int kMaxExponent = 60;
    Decimal out;
    std::size_t i = 0;
    int significant = 0;
    int groupSize = -1; // digits since the last comma; -1 before the first
    bool any = false;
    bool point = false;
    for (; i < text.size(); ++i) {
        const char c = text[i];
        if (isDigit(c)) {
            any = true;
            if (significant > 0 || c != '0')
                ++significant;
            if (significant > kMaxDigits)
                return std::nullopt;
            out.digits = out.digits * 10 + (c - '0');
            if (point)
                --out.exponent;
            else if (groupSize >= 0)
                ++groupSize;
        } else if (c == '.' && !point) {
            if (groupSize >= 0 && groupSize != 3)
                return std::nullopt;
            groupSize = -1;
            point = true;
        } else if ((c == ',' || c == '_') && any && !point) {
            if (groupSize >= 0 && groupSize != 3)
                return std::nullopt;
            groupSize = 0;
        } else {
            break;
        }
    }
    if (!any || (groupSize >= 0 && groupSize != 3))
        return std::nullopt;
    if (i + 1 < text.size() && lower(text[i]) == 'e' && (isDigit(text[i + 1]) || text[i + 1] == '+' || text[i + 1] == '-')) {
        ++i;
        const bool negative = text[i] == '-';
        if (!isDigit(text[i]))
            ++i;
        int exponent = 0;
        const std::size_t start = i;
        for (; i < text.size() && isDigit(text[i]); ++i) {
            exponent = exponent * 10 + (text[i] - '0');
            if (exponent > kMaxExponent)
                return std::nullopt;
        }
        if (i == start)
            return std::nullopt;
        out.exponent += negative ? -exponent : exponent;
    }
    while (out.digits != 0 && out.digits % 10 == 0 && out.exponent < 0) {
        out.digits /= 10;
        ++out.exponent;
    }
    out.rest = trimmed(text.substr(i));
    return out;
}

/// digits · 10^exponent · factor as a whole number of at most 63 bits, or nothing.
std::optional<std::uint64_t> whole(const Decimal& number, std::uint64_t factor) {
    constexpr Wide kMax = std::numeric_limits<std::int64_t>::max();
    Wide value = number.digits;
    Wide multiplier = static_cast<Wide>(factor);
    int exponent = number.exponent;
    if (value == 0)
        return 0;
    for (; exponent < 0; ++exponent) {
        // Take the ten out of whichever side holds it: 1.5k is 15 · 1024 / 10.
        for (const int prime : {2, 5}) {
            if (value % prime == 0)
                value /= prime;
            else if (multiplier % prime == 0)
                multiplier /= prime;
            else
                return std::nullopt;
        }
    }
    if (value > kMax)
        return std::nullopt;
    value *= multiplier;
    for (; exponent > 0 && value <= kMax; --exponent)
        value *= 10;
    if (value > kMax)
        return std::nullopt;
    return static_cast<std::uint64_t>(value);
}

std::optional<std::uint64_t> scaled(std::string_view text, std::string_view letters, std::uint64_t base, int firstPower) {
    const std::optional<Decimal> number = decimal(trimmed(text));
    if (!number)
        return std::nullopt;
    if (number->rest.empty())
        return whole(*number, 1);
    if (number->rest.size() != 1)
        return std::nullopt;
    const std::size_t power = letters.find(lower(number->rest.front()));
    if (power == std::string_view::npos)
        return std::nullopt;
    std::uint64_t factor = 1;
    for (std::size_t i = 0; i < power + static_cast<std::size_t>(firstPower); ++i)
        factor *= base;
    return whole(*number, factor);
}

} // namespace

std::optional<std::uint64_t> count(std::string_view text) {
    return scaled(text, "kmbt", 1000, 1);
}

std::optional<std::uint64_t> tokens(std::string_view text) {
    return scaled(text, "km", 1024, 1);
}

std::optional<CardSize> size(std::string_view text) {
    const std::optional<Decimal> number = decimal(trimmed(text));
    if (!number)
        return std::nullopt;
    std::string unitText;
    for (const char c : number->rest)
        unitText += lower(c);
    if (unitText.empty() && number->digits == 0)
        return CardSize();
    if (unitText != "gb" && unitText != "gib")
        return std::nullopt;
    const format::Unit unit = unitText == "gb" ? format::Unit::GB : format::Unit::GiB;
    constexpr Wide kFar = Wide{1'000'000'000'000'000'000} * 1'000'000'000'000'000'000; // 27 digits of a GiB are below ten of these
    Wide numerator = number->digits * (unit == format::Unit::GB ? kGB : kGiB);
    Wide denominator = 1;
    for (int exponent = number->exponent; exponent > 0; --exponent) {
        if (numerator > kFar)
            return std::nullopt;
        numerator *= 10;
    }
    for (int exponent = number->exponent; exponent < 0 && denominator <= kFar; ++exponent)
        denominator *= 10;
    const Wide bytes = (numerator + denominator / 2) / denominator;
    constexpr Wide kMost = Wide{1} << 61; // what a slider, too, reaches at most; a few of them still add up
    if (bytes > kMost)
        return std::nullopt;
    return CardSize(Bytes::of(static_cast<std::int64_t>(bytes)), unit);
}

std::optional<double> real(std::string_view text) {
    text = trimmed(text);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace memladder::parse
