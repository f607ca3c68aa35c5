// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "csv.h"

#include "cli/command.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <fstream>
#include <sstream>

using namespace memladder;
using cli::Outcome;

namespace {

std::vector<std::string> words(const std::string& line) {
    std::istringstream stream(line);
    return {std::istream_iterator<std::string>(stream), {}};
}

Outcome run(const std::string& line) {
    return cli::run(words(line));
}

json::Value answer(const std::string& line) {
    const Outcome outcome = run(line + " --format json");
    INFO(line);
    INFO(outcome.err);
    REQUIRE(outcome.status == 0);
    CHECK(outcome.err.empty());
    const auto parsed = json::parse(outcome.out, "stdout");
    REQUIRE(parsed);
    return *parsed;
}

double gib(const json::Value& object, std::string_view key) {
    const json::Value* value = object.find(key);
    REQUIRE(value != nullptr);
    REQUIRE(value->integer());
    return static_cast<double>(*value->integer()) / static_cast<double>(kGiB);
}

const std::string kDrill = "estimate --params 175e9 --layers 96 --hidden 12288 --heads 96 --seq 2048 --micro-batch 1 --capacity 192GiB --reserve 10GiB";

} // namespace

TEST_CASE("every row of the drill through the command line, to the fourth decimal") {
    for (auto row : test::readCsv("golden/drill-gpt3-175b.csv")) {
        CAPTURE(row["id"]);
        const json::Value object = answer(kDrill + " --zero " + row["zero"] + " --gpus " + row["gpus"] + " --tp " + row["tp"] + " --pp " + row["pp"] +
                                          " --recompute " + row["recompute"]);
        const json::Value& totals = *object.find("totals");
        CHECK(gib(totals, "state_bytes") == Approx(std::stod(row["state_gib"])).margin(0.00005));
        CHECK(gib(totals, "transient_bytes") == Approx(std::stod(row["transient_gib"])).margin(0.00005));
        CHECK(gib(totals, "activation_bytes") == Approx(std::stod(row["activations_gib"])).margin(0.00005));
        CHECK(gib(totals, "reserve_bytes") == Approx(10.0));
        CHECK(gib(totals, "total_bytes") == Approx(std::stod(row["total_gib"])).margin(0.00005));
        CHECK(gib(totals, "headroom_bytes") == Approx(std::stod(row["headroom_gib"])).margin(0.00005));
        CHECK(totals.find("fits")->boolean() == (row["fits"] == "yes"));
        CHECK(gib(totals, "usable_bytes") == Approx(182.0));
    }
}

TEST_CASE("the ladder through the command line, to the fourth decimal") {
    const json::Value object = answer("ladder --gpus 8,16,32,64");
    const auto expected = test::readCsv("golden/ladder-30b.csv");
    const auto& rows = object.find("rows")->elements();
    REQUIRE(rows.size() == expected.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        test::CsvRow want = expected[i];
        CAPTURE(i);
        CHECK(rows[i].find("scheme")->string() == want["scheme"]);
        CHECK(std::to_string(*rows[i].find("gpus")->integer()) == want["gpus"]);
        CHECK(gib(rows[i], "state_bytes") == Approx(std::stod(want["state_gib"])).margin(0.00005));
        CHECK(rows[i].find("fits_state")->boolean() == (want["fits_80_gb_card"] == "yes"));
    }
    const Outcome text = run("ladder --gpus 8,16,32,64");
    CHECK(text.out.find("ZeRO-2  104.8 GiB     80.3 GiB     68.1 GiB ✓   62.0 GiB ✓") != std::string::npos);
}

TEST_CASE("a ladder's impossible points are rows with an issue and null sizes") {
    const json::Value object = answer("ladder --gpus 8,10 --tp 4");
    for (const json::Value& row : object.find("rows")->elements()) {
        const bool possible = row.find("gpus")->integer() == 8;
        CHECK(row.find("state_bytes")->isNull() == !possible);
        CHECK((row.find("issues") == nullptr) == possible);
    }
    CHECK(run("ladder --gpus 8,10 --tp 4").out.find("not possible") != std::string::npos);
}

TEST_CASE("impossible input ends with status 2, one line, and an empty standard output") {
    const auto file = std::filesystem::temp_directory_path() / "memladder-not-json.txt";
    std::ofstream(file) << "not json\n";
    const std::pair<std::string, std::string> cases[] = {
        {"estimate --gpus 0", "--gpus"},
        {"estimate --params abc", "--params"},
        {"estimate --seq -1", "--seq"},
        {"estimate --tp 3 --gpus 8", "--tp"},
        {"estimate --bogus 3", "--bogus"},
        {"estimate --bogus", "--bogus"},
        {"estimate stray", "stray"},
        {"bogus", "bogus"},
        {"", "no command"},
        {"estimate --params NaN", "--params"},
        {"estimate --seq NaN", "--seq"},
        {"estimate --params 1e40", "--params"},
        {"estimate --gpus 8.5", "--gpus"},
        {"estimate --capacity 80XB", "--capacity"},
        {"estimate --capacity 80", "--capacity"},
        {"estimate --scenario /no/such/file.json", "/no/such/file.json"},
        {"estimate --scenario " + file.string(), file.string()},
        {"estimate --recompute every:2", "--recompute"},
        {"estimate --recompute selective-op", "--recompute"},
        {"estimate --zero 4", "--zero"},
        {"estimate --format yaml", "--format"},
        {"estimate --seq", "--seq"},
        {"estimate --seq 1 --seq 2", "--seq"},
        {"estimate --scenario=", "--scenario"},
        {"estimate --save=", "--save"},
        {"estimate --scenario /dev/null", "/dev/null"},
        {"estimate --params 1e18", "--params"},
        {"estimate --save /no/such/folder/x.json", "--save"},
        {"ladder --gpus 8,,16", "--gpus"},
        {"ladder --gpus 8,0", "--gpus"},
        {"ladder --of everything", "--of"},
        {"list", "list"},
        {"list nothing", "nothing"},
    };
    for (const auto& [line, blamed] : cases) {
        for (const char* format : {"", " --format json"}) {
            CAPTURE(line, format);
            // An option without its value would take what follows for it.
            const bool open = line.empty() || line == "bogus" || line == "estimate --seq" || line.back() == '=';
            const Outcome outcome = run(line + (open || line.find("--format") != std::string::npos ? "" : format));
            CHECK(outcome.status == 2);
            CHECK(outcome.out.empty());
            CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
            CHECK(outcome.err.find(blamed) != std::string::npos);
            CHECK((outcome.err.find("accepted") != std::string::npos || outcome.err.find("--help") != std::string::npos));
        }
    }
    std::filesystem::remove(file);
}

TEST_CASE("a scenario is saved, read again, and options win over the file") {
    const auto file = (std::filesystem::temp_directory_path() / "memladder-saved.json").string();
    CHECK(run("estimate --params 7b --gpus 4 --zero 3 --capacity 80GB --save " + file).status == 0);
    const json::Value again = answer("estimate --scenario " + file + " --gpus 8");
    CHECK(again.find("scenario")->find("params")->integer() == 7'000'000'000);
    CHECK(again.find("scenario")->find("gpus")->integer() == 8);
    CHECK(again.find("scenario")->find("zero")->integer() == 3);
    CHECK(again.find("scenario")->find("capacity")->string() == "80GB");
    std::filesystem::remove(file);
}

TEST_CASE("every format of estimate and every table of list prints") {
    for (const char* format : {"text", "csv", "markdown", "latex"}) {
        const Outcome outcome = run(std::string("estimate --format ") + format);
        CAPTURE(format);
        CHECK(outcome.status == 0);
        // 12 · 30e9 = 335.3 GiB for a reader, bytes for a program
        CHECK(outcome.out.find(std::string_view(format) == "csv" ? ",360000000000," : "335.3") != std::string::npos);
    }
    for (const char* table : {"gpus", "links", "recipes", "recompute", "sharding", "fields"}) {
        CAPTURE(table);
        const json::Value object = answer(std::string("list ") + table);
        for (const json::Value& row : object.find(table)->elements()) {
            CHECK_FALSE(row.find("key")->string()->empty());
            CHECK(row.find("source")->string()->size() >= 4);
        }
        CHECK(run(std::string("list ") + table).out.size() > 100);
    }
}

TEST_CASE("the estimate carries every stage, verdict and totals that add up") {
    const json::Value object = answer("estimate --pp 4 --layers 50 --zero 1 --unit GB");
    CHECK(object.find("stages")->size() == 4);
    CHECK(object.find("stages")->elements()[0].find("layers")->integer() == 13);
    CHECK(object.find("stages")->elements()[3].find("layers")->integer() == 12);
    std::int64_t sum = 0;
    for (const json::Value& term : object.find("terms")->elements())
        sum += *term.find("bytes")->integer();
    CHECK(object.find("totals")->find("total_bytes")->integer() == sum);
    CHECK(object.find("verdict")->find("text")->string()->find(" GB") != std::string::npos);
}

TEST_CASE("help and version answer on standard output") {
    CHECK(run("--version").out.find("memladder-cli ") == 0);
    CHECK(run("--help").out.find("estimate") != std::string::npos);
    CHECK(run("estimate --help").out.find("--micro-batch") != std::string::npos);
}
