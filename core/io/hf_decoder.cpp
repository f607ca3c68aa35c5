// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/hf_family.h"

#include <algorithm>
#include <array>

namespace memladder::hf {

const Keys& hiddenKeys() {
    static const Keys keys{"hidden_size", "d_model", "n_embd", "n_embed", "model_dim", "dim", "embed_dim"};
    return keys;
}
const Keys& layerKeys() {
    static const Keys keys{
        "num_hidden_layers",  "n_layer",       "n_layers", "num_layers", "num_transformer_layers",
        "num_decoder_layers", "decoder_layers"};
    return keys;
}
const Keys& headKeys() {
    static const Keys keys{"num_attention_heads", "n_head",          "n_heads",
                           "num_heads",           "num_query_heads", "decoder_attention_heads"};
    return keys;
}
const Keys& kvHeadKeys() {
    static const Keys keys{"num_key_value_heads",
                           "num_kv_heads",
                           "n_head_kv",
                           "n_kv_heads",
                           "kv_n_heads",
                           "attn_config.kv_n_heads",
                           "multi_query_group_num",
                           "num_query_groups",
                           "num_attention_groups",
                           "num_key_value_heads_per_layer"};
    return keys;
}
const Keys& headDimKeys() {
    static const Keys keys{"head_dim", "kv_channels", "attention_head_dim", "d_kv", "head_size"};
    return keys;
}
const Keys& ffnKeys() {
    static const Keys keys{
        "intermediate_size",          "ffn_hidden_size",   "ffn_dim",         "n_inner",    "d_ff",
        "ffn_config.ffn_hidden_size", "inner_hidden_size", "mlp_hidden_size", "hidden_dim", "decoder_ffn_dim",
        "ff_intermediate_size"};
    return keys;
}
const Keys& vocabKeys() {
    static const Keys keys{"padded_vocab_size", "vocab_size", "n_vocab", "embedding_size"};
    return keys;
}
const Keys& contextKeys() {
    static const Keys keys{"max_position_embeddings", "n_positions", "max_seq_len",      "seq_length",
                           "max_sequence_length",     "n_ctx",       "model_max_length", "max_context_length",
                           "max_seq_length",          "max_length"};
    return keys;
}

Phrase vocabularySize() {
    return Phrase::tr("vocabulary size");
}

std::int64_t readVocab(const Reader& reader, std::int64_t classDefault) {
    if (classDefault == 0)
        return reader.required(vocabularySize(), vocabKeys(), kMaxVocab);
    if (const auto vocab = reader.count(vocabKeys(), kMaxVocab))
        return *vocab;
    return reader.countOr({"vocab_size"}, kMaxVocab, classDefault);
}

namespace {

const Keys& expertKeys() {
    static const Keys keys{
        "n_routed_experts",           "num_experts",        "num_local_experts", "moe_num_experts",
        "ffn_config.moe_num_experts", "num_routed_experts", "n_experts",         "moe.num_experts"};
    return keys;
}
const Keys& topKKeys() {
    static const Keys keys{"num_experts_per_tok",
                           "num_experts_per_token",
                           "experts_per_token",
                           "moe_topk",
                           "moe_top_k",
                           "moe_k",
                           "ffn_config.moe_top_k",
                           "num_selected_experts",
                           "num_activated_experts",
                           "moe.num_experts_per_tok"};
    return keys;
}
const Keys& expertFfnKeys() {
    static const Keys keys{"moe_intermediate_size", "expert_ffn_hidden_size", "moe_ffn_hidden_size",
                           "ffn_config.ffn_hidden_size"};
    return keys;
}
const Keys& sharedCountKeys() {
    static const Keys keys{"n_shared_experts", "num_shared_experts", "num_shared_expert",
                           "moe_num_shared_experts"};
    return keys;
}

struct KindName {
    std::string_view name;
    MixerKind kind;
};
constexpr std::array kKindNames{
    KindName{"full_attention", MixerKind::Attention},
    KindName{"attention", MixerKind::Attention},
    KindName{"global", MixerKind::Attention},
    KindName{"global_attention", MixerKind::Attention},
    KindName{"sliding_attention", MixerKind::Sliding},
    KindName{"chunked_attention", MixerKind::Sliding},
    KindName{"local", MixerKind::Sliding},
    KindName{"linear_attention", MixerKind::Linear},
    KindName{"mamba", MixerKind::StateSpace},
    KindName{"mamba2", MixerKind::StateSpace},
    KindName{"conv", MixerKind::Convolution},
    KindName{"recurrent", MixerKind::Other},
};

void readMixerKinds(Plan& plan, const Reader& reader) {
    if (!plan.mixers.empty())
        return;
    plan.mixers = repeated(plan.layers, MixerKind::Attention);
    const Keys keys{"layer_types", "layers_block_type", "block_types"};
    if (const std::vector<std::string> names = reader.words(keys, plan.layers); !names.empty()) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            const auto known = std::find_if(kKindNames.begin(), kKindNames.end(),
                                            [&](const KindName& row) { return row.name == names[i]; });
            if (known == kKindNames.end()) {
                reader.notes().fail(reader.find(keys).element(i).error("full_attention, sliding_attention, "
                                                                       "linear_attention, mamba, conv"));
                return;
            }
            plan.mixers[i] = known->kind;
        }
        return;
    }
    if (const auto interval = reader.count({"full_attention_interval"}, kMaxLayers)) {
        for (std::int64_t i = 0; i < plan.layers; ++i) {
            if ((i + 1) % *interval != 0)
                plan.mixers[static_cast<std::size_t>(i)] = MixerKind::Linear;
        }
        return;
    }
    const std::int64_t every =
        reader.hint({"sliding_window_pattern"}, kMaxLayers).value_or(plan.family.window);
    if (every == 0 || reader.flag({"use_sliding_window"}) == false)
        return;
    if (!reader.hint({"sliding_window", "window_size"}, kMaxContext))
        return;
    for (std::int64_t i = 0; i < plan.layers; ++i) {
        if (every == 1 || (i + 1) % every != 0)
            plan.mixers[static_cast<std::size_t>(i)] = MixerKind::Sliding;
    }
}

bool hasAttention(const Plan& plan) {
    return plan.any(MixerKind::Attention) || plan.any(MixerKind::Sliding) || plan.any(MixerKind::Parallel);
}

void readHeads(Plan& plan, const Reader& reader) {
    if (!hasAttention(plan)) {
        plan.heads = plan.kvHeads = plan.headDim = repeated<std::int64_t>(plan.layers, 0);
        return;
    }
    if (plan.heads.empty())
        plan.heads = reader.perLayer(headKeys(), plan.layers, kMaxHeads);
    if (plan.heads.empty()) {
        const std::int64_t heads = plan.family.heads > 0
                                       ? reader.countOr(headKeys(), kMaxHeads, plan.family.heads)
                                       : reader.required(Phrase::tr("number of attention heads"), headKeys(), kMaxHeads);
        plan.heads = repeated(plan.layers, heads);
    }
    if (reader.has({"kv_lora_rank"}) &&
        reader.flag({"use_mla"}) != false) { // latent attention has widths of its own
        plan.kvHeads = plan.heads;
        plan.headDim = repeated<std::int64_t>(plan.layers, 1);
        return;
    }
    if (plan.kvHeads.empty())
        plan.kvHeads = reader.perLayer(kvHeadKeys(), plan.layers, kMaxHeads);
    if (plan.kvHeads.empty()) {
        if (plan.family.kvHeads > 0) {
            plan.kvHeads =
                repeated(plan.layers, reader.countOr(kvHeadKeys(), kMaxHeads, plan.family.kvHeads));
        } else {
            plan.kvHeads = plan.heads;
            reader.notes().assume("num_key_value_heads: as many as attention heads");
        }
    }
    if (plan.headDim.empty())
        plan.headDim = reader.perLayer(headDimKeys(), plan.layers, kMaxHeads);
    if (plan.headDim.empty() && plan.family.headDim > 0)
        plan.headDim = repeated(plan.layers, reader.countOr(headDimKeys(), kMaxHeads, plan.family.headDim));
    if (plan.headDim.empty()) {
        for (const std::int64_t heads : plan.heads) {
            if (heads > 0 && plan.hidden % heads != 0) {
                const json::Node node = reader.find(headKeys());
                reader.notes().fail(node.error(Phrase::tr("a divisor of the hidden size %1, or a head_dim beside it", {std::to_string(plan.hidden)})));
                break;
            }
            plan.headDim.push_back(heads > 0 ? plan.hidden / heads : 0);
        }
        plan.headDim.resize(static_cast<std::size_t>(plan.layers), 1);
        reader.notes().assume("head_dim: " + std::to_string(plan.headDim.front()) +
                              ", hidden size / attention heads");
    }
}

/// Which layers have experts: every rule whose keys are in the file.
void readExpertLayers(Plan& plan, const Reader& reader) {
    if (!plan.feedForwards.empty())
        return;
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::Dense);
    const auto on = [&](std::int64_t i) -> FeedForwardKind& {
        return plan.feedForwards[static_cast<std::size_t>(i)];
    };
    for (std::int64_t i = 0; i < plan.layers; ++i) {
        if (plan.experts[static_cast<std::size_t>(i)] > 1)
            on(i) = FeedForwardKind::Experts;
    }
    const auto keepOnly = [&](auto&& hasExperts) {
        for (std::int64_t i = 0; i < plan.layers; ++i) {
            if (!hasExperts(i))
                on(i) = FeedForwardKind::Dense;
        }
    };
    if (const auto first = reader.count(
            {"first_k_dense_replace", "num_dense_layers", "moe_layer_start_index"}, kMaxLayers, 0))
        keepOnly([&](std::int64_t i) { return i >= *first; });
    if (const auto last = reader.count({"moe_layer_end_index"}, kMaxLayers, -1); last && *last >= 0)
        keepOnly([&](std::int64_t i) { return i <= *last; });
    if (const auto interval = reader.count({"moe_layer_interval"}, kMaxLayers))
        keepOnly([&](std::int64_t i) { return (i + 1) % *interval == 0; });
    const Keys frequency{"moe_layer_freq", "moe_layer_frequency"};
    if (const json::Node node = reader.find(frequency); node.hasValue() && node.value()->isArray()) {
        const std::vector<std::int64_t> list = reader.perLayer(frequency, plan.layers, 1);
        keepOnly([&](std::int64_t i) { return list[static_cast<std::size_t>(i)] != 0; });
    } else if (const auto every = reader.count(frequency, kMaxLayers)) {
        const bool countsFromOne = reader.has({"moe_layer_frequency"}) && !reader.has({"moe_layer_freq"});
        keepOnly([&](std::int64_t i) { return (countsFromOne ? i + 1 : i) % *every == 0; });
    }
    if (const auto step = reader.count({"decoder_sparse_step", "interleave_moe_layer_step"}, kMaxLayers);
        step && !reader.has({"moe_layers"}))
        keepOnly([&](std::int64_t i) { return (i + 1) % *step == 0; });
    if (reader.has({"moe_layers"})) {
        const std::vector<std::int64_t> list = reader.counts({"moe_layers"}, kMaxLayers);
        keepOnly([&](std::int64_t i) { return std::find(list.begin(), list.end(), i) != list.end(); });
    }
    if (reader.has({"mlp_only_layers"})) {
        const std::vector<std::int64_t> list = reader.counts({"mlp_only_layers"}, kMaxLayers);
        keepOnly([&](std::int64_t i) { return std::find(list.begin(), list.end(), i) == list.end(); });
    }
    if (const auto period = reader.count({"expert_layer_period"}, kMaxLayers)) {
        const std::int64_t offset = reader.count({"expert_layer_offset"}, kMaxLayers, 0).value_or(0);
        keepOnly([&](std::int64_t i) { return i % *period == offset; });
    }
    if (const std::vector<std::string> kinds = reader.words({"mlp_layer_types"}, plan.layers); !kinds.empty())
        keepOnly([&](std::int64_t i) { return kinds[static_cast<std::size_t>(i)] != "dense"; });
}

bool anyFeedForward(const Plan& plan, FeedForwardKind a, FeedForwardKind b) {
    return std::any_of(plan.feedForwards.begin(), plan.feedForwards.end(),
                       [&](FeedForwardKind kind) { return kind == a || kind == b; });
}

void readExperts(Plan& plan, const Reader& reader) {
    if (plan.experts.empty()) {
        // "num_experts": 0 and 1 are how dense models of a family with experts are written.
        if (const json::Node node = reader.find(expertKeys()); node.hasValue() && !node.value()->isArray())
            plan.experts = repeated(plan.layers, reader.count(expertKeys(), kMaxExperts, 0).value_or(0));
        else
            plan.experts = reader.perLayer(expertKeys(), plan.layers, kMaxExperts);
    }
    if (plan.experts.empty())
        plan.experts = repeated(
            plan.layers,
            plan.family.experts > 0 ? reader.countOr(expertKeys(), kMaxExperts, plan.family.experts) : 0);
    readExpertLayers(plan, reader);
    if (!anyFeedForward(plan, FeedForwardKind::Experts, FeedForwardKind::DenseAndExperts)) {
        plan.topK = plan.expertFfn = plan.sharedFfn = repeated<std::int64_t>(plan.layers, 0);
        return;
    }
    if (plan.topK.empty())
        plan.topK = reader.perLayer(topKKeys(), plan.layers, kMaxExperts);
    if (plan.topK.empty() && plan.family.topK > 0)
        plan.topK = repeated(plan.layers, reader.countOr(topKKeys(), kMaxExperts, plan.family.topK));
    if (plan.topK.empty()) {
        plan.topK = plan.experts;
        reader.notes().missing.emplace_back(topKKeys().front());
        reader.notes().assume("experts a token meets: all, since none of " + joined(topKKeys()) +
                              " is there");
    }
    if (plan.expertFfn.empty())
        plan.expertFfn = reader.perLayer(expertFfnKeys(), plan.layers, kMaxWidth);
    if (plan.expertFfn.empty())
        plan.expertFfn = reader.perLayer(ffnKeys(), plan.layers, kMaxWidth);
    if (plan.expertFfn.empty()) {
        Keys both = expertFfnKeys();
        both.insert(both.end(), ffnKeys().begin(), ffnKeys().end());
        plan.expertFfn = repeated(plan.layers, reader.required(Phrase::tr("width of an expert"), both, kMaxWidth));
    }
    if (!plan.sharedFfn.empty())
        return;
    const std::vector<std::int64_t> shared = [&] {
        const json::Node node = reader.find(sharedCountKeys());
        if (node.hasValue() && node.value()->isArray())
            return reader.perLayer(sharedCountKeys(), plan.layers, kMaxExperts);
        return repeated(plan.layers, reader.count(sharedCountKeys(), kMaxExperts, 0).value_or(-1));
    }();
    // One width for all shared experts together, or a width for each.
    if (const auto width =
            reader.count({"shared_expert_intermediate_size", "shared_intermediate_size"}, kMaxWidth, 0)) {
        plan.sharedFfn = repeated(plan.layers, shared.front() == 0 ? 0 : *width);
        return;
    }
    const auto each = reader.count({"moe_shared_expert_intermediate_size"}, kMaxWidth);
    for (std::size_t i = 0; i < shared.size(); ++i)
        plan.sharedFfn.push_back(std::max<std::int64_t>(shared[i], 0) * each.value_or(plan.expertFfn[i]));
}

void readFeedForward(Plan& plan, const Reader& reader) {
    if (!plan.ffn.empty())
        return;
    if (!anyFeedForward(plan, FeedForwardKind::Dense, FeedForwardKind::DenseAndExperts)) {
        plan.ffn = repeated<std::int64_t>(plan.layers, 0);
        return;
    }
    plan.ffn = reader.perLayer(ffnKeys(), plan.layers, kMaxWidth);
    if (!plan.ffn.empty())
        return;
    if (plan.family.ffnIsFourTimes) {
        plan.ffn = repeated(plan.layers, 4 * plan.hidden);
        reader.notes().assume("intermediate_size: " + std::to_string(4 * plan.hidden) + ", 4 x hidden size");
    } else if (plan.family.ffn > 0) {
        plan.ffn = repeated(plan.layers, reader.countOr(ffnKeys(), kMaxWidth, plan.family.ffn));
    } else {
        plan.ffn = repeated(plan.layers, reader.required(Phrase::tr("feed-forward width"), ffnKeys(), kMaxWidth));
    }
}

/// Latent attention wherever a file has its ranks.
std::optional<LatentAttention> readLatent(const Plan& plan, const Reader& reader, std::int64_t heads) {
    const auto kvRank =
        reader.flag({"use_mla"}) == false ? std::nullopt : reader.count({"kv_lora_rank"}, kMaxWidth);
    if (!kvRank)
        return std::nullopt;
    LatentAttention latent;
    latent.heads = heads;
    latent.kvRank = *kvRank;
    latent.queryRank = reader.count({"q_lora_rank"}, kMaxWidth).value_or(0);
    latent.nopeHeadDim =
        reader.required(Phrase::tr("query and key head width without position"), {"qk_nope_head_dim"}, kMaxWidth);
    latent.ropeHeadDim = reader.count({"qk_rope_head_dim"}, kMaxWidth, 0).value_or(0);
    if (const auto value = reader.count({"v_head_dim"}, kMaxWidth)) {
        latent.valueHeadDim = *value;
    } else {
        latent.valueHeadDim = plan.hidden / std::max<std::int64_t>(heads, 1);
        reader.notes().assume("v_head_dim: " + std::to_string(latent.valueHeadDim) +
                              ", hidden size / attention heads");
    }
    latent.biasDown = latent.biasOutput = reader.flag({"attention_bias"}).value_or(false);
    if (const auto indexers = reader.count({"index_n_heads"}, kMaxHeads)) {
        latent.indexerHeads = *indexers;
        latent.indexerHeadDim = reader.required(Phrase::tr("width of an indexer head"), {"index_head_dim"}, kMaxWidth);
    }
    return latent;
}

/// What the file says of one layer under these keys: an entry of a list, or the one value of all.
json::Node ofLayer(const Reader& reader, const Keys& keys, std::size_t layer) {
    json::Node node = reader.find(keys);
    return node.hasValue() && node.value()->isArray() ? node.element(layer) : node;
}

DeltaNet readDeltaNet(const Reader& reader) {
    DeltaNet net;
    net.keyHeads = reader.countOr({"linear_num_key_heads"}, kMaxHeads, 16);
    net.valueHeads = reader.countOr({"linear_num_value_heads"}, kMaxHeads, 32);
    net.keyHeadDim = reader.countOr({"linear_key_head_dim"}, kMaxHeads, 128);
    net.valueHeadDim = reader.countOr({"linear_value_head_dim"}, kMaxHeads, 128);
    net.convKernel = reader.countOr({"linear_conv_kernel_dim"}, kMaxHeads, 4);
    return net;
}

/// Mamba by the keys of its many spellings. Version 2 is told by its heads.
StateSpace readStateSpace(const Plan& plan, const Reader& reader) {
    StateSpace s;
    const Keys headCount{"mamba_num_heads", "mamba_n_heads", "n_mamba_heads", "num_heads"};
    const Keys headWidth{"mamba_head_dim", "mamba_d_head", "mamba_headdim", "head_dim"};
    const bool plain = !hasAttention(plan); // a pure Mamba uses the bare names for its own heads
    const Keys ownHeads = plain ? headCount : Keys(headCount.begin(), headCount.end() - 1);
    const Keys ownWidth = plain ? headWidth : Keys(headWidth.begin(), headWidth.end() - 1);
    s.version =
        reader.has(ownHeads) || reader.has(ownWidth) || reader.word({"ssm_cfg.layer"}) == "Mamba2" ? 2 : 1;
    s.stateSize = reader.countOr(
        {"state_size", "ssm_state_size", "mamba_d_state", "mamba_state_dim", "d_state", "ssm_cfg.d_state"},
        kMaxWidth, s.version == 1 ? 16 : 128);
    s.convKernel = reader.countOr(
        {"conv_kernel", "conv_kernel_size", "mamba_d_conv", "d_conv", "ssm_cfg.d_conv"}, kMaxWidth, 4);
    s.biasConv = reader.flagOr({"use_conv_bias", "mamba_conv_bias", "conv_bias"}, true);
    s.biasProjections = reader.flagOr({"mamba_proj_bias", "use_bias", "mamba_use_mlp_bias"}, false);
    const Keys expand{"mamba_expand", "expand", "ssm_cfg.expand"};
    if (s.version == 1) {
        const auto inner = plain ? reader.count({"intermediate_size", "d_inner"}, kMaxWidth) : std::nullopt;
        s.innerWidth = inner ? *inner : plan.hidden * reader.countOr(expand, 64, 2);
        const Keys rank{"time_step_rank", "mamba_dt_rank", "ssm_cfg.dt_rank"};
        const std::int64_t automatic = (plan.hidden + 15) / 16;
        if (reader.word(rank) == "auto")
            s.timeStepRank = automatic;
        else
            s.timeStepRank = reader.countOr(rank, kMaxWidth, automatic, "hidden size / 16, rounded up");
        return s;
    }
    const auto headCountGiven = reader.count(ownHeads, kMaxHeads);
    const auto width = reader.count({"mamba_d_ssm"}, kMaxWidth);
    const auto headDim = reader.count(ownWidth, kMaxWidth);
    if (headCountGiven && headDim) {
        s.heads = *headCountGiven;
        s.innerWidth = width ? *width : s.heads * *headDim;
    } else {
        s.innerWidth = width ? *width : plan.hidden * reader.countOr(expand, 64, 2);
        const std::int64_t dim = headDim          ? *headDim
                                 : headCountGiven ? std::max<std::int64_t>(s.innerWidth / *headCountGiven, 1)
                                                  : reader.countOr(ownWidth, kMaxWidth, 64);
        s.heads = headCountGiven ? *headCountGiven : s.innerWidth / dim;
    }
    s.groups = reader.countOr({"mamba_n_groups", "n_groups", "mamba_ngroups", "ssm_cfg.ngroups"}, kMaxHeads,
                              s.version == 2 && reader.className() == "mamba2" ? 8 : 1);
    s.gatedNorm = reader.flag({"mamba_rms_norm"}).value_or(true);
    return s;
}

/// The prototype of an attention layer, with what its layer decides put in.
Attention attentionOf(const Plan& plan, std::size_t layer, bool windowed, std::int64_t window) {
    Attention attention = plan.attention;
    attention.heads = plan.heads[layer];
    attention.kvHeads = plan.kvHeads[layer];
    attention.headDim = plan.headDim[layer];
    attention.window = windowed ? window : 0;
    // Cross-layer attention: of so many layers, the first makes the keys and values for all.
    attention.ownsKeyValue = static_cast<std::int64_t>(layer) % plan.keyValueEvery == 0;
    return attention;
}

void readAttentionSwitches(Plan& plan, const Reader& reader) {
    const Family& family = plan.family;
    Attention& attention = plan.attention;
    if (!hasAttention(plan))
        return;
    attention.biasQuery = attention.biasKey = attention.biasValue =
        readSwitch(reader, family.biasQkv, "bias on query, key and value");
    attention.biasOutput = readSwitch(reader, family.biasOutput, "bias on the attention output");
    if (family.qkNorm != QkNorm::None && readSwitch(reader, family.qkNormOn, "norms on query and key"))
        attention.qkNorm = family.qkNorm;
    if (reader.flag({"use_cla"}) == true)
        plan.keyValueEvery = reader.countOr({"cla_share_factor"}, kMaxLayers, 1);
    attention.qkNormKind = family.qkNormKind;
    attention.sinks = family.sinks;
}

/// Extra prediction layers: a projection of 2·hidden to hidden, norms on both inputs and on the output, one
/// layer each.
void readPredictionLayers(Plan& plan, const Reader& reader, Architecture& out) {
    const std::int64_t modules =
        reader.count({"num_nextn_predict_layers", "mtp_num_hidden_layers"}, kMaxLayers, 0).value_or(0);
    if (modules == 0 || out.layers.empty() || !out.mtpLayers.empty()) // a family may have made its own
        return;
    // The layer is of the last kind with full attention.
    const auto like = std::find_if(out.layers.rbegin(), out.layers.rend(), [](const LayerGroup& group) {
        return std::any_of(group.layer.mixers.begin(), group.layer.mixers.end(), [](const Mixer& mixer) {
            return std::holds_alternative<Attention>(mixer) || std::holds_alternative<LatentAttention>(mixer);
        });
    });
    Layer layer = like == out.layers.rend() ? out.layers.back().layer : like->layer;
    layer.norms += 3;
    layer.extra.push_back({"input_projection", TensorCategory::Other, 2 * plan.hidden * plan.hidden});
    appendLayer(out.mtpLayers, std::move(layer), modules);
}

} // namespace

bool Plan::any(MixerKind kind) const {
    return std::find(mixers.begin(), mixers.end(), kind) != mixers.end();
}

bool readSwitch(const Reader& reader, const Switch& value, std::string_view what) {
    if (!value.keys.empty() && value.keys.front().starts_with('!')) {
        Keys keys = value.keys;
        keys.front().remove_prefix(1);
        return !reader.flagOr(keys, !value.fallback);
    }
    if (value.keys.empty())
        return reader.flagOr({}, value.fallback, value.fallback ? what : std::string_view());
    return reader.flagOr(value.keys, value.fallback);
}

Architecture buildDecoder(const Family& family, const Reader& reader) {
    Plan plan;
    plan.family = family;
    plan.hidden = reader.required(Phrase::tr("hidden size"), hiddenKeys(), kMaxWidth);
    plan.layers = reader.required(Phrase::tr("number of layers"), layerKeys(), kMaxLayers);
    if (reader.failed())
        return {};
    if (family.prepare != nullptr)
        family.prepare(plan, reader);
    if (plan.vocab == 0)
        plan.vocab = readVocab(reader, plan.family.vocab);
    readMixerKinds(plan, reader);
    if (reader.failed())
        return {};
    readHeads(plan, reader);
    if (reader.failed())
        return {};
    readExperts(plan, reader);
    if (reader.failed())
        return {};
    readFeedForward(plan, reader);
    if (reader.failed())
        return {};
    readAttentionSwitches(plan, reader);
    if (plan.any(MixerKind::Linear) && !plan.linear)
        plan.linear = readDeltaNet(reader);
    if ((plan.any(MixerKind::StateSpace) || plan.any(MixerKind::Parallel)) && !plan.stateSpace)
        plan.stateSpace = readStateSpace(plan, reader);
    const std::int64_t window =
        reader
            .hint({"sliding_window", "window_size", "attention_chunk_size", "attention_window_size"},
                  kMaxContext)
            .value_or(0);
    const bool biasMlp = readSwitch(reader, plan.family.biasMlp, "bias in the feed-forward");
    const bool sharedGate = readSwitch(reader, plan.family.sharedGate, "gate on the shared expert");
    const bool moe = anyFeedForward(plan, FeedForwardKind::Experts, FeedForwardKind::DenseAndExperts);
    const bool correction =
        moe && readSwitch(reader, plan.family.correctionBias, "balancing numbers at the router");

    Architecture out;
    out.family = reader.className();
    out.hidden = plan.hidden;
    out.vocab = plan.vocab;
    out.norm = plan.family.norm;
    out.finalNorms = plan.family.finalNorm ? 1 : 0;
    out.embeddingNorm = plan.family.embeddingNorm;
    out.positions = plan.family.positions;
    out.maxContext = reader.hint(contextKeys(), kMaxContext).value_or(0);
    if (plan.family.positions == PositionKind::Learned) {
        const std::int64_t rows = plan.positionRows ? *plan.positionRows
                                  : plan.family.contextDefault > 0
                                      ? reader.countOr(contextKeys(), kMaxVocab, plan.family.contextDefault)
                                      : reader.required(Phrase::tr("number of positions"), contextKeys(), kMaxVocab);
        out.positionRows = rows + plan.family.positionOffset;
        out.maxContext = rows;
    }
    out.tied = readSwitch(reader, plan.family.tied, "head tied to the embedding");
    out.headBias = readSwitch(reader, plan.family.biasHead, "bias on the head");

    for (std::size_t i = 0; i < static_cast<std::size_t>(plan.layers) && !reader.failed(); ++i) {
        Layer layer;
        layer.norm = plan.family.norm;
        layer.norms = plan.norms.empty() ? plan.family.norms : plan.norms[i];
        const MixerKind kind = plan.mixers[i];
        if (kind == MixerKind::Attention || kind == MixerKind::Sliding || kind == MixerKind::Parallel) {
            if (plan.heads[i] == 0 || plan.kvHeads[i] == 0 || plan.headDim[i] == 0) {
                reader.notes().fail({reader.node().where(),
                                     Phrase::tr("no attention heads for layer %1", {std::to_string(i)}),
                                     Phrase::tr("heads, key-value heads and head_dim of at least 1")});
                break;
            }
            const auto latent = readLatent(plan, reader, plan.heads[i]);
            if (!latent && plan.heads[i] % plan.kvHeads[i] != 0) {
                reader.notes().fail({ofLayer(reader, kvHeadKeys(), i).where(), Phrase::tr("%1 key-value heads", {std::to_string(plan.kvHeads[i])}),
                                     Phrase::tr("a divisor of the %1 attention heads", {std::to_string(plan.heads[i])})});
                break;
            }
            if (latent)
                layer.mixers.emplace_back(*latent);
            else
                layer.mixers.emplace_back(attentionOf(plan, i, kind == MixerKind::Sliding, window));
        }
        if (kind == MixerKind::Linear)
            layer.mixers.push_back(*plan.linear);
        if (kind == MixerKind::StateSpace || kind == MixerKind::Parallel)
            layer.mixers.emplace_back(*plan.stateSpace);
        if (kind == MixerKind::Convolution)
            layer.mixers.emplace_back(plan.convolution.value_or(ShortConvolution{}));
        if (kind == MixerKind::Other) {
            if (i >= plan.other.size()) {
                reader.notes().fail({reader.node().where(),
                                     Phrase::tr("a kind of layer that %1 does not have", {reader.className()}),
                                     Phrase::tr("layers of the family's own kinds")});
                break;
            }
            layer.mixers.push_back(plan.other[i]);
        }
        const FeedForwardKind feedForward = plan.feedForwards[i];
        const bool dense =
            feedForward == FeedForwardKind::Dense || feedForward == FeedForwardKind::DenseAndExperts;
        const bool experts =
            feedForward == FeedForwardKind::Experts || feedForward == FeedForwardKind::DenseAndExperts;
        if ((dense && plan.ffn[i] == 0) ||
            (experts && (plan.experts[i] == 0 || plan.topK[i] == 0 || plan.expertFfn[i] == 0))) {
            reader.notes().fail({reader.node().where(), Phrase::tr("no feed-forward for layer %1", {std::to_string(i)}),
                                 Phrase::tr("widths, experts and experts a token of at least 1")});
            break;
        }
        if (experts && plan.topK[i] > plan.experts[i]) {
            reader.notes().fail(ofLayer(reader, topKKeys(), i)
                                    .error(Phrase::tr("1 to %1, the experts of a layer", {std::to_string(plan.experts[i])})));
            break;
        }
        if (dense)
            layer.dense = FeedForward{plan.ffn[i], plan.family.gated, biasMlp, biasMlp};
        if (experts) {
            MixtureOfExperts block;
            block.experts = plan.experts[i];
            block.topK = plan.topK[i];
            block.width = plan.expertFfn[i];
            block.gated = plan.family.gated;
            block.biasExperts = block.biasRouter = plan.family.biasExperts;
            block.sharedWidth = plan.sharedFfn[i];
            block.sharedGate = sharedGate && block.sharedWidth > 0;
            block.correctionBias = correction;
            layer.moe = block;
        }
        appendLayer(out.layers, std::move(layer));
    }
    if (reader.failed())
        return {};
    if (plan.family.finish != nullptr)
        plan.family.finish(plan, reader, out);
    readPredictionLayers(plan, reader, out);
    return out;
}

} // namespace memladder::hf
