// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "cli/command.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace memladder;
using cli::Outcome;

namespace {

std::string dataFile(const std::string& name) {
    return std::string(MEMLADDER_TEST_DATA) + "/configs/" + name;
}

json::Value params(const std::string& path) {
    const Outcome outcome = cli::run({"params", path, "--format", "json"});
    INFO(outcome.err);
    REQUIRE(outcome.status == 0);
    CHECK(outcome.err.empty());
    const Result<json::Value> parsed = json::parse(outcome.out, "stdout");
    REQUIRE(parsed);
    return *parsed;
}

/// A file with this content, gone at the end of the test.
class ScratchFile {
public:
    explicit ScratchFile(const std::string& content)
        : m_path((std::filesystem::temp_directory_path() / "memladder_params_test.json").string()) {
        std::ofstream file(m_path, std::ios::binary);
        file << content;
    }
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    ~ScratchFile() { std::filesystem::remove(m_path); }
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    std::string m_path;
};

/// Refused as the contract asks: status 2, one line on standard error, nothing on standard output.
std::string refusal(const std::string& content) {
    const ScratchFile file(content);
    const Outcome outcome = cli::run({"params", file.path(), "--format", "json"});
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
    CHECK(outcome.err.find("memladder_params_test.json") != std::string::npos);
    return outcome.err;
}

bool has(const std::string& text, std::string_view part) {
    UNSCOPED_INFO(text);
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("params prints the object of the contract") {
    const json::Value out = params(dataFile("deepseek-v3.json"));
    CHECK(out.find("total")->integer() == 671'026'419'200);
    CHECK(out.find("embedding")->integer() == 926'679'040);
    CHECK(out.find("head")->integer() == 926'679'040);
    CHECK(out.find("non_embedding")->integer() == 669'173'061'120);
    CHECK(out.find("active")->integer() == 37'552'297'472);
    const json::Value& parts = *out.find("parts");
    CHECK(parts.find("text")->integer() == 671'026'419'200);
    CHECK(parts.find("mtp")->integer() == 11'610'068'224);
    CHECK(parts.find("vision")->integer() == 0);
    CHECK(out.find("tied")->boolean() == false);
    CHECK(out.find("assumed")->isArray());
    std::int64_t sum = 0;
    for (const json::Member& member : out.find("categories")->members())
        sum += *member.value.integer();
    CHECK(sum == *out.find("total")->integer());
}

TEST_CASE("params says what was assumed") {
    const json::Value out = params(dataFile("llama-7b.json"));
    std::string assumed;
    for (const json::Value& line : out.find("assumed")->elements())
        assumed += std::string(*line.string()) + "\n";
    CHECK(has(assumed, "num_key_value_heads"));
    CHECK(has(assumed, "tie_word_embeddings: false, class default of llama"));
}

TEST_CASE("params lists tensors that add up") {
    const Outcome outcome =
        cli::run({"params", dataFile("llama-3.3-nemotron-super-49b.json"), "--tensors", "--format", "json"});
    REQUIRE(outcome.status == 0);
    const Result<json::Value> out = json::parse(outcome.out, "stdout");
    REQUIRE(out);
    std::int64_t sum = 0;
    for (const json::Value& row : out->find("tensors")->elements())
        sum += *row.find("total")->integer();
    CHECK(sum == 49'867'145'216);
    CHECK(has(cli::run({"params", dataFile("gpt2.json"), "--tensors", "--format", "csv"}).out, "embedding.positions,embedding,text,0,1,786432,786432"));
}

TEST_CASE("params in text shows the parts") {
    const Outcome outcome = cli::run({"params", dataFile("gemma-3-4b.json")});
    CHECK(outcome.status == 0);
    CHECK(has(outcome.out, "3,880,263,168"));
    CHECK(has(outcome.out, "419,816,304"));
    CHECK(has(outcome.out, "tied to the embedding"));
}

TEST_CASE("params refuses bad files in one line with file, place and key") {
    CHECK(has(refusal(""), "an empty file"));
    CHECK(has(refusal("{\"model_type\": \"llama\", \"hidden_size\": 40"), ":1:42 (hidden_size): found the end of the file"));
    CHECK(has(refusal("[]"), "accepted: an object"));
    CHECK(has(refusal("{}"), "no hidden size; accepted: one of the keys hidden_size, d_model, n_embd"));
    CHECK(has(refusal("{\"model_type\": \"llama\",\n \"hidden_size\": \"4096\"}"), ":2:17 (hidden_size): found \"4096\""));
    CHECK(has(refusal("{\"hidden_size\": -4096}"), "(hidden_size): found -4096"));
    CHECK(has(refusal("{\"hidden_size\": 1e300}"), "(hidden_size): found 1e300"));
    CHECK(has(refusal("{\"hidden_size\": 1e400}"), "below 1.8e308"));
    CHECK(has(refusal("{\"hidden_size\": NaN}"), "(hidden_size): found NaN"));
    CHECK(has(refusal("{\"hidden_size\": 64, \"hidden_size\": 64}"), "(hidden_size): found the key \"hidden_size\" a second time"));
    CHECK(has(refusal("{\"a\":" + std::string(100'000, '[')), "64 levels"));
    CHECK(has(refusal(std::string("\xFF\xFE{\0}\0", 6)), "UTF-16"));
    CHECK(has(refusal(std::string("{\0\"\0a\0", 6)), "UTF-16"));
    CHECK(has(refusal("{\"text_config\": 3}"), "(text_config): found 3"));
    CHECK(has(refusal("{\"model_type\": \"llama\", \"hidden_size\": 64, \"num_hidden_layers\": 2, \"num_attention_heads\": 7, "
                      "\"vocab_size\": 10, \"intermediate_size\": 8}"),
              "(num_attention_heads): found 7; accepted: a divisor of the hidden size 64"));
    CHECK(has(refusal("{\"model_type\": \"llama\", \"hidden_size\": 64, \"num_hidden_layers\": 2, \"num_attention_heads\": 4, "
                      "\"vocab_size\": 10}"),
              "no feed-forward width; accepted: one of the keys intermediate_size"));
    CHECK(has(refusal(std::string(std::size_t{17} << 20, ' ')), "bytes"));
    const Outcome missing = cli::run({"params", "/no/such/config.json"});
    CHECK(missing.status == 2);
    CHECK(has(missing.err, "/no/such/config.json: found no such file"));
    CHECK(cli::run({"params"}).status == 2);
}

TEST_CASE("list models shows every preset with its counts and source") {
    const Outcome outcome = cli::run({"list", "models", "--format", "json"});
    REQUIRE(outcome.status == 0);
    const Result<json::Value> out = json::parse(outcome.out, "stdout");
    REQUIRE(out);
    const json::Value& models = *out->find("models");
    CHECK(models.size() >= 106);
    bool found = false;
    for (const json::Value& model : models.elements()) {
        CHECK(model.find("source")->string()->size() > 4);
        if (model.find("key")->string() == "gpt3-175b") {
            found = true;
            CHECK(model.find("nominal_params")->integer() == 175'000'000'000);
            CHECK(model.find("exact_params")->integer() == 174'604'259'328);
        }
    }
    CHECK(found);
}
