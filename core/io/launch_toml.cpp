// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/launch_syntax.h"

#include "quantity/control.h"

// The library asserts what a stranger's file can break ("[#"), and refuses it right after: no check ends the program, and
// none is handed to the compiler as something to rely on.
#undef NDEBUG
#define TOML_ASSERT(expr) static_cast<void>(0)
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 1
#include <toml++/toml.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>

namespace memladder {

namespace {

json::Position positionOf(const toml::source_region& source) {
    return {0, source.begin.line, source.begin.column};
}

template <typename T>
std::string written(const T& value) {
    std::ostringstream out;
    out << value;
    return out.str();
}

// A date or a time, for which JSON has no kind, stands in the tree as {"!toml": "1979-05-27"}; a key that begins with '!' has
// one more there.
constexpr std::string_view kOwnKind = "!toml";

json::Value dated(std::string text) {
    return json::Value::object({{std::string(kOwnKind), json::Value(std::move(text))}});
}

/// The text of such a value that can be written: a scenario's file holds what it likes.
std::optional<std::string> dateIn(const json::Value& value) {
    if (value.size() != 1 || !value.isObject() || value.members().front().key != kOwnKind || !value.members().front().value.isString())
        return std::nullopt;
    const std::string text(*value.members().front().value.string());
    if (text.find_first_not_of("0123456789-:.+TZ") != std::string::npos)
        return std::nullopt;
    const toml::parse_result read = toml::parse("x = " + text);
    const toml::node* node = read ? read.table().get("x") : nullptr;
    return node && (node->is_date() || node->is_time() || node->is_date_time()) ? std::optional(text) : std::nullopt;
}

/// A real number stays one: 1.0 is not 1.
json::Value realValue(double value) {
    if (!std::isfinite(value))
        return json::Value::number(std::isnan(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity");
    std::string text(json::Value(value).numberText());
    if (std::signbit(value) && !text.starts_with('-'))
        text.insert(0, "-");
    if (text.find_first_of(".eE") == std::string::npos)
        text += ".0";
    return json::Value::number(text);
}

json::Value valueOf(const toml::node& node) {
    json::Value out;
    if (const toml::table* table = node.as_table()) {
        std::vector<json::Member> members;
        for (const auto& [key, value] : *table)
            members.push_back({(key.str().starts_with('!') ? "!" : "") + std::string(key.str()), valueOf(value), positionOf(key.source())});
        // The library sorts by name; a file has an order of its own.
        std::stable_sort(members.begin(), members.end(), [](const json::Member& a, const json::Member& b) {
            return std::pair(a.keyPosition.line, a.keyPosition.column) < std::pair(b.keyPosition.line, b.keyPosition.column);
        });
        out = json::Value::object(std::move(members));
    } else if (const toml::array* array = node.as_array()) {
        out = json::Value::array();
        for (const toml::node& element : *array)
            out.append(valueOf(element));
    } else if (const auto* text = node.as_string()) {
        out = json::Value(text->get());
    } else if (const auto* whole = node.as_integer()) {
        out = json::Value(whole->get());
    } else if (const auto* real = node.as_floating_point()) {
        out = realValue(real->get());
    } else if (const auto* boolean = node.as_boolean()) {
        out = json::Value(boolean->get());
    } else if (const auto* date = node.as_date()) {
        out = dated(written(date->get()));
    } else if (const auto* time = node.as_time()) {
        out = dated(written(time->get()));
    } else if (const auto* moment = node.as_date_time()) {
        out = dated(written(moment->get()));
    }
    out.setPosition(positionOf(node.source()));
    return out;
}

std::string basicString(std::string_view text) {
    std::string out = "\"";
    while (!text.empty()) {
        const Character c = firstCharacter(text);
        text.remove_prefix(c.bytes.size());
        if (c.bytes == "\"" || c.bytes == "\\") {
            out += '\\';
            out += c.bytes;
        } else if (c.control) {
            constexpr std::string_view digits = "0123456789ABCDEF";
            out += "\\u00";
            out += digits[static_cast<unsigned char>(c.bytes.back()) >> 4];
            out += digits[static_cast<unsigned char>(c.bytes.back()) & 15];
        } else {
            out += c.bytes;
        }
    }
    return out + "\"";
}

std::string keyText(std::string_view key) {
    if (key.starts_with("!!"))
        key.remove_prefix(1);
    const bool bare = !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    });
    return bare ? std::string(key) : basicString(key);
}

std::string inlineText(const json::Value& value) {
    if (value.isString())
        return basicString(*value.string());
    if (value.isArray()) {
        std::string out = "[";
        for (const json::Value& element : value.elements())
            out += (out.size() > 1 ? ", " : "") + inlineText(element);
        return out + "]";
    }
    if (const auto date = dateIn(value))
        return *date;
    if (value.isObject()) {
        std::string out = "{";
        for (const json::Member& member : value.members())
            out += (out.size() > 1 ? ", " : " ") + keyText(member.key) + " = " + inlineText(member.value);
        return out + (out.size() > 1 ? " }" : "}");
    }
    if (value.isNumber()) {
        const std::string text(value.numberText());
        return text == "NaN" ? "nan" : text == "Infinity" ? "inf" : text == "-Infinity" ? "-inf" : text;
    }
    return plainText(value);
}

void writeTable(std::string& out, const json::Value& table, const std::string& path) {
    bool headed = path.empty();
    for (const json::Member& member : table.members()) {
        if ((member.value.isObject() && !dateIn(member.value)) || member.value.isNull())
            continue;
        if (!headed) {
            out += (out.empty() ? "[" : "\n[") + path + "]\n";
            headed = true;
        }
        out += keyText(member.key) + " = " + inlineText(member.value) + "\n";
    }
    if (!headed && table.size() == 0)
        out += (out.empty() ? "[" : "\n[") + path + "]\n";
    for (const json::Member& member : table.members()) {
        if (member.value.isObject() && !dateIn(member.value))
            writeTable(out, member.value, (path.empty() ? "" : path + ".") + keyText(member.key));
    }
}

bool isAscii(char c) {
    return static_cast<unsigned char>(c) < 0x80;
}

/// What the library itself (3.3) must not be given. It builds and frees one level a part of a dotted key, each within the
/// last, and would run out of stack; arrays and inline tables it limits. And where it looks for white space it takes letters
/// up to U+0499 for impossible (unicode_autogenerated.h, __builtin_unreachable): outside of strings TOML has none anyway.
std::optional<LaunchRefusal> unfit(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    json::Position at{text.starts_with(mark) ? mark.size() : 0, 1, 1};
    std::size_t parts = 0;
    std::string_view closing; // of the string or comment that reading stands in
    while (at.offset < text.size()) {
        const std::string_view rest = text.substr(at.offset);
        const char c = rest[0];
        std::size_t taken = 1;
        if (!closing.empty()) {
            if (rest.starts_with(closing)) {
                taken = closing == "\n" ? 0 : closing.size();
                closing = {};
            } else if (c == '\n' && closing.size() == 1) {
                closing = {}; // not closed: the library will say so
            } else if (c == '\\' && closing[0] == '"') {
                // An escaped letter, or a line's end with white space behind it.
                const std::size_t next = rest.find_first_not_of(" \t\r\n", 1);
                if (next != std::string_view::npos && !isAscii(rest[next]))
                    return LaunchRefusal{at, Phrase::tr("a backslash before a letter that it does not escape"), "TOML"};
                taken = std::min<std::size_t>(2, rest.size());
            }
        } else if (!isAscii(c)) {
            return LaunchRefusal{at, Phrase::tr("a letter outside of quotes that is not ASCII"), Phrase::tr("TOML, whose bare keys and values are ASCII")};
        } else if (rest.starts_with("\"\"\"") || rest.starts_with("'''")) {
            closing = rest.substr(0, 3);
            taken = 3;
        } else if (c == '"' || c == '\'') {
            closing = rest.substr(0, 1);
        } else if (c == '#') {
            closing = "\n";
        } else if (c == '.') {
            if (++parts > kMaxLaunchDepth)
                return LaunchRefusal{at, Phrase::tr("a key of more than %1 parts", {std::to_string(kMaxLaunchDepth)}),
                               "at most " + std::to_string(kMaxLaunchDepth)};
        } else if (std::string_view(",[]{}=\n").find(c) != std::string_view::npos) {
            parts = 0;
        }
        for (; taken > 0; --taken, ++at.offset) {
            const bool ends = text[at.offset] == '\n';
            at.line += ends ? 1 : 0;
            at.column = ends ? 1 : at.column + 1;
        }
    }
    return std::nullopt;
}

} // namespace

Result<LaunchTree> readToml(std::string_view text, std::string_view fileName) {
    if (const auto wrong = unfit(text))
        return Error{std::string(fileName) + ":" + std::to_string(wrong->at.line) + ":" + std::to_string(wrong->at.column), wrong->found, wrong->accepted};
    const toml::parse_result parsed = toml::parse(text, std::string(fileName));
    if (!parsed) {
        const toml::parse_error& error = parsed.error();
        const toml::source_position& at = error.source().begin;
        return Error{std::string(fileName) + ":" + std::to_string(at.line) + ":" + std::to_string(at.column),
                     Phrase::tr("text that is not valid %1 (%2)", {"TOML", shortened(error.description(), 120)}), "TOML"};
    }
    LaunchTree tree;
    tree.root = valueOf(parsed.table());
    return tree;
}

std::string writeToml(const json::Value& root, const std::vector<std::string>& comments) {
    std::string out;
    for (const std::string& comment : comments)
        out += "# " + comment + "\n";
    writeTable(out, root, "");
    return out;
}

} // namespace memladder
