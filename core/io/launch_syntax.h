// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/json.h"
#include "quantity/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// The four ways in which launch settings are written down, each read into the same tree of values that JSON is,
/// with line and column of every key and value, and written from such a tree.
namespace memladder {

/// What was read of a file: its tree, and what could not be worked out.
struct LaunchTree {
    json::Value root = json::Value::object();
    std::vector<Phrase> warnings; ///< one line each, with file and line
};

/// Why a reader stops, and where.
struct LaunchRefusal {
    json::Position at;
    Phrase found;
    Phrase accepted;
};

/// Levels of nesting in launch settings: fewer than a scenario's file may have, since one keeps them.
inline constexpr std::size_t kMaxLaunchDepth = 48;

/// One row a syntax.
struct LaunchSyntax {
    std::string_view key;
    std::string_view name;
    std::string_view endings; ///< of file names, with spaces between
    Result<LaunchTree> (*read)(std::string_view text, std::string_view fileName);
    /// The tree as a whole file, below `comments` (one line each) where the syntax has comments.
    std::string (*write)(const json::Value& root, const std::vector<std::string>& comments);
    bool hasComments;
    /// A value that is filled in elsewhere: a shell variable, DeepSpeed's "auto".
    bool (*isOpen)(const json::Value& value);
};

/// TOML 1.0, by toml++.
[[nodiscard]] Result<LaunchTree> readToml(std::string_view text, std::string_view fileName);
[[nodiscard]] std::string writeToml(const json::Value& root, const std::vector<std::string>& comments);

/// YAML, by yaml-cpp; plain scalars are typed as Python's loader types them (YAML 1.1: `no` is false).
[[nodiscard]] Result<LaunchTree> readYaml(std::string_view text, std::string_view fileName);
[[nodiscard]] std::string writeYaml(const json::Value& root, const std::vector<std::string>& comments);

/// A command line, alone or in a shell script: continuation lines, quotes ($'…' too), comments, and variables and arrays that
/// the script itself sets. Keys are the options with their dashes; a switch is true, several values are an array.
/// Options of torchrun stand under "torchrun", with '-' for '_', the script's name under "script". What a variable
/// holds that the file does not set stays as it is written: `$NAME`; a dollar that was quoted is `\$` where it could be taken
/// for that. A command in it, `$(…)` or `<(…)`, is written again as text: nothing that came with a file runs when a script is written from it.
[[nodiscard]] Result<LaunchTree> readShell(std::string_view text, std::string_view fileName);
[[nodiscard]] std::string writeShell(const json::Value& root, const std::vector<std::string>& comments);

/// Whether a value waits for a shell: a variable, a command.
[[nodiscard]] bool isOpenInShell(const json::Value& value);

/// JSON, by the reader of scenario files.
[[nodiscard]] Result<LaunchTree> readLaunchJson(std::string_view text, std::string_view fileName);
[[nodiscard]] std::string writeLaunchJson(const json::Value& root, const std::vector<std::string>& comments);

/// A value as it stands in a command line or a message: text without quotes, true, 8.
[[nodiscard]] std::string plainText(const json::Value& value);

} // namespace memladder
