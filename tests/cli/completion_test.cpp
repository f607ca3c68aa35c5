// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "cli/cli_support.h"
#include "cli/command_info.h"
#include "scenario/field.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

using namespace memladder;

namespace {

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// Whether a shell takes a script as well formed; true where it is not installed.
bool parses(const std::string& shell, const std::string& script) {
    const std::filesystem::path path = std::filesystem::temp_directory_path() / ("memladder_completion." + shell);
    std::ofstream(path) << script;
    const std::string check = "command -v " + shell + " >/dev/null || exit 0; " + shell + " -n '" + path.string() + "'";
    const int status = std::system(check.c_str());
    std::filesystem::remove(path);
    return status == 0;
}

} // namespace

TEST_CASE("Completions and the manual page name every command and every option") {
    const std::vector<cli::CommandInfo> commands = cli::describeCommands();
    CHECK(commands.size() == cli::commands().size());
    const std::string page = cli::run({"man"}).out;
    for (const cli::CommandInfo& command : commands) {
        INFO(command.name);
        CHECK(has(page, ".SS " + command.name + "\n"));
        if (command.name == "validate") { // what stands below the options in its help
            CHECK(has(command.notes, "outside_percent"));
            CHECK(has(page, "\n.PP\nAn empty cell is unknown"));
            CHECK(has(page, "outside_percent"));
        }
        for (const cli::Shell& shell : cli::shells())
            CHECK(has(shell.completion(commands), command.name));
        for (const cli::OptionInfo& option : command.options) {
            INFO(option.name);
            std::string escaped;
            for (const char c : option.name)
                escaped += c == '-' ? std::string("\\-") : std::string(1, c);
            CHECK(has(page, escaped));
            if (option.name.starts_with("--")) {
                CHECK(has(cli::shells()[0].completion(commands), option.name));
                CHECK(has(cli::shells()[1].completion(commands), option.name));
                CHECK(has(cli::shells()[2].completion(commands), "-l " + option.name.substr(2)));
            }
        }
    }
    for (const Field& field : fields()) {
        INFO(field.key);
        std::string escaped;
        for (const char c : field.option())
            escaped += c == '-' ? std::string("\\-") : std::string(1, c);
        CHECK(has(page, escaped));
    }
    // Values of closed sets, of the field table and of others.
    const std::string bash = cli::run({"completion", "bash"}).out;
    CHECK(has(bash, "'estimate --zero') COMPREPLY=($(compgen -W '0 1 2 3'"));
    CHECK(has(bash, "'flags --for') COMPREPLY=($(compgen -W 'megatron torchtitan deepspeed accelerate nanotron'"));
    CHECK(has(bash, "'estimate --scenario') COMPREPLY=($(compgen -f"));
}

TEST_CASE("Each shell takes its completion as well formed") {
    for (const cli::Shell& shell : cli::shells()) {
        const cli::Outcome answer = cli::run({"completion", std::string(shell.key)});
        CHECK(answer.status == 0);
        CHECK(parses(std::string(shell.key), answer.out));
    }
    CHECK(cli::run({"completion", "tcsh"}).err == "memladder-cli: completion: found tcsh; accepted: bash, zsh, fish\n");
}

TEST_CASE("bash completes commands, options and values") {
    const std::filesystem::path path = std::filesystem::temp_directory_path() / "memladder_completion_try.bash";
    std::ofstream(path) << cli::run({"completion", "bash"}).out
                        << "COMP_WORDS=(memladder-cli est); COMP_CWORD=1; _memladder_cli; [ \"${COMPREPLY[*]}\" = estimate ] || exit 1\n"
                           "COMP_WORDS=(memladder-cli estimate --micro-batch); COMP_CWORD=2; _memladder_cli; [ ${#COMPREPLY[@]} -eq 2 ] || exit 2\n"
                           "COMP_WORDS=(memladder-cli flags --for t); COMP_CWORD=3; _memladder_cli; [ \"${COMPREPLY[*]}\" = torchtitan ] || exit 3\n"
                           "COMP_WORDS=(memladder-cli estimate --recompute f); COMP_CWORD=3; _memladder_cli; [ \"${COMPREPLY[*]}\" = full ] || exit 4\n";
    CHECK(std::system(("bash '" + path.string() + "'").c_str()) == 0);
    std::filesystem::remove(path);
}
