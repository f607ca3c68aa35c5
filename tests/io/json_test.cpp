// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "io/json.h"

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>

using namespace memladder;

namespace {

json::Value parsed(std::string_view text) {
    const Result<json::Value> result = json::parse(text, "t.json");
    INFO((result.ok() ? std::string() : result.error().text()));
    REQUIRE(result.ok());
    return *result;
}

std::string refusal(std::string_view text, const json::Limits& limits = {}) {
    const Result<json::Value> result = json::parse(text, "t.json", limits);
    INFO(text);
    REQUIRE_FALSE(result.ok());
    const std::string line = result.error().text();
    CHECK(line.find('\n') == std::string::npos);
    return line;
}

bool has(const std::string& text, std::string_view part) {
    UNSCOPED_INFO(text);
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("JSON keeps order, number text and places") {
    const json::Value root =
        parsed("{\n  \"z\": 1,\n  \"a\": [1.50, true, null, \"x\\u00e9\\n\"],\n  \"m\": {\"k\": -3}\n}\n");
    REQUIRE(root.members().size() == 3);
    CHECK(root.members()[0].key == "z");
    CHECK(root.members()[1].key == "a");
    CHECK(root.members()[2].key == "m");
    CHECK(root.position().line == 1);
    const json::Value& list = *root.find("a");
    CHECK(list.position().line == 3);
    CHECK(list.position().column == 8);
    CHECK(list.elements()[0].numberText() == "1.50");
    CHECK(list.elements()[0].position().column == 9);
    CHECK(list.elements()[1].boolean() == true);
    CHECK(list.elements()[1].position().column == 15);
    CHECK(list.elements()[2].isNull());
    CHECK(list.elements()[3].string() == "xé\n");
    CHECK(list.elements()[3].position().column == 27);
    CHECK(root.members()[2].keyPosition.line == 4);
    CHECK(root.find("m")->find("k")->integer() == -3);
    CHECK(root.find("m")->find("k")->position().column == 14);
    CHECK(root.find("none") == nullptr);
}

TEST_CASE("JSON numbers are exact") {
    CHECK(parsed("9007199254740993").integer() == 9007199254740993);
    CHECK(parsed("9223372036854775807").integer() == INT64_MAX);
    CHECK_FALSE(parsed("9223372036854775808").integer());
    CHECK(parsed("4096.0").integer() == 4096);
    CHECK(parsed("4.096e3").integer() == 4096);
    CHECK_FALSE(parsed("4096.5").integer());
    CHECK_FALSE(parsed("1e300").integer());
    CHECK(parsed("1e300").number() == Approx(1e300));
    CHECK(std::isnan(*parsed("NaN").number()));
    CHECK(std::isinf(*parsed("[Infinity, -Infinity]").elements()[1].number()));
    CHECK(parsed("[-Infinity]").elements()[0].number() < 0.0);
    CHECK_FALSE(parsed("Infinity").integer());
    CHECK(parsed("123456789012345678901234567890").numberText() == "123456789012345678901234567890");
    CHECK(parsed("1e-400").number() == 0.0);
}

TEST_CASE("JSON that is wrong is refused in one line with its place") {
    CHECK(has(refusal(""), "t.json: found an empty file"));
    CHECK(has(refusal("  \n"), "white space"));
    CHECK(has(refusal("{\"a\": 1"), "t.json:1:8 (a): found the end of the file"));
    CHECK(has(refusal("{\"a\": [1, 2"), "(a[2])"));
    CHECK(has(refusal("{\"a\": 1,}"), "a key in double quotes"));
    CHECK(has(refusal("{\"a\" 1}"), "a colon"));
    CHECK(has(refusal("[1 2]"), "t.json:1:4"));
    CHECK(has(refusal("{}\n{}"), "t.json:2:1: found \"{}\"; accepted: nothing after"));
    CHECK(has(refusal("{\"a\":\n 1, \"b\": 2,\n  \"a\": 3}"),
              "t.json:3:3 (a): found the key \"a\" a second time, first on line 1"));
    CHECK(has(refusal("{\"o\": {\"a\": 1, \"a\": 1}}"), "(o.a)"));
    CHECK(has(refusal("1e400"), "1.8e308"));
    CHECK(has(refusal("{\"a\": \"\xff\"}"), "UTF-8"));
    CHECK(has(refusal("\xff\xfe{\0}\0"), "UTF-16"));
    CHECK(has(refusal(std::string_view("{\0}\0", 4)), "UTF-16"));
    CHECK(has(refusal(std::string_view("{\"abcdef\": 1}\0x", 15)), "zero byte"));
    CHECK(has(refusal("{\"a\": 'x'}"), "t.json:1:7 (a)"));
    CHECK(parsed("\xEF\xBB\xBF{\"a\": 1}").find("a")->integer() == 1);
}

TEST_CASE("JSON from strangers is held to limits") {
    CHECK(has(refusal(std::string(1'000'000, '[')), "64 levels"));
    std::string deep;
    for (int i = 0; i < 100'000; ++i)
        deep += "{\"a\":";
    CHECK(has(refusal(deep), "64 levels"));
    CHECK(parsed(std::string(64, '[') + std::string(64, ']')).isArray());
    json::Limits few;
    few.values = 3;
    CHECK(has(refusal("[1,2,3]", few), "more than 3 values"));
    CHECK(json::parse("[1,2]", "t", few).ok());
    few.bytes = 4;
    CHECK(has(refusal("[1,2]", few), "5 bytes"));
    std::string many = "{";
    for (int i = 0; i < 100'000; ++i)
        many += "\"k" + std::to_string(i) + "\":0,";
    many += "\"k0\":1}";
    CHECK(has(refusal(many), "\"k0\" a second time"));
}

TEST_CASE("JSON is written in order, and reads back the same") {
    json::Value object;
    object.set("key", 12);
    object.set("big", std::uint64_t{18446744073709551615U});
    object.set("half", 0.1);
    object.set("whole", 30e9);
    object.set("text", "a\"\\\n\x01é");
    object.set("flag", true);
    object.set("none", nullptr);
    object.set("nan", std::nan(""));
    object.set("list", json::Value::array({1, 2, 3}));
    object.set("empty", json::Value::object());
    object.set("key", 13);
    CHECK(json::write(object, json::Style::Compact) ==
          "{\"key\":13,\"big\":18446744073709551615,\"half\":0.1,\"whole\":30000000000,\"text\":"
          "\"a\\\"\\\\\\n\\u0001é\","
          "\"flag\":true,\"none\":null,\"nan\":null,\"list\":[1,2,3],\"empty\":{}}");
    const std::string pretty = json::write(object);
    CHECK(has(pretty, "{\n  \"key\": 13,\n"));
    CHECK(has(pretty, "  \"list\": [1, 2, 3],\n  \"empty\": {}\n}\n"));
    CHECK(parsed(pretty) == object);
    const std::string exact = "{\"a\":1.50,\"b\":1E5,\"c\":Infinity}";
    CHECK(json::write(parsed(exact), json::Style::Compact) == exact);
    CHECK(json::write(json::Value("\xC3"), json::Style::Compact) == "\"\uFFFD\"");
    json::Value copy = object;
    CHECK(copy.remove("key"));
    CHECK_FALSE(copy.remove("key"));
    CHECK_FALSE(copy == object);
}

TEST_CASE("Typed reading names file, place and key") {
    const json::Value root =
        parsed("{\"model\": {\n \"layers\": -4, \"name\": 7, \"sizes\": [1, \"x\"], \"rate\": NaN}}");
    const json::Node node(root, "t.json");
    CHECK(node["model"]["layers"].integer(1).error().text() ==
          "t.json:2:12 (model.layers): found -4; accepted: a whole number from 1");
    CHECK(*node["model"]["layers"].integer() == -4);
    CHECK(node["model"]["name"].string().error().text() ==
          "t.json:2:24 (model.name): found 7; accepted: a string");
    CHECK(has(node["model"]["sizes"].element(1).integer().error().text(), "(model.sizes[1]): found \"x\""));
    CHECK(has(node["model"]["rate"].number().error().text(), "found NaN; accepted: a number"));
    CHECK(node["model"]["none"].integer().error().text() ==
          "t.json:1:11 (model.none): found nothing; accepted: a whole number");
    CHECK_FALSE(node["model"]["none"]["deeper"].exists());
    CHECK(has(node["model"].array().error().text(), "found an object; accepted: an array"));
    CHECK(node["model"].object().ok());
    CHECK(node["model"]["sizes"].size() == 2);
}

TEST_CASE("Files that cannot be read say why") {
    CHECK(has(json::readFile("/no/such/file.json").error().text(), "no such file"));
    CHECK(has(json::readFile("/").error().text(), "a folder"));
    const std::string path = (std::filesystem::temp_directory_path() / "memladder_json_test.json").string();
    {
        std::ofstream file(path, std::ios::binary);
        file << "{\"a\": 1}";
    }
    CHECK(json::parseFile(path).value().find("a")->integer() == 1);
    CHECK(has(json::readFile(path, 7).error().text(), "more than 7 bytes"));
    std::remove(path.c_str());
}
