// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/json.h"

#include "io/json_part.h"

#include "quantity/bytes.h"
#include "quantity/format.h"

#include <rapidjson/reader.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>

namespace memladder::json {

namespace {

constexpr std::size_t kIndent = 2;
constexpr std::size_t kLineWidth = 100;
constexpr double kWholeLimit =
    9007199254740992.0; // 2^53: above it a double no longer holds every whole number

double toDouble(std::string_view text) {
    if (text == "NaN" || text == "-NaN")
        return std::numeric_limits<double>::quiet_NaN();
    if (text.ends_with("Inf") || text.ends_with("Infinity"))
        return text.starts_with('-') ? -std::numeric_limits<double>::infinity()
                                     : std::numeric_limits<double>::infinity();
    double value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    return status == std::errc() && end == text.data() + text.size() ? value : 0.0;
}

} // namespace

std::string_view kindName(Kind kind) {
    constexpr std::array<std::string_view, 6> names{"null",     "true or false", "a number",
                                                    "a string", "an array",      "an object"};
    return names[static_cast<std::size_t>(kind)];
}

Value Value::fromDouble(double value) {
    if (!std::isfinite(value))
        return {};
    if (value == std::trunc(value) && std::abs(value) < kWholeLimit)
        return Value(static_cast<std::int64_t>(value));
    Value out;
    out.m_kind = Kind::Number;
    out.m_number = value;
    out.m_text = format::shortest(value);
    return out;
}

Value Value::array(std::vector<Value> elements) {
    Value out;
    out.m_kind = Kind::Array;
    out.m_elements = std::move(elements);
    return out;
}

Value Value::object(std::vector<Member> members) {
    Value out;
    out.m_kind = Kind::Object;
    out.m_members = std::move(members);
    return out;
}

Value Value::number(std::string_view sourceText) {
    Value out;
    out.m_kind = Kind::Number;
    out.m_text = sourceText;
    out.m_number = toDouble(sourceText);
    return out;
}

std::optional<bool> Value::boolean() const {
    return isBoolean() ? std::optional(m_boolean) : std::nullopt;
}

std::optional<double> Value::number() const {
    return isNumber() ? std::optional(m_number) : std::nullopt;
}

std::optional<std::int64_t> Value::integer() const {
    if (!isNumber())
        return std::nullopt;
    std::int64_t value = 0;
    const char* const end = m_text.data() + m_text.size();
    const auto [stop, status] = std::from_chars(m_text.data(), end, value);
    if (status == std::errc() && stop == end)
        return value;
    // Written with a point or an exponent: exact only where a double is.
    if (status == std::errc() && std::abs(m_number) < kWholeLimit && m_number == std::trunc(m_number))
        return static_cast<std::int64_t>(m_number);
    return std::nullopt;
}

std::optional<std::string_view> Value::string() const {
    return isString() ? std::optional<std::string_view>(m_text) : std::nullopt;
}

std::string_view Value::numberText() const {
    return isNumber() ? std::string_view(m_text) : std::string_view();
}

const std::vector<Member>& Value::members() const {
    return m_members;
}

std::size_t Value::size() const {
    return isObject() ? m_members.size() : m_elements.size();
}

const Value* Value::find(std::string_view key) const {
    const auto found =
        std::find_if(m_members.begin(), m_members.end(), [key](const Member& m) { return m.key == key; });
    return found == m_members.end() ? nullptr : &found->value;
}

Value* Value::find(std::string_view key) {
    const auto found =
        std::find_if(m_members.begin(), m_members.end(), [key](const Member& m) { return m.key == key; });
    return found == m_members.end() ? nullptr : &found->value;
}

Value& Value::set(std::string_view key, Value value) {
    if (isNull())
        m_kind = Kind::Object;
    Value* const old = find(key);
    Value& place = old != nullptr ? *old : m_members.emplace_back(Member{std::string(key), {}, {}}).value;
    place = std::move(value);
    return place;
}

void Value::appendMember(Member member) {
    m_members.push_back(std::move(member));
}

Value& Value::append(Value value) {
    if (isNull())
        m_kind = Kind::Array;
    return m_elements.emplace_back(std::move(value));
}

bool Value::remove(std::string_view key) {
    return std::erase_if(m_members, [key](const Member& m) { return m.key == key; }) > 0;
}

bool operator==(const Value& a, const Value& b) {
    if (a.m_kind != b.m_kind)
        return false;
    if (a.m_kind == Kind::Number)
        return a.m_text == b.m_text || (a.m_number == b.m_number && std::abs(a.m_number) < kWholeLimit);
    return a.m_boolean == b.m_boolean && a.m_text == b.m_text && a.m_elements == b.m_elements &&
           a.m_members == b.m_members;
}

Phrase describe(const Value& value) {
    switch (value.kind()) {
    case Kind::Null:
        return "null";
    case Kind::Boolean:
        return *value.boolean() ? "true" : "false";
    case Kind::Number:
        return shortened(value.numberText(), 40);
    case Kind::String:
        return "\"" + shortened(*value.string(), 40) + "\"";
    case Kind::Array:
        return Phrase::tr("an array of %1", {Phrase::figure(std::to_string(value.size()))});
    case Kind::Object:
        return Phrase::tr("an object");
    }
    return {};
}

// --- Reading
// ---------------------------------------------------------------------------------------------------------

namespace {

/// RapidJSON's view of the text: ends at its size, so that the text needs no terminator.
class TextStream {
public:
    using Ch = char;
    explicit TextStream(std::string_view text) : m_text(text) {}
    [[nodiscard]] Ch Peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    Ch Take() { return m_at < m_text.size() ? m_text[m_at++] : '\0'; }
    [[nodiscard]] std::size_t Tell() const { return m_at; }
    // The output half of the concept is not used when reading.
    Ch* PutBegin() { return nullptr; }
    void Put(Ch) {}
    void Flush() {}
    std::size_t PutEnd(Ch*) { return 0; }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

std::string placed(std::string_view file, Position at, std::string_view path) {
    std::string out(file);
    if (at.line > 0)
        out += ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
    if (!path.empty())
        out += (out.empty() ? "(" : " (") + shortened(path, 100) + ")";
    return out;
}

void appendKey(std::string& path, std::string_view key) {
    if (!path.empty())
        path += '.';
    path += key;
}

/// Builds the tree from RapidJSON's events. A false return stops the reader; `failure` then says why.
class TreeBuilder {
public:
    TreeBuilder(std::string_view text, std::string_view file, const Limits& limits, const TextStream& stream,
                Position start)
        : m_text(text), m_file(file), m_limits(limits), m_stream(stream), m_line(start.line),
          m_firstColumn(start.column) {}

    bool Null() { return scalar(Value()); }
    bool Bool(bool value) { return scalar(Value(value)); }
    // Numbers arrive as text; these five complete the concept.
    bool Int(int value) { return scalar(Value(value)); }
    bool Uint(unsigned value) { return scalar(Value(value)); }
    bool Int64(std::int64_t value) { return scalar(Value(value)); }
    bool Uint64(std::uint64_t value) { return scalar(Value(value)); }
    bool Double(double value) { return scalar(Value(value)); }
    bool RawNumber(const char*, rapidjson::SizeType, bool) {
        const std::size_t begin = nextToken();
        return scalar(Value::number(m_text.substr(begin, m_stream.Tell() - begin)));
    }
    bool String(const char* text, rapidjson::SizeType length, bool) {
        return scalar(Value(std::string(text, length)));
    }

    bool StartObject() { return open(Value::object()); }
    bool StartArray() { return open(Value::array()); }
    bool EndObject(rapidjson::SizeType) { return close(); }
    bool EndArray(rapidjson::SizeType) { return close(); }

    bool Key(const char* text, rapidjson::SizeType length, bool) {
        Frame& frame = m_stack.back();
        const Position at = advanceTo(nextToken());
        m_last = m_stream.Tell();
        frame.key.assign(text, length);
        frame.keyPosition = at;
        if (!frame.keys.insert(frame.key).second) {
            const auto& members = frame.value.members();
            const auto first = std::find_if(members.begin(), members.end(),
                                            [&](const Member& m) { return m.key == frame.key; });
            m_failure = Error{placed(m_file, at, path()),
                              Phrase::tr("the key \"%1\" a second time, first on line %2",
                                         {shortened(frame.key, 40), std::to_string(first->keyPosition.line)}),
                              Phrase::tr("each key once")};
            return false;
        }
        return true;
    }

    [[nodiscard]] Value takeRoot() { return std::move(m_root); }
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }
    /// The keys down to where reading stands; the last key read where the next has not come yet.
    [[nodiscard]] std::string path() const {
        std::string out;
        for (const Frame& frame : m_stack) {
            if (frame.value.isArray())
                out += "[" + std::to_string(frame.value.size()) + "]";
            else if (!frame.key.empty())
                appendKey(out, frame.key);
            else if (!frame.value.members().empty())
                appendKey(out, frame.value.members().back().key);
        }
        return out;
    }

private:
    struct Frame {
        Value value;
        std::string key;
        Position keyPosition;
        std::set<std::string> keys;
    };

    /// RapidJSON tells an event after the token; the token began behind the last one, past space, comma and
    /// colon.
    [[nodiscard]] std::size_t nextToken() const {
        const std::size_t at = m_text.find_first_not_of(" \t\r\n,:", m_last);
        return at == std::string_view::npos ? m_text.size() : at;
    }

    Position advanceTo(std::size_t offset) {
        for (; m_counted < offset; ++m_counted) {
            if (m_text[m_counted] == '\n') {
                ++m_line;
                m_lineStart = m_counted + 1;
                m_firstColumn = 1;
            }
        }
        return {offset, m_line, static_cast<std::uint32_t>(offset - m_lineStart + m_firstColumn)};
    }

    bool counted(Value& value, std::size_t begin) {
        value.setPosition(advanceTo(begin));
        if (++m_values > m_limits.values) {
            m_failure = Error{placed(m_file, value.position(), path()),
                              Phrase::tr("more than %1 values", {Phrase::number(m_limits.values)}),
                              Phrase::tr("a smaller file")};
            return false;
        }
        return true;
    }

    bool scalar(Value value) {
        if (!counted(value, nextToken()))
            return false;
        m_last = m_stream.Tell();
        attach(std::move(value));
        return true;
    }

    bool open(Value value) {
        const std::size_t begin = nextToken();
        if (!counted(value, begin))
            return false;
        if (m_stack.size() >= m_limits.depth) {
            m_failure = Error{placed(m_file, value.position(), path()),
                              Phrase::tr("more than %1 levels of nesting", {std::to_string(m_limits.depth)}),
                              Phrase::tr("at most %1", {std::to_string(m_limits.depth)})};
            return false;
        }
        m_last = begin + 1;
        m_stack.push_back(Frame{std::move(value), {}, {}, {}});
        return true;
    }

    bool close() {
        m_last = nextToken() + 1;
        Value done = std::move(m_stack.back().value);
        m_stack.pop_back();
        attach(std::move(done));
        return true;
    }

    void attach(Value value) {
        if (m_stack.empty()) {
            m_root = std::move(value);
            return;
        }
        Frame& frame = m_stack.back();
        if (frame.value.isArray())
            frame.value.append(std::move(value));
        else
            frame.value.appendMember({std::move(frame.key), std::move(value), frame.keyPosition});
        frame.key.clear();
    }

    std::string_view m_text;
    std::string_view m_file;
    const Limits& m_limits;
    const TextStream& m_stream;
    std::vector<Frame> m_stack;
    Value m_root;
    std::optional<Error> m_failure;
    std::size_t m_last = 0;
    std::size_t m_counted = 0;
    std::size_t m_lineStart = 0;
    std::uint32_t m_line;
    std::uint32_t m_firstColumn; ///< of the line that reading stands in: where the text begins in it, else 1
    std::size_t m_values = 0;
};

Position positionOf(std::string_view text, std::size_t offset, Position start) {
    offset = std::min(offset, text.size());
    const std::string_view before = text.substr(0, offset);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t column = lines == 0 ? start.column + offset : offset - before.rfind('\n');
    return {offset, static_cast<std::uint32_t>(start.line + lines), static_cast<std::uint32_t>(column)};
}

Phrase foundAt(std::string_view text, std::size_t offset) {
    if (offset >= text.size())
        return Phrase::tr("the end of the file");
    return Phrase("\"" + shortened(text.substr(offset, 24), 20) + "\"");
}

Phrase acceptedFor(rapidjson::ParseErrorCode code) {
    const std::pair<rapidjson::ParseErrorCode, Phrase> meanings[] = {
        {rapidjson::kParseErrorDocumentEmpty, Phrase::tr("a JSON value")},
        {rapidjson::kParseErrorDocumentRootNotSingular, Phrase::tr("nothing after the first JSON value")},
        {rapidjson::kParseErrorValueInvalid, Phrase::tr("a JSON value")},
        {rapidjson::kParseErrorObjectMissName, Phrase::tr("a key in double quotes")},
        {rapidjson::kParseErrorObjectMissColon, Phrase::tr("a colon after the key")},
        {rapidjson::kParseErrorObjectMissCommaOrCurlyBracket, Phrase::tr("a comma or }")},
        {rapidjson::kParseErrorArrayMissCommaOrSquareBracket, Phrase::tr("a comma or ]")},
        {rapidjson::kParseErrorStringUnicodeEscapeInvalidHex, Phrase::tr("four hexadecimal digits after \\u")},
        {rapidjson::kParseErrorStringUnicodeSurrogateInvalid, Phrase::tr("a whole surrogate pair")},
        {rapidjson::kParseErrorStringEscapeInvalid, Phrase::tr("a JSON escape after the backslash")},
        {rapidjson::kParseErrorStringMissQuotationMark, Phrase::tr("a closing quote")},
        {rapidjson::kParseErrorStringInvalidEncoding, Phrase::tr("text in UTF-8, control characters escaped")},
        {rapidjson::kParseErrorNumberTooBig, Phrase::tr("a number below 1.8e308")},
        {rapidjson::kParseErrorNumberMissFraction, Phrase::tr("digits after the decimal point")},
        {rapidjson::kParseErrorNumberMissExponent, Phrase::tr("digits in the exponent")},
    };
    for (const auto& [known, accepted] : meanings) {
        if (known == code)
            return accepted;
    }
    return Phrase::tr("a JSON value");
}

/// What else the file may be, told by its first bytes; empty when it may be UTF-8 JSON.
std::optional<Error> wrongEncoding(std::string_view text, std::string_view file, Position start) {
    const Phrase accepted = Phrase::tr("JSON in UTF-8");
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
        text.starts_with(std::string_view("\0\0\xFE\xFF", 4)))
        return Error{placed(file, start, {}), Phrase::tr("a byte order mark of UTF-16 or UTF-32"), accepted};
    const std::size_t nul = text.find('\0');
    if (nul == std::string_view::npos)
        return std::nullopt;
    const bool wide = nul < 4;
    return Error{placed(file, positionOf(text, nul, start), {}),
                 wide ? Phrase::tr("a zero byte, as in UTF-16 or UTF-32 text or a binary file") : Phrase::tr("a zero byte"),
                 accepted};
}

} // namespace

Result<Value> parse(std::string_view text, std::string_view fileName, const Limits& limits) {
    return parsePart(text, fileName, {0, 1, 1}, limits);
}

Result<Value> parsePart(std::string_view text, std::string_view fileName, Position start, const Limits& limits) {
    if (text.size() > limits.bytes)
        return Error{std::string(fileName), Phrase::tr("%1 bytes", {Phrase::number(text.size())}),
                     Phrase::tr("at most %1 bytes of JSON", {Phrase::number(limits.bytes)})};
    if (auto wrong = wrongEncoding(text, fileName, start))
        return *wrong;
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Error{std::string(fileName), text.empty() ? Phrase::tr("an empty file") : Phrase::tr("nothing but white space"),
                     Phrase::tr("a JSON value")};

    TextStream stream(text);
    TreeBuilder builder(text, fileName, limits, stream, start);
    rapidjson::Reader reader;
    constexpr unsigned flags = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag |
                               rapidjson::kParseNumbersAsStringsFlag | rapidjson::kParseNanAndInfFlag;
    const rapidjson::ParseResult result = reader.Parse<flags>(stream, builder);
    if (builder.failure())
        return *builder.failure();
    if (result.IsError()) {
        // A string that does not close is told where it began to be wrong: at the end.
        const std::size_t offset = result.Offset();
        return Error{placed(fileName, positionOf(text, offset, start), builder.path()), foundAt(text, offset),
                     acceptedFor(result.Code())};
    }
    return builder.takeRoot();
}

Result<std::string> readFile(const std::string& path, std::size_t limit) {
    std::error_code status;
    if (std::filesystem::is_directory(path, status))
        return Error{path, Phrase::tr("a folder"), Phrase::tr("a file")};
    if (std::filesystem::exists(path, status) && !std::filesystem::is_regular_file(path, status))
        return Error{path, Phrase::tr("something that is no regular file"), Phrase::tr("a regular file")}; // a pipe would wait for ever
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return Error{path,
                     std::filesystem::exists(path, status) ? Phrase::tr("a file that cannot be opened") : Phrase::tr("no such file"),
                     Phrase::tr("a readable file")};
    std::string text;
    std::array<char, std::size_t{1} << 16> buffer{};
    while (file) {
        file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        text.append(buffer.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > limit)
            return Error{path, Phrase::tr("more than %1 bytes", {Phrase::number(limit)}),
                         Phrase::tr("at most %1 bytes", {Phrase::number(limit)})};
    }
    if (file.bad())
        return Error{path, Phrase::tr("a file that cannot be read to its end"), Phrase::tr("a readable file")};
    return text;
}

Result<Value> parseFile(const std::string& path, const Limits& limits) {
    const Result<std::string> text = readFile(path, limits.bytes);
    if (!text)
        return text.error();
    return parse(*text, path, limits);
}

// --- Writing
// ---------------------------------------------------------------------------------------------------------

namespace {

/// Length of the UTF-8 sequence that begins at `at`, or 0 when there is none.
std::size_t sequenceLength(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at);
    const std::size_t length = lead < 0x80                   ? 1
                               : lead >= 0xC2 && lead < 0xE0 ? 2
                               : lead >= 0xE0 && lead < 0xF0 ? 3
                               : lead >= 0xF0 && lead < 0xF5 ? 4
                                                             : 0;
    if (length == 0 || at + length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0U) != 0x80U)
            return 0;
    }
    const bool overlong = (lead == 0xE0 && byte(at + 1) < 0xA0) || (lead == 0xF0 && byte(at + 1) < 0x90);
    const bool surrogate = lead == 0xED && byte(at + 1) > 0x9F;
    const bool beyond = lead == 0xF4 && byte(at + 1) > 0x8F;
    return overlong || surrogate || beyond ? 0 : length;
}

void writeString(std::string& out, std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    constexpr std::string_view special = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    out += '"';
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (const std::size_t which = special.find(c); which != std::string_view::npos) {
            out += '\\';
            out += letters[which];
            ++at;
        } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
            out += "\\u00";
            out += hex[static_cast<unsigned char>(c) >> 4U];
            out += hex[static_cast<unsigned char>(c) & 0xFU];
            ++at;
        } else if (const std::size_t length = sequenceLength(text, at); length > 0) {
            out += text.substr(at, length);
            at += length;
        } else {
            out += "\uFFFD";
            ++at;
        }
    }
    out += '"';
}

} // namespace

std::string inUtf8(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = sequenceLength(text, at);
        out += length > 0 ? text.substr(at, length) : "\uFFFD";
        at += std::max<std::size_t>(length, 1);
    }
    return out;
}

namespace {

void writeCompact(std::string& out, const Value& value, std::string_view gap) {
    switch (value.kind()) {
    case Kind::Null:
        out += "null";
        return;
    case Kind::Boolean:
        out += *value.boolean() ? "true" : "false";
        return;
    case Kind::Number:
        out += value.numberText();
        return;
    case Kind::String:
        writeString(out, *value.string());
        return;
    case Kind::Array:
        out += '[';
        for (std::size_t i = 0; i < value.elements().size(); ++i) {
            if (i > 0)
                out.append(",").append(gap);
            writeCompact(out, value.elements()[i], gap);
        }
        out += ']';
        return;
    case Kind::Object:
        out += '{';
        for (std::size_t i = 0; i < value.members().size(); ++i) {
            if (i > 0)
                out.append(",").append(gap);
            writeString(out, value.members()[i].key);
            out.append(":").append(gap);
            writeCompact(out, value.members()[i].value, gap);
        }
        out += '}';
        return;
    }
}

bool isPlainArray(const Value& value) {
    return value.isArray() && std::none_of(value.elements().begin(), value.elements().end(),
                                           [](const Value& v) { return v.isArray() || v.isObject(); });
}

void writePretty(std::string& out, const Value& value, std::size_t indent) {
    if (value.size() == 0 || !(value.isArray() || value.isObject())) {
        writeCompact(out, value, " ");
        return;
    }
    if (isPlainArray(value)) {
        std::string line;
        writeCompact(line, value, " ");
        if (indent + line.size() <= kLineWidth) {
            out += line;
            return;
        }
    }
    const std::string inner(indent + kIndent, ' ');
    out += value.isArray() ? '[' : '{';
    for (std::size_t i = 0; i < value.size(); ++i) {
        out.append(i > 0 ? ",\n" : "\n").append(inner);
        if (value.isObject()) {
            writeString(out, value.members()[i].key);
            out += ": ";
        }
        writePretty(out, value.isArray() ? value.elements()[i] : value.members()[i].value, indent + kIndent);
    }
    out.append("\n").append(indent, ' ');
    out += value.isArray() ? ']' : '}';
}

} // namespace

std::string write(const Value& value, Style style) {
    std::string out;
    if (style == Style::Compact) {
        writeCompact(out, value, {});
        return out;
    }
    writePretty(out, value, 0);
    return out + "\n";
}

// --- Typed reading
// ---------------------------------------------------------------------------------------------------

Node Node::operator[](std::string_view key) const {
    std::string path = m_path;
    appendKey(path, key);
    return {m_value == nullptr ? nullptr : m_value->find(key), m_value == nullptr ? m_parent : m_value,
            m_file, std::move(path)};
}

Node Node::element(std::size_t index) const {
    std::string path = m_path + "[" + std::to_string(index) + "]";
    if (m_value == nullptr)
        return {nullptr, m_parent, m_file, std::move(path)};
    const bool there = m_value->isArray() && index < m_value->size();
    return {there ? &m_value->elements()[index] : nullptr, m_value, m_file, std::move(path)};
}

std::string Node::where() const {
    const Value* const place = m_value != nullptr ? m_value : m_parent;
    return placed(m_file, place == nullptr ? Position{} : place->position(), m_path);
}

Error Node::error(Phrase accepted) const {
    return {where(), m_value == nullptr ? Phrase::tr("nothing") : describe(*m_value), std::move(accepted)};
}

Result<std::int64_t> Node::integer(std::int64_t low, std::int64_t high) const {
    const std::optional<std::int64_t> whole = m_value == nullptr ? std::nullopt : m_value->integer();
    if (whole && *whole >= low && *whole <= high)
        return *whole;
    const bool from = low > std::numeric_limits<std::int64_t>::min();
    const bool to = high < std::numeric_limits<std::int64_t>::max();
    const Phrase least = Phrase::figure(std::to_string(low));
    const Phrase most = Phrase::figure(std::to_string(high));
    return error(from && to ? Phrase::tr("a whole number from %1 to %2", {least, most})
                 : from     ? Phrase::tr("a whole number from %1", {least})
                 : to       ? Phrase::tr("a whole number to %1", {most})
                            : Phrase::tr("a whole number"));
}

Result<double> Node::number(double low, double high) const {
    const std::optional<double> value = m_value == nullptr ? std::nullopt : m_value->number();
    if (value && std::isfinite(*value) && *value >= low && *value <= high)
        return *value;
    const bool from = low > std::numeric_limits<double>::lowest();
    const bool to = high < std::numeric_limits<double>::max();
    const Phrase least = Phrase::figure(format::shortest(low));
    const Phrase most = Phrase::figure(format::shortest(high));
    return error(from && to ? Phrase::tr("a number from %1 to %2", {least, most})
                 : from     ? Phrase::tr("a number from %1", {least})
                 : to       ? Phrase::tr("a number to %1", {most})
                            : Phrase::tr("a number"));
}

Result<bool> Node::boolean() const {
    const std::optional<bool> value = m_value == nullptr ? std::nullopt : m_value->boolean();
    if (value)
        return *value;
    return error(Phrase::tr("true or false"));
}

Result<std::string> Node::string() const {
    const std::optional<std::string_view> value = m_value == nullptr ? std::nullopt : m_value->string();
    if (value)
        return std::string(*value);
    return error(Phrase::tr("a string"));
}

Result<Node> Node::array() const {
    if (m_value != nullptr && m_value->isArray())
        return *this;
    return error(Phrase::tr("an array"));
}

Result<Node> Node::object() const {
    if (m_value != nullptr && m_value->isObject())
        return *this;
    return error(Phrase::tr("an object"));
}

} // namespace memladder::json
