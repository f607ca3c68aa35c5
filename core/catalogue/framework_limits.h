// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/framework.h"
#include "quantity/phrase.h"

#include <string>
#include <vector>

namespace memladder {

/// Which layouts a framework runs: what a search may propose for it.
struct FrameworkLimits {
    std::string_view key; ///< of the Framework
    bool tp;
    bool pp;
    bool vpp;
    bool cp;
    bool ep;
    bool perOperation; ///< selective recompute keeps chosen products, not only attention's
    std::size_t mostZeroWithTp; ///< highest ZeRO stage beside tensor parallelism
    std::size_t mostZeroWithPp;
    std::size_t mostZeroWithEp;
    Citation source;
};

template <>
std::span<const FrameworkLimits> Registry<FrameworkLimits>::rows();

[[nodiscard]] const FrameworkLimits& limitsOf(const Framework& framework);

/// The ZeRO stage that a framework runs where `zero` is asked: Megatron-Core's distributed optimizer is ZeRO-1 however
/// much more is asked. A search proposes a stage where it is its own.
[[nodiscard]] std::size_t ownZero(const Framework& framework, std::size_t zero);

/// What a search leaves out for this framework, one clause each.
[[nodiscard]] std::vector<Phrase> limitTexts(const Framework& framework);

} // namespace memladder
