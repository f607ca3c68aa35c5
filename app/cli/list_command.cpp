// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/csv_rows.h"

#include "catalogue/model_preset.h"
#include "io/sources.h"
#include "quantity/format.h"
#include "scenario/field.h"

#include <CLI/CLI.hpp>

namespace memladder::cli {

namespace {

/// One row of a table: an object whose members are its columns.
using Row = json::Value;

/// What was not found stays blank.
json::Value known(std::string_view text) {
    return text.empty() ? json::Value() : json::Value(text);
}

json::Value known(double value) {
    return value > 0 ? json::Value(value) : json::Value();
}

std::vector<Row> modelRows() {
    std::vector<Row> out;
    for (const ModelPreset& model : Registry<ModelPreset>::rows()) {
        const ModelShape shape = shapeOf(model.architecture());
        const auto count = [](std::int64_t value) { return value > 0 ? json::Value(value) : json::Value(); };
        out.push_back(json::Value::object({{"key", model.key},
                       {"name", model.name},
                       {"family", model.family},
                       {"nominal", model.nominal},
                       {"nominal_params", model.nominalParams},
                       {"exact_params", model.exactParams},
                       {"layers", shape.layers},
                       {"hidden", shape.hidden},
                       {"heads", count(shape.heads)},
                       {"kv_heads", count(shape.kvHeads)},
                       {"vocab", shape.vocab},
                       {"experts", count(shape.experts)},
                       {"top_k", count(shape.topK)},
                       {"max_context", count(shape.maxContext)},
                       {"source", model.source.text},
                       {"notes", model.notes}}));
    }
    return out;
}

std::vector<Row> gpuRows() {
    std::vector<Row> out;
    for (const Gpu& gpu : Registry<Gpu>::rows()) {
        out.push_back(json::Value::object({{"key", gpu.key},
                       {"name", gpu.name},
                       {"vendor", gpu.vendor},
                       {"year", gpu.year},
                       {"nominal", gpu.nominal.text()},
                       {"nominal_bytes", gpu.nominal.bytes().count()},
                       {"driver_bytes", gpu.driverMib > 0 ? json::Value(gpu.driverMib * 1024 * 1024) : json::Value()},
                       {"usable_gib", known(gpu.usableGib)},
                       {"bandwidth_gb_s", known(gpu.bandwidthGbS)},
                       {"bf16_tflops", known(gpu.bf16Tflops)},
                       {"link", known(gpu.scaleUpLink)},
                       {"gpus_per_node", known(gpu.gpusPerNode)},
                       {"source", gpu.source.text},
                       {"notes", gpu.notes}}));
    }
    return out;
}

std::vector<Row> linkRows() {
    std::vector<Row> out;
    for (const Link& link : Registry<Link>::rows()) {
        out.push_back(json::Value::object({{"key", link.key},
                       {"name", link.name},
                       {"kind", link.kind},
                       {"gb_per_second", known(link.gbPerSecond)},
                       {"source", link.source.text},
                       {"notes", link.notes}}));
    }
    return out;
}

std::vector<Row> nodeRows() {
    std::vector<Row> out;
    for (const NodeType& node : Registry<NodeType>::rows()) {
        out.push_back(json::Value::object({{"key", node.key},
                       {"name", node.name},
                       {"gpu", node.gpu},
                       {"gpus", node.gpus},
                       {"link", known(node.link)},
                       {"inter_link", known(node.interLink)},
                       {"host_link", known(node.hostLink)},
                       {"source", node.source.text},
                       {"notes", node.notes}}));
    }
    return out;
}

std::vector<Row> recipeRows() {
    std::vector<Row> out;
    for (const Recipe& recipe : Registry<Recipe>::rows()) {
        out.push_back(json::Value::object({{"key", recipe.key},
                       {"name", recipe.name},
                       {"parameter", recipe.parameter.bytes()},
                       {"gradient", recipe.gradient.bytes()},
                       {"optimizer", recipe.optimizer().bytes()},
                       {"total", recipe.total().bytes()},
                       {"source", recipe.source.text},
                       {"notes", recipe.notes}}));
    }
    return out;
}

std::vector<Row> recomputeRows() {
    std::vector<Row> out;
    for (const Recompute& mode : Registry<Recompute>::rows()) {
        out.push_back(json::Value::object(
            {{"key", mode.key}, {"name", mode.name}, {"estimators", "all"}, {"help", mode.help}, {"source", mode.source.text}}));
        for (const RecomputeRefinement& row : Registry<RecomputeRefinement>::rows()) {
            if (row.of == mode.key)
                out.push_back(json::Value::object(
                    {{"key", row.key}, {"name", row.name}, {"estimators", "detailed"}, {"help", row.help}, {"source", row.source.text}}));
        }
    }
    return out;
}

std::vector<Row> shardingRows() {
    std::vector<Row> out;
    for (const Sharding& scheme : Registry<Sharding>::rows()) {
        out.push_back(json::Value::object({{"key", scheme.key}, {"id", scheme.id}, {"name", scheme.name}, {"help", scheme.help}, {"source", scheme.source.text}}));
    }
    return out;
}

std::vector<Row> frameworkRows() {
    std::vector<Row> out;
    for (const Framework& row : Registry<Framework>::rows()) {
        out.push_back(json::Value::object({{"key", row.key},
                       {"name", row.name},
                       {"weight", row.weightBytes},
                       {"gradient", row.gradientBytes},
                       {"master", row.masterBytes},
                       {"moments", row.momentBytes},
                       {"loss", row.loss},
                       {"reserved_over_pools", row.fragmentation},
                       {"measured_runs", row.measuredRuns},
                       {"range", row.rangeBasis},
                       {"help", row.help},
                       {"source", row.source.text}}));
    }
    return out;
}

std::vector<Row> lossRows() {
    std::vector<Row> out;
    for (const LossKind& row : Registry<LossKind>::rows()) {
        out.push_back(json::Value::object({{"key", row.key},
                       {"name", row.name},
                       {"kept", row.kept},
                       {"forward", row.forward.at(row.chunks)},
                       {"backward", row.backward.at(row.chunks)},
                       {"chunks", row.chunks},
                       {"help", row.help},
                       {"source", row.source.text}}));
    }
    return out;
}

std::vector<Row> fieldRows() {
    std::vector<Row> out;
    const Scenario defaults;
    for (const Field& field : fields()) {
        out.push_back(json::Value::object({{"key", field.key},
                       {"option", field.option()},
                       {"label", field.label},
                       {"symbol", field.symbol},
                       {"group", groupName(field.group)},
                       {"default", field.isSet(defaults) ? json::Value(field.text(defaults)) : json::Value()},
                       {"accepted", field.accepted()},
                       {"help", field.help},
                       {"source", field.source.text}}));
    }
    return out;
}

std::vector<Row> sourceRows() {
    std::vector<Row> out;
    for (const SourceTable& table : sourceTables()) {
        for (const SourceRow& row : table.rows)
            out.push_back(json::Value::object({{"table", table.key}, {"name", row.name}, {"source", row.source}}));
    }
    return out;
}

struct ListTable {
    std::string_view name;
    std::vector<Row> (*rows)();
};
constexpr ListTable kTables[] = {{"models", modelRows}, {"gpus", gpuRows},         {"links", linkRows},       {"node-types", nodeRows}, {"recipes", recipeRows},
                             {"recompute", recomputeRows}, {"sharding", shardingRows}, {"frameworks", frameworkRows}, {"losses", lossRows}, {"fields", fieldRows},
                             {"sources", sourceRows}};

std::string cellText(const json::Value& value) {
    if (value.isString())
        return std::string(*value.string());
    return value.isNull() ? "–" : std::string(value.numberText());
}

class ListCommand final : public Command {
public:
    void addOptions(CLI::App& app) override {
        app.add_option("what", m_what, "models, gpus, links, node-types, recipes, recompute, sharding, frameworks, losses, fields or sources")->type_name("TABLE");
    }

    Result<Answer> run(const Request& request) override {
        const ListTable* table = nullptr;
        std::string names;
        for (const ListTable& row : kTables) {
            names += (names.empty() ? "" : ", ") + std::string(row.name);
            if (row.name == m_what)
                table = &row;
        }
        if (!table)
            return Error{"list", m_what.empty() ? "nothing" : shortened(m_what), names};
        const std::vector<Row> rows = table->rows();
        if (request.format == Format::Json)
            return Answer{json::write(json::Value::object({{m_what, json::Value::array(rows)}}))};
        if (request.format == Format::Csv) {
            std::vector<std::string_view> heads;
            for (const json::Member& column : rows.front().members())
                heads.push_back(column.key);
            return Answer{csvRows(heads, rows)};
        }
        std::vector<TextTable::Column> columns;
        for (const json::Member& column : rows.front().members())
            columns.push_back({column.key, column.value.isNumber() ? TextTable::Align::Right : TextTable::Align::Left});
        TextTable text(columns);
        for (const Row& row : rows) {
            std::vector<std::string> cells;
            for (const json::Member& cell : row.members())
                cells.push_back(cellText(cell.value));
            text.add(std::move(cells));
        }
        return Answer{text.print(request.format)};
    }

private:
    std::string m_what;
};

} // namespace

std::unique_ptr<Command> makeListCommand() {
    return std::make_unique<ListCommand>();
}

} // namespace memladder::cli
