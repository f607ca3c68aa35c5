// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Any bytes as a table of measured runs: refused in one line, or scored with figures that are numbers.
#include "fuzz/require.h"
#include "io/measured_csv.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace memladder;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto runs = readMeasuredRuns(text, "fuzz.csv");
    if (!runs) {
        fuzz::requireOneLine(runs.error(), "fuzz.csv");
        return 0;
    }
    const detailed::Score score = detailed::scoreRuns(*runs);
    for (const detailed::ScoreRow& row : score.rows) {
        for (const detailed::ScoredReading& reading : row.readings) {
            require(std::isfinite(reading.predicted) && reading.predicted >= 0);
            require(std::isfinite(reading.errorPercent()));
        }
        for (const detailed::BracketedReading& reading : row.bracketed) {
            require(std::isfinite(reading.bracket.high) && reading.bracket.low >= 0);
            require(reading.bracket.low < reading.bracket.high);
            require(std::isfinite(reading.widthPercent()) && std::isfinite(reading.outsidePercent()));
        }
    }
    return 0;
}
