// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "quantity/format.h"

#include <array>
#include <charconv>
#include <cmath>

namespace memladder::format {

namespace {

constexpr std::string_view kMinus = "\u2212";
constexpr std::string_view kNarrowSpace = "\u202F";

std::string groupDigits(std::string_view digits) {
    std::string out;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0)
            out += ',';
        out += digits[i];
    }
    return out;
}

std::string plainFixed(double value, int decimals) {
    std::array<char, 400> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    return error == std::errc() ? std::string(buffer.data(), end) : std::string("?");
}

struct Scale {
    std::uint64_t factor;
    char letter;
};
constexpr std::array<Scale, 4> kDecimalScales{{{1'000'000'000'000, 'T'}, {1'000'000'000, 'B'}, {1'000'000, 'M'}, {1'000, 'K'}}};

/// "12.5" for 12500 at factor 1000; empty when more than `decimals` digits would be needed.
std::string exactMultiple(std::uint64_t value, std::uint64_t factor, int decimals) {
    std::uint64_t step = factor;
    for (int i = 0; i < decimals && step % 10 == 0; ++i)
        step /= 10;
    if (value % step != 0)
        return {};
    const std::uint64_t whole = value / factor;
    std::uint64_t rest = value % factor;
    std::string out = std::to_string(whole);
    if (rest != 0) {
        out += '.';
        while (rest != 0) { // a factor is at most 10^15
            rest *= 10;
            // cppcheck-suppress zerodivcond ; no factor is 0
            out += static_cast<char>('0' + rest / factor);
            rest %= factor;
        }
    }
    return out;
}

} // namespace

std::string_view unitName(Unit unit) {
    return unit == Unit::GiB ? "GiB" : "GB";
}

std::string fixed(double value, int decimals, bool typographic) {
    if (std::isnan(value))
        return "NaN";
    if (std::isinf(value))
        return value > 0 ? "Infinity" : "-Infinity";
    std::string digits = plainFixed(std::abs(value), decimals);
    const std::size_t point = digits.find('.');
    const std::string fraction = point == std::string::npos ? std::string() : digits.substr(point);
    const bool zero = digits.find_first_not_of("0.") == std::string::npos;
    digits = groupDigits(std::string_view(digits).substr(0, point));
    const std::string_view sign = value < 0 && !zero ? (typographic ? kMinus : std::string_view("-")) : std::string_view();
    return std::string(sign) + digits + fraction;
}

std::string size(Bytes bytes, Unit unit) {
    const double value = unit == Unit::GiB ? bytes.gib() : bytes.gb();
    const double magnitude = std::abs(value);
    int decimals = 1;
    if (magnitude > 0 && magnitude < 0.9995) {
        decimals = 3;
        for (double edge = 0.1; magnitude < edge * 0.9995 && decimals < 12; edge /= 10)
            ++decimals;
    }
    const char* const bound = !bytes.isSaturated() ? "" : bytes.count() < 0 ? "≤ " : "≥ ";
    return bound + fixed(value, decimals);
}

std::string sizeWithUnit(Bytes bytes, Unit unit, bool typographic) {
    return size(bytes, unit) + std::string(typographic ? kNarrowSpace : std::string_view(" ")) + std::string(unitName(unit));
}

std::string difference(Bytes bytes, Unit unit) {
    if (bytes >= Bytes() && bytes < Bytes::of(10'000'000))
        return counted(static_cast<std::uint64_t>(bytes.count()), "byte");
    return sizeWithUnit(bytes, unit);
}

std::string grouped(std::uint64_t value) {
    return groupDigits(std::to_string(value));
}

std::string counted(std::uint64_t value, std::string_view one) {
    return grouped(value) + " " + std::string(one) + (value == 1 ? "" : "s");
}

std::string count(std::uint64_t value) {
    for (const Scale& scale : kDecimalScales) {
        if (value < scale.factor)
            continue;
        std::string text = exactMultiple(value, scale.factor, 3);
        return text.empty() ? grouped(value) : text + scale.letter;
    }
    return grouped(value);
}

std::string roughCount(std::uint64_t value) {
    const double number = static_cast<double>(value);
    for (const Scale& scale : kDecimalScales) {
        double scaled = number / static_cast<double>(scale.factor);
        if (scaled < 0.9995)
            continue;
        const int decimals = scaled < 9.995 ? 2 : scaled < 99.95 ? 1 : 0;
        std::string text = plainFixed(scaled, decimals);
        if (decimals > 0) {
            while (text.back() == '0')
                text.pop_back();
            if (text.back() == '.')
                text.pop_back();
        }
        return groupDigits(std::string_view(text).substr(0, text.find('.'))) +
               (text.find('.') == std::string::npos ? "" : text.substr(text.find('.'))) + scale.letter;
    }
    return std::to_string(value);
}

std::string thin(std::uint64_t value) {
    struct Power {
        std::uint64_t factor;
        std::string_view suffix;
    };
    constexpr Power powers[] = {{1'000'000'000'000'000, "e15"}, {1'000'000'000'000, "e12"}, {1'000'000'000, "e9"}, {1'000'000, "e6"}};
    for (const Power& power : powers) {
        if (value < power.factor)
            continue;
        // At most three decimals; a number that needs more is shown whole.
        if (value % (power.factor / 1000) != 0)
            break;
        const std::uint64_t thousandths = value / (power.factor / 1000);
        std::string out = grouped(thousandths / 1000);
        if (std::uint64_t rest = thousandths % 1000; rest != 0) {
            out += '.';
            for (std::uint64_t digit = 100; rest != 0; rest %= digit, digit /= 10)
                out += static_cast<char>('0' + rest / digit);
        }
        return out + std::string(power.suffix);
    }
    return grouped(value);
}

std::string tokens(std::uint64_t value) {
    constexpr std::uint64_t kibi = 1024;
    if (value >= kibi * kibi && value % (kibi * kibi) == 0)
        return grouped(value / (kibi * kibi)) + "M";
    if (value >= kibi && value % kibi == 0)
        return grouped(value / kibi) + "K";
    return grouped(value);
}

std::string shortest(double value) {
    if (std::isnan(value))
        return "NaN";
    if (std::isinf(value))
        return value > 0 ? "Infinity" : "-Infinity";
    std::array<char, 64> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return error == std::errc() ? std::string(buffer.data(), end) : std::string("?");
}

} // namespace memladder::format
