// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/csv_rows.h"

#include "explain/derivation.h"
#include "explain/sheet.h"
#include "quantity/format.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdlib>

namespace memladder::cli {

namespace {

std::span<const TermInfo> termsOf(const Scenario& scenario) {
    return scenario.estimator->method == EstimatorMethod::Detailed ? allTerms() : terms();
}

class ExplainCommand final : public Command {
public:
    void addOptions(CLI::App& app) override {
        app.add_option("--term", m_term, "only this term")->type_name("KEY");
        app.add_flag("--sheet", m_sheet, "the whole work: states, activations, schemes, proof, smallest number of GPUs, what to run, what is left out");
    }

    Result<Answer> run(const Request& request) override {
        const std::span<const TermInfo> rows = termsOf(request.scenario());
        if (!m_term.empty() && std::none_of(rows.begin(), rows.end(), [this](const TermInfo& row) { return row.key == m_term; })) {
            std::string keys;
            for (const TermInfo& row : rows)
                keys += (keys.empty() ? "" : ", ") + std::string(row.key);
            return Error{"--term", shortened(m_term), keys};
        }
        const Plan plan = evaluate(request.scenario());
        if (const Status error = firstError(plan.issues()))
            return *error;
        std::vector<Step> steps = this->steps(plan);
        if (request.format == Format::Json)
            return Answer{asJson(request, plan, steps)};
        if (m_sheet)
            return Answer{printed(workSheet(request.scenario(), Pins::of(request.given)), request.format)};
        // What weighs nothing is derived where it was asked for, and else only named.
        std::string absent;
        if (m_term.empty()) {
            const auto weighs = [](const Step& step) { return step.derivation.result != Bytes(); };
            for (const Step& step : steps) {
                if (!weighs(step))
                    absent += (absent.empty() ? "" : ", ") + std::string(info(step.derivation.term).label);
            }
            std::erase_if(steps, [&](const Step& step) { return !weighs(step); });
        }
        if (request.format == Format::Latex)
            return Answer{asLatex(steps, request.unit())};
        if (request.format == Format::Csv)
            return Answer{csvRows({"key", "place", "category", "formula", "substituted", "bytes", "source", "note"}, termRows(steps))};
        std::string table = asTable(steps, request);
        if (!absent.empty() && request.format == Format::Text)
            table += "\nAbsent" + (plan.detailed ? " at the peak, " + std::string(plan.detailed->peak().phase) : std::string()) + ": " + absent + ".\n";
        return Answer{std::move(table)};
    }

private:
    struct Step {
        Derivation derivation;
        Place place;
    };

    /// The terms asked for: on the GPU all of them, in host memory those that are there.
    [[nodiscard]] std::vector<Step> steps(const Plan& plan) const {
        std::vector<Step> out;
        for (const Place place : {Place::Gpu, Place::Host}) {
            for (const TermInfo& row : plan.detailed ? allTerms() : terms()) {
                const bool there = (place == Place::Gpu ? plan.size(row.term) : plan.footprint.host[row.term]) != Bytes();
                const bool wanted = m_term.empty() ? !row.onlyInUse || there : row.key == m_term;
                if (wanted && (place == Place::Gpu || there))
                    out.push_back({derive(plan, row.term, place), place});
            }
        }
        return out;
    }

    static std::string placeName(Place place) { return place == Place::Gpu ? "gpu" : "host"; }

    static json::Value sheetValue(const WorkSheet& sheet) {
        const auto texts = [](const std::vector<Phrase>& list) { return listOf(list, [](const std::string& text) { return json::Value(text); }); };
        return listOf(sheet.sections, [&](const WorkSection& section) {
            json::Value lines = listOf(section.lines, [](const WorkLine& line) {
                return json::Value::object({{"formula", line.formula}, {"substituted", line.substituted}, {"result", std::string(line.result)}, {"note", std::string(line.note)}});
            });
            return json::Value::object({{"part", section.letter},
                                        {"title", std::string(section.title)},
                                        {"answer", std::string(section.answer)},
                                        {"lines", std::move(lines)},
                                        {"table", json::Value::object({{"head", texts(section.table.head)}, {"rows", listOf(section.table.rows, texts)}})},
                                        {"remarks", texts(section.remarks)}});
        });
    }

    static std::vector<json::Value> termRows(const std::vector<Step>& steps) {
        std::vector<json::Value> rows;
        rows.reserve(steps.size());
        for (const auto& [derivation, place] : steps) {
            rows.push_back(json::Value::object(
                {{"key", info(derivation.term).key},
                 {"place", placeName(place)},
                 {"category", categoryKey(info(derivation.term).category)},
                 {"formula", derivation.formula},
                 {"substituted", derivation.expression.substituted()},
                 {"latex", derivation.expression.formula(Markup::Latex) + " = " + derivation.expression.substituted(Markup::Latex)},
                 {"bytes", derivation.result.count()},
                 {"source", derivation.source},
                 {"note", derivation.note}}));
        }
        return rows;
    }

    [[nodiscard]] std::string asJson(const Request& request, const Plan& plan, const std::vector<Step>& steps) const {
        return json::write(json::Value::object({{"estimator", request.scenario().estimator->key},
                                                {"scenario", answeredScenario(request.scenario(), plan.job)},
                                                {"terms", json::Value::array(termRows(steps))},
                                                {"total_bytes", plan.total().count()},
                                                {"sheet", m_sheet ? sheetValue(workSheet(request.scenario(), Pins::of(request.given))) : json::Value()}}));
    }

    static std::string printed(const WorkSheet& sheet, Format format) {
        if (format == Format::Markdown)
            return sheetMarkdown(sheet);
        if (format == Format::Latex)
            return sheetLatex(sheet);
        if (format == Format::Text)
            return sheetText(sheet);
        return sheetTable(sheet).print(format);
    }

    /// "2,607.7" as a program reads it, "–" as nothing.
    static std::string plainCell(const std::string& cell) {
        if (cell == "–")
            return {};
        std::string digits = cell;
        std::erase(digits, ',');
        return !digits.empty() && digits.find_first_not_of("0123456789.") == std::string::npos ? digits : cell;
    }

    /// What a program reads of a result: "2.80e12 bytes = 2,607.7 GiB" as {"2607.7", "GiB"}; two empty texts where it is no one number.
    static std::pair<std::string, std::string> numberAndUnit(const std::string& result) {
        const std::size_t equals = result.rfind(" = ");
        const std::string last = equals == std::string::npos ? result : result.substr(equals + 3);
        const std::size_t space = last.find(' ');
        const std::string number = plainCell(last.substr(0, space));
        const std::string unit = space == std::string::npos ? std::string() : last.substr(space + 1);
        if (number.empty() || number.find_first_not_of("0123456789.") != std::string::npos || unit.find(' ') != std::string::npos)
            return {};
        return {number, unit};
    }

    /// One row a line, a row of a table or a remark. The parts' tables share the columns that their heads have in common.
    /// A result stands as it is printed under `text`, and as a number with its unit where it is one.
    static TextTable sheetTable(const WorkSheet& sheet) {
        std::vector<std::string> heads;
        for (const WorkSection& section : sheet.sections) {
            for (std::size_t i = 1; i < section.table.head.size(); ++i) {
                const std::string& head = section.table.head[i];
                if (!head.empty() && std::find(heads.begin(), heads.end(), head) == heads.end())
                    heads.push_back(head);
            }
        }
        std::vector<TextTable::Column> columns{{"part"}, {"kind"}, {"formula"}, {"substituted"}, {"result"}, {"unit"}, {"text"}, {"note"}, {"row"}};
        const std::size_t fixed = columns.size();
        for (const std::string& head : heads)
            columns.push_back({head});
        columns.push_back({"size_unit"});
        TextTable table(columns);
        const auto add = [&](const WorkSection& section, const std::string& kind, const WorkLine& line) {
            const auto [number, unit] = numberAndUnit(line.result);
            std::vector<std::string> cells{std::string(section.letter), kind, line.formula, line.substituted, number, unit, line.result, line.note};
            cells.resize(columns.size());
            table.add(std::move(cells));
        };
        for (const WorkSection& section : sheet.sections) {
            add(section, "answer", {"", "", section.answer, section.title});
            for (const WorkLine& line : section.lines)
                add(section, "line", line);
            for (const auto& row : section.table.rows) {
                std::vector<std::string> cells(columns.size());
                cells[0] = section.letter;
                cells[1] = "row";
                cells.back() = format::unitName(sheet.unit);
                for (std::size_t i = 0; i < row.size() && i < section.table.head.size(); ++i) {
                    const auto head = std::find(heads.begin(), heads.end(), section.table.head[i]);
                    if (i == 0)
                        cells[fixed - 1] = row[i];
                    else if (head == heads.end()) // a column without a head holds words
                        cells[fixed - 2] = row[i];
                    else
                        cells[fixed + static_cast<std::size_t>(head - heads.begin())] = plainCell(row[i]);
                }
                table.add(std::move(cells));
            }
            for (const std::string& remark : section.remarks)
                add(section, "remark", {"", "", "", remark});
        }
        return table;
    }

    static std::string asLatex(const std::vector<Step>& steps, format::Unit unit) {
        std::string out = "\\begin{align*}\n";
        for (const auto& [derivation, place] : steps) {
            if (derivation.result == Bytes())
                continue;
            out += "  \\text{" + std::string(info(derivation.term).label) + (place == Place::Host ? ", host" : "") + "} &= " +
                   derivation.expression.formula(Markup::Latex) + " = ";
            if (derivation.term != Term::Reserve) // a size as it was given has nothing to put in
                out += derivation.expression.substituted(Markup::Latex) + " = ";
            out += format::size(derivation.result, unit) + "\\,\\mathrm{" + std::string(format::unitName(unit)) + "} \\\\\n";
        }
        return out + "\\end{align*}\n";
    }

    static std::string bytesText(Bytes bytes) {
        return (bytes < Bytes() ? "-" : "") + format::grouped(static_cast<std::uint64_t>(std::abs(bytes.count())));
    }

    [[nodiscard]] std::string asTable(const std::vector<Step>& steps, const Request& request) const {
        using enum TextTable::Align;
        TextTable table({{"Term", Left}, {"Formula", Left}, {"Numbers put in", Left}, {"Result", Right}, {"Bytes", Right}, {"Source", Left}, {"Note", Left}});
        for (const auto& [derivation, place] : steps) {
            table.add({std::string(info(derivation.term).label) + (place == Place::Host ? ", host" : ""), derivation.formula, derivation.substituted,
                       format::sizeWithUnit(derivation.result, request.unit()), bytesText(derivation.result),
                       std::string(derivation.source), derivation.note});
        }
        return table.print(request.format);
    }

    std::string m_term;
    bool m_sheet = false;
};

} // namespace

std::unique_ptr<Command> makeExplainCommand() {
    return std::make_unique<ExplainCommand>();
}

} // namespace memladder::cli
