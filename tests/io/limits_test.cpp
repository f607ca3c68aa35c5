// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// A stranger's file may be large, deep, or endless in one of its parts: each limit has its message, and no reader takes
/// longer than its file is worth.
#include "catch.h"

#include "io/hf_config.h"
#include "io/launch.h"
#include "io/lecture_json.h"
#include "io/measured_csv.h"
#include "io/scenario_json.h"

#include <array>
#include <ctime>
#include <string>
#include <string_view>

using namespace memladder;

namespace {

constexpr std::array<std::string_view, 1> kCharts = {"budget"};
constexpr std::array<std::string_view, 1> kComparisons = {"scheme"};
constexpr std::array<std::string_view, 1> kControls = {"gpus"};
constexpr LectureKeys kKeys{kCharts, kComparisons, kControls};

std::string repeated(std::string_view part, std::size_t times) {
    std::string text;
    text.reserve(part.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        text += part;
    return text;
}

/// "k0": 1, "k1": 1, …
std::string members(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += (i == 0 ? "\"k" : ", \"k") + std::to_string(i) + "\": 1";
    return text;
}

std::string lecture(const std::string& scenes) {
    return "{\"memladder_lecture\": 1, \"scenes\": [" + scenes + "]}";
}

/// The refusal in one line that holds `part`, within some seconds of this process's own work.
template <typename Read>
void refused(Read read, std::string_view part) {
    const std::clock_t before = std::clock();
    const auto result = read();
    CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 20); // of a debug build under sanitizers
    REQUIRE_FALSE(result);
    const std::string line = result.error().text();
    CAPTURE(line.substr(0, 300));
    CHECK(line.find(part) != std::string::npos);
    CHECK(line.find('\n') == std::string::npos);
    CHECK(line.size() < 600);
}

} // namespace

TEST_CASE("JSON: bytes, depth and values have a limit each") {
    refused([] { return json::parse(std::string((16U << 20) + 1, ' '), "x.json"); }, "at most 16,777,216 bytes");
    refused([] { return json::parse(std::string(65, '[') + std::string(65, ']'), "x.json"); }, "more than 64 levels of nesting");
    CHECK(json::parse(std::string(64, '[') + std::string(64, ']'), "x.json"));
    refused([] { return json::parse("[0" + repeated(",0", 1'000'000) + "]", "x.json"); }, "more than 1,000,000 values");
}

TEST_CASE("A scenario keeps a thousand keys that it does not know, and no more") {
    CHECK(readScenario("{\"gpus\": 8, " + members(1000) + "}", "x.json"));
    refused([] { return readScenario("{\"gpus\": 8, " + members(1001) + "}", "x.json"); }, "more than 1,000 unknown keys");
    refused([] { return readScenario("{\"gpus\": 8, " + members(200'000) + "}", "x.json"); }, "more than 1,000 unknown keys");
}

TEST_CASE("A lecture: scenes, texts, ceilings, hidden terms and unknown keys have a limit each") {
    const auto read = [](const std::string& text) { return [text] { return readLecture(text, "x.json", kKeys); }; };
    CHECK(read(lecture("{\"title\": \"t\"}" + repeated(",{\"title\": \"t\"}", 499)))());
    refused(read(lecture("{\"title\": \"t\"}" + repeated(",{\"title\": \"t\"}", 500))), "at most 500 scenes");
    refused(read("{\"memladder_lecture\": 1, \"title\": \"" + std::string(20'001, 't') + "\", \"scenes\": []}"), "at most 20,000");
    refused(read("{\"memladder_lecture\": 1, " + members(100'000) + ", \"scenes\": [{\"title\": \"t\"}]}"), "more than 1,000 unknown keys");
    for (const char* key : {"title", "caption", "question", "notes"})
        refused(read(lecture("{\"" + std::string(key) + "\": \"" + std::string(20'001, 't') + "\"}")), "at most 20,000");
    refused(read(lecture("{\"title\": \"t\", \"ceilings\": [\"80GB\"" + repeated(",\"80GB\"", 64) + "]}")), "at most 64 sizes");
    refused(read(lecture("{\"title\": \"t\", \"hidden_terms\": [\"reserve\"" + repeated(",\"reserve\"", 100'000) + "]}")), "each term once");
    refused(read(lecture("{\"title\": \"t\", " + members(100'000) + "}")), "more than 1,000 unknown keys");
}

TEST_CASE("A scene's text takes so many numbers, few of them by a search, and none of those as it is read") {
    const auto read = [](const std::string& caption) {
        const std::string scene = R"({"scenario": {"params": "100T", "gpus": 65536}, "caption": ")" + caption + "\"}";
        return [text = lecture(scene)] { return readLecture(text, "x.json", kKeys); };
    };
    CHECK(read(repeated("{total}", 200))());
    refused(read(repeated("{total}", 201)), "found more than 200 numbers in one text; accepted: at most 200");
    CHECK(read(repeated("{least|gpus=8}", 4))());
    refused(read(repeated("{least}{least_power}", 3)), "found {least} once more; accepted: at most 4 of {least} and {least_power} in one text");
    const std::clock_t before = std::clock();
    CHECK(readLecture(lecture(repeated(R"({"scenario": {"params": "100T", "gpus": 65536}, "caption": "{least}{least}{least}{least}"},)", 499) + R"({"title": "t"})"),
                      "x.json", kKeys));
    CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 10);
}

TEST_CASE("A lecture that is no JSON is searched for scenes up to a size, and only so often") {
    const auto read = [](const std::string& text) { return [text] { return readLecture(text, "x.json", kKeys); }; };
    refused(read("\"scenes\"" + repeated("{}", 500'000)), "x.json:1:");
    refused(read("\"scenes\"" + repeated("{\n", 500'000)), "x.json:1:");
    refused(read("\"scenes\"\n" + repeated("{\"a\":[\n", 140'000)), "x.json:2:");
    refused(read("\"scenes\"" + repeated("{}", 1'000'000)), "x.json:1:");
    const auto salvaged = readLecture("\"scenes\"" + repeated("{\"title\": \"t\"}\n", 1000), "x.json", kKeys);
    REQUIRE(salvaged);
    CHECK(salvaged->scenes.size() == 500);
    const auto behind = readLecture("\"scenes\"" + std::string(1U << 20, ' ') + "{\"title\": \"t\"}", "x.json", kKeys);
    CHECK_FALSE(behind);
}

TEST_CASE("A config.json of hundreds of thousands of values ends at once") {
    const auto read = [](const std::string& text) { return [text] { return importHfConfig(text, "config.json"); }; };
    refused(read("{" + members(200'000) + "}"), "config.json");
    refused(read("{\"layer_types\": [0" + repeated(",0", 300'000) + "]}"), "config.json");
    refused(read(repeated("{\"text_config\":", 60) + "{}" + std::string(60, '}')), "config.json");
}

TEST_CASE("Launch settings: long, deep, and written out without end") {
    std::string aliases = "a0: &a0 [x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 12; ++i) {
        const std::string last = "*a" + std::to_string(i - 1);
        aliases += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + last + repeated(", " + last, 7) + "]\n";
    }
    std::string words = "A0=xxxxxxxx\n";
    for (int i = 1; i < 40; ++i)
        words += "A" + std::to_string(i) + "=\"$A" + std::to_string(i - 1) + " $A" + std::to_string(i - 1) + "\"\n";
    words += "torchrun pretrain_gpt.py $A39\n";
    const std::pair<const char*, std::string> files[] = {
        {"x.yaml", aliases},
        {"x.yaml", repeated("[", 100'000)},
        {"x.yaml", repeated("a: ", 100'000)},
        {"x.yaml", repeated("- ", 100'000)},
        {"x.yaml", members(100'000)},
        {"x.toml", "a = " + std::string(100'000, '[')},
        {"x.toml", repeated("[a", 100'000)},
        {"x.toml", "a" + repeated(".a", 100'000) + " = 1\n"},
        {"x.toml", "[a" + repeated(" . \"a,\"", 100'000) + "]\n"},
        {"x.toml", "x = ['''it's''', \"\"\"a\"b'\"\"\", {a" + repeated(".a", 100'000) + " = 1}]\n"},
        {"x.json", "{\"train_micro_batch_size_per_gpu\": 1, \"zero_optimization\": " + std::string(60, '[') + std::string(60, ']') + "}"},
        {"x.sh", words},
        {"x.sh", "torchrun pretrain_gpt.py" + repeated(" --num-layers 2", 200'000)},
        {"x.sh", repeated("$(", 100'000)},
        {"x.sh", repeated("\"", 1'000'001)},
    };
    for (const auto& [name, text] : files) {
        CAPTURE(name, text.substr(0, 40), text.size());
        const std::clock_t before = std::clock();
        const auto result = readScenario(text, name);
        CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 20);
        if (!result) {
            CHECK(result.error().text().find(name) != std::string::npos);
            CHECK(result.error().text().find('\n') == std::string::npos);
        }
    }
}

TEST_CASE("Launch settings may be as deep as a scenario's file that keeps them allows, in every syntax") {
    const auto nested = [](std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); };
    const auto deep = [&](std::string_view ending, std::size_t levels) -> std::string { // a tree of so many levels
        if (ending == "json")
            return "{\"train_micro_batch_size_per_gpu\": 1, \"x\": " + nested(levels - 1) + "}";
        if (ending == "yaml")
            return "parallelism:\n  tp: 1\nx: " + nested(levels - 1) + "\n";
        return "[training]\nseq_len = 4096\nx = " + nested(levels - 2) + "\n";
    };
    for (const char* ending : {"json", "yaml", "toml"}) {
        CAPTURE(ending);
        const std::string name = std::string("x.") + ending;
        const auto kept = readScenario(deep(ending, 48), name);
        REQUIRE(kept);
        const auto again = readScenario(writeScenario(*kept), "again.json");
        REQUIRE(again);
        CHECK(writeScenario(*again) == writeScenario(*kept));
        refused([&] { return readScenario(deep(ending, 49), name); }, "48 levels of nesting");
    }
    refused([] { return readScenario("[training]\na" + repeated(".a", 49) + " = 1\n", "x.toml"); }, "x.toml:2:98: found a key of more than 48 parts");
}

TEST_CASE("TOML: letters outside of quotes are refused by place, inside of them they are read") {
    refused([] { return readScenario("[training]\nseq_len = 4096\n\xC3\xA9 = 1\n", "x.toml"); }, "x.toml:3:1: found a letter outside of quotes");
    refused([] { return readScenario("[training]\nseq_len = 4096\xC3\xA9\n", "x.toml"); }, "x.toml:2:15: found a letter outside of quotes");
    refused([] { return readScenario("[training]\nx = \"\"\"a\\\n \xC3\xA9\"\"\"\n", "x.toml"); }, "x.toml:2:9: found a backslash");
    CHECK(readScenario("\xEF\xBB\xBF# \xC3\xA9\n[training]\nseq_len = 4096 # \xC3\xA9\nx = \"\xC3\xA9\"\ny = '''\xC3\xA9\\'''\n\"\xC3\xA9\" = 'a\\'\n", "x.toml"));
}

TEST_CASE("A table has a limit of columns and of rows, and a wide header widens no row") {
    const auto read = [](const std::string& text) { return [text] { return readMeasuredRuns(text, "x.csv"); }; };
    const auto more = [](int columns) {
        std::string out;
        for (int i = 0; i < columns; ++i)
            out += ",x" + std::to_string(i);
        return out;
    };
    const std::string head = "record_id,source,framework_id,metric_id,value_gib,layers,hidden,seq_len";
    CHECK(read(head + more(992) + "\n")());
    refused(read(head + more(993) + "\n"), "x.csv line 1: found more than 1,000 cells in a row; accepted: at most 1,000");
    refused(read(head + "\n" + repeated("a,b\n", 20'001)), "x.csv line 20002: found more than 20,000 rows; accepted: at most 20,000");
    const auto wide = readMeasuredRuns(head + more(992) + "\n" + repeated("a\n", 20'000), "x.csv"); // 20 million cells, were they made
    REQUIRE(wide);
    CHECK(wide->size() == 20'000);
    CHECK(wide->back().id == "a");
}

TEST_CASE("A table of four megabytes ends at once") {
    for (const std::string& text : {repeated(",", 4'000'000), repeated("\n", 4'000'000), "record_id,source\n" + repeated("a,b\n", 500'000), repeated("\"", 3'999'999)}) {
        CAPTURE(text.substr(0, 20));
        const std::clock_t before = std::clock();
        const auto runs = readMeasuredRuns(text, "x.csv");
        CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 20);
        if (!runs)
            CHECK(runs.error().text().size() < 600);
    }
}
