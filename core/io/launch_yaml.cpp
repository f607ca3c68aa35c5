// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/launch_syntax.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <sstream>

namespace memladder {

namespace {

constexpr std::size_t kMaxValues = 200'000; ///< aliases written out
constexpr std::size_t kMaxDigits = 100;     ///< of a number that is not decimal
constexpr std::array<std::string_view, 5> kNull{"", "~", "null", "Null", "NULL"};
constexpr std::array<std::string_view, 9> kTrue{"true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"};
constexpr std::array<std::string_view, 9> kFalse{"false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF"};
constexpr std::string_view kStandard = "tag:yaml.org,2002:";

// What JSON has no kind for stands in the tree under its tag: {"!!timestamp": "2001-12-14"}, and for a key that is no text
// "!!int 8". A text as a key that begins so itself is "!!str !…".

bool isOneOf(std::string_view text, std::span<const std::string_view> list) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

/// Takes a scalar apart from its front.
struct Cursor {
    std::string_view rest;

    bool take(std::string_view letters) {
        if (rest.empty() || letters.find(rest[0]) == std::string_view::npos)
            return false;
        rest.remove_prefix(1);
        return true;
    }
    std::string_view run(std::string_view letters, std::size_t most = std::string_view::npos) {
        const std::string_view out = rest.substr(0, std::min(most, rest.find_first_not_of(letters)));
        rest.remove_prefix(out.size());
        return out;
    }
    bool digits(std::size_t least, std::size_t most) { return run(kDigits, most).size() >= least; }

    static constexpr std::string_view kDigits = "0123456789";
};

std::string withoutMarks(std::string_view digits) {
    std::string out;
    std::copy_if(digits.begin(), digits.end(), std::back_inserter(out), [](char c) { return c != '_'; });
    return out;
}

/// value·factor + more, of decimal digits.
void multiplyAdd(std::string& value, unsigned factor, unsigned more) {
    for (std::size_t i = value.size(); i-- > 0;) {
        const unsigned digit = static_cast<unsigned>(value[i] - '0') * factor + more;
        value[i] = static_cast<char>('0' + digit % 10);
        more = digit / 10;
    }
    for (; more > 0; more /= 10)
        value.insert(value.begin(), static_cast<char>('0' + more % 10));
}

std::optional<std::string> decimal(std::string_view digits, unsigned base) {
    if (digits.empty() || digits.size() > kMaxDigits)
        return std::nullopt;
    std::string out = "0";
    for (const char c : digits)
        multiplyAdd(out, base, static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10));
    return out;
}

/// Minutes and seconds as Python's loader counts them: 1:30 is 90.
std::optional<std::string> sexagesimal(Cursor& at, std::string_view first) {
    std::optional<std::string> out = decimal(first, 10);
    while (out && at.take(":")) {
        const std::string_view part = at.run(Cursor::kDigits, 2);
        if (part.empty() || (part.size() == 2 && part[0] > '5') || out->size() > kMaxDigits)
            return std::nullopt;
        const std::optional<std::string> more = decimal(part, 10);
        multiplyAdd(*out, 60, static_cast<unsigned>(std::stoul(*more)));
    }
    return out;
}

/// A plain scalar that Python's loader reads as a whole number, as JSON writes it.
std::optional<std::string> wholeText(std::string_view text) {
    Cursor at{text};
    const std::string sign = text.starts_with('-') ? "-" : "";
    (void)at.take("-+");
    std::optional<std::string> out;
    if (at.rest.starts_with("0b")) {
        at.rest.remove_prefix(2);
        out = decimal(withoutMarks(at.run("01_")), 2);
    } else if (at.rest.starts_with("0x")) {
        at.rest.remove_prefix(2);
        out = decimal(withoutMarks(at.run("0123456789abcdefABCDEF_")), 16);
    } else if (at.rest.starts_with('0')) {
        out = decimal(withoutMarks(at.run("01234567_")), 8);
    } else if (!at.rest.empty() && at.rest[0] != '_') {
        out = withoutMarks(at.run("0123456789_"));
        if (!out->empty() && at.rest.starts_with(':'))
            out = sexagesimal(at, *out);
    }
    if (!out || out->empty() || !at.rest.empty())
        return std::nullopt;
    return sign + *out;
}

/// The same of a real one: it has a point, and its exponent a sign.
std::optional<std::string> realText(std::string_view text) {
    Cursor at{text};
    std::string out = text.starts_with('-') ? "-" : "";
    const bool hasSign = at.take("-+");
    if (isOneOf(at.rest, std::array<std::string_view, 3>{".inf", ".Inf", ".INF"}))
        return out + "Infinity";
    if (!hasSign && isOneOf(at.rest, std::array<std::string_view, 3>{".nan", ".NaN", ".NAN"}))
        return "NaN";
    if (at.rest.starts_with('_'))
        return std::nullopt;
    std::string whole = withoutMarks(at.run("0123456789_"));
    const bool parts = at.rest.starts_with(':');
    if (parts) {
        const std::optional<std::string> sum = whole.empty() ? std::nullopt : sexagesimal(at, whole);
        if (!sum)
            return std::nullopt;
        whole = *sum;
    }
    if (!at.take("."))
        return std::nullopt;
    if (whole.empty() && (hasSign || at.rest.empty() || Cursor::kDigits.find(at.rest[0]) == std::string_view::npos))
        return std::nullopt;
    whole.erase(0, std::min(whole.find_first_not_of('0'), whole.size()));
    const std::string fraction = withoutMarks(at.run("0123456789_"));
    out += (whole.empty() ? "0" : whole) + "." + (fraction.empty() ? "0" : fraction);
    if (!parts && at.take("eE")) {
        const std::string sign = at.rest.starts_with('-') ? "-" : "+";
        const bool signedExponent = at.take("-+");
        const std::string_view digits = at.run(Cursor::kDigits);
        if (!signedExponent || digits.empty())
            return std::nullopt;
        out += "e" + sign + std::string(digits);
    }
    if (!at.rest.empty())
        return std::nullopt;
    return out;
}

/// A date, or a date and a time. Source: the resolver of PyYAML.
bool isTimestamp(std::string_view text) {
    Cursor at{text};
    if (!at.digits(4, 4) || !at.take("-"))
        return false;
    const std::string_view month = at.run(Cursor::kDigits, 2);
    if (month.empty() || !at.take("-"))
        return false;
    const std::string_view day = at.run(Cursor::kDigits, 2);
    if (at.rest.empty())
        return month.size() == 2 && day.size() == 2;
    if (day.empty() || (!at.take("Tt") && at.run(" \t").empty()) || !at.digits(1, 2) || !at.take(":") || !at.digits(2, 2) || !at.take(":") || !at.digits(2, 2))
        return false;
    if (at.take("."))
        (void)at.run(Cursor::kDigits);
    if (at.rest.empty())
        return true;
    (void)at.run(" \t");
    if (at.take("Z"))
        return at.rest.empty();
    if (!at.take("-+") || !at.digits(1, 2))
        return false;
    return at.rest.empty() || (at.take(":") && at.digits(2, 2) && at.rest.empty());
}

json::Value tagged(std::string_view tag, json::Value value) {
    return json::Value::object({{std::string(tag), std::move(value)}});
}

/// A scalar without quotes, as Python's loader types it. Source: yaml/resolver.py, constructor.py (PyYAML 6.0.3).
json::Value plainScalar(const std::string& text) {
    if (isOneOf(text, kNull))
        return {};
    if (isOneOf(text, kTrue))
        return json::Value(true);
    if (isOneOf(text, kFalse))
        return json::Value(false);
    if (const auto number = wholeText(text))
        return json::Value::number(*number);
    if (const auto number = realText(text))
        return json::Value::number(*number);
    if (isTimestamp(text))
        return tagged("!!timestamp", json::Value(text));
    return json::Value(text);
}

/// A tag as a file writes it.
std::string shortTag(std::string_view tag) {
    if (tag.starts_with(kStandard))
        return "!!" + std::string(tag.substr(kStandard.size()));
    return tag.starts_with('!') ? std::string(tag) : "!<" + std::string(tag) + ">";
}

/// A tag that can be written: a scenario's file holds what it likes.
bool isTag(std::string_view tag) {
    const bool full = tag.starts_with("!<") && tag.ends_with('>');
    const std::string_view name = full ? tag.substr(2, tag.size() - 3) : tag.starts_with("!!") ? tag.substr(2) : tag.starts_with('!') ? tag.substr(1) : "";
    return !name.empty() && std::all_of(name.begin(), name.end(), [full](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || std::string_view(full ? "-_./:#%+=@~,;!" : "-_./:#%+=@~").find(c) != std::string_view::npos;
    });
}

/// The value's only member where that is a tag.
const json::Member* tagOf(const json::Value& value) {
    return value.isObject() && value.size() == 1 && isTag(value.members().front().key) ? &value.members().front() : nullptr;
}

json::Value scalarOf(std::string_view tag, const std::string& text) {
    if (tag == "?" || tag.empty())
        return plainScalar(text);
    if (tag == "!" || tag == "tag:yaml.org,2002:str")
        return json::Value(text);
    const std::string name = shortTag(tag);
    json::Value value = plainScalar(text);
    const bool whole = value.isNumber() && value.numberText().find_first_not_of("-0123456789") == std::string_view::npos;
    if ((name == "!!int" && whole) || (name == "!!float" && value.isNumber() && !whole) || (name == "!!bool" && value.isBoolean()) || (name == "!!null" && value.isNull()))
        return value;
    return isTag(name) ? tagged(name, json::Value(text)) : json::Value(text);
}

/// The name under which a key stands in the tree.
std::string keyName(const json::Value& value) {
    if (value.isString())
        return (value.string()->starts_with('!') ? "!!str " : "") + std::string(*value.string());
    if (const json::Member* own = tagOf(value))
        return own->key + " " + plainText(own->value);
    const std::string text = plainText(value);
    const bool real = text.find_first_not_of("-0123456789") != std::string::npos;
    return (value.isBoolean() ? "!!bool " : value.isNull() ? "!!null " : real ? "!!float " : "!!int ") + text;
}

json::Position positionOf(const YAML::Mark& mark) {
    return {static_cast<std::size_t>(std::max(0, mark.pos)), static_cast<std::uint32_t>(std::max(0, mark.line) + 1),
            static_cast<std::uint32_t>(std::max(0, mark.column) + 1)};
}

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
            throw LaunchRefusal{positionOf(mark), Phrase::tr("an alias of what is not yet complete"), Phrase::tr("values written out")};
        count(known->second.values, mark);
        add(known->second.value, mark, 0);
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override {
        if (value == "<<" && (tag == "?" || tag.empty()) && wantsKey()) {
            m_frames.back().key = value;
            m_frames.back().merges = true;
            return;
        }
        add(scalarOf(tag, value), mark, anchor);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
        begin(json::Value::array(), mark, tag, anchor);
    }
    void OnSequenceEnd() override { end(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
        begin(json::Value::object(), mark, tag, anchor);
    }
    void OnMapEnd() override { end(); }

private:
    struct Frame {
        json::Value value;
        YAML::Mark mark;
        YAML::anchor_t anchor;
        std::size_t valuesBefore;
        std::string tag = {}; ///< one of its own
        std::optional<std::string> key = {};
        json::Position keyAt = {};
        std::set<std::string> keys = {}; ///< that stand already
        bool merges = false;             ///< the key is <<
        std::vector<json::Value> merged = {};
    };
    struct Anchor {
        json::Value value;
        std::size_t values;
    };

    void count(std::size_t more, const YAML::Mark& mark) {
        m_values += more;
        if (m_values > kMaxValues)
            throw LaunchRefusal{positionOf(mark), Phrase::tr("more than %1 values", {Phrase::figure("200,000")}), Phrase::tr("a launch file")};
    }
    [[nodiscard]] bool wantsKey() const { return !m_frames.empty() && m_frames.back().value.isObject() && !m_frames.back().key; }
    void begin(json::Value value, const YAML::Mark& mark, std::string_view tag, YAML::anchor_t anchor) {
        if (m_frames.size() >= kMaxLaunchDepth)
            throw LaunchRefusal{positionOf(mark), Phrase::tr("more than %1 levels of nesting", {std::to_string(kMaxLaunchDepth)}), Phrase::tr("a launch file")};
        if (wantsKey())
            throw LaunchRefusal{positionOf(mark), Phrase::tr("a key that is no scalar"), Phrase::tr("keys of text")};
        const bool own = !tag.empty() && tag != "?" && tag != "!" && tag != "tag:yaml.org,2002:map" && tag != "tag:yaml.org,2002:seq" && isTag(shortTag(tag));
        m_frames.push_back({std::move(value), mark, anchor, m_values, own ? shortTag(tag) : ""});
    }
    void end() {
        Frame frame = std::move(m_frames.back());
        m_frames.pop_back();
        if (!frame.merged.empty()) { // what is merged stands first, and yields to what stands here
            std::vector<json::Member> all;
            std::map<std::string, std::size_t> known;
            frame.merged.push_back(std::move(frame.value));
            for (const json::Value& part : frame.merged) {
                for (const json::Member& member : part.members()) {
                    if (const auto [at, isNew] = known.emplace(member.key, all.size()); isNew)
                        all.push_back(member);
                    else
                        all[at->second].value = member.value;
                }
            }
            frame.value = json::Value::object(std::move(all));
        }
        if (!frame.tag.empty())
            frame.value = tagged(frame.tag, std::move(frame.value));
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
            if (value.isArray() || (value.isObject() && (!tagOf(value) || !tagOf(value)->value.isString())))
                throw LaunchRefusal{positionOf(mark), Phrase::tr("a key that is no scalar"), Phrase::tr("keys of text")};
            frame.key = keyName(value);
            frame.keyAt = positionOf(mark);
        } else if (frame.merges) {
            merge(frame, value, mark);
            frame.merges = false;
            frame.key.reset();
        } else {
            if (!frame.keys.insert(*frame.key).second && frame.value.remove(*frame.key)) // as Python's loader has it: the last one counts
                repeated.push_back({frame.keyAt, *frame.key});
            frame.value.appendMember({std::move(*frame.key), std::move(value), frame.keyAt});
            frame.key.reset();
        }
    }

    /// `<<: *base`, `<<: [*one, *two]`: of a list the first counts.
    void merge(Frame& frame, const json::Value& value, const YAML::Mark& mark) {
        const auto isMap = [](const json::Value& part) { return part.isObject() && !tagOf(part); };
        if (isMap(value)) {
            frame.merged.push_back(value);
        } else if (value.isArray() && std::all_of(value.elements().begin(), value.elements().end(), isMap)) {
            frame.merged.insert(frame.merged.end(), value.elements().rbegin(), value.elements().rend());
        } else {
            throw LaunchRefusal{positionOf(mark), json::describe(value), Phrase::tr("keys with values")};
        }
    }

    std::vector<Frame> m_frames;
    std::map<YAML::anchor_t, Anchor> m_anchors;
    std::size_t m_values = 0;
};

/// Characters that a loader refuses, or takes for a line's end.
bool needsNumber(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029 || c == 0xFEFF || c == 0xFFFE || c == 0xFFFF;
}

/// Between the two kinds of quotes.
std::string doubleQuoted(const std::string& text) {
    std::string single = "'";
    std::string numbered = "\"";
    bool numbers = false;
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        const std::string_view letter = std::string_view(text).substr(at, size);
        char32_t code = size == 1 ? lead : lead & (0xFFU >> (size + 1));
        for (std::size_t i = 1; i < letter.size(); ++i)
            code = code << 6 | (static_cast<unsigned char>(letter[i]) & 0x3FU);
        at += letter.size();
        single += letter == "'" ? "''" : letter;
        if (needsNumber(code)) {
            constexpr std::string_view digits = "0123456789abcdef";
            numbers = true;
            numbered += code == '\n' ? "\\n" : code == '\t' ? "\\t" : "\\u";
            for (int shift = code == '\n' || code == '\t' ? -4 : 12; shift >= 0; shift -= 4)
                numbered += digits[code >> shift & 15];
        } else {
            numbered += (letter == "\"" || letter == "\\" ? "\\" : "") + std::string(letter);
        }
    }
    return numbers ? numbered + "\"" : single + "'";
}

std::string textScalar(const std::string& text) {
    const auto isWord = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '/' || c == '-';
    };
    const bool plain = !text.empty() && plainScalar(text).isString() && text[0] != '-' && text[0] != '.' &&
                       !(text[0] >= '0' && text[0] <= '9') && std::all_of(text.begin(), text.end(), isWord);
    return plain ? text : doubleQuoted(json::inUtf8(text));
}

/// A number as Python's loader takes it for one.
std::string numberScalar(std::string text) {
    if (text == "NaN")
        return ".nan";
    if (text.ends_with("Infinity"))
        return text.starts_with('-') ? "-.inf" : ".inf";
    if (const std::size_t e = text.find_first_of("eE"); e != std::string::npos) {
        if (text[e + 1] != '-' && text[e + 1] != '+')
            text.insert(e + 1, "+");
        if (text.find('.') == std::string::npos)
            text.insert(e, ".0");
    }
    return text;
}

std::string scalarText(const json::Value& value) {
    if (const json::Member* own = tagOf(value)) {
        const bool date = own->key == "!!timestamp" && own->value.isString() && isTimestamp(*own->value.string());
        return date ? std::string(*own->value.string()) : own->key + " " + scalarText(own->value);
    }
    if (value.isString())
        return textScalar(std::string(*value.string()));
    return value.isNumber() ? numberScalar(plainText(value)) : plainText(value);
}

std::string keyText(const std::string& key) {
    const std::size_t blank = key.starts_with('!') ? key.find(' ') : std::string::npos;
    const std::string tag = key.substr(0, blank);
    if (blank == std::string::npos || !isTag(tag))
        return textScalar(key);
    const std::string text = key.substr(blank + 1);
    if (tag == "!!str")
        return textScalar(text);
    std::string plain = tag == "!!float" ? numberScalar(text) : text; // as its own kind of value
    const json::Value read = plainScalar(plain);
    if (!read.isString() && !plain.empty() && keyName(read) == key)
        return plain;
    return tag + " " + textScalar(text);
}

bool isFlat(const json::Value& value) {
    return std::none_of(value.elements().begin(), value.elements().end(), [](const json::Value& element) {
        const json::Member* own = tagOf(element);
        const json::Value& inner = own ? own->value : element;
        return inner.isArray() || inner.isObject();
    });
}

void writeNode(std::string& out, const json::Value& value, std::size_t indent);

void writeMembers(std::string& out, const json::Value& value, std::size_t indent, bool firstIsPlaced) {
    constexpr std::size_t kLongest = 1000; // a key without a mark of its own may have 1024 letters
    for (const json::Member& member : value.members()) {
        const std::string key = keyText(member.key);
        out += (firstIsPlaced ? std::string() : std::string(indent, ' ')) + (key.size() > kLongest ? "? " + key + "\n" + std::string(indent, ' ') : key) + ":";
        firstIsPlaced = false;
        writeNode(out, member.value, indent + 2);
    }
}

void writeNode(std::string& out, const json::Value& value, std::size_t indent) {
    if (const json::Member* own = tagOf(value); own && (own->value.isObject() || own->value.isArray())) {
        out += " " + own->key;
        writeNode(out, own->value, indent);
    } else if (value.isObject() && !own && value.size() > 0) {
        out += "\n";
        writeMembers(out, value, indent, false);
    } else if (value.isObject() && !own) {
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
            if (element.isObject() && element.size() > 0 && !tagOf(element)) {
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
    } catch (const LaunchRefusal& refusal) {
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
