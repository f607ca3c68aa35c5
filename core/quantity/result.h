// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/phrase.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace memladder {

/// Why an input was refused, for one line to a person.
struct Error {
    std::string where;    ///< option, file (with line and column) or key
    Phrase found;         ///< what was read there, shortened
    Phrase accepted;      ///< what would be taken

    [[nodiscard]] std::string text() const;
    friend bool operator==(const Error&, const Error&) = default;
};

/// A value, or the Error that says why there is none.
template <typename T>
class Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }
    [[nodiscard]] T& value() & { return std::get<0>(m_state); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_state)); }
    [[nodiscard]] const Error& error() const { return std::get<1>(m_state); }
    [[nodiscard]] const T& operator*() const& { return value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }

private:
    std::variant<T, Error> m_state;
};

/// Success, or the Error: what an operation without a value returns.
using Status = std::optional<Error>;

/// At most `limit` bytes of `text`, control characters replaced, cut at a whole UTF-8 character, for messages.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t limit = 60);

} // namespace memladder
