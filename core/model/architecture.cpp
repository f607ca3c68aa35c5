// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "model/architecture.h"

#include <algorithm>

namespace memladder {

namespace {

/// The kind of layer that occurs most, by what `read` finds in it; the first of equals.
template <typename Feature, typename Read>
std::optional<Feature> mostFrequent(const std::vector<LayerGroup>& groups, Read read) {
    std::vector<std::pair<Feature, std::int64_t>> seen;
    for (const LayerGroup& group : groups) {
        const std::optional<Feature> feature = read(group.layer);
        if (!feature)
            continue;
        const auto known =
            std::find_if(seen.begin(), seen.end(), [&](const auto& pair) { return pair.first == *feature; });
        if (known == seen.end())
            seen.emplace_back(*feature, group.count);
        else
            known->second += group.count;
    }
    const auto most = std::max_element(seen.begin(), seen.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == seen.end() ? std::nullopt : std::optional(most->first);
}

struct HeadShape {
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;
    friend bool operator==(const HeadShape&, const HeadShape&) = default;
};

std::optional<HeadShape> headShape(const Layer& layer) {
    for (const Mixer& mixer : layer.mixers) {
        if (const auto* attention = std::get_if<Attention>(&mixer); attention != nullptr && !attention->cross)
            return HeadShape{attention->heads, attention->kvHeads, attention->headDim};
        if (const auto* latent = std::get_if<LatentAttention>(&mixer))
            return HeadShape{latent->heads, latent->heads, latent->queryHeadDim()};
    }
    return std::nullopt;
}

/// Alike but for the reach of attention, which no parameter shows.
bool allAlike(const std::vector<LayerGroup>& groups) {
    const auto withoutWindow = [](Layer layer) {
        for (Mixer& mixer : layer.mixers) {
            if (auto* attention = std::get_if<Attention>(&mixer))
                attention->window = 0;
        }
        return layer;
    };
    return !groups.empty() && std::all_of(groups.begin(), groups.end(), [&](const LayerGroup& group) {
        return withoutWindow(group.layer) == withoutWindow(groups.front().layer);
    });
}

} // namespace

void appendLayer(std::vector<LayerGroup>& groups, Layer layer, std::int64_t count) {
    if (count <= 0)
        return;
    if (!groups.empty() && groups.back().layer == layer)
        groups.back().count += count;
    else
        groups.push_back({count, std::move(layer)});
}

std::int64_t layerCount(const std::vector<LayerGroup>& groups) {
    std::int64_t count = 0;
    for (const LayerGroup& group : groups)
        count += group.count;
    return count;
}

ModelShape shapeOf(const Architecture& architecture) {
    ModelShape shape;
    shape.layers = layerCount(architecture.layers) + layerCount(architecture.encoder);
    shape.hidden = architecture.hidden;
    shape.vocab = architecture.vocab;
    shape.tied = architecture.tied;
    shape.maxContext = architecture.maxContext;
    shape.uniform = allAlike(architecture.layers) && architecture.encoder.empty();
    if (const auto heads = mostFrequent<HeadShape>(architecture.layers, headShape)) {
        shape.heads = heads->heads;
        shape.kvHeads = heads->kvHeads;
        shape.headDim = heads->headDim;
    }
    if (const auto dense =
            mostFrequent<FeedForward>(architecture.layers, [](const Layer& layer) { return layer.dense; })) {
        shape.ffn = dense->width;
        shape.gated = dense->gated;
    }
    if (const auto moe = mostFrequent<MixtureOfExperts>(architecture.layers,
                                                        [](const Layer& layer) { return layer.moe; })) {
        shape.experts = moe->experts;
        shape.topK = moe->topK;
        shape.expertFfn = moe->width;
        shape.sharedFfn = moe->sharedWidth;
        shape.gated = moe->gated;
        for (const LayerGroup& group : architecture.layers)
            shape.denseLayers += group.layer.moe ? 0 : group.count;
    }
    return shape;
}

Architecture architectureOf(const UniformDecoder& decoder) {
    Architecture out;
    out.family = decoder.family;
    out.hidden = decoder.hidden;
    out.vocab = decoder.vocab;
    out.tied = decoder.tied;
    out.headBias = decoder.headBias;
    out.positions = decoder.positions;
    out.positionRows = decoder.positionRows;
    out.embeddingNorm = decoder.embeddingNorm;
    out.norm = decoder.norm;
    out.maxContext = decoder.maxContext;

    Layer layer;
    layer.norm = decoder.norm;
    layer.norms = decoder.norms;
    if (decoder.kvRank > 0) {
        LatentAttention latent;
        latent.heads = decoder.heads;
        latent.queryRank = decoder.queryRank;
        latent.kvRank = decoder.kvRank;
        latent.nopeHeadDim = decoder.nopeHeadDim;
        latent.ropeHeadDim = decoder.ropeHeadDim;
        latent.valueHeadDim = decoder.valueHeadDim;
        layer.mixers.emplace_back(latent);
    } else {
        Attention attention;
        attention.heads = decoder.heads;
        attention.kvHeads = decoder.kvHeads > 0 ? decoder.kvHeads : decoder.heads;
        attention.headDim = decoder.headDim > 0 ? decoder.headDim
                            : decoder.heads > 0 ? decoder.hidden / decoder.heads
                                                : 0;
        attention.squareWidth = decoder.squareAttention;
        attention.biasQuery = attention.biasKey = attention.biasValue = decoder.biasQkv;
        attention.biasOutput = decoder.biasOutput;
        attention.qkNorm = decoder.qkNorm;
        attention.qkNormKind = decoder.norm;
        attention.sinks = decoder.sinks;
        layer.mixers.emplace_back(attention);
    }
    if (decoder.relativeMatrix > 0)
        layer.extra.push_back({"attention.relative_position", TensorCategory::Attention,
                               decoder.relativeMatrix * decoder.relativeMatrix});

    Layer dense = layer;
    const std::int64_t ffn = decoder.ffn > 0 ? decoder.ffn : 4 * decoder.hidden;
    dense.dense = FeedForward{ffn, decoder.gated, decoder.biasMlp, decoder.biasMlp};
    if (decoder.experts == 0) {
        appendLayer(out.layers, std::move(dense), decoder.layers);
        return out;
    }
    MixtureOfExperts moe;
    moe.experts = decoder.experts;
    moe.topK = decoder.topK;
    moe.width = decoder.expertFfn > 0 ? decoder.expertFfn : ffn;
    moe.gated = decoder.gated;
    moe.biasExperts = moe.biasRouter = decoder.biasExperts;
    moe.sharedWidth = decoder.sharedFfn;
    moe.correctionBias = decoder.correctionBias;
    layer.moe = moe;
    const std::int64_t denseLayers = std::min(decoder.denseLayers, decoder.layers);
    appendLayer(out.layers, std::move(dense), denseLayers);
    appendLayer(out.layers, std::move(layer), decoder.layers - denseLayers);
    return out;
}

} // namespace memladder
