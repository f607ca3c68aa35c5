// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/command_info.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace memladder::cli {

namespace {

/// Inside '…' of a POSIX shell.
std::string inQuotes(std::string_view text) {
    std::string out;
    for (const char c : text)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out;
}

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words)
        out += (out.empty() ? "" : " ") + word;
    return out;
}

bool isPositional(const OptionInfo& option) {
    return !option.name.starts_with("-");
}

std::string bash(const std::vector<CommandInfo>& commands) {
    std::string out = "# Completion of memladder-cli for bash, written by `memladder-cli completion bash`.\n"
                      "_memladder_cli() {\n"
                      "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}\n"
                      "    COMPREPLY=()\n"
                      "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                      "        COMPREPLY=($(compgen -W '";
    for (const CommandInfo& command : commands)
        out += command.name + " ";
    out += "--help --version' -- \"$word\"))\n        return\n    fi\n    case \"$command $before\" in\n";
    for (const CommandInfo& command : commands) {
        for (const OptionInfo& option : command.options) {
            if (isPositional(option) || option.type.empty())
                continue;
            const std::string reply = !option.values.empty() ? "COMPREPLY=($(compgen -W '" + inQuotes(joined(option.values)) + "' -- \"$word\"))"
                                      : option.file          ? "COMPREPLY=($(compgen -f -- \"$word\"))"
                                                             : "";
            out += "    '" + command.name + " " + option.name + "') " + (reply.empty() ? "" : reply + "; ") + "return ;;\n";
        }
    }
    out += "    esac\n    case \"$command\" in\n";
    for (const CommandInfo& command : commands) {
        std::vector<std::string> words;
        bool file = false;
        for (const OptionInfo& option : command.options) {
            if (isPositional(option)) {
                words.insert(words.end(), option.values.begin(), option.values.end());
                file = file || option.file;
            } else {
                words.push_back(option.name);
            }
        }
        words.push_back("--help");
        out += "    " + command.name + ") COMPREPLY=($(compgen -W '" + inQuotes(joined(words)) + "' -- \"$word\")" + (file ? " $(compgen -f -- \"$word\")" : "") + ") ;;\n";
    }
    return out + "    esac\n}\ncomplete -o filenames -F _memladder_cli memladder-cli\n";
}

/// Inside "[…]" of an _arguments specification.
std::string bracketed(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\')
            out += '\\';
        out += c;
    }
    return inQuotes(out);
}

std::string zsh(const std::vector<CommandInfo>& commands) {
    std::string out = "#compdef memladder-cli\n# Completion of memladder-cli for zsh, written by `memladder-cli completion zsh`.\n"
                      "_memladder_cli() {\n    local -a commands\n    commands=(\n";
    for (const CommandInfo& command : commands)
        out += "        '" + command.name + ":" + bracketed(command.help) + "'\n";
    out += "    )\n    if (( CURRENT == 2 )); then\n        _describe command commands\n        return\n    fi\n    local command=$words[2]\n"
           "    shift words\n    (( CURRENT-- ))\n    case $command in\n";
    for (const CommandInfo& command : commands) {
        out += "    " + command.name + ")\n        _arguments";
        for (const OptionInfo& option : command.options) {
            const std::string action = !option.values.empty() ? "(" + inQuotes(joined(option.values)) + ")" : option.file ? "_files" : " ";
            if (isPositional(option))
                out += " \\\n            '*:" + bracketed(option.name) + ":" + action + "'";
            else
                out += " \\\n            '" + option.name + "[" + bracketed(option.help) + "]" + (option.type.empty() ? "" : ":" + bracketed(option.type) + ":" + action) + "'";
        }
        out += " \\\n            '--help[print what the command takes]'\n        ;;\n";
    }
    return out + "    esac\n}\n_memladder_cli \"$@\"\n";
}

std::string fish(const std::vector<CommandInfo>& commands) {
    std::string out = "# Completion of memladder-cli for fish, written by `memladder-cli completion fish`.\ncomplete -c memladder-cli -f\n";
    for (const CommandInfo& command : commands) {
        out += "complete -c memladder-cli -n __fish_use_subcommand -a " + command.name + " -d '" + inQuotes(command.help) + "'\n";
        for (const OptionInfo& option : command.options) {
            const std::string line = "complete -c memladder-cli -n '__fish_seen_subcommand_from " + command.name + "'";
            if (isPositional(option))
                out += line + (option.file ? " -F" : " -a '" + inQuotes(joined(option.values)) + "'") + "\n";
            else
                out += line + " -l " + option.name.substr(2) + (option.type.empty() ? "" : option.file ? " -r -F" : " -x") +
                       (option.values.empty() ? "" : " -a '" + inQuotes(joined(option.values)) + "'") + " -d '" + inQuotes(option.help) + "'\n";
        }
    }
    return out;
}

/// Text of a manual page: what man would take for itself is escaped.
std::string roff(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n'))
            out += std::string("\\&") + c;
        else
            out += c;
    }
    return out;
}

/// Text with an empty line between its paragraphs.
std::string paragraphs(std::string_view text) {
    std::string out;
    for (std::size_t end = text.find("\n\n"); end != std::string_view::npos; end = text.find("\n\n")) {
        out += roff(text.substr(0, end)) + "\n.PP\n";
        text.remove_prefix(end + 2);
    }
    return out + roff(text);
}

class CompletionCommand final : public Command {
public:
    void addOptions(CLI::App& app) override { app.add_option("shell", m_shell, "bash, zsh or fish")->type_name("SHELL"); }

    Result<Answer> run(const Request&) override {
        std::string names;
        for (const Shell& shell : shells()) {
            if (shell.key == m_shell)
                return Answer{shell.completion(describeCommands())};
            names += (names.empty() ? "" : ", ") + std::string(shell.key);
        }
        return Error{"completion", m_shell.empty() ? "nothing" : shortened(m_shell), names};
    }

private:
    std::string m_shell;
};

class ManCommand final : public Command {
public:
    Result<Answer> run(const Request&) override { return Answer{manualPage(describeCommands())}; }
};

} // namespace

const std::vector<Shell>& shells() {
    static const std::vector<Shell> rows{{"bash", bash}, {"zsh", zsh}, {"fish", fish}};
    return rows;
}

std::string manualPage(const std::vector<CommandInfo>& commands) {
    std::string out = ".TH MEMLADDER\\-CLI 1 \"\" \"Memladder " MEMLADDER_VERSION "\" \"User Commands\"\n"
                      ".SH NAME\nmemladder\\-cli \\- whether training a language model fits in GPU memory\n"
                      ".SH SYNOPSIS\n.B memladder\\-cli\n.I COMMAND\n[options]\n"
                      ".SH DESCRIPTION\nAdds up what one GPU holds in training, term by term, each with its formula and source; ranks layouts that fit, solves for the "
                      "smallest number of GPUs, and writes the launch settings of training frameworks. The window is\n.BR memladder (1).\n"
                      ".SH COMMANDS\n";
    std::vector<OptionInfo> shared;
    for (const CommandInfo& command : commands) {
        out += ".SS " + roff(command.name) + "\n" + roff(command.help) + ".\n";
        for (const OptionInfo& option : command.options) {
            if (!option.group.empty()) { // of the scenario: the same everywhere
                if (std::none_of(shared.begin(), shared.end(), [&](const OptionInfo& known) { return known.name == option.name; }))
                    shared.push_back(option);
                continue;
            }
            out += ".TP\n.BR " + roff(option.name) + (option.type.empty() ? "" : " \" \\fI" + roff(option.type) + "\\fR\"") + "\n" + roff(option.help) + "\n";
        }
        if (!command.notes.empty())
            out += ".PP\n" + paragraphs(command.notes) + "\n";
    }
    std::string group;
    out += ".SH SCENARIO OPTIONS\nTaken by every command that works on a scenario. They win over the file of\n.BR \\-\\-scenario ,\nwhich may also be launch settings of a framework.\n";
    for (const OptionInfo& option : shared) {
        if (option.group != group)
            out += ".SS " + roff(option.group) + "\n";
        group = option.group;
        out += ".TP\n.BR " + roff(option.name) + (option.type.empty() ? "" : " \" \\fI" + roff(option.type) + "\\fR\"") + "\n" + roff(option.help);
        if (!option.values.empty() && option.values.size() <= 12)
            out += "\nOne of: " + roff(joined(option.values)) + ".";
        out += "\n";
    }
    return out + ".SH EXIT STATUS\n.TP\n0\nanswered, also when the answer is that it does not fit\n.TP\n1\nnothing fits, from suggest and solve\n.TP\n2\n"
                 "bad input: one line on standard error, nothing on standard output\n"
                 ".SH SEE ALSO\n.BR memladder (1)\n";
}

std::unique_ptr<Command> makeCompletionCommand() {
    return std::make_unique<CompletionCommand>();
}

std::unique_ptr<Command> makeManCommand() {
    return std::make_unique<ManCommand>();
}

} // namespace memladder::cli
