// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"

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
        const std::vector<Step> steps = this->steps(plan);
        if (request.format == Format::Json)
            return Answer{asJson(request, plan, steps)};
        if (m_sheet)
            return Answer{printed(workSheet(request.scenario(), Pins::of(request.given)), request.format)};
        if (request.format == Format::Latex)
            return Answer{asLatex(steps, request.unit())};
        return Answer{asTable(steps, request)};
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
        json::Value sections = json::Value::array();
        const auto texts = [](const std::vector<std::string>& list) {
            json::Value array = json::Value::array();
            for (const std::string& text : list)
                array.append(text);
            return array;
        };
        for (const WorkSection& section : sheet.sections) {
            json::Value object = json::Value::object();
            object.set("part", section.letter);
            object.set("title", section.title);
            object.set("answer", section.answer);
            json::Value lines = json::Value::array();
            for (const WorkLine& line : section.lines) {
                json::Value row = json::Value::object();
                row.set("formula", line.formula);
                row.set("substituted", line.substituted);
                row.set("result", line.result);
                row.set("note", line.note);
                lines.append(std::move(row));
            }
            object.set("lines", std::move(lines));
            json::Value table = json::Value::object();
            table.set("head", texts(section.table.head));
            json::Value rows = json::Value::array();
            for (const auto& cells : section.table.rows)
                rows.append(texts(cells));
            table.set("rows", std::move(rows));
            object.set("table", std::move(table));
            object.set("remarks", texts(section.remarks));
            sections.append(std::move(object));
        }
        return sections;
    }

    [[nodiscard]] std::string asJson(const Request& request, const Plan& plan, const std::vector<Step>& steps) const {
        json::Value list = json::Value::array();
        for (const auto& [derivation, place] : steps) {
            json::Value row = json::Value::object();
            row.set("key", info(derivation.term).key);
            row.set("place", placeName(place));
            row.set("category", categoryKey(info(derivation.term).category));
            row.set("formula", derivation.formula);
            row.set("substituted", derivation.expression.substituted());
            row.set("latex", derivation.expression.formula(Markup::Latex) + " = " + derivation.expression.substituted(Markup::Latex));
            row.set("bytes", derivation.result.count());
            row.set("source", derivation.source);
            row.set("note", derivation.note);
            list.append(std::move(row));
        }
        json::Value object = json::Value::object();
        object.set("estimator", request.scenario().estimator->key);
        object.set("scenario", scenarioValue(request.scenario()));
        object.set("terms", std::move(list));
        object.set("total_bytes", plan.total().count());
        object.set("sheet", m_sheet ? sheetValue(workSheet(request.scenario(), Pins::of(request.given))) : json::Value());
        return json::write(object);
    }

    static std::string printed(const WorkSheet& sheet, Format format) {
        if (format == Format::Markdown)
            return sheetMarkdown(sheet);
        if (format == Format::Latex)
            return sheetLatex(sheet);
        if (format == Format::Text)
            return sheetText(sheet);
        TextTable table({{"part"}, {"formula"}, {"substituted"}, {"result"}, {"note"}});
        for (const WorkSection& section : sheet.sections) {
            table.add({std::string(section.letter), section.title, "", section.answer, ""});
            for (const WorkLine& line : section.lines)
                table.add({std::string(section.letter), line.formula, line.substituted, line.result, line.note});
            for (const auto& cells : section.table.rows) {
                std::string joined;
                for (const std::string& cell : cells)
                    joined += (joined.empty() ? "" : "; ") + cell;
                table.add({std::string(section.letter), "", "", "", joined});
            }
            for (const std::string& remark : section.remarks)
                table.add({std::string(section.letter), "", "", "", remark});
        }
        return table.print(format);
    }

    static std::string asLatex(const std::vector<Step>& steps, format::Unit unit) {
        std::string out = "\\begin{align*}\n";
        for (const auto& [derivation, place] : steps) {
            if (derivation.result == Bytes())
                continue;
            out += "  \\text{" + std::string(info(derivation.term).label) + (place == Place::Host ? ", host" : "") + "} &= " +
                   derivation.expression.formula(Markup::Latex) + " = " + derivation.expression.substituted(Markup::Latex) + " = " +
                   format::size(derivation.result, unit) + "\\,\\mathrm{" + std::string(format::unitName(unit)) + "} \\\\\n";
        }
        return out + "\\end{align*}\n";
    }

    /// With marks between thousands for a reader, plain for a program.
    static std::string bytesText(Bytes bytes, Format format) {
        if (format == Format::Csv)
            return std::to_string(bytes.count());
        return (bytes < Bytes() ? "-" : "") + format::grouped(static_cast<std::uint64_t>(std::abs(bytes.count())));
    }

    [[nodiscard]] std::string asTable(const std::vector<Step>& steps, const Request& request) const {
        using enum TextTable::Align;
        TextTable table({{"Term", Left}, {"Formula", Left}, {"Numbers put in", Left}, {"Result", Right}, {"Bytes", Right}, {"Source", Left}, {"Note", Left}});
        for (const auto& [derivation, place] : steps) {
            table.add({std::string(info(derivation.term).label) + (place == Place::Host ? ", host" : ""), derivation.formula, derivation.substituted,
                       format::sizeWithUnit(derivation.result, request.unit()), bytesText(derivation.result, request.format),
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
