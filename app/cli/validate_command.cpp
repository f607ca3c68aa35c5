// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/csv_rows.h"

#include "io/measured_csv.h"
#include "quantity/format.h"

#include <CLI/CLI.hpp>

#include <cmath>
#include <limits>

namespace memladder::cli {

namespace {

using namespace detailed;

constexpr const char* kExplained =
    "One line of the table: a source, a metric, a set and a group. Rows = readings held against the account, and their errors\n"
    "(predicted over measured): the median, the median of its size, and the size that 90 % stay within. Readings of rows that\n"
    "are not evaluated stand apart. Incomplete = the row lacks a number (shape, sequence, batch, devices, the figure itself):\n"
    "nobody could answer it, and no default is put in. Refused = it states all of these, and has a feature that the account\n"
    "does not follow, or a word or number that makes no sense. A row with both is incomplete, and its reason names both. Every\n"
    "reason is listed, and for each source the share of its rows that is refused.\n"
    "\n"
    "An empty cell is unknown and is never read as a default. A row with an unstated fact (loss, recompute, metric, a stored\n"
    "type, ...) is bracketed: the account is made for every value that the column's closed list allows that framework, and\n"
    "combinations that it does not follow are left out. An unstated metric spans allocated to driver. Where the values give\n"
    "different figures the row counts under Bracketed instead of Rows and has no part in the medians; Within = the measured\n"
    "figure lies between the lowest and the highest. The word unknown for nanotron's tp_mode is an account between its two modes;\n"
    "litgpt's unstated micro-batches are several, as its scripts have it. More than 16384 combinations, or 100000 over all rows, are refused. A column\n"
    "that the file does not have at all is taken at the framework's usual value; loss, recompute, sharding and adapter targets have none and are open then too. Outcomes (fits, out\n"
    "of memory) of rows with unstated facts are called where all combinations agree, else unsure; runs with a figure that fitted are counted apart.\n"
    "Without usable_gib, the capacity of the card, an outcome is not judged (JSON: oom.not_judged, ran.not_judged).\n"
    "\n"
    "CSV has the columns skipped (= incomplete + refused), bracketed, within, incomplete and refused (counts). JSON: rows[] has the\n"
    "same keys; skipped[] one entry a source and reason (kind = incomplete or refused, n), sources[] one a source (rows,\n"
    "evaluated, incomplete, refused, refused_percent of its rows); rows[].bracketed and within (counts), rows[].brackets (record_id,\n"
    "measured_gib, low_gib, high_gib, width_percent of the measured figure, within, outside_percent = the nearer end over the\n"
    "measured figure, 0 within, candidates = combinations, open = the columns that change the figure, with their values at the\n"
    "low and the high end, null where the fact does not arise there), and bracketed[], one entry a source (n, within,\n"
    "median_width_percent). The metric of a reading that is not stated is \"unstated\".";

/// Rounded to a thousandth: what a table of errors needs.
double rounded(double value) {
    return std::round(value * 1000) / 1000;
}

json::Value orNull(std::optional<double> value) {
    return value ? json::Value(rounded(*value)) : json::Value();
}

std::string signedPercent(std::optional<double> value) {
    return value ? (*value > 0 ? "+" : "") + format::fixed(*value, 1) + " %" : "-";
}

/// Rounded up; what no 64-bit number holds is the largest one.
std::int64_t wholeBytes(double bytes) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    return bytes < static_cast<double>(most) ? static_cast<std::int64_t>(std::ceil(bytes)) : most;
}

class ValidateCommand final : public Command {
public:
    void addOptions(CLI::App& app) override {
        app.add_option("RECORDS", m_path, "a CSV file of measured runs")->required()->type_name("FILE");
        app.add_option("--worst", m_worst, "rows to show of each table row: the worst, and of the bracketed ones those outside first")->type_name("N")->check(CLI::Range(0, 1'000'000));
        app.footer(kExplained);
    }

    Result<Answer> run(const Request& request) override {
        const Result<std::string> text = json::readFile(m_path);
        if (!text)
            return text.error();
        const Result<std::vector<MeasuredRun>> runs = readMeasuredRuns(*text, m_path);
        if (!runs)
            return runs.error();
        const Score score = scoreRuns(*runs);
        if (request.format == Format::Csv)
            return Answer{asCsv(score)};
        return Answer{request.format == Format::Json ? asJson(score) : asText(request, score)};
    }

private:
    template <typename Rows>
    [[nodiscard]] std::size_t shown(const Rows& rows) const {
        return std::min<std::size_t>(rows.size(), m_worst);
    }

    json::Value bracketsOf(const ScoreRow& row) const {
        json::Value out = json::Value::array();
        for (std::size_t i = 0; i < shown(row.bracketed); ++i) {
            const BracketedReading& reading = row.bracketed[i];
            json::Value open = json::Value::array();
            for (const OpenValue& value : reading.open) {
                const auto word = [](const std::string& text) { return text.empty() ? json::Value() : json::Value(text); };
                open.append(json::Value::object({{"column", value.column}, {"low", word(value.low)}, {"high", word(value.high)}}));
            }
            json::Value entry = json::Value::object();
            entry.set("record_id", reading.run->id);
            entry.set("measured_gib", rounded(reading.measured));
            entry.set("low_gib", rounded(reading.bracket.low));
            entry.set("high_gib", rounded(reading.bracket.high));
            entry.set("width_percent", rounded(reading.widthPercent()));
            entry.set("within", reading.within());
            entry.set("outside_percent", rounded(reading.outsidePercent()));
            entry.set("candidates", reading.run->open ? reading.run->open->candidates : std::size_t{1});
            entry.set("open", std::move(open));
            out.append(std::move(entry));
        }
        return out;
    }

    std::string asJson(const Score& score) const {
        json::Value rows = json::Value::array();
        for (const ScoreRow& row : score.rows) {
            json::Value worst = json::Value::array();
            for (std::size_t i = 0; i < shown(row.readings); ++i) {
                const ScoredReading& reading = row.readings[i];
                json::Value entry = json::Value::object();
                entry.set("record_id", reading.run->id);
                entry.set("measured_gib", rounded(reading.measured));
                entry.set("predicted_gib", rounded(reading.predicted));
                entry.set("error_percent", rounded(reading.errorPercent()));
                entry.set("instant", phaseInstant(reading.stage.peakPhase));
                json::Value terms = json::Value::object();
                for (std::size_t t = 0; t < kTerms; ++t) {
                    if (reading.stage.peak[t] > 0)
                        terms.set(std::string(termKey(static_cast<detailed::Term>(t))) + "_bytes",
                                  wholeBytes(reading.stage.peak[t]));
                }
                entry.set("terms", std::move(terms));
                worst.append(std::move(entry));
            }
            json::Value value = json::Value::object();
            value.set("source", row.source);
            value.set("metric", metricKey(row.metric));
            value.set("set", row.main ? "main" : "other");
            value.set("group", groupKey(row.group));
            value.set("n", row.readings.size());
            value.set("skipped", row.incomplete + row.refused);
            value.set("incomplete", row.incomplete);
            value.set("refused", row.refused);
            value.set("median_signed_percent", orNull(row.medianSigned()));
            value.set("median_abs_percent", orNull(row.medianAbsolute()));
            value.set("p90_abs_percent", orNull(row.p90Absolute()));
            value.set("worst", std::move(worst));
            value.set("bracketed", row.bracketed.size());
            value.set("within", row.within());
            value.set("brackets", bracketsOf(row));
            rows.append(std::move(value));
        }
        json::Value outcomes = json::Value::object();
        outcomes.set("right", score.outcomes.right);
        outcomes.set("wrong", score.outcomes.wrong);
        outcomes.set("unsure", score.outcomes.unsure);
        outcomes.set("wrongly_fits", score.outcomes.wronglyFits);
        outcomes.set("not_judged", score.outcomes.notJudged);
        json::Value skipped = json::Value::array();
        for (const SkippedRow& row : score.skipped) {
            json::Value value = json::Value::object();
            value.set("source", row.source);
            value.set("kind", skipKey(row.skip));
            value.set("reason", row.reason);
            value.set("n", row.count);
            skipped.append(std::move(value));
        }
        json::Value sources = json::Value::array();
        for (const SourceCounts& row : score.sources)
            sources.append(json::Value::object({{"source", row.source},
                                                {"rows", row.runs},
                                                {"evaluated", row.evaluated()},
                                                {"incomplete", row.incomplete},
                                                {"refused", row.refused},
                                                {"refused_percent", rounded(row.refusedPercent())}}));
        json::Value bracketed = json::Value::array();
        for (const BracketedSource& row : score.bracketed)
            bracketed.append(json::Value::object(
                {{"source", row.source}, {"n", row.count}, {"within", row.within}, {"median_width_percent", rounded(row.medianWidthPercent)}}));
        json::Value object = json::Value::object();
        object.set("rows", std::move(rows));
        object.set("oom", std::move(outcomes));
        object.set("ran", json::Value::object({{"right", score.ran.right}, {"wrong", score.ran.wrong}, {"unsure", score.ran.unsure}, {"not_judged", score.ran.notJudged}}));
        object.set("skipped", std::move(skipped));
        object.set("sources", std::move(sources));
        object.set("bracketed", std::move(bracketed));
        return json::write(object);
    }

    static std::string asCsv(const Score& score) {
        std::vector<json::Value> rows;
        for (const ScoreRow& row : score.rows)
            rows.push_back(json::Value::object({{"source", row.source},
                                                {"metric", metricKey(row.metric)},
                                                {"set", row.main ? "main" : "other"},
                                                {"group", groupKey(row.group)},
                                                {"n", row.readings.size()},
                                                {"skipped", row.incomplete + row.refused},
                                                {"median_signed_percent", orNull(row.medianSigned())},
                                                {"median_abs_percent", orNull(row.medianAbsolute())},
                                                {"p90_abs_percent", orNull(row.p90Absolute())},
                                                {"bracketed", row.bracketed.size()},
                                                {"within", row.within()},
                                                {"incomplete", row.incomplete},
                                                {"refused", row.refused}}));
        return csvRows({"source", "metric", "set", "group", "n", "skipped", "median_signed_percent", "median_abs_percent", "p90_abs_percent", "bracketed", "within",
                        "incomplete", "refused"},
                       rows);
    }

    std::string asText(const Request& request, const Score& score) const {
        using enum TextTable::Align;
        TextTable table({{"Source", Left},
                         {"Metric", Left},
                         {"Set", Left},
                         {"Group", Left},
                         {"Rows", Right},
                         {"Incomplete", Right},
                         {"Refused", Right},
                         {"Median", Right},
                         {"Median size", Right},
                         {"90 % within", Right},
                         {"Bracketed", Right},
                         {"Within", Right}});
        for (const ScoreRow& row : score.rows) {
            const std::optional<double> p90 = row.p90Absolute();
            const std::optional<double> median = row.medianAbsolute();
            table.add({row.source, std::string(metricKey(row.metric)), row.main ? "main" : "other",
                       std::string(groupKey(row.group)), std::to_string(row.readings.size()),
                       std::to_string(row.incomplete), std::to_string(row.refused), signedPercent(row.medianSigned()),
                       median ? format::fixed(*median, 1) + " %" : "-",
                       p90 ? format::fixed(*p90, 1) + " %" : "-", std::to_string(row.bracketed.size()),
                       row.bracketed.empty() ? "-" : std::to_string(row.within())});
        }
        std::string out = table.print(request.format);
        if (request.format != Format::Text)
            return out;
        out += "\nOutcomes called rightly " + std::to_string(score.outcomes.right) + ", wrongly " +
               std::to_string(score.outcomes.wrong) + " (" + std::to_string(score.outcomes.wronglyFits) +
               " of them as fits), unsure " + std::to_string(score.outcomes.unsure) + notJudged(score.outcomes) + ".\n";
        out += "Runs with a figure, which fitted: called rightly " + std::to_string(score.ran.right) + ", wrongly " +
               std::to_string(score.ran.wrong) + ", unsure " + std::to_string(score.ran.unsure) + notJudged(score.ran) + ".\n";
        if (!score.bracketed.empty())
            out += bracketsAsText(score);
        TextTable worst({{"Worst rows", Left},
                         {"Source", Left},
                         {"Metric", Left},
                         {"Measured", Right},
                         {"Predicted", Right},
                         {"Error", Right},
                         {"Instant", Left},
                         {"Largest terms (GiB)", Left}});
        for (const ScoreRow& row : score.rows) {
            for (std::size_t i = 0; i < shown(row.readings); ++i) {
                const ScoredReading& reading = row.readings[i];
                worst.add({reading.run->id, row.source, std::string(metricKey(row.metric)),
                           format::fixed(reading.measured, 2), format::fixed(reading.predicted, 2),
                           signedPercent(reading.errorPercent()),
                           std::string(phaseName(reading.stage.peakPhase)), largestTerms(reading.stage)});
            }
        }
        out += "\n" + worst.print(Format::Text);
        if (!score.skipped.empty())
            out += skippedAsText(score);
        return out;
    }

    static std::string notJudged(const OutcomeCounts& counts) {
        return "; not judged: " + std::to_string(counts.notJudged) + (counts.notJudged > 0 ? ", no usable_gib" : "");
    }

    /// Sources with rows that are not evaluated, and why each is not.
    static std::string skippedAsText(const Score& score) {
        using enum TextTable::Align;
        TextTable sources({{"Not evaluated", Left}, {"Rows", Right}, {"Evaluated", Right}, {"Incomplete", Right}, {"Refused", Right}, {"Share refused", Right}});
        for (const SourceCounts& row : score.sources) {
            if (row.incomplete + row.refused > 0)
                sources.add({row.source, std::to_string(row.runs), std::to_string(row.evaluated()), std::to_string(row.incomplete), std::to_string(row.refused),
                             format::fixed(row.refusedPercent(), 1) + " %"});
        }
        std::string out = "\n" + sources.print(Format::Text);
        for (const Skip skip : {Skip::Refused, Skip::Incomplete}) {
            TextTable reasons({{skip == Skip::Refused ? "Refused" : "Incomplete", Right}, {"Source", Left}, {"Reason", Left}});
            bool any = false;
            for (const SkippedRow& row : score.skipped) {
                if (row.skip != skip)
                    continue;
                reasons.add({std::to_string(row.count), row.source, row.reason});
                any = true;
            }
            if (any)
                out += "\n" + reasons.print(Format::Text);
        }
        return out;
    }

    std::string bracketsAsText(const Score& score) const {
        using enum TextTable::Align;
        TextTable sources({{"Facts unstated", Left}, {"Bracketed", Right}, {"Within", Right}, {"Median width", Right}});
        for (const BracketedSource& row : score.bracketed)
            sources.add({row.source, std::to_string(row.count), std::to_string(row.within), format::fixed(row.medianWidthPercent, 1) + " %"});
        TextTable readings({{"Bracketed rows", Left},
                            {"Source", Left},
                            {"Metric", Left},
                            {"Measured", Right},
                            {"Low", Right},
                            {"High", Right},
                            {"Within", Left},
                            {"Unstated (at the low end .. at the high end)", Left}});
        for (const ScoreRow& row : score.rows) {
            for (std::size_t i = 0; i < shown(row.bracketed); ++i) {
                const BracketedReading& reading = row.bracketed[i];
                std::string open;
                for (const OpenValue& value : reading.open)
                    open += (open.empty() ? "" : ", ") + value.column + " " + (value.low.empty() ? "-" : value.low) + " .. " + (value.high.empty() ? "-" : value.high);
                readings.add({reading.run->id, row.source, std::string(metricKey(row.metric)), format::fixed(reading.measured, 2),
                              format::fixed(reading.bracket.low, 2), format::fixed(reading.bracket.high, 2), reading.within() ? "yes" : signedPercent(reading.outsidePercent()), open});
            }
        }
        return "\n" + sources.print(Format::Text) + "\n" + readings.print(Format::Text);
    }

    static std::string largestTerms(const StageAccount& stage) {
        std::string out;
        for (std::size_t t = 0; t < kTerms; ++t) {
            const double gib = stage.peak[t] / static_cast<double>(kGiB);
            if (gib >= 0.005 * stage.allocated / static_cast<double>(kGiB))
                out += (out.empty() ? "" : ", ") + std::string(termKey(static_cast<detailed::Term>(t))) +
                       " " + format::fixed(gib, 2);
        }
        return out;
    }

    std::string m_path;
    std::size_t m_worst = 3;
};

} // namespace

std::unique_ptr<Command> makeValidateCommand() {
    return std::make_unique<ValidateCommand>();
}

} // namespace memladder::cli
