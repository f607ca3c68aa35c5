// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "quantity/card_size.h"

#include <cmath>

namespace memladder {

namespace {

/// The fewest decimals whose product with the unit rounds back to the same count.
std::string number(Bytes bytes, format::Unit unit) {
    const std::int64_t one = unit == format::Unit::GB ? kGB : kGiB;
    std::int64_t whole = bytes.count() / one;
    std::int64_t rest = bytes.count() % one;
    if (rest == 0)
        return std::to_string(whole);
    std::int64_t scale = 1;
    for (int decimals = 1; decimals <= 10; ++decimals) {
        scale *= 10;
        const auto digits = static_cast<std::int64_t>((Wide{rest} * scale + one / 2) / one);
        if ((Wide{digits} * one + scale / 2) / scale != rest)
            continue;
        std::string fraction = std::to_string(digits);
        fraction.insert(0, static_cast<std::size_t>(decimals) - fraction.size(), '0');
        return std::to_string(whole) + "." + fraction;
    }
    return std::to_string(whole);
}

} // namespace

std::string CardSize::text() const {
    if (m_bytes == Bytes() && m_unit == CardSize().m_unit) // the usual unit of nothing goes without saying
        return "0";
    return number(m_bytes, m_unit) + std::string(format::unitName(m_unit));
}

std::string CardSize::label() const {
    if (m_bytes == Bytes())
        return "0";
    constexpr std::size_t enough = 8; // "1,234.56": what a driver shows is not a round number
    std::string digits = number(m_bytes, m_unit);
    if (digits.size() > enough && digits.find('.') != std::string::npos)
        digits = format::fixed(m_unit == format::Unit::GB ? m_bytes.gb() : m_bytes.gib(), 2);
    return digits + " " + std::string(format::unitName(m_unit));
}

} // namespace memladder
