// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/hf_family.h"

#include "io/hf_rules.h"

#include <algorithm>
#include <cmath>

namespace memladder::hf {

namespace {

std::int64_t roundedUpTo(std::int64_t value, std::int64_t multiple) {
    return (value + multiple - 1) / multiple * multiple;
}

/// Numbers that a norm learns a channel.
std::int64_t normWidths(NormKind norm) {
    return norm == NormKind::LayerNorm ? 2 : norm == NormKind::Unweighted ? 0 : 1;
}

/// A share of a width that a file gives as a factor, truncated as Python's int() does. 0 when out of range.
std::int64_t scaledWidth(double factor, std::int64_t width) {
    const double value = factor * static_cast<double>(width);
    return value >= 1 && value <= static_cast<double>(kMaxWidth) ? static_cast<std::int64_t>(value) : 0;
}

// --- What single families read their own way
// -------------------------------------------------------------------------

void prepareFalcon(Plan& plan, const Reader& reader) {
    // The first 40B files have no new_decoder_architecture; grouped key-value heads tell it.
    const bool grouped = reader.has({"n_head_kv"});
    const bool fresh = reader.flag({"new_decoder_architecture"}).value_or(grouped);
    if (fresh) {
        plan.family.norms = reader.hint({"num_ln_in_parallel_attn"}, 2).value_or(2);
        return;
    }
    plan.family.norms = reader.flagOr({"parallel_attn"}, true) ? 1 : 2;
    if (reader.flagOr({"multi_query"}, true))
        plan.kvHeads = repeated<std::int64_t>(plan.layers, 1);
    else
        plan.kvHeads = reader.perLayer(headKeys(), plan.layers, kMaxHeads);
}

void alibiHasNoTable(Plan& plan) {
    plan.family.positions = PositionKind::Alibi;
}

void prepareMpt(Plan& plan, const Reader& reader) {
    if (reader.flagOr({"attn_config.alibi", "alibi"}, true))
        alibiHasNoTable(plan);
    else if (reader.flag({"attn_config.rope"}) == true)
        plan.family.positions = PositionKind::Rotary;
    else if (!reader.flagOr({"learned_pos_emb"}, true))
        plan.family.positions = PositionKind::None;
    if (!readSwitch(reader, plan.family.biasMlp, {}))
        plan.family.norm = NormKind::LayerNormNoBias;
    const std::string kind = reader.word({"attn_config.attn_type"});
    if (kind == "multiquery_attention")
        plan.kvHeads = repeated<std::int64_t>(plan.layers, 1);
    plan.family.qkNormKind = plan.family.norm;
    plan.family.gated = reader.word({"ffn_config.ffn_type"}).find("glu") != std::string::npos;
    if (reader.has({"ffn_config.ffn_hidden_size"}))
        return;
    const double ratio = reader.number({"expansion_ratio"}, 0.01, 1024).value_or(4);
    if (!reader.has({"expansion_ratio"}))
        reader.notes().assume("expansion_ratio: 4, class default of mpt");
    plan.ffn = repeated(plan.layers, std::max<std::int64_t>(scaledWidth(ratio, plan.hidden), 1));
}

void prepareGptBigCode(Plan& plan, const Reader& reader) {
    if (reader.flagOr({"multi_query"}, true))
        plan.kvHeads = repeated<std::int64_t>(plan.layers, 1);
}

void prepareGptNeo(Plan& plan, const Reader& reader) {
    // attention_types: [[["global", "local"], 12]]: a pattern and how often it is repeated.
    const json::Node types = reader.find({"attention_types"});
    plan.mixers = repeated(plan.layers, MixerKind::Attention);
    std::size_t at = 0;
    for (std::size_t i = 0; i < types.size(); ++i) {
        const json::Node pattern = types.element(i).element(0);
        const std::int64_t times = types.element(i).element(1).integer(1, kMaxLayers).ok()
                                       ? *types.element(i).element(1).integer(1, kMaxLayers)
                                       : 0;
        for (std::int64_t k = 0; k < times && at < plan.mixers.size(); ++k) {
            for (std::size_t j = 0; j < pattern.size() && at < plan.mixers.size(); ++j) {
                const Result<std::string> name = pattern.element(j).string();
                plan.mixers[at++] = name && *name == "local" ? MixerKind::Sliding : MixerKind::Attention;
            }
        }
    }
}

void prepareBloom(Plan& plan, const Reader& reader) {
    // The code makes 4·hidden whatever n_inner says.
    plan.ffn = repeated(plan.layers, 4 * plan.hidden);
    reader.notes().assume("feed-forward width: " + std::to_string(4 * plan.hidden) +
                          ", 4 x hidden size in the code of bloom");
}

void prepareOpt(Plan& plan, const Reader& reader) {
    if (!reader.flagOr({"layer_norm_elementwise_affine"}, true))
        plan.family.norm = NormKind::Unweighted;
    // Post-norm models (350M) end without a norm.
    const bool before = reader.flagOr({"do_layer_norm_before"}, true);
    plan.family.finalNorm = before && !reader.flag({"_remove_final_layer_norm"}).value_or(false);
}

void finishOpt(Plan& plan, const Reader& reader, Architecture& out) {
    const auto width = reader.count({"word_embed_proj_dim"}, kMaxWidth);
    if (width && *width != plan.hidden)
        out.embeddingWidth = *width;
}

void prepareQwen1(Plan& plan, const Reader& reader) {
    // The file gives both halves of the gated block as one width.
    const auto both = reader.count(ffnKeys(), kMaxWidth, 2);
    if (both) {
        plan.ffn = repeated(plan.layers, *both / 2);
        reader.notes().assume("feed-forward width: " + std::to_string(*both / 2) +
                              ", half of intermediate_size in the code of qwen");
    }
}

void prepareOriginalOlmo(Plan& plan, const Reader& reader) {
    plan.vocab = reader.count({"embedding_size", "vocab_size"}, kMaxVocab).value_or(0);
    const std::string activation = reader.word({"activation_type"});
    plan.family.gated = activation.empty() || activation == "swiglu";
    if (const auto both = reader.count({"mlp_hidden_size"}, kMaxWidth, 2)) {
        plan.ffn = repeated(plan.layers, plan.family.gated ? *both / 2 : *both);
    } else {
        const std::int64_t ratio = reader.countOr({"mlp_ratio"}, 64, 4);
        plan.ffn = repeated(plan.layers,
                            std::max<std::int64_t>(ratio * plan.hidden / (plan.family.gated ? 2 : 1), 1));
    }
    if (reader.flagOr({"layer_norm_with_affine"}, true))
        plan.family.norm = reader.word({"layer_norm_type"}) == "rms"              ? NormKind::Rms
                           : reader.flag({"bias_for_layer_norm"}).value_or(false) ? NormKind::LayerNorm
                                                                                  : NormKind::LayerNormNoBias;
    if (reader.flag({"multi_query_attention"}) == true)
        plan.kvHeads = repeated<std::int64_t>(plan.layers, 1);
}

void prepareChatGlm(Plan& plan, const Reader& reader) {
    if (reader.has({"inner_hidden_size"})) { // ChatGLM-6B, the first: another model under the same name
        plan.family.norm = NormKind::LayerNorm;
        plan.family.gated = false;
        plan.family.biasQkv = plan.family.biasOutput = plan.family.biasMlp = {{}, true};
        plan.family.tied = {{"tie_word_embeddings"}, true};
        return;
    }
    if (!reader.flagOr({"rmsnorm"}, true))
        plan.family.norm = NormKind::LayerNorm;
    plan.family.finalNorm = reader.flagOr({"post_layer_norm"}, true);
    if (reader.flag({"multi_query_attention"}) == false)
        plan.kvHeads = reader.perLayer(headKeys(), plan.layers, kMaxHeads);
}

void prepareStableLm(Plan& plan, const Reader& reader) {
    // A parallel block has one norm.
    if (reader.flagOr({"use_parallel_residual"}, false))
        plan.family.norms = 1;
}

void preparePhi3Small(Plan& plan, const Reader& reader) {
    plan.ffn = reader.perLayer({"ff_intermediate_size"}, plan.layers, kMaxWidth);
}

void prepareLlama4(Plan& plan, const Reader& reader) {
    const std::int64_t expert = reader.required(Phrase::tr("width of an expert"), {"intermediate_size"}, kMaxWidth);
    plan.expertFfn = plan.sharedFfn = repeated(plan.layers, expert);
    plan.ffn = reader.perLayer({"intermediate_size_mlp"}, plan.layers, kMaxWidth);
    if (plan.ffn.empty())
        plan.ffn = repeated(plan.layers, expert);
}

void prepareGrok(Plan& plan, const Reader& reader) {
    if (reader.flag({"residual_moe"}) != true)
        return;
    // Grok 2: a dense block beside the experts; its head is not tied.
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::DenseAndExperts);
    plan.family.tied = {{"tie_word_embeddings"}, false};
}

void prepareArctic(Plan& plan, const Reader& reader) {
    const std::int64_t every = reader.countOr({"moe_layer_frequency"}, kMaxLayers, 2);
    const bool residual = reader.flagOr({"parallel_attn_mlp_res", "use_residual"}, true);
    const auto width = reader.count({"intermediate_size"}, kMaxWidth);
    for (std::int64_t i = 0; i < plan.layers; ++i) {
        const bool moe = (i + 1) % every == 0;
        plan.feedForwards.push_back(!moe       ? FeedForwardKind::Dense
                                    : residual ? FeedForwardKind::DenseAndExperts
                                               : FeedForwardKind::Experts);
        // The dense block beside the experts is as wide as the model, with a norm of its own.
        plan.ffn.push_back(moe && residual ? plan.hidden : width.value_or(0));
        plan.norms.push_back(moe && residual ? 3 : 2);
    }
}

void prepareJamba(Plan& plan, const Reader& reader) {
    const std::int64_t period = reader.countOr({"attn_layer_period"}, kMaxLayers, 8);
    const std::int64_t offset = reader.countOr({"attn_layer_offset"}, kMaxLayers, 4, {}, 0);
    for (std::int64_t i = 0; i < plan.layers; ++i)
        plan.mixers.push_back(i % period == offset ? MixerKind::Attention : MixerKind::StateSpace);
    StateSpace s;
    s.version = 1;
    s.innerWidth = plan.hidden * reader.countOr({"mamba_expand"}, 64, 2);
    s.stateSize = reader.countOr({"mamba_d_state"}, kMaxWidth, 16);
    s.convKernel = reader.countOr({"mamba_d_conv"}, kMaxWidth, 4);
    s.timeStepRank = reader.word({"mamba_dt_rank"}) == "auto"
                         ? (plan.hidden + 15) / 16
                         : reader.countOr({"mamba_dt_rank"}, kMaxWidth, (plan.hidden + 15) / 16,
                                          "hidden size / 16, rounded up");
    s.biasConv = reader.flagOr({"mamba_conv_bias"}, true);
    s.biasProjections = reader.flagOr({"mamba_proj_bias"}, false);
    s.innerNorms = true;
    plan.stateSpace = s;
}

void prepareBamba(Plan& plan, const Reader& reader) {
    plan.mixers = repeated(plan.layers, MixerKind::StateSpace);
    for (const std::int64_t layer : reader.counts({"attn_layer_indices"}, kMaxLayers)) {
        if (layer < plan.layers)
            plan.mixers[static_cast<std::size_t>(layer)] = MixerKind::Attention;
    }
}

void prepareGraniteHybrid(Plan& plan, const Reader& reader) {
    // Without experts the shared block is the feed-forward.
    if (reader.count({"num_local_experts"}, kMaxExperts, 0).value_or(0) == 0 &&
        reader.has({"shared_intermediate_size"}))
        plan.ffn = repeated(plan.layers, reader.count({"shared_intermediate_size"}, kMaxWidth).value_or(1));
}

void prepareFalconH1(Plan& plan, const Reader& reader) {
    plan.mixers = repeated(plan.layers, MixerKind::Parallel);
    StateSpace s;
    s.version = 2;
    const auto inner = reader.count({"mamba_d_ssm"}, kMaxWidth);
    s.innerWidth = inner ? *inner : plan.hidden * reader.countOr({"mamba_expand"}, 64, 2);
    s.heads = reader.countOr({"mamba_n_heads"}, kMaxHeads, 128);
    s.groups = reader.countOr({"mamba_n_groups"}, kMaxHeads, 1);
    s.stateSize = reader.countOr({"mamba_d_state"}, kMaxWidth, 256);
    s.convKernel = reader.countOr({"mamba_d_conv"}, kMaxWidth, 4);
    s.biasConv = reader.flagOr({"mamba_conv_bias"}, true);
    s.biasProjections =
        reader.flagOr({"mamba_proj_bias"}, false) || reader.flag({"projectors_bias"}).value_or(false);
    s.gatedNorm = reader.flagOr({"mamba_rms_norm"}, false);
    plan.stateSpace = s;
}

void preparePureMamba(Plan& plan, const Reader& reader) {
    plan.mixers = repeated(plan.layers, MixerKind::StateSpace);
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::None);
    if (!reader.has({"ssm_cfg"}) && !reader.has({"pad_vocab_size_multiple"}))
        return;
    // The original files give the vocabulary before it is padded.
    const std::int64_t multiple = reader.hint({"pad_vocab_size_multiple"}, 65536).value_or(1);
    plan.vocab = roundedUpTo(reader.required(Phrase::tr("vocabulary size"), vocabKeys(), kMaxVocab), multiple);
}

/// One letter a layer: M Mamba, * attention, - feed-forward, E experts. Newer files write the words.
void prepareNemotronH(Plan& plan, const Reader& reader) {
    const Keys patternKeys{"hybrid_override_pattern"};
    std::string pattern = reader.word(patternKeys);
    if (pattern.empty()) {
        const std::vector<std::string> names =
            reader.words({"layers_block_type", "layer_types"}, plan.layers);
        for (const std::string& name : names)
            pattern += name == "mamba"       ? 'M'
                       : name == "attention" ? '*'
                       : name == "mlp"       ? '-'
                       : name == "moe"       ? 'E'
                                             : '?';
    }
    if (pattern.size() != static_cast<std::size_t>(plan.layers) ||
        pattern.find_first_not_of("M*-E") != std::string::npos) {
        reader.notes().fail(
            reader.find(patternKeys)
                .error(Phrase::tr("one of M, *, -, E for each of the %1 layers", {std::to_string(plan.layers)})));
        return;
    }
    for (const char letter : pattern) {
        plan.mixers.push_back(letter == 'M'   ? MixerKind::StateSpace
                              : letter == '*' ? MixerKind::Attention
                                              : MixerKind::None);
        plan.feedForwards.push_back(letter == '-'   ? FeedForwardKind::Dense
                                    : letter == 'E' ? FeedForwardKind::Experts
                                                    : FeedForwardKind::None);
    }
}

void prepareLfm2(Plan& plan, const Reader& reader) {
    plan.convolution =
        ShortConvolution{reader.countOr({"conv_L_cache"}, kMaxHeads, 3), reader.flagOr({"conv_bias"}, false)};
    if (!reader.has({"layer_types"})) {
        plan.mixers = repeated(plan.layers, MixerKind::Convolution);
        for (const std::int64_t layer : reader.counts({"full_attn_idxs"}, kMaxLayers)) {
            if (layer < plan.layers)
                plan.mixers[static_cast<std::size_t>(layer)] = MixerKind::Attention;
        }
    }
    const auto width = reader.count({"block_ff_dim", "intermediate_size"}, kMaxWidth);
    if (!width || reader.has({"num_experts"}))
        return;
    std::int64_t ffn = *width;
    if (reader.flagOr({"block_auto_adjust_ff_dim"}, true)) {
        ffn = 2 * ffn / 3;
        const double factor = reader.number({"block_ffn_dim_multiplier"}, 0.01, 64).value_or(1);
        ffn = roundedUpTo(std::max<std::int64_t>(scaledWidth(factor, ffn), 1),
                          reader.countOr({"block_multiple_of"}, 65536, 256));
    }
    plan.ffn = repeated(plan.layers, ffn);
}

void prepareMiniMax(Plan& plan, const Reader& reader) {
    const json::Node types = reader.find({"attn_type_list"});
    if (types.hasValue()) { // 1 softmax attention, 0 lightning attention
        plan.mixers = repeated(plan.layers, MixerKind::Linear);
        const std::vector<std::int64_t> list = reader.perLayer({"attn_type_list"}, plan.layers, 1);
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i] == 1)
                plan.mixers[i] = MixerKind::Attention;
        }
    }
    const std::int64_t heads = reader.required(Phrase::tr("number of attention heads"), headKeys(), kMaxHeads);
    plan.linear = LightningAttention{heads, reader.countOr(headDimKeys(), kMaxHeads,
                                                           std::max<std::int64_t>(plan.hidden / heads, 1),
                                                           "hidden size / attention heads")};
}

void prepareMiniMaxM2(Plan& plan, const Reader& reader) {
    // "per_layer": one norm over the whole projection.
    if (reader.word({"qk_norm_type"}) == "per_head")
        plan.family.qkNorm = QkNorm::Head;
}

/// Whole blocks taken away or replaced, widths and heads by layer (Nemotron-NAS).
void prepareNemotronNas(Plan& plan, const Reader& reader) {
    const json::Node blocks = reader.find({"block_configs"});
    if (!blocks.hasValue())
        return;
    if (!blocks.value()->isArray() || blocks.size() != static_cast<std::size_t>(plan.layers)) {
        reader.notes().fail(blocks.error(Phrase::tr("a list of %1 (one a layer)", {std::to_string(plan.layers)})));
        return;
    }
    const std::int64_t heads = reader.required(Phrase::tr("number of attention heads"), headKeys(), kMaxHeads);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const Reader block(blocks.element(i), reader.notes(), reader.className());
        std::int64_t norms = 0;
        MixerKind mixer = MixerKind::None;
        std::int64_t kvHeads = 0;
        plan.other.emplace_back(OtherMixer{
            "linear", {{"attention.linear", TensorCategory::Attention, plan.hidden * plan.hidden}}});
        if (block.flag({"attention.replace_with_linear"}) == true) {
            mixer = MixerKind::Other;
            norms += 1;
        } else if (block.flag({"attention.no_op"}) != true) {
            mixer = MixerKind::Attention;
            const std::int64_t group =
                block.required(Phrase::tr("query heads per key-value head"), {"attention.n_heads_in_group"}, kMaxHeads);
            kvHeads = std::max<std::int64_t>(heads / group, 1);
            norms += 1;
        }
        std::int64_t ffn = 0;
        FeedForwardKind feedForward = FeedForwardKind::None;
        if (block.flag({"ffn.replace_with_linear"}) == true) {
            // A square matrix in the block's place.
            reader.notes().fail(blocks.element(i)["ffn"].error(Phrase::tr("a feed-forward block, or none")));
            return;
        }
        if (block.flag({"ffn.no_op"}) != true) {
            feedForward = FeedForwardKind::Dense;
            norms += 1;
            if (const auto width = block.count({"ffn.intermediate_size"}, kMaxWidth)) {
                ffn = *width;
            } else {
                const double factor = block.number({"ffn.ffn_mult"}, 0.001, 64).value_or(0);
                if (factor == 0)
                    (void)block.required(Phrase::tr("feed-forward factor"), {"ffn.ffn_mult", "ffn.intermediate_size"},
                                         64);
                ffn = roundedUpTo(std::max<std::int64_t>(scaledWidth(2 * factor / 3, plan.hidden), 1), 256);
            }
        }
        plan.mixers.push_back(mixer);
        plan.heads.push_back(heads);
        plan.kvHeads.push_back(kvHeads);
        plan.feedForwards.push_back(feedForward);
        plan.ffn.push_back(ffn);
        plan.norms.push_back(norms);
    }
}

void prepareOpenElm(Plan& plan, const Reader& reader) {
    const json::Node multipliers = reader.find({"ffn_multipliers"});
    const std::int64_t divisor = reader.countOr({"ffn_dim_divisor"}, 65536, 256);
    plan.family.gated = reader.flagOr({"ffn_with_glu"}, true);
    if (!multipliers.hasValue()) {
        (void)reader.required(Phrase::tr("feed-forward factors"), {"ffn_multipliers"}, kMaxWidth);
        return;
    }
    const bool list = multipliers.value()->isArray();
    if (list && multipliers.size() != static_cast<std::size_t>(plan.layers)) {
        reader.notes().fail(
            multipliers.error(Phrase::tr("a number, or a list of %1 (one a layer)", {std::to_string(plan.layers)})));
        return;
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(plan.layers); ++i) {
        const Result<double> factor = (list ? multipliers.element(i) : multipliers).number(0.001, 1024);
        if (!factor) {
            reader.notes().fail(factor.error());
            return;
        }
        // To the nearest multiple, but never more than a tenth below.
        const double exact = *factor * static_cast<double>(plan.hidden);
        std::int64_t width = std::max(
            divisor, static_cast<std::int64_t>(exact + static_cast<double>(divisor) / 2) / divisor * divisor);
        if (static_cast<double>(width) < 0.9 * exact)
            width += divisor;
        plan.ffn.push_back(std::min(width, kMaxWidth));
    }
}

void finishQwen3Next(Plan& plan, const Reader& reader, Architecture& out) {
    // Released checkpoints hold one prediction layer that the file does not mention.
    if (reader.has({"num_nextn_predict_layers", "mtp_num_hidden_layers"}) || out.layers.empty())
        return;
    const auto like = std::find_if(out.layers.begin(), out.layers.end(), [](const LayerGroup& group) {
        return !group.layer.mixers.empty() && std::holds_alternative<Attention>(group.layer.mixers.front());
    });
    if (like == out.layers.end())
        return;
    Layer layer = like->layer;
    layer.norms += 3;
    layer.extra.push_back({"input_projection", TensorCategory::Other, 2 * plan.hidden * plan.hidden});
    appendLayer(out.mtpLayers, std::move(layer));
    reader.notes().assume(
        "multi-token prediction: one layer, in the released checkpoints though not in the file; not "
        "in the total");
}

void gatesQueries(Plan& plan, const Reader& reader) {
    plan.attention.outputGate = reader.flagOr({"attn_output_gate"}, true);
}

void prepareGemma3n(Plan& plan, const Reader& reader) {
    (void)reader;
    plan.attention.qkNormKind = NormKind::Rms;
}

void finishGemma3n(Plan& plan, const Reader& reader, Architecture& out) {
    const std::int64_t h = plan.hidden;
    const std::int64_t perLayer = reader.countOr({"hidden_size_per_layer_input"}, kMaxSmallWidth, 256);
    const std::int64_t perLayerVocab = reader.countOr({"vocab_size_per_layer_input"}, kMaxVocab, 262144);
    const std::int64_t inputs = reader.countOr({"altup_num_inputs"}, 64, 4);
    const std::int64_t rank = reader.countOr({"laurel_rank"}, kMaxWidth, 64);
    for (LayerGroup& group : out.layers) {
        auto& extra = group.layer.extra;
        extra.push_back({"altup.output_scale", TensorCategory::Norm, h});
        extra.push_back(
            {"altup.coefficients", TensorCategory::Other, inputs * inputs + inputs * inputs * inputs});
        extra.push_back({"altup.router", TensorCategory::Other, inputs * h});
        extra.push_back({"altup.router_norm", TensorCategory::Norm, h});
        extra.push_back({"laurel", TensorCategory::FeedForward, 2 * rank * h});
        extra.push_back({"laurel.norm", TensorCategory::Norm, h});
        extra.push_back({"per_layer_input", TensorCategory::FeedForward, 2 * h * perLayer});
        extra.push_back({"per_layer_input.norm", TensorCategory::Norm, h});
    }
    out.extra.push_back(
        {"embedding.per_layer", TensorCategory::Embedding, perLayerVocab * plan.layers * perLayer});
    out.extra.push_back(
        {"embedding.per_layer_projection", TensorCategory::Embedding, h * plan.layers * perLayer});
    out.extra.push_back({"embedding.per_layer_norm", TensorCategory::Norm, perLayer});
    out.extra.push_back({"altup.projections", TensorCategory::Other, 2 * (inputs - 1) * h * h});
}

/// Gemma 4: full layers have wider heads, fewer key-value heads and may use keys as values; the last layers use keys and
/// values of earlier ones.
void prepareGemma4(Plan& plan, const Reader& reader) {
    const std::vector<std::string> kinds = reader.words({"layer_types"}, plan.layers);
    const std::int64_t heads = reader.countOr(headKeys(), kMaxHeads, 8);
    const std::int64_t local = reader.countOr({"num_key_value_heads"}, kMaxHeads, 4);
    const std::int64_t localDim = reader.countOr({"head_dim"}, kMaxHeads, 256);
    const std::int64_t globalDim = reader.countOr({"global_head_dim"}, kMaxHeads, 512);
    const bool keysAreValues = reader.flagOr({"attention_k_eq_v"}, false);
    const auto globalHeads = keysAreValues ? reader.count({"num_global_key_value_heads"}, kMaxHeads) : std::nullopt;
    for (std::int64_t i = 0; i < plan.layers; ++i) {
        const bool last = i + 1 == plan.layers;
        const bool full = last || (kinds.empty() ? (i + 1) % 6 == 0 : kinds[static_cast<std::size_t>(i)] == "full_attention");
        plan.mixers.push_back(full ? MixerKind::Attention : MixerKind::Sliding);
        plan.heads.push_back(heads);
        plan.kvHeads.push_back(full ? globalHeads.value_or(local) : local);
        plan.headDim.push_back(full ? globalDim : localDim);
    }
    if (reader.flagOr({"enable_moe_block"}, false)) {
        plan.feedForwards = repeated(plan.layers, FeedForwardKind::DenseAndExperts);
        plan.topK = reader.perLayer({"top_k_experts"}, plan.layers, kMaxExperts);
        plan.family.norms = 7; // three more around the experts
    } else {
        plan.experts = repeated<std::int64_t>(plan.layers, 0);
    }
    const std::int64_t shared = reader.count({"num_kv_shared_layers"}, kMaxLayers, 0).value_or(0);
    const auto width = reader.count({"intermediate_size"}, kMaxWidth);
    if (width && shared > 0 && reader.flagOr({"use_double_wide_mlp"}, false)) {
        for (std::int64_t i = 0; i < plan.layers; ++i)
            plan.ffn.push_back(*width * (i >= plan.layers - shared ? 2 : 1));
    }
}

void finishGemma4(Plan& plan, const Reader& reader, Architecture& out) {
    const std::int64_t h = plan.hidden;
    const std::int64_t shared = reader.count({"num_kv_shared_layers"}, kMaxLayers, 0).value_or(0);
    const bool keysAreValues = reader.flag({"attention_k_eq_v"}).value_or(false);
    const json::Node perLayerNode = reader.find({"hidden_size_per_layer_input"});
    const std::int64_t perLayer =
        perLayerNode.exists() ? reader.count({"hidden_size_per_layer_input"}, kMaxSmallWidth, 0).value_or(0)
                              : reader.countOr({"hidden_size_per_layer_input"}, kMaxSmallWidth, 256);
    std::vector<LayerGroup> layers;
    std::int64_t index = 0;
    for (const LayerGroup& group : out.layers) {
        for (std::int64_t k = 0; k < group.count; ++k, ++index) {
            Layer layer = group.layer;
            if (auto* attention = std::get_if<Attention>(&layer.mixers.front())) {
                attention->ownsKeyValue = shared >= plan.layers || index < plan.layers - shared;
                attention->valueIsKey = keysAreValues && plan.mixers[static_cast<std::size_t>(index)] == MixerKind::Attention;
            }
            if (layer.moe)
                layer.extra.push_back({"moe.router_scales", TensorCategory::Router, h + layer.moe->experts});
            if (perLayer > 0) {
                layer.extra.push_back({"per_layer_input", TensorCategory::FeedForward, 2 * h * perLayer});
                layer.extra.push_back({"per_layer_input.norm", TensorCategory::Norm, h});
            }
            appendLayer(layers, std::move(layer));
        }
    }
    out.layers = std::move(layers);
    if (perLayer > 0) {
        const std::int64_t rows = reader.countOr({"vocab_size_per_layer_input"}, kMaxVocab, 262144);
        out.extra.push_back({"embedding.per_layer", TensorCategory::Embedding, rows * plan.layers * perLayer});
        out.extra.push_back({"embedding.per_layer_projection", TensorCategory::Embedding, h * plan.layers * perLayer});
        out.extra.push_back({"embedding.per_layer_norm", TensorCategory::Norm, perLayer});
    }
}

void prepareRwkv(Plan& plan, const Reader& reader) {
    const std::int64_t h = plan.hidden;
    const std::int64_t a = reader.countOr({"attention_hidden_size"}, kMaxWidth, h, "as the hidden size");
    const std::int64_t f = reader.countOr({"intermediate_size"}, kMaxWidth, 4 * h, "4 x hidden size");
    OtherMixer mixer{"rwkv",
                     {{"time_mix.decay_first", TensorCategory::StateSpace, 2 * a},
                      {"time_mix.mix", TensorCategory::StateSpace, 3 * h},
                      {"time_mix.key_value_receptance", TensorCategory::StateSpace, 3 * h * a},
                      {"time_mix.output", TensorCategory::StateSpace, a * h},
                      {"channel_mix.mix", TensorCategory::FeedForward, 2 * h},
                      {"channel_mix.key_value", TensorCategory::FeedForward, 2 * h * f},
                      {"channel_mix.receptance", TensorCategory::FeedForward, h * h}}};
    plan.mixers = repeated(plan.layers, MixerKind::Other);
    plan.other = repeated(plan.layers, Mixer(mixer));
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::None);
}

void prepareRecurrentGemma(Plan& plan, const Reader& reader) {
    const std::int64_t h = plan.hidden;
    const std::int64_t w = reader.countOr({"lru_width"}, kMaxWidth, h, "as the hidden size");
    const std::int64_t kernel = reader.countOr({"conv1d_width"}, kMaxHeads, 4);
    const std::int64_t heads = reader.countOr(headKeys(), kMaxHeads, 10);
    const OtherMixer mixer{"rg_lru",
                           {{"recurrent.in", TensorCategory::StateSpace, 2 * (h * w + w)},
                            {"recurrent.convolution", TensorCategory::StateSpace, w * kernel + w},
                            {"recurrent.gates", TensorCategory::StateSpace, 2 * (w * (w / heads) + w) + w},
                            {"recurrent.out", TensorCategory::StateSpace, w * h + h}}};
    plan.other = repeated(plan.layers, Mixer(mixer));
    const json::Node pattern = reader.find({"block_types"});
    for (std::size_t i = 0; i < static_cast<std::size_t>(plan.layers); ++i) {
        const bool attention = pattern.size() > 0
                                   ? pattern.element(i % pattern.size()).string().ok() &&
                                         *pattern.element(i % pattern.size()).string() == "attention"
                                   : i % 3 == 2;
        plan.mixers.push_back(attention ? MixerKind::Attention : MixerKind::Other);
    }
    // The file gives both halves of the gated block as one width.
    if (const auto both = reader.count(ffnKeys(), kMaxWidth, 2))
        plan.ffn = repeated(plan.layers, *both / 2);
}

void finishRwkv(Plan& plan, const Reader&, Architecture& out) {
    out.extra.push_back({"first_layer.norm", TensorCategory::Norm, 2 * plan.hidden});
}

void finishMllama(Plan& plan, const Reader& reader, Architecture& out) {
    // Eight more rows in the embedding than in the head, for image tokens.
    out.headRows = out.vocab;
    out.vocab += 8;
    out.tied = false;
    const std::vector<std::int64_t> cross = reader.counts({"cross_attention_layers"}, kMaxLayers);
    std::vector<LayerGroup> layers;
    std::int64_t index = 0;
    for (const LayerGroup& group : out.layers) {
        for (std::int64_t k = 0; k < group.count; ++k, ++index) {
            Layer layer = group.layer;
            auto* attention = layer.mixers.empty() ? nullptr : std::get_if<Attention>(&layer.mixers.front());
            if (attention != nullptr && std::find(cross.begin(), cross.end(), index) != cross.end()) {
                attention->cross = true;
                attention->qkNorm = QkNorm::Head;
                layer.extra.push_back({"cross_attention.gates", TensorCategory::Attention, 2});
            }
            appendLayer(layers, std::move(layer));
        }
    }
    out.layers = std::move(layers);
    (void)plan;
}

void finishApertus(Plan&, const Reader&, Architecture& out) {
    for (LayerGroup& group : out.layers)
        group.layer.extra.push_back({"mlp.activation", TensorCategory::FeedForward, 2});
}

void prepareJais(Plan& plan, const Reader& reader) {
    if (reader.word({"position_embedding_type"}) != "learned")
        alibiHasNoTable(plan);
    plan.family.gated = reader.word({"activation_function"}).find("glu") != std::string::npos;
}

void finishBitNet(Plan& plan, const Reader&, Architecture& out) {
    // A norm before each of the two output projections.
    for (LayerGroup& group : out.layers)
        group.layer.extra.push_back({"inner_norms", TensorCategory::Norm, plan.hidden + group.layer.dense->width});
}

/// Zamba 2: a few transformer blocks shared by the hybrid layers, each use with a low-rank adapter of its
/// own.
void finishZamba2(Plan& plan, const Reader& reader, Architecture& out) {
    const std::int64_t h = plan.hidden;
    const std::int64_t blocks = reader.countOr({"num_mem_blocks"}, 16, 1);
    const std::int64_t rank = reader.countOr({"adapter_rank"}, 4096, 128);
    const std::int64_t heads = reader.countOr(headKeys(), kMaxHeads, 32);
    const std::int64_t kv = reader.countOr(kvHeadKeys(), kMaxHeads, heads, "as attention heads");
    const std::int64_t dim =
        reader.countOr({"attention_head_dim"}, kMaxHeads, std::max<std::int64_t>(2 * h / heads, 1),
                       "2 x hidden size / attention heads");
    const std::int64_t f = reader.countOr(ffnKeys(), kMaxWidth, 4 * h, "4 x hidden size");
    const bool adapters = reader.flagOr({"use_shared_attention_adapter"}, false);
    std::int64_t hybrids = 0;
    const json::Node kinds = reader.find({"layers_block_type"});
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Result<std::string> kind = kinds.element(i).string();
        hybrids += kind && *kind == "hybrid" ? 1 : 0;
    }
    if (hybrids == 0)
        hybrids = static_cast<std::int64_t>(reader.counts({"hybrid_layer_ids"}, kMaxLayers).size());
    hybrids = std::min(hybrids, plan.layers);
    const std::int64_t attention = 2 * h * dim * (heads + 2 * kv) + heads * dim * h;
    out.extra.push_back({"shared_blocks.attention", TensorCategory::Attention, blocks * attention});
    out.extra.push_back({"shared_blocks.mlp", TensorCategory::FeedForward, blocks * 3 * h * f});
    out.extra.push_back({"shared_blocks.norms", TensorCategory::Norm, blocks * 3 * h});
    out.extra.push_back({"hybrid.linear", TensorCategory::Other, hybrids * h * h});
    out.extra.push_back(
        {"hybrid.mlp_adapters", TensorCategory::FeedForward, hybrids * (h * rank + rank * 2 * f)});
    if (adapters)
        out.extra.push_back({"hybrid.attention_adapters", TensorCategory::Attention,
                             hybrids * 3 * (2 * h * rank + rank * heads * dim)});
}

void prepareZamba2(Plan& plan, const Reader&) {
    plan.mixers = repeated(plan.layers, MixerKind::StateSpace);
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::None);
}

/// Layer numbers of a list that counts from 1.
void setLayersFromOne(std::vector<MixerKind>& mixers, const std::vector<std::int64_t>& layers, MixerKind kind) {
    for (const std::int64_t layer : layers) {
        if (layer >= 1 && layer <= static_cast<std::int64_t>(mixers.size()))
            mixers[static_cast<std::size_t>(layer - 1)] = kind;
    }
}

/// Kimi-Linear: Kimi Delta Attention, latent attention in the layers that `full_attn_layers` counts from 1.
void prepareKimiLinear(Plan& plan, const Reader& reader) {
    plan.mixers = repeated(plan.layers, MixerKind::Linear);
    setLayersFromOne(plan.mixers, reader.counts({"linear_attn_config.full_attn_layers"}, kMaxLayers), MixerKind::Attention);
    DeltaNet net;
    net.keyHeads = net.valueHeads =
        reader.required(Phrase::tr("number of linear-attention heads"), {"linear_attn_config.num_heads"}, kMaxHeads);
    net.keyHeadDim = net.valueHeadDim = net.gateRank =
        reader.required(Phrase::tr("width of a linear-attention head"), {"linear_attn_config.head_dim"}, kMaxHeads);
    net.convKernel = reader.countOr({"linear_attn_config.short_conv_kernel_size"}, kMaxHeads, 4);
    plan.linear = net;
    for (const std::string_view key : {"routed_expert_hidden_size", "attn_res_block_size", "mla_use_output_gate"}) {
        if (reader.flag({"mla_use_output_gate"}) != false && reader.has({key})) {
            reader.notes().unsure = true;
            reader.notes().missing.emplace_back("how " + std::string(key) + " changes the layers");
        }
    }
}

/// LongCat-Flash: a layer is two latent attentions and two dense blocks in a row, with one set of experts beside them.
void prepareLongCat(Plan& plan, const Reader& reader) {
    plan.layers = reader.count({"num_layers"}, kMaxLayers).value_or(std::max<std::int64_t>(plan.layers / 2, 1));
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::Experts);
    plan.norms = repeated<std::int64_t>(plan.layers, 4);
}

void finishLongCat(Plan& plan, const Reader& reader, Architecture& out) {
    const std::int64_t width = reader.required(Phrase::tr("feed-forward width"), {"ffn_hidden_size", "intermediate_size"}, kMaxWidth);
    const std::int64_t zero = reader.countOr({"zero_expert_num"}, kMaxExperts, 256, {}, 0);
    const bool biasRouter = reader.flag({"router_bias"}).value_or(false);
    for (LayerGroup& group : out.layers) {
        const Mixer attention = group.layer.mixers.front();
        group.layer.mixers.push_back(attention);
        group.layer.dense = FeedForward{2 * width, true, false, false}; // both blocks
        group.layer.moe->zeroExperts = zero;
        group.layer.moe->biasRouter = biasRouter;
    }
    if (out.layers.empty())
        return;
    // The released checkpoints hold one prediction layer with an embedding of its own.
    Layer layer;
    layer.mixers = {out.layers.front().layer.mixers.front()};
    layer.dense = FeedForward{width, true, false, false};
    layer.norms = 5;
    layer.extra.push_back({"input_projection", TensorCategory::Other, 2 * plan.hidden * plan.hidden});
    const std::int64_t modules = reader.countOr({"num_nextn_predict_layers", "mtp_num_layers"}, kMaxLayers, 1,
                                                "in the released checkpoints though not in the file; not in the total", 0);
    appendLayer(out.mtpLayers, std::move(layer), modules);
    if (modules > 0)
        out.mtpExtra.push_back({"embedding", TensorCategory::Embedding, plan.vocab * plan.hidden});
}

void finishLongCatNgram(Plan& plan, const Reader& reader, Architecture& out) {
    finishLongCat(plan, reader, out);
    finishNgramEmbedding(plan, reader, out);
}

/// Step-3: queries through a shared, normed rank; the layers with experts as text, "4,5,6".
void prepareStep3(Plan& plan, const Reader& reader) {
    plan.attention.queryRank = reader.countOr({"share_q_dim"}, kMaxWidth, 2048);
    readExpertEnum(plan, reader);
    if (const auto shared = reader.count({"share_expert_dim"}, kMaxWidth))
        plan.sharedFfn = repeated(plan.layers, *shared);
}

/// RWKV 5 and 6: linear attention over data-dependent decay; a channel mix of 3.5 times the width in whole 32s.
void prepareRwkv56(Plan& plan, const Reader& reader) {
    const bool six = reader.className() == "rwkv6";
    const std::int64_t h = plan.hidden;
    const std::int64_t a = reader.countOr({"attention_hidden_size", "dim_att"}, kMaxWidth, h, "as the hidden size");
    const std::int64_t f = reader.countOr({"intermediate_size", "dim_ffn"}, kMaxWidth, std::max<std::int64_t>(h * 7 / 2 / 32 * 32, 32),
                                          "3.5 x hidden size, in whole 32s");
    OtherMixer mixer{reader.className(), {{"time_mix.decay_first", TensorCategory::StateSpace, 2 * a},
                                          {"time_mix.projections", TensorCategory::StateSpace, 5 * h * a},
                                          {"time_mix.norm", TensorCategory::Norm, 2 * a},
                                          {"channel_mix.mix", TensorCategory::FeedForward, 2 * h},
                                          {"channel_mix.key_value", TensorCategory::FeedForward, 2 * h * f},
                                          {"channel_mix.receptance", TensorCategory::FeedForward, h * h}}};
    if (six) {
        // Ranks of the data-dependent mixing and decay; doubled from 4096 on.
        const std::int64_t mix = h < 4096 ? 32 : 64;
        const std::int64_t decay = h < 4096 ? 64 : 128;
        mixer.tensors.push_back({"time_mix.mix", TensorCategory::StateSpace, 6 * h + 10 * mix * h});
        mixer.tensors.push_back({"time_mix.decay_rank", TensorCategory::StateSpace, decay * (h + a)});
    } else {
        mixer.tensors.push_back({"time_mix.mix", TensorCategory::StateSpace, 4 * h});
    }
    plan.mixers = repeated(plan.layers, MixerKind::Other);
    plan.other = repeated(plan.layers, Mixer(mixer));
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::None);
}

/// RWKV 7 as flash-linear-attention has it. Ranks that the file leaves out follow from the width.
void prepareRwkv7(Plan& plan, const Reader& reader) {
    const std::int64_t h = plan.hidden;
    const std::int64_t headDim = reader.count({"head_dim", "head_size"}, kMaxHeads).value_or(64);
    const auto rank = [&](std::string_view key, double times, bool byHead) {
        const double exact = times * std::sqrt(static_cast<double>(h)) * (byHead ? static_cast<double>(headDim) / 64 : 1);
        const auto usual = std::max<std::int64_t>(32, static_cast<std::int64_t>(std::nearbyint(exact / 32)) * 32);
        return reader.countOr({key}, kMaxWidth, usual, "from the hidden size");
    };
    const std::int64_t decay = rank("decay_low_rank_dim", 2.5, true);
    const std::int64_t gate = rank("gate_low_rank_dim", 5, false);
    const std::int64_t rate = rank("a_low_rank_dim", 2.5, true);
    const std::int64_t value = rank("v_low_rank_dim", 1.7, true);
    const std::int64_t ratio = reader.hint({"hidden_ratio"}, kMaxFactor).value_or(4);
    const std::int64_t f = reader.countOr({"intermediate_size"}, kMaxWidth, roundedUpTo(ratio * h, 32), "4 x hidden size, in whole 32s");
    std::vector<std::int64_t> values = reader.perLayer({"value_dim"}, plan.layers, kMaxWidth);
    if (values.empty())
        values = repeated(plan.layers, h);
    plan.family.norm = reader.flagOr({"norm_bias"}, true) ? NormKind::LayerNorm : NormKind::LayerNormNoBias;
    plan.mixers = repeated(plan.layers, MixerKind::Other);
    plan.feedForwards = repeated(plan.layers, FeedForwardKind::None);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::int64_t v = std::max<std::int64_t>(values[i], 1);
        OtherMixer mixer{"rwkv7", {{"time_mix.mix", TensorCategory::StateSpace, 6 * h + 3 * h},
                                   {"time_mix.receptance_key", TensorCategory::StateSpace, 2 * h * h},
                                   {"time_mix.value_output", TensorCategory::StateSpace, 2 * h * v},
                                   {"time_mix.decay_rank", TensorCategory::StateSpace, 2 * h * decay + h},
                                   {"time_mix.rate_rank", TensorCategory::StateSpace, 2 * h * rate + h},
                                   {"time_mix.gate_rank", TensorCategory::StateSpace, gate * (h + v)},
                                   {"time_mix.norm", TensorCategory::Norm, 2 * v},
                                   {"channel_mix.mix", TensorCategory::FeedForward, h},
                                   {"channel_mix.key_value", TensorCategory::FeedForward, 2 * h * f}}};
        if (i > 0) // the first layer's values are the ones that the others mix in
            mixer.tensors.push_back({"time_mix.value_rank", TensorCategory::StateSpace, value * (h + v) + v});
        plan.other.emplace_back(std::move(mixer));
    }
}

void finishRwkv7(Plan& plan, const Reader& reader, Architecture& out) {
    if (reader.flagOr({"norm_first"}, true))
        out.extra.push_back({"first_layer.norm", TensorCategory::Norm, normWidths(plan.family.norm) * plan.hidden});
}

void preparePlamo(Plan& plan, const Reader& reader) {
    const std::int64_t heads = reader.required(Phrase::tr("number of attention heads"), headKeys(), kMaxHeads);
    const std::int64_t shared = reader.countOr({"n_shared_head"}, kMaxHeads, 1);
    plan.kvHeads = repeated(plan.layers, (heads + shared - 1) / shared);
}

void prepareCtrl(Plan& plan, const Reader& reader) {
    plan.ffn = repeated(plan.layers, reader.required(Phrase::tr("feed-forward width"), {"dff"}, kMaxWidth));
}

void prepareXlNet(Plan& plan, const Reader& reader) {
    plan.ffn = repeated(plan.layers, reader.required(Phrase::tr("feed-forward width"), {"d_inner"}, kMaxWidth));
    plan.headDim = reader.perLayer({"d_head"}, plan.layers, kMaxHeads);
}

void finishXlNet(Plan& plan, const Reader&, Architecture& out) {
    for (LayerGroup& group : out.layers) {
        const auto* attention = std::get_if<Attention>(&group.layer.mixers.front());
        const std::int64_t width = attention != nullptr ? attention->queryWidth() : 0;
        group.layer.extra.push_back({"attention.relative", TensorCategory::Attention, plan.hidden * width});
        group.layer.extra.push_back({"attention.relative_biases", TensorCategory::Attention, 5 * width}); // three, and two segments
    }
    out.extra.push_back({"embedding.mask", TensorCategory::Embedding, plan.hidden});
}

std::vector<Family> makeFamilies() {
    const Switch yes{{}, true};
    const Switch attentionBias{{"attention_bias"}, false};
    const Switch mlpBias{{"mlp_bias"}, false};
    const Switch tiedByDefault{{"tie_word_embeddings"}, true};
    const NormKind layerNorm = NormKind::LayerNorm;
    const NormKind plainNorm = NormKind::LayerNormNoBias;
    const Switch useBias{{"use_bias"}, false};

    std::vector<Family> f;
    const auto add = [&f](Family row) { f.push_back(std::move(row)); };

    // clang-format off
    // --- GPT and its kin: biases, layer norm, two-matrix feed-forward ---
    add({.types = {"gpt2", "gpt-sw3"}, .norm = layerNorm, .gated = false, .biasQkv = yes, .biasOutput = yes,
         .biasMlp = yes, .tied = tiedByDefault, .positions = PositionKind::Learned, .ffnIsFourTimes = true,
         .heads = 12, .vocab = 50257, .contextDefault = 1024});
    add({.types = {"openai-gpt"}, .norm = layerNorm, .finalNorm = false, .gated = false, .biasQkv = yes,
         .biasOutput = yes, .biasMlp = yes, .tied = tiedByDefault, .positions = PositionKind::Learned,
         .ffnIsFourTimes = true, .heads = 12, .vocab = 40478, .contextDefault = 512});
    add({.types = {"gpt_bigcode"}, .norm = layerNorm, .gated = false, .biasQkv = yes, .biasOutput = yes,
         .biasMlp = yes, .tied = tiedByDefault, .positions = PositionKind::Learned, .ffnIsFourTimes = true,
         .heads = 12, .vocab = 50257, .contextDefault = 1024, .prepare = prepareGptBigCode});
    add({.types = {"gptj", "codegen", "moss"}, .norm = layerNorm, .norms = 1, .gated = false, .biasMlp = yes,
         .biasHead = yes, .ffnIsFourTimes = true, .heads = 16, .vocab = 50400});
    add({.types = {"gpt_neo"}, .norm = layerNorm, .gated = false, .biasOutput = yes, .biasMlp = yes,
         .tied = tiedByDefault, .positions = PositionKind::Learned, .ffnIsFourTimes = true, .heads = 16,
         .vocab = 50257, .contextDefault = 2048, .prepare = prepareGptNeo});
    add({.types = {"gpt_neox"}, .norm = layerNorm, .gated = false, .biasQkv = {{"attention_bias"}, true},
         .biasOutput = {{"attention_bias"}, true}, .biasMlp = yes, .heads = 64, .vocab = 50432});
    add({.types = {"opt"}, .norm = layerNorm, .gated = false, .biasQkv = {{"enable_bias"}, true},
         .biasOutput = {{"enable_bias"}, true}, .biasMlp = {{"enable_bias"}, true}, .tied = tiedByDefault,
         .positions = PositionKind::Learned, .positionOffset = 2, .vocab = 50272, .contextDefault = 2048,
         .prepare = prepareOpt, .finish = finishOpt});
    add({.types = {"bloom"}, .norm = layerNorm, .gated = false, .biasQkv = yes, .biasOutput = yes,
         .biasMlp = yes, .tied = tiedByDefault, .positions = PositionKind::Alibi, .embeddingNorm = true,
         .heads = 8, .vocab = 250880, .prepare = prepareBloom});
    add({.types = {"falcon", "RefinedWeb", "RefinedWebModel"}, .norm = layerNorm, .gated = false,
         .biasQkv = {{"bias"}, false}, .biasOutput = {{"bias"}, false}, .biasMlp = {{"bias"}, false},
         .tied = tiedByDefault, .ffnIsFourTimes = true, .heads = 71, .vocab = 65024,
         .prepare = prepareFalcon});
    add({.types = {"mpt"}, .norm = layerNorm, .gated = false, .biasQkv = {{"!no_bias"}, false},
         .biasOutput = {{"!no_bias"}, false}, .biasMlp = {{"!no_bias"}, false}, .tied = tiedByDefault,
         .qkNorm = QkNorm::Full, .qkNormOn = {{"attn_config.qk_ln"}, false},
         .positions = PositionKind::Learned, .heads = 16, .vocab = 50368, .contextDefault = 2048,
         .prepare = prepareMpt});
    add({.types = {"phi", "phi-msft", "mixformer-sequential"}, .norm = layerNorm, .norms = 1, .gated = false,
         .biasQkv = yes, .biasOutput = yes, .biasMlp = yes, .biasHead = yes, .qkNorm = QkNorm::Head,
         .qkNormOn = {{"qk_layernorm"}, false}, .qkNormKind = layerNorm, .ffnIsFourTimes = true, .heads = 32,
         .vocab = 51200});
    add({.types = {"persimmon", "fuyu"}, .norm = layerNorm, .gated = false, .biasQkv = yes, .biasOutput = yes,
         .biasMlp = yes, .qkNorm = QkNorm::Head, .qkNormOn = {{"qk_layernorm"}, true},
         .qkNormKind = layerNorm, .heads = 64, .vocab = 262144});
    add({.types = {"starcoder2"}, .norm = layerNorm, .gated = false, .biasQkv = {{"use_bias"}, true},
         .biasOutput = {{"use_bias"}, true}, .biasMlp = {{"use_bias"}, true}, .tied = tiedByDefault,
         .window = 1, .heads = 24, .kvHeads = 2, .vocab = 49152});
    add({.types = {"xglm"}, .norm = layerNorm, .gated = false, .biasQkv = yes, .biasOutput = yes,
         .biasMlp = yes, .tied = tiedByDefault, .positions = PositionKind::Sinusoidal, .heads = 16,
         .vocab = 256008});
    add({.types = {"nemotron"}, .norm = layerNorm, .gated = false, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .biasMlp = mlpBias, .heads = 48, .vocab = 256000});

    // --- Llama and what has its shape ---
    add({.types = {"llama", "Yi", "yi", "xverse", "skywork", "aquila", "code_llama", "decilm", "deci", "helium", "cwm", "telechat3"},
         .biasQkv = attentionBias, .biasOutput = attentionBias, .biasMlp = mlpBias, .heads = 32,
         .vocab = 32000});
    add({.types = {"mistral", "ministral", "ministral3"}, .window = 1, .heads = 32, .kvHeads = 8,
         .vocab = 32000});
    add({.types = {"mixtral"}, .window = 1, .heads = 32, .kvHeads = 8, .vocab = 32000, .experts = 8,
         .topK = 2});
    add({.types = {"llama4_text", "llama4"}, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .heads = 40, .kvHeads = 8, .headDim = 128, .vocab = 202048, .experts = 16, .topK = 1,
         .prepare = prepareLlama4});
    add({.types = {"mllama_text_model", "mllama"}, .heads = 32, .kvHeads = 8, .vocab = 128256,
         .finish = finishMllama});
    add({.types = {"smollm3"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .biasMlp = mlpBias,
         .tied = tiedByDefault, .heads = 16, .kvHeads = 4, .vocab = 128256});
    add({.types = {"jais"}, .norm = layerNorm, .gated = false, .biasQkv = yes, .biasOutput = yes,
         .biasMlp = yes, .tied = tiedByDefault, .positions = PositionKind::Learned, .ffnIsFourTimes = true,
         .heads = 12, .vocab = 50257, .contextDefault = 1024, .prepare = prepareJais});
    add({.types = {"bitnet"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .tied = tiedByDefault,
         .heads = 20, .kvHeads = 5, .vocab = 128256, .finish = finishBitNet});
    add({.types = {"arcee"}, .gated = false, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .biasMlp = mlpBias, .heads = 32, .vocab = 32000});
    add({.types = {"apertus"}, .gated = false, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .biasMlp = mlpBias, .qkNorm = QkNorm::Head, .heads = 32, .vocab = 131072, .finish = finishApertus});
    add({.types = {"seed_oss"}, .biasQkv = {{"attention_bias"}, true},
         .biasOutput = {{"attention_out_bias"}, false}, .biasMlp = mlpBias, .heads = 80, .kvHeads = 8,
         .headDim = 128, .vocab = 155136});
    add({.types = {"orion"}, .norm = layerNorm, .heads = 40, .vocab = 84608});
    add({.types = {"nemotron-nas", "nemotron_nas"}, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .biasMlp = mlpBias, .vocab = 32000, .prepare = prepareNemotronNas});
    add({.types = {"openelm"}, .qkNorm = QkNorm::Head, .qkNormOn = {{"normalize_qk_projections"}, false},
         .headDim = 128, .vocab = 32000, .prepare = prepareOpenElm});
    f.back().tied = {{"share_input_output_layers"}, false};
    add({.types = {"granite"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .biasMlp = mlpBias,
         .heads = 32, .vocab = 32000});
    add({.types = {"granitemoe", "granitemoeshared"}, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .heads = 32, .vocab = 32000, .experts = 8, .topK = 2});
    add({.types = {"exaone"}, .heads = 32, .vocab = 102400});
    add({.types = {"exaone4"}, .qkNorm = QkNorm::Head, .heads = 32, .kvHeads = 32, .vocab = 102400});
    add({.types = {"internlm"}, .biasQkv = {{"bias"}, true}, .biasOutput = {{"bias"}, true}, .heads = 32,
         .vocab = 103168});
    add({.types = {"internlm2"}, .biasQkv = {{"bias"}, true}, .biasOutput = {{"bias"}, true}, .heads = 32,
         .vocab = 103168});
    add({.types = {"internlm3"}, .biasQkv = {{"qkv_bias"}, false}, .biasOutput = {{"bias"}, false},
         .biasMlp = {{"bias"}, false}, .heads = 32, .vocab = 128512});
    add({.types = {"baichuan"}, .heads = 32, .vocab = 64000});
    add({.types = {"minicpm"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .tied = tiedByDefault,
         .heads = 32, .vocab = 32000});
    add({.types = {"minicpm3"}, .tied = tiedByDefault, .heads = 32, .vocab = 73448});
    add({.types = {"stablelm", "stablelm_epoch"}, .norm = layerNorm, .biasQkv = {{"use_qkv_bias"}, false},
         .qkNorm = QkNorm::PerHead, .qkNormOn = {{"qk_layernorm"}, false}, .qkNormKind = plainNorm,
         .heads = 32, .kvHeads = 32, .vocab = 50304, .prepare = prepareStableLm});
    add({.types = {"olmo"}, .norm = NormKind::Unweighted, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .heads = 32, .vocab = 50304});
    add({.types = {"hf_olmo"}, .norm = NormKind::Unweighted, .biasQkv = {{"include_bias"}, false},
         .biasOutput = {{"include_bias"}, false}, .biasMlp = {{"include_bias"}, false}, .heads = 12,
         .vocab = 50257, .prepare = prepareOriginalOlmo});
    f.back().tied = {{"weight_tying", "tie_word_embeddings"}, true};
    add({.types = {"olmo2", "olmo3"}, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .qkNorm = QkNorm::Full, .heads = 32, .vocab = 50304});
    add({.types = {"olmoe", "flex_olmo"}, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .qkNorm = QkNorm::Full, .heads = 16, .vocab = 50304, .experts = 64, .topK = 8});
    add({.types = {"ernie4_5"}, .biasQkv = useBias, .biasOutput = useBias, .biasMlp = useBias,
         .tied = tiedByDefault, .heads = 16, .kvHeads = 2, .headDim = 128, .vocab = 103424});
    add({.types = {"ernie4_5_moe"}, .biasQkv = useBias, .biasOutput = useBias, .biasMlp = useBias,
         .tied = tiedByDefault, .correctionBias = {{"moe_use_aux_free"}, true}, .heads = 20, .kvHeads = 4,
         .vocab = 103424, .experts = 64, .topK = 6});
    add({.types = {"hunyuan_v1_dense", "hunyuan_v1_moe", "hunyuan"}, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .qkNorm = QkNorm::Head, .qkNormOn = {{"use_qk_norm"}, true},
         .heads = 32, .vocab = 290943});

    // --- Cohere: one norm without bias, parallel block, tied ---
    add({.types = {"cohere"}, .norm = plainNorm, .norms = 1, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .tied = tiedByDefault, .qkNorm = QkNorm::PerHead,
         .qkNormOn = {{"use_qk_norm"}, false}, .qkNormKind = plainNorm, .heads = 64, .vocab = 256000});
    add({.types = {"cohere2"}, .norm = plainNorm, .norms = 1, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .tied = tiedByDefault, .window = 4, .heads = 64, .vocab = 256000});

    // --- Qwen ---
    add({.types = {"qwen"}, .biasQkv = yes, .biasOutput = {{"!no_bias"}, false},
         .biasMlp = {{"!no_bias"}, false}, .heads = 32, .vocab = 151936, .prepare = prepareQwen1});
    add({.types = {"qwen2", "qwen2_vl", "qwen2_5_vl", "qwen2_vl_text", "qwen2_5_vl_text", "qwen2_5_omni_text", "mimo", "Dream"},
         .biasQkv = yes, .window = 1, .heads = 32, .vocab = 151936});
    add({.types = {"qwen2_moe"}, .biasQkv = {{"qkv_bias"}, true}, .sharedGate = yes, .heads = 16,
         .kvHeads = 16, .vocab = 151936, .experts = 60, .topK = 4});
    add({.types = {"qwen3", "qwen3_vl_text"}, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .qkNorm = QkNorm::Head, .heads = 32, .kvHeads = 32, .headDim = 128, .vocab = 151936});
    add({.types = {"qwen3_moe", "qwen3_vl_moe_text", "qwen3_omni_moe_text", "mellum"}, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .qkNorm = QkNorm::Head, .heads = 32, .kvHeads = 4, .vocab = 151936,
         .experts = 128, .topK = 8});
    add({.types = {"qwen3_next"}, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .qkNorm = QkNorm::Head, .sharedGate = yes, .heads = 16, .kvHeads = 2, .headDim = 256,
         .vocab = 151936, .experts = 512, .topK = 10, .prepare = gatesQueries, .finish = finishQwen3Next});
    add({.types = {"qwen3_5_moe_text", "qwen3_5_moe"}, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .qkNorm = QkNorm::Head, .sharedGate = yes, .heads = 16, .kvHeads = 2, .headDim = 256,
         .vocab = 248320, .experts = 256, .topK = 8, .prepare = gatesQueries});
    add({.types = {"qwen3_5_text", "qwen3_5"}, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .qkNorm = QkNorm::Head, .heads = 16, .kvHeads = 4, .headDim = 256, .vocab = 248320,
         .prepare = gatesQueries});

    // --- DeepSeek and models built like it ---
    add({.types = {"deepseek", "deepseek_v2"}, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .heads = 32, .vocab = 102400});
    add({.types = {"deepseek_v3", "deepseek_v32", "kimi_k2", "glm4_moe_lite", "glm_moe_dsa"},
         .biasQkv = attentionBias, .biasOutput = attentionBias, .correctionBias = yes, .heads = 128,
         .vocab = 129280});
    add({.types = {"dots1"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .qkNorm = QkNorm::Head,
         .correctionBias = yes, .heads = 32, .vocab = 152064});
    add({.types = {"bailing_moe"}, .biasQkv = {{"use_qkv_bias"}, false}, .biasOutput = useBias,
         .biasMlp = useBias, .qkNorm = QkNorm::Head, .qkNormOn = {{"use_qk_norm"}, false},
         .correctionBias = {{"moe_router_enable_expert_bias"}, false}, .vocab = 126464});
    add({.types = {"bailing_moe_v2"}, .biasQkv = {{"use_qkv_bias"}, false},
         .biasOutput = useBias, .biasMlp = useBias, .qkNorm = QkNorm::Head,
         .qkNormOn = {{"use_qk_norm"}, true}, .correctionBias = {{"moe_router_enable_expert_bias"}, true},
         .vocab = 157184});

    add({.types = {"bailing_moe_linear"}, .biasQkv = {{"use_qkv_bias"}, false}, .biasOutput = useBias,
         .biasMlp = useBias, .qkNorm = QkNorm::Head, .qkNormOn = {{"use_qk_norm"}, false},
         .correctionBias = {{"moe_router_enable_expert_bias"}, false}, .vocab = 157184,
         .prepare = prepareBailingLinear, .finish = finishBailingLinear});
    add({.types = {"youtu_llm", "youtu"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .biasMlp = mlpBias,
         .tied = tiedByDefault, .heads = 16, .vocab = 128256});

    // --- GLM ---
    add({.types = {"chatglm"}, .biasQkv = {{"add_qkv_bias"}, true},
         .biasOutput = {{"add_bias_linear"}, false}, .biasMlp = {{"add_bias_linear"}, false}, .heads = 32,
         .vocab = 65024, .prepare = prepareChatGlm});
    add({.types = {"glm"}, .biasQkv = {{"attention_bias"}, true}, .heads = 32, .kvHeads = 2, .headDim = 128,
         .vocab = 151552});
    add({.types = {"glm4", "glm4v_text"}, .norms = 4, .biasQkv = {{"attention_bias"}, false}, .heads = 32,
         .kvHeads = 2, .vocab = 151552});
    add({.types = {"glm4_moe", "glm4v_moe_text", "solar_open"}, .biasQkv = {{"attention_bias"}, false},
         .qkNorm = QkNorm::Head, .qkNormOn = {{"use_qk_norm"}, false}, .correctionBias = yes, .heads = 96,
         .kvHeads = 8, .headDim = 128, .vocab = 151552, .experts = 128, .topK = 8});

    // --- Gemma ---
    add({.types = {"gemma"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .tied = tiedByDefault,
         .heads = 16, .kvHeads = 16, .headDim = 256, .vocab = 256000});
    add({.types = {"gemma2"}, .norms = 4, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .tied = tiedByDefault, .window = 2, .heads = 8, .kvHeads = 4, .headDim = 256, .vocab = 256000});
    add({.types = {"gemma3_text", "gemma3"}, .norms = 4, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .tied = tiedByDefault, .qkNorm = QkNorm::Head, .window = 6, .heads = 8,
         .kvHeads = 4, .headDim = 256, .vocab = 262208, .ffn = 9216});
    add({.types = {"gemma3n_text", "gemma3n"}, .norms = 4, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .tied = tiedByDefault, .qkNorm = QkNorm::Head, .window = 5, .heads = 8,
         .kvHeads = 2, .headDim = 256, .vocab = 262400, .ffn = 16384, .prepare = prepareGemma3n,
         .finish = finishGemma3n});
    add({.types = {"gemma4_text", "gemma4"}, .norms = 4, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .tied = tiedByDefault, .qkNorm = QkNorm::Head, .heads = 8, .kvHeads = 4,
         .headDim = 256, .vocab = 262144, .ffn = 9216, .prepare = prepareGemma4, .finish = finishGemma4});
    add({.types = {"recurrent_gemma"}, .biasQkv = attentionBias, .biasOutput = yes, .biasMlp = yes,
         .tied = tiedByDefault, .heads = 10, .kvHeads = 1, .vocab = 256000,
         .prepare = prepareRecurrentGemma});

    // --- Phi 3 and later ---
    add({.types = {"phi3", "phi3_v", "phi4mm", "phi4_multimodal"}, .window = 1, .heads = 32, .vocab = 32064});
    add({.types = {"phimoe"}, .norm = layerNorm, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .biasHead = {{"lm_head_bias"}, false}, .window = 1, .heads = 32, .kvHeads = 8, .vocab = 32064,
         .experts = 16, .topK = 2});
    add({.types = {"phi3small"}, .norm = layerNorm, .biasQkv = yes, .biasOutput = yes, .biasMlp = yes,
         .tied = tiedByDefault, .heads = 32, .kvHeads = 8, .vocab = 100352, .prepare = preparePhi3Small});

    // --- Mixtures of experts of their own kind ---
    add({.types = {"dbrx"}, .norm = plainNorm, .heads = 16, .kvHeads = 1, .vocab = 32000, .experts = 4,
         .topK = 1});
    add({.types = {"grok-1", "grok1", "grok"}, .norms = 4, .tied = tiedByDefault, .heads = 48,
         .vocab = 131072, .experts = 8, .topK = 2, .prepare = prepareGrok});
    add({.types = {"arctic"}, .heads = 32, .vocab = 32000, .experts = 8, .topK = 1,
         .prepare = prepareArctic});
    add({.types = {"gpt_oss"}, .biasQkv = {{"attention_bias"}, true},
         .biasOutput = {{"attention_bias"}, true}, .sinks = true, .biasExperts = true, .heads = 64,
         .kvHeads = 8, .headDim = 64, .vocab = 201088, .experts = 128, .topK = 4});
    add({.types = {"minimax", "minimax_text_01", "MiniMaxText01", "minimax_m1", "MiniMaxM1"}, .heads = 32, .vocab = 32000, .experts = 8,
         .topK = 2, .prepare = prepareMiniMax});
    add({.types = {"minimax_m2"}, .qkNorm = QkNorm::Full, .qkNormOn = {{"use_qk_norm"}, true},
         .correctionBias = {{"use_routing_bias"}, true}, .heads = 48, .kvHeads = 8, .headDim = 128,
         .vocab = 200064, .experts = 256, .topK = 8, .prepare = prepareMiniMaxM2});

    // --- State-space models and hybrids ---
    add({.types = {"mamba", "mamba2", "falcon_mamba"}, .norms = 1,
         .tied = {{"tie_word_embeddings", "tie_embeddings"}, true}, .positions = PositionKind::None,
         .vocab = 50280, .prepare = preparePureMamba});
    add({.types = {"jamba"}, .positions = PositionKind::None, .heads = 32, .kvHeads = 8, .vocab = 65536,
         .experts = 16, .topK = 2, .prepare = prepareJamba});
    add({.types = {"bamba"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .biasMlp = mlpBias,
         .heads = 32, .kvHeads = 8, .vocab = 128000, .prepare = prepareBamba});
    add({.types = {"granitemoehybrid"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .heads = 32,
         .vocab = 32000, .prepare = prepareGraniteHybrid});
    add({.types = {"falcon_h1"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .biasMlp = mlpBias,
         .heads = 32, .kvHeads = 8, .vocab = 128000, .prepare = prepareFalconH1});
    add({.types = {"nemotron_h"}, .norms = 1, .gated = false, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .biasMlp = mlpBias, .positions = PositionKind::None,
         .correctionBias = yes, .heads = 32, .kvHeads = 8, .headDim = 128, .vocab = 131072,
         .prepare = prepareNemotronH});
    add({.types = {"zamba2"}, .norms = 1, .tied = tiedByDefault, .positions = PositionKind::None, .heads = 32,
         .vocab = 32000, .prepare = prepareZamba2, .finish = finishZamba2});
    add({.types = {"lfm2"}, .tied = {{"tie_word_embeddings", "tie_embedding"}, true}, .qkNorm = QkNorm::Head,
         .heads = 32, .kvHeads = 8, .vocab = 65536, .prepare = prepareLfm2});
    add({.types = {"lfm2_moe"}, .tied = {{"tie_word_embeddings", "tie_embedding"}, true},
         .qkNorm = QkNorm::Head, .correctionBias = {{"use_expert_bias"}, true}, .heads = 32, .kvHeads = 8,
         .vocab = 65536, .experts = 32, .topK = 4, .prepare = prepareLfm2});
    add({.types = {"rwkv"}, .norm = layerNorm, .positions = PositionKind::None, .vocab = 50277,
         .prepare = prepareRwkv, .finish = finishRwkv});

    add({.types = {"rwkv5"}, .norm = layerNorm, .positions = PositionKind::None, .vocab = 65536,
         .prepare = prepareRwkv56, .finish = finishRwkv});
    add({.types = {"rwkv6"}, .norm = layerNorm, .positions = PositionKind::None, .vocab = 65536,
         .prepare = prepareRwkv56, .finish = finishRwkv});
    add({.types = {"rwkv7"}, .norm = layerNorm, .positions = PositionKind::None, .vocab = 65536,
         .prepare = prepareRwkv7, .finish = finishRwkv7});
    add({.types = {"kimi_linear"}, .correctionBias = yes, .heads = 32, .vocab = 163840, .experts = 256, .topK = 8,
         .prepare = prepareKimiLinear});
    add({.types = {"longcat_flash_ngram"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .correctionBias = yes,
         .heads = 64, .vocab = 131072, .experts = 512, .topK = 12, .prepare = prepareLongCat, .finish = finishLongCatNgram});
    add({.types = {"longcat_flash"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .correctionBias = yes,
         .heads = 64, .vocab = 131072, .experts = 512, .topK = 12, .prepare = prepareLongCat, .finish = finishLongCat});
    add({.types = {"step3_text", "step3"}, .heads = 64, .kvHeads = 1, .headDim = 256, .vocab = 128815, .experts = 48,
         .topK = 3, .prepare = prepareStep3});
    add({.types = {"plamo"}, .norms = 1, .heads = 32, .vocab = 32000, .prepare = preparePlamo});
    add({.types = {"vaultgemma"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .tied = tiedByDefault,
         .window = 2, .heads = 4, .kvHeads = 4, .headDim = 256, .vocab = 256000});
    add({.types = {"ctrl"}, .norm = layerNorm, .gated = false, .biasQkv = yes, .biasOutput = yes, .biasMlp = yes,
         .biasHead = yes, .tied = tiedByDefault, .positions = PositionKind::Sinusoidal, .heads = 16,
         .vocab = 246534, .prepare = prepareCtrl});
    add({.types = {"xlnet"}, .norm = layerNorm, .finalNorm = false, .gated = false, .biasMlp = yes, .biasHead = yes,
         .tied = tiedByDefault, .positions = PositionKind::Relative, .heads = 16, .vocab = 32000,
         .prepare = prepareXlNet, .finish = finishXlNet});

    // --- Of their own kind: io/hf_rules.cpp ---
    add({.types = {"ernie4_5_vl_moe", "ernie4_5_vl_moe_text", "ernie4_5_moe_vl"}, .biasQkv = useBias, .biasOutput = useBias,
         .biasMlp = useBias, .tied = tiedByDefault, .correctionBias = {{"moe_use_aux_free"}, true}, .heads = 20,
         .kvHeads = 4, .vocab = 103424, .ffn = 12288, .topK = 6, .prepare = prepareErnieVl, .finish = finishErnieVl});
    add({.types = {"plamo2"}, .norms = 4, .tied = tiedByDefault, .qkNorm = QkNorm::PerHead, .heads = 32, .kvHeads = 4,
         .vocab = 32000, .ffn = 13312, .prepare = preparePlamo2});
    add({.types = {"zamba"}, .norms = 1, .tied = tiedByDefault, .positions = PositionKind::None, .heads = 16,
         .vocab = 32000, .prepare = prepareZamba, .finish = finishZamba});
    add({.types = {"jetmoe"}, .tied = tiedByDefault, .vocab = 32000, .ffn = 5632, .experts = 8, .topK = 2,
         .prepare = prepareJetMoe, .finish = finishJetMoe});
    add({.types = {"afmoe"}, .norms = 4, .qkNorm = QkNorm::Head, .correctionBias = yes, .heads = 16, .headDim = 128,
         .vocab = 200192, .experts = 64, .topK = 6, .prepare = prepareGatedHeads});
    add({.types = {"exaone_moe"}, .qkNorm = QkNorm::Head, .correctionBias = yes, .heads = 32, .kvHeads = 8, .headDim = 128,
         .vocab = 102400, .experts = 64, .topK = 8, .prepare = prepareExaoneMoe});
    add({.types = {"mimo_v2_flash"}, .biasQkv = attentionBias, .correctionBias = yes, .vocab = 152576,
         .prepare = prepareMimoV2, .finish = finishMimoV2});
    add({.types = {"step3p5"}, .qkNorm = QkNorm::Head, .correctionBias = {{"use_moe_router_bias"}, true}, .headDim = 128,
         .vocab = 128815, .experts = 288, .topK = 8, .prepare = prepareStep35, .finish = finishHeadGates});
    add({.types = {"laguna"}, .biasQkv = {{"qkv_bias"}, false}, .biasOutput = attentionBias, .qkNorm = QkNorm::Head,
         .correctionBias = yes, .heads = 48, .kvHeads = 8, .headDim = 128, .vocab = 100352, .experts = 256, .topK = 8,
         .prepare = prepareLaguna, .finish = finishHeadGates});
    add({.types = {"Klear", "klear"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .qkNorm = QkNorm::Head,
         .correctionBias = yes, .heads = 32, .vocab = 151936, .finish = finishKlear});
    add({.types = {"aria_text", "aria"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .biasMlp = mlpBias,
         .heads = 32, .vocab = 100352, .experts = 8, .topK = 2});
    add({.types = {"baichuan_m1"}, .heads = 32, .vocab = 133120, .prepare = prepareBaichuanM1, .finish = finishBaichuanM1});
    add({.types = {"hyperclovax"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .biasMlp = mlpBias, .heads = 32,
         .vocab = 32000, .prepare = prepareHyperClova});
    add({.types = {"iquestloopcoder"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .biasMlp = mlpBias,
         .heads = 40, .kvHeads = 8, .headDim = 128, .vocab = 76800, .finish = finishLoopCoder});
    add({.types = {"lille-130m"}, .tied = tiedByDefault, .heads = 12, .vocab = 32768, .prepare = prepareLille});
    add({.types = {"nanochat"}, .norm = NormKind::Unweighted, .gated = false, .biasQkv = attentionBias,
         .biasOutput = attentionBias, .heads = 6, .vocab = 50304});
    add({.types = {"telechat", "telechat2"}, .biasQkv = attentionBias, .biasOutput = yes, .heads = 32, .vocab = 160256,
         .finish = finishTeleChat});
    add({.types = {"diffllama"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .heads = 32, .vocab = 32000,
         .finish = finishDiffLlama});
    add({.types = {"jais2"}, .norm = layerNorm, .gated = false, .biasQkv = {{"attention_bias"}, true},
         .biasOutput = {{"attention_bias"}, true}, .biasMlp = {{"mlp_bias"}, true}, .heads = 26, .vocab = 150272});
    add({.types = {"gpt_neox_japanese"}, .norm = layerNorm, .gated = false, .heads = 32, .vocab = 32000,
         .prepare = prepareNeoxJapanese, .finish = finishNeoxJapanese});
    add({.types = {"biogpt"}, .norm = layerNorm, .gated = false, .biasQkv = yes, .biasOutput = yes, .biasMlp = yes,
         .tied = tiedByDefault, .positions = PositionKind::Learned, .positionOffset = 2, .heads = 16, .vocab = 42384,
         .contextDefault = 1024});
    add({.types = {"codeshell"}, .norm = layerNorm, .gated = false, .biasQkv = yes, .biasOutput = yes, .biasMlp = yes,
         .ffnIsFourTimes = true, .heads = 32, .vocab = 70144});
    add({.types = {"modernbert-decoder"}, .norm = layerNorm, .biasQkv = attentionBias, .biasOutput = attentionBias,
         .biasMlp = mlpBias, .biasHead = {{"decoder_bias"}, true}, .tied = tiedByDefault, .embeddingNorm = true,
         .heads = 12, .vocab = 50368, .ffn = 1152, .prepare = prepareModernBertDecoder, .finish = finishModernBertDecoder});
    add({.types = {"cpmant"}, .tied = tiedByDefault, .positions = PositionKind::Relative, .heads = 32, .vocab = 30720,
         .prepare = prepareCpmAnt, .finish = finishCpmAnt});

    // --- Encoders, and encoders with decoders ---
    add({.types = {"t5", "mt5", "umt5", "longt5", "switch_transformers"}, .norm = NormKind::Rms,
         .vocab = 32128, .build = buildT5});
    add({.types = {"bart", "mbart", "pegasus", "marian", "blenderbot", "blenderbot-small", "m2m_100", "plbart", "mvp"},
         .norm = layerNorm, .vocab = 50265, .build = buildBart});
    add({.types = {"nllb-moe"}, .norm = layerNorm, .vocab = 128112, .build = buildNllbMoe});
    add({.types = {"t5gemma"}, .biasQkv = attentionBias, .biasOutput = attentionBias, .tied = tiedByDefault, .window = 2,
         .heads = 8, .kvHeads = 4, .headDim = 256, .vocab = 256000, .build = buildT5Gemma});
    add({.types = {"bert", "roberta", "xlm-roberta", "camembert"}, .norm = layerNorm, .build = buildBert});
    // clang-format on
    return f;
}

std::string squeezed(std::string_view name) {
    std::string out;
    for (const char c : name) {
        if (c != '_' && c != '-' && c != '.')
            out += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    }
    return out;
}

} // namespace

const std::vector<Family>& families() {
    static const std::vector<Family> rows = makeFamilies();
    return rows;
}

const Family* familyOfType(std::string_view modelType) {
    for (const Family& family : families()) {
        if (std::find(family.types.begin(), family.types.end(), modelType) != family.types.end())
            return &family;
    }
    return nullptr;
}

const Family* familyOfClass(std::string_view className) {
    for (const std::string_view ending :
         {"ForCausalLM", "ForConditionalGeneration", "LMHeadModel", "Model", "ForMaskedLM",
          "ModelForCausalLM", "ForQuestionAnswering", "ForSequenceClassification", "WithLMHeadModel"}) {
        if (!className.ends_with(ending))
            continue;
        const std::string stem = squeezed(className.substr(0, className.size() - ending.size()));
        for (const Family& family : families()) {
            for (const std::string_view type : family.types) {
                if (!stem.empty() && squeezed(type) == stem)
                    return &family;
            }
        }
    }
    return nullptr;
}

Family guessedFamily(const Reader& reader, std::string_view modelType) {
    Family family;
    family.known = false;
    family.types = {modelType};
    Notes& notes = reader.notes();
    const auto guess = [&](std::string what) { notes.assume(std::move(what)); };
    if (reader.has({"rms_norm_eps", "rmsnorm", "rms_norm_epsilon"})) {
        family.norm = NormKind::Rms;
    } else if (reader.has({"layer_norm_eps", "layer_norm_epsilon", "layernorm_epsilon", "norm_epsilon"})) {
        family.norm = NormKind::LayerNorm;
        guess("norms: weight and bias, since the file has a layer norm epsilon");
    } else {
        notes.missing.emplace_back("rms_norm_eps");
        guess("norms: one weight a channel");
    }
    const Keys activationKeys{"hidden_act", "activation_function", "hidden_activation", "activation"};
    const std::string activation = reader.word(activationKeys);
    if (activation.empty()) {
        notes.missing.emplace_back(activationKeys.front());
        family.gated = family.norm == NormKind::Rms;
    } else {
        family.gated = activation.find("silu") != std::string::npos ||
                       activation.find("glu") != std::string::npos ||
                       activation.find("swish") != std::string::npos || family.norm == NormKind::Rms;
        if (activation.find("relu") != std::string::npos)
            family.gated = false;
    }
    if (reader.has({"encoder_layers", "num_encoder_layers"}) || reader.has({"decoder_layers", "num_decoder_layers"}))
        guess("encoder: the file names one, and it is left out with the cross attention; only the decoder is counted");
    guess(std::string("feed-forward: ") + (family.gated ? "gated, three matrices" : "two matrices"));
    family.biasQkv = {{"attention_bias", "qkv_bias", "use_qkv_bias", "add_qkv_bias", "use_bias", "bias"},
                      false};
    family.biasOutput = {{"attention_bias", "use_bias", "bias"}, false};
    family.biasMlp = {{"mlp_bias", "use_bias", "bias"}, false};
    family.biasHead = {{"lm_head_bias"}, false};
    family.qkNorm = QkNorm::Head;
    family.qkNormOn = {{"use_qk_norm", "qk_norm", "qk_layernorm"}, false};
    // What transformers takes for any class that does not say otherwise.
    family.tied = {{"tie_word_embeddings"}, true};
    family.correctionBias = {{"use_routing_bias", "use_expert_bias", "moe_router_enable_expert_bias"},
                             reader.word({"topk_method"}) == "noaux_tc"};
    if (!reader.has({"num_key_value_heads", "num_kv_heads", "n_head_kv", "n_kv_heads"}))
        notes.missing.emplace_back("num_key_value_heads");
    for (const std::string_view key : {"tie_word_embeddings", "attention_bias"}) {
        if (!reader.has({key}))
            notes.missing.emplace_back(key);
    }
    return family;
}

} // namespace memladder::hf
