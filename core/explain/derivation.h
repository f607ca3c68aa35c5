// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"

#include <string>
#include <string_view>

namespace memladder {

/// Where one term of a plan comes from. UTF-8; symbols as in the textbook: Ψ L h a s b t p v c d z m.
struct Derivation {
    std::string formula;     ///< "34·s·b·h·L"
    std::string substituted; ///< the same with its numbers: "34 · 4,096 · 1 · 6,784 · 53", in bytes
    std::string_view source;
};

/// The textbook's formula for a term of one GPU, as the plan's layout simplifies it: what is 1 is left out.
/// Both texts are empty where the term does not exist in this layout.
[[nodiscard]] Derivation derive(const Plan& plan, Term term);

} // namespace memladder
