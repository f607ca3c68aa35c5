// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/scenario_options.h"

#include "io/model_file.h"
#include "scenario/field.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace memladder::cli {

namespace {

/// "8,16,32" cut at its commas. Digit groups are not taken in a list.
std::vector<std::string> listItems(const std::string& text) {
    std::vector<std::string> items(1);
    for (const char c : text) {
        if (c == ',')
            items.emplace_back();
        else
            items.back() += c;
    }
    return items;
}

} // namespace

void ScenarioOptions::addTo(CLI::App& app, bool gpuCounts) {
    m_takesGpuCounts = gpuCounts;
    const auto addFile = [this, &app](const char* option, std::string& path, const char* help) {
        app.add_option_function<std::string>(
               option,
               [this, option, &path](const std::string& value) {
                   path = value;
                   if (value.empty())
                       m_withoutName = option;
               },
               help)
            ->type_name("FILE")
            ->group("Scenario files");
    };
    addFile("--scenario", m_file, "read the scenario from FILE; options win over it");
    addFile("--config", m_config, "plan for the model that a Hugging Face config.json describes");
    addFile("--save", m_save, "write the scenario to FILE");
    for (const Field& field : fields()) {
        app.add_option_function<std::string>(
               field.option(), [this, key = field.key](const std::string& value) { m_values[key] = value; },
               std::string(field.help))
            ->type_name(gpuCounts && field.key == "gpus" ? "N,N,…" : field.isNumeric() ? "N" : field.kind == FieldKind::Size ? "SIZE" : "KEY")
            ->group(std::string(groupName(field.group)));
    }
}

Result<ScenarioDocument> ScenarioOptions::build() const {
    if (!m_withoutName.empty())
        return Error{m_withoutName, "nothing", "the name of a file"};
    ScenarioDocument document = m_start;
    if (!m_file.empty()) {
        Result<ScenarioDocument> read = readScenarioFile(m_file);
        if (!read)
            return read.error();
        document = std::move(read).value();
    }
    if (!m_config.empty()) {
        if (m_values.count("model") > 0)
            return Error{"--config", "--model beside it", "one of the two"};
        Result<ModelFileRef> model = importModelFile(m_config);
        if (!model)
            return model.error();
        document.scenario.useModelFile(std::move(model).value());
    }
    for (const Field& field : fields()) {
        const auto typed = m_values.find(field.key);
        if (typed == m_values.end())
            continue;
        const bool list = m_takesGpuCounts && field.key == "gpus";
        // The first of a list stands in the scenario; the others are checked the same way.
        const std::vector<std::string> items = list ? listItems(typed->second) : std::vector<std::string>{typed->second};
        for (auto item = items.rbegin(); item != items.rend(); ++item) {
            Status status = item->empty() ? Error{"", "nothing", field.accepted()} : field.parse(document.scenario, *item);
            if (status) {
                status->where = field.option();
                return *status;
            }
        }
    }
    return document;
}

std::vector<std::string_view> ScenarioOptions::given() const {
    std::vector<std::string_view> keys;
    const Result<ScenarioDocument> file = m_file.empty() ? Result<ScenarioDocument>(ScenarioDocument{}) : readScenarioFile(m_file);
    for (const Field& field : fields()) {
        if (m_values.count(field.key) > 0 || (file && !field.same(file->scenario, Scenario())))
            keys.push_back(field.key);
    }
    return keys;
}

std::vector<std::uint64_t> ScenarioOptions::gpuCounts() const {
    std::vector<std::uint64_t> counts;
    const Field& gpus = field("gpus");
    const auto typed = m_values.find(gpus.key);
    if (!m_takesGpuCounts || typed == m_values.end())
        return counts;
    for (const std::string& item : listItems(typed->second)) {
        Scenario one;
        if (!gpus.parse(one, item))
            counts.push_back(one.gpus);
    }
    return counts;
}

} // namespace memladder::cli
