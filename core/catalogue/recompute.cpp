// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/recompute.h"

namespace memladder {

// clang-format off
static constexpr Recompute kRows[] = {
    {"none", "None", 34, 5, 10, true, true, false, ExtraForward::Nothing, true, true,
     "Everything that the backward pass needs is kept.", "arXiv:2205.05198 §4.1, eq. 1 to 4"},
    {"selective", "Selective", 34, 0, 10, true, true, false, ExtraForward::AttentionCore, true, true,
     "The score matrix and what hangs on it are computed again.", "arXiv:2205.05198 §5, eq. 6"},
    {"full", "Full", 2, 0, 2, true, false, true, ExtraForward::Everything, true, true,
     "Only each layer's input is kept; every layer is computed again.", "arXiv:2205.05198 §5, 2sbhL"},
    {"reversible", "Reversible", 4, 0, 4, false, false, true, ExtraForward::Everything, false, true,
     "A layer's input is rebuilt from its output: two streams of the last layer are kept. The model must be built so.",
     "arXiv:1707.04585 §3; arXiv:2001.04451 §3"},
};
static constexpr RecomputeRefinement kRefinements[] = {
    {kSelectivePerOperation, "Selective, by operation", "selective",
     "Attention and every second matrix product are kept, the rest is computed again.", "torchtitan torchtitan/distributed/activation_checkpoint.py"},
    {"every:N", "Full, each N-th layer", "full",
     "Every N-th layer is computed again whole, the others keep what they need.", "torchtitan torchtitan/distributed/activation_checkpoint.py"},
};
// clang-format on

template <>
std::span<const Recompute> Registry<Recompute>::rows() {
    return kRows;
}
template <>
std::span<const RecomputeRefinement> Registry<RecomputeRefinement>::rows() {
    return kRefinements;
}

} // namespace memladder
