// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace memladder {

/// A formula or number in plain signs for LaTeX's math mode: "2·30e9" → "2 \cdot 30 \cdot 10^{9}".
[[nodiscard]] std::string latexMath(std::string_view text);

/// Prose for LaTeX's text mode, its own signs escaped and ours in math: "50 % of Ψ" → "50 \% of $\Psi$".
[[nodiscard]] std::string latexText(std::string_view text);

} // namespace memladder
