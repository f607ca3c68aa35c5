// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "explain/detailed_rules.h"

namespace memladder {

// In the order of Term. P: parameters of the rank; z: ranks that share the item, 1 where it is whole; T: tokens b·s/c.
// clang-format off
static constexpr std::array<std::string_view, kTermCount> kRules{
    "stored bytes a weight·P/z",
    "bytes a gradient·P/z, those born by the peak",
    "(master + moments)·P/z",
    "bytes a frozen weight·P, over z where it is divided",
    "bytes a reference weight·P, over z where it is divided",
    "2 bytes·(gathered units and the buffers they arrive in)",
    "T·(recomputed tensors of one layer)",
    "T·(kept tensors of the stage's layers)·(micro-batches in flight)",
    "fixed",
    "4·s·(head size)",
    "2 bytes·(weights whose gradient is whole)",
    "reduce-scatter inputs + buckets + pipeline buffers",
    "2 bytes·(distinct weight shapes)",
    "cuBLAS and kernel workspaces",
    "T·(final norm + hidden states + their gradient)",
    "T·(gradients of activations in the layer at hand)",
    "T·(padded vocabulary)·(bytes a logit)/t",
    "2 bytes·(head) + 2·h·T",
    "temporaries of the optimizer's step",
    "2 bytes·(largest quantised matrix)",
    "reserved − allocated",
    "context and communicators",
    "measured − computed, of one run",
};
// clang-format on

std::string_view detailedRule(Term term) {
    return kRules[static_cast<std::size_t>(term)];
}

} // namespace memladder
