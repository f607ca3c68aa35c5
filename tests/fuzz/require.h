// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/result.h"

#include <cstdlib>
#include <string>

namespace memladder::fuzz {

/// Ends the process where a promise is broken: a fuzzer and the replay both see that.
inline void require(bool condition) {
    if (!condition)
        std::abort();
}

/// A refusal is one line and names the file.
inline void requireOneLine(const Error& error, const std::string& fileName) {
    const std::string line = error.text();
    require(line.find('\n') == std::string::npos);
    require(line.find(fileName) != std::string::npos);
}

} // namespace memladder::fuzz
