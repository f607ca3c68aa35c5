// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/json.h"
#include "quantity/card_size.h"
#include "quantity/result.h"
#include "scenario/scenario.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace memladder {

/// One point of a talk: a scenario, how it is drawn, and what is said. Texts hold names in braces for every number
/// (explain/caption.h), so that they stay right while a slider moves.
struct Scene {
    std::string title;   ///< one sentence
    std::string caption; ///< one or two more
    std::string notes;   ///< for the speaker alone
    std::string chart = "budget";
    std::string compare = "scheme";
    Scenario scenario{};
    std::optional<std::vector<CardSize>> cards{}; ///< drawn as ceilings; the usual ones where not given
    std::string highlight{};                      ///< key of a term that stands out
    std::string control{};                        ///< key of the field that can be moved in this scene
    bool hidden = false;                          ///< nothing is shown until the class has guessed
    std::string question{};                       ///< what is asked meanwhile
    bool ofStates = false;                        ///< only states are drawn and held against the card
    bool axisLocked = false;
    bool axisHoldsAllBars = false;
    std::optional<double> axisTop{}; ///< upper end, in the scenario's unit
    std::vector<std::string> hiddenTerms{};
    std::optional<Scenario> before{}; ///< drawn as the state before
    json::Value unknown = json::Value::object(); ///< members that this version does not know, kept

    friend bool operator==(const Scene&, const Scene&) = default;
};

struct Lecture {
    std::string title;
    std::vector<Scene> scenes;
    std::vector<Error> problems; ///< one a scene that was left out: file, line, column, key
    json::Value unknown = json::Value::object();

    friend bool operator==(const Lecture&, const Lecture&) = default;
};

/// The version written; every lower one is read.
inline constexpr std::int64_t kLectureVersion = 1;

/// Keys that only the program around knows.
struct LectureKeys {
    std::span<const std::string_view> charts;
    std::span<const std::string_view> comparisons;
    std::span<const std::string_view> controls;
};

/// Reads a lecture. A scene that cannot be read is left out and named among the problems; the others play. Where the text
/// is no JSON at some place, the scenes around that place are read one by one. An Error only where no scene is left.
[[nodiscard]] Result<Lecture> readLecture(std::string_view text, std::string_view fileName, const LectureKeys& keys);
[[nodiscard]] Result<Lecture> readLectureFile(const std::string& path, const LectureKeys& keys);

/// The document; reads back to an equal lecture without problems.
[[nodiscard]] std::string writeLecture(const Lecture& lecture);

} // namespace memladder
