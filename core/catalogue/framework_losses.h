// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/citation.h"

#include <span>
#include <string_view>
#include <vector>

namespace memladder {

/// A loss over the vocabulary that a framework runs, with the months of its code in which it can.
struct FrameworkLoss {
    std::string_view framework; ///< key of a Framework
    std::string_view loss;      ///< key of a LossKind
    std::string_view from;      ///< first month, "YYYY-MM"; empty: as far back as runs are known
    std::string_view until;     ///< first month that has it no more; empty: has it still
    std::string_view family;    ///< of the one model family that computes it so; empty: of any
    Citation source;
};

[[nodiscard]] std::span<const FrameworkLoss> frameworkLosses();

/// Keys of the losses with which a framework may have trained a model of this family. `build` narrows them
/// where it is a month, "YYYY-MM"; a blank family may be any.
[[nodiscard]] std::vector<std::string_view> lossesOf(std::string_view framework, std::string_view build,
                                                     std::string_view family);

} // namespace memladder
