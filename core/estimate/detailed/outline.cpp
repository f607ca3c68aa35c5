// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/outline.h"

#include "model/parameters.h"

namespace memladder::detailed {

namespace {

void readMixer(LayerOutline& out, const Attention& a) {
    if (a.cross && out.heads > 0) { // behind the layer's own attention: what both keep stands side by side
        out.heads += a.heads;
        out.kvHeads += a.kvHeads;
        out.query += a.queryWidth();
        out.key += a.keyWidth();
        out.value += a.valueWidth();
        out.output += a.outputWidth();
        return;
    }
    out.heads = a.heads;
    out.kvHeads = a.kvHeads;
    out.query = a.queryWidth() * (a.outputGate ? 2 : 1);
    out.key = a.ownsKeyValue ? a.keyWidth() : 0;
    out.value = a.ownsKeyValue ? a.valueWidth() : 0;
    out.output = a.outputWidth();
    out.queryKeyNorm = a.qkNorm != QkNorm::None;
}

void readMixer(LayerOutline& out, const LatentAttention& a) {
    out.latent = true;
    out.heads = a.heads;
    out.kvHeads = a.heads;
    out.query = a.heads * a.queryHeadDim();
    out.key = a.heads * a.queryHeadDim();
    out.value = a.heads * a.valueHeadDim;
    out.output = a.heads * a.valueHeadDim;
    out.queryRank = a.queryRank;
    out.kvRank = a.kvRank;
    out.ropeWidth = a.ropeHeadDim;
}

void readMixer(LayerOutline& out, const DeltaNet& d) {
    out.heads = d.valueHeads;
    out.kvHeads = d.keyHeads;
    out.query = d.keyWidth();
    out.key = d.keyWidth();
    out.value = 2 * d.valueWidth();
    out.output = d.valueWidth();
}

void readMixer(LayerOutline& out, const LightningAttention& a) {
    const std::int64_t width = a.heads * a.headDim;
    out.heads = out.kvHeads = a.heads;
    out.query = out.key = out.output = width;
    out.value = 2 * width;
}

void readMixer(LayerOutline& out, const StateSpace& s) {
    out.query = out.output = s.innerWidth;
    out.value = s.innerWidth + 2 * s.stateSize;
}

void readMixer(LayerOutline&, const ShortConvolution&) {}
void readMixer(LayerOutline&, const OtherMixer&) {}

LayerOutline outlineOf(const LayerGroup& group, std::int64_t hidden) {
    LayerOutline out;
    out.count = group.count;
    for (const Mixer& mixer : group.layer.mixers)
        std::visit([&out](const auto& kind) { readMixer(out, kind); }, mixer);
    if (group.layer.dense) {
        out.ffn = group.layer.dense->width;
        out.gated = group.layer.dense->gated;
    }
    if (const auto& moe = group.layer.moe) {
        out.experts = moe->experts;
        out.topK = moe->topK;
        out.expertFfn = moe->width;
        out.sharedFfn = moe->sharedWidth;
        out.expertGated = moe->gated;
    }
    for (const Tensor& tensor : layerTensors(group.layer, hidden)) {
        const auto elements = static_cast<double>(tensor.elements);
        if (tensor.category == TensorCategory::Expert) {
            out.expertParams += elements;
            continue;
        }
        const bool norm = tensor.category == TensorCategory::Norm;
        const bool whole = norm || tensor.category == TensorCategory::Router ||
                           tensor.name == "attention.query_down" || tensor.name == "attention.kv_down";
        (whole ? out.replicatedParams : out.dividedParams) += elements;
        if (norm)
            out.normParams += elements;
    }
    return out;
}

} // namespace

ModelOutline outlineOf(const Architecture& architecture) {
    ModelOutline out;
    out.hidden = architecture.hidden;
    out.vocab = architecture.vocab;
    out.tied = architecture.tied;
    out.hasHead = architecture.hasHead;
    out.rotary = architecture.positions == PositionKind::Rotary;
    for (const std::vector<LayerGroup>* stack : {&architecture.encoder, &architecture.layers}) {
        for (const LayerGroup& group : *stack) {
            if (group.count <= 0)
                continue;
            out.segments.push_back(outlineOf(group, architecture.hidden));
            out.layers += group.count;
        }
    }
    for (const Tensor& tensor : outerTensors(architecture)) {
        const auto elements = static_cast<double>(tensor.elements);
        if (tensor.name == "embedding.tokens" || tensor.name == "head.weight")
            continue;
        (tensor.category == TensorCategory::Norm ? out.finalNormParams : out.positionParams) += elements;
    }
    return out;
}

ModelOutline loadedBy(const Framework& framework, ModelOutline model) {
    model.tied = model.tied && !framework.untiesHead;
    return model;
}

} // namespace memladder::detailed
