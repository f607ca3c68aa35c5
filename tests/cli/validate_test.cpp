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
                                "median_abs_percent", "p90_abs_percent", "worst", "bracketed", "within", "brackets"})
            REQUIRE(row.find(key) != nullptr);
        const bool scored = row.find("n")->integer().value() > 0;
        CHECK(row.find("median_abs_percent")->isNull() == !scored);
        const std::string metric(*row.find("metric")->string());
        // What only the driver saw is never in main, nor what may be the driver's.
        const bool other = *row.find("set")->string() == "other";
        CHECK((metric == "allocated" || metric == "reserved" || ((metric == "driver" || metric == "unstated") && other)));
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
    for (const json::Value& row : value.find("skipped")->elements()) {
        CHECK_FALSE(row.find("reason")->string()->empty());
        const bool missing = row.find("reason")->string()->starts_with("missing ");
        CHECK(*row.find("kind")->string() == (missing ? "incomplete" : "refused"));
    }
    for (const json::Value& row : rows->elements())
        CHECK(row.find("skipped")->integer().value() == row.find("incomplete")->integer().value() + row.find("refused")->integer().value());
    CHECK(oom->find("not_judged") != nullptr);
    CHECK(value.find("ran")->find("not_judged") != nullptr);
    for (const json::Value& row : value.find("sources")->elements()) {
        const auto count = [&row](const char* key) { return row.find(key)->integer().value(); };
        CHECK(count("rows") == count("evaluated") + count("incomplete") + count("refused"));
        CHECK(row.find("refused_percent")->number().value() ==
              Approx(100.0 * static_cast<double>(count("refused")) / static_cast<double>(count("rows"))).margin(0.001));
    }
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

namespace {

/// A table of two runs on a card, of which one does not say its loss.
class Records {
public:
    Records() : m_path((std::filesystem::temp_directory_path() / "memladder_validate_open_test.csv").string()) {
        std::ofstream(m_path) << "record_id,source,framework_id,build,metric_id,value_gib,layers,hidden,heads,kv_heads,ffn,vocab,seq_len,microbatch_size,"
                                 "n_gpus,shard_id,recompute_id,loss_id,set_id\n"
                                 "A,Mine,torchtune,2025-06,allocated,30,16,2048,32,8,8192,128256,4096,2,1,none,full,torchtune_full,other\n"
                                 "B,Mine,torchtune,2025-06,allocated,20,16,2048,32,8,8192,128256,4096,2,1,none,,,other\n"
                                 "C,Mine,torchtune,2025-06,,1,16,2048,32,8,8192,128256,4096,2,1,none,full,torchtune_full,other\n"
                                 "D,Mine,torchtune,2025-06,allocated,20,16,2048,32,8,8192,128256,,2,1,none,,,other\n"
                                 "E,Mine,torchtune,2025-06,allocated,20,16,2048,32,8,8192,128256,4096,2,1,none,full,novel,other\n";
    }
    ~Records() { std::filesystem::remove(m_path); }
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    std::string m_path;
};

const json::Value& member(const json::Value& object, const char* key) {
    const json::Value* found = object.find(key);
    INFO(key);
    REQUIRE(found != nullptr);
    return *found;
}

} // namespace

TEST_CASE("validate brackets a row with an unstated fact, beside the errors and not among them") {
    const Records records;
    const json::Value value = answer(records.path());
    const json::Value& rows = member(value, "rows");
    REQUIRE(rows.size() == 2);
    const json::Value& allocated = rows.elements()[0];
    CHECK(*member(allocated, "metric").string() == "allocated");
    CHECK(member(allocated, "n").integer().value() == 1);
    CHECK(member(allocated, "skipped").integer().value() == 2);
    CHECK(member(allocated, "incomplete").integer().value() == 1);
    CHECK(member(allocated, "refused").integer().value() == 1);
    CHECK(member(allocated, "bracketed").integer().value() == 1);
    const json::Value& brackets = member(allocated, "brackets");
    REQUIRE(brackets.size() == 1);
    const json::Value& bracket = brackets.elements()[0];
    CHECK(*member(bracket, "record_id").string() == "B");
    const double low = member(bracket, "low_gib").number().value();
    const double high = member(bracket, "high_gib").number().value();
    CHECK(low < high);
    // The run that states its loss and its recompute is one of the candidates.
    const double point = member(member(allocated, "worst").elements()[0], "predicted_gib").number().value();
    CHECK(point >= low);
    CHECK(point <= high);
    CHECK(member(bracket, "within").boolean().value() == (20 >= low && 20 <= high));
    CHECK((member(bracket, "outside_percent").number().value() == 0) == member(bracket, "within").boolean().value());
    CHECK(member(bracket, "width_percent").number().value() == Approx((high - low) / 20 * 100).margin(0.01));
    CHECK(member(bracket, "candidates").integer().value() == 9);
    std::vector<std::string> open;
    for (const json::Value& fact : member(bracket, "open").elements()) {
        open.emplace_back(*member(fact, "column").string());
        CHECK_FALSE(member(fact, "low").isNull());
        CHECK_FALSE(member(fact, "high").isNull());
    }
    CHECK(open == std::vector<std::string>{"recompute_id", "loss_id"});

    const json::Value& unstated = rows.elements()[1];
    CHECK(*member(unstated, "metric").string() == "unstated");
    CHECK(member(unstated, "n").integer().value() == 0);
    CHECK(member(unstated, "median_abs_percent").isNull());
    CHECK(member(unstated, "bracketed").integer().value() == 1);
    CHECK(member(unstated, "within").integer().value() == 0); // no such run holds 1 GiB
    CHECK(member(member(unstated, "brackets").elements()[0], "outside_percent").number().value() > 0);

    const json::Value& sources = member(value, "bracketed");
    REQUIRE(sources.size() == 1);
    CHECK(*member(sources.elements()[0], "source").string() == "Mine");
    CHECK(member(sources.elements()[0], "n").integer().value() == 2);
    CHECK(member(sources.elements()[0], "median_width_percent").number().value() > 0);
    const json::Value& skipped = member(value, "skipped");
    REQUIRE(skipped.size() == 2);
    CHECK(*member(skipped.elements()[0], "reason").string() == "missing seq_len");
    CHECK(*member(skipped.elements()[0], "kind").string() == "incomplete");
    CHECK(*member(skipped.elements()[1], "reason").string() == "loss_id novel is not modelled");
    CHECK(*member(skipped.elements()[1], "kind").string() == "refused");
    const json::Value& source = member(value, "sources").elements()[0];
    CHECK(member(source, "rows").integer().value() == 5);
    CHECK(member(source, "evaluated").integer().value() == 3);
    CHECK(member(source, "refused_percent").number().value() == Approx(20));
}

TEST_CASE("validate names brackets in its text, its CSV and its help") {
    const Records records;
    const cli::Outcome text = cli::run({"validate", records.path()});
    CHECK(text.status == 0);
    for (const char* part : {"not judged: 0", "Incomplete", "Refused", "Share refused", "20.0 %", "missing seq_len", "loss_id novel is not modelled", "Bracketed", "Within", "Facts unstated", "Bracketed rows", "loss_id ", "recompute_id full .. none", "metric_id allocated .. driver"}) {
        CAPTURE(part);
        CHECK(text.out.find(part) != std::string::npos);
    }
    const cli::Outcome csv = cli::run({"validate", records.path(), "--format", "csv"});
    CHECK(csv.out.find(",p90_abs_percent,bracketed,within,incomplete,refused\n") != std::string::npos);
    CHECK(csv.out.find("Mine,unstated,other,full,0,0,,,,1,0,0,0\n") != std::string::npos);
    const cli::Outcome none = cli::run({"validate", records.path(), "--worst", "0", "--format", "json"});
    CHECK(none.out.find("record_id") == std::string::npos);
    const cli::Outcome help = cli::run({"validate", "--help"});
    for (const char* part : {"incomplete", "refused_percent", "bracketed", "within", "low_gib", "high_gib", "outside_percent", "median_width_percent", "unknown"}) {
        CAPTURE(part);
        CHECK(help.out.find(part) != std::string::npos);
    }
}
