// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <limits>

namespace memladder {

/// Exact 128-bit arithmetic for products of counts, before they are rounded once to Bytes.
__extension__ using Wide = __int128;

inline constexpr std::int64_t kGiB = std::int64_t{1} << 30;
inline constexpr std::int64_t kGB = 1'000'000'000;

/// A memory size: an exact count of bytes, signed so that a headroom can be negative.
/// Sums and differences saturate at ±(2^63 − 1), and a saturated size says so. There is no Bytes * Bytes.
class Bytes {
public:
    constexpr Bytes() = default;

    [[nodiscard]] static constexpr Bytes of(std::int64_t count) { return Bytes(count < -kMax ? -kMax : count); }
    [[nodiscard]] static constexpr Bytes saturated() { return Bytes(kMax); }

    /// numerator / denominator bytes, rounded up: the fullest rank decides. Saturates. Precondition: denominator > 0.
    [[nodiscard]] static constexpr Bytes roundedUp(Wide numerator, Wide denominator = 1) {
        const Wide quotient = numerator / denominator;
        return clamp(quotient + ((numerator % denominator > 0) ? 1 : 0));
    }

    [[nodiscard]] constexpr std::int64_t count() const { return m_count; }
    [[nodiscard]] constexpr bool isSaturated() const { return m_count == kMax || m_count == -kMax; }
    [[nodiscard]] constexpr double gib() const { return static_cast<double>(m_count) / static_cast<double>(kGiB); }
    [[nodiscard]] constexpr double gb() const { return static_cast<double>(m_count) / static_cast<double>(kGB); }

    friend constexpr Bytes operator+(Bytes a, Bytes b) { return clamp(Wide{a.m_count} + b.m_count); }
    friend constexpr Bytes operator-(Bytes a, Bytes b) { return clamp(Wide{a.m_count} - b.m_count); }
    friend constexpr Bytes operator*(Bytes a, std::int64_t factor) { return clamp(Wide{a.m_count} * factor); }
    constexpr Bytes operator-() const { return Bytes(-m_count); }
    constexpr Bytes& operator+=(Bytes other) { return *this = *this + other; }
    constexpr Bytes& operator-=(Bytes other) { return *this = *this - other; }
    friend constexpr auto operator<=>(Bytes, Bytes) = default;

private:
    static constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();
    static constexpr Bytes clamp(Wide value) {
        return Bytes(value > kMax ? kMax : value < -Wide{kMax} ? -kMax : static_cast<std::int64_t>(value));
    }
    explicit constexpr Bytes(std::int64_t count) : m_count(count) {}

    std::int64_t m_count = 0;
};

} // namespace memladder
