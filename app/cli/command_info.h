// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace memladder::cli {

/// One option or positional of a command, as its help tells it.
struct OptionInfo {
    std::string name; ///< "--gpus"; without dashes for a positional
    std::string type; ///< "N", "FILE"; empty for a switch
    std::string help;
    std::string group;
    std::vector<std::string> values; ///< all that is accepted, where that is a closed set
    bool file = false;               ///< takes the name of a file
};

struct CommandInfo {
    std::string name;
    std::string help;
    std::vector<OptionInfo> options;
    std::string notes; ///< what its help says below the options: paragraphs with an empty line between them
};

/// Every command with every option, from the tables that the program itself reads its arguments by.
[[nodiscard]] std::vector<CommandInfo> describeCommands();

/// The shells that a completion is written for.
struct Shell {
    std::string_view key;
    std::string (*completion)(const std::vector<CommandInfo>&);
};
[[nodiscard]] const std::vector<Shell>& shells();

/// The manual page memladder-cli(1), in man's own format.
[[nodiscard]] std::string manualPage(const std::vector<CommandInfo>& commands);

} // namespace memladder::cli
