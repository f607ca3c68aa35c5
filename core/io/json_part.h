// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/json.h"

#include <string_view>

namespace memladder::json {

/// parse() for a part of a file: `start` is where in the file the text begins, so that places in errors and values are the
/// file's. Offsets count from the text's own first byte.
[[nodiscard]] Result<Value> parsePart(std::string_view text, std::string_view fileName, Position start,
                                      const Limits& limits = {});

} // namespace memladder::json
