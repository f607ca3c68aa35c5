// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "quantity/citation.h"

namespace memladder {

/// Bytes for each logit: a part that spans all tokens and a part that only one chunk of tokens has.
/// With n chunks of the largest one's size: whole + chunk / n.
struct LogitBytes {
    double whole = 0;
    double chunk = 0;

    [[nodiscard]] constexpr double at(double chunks) const { return whole + chunk / chunks; }
};

/// How the cross-entropy over the vocabulary is computed, and what it holds meanwhile. A logit is one element
/// of tokens × padded vocabulary, divided by the tensor-parallel size where the loss is vocabulary-parallel.
struct LossKind {
    std::string_view key;
    std::string_view name;
    double kept;                ///< bytes a logit alive when the forward pass of the model ends
    LogitBytes forward;         ///< most bytes a logit while the loss is computed, `kept` included
    LogitBytes backward;        ///< most bytes a logit in the loss's own backward pass
    LogitBytes parallelForward; ///< the same two where each rank holds a part of the vocabulary
    LogitBytes parallelBackward;
    double shiftCopy; ///< further bytes a logit in `forward` when the micro-batch is above 1: a shifted copy
    double chunks;    ///< usual number of chunks, 1 = none
    bool wholeVocabulary;     ///< tensor-parallel ranks each hold all logits
    bool keepsWeightGradient; ///< the head's gradient and the hidden gradient are made in the loss and kept
    bool compiled;            ///< is only meant with torch.compile
    std::string_view help;
    Citation source;
    double stranded = 0; ///< bytes a logit that the allocator holds in the loss's backward pass in a freed block
                         ///< too small for any tensor that is asked for then; in reserved only
    bool headInChunks = false; ///< the head runs once a chunk: each weight gradient is added to the sum
    int chunkPositions = 0; ///< positions of the sequence in a chunk, where that is fixed instead of `chunks`

    /// Largest chunks that a sequence is worth: the last one may be smaller, so not always a whole number. At
    /// least 1. `usual`: where the positions are not fixed.
    [[nodiscard]] constexpr double largestChunks(double positions, double usual) const {
        const double count = chunkPositions > 0 ? positions / chunkPositions : usual;
        return count > 1 ? count : 1;
    }
};

template <>
std::span<const LossKind> Registry<LossKind>::rows();

} // namespace memladder
