// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/architecture.h"

#include <array>
#include <cstdint>

namespace memladder {

/// Linear layers that can carry low-rank adapters, in the order of AdapterSet's bits: query, key, value, output, gate,
/// up, down, head.
inline constexpr std::size_t kAdapterTargets = 8;

/// The matrices of one target over all layers of the text model. An adapter of rank r on a matrix of m inputs and n outputs
/// has r·(m + n) weights (arXiv:2106.09685 §4.1). Routed experts carry none.
struct AdapterWidth {
    std::int64_t sides = 0;    ///< Σ(m + n)
    std::int64_t mostRank = 0; ///< the largest min(m, n)

    friend bool operator==(const AdapterWidth&, const AdapterWidth&) = default;
};
using AdapterWidths = std::array<AdapterWidth, kAdapterTargets>;

[[nodiscard]] AdapterWidths adapterWidths(const Architecture& architecture);

} // namespace memladder
