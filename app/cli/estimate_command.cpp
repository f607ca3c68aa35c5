// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/csv_rows.h"

#include "explain/derivation.h"
#include "io/reduced_order_json.h"
#include "quantity/format.h"
#include "scenario/field.h"
#include "search/suggest.h"

namespace memladder::cli {

namespace {

/// Which model, and its two counts where they differ.
std::string modelLine(const Scenario& scenario, const Shape& shape) {
    if (!scenario.model && !scenario.modelFile)
        return {};
    std::string line = modelName(scenario);
    if (shape.exactParams != shape.params)
        line += ": planned as " + format::count(shape.params) + ", counted tensor by tensor " + format::grouped(shape.exactParams);
    if (scenario.modelFile && scenario.modelFile->guess)
        line += " (a guess: its family is not known)";
    return line + "\n";
}

/// What machines the GPUs stand in.
std::string nodeLine(const Scenario& scenario, const Layout& layout) {
    if (!scenario.node)
        return {};
    const std::uint64_t each = std::max<std::uint64_t>(1, scenario.gpusPerNode);
    const std::uint64_t nodes = (layout.gpus + each - 1) / each;
    return format::grouped(nodes) + (nodes == 1 ? " node: " : " nodes: ") + std::string((*scenario.node)->name) + "\n";
}

std::string layoutLines(const Scenario& scenario, const Plan& plan) {
    const Shape& shape = plan.job.shape;
    const Layout& layout = plan.job.layout;
    const auto n = [](std::uint64_t value) { return format::grouped(value); };
    std::string out = format::count(shape.params) + " parameters, " + n(shape.layers) + " layers, hidden " + n(shape.hidden) + ", " +
                      n(shape.heads) + " heads; sequence " + n(layout.seq) + ", micro-batch " + n(layout.microBatch) + "\n";
    out += n(layout.gpus) + " × " + cardText(scenario, plan.job) + ": " + std::string(layout.zero->name) + ", DP " + n(layout.dp);
    for (const auto& [name, degree] : {std::pair{"TP", layout.tp}, {"PP", layout.pp}, {"VPP", layout.vpp}, {"CP", layout.cp}, {"EP", layout.ep}}) {
        if (degree > 1)
            out += ", " + std::string(name) + " " + n(degree);
    }
    out += "; recompute " + field("recompute").text(scenario) + "; " + std::string(layout.recipe->key) + ", " +
           format::shortest(layout.recipe->total().bytes()) + " bytes a parameter\n";
    return out;
}

std::string detailedLines(const Plan& plan, format::Unit unit) {
    const DetailedAnswer& answer = *plan.detailed;
    const auto sized = [unit](Bytes bytes) { return format::sizeWithUnit(bytes, unit); };
    const StagePlan& peak = answer.peak();
    std::string out = "Peak: " + std::string(peak.phase) + ", stage " + std::to_string(answer.peakStage) + ". Allocated " + sized(peak.allocated) +
                      ", reserved " + sized(peak.reserved) + ", outside the allocator " + sized(answer.outside) + ".\n";
    if (plan.fits() && !fitsWholeRange(plan))
        out += "It fits by its total; the high end of the range does not.\n";
    out += "Range: " + sized(answer.low) + " to " + sized(answer.high) + " (" + answer.basis + ").\n";
    if (answer.stages.size() == 1)
        return out;
    using enum TextTable::Align;
    TextTable table({{"Stage", Right}, {"Layers", Right}, {"In flight", Right}, {"Allocated", Right}, {"Reserved", Right}, {"Peak", Left}});
    for (std::size_t i = 0; i < answer.stages.size(); ++i) {
        const StagePlan& stage = answer.stages[i];
        table.add({std::to_string(i), std::to_string(stage.layers), format::shortest(stage.inFlight), format::size(stage.allocated, unit),
                   format::size(stage.reserved, unit), std::string(stage.phase)});
    }
    return out + "\n" + table.print(Format::Text) + "\n";
}

std::string termRows(const Plan& plan) {
    std::vector<json::Value> rows;
    const double total = static_cast<double>(plan.total().count());
    for (const Derivation& derivation : derivations(plan, Which::Present)) {
        const TermInfo& row = info(derivation.term);
        const Bytes size = plan.size(row.term);
        rows.push_back(json::Value::object({{"term", row.key},
                                            {"category", categoryKey(row.category)},
                                            {"bytes", size.count()},
                                            {"share", static_cast<double>(size.count()) / total},
                                            {"formula", derivation.formula},
                                            {"substituted", derivation.substituted},
                                            {"source", derivation.source}}));
    }
    return csvRows({"term", "category", "bytes", "share", "formula", "substituted", "source"}, rows);
}

class EstimateCommand final : public Command {
public:
    Result<Answer> run(const Request& request) override {
        const Plan plan = evaluate(request.scenario());
        if (const Status error = firstError(plan.issues()))
            return *error;
        if (request.format == Format::ReducedOrder) {
            const Result<std::string> document = writeReducedOrder(request.scenario());
            if (!document)
                return document.error();
            return Answer{*document};
        }
        if (request.format == Format::Json)
            return Answer{json::write(planValue(request.scenario(), plan))};
        if (request.format == Format::Csv)
            return Answer{termRows(plan)};

        const format::Unit unit = request.unit();
        const std::string unitName(format::unitName(unit));
        using enum TextTable::Align;
        TextTable table({{"Term", Left}, {unitName + " per GPU", Right}, {"Share", Right}, {"Kind", Left}, {"Formula", Left}, {"Numbers put in", Left}, {"Source", Left}});
        const double total = static_cast<double>(plan.total().count());
        for (const Derivation& derivation : derivations(plan)) {
            const TermInfo& row = info(derivation.term);
            const Bytes size = plan.size(row.term);
            if (size == Bytes())
                continue;
            table.add({std::string(row.label), format::size(size, unit), format::fixed(100 * static_cast<double>(size.count()) / total, 1) + " %",
                       std::string(categoryKey(row.category)), derivation.formula, derivation.substituted, std::string(derivation.source)});
        }
        table.add({"Total", format::size(plan.total(), unit), "100.0 %"});
        if (request.format != Format::Text)
            return Answer{table.print(request.format)};

        std::string out = modelLine(request.scenario(), plan.job.shape) + layoutLines(request.scenario(), plan) + nodeLine(request.scenario(), plan.job.layout) + "\n" + table.print(Format::Text) + "\n";
        constexpr std::string_view words[] = {"Fits", "Tight", "Does not fit", "Impossible"};
        out += std::string(words[static_cast<std::size_t>(plan.level)]) + ": " + verdictText(plan, unit);
        if (plan.fits())
            out += " (" + format::fixed(100 * (1 - plan.utilization()), 1) + " %)";
        out += ".\nBy pile: " + pileText(plan, unit) + ".\n";
        if (plan.detailed)
            out += detailedLines(plan, unit);
        if (plan.hostPerNode() > Bytes())
            out += "Host memory: " + format::sizeWithUnit(plan.hostPerNode(), unit) + " a node.\n";
        out += "\n" + costText(plan);
        for (const Issue& issue : plan.issues())
            out += "Note: " + issue.text + ".\n";
        return Answer{out};
    }
};

} // namespace

std::unique_ptr<Command> makeEstimateCommand() {
    return std::make_unique<EstimateCommand>();
}

} // namespace memladder::cli
