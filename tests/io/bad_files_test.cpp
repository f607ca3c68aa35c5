// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "io/hf_config.h"
#include "io/json.h"
#include "io/model_file.h"
#include "model/parameters.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

using namespace memladder;

namespace {

namespace fs = std::filesystem;

/// A folder that goes with the test.
class Folder {
public:
    Folder() : m_path(fs::temp_directory_path() / ("memladder_bad_files_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)))) {
        fs::create_directories(m_path);
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string write(const std::string& bytes) const {
        const fs::path file = m_path / "config.json";
        std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        return file.string();
    }
    const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

void checkOneLine(const std::string& line) {
    INFO(line);
    CHECK(line.find('\n') == std::string::npos);
    CHECK(line.find("config.json") != std::string::npos);
    CHECK(line.find("; accepted: ") != std::string::npos);
    CHECK(line.size() < 600);
}

std::string refusalOf(const std::string& path) {
    const Result<ModelFileRef> model = importModelFile(path);
    REQUIRE_FALSE(model.ok());
    checkOneLine(model.error().text());
    return model.error().text();
}

/// Refused in one line, or answered with a count of which no part is zero.
void checkAnswered(const std::string& text) {
    const Result<ImportedModel> model = importHfConfig(text, "config.json");
    if (!model.ok()) {
        checkOneLine(model.error().text());
        return;
    }
    const ParameterCount count = countParameters(model->architecture);
    CHECK(count.total > 0);
    CHECK(count.embedding > 0);
    CHECK(count.nonEmbedding > 0);
    CHECK(count.active > 0);
    CHECK(count.active <= count.total);
    CHECK(count.total == count.embedding + count.head + count.nonEmbedding);
    CHECK(count.mtp >= 0);
    CHECK(count.vision >= 0);
}

std::string llamaWith(const std::string& members) {
    return "{" + members +
           "\"model_type\": \"llama\", \"hidden_size\": 64, \"num_hidden_layers\": 2, \"vocab_size\": 100, "
           "\"intermediate_size\": 96, \"num_attention_heads\": 4}";
}

json::Value wrongValue(std::size_t which) {
    switch (which) {
    case 0: return json::Value("x");
    case 1: return json::Value(-1);
    case 2: return json::Value::number("1e300");
    case 3: return json::Value::array();
    case 4: return json::Value::object();
    case 5: return json::Value(true);
    case 6: return json::Value(0);
    case 7: return json::Value::number("1.5");
    case 8: return json::Value::number("9223372036854775807");
    default: return json::Value::number("NaN");
    }
}
constexpr std::size_t kWrongValues = 10;

} // namespace

TEST_CASE("Files that are no configuration at all are refused by name and place") {
    const Folder folder;
    CHECK(refusalOf(folder.write("")).find("empty") != std::string::npos);
    CHECK(refusalOf(folder.write("   \n\t ")).find("config.json") != std::string::npos);
    CHECK(refusalOf(folder.write("{\"hidden_size\": 64, \"num_hid")).find(":1:") != std::string::npos);
    CHECK(refusalOf(folder.write("{\"hidden_size\": 64,\n \"x\": [1, 2")).find(":2:") != std::string::npos);
    CHECK_FALSE(refusalOf(folder.write("[1, 2, 3]")).empty());
    CHECK_FALSE(refusalOf(folder.write("null")).empty());
    CHECK_FALSE(refusalOf(folder.write("42")).empty());
    CHECK_FALSE(refusalOf(folder.write("{}")).empty());
    // A NUL byte, raw and inside a string.
    CHECK_FALSE(refusalOf(folder.write(std::string("{\"hidden_size\": 64\0}", 20))).empty());
    CHECK_FALSE(refusalOf(folder.write(std::string("{\"model_type\": \"ll\0ama\"}", 24))).empty());
    // Pictures and programs under the name.
    CHECK_FALSE(refusalOf(folder.write(std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16))).empty());
    CHECK_FALSE(refusalOf(folder.write(std::string("\xff\xd8\xff\xe0\0\x10JFIF\0", 11))).empty());
    CHECK_FALSE(refusalOf(folder.write(std::string("\x7f""ELF\x02\x01\x01\0\0\0\0\0", 12))).empty());
    CHECK_FALSE(refusalOf(folder.write("PK\x03\x04")).empty());
    // A folder of that name, and nothing at all.
    fs::remove(folder.path() / "config.json");
    fs::create_directory(folder.path() / "config.json");
    CHECK(refusalOf((folder.path() / "config.json").string()).find("a folder") != std::string::npos);
    CHECK(refusalOf((folder.path() / "none" / "config.json").string()).find("no such file") != std::string::npos);
}

TEST_CASE("UTF-16 is refused, a byte-order mark of UTF-8 is read over, broken UTF-8 is refused") {
    const Folder folder;
    const std::string text = llamaWith("");
    std::string wide = "\xff\xfe";
    std::string big = "\xfe\xff";
    for (const char c : text) {
        wide += c;
        wide += '\0';
        big += '\0';
        big += c;
    }
    CHECK(refusalOf(folder.write(wide)).find("UTF-16") != std::string::npos);
    CHECK(refusalOf(folder.write(big)).find("UTF-16") != std::string::npos);
    CHECK_FALSE(refusalOf(folder.write(wide.substr(2))).empty());
    const Result<ModelFileRef> marked = importModelFile(folder.write("\xef\xbb\xbf" + text));
    REQUIRE(marked.ok());
    const Result<ModelFileRef> plain = importModelFile(folder.write(text));
    REQUIRE(plain.ok());
    CHECK((*marked)->facts.count == (*plain)->facts.count);
    CHECK_FALSE(refusalOf(folder.write(llamaWith("\"\xc3\x28\": 1, "))).empty());
}

TEST_CASE("A hundred megabytes and a deep nest end at once") {
    const Folder folder;
    const fs::path file = folder.path() / "config.json";
    std::ofstream(file, std::ios::binary) << '{';
    fs::resize_file(file, 100'000'000); // sparse: the rest is NUL
    CHECK(refusalOf(file.string()).find("bytes") != std::string::npos);
    CHECK_FALSE(refusalOf(folder.write(std::string(200'000, '['))).empty());
    CHECK_FALSE(refusalOf(folder.write("{\"a\": " + std::string(50'000, '[') + std::string(50'000, ']') + "}")).empty());
    std::string objects;
    for (int i = 0; i < 50'000; ++i)
        objects += "{\"text_config\":";
    CHECK_FALSE(refusalOf(folder.write(objects)).empty());
}

TEST_CASE("Keys given twice are refused by name and place") {
    const Folder folder;
    const std::string line = refusalOf(folder.write(llamaWith("\"hidden_size\": 32, ")));
    CHECK(line.find("hidden_size") != std::string::npos);
    CHECK(line.find(":1:") != std::string::npos);
}

TEST_CASE("A size of the wrong type or out of range is refused by its key; none becomes zero") {
    const Folder folder;
    for (const std::string key : {"hidden_size", "num_hidden_layers", "vocab_size", "intermediate_size", "num_attention_heads"}) {
        for (const char* bad : {"\"64\"", "-64", "0", "1e300", "1e-3", "64.5", "[]", "{}", "true", "NaN", "-Infinity", "18446744073709551616",
                                "9223372036854775807"}) {
            INFO(key << ": " << bad);
            std::string text = llamaWith("");
            const std::size_t at = text.find("\"" + key + "\": ") + key.size() + 4;
            text.replace(at, text.find_first_of(",}", at) - at, bad);
            const std::string line = refusalOf(folder.write(text));
            CHECK(line.find(key) != std::string::npos);
            CHECK(line.find(":1:") != std::string::npos);
        }
    }
    CHECK(refusalOf(folder.write(llamaWith("\"num_key_value_heads\": 0, "))).find("num_key_value_heads") != std::string::npos);
    CHECK(refusalOf(folder.write(llamaWith("\"head_dim\": 0, "))).find("head_dim") != std::string::npos);
    // Each within its range, together far more than 64 bits hold.
    const std::string line = refusalOf(folder.write("{\"model_type\": \"mixtral\", \"hidden_size\": 4194304, \"num_hidden_layers\": 16384, \"vocab_size\": 268435456, "
                                                    "\"intermediate_size\": 4194304, \"num_attention_heads\": 65536, \"head_dim\": 65536, "
                                                    "\"num_local_experts\": 65536, \"num_experts_per_tok\": 2}"));
    CHECK(line.find("parameters") != std::string::npos);
}

TEST_CASE("Any wrong value under any key of any shipped file is refused in one line, or leaves no part at zero") {
    int files = 0;
    for (const auto& entry : fs::directory_iterator(std::string(MEMLADDER_TEST_DATA) + "/configs")) {
        if (entry.path().extension() != ".json")
            continue;
        INFO(entry.path().filename().string());
        const Result<json::Value> read = json::parseFile(entry.path().string());
        REQUIRE(read.ok());
        ++files;
        for (const json::Member& member : read->members()) {
            INFO(member.key);
            for (std::size_t which = 0; which < kWrongValues; ++which) {
                json::Value changed = *read;
                changed.set(member.key, wrongValue(which));
                checkAnswered(json::write(changed));
            }
            // The same one floor down: text_config and its kin.
            for (const json::Member& inner : member.value.members()) {
                INFO(inner.key);
                for (std::size_t which = 0; which < kWrongValues; which += 3) {
                    json::Value part = member.value;
                    part.set(inner.key, wrongValue(which));
                    json::Value changed = *read;
                    changed.set(member.key, std::move(part));
                    checkAnswered(json::write(changed));
                }
            }
            // Left out altogether.
            json::Value without = json::Value::object();
            for (const json::Member& other : read->members()) {
                if (other.key != member.key)
                    without.set(other.key, other.value);
            }
            checkAnswered(json::write(without));
        }
        // Cut off anywhere.
        std::string whole = json::write(*read);
        whole.resize(whole.find_last_of('}'));
        for (std::size_t cut = 0; cut < whole.size(); cut += 1 + whole.size() / 40) {
            const Result<ImportedModel> model = importHfConfig(whole.substr(0, cut), "config.json");
            REQUIRE_FALSE(model.ok());
            checkOneLine(model.error().text());
        }
    }
    CHECK(files == 65);
}
