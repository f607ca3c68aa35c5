// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "quantity/citation.h"

namespace memladder {

/// A scheme of sharding the states over the data-parallel group.
struct Sharding {
    std::string_view key;    ///< the ZeRO stage as an option takes it: "0" … "3"
    std::string_view id;     ///< in results: ddp | zero1 | zero2 | zero3
    std::string_view name;
    bool parameters;         ///< each is divided over the group, or held whole by every rank
    bool gradients;
    bool optimizer;
    int dataParallelPasses;  ///< parameter-sized messages a step: 2 (all-reduce), 3 (gathered again for backward)
    std::string_view help;
    Citation source;
};

template <>
std::span<const Sharding> Registry<Sharding>::rows();

} // namespace memladder
