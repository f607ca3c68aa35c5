// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/json.h"

#include <string>
#include <string_view>
#include <vector>

namespace memladder::cli {

/// Objects as CSV for programs: their keys above, numbers as JSON has them, true and false, nothing for null. A member that
/// an object lacks stays empty, so every line has as many cells as `heads`.
[[nodiscard]] std::string csvRows(const std::vector<std::string_view>& heads, const std::vector<json::Value>& rows);

/// One cell, quoted where it has to be (RFC 4180).
[[nodiscard]] std::string csvCell(std::string_view cell);

} // namespace memladder::cli
