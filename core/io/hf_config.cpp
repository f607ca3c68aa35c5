// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/hf_config.h"

#include "io/hf_family.h"
#include "model/parameters.h"
#include "quantity/format.h"

namespace memladder {

namespace {

/// Above any model that anyone trains, far below where 64 bits end.
constexpr std::int64_t kMostParameters = 100'000'000'000'000'000;

const hf::Keys& textPartKeys() {
    static const hf::Keys keys{
        "text_config",           "llm_config", "language_config",  "thinker_config.text_config",
        "language_model_config", "lm_config",  "text_model_config"};
    return keys;
}

json::Node follow(json::Node node, std::string_view path) {
    for (std::size_t dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.')) {
        node = node[path.substr(0, dot)];
        path.remove_prefix(dot + 1);
    }
    return node[path];
}

json::Value* follow(json::Value& value, std::string_view path) {
    json::Value* at = &value;
    for (std::size_t dot = path.find('.'); dot != std::string_view::npos && at != nullptr;
         dot = path.find('.')) {
        at = at->find(path.substr(0, dot));
        path.remove_prefix(dot + 1);
    }
    return at == nullptr ? nullptr : at->find(path);
}

/// Puts into the text part what a multimodal file says only at its top.
void lendFromTop(json::Value& root, std::string_view textKey, hf::Notes& notes) {
    json::Value* const text = follow(root, textKey);
    if (text == nullptr || !text->isObject())
        return;
    const auto there = [](const json::Value& object, std::string_view key) {
        const json::Value* const value = object.find(key);
        return value != nullptr && !value->isNull();
    };
    for (const hf::Keys* keys :
         {&hf::hiddenKeys(), &hf::layerKeys(), &hf::headKeys(), &hf::kvHeadKeys(), &hf::ffnKeys()}) {
        bool inText = false;
        for (const std::string_view key : *keys)
            inText = inText || there(*text, key);
        for (const std::string_view key : *keys) {
            if (inText || !there(root, key))
                continue;
            notes.assume(std::string(key) + ": taken from the top of the file, " + std::string(textKey) +
                         " has none");
            text->set(key, *root.find(key));
            break;
        }
    }
    // The wrapper decides whether the head is tied.
    if (const json::Value* tie = root.find("tie_word_embeddings"); tie != nullptr && tie->isBoolean()) {
        const json::Value* const own = text->find("tie_word_embeddings");
        if (own != nullptr && own->isBoolean() && own->boolean() != tie->boolean())
            notes.assume("tie_word_embeddings: " + json::describe(*tie) +
                         " as the top of the file says, although " + std::string(textKey) + " says " +
                         json::describe(*own));
        text->set("tie_word_embeddings", *tie);
    }
}

std::string typeOf(const json::Node& node) {
    const Result<std::string> type = node["model_type"].string();
    return type ? *type : std::string();
}

std::string classOf(const json::Node& node) {
    const Result<std::string> name = node["architectures"].element(0).string();
    return name ? *name : std::string();
}

struct Identity {
    const hf::Family* family = nullptr;
    std::string type;
};

/// What a wrapper's text model is when the file does not say.
struct Wrapper {
    std::string_view type;
    std::string_view text;
};
constexpr Wrapper kWrappers[] = {
    {"llava", "llama"},      {"llava_next", "llama"},   {"idefics3", "llama"}, {"smolvlm", "llama"},
    {"mistral3", "mistral"}, {"paligemma", "gemma"},    {"qwen3_vl", "qwen3"}, {"qwen3_vl_moe", "qwen3_moe"},
    {"internvl", "qwen2"},   {"aya_vision", "cohere2"}, {"glm4v", "glm4"},     {"glm4v_moe", "glm4_moe"},
    {"cohere2_vision", "cohere2"}, {"llava_onevision", "qwen2"}, {"idefics2", "mistral"}, {"vipllava", "llama"},
    {"video_llava", "llama"}, {"llava_next_video", "llama"}, {"kimi_vl", "deepseek_v3"}, {"lfm2_vl", "lfm2"},
    {"pixtral", "mistral"},  {"kimi_k25", "kimi_k2"}, {"fuyu", "persimmon"}, {"aria", "aria_text"}, {"glm46v", "glm4"},
    {"ernie4_5_vl_moe", "ernie4_5_vl_moe_text"},  {"qwen3_5", "qwen3_5_text"}, {"qwen3_5_moe", "qwen3_5_moe_text"}};

/// By the text part's own type, its class name, then the same of the whole file.
Identity identify(const json::Node& text, const json::Node& root, bool nested, hf::Notes& notes) {
    Identity out;
    out.type = typeOf(text);
    out.family = hf::familyOfType(out.type);
    if (out.family == nullptr) {
        if (const std::string name = classOf(text); !name.empty()) {
            out.family = hf::familyOfClass(name);
            if (out.family != nullptr) {
                notes.assume("model_type: " + std::string(out.family->types.front()) +
                             ", by the class name " + shortened(name, 60));
                out.type = out.family->types.front();
            }
        }
    }
    if (out.family == nullptr && nested) {
        if (const hf::Family* const outer = hf::familyOfType(typeOf(root));
            outer != nullptr && out.type.empty()) {
            out.family = outer;
            out.type = outer->types.front();
            notes.assume("model_type of the text part: " + out.type + ", by the model_type of the whole");
        }
    }
    if (out.family == nullptr && nested && out.type.empty()) {
        for (const Wrapper& wrapper : kWrappers) {
            if (wrapper.type != typeOf(root))
                continue;
            out.type = wrapper.text;
            out.family = hf::familyOfType(out.type);
            notes.assume("model_type of the text part: " + out.type + ", class default of " + std::string(wrapper.type));
        }
    }
    // The original Mamba files name no type.
    if (out.family == nullptr && out.type.empty() && text["ssm_cfg"].exists()) {
        out.type = "mamba";
        out.family = hf::familyOfType(out.type);
        notes.assume("model_type: mamba, by the key ssm_cfg");
    }
    return out;
}

} // namespace

Result<ImportedModel> importHfConfig(std::string_view text, std::string_view fileName) {
    Result<json::Value> parsed = json::parse(text, fileName);
    if (!parsed)
        return parsed.error();
    json::Value root = std::move(parsed.value());
    if (!root.isObject())
        return json::Node(root, fileName).error(Phrase::tr("an object with the model's sizes"));

    hf::Notes notes;
    std::string_view textKey;
    for (const std::string_view key : textPartKeys()) {
        const json::Node part = follow(json::Node(root, fileName), key);
        if (!part.hasValue())
            continue;
        if (!part.value()->isObject())
            return part.error(Phrase::tr("an object with the text model's sizes"));
        textKey = key;
        break;
    }
    const bool nested = !textKey.empty();
    if (nested)
        lendFromTop(root, textKey, notes);

    const json::Node top(root, fileName);
    const json::Node textNode = nested ? follow(top, textKey) : top;
    const Identity identity = identify(textNode, top, nested, notes);
    const bool guess = identity.family == nullptr;
    const std::string type = identity.type.empty() ? std::string("unknown") : shortened(identity.type, 60);
    const hf::Reader reader(textNode, notes, type, !guess);
    const hf::Family family = guess ? hf::guessedFamily(reader, type) : *identity.family;

    ImportedModel out;
    out.architecture =
        family.build != nullptr ? family.build(family, reader) : hf::buildDecoder(family, reader);
    if (!notes.error)
        for (ExtraTensor& tensor : hf::visionTensors(hf::Reader(top, notes, type), typeOf(top), out.architecture.hidden))
            out.architecture.vision.push_back(std::move(tensor)); // behind what the layers hold for images
    if (notes.error)
        return *notes.error;
    const std::int64_t all = countParameters(out.architecture).all();
    if (all > kMostParameters)
        return Error{std::string(fileName),
                     Phrase::tr("sizes that make more than %1 parameters", {Phrase::number(kMostParameters)}),
                     Phrase::tr("a model that exists")};
    out.modelType = type;
    out.guess = guess || notes.unsure;
    out.assumed = std::move(notes.assumed);
    out.missing = std::move(notes.missing);
    return out;
}

Result<ImportedModel> importHfConfigFile(const std::string& path) {
    const Result<std::string> text = json::readFile(path);
    if (!text)
        return text.error();
    return importHfConfig(*text, path);
}

} // namespace memladder
