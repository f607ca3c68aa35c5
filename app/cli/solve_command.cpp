// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/csv_rows.h"

#include "quantity/format.h"
#include "scenario/field.h"
#include "search/cost.h"
#include "search/solve.h"
#include "search/suggest.h"

#include <CLI/CLI.hpp>

namespace memladder::cli {

namespace {

class SolveCommand final : public Command {
public:
    void addOptions(CLI::App& app) override { app.add_option("question", m_question, accepted())->type_name("QUESTION"); }

    Result<Answer> run(const Request& request) override {
        const Question* question = findQuestion(m_question);
        if (!question)
            return Error{"solve", m_question.empty() ? "no question" : shortened(m_question), accepted()};
        if (!isSearchable(request.scenario()))
            return Error{"--estimator", std::string(request.scenario().estimator->key), "textbook or detailed, whose layouts a search goes through"};
        if (const Status error = firstError(question->check(request.scenario()).issues))
            return *error;
        Pins pins = Pins::of(request.given);
        pins.watch = request.watch;
        const Solution solution = question->solve(request.scenario(), pins);
        const std::string_view remark = boundRemark(request.scenario().offload.row());
        const int status = solution.answer ? 0 : 1;
        if (request.format == Format::Json)
            return Answer{asJson(*question, solution, remark), status};
        if (request.format == Format::Text)
            return Answer{asText(*question, solution, remark, request), status};
        if (request.format == Format::Csv)
            return Answer{asCsv(*question, solution), status};
        return Answer{table(*question, solution).print(request.format), status};
    }

private:
    static std::string accepted() {
        std::string out;
        for (const Question& question : questions())
            out += (out.empty() ? "" : ", ") + std::string(question.key);
        return out;
    }

    static json::Value orNull(const std::optional<std::uint64_t>& value) { return value ? json::Value(*value) : json::Value(); }

    static bool countsGpus(const Question& question) { return question.field == "gpus"; }

    static std::string asJson(const Question& question, const Solution& solution, std::string_view remark) {
        json::Value object = json::Value::object();
        object.set("question", question.key);
        object.set("answer", orNull(solution.answer));
        if (countsGpus(question)) {
            object.set("exact", orNull(solution.exact));
            object.set("power_of_two", orNull(solution.powerOfTwo));
            object.set("whole_nodes", orNull(solution.wholeNodes));
            object.set("exact_bound", orNull(solution.exactBound));
            if (!remark.empty())
                object.set("bound_note", remark);
        }
        object.set("plan", solution.plan ? planValue(*solution.scenario, *solution.plan) : json::Value());
        object.set("blocked", nullptr);
        if (solution.blocked) {
            json::Value blocked = json::Value::object();
            blocked.set("at", solution.blocked->at);
            blocked.set("term", info(solution.blocked->term).key);
            blocked.set("text", solution.blocked->text);
            object.set("blocked", std::move(blocked));
        }
        return json::write(object);
    }

    static std::string asCsv(const Question& question, const Solution& solution) {
        json::Value row = json::Value::object({{"question", question.key},
                                               {"answer", orNull(solution.answer)},
                                               {"exact", orNull(solution.exact)},
                                               {"power_of_two", orNull(solution.powerOfTwo)},
                                               {"whole_nodes", orNull(solution.wholeNodes)},
                                               {"exact_bound", orNull(solution.exactBound)}});
        if (solution.plan) {
            row.set("strategy", strategyName(solution.plan->job.layout));
            row.set("total_bytes", solution.plan->total().count());
            row.set("capacity_bytes", solution.plan->capacity().count());
        }
        if (solution.blocked) {
            row.set("blocked_at", solution.blocked->at);
            row.set("blocked_term", info(solution.blocked->term).key);
        }
        return csvRows({"question", "answer", "exact", "power_of_two", "whole_nodes", "exact_bound", "strategy", "total_bytes",
                        "capacity_bytes", "blocked_at", "blocked_term"},
                       {std::move(row)});
    }

    static std::string shown(const Question& question, std::uint64_t value) {
        Scenario scenario;
        field(question.field).setNumber(scenario, value);
        return field(question.field).display(scenario);
    }

    static TextTable table(const Question& question, const Solution& solution) {
        using enum TextTable::Align;
        TextTable table({{"Question", Left}, {"Answer", Right}, {"Layout", Left}, {"Blocked at", Right}, {"Term", Left}});
        table.add({std::string(question.name), solution.answer ? shown(question, *solution.answer) : "none",
                   solution.plan ? strategyName(solution.plan->job.layout) : "", solution.blocked ? shown(question, solution.blocked->at) : "",
                   solution.blocked ? std::string(info(solution.blocked->term).label) : ""});
        return table;
    }

    static std::string asText(const Question& question, const Solution& solution, std::string_view remark, const Request& request) {
        const format::Unit unit = request.unit();
        std::string out(question.name);
        if (!solution.answer) {
            out += ": none. Nothing fits.\n";
        } else {
            out += ": " + shown(question, *solution.answer) + "\n";
            const auto line = [&](std::string_view name, const std::optional<std::uint64_t>& value, std::string_view note) {
                if (value)
                    out += "  " + std::string(name) + format::grouped(*value) + std::string(note) + "\n";
            };
            if (countsGpus(question)) {
                line("exact        ", solution.exact, ", every smaller count was tried");
                line("power of two ", solution.powerOfTwo, "");
                line("whole nodes  ", solution.wholeNodes, "");
                line("bound        ", solution.exactBound, ", below which no layout can fit");
            }
        }
        if (countsGpus(question) && !remark.empty())
            out += std::string(remark) + ".\n";
        if (solution.plan) {
            const Plan& plan = *solution.plan;
            out += "Layout: " + strategyName(plan.job.layout) + ", " + verdictText(plan, unit) + " (" + format::fixed(100 * (1 - plan.utilization()), 1) + " %).\n";
            if (plan.detailed)
                out += "It fits by its total; the range reaches " + format::sizeWithUnit(plan.detailed->high, unit) +
                       (fitsWholeRange(plan) ? ", which fits too" : ", which does not fit") + " (" + plan.detailed->basis + ").\n";
            out += "Card: " + cardText(request.scenario(), plan.job) + ".\n";
            out += "It trades: " + tradeText(plan, costOf(plan), unit) + ".\n";
        }
        if (solution.blocked)
            out += "Blocked: " + solution.blocked->text + ".\n";
        else
            out += "Nothing lies beyond it.\n";
        return out;
    }

    std::string m_question;
};

} // namespace

std::unique_ptr<Command> makeSolveCommand() {
    return std::make_unique<SolveCommand>();
}

} // namespace memladder::cli
