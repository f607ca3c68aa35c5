// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/json.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reading sizes and switches out of a model's config.json, under whichever name the family uses.
namespace memladder::hf {

/// Names that one quantity goes by, the usual first. "a.b" is member b of member a.
using Keys = std::vector<std::string_view>;

// What a size may be at most. Far above any model; low enough that the product of a few stays below 2^63.
inline constexpr std::int64_t kMaxWidth = std::int64_t{1} << 22;
inline constexpr std::int64_t kMaxSmallWidth = std::int64_t{1}
                                               << 16; ///< of image towers, and inputs of a layer
inline constexpr std::int64_t kMaxFactor = 64;        ///< of small counts that multiply widths
inline constexpr std::int64_t kMaxVocab = std::int64_t{1} << 28;
inline constexpr std::int64_t kMaxLayers = std::int64_t{1} << 14;
inline constexpr std::int64_t kMaxHeads = std::int64_t{1} << 16;
inline constexpr std::int64_t kMaxExperts = std::int64_t{1} << 16;
inline constexpr std::int64_t kMaxContext = std::int64_t{1} << 40;

/// What an import found out beside the sizes. The first error stays.
struct Notes {
    std::optional<Error> error;
    std::vector<std::string> assumed;
    std::vector<std::string> missing;
    bool unsure = false; ///< a known family in a shape that its code here does not cover: a guess

    void fail(Error what) {
        if (!error)
            error = std::move(what);
    }
    void assume(std::string what);
};

/// One configuration object. Reading goes on after an error with harmless values, so that readers stay
/// straight; whoever uses the result looks at Notes::error first.
class Reader {
public:
    /// `known`: a class whose defaults are known; else what the file leaves out is a guess.
    Reader(json::Node node, Notes& notes, std::string className, bool known = true)
        : m_node(std::move(node)), m_notes(&notes), m_class(std::move(className)), m_known(known) {}

    [[nodiscard]] const json::Node& node() const { return m_node; }
    [[nodiscard]] Notes& notes() const { return *m_notes; }
    /// The family's name in notes: "llama".
    [[nodiscard]] const std::string& className() const { return m_class; }
    [[nodiscard]] bool failed() const { return m_notes->error.has_value(); }

    /// The first of these that is there and not null; else a node without value.
    [[nodiscard]] json::Node find(const Keys& keys) const;
    [[nodiscard]] bool has(const Keys& keys) const { return find(keys).hasValue(); }
    /// A part of this configuration, as a reader of its own; an error when it is no object.
    [[nodiscard]] std::optional<Reader> part(const Keys& keys) const;

    /// A whole number in [low, high], or nothing when no key is there. Other types are an error.
    [[nodiscard]] std::optional<std::int64_t> count(const Keys& keys, std::int64_t high,
                                                    std::int64_t low = 1) const;
    /// As count; when absent, `fallback` with a note that says why.
    [[nodiscard]] std::int64_t countOr(const Keys& keys, std::int64_t high, std::int64_t fallback,
                                       std::string_view why = {}, std::int64_t low = 1) const;
    /// As count; when absent, an error that names all keys looked for. A size is never invented.
    [[nodiscard]] std::int64_t required(const Phrase& what, const Keys& keys, std::int64_t high) const;
    /// One number a layer, from a number or a list of `layers` numbers (null and 0: this layer has none);
    /// empty when absent.
    [[nodiscard]] std::vector<std::int64_t> perLayer(const Keys& keys, std::int64_t layers,
                                                     std::int64_t high) const;

    /// A whole number that decides no size: nothing when absent, or of any other type.
    [[nodiscard]] std::optional<std::int64_t> hint(const Keys& keys, std::int64_t high) const;
    [[nodiscard]] std::optional<double> number(const Keys& keys, double low, double high) const;
    [[nodiscard]] std::optional<bool> flag(const Keys& keys) const;
    /// As flag; when absent, `fallback` with a note. Without keys: fixed by the family's code, noted under
    /// `what`.
    [[nodiscard]] bool flagOr(const Keys& keys, bool fallback, std::string_view what = {}) const;
    /// A string; empty when absent or of another type.
    [[nodiscard]] std::string word(const Keys& keys) const;
    /// A list of strings, of `length` entries; empty when absent.
    [[nodiscard]] std::vector<std::string> words(const Keys& keys, std::int64_t length) const;
    /// Whole numbers of a list, each in [0, high]; empty when absent.
    [[nodiscard]] std::vector<std::int64_t> counts(const Keys& keys, std::int64_t high) const;

private:
    json::Node m_node;
    Notes* m_notes;
    std::string m_class;
    bool m_known;

    /// Where a value comes from that the file does not give.
    [[nodiscard]] std::string defaultOf() const {
        return m_known ? "class default of " + m_class : "a guess";
    }
};

[[nodiscard]] std::string joined(const Keys& keys, std::string_view between = ", ");

} // namespace memladder::hf
