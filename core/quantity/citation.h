// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace memladder {

/// Where a number or a formula comes from. A row without one does not compile.
struct Citation {
    std::string_view text;

    consteval Citation(const char* source) : text(source) {
        if (text.size() < 4)
            throw "a citation names its source";
    }
    friend bool operator==(const Citation&, const Citation&) = default;
};

} // namespace memladder
