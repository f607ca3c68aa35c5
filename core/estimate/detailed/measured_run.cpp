// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/measured_run.h"

#include "estimate/detailed/uncertainty.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace memladder::detailed {

namespace {

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

std::optional<double> rank(const std::vector<ScoredReading>& readings, double share, bool absolute) {
    if (readings.empty())
        return std::nullopt;
    std::vector<double> errors;
    errors.reserve(readings.size());
    for (const ScoredReading& reading : readings)
        errors.push_back(absolute ? std::fabs(reading.errorPercent()) : reading.errorPercent());
    std::sort(errors.begin(), errors.end());
    const auto n = static_cast<double>(errors.size());
    if (share == 0.5)
        return median(std::move(errors));
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
        return row.source == run.source && row.skip == run.skip && row.reason == run.refusal;
    });
    if (found != rows.end())
        ++found->count;
    else
        rows.push_back({run.source, run.skip, run.refusal, 1});
}

SourceCounts& countsOf(std::vector<SourceCounts>& sources, const MeasuredRun& run) {
    const auto found = std::find_if(sources.begin(), sources.end(), [&](const SourceCounts& counts) {
        return counts.source == run.source;
    });
    return found != sources.end() ? *found : sources.emplace_back(SourceCounts{run.source});
}

Call callOf(const MeasuredRun& run, const Account& account) {
    const StageAccount& stage = account.stages[account.fullestReserved];
    const Range range = rangeOf(run.setup, stage);
    const double usable = run.usableGib;
    if (range.highGib - range.heldGib <= usable) // a full card waits for its collectives
        return Call::Fits;
    return range.lowGib > usable ? Call::Fails : Call::Unsure;
}

void judge(OutcomeCounts& counts, bool fitted, Call call) {
    if (call == Call::Unsure)
        ++counts.unsure;
    else if ((call == Call::Fits) == fitted)
        ++counts.right;
    else {
        ++counts.wrong;
        counts.wronglyFits += call == Call::Fits ? 1 : 0;
    }
}

/// The stage that a reading is of, with what else counts in it.
StageAccount readStage(const MeasuredRun& run, const Account& account, const Reading& reading,
                       Metric metric) {
    StageAccount stage = stageOf(run, account, metric);
    if (reading.active) { // weights that wait are gathered weights still
        stage.allocated += stage.waiting;
        stage.peak[static_cast<std::size_t>(Term::Gathered)] += stage.waiting;
    }
    return stage;
}

double predictedGib(const StageAccount& stage, Metric metric) {
    const double bytes = metric == Metric::Allocated ? stage.allocated : stage.reserved;
    return bytes / static_cast<double>(kGiB) + (metric == Metric::Driver ? kOutsideGib : 0);
}

/// The figures that one candidate allows: a point, unless nobody says what was read.
Bracket figuresOf(const MeasuredRun& run, const Account& account, const Reading& reading) {
    const auto at = [&](Metric metric) {
        return predictedGib(readStage(run, account, reading, metric), metric);
    };
    if (reading.metric != Metric::Unstated)
        return {at(reading.metric), at(reading.metric)};
    return {at(Metric::Allocated), at(Metric::Driver)};
}

bool same(const Bracket& a, const Bracket& b) {
    return !Bracket{std::min(a.low, b.low), std::max(a.low, b.low)}.open() &&
           !Bracket{std::min(a.high, b.high), std::max(a.high, b.high)}.open();
}

/// Whether a fact changes a figure. It does not where every candidate that has it has a twin that differs in
/// it alone, and twins hold the same.
bool changes(std::size_t fact, const std::vector<Candidate>& candidates,
             const std::vector<Bracket>& figures) {
    struct Twins {
        Bracket figure;
        std::string_view word;
        bool several = false;
    };
    std::map<std::string, Twins> known;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const std::vector<std::string_view>& words = candidates[i].words;
        std::string others;
        for (std::size_t f = 0; f < words.size(); ++f)
            others += (f == fact ? std::string() : std::string(words[f])) + ',';
        const auto [found, first] = known.try_emplace(std::move(others), Twins{figures[i], words[fact]});
        if (first)
            continue;
        found->second.several = true;
        if (!same(found->second.figure, figures[i]))
            return true;
    }
    return std::any_of(known.begin(), known.end(),
                       [](const auto& entry) { return !entry.second.several && !entry.second.word.empty(); });
}

/// The open facts behind a reading, the metric among them.
std::vector<OpenValue> valuesBehind(const MeasuredRun& run, std::size_t reading) {
    std::vector<OpenValue> out;
    if (run.open && reading < run.open->values.size())
        out = run.open->values[reading];
    if (run.readings[reading].metric == Metric::Unstated)
        out.push_back(
            {"metric_id", std::string(metricKey(Metric::Allocated)), std::string(metricKey(Metric::Driver))});
    return out;
}

void addTo(std::vector<BracketedSource>& sources, std::vector<std::vector<double>>& widths,
           const BracketedReading& reading) {
    auto found = std::find_if(sources.begin(), sources.end(),
                              [&](const BracketedSource& row) { return row.source == reading.run->source; });
    if (found == sources.end()) {
        sources.push_back({reading.run->source});
        widths.emplace_back();
        found = sources.end() - 1;
    }
    ++found->count;
    found->within += reading.within() ? 1u : 0u;
    widths[static_cast<std::size_t>(found - sources.begin())].push_back(reading.widthPercent());
}

} // namespace

std::string_view metricKey(Metric metric) {
    return metric == Metric::Allocated  ? "allocated"
           : metric == Metric::Reserved ? "reserved"
           : metric == Metric::Driver   ? "driver"
                                        : "unstated";
}

std::string_view skipKey(Skip skip) {
    return skip == Skip::None ? "" : skip == Skip::Incomplete ? "incomplete" : "refused";
}

std::string_view groupKey(RunGroup group) {
    return group == RunGroup::Full ? "full" : group == RunGroup::Adapter ? "adapter" : "tp";
}

OpenFacts openFactsOf(const std::vector<std::string_view>& facts, const std::vector<Candidate>& candidates) {
    OpenFacts out;
    out.candidates = candidates.size();
    std::vector<std::vector<Bracket>> figures(
        candidates.front().run.readings.size()); // of each reading, by candidate
    Account account;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const MeasuredRun& run = candidates[i].run;
        evaluate(run.model, run.setup, account);
        for (std::size_t r = 0; r < figures.size(); ++r)
            figures[r].push_back(figuresOf(run, account, run.readings[r]));
        const Call call = callOf(run, account);
        out.call = i == 0 || out.call == call ? call : Call::Unsure;
    }
    for (const std::vector<Bracket>& of : figures) {
        const auto low = std::min_element(of.begin(), of.end(),
                                          [](const Bracket& a, const Bracket& b) { return a.low < b.low; });
        const auto high = std::max_element(
            of.begin(), of.end(), [](const Bracket& a, const Bracket& b) { return a.high < b.high; });
        out.readings.push_back({low->low, high->high});
        std::vector<OpenValue>& values = out.values.emplace_back();
        for (std::size_t f = 0; f < facts.size(); ++f) {
            if (changes(f, candidates, of))
                values.push_back(
                    {std::string(facts[f]),
                     std::string(candidates[static_cast<std::size_t>(low - of.begin())].words[f]),
                     std::string(candidates[static_cast<std::size_t>(high - of.begin())].words[f])});
        }
    }
    return out;
}

std::size_t ScoreRow::within() const {
    return static_cast<std::size_t>(
        std::count_if(bracketed.begin(), bracketed.end(),
                      [](const BracketedReading& reading) { return reading.within(); }));
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
    std::vector<std::vector<double>> widths; // of the readings of each bracketed source
    for (const MeasuredRun& run : runs) {
        SourceCounts& counts = countsOf(score.sources, run);
        ++counts.runs;
        if (run.skip != Skip::None) {
            const bool incomplete = run.skip == Skip::Incomplete;
            ++(incomplete ? counts.incomplete : counts.refused);
            skip(score.skipped, run);
            for (const Reading& reading : run.readings) {
                ScoreRow& row = rowFor(score.rows, run, reading.metric);
                ++(incomplete ? row.incomplete : row.refused);
            }
            continue;
        }
        evaluate(run.model, run.setup, account);
        for (std::size_t i = 0; i < run.readings.size(); ++i) {
            const Reading& reading = run.readings[i];
            ScoreRow& row = rowFor(score.rows, run, reading.metric);
            if (run.open ? run.open->readings[i].open() : reading.metric == Metric::Unstated) {
                const Bracket bracket = run.open ? run.open->readings[i] : figuresOf(run, account, reading);
                row.bracketed.push_back({&run, reading.metric, reading.gib, bracket, valuesBehind(run, i)});
                addTo(score.bracketed, widths, row.bracketed.back());
                continue;
            }
            const StageAccount stage = readStage(run, account, reading, reading.metric);
            row.readings.push_back(
                {&run, reading.metric, reading.gib, predictedGib(stage, reading.metric), stage});
        }
        if (run.outcome == Outcome::Unknown && !run.ran)
            continue;
        OutcomeCounts& outcomes = run.ran ? score.ran : score.outcomes;
        if (run.usableGib > 0)
            judge(outcomes, run.ran || run.outcome == Outcome::Fits, run.open ? run.open->call : callOf(run, account));
        else
            ++outcomes.notJudged;
    }
    for (std::size_t i = 0; i < widths.size(); ++i)
        score.bracketed[i].medianWidthPercent = median(std::move(widths[i]));
    for (ScoreRow& row : score.rows) {
        std::stable_sort(row.readings.begin(), row.readings.end(),
                         [](const ScoredReading& a, const ScoredReading& b) {
                             return std::fabs(a.errorPercent()) > std::fabs(b.errorPercent());
                         });
        std::stable_partition(row.bracketed.begin(), row.bracketed.end(),
                              [](const BracketedReading& reading) { return !reading.within(); });
    }
    return score;
}

} // namespace memladder::detailed
