// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/account.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Runs that somebody measured, and how the account stands against them.
namespace memladder::detailed {

/// Driver: what the card shows as in use, allocator and all beside it.
enum class Metric : std::uint8_t { Allocated, Reserved, Driver };
[[nodiscard]] std::string_view metricKey(Metric metric);

struct Reading {
    Metric metric = Metric::Allocated;
    double gib = 0;
    bool active = false; ///< counts freed blocks that wait for another stream too
};

/// Which pipeline stage a reading is of.
enum class RankScope : std::uint8_t { Fullest, First, Last };
enum class RunGroup : std::uint8_t { Full, Adapter, TensorParallel };
enum class Outcome : std::uint8_t { Unknown, Fits, OutOfMemory };

/// One run, ready to be evaluated; or refused, with the reason.
struct MeasuredRun {
    std::string id;
    std::string source;
    bool main = false;
    RunGroup group = RunGroup::Full;
    RankScope rank = RankScope::Fullest;
    std::vector<Reading> readings;
    Outcome outcome = Outcome::Unknown; ///< only of rows that state an outcome instead of a figure
    double usableGib = 0;               ///< capacity as the framework reports it; 0 unknown
    std::string refusal;                ///< why it is not evaluated; empty when it is
    ModelOutline model;
    Setup setup;
};

[[nodiscard]] std::string_view groupKey(RunGroup group);

/// A reading beside the account of it.
struct ScoredReading {
    const MeasuredRun* run = nullptr;
    Metric metric = Metric::Allocated;
    double measured = 0;  ///< GiB
    double predicted = 0; ///< GiB
    StageAccount stage;

    [[nodiscard]] double errorPercent() const { return (predicted / measured - 1) * 100; }
};

/// Statistics of one source, metric, set and group. Empty medians when nothing was scored.
struct ScoreRow {
    std::string source;
    Metric metric = Metric::Allocated;
    bool main = false;
    RunGroup group = RunGroup::Full;
    std::size_t skipped = 0;
    std::vector<ScoredReading> readings; ///< worst first

    [[nodiscard]] std::optional<double> medianSigned() const;
    [[nodiscard]] std::optional<double> medianAbsolute() const;
    /// 90th percentile by nearest rank.
    [[nodiscard]] std::optional<double> p90Absolute() const;
};

struct SkippedRow {
    std::string source;
    std::string reason;
    std::size_t count = 0;
};

struct OutcomeCounts {
    std::size_t right = 0;
    std::size_t wrong = 0;
    std::size_t unsure = 0;
    std::size_t wronglyFits = 0; ///< among the wrong ones
};

struct Score {
    std::vector<ScoreRow> rows;
    OutcomeCounts outcomes;
    std::vector<SkippedRow> skipped;
};

[[nodiscard]] Score scoreRuns(const std::vector<MeasuredRun>& runs);

} // namespace memladder::detailed
