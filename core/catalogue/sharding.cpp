// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/sharding.h"

namespace memladder {

// clang-format off
static constexpr Sharding kRows[] = {
    {"0", "ddp", "DDP", false, false, false, 2,
     "Plain data parallelism: every rank holds all states.", "arXiv:1910.02054 §1, baseline"},
    {"1", "zero1", "ZeRO-1", false, false, true, 2,
     "Optimizer states are divided over the ranks.", "arXiv:1910.02054 §5.1, P_os"},
    {"2", "zero2", "ZeRO-2", false, true, true, 2,
     "Optimizer states and gradients are divided over the ranks.", "arXiv:1910.02054 §5.2, P_os+g"},
    {"3", "zero3", "ZeRO-3", true, true, true, 3,
     "All states are divided (FSDP); each layer's parameters are gathered when they are used.", "arXiv:1910.02054 §5.3, P_os+g+p"},
};
// clang-format on

template <>
std::span<const Sharding> Registry<Sharding>::rows() {
    return kRows;
}

} // namespace memladder
