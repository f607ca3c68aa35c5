// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/architecture.h"

/// Shapes of presets whose layers are not all of one kind. Source: each model's config.json, as in
/// tests/data/configs.
namespace memladder::models {

[[nodiscard]] Architecture flanT5Base();
[[nodiscard]] Architecture flanT5Xxl();
[[nodiscard]] Architecture t5Of3B();
[[nodiscard]] Architecture jambaV01();
[[nodiscard]] Architecture nemotronSuper49B();
[[nodiscard]] Architecture mamba130M();
[[nodiscard]] Architecture openElm1B();
[[nodiscard]] Architecture opt350M();
[[nodiscard]] Architecture qwen3Next80B();
[[nodiscard]] Architecture qwen35Of35B();

} // namespace memladder::models
