// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "oracle_support.h"

#include <algorithm>
#include <cmath>

using namespace memladder::detailed;

namespace {

const std::string kFolder = std::string(MEMLADDER_TEST_DATA) + "/oracle/";

double number(const oracle::Row& row, const std::string& key) {
    return std::atof(row.at(key).c_str());
}

/// By nearest rank.
double percentile(std::vector<double> values, double share) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size()))) - 1];
}

std::string phaseWord(Phase phase) {
    constexpr const char* words[] = {"fwd",        "loss",       "loss_bwd",        "bwd_last_layer",
                                     "bwd_layers", "bwd_layers", "bwd_first_layer", "bwd_end",
                                     "step"};
    return words[static_cast<std::size_t>(phase)];
}

} // namespace

TEST_CASE("A block keeps what PyTorch's own code keeps, to the byte") {
    const std::vector<oracle::Row> rows = oracle::readTable(kFolder + "saved_per_block.csv");
    REQUIRE(rows.size() == 45);
    for (oracle::Row row : rows) {
        Setup setup;
        oracle::readCommon(row, setup);
        setup.adapterBytes = row.at("adapter_dtype") == "bf16" ? 2 : 4;
        setup.seq = 4096;
        row["layers"] = "4";
        row["vocab"] = "1000";
        row["head_dim"] = "128";
        const ModelOutline model = outlineOf(oracle::architectureOf(row));
        CAPTURE(row.at("tp"), row.at("sp"), row.at("recompute"), row.at("norm"), row.at("train"),
                row.at("lora_targets"));
        CHECK(keptPerToken(model, model.segments.front(), setup) ==
              number(row, "saved_bytes_per_block_token"));
    }
}

TEST_CASE("The peak, its phase and the allocator's pools agree with PyTorch's own code") {
    const std::vector<oracle::Row> rows = oracle::readTable(kFolder + "oracle.csv");
    REQUIRE(rows.size() == 97);
    std::vector<double> peaks;
    std::vector<double> pools;
    Account account;
    for (const oracle::Row& row : rows) {
        const ModelOutline model = outlineOf(oracle::architectureOf(row));
        const Setup setup = oracle::setupOf(row);
        evaluate(model, setup, account);
        const StageAccount& stage = account.peakStage();
        const double workspace = setup.framework->workspaceBytes; // kernels have none on shape-only tensors
        CAPTURE(row.at("oracle_id"));
        CHECK(phaseWord(stage.peakPhase) == row.at("peak_phase"));
        peaks.push_back(100 * std::fabs((stage.allocated - workspace) / number(row, "peak_bytes") - 1));
        pools.push_back(100 * std::fabs((stage.pools - workspace) / number(row, "pool_sum_bytes") - 1));
    }
    CHECK(percentile(peaks, 0.5) < 0.01);
    CHECK(percentile(peaks, 0.9) < 0.1);
    CHECK(percentile(peaks, 1) < 1);
    CHECK(percentile(pools, 0.5) < 0.01);
    CHECK(percentile(pools, 1) < 1);
}
