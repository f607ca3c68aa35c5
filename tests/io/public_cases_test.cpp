// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Public reports where other tools read or counted a model wrongly, and what is right. The number is the report's in the
/// list that was gathered; the source stands beside it.
#include "catch.h"

#include "estimate/evaluate.h"
#include "io/hf_config.h"
#include "io/json.h"
#include "model/parameters.h"
#include "scenario/field.h"

#include <string>

using namespace memladder;

namespace {

ImportedModel file(const std::string& stem) {
    const Result<ImportedModel> model = importHfConfigFile(std::string(MEMLADDER_TEST_DATA) + "/configs/" + stem + ".json");
    INFO((model.ok() ? stem : model.error().text()));
    REQUIRE(model.ok());
    return *model;
}

ImportedModel text(const std::string& config) {
    const Result<ImportedModel> model = importHfConfig(config, "config.json");
    INFO((model.ok() ? config : model.error().text()));
    REQUIRE(model.ok());
    return *model;
}

ParameterCount counted(const ImportedModel& model) {
    return countParameters(model.architecture);
}

std::int64_t elements(const ImportedModel& model, std::string_view name) {
    for (const TensorGroup& group : tensorGroups(model.architecture)) {
        if (group.name == name)
            return group.elements;
    }
    return 0;
}

bool says(const std::vector<std::string>& lines, std::string_view part) {
    for (const std::string& line : lines) {
        if (line.find(part) != std::string::npos)
            return true;
    }
    return false;
}

} // namespace

TEST_CASE("A-001 cookbook#36: Qwen1.5-72B has three matrices in the MLP") {
    const ImportedModel model = file("qwen1.5-72b");
    CHECK(counted(model).total == 72'287'920'128);
    CHECK(elements(model, "layers.*.mlp.gate") == 8192LL * 24576);
    CHECK(elements(model, "layers.*.mlp.up") == elements(model, "layers.*.mlp.gate"));
    CHECK(elements(model, "layers.*.mlp.down") == elements(model, "layers.*.mlp.gate"));
}

TEST_CASE("A-006 cookbook: a key that is missing is named, and no default size is taken") {
    for (const char* key : {"hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size"}) {
        INFO(key);
        const Result<json::Value> whole = json::parseFile(std::string(MEMLADDER_TEST_DATA) + "/configs/llama-7b.json");
        REQUIRE(whole.ok());
        json::Value without = json::Value::object();
        for (const json::Member& member : whole->members()) {
            if (member.key != key)
                without.set(member.key, member.value);
        }
        const Result<ImportedModel> model = importHfConfig(json::write(without), "config.json");
        if (model.ok()) // heads have a class default, which is said
            CHECK(says(model->assumed, key));
        else
            CHECK(model.error().text().find(key) != std::string::npos);
    }
}

TEST_CASE("A-011 LLM-Viewer#12, E-015 jan#1432: keys and values have the key/value heads, in every family alike") {
    // The size of a cache at inference is not this program's matter; the projections that fill it are.
    const ImportedModel model = file("llama-3.1-70b");
    CHECK(elements(model, "layers.*.attention.key") == 8192LL * 8 * 128);
    CHECK(elements(model, "layers.*.attention.value") == 8192LL * 8 * 128);
    CHECK(elements(model, "layers.*.attention.query") == 8192LL * 64 * 128);
}

TEST_CASE("A-012 accelerate#3379, D-012 llama-models#88: 70B in 16 bit is 141.11 GB, 131.42 GiB, head counted") {
    const ParameterCount count = counted(file("llama-3.1-70b"));
    CHECK(count.total == 70'553'706'496);
    CHECK(count.head == 128256LL * 8192);
    CHECK_FALSE(count.tied);
    CHECK(Bytes::of(2 * count.total).gib() == Approx(131.42).margin(0.005));
    CHECK(Bytes::of(2 * count.total).gb() == Approx(141.11).margin(0.005));
}

TEST_CASE("A-013 accelerate docs: bert-base-cased is 108,310,272 parameters, 413.2 MiB in 32 bit") {
    const ImportedModel model = text(R"({"model_type": "bert", "hidden_size": 768, "num_hidden_layers": 12, "num_attention_heads": 12,
        "intermediate_size": 3072, "vocab_size": 28996, "max_position_embeddings": 512, "type_vocab_size": 2, "architectures": ["BertModel"]})");
    CHECK(counted(model).total == 108'310'272);
    CHECK(static_cast<double>(4 * counted(model).total) / (1024.0 * 1024.0) == Approx(413.2).margin(0.05));
    // Mixed precision with a master copy costs what 32 bit does: 16 bytes a parameter.
    CHECK(Choice<Recipe>::named("bf16-adam")->total().bytes() == 16);
    CHECK(Choice<Recipe>::named("fp32-adam")->total().bytes() == 16);
}

TEST_CASE("A-016 DeepSpeed docs: t5-3b is 2,851,598,336 parameters") {
    CHECK(counted(file("t5-3b")).total == 2'851'598'336);
}

TEST_CASE("A-027 llm-analysis#19: two norms a layer, four in Gemma 2 and 3, and tensor parallelism divides none of them") {
    CHECK(elements(file("llama-7b"), "layers.*.norms") == 2 * 4096);
    CHECK(elements(file("gemma-2-27b"), "layers.*.norms") == 4 * 4608);
    CHECK(elements(file("gemma-3-27b"), "layers.*.norms") == 4 * 5376);
}

TEST_CASE("A-034 auto-round#1689, D-006 inference-atlas#153: Qwen3.5-35B-A3B has its sizes in text_config, and three parts") {
    const ParameterCount count = counted(file("qwen3.5-35b-a3b"));
    CHECK(count.total == 34'660'610'688);
    CHECK(count.mtp == 844'640'768);
    CHECK(count.vision == 446'571'248);
    CHECK(count.all() == 35'951'822'704);
}

TEST_CASE("A-035 TransformerLens#448, D-010 llama-cookbook#413: LLaMA-7B, all of it and without embeddings") {
    const ParameterCount count = counted(file("llama-7b"));
    CHECK(count.total == 6'738'415'616);
    CHECK(count.nonEmbedding == 6'738'415'616 - 2 * 32000LL * 4096);
}

TEST_CASE("D-001 bitsandbytes#834, D-002 transformers#25978, D-004 mlx-examples#473: counted from shapes, not from storage") {
    const std::string quantised = R"("quantization_config": {"load_in_4bit": true, "bnb_4bit_quant_type": "nf4", "quant_method": "bitsandbytes"}, )";
    const std::string llama2 = R"("model_type": "llama", "vocab_size": 32000, "rms_norm_eps": 1e-5, "tie_word_embeddings": false, )";
    CHECK(counted(text("{" + quantised + llama2 + R"("hidden_size": 4096, "intermediate_size": 11008, "num_hidden_layers": 32, "num_attention_heads": 32})")).total ==
          6'738'415'616);
    CHECK(counted(text("{" + quantised + llama2 + R"("hidden_size": 5120, "intermediate_size": 13824, "num_hidden_layers": 40, "num_attention_heads": 40})")).total ==
          13'015'864'320);
    CHECK(counted(text(R"({"model_type": "qwen2", "hidden_size": 2048, "intermediate_size": 5504, "num_hidden_layers": 24, "num_attention_heads": 16,
        "num_key_value_heads": 16, "vocab_size": 151936, "tie_word_embeddings": false, "quantization_config": {"bits": 4}})"))
              .total == 1'836'828'672);
}

TEST_CASE("E-001 vllm#14687 and others: vocab_size in text_config, or nowhere; then the class's, and it says so") {
    const ImportedModel gemma = file("gemma-3-4b");
    CHECK(gemma.architecture.vocab == 262208);
    CHECK(says(gemma.assumed, "vocab_size: 262208"));
    const std::string body = R"("hidden_size": 64, "num_hidden_layers": 2, "vocab_size": 100, "intermediate_size": 96, "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 16)";
    CHECK(text(R"({"model_type": "mistral3", "text_config": {"model_type": "mistral", )" + body + "}}").architecture.vocab == 100);
    CHECK(text(R"({"model_type": "mistral3", "text_config": {)" + body + "}}").modelType == "mistral");
    CHECK(text(R"({"model_type": "gemma4", "text_config": {"model_type": "gemma4_text", )" + body + "}}").architecture.vocab == 100);
    // Llama 3.2 Vision has eight more rows in its embedding than in its head.
    CHECK(text(R"({"model_type": "mllama", "text_config": {"model_type": "mllama_text_model", "cross_attention_layers": [1], )" + body + "}}").architecture.vocab == 108);
}

TEST_CASE("E-004 vllm#2284: ChatGLM3 calls its layers num_layers") {
    const ImportedModel model = file("chatglm3-6b");
    CHECK(layerCount(model.architecture.layers) == 28);
    CHECK_FALSE(model.guess);
}

TEST_CASE("E-006 candle#2358, E-007 transformers#29188, E-008 mlx-lm#426: head_dim wins over hidden / heads") {
    CHECK(elements(file("mistral-nemo-12b"), "layers.*.attention.query") == 5120LL * 32 * 128);
    CHECK(elements(file("gemma-7b"), "layers.*.attention.query") == 3072LL * 16 * 256);
    const ImportedModel hybrid = text(R"({"model_type": "nemotron_h", "hidden_size": 4480, "num_hidden_layers": 3, "hybrid_override_pattern": "M*-",
        "num_attention_heads": 40, "head_dim": 128, "num_key_value_heads": 8, "intermediate_size": 15680, "mamba_num_heads": 128,
        "mamba_head_dim": 80, "n_groups": 8, "ssm_state_size": 128, "conv_kernel": 4, "vocab_size": 131072})");
    CHECK(elements(hybrid, "layers.*.attention.query") == 4480LL * 5120);
}

TEST_CASE("E-011 VTG-LLM#14: without num_key_value_heads there are as many as attention heads, and it says so") {
    const ImportedModel model = file("llama-7b");
    CHECK(shapeOf(model.architecture).kvHeads == 32);
    CHECK(says(model.assumed, "num_key_value_heads: as many as attention heads"));
}

TEST_CASE("E-012: the bare tokens Infinity and NaN are read") {
    const ImportedModel model = text(R"({"model_type": "nemotron_h", "time_step_limit": [0.0, Infinity], "x": NaN, "hidden_size": 64, "num_hidden_layers": 2,
        "hybrid_override_pattern": "M-", "intermediate_size": 96, "mamba_num_heads": 8, "mamba_head_dim": 16, "ssm_state_size": 16, "vocab_size": 100})");
    CHECK(counted(model).total > 0);
    CHECK_FALSE(importHfConfig(R"({"hidden_size": Infinity, "num_hidden_layers": 2})", "config.json").ok());
}

TEST_CASE("E-013: keys that decide no size may be of any type") {
    CHECK(counted(file("baichuan2-13b")).total == 13'896'668'160); // gradient_checkpointing is a list there
    CHECK(counted(file("llama-3.1-70b")).total == 70'553'706'496); // eos_token_id is a list there
}

TEST_CASE("E-014 auto-round#1958: the number of layers under every name, nested or not") {
    for (const char* key : {"num_hidden_layers", "n_layer", "n_layers", "num_layers", "num_transformer_layers"}) {
        INFO(key);
        const std::string body = std::string("\"") + key + R"(": 3, "hidden_size": 64, "vocab_size": 100, "intermediate_size": 96, "num_attention_heads": 4})";
        CHECK(layerCount(text(R"({"model_type": "llama", )" + body).architecture.layers) == 3);
        CHECK(layerCount(text(R"({"model_type": "some_vlm", "text_config": {"model_type": "llama", )" + body + "}").architecture.layers) == 3);
    }
    const Result<ImportedModel> none = importHfConfig(R"({"model_type": "llama", "hidden_size": 64})", "config.json");
    REQUIRE_FALSE(none.ok());
    CHECK(none.error().text().find("num_hidden_layers, n_layer, n_layers, num_layers") != std::string::npos);
}
