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

/// For each target, the sum of (inputs + outputs) of its matrices over all layers of the text model. An adapter of rank r
/// on a matrix of m inputs and n outputs has r·(m + n) weights (arXiv:2106.09685 §4.1). Routed experts carry none.
using AdapterWidths = std::array<std::int64_t, kAdapterTargets>;

[[nodiscard]] AdapterWidths adapterWidths(const Architecture& architecture);

} // namespace memladder
