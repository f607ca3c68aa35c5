// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/bytes.h"

#include <cstdint>
#include <string>
#include <string_view>

/// Numbers as text, the same under every locale. UTF-8.
namespace memladder::format {

/// What a memory size is counted in where a person reads it. Always printed beside the number.
enum class Unit { GiB, GB };

[[nodiscard]] std::string_view unitName(Unit unit);

/// Fixed decimals with comma groups and a real minus (U+2212) on request: 1234.5 → "1,234.5".
[[nodiscard]] std::string fixed(double value, int decimals, bool typographic = false);

/// A size in `unit` without the unit's name: one decimal; three significant digits below 1; saturated with "≥ " or "≤ ".
[[nodiscard]] std::string size(Bytes bytes, Unit unit = Unit::GiB);

/// A size with its unit: "174.8 GiB" (plain space) or with U+202F between when `typographic`.
[[nodiscard]] std::string sizeWithUnit(Bytes bytes, Unit unit = Unit::GiB, bool typographic = false);

/// What is left between two sizes: below 10 MB in bytes, so that it never reads as nothing: "1 byte", "17.2 GiB".
[[nodiscard]] std::string difference(Bytes bytes, Unit unit = Unit::GiB);

/// A whole number with comma groups: 65536 → "65,536".
[[nodiscard]] std::string grouped(std::uint64_t value);

/// A number of things: "1 GPU", "65,536 GPUs". `one` is the noun of one, which takes an s.
[[nodiscard]] std::string counted(std::uint64_t value, std::string_view one);

/// A count as people say it, exact: 30000000000 → "30B", 1300000000 → "1.3B", 124439808 → "124,439,808".
[[nodiscard]] std::string count(std::uint64_t value);

/// As `count`, rounded to three significant digits: 174604259328 → "175B".
[[nodiscard]] std::string roughCount(std::uint64_t value);

/// A count in few characters for a formula, exact: 30000000000 → "30e9", 1300000000 → "1.3e9", 4096 → "4,096".
[[nodiscard]] std::string thin(std::uint64_t value);

/// A token count in powers of two where it is whole: 4096 → "4K", 131072 → "128K", 5000 → "5,000".
[[nodiscard]] std::string tokens(std::uint64_t value);

/// A double in the fewest digits that read back the same: 0.1 → "0.1", 175e9 → "1.75e+11". "NaN" and "Infinity" spelled so.
[[nodiscard]] std::string shortest(double value);

} // namespace memladder::format
