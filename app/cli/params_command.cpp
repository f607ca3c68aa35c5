// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "io/hf_config.h"
#include "model/parameters.h"
#include "quantity/format.h"

#include <CLI/CLI.hpp>

#include <array>

namespace memladder::cli {

namespace {

std::string number(std::int64_t value) {
    return format::grouped(static_cast<std::uint64_t>(value));
}

constexpr std::array<std::string_view, 3> kParts{"text", "mtp", "vision"};

json::Value textList(const std::vector<std::string>& lines) {
    json::Value list = json::Value::array();
    for (const std::string& line : lines)
        list.append(line);
    return list;
}

json::Value shapeValue(const ModelShape& shape) {
    json::Value out = json::Value::object();
    out.set("layers", shape.layers);
    out.set("hidden", shape.hidden);
    out.set("heads", shape.heads);
    out.set("kv_heads", shape.kvHeads);
    out.set("head_dim", shape.headDim);
    out.set("ffn", shape.ffn);
    out.set("gated", shape.gated);
    out.set("vocab", shape.vocab);
    out.set("experts", shape.experts);
    out.set("top_k", shape.topK);
    out.set("expert_ffn", shape.expertFfn);
    out.set("shared_ffn", shape.sharedFfn);
    out.set("max_context", shape.maxContext);
    out.set("uniform", shape.uniform);
    return out;
}

json::Value tensorsValue(const Architecture& architecture) {
    json::Value list = json::Value::array();
    for (const TensorGroup& group : tensorGroups(architecture)) {
        json::Value row = json::Value::object();
        row.set("name", group.name);
        row.set("category", categoryKey(group.category));
        row.set("part", kParts[static_cast<std::size_t>(group.part)]);
        row.set("first_layer", group.firstLayer);
        row.set("layers", group.layers);
        row.set("elements", group.elements);
        row.set("total", group.elements * group.layers);
        list.append(std::move(row));
    }
    return list;
}

std::string tensorsTable(const Architecture& architecture, Format format) {
    using enum TextTable::Align;
    TextTable table({{"Tensor", Left}, {"Category", Left}, {"Part", Left}, {"First layer", Right}, {"Layers", Right},
                     {"Each", Right}, {"Together", Right}});
    const bool plain = format == Format::Csv;
    for (const TensorGroup& group : tensorGroups(architecture)) {
        const std::int64_t total = group.elements * group.layers;
        table.add({group.name, std::string(categoryKey(group.category)), std::string(kParts[static_cast<std::size_t>(group.part)]),
                   std::to_string(group.firstLayer), std::to_string(group.layers), plain ? std::to_string(group.elements) : number(group.elements),
                   plain ? std::to_string(total) : number(total)});
    }
    return table.print(format);
}

class ParamsCommand final : public Command {
public:
    void addOptions(CLI::App& app) override {
        app.add_option("config", m_path, "the model's config.json")->type_name("CONFIG.json");
        app.add_flag("--tensors", m_tensors, "every tensor, with how many layers have it");
    }

    Result<Answer> run(const Request& request) override {
        if (m_path.empty())
            return Error{"params", "no file", "a model's config.json"};
        const Result<ImportedModel> model = importHfConfigFile(m_path);
        if (!model)
            return model.error();
        if (request.format == Format::Json)
            return Answer{asJson(*model)};
        if (m_tensors)
            return Answer{tensorsTable(model->architecture, request.format)};
        return Answer{asText(*model, request.format)};
    }

private:
    [[nodiscard]] std::string asJson(const ImportedModel& model) const {
        const ParameterCount count = countParameters(model.architecture);
        json::Value out = json::Value::object();
        out.set("total", count.total);
        out.set("embedding", count.embedding);
        out.set("head", count.head);
        out.set("non_embedding", count.nonEmbedding);
        out.set("active", count.active);
        json::Value parts = json::Value::object();
        parts.set("text", count.total);
        parts.set("mtp", count.mtp);
        parts.set("vision", count.vision);
        out.set("parts", std::move(parts));
        out.set("tied", count.tied);
        out.set("assumed", textList(model.assumed));
        out.set("guess", model.guess);
        out.set("missing", textList(model.missing));
        out.set("model_type", model.modelType);
        out.set("shape", shapeValue(shapeOf(model.architecture)));
        json::Value categories = json::Value::object();
        for (std::size_t i = 0; i < kTensorCategories; ++i)
            categories.set(categoryKey(static_cast<TensorCategory>(i)), count.byCategory[i]);
        out.set("categories", std::move(categories));
        if (m_tensors)
            out.set("tensors", tensorsValue(model.architecture));
        return json::write(out);
    }

    static std::string asText(const ImportedModel& model, Format format) {
        const ParameterCount count = countParameters(model.architecture);
        const ModelShape shape = shapeOf(model.architecture);
        using enum TextTable::Align;
        TextTable table({{"Part", Left}, {"Parameters", Right}, {format == Format::Csv ? "Note" : "", Left}});
        const auto add = [&](const std::string& name, std::int64_t value, const std::string& note = {}) {
            table.add({name, format == Format::Csv ? std::to_string(value) : number(value), note});
        };
        add("Total", count.total, "text model, " + format::roughCount(static_cast<std::uint64_t>(count.total)));
        add("Embedding", count.embedding);
        add("Head", count.head, count.tied ? "tied to the embedding, counted once" : "");
        add("Non-embedding", count.nonEmbedding, "total less embedding and head");
        add("Active", count.active, count.active < count.total ? "met by one token" : "");
        if (count.mtp > 0)
            add("Prediction layers", count.mtp, "not in the total");
        if (count.vision > 0)
            add("Image part", count.vision, "not in the total");
        if (count.all() > count.total)
            add("All parts", count.all());
        if (format != Format::Text)
            return table.print(format);

        std::string out = model.modelType + (model.guess ? " (a guess: this family is not known)" : "") + ": " + number(shape.layers) +
                          " layers, hidden " + number(shape.hidden);
        if (shape.heads > 0)
            out += ", " + number(shape.heads) + " heads, " + number(shape.kvHeads) + " key-value heads, head width " + number(shape.headDim);
        if (shape.ffn > 0)
            out += ", feed-forward " + number(shape.ffn) + (shape.gated ? " gated" : "");
        if (shape.experts > 0)
            out += ", " + number(shape.experts) + " experts of " + number(shape.expertFfn) + ", " + number(shape.topK) + " a token";
        out += ", vocabulary " + number(shape.vocab) + (shape.uniform ? "" : "; layers differ, the most frequent kind is shown") + "\n\n";
        out += table.print(Format::Text);
        if (!model.assumed.empty()) {
            out += "\nAssumed, not in the file:\n";
            for (const std::string& line : model.assumed)
                out += "  " + line + "\n";
        }
        if (!model.missing.empty()) {
            out += "\nKeys that would have decided more:";
            for (const std::string& key : model.missing)
                out += " " + key;
            out += "\n";
        }
        return out;
    }

    std::string m_path;
    bool m_tensors = false;
};

} // namespace

std::unique_ptr<Command> makeParamsCommand() {
    return std::make_unique<ParamsCommand>();
}

} // namespace memladder::cli
