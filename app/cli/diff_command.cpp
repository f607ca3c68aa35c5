// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/csv_rows.h"

#include "quantity/format.h"
#include "scenario/field.h"

#include <CLI/CLI.hpp>

namespace memladder::cli {

namespace {

struct SizeRow {
    std::string key;
    std::string label;
    Bytes before;
    Bytes after;
};

class DiffCommand final : public Command {
public:
    void addOptions(CLI::App& app) override { app.add_option("files", m_files, "two scenario files: old, new")->type_name("A.json B.json"); }

    Result<Answer> run(const Request& request) override {
        if (m_files.size() != 2)
            return Error{"diff", format::grouped(m_files.size()) + (m_files.size() == 1 ? " file" : " files"), "two scenario files: old, new"};
        const Result<ScenarioDocument> a = readScenarioFile(m_files[0]);
        if (!a)
            return a.error();
        const Result<ScenarioDocument> b = readScenarioFile(m_files[1]);
        if (!b)
            return b.error();
        const Plan before = evaluate(a->scenario);
        const Plan after = evaluate(b->scenario);
        for (const Plan* plan : {&before, &after}) {
            if (Status error = firstError(plan->issues())) {
                error->where = m_files[plan == &before ? 0 : 1] + ": " + error->where;
                return *error;
            }
        }
        const std::vector<SizeRow> sizes = changed(before, after);
        if (request.format == Format::Json)
            return Answer{asJson(*a, *b, before, after, sizes)};
        if (request.format == Format::Csv)
            return Answer{asCsv(a->scenario, b->scenario, sizes)};
        return Answer{asTable(request.format, a->scenario, b->scenario, sizes)};
    }

private:
    static std::vector<SizeRow> changed(const Plan& before, const Plan& after) {
        std::vector<SizeRow> rows;
        const auto add = [&rows](std::string_view key, std::string label, Bytes a, Bytes b) {
            if (a != b)
                rows.push_back({std::string(key), std::move(label), a, b});
        };
        for (const TermInfo& term : allTerms())
            add(term.key, std::string(term.label), before.size(term.term), after.size(term.term));
        add("total", "Total", before.total(), after.total());
        const std::string_view basis = before.job.capacityBasis().name;
        const std::string_view now = after.job.capacityBasis().name;
        add("capacity", "Capacity (" + std::string(basis) + (basis == now ? "" : ", then " + std::string(now)) + ")", before.capacity(), after.capacity());
        add("headroom", "Headroom", before.headroom(), after.headroom());
        return rows;
    }

    static std::string asJson(const ScenarioDocument& old, const ScenarioDocument& now, const Plan& oldPlan, const Plan& newPlan,
                              const std::vector<SizeRow>& sizes) {
        const Scenario& a = old.scenario;
        const Scenario& b = now.scenario;
        const json::Value before = scenarioValue(a);
        const json::Value after = scenarioValue(b);
        const auto member = [](const json::Value& object, std::string_view key) {
            const json::Value* value = object.find(key);
            return value ? *value : json::Value();
        };
        json::Value fieldList = json::Value::array();
        for (const Field& field : fields()) {
            if (field.same(a, b))
                continue;
            fieldList.append(json::Value::object({{"key", std::string(field.key)}, {"old", member(before, field.key)}, {"new", member(after, field.key)}}));
        }
        json::Value termList = listOf(sizes, [](const SizeRow& size) {
            return json::Value::object({{"key", size.key},
                                        {"old_bytes", size.before.count()},
                                        {"new_bytes", size.after.count()},
                                        {"change_bytes", (size.after - size.before).count()}});
        });
        return json::write(json::Value::object({{"fields", std::move(fieldList)},
                                                {"terms", std::move(termList)},
                                                {"capacity_basis", json::Value::object({{"old", oldPlan.job.capacityBasis().key},
                                                                                        {"new", newPlan.job.capacityBasis().key}})}}));
    }

    static std::string asCsv(const Scenario& a, const Scenario& b, const std::vector<SizeRow>& sizes) {
        std::vector<json::Value> rows;
        for (const Field& field : fields()) {
            if (!field.same(a, b))
                rows.push_back(json::Value::object({{"kind", "field"}, {"key", field.key}, {"old", field.text(a)}, {"new", field.text(b)}}));
        }
        for (const SizeRow& size : sizes)
            rows.push_back(json::Value::object({{"kind", "bytes"},
                                                {"key", size.key},
                                                {"old", size.before.count()},
                                                {"new", size.after.count()},
                                                {"change", (size.after - size.before).count()}}));
        return csvRows({"kind", "key", "old", "new", "change"}, rows);
    }

    static std::string asTable(Format format, const Scenario& a, const Scenario& b, const std::vector<SizeRow>& sizes) {
        using enum TextTable::Align;
        const format::Unit unit = b.unit->unit;
        TextTable table({{"What", Left}, {"Old", Right}, {"New", Right}, {"Change", Right}});
        const auto shown = [](const Field& field, const Scenario& scenario) {
            const std::string text = field.display(scenario);
            return text.empty() ? std::string("derived") : text;
        };
        for (const Field& field : fields()) {
            if (!field.same(a, b))
                table.add({std::string(field.label), shown(field, a), shown(field, b), ""});
        }
        for (const SizeRow& size : sizes) {
            const Bytes change = size.after - size.before;
            table.add({size.label, format::sizeWithUnit(size.before, unit), format::sizeWithUnit(size.after, unit),
                       (change > Bytes() ? "+" : "") + format::sizeWithUnit(change, unit)});
        }
        if (format == Format::Text && a == b)
            return "No difference.\n";
        return table.print(format);
    }

    std::vector<std::string> m_files;
};

} // namespace

std::unique_ptr<Command> makeDiffCommand() {
    return std::make_unique<DiffCommand>();
}

} // namespace memladder::cli
