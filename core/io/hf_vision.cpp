// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/hf_family.h"

#include <algorithm>
#include <array>

/// Image towers, counted apart from the text model.
namespace memladder::hf {

namespace {

/// What an image tower reads of its own part of the file.
struct Tower {
    Reader vision;
    Reader root;
    std::string wrapper; ///< model_type of the whole
    std::int64_t textHidden;

    [[nodiscard]] std::int64_t size(const Keys& keys, std::int64_t fallback) const {
        return vision.countOr(keys, kMaxSmallWidth, fallback);
    }
    /// A small count: channels, frames, tokens merged a side.
    [[nodiscard]] std::int64_t factor(const Keys& keys, std::int64_t fallback) const {
        return vision.countOr(keys, kMaxFactor, fallback);
    }
    /// Of a square: one number, or the first of two.
    [[nodiscard]] std::int64_t side(const Keys& keys, std::int64_t fallback) const {
        const json::Node node = vision.find(keys);
        if (!node.hasValue() || !node.value()->isArray())
            return size(keys, fallback);
        const Result<std::int64_t> first = node.element(0).integer(1, kMaxSmallWidth);
        if (!first)
            vision.notes().fail(first.error());
        return first ? *first : 1;
    }
};

using Tensors = std::vector<ExtraTensor>;

void put(Tensors& out, std::string name, TensorCategory category, std::int64_t elements) {
    if (elements > 0)
        out.push_back({std::move(name), category, elements});
}

std::int64_t linear(std::int64_t in, std::int64_t out, bool bias = true) {
    return in * out + (bias ? out : 0);
}

/// A plain block: fused or separate q, k, v, output, two norms, two-matrix feed-forward.
void putBlocks(Tensors& out, std::int64_t layers, std::int64_t h, std::int64_t ffn, bool qkvBias,
               std::int64_t normsEach) {
    put(out, "blocks.attention", TensorCategory::Attention,
        layers * (linear(h, 3 * h, qkvBias) + linear(h, h)));
    put(out, "blocks.mlp", TensorCategory::FeedForward, layers * (linear(h, ffn) + linear(ffn, h)));
    put(out, "blocks.norms", TensorCategory::Norm, layers * normsEach);
}

void putPlainProjector(Tensors& out, const Tower& t, std::int64_t h) {
    if (t.wrapper != "llava" && t.wrapper != "llava_next")
        t.vision.notes().assume("projector of the image part: two linear layers, as in llava");
    put(out, "projector", TensorCategory::Other,
        linear(h, t.textHidden) + linear(t.textHidden, t.textHidden));
}

Tensors siglip(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"hidden_size"}, 768);
    const std::int64_t ffn = t.size({"intermediate_size"}, 3072);
    const std::int64_t layers = t.size({"num_hidden_layers"}, 12);
    const std::int64_t patch = t.side({"patch_size"}, 16);
    const std::int64_t patches = t.side({"image_size"}, 224) / patch;
    put(out, "patches", TensorCategory::Embedding, linear(3 * patch * patch, h));
    put(out, "positions", TensorCategory::Embedding, patches * patches * h);
    putBlocks(out, layers, h, ffn, true, 4 * h);
    put(out, "final_norm", TensorCategory::Norm, 2 * h);
    if (t.vision.flagOr({"vision_use_head"}, t.wrapper != "gemma3" && t.wrapper != "paligemma"))
        put(out, "pooling_head", TensorCategory::Other,
            h + linear(h, 3 * h) + linear(h, h) + 2 * h + linear(h, ffn) + linear(ffn, h));
    if (t.wrapper == "gemma3") {
        put(out, "projector", TensorCategory::Other, h * t.textHidden);
        put(out, "projector.norm", TensorCategory::Norm, h);
    } else if (t.wrapper == "paligemma") {
        put(out, "projector", TensorCategory::Other, linear(h, t.textHidden));
    } else {
        putPlainProjector(out, t, h);
    }
    return out;
}

Tensors clip(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"hidden_size"}, 768);
    const std::int64_t ffn = t.size({"intermediate_size"}, 3072);
    const std::int64_t layers = t.size({"num_hidden_layers"}, 12);
    const std::int64_t patch = t.side({"patch_size"}, 32);
    const std::int64_t patches = t.side({"image_size"}, 224) / patch;
    put(out, "patches", TensorCategory::Embedding, linear(3 * patch * patch, h, false) + h);
    put(out, "positions", TensorCategory::Embedding, (patches * patches + 1) * h);
    putBlocks(out, layers, h, ffn, true, 4 * h);
    put(out, "outer_norms", TensorCategory::Norm, 4 * h);
    putPlainProjector(out, t, h);
    return out;
}

Tensors internVit(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"hidden_size"}, 3200);
    const std::int64_t ffn = t.size({"intermediate_size"}, 12800);
    const std::int64_t layers = t.size({"num_hidden_layers"}, 48);
    const std::int64_t patch = t.side({"patch_size"}, 14);
    const std::int64_t patches = t.side({"image_size"}, 448) / patch;
    const bool rms = t.vision.word({"norm_type"}) == "rms_norm";
    const bool qkNorm = t.vision.flagOr({"qk_normalization", "use_qk_norm"}, false);
    put(out, "patches", TensorCategory::Embedding, linear(3 * patch * patch, h) + h);
    put(out, "positions", TensorCategory::Embedding, (patches * patches + 1) * h);
    putBlocks(out, layers, h, ffn, t.vision.flagOr({"qkv_bias", "attention_bias"}, true),
              (rms ? 2 : 4) * h + (qkNorm ? 2 * h : 0));
    put(out, "blocks.scales", TensorCategory::Norm, layers * 2 * h);
    // Two by two patches become one token.
    const double ratio = t.root.number({"downsample_ratio"}, 0.01, 1).value_or(0.5);
    const std::int64_t merged = static_cast<std::int64_t>(static_cast<double>(h) / (ratio * ratio));
    put(out, "projector", TensorCategory::Other,
        linear(merged, t.textHidden) + linear(t.textHidden, t.textHidden));
    put(out, "projector.norm", TensorCategory::Norm, 2 * merged);
    return out;
}

/// Two by two tokens merged by a two-layer block.
void putMerger(Tensors& out, const std::string& name, std::int64_t merged, std::int64_t to,
               std::int64_t norm) {
    put(out, name, TensorCategory::Other, linear(merged, merged) + linear(merged, to));
    put(out, name + ".norm", TensorCategory::Norm, norm);
}

Tensors qwen2Vl(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"embed_dim"}, 1280);
    const std::int64_t layers = t.size({"depth"}, 32);
    const std::int64_t patch = t.size({"patch_size", "spatial_patch_size"}, 14);
    const std::int64_t merge = t.factor({"spatial_merge_size"}, 2);
    const std::int64_t ffn = h * t.factor({"mlp_ratio"}, 4);
    const std::int64_t channels = t.factor({"in_channels", "in_chans"}, 3);
    put(out, "patches", TensorCategory::Embedding,
        channels * t.factor({"temporal_patch_size"}, 2) * patch * patch * h);
    putBlocks(out, layers, h, ffn, true, 4 * h);
    putMerger(out, "merger", merge * merge * h, t.size({"hidden_size"}, t.textHidden), 2 * h);
    return out;
}

Tensors qwen25Vl(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"hidden_size", "embed_dim"}, 1280);
    const std::int64_t layers = t.size({"depth"}, 32);
    const std::int64_t ffn = t.size({"intermediate_size"}, 3420);
    const std::int64_t patch = t.size({"patch_size", "spatial_patch_size"}, 14);
    const std::int64_t merge = t.factor({"spatial_merge_size"}, 2);
    put(out, "patches", TensorCategory::Embedding,
        t.factor({"in_channels", "in_chans"}, 3) * t.factor({"temporal_patch_size"}, 2) * patch * patch * h);
    put(out, "blocks.attention", TensorCategory::Attention, layers * (linear(h, 3 * h) + linear(h, h)));
    put(out, "blocks.mlp", TensorCategory::FeedForward, layers * (2 * linear(h, ffn) + linear(ffn, h)));
    put(out, "blocks.norms", TensorCategory::Norm, layers * 2 * h);
    putMerger(out, "merger", merge * merge * h, t.size({"out_hidden_size"}, t.textHidden), h);
    return out;
}

Tensors qwen3Vl(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"hidden_size"}, 1152);
    const std::int64_t layers = t.size({"depth"}, 27);
    const std::int64_t ffn = t.size({"intermediate_size"}, 4304);
    const std::int64_t patch = t.size({"patch_size"}, 16);
    const std::int64_t merge = t.factor({"spatial_merge_size"}, 2);
    const std::int64_t to = t.size({"out_hidden_size"}, t.textHidden);
    put(out, "patches", TensorCategory::Embedding,
        linear(t.factor({"in_channels", "in_chans"}, 3) * t.factor({"temporal_patch_size"}, 2) * patch *
                   patch,
               h));
    put(out, "positions", TensorCategory::Embedding, t.size({"num_position_embeddings"}, 2304) * h);
    putBlocks(out, layers, h, ffn, true, 4 * h);
    putMerger(out, "merger", merge * merge * h, to, 2 * h);
    // A merger of its own for every layer whose output is also fed to the text model.
    const json::Node deep = t.vision.find({"deepstack_visual_indexes"});
    const auto count = static_cast<std::int64_t>(deep.exists() ? deep.size() : 3);
    if (count > kMaxFactor)
        t.vision.notes().fail(deep.error(Phrase::tr("at most %1 layers", {std::to_string(kMaxFactor)})));
    if (!deep.exists())
        t.vision.notes().assume("deepstack_visual_indexes: three, class default of qwen3_vl");
    for (std::int64_t i = 0; i < std::min(count, kMaxFactor); ++i)
        putMerger(out, "deepstack_merger." + std::to_string(i), merge * merge * h, to, 2 * merge * merge * h);
    return out;
}

Tensors pixtral(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"hidden_size"}, 1024);
    const std::int64_t ffn = t.size({"intermediate_size"}, 4096);
    const std::int64_t layers = t.size({"num_hidden_layers"}, 24);
    const std::int64_t patch = t.side({"patch_size"}, 16);
    put(out, "patches", TensorCategory::Embedding, 3 * patch * patch * h);
    put(out, "blocks.attention", TensorCategory::Attention, layers * 4 * h * h);
    put(out, "blocks.mlp", TensorCategory::FeedForward, layers * 3 * h * ffn);
    put(out, "norms", TensorCategory::Norm, layers * 2 * h + h);
    const bool mistral = t.wrapper == "mistral3";
    const bool bias = t.root.flagOr({"multimodal_projector_bias"}, !mistral);
    if (mistral) {
        const std::int64_t merge = t.root.countOr({"spatial_merge_size"}, 64, 2);
        put(out, "projector.norm", TensorCategory::Norm, h);
        put(out, "projector.merge", TensorCategory::Other, merge * merge * h * h);
    }
    put(out, "projector", TensorCategory::Other,
        linear(h, t.textHidden, bias) + linear(t.textHidden, t.textHidden, bias));
    return out;
}

Tensors llama4Vision(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"hidden_size"}, 768);
    const std::int64_t ffn = t.size({"intermediate_size"}, 5632);
    const std::int64_t layers = t.size({"num_hidden_layers"}, 34);
    const std::int64_t patch = t.side({"patch_size"}, 14);
    const std::int64_t patches = t.side({"image_size"}, 448) / patch;
    const std::int64_t in = t.size({"projector_input_dim"}, 4096);
    const std::int64_t to = t.size({"projector_output_dim"}, 4096);
    put(out, "patches", TensorCategory::Embedding, 3 * patch * patch * h + h);
    put(out, "positions", TensorCategory::Embedding, (patches * patches + 1) * h);
    putBlocks(out, layers, h, ffn, true, 4 * h);
    put(out, "outer_norms", TensorCategory::Norm, 4 * h);
    put(out, "adapter", TensorCategory::Other, ffn * in + to * to);
    put(out, "projector", TensorCategory::Other, t.size({"vision_output_dim"}, 7680) * t.textHidden);
    return out;
}

/// Llama 3.2 Vision: plain layers, then gated ones; learned places for tiles and aspect ratios.
Tensors mllamaVision(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"hidden_size"}, 1280);
    const std::int64_t ffn = t.size({"intermediate_size"}, 5120);
    const std::int64_t layers = t.size({"num_hidden_layers"}, 32);
    const std::int64_t global = t.size({"num_global_layers"}, 8);
    const std::int64_t patch = t.side({"patch_size"}, 14);
    const std::int64_t patches = t.side({"image_size"}, 448) / patch;
    const std::int64_t places = patches * patches + 1;
    const std::int64_t tiles = t.factor({"max_num_tiles"}, 4);
    const json::Node ratios = t.vision.find({"supported_aspect_ratios"});
    const std::int64_t aspects =
        1 + (ratios.size() > 0 ? std::min(static_cast<std::int64_t>(ratios.size()), kMaxFactor)
                               : t.factor({"max_aspect_ratio_id"}, 8));
    put(out, "patches", TensorCategory::Embedding, 3 * patch * patch * h + h);
    put(out, "positions", TensorCategory::Embedding,
        1 + places * h + aspects * tiles * places * h + 2 * (aspects * tiles * h + 1));
    const std::int64_t all = layers + global;
    put(out, "blocks.attention", TensorCategory::Attention, all * 4 * h * h);
    put(out, "blocks.mlp", TensorCategory::FeedForward, all * (linear(h, ffn) + linear(ffn, h)));
    put(out, "blocks.norms", TensorCategory::Norm, all * 4 * h);
    put(out, "blocks.gates", TensorCategory::Other, global * 2);
    put(out, "outer_norms", TensorCategory::Norm, 4 * h);
    put(out, "projector", TensorCategory::Other, linear(t.size({"vision_output_dim"}, 7680), t.textHidden));
    return out;
}

/// Idefics 3 and SmolVLM: a SigLIP tower without its pooling head; squares of tokens merged into one.
Tensors idefics3(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"hidden_size"}, 1152);
    const std::int64_t ffn = t.size({"intermediate_size"}, 3072);
    const std::int64_t layers = t.size({"num_hidden_layers"}, 12);
    const std::int64_t patch = t.side({"patch_size"}, 32);
    const std::int64_t patches = t.side({"image_size"}, 224) / patch;
    const std::int64_t merge = t.root.countOr({"scale_factor"}, 64, 2);
    put(out, "patches", TensorCategory::Embedding, linear(3 * patch * patch, h));
    put(out, "positions", TensorCategory::Embedding, patches * patches * h);
    putBlocks(out, layers, h, ffn, true, 4 * h);
    put(out, "final_norm", TensorCategory::Norm, 2 * h);
    put(out, "projector", TensorCategory::Other, h * merge * merge * t.textHidden);
    return out;
}

/// ERNIE 4.5 VL: plain blocks; squares of tokens, then pairs of frames, merged by two blocks.
Tensors ernieVl(const Tower& t) {
    Tensors out;
    const std::int64_t h = t.size({"embed_dim", "hidden_size"}, 1280);
    const std::int64_t layers = t.size({"depth"}, 32);
    const std::int64_t patch = t.size({"patch_size"}, 14);
    const auto width = t.vision.count({"intermediate_size"}, kMaxSmallWidth);
    const std::int64_t ffn = width ? *width : h * t.factor({"mlp_ratio"}, 4);
    const std::int64_t merge = t.factor({"spatial_merge_size"}, 2);
    const std::int64_t frames = t.factor({"temporal_merge_size"}, 2);
    const std::int64_t merged = h * merge * merge;
    put(out, "patches", TensorCategory::Embedding, t.factor({"in_channels", "in_chans"}, 3) * patch * patch * h);
    putBlocks(out, layers, h, ffn, true, 4 * h);
    put(out, "final_norm", TensorCategory::Norm, 2 * h);
    putMerger(out, "spatial_merger", merged, merged, 2 * merged);
    put(out, "temporal_merger", TensorCategory::Other, linear(frames * merged, merged) + linear(merged, merged));
    put(out, "temporal_merger.norm", TensorCategory::Norm, 2 * merged);
    put(out, "projector", TensorCategory::Other, linear(merged, t.textHidden));
    put(out, "projector.norm", TensorCategory::Norm, t.textHidden);
    return out;
}

struct Kind {
    std::string_view type;
    Tensors (*tensors)(const Tower&);
};
constexpr std::array kKinds{
    Kind{"siglip_vision_model", siglip},
    Kind{"gemma3", siglip},
    Kind{"paligemma", siglip},
    Kind{"clip_vision_model", clip},
    Kind{"intern_vit_6b", internVit},
    Kind{"internvl_vision", internVit},
    Kind{"internvl_chat", internVit},
    Kind{"qwen2_vl", qwen2Vl},
    Kind{"qwen2_vl_vision", qwen2Vl},
    Kind{"qwen2_5_vl", qwen25Vl},
    Kind{"qwen2_5_vl_vision", qwen25Vl},
    Kind{"qwen3_vl", qwen3Vl},
    Kind{"qwen3_vl_vision", qwen3Vl},
    Kind{"qwen3_vl_moe", qwen3Vl},
    Kind{"qwen3_vl_moe_vision", qwen3Vl},
    Kind{"qwen3_5", qwen3Vl},
    Kind{"qwen3_5_vision", qwen3Vl},
    Kind{"qwen3_5_moe", qwen3Vl},
    Kind{"qwen3_5_moe_vision", qwen3Vl},
    Kind{"pixtral", pixtral},
    Kind{"llama4_vision_model", llama4Vision},
    Kind{"mllama_vision_model", mllamaVision},
    Kind{"mllama", mllamaVision},
    Kind{"idefics3_vision", idefics3},
    Kind{"idefics3", idefics3},
    Kind{"smolvlm_vision", idefics3},
    Kind{"smolvlm", idefics3},
    Kind{"ernie4_5_vl_moe_vision", ernieVl},
    Kind{"DFNRope_vision_transformer", ernieVl},
    Kind{"ernie4_5_vl_moe", ernieVl},
    Kind{"ernie4_5_moe_vl", ernieVl},
};

} // namespace

std::vector<ExtraTensor> visionTensors(const Reader& root, std::string_view modelType,
                                       std::int64_t textHidden) {
    if (root.has({"audio_config"}))
        root.notes().assume("audio part: not counted");
    if (modelType == "fuyu") { // patches go into the text model through one linear layer
        const std::int64_t patch = root.countOr({"patch_size"}, 512, 30);
        return {{"patches", TensorCategory::Embedding, linear(root.countOr({"num_channels"}, kMaxFactor, 3) * patch * patch, textHidden)}};
    }
    const auto vision = root.part({"vision_config", "vit_config", "visual"});
    if (!vision) {
        if (root.has({"img_processor", "mm_vision_tower", "vision_tower"}))
            root.notes().assume("image part: not counted");
        return {};
    }
    const std::string own = vision->word({"model_type"});
    for (const std::string_view type : {std::string_view(own), modelType}) {
        for (const Kind& kind : kKinds) {
            if (kind.type != type)
                continue;
            const Tower tower{Reader(vision->node(), root.notes(), std::string(type)), root,
                              std::string(modelType), textHidden};
            return kind.tensors(tower);
        }
    }
    root.notes().assume("image part: not counted, its kind \"" +
                        shortened(own.empty() ? modelType : std::string_view(own), 40) + "\" is not known");
    return {};
}

} // namespace memladder::hf
