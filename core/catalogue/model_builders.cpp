// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catalogue/model_builders.h"

namespace memladder::models {

namespace {

Attention grouped(std::int64_t heads, std::int64_t kvHeads, std::int64_t headDim) {
    Attention attention;
    attention.heads = heads;
    attention.kvHeads = kvHeads;
    attention.headDim = headDim;
    return attention;
}

FeedForward gatedFeedForward(std::int64_t width) {
    return {width, true, false, false};
}

Architecture t5(std::int64_t hidden, std::int64_t layers, std::int64_t heads, std::int64_t headDim,
                std::int64_t ffn, bool gated, bool tied) {
    Architecture out;
    out.family = "t5";
    out.hidden = hidden;
    out.vocab = 32128;
    out.tied = tied;
    out.positions = PositionKind::Relative;
    out.finalNorms = 2;
    for (std::int64_t i = 0; i < layers; ++i) {
        Attention self = grouped(heads, heads, headDim);
        self.relativeBuckets = i == 0 ? 32 : 0; // the first layer's table serves all
        Attention cross = grouped(heads, heads, headDim);
        cross.cross = true;
        Layer below;
        below.mixers = {self};
        below.dense = FeedForward{ffn, gated, false, false};
        Layer above = below;
        above.mixers.emplace_back(cross);
        above.norms = 3;
        appendLayer(out.encoder, std::move(below));
        appendLayer(out.layers, std::move(above));
    }
    return out;
}

/// Three gated delta nets, then one gated softmax attention, over and over; experts everywhere (Qwen3-Next,
/// Qwen3.5).
Architecture qwenHybrid(std::int64_t layers, std::int64_t vocab, std::int64_t experts, std::int64_t topK) {
    Architecture out;
    out.hidden = 2048;
    out.vocab = vocab;
    out.maxContext = 262144;
    DeltaNet net;
    net.keyHeads = 16;
    net.valueHeads = 32;
    net.keyHeadDim = net.valueHeadDim = 128;
    net.convKernel = 4;
    Attention attention = grouped(16, 2, 256);
    attention.qkNorm = QkNorm::Head;
    attention.outputGate = true;
    MixtureOfExperts moe;
    moe.experts = experts;
    moe.topK = topK;
    moe.width = 512;
    moe.sharedWidth = 512;
    moe.sharedGate = true;
    for (std::int64_t i = 0; i < layers; ++i) {
        Layer layer;
        if (i % 4 == 3)
            layer.mixers.emplace_back(attention);
        else
            layer.mixers.emplace_back(net);
        layer.moe = moe;
        appendLayer(out.layers, std::move(layer));
    }
    return out;
}

/// The prediction layer beside the model: like its last one, with the projection of both inputs and three
/// norms.
void addPredictionLayer(Architecture& model) {
    Layer layer = model.layers.back().layer;
    layer.norms += 3;
    layer.extra.push_back({"input_projection", TensorCategory::Other, 2 * model.hidden * model.hidden});
    appendLayer(model.mtpLayers, std::move(layer));
}

} // namespace

Architecture flanT5Base() {
    Architecture out = t5(768, 12, 12, 64, 2048, true, false);
    out.maxContext = 512;
    return out;
}

Architecture flanT5Xxl() {
    return t5(4096, 24, 64, 64, 10240, true, false);
}

Architecture t5Of3B() {
    Architecture out = t5(1024, 24, 32, 128, 16384, false, true);
    out.maxContext = 512;
    return out;
}

Architecture jambaV01() {
    Architecture out;
    out.family = "jamba";
    out.hidden = 4096;
    out.vocab = 65536;
    out.positions = PositionKind::None;
    out.maxContext = 262144;
    StateSpace mamba;
    mamba.innerWidth = 8192;
    mamba.stateSize = 16;
    mamba.convKernel = 4;
    mamba.timeStepRank = 256;
    mamba.innerNorms = true;
    MixtureOfExperts moe;
    moe.experts = 16;
    moe.topK = 2;
    moe.width = 14336;
    for (std::int64_t i = 0; i < 32; ++i) {
        Layer layer;
        if (i % 8 == 4)
            layer.mixers.emplace_back(grouped(32, 8, 128));
        else
            layer.mixers.emplace_back(mamba);
        if (i % 2 == 1)
            layer.moe = moe;
        else
            layer.dense = gatedFeedForward(14336);
        appendLayer(out.layers, std::move(layer));
    }
    return out;
}

Architecture nemotronSuper49B() {
    struct Run {
        std::int64_t layers;
        bool attention;
        std::int64_t ffn;
    };
    constexpr Run runs[] = {
        {1, true, 14336},  {5, true, 28672},  {2, false, 14336}, {3, true, 28672}, {1, false, 17920},
        {30, true, 28672}, {1, false, 7168},  {2, false, 14336}, {1, false, 7168}, {1, false, 28672},
        {1, false, 7168},  {1, false, 14336}, {3, false, 7168},  {1, true, 28672}, {1, false, 7168},
        {2, false, 5632},  {1, false, 7168},  {3, false, 5632},  {2, false, 7168}, {2, false, 2816},
        {2, false, 5632},  {2, false, 2816},  {1, false, 5632},  {2, false, 2816}, {9, true, 28672}};
    Architecture out;
    out.family = "nemotron-nas";
    out.hidden = 8192;
    out.vocab = 128256;
    out.maxContext = 131072;
    for (const Run& run : runs) {
        Layer layer;
        layer.norms = run.attention ? 2 : 1;
        if (run.attention)
            layer.mixers.emplace_back(grouped(64, 8, 128));
        layer.dense = gatedFeedForward(run.ffn);
        appendLayer(out.layers, std::move(layer), run.layers);
    }
    return out;
}

Architecture mamba130M() {
    Architecture out;
    out.family = "mamba";
    out.hidden = 768;
    out.vocab = 50280;
    out.tied = true;
    out.positions = PositionKind::None;
    StateSpace mamba;
    mamba.innerWidth = 1536;
    mamba.stateSize = 16;
    mamba.convKernel = 4;
    mamba.timeStepRank = 48;
    Layer layer;
    layer.norms = 1;
    layer.mixers.emplace_back(mamba);
    appendLayer(out.layers, std::move(layer), 24);
    return out;
}

Architecture openElm1B() {
    struct Block {
        std::int64_t kvHeads;
        std::int64_t ffn;
    };
    constexpr Block blocks[] = {{4, 1024}, {4, 1280}, {4, 1536}, {5, 1792}, {5, 2048}, {5, 2304}, {5, 2560},
                                {5, 2816}, {5, 3072}, {5, 3328}, {6, 3584}, {6, 3840}, {6, 4096}, {6, 4608},
                                {6, 4608}, {6, 5120}, {6, 5376}, {6, 5632}, {7, 5888}, {7, 6144}, {7, 6400},
                                {7, 6656}, {7, 6912}, {7, 7168}, {8, 7424}, {8, 7680}, {8, 7936}, {8, 8192}};
    Architecture out;
    out.family = "openelm";
    out.hidden = 2048;
    out.vocab = 32000;
    out.tied = true;
    out.maxContext = 2048;
    for (const Block& block : blocks) {
        Layer layer;
        Attention attention = grouped(4 * block.kvHeads, block.kvHeads, 64);
        attention.qkNorm = QkNorm::Head;
        layer.mixers.emplace_back(attention);
        layer.dense = gatedFeedForward(block.ffn);
        appendLayer(out.layers, std::move(layer));
    }
    return out;
}

Architecture opt350M() {
    Architecture out;
    out.family = "opt";
    out.hidden = 1024;
    out.vocab = 50272;
    out.embeddingWidth = 512;
    out.tied = true;
    out.positions = PositionKind::Learned;
    out.positionRows = 2050;
    out.norm = NormKind::LayerNorm;
    out.finalNorms = 0; // norms stand behind the blocks
    out.maxContext = 2048;
    Attention attention = grouped(16, 16, 64);
    attention.biasQuery = attention.biasKey = attention.biasValue = attention.biasOutput = true;
    Layer layer;
    layer.norm = NormKind::LayerNorm;
    layer.mixers.emplace_back(attention);
    layer.dense = FeedForward{4096, false, true, true};
    appendLayer(out.layers, std::move(layer), 24);
    return out;
}

Architecture qwen3Next80B() {
    Architecture out = qwenHybrid(48, 151936, 512, 10);
    out.family = "qwen3_next";
    addPredictionLayer(out);
    return out;
}

Architecture qwen35Of35B() {
    Architecture out = qwenHybrid(40, 248320, 256, 8);
    out.family = "qwen3_5_moe_text";
    addPredictionLayer(out);
    return out;
}

} // namespace memladder::models
