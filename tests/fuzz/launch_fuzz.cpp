// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Any bytes as launch settings in each syntax: refused in one line, or read, evaluated, saved and read again as the same,
/// and written for one of the frameworks as a text that is read again.
#include "estimate/evaluate.h"
#include "fuzz/require.h"
#include "io/launch.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace memladder;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const LaunchSyntax& syntax : launchSyntaxes()) {
        const std::string name = "fuzz." + std::string(syntax.endings.substr(0, syntax.endings.find(' ')));
        const Result<ScenarioDocument> document = readLaunch(text, name, syntax);
        if (!document) {
            fuzz::requireOneLine(document.error(), name);
            continue;
        }
        const Plan plan = evaluate(document->scenario);
        require(plan.total() >= Bytes());
        const Result<ScenarioDocument> again = readScenario(writeScenario(*document), "again.json");
        require(static_cast<bool>(again));
        require(again->scenario == document->scenario);
        // One framework an input: most of the time goes into writing.
        const auto framework = Choice<LaunchFramework>::at(size % Registry<LaunchFramework>::rows().size());
        const LaunchText written = writeLaunch(framework, *document);
        require(!written.text.empty());
        const Result<LaunchTree> back = launchSyntax(framework->syntax).read(written.text, "written");
        require(static_cast<bool>(back));
    }
    return 0;
}
