// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "explain/caption.h"
#include "io/lecture_json.h"
#include "scenario/field.h"

#include <array>

using namespace memladder;

namespace {

constexpr std::array<std::string_view, 2> kCharts = {"budget", "wall"};
constexpr std::array<std::string_view, 2> kComparisons = {"scheme", "gpus"};
constexpr std::array<std::string_view, 2> kControls = {"params", "gpus"};
constexpr LectureKeys kKeys{kCharts, kComparisons, kControls};

Result<Lecture> read(std::string_view scenes) {
    return readLecture("{\"memladder_lecture\": 1, \"title\": \"T\",\n\"scenes\": [\n" + std::string(scenes) + "\n]}",
                       "talk.json", kKeys);
}

Scenario drill() {
    Scenario scenario;
    REQUIRE_FALSE(field("params").parse(scenario, "175B"));
    REQUIRE_FALSE(field("capacity").parse(scenario, "192GiB"));
    REQUIRE_FALSE(field("reserve").parse(scenario, "10GiB"));
    return scenario;
}

} // namespace

TEST_CASE("every member of a scene is read, and written so that it reads back the same") {
    const auto lecture = read(R"({"title": "{total} of {capacity}", "caption": "c", "notes": "n", "chart": "wall",
        "compare": "gpus", "scenario": {"params": "7B", "gpus": 64}, "before": {"params": "3B"},
        "ceilings": ["80GB", "96GiB"], "highlight": "activations", "control": "params", "hidden": true,
        "question": "q", "measure": "states", "axis": "all_bars", "axis_locked": true, "axis_top": 250,
        "hidden_terms": ["reserve"], "mine": [1, 2]})");
    REQUIRE(lecture);
    REQUIRE(lecture->problems.empty());
    REQUIRE(lecture->scenes.size() == 1);
    const Scene& scene = lecture->scenes[0];
    CHECK(scene.scenario.params == 7'000'000'000);
    CHECK(scene.scenario.gpus == 64);
    CHECK(scene.before->params == 3'000'000'000);
    CHECK(scene.cards->size() == 2);
    CHECK(scene.hidden);
    CHECK(scene.ofStates);
    CHECK(scene.axisHoldsAllBars);
    CHECK(scene.axisLocked);
    CHECK(*scene.axisTop == 250);
    CHECK(scene.unknown.find("mine") != nullptr);
    const auto again = readLecture(writeLecture(*lecture), "again.json", kKeys);
    REQUIRE(again);
    CHECK(*again == *lecture);
}

TEST_CASE("a scene that cannot be is named with line, column and key, and the others play") {
    struct Case {
        const char* broken;
        const char* where;
    };
    for (const Case& one : {Case{R"({"title": "a", "chart": "pie"})", "talk.json:4:25 (scenes[1].chart)"},
                            Case{R"({"title": "a", "scenario": {"gpus": "many"}})", "talk.json:4:37 (scenes[1].scenario.gpus)"},
                            Case{R"({"title": "{tootal}"})", "talk.json:4:11 (scenes[1].title)"},
                            Case{R"({"title": "{total"})", "talk.json:4:11 (scenes[1].title)"},
                            Case{R"({"title": "a", "control": "seq"})", "(scenes[1].control)"},
                            Case{R"({"title": "a", "ceilings": ["80"]})", "(scenes[1].ceilings[0])"},
                            Case{R"({"title": "a", "hidden": 1})", "(scenes[1].hidden)"},
                            Case{R"({"title": "a", "highlight": "x"})", "(scenes[1].highlight)"},
                            Case{R"({"title": "a", "axis_top": 0})", "(scenes[1].axis_top)"},
                            Case{"7", "talk.json:4:1 (scenes[1])"}, Case{"{}", "(scenes[1])"}}) {
        CAPTURE(one.broken);
        const auto lecture = read("{\"title\": \"first\"},\n" + std::string(one.broken) + ",\n{\"title\": \"last\"}");
        REQUIRE(lecture);
        CHECK(lecture->scenes.size() == 2);
        REQUIRE(lecture->problems.size() == 1);
        CHECK(lecture->problems[0].text().find(one.where) != std::string::npos);
        CHECK(lecture->problems[0].text().find('\n') == std::string::npos);
        CHECK_FALSE(lecture->problems[0].accepted.empty());
    }
}

TEST_CASE("where the text is no JSON, what can be read around the place still plays") {
    for (const char* broken : {R"({"title": "a" "chart": "wall"})", R"({"title": tru})", R"({"title": "a",})",
                               R"({"title": "a", "gpus: 8})"}) {
        CAPTURE(broken);
        const auto lecture = read("{\"title\": \"first\"},\n" + std::string(broken) + ",\n{\"title\": \"last\"}");
        REQUIRE(lecture);
        REQUIRE(lecture->scenes.size() == 2);
        CHECK(lecture->scenes[1].title == "last");
        REQUIRE_FALSE(lecture->problems.empty());
        CHECK(lecture->problems[0].where.find("talk.json:4:") != std::string::npos);
    }
    // A comma that is missing between scenes costs none of them.
    const auto lecture = read("{\"title\": \"first\"}\n{\"title\": \"last\"}");
    REQUIRE(lecture);
    CHECK(lecture->scenes.size() == 2);
    CHECK(lecture->problems.size() == 1);
    for (const char* hopeless : {"", "[]", "{}", "{\"memladder_lecture\": 2, \"scenes\": [{\"title\": \"a\"}]}",
                                 "{\"memladder_lecture\": 1}", "{\"memladder_lecture\": 1, \"scenes\": []}",
                                 "{\"memladder_lecture\": 1, \"scenes\": [", "\"scenes\" {{{{"}) {
        CAPTURE(hopeless);
        CHECK_FALSE(readLecture(hopeless, "x.json", kKeys));
    }
}

TEST_CASE("numbers in a text are the library's: the drill's, by name") {
    const Scenario scenario = drill();
    const auto filled = [&](const char* text) {
        const auto result = fillCaption(text, scenario);
        REQUIRE(result);
        std::string plain = *result;
        for (std::size_t at; (at = plain.find("\xE2\x80\xAF")) != std::string::npos;)
            plain.replace(at, 3, " ");
        return plain;
    };
    CHECK(filled("{states}") == "2,607.7 GiB");                     // 16 · 175e9 / 2^30
    CHECK(filled("{cards:states}") == "13.6");                      // of 192 GiB
    CHECK(filled("{activations}") == "256.5 GiB");                  // 2048 · 12288 · 114 · 96
    CHECK(filled("{linear_factor} + {attention_factor}") == "34 + 80");
    CHECK(filled("{one_layer}") == "2.7 GiB");
    CHECK(filled("{ratio:states/activations}") == "10");
    CHECK(filled("{ratio:activations/states|seq=512}") == "0.012"); // 30.375 / 2,607.7
    CHECK(filled("{total|zero=1}") == "1,162.9 GiB");
    CHECK(filled("{size:parameters+gradients|zero=1}") == "651.9 GiB");
    CHECK(filled("{bound}") == "326.0 GiB");
    CHECK(filled("{usable}") == "182.0 GiB");
    CHECK(filled("{least} {least_power}") == "15 16");
    CHECK(filled("{headroom|zero=3,gpus=32,recompute=selective}") == "17.2 GiB free");
    CHECK(filled("{headroom_percent|zero=3,gpus=32,recompute=selective}") == "9 %");
    CHECK(filled("{extra_flops|recompute=selective}") == "2.7 %");
    CHECK(filled("{bytes:all} {bytes:replicated}") == "16 4");
    CHECK(filled("{filled_by:replicated|capacity=80GB}") == "20 B");
    CHECK(filled("{fewest:states|params=30B,zero=2,capacity=80GB}") == "21");
    CHECK(filled("{fewest_power:states|params=30B,zero=2,capacity=80GB}") == "32");
    CHECK(filled("{fewest:states|params=30B,zero=1,capacity=80GB}") == "no number");
    CHECK(filled("{field:params} {field:layers} {gpus} {card}") == "175 B 96 8 GPUs 192 GiB");
    CHECK(filled("{{total}") == "{total}");
    CHECK(typedPart("a {total} b {{c") == "a  b {c");
}

TEST_CASE("every name that is offered can be used, and what is wrong in braces is said") {
    for (const CaptionWord& word : captionWords()) {
        CAPTURE(word.name);
        CHECK_FALSE(word.help.empty());
        const std::string name = "{" + std::string(word.name);
        if (word.argument.empty())
            CHECK(fillCaption(name + "}", drill()));
        CHECK_FALSE(fillCaption(name + ":no_such_thing}", drill()));
    }
    for (const char* bad : {"{", "{}", "{x}", "{total:1}", "{size}", "{total|}", "{total|zero}", "{total|zero=9}",
                            "{total|nothing=1}", "{ratio:states}", "{field:}", "{cards:total+}"}) {
        CAPTURE(bad);
        const auto refused = fillCaption(bad, drill());
        REQUIRE_FALSE(refused);
        CHECK_FALSE(refused.error().found.empty());
        CHECK_FALSE(refused.error().accepted.empty());
    }
}
