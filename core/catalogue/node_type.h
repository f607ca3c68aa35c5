// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "quantity/citation.h"

#include <cstdint>

namespace memladder {

/// A machine, or a rack, as it is rented: the accelerators that one scale-up link joins. An empty link was not found.
struct NodeType {
    std::string_view key;
    std::string_view name;
    std::string_view gpu;       ///< key of a Gpu
    std::uint64_t gpus;         ///< that the scale-up link joins: a tensor-parallel group stays inside
    std::string_view link;      ///< key of a Link between any two of them
    std::string_view interLink; ///< key of a Link that leaves the node
    std::string_view hostLink;  ///< key of a Link to host memory
    Citation source;
    std::string_view notes;
};

template <>
std::span<const NodeType> Registry<NodeType>::rows();

} // namespace memladder
