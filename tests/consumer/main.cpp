// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include <estimate/evaluate.h>
#include <io/launch.h>

#include <cstdio>

int main() {
    memladder::ScenarioDocument document;
    document.scenario.gpus = 64;
    const memladder::Plan plan = memladder::evaluate(document.scenario);
    const memladder::LaunchText launch = memladder::writeLaunch(memladder::Choice<memladder::LaunchFramework>::named("nanotron"), document);
    std::printf("%s\n%s", memladder::verdictText(plan).c_str(), launch.text.c_str());
    return plan.total() > memladder::Bytes() && memladder::readScenario(launch.text, "config.yaml") ? 0 : 1;
}
