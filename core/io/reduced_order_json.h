// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/json.h"
#include "quantity/result.h"
#include "scenario/scenario.h"

#include <string>

namespace memladder {

/// True for a document of the reduced-order model: an object whose member "inputs" names its inputs.
[[nodiscard]] bool isReducedOrder(const json::Value& root);

/// The scenario of such a document's inputs. Its outputs are not read: they follow. Errors name file, line and key.
[[nodiscard]] Result<Scenario> readReducedOrder(const json::Node& root);

/// The whole document for a scenario whose estimator is reduced-order: inputs, outputs, and both sweeps of 48 points.
/// GB are decimal; sizes have three decimals, utilization and the aggregate one, rounded half to even. An Error where the
/// scenario holds what the document has no key for.
[[nodiscard]] Result<std::string> writeReducedOrder(const Scenario& scenario);

} // namespace memladder
