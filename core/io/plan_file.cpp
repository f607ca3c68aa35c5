// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/plan_file.h"

#include "io/launch.h"
#include "io/model_file.h"
#include "io/reduced_order_json.h"

namespace memladder {

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
        if (value->find("memladder_scenario") == nullptr && (value->find("model_type") || value->find("architectures"))) {
            Result<ModelFileRef> model = importModelFile(path);
            if (!model)
                return model.error();
            out.kind = PlanFileKind::Model;
            out.document.scenario = atHand;
            out.document.scenario.useModelFile(std::move(model).value());
            return out;
        }
        if (value->find("memladder_scenario") == nullptr)
            out.kind = isResult(*value) ? PlanFileKind::Result : isLaunch(*value) ? PlanFileKind::Launch : isReducedOrder(*value) ? PlanFileKind::ReducedOrder : PlanFileKind::Scenario;
    }
    Result<ScenarioDocument> document = readScenario(*text, path);
    if (!document)
        return document.error();
    out.document = std::move(document).value();
    return out;
}

} // namespace memladder
