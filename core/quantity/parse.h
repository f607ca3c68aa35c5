// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/card_size.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// Numbers as people type them, read exactly (no floating point on the way) and without a locale.
/// Spaces around the number and before a suffix, commas and underscores as digit groups are taken. Nothing on any doubt.
namespace memladder::parse {

/// A whole number with an optional decimal suffix K, M, B, T (either case) or exponent: "7b", "70e9", "1.3 B", "1,024".
[[nodiscard]] std::optional<std::uint64_t> count(std::string_view text);

/// A token count: as `count`, but k is 1024, m 1024²: "8k" → 8192, "10M" → 10485760.
[[nodiscard]] std::optional<std::uint64_t> tokens(std::string_view text);

/// A memory size with its unit GB or GiB: "80GB", "61.2 GiB", rounded to the nearest byte; the bare 0 needs none.
[[nodiscard]] std::optional<CardSize> size(std::string_view text);

/// A finite decimal number: "1.25", "-3e2".
[[nodiscard]] std::optional<double> real(std::string_view text);

} // namespace memladder::parse
