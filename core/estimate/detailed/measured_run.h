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

/// Driver: what the card shows as in use, allocator and all beside it. Unstated: one of the three, which is
/// not said.
enum class Metric : std::uint8_t { Allocated, Reserved, Driver, Unstated };
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

/// Against a card's capacity. Unsure: the range spans it.
enum class Call : std::uint8_t { Unsure, Fits, Fails };

/// Between what a figure lies, in GiB, whatever the open facts of its run are.
struct Bracket {
    double low = 0;
    double high = 0;

    /// Whether the open facts matter: the candidates do not all give one figure.
    [[nodiscard]] bool open() const { return high - low > 1e-9 * high; }
};

/// A fact that nobody stated, and its values where a figure is lowest and highest; empty where it does not
/// arise there.
struct OpenValue {
    std::string column;
    std::string low;
    std::string high;
};

/// What is left of a run by those of its facts that nobody stated.
struct OpenFacts {
    std::size_t candidates = 0;                 ///< combinations of their values, each evaluated
    std::vector<Bracket> readings;              ///< one each of the run's readings
    std::vector<std::vector<OpenValue>> values; ///< behind each of them: the facts that change it
    Call call = Call::Unsure;                   ///< what all candidates agree on
};

/// Why a run is not evaluated. Incomplete: it lacks a number that no account can do without, and none may be put
/// in its place. Refused: it states all that, and has a feature that this account does not follow.
enum class Skip : std::uint8_t { None, Incomplete, Refused };
[[nodiscard]] std::string_view skipKey(Skip skip);

/// One run, ready to be evaluated; or not, with the reason.
struct MeasuredRun {
    std::string id;
    std::string source;
    bool main = false;
    RunGroup group = RunGroup::Full;
    RankScope rank = RankScope::Fullest;
    std::vector<Reading> readings;
    Outcome outcome = Outcome::Unknown; ///< only of rows that state an outcome instead of a figure
    bool ran = false;                   ///< it has figures and is told to have fitted
    double usableGib = 0;               ///< capacity as the framework reports it; 0 unknown
    Skip skip = Skip::None;
    std::string refusal;                ///< why it is not evaluated; empty when it is
    ModelOutline model;
    Setup setup;                   ///< with open facts: of the first candidate
    std::optional<OpenFacts> open; ///< nothing where every fact is stated
};

/// One way in which a run with open facts may have been.
struct Candidate {
    MeasuredRun run;
    std::vector<std::string_view> words; ///< one for each open fact; empty where it does not arise
};

/// What a run may have held by each of its candidates, which have the same readings. At least one candidate;
/// `facts` are the columns behind their words.
[[nodiscard]] OpenFacts openFactsOf(const std::vector<std::string_view>& facts,
                                    const std::vector<Candidate>& candidates);

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

/// A reading beside the figures that its run's open facts allow.
struct BracketedReading {
    const MeasuredRun* run = nullptr;
    Metric metric = Metric::Allocated;
    double measured = 0; ///< GiB
    Bracket bracket;
    std::vector<OpenValue> open;

    [[nodiscard]] bool within() const { return measured >= bracket.low && measured <= bracket.high; }
    /// The nearer end against the measured figure: below 0 where all figures are too low; 0 within.
    [[nodiscard]] double outsidePercent() const {
        return within() ? 0 : ((measured > bracket.high ? bracket.high : bracket.low) / measured - 1) * 100;
    }
    /// Of the measured figure.
    [[nodiscard]] double widthPercent() const { return (bracket.high - bracket.low) / measured * 100; }
};

/// Statistics of one source, metric, set and group. Empty medians when nothing was scored.
struct ScoreRow {
    std::string source;
    Metric metric = Metric::Allocated;
    bool main = false;
    RunGroup group = RunGroup::Full;
    std::size_t incomplete = 0; ///< readings of runs that lack a number
    std::size_t refused = 0;    ///< and of those with a feature that is not modelled
    std::vector<ScoredReading> readings;     ///< worst first
    std::vector<BracketedReading> bracketed; ///< with open facts: no part of the medians; those outside first

    [[nodiscard]] std::size_t within() const; ///< of the bracketed ones
    [[nodiscard]] std::optional<double> medianSigned() const;
    [[nodiscard]] std::optional<double> medianAbsolute() const;
    /// 90th percentile by nearest rank.
    [[nodiscard]] std::optional<double> p90Absolute() const;
};

struct SkippedRow {
    std::string source;
    Skip skip = Skip::Refused;
    std::string reason;
    std::size_t count = 0;
};

/// What became of the runs of one source.
struct SourceCounts {
    std::string source;
    std::size_t runs = 0;
    std::size_t incomplete = 0;
    std::size_t refused = 0;

    [[nodiscard]] std::size_t evaluated() const { return runs - incomplete - refused; }
    /// Of all its runs.
    [[nodiscard]] double refusedPercent() const {
        return 100 * static_cast<double>(refused) / static_cast<double>(runs);
    }
};

/// Readings of one source whose runs have open facts.
struct BracketedSource {
    std::string source;
    std::size_t count = 0;
    std::size_t within = 0;
    double medianWidthPercent = 0;
};

struct OutcomeCounts {
    std::size_t right = 0;
    std::size_t wrong = 0;
    std::size_t unsure = 0;
    std::size_t wronglyFits = 0; ///< among the wrong ones
    std::size_t notJudged = 0;   ///< nobody states what the card held: no usable_gib
};

struct Score {
    std::vector<ScoreRow> rows;
    OutcomeCounts outcomes; ///< of rows that tell an outcome alone
    OutcomeCounts ran;      ///< of rows with figures: all of them fitted
    std::vector<SourceCounts> sources;      ///< in the order of the runs
    std::vector<SkippedRow> skipped;        ///< of each source, kind and reason
    std::vector<BracketedSource> bracketed; ///< in the order of the runs
};

[[nodiscard]] Score scoreRuns(const std::vector<MeasuredRun>& runs);

} // namespace memladder::detailed
