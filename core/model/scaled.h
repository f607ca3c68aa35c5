// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/architecture.h"

#include <cstdint>

/// A model at another size, along its own aspect ratios. Depth and every width grow by one factor, so that L : h and
/// FFN : h stay; a head keeps its size and there are more of them, in whole key/value groups; the number of experts,
/// experts a token, vocabulary, positions, state and convolution sizes and the image tower stay. Layers of different
/// kinds keep their shares (Webster's rule) and their order. Nothing ever shrinks as the factor grows.
namespace memladder {

struct ScaledArchitecture {
    Architecture architecture;
    std::int64_t params = 0; ///< of the text model, counted tensor by tensor
    bool exact = true;       ///< false where a tensor is known by its count alone: its sides are then guessed
};

/// Every depth and width times `factor`, rounded to what whole layers, heads and hardware-friendly widths allow.
/// Factor 1 gives an equal architecture.
[[nodiscard]] Architecture scaled(const Architecture& own, double factor);

/// The scaled model whose count is nearest to `target` parameters of the text model. Monotone in `target`.
[[nodiscard]] ScaledArchitecture scaledTo(const Architecture& own, std::int64_t target);

} // namespace memladder
