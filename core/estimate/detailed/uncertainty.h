// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/account.h"

#include <string_view>

namespace memladder::detailed {

/// What the driver sees beside the allocator: context, communicators. GiB.
inline constexpr double kOutsideGib = 1.0;

/// Where the true figure lies, by the residuals of the framework's measured runs. GiB, with what is outside
/// the allocator.
struct Range {
    double lowGib = 0;
    double highGib = 0;
    double heldGib = 0; ///< of `highGib`: blocks that collectives may hold back; the allocator takes them back in need
    int rows = 0;
    std::string_view basis;
};

[[nodiscard]] Residuals residualsOf(const Setup& setup);
[[nodiscard]] Range rangeOf(const Setup& setup, const StageAccount& stage);

} // namespace memladder::detailed
