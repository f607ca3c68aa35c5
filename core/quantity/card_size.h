// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/bytes.h"
#include "quantity/format.h"

#include <string>

namespace memladder {

/// A size as it was written: the bytes, and the unit that the text keeps ("80 GB" stays 80 GB, 74.5 GiB).
class CardSize {
public:
    constexpr CardSize() = default;
    [[nodiscard]] static constexpr CardSize gb(std::int64_t whole) { return {Bytes::of(whole * kGB), format::Unit::GB}; }
    [[nodiscard]] static constexpr CardSize gib(std::int64_t whole) { return {Bytes::of(whole * kGiB), format::Unit::GiB}; }
    constexpr CardSize(Bytes bytes, format::Unit unit) : m_bytes(bytes), m_unit(unit) {}

    [[nodiscard]] constexpr Bytes bytes() const { return m_bytes; }
    [[nodiscard]] constexpr format::Unit unit() const { return m_unit; }

    /// As a file and an option take it: "80GB", "61.2GiB", "0". Reads back to the same bytes.
    [[nodiscard]] std::string text() const;
    /// As a person reads it: "80 GB".
    [[nodiscard]] std::string label() const;

    friend constexpr bool operator==(const CardSize&, const CardSize&) = default;

private:
    Bytes m_bytes;
    format::Unit m_unit = format::Unit::GB;
};

} // namespace memladder
