// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/launch_syntax.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <sstream>

namespace memladder {

namespace {

constexpr std::size_t kMaxValues = 200'000; ///< aliases written out
constexpr std::array<std::string_view, 4> kNull{"", "~", "null", "Null"};
constexpr std::array<std::string_view, 9> kTrue{"true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"};
constexpr std::array<std::string_view, 9> kFalse{"false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF"};

bool isOneOf(std::string_view text, std::span<const std::string_view> list) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

std::size_t digitsIn(std::string_view text, std::size_t from) {
    std::size_t end = from;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9')
        ++end;
    return end - from;
}

/// A number as JSON writes it, for a plain scalar that Python's loader reads as one.
std::optional<std::string> numberText(std::string_view text) {
    const std::size_t sign = !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    const std::size_t whole = digitsIn(text, sign);
    if (whole == 0 || (whole > 1 && text[sign] == '0'))
        return std::nullopt;
    std::size_t at = sign + whole;
    if (at < text.size()) { // a fraction makes a float; an exponent without one does not
        if (text[at] != '.')
            return std::nullopt;
        const std::size_t fraction = digitsIn(text, at + 1);
        if (fraction == 0)
            return std::nullopt;
        at += 1 + fraction;
        if (at < text.size()) {
            if ((text[at] != 'e' && text[at] != 'E') || at + 1 >= text.size() || (text[at + 1] != '-' && text[at + 1] != '+'))
                return std::nullopt;
            const std::size_t exponent = digitsIn(text, at + 2);
            if (exponent == 0 || at + 2 + exponent != text.size())
                return std::nullopt;
        }
    }
    return std::string(text.substr(text[0] == '+' ? 1 : 0));
}

json::Value plainScalar(const std::string& text) {
    if (isOneOf(text, kNull))
        return {};
    if (isOneOf(text, kTrue))
        return json::Value(true);
    if (isOneOf(text, kFalse))
        return json::Value(false);
    if (const auto number = numberText(text))
        return json::Value::number(*number);
    return json::Value(text);
}

json::Position positionOf(const YAML::Mark& mark) {
    return {static_cast<std::size_t>(std::max(0, mark.pos)), static_cast<std::uint32_t>(std::max(0, mark.line) + 1),
            static_cast<std::uint32_t>(std::max(0, mark.column) + 1)};
}

/// Ends the reading; never leaves this file.
struct Refusal {
    json::Position at;
    Phrase found;
    Phrase accepted;
};

class Builder final : public YAML::EventHandler {
public:
    json::Value root;
    std::vector<std::pair<json::Position, std::string>> repeated; ///< keys that stood already

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { add({}, mark, anchor); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        const auto known = m_anchors.find(anchor);
        if (known == m_anchors.end())
            throw Refusal{positionOf(mark), Phrase::tr("an alias of what is not yet complete"), Phrase::tr("values written out")};
        count(known->second.values, mark);
        add(known->second.value, mark, 0);
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override {
        add(tag == "?" || tag.empty() ? plainScalar(value) : json::Value(value), mark, anchor);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
        begin(json::Value::array(), mark, anchor);
    }
    void OnSequenceEnd() override { end(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
        begin(json::Value::object(), mark, anchor);
    }
    void OnMapEnd() override { end(); }

private:
    struct Frame {
        json::Value value;
        YAML::Mark mark;
        YAML::anchor_t anchor;
        std::size_t valuesBefore;
        std::optional<std::string> key = {};
        json::Position keyAt = {};
    };
    struct Anchor {
        json::Value value;
        std::size_t values;
    };

    void count(std::size_t more, const YAML::Mark& mark) {
        m_values += more;
        if (m_values > kMaxValues)
            throw Refusal{positionOf(mark), Phrase::tr("more than %1 values", {Phrase::figure("200,000")}), Phrase::tr("a launch file")};
    }
    void begin(json::Value value, const YAML::Mark& mark, YAML::anchor_t anchor) {
        if (m_frames.size() >= kMaxLaunchDepth)
            throw Refusal{positionOf(mark), Phrase::tr("more than %1 levels of nesting", {std::to_string(kMaxLaunchDepth)}), Phrase::tr("a launch file")};
        if (!m_frames.empty() && m_frames.back().value.isObject() && !m_frames.back().key)
            throw Refusal{positionOf(mark), Phrase::tr("a key that is no scalar"), Phrase::tr("keys of text")};
        m_frames.push_back({std::move(value), mark, anchor, m_values});
    }
    void end() {
        Frame frame = std::move(m_frames.back());
        m_frames.pop_back();
        add(std::move(frame.value), frame.mark, frame.anchor, m_values - frame.valuesBefore);
    }
    void add(json::Value value, const YAML::Mark& mark, YAML::anchor_t anchor, std::size_t values = 0) {
        value.setPosition(positionOf(mark));
        count(1, mark);
        if (anchor != 0)
            m_anchors[anchor] = {value, values + 1};
        if (m_frames.empty()) {
            root = std::move(value);
            return;
        }
        Frame& frame = m_frames.back();
        if (frame.value.isArray()) {
            frame.value.append(std::move(value));
        } else if (!frame.key) {
            if (value.isArray() || value.isObject())
                throw Refusal{positionOf(mark), Phrase::tr("a key that is no scalar"), Phrase::tr("keys of text")};
            frame.key = plainText(value);
            frame.keyAt = positionOf(mark);
        } else {
            if (frame.value.remove(*frame.key)) // as Python's loader has it: the last one counts
                repeated.push_back({frame.keyAt, *frame.key});
            frame.value.appendMember({std::move(*frame.key), std::move(value), frame.keyAt});
            frame.key.reset();
        }
    }

    std::vector<Frame> m_frames;
    std::map<YAML::anchor_t, Anchor> m_anchors;
    std::size_t m_values = 0;
};

std::string scalarText(const json::Value& value) {
    if (value.isNull())
        return "null";
    if (!value.isString()) {
        const std::string text = plainText(value);
        return text == "NaN" ? ".nan" : text == "Infinity" ? ".inf" : text == "-Infinity" ? "-.inf" : text;
    }
    std::string text(*value.string());
    const auto isWord = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '/' || c == '-';
    };
    const bool plain = !text.empty() && plainScalar(text).isString() && text[0] != '-' && text[0] != '.' &&
                       !(text[0] >= '0' && text[0] <= '9') && std::all_of(text.begin(), text.end(), isWord);
    if (plain)
        return text;
    const bool control = std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    if (control)
        return json::write(value, json::Style::Compact);
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("''") : std::string(1, c);
    return out + "'";
}

bool isFlat(const json::Value& value) {
    return std::none_of(value.elements().begin(), value.elements().end(),
                        [](const json::Value& element) { return element.isArray() || element.isObject(); });
}

void writeNode(std::string& out, const json::Value& value, std::size_t indent);

void writeMembers(std::string& out, const json::Value& value, std::size_t indent, bool firstIsPlaced) {
    for (const json::Member& member : value.members()) {
        out += (firstIsPlaced ? std::string() : std::string(indent, ' ')) + scalarText(json::Value(member.key)) + ":";
        firstIsPlaced = false;
        writeNode(out, member.value, indent + 2);
    }
}

void writeNode(std::string& out, const json::Value& value, std::size_t indent) {
    if (value.isObject() && value.size() > 0) {
        out += "\n";
        writeMembers(out, value, indent, false);
    } else if (value.isObject()) {
        out += " {}\n";
    } else if (value.isArray() && isFlat(value)) {
        out += " [";
        bool first = true;
        for (const json::Value& element : value.elements()) {
            out += (first ? "" : ", ") + scalarText(element);
            first = false;
        }
        out += "]\n";
    } else if (value.isArray()) {
        out += "\n";
        for (const json::Value& element : value.elements()) {
            out += std::string(indent, ' ') + "-";
            if (element.isObject() && element.size() > 0) {
                out += " ";
                writeMembers(out, element, indent + 2, true);
            } else {
                writeNode(out, element, indent + 2);
            }
        }
    } else {
        out += " " + scalarText(value) + "\n";
    }
}

} // namespace

Result<LaunchTree> readYaml(std::string_view text, std::string_view fileName) {
    const auto refuse = [fileName](json::Position at, Phrase found, Phrase accepted) {
        std::string where(fileName);
        if (at.line > 0)
            where += ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
        return Error{std::move(where), std::move(found), std::move(accepted)};
    };
    const auto invalid = [](std::string_view detail) { // the library's own words
        return Phrase::tr("text that is not valid %1 (%2)", {"YAML", shortened(detail, 120)});
    };
    if (text.find('\0') != std::string_view::npos)
        return refuse({}, Phrase::tr("a file with zero bytes"), Phrase::tr("YAML in UTF-8"));
    LaunchTree tree;
    try {
        std::istringstream stream{std::string(text)};
        YAML::Parser parser(stream);
        Builder builder;
        if (parser.HandleNextDocument(builder)) {
            tree.root = std::move(builder.root);
            for (const auto& [at, key] : builder.repeated) {
                if (tree.warnings.size() < 20)
                    tree.warnings.push_back(Phrase::joined({refuse(at, "", "").where, Phrase::tr("%1 a second time; the last one counts", {shortened(key)})}, ": "));
            }
            Builder second;
            if (parser.HandleNextDocument(second) && !second.root.isNull())
                return refuse(second.root.position(), Phrase::tr("a second document"), Phrase::tr("one document a file"));
        }
    } catch (const Refusal& refusal) {
        return refuse(refusal.at, refusal.found, refusal.accepted);
    } catch (const YAML::Exception& error) {
        return refuse(error.mark.is_null() ? json::Position{} : positionOf(error.mark), invalid(error.msg), "YAML");
    } catch (const std::exception& error) {
        return refuse({}, invalid(error.what()), "YAML");
    }
    if (!tree.root.isObject())
        return refuse(tree.root.position(), json::describe(tree.root), Phrase::tr("keys with values"));
    return tree;
}

std::string writeYaml(const json::Value& root, const std::vector<std::string>& comments) {
    std::string out;
    for (const std::string& comment : comments)
        out += "# " + comment + "\n";
    writeMembers(out, root, 0, false);
    return out;
}

} // namespace memladder
