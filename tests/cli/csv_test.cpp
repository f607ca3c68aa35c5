// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "cli/cli_support.h"
#include "csv.h"
#include "io/sources.h"
#include "quantity/parse.h"

#include <filesystem>
#include <fstream>
#include <set>

using namespace memladder;
using namespace memladder::test;

namespace {

struct Sheet {
    std::vector<std::string> heads;
    std::vector<CsvRow> rows;
};

/// What a command prints as CSV; every line must have as many cells as the first.
Sheet sheetOf(const std::string& line, int status = 0) {
    const cli::Outcome outcome = run(line + " --format csv");
    INFO(line << "\n" << outcome.err << outcome.out);
    REQUIRE(outcome.status == status);
    Sheet sheet;
    std::istringstream stream(outcome.out);
    std::string text;
    REQUIRE(std::getline(stream, text));
    sheet.heads = splitCsvLine(text);
    CHECK(std::set<std::string>(sheet.heads.begin(), sheet.heads.end()).size() == sheet.heads.size());
    for (const std::string& head : sheet.heads)
        CHECK_FALSE(head.empty());
    while (std::getline(stream, text)) {
        const std::vector<std::string> cells = splitCsvLine(text);
        INFO(text);
        REQUIRE(cells.size() == sheet.heads.size());
        CsvRow row;
        for (std::size_t i = 0; i < cells.size(); ++i)
            row[sheet.heads[i]] = cells[i];
        sheet.rows.push_back(std::move(row));
    }
    return sheet;
}

bool countsSomething(const std::string& head) {
    for (const char* end : {"bytes", "gpus", "percent", "fraction", "share", "utilization", "rank", "answer", "exact"}) {
        if (head.ends_with(end))
            return true;
    }
    return false;
}

struct Files {
    Files() : folder(std::filesystem::temp_directory_path() / "memladder_csv_test") {
        std::filesystem::create_directories(folder);
        std::ofstream(folder / "a.json") << R"({"memladder_scenario": 1, "params": "7B"})";
        std::ofstream(folder / "b.json") << R"({"memladder_scenario": 1, "params": "13B", "zero": 3})";
    }
    ~Files() { std::filesystem::remove_all(folder); }
    std::filesystem::path folder;
};

} // namespace

TEST_CASE("CSV of every command is a table of plain values") {
    const Files files;
    const std::string data = MEMLADDER_TEST_DATA;
    for (const std::string& line :
         {std::string("estimate --params 30B"), std::string("estimate --model llama-3.1-8b --gpus 64 --tp 2 --pp 2 --estimator detailed"),
          std::string("ladder --params 30B --gpus 8,16,32,64"), std::string("ladder --params 30B --gpus 8,9 --tp 2"),
          "suggest --gpus 32" + kDrill, std::string("suggest --model llama-3.1-8b --gpus 64 --estimator detailed --framework torchtitan"),
          "solve min-gpus" + kDrill, std::string("solve max-seq --params 7B --gpus 64"), std::string("sweep gpus --from 1 --to 64 --points 4 --log"),
          std::string("explain --params 30B --zero 3 --gpus 8"), "explain --sheet --gpus 32" + kDrill, "params " + data + "/configs/llama-2-13b.json",
          "params " + data + "/configs/gpt2.json --tensors", "validate " + data + "/measured/records.csv",
          "diff " + (files.folder / "a.json").string() + " " + (files.folder / "b.json").string(),
          std::string("calibrate --measured 40GiB --metric reserved --model llama-3.1-8b --gpus 8 --zero 1"), std::string("list gpus"),
          std::string("list frameworks"), std::string("list sources"), std::string("flags --for nanotron --model llama-3.1-8b")}) {
        const Sheet sheet = sheetOf(line);
        INFO(line);
        CHECK_FALSE(sheet.rows.empty());
        for (const CsvRow& row : sheet.rows) {
            for (const auto& [head, cell] : row) {
                INFO(head << ": " << cell);
                CHECK(cell != "–");
                CHECK(cell.find("✓") == std::string::npos);
                if (countsSomething(head) && !cell.empty()) {
                    const bool plain = parse::real(cell[0] == '-' ? cell.substr(1) : cell).has_value();
                    CHECK(plain);
                    CHECK(cell.find(',') == std::string::npos);
                }
            }
        }
    }
}

TEST_CASE("CSV says the same as JSON") {
    const Sheet ladder = sheetOf("ladder --params 30B --gpus 8,16,32,64");
    const json::Value object = answer("ladder --params 30B --gpus 8,16,32,64");
    REQUIRE(ladder.rows.size() == 16);
    for (std::size_t i = 0; i < ladder.rows.size(); ++i) {
        const json::Value& row = at(object, "rows").elements()[i];
        CHECK(ladder.rows[i].at("scheme") == text(row, "scheme"));
        CHECK(std::stoll(ladder.rows[i].at("state_bytes")) == integer(row, "state_bytes"));
        CHECK((ladder.rows[i].at("fits") == "true") == at(row, "fits").boolean());
    }
    const Sheet terms = sheetOf("estimate --params 30B");
    std::int64_t sum = 0;
    for (const CsvRow& row : terms.rows)
        sum += std::stoll(row.at("bytes"));
    CHECK(sum == integer(answer("estimate --params 30B"), "totals.total_bytes"));
    const Sheet found = sheetOf("suggest --gpus 32" + kDrill);
    const json::Value asJson = answer("suggest --gpus 32" + kDrill);
    REQUIRE(found.rows.size() == at(asJson, "suggestions").size());
    CHECK(std::stoll(found.rows[0].at("total_bytes")) == integer(asJson, "suggestions.0.plan.totals.total_bytes"));
    CHECK(found.rows[0].at("zero") == "3");
    // A layout that cannot be has no size; nothing that fits leaves the heads alone.
    CHECK(sheetOf("ladder --gpus 8,9 --tp 2").rows[1].at("state_bytes").empty());
    CHECK(sheetOf("suggest --params 30B --gpus 1", 1).rows.empty());
}

TEST_CASE("Every number of the program has its source in one list") {
    const Sheet listed = sheetOf("list sources");
    std::set<std::string> tables;
    for (const CsvRow& row : listed.rows) {
        INFO(row.at("table") << ": " << row.at("name"));
        CHECK_FALSE(row.at("name").empty());
        CHECK(row.at("source").size() >= 4);
        tables.insert(row.at("table"));
    }
    CHECK(tables.size() == sourceTables().size());
    for (const char* table : {"inputs", "terms", "recipes", "gpus", "models", "launch", "frameworks", "questions"})
        CHECK(tables.count(table) == 1);
}
