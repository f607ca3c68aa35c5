// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/measured_run.h"

#include "estimate/detailed/uncertainty.h"

#include <algorithm>
#include <cmath>

namespace memladder::detailed {

namespace {

std::optional<double> rank(const std::vector<ScoredReading>& readings, double share, bool absolute) {
    if (readings.empty())
        return std::nullopt;
    std::vector<double> errors;
    for (const ScoredReading& reading : readings)
        errors.push_back(absolute ? std::fabs(reading.errorPercent()) : reading.errorPercent());
    std::sort(errors.begin(), errors.end());
    const auto n = static_cast<double>(errors.size());
    if (share == 0.5) {
        const std::size_t half = errors.size() / 2;
        return errors.size() % 2 == 1 ? errors[half] : (errors[half - 1] + errors[half]) / 2;
    }
    return errors[static_cast<std::size_t>(std::ceil(share * n)) - 1];
}

const StageAccount& stageOf(const MeasuredRun& run, const Account& account, Metric metric) {
    if (run.rank == RankScope::First)
        return account.stages.front();
    if (run.rank == RankScope::Last)
        return account.stages.back();
    return account.stages[metric == Metric::Allocated ? account.fullest : account.fullestReserved];
}

ScoreRow& rowFor(std::vector<ScoreRow>& rows, const MeasuredRun& run, Metric metric) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const ScoreRow& row) {
        return row.source == run.source && row.metric == metric && row.main == run.main &&
               row.group == run.group;
    });
    if (found != rows.end())
        return *found;
    ScoreRow& row = rows.emplace_back();
    row.source = run.source;
    row.metric = metric;
    row.main = run.main;
    row.group = run.group;
    return row;
}

void skip(std::vector<SkippedRow>& rows, const MeasuredRun& run) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const SkippedRow& row) {
        return row.source == run.source && row.reason == run.refusal;
    });
    if (found != rows.end())
        ++found->count;
    else
        rows.push_back({run.source, run.refusal, 1});
}

void judge(OutcomeCounts& counts, const MeasuredRun& run, const Account& account) {
    const StageAccount& stage = account.stages[account.fullestReserved];
    const Range range = rangeOf(run.setup, stage);
    const double usable = run.usableGib;
    const bool fits = range.highGib - range.heldGib <= usable; // a full card waits for its collectives
    const bool fails = range.lowGib > usable;
    if (!fits && !fails)
        ++counts.unsure;
    else if (fits == (run.outcome == Outcome::Fits))
        ++counts.right;
    else {
        ++counts.wrong;
        counts.wronglyFits += fits ? 1 : 0;
    }
}

} // namespace

std::string_view metricKey(Metric metric) {
    return metric == Metric::Allocated ? "allocated" : metric == Metric::Reserved ? "reserved" : "driver";
}

std::string_view groupKey(RunGroup group) {
    return group == RunGroup::Full ? "full" : group == RunGroup::Adapter ? "adapter" : "tp";
}

std::optional<double> ScoreRow::medianSigned() const {
    return rank(readings, 0.5, false);
}

std::optional<double> ScoreRow::medianAbsolute() const {
    return rank(readings, 0.5, true);
}

std::optional<double> ScoreRow::p90Absolute() const {
    return rank(readings, 0.9, true);
}

Score scoreRuns(const std::vector<MeasuredRun>& runs) {
    Score score;
    Account account;
    for (const MeasuredRun& run : runs) {
        if (!run.refusal.empty()) {
            skip(score.skipped, run);
            for (const Reading& reading : run.readings)
                ++rowFor(score.rows, run, reading.metric).skipped;
            continue;
        }
        evaluate(run.model, run.setup, account);
        for (const Reading& reading : run.readings) {
            StageAccount stage = stageOf(run, account, reading.metric);
            if (reading.active) { // weights that wait are gathered weights still
                stage.allocated += stage.waiting;
                stage.peak[static_cast<std::size_t>(Term::Gathered)] += stage.waiting;
            }
            const double bytes = reading.metric == Metric::Allocated ? stage.allocated : stage.reserved;
            const double beside = reading.metric == Metric::Driver ? kOutsideGib : 0;
            rowFor(score.rows, run, reading.metric)
                .readings.push_back(
                    {&run, reading.metric, reading.gib, bytes / static_cast<double>(kGiB) + beside, stage});
        }
        if (run.outcome != Outcome::Unknown && run.usableGib > 0)
            judge(score.outcomes, run, account);
    }
    for (ScoreRow& row : score.rows) {
        std::stable_sort(row.readings.begin(), row.readings.end(),
                         [](const ScoredReading& a, const ScoredReading& b) {
                             return std::fabs(a.errorPercent()) > std::fabs(b.errorPercent());
                         });
    }
    return score;
}

} // namespace memladder::detailed
