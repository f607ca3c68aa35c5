// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/phrase.h"

#include <string_view>
#include <vector>

namespace memladder {

/// What one number, formula or setting is, and where it comes from.
struct SourceRow {
    Phrase name; ///< as a person reads it; a launch setting by its key
    std::string_view source;
};

/// The sources of one table of the program, in its order.
struct SourceTable {
    std::string_view key;
    std::string_view title;
    std::vector<SourceRow> rows;
};

/// The sources of all that the program knows: every table whose rows carry a Citation.
[[nodiscard]] std::vector<SourceTable> sourceTables();

} // namespace memladder
