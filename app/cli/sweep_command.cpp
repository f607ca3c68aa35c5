// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "quantity/format.h"
#include "quantity/parse.h"
#include "search/sweep.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace memladder::cli {

namespace {

constexpr std::uint64_t kMostPoints = 100'000;

class SweepCommand final : public Command {
public:
    void addOptions(CLI::App& app) override {
        app.add_option("axis", m_axis, "key of a numeric field")->type_name("AXIS");
        app.add_option("--from", m_from, "first value")->type_name("A");
        app.add_option("--to", m_to, "last value")->type_name("B");
        app.add_option("--points", m_points, "how many values, ends included")->type_name("N");
        app.add_flag("--log", m_logarithmic, "equal ratios instead of equal steps");
    }

    Result<Answer> run(const Request& request) override {
        const Field* axis = findField(m_axis);
        if (!axis || !isAxis(*axis))
            return Error{"sweep", m_axis.empty() ? "no axis" : shortened(m_axis), axisKeys()};
        const auto from = value(*axis, "--from", m_from);
        if (!from)
            return from.error();
        const auto to = value(*axis, "--to", m_to);
        if (!to)
            return to.error();
        const auto points = parse::count(m_points);
        if (!points || *points < 1 || *points > kMostPoints)
            return Error{"--points", m_points.empty() ? "nothing" : shortened(m_points), "whole number 1 to " + format::grouped(kMostPoints)};
        if (*points == 1 && *from != *to)
            return Error{"--points", "1", "at least 2, since both ends are printed"};
        if (m_logarithmic && (*from == 0 || *to == 0))
            return Error{"--log", "an end at 0", "ends above 0"};

        const std::vector<SweepRow> rows = sweep(request.scenario(), *axis, spaced(*from, *to, *points, m_logarithmic));
        if (request.format == Format::Json)
            return Answer{asJson(request.scenario(), *axis, rows)};
        return Answer{asTable(request, *axis, rows)};
    }

private:
    /// A number between whose values there is a way.
    static bool isAxis(const Field& field) {
        return field.isNumeric() || field.kind == FieldKind::Size || field.kind == FieldKind::Ratio || field.kind == FieldKind::Bytes;
    }

    static std::string axisKeys() {
        std::string out;
        for (const Field& field : fields()) {
            if (isAxis(field))
                out += (out.empty() ? "" : ", ") + std::string(field.key);
        }
        return out;
    }

    static Result<std::uint64_t> value(const Field& axis, std::string_view option, const std::string& text) {
        Scenario probe;
        Status status = text.empty() ? Error{"", "nothing", axis.accepted()} : axis.parse(probe, text);
        if (status) {
            status->where = option;
            return *status;
        }
        return axis.number(probe);
    }

    static std::string asJson(const Scenario& scenario, const Field& axis, const std::vector<SweepRow>& rows) {
        json::Value list = json::Value::array();
        for (const SweepRow& row : rows) {
            json::Value object = json::Value::object();
            object.set("x", row.x);
            json::Value fits = json::Value::object();
            std::vector<Issue> issues;
            for (const Plan& plan : row.plans) {
                const std::string id(plan.job.layout.zero->id);
                const bool exists = SweepRow::exists(plan);
                object.set(id + "_bytes", exists ? json::Value(plan.total().count()) : json::Value());
                fits.set(id, exists ? json::Value(plan.fits()) : json::Value());
                for (const Issue& issue : plan.issues()) {
                    if (std::find(issues.begin(), issues.end(), issue) == issues.end())
                        issues.push_back(issue);
                }
            }
            object.set("fits", std::move(fits));
            if (!issues.empty())
                object.set("issues", issuesValue(issues));
            list.append(std::move(object));
        }
        json::Value object = json::Value::object();
        object.set("axis", axis.key);
        object.set("estimator", scenario.estimator->key);
        object.set("scenario", answeredScenario(scenario, rows.front().plans.front().job));
        object.set("rows", std::move(list));
        return json::write(object);
    }

    static std::string asTable(const Request& request, const Field& axis, const std::vector<SweepRow>& rows) {
        using enum TextTable::Align;
        const format::Unit unit = request.unit();
        const bool forReading = request.format != Format::Csv;
        std::vector<TextTable::Column> columns{{forReading ? std::string(axis.label) : std::string(axis.key), Right}};
        for (const Sharding& scheme : Registry<Sharding>::rows())
            columns.push_back({forReading ? std::string(scheme.name) : std::string(scheme.id) + "_bytes", Right});
        TextTable table(columns);
        std::string problems;
        std::string notes;
        for (const SweepRow& row : rows) {
            Scenario point;
            axis.setNumber(point, row.x);
            std::vector<std::string> line{!forReading                        ? std::to_string(row.x)
                                          : axis.kind == FieldKind::Size ? format::sizeWithUnit(Bytes::of(static_cast<std::int64_t>(row.x)), unit)
                                                                         : axis.display(point)};
            for (const Plan& plan : row.plans) {
                noteLimits(plan, notes);
                if (!SweepRow::exists(plan))
                    line.emplace_back(forReading ? "not possible  " : "");
                else
                    line.push_back(forReading ? format::sizeWithUnit(plan.total(), unit) + (plan.fits() ? " ✓" : "  ") : std::to_string(plan.total().count()));
            }
            if (const Status error = firstError(row.plans.front().issues()))
                problems += "Not possible at " + line.front() + ": " + error->where + "\n";
            table.add(std::move(line));
        }
        std::string printed = table.print(request.format);
        if (request.format != Format::Text)
            return printed;
        const Plan& first = rows.front().plans.front();
        const bool oneCard = std::all_of(rows.begin(), rows.end(), [&first](const SweepRow& row) {
            return row.plans.front().capacity() == first.capacity();
        });
        return "Total a GPU; ✓ fits " + (oneCard ? cardText(request.scenario(), first.job) : "the card of its row") + "\n\n" + printed + problems + notes;
    }

    std::string m_axis;
    std::string m_from;
    std::string m_to;
    std::string m_points = "11";
    bool m_logarithmic = false;
};

} // namespace

std::unique_ptr<Command> makeSweepCommand() {
    return std::make_unique<SweepCommand>();
}

} // namespace memladder::cli
