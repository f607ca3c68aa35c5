// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/hf_rules.h"

#include "model/parameters.h"
#include "quantity/bytes.h"

#include <algorithm>
#include <cmath>

namespace memladder::hf {

namespace {

/// Factors from a stranger's file can multiply beyond 64 bits; no model is refused less for being counted as
/// 2^62.
std::int64_t product(std::initializer_list<std::int64_t> factors) {
    constexpr Wide most = Wide{1} << 62;
    Wide out = 1;
    for (const std::int64_t factor : factors)
        out = std::min(out * factor, most);
    return static_cast<std::int64_t>(out);
}

/// One number, or the `index`-th of a list of two.
std::optional<std::int64_t> ofPair(const Reader& reader, const Keys& keys, std::size_t index,
                                   std::int64_t high, std::int64_t low = 0) {
    const json::Node node = reader.find(keys);
    if (!node.hasValue())
        return std::nullopt;
    const bool list = node.value()->isArray();
    if (list && node.size() != 2) {
        reader.notes().fail(node.error(Phrase::tr("a number, or two: for text and for images")));
        return std::nullopt;
    }
    const Result<std::int64_t> value = (list ? node.element(index) : node).integer(low, high);
    if (!value)
        reader.notes().fail(value.error());
    return value ? std::optional(*value) : std::nullopt;
}

/// Applies `change` to every layer by its number, and groups the layers anew.
template <typename Change>
void changeLayers(Architecture& out, Change change) {
    std::vector<LayerGroup> layers;
    std::size_t index = 0;
    for (const LayerGroup& group : out.layers) {
        for (std::int64_t k = 0; k < group.count; ++k, ++index) {
            Layer layer = group.layer;
            change(index, layer);
            appendLayer(layers, std::move(layer));
        }
    }
    out.layers = std::move(layers);
}

Attention* softmaxOf(Layer& layer) {
    return layer.mixers.empty() ? nullptr : std::get_if<Attention>(&layer.mixers.front());
}

/// Which layers have experts by a list of numbers or booleans, one a layer; empty when absent.
std::vector<FeedForwardKind> expertLayers(const Reader& reader, const Keys& keys, std::int64_t layers) {
    const json::Node node = reader.find(keys);
    std::vector<FeedForwardKind> out;
    if (!node.hasValue() || !node.value()->isArray())
        return out;
    if (node.size() != static_cast<std::size_t>(layers)) {
        reader.notes().fail(node.error(Phrase::tr("a list of %1 (one a layer)", {std::to_string(layers)})));
        return out;
    }
    for (std::size_t i = 0; i < node.size(); ++i) {
        const Result<bool> flag = node.element(i).boolean();
        const Result<std::int64_t> number = node.element(i).integer(0, 1);
        if (!flag && !number) {
            reader.notes().fail(node.element(i).error(Phrase::tr("true, false, 0 or 1")));
            return out;
        }
        out.push_back((flag ? *flag : *number == 1) ? FeedForwardKind::Experts : FeedForwardKind::Dense);
    }
    return out;
}

/// Layers that slide by "layer_types"; every second from the first where there is none.
std::vector<MixerKind> slidingLayers(const Reader& reader, std::int64_t layers) {
    const std::vector<std::string> names = reader.words({"layer_types"}, layers);
    std::vector<MixerKind> out;
    for (std::int64_t i = 0; i < layers && !reader.failed(); ++i) {
        const bool sliding =
            names.empty() ? i % 2 == 0 : names[static_cast<std::size_t>(i)] == "sliding_attention";
        out.push_back(sliding ? MixerKind::Sliding : MixerKind::Attention);
    }
    return out;
}

std::int64_t headsOf(const Layer& layer) {
    const auto* attention = layer.mixers.empty() ? nullptr : std::get_if<Attention>(&layer.mixers.front());
    return attention == nullptr ? 0 : attention->heads;
}

const Keys& expertCountKeys() {
    static const Keys keys{"moe_num_experts", "num_experts"};
    return keys;
}

} // namespace

// --- ERNIE 4.5 VL: experts for text tokens, and experts of their own for image tokens

void prepareErnieVl(Plan& plan, const Reader& reader) {
    const std::int64_t experts = ofPair(reader, expertCountKeys(), 0, kMaxExperts).value_or(64);
    if (!reader.has(expertCountKeys()))
        reader.notes().assume("moe_num_experts: 64, class default of " + reader.className());
    const auto width = ofPair(reader, {"moe_intermediate_size"}, 0, kMaxWidth, 1);
    if (!width)
        reader.notes().assume("moe_intermediate_size: 1536 and 512, class default of " + reader.className());
    plan.experts = repeated(plan.layers, experts);
    plan.expertFfn = repeated(plan.layers, width.value_or(1536));
    const std::vector<std::string> kinds = reader.words({"mlp_layer_types"}, plan.layers);
    const std::int64_t first = ofPair(reader, {"moe_layer_start_index"}, 0, kMaxLayers).value_or(1);
    const std::int64_t last = ofPair(reader, {"moe_layer_end_index"}, 0, kMaxLayers, -1).value_or(-1);
    const std::int64_t interval = reader.count({"moe_layer_interval"}, kMaxLayers).value_or(1);
    if (kinds.empty() && !reader.has({"moe_layer_start_index"}))
        reader.notes().assume(
            "moe_layer_start_index: experts in all layers but the first, class default of " +
            reader.className());
    for (std::int64_t i = 0; i < plan.layers; ++i) {
        const bool inRange = i >= first && (last < 0 || i <= last) && (i + 1) % interval == 0;
        const bool sparse = kinds.empty() ? inRange : kinds[static_cast<std::size_t>(i)] == "sparse";
        plan.feedForwards.push_back(sparse ? FeedForwardKind::Experts : FeedForwardKind::Dense);
    }
}

void finishErnieVl(Plan& plan, const Reader& reader, Architecture& out) {
    const std::int64_t experts = ofPair(reader, expertCountKeys(), 1, kMaxExperts).value_or(64);
    const std::int64_t width = ofPair(reader, {"moe_intermediate_size"}, 1, kMaxWidth, 1).value_or(512);
    const std::int64_t first = ofPair(reader, {"moe_layer_start_index"}, 1, kMaxLayers).value_or(1);
    const std::int64_t last = ofPair(reader, {"moe_layer_end_index"}, 1, kMaxLayers, -1).value_or(-1);
    std::int64_t layers = 0;
    for (std::int64_t i = 0; i < plan.layers; ++i) {
        if (plan.feedForwards[static_cast<std::size_t>(i)] == FeedForwardKind::Experts && i >= first &&
            (last < 0 || i <= last))
            ++layers;
    }
    const bool correction = reader.flag({"moe_use_aux_free"}).value_or(true);
    out.vision.push_back(
        {"experts", TensorCategory::Expert, product({layers, experts, 3, plan.hidden, width})});
    out.vision.push_back(
        {"experts.router", TensorCategory::Router, layers * experts * (plan.hidden + (correction ? 1 : 0))});
    reader.notes().assume("experts for image tokens: counted in the image part");
}

// --- PLaMo 2: Mamba-2 with norms on dt, B and C, and attention with a norm a head

void preparePlamo2(Plan& plan, const Reader& reader) {
    const std::int64_t headDim = reader.countOr({"hidden_size_per_head"}, kMaxHeads, 128);
    plan.headDim = repeated(plan.layers, headDim);
    const std::int64_t heads = reader.countOr({"mamba_num_heads"}, kMaxHeads, 64);
    const std::int64_t state = reader.countOr({"mamba_d_state"}, kMaxWidth, 64);
    const std::int64_t kernel = reader.countOr({"mamba_d_conv"}, kMaxHeads, 4);
    const std::int64_t step = reader.countOr({"mamba_step"}, kMaxLayers, 2);
    const std::int64_t inner = heads * headDim;
    const std::int64_t rank = std::max<std::int64_t>(64, plan.hidden / 16);
    const OtherMixer mamba{"plamo2_mamba",
                           {{"mamba.in", TensorCategory::StateSpace, plan.hidden * 2 * inner},
                            {"mamba.convolution", TensorCategory::StateSpace, inner * kernel},
                            {"mamba.bcdt", TensorCategory::StateSpace, inner * (rank + 2 * state)},
                            {"mamba.dt", TensorCategory::StateSpace, rank * heads + heads},
                            {"mamba.a_log", TensorCategory::StateSpace, heads},
                            {"mamba.d", TensorCategory::StateSpace, heads},
                            {"mamba.inner_norms", TensorCategory::Norm, rank + 2 * state},
                            {"mamba.out", TensorCategory::StateSpace, inner * plan.hidden}}};
    plan.other = repeated(plan.layers, Mixer(mamba));
    const bool enabled = reader.flagOr({"mamba_enabled"}, true);
    for (std::int64_t i = 0; i < plan.layers; ++i) {
        // One layer of every `step`; the last where there are fewer layers than that.
        const bool attention = plan.layers <= step / 2 ? i + 1 == plan.layers : i % step == step / 2;
        plan.mixers.push_back(!enabled || attention ? MixerKind::Attention : MixerKind::Other);
    }
}

// --- Zamba: one transformer block over the input and the residual side by side, shared by the hybrid layers

void prepareZamba(Plan& plan, const Reader& reader) {
    StateSpace s;
    s.version = 1;
    s.innerWidth = plan.hidden * reader.countOr({"mamba_expand"}, kMaxFactor, 2);
    s.stateSize = reader.countOr({"mamba_d_state"}, kMaxWidth, 16);
    s.convKernel = reader.countOr({"mamba_d_conv"}, kMaxHeads, 4);
    const std::int64_t rank = (plan.hidden + 15) / 16;
    s.timeStepRank = reader.word({"mamba_dt_rank"}) == "auto"
                         ? rank
                         : reader.countOr({"mamba_dt_rank"}, kMaxWidth, rank, "hidden size / 16, rounded up");
    s.biasConv = reader.flagOr({"mamba_conv_bias"}, true);
    s.biasProjections = reader.flagOr({"mamba_proj_bias"}, false);
    plan.stateSpace = s;
    plan.mixers = repeated(plan.layers, MixerKind::StateSpace);
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::None);
}

void finishZamba(Plan& plan, const Reader& reader, Architecture& out) {
    std::int64_t hybrids = 0;
    const std::vector<std::string> kinds = reader.words({"layers_block_type"}, plan.layers);
    const std::int64_t period = reader.countOr({"attn_layer_period"}, kMaxLayers, 6);
    const std::int64_t offset = reader.countOr({"attn_layer_offset"}, kMaxLayers, 4, {}, 0);
    for (std::int64_t i = 0; i < plan.layers; ++i) {
        const bool regular = i < 3 ? i == 2 : (i - 3) % period == offset;
        const std::string kind = kinds.empty() ? std::string() : kinds[static_cast<std::size_t>(i)];
        hybrids += (kinds.empty() ? regular : kind == "hybrid" || kind == "attention+mamba") ? 1 : 0;
    }
    const std::int64_t h = plan.hidden;
    const std::int64_t wide = reader.countOr({"attention_hidden_size"}, kMaxWidth, 2 * h, "2 x hidden size");
    const std::int64_t heads = reader.countOr(headKeys(), kMaxHeads, 16);
    const std::int64_t kv = reader.countOr(kvHeadKeys(), kMaxHeads, heads, "as attention heads");
    const std::int64_t dim =
        reader.countOr({"attention_head_dim"}, kMaxHeads, std::max<std::int64_t>(wide / heads, 1),
                       "attention width / attention heads");
    const std::int64_t f = reader.countOr(ffnKeys(), kMaxWidth, 4 * h, "4 x hidden size");
    out.extra.push_back({"shared_block.attention", TensorCategory::Attention,
                         wide * dim * (heads + 2 * kv) + heads * dim * h});
    out.extra.push_back({"shared_block.mlp", TensorCategory::FeedForward, 3 * h * f});
    out.extra.push_back({"shared_block.norms", TensorCategory::Norm, wide + h});
    out.extra.push_back({"hybrid.linear", TensorCategory::Other, hybrids * h * h});
}

// --- JetMoE: experts for queries and outputs of attention as well

void prepareJetMoe(Plan& plan, const Reader& reader) {
    // One head of each expert that a token meets, over the key-value heads that all share.
    const std::int64_t kv = reader.countOr({"num_key_value_heads"}, kMaxHeads, 16);
    plan.heads = plan.kvHeads = repeated(plan.layers, kv);
    plan.headDim = repeated(plan.layers, reader.countOr({"kv_channels"}, kMaxHeads, 128));
    plan.mixers = repeated(plan.layers, MixerKind::Other);
    const std::int64_t width = kv * plan.headDim.front();
    const std::int64_t experts = reader.countOr({"num_local_experts"}, kMaxExperts, 8);
    plan.other = repeated(
        plan.layers,
        Mixer(OtherMixer{
            "jetmoe_attention",
            {{"attention.key_value", TensorCategory::Attention, plan.hidden * 2 * width},
             {"attention.experts", TensorCategory::Expert, product({experts, 2, plan.hidden, width})},
             {"attention.router", TensorCategory::Router, experts * plan.hidden},
             {"attention.bias", TensorCategory::Attention, plan.hidden}}}));
}

void finishJetMoe(Plan& plan, const Reader& reader, Architecture& out) {
    reader.notes().assume(
        "active parameters: with all experts of the attention, of which a token meets some");
    for (LayerGroup& group : out.layers)
        group.layer.extra.push_back({"moe.bias", TensorCategory::FeedForward, plan.hidden});
}

// --- Mixtures of experts of 2025 and later

void prepareExaoneMoe(Plan& plan, const Reader& reader) {
    plan.feedForwards = expertLayers(reader, {"is_moe_layer"}, plan.layers);
}

/// A gate over the whole attention output, as wide as the queries (AFMoE).
void prepareGatedHeads(Plan& plan, const Reader&) {
    plan.attention.outputGate = true;
}

/// A gate a head (Step 3.5, Laguna).
void finishHeadGates(Plan& plan, const Reader& reader, Architecture& out) {
    if (!reader.flagOr({"use_head_wise_attn_gate", "gating"}, true))
        return;
    for (LayerGroup& group : out.layers)
        group.layer.extra.push_back(
            {"attention.head_gates", TensorCategory::Attention, plan.hidden * headsOf(group.layer)});
}

/// MiMo-V2-Flash: heads and widths of their own in the layers that slide.
void prepareMimoV2(Plan& plan, const Reader& reader) {
    plan.feedForwards = expertLayers(reader, {"moe_layer_freq"}, plan.layers);
    const std::vector<std::int64_t> pattern = reader.perLayer({"hybrid_layer_pattern"}, plan.layers, 1);
    const std::int64_t heads =
        reader.required(Phrase::tr("number of attention heads"), {"num_attention_heads"}, kMaxHeads);
    const std::int64_t kv = reader.countOr({"num_key_value_heads"}, kMaxHeads, heads, "as attention heads");
    const std::int64_t dim = reader.required(Phrase::tr("head width"), {"head_dim"}, kMaxHeads);
    const std::int64_t slidingHeads =
        reader.countOr({"swa_num_attention_heads"}, kMaxHeads, heads, "as in full layers");
    const std::int64_t slidingKv =
        reader.countOr({"swa_num_key_value_heads"}, kMaxHeads, kv, "as in full layers");
    const std::int64_t slidingDim = reader.countOr({"swa_head_dim"}, kMaxHeads, dim, "as in full layers");
    for (std::int64_t i = 0; i < plan.layers; ++i) {
        const bool sliding = !pattern.empty() && pattern[static_cast<std::size_t>(i)] == 1;
        plan.mixers.push_back(sliding ? MixerKind::Sliding : MixerKind::Attention);
        plan.heads.push_back(sliding ? slidingHeads : heads);
        plan.kvHeads.push_back(sliding ? slidingKv : kv);
        plan.headDim.push_back(sliding ? slidingDim : dim);
    }
}

void finishMimoV2(Plan& plan, const Reader& reader, Architecture& out) {
    const std::int64_t value = reader.countOr(
        {"v_head_dim"}, kMaxHeads, reader.required(Phrase::tr("head width"), {"head_dim"}, kMaxHeads), "as head_dim");
    const std::int64_t slidingValue =
        reader.countOr({"swa_v_head_dim"}, kMaxHeads, value, "as in full layers");
    const bool sinks = reader.flagOr({"add_full_attention_sink_bias"}, false);
    const bool slidingSinks = reader.flagOr({"add_swa_attention_sink_bias"}, true);
    changeLayers(out, [&](std::size_t i, Layer& layer) {
        Attention* const attention = softmaxOf(layer);
        if (attention == nullptr)
            return;
        const bool sliding = plan.mixers[i] == MixerKind::Sliding;
        attention->valueHeadDim = sliding ? slidingValue : value;
        attention->sinks = sliding ? slidingSinks : sinks;
    });
}

void readExpertEnum(Plan& plan, const Reader& reader) {
    const std::int64_t experts = reader.count({"moe_num_experts"}, kMaxExperts).value_or(0);
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::Dense);
    const std::string list = reader.word({"moe_layers_enum"});
    std::int64_t layer = -1;
    const auto close = [&] {
        if (layer >= 0 && layer < plan.layers && experts > 0)
            plan.feedForwards[static_cast<std::size_t>(layer)] = FeedForwardKind::Experts;
        layer = -1;
    };
    for (const char c : list) {
        if (c >= '0' && c <= '9')
            layer = std::min<std::int64_t>(10 * std::max<std::int64_t>(layer, 0) + (c - '0'), kMaxLayers);
        else
            close();
    }
    close();
    if (!list.empty() || experts == 0)
        return;
    for (std::int64_t i = 1; i < plan.layers; ++i)
        plan.feedForwards[static_cast<std::size_t>(i)] = FeedForwardKind::Experts;
    reader.notes().assume("moe_layers_enum: all layers but the first, class default of " +
                          reader.className());
}

/// Step 3.5: the layers with experts as text, "3,4,5"; other heads in the layers that slide.
void prepareStep35(Plan& plan, const Reader& reader) {
    readExpertEnum(plan, reader);
    plan.mixers = slidingLayers(reader, plan.layers);
    const std::int64_t heads =
        reader.required(Phrase::tr("number of attention heads"), {"num_attention_heads"}, kMaxHeads);
    const std::int64_t kv = reader.required(Phrase::tr("number of key-value heads"), {"num_attention_groups"}, kMaxHeads);
    const std::int64_t slidingHeads =
        reader.count({"attention_other_setting.num_attention_heads"}, kMaxHeads).value_or(heads);
    const std::int64_t slidingKv =
        reader.count({"attention_other_setting.num_attention_groups"}, kMaxHeads).value_or(kv);
    for (const MixerKind kind : plan.mixers) {
        plan.heads.push_back(kind == MixerKind::Sliding ? slidingHeads : heads);
        plan.kvHeads.push_back(kind == MixerKind::Sliding ? slidingKv : kv);
    }
    plan.sharedFfn = repeated(plan.layers, reader.countOr({"share_expert_dim"}, kMaxWidth, 1280));
}

void prepareLaguna(Plan& plan, const Reader& reader) {
    plan.heads = reader.perLayer({"num_attention_heads_per_layer"}, plan.layers, kMaxHeads);
    plan.sharedFfn =
        repeated(plan.layers, reader.countOr({"shared_expert_intermediate_size"}, kMaxWidth, 512));
    if (reader.has({"mlp_layer_types"}))
        return;
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::Experts);
    plan.feedForwards.front() = FeedForwardKind::Dense;
    reader.notes().assume("mlp_layer_types: experts in all layers but the first, class default of laguna");
}

void finishKlear(Plan& plan, const Reader&, Architecture& out) {
    // What weighs the shared experts against the routed ones: two numbers a token.
    for (LayerGroup& group : out.layers) {
        if (group.layer.moe)
            group.layer.extra.push_back({"moe.coefficient", TensorCategory::Router, 2 * plan.hidden + 2});
    }
}

/// Ling 2.5 and its like: lightning attention, softmax attention in the last layer of each group.
void prepareBailingLinear(Plan& plan, const Reader& reader) {
    const auto size = reader.count({"layer_group_size"}, kMaxLayers);
    if (!size)
        return;
    const std::int64_t heads = reader.required(Phrase::tr("number of attention heads"), headKeys(), kMaxHeads);
    const std::int64_t whole = plan.layers / *size * *size;
    for (std::int64_t i = 0; i < plan.layers; ++i)
        plan.mixers.push_back((i + 1) % *size == 0 || i >= whole ? MixerKind::Attention : MixerKind::Linear);
    plan.linear = LightningAttention{heads, std::max<std::int64_t>(plan.hidden / heads, 1)};
}

void finishBailingLinear(Plan& plan, const Reader& reader, Architecture& out) {
    if (!plan.any(MixerKind::Linear))
        return;
    const std::int64_t heads = std::get<LightningAttention>(*plan.linear).heads;
    const std::int64_t dim = std::get<LightningAttention>(*plan.linear).headDim;
    const bool norms = readSwitch(reader, plan.family.qkNormOn, {});
    const bool biasQkv = readSwitch(reader, plan.family.biasQkv, {});
    const bool biasOutput = readSwitch(reader, plan.family.biasOutput, {});
    for (LayerGroup& group : out.layers) {
        if (group.layer.mixers.empty() ||
            !std::holds_alternative<LightningAttention>(group.layer.mixers.front()))
            continue;
        if (norms)
            group.layer.extra.push_back(
                {"lightning_attention.query_key_norms", TensorCategory::Norm, 2 * dim});
        if (biasQkv || biasOutput)
            group.layer.extra.push_back({"lightning_attention.biases", TensorCategory::Attention,
                                         (biasQkv ? 3 * heads * dim : 0) + (biasOutput ? plan.hidden : 0)});
    }
}

/// LongCat-Flash with embeddings of n-grams beside those of tokens.
void finishNgramEmbedding(Plan& plan, const Reader& reader, Architecture& out) {
    const std::int64_t ratio = reader.countOr({"ngram_vocab_size_ratio"}, 4096, 78);
    const std::int64_t tables = reader.countOr({"emb_split_num"}, kMaxFactor, 4) *
                                (reader.countOr({"emb_neighbor_num"}, kMaxFactor, 4, {}, 2) - 1);
    const std::int64_t width = plan.hidden / std::max<std::int64_t>(tables, 1);
    std::int64_t rows = 0;
    for (std::int64_t i = 0; i < tables; ++i)
        rows += ratio * plan.vocab + 2 * i + 1;
    out.extra.push_back({"embedding.ngrams", TensorCategory::Embedding, rows * width});
    out.extra.push_back(
        {"embedding.ngram_projections", TensorCategory::Embedding, tables * width * plan.hidden});
}

// --- Decoders of a plain kind with a twist

void prepareBaichuanM1(Plan& plan, const Reader& reader) {
    const std::int64_t heads =
        reader.required(Phrase::tr("number of attention heads"), {"num_attention_heads"}, kMaxHeads);
    const std::int64_t kv = reader.countOr({"num_key_value_heads"}, kMaxHeads, heads, "as attention heads");
    const std::int64_t slidingHeads = reader.count({"num_swa_attention_heads"}, kMaxHeads).value_or(heads);
    const std::int64_t slidingKv = reader.count({"num_swa_key_value_heads"}, kMaxHeads).value_or(kv);
    plan.mixers = repeated(plan.layers, MixerKind::Attention);
    for (const std::int64_t layer : reader.counts({"sliding_window_layers"}, kMaxLayers)) {
        if (layer < plan.layers)
            plan.mixers[static_cast<std::size_t>(layer)] = MixerKind::Sliding;
    }
    for (const MixerKind kind : plan.mixers) {
        plan.heads.push_back(kind == MixerKind::Sliding ? slidingHeads : heads);
        plan.kvHeads.push_back(kind == MixerKind::Sliding ? slidingKv : kv);
    }
}

void finishBaichuanM1(Plan& plan, const Reader& reader, Architecture& out) {
    const std::int64_t window = reader.countOr({"conv_window"}, kMaxHeads, 2);
    changeLayers(out, [&](std::size_t i, Layer& layer) {
        layer.extra.push_back(
            {"attention.key_value_convolution", TensorCategory::Attention, 2 * plan.kvHeads[i] * window});
    });
}

void finishLoopCoder(Plan&, const Reader&, Architecture& out) {
    for (LayerGroup& group : out.layers) {
        if (const Attention* const attention = softmaxOf(group.layer))
            group.layer.extra.push_back({"attention.loop_gates", TensorCategory::Attention,
                                         attention->heads * (attention->headDim + 1)});
    }
}

void prepareLille(Plan& plan, const Reader&) {
    // Two thirds of four times the width, to the nearest multiple of 256.
    const std::int64_t twoThirds = 8 * plan.hidden / 3;
    plan.ffn = repeated(plan.layers,
                        std::max<std::int64_t>(256 * std::llround(static_cast<double>(twoThirds) / 256), 256));
}

void prepareHyperClova(Plan& plan, const Reader& reader) {
    if (reader.flagOr({"use_post_norm"}, false))
        plan.family.norms = 4;
}

void finishTeleChat(Plan&, const Reader&, Architecture& out) {
    for (LayerGroup& group : out.layers) {
        if (group.layer.dense)
            group.layer.dense->biasOut = true;
    }
}

void finishDiffLlama(Plan&, const Reader&, Architecture& out) {
    // Two pairs of vectors that weigh the second attention map against the first; its norm has no weights.
    for (LayerGroup& group : out.layers) {
        if (const Attention* const attention = softmaxOf(group.layer))
            group.layer.extra.push_back(
                {"attention.lambdas", TensorCategory::Attention, 4 * attention->headDim});
    }
}

void prepareNeoxJapanese(Plan& plan, const Reader& reader) {
    plan.ffn =
        repeated(plan.layers, plan.hidden * reader.countOr({"intermediate_multiple_size"}, kMaxFactor, 4));
}

void finishNeoxJapanese(Plan& plan, const Reader&, Architecture& out) {
    // The last layer alone has a bias on its attention output.
    changeLayers(out, [&](std::size_t i, Layer& layer) {
        if (Attention* const attention = softmaxOf(layer))
            attention->biasOutput = i + 1 == static_cast<std::size_t>(plan.layers);
    });
}

void prepareModernBertDecoder(Plan& plan, const Reader& reader) {
    if (!reader.flagOr({"norm_bias"}, false))
        plan.family.norm = NormKind::LayerNormNoBias;
    plan.norms = repeated<std::int64_t>(plan.layers, 2);
    plan.norms.front() = 1; // behind the embedding's norm stands none
}

void finishModernBertDecoder(Plan& plan, const Reader& reader, Architecture& out) {
    const bool bias = reader.flagOr({"classifier_bias"}, false);
    out.extra.push_back(
        {"head.transform", TensorCategory::Head, plan.hidden * plan.hidden + (bias ? plan.hidden : 0)});
    out.extra.push_back(
        {"head.norm", TensorCategory::Norm, plan.hidden * (plan.family.norm == NormKind::LayerNorm ? 2 : 1)});
}

void prepareCpmAnt(Plan& plan, const Reader& reader) {
    plan.headDim = repeated(plan.layers, reader.countOr({"dim_head"}, kMaxHeads, 128));
    plan.ffn = repeated(plan.layers, reader.countOr({"dim_ff"}, kMaxWidth, 10240));
    // Rows for learned prompts stand behind those of tokens.
    plan.vocab = readVocab(reader, plan.family.vocab) +
                 reader.countOr({"prompt_types"}, 65536, 32) * reader.countOr({"prompt_length"}, 65536, 32);
}

void finishCpmAnt(Plan& plan, const Reader& reader, Architecture& out) {
    const std::int64_t segments = reader.countOr({"segment_types"}, 4096, 32);
    const std::int64_t buckets = reader.countOr({"position_bias_num_buckets"}, kMaxWidth, 512);
    out.extra.push_back({"embedding.segments", TensorCategory::Embedding, segments * plan.hidden});
    out.extra.push_back({"attention.relative_bias", TensorCategory::Embedding,
                         (segments * segments + buckets) * plan.heads.front()});
}

// --- Encoders with decoders

Architecture buildNllbMoe(const Family&, const Reader& reader) {
    Architecture out;
    out.family = reader.className();
    out.hidden = reader.required(Phrase::tr("hidden size"), hiddenKeys(), kMaxWidth);
    const std::int64_t experts = reader.countOr({"num_experts"}, kMaxExperts, 128);
    const bool biasRouter = reader.flagOr({"router_bias"}, false);
    out.vocab = readVocab(reader, 128112);
    out.norm = NormKind::LayerNorm;
    out.finalNorms = 2; // one at the end of each stack
    out.tied = reader.flagOr({"tie_word_embeddings"}, true);
    out.positions = PositionKind::Sinusoidal;
    out.maxContext = reader.hint({"max_position_embeddings"}, kMaxContext).value_or(0);
    struct Stack {
        std::string_view layers, heads, ffn, step;
        bool decoder;
    };
    for (const Stack& stack :
         {Stack{"encoder_layers", "encoder_attention_heads", "encoder_ffn_dim", "encoder_sparse_step", false},
          Stack{"decoder_layers", "decoder_attention_heads", "decoder_ffn_dim", "decoder_sparse_step",
                true}}) {
        const std::int64_t layers = reader.countOr({stack.layers}, kMaxLayers, 12);
        const std::int64_t heads = reader.countOr({stack.heads}, kMaxHeads, 16);
        const std::int64_t ffn = reader.countOr({stack.ffn}, kMaxWidth, 4096);
        const std::int64_t step = reader.countOr({stack.step}, kMaxLayers, 4, {}, 0);
        if (reader.failed())
            return {};
        if (out.hidden % heads != 0) {
            reader.notes().fail(reader.find({stack.heads})
                                    .error(Phrase::tr("a divisor of the hidden size %1", {std::to_string(out.hidden)})));
            return {};
        }
        Attention self;
        self.heads = self.kvHeads = heads;
        self.headDim = out.hidden / heads;
        self.biasQuery = self.biasKey = self.biasValue = self.biasOutput = true;
        for (std::int64_t i = 0; i < layers; ++i) {
            Layer layer;
            layer.norm = NormKind::LayerNorm;
            layer.norms = stack.decoder ? 3 : 2;
            layer.mixers.emplace_back(self);
            if (stack.decoder) {
                Attention cross = self;
                cross.cross = true;
                layer.mixers.emplace_back(cross);
            }
            if (step > 0 && (i + 1) % step == 0) {
                MixtureOfExperts moe;
                moe.experts = experts;
                moe.topK = std::min<std::int64_t>(2, experts);
                moe.width = ffn;
                moe.gated = false;
                moe.biasExperts = true;
                moe.biasRouter = biasRouter;
                layer.moe = moe;
            } else {
                layer.dense = FeedForward{ffn, false, true, true};
            }
            appendLayer(stack.decoder ? out.layers : out.encoder, std::move(layer));
        }
    }
    return out;
}

Architecture buildT5Gemma(const Family& family, const Reader& reader) {
    Architecture out;
    std::int64_t encoderHidden = 0;
    for (const bool decoder : {false, true}) {
        const Keys key{decoder ? "decoder" : "encoder"};
        const auto part = reader.part(key);
        if (!part) {
            (void)reader.required(decoder ? Phrase::tr("decoder") : Phrase::tr("encoder"), key, kMaxWidth);
            return {};
        }
        const Reader stack(part->node(), reader.notes(), reader.className());
        Family gemma = family;
        gemma.build = nullptr;
        gemma.norms = decoder ? 6 : 4;
        Architecture one = buildDecoder(gemma, stack);
        if (reader.failed())
            return {};
        if (!decoder) {
            encoderHidden = one.hidden;
            out.encoder = std::move(one.layers);
            // An embedding and a final norm of its own.
            out.extra.push_back({"encoder.embedding", TensorCategory::Embedding, one.vocab * one.hidden});
            out.extra.push_back({"encoder.final_norm", TensorCategory::Norm, one.hidden});
            continue;
        }
        const std::int64_t from =
            stack.count({"cross_attention_hidden_size"}, kMaxWidth).value_or(encoderHidden);
        if (encoderHidden == one.hidden) {
            one.encoder = std::move(out.encoder);
        } else { // layers of another width than the decoder's are known by their sum
            std::int64_t sum = 0;
            for (const LayerGroup& group : out.encoder)
                sum = std::min(sum + product({group.count, layerParameters(group.layer, encoderHidden)}),
                               std::int64_t{1} << 62);
            out.extra.push_back({"encoder.layers", TensorCategory::Other, sum});
        }
        one.extra = std::move(out.extra);
        out = std::move(one);
        for (LayerGroup& group : out.layers) {
            Attention cross = std::get<Attention>(group.layer.mixers.front());
            cross.cross = true;
            cross.window = 0;
            cross.contextWidth = from;
            group.layer.mixers.emplace_back(cross);
        }
    }
    out.tied = reader.flagOr({"tie_word_embeddings"}, true);
    return out;
}

} // namespace memladder::hf
