// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "search/offer.h"

#include <algorithm>

using namespace memladder;

namespace {

Scenario gpt3(std::uint64_t gpus) {
    Scenario s;
    s.params = 175'000'000'000;
    s.gpus = gpus;
    s.capacity = CardSize::gib(192);
    s.reserve = CardSize::gib(10);
    return s;
}

bool has(const std::vector<Phrase>& clauses, const std::string& wanted) {
    return std::find(clauses.begin(), clauses.end(), wanted) != clauses.end();
}

} // namespace

TEST_CASE("What was not offered is the scheme nearest to fitting, with the term that forbids it") {
    // 2·175e9 bytes of parameters are 325.96 GiB on every GPU; 192 − 10 are usable.
    const auto on32 = notOffered(gpt3(32));
    REQUIRE(on32);
    CHECK(on32->plan.job.layout.zero->key == "2");
    CHECK(on32->text == "ZeRO-2 without TP, PP or CP: replicated parameters 326.0 GiB alone exceed 182.0 GiB usable");
    // On 8 not even ZeRO-3 fits: 16·175e9/8.
    const auto on8 = notOffered(gpt3(8));
    REQUIRE(on8);
    CHECK(on8->plan.job.layout.zero->key == "3");
    CHECK(on8->plan.level == Level::Impossible);

    Scenario small; // 16·1e9 bytes fit 80 GB as they are
    small.params = 1'000'000'000;
    CHECK_FALSE(notOffered(small));
    Pins pins;
    pins.zero = true;
    CHECK_FALSE(notOffered(gpt3(32), pins));
}

TEST_CASE("A scheme that is not offered fits in no recompute mode") {
    for (const std::uint64_t gpus : {4U, 16U, 32U, 64U, 512U}) {
        const auto refused = notOffered(gpt3(gpus));
        REQUIRE(refused);
        for (const char* mode : {"none", "selective", "full"}) {
            Scenario alone = gpt3(gpus);
            alone.zero = refused->plan.job.layout.zero;
            alone.recompute = Choice<Recompute>::named(mode);
            CHECK_FALSE(evaluate(alone).fits());
        }
    }
}

TEST_CASE("What is not offered is told of the recompute mode that needs the least, of those that a search may choose") {
    for (const std::uint64_t gpus : {8U, 32U}) {
        const auto refused = notOffered(gpt3(gpus));
        REQUIRE(refused);
        const Layout& layout = refused->plan.job.layout;
        CHECK(layout.recompute->key == "full");
        for (const char* mode : {"none", "selective", "full"}) {
            Scenario alone = gpt3(gpus);
            alone.zero = layout.zero;
            alone.recompute = Choice<Recompute>::named(mode);
            CHECK(refused->plan.total() <= evaluate(alone).total());
        }
    }
    Scenario typed = gpt3(32);
    typed.recompute = Choice<Recompute>::named("none");
    Pins pins;
    pins.recompute = true;
    REQUIRE(notOffered(typed, pins));
    CHECK(notOffered(typed, pins)->plan.job.layout.recompute->key == "none");
}

TEST_CASE("The short price names what is saved against the first, and what each axis asks for") {
    SuggestOptions all;
    all.top = 0;
    const Suggestions found = suggest(gpt3(32), all);
    REQUIRE(found.list.size() > 4);
    const Suggestion& first = found.list.front();
    CHECK(tradeClauses(first, first) == std::vector<Phrase>{"recomputes the attention core"});
    for (const Suggestion& s : found.list) {
        const auto clauses = tradeClauses(s, first);
        const Layout& layout = s.plan.job.layout;
        CHECK(has(clauses, "one more forward pass") == (layout.recompute->key == "full"));
        CHECK(has(clauses, "90 % busy needs 9 micro-batches") == (layout.pp == 2));
        if (layout.tp > 1)
            CHECK(has(clauses, std::string(layout.recompute->key == "full" ? "6" : "4") + " all-reduces a layer and micro-batch in the node"));
        if (s.strategy == "ZeRO-3 · TP 2 + selective") { // 174.8 − 133.1, of the exact sums
            CHECK(clauses.front() == "41.6\u202fGiB less");
        }
    }
    CHECK(std::any_of(found.list.begin(), found.list.end(), [](const Suggestion& s) { return s.strategy == "ZeRO-3 · TP 2 + selective"; }));
}

TEST_CASE("Recomputing each second product is not called recomputing attention") {
    Scenario s;
    s.model = Choice<ModelPreset>::named("llama-3.1-8b");
    s.estimator = Choice<Estimator>::named("detailed");
    s.framework = Choice<Framework>::named("torchtitan");
    SuggestOptions options;
    options.everyLayout = true;
    options.top = 0;
    const Suggestions found = suggest(s, options);
    int seen = 0;
    for (const Suggestion& suggestion : found.list) {
        const Layout& layout = suggestion.plan.job.layout;
        if (!layout.perOperation)
            continue;
        ++seen;
        CHECK(suggestion.strategy.find("selective-op") != std::string::npos);
        std::string clauses;
        for (const std::string& clause : tradeClauses(suggestion, found.list.front()))
            clauses += clause + ";";
        CHECK(clauses.find("every second product") != std::string::npos);
        CHECK(clauses.find("attention core") == std::string::npos);
    }
    CHECK(seen > 0);
}
