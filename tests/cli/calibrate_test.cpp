// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/cli_support.h"

#include "quantity/bytes.h"

#include <cstdio>
#include <filesystem>

using namespace memladder;
using namespace memladder::test;

static const std::string kRun = " --estimator detailed --model llama-3.1-8b --gpus 8 --zero 1 --seq 8k";

TEST_CASE("calibrate prints the residual and keeps it with the scenario; estimate, explain and diff show it") {
    const std::string folder = std::filesystem::temp_directory_path().string();
    const std::string plain = folder + "/memladder-calibrate-plain.json";
    const std::string kept = folder + "/memladder-calibrate-kept.json";
    const json::Value before = answer("estimate" + kRun + " --save " + plain);
    const json::Value found = answer("calibrate --measured 61.2GiB --metric reserved" + kRun + " --save " + kept);
    CHECK(text(found, "metric") == "reserved");
    const auto measured = static_cast<std::int64_t>(61.2 * static_cast<double>(kGiB) + 0.5);
    CHECK(integer(found, "measured_bytes") == measured);
    CHECK(integer(found, "computed_bytes") == integer(before, "reserved_bytes"));
    CHECK(integer(found, "residual_bytes") == measured - integer(before, "reserved_bytes"));
    CHECK(integer(found, "plan.reserved_bytes") == measured);

    const json::Value after = answer("estimate --scenario " + kept);
    CHECK(integer(after, "reserved_bytes") == measured);
    CHECK(text(after, "scenario.calibration") == text(found, "calibration"));
    CHECK(after == at(found, "plan"));
    std::int64_t sum = 0;
    std::int64_t term = 0;
    for (const json::Value& row : at(after, "terms").elements()) {
        sum += integer(row, "bytes");
        if (text(row, "key") == "calibration")
            term = integer(row, "bytes");
    }
    CHECK(term == integer(found, "residual_bytes"));
    CHECK(sum == integer(after, "totals.total_bytes"));
    CHECK(run("estimate --scenario " + kept).out.find("Calibration") != std::string::npos);
    CHECK(integer(answer("explain --term calibration --scenario " + kept), "terms.0.bytes") == term);

    const json::Value diff = answer("diff " + plain + " " + kept);
    CHECK(text(diff, "fields.0.key") == "calibration");
    CHECK(text(diff, "terms.0.key") == "calibration");
    CHECK(integer(diff, "terms.0.change_bytes") == term);
    std::remove(plain.c_str());
    std::remove(kept.c_str());
}

TEST_CASE("calibrate takes the allocated figure and the detailed estimator where none is named") {
    const json::Value found = answer("calibrate --measured 70GB --model llama-3.1-8b --gpus 8 --zero 1");
    CHECK(text(found, "metric") == "allocated");
    CHECK(text(found, "plan.estimator") == "detailed");
    CHECK(integer(found, "plan.allocated_bytes") == 70'000'000'000);
    const json::Value driver = answer("calibrate --measured 70GB --metric driver --model llama-3.1-8b --gpus 8 --zero 1");
    CHECK(integer(driver, "plan.totals.total_bytes") == 70'000'000'000);
    for (const char* format : {"text", "csv", "markdown", "latex"})
        CHECK(run("calibrate --measured 1GiB" + kRun + " --format " + format).status == 0);
}

TEST_CASE("calibrate refuses what it cannot read") {
    checkRefused("calibrate" + kRun, "--measured");
    checkRefused("calibrate --measured 61.2" + kRun, "--measured");
    checkRefused("calibrate --measured 0" + kRun, "--measured");
    checkRefused("calibrate --measured 61GiB --metric used" + kRun, "--metric");
    checkRefused("calibrate --measured 61GiB --estimator textbook --model llama-3.1-8b", "--estimator");
    checkRefused("calibrate --measured 61GiB --tp 3" + kRun, "--tp");
    checkRefused("estimate --calibration allocated" + kRun, "--calibration");
}
