// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/csv_rows.h"

#include "quantity/format.h"
#include "scenario/field.h"
#include "search/ladder.h"

#include <CLI/CLI.hpp>

namespace memladder::cli {

namespace {

class LadderCommand final : public Command {
public:
    void addOptions(CLI::App& app) override {
        app.add_option("--of", m_of, "what the text table shows: states or total")->type_name("KEY");
    }

    Result<Answer> run(const Request& request) override {
        if (m_of != "states" && m_of != "total")
            return Error{"--of", shortened(m_of), "states, total"};
        const Scenario& scenario = request.scenario();
        std::vector<std::uint64_t> counts = request.gpuCounts;
        if (counts.empty())
            counts.push_back(scenario.gpus);
        const std::vector<LadderCell> cells = ladder(scenario, counts);
        if (request.format == Format::Csv)
            return Answer{csvRows({"scheme", "gpus", "state_bytes", "total_bytes", "fits_state", "fits"}, rowsOf(cells))};
        return Answer{request.format == Format::Json ? asJson(scenario, cells) : asTable(request, counts, cells)};
    }

private:
    static std::vector<json::Value> rowsOf(const std::vector<LadderCell>& cells) {
        std::vector<json::Value> rows;
        for (const LadderCell& cell : cells) {
            json::Value row = json::Value::object();
            row.set("scheme", cell.scheme->id);
            row.set("gpus", cell.gpus);
            row.set("state_bytes", cell.exists() ? json::Value(cell.plan.total(Category::State).count()) : json::Value());
            row.set("total_bytes", cell.exists() ? json::Value(cell.plan.total().count()) : json::Value());
            row.set("fits_state", cell.exists() ? json::Value(cell.statesFit()) : json::Value());
            row.set("fits", cell.exists() ? json::Value(cell.plan.fits()) : json::Value());
            if (!cell.plan.issues().empty())
                row.set("issues", issuesValue(cell.plan.issues()));
            rows.push_back(std::move(row));
        }
        return rows;
    }

    static std::string asJson(const Scenario& scenario, const std::vector<LadderCell>& cells) {
        json::Value object = json::Value::object();
        object.set("estimator", scenario.estimator->key);
        object.set("scenario", answeredScenario(scenario, cells.front().plan.job));
        object.set("capacity_bytes", cells.front().plan.capacity().count());
        object.set("capacity_basis", cells.front().plan.job.capacityBasis().key);
        object.set("rows", json::Value::array(rowsOf(cells)));
        return json::write(object);
    }

    std::string asTable(const Request& request, const std::vector<std::uint64_t>& counts, const std::vector<LadderCell>& cells) const {
        const bool states = m_of == "states";
        const format::Unit unit = request.unit();
        using enum TextTable::Align;
        std::vector<TextTable::Column> columns{{"", Left}};
        for (const std::uint64_t count : counts)
            columns.push_back({format::counted(count, "GPU"), Right});
        TextTable table(columns);
        for (std::size_t i = 0; i < cells.size(); i += counts.size()) {
            std::vector<std::string> line{std::string(cells[i].scheme->name)};
            for (std::size_t j = i; j < i + counts.size(); ++j) {
                const LadderCell& cell = cells[j];
                const bool fits = states ? cell.statesFit() : cell.plan.fits();
                const Bytes size = states ? cell.plan.total(Category::State) : cell.plan.total();
                line.push_back(cell.exists() ? format::sizeWithUnit(size, unit) + (fits ? " ✓" : "  ") : "not possible  ");
            }
            table.add(std::move(line));
        }
        if (request.format != Format::Text)
            return table.print(request.format);
        const Plan& first = cells.front().plan;
        std::string out = std::string(states ? "States" : "Total") + " a GPU of " + format::count(first.job.shape.params) + " parameters; ✓ fits " +
                          cardText(request.scenario(), first.job) + " (" + format::sizeWithUnit(first.capacity(), unit) + ")\n\n" + table.print(Format::Text);
        for (const LadderCell& cell : cells) {
            if (const Status error = firstError(cell.plan.issues()))
                out += "Not possible on " + format::counted(cell.gpus, "GPU") + ": " + error->where + "\n";
            if (&cell - cells.data() + 1 == static_cast<std::ptrdiff_t>(counts.size()))
                break;
        }
        std::string notes;
        for (const LadderCell& cell : cells)
            noteLimits(cell.plan, notes);
        return out + notes;
    }

    std::string m_of = "states";
};

} // namespace

std::unique_ptr<Command> makeLadderCommand() {
    return std::make_unique<LadderCommand>();
}

} // namespace memladder::cli
