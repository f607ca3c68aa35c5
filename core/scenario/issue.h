// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/phrase.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace memladder {

enum class Severity { Warning, Error };

/// Something about one field that a person should know. An error means that the layout cannot exist.
struct Issue {
    Severity severity = Severity::Warning;
    std::string_view field; ///< key of the field to change
    std::string_view code;  ///< stable name of the kind of issue
    Phrase text;            ///< one sentence with its numbers
    std::vector<std::uint64_t> nearest = {}; ///< the closest values of `field` that lift it, ascending; may be empty
    std::string accepted = {};               ///< all that lift it, where they are few: "1, 2, 4 or 8"

    friend bool operator==(const Issue&, const Issue&) = default;
};

} // namespace memladder
