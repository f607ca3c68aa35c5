// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/result.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// JSON in and out: a tree of values that keeps the order of members, the exact text of numbers and where
/// each value stood, so that a message can name file, line, column and key.
namespace memladder::json {

/// Where a value began: byte offset from 0; line and column (in bytes) from 1. All zero for a value not read
/// from a file.
struct Position {
    std::size_t offset = 0;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
};

enum class Kind : std::uint8_t { Null, Boolean, Number, String, Array, Object };

/// "null", "true or false", "a number", "a string", "an array", "an object".
[[nodiscard]] std::string_view kindName(Kind kind);

struct Member;

/// One JSON value. Copyable; `==` compares content, never positions.
class Value {
public:
    Value(); ///< null
    Value(const Value&);
    Value(Value&&) noexcept;
    Value& operator=(const Value&);
    Value& operator=(Value&&) noexcept;
    ~Value();
    Value(std::nullptr_t);
    Value(std::same_as<bool> auto value) : m_kind(Kind::Boolean), m_boolean(value) {}
    template <std::integral T>
    requires(!std::same_as<T, bool>) Value(T value)
        : m_kind(Kind::Number), m_number(static_cast<double>(value)), m_text(std::to_string(value)) {}
    /// Shortest text that reads back the same; whole numbers below 2^53 without exponent. Not finite becomes
    /// null.
    template <std::floating_point T>
    Value(T value) : Value(fromDouble(static_cast<double>(value))) {}
    Value(std::string text);
    Value(std::string_view text) : Value(std::string(text)) {}
    Value(const char* text) : Value(std::string(text)) {}
    template <typename T>
    Value(const std::optional<T>& value) : Value(value ? Value(*value) : Value()) {}

    [[nodiscard]] static Value array(std::vector<Value> elements = {});
    [[nodiscard]] static Value object();
    [[nodiscard]] static Value object(std::vector<Member> members);
    /// A number by its source text, kept as it is. Precondition: a JSON number, NaN, Infinity or -Infinity.
    [[nodiscard]] static Value number(std::string_view sourceText);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] bool isNull() const { return m_kind == Kind::Null; }
    [[nodiscard]] bool isBoolean() const { return m_kind == Kind::Boolean; }
    [[nodiscard]] bool isNumber() const { return m_kind == Kind::Number; }
    [[nodiscard]] bool isString() const { return m_kind == Kind::String; }
    [[nodiscard]] bool isArray() const { return m_kind == Kind::Array; }
    [[nodiscard]] bool isObject() const { return m_kind == Kind::Object; }

    /// Empty where the value is of another kind.
    [[nodiscard]] std::optional<bool> boolean() const;
    [[nodiscard]] std::optional<double> number() const;
    /// The number when it is whole and fits: 4096, 4096.0 and 4.096e3 alike, exact beyond 2^53.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    [[nodiscard]] std::optional<std::string_view> string() const;
    /// A number's text as it stood in the file; empty for other kinds.
    [[nodiscard]] std::string_view numberText() const;

    /// Elements of an array, members of an object in their order; empty for other kinds.
    [[nodiscard]] const std::vector<Value>& elements() const { return m_elements; }
    [[nodiscard]] const std::vector<Member>& members() const;
    [[nodiscard]] std::size_t size() const;

    /// The member's value, or nullptr when there is none or this is no object.
    [[nodiscard]] const Value* find(std::string_view key) const;
    [[nodiscard]] Value* find(std::string_view key);
    /// Replaces or appends a member, and returns it; a null value becomes an object first.
    Value& set(std::string_view key, Value value);
    /// Appends a member without looking for its key: for a reader that has checked it.
    void appendMember(Member member);
    /// Appends an element, and returns it; a null value becomes an array first.
    Value& append(Value value);
    /// Takes a member away; false when there was none.
    bool remove(std::string_view key);

    [[nodiscard]] Position position() const { return m_position; }
    void setPosition(Position position) { m_position = position; }

    friend bool operator==(const Value& a, const Value& b);

private:
    [[nodiscard]] static Value fromDouble(double value);

    Kind m_kind = Kind::Null;
    bool m_boolean = false;
    Position m_position;
    double m_number = 0;
    std::string m_text; ///< a string, or the source text of a number
    std::vector<Value> m_elements;
    std::vector<Member> m_members;
};

struct Member {
    std::string key;
    Value value = {};
    Position keyPosition = {};

    friend bool operator==(const Member& a, const Member& b) { return a.key == b.key && a.value == b.value; }
};

// A value holds members, so these wait for their type to be complete.
inline Value::Value() = default;
inline Value::Value(const Value&) = default;
inline Value::Value(Value&&) noexcept = default;
inline Value& Value::operator=(const Value&) = default;
inline Value& Value::operator=(Value&&) noexcept = default;
inline Value::~Value() = default;
inline Value::Value(std::nullptr_t) {}
inline Value Value::object() { return object(std::vector<Member>{}); }
inline Value::Value(std::string text) : m_kind(Kind::String), m_text(std::move(text)) {}

/// What is read at most: a file from a stranger must not exhaust memory or stack.
struct Limits {
    std::size_t bytes = std::size_t{16} << 20;
    std::size_t depth = 64;
    std::size_t values = 1'000'000;
};

/// Reads one JSON text in UTF-8. Also reads NaN, Infinity and -Infinity, as Python writes them. Refuses
/// duplicate keys, text after the value, other encodings, anything over the limits; the error names file,
/// line, column and key.
[[nodiscard]] Result<Value> parse(std::string_view text, std::string_view fileName,
                                  const Limits& limits = {});

/// The bytes of a file; the error says why it cannot be read, or that it is larger than `limit` bytes.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::size_t limit = Limits{}.bytes);

/// readFile, then parse.
[[nodiscard]] Result<Value> parseFile(const std::string& path, const Limits& limits = {});

enum class Style { Pretty, Compact };

/// The value as text. Pretty: two spaces, short arrays of plain values on one line, a newline at the end.
/// Numbers by their source text, strings as UTF-8 (bytes that are none become U+FFFD).
[[nodiscard]] std::string write(const Value& value, Style style = Style::Pretty);

/// The text with each byte that is no UTF-8 as U+FFFD: what `write` makes of it.
[[nodiscard]] std::string inUtf8(std::string_view text);

/// A value together with its file and path of keys: typed reading whose errors say "file:line:column
/// (key.path)". Refers to the tree, which must outlive it. A member that is not there is a Node without
/// value.
class Node {
public:
    Node(const Value& root, std::string_view fileName) : m_value(&root), m_parent(&root), m_file(fileName) {}

    [[nodiscard]] bool exists() const { return m_value != nullptr; }
    /// There, and not null.
    [[nodiscard]] bool hasValue() const { return m_value != nullptr && !m_value->isNull(); }
    [[nodiscard]] const Value* value() const { return m_value; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] std::size_t size() const { return m_value == nullptr ? 0 : m_value->size(); }

    [[nodiscard]] Node operator[](std::string_view key) const;
    [[nodiscard]] Node element(std::size_t index) const;

    [[nodiscard]] Result<std::int64_t>
    integer(std::int64_t low = std::numeric_limits<std::int64_t>::min(),
            std::int64_t high = std::numeric_limits<std::int64_t>::max()) const;
    /// Finite, and in [low, high].
    [[nodiscard]] Result<double> number(double low = std::numeric_limits<double>::lowest(),
                                        double high = std::numeric_limits<double>::max()) const;
    [[nodiscard]] Result<bool> boolean() const;
    [[nodiscard]] Result<std::string> string() const;
    /// Itself when it is of that kind, else the error.
    [[nodiscard]] Result<Node> array() const;
    [[nodiscard]] Result<Node> object() const;

    /// "file:line:column (key.path)"; the place of the parent where this value is not there.
    [[nodiscard]] std::string where() const;
    /// The error for this value: what stands there, and what would be taken.
    [[nodiscard]] Error error(Phrase accepted) const;

private:
    Node(const Value* value, const Value* parent, std::string file, std::string path)
        : m_value(value), m_parent(parent), m_file(std::move(file)), m_path(std::move(path)) {}

    const Value* m_value;
    const Value* m_parent;
    std::string m_file;
    std::string m_path;
};

/// A value as a message shows it: a string in quotes, a number as written, "an array of 3", "null".
[[nodiscard]] Phrase describe(const Value& value);

} // namespace memladder::json
