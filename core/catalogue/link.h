// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "quantity/citation.h"

namespace memladder {

/// A connection of one GPU: inside a node (scale-up), between nodes (scale-out) or to host memory (host).
struct Link {
    std::string_view key;
    std::string_view name;
    std::string_view kind;  ///< scale-up | scale-out | host
    double gbPerSecond;     ///< 10^9 bytes a second in one direction, all links of a GPU together
    Citation source;
    std::string_view notes;
};

template <>
std::span<const Link> Registry<Link>::rows();

} // namespace memladder
