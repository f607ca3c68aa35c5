// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/launch_tables.h"

#include <optional>

/// Between launch settings, which describe a model in a few numbers and switches, and the models of scenarios.
namespace memladder {

/// The scenario's named or imported model as one kind of layer; nothing without one, or where its layers differ
/// in what launch settings say.
[[nodiscard]] std::optional<UniformDecoder> uniformModel(const Scenario& scenario);

/// Its parameters with what the scenario types over it, counted as a launch file's reader counts them; 0 without one.
[[nodiscard]] std::int64_t countedModel(const Scenario& scenario);

/// Makes a model of the numbers that were read into the scenario and the switches in `model`: sets the size to its
/// count. What differs from the textbook's GPT becomes a model file, so that its gates, norms and biases count.
void adoptModel(LaunchReading& reading, UniformDecoder model);

} // namespace memladder
