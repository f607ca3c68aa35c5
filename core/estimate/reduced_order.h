// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"

/// The reduced-order model: states over all GPUs by ZeRO stage, at precision/8 · 2 + 12 bytes a parameter, and
///   activations with full recompute (L + 34) · (precision/8) · s·b·h, without 34 · (precision/8) · s·b·h · L.
/// Its published example fixes only the sum 132·s·b·h at L = 32 and 16 bit; that this is L layer inputs plus one live
/// layer of 34 is our reading. At 16 bit a layer keeps 68 bytes an element, twice the textbook's 34.
namespace memladder::reduced_order {

[[nodiscard]] Footprint measure(const Shape& shape, const Layout& layout);

/// Bytes of one GPU as real numbers, before rounding to whole ones: what the model's own documents print.
struct Sizes {
    double parameters = 0;
    double gradients = 0;
    double optimizer = 0;
    double activations = 0;

    [[nodiscard]] double states() const { return parameters + gradients + optimizer; }
    [[nodiscard]] double total() const { return states() + activations; }
};

/// At any number of GPUs, and any sequence, whole or not.
[[nodiscard]] Sizes sizes(const Shape& shape, const Layout& layout, double gpus, double seq);

/// The fewest GPUs at which the total is within `capacity` bytes, up to 2^30; 0 where there is no such number.
[[nodiscard]] std::uint64_t fewestGpus(const Shape& shape, const Layout& layout, double capacity);

} // namespace memladder::reduced_order
