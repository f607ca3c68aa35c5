// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// What core/README.md promises of a recompute mode that is added as one row, tried with the row of that page.
#include "catch.h"

#include "cli/cli_support.h"
#include "cli/command_info.h"
#include "estimate/evaluate.h"
#include "explain/derivation.h"
#include "io/scenario_json.h"
#include "search/suggest.h"

#include <algorithm>

using namespace memladder;
using namespace memladder::test;

namespace {

const std::string kMode = "full-8bit";

Scenario withMode(const std::string& estimator = "textbook") {
    Scenario s;
    s.estimator = Choice<Estimator>::named(estimator);
    const auto mode = Choice<Recompute>::find(kMode);
    REQUIRE(mode);
    s.recompute = *mode;
    return s;
}

} // namespace

TEST_CASE("The row stands behind the others, which keep their places") {
    const auto rows = Registry<Recompute>::rows();
    REQUIRE(rows.size() == 5);
    CHECK(rows[0].key == "none");
    CHECK(rows[4].key == kMode);
    CHECK(rows[4].source.text.size() > 4);
}

TEST_CASE("The command line takes it and answers one byte an element") {
    const json::Value plan = answer("estimate --params 30B --gpus 8 --zero 3 --recompute " + kMode);
    const json::Value full = answer("estimate --params 30B --gpus 8 --zero 3 --recompute full");
    const auto activations = [](const json::Value& of) { return integer(of, "totals.activation_bytes"); };
    // s·b·h·L = 2048 · 1 · 6784 · 53, one byte each; full recompute keeps two.
    CHECK(activations(plan) == std::int64_t{2048} * 6784 * 53);
    CHECK(2 * activations(plan) == activations(full));
    CHECK(text(plan, "scenario.recompute") == kMode);
    checkRefused("estimate --recompute full-4bit", kMode); // among what is accepted
    CHECK(run("list recompute").out.find(kMode) != std::string::npos);
    CHECK(run("list sources").out.find("Full, 8 bits") != std::string::npos);
    for (const cli::Shell& shell : cli::shells()) {
        INFO(shell.key);
        CHECK(shell.completion(cli::describeCommands()).find(kMode) != std::string::npos);
    }
}

TEST_CASE("The derivation gives the estimator's number from its own arithmetic") {
    const Plan plan = evaluate(withMode());
    const Derivation derived = derive(plan, Term::Activations);
    CHECK(derived.result == plan.size(Term::Activations));
    CHECK(derived.formula == "1·s·b·h·L");
    CHECK(std::string(derived.note).find(kMode) != std::string::npos);
}

TEST_CASE("Scenario files hold it") {
    ScenarioDocument document;
    document.scenario = withMode();
    const Result<ScenarioDocument> back = readScenario(writeScenario(document), "file");
    REQUIRE(back);
    CHECK(back->scenario == document.scenario);
}

TEST_CASE("A search proposes it where it is asked for, and not by itself") {
    Scenario s = withMode();
    s.gpus = 32;
    SuggestOptions options;
    options.everyLayout = true;
    options.top = 0;
    for (const Suggestion& found : suggest(s, options).list)
        CHECK(found.scenario.recompute->key != kMode);
    options.pins.recompute = true;
    const Suggestions asked = suggest(s, options);
    REQUIRE_FALSE(asked.list.empty());
    CHECK(asked.list.front().strategy.find(kMode) != std::string::npos);
    for (const Suggestion& found : asked.list)
        CHECK(found.scenario.recompute->key == kMode);
}

TEST_CASE("Estimators that do not follow it say so instead of answering for another mode") {
    checkRefused("estimate --model llama-3.1-8b --gpus 8 --estimator detailed --recompute " + kMode,
                 "the detailed estimator does not follow recompute " + kMode);
    checkRefused("estimate --estimator reduced-order --recompute " + kMode, "no recompute but none and full");
    const cli::Outcome launch = run("flags --for megatron --params 30B --recompute " + kMode);
    CHECK(launch.status == 0);
    CHECK(launch.out.find("Not said: Recompute " + kMode) != std::string::npos);
}
