// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/component.h"

#include <string_view>

namespace memladder {

/// How the detailed estimator makes a term, in one line.
[[nodiscard]] std::string_view detailedRule(Term term);

} // namespace memladder
