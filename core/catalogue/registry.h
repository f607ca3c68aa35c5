// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace memladder {

/// The rows of one catalogue table. A row has at least `key` (unique, stable: files hold it), `name` and `source`.
/// The first row is the default.
template <typename Row>
struct Registry {
    [[nodiscard]] static std::span<const Row> rows();
};

/// A reference to a row: a small value, compared by identity, default the table's first row.
template <typename Row>
class Choice {
public:
    constexpr Choice() = default;
    [[nodiscard]] static constexpr Choice at(std::size_t index) { return Choice(static_cast<std::uint16_t>(index)); }

    /// The row with this key, or nothing.
    [[nodiscard]] static std::optional<Choice> find(std::string_view key) {
        const std::span<const Row> rows = Registry<Row>::rows();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].key == key)
                return at(i);
        }
        return std::nullopt;
    }
    /// The row with this key, which the program itself names. Precondition: it exists (a test walks all such keys).
    [[nodiscard]] static Choice named(std::string_view key) { return find(key).value_or(Choice()); }

    [[nodiscard]] const Row& row() const { return Registry<Row>::rows()[m_index]; }
    [[nodiscard]] const Row* operator->() const { return &row(); }
    [[nodiscard]] std::size_t index() const { return m_index; }
    friend constexpr auto operator<=>(Choice, Choice) = default;

private:
    explicit constexpr Choice(std::uint16_t index) : m_index(index) {}
    std::uint16_t m_index = 0;
};

} // namespace memladder
