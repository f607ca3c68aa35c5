// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "scenario/field.h"
#include "search/solve.h"
#include "search/suggest.h"

#include <chrono>
#include <thread>

using namespace memladder;

namespace {

Scenario plan(std::initializer_list<std::pair<std::string_view, std::string_view>> values) {
    Scenario s;
    for (const auto& [key, value] : values)
        REQUIRE_FALSE(field(key).parse(s, value));
    return s;
}

} // namespace

TEST_CASE("A watch hears of every layout, and changes nothing of the answer") {
    const Scenario scenario = plan({{"params", "175B"}, {"gpus", "1024"}, {"capacity", "192GiB"}});
    Watch watch;
    SuggestOptions options;
    const Suggestions alone = suggest(scenario, options);
    options.pins.watch = &watch;
    const Suggestions watched = suggest(scenario, options);
    CHECK(watched.considered == alone.considered);
    CHECK(watched.list.size() == alone.list.size());
    REQUIRE_FALSE(watched.list.empty());
    CHECK(watched.list.front().scenario == alone.list.front().scenario);
    CHECK(watch.expected() == watched.considered);
    CHECK(watch.done() == watched.considered);
    CHECK(watch.fraction() == 1.0);
}

TEST_CASE("A stopped search ends at once and gives no answer") {
    Watch watch;
    watch.stop();
    Pins pins;
    pins.watch = &watch;
    SuggestOptions options;
    options.pins = pins;
    CHECK(suggest(plan({{"params", "7B"}, {"gpus", "64"}}), options).list.empty());
    for (const Question& question : questions()) {
        INFO(question.key);
        CHECK_FALSE(question.solve(plan({{"params", "7B"}, {"gpus", "64"}}), pins).answer);
    }
}

TEST_CASE("Another thread stops a long search within a moment") {
    // 73,513,440 has 768 divisors; under the detailed estimator every layout is accounted for tensor by tensor.
    const Scenario scenario = plan({{"model", "llama-3.1-405b"}, {"gpus", "73513440"}, {"estimator", "detailed"}, {"seq", "1M"}});
    Watch watch;
    SuggestOptions options;
    options.pins.watch = &watch;
    options.prunes = false;
    std::chrono::steady_clock::time_point ended;
    std::thread worker([&] {
        (void)suggest(scenario, options);
        ended = std::chrono::steady_clock::now();
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    const auto stopped = std::chrono::steady_clock::now();
    watch.stop();
    worker.join();
    CHECK(ended > stopped); // it was not through by itself
    CHECK(std::chrono::duration<double>(ended - stopped).count() < 2);
    CHECK(watch.fraction() < 1.0);
}
