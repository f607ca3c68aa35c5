// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/launch_model.h"

#include "io/launch.h"
#include "io/launch_rules.h"
#include "io/model_file.h"
#include "model/parameters.h"
#include "scenario/field.h"

#include <algorithm>

namespace memladder {

namespace {

std::int64_t totalOf(const Architecture& architecture) {
    return countParameters(architecture).total;
}

/// One kind of layer behind dense ones, from an architecture; nothing where the two do not count the same.
std::optional<UniformDecoder> uniformOf(const Architecture& model) {
    if (!model.encoder.empty() || model.layers.empty() || model.layers.size() > 2)
        return std::nullopt;
    const Layer& layer = model.layers.back().layer;
    const auto* attention = layer.mixers.size() == 1 ? std::get_if<Attention>(&layer.mixers.front()) : nullptr;
    if (!attention)
        return std::nullopt;
    UniformDecoder out;
    out.layers = layerCount(model.layers);
    out.hidden = model.hidden;
    out.heads = attention->heads;
    out.kvHeads = attention->kvHeads;
    out.headDim = attention->headDim;
    out.vocab = model.vocab;
    out.tied = model.tied;
    out.norm = layer.norm;
    out.norms = layer.norms;
    out.positions = model.positions;
    out.positionRows = model.positionRows;
    out.embeddingNorm = model.embeddingNorm;
    out.biasQkv = attention->biasQuery;
    out.biasOutput = attention->biasOutput;
    out.headBias = model.headBias;
    out.qkNorm = attention->qkNorm;
    out.sinks = attention->sinks;
    out.maxContext = model.maxContext;
    const Layer& first = model.layers.front().layer;
    if (first.dense) {
        out.ffn = first.dense->width;
        out.gated = first.dense->gated;
        out.biasMlp = first.dense->biasIn;
    }
    if (layer.moe) {
        out.experts = layer.moe->experts;
        out.topK = layer.moe->topK;
        out.expertFfn = layer.moe->width;
        out.sharedFfn = layer.moe->sharedWidth;
        out.gated = layer.moe->gated;
        out.biasExperts = layer.moe->biasExperts;
        out.correctionBias = layer.moe->correctionBias;
        out.biasMlp = first.dense ? out.biasMlp : layer.moe->biasExperts;
        out.denseLayers = model.layers.size() == 2 ? model.layers.front().count : 0;
        if (out.ffn == 0)
            out.ffn = out.expertFfn;
    } else if (model.layers.size() == 2) {
        return std::nullopt;
    }
    if (totalOf(architectureOf(out)) != totalOf(model))
        return std::nullopt;
    return out;
}

/// The config.json of a model of a well-known make with these numbers; null where it is of none.
json::Value configOf(const UniformDecoder& model) {
    const bool llamaLike = model.positions == PositionKind::Rotary && model.norm == NormKind::Rms && model.gated && !model.biasMlp && !model.biasOutput &&
                           model.sharedFfn == 0;
    if (!llamaLike)
        return {};
    const bool qkNorm = model.qkNorm == QkNorm::Head;
    std::string_view type = "llama";
    if (model.experts > 0)
        type = qkNorm ? "qwen3_moe" : "mixtral";
    else if (qkNorm)
        type = "qwen3";
    else if (model.biasQkv)
        type = "qwen2";
    if (model.experts > 0 && (model.biasQkv || (model.denseLayers > 0)))
        return {};
    if (qkNorm && model.biasQkv)
        return {};
    json::Value out = json::Value::object();
    out.set("model_type", type);
    out.set("num_hidden_layers", model.layers);
    out.set("hidden_size", model.hidden);
    out.set("num_attention_heads", model.heads);
    out.set("num_key_value_heads", model.kvHeads);
    out.set("head_dim", model.headDim);
    const std::int64_t width = model.expertFfn > 0 ? model.expertFfn : model.ffn;
    out.set("intermediate_size", type == "mixtral" ? width : model.ffn);
    if (type == "mixtral")
        out.set("num_local_experts", model.experts);
    if (type == "qwen3_moe") {
        out.set("num_experts", model.experts);
        out.set("moe_intermediate_size", width);
    }
    if (model.experts > 0)
        out.set("num_experts_per_tok", model.topK);
    out.set("vocab_size", model.vocab);
    out.set("tie_word_embeddings", model.tied);
    if (model.maxContext > 0)
        out.set("max_position_embeddings", model.maxContext);
    return out;
}

/// Whether the scenario's typed fields alone say all there is: GPT as the textbook has it.
bool isPlainGpt(const UniformDecoder& model) {
    return !model.gated && model.tied && model.norm == NormKind::LayerNorm && model.positions == PositionKind::Learned && model.biasMlp &&
           model.qkNorm == QkNorm::None && model.sharedFfn == 0 && model.denseLayers == 0 &&
           (model.expertFfn == 0 || model.expertFfn == model.ffn);
}

/// What the scenario cannot hold of the model is kept, so that it is written again.
void keepSwitches(LaunchReading& reading) {
    for (const LaunchKey& key : launchKeys()) {
        if (key.framework != reading.framework.key || key.field != "model" || !key.compute)
            continue;
        if (const json::Value* value = findPath(reading.root, key.path))
            putPath(reading.model, key.path, *value);
    }
}

/// So are more positions than the sequence has.
void keepPositions(LaunchReading& reading, const UniformDecoder& model) {
    for (const LaunchKey& key : launchKeys()) {
        if (key.framework == reading.framework.key && key.compute == launch::maxPositions && model.maxContext > static_cast<std::int64_t>(reading.scenario.seq))
            putPath(reading.model, key.path, *findPath(reading.root, key.path));
    }
}

/// Heads that the tensor-parallel ranks do not divide are in no run, but in a plan of the textbook whose size implies them.
/// Numbers that such a plan writes are left to the size again, which is the counted one, or the nearest that implies them.
bool leaveToSize(LaunchReading& reading, std::uint64_t total) {
    const Scenario& read = reading.scenario;
    if (!read.heads || *read.heads % read.tp == 0)
        return false;
    const ImpliedSizes sizes = sizesImplying(*read.heads);
    const bool inRange = total >= sizes.least && total <= sizes.most;
    const bool proportions = Wide{*read.heads} * 128 == Wide{read.hidden.value_or(0)} || read.heads == read.layers;
    if (sizes.least > field("params").maximum || !(inRange || proportions))
        return false;
    Scenario left = read;
    left.params = std::clamp(total, sizes.least, std::min(sizes.most, field("params").maximum));
    for (const std::string_view key : {"heads", "layers", "hidden", "kv_heads", "head_dim", "ffn", "vocab"}) {
        Scenario without = left;
        field(key).reset(without);
        const Field& number = field(key);
        if (number.same(inEffect(without), inEffect(read)) && inEffect(without).heads == read.heads)
            left = std::move(without);
    }
    if (left.heads)
        return false;
    // Nothing else of the model is in the file than what such a plan writes.
    const LaunchJob job{left, inEffect(left), resolve(left), std::nullopt};
    for (const LaunchKey& key : launchKeys()) {
        if (key.framework != reading.framework.key || key.field != "model" || !key.compute)
            continue;
        const json::Value* value = findPath(reading.root, key.path);
        if (key.compute(job) != (value ? *value : json::Value()))
            return false;
    }
    const Phrase heads = Phrase::number(*read.heads);
    reading.scenario = std::move(left);
    reading.remark(Phrase::tr("%1 heads are not divisible by TP %2, which no run takes; planned as the shape that a size of %3 implies",
                              {heads, Phrase::number(read.tp), Phrase::figure(field("params").display(reading.scenario))}));
    return true;
}

/// The numbers in effect put into a model's switches.
void takeShape(UniformDecoder& model, const Scenario& scenario) {
    const Shape shape = resolve(scenario).shape;
    const auto whole = [](std::uint64_t value) { return static_cast<std::int64_t>(value); };
    model.layers = whole(shape.layers);
    model.hidden = whole(shape.hidden);
    model.heads = whole(shape.heads);
    model.kvHeads = whole(shape.kvHeads);
    model.headDim = whole(shape.headDim);
    model.ffn = whole(shape.ffn);
    model.vocab = whole(shape.vocab);
    model.experts = whole(shape.experts);
    model.topK = whole(shape.topK);
    model.positionRows = model.positions == PositionKind::Learned ? std::max(whole(scenario.seq), model.maxContext) : 0;
    if (model.experts > 0 && model.expertFfn == 0)
        model.expertFfn = model.ffn;
    if (model.experts == 0)
        model.expertFfn = model.sharedFfn = model.denseLayers = 0;
}

std::string stemOf(std::string_view file) {
    const std::size_t slash = file.find_last_of("/\\");
    file = file.substr(slash == std::string_view::npos ? 0 : slash + 1);
    return std::string(file.substr(0, std::max<std::size_t>(1, std::min(file.size(), file.rfind('.')))));
}

} // namespace

std::optional<UniformDecoder> uniformModel(const Scenario& scenario) {
    if (scenario.model) {
        const ModelPreset& preset = scenario.model->row();
        if (preset.shape.layers > 0 && preset.shape.kvRank == 0) {
            UniformDecoder out = preset.shape;
            out.ffn = out.ffn > 0 ? out.ffn : out.expertFfn;
            return out;
        }
        return std::nullopt;
    }
    return scenario.modelFile ? uniformOf(scenario.modelFile->architecture) : std::nullopt;
}

std::int64_t countedModel(const Scenario& scenario) {
    std::optional<UniformDecoder> model = uniformModel(scenario);
    if (!model)
        return 0;
    takeShape(*model, scenario);
    return totalOf(architectureOf(*model));
}

void adoptModel(LaunchReading& reading, UniformDecoder model) {
    Scenario& s = reading.scenario;
    takeShape(model, s);
    const Field& size = field("params");
    const auto count = [&size](std::int64_t total) {
        return std::clamp<std::uint64_t>(total < 1 ? 1 : static_cast<std::uint64_t>(total), size.minimum, size.maximum);
    };
    const std::int64_t total = totalOf(architectureOf(model));
    s.params = count(total);
    if (leaveToSize(reading, s.params) || isPlainGpt(model)) {
        keepPositions(reading, model);
        return;
    }
    if (const json::Value config = configOf(model); config.isObject()) {
        Result<ModelFileRef> file = importModelFile(json::write(config), reading.file, stemOf(reading.file));
        if (file && (*file)->facts.count.total == total) {
            s.useModelFile(std::move(file).value());
            for (const std::string_view key : {"layers", "hidden", "heads", "kv_heads", "head_dim", "ffn", "vocab", "experts", "top_k"})
                field(key).reset(s);
            return;
        }
    }
    keepSwitches(reading);
    keepPositions(reading, model);
    reading.remark(Phrase::tr("a model of no known make; planned by its numbers, its size counted with its gates, norms and biases"));
}

} // namespace memladder
