// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/scenario_options.h"
#include "cli/text_table.h"
#include "estimate/evaluate.h"
#include "io/json.h"
#include "search/watch.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace memladder::cli {

/// One line of a message: what a file or its name holds must not act on the terminal.
[[nodiscard]] std::string messageLine(const std::string& text);

/// What a command is asked: the scenario and the form of the answer.
struct Request {
    ScenarioDocument document;
    std::vector<std::string_view> given; ///< keys of fields that were typed or stood in the file
    Format format = Format::Text;
    std::vector<std::uint64_t> gpuCounts; ///< `--gpus 8,16,32` where a command takes a list
    Watch* watch = nullptr;               ///< told how far a search is

    [[nodiscard]] const Scenario& scenario() const { return document.scenario; }
    [[nodiscard]] format::Unit unit() const { return document.scenario.unit->unit; }
};

/// What a command prints on standard output, and its exit status.
struct Answer {
    std::string text;
    int status = 0;
    std::optional<Scenario> scenario = {}; ///< what --save writes, where it is not the scenario that was asked
    std::string notes = {};                ///< lines for standard error beside the answer
};

/// One command of memladder-cli. Its row in command.cpp names it.
class Command {
public:
    virtual ~Command() = default;
    /// Options and positionals beyond the scenario's and --format.
    virtual void addOptions(CLI::App&) {}
    /// An Error ends with status 2: one line on standard error, nothing on standard output.
    [[nodiscard]] virtual Result<Answer> run(const Request& request) = 0;
};

struct CommandRow {
    std::string_view name;
    std::string_view help;
    bool takesScenario;
    bool takesGpuCounts;
    std::unique_ptr<Command> (*make)();
    bool writesReducedOrder = false; ///< takes `--format reduced-order`
};
[[nodiscard]] std::span<const CommandRow> commands();

/// Runs the whole program on its arguments (without the program's name).
struct Outcome {
    std::string out;
    std::string err;
    int status = 0;
};
[[nodiscard]] Outcome run(std::vector<std::string> arguments, Watch* watch = nullptr);

/// The first issue of severity error as an Error that names the option.
[[nodiscard]] Status firstError(const std::vector<Issue>& issues);

/// Adds a line to `notes` for each thing that the plan's framework does not run, unless it stands there.
void noteLimits(const Plan& plan, std::string& notes);

/// The card planned for, with its name where one was chosen, and which of its sizes counts: "80 GB (nominal)".
[[nodiscard]] std::string cardText(const Scenario& scenario, const Job& job);

/// The scenario of an answer in JSON: as asked, with the basis on which the capacity counts, chosen or not.
[[nodiscard]] json::Value answeredScenario(const Scenario& scenario, const Job& job);

/// An array of what `each` makes of every row.
template <typename Rows, typename Each>
[[nodiscard]] json::Value listOf(const Rows& rows, Each each) {
    json::Value array = json::Value::array();
    for (const auto& row : rows)
        array.append(each(row));
    return array;
}

/// The object of `--format json` for one plan.
[[nodiscard]] json::Value planValue(const Scenario& scenario, const Plan& plan);
/// Its `cost` object, and the same for reading.
[[nodiscard]] json::Value costValue(const Plan& plan);
[[nodiscard]] std::string costText(const Plan& plan);
[[nodiscard]] json::Value issuesValue(const std::vector<Issue>& issues);

// One factory for each command, each defined in its own file.
std::unique_ptr<Command> makeEstimateCommand();
std::unique_ptr<Command> makeLadderCommand();
std::unique_ptr<Command> makeListCommand();
std::unique_ptr<Command> makeValidateCommand();
std::unique_ptr<Command> makeParamsCommand();
std::unique_ptr<Command> makeSuggestCommand();
std::unique_ptr<Command> makeSolveCommand();
std::unique_ptr<Command> makeSweepCommand();
std::unique_ptr<Command> makeExplainCommand();
std::unique_ptr<Command> makeDiffCommand();
std::unique_ptr<Command> makeCalibrateCommand();
std::unique_ptr<Command> makeFlagsCommand();
std::unique_ptr<Command> makeCompletionCommand();
std::unique_ptr<Command> makeManCommand();

} // namespace memladder::cli
