// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "cli/command_info.h"
#include "io/launch_tables.h"
#include "io/plan_file.h"
#include "quantity/control.h"
#include "scenario/field.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace memladder::cli {

std::string messageLine(const std::string& text) {
    return "memladder-cli: " + shortened(text, text.size()) + "\n";
}

static constexpr CommandRow kCommands[] = {
    {"estimate", "Every term of the plan, totals and verdict", true, false, makeEstimateCommand, true},
    {"ladder", "The four sharding schemes over GPU counts", true, true, makeLadderCommand},
    {"params", "Parameter count of a model's config.json", false, false, makeParamsCommand},
    {"suggest", "Layouts that fit, least disturbing first, or why nothing can", true, false, makeSuggestCommand},
    {"solve", "The fewest GPUs, the largest model, the longest sequence, the largest micro-batch", true, false, makeSolveCommand},
    {"sweep", "A curve over any numeric field, one column a sharding scheme", true, false, makeSweepCommand},
    {"explain", "Each number derived: formula, numbers put in, result, source", true, false, makeExplainCommand},
    {"flags", "The scenario as launch settings of a training framework", true, false, makeFlagsCommand},
    {"diff", "What differs between two scenarios: fields and terms", false, false, makeDiffCommand},
    {"list", "The catalogue, with sources", false, false, makeListCommand},
    {"calibrate", "What one measured peak shows to be missing, kept with the scenario", true, false, makeCalibrateCommand},
    {"validate", "Predicted against measured peak memory", false, false, makeValidateCommand},
    {"completion", "Completion of these commands for a shell: bash, zsh or fish", false, false, makeCompletionCommand},
    {"man", "This program's manual page", false, false, makeManCommand},
};

std::span<const CommandRow> commands() {
    return kCommands;
}

namespace {

struct FormatRow {
    std::string_view key;
    Format format;
};
constexpr FormatRow kFormats[] = {
    {"text", Format::Text}, {"json", Format::Json}, {"csv", Format::Csv}, {"markdown", Format::Markdown}, {"latex", Format::Latex}, {"reduced-order", Format::ReducedOrder}};

template <typename Rows, typename Key>
std::string joined(const Rows& rows, Key key) {
    std::string out;
    for (const auto& row : rows)
        out += (out.empty() ? "" : ", ") + std::string(key(row));
    return out;
}

/// What messageLine does to one line, for a whole text, whose lines and tabs stay.
std::string harmless(std::string_view text) {
    return withoutControls(text, "\n\t");
}

Outcome refused(const std::string& line) {
    return {"", messageLine(line), 2};
}

struct ParsedCommand {
    const CommandRow* row = nullptr;
    CLI::App* app = nullptr;
    std::unique_ptr<Command> command;
    std::unique_ptr<ScenarioOptions> scenario;
    std::string format = "text";
};

/// What stands where an option or a command was expected, said in our words: CLI11's own run over several lines.
std::string describe(const CLI::ParseError& error, const ParsedCommand* active) {
    std::string what = error.what();
    const std::string name = active ? std::string(active->row->name) : std::string();
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
        // CLI11 lists all that it could not place; the first that looks like an option is the one to blame.
        if (const std::size_t colon = what.find(": "); colon != std::string::npos)
            what = what.substr(colon + 1);
        const std::size_t option = what.find(" --");
        what = what.substr((option == std::string::npos ? what.find(' ') : option) + 1);
        return shortened(what.substr(0, what.find(' ')), 60) + ": unknown; accepted: the options that `memladder-cli " + name + " --help` lists";
    }
    const std::string listed = active ? ", as `memladder-cli " + name + " --help` lists" : "";
    const std::size_t colon = what.find(": ");
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ArgumentMismatch) && colon != std::string::npos) {
        const std::string given = what.substr(what.find_last_of(' ') + 1); // "… but received 2"; else what is missing
        const bool counted = what.find("received") != std::string::npos && given.find_first_not_of("0123456789") == std::string::npos && given != "0";
        return shortened(what.substr(0, colon), 60) + ": found " + (counted ? given + (given == "1" ? " value" : " values") : "no value") +
               "; accepted: each option once, with its value" + listed;
    }
    return shortened(what, 160) + "; accepted: each option once, with its value" + listed;
}

} // namespace

namespace {

/// All commands with their options, added to the program.
std::vector<ParsedCommand> assemble(CLI::App& app) {
    std::vector<ParsedCommand> parsed;
    parsed.reserve(std::size(kCommands));
    for (const CommandRow& row : kCommands) {
        ParsedCommand& entry = parsed.emplace_back();
        entry.row = &row;
        entry.command = row.make();
        entry.scenario = std::make_unique<ScenarioOptions>();
        entry.app = app.add_subcommand(std::string(row.name), std::string(row.help));
        entry.command->addOptions(*entry.app);
        entry.app->add_option("--format", entry.format, "text, json, csv, markdown or latex")->type_name("KEY");
        if (row.takesScenario)
            entry.scenario->addTo(*entry.app, row.takesGpuCounts);
    }
    return parsed;
}

/// The closed sets that options take beyond those of the field table.
std::vector<std::string> valuesOf(const CommandRow& command, const std::string& name) {
    std::vector<std::string> out;
    if (name == "--format") {
        for (const FormatRow& row : kFormats) {
            if (row.format != Format::ReducedOrder || command.writesReducedOrder)
                out.emplace_back(row.key);
        }
    } else if (name == "--for" || name == "framework") {
        for (const LaunchFramework& row : Registry<LaunchFramework>::rows())
            out.emplace_back(row.key);
    } else if (name == "shell") {
        for (const Shell& shell : shells())
            out.emplace_back(shell.key);
    } else if (const Field* field = name.starts_with("--") ? findField(name.substr(2)) : nullptr; field && command.takesScenario) {
        for (const FieldChoice& choice : field->choices())
            out.emplace_back(choice.key);
    }
    return out;
}

} // namespace

std::vector<CommandInfo> describeCommands() {
    CLI::App app;
    std::vector<CommandInfo> out;
    const std::vector<ParsedCommand> parsed = assemble(app);
    for (const ParsedCommand& entry : parsed) {
        CommandInfo& command = out.emplace_back(CommandInfo{std::string(entry.row->name), std::string(entry.row->help), {}, entry.app->get_footer()});
        for (const CLI::Option* option : entry.app->get_options()) {
            OptionInfo info;
            info.name = option->get_lnames().empty() ? option->get_name(true) : "--" + option->get_lnames().front();
            if (info.name == "--help")
                continue;
            info.type = option->get_items_expected_max() == 0 ? "" : option->get_type_name();
            info.help = option->get_description();
            const std::string group = option->get_group();
            info.group = group == "Options" ? std::string() : group;
            info.values = valuesOf(*entry.row, info.name);
            info.file = info.type.find("FILE") != std::string::npos || info.type.find(".json") != std::string::npos || info.type.find(".csv") != std::string::npos;
            command.options.push_back(std::move(info));
        }
    }
    return out;
}

Status firstError(const std::vector<Issue>& issues) {
    for (const Issue& issue : issues) {
        if (issue.severity != Severity::Error)
            continue;
        std::string accepted = issue.accepted;
        for (std::size_t i = 0; issue.accepted.empty() && i < issue.nearest.size(); ++i)
            accepted += (i == 0 ? "such as " : " or ") + std::to_string(issue.nearest[i]);
        const Field* field = findField(issue.field);
        return Error{(field ? field->option() : std::string(issue.field)) + ": " + issue.text, "", accepted};
    }
    return {};
}

void noteLimits(const Plan& plan, std::string& notes) {
    for (const Issue& issue : plan.issues()) {
        const std::string line = "Note: " + issue.text + ".\n";
        if (issue.code == "not_in_framework" && notes.find(line) == std::string::npos)
            notes += line;
    }
}

Outcome run(std::vector<std::string> arguments, Watch* watch) {
    CLI::App app{"Whether training a language model fits in GPU memory, and what to do if it does not."};
    app.name("memladder-cli");
    app.set_version_flag("--version", "memladder-cli " MEMLADDER_VERSION);
    app.require_subcommand(1);
    std::vector<ParsedCommand> parsed = assemble(app);

    const auto active = [&parsed]() -> ParsedCommand* {
        const auto found = std::find_if(parsed.begin(), parsed.end(), [](const ParsedCommand& entry) { return entry.app->parsed(); });
        return found == parsed.end() ? nullptr : &*found;
    };
    const auto isCommand = [&](const CommandRow& row) { return !arguments.empty() && row.name == arguments.front(); };
    const bool isFlag = !arguments.empty() && (arguments.front() == "--help" || arguments.front() == "-h" || arguments.front() == "--version");
    if (!isFlag && std::none_of(std::begin(kCommands), std::end(kCommands), isCommand)) {
        return refused((arguments.empty() ? "no command" : shortened(arguments.front()) + ": no such command") + "; accepted: " +
                       joined(kCommands, [](const CommandRow& row) { return row.name; }) + ", --help, --version");
    }
    try {
        std::reverse(arguments.begin(), arguments.end()); // CLI11 reads a vector from its end
        app.parse(arguments);
    } catch (const CLI::CallForHelp&) {
        const ParsedCommand* command = active();
        return {command ? command->app->help() : app.help(), "", 0};
    } catch (const CLI::CallForVersion&) {
        return {app.version() + "\n", "", 0};
    } catch (const CLI::ParseError& error) {
        return refused(describe(error, active()));
    }

    ParsedCommand& command = *active();
    Request request;
    request.watch = watch;
    const auto format = std::find_if(std::begin(kFormats), std::end(kFormats), [&](const FormatRow& row) { return row.key == command.format; });
    if (format == std::end(kFormats)) {
        return refused("--format: found " + shortened(command.format) + "; accepted: " + joined(valuesOf(*command.row, "--format"), [](const std::string& key) { return key; }));
    }
    request.format = format->format;
    if (request.format == Format::ReducedOrder && !command.row->writesReducedOrder)
        return refused("--format: found reduced-order; accepted here: " + joined(valuesOf(*command.row, "--format"), [](const std::string& key) { return key; }));
    std::string warnings;
    if (command.row->takesScenario) {
        Result<ScenarioDocument> document = command.scenario->build();
        if (!document)
            return refused(document.error().text());
        request.document = std::move(document).value();
        request.given = command.scenario->given();
        request.gpuCounts = command.scenario->gpuCounts();
        for (const std::string& warning : request.document.warnings)
            warnings += messageLine(warning);
    }
    Result<Answer> answer = command.command->run(request);
    if (!answer)
        return refused(answer.error().text());
    if (answer->scenario)
        request.document.scenario = *answer->scenario;
    if (!command.scenario->savePath().empty()) {
        const std::string& path = command.scenario->savePath();
        Status failed = mayReplace(path, request.document);
        if (!failed)
            failed = writeFileAtomically(path, writeScenario(request.document));
        if (failed)
            return refused("--save: " + failed->text());
    }
    const bool forPeople = request.format == Format::Text;
    return {forPeople ? harmless(answer->text) : answer->text, warnings + harmless(answer->notes), answer->status};
}

} // namespace memladder::cli
