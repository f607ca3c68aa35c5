// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "io/launch.h"
#include "scenario/field.h"

#include <CLI/CLI.hpp>

namespace memladder::cli {

namespace {

std::string frameworkKeys() {
    std::string out;
    for (const LaunchFramework& row : Registry<LaunchFramework>::rows())
        out += (out.empty() ? "" : ", ") + std::string(row.key);
    return out;
}

class FlagsCommand final : public Command {
public:
    void addOptions(CLI::App& app) override {
        app.add_option("framework,--for", m_framework, "whose settings: " + frameworkKeys() + "; the scenario's framework unless given")->type_name("FRAMEWORK");
    }

    Result<Answer> run(const Request& request) override {
        std::optional<Choice<LaunchFramework>> framework = Choice<LaunchFramework>::find(m_framework);
        if (m_framework.empty()) {
            const std::span<const LaunchFramework> rows = Registry<LaunchFramework>::rows();
            for (std::size_t i = 0; i < rows.size(); ++i) {
                if (rows[i].framework == request.scenario().framework->key)
                    framework = Choice<LaunchFramework>::at(i);
            }
        }
        if (!framework)
            return Error{"--for", m_framework.empty() ? "nothing, and no launch file for " + std::string(request.scenario().framework->key) : shortened(m_framework),
                         frameworkKeys()};
        if (const Status error = firstError(resolve(request.scenario()).issues))
            return *error;
        const LaunchText launch = writeLaunch(*framework, request.document);
        if (request.format == Format::Json)
            return Answer{asJson(framework->row(), launch)};
        if (request.format != Format::Text)
            return Answer{asTable(request.format, launch)};
        Answer answer{launch.text};
        if (!launchSyntax((*framework)->syntax).hasComments) { // what a comment would say
            answer.notes = messageLine("To add: " + std::string((*framework)->beside) + ".");
            for (const std::string& line : noteLines(launch.notes))
                answer.notes += messageLine(line);
        }
        return answer;
    }

private:
    static std::string asJson(const LaunchFramework& framework, const LaunchText& launch) {
        json::Value settings = listOf(launch.settings, [](const LaunchSetting& setting) {
            return json::Value::object({{"field", setting.field}, {"key", setting.key}, {"value", setting.value}, {"source", setting.source}});
        });
        json::Value unsaid = json::Value::array();
        json::Value caveats = json::Value::array();
        for (const LaunchNote& note : launch.notes) {
            json::Value row = json::Value::object({{"field", note.field}, {"value", note.value}, {"reason", note.reason}});
            if (!note.caveat)
                row.set("launch_matter", !note.plansOwn);
            (note.caveat ? caveats : unsaid).append(std::move(row));
        }
        return json::write(json::Value::object({{"for", framework.key},
                                                {"name", framework.name},
                                                {"file_name", framework.fileName},
                                                {"source", framework.source.text},
                                                {"text", launch.text},
                                                {"settings", std::move(settings)},
                                                {"not_said", std::move(unsaid)},
                                                {"caveats", std::move(caveats)}}));
    }

    static std::string asTable(Format format, const LaunchText& launch) {
        TextTable table({{"Field"}, {"Key"}, {"Value"}, {"Source"}});
        for (const LaunchSetting& setting : launch.settings)
            table.add({std::string(setting.field), setting.key, plainText(setting.value), std::string(setting.source)});
        for (const LaunchNote& note : launch.notes)
            table.add({std::string(note.field), "", note.value, (note.caveat ? "mind: " : "not said: ") + note.reason});
        return table.print(format);
    }

    std::string m_framework;
};

} // namespace

std::unique_ptr<Command> makeFlagsCommand() {
    return std::make_unique<FlagsCommand>();
}

} // namespace memladder::cli
