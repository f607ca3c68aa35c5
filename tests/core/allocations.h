// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace memladder::test {

/// How often the test program has allocated so far, by any form of new.
[[nodiscard]] std::uint64_t allocations();

} // namespace memladder::test
