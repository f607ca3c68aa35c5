// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/launch_tables.h"
#include "io/scenario_json.h"

#include <string>
#include <string_view>
#include <vector>

/// A plan as the launch settings of a training framework, and back.
namespace memladder {

/// One setting as it is written.
struct LaunchSetting {
    std::string_view field; ///< key of the Field that it says
    std::string key;        ///< in the framework, with dots between levels
    json::Value value;
    std::string_view source;
};

/// Something that the settings do not say, or say in another way than the plan does.
struct LaunchNote {
    std::string_view field;
    Phrase value;          ///< in the plan, as a person reads it; may be empty
    Phrase reason;         ///< one clause
    bool plansOwn = false; ///< of no concern to a run: the card, the capacity
    bool caveat = false;   ///< said, but not enough: what is needed or refused beside
};

struct LaunchText {
    std::string text; ///< the whole file
    std::vector<LaunchSetting> settings;
    /// What comes back differently when the file is read: found by reading it.
    std::vector<LaunchNote> notes;
};

/// The launch settings of a scenario. Settings that an earlier file of the same framework held beside (kept in the
/// document) are written again.
[[nodiscard]] LaunchText writeLaunch(Choice<LaunchFramework> framework, const ScenarioDocument& document);
/// The notes as lines: "Model size 30B: …"; the plan's own in one line at the end.
[[nodiscard]] std::vector<std::string> noteLines(const std::vector<LaunchNote>& notes);

/// The syntax of a launch file, by the ending of its name, else by its looks; null where it looks like none, and for
/// JSON that has none of a framework's keys.
[[nodiscard]] const LaunchSyntax* launchSyntaxOf(std::string_view text, std::string_view fileName);

/// Reads a launch file of any of the frameworks. Whatever is no part of a plan is kept apart in the document, and
/// told in a warning. Errors name file, line, column and key.
[[nodiscard]] Result<ScenarioDocument> readLaunch(std::string_view text, std::string_view fileName, const LaunchSyntax& syntax);
/// Whether a JSON tree is a launch file.
[[nodiscard]] bool isLaunch(const json::Value& root);
[[nodiscard]] Result<ScenarioDocument> readLaunch(const json::Value& root, std::string_view fileName);

/// The scenario with everything filled in that it leaves to be derived: what a launch file must say in full.
[[nodiscard]] Scenario inEffect(const Scenario& scenario);

/// The member of a scenario's file under which settings are kept that are no part of a plan, by framework.
inline constexpr std::string_view kLaunchMember = "launch";

} // namespace memladder
