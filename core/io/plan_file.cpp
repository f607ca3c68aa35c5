// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/plan_file.h"

#include "io/launch.h"
#include "io/model_file.h"
#include "io/reduced_order_json.h"

#include <filesystem>
#include <system_error>

namespace memladder {

namespace {

Phrase nameOf(PlanFileKind kind) {
    const Phrase names[] = {Phrase::tr("a scenario"), Phrase::tr("a reduced-order document"), Phrase::tr("a printed result"), Phrase::tr("launch settings"), Phrase::tr("a model's configuration")};
    return names[static_cast<std::size_t>(kind)];
}

} // namespace

Result<PlanFile> readPlanFile(const std::string& path, const Scenario& atHand) {
    const Result<std::string> text = json::readFile(path);
    if (!text)
        return text.error();
    PlanFile out;
    const LaunchSyntax* syntax = launchSyntaxOf(*text, path);
    if (syntax && syntax->key != "json") {
        out.kind = PlanFileKind::Launch;
    } else {
        const Result<json::Value> value = json::parse(*text, path);
        if (!value)
            return value.error();
        if (value->find(kScenarioVersionKey) == nullptr && (value->find("model_type") || value->find("architectures"))) {
            Result<ModelFileRef> model = importModelFile(path);
            if (!model)
                return model.error();
            out.kind = PlanFileKind::Model;
            out.document.scenario = atHand;
            out.document.scenario.useModelFile(std::move(model).value());
            return out;
        }
        if (value->find(kScenarioVersionKey) == nullptr)
            out.kind = isResult(*value) ? PlanFileKind::Result : isLaunch(*value) ? PlanFileKind::Launch : isReducedOrder(*value) ? PlanFileKind::ReducedOrder : PlanFileKind::Scenario;
    }
    Result<ScenarioDocument> document = readScenario(*text, path);
    if (!document)
        return document.error();
    out.document = std::move(document).value();
    return out;
}

Status mayReplace(const std::string& path, const ScenarioDocument& document) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (!fs::is_regular_file(path, error) || fs::file_size(path, error) == 0)
        return {};
    const auto refused = [&path](Phrase found) { return Error{path, std::move(found), Phrase::tr("a new file, or a scenario to replace")}; };
    const Result<std::string> text = json::readFile(path);
    const Result<PlanFile> there = text ? readPlanFile(path, Scenario()) : Result<PlanFile>(text.error());
    if (!text)
        return refused(text.error().found);
    if (!there)
        return refused(Phrase::tr("a file that is no scenario"));
    if (there->kind != PlanFileKind::Scenario)
        return refused(nameOf(there->kind));
    const json::Value& unknown = there->document.unknown;
    const Result<json::Value> value = json::parse(*text, path);
    if (value && value->find(kScenarioVersionKey) == nullptr && unknown.size() > 0 && !(unknown == document.unknown))
        return refused(Phrase::tr("a file with keys that are no scenario's"));
    return {};
}

} // namespace memladder
