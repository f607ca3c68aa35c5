// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/scenario_json.h"
#include "quantity/result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace memladder::cli {

/// The scenario options of the command line, one for each row of the field table, and the files around them.
/// Both programs take them.
class ScenarioOptions {
public:
    /// Adds every option to a (sub)command. The object must outlive the parsing. With `gpuCounts`, --gpus takes a list.
    void addTo(CLI::App& app, bool gpuCounts = false);

    /// The scenario: defaults, then the file, then the options. Errors name the option or the file.
    [[nodiscard]] Result<ScenarioDocument> build() const;

    /// Keys of the fields that an option or the file gave, in table order: what a search must not change.
    [[nodiscard]] std::vector<std::string_view> given() const;

    /// The counts of `--gpus 8,16,32`, in the order typed; empty where none was typed. Valid after build().
    [[nodiscard]] std::vector<std::uint64_t> gpuCounts() const;

    void setFile(std::string path) { m_file = std::move(path); }
    /// What the file and the options change; a default scenario unless set.
    void setStart(ScenarioDocument document) { m_start = std::move(document); }
    [[nodiscard]] const std::string& savePath() const { return m_save; }

private:
    std::map<std::string_view, std::string> m_values; ///< by field key; only options that were given
    ScenarioDocument m_start;
    std::string m_file;
    std::string m_config;
    std::string m_withoutName; ///< the file option that was given an empty name
    std::string m_save;
    bool m_takesGpuCounts = false;
};

} // namespace memladder::cli
