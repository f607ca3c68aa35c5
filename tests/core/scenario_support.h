// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Scenarios as tests write them: field keys and typed values.
#pragma once

#include "catch.h"

#include "estimate/evaluate.h"
#include "scenario/field.h"

#include <initializer_list>
#include <string_view>
#include <utility>

namespace memladder::test {

using Typed = std::initializer_list<std::pair<std::string_view, std::string_view>>;

inline void set(Scenario& s, std::string_view key, std::string_view value) {
    CAPTURE(key, value);
    REQUIRE(findField(key) != nullptr);
    REQUIRE_FALSE(field(key).parse(s, value));
}

inline Scenario with(Scenario s, Typed values) {
    for (const auto& [key, value] : values)
        set(s, key, value);
    return s;
}

/// Drill 1: GPT-3 175B, 192 GiB cards, 10 GiB reserve.
inline Scenario drill(Typed values = {}) {
    return with(with({}, {{"params", "175e9"}, {"layers", "96"}, {"hidden", "12288"}, {"heads", "96"}, {"capacity", "192GiB"}, {"reserve", "10GiB"}}), values);
}

} // namespace memladder::test
