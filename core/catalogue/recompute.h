// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "quantity/citation.h"

namespace memladder {

/// Which forward work a mode does a second time.
enum class ExtraForward { Nothing, AttentionCore, Everything };

/// What is kept of the forward pass for the backward pass. With s·b·h the elements of one layer's input and a·s²·b those
/// of its score matrix, a layer keeps `linear`·s·b·h + `scores`·a·s²·b bytes at 16 bit.
struct Recompute {
    std::string_view key;
    std::string_view name;
    int linear;              ///< bytes for each element of s·b·h
    int scores;              ///< bytes for each element of a·s²·b
    int replicated;          ///< the part of `linear` that tensor parallelism alone does not divide
    bool perLayer;           ///< each of the L layers keeps this; otherwise one boundary for all layers
    bool dividedByTp;        ///< tensor parallelism divides it (wholly with sequence parallel)
    bool recomputesLayer;    ///< a whole layer's activations come alive again in the backward pass
    ExtraForward extra;
    bool suggested;          ///< the search may propose it: it leaves the model as it is
    bool detailed;           ///< the detailed estimator follows it; otherwise it is refused there
    std::string_view help;
    Citation source;
};

template <>
std::span<const Recompute> Registry<Recompute>::rows();

/// A finer form of a mode, which the detailed estimator alone follows. "N" in its key stands for a number.
struct RecomputeRefinement {
    std::string_view key;
    std::string_view name;
    std::string_view of; ///< key of the mode
    std::string_view help;
    Citation source;
};

template <>
std::span<const RecomputeRefinement> Registry<RecomputeRefinement>::rows();

/// Key of selective recompute that chooses operation by operation.
inline constexpr std::string_view kSelectivePerOperation = "selective-op";

} // namespace memladder
