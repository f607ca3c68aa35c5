// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/csv_rows.h"

#include "estimate/calibrate.h"
#include "quantity/format.h"
#include "quantity/parse.h"
#include "scenario/field.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace memladder::cli {

namespace {

std::string figures() {
    std::string out;
    for (const MemoryFigure& row : Registry<MemoryFigure>::rows())
        out += (out.empty() ? "" : ", ") + std::string(row.key);
    return out;
}

class CalibrateCommand final : public Command {
public:
    void addOptions(CLI::App& app) override {
        app.add_option("--measured", m_measured, "the peak that one run of this scenario showed on its fullest GPU")->type_name("SIZE");
        app.add_option("--metric", m_metric, "which figure was measured: " + figures())->type_name("KEY");
    }

    Result<Answer> run(const Request& request) override {
        const auto figure = Choice<MemoryFigure>::find(m_metric);
        if (!figure)
            return Error{"--metric", shortened(m_metric), figures()};
        const auto measured = parse::size(m_measured);
        if (!measured || measured->bytes() <= Bytes())
            return Error{"--measured", m_measured.empty() ? "nothing" : shortened(m_measured), "a size above 0 with unit GB or GiB, such as 61.2GiB"};
        Scenario scenario = request.scenario();
        // Only the detailed estimator tells these figures apart, so it is meant where none was named.
        if (std::find(request.given.begin(), request.given.end(), "estimator") == request.given.end())
            scenario.estimator = Choice<Estimator>::named("detailed");
        if (const Status error = firstError(resolve(scenario).issues))
            return *error;
        const Result<Calibrated> found = calibrate(scenario, *figure, measured->bytes());
        if (!found)
            return Error{"--" + found.error().where, found.error().found, found.error().accepted};
        Answer answer;
        answer.scenario = found->scenario;
        answer.text = request.format == Format::Json   ? asJson(*found)
                      : request.format == Format::Csv  ? asCsv(*found)
                      : request.format == Format::Text ? asText(*found, request.unit())
                                                       : table(*found, request.unit()).print(request.format);
        return answer;
    }

private:
    static double percent(const Calibrated& found) {
        return 100 * static_cast<double>(found.residual().count()) / static_cast<double>(std::max<std::int64_t>(1, found.computed.count()));
    }

    static json::Value valueOf(const Calibrated& found) {
        json::Value object = json::Value::object();
        object.set("metric", found.figure->key);
        object.set("measured_bytes", found.measured.count());
        object.set("computed_bytes", found.computed.count());
        object.set("residual_bytes", found.residual().count());
        object.set("residual_percent", percent(found));
        object.set("stage", found.stage);
        object.set("calibration", found.scenario.calibration->text());
        return object;
    }

    static std::string asCsv(const Calibrated& found) {
        return csvRows({"metric", "measured_bytes", "computed_bytes", "residual_bytes", "residual_percent", "stage", "calibration"}, {valueOf(found)});
    }

    static std::string asJson(const Calibrated& found) {
        json::Value object = valueOf(found);
        object.set("plan", planValue(found.scenario, found.plan));
        return json::write(object);
    }

    static std::string sign(Bytes bytes) { return bytes > Bytes() ? "+" : ""; }

    static TextTable table(const Calibrated& found, format::Unit unit) {
        using enum TextTable::Align;
        TextTable table({{"Figure", Left}, {"Measured", Right}, {"Computed", Right}, {"Residual", Right}, {"Residual %", Right}});
        table.add({std::string(found.figure->name), format::sizeWithUnit(found.measured, unit), format::sizeWithUnit(found.computed, unit),
                   sign(found.residual()) + format::sizeWithUnit(found.residual(), unit), sign(found.residual()) + format::fixed(percent(found), 1)});
        return table;
    }

    static std::string asText(const Calibrated& found, format::Unit unit) {
        const StagePlan& peak = found.plan.detailed->stages[found.stage];
        std::string out = table(found, unit).print(Format::Text) + "\nComputed for " + std::string(found.scenario.framework->name) + ", stage " +
                          std::to_string(found.stage) + ", at the " + std::string(peak.phase) + ".\n";
        out += "The residual is a term of its own from now on: the total becomes " + format::sizeWithUnit(found.plan.total(), unit) + " of " +
               cardText(found.scenario, found.plan.job) + ".\n";
        return out + "Keep it with --save FILE, or as --calibration " + found.scenario.calibration->text() + ".\n";
    }

    std::string m_measured;
    std::string m_metric{Registry<MemoryFigure>::rows().front().key};
};

} // namespace

std::unique_ptr<Command> makeCalibrateCommand() {
    return std::make_unique<CalibrateCommand>();
}

} // namespace memladder::cli
