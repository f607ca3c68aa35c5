// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/setup.h"

#include <string_view>

namespace memladder::detailed {

/// Sets what the month of a framework's code decides: module wrapping, who holds the logits, whether the loss
/// is vocabulary-parallel. `build` is "YYYY-MM"; anything else, or an empty text, changes nothing.
void followBuild(Setup& setup, std::string_view build);

} // namespace memladder::detailed
