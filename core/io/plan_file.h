// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/scenario_json.h"

#include <cstdint>
#include <string>

namespace memladder {

/// What a file is that a plan can be read from. Only a scenario's own file may be written back to.
enum class PlanFileKind : std::uint8_t {
    Scenario,
    ReducedOrder,
    Result, ///< what a command printed, with its scenario inside
    Launch, ///< launch settings of a training framework
    Model,  ///< a model's config.json
};

struct PlanFile {
    PlanFileKind kind = PlanFileKind::Scenario;
    ScenarioDocument document;
};

/// Reads whichever of these a file is. A model goes into the scenario at hand; the others hold one of their own.
[[nodiscard]] Result<PlanFile> readPlanFile(const std::string& path, const Scenario& atHand);

/// Whether a document may be written over what stands at a path without anything being lost that was not asked about: over
/// nothing, an empty file, or a scenario. Any other file is refused, and one without a scenario's version whose unknown
/// members the document does not hold.
[[nodiscard]] Status mayReplace(const std::string& path, const ScenarioDocument& document);

} // namespace memladder
