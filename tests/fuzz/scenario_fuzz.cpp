// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Any bytes as a scenario file: refused in one line, or read, written, read again as the same, and answered by every
/// estimator with sizes that are not negative and that add up.
#include "estimate/evaluate.h"
#include "fuzz/require.h"
#include "io/scenario_json.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace memladder;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<ScenarioDocument> document = readScenario(text, "fuzz.json");
    if (!document) {
        fuzz::requireOneLine(document.error(), "fuzz.json");
        return 0;
    }
    const std::string written = writeScenario(*document);
    const Result<ScenarioDocument> again = readScenario(written, "again.json");
    require(static_cast<bool>(again));
    require(again->scenario == document->scenario);
    require(writeScenario(*again) == written);
    for (std::size_t i = 0; i < Registry<Estimator>::rows().size(); ++i) {
        Scenario scenario = document->scenario;
        scenario.estimator = Choice<Estimator>::at(i);
        const Plan plan = evaluate(scenario);
        require(plan.total() >= Bytes());
        for (const TermInfo& info : allTerms()) {
            const Bytes part = plan.footprint.gpu[info.term];
            require(part >= Bytes() && part <= plan.total());
        }
        require(!verdictText(plan).empty());
    }
    return 0;
}
