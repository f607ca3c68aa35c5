// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "model/parameters.h"

#include "quantity/bytes.h"

#include <algorithm>
#include <limits>

namespace memladder {

namespace {

std::int64_t saturated(Wide value) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    return value > most ? most : static_cast<std::int64_t>(value);
}

std::int64_t product(std::int64_t a, std::int64_t b, std::int64_t c = 1) {
    return saturated(Wide{saturated(Wide{a} * b)} * c);
}

std::int64_t sum(std::int64_t a, std::int64_t b) {
    return saturated(Wide{a} + b);
}

/// Collects the tensors of one layer. A tensor without elements is left out.
class TensorList {
public:
    explicit TensorList(TensorCategory category) : m_category(category) {}
    void in(TensorCategory category) { m_category = category; }

    void add(std::string name, std::int64_t elements) { addActive(std::move(name), elements, elements); }
    void addActive(std::string name, std::int64_t elements, std::int64_t active) {
        if (elements > 0)
            m_tensors.push_back({std::move(name), m_category, elements, active});
    }
    void addNorm(std::string name, NormKind kind, std::int64_t width, std::int64_t copies = 1) {
        if (const std::int64_t elements = product(normElements(kind, width), copies); elements > 0)
            m_tensors.push_back({std::move(name), TensorCategory::Norm, elements, elements});
    }
    void addLinear(const std::string& name, std::int64_t rows, std::int64_t columns, bool bias) {
        add(name, sum(product(rows, columns), bias ? rows : 0));
    }
    void addExtra(const ExtraTensor& tensor) {
        if (tensor.elements > 0)
            m_tensors.push_back({tensor.name, tensor.category, tensor.elements, tensor.elements});
    }

    [[nodiscard]] std::vector<Tensor> take() { return std::move(m_tensors); }

private:
    TensorCategory m_category;
    std::vector<Tensor> m_tensors;
};

void addQkNorm(TensorList& out, const std::string& name, const Attention& a, std::int64_t heads) {
    if (a.qkNorm == QkNorm::Head)
        out.addNorm(name, a.qkNormKind, a.headDim);
    else if (a.qkNorm != QkNorm::None)
        out.addNorm(name, a.qkNormKind, a.headDim, heads);
}

// One function a mixer: what its layers hold, by name.

void addMixer(TensorList& out, const Attention& a, std::int64_t hidden) {
    const std::string prefix = a.cross ? "cross_attention." : "attention.";
    const std::int64_t input = a.inputWidth > 0 ? a.inputWidth : hidden;
    const std::int64_t context = a.contextWidth > 0 ? a.contextWidth : input;
    out.in(TensorCategory::Attention);
    if (a.queryRank > 0) {
        out.addLinear(prefix + "query_down", a.queryRank, input, false);
        out.addNorm(prefix + "query_down_norm", NormKind::Rms, a.queryRank);
    }
    out.addLinear(prefix + "query", a.queryWidth() * (a.outputGate ? 2 : 1), a.queryRank > 0 ? a.queryRank : input, a.biasQuery);
    if (a.ownsKeyValue) {
        out.addLinear(prefix + "key", a.keyWidth(), context, a.biasKey);
        if (!a.valueIsKey)
            out.addLinear(prefix + "value", a.valueWidth(), context, a.biasValue);
    }
    out.addLinear(prefix + "output", hidden, a.outputWidth(), a.biasOutput);
    if (a.sinks)
        out.add(prefix + "sinks", a.heads);
    addQkNorm(out, prefix + "query_norm", a, a.heads);
    if (a.ownsKeyValue)
        addQkNorm(out, prefix + "key_norm", a, a.kvHeads);
    out.in(TensorCategory::Embedding);
    out.add(prefix + "relative_bias", product(a.relativeBuckets, a.heads));
}

void addMixer(TensorList& out, const LatentAttention& a, std::int64_t hidden) {
    out.in(TensorCategory::Attention);
    const std::int64_t queries = product(a.heads, a.queryHeadDim());
    if (a.queryRank > 0) {
        out.addLinear("attention.query_down", a.queryRank, hidden, a.biasDown);
        out.addNorm("attention.query_norm", NormKind::Rms, a.queryRank);
        out.addLinear("attention.query_up", queries, a.queryRank, false);
    } else {
        out.addLinear("attention.query", queries, hidden, false);
    }
    out.addLinear("attention.kv_down", a.kvRank + a.ropeHeadDim, hidden, a.biasDown);
    out.addNorm("attention.kv_norm", NormKind::Rms, a.kvRank);
    out.addLinear("attention.kv_up", product(a.heads, a.nopeHeadDim + a.valueHeadDim), a.kvRank, false);
    out.addLinear("attention.output", hidden, product(a.heads, a.valueHeadDim), a.biasOutput);
    if (a.indexerHeads > 0) {
        out.addLinear("attention.indexer.query", product(a.indexerHeads, a.indexerHeadDim),
                      a.queryRank > 0 ? a.queryRank : hidden, false);
        out.addLinear("attention.indexer.key", a.indexerHeadDim, hidden, false);
        out.addNorm("attention.indexer.key_norm", NormKind::LayerNorm, a.indexerHeadDim);
        out.addLinear("attention.indexer.weights", a.indexerHeads, hidden, false);
    }
}

void addMixer(TensorList& out, const DeltaNet& d, std::int64_t hidden) {
    out.in(TensorCategory::StateSpace);
    const std::int64_t convolved = 2 * d.keyWidth() + d.valueWidth();
    if (d.gateRank > 0) {
        out.addLinear("linear_attention.qkv", convolved, hidden, false);
        out.add("linear_attention.convolution", product(convolved, d.convKernel));
        out.addLinear("linear_attention.decay_down", d.gateRank, hidden, false);
        out.addLinear("linear_attention.decay_up", d.keyWidth(), d.gateRank, false);
        out.addLinear("linear_attention.gate_down", d.gateRank, hidden, false);
        out.addLinear("linear_attention.gate_up", d.valueWidth(), d.gateRank, false);
        out.addLinear("linear_attention.beta", d.keyHeads, hidden, false);
        out.add("linear_attention.dt_bias", d.keyWidth());
        out.add("linear_attention.a_log", d.keyHeads);
        out.addNorm("linear_attention.norm", NormKind::Rms, d.valueHeadDim);
        out.addLinear("linear_attention.output", hidden, d.valueWidth(), false);
        return;
    }
    out.addLinear("linear_attention.qkvz", convolved + d.valueWidth(), hidden, false);
    out.addLinear("linear_attention.beta_alpha", 2 * d.valueHeads, hidden, false);
    out.add("linear_attention.convolution", product(convolved, d.convKernel));
    out.add("linear_attention.dt_bias", d.valueHeads);
    out.add("linear_attention.a_log", d.valueHeads);
    out.addNorm("linear_attention.norm", NormKind::Rms, d.valueHeadDim);
    out.addLinear("linear_attention.output", hidden, d.valueWidth(), false);
}

void addMixer(TensorList& out, const LightningAttention& a, std::int64_t hidden) {
    out.in(TensorCategory::Attention);
    const std::int64_t width = product(a.heads, a.headDim);
    out.addLinear("lightning_attention.qkv", 3 * width, hidden, false);
    out.addLinear("lightning_attention.gate", width, hidden, false);
    out.addNorm("lightning_attention.norm", NormKind::Rms, width);
    out.addLinear("lightning_attention.output", hidden, width, false);
}

void addMixer(TensorList& out, const StateSpace& s, std::int64_t hidden) {
    out.in(TensorCategory::StateSpace);
    if (s.version == 1) {
        out.addLinear("mamba.in", 2 * s.innerWidth, hidden, s.biasProjections);
        out.addLinear("mamba.convolution", s.innerWidth, s.convKernel, s.biasConv);
        out.addLinear("mamba.x", s.timeStepRank + 2 * s.stateSize, s.innerWidth, false);
        out.addLinear("mamba.dt", s.innerWidth, s.timeStepRank, true);
        out.add("mamba.a_log", product(s.innerWidth, s.stateSize));
        out.add("mamba.d", s.innerWidth);
        if (s.innerNorms)
            out.addNorm("mamba.inner_norms", NormKind::Rms, s.timeStepRank + 2 * s.stateSize);
    } else {
        const std::int64_t convolved = s.innerWidth + 2 * s.groups * s.stateSize;
        out.addLinear("mamba.in", s.innerWidth + convolved + s.heads, hidden, s.biasProjections);
        out.addLinear("mamba.convolution", convolved, s.convKernel, s.biasConv);
        out.add("mamba.dt_bias", s.heads);
        out.add("mamba.a_log", s.heads);
        out.add("mamba.d", s.heads);
        if (s.gatedNorm)
            out.addNorm("mamba.norm", NormKind::Rms, s.innerWidth);
    }
    out.addLinear("mamba.out", hidden, s.innerWidth, s.biasProjections);
}

void addMixer(TensorList& out, const ShortConvolution& c, std::int64_t hidden) {
    out.in(TensorCategory::StateSpace);
    out.addLinear("convolution.in", 3 * hidden, hidden, c.bias);
    out.addLinear("convolution.kernel", hidden, c.kernel, c.bias);
    out.addLinear("convolution.out", hidden, hidden, c.bias);
}

void addMixer(TensorList& out, const OtherMixer& mixer, std::int64_t) {
    for (const ExtraTensor& tensor : mixer.tensors)
        out.addExtra(tensor);
}

void addFeedForward(TensorList& out, const FeedForward& f, std::int64_t hidden) {
    out.in(TensorCategory::FeedForward);
    if (f.gated)
        out.addLinear("mlp.gate", f.width, hidden, f.biasIn);
    out.addLinear("mlp.up", f.width, hidden, f.biasIn);
    out.addLinear("mlp.down", hidden, f.width, f.biasOut);
}

void addExperts(TensorList& out, const MixtureOfExperts& m, std::int64_t hidden) {
    out.in(TensorCategory::Router);
    out.addLinear("moe.router", m.experts + m.zeroExperts, hidden, m.biasRouter);
    if (m.correctionBias)
        out.add("moe.router_correction", m.experts + m.zeroExperts);
    const std::int64_t met = std::min(m.topK, m.experts);
    const auto expertLinear = [&](const std::string& name, std::int64_t rows, std::int64_t columns) {
        const std::int64_t one = sum(product(rows, columns), m.biasExperts ? rows : 0);
        out.addActive(name, product(one, m.experts), product(one, met));
    };
    out.in(TensorCategory::Expert);
    if (m.gated)
        expertLinear("moe.experts.gate", m.width, hidden);
    expertLinear("moe.experts.up", m.width, hidden);
    expertLinear("moe.experts.down", hidden, m.width);
    out.in(TensorCategory::SharedExpert);
    if (m.sharedWidth > 0) {
        if (m.gated)
            out.addLinear("moe.shared.gate", m.sharedWidth, hidden, false);
        out.addLinear("moe.shared.up", m.sharedWidth, hidden, false);
        out.addLinear("moe.shared.down", hidden, m.sharedWidth, false);
    }
    if (m.sharedGate)
        out.add("moe.shared.router", hidden);
}

void addLayers(std::vector<TensorGroup>& out, const std::vector<LayerGroup>& groups, std::int64_t hidden,
               const std::string& prefix, ModelPart part) {
    std::int64_t first = 0;
    for (const LayerGroup& group : groups) {
        for (Tensor& tensor : layerTensors(group.layer, hidden))
            out.push_back({prefix + std::move(tensor.name), tensor.category, part, first, group.count,
                           tensor.elements, tensor.active});
        first += group.count;
    }
}

} // namespace

std::string_view categoryKey(TensorCategory category) {
    constexpr std::array<std::string_view, kTensorCategories> keys{
        "embedding", "head",          "attention", "state_space", "feed_forward",
        "expert",    "shared_expert", "router",    "norm",        "other"};
    return keys[static_cast<std::size_t>(category)];
}

std::int64_t normElements(NormKind kind, std::int64_t width) {
    if (kind == NormKind::Unweighted)
        return 0;
    return kind == NormKind::LayerNorm ? product(width, 2) : width;
}

std::vector<Tensor> layerTensors(const Layer& layer, std::int64_t hidden) {
    TensorList out(TensorCategory::Other);
    out.addNorm("norms", layer.norm, hidden, layer.norms);
    for (const Mixer& mixer : layer.mixers)
        std::visit([&](const auto& kind) { addMixer(out, kind, hidden); }, mixer);
    if (layer.dense)
        addFeedForward(out, *layer.dense, hidden);
    if (layer.moe)
        addExperts(out, *layer.moe, hidden);
    for (const ExtraTensor& tensor : layer.extra)
        out.addExtra(tensor);
    return out.take();
}

std::vector<Tensor> outerTensors(const Architecture& a) {
    TensorList out(TensorCategory::Embedding);
    const std::int64_t width = a.embeddingWidth > 0 ? a.embeddingWidth : a.hidden;
    out.add("embedding.tokens", product(a.vocab, width));
    out.add("embedding.positions", product(a.positionRows, a.hidden));
    out.add("embedding.token_types", product(a.tokenTypes, a.hidden));
    if (width != a.hidden) {
        out.add("embedding.project_in", product(width, a.hidden));
        out.add("embedding.project_out", product(width, a.hidden));
    }
    if (a.embeddingNorm)
        out.addNorm("embedding.norm", a.norm, a.hidden);
    out.addNorm("final_norm", a.norm, a.hidden, a.finalNorms);
    out.in(TensorCategory::Head);
    if (a.hasHead) {
        const std::int64_t rows = a.headRows > 0 ? a.headRows : a.vocab;
        if (!a.tied)
            out.add("head.weight", product(rows, width));
        if (a.headBias)
            out.add("head.bias", rows);
    }
    for (const ExtraTensor& tensor : a.extra)
        out.addExtra(tensor);
    return out.take();
}

std::vector<TensorGroup> tensorGroups(const Architecture& a) {
    std::vector<TensorGroup> out;
    for (Tensor& tensor : outerTensors(a))
        out.push_back(
            {std::move(tensor.name), tensor.category, ModelPart::Text, 0, 1, tensor.elements, tensor.active});
    addLayers(out, a.encoder, a.hidden, "encoder.*.", ModelPart::Text);
    addLayers(out, a.layers, a.hidden, "layers.*.", ModelPart::Text);
    addLayers(out, a.mtpLayers, a.hidden, "mtp.*.", ModelPart::Mtp);
    for (const ExtraTensor& tensor : a.mtpExtra)
        out.push_back(
            {"mtp." + tensor.name, tensor.category, ModelPart::Mtp, 0, 1, tensor.elements, tensor.elements});
    for (const ExtraTensor& tensor : a.vision)
        out.push_back({"vision." + tensor.name, tensor.category, ModelPart::Vision, 0, 1, tensor.elements,
                       tensor.elements});
    return out;
}

std::int64_t ParameterCount::all() const {
    return sum(sum(total, mtp), vision);
}

ParameterCount countParameters(const Architecture& architecture) {
    ParameterCount count;
    count.tied = architecture.tied;
    for (const TensorGroup& group : tensorGroups(architecture)) {
        const std::int64_t elements = product(group.elements, group.layers);
        if (group.part == ModelPart::Text) {
            std::int64_t& category = count.byCategory[static_cast<std::size_t>(group.category)];
            category = sum(category, elements);
            count.total = sum(count.total, elements);
            count.active = sum(count.active, product(group.active, group.layers));
        } else {
            std::int64_t& part = group.part == ModelPart::Mtp ? count.mtp : count.vision;
            part = sum(part, elements);
        }
    }
    count.embedding = count.of(TensorCategory::Embedding);
    count.head = count.of(TensorCategory::Head);
    count.nonEmbedding = count.total - count.embedding - count.head;
    return count;
}

std::int64_t layerParameters(const Layer& layer, std::int64_t hidden) {
    std::int64_t elements = 0;
    for (const Tensor& tensor : layerTensors(layer, hidden))
        elements = sum(elements, tensor.elements);
    return elements;
}

} // namespace memladder
