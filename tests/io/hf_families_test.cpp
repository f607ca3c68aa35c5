// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "io/hf_config.h"
#include "io/json.h"
#include "model/parameters.h"

using namespace memladder;

namespace {

ImportedModel imported(const std::string& text) {
    const Result<ImportedModel> model = importHfConfig(text, "config.json");
    INFO(text);
    INFO((model.ok() ? std::string() : model.error().text()));
    REQUIRE(model.ok());
    return *model;
}

std::string refusal(const std::string& text) {
    const Result<ImportedModel> model = importHfConfig(text, "config.json");
    INFO(text);
    REQUIRE_FALSE(model.ok());
    return model.error().text();
}

std::int64_t total(const std::string& text) {
    return countParameters(imported(text).architecture).total;
}

bool has(const std::string& text, std::string_view part) {
    UNSCOPED_INFO(text);
    return text.find(part) != std::string::npos;
}

bool anyHas(const std::vector<std::string>& lines, std::string_view part) {
    for (const std::string& line : lines) {
        if (line.find(part) != std::string::npos)
            return true;
    }
    return false;
}

/// A small Llama with members put in front of, or instead of, its own.
std::string llama(const std::string& members) {
    return "{" + members +
           "\"model_type\": \"llama\", \"hidden_size\": 64, \"num_hidden_layers\": 2, \"vocab_size\": 100, "
           "\"intermediate_size\": 96, \"num_attention_heads\": 4}";
}
constexpr std::int64_t kLlama = 2 * 100 * 64 + 64 + 2 * (4 * 64 * 64 + 3 * 64 * 96 + 2 * 64);

} // namespace

/// `published` is the checkpoint's total, or where `source` says so a count from the modelling code.
TEST_CASE("Families beyond the shipped files give their published tensor totals") {
    const Result<json::Value> rows =
        json::parseFile(std::string(MEMLADDER_TEST_DATA) + "/family_counts.json");
    REQUIRE(rows);
    CHECK(rows->size() >= 140);
    for (const json::Value& row : rows->elements()) {
        INFO(*row.find("name")->string());
        const Result<ImportedModel> model = importHfConfig(json::write(*row.find("config")), "config.json");
        if (!model.ok()) {
            FAIL_CHECK(model.error().text());
            continue;
        }
        CHECK_FALSE(model->guess);
        const ParameterCount count = countParameters(model->architecture);
        const bool all = row.find("scope")->string() == "all";
        CHECK((all ? count.all() : count.total) == row.find("published")->integer());
    }
}

TEST_CASE("One feature at a time, by hand") {
    CHECK(total(llama("")) == kLlama);
    CHECK(total(llama("\"tie_word_embeddings\": true, ")) == kLlama - 100 * 64);
    // Two key-value heads of 16: k and v are 64 x 32.
    CHECK(total(llama("\"num_key_value_heads\": 2, ")) == kLlama - 2 * 2 * 64 * 32);
    // Heads of 32: q and o are 64 x 128, k and v as well.
    CHECK(total(llama("\"head_dim\": 32, ")) == kLlama + 2 * 4 * 64 * 64);
    CHECK(total(llama("\"attention_bias\": true, ")) == kLlama + 2 * 4 * 64);
    CHECK(total(llama("\"mlp_bias\": true, ")) == kLlama + 2 * (96 + 96 + 64));
    // Lists, one entry a layer.
    CHECK(total(llama("\"num_key_value_heads\": [4, 2], ")) == kLlama - 2 * 64 * 32);
    CHECK(
        total(
            "{\"model_type\": \"llama\", \"hidden_size\": 64, \"num_hidden_layers\": 2, \"vocab_size\": 100, "
            "\"intermediate_size\": [96, 32], \"num_attention_heads\": 4}") == kLlama - 3 * 64 * 64);
    // Experts: router 8 x 64, eight of three matrices.
    const std::string moe = "\"num_local_experts\": 8, \"num_experts_per_tok\": 2, ";
    CHECK(total(llama(moe)) == kLlama + 2 * (7 * 3 * 64 * 96 + 8 * 64));
    const Architecture experts = imported(llama(moe)).architecture;
    CHECK(countParameters(experts).active == kLlama + 2 * (3 * 64 * 96 + 8 * 64));
    CHECK(total(llama(moe + "\"first_k_dense_replace\": 1, ")) == kLlama + 7 * 3 * 64 * 96 + 8 * 64);
    CHECK(total(llama(moe + "\"mlp_only_layers\": [0], ")) == kLlama + 7 * 3 * 64 * 96 + 8 * 64);
    CHECK(total(llama(moe + "\"decoder_sparse_step\": 2, ")) == kLlama + 7 * 3 * 64 * 96 + 8 * 64);
    CHECK(total(llama(moe + "\"moe_layer_freq\": [0, 1], ")) == kLlama + 7 * 3 * 64 * 96 + 8 * 64);
    CHECK(total(llama(moe + "\"moe_intermediate_size\": 10, \"n_shared_experts\": 3, ")) ==
          kLlama + 2 * (8 * 64 + 11 * 3 * 64 * 10 - 3 * 64 * 96));
}

TEST_CASE("Every name of a key is the same quantity") {
    for (const char* hidden : {"hidden_size", "d_model", "n_embd", "n_embed", "model_dim", "dim"}) {
        for (const char* layers :
             {"num_hidden_layers", "n_layer", "n_layers", "num_layers", "num_transformer_layers"}) {
            INFO(hidden << " " << layers);
            CHECK(total(std::string("{\"model_type\": \"llama\", \"") + hidden + "\": 64, \"" + layers +
                        "\": 2, \"vocab_size\": 100, \"intermediate_size\": 96, \"n_head\": 4}") == kLlama);
        }
    }
    const ImportedModel both = imported(llama("\"d_model\": 32, "));
    CHECK(countParameters(both.architecture).total == kLlama);
    CHECK(anyHas(both.assumed, "hidden size: 64, although d_model is 32"));
}

TEST_CASE("A text model inside a multimodal file is found, and the rest is counted apart") {
    for (const char* key : {"text_config", "llm_config", "language_config"}) {
        const ImportedModel model =
            imported(std::string("{\"model_type\": \"some_vlm\", \"vocab_size\": 7, \"") + key +
                     "\": " + llama("") + ", \"vision_config\": {\"model_type\": \"strange_vit\"}}");
        CHECK(countParameters(model.architecture).total == kLlama);
        CHECK_FALSE(model.guess);
        CHECK(model.modelType == "llama");
        CHECK(anyHas(model.assumed, "image part: not counted, its kind \"strange_vit\" is not known"));
    }
    // The top decides whether the head is tied.
    const ImportedModel tied = imported("{\"tie_word_embeddings\": true, \"text_config\": " +
                                        llama("\"tie_word_embeddings\": false, ") + "}");
    CHECK(tied.architecture.tied);
    CHECK(anyHas(tied.assumed, "tie_word_embeddings: true as the top of the file says"));
    // A CLIP tower of one layer: class token, 4 + 1 positions, two norms around, blocks, a two-layer
    // projector.
    const ImportedModel clip = imported(
        "{\"model_type\": \"llava\", \"text_config\": " + llama("") +
        ", \"vision_config\": {\"model_type\": \"clip_vision_model\", \"hidden_size\": 8, "
        "\"intermediate_size\": 16, \"num_hidden_layers\": 1, \"patch_size\": 2, \"image_size\": 4}}");
    CHECK(countParameters(clip.architecture).vision == (3 * 4 * 8) + 8 + 5 * 8 + 4 * 8 + (4 * 64 + 4 * 8) +
                                                           (2 * 8 * 16 + 16 + 8) + 4 * 8 + (8 * 64 + 64) +
                                                           (64 * 64 + 64));
}

TEST_CASE("A family that is not known is counted from the file, and called a guess") {
    const std::string sizes =
        "\"hidden_size\": 64, \"num_hidden_layers\": 2, \"vocab_size\": 100, \"intermediate_size\": 96, "
        "\"num_attention_heads\": 4";
    const ImportedModel model =
        imported("{\"model_type\": \"brand_new\", \"hidden_act\": \"silu\", \"rms_norm_eps\": 1e-6, "
                 "\"tie_word_embeddings\": false, " +
                 sizes + "}");
    CHECK(model.guess);
    CHECK(model.modelType == "brand_new");
    CHECK(countParameters(model.architecture).total == kLlama);
    CHECK(anyHas(model.missing, "num_key_value_heads"));
    CHECK(anyHas(model.assumed, "attention_bias: false, a guess"));
    CHECK_FALSE(anyHas(model.assumed, "class default"));
    CHECK_FALSE(anyHas(model.assumed, "encoder"));
    const ImportedModel old = imported("{\"model_type\": \"brand_old\", \"activation_function\": \"gelu\", "
                                       "\"layer_norm_epsilon\": 1e-5, \"tie_word_embeddings\": false, " +
                                       sizes + "}");
    CHECK(old.guess);
    CHECK(countParameters(old.architecture).total ==
          2 * 100 * 64 + 2 * 64 + 2 * (4 * 64 * 64 + 2 * 64 * 96 + 4 * 64));
    const ImportedModel both = imported("{\"model_type\": \"brand_both\", \"hidden_act\": \"gelu\", \"encoder_layers\": 2, \"decoder_layers\": 2, " + sizes + "}");
    CHECK(both.guess);
    CHECK(anyHas(both.assumed, "only the decoder is counted"));
    // The class name tells the family where the type does not.
    const ImportedModel named = imported("{\"architectures\": [\"Qwen2ForCausalLM\"], " + sizes + "}");
    CHECK_FALSE(named.guess);
    CHECK(named.modelType == "qwen2");
    CHECK(countParameters(named.architecture).total == kLlama + 2 * 3 * 64);
    CHECK(refusal("{\"model_type\": \"brand_new\"}").find("no hidden size") != std::string::npos);
}

TEST_CASE("A size is never invented") {
    CHECK(has(refusal("{\"model_type\": \"llama\"}"),
              "no hidden size; accepted: one of the keys hidden_size, d_model"));
    CHECK(has(refusal("{\"model_type\": \"llama\", \"hidden_size\": null}"), "no hidden size"));
    CHECK(has(refusal("{\"model_type\": \"llama\", \"hidden_size\": 64}"),
              "no number of layers; accepted: one of the keys num_hidden_layers"));
    CHECK(has(refusal("{\"model_type\": \"mixtral\", \"hidden_size\": 64, \"num_hidden_layers\": 2}"),
              "no width of an expert"));
    CHECK(has(refusal("{\"model_type\": \"dbrx\", \"d_model\": 64, \"n_layers\": 2, \"n_heads\": 4}"),
              "ffn_config.ffn_hidden_size"));
    CHECK(has(refusal("{\"text_config\": {\"model_type\": \"llama\", \"vocab_size\": 5}}"),
              "(text_config): found no hidden size"));
    CHECK(has(refusal("{\"model_type\": \"t5\", \"d_model\": 64, \"num_layers\": 2, \"num_heads\": 2}"),
              "no feed-forward width"));
}

TEST_CASE("Lists that do not match the layers are refused by key") {
    CHECK(has(refusal(llama("\"layer_types\": [\"full_attention\"], ")),
              "(layer_types): found an array of 1; accepted: a list of 2"));
    CHECK(has(refusal(llama("\"layer_types\": [\"full_attention\", \"magic\"], ")),
              "(layer_types[1]): found \"magic\""));
    CHECK(has(refusal(llama("\"num_key_value_heads\": [1, 2, 3], ")), "(num_key_value_heads)"));
    CHECK(has(refusal(llama("\"num_key_value_heads\": [0, 2], ")), "no attention heads for layer 0"));
    CHECK(
        has(refusal("{\"model_type\": \"nemotron_h\", \"hidden_size\": 64, \"num_hidden_layers\": 3, "
                    "\"hybrid_override_pattern\": \"M*\", "
                    "\"vocab_size\": 9}"),
            "(hybrid_override_pattern): found \"M*\"; accepted: one of M, *, -, E for each of the 3 layers"));
    CHECK(has(refusal(llama("\"attention_bias\": \"no\", ")),
              "(attention_bias): found \"no\"; accepted: true or false"));
}

TEST_CASE("Keys that decide no size may be of any type") {
    CHECK(total(llama(
              "\"gradient_checkpointing\": [false], \"eos_token_id\": [1, 2], \"sliding_window\": \"x\", "
              "\"max_position_embeddings\": 1e30, \"time_step_limit\": [0.0, Infinity], \"x\": NaN, ")) ==
          kLlama);
}

TEST_CASE("Gemma 3n: the two sizes differ by as much as their published totals, images and sound left out") {
    const auto text = [](int layers, int width) {
        return total("{\"model_type\": \"gemma3n_text\", \"hidden_size\": 2048, \"intermediate_size\": " +
                     std::to_string(width) + ", \"num_hidden_layers\": " + std::to_string(layers) + "}");
    };
    CHECK(text(35, 16384) - text(30, 8192) == 7'849'978'192 - 5'439'438'272);
}
