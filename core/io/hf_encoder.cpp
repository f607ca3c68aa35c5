// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/hf_family.h"

#include <algorithm>

/// Encoder-decoders of the T5 and BART kinds, and BERT-like encoders.
namespace memladder::hf {

namespace {

Attention selfAttention(std::int64_t heads, std::int64_t headDim, bool bias) {
    Attention attention;
    attention.heads = attention.kvHeads = heads;
    attention.headDim = headDim;
    attention.biasQuery = attention.biasKey = attention.biasValue = attention.biasOutput = bias;
    return attention;
}

Phrase divisorOf(const std::string& width) {
    return Phrase::tr("a divisor of the hidden size %1", {width});
}

std::int64_t headDimOf(const Reader& reader, std::int64_t width, std::int64_t heads, const Keys& keys) {
    if (width % heads != 0)
        reader.notes().fail(reader.find(keys).error(divisorOf(std::to_string(width))));
    return std::max<std::int64_t>(width / heads, 1);
}

} // namespace

Architecture buildT5(const Family& family, const Reader& reader) {
    Architecture out;
    const std::string& type = reader.className();
    out.family = type;
    out.hidden = reader.required(Phrase::tr("hidden size"), hiddenKeys(), kMaxWidth);
    const std::int64_t layers =
        reader.required(Phrase::tr("number of layers"), {"num_layers", "num_hidden_layers"}, kMaxLayers);
    const std::int64_t decoderLayers =
        reader.countOr({"num_decoder_layers"}, kMaxLayers, layers, "as num_layers");
    const std::int64_t heads =
        reader.required(Phrase::tr("number of attention heads"), {"num_heads", "num_attention_heads"}, kMaxHeads);
    const std::int64_t headDim = reader.countOr({"d_kv"}, kMaxHeads, 64);
    const std::int64_t ffn = reader.required(Phrase::tr("feed-forward width"), {"d_ff", "intermediate_size"}, kMaxWidth);
    const std::int64_t buckets = reader.countOr({"relative_attention_num_buckets"}, kMaxWidth, 32);
    out.vocab = readVocab(reader, type == "t5" ? family.vocab : 0);
    if (reader.failed())
        return {};
    const bool newer = type == "mt5" || type == "umt5"; // gated and untied unless the file says otherwise
    std::string projection = reader.word({"feed_forward_proj"});
    if (projection.empty()) {
        projection = newer ? "gated-gelu" : "relu";
        reader.notes().assume("feed_forward_proj: " + projection + ", class default of " + type);
    }
    out.tied = reader.flagOr({"tie_word_embeddings"}, !newer);
    out.positions = PositionKind::Relative;
    out.norm = NormKind::Rms;
    out.finalNorms = 2; // one at the end of each stack
    out.maxContext = reader.hint({"n_positions"}, kMaxContext).value_or(0);

    const auto fill = [&](std::vector<LayerGroup>& groups, std::int64_t count, bool decoder) {
        const std::int64_t experts = reader.count({"num_experts"}, kMaxExperts).value_or(0);
        const auto step =
            reader.count({decoder ? "decoder_sparse_step" : "encoder_sparse_step"}, kMaxLayers, 0);
        const auto sparseLayers = reader.count(
            {decoder ? "num_sparse_decoder_layers" : "num_sparse_encoder_layers"}, kMaxLayers, 0);
        // LongT5 over sums of blocks: a norm on the sums, and places for them in the first layer.
        const bool global = type == "longt5" && !decoder && reader.word({"encoder_attention_type"}) == "transient-global";
        std::int64_t sparse = 0; // every so many layers have experts
        if (type == "switch_transformers")
            sparse = step ? *step : sparseLayers && *sparseLayers > 0 ? count / *sparseLayers : 0;
        for (std::int64_t i = 0; i < count; ++i) {
            Layer layer;
            layer.norms = decoder || global ? 3 : 2;
            if (global && i == 0)
                layer.extra.push_back({"attention.global_relative_bias", TensorCategory::Embedding, buckets * heads});
            Attention self = selfAttention(heads, headDim, false);
            // The table of relative positions stands in the first layer; in every layer of UMT5.
            if (i == 0 || type == "umt5")
                self.relativeBuckets = buckets;
            layer.mixers.emplace_back(self);
            if (decoder) {
                Attention cross = selfAttention(heads, headDim, false);
                cross.cross = true;
                layer.mixers.emplace_back(cross);
            }
            if (sparse > 0 && experts > 1 && (sparse == 1 || i % sparse == 1)) {
                MixtureOfExperts moe;
                moe.experts = experts;
                moe.topK = 1;
                moe.width = ffn;
                moe.gated = false;
                moe.biasRouter = reader.flag({"router_bias"}).value_or(false);
                layer.moe = moe;
            } else {
                layer.dense = FeedForward{ffn, projection.starts_with("gated"), false, false};
            }
            appendLayer(groups, std::move(layer));
        }
    };
    fill(out.encoder, layers, false);
    fill(out.layers, decoderLayers, true);
    return out;
}

Architecture buildBart(const Family& family, const Reader& reader) {
    Architecture out;
    const std::string& type = reader.className();
    out.family = type;
    out.hidden = reader.required(Phrase::tr("hidden size"), hiddenKeys(), kMaxWidth);
    const std::int64_t encoderLayers =
        reader.required(Phrase::tr("number of encoder layers"), {"encoder_layers", "num_hidden_layers"}, kMaxLayers);
    const std::int64_t decoderLayers =
        reader.required(Phrase::tr("number of decoder layers"), {"decoder_layers", "num_hidden_layers"}, kMaxLayers);
    const Keys encoderHeads{"encoder_attention_heads", "num_attention_heads"};
    const Keys decoderHeads{"decoder_attention_heads", "num_attention_heads"};
    const std::int64_t headsBelow = reader.required(Phrase::tr("number of encoder heads"), encoderHeads, kMaxHeads);
    const std::int64_t headsAbove = reader.required(Phrase::tr("number of decoder heads"), decoderHeads, kMaxHeads);
    const std::int64_t ffnBelow = reader.required(Phrase::tr("feed-forward width"), {"encoder_ffn_dim"}, kMaxWidth);
    const std::int64_t ffnAbove = reader.required(Phrase::tr("feed-forward width"), {"decoder_ffn_dim"}, kMaxWidth);
    out.vocab = readVocab(reader, type == "bart" ? family.vocab : 0);
    if (reader.failed())
        return {};
    const std::int64_t belowDim = headDimOf(reader, out.hidden, headsBelow, encoderHeads);
    const std::int64_t aboveDim = headDimOf(reader, out.hidden, headsAbove, decoderHeads);

    const bool sinusoidal = type == "pegasus" || type == "marian" || type == "m2m_100";
    const bool finalNorm = type == "mbart" || type == "pegasus" || type == "m2m_100" || type == "blenderbot";
    const bool embeddingNorm =
        type == "bart" || type == "mbart" || type == "plbart" || type == "mvp" || type == "blenderbot-small";
    out.norm = NormKind::LayerNorm;
    out.finalNorms = (finalNorm ? 2 : 0) + (embeddingNorm ? 2 : 0);
    out.tied = reader.flagOr({"tie_word_embeddings"}, true);
    out.positions = sinusoidal ? PositionKind::Sinusoidal : PositionKind::Learned;
    const std::int64_t rows = reader.countOr({"max_position_embeddings"}, kMaxVocab, 1024);
    const std::int64_t offset = type == "blenderbot" || type == "blenderbot-small" ? 0 : 2;
    if (!sinusoidal)
        out.positionRows = 2 * (rows + offset); // one table for each stack
    out.maxContext = rows;

    Layer below;
    below.norm = NormKind::LayerNorm;
    below.mixers.emplace_back(selfAttention(headsBelow, belowDim, true));
    below.dense = FeedForward{ffnBelow, false, true, true};
    appendLayer(out.encoder, std::move(below), encoderLayers);

    Layer above;
    above.norm = NormKind::LayerNorm;
    above.norms = 3;
    above.mixers.emplace_back(selfAttention(headsAbove, aboveDim, true));
    Attention cross = selfAttention(headsAbove, aboveDim, true);
    cross.cross = true;
    above.mixers.emplace_back(cross);
    above.dense = FeedForward{ffnAbove, false, true, true};
    appendLayer(out.layers, std::move(above), decoderLayers);
    return out;
}

Architecture buildBert(const Family&, const Reader& reader) {
    Architecture out;
    const std::string& type = reader.className();
    out.family = type;
    out.hidden = reader.required(Phrase::tr("hidden size"), hiddenKeys(), kMaxWidth);
    const std::int64_t layers = reader.required(Phrase::tr("number of layers"), layerKeys(), kMaxLayers);
    const std::int64_t heads = reader.required(Phrase::tr("number of attention heads"), headKeys(), kMaxHeads);
    const std::int64_t ffn = reader.required(Phrase::tr("feed-forward width"), ffnKeys(), kMaxWidth);
    out.vocab = readVocab(reader, 0);
    out.positionRows = reader.required(Phrase::tr("number of positions"), {"max_position_embeddings"}, kMaxVocab);
    out.tokenTypes = reader.countOr({"type_vocab_size"}, kMaxVocab, type == "bert" ? 2 : 1, {}, 0);
    if (reader.failed())
        return {};
    const std::int64_t headDim = headDimOf(reader, out.hidden, heads, headKeys());
    out.norm = NormKind::LayerNorm;
    out.embeddingNorm = true;
    out.finalNorms = 0;
    out.positions = PositionKind::Learned;
    out.maxContext = out.positionRows;
    if (const auto width = reader.count({"embedding_size"}, kMaxWidth); width && *width != out.hidden) {
        reader.notes().fail(
            reader.find({"embedding_size"}).error(Phrase::tr("the hidden size %1", {std::to_string(out.hidden)})));
        return {};
    }
    Layer layer;
    layer.norm = NormKind::LayerNorm;
    layer.mixers.emplace_back(selfAttention(heads, headDim, true));
    layer.dense = FeedForward{ffn, false, true, true};
    appendLayer(out.layers, std::move(layer), layers);

    const json::Node classes = reader.find({"architectures"});
    const Result<std::string> name = classes.element(0).string();
    if (name && name->ends_with("MaskedLM")) {
        out.tied = reader.flagOr({"tie_word_embeddings"}, true);
        out.headBias = true;
        out.extra.push_back(
            {"head.transform", TensorCategory::Head, out.hidden * out.hidden + out.hidden + 2 * out.hidden});
    } else {
        out.hasHead = false;
        out.extra.push_back({"pooler", TensorCategory::Other, out.hidden * out.hidden + out.hidden});
        reader.notes().assume("counted as the bare model with its pooler, without a language-model head");
    }
    return out;
}

} // namespace memladder::hf
