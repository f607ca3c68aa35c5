// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "cli/command.h"

#include <filesystem>
#include <fstream>

using namespace memladder;

namespace {

const std::string kRecords = std::string(MEMLADDER_TEST_DATA) + "/measured/records.csv";

json::Value answer(const std::string& path) {
    const cli::Outcome outcome = cli::run({"validate", path, "--format", "json"});
    INFO(outcome.err);
    REQUIRE(outcome.status == 0);
    CHECK(outcome.err.empty());
    const auto parsed = json::parse(outcome.out, "stdout");
    REQUIRE(parsed);
    return *parsed;
}

} // namespace

TEST_CASE("validate prints errors by source and metric, outcomes and what was skipped") {
    const json::Value value = answer(kRecords);
    const json::Value* rows = value.find("rows");
    REQUIRE(rows != nullptr);
    REQUIRE(rows->size() > 5);
    for (const json::Value& row : rows->elements()) {
        for (const char* key : {"source", "metric", "set", "group", "n", "skipped", "median_signed_percent",
                                "median_abs_percent", "p90_abs_percent", "worst"})
            REQUIRE(row.find(key) != nullptr);
        const bool scored = row.find("n")->integer().value() > 0;
        CHECK(row.find("median_abs_percent")->isNull() == !scored);
        const std::string metric(*row.find("metric")->string());
        // What only the driver saw is never in main.
        CHECK((metric == "allocated" || metric == "reserved" || (metric == "driver" && *row.find("set")->string() == "other")));
        if (!scored)
            continue;
        const json::Value& worst = row.find("worst")->elements().front();
        const double measured = worst.find("measured_gib")->number().value();
        const double predicted = worst.find("predicted_gib")->number().value();
        CHECK(worst.find("error_percent")->number().value() ==
              Approx(100 * (predicted / measured - 1)).margin(0.1));
        std::int64_t sum = 0;
        for (const json::Member& term : worst.find("terms")->members())
            sum += term.value.integer().value();
        if (*row.find("metric")->string() == "allocated")
            CHECK(static_cast<double>(sum) / static_cast<double>(kGiB) == Approx(predicted).margin(0.002));
    }
    const json::Value* oom = value.find("oom");
    REQUIRE(oom != nullptr);
    CHECK(oom->find("right")->integer().value() + oom->find("wrong")->integer().value() +
              oom->find("unsure")->integer().value() >
          0);
    for (const json::Value& row : value.find("skipped")->elements())
        CHECK_FALSE(row.find("reason")->string()->empty());
}

TEST_CASE("validate reads as text too, and refuses what is no table of runs") {
    const cli::Outcome text = cli::run({"validate", kRecords});
    CHECK(text.status == 0);
    CHECK(text.out.find("Worst rows") != std::string::npos);
    const cli::Outcome missing = cli::run({"validate", "/nonexistent/runs.csv", "--format", "json"});
    CHECK(missing.status == 2);
    CHECK(missing.out.empty());
    const std::string path =
        (std::filesystem::temp_directory_path() / "memladder_validate_test.csv").string();
    std::ofstream(path) << "a,b\n1,2\n";
    const cli::Outcome odd = cli::run({"validate", path, "--format", "json"});
    CHECK(odd.status == 2);
    CHECK(odd.out.empty());
    CHECK(odd.err.find("no column record_id") != std::string::npos);
    std::filesystem::remove(path);
}
