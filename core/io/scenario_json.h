// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/json.h"
#include "quantity/result.h"
#include "scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace memladder {

/// A scenario as a file holds it. Keys that this version does not know are kept and written back.
struct ScenarioDocument {
    Scenario scenario;
    json::Value unknown = json::Value::object(); ///< members that no field claims, in their order
    std::vector<Phrase> warnings;                ///< one line each, for what was read but not understood
};

/// The version written; every lower one is read.
inline constexpr std::int64_t kScenarioVersion = 1;
/// The member that says it, and so that a file is a scenario.
inline constexpr std::string_view kScenarioVersionKey = "memladder_scenario";

/// Every field by key: counts as numbers, choices by key, sizes as text with their unit ("80GB"), null where derived.
[[nodiscard]] json::Value scenarioValue(const Scenario& scenario);

/// The whole document: {"memladder_scenario": version, fields that are set …, unknown members …}. Reads back to an equal document.
[[nodiscard]] std::string writeScenario(const ScenarioDocument& document);

/// Reads a document. A field that is not there keeps its default. Errors name file, line, column and key.
[[nodiscard]] Result<ScenarioDocument> readScenario(std::string_view text, std::string_view fileName);
/// The same from a part of a larger document; an empty object is the default scenario.
[[nodiscard]] Result<ScenarioDocument> readScenario(const json::Node& root);
/// Whether a document is what a command printed as JSON: then its scenario is read, and the rest left alone.
[[nodiscard]] bool isResult(const json::Value& root);
[[nodiscard]] Result<ScenarioDocument> readScenarioFile(const std::string& path);

/// Writes a file so that it is the old one or the new one, never a part: a temporary file beside it, then a rename.
[[nodiscard]] Status writeFileAtomically(const std::string& path, std::string_view content);

} // namespace memladder
