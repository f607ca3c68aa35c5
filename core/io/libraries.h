// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace memladder {

/// A library of others that a program is made with.
struct Library {
    std::string_view name;
    std::string_view version; ///< that it was built with
    std::string_view licence; ///< SPDX
};

/// What files are read and written with.
[[nodiscard]] std::vector<Library> fileLibraries();

} // namespace memladder
