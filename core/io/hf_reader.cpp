// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/hf_reader.h"

#include <algorithm>

namespace memladder::hf {

namespace {

json::Node follow(const json::Node& node, std::string_view path) {
    const std::size_t dot = path.find('.');
    if (dot == std::string_view::npos)
        return node[path];
    return follow(node[path.substr(0, dot)], path.substr(dot + 1));
}

} // namespace

std::string joined(const Keys& keys, std::string_view between) {
    std::string out;
    for (const std::string_view key : keys)
        out.append(out.empty() ? std::string_view() : between).append(key);
    return out;
}

void Notes::assume(std::string what) {
    if (std::find(assumed.begin(), assumed.end(), what) == assumed.end())
        assumed.push_back(std::move(what));
}

json::Node Reader::find(const Keys& keys) const {
    for (const std::string_view key : keys) {
        json::Node node = follow(m_node, key);
        if (node.hasValue())
            return node;
    }
    return keys.empty() ? m_node[""] : follow(m_node, keys.front());
}

std::optional<Reader> Reader::part(const Keys& keys) const {
    const json::Node node = find(keys);
    if (!node.hasValue())
        return std::nullopt;
    if (!node.value()->isObject()) {
        m_notes->fail(node.error(Phrase::tr("an object")));
        return std::nullopt;
    }
    return Reader(node, *m_notes, m_class, m_known);
}

std::optional<std::int64_t> Reader::count(const Keys& keys, std::int64_t high, std::int64_t low) const {
    const json::Node node = find(keys);
    if (!node.hasValue())
        return std::nullopt;
    const Result<std::int64_t> value = node.integer(low, high);
    if (value)
        return *value;
    m_notes->fail(value.error());
    return low;
}

std::int64_t Reader::countOr(const Keys& keys, std::int64_t high, std::int64_t fallback, std::string_view why,
                             std::int64_t low) const {
    if (const auto value = count(keys, high, low))
        return *value;
    m_notes->assume(std::string(keys.front()) + ": " + std::to_string(fallback) + ", " +
                    (why.empty() ? defaultOf() : std::string(why)));
    return fallback;
}

std::int64_t Reader::required(const Phrase& what, const Keys& keys, std::int64_t high) const {
    if (const auto value = count(keys, high)) {
        // The same quantity under two names that disagree: the usual name counts, and that is said.
        for (const std::string_view key : keys) {
            const json::Node other = follow(m_node, key);
            if (other.hasValue() && other.value()->isNumber() && other.value()->integer() != *value)
                m_notes->assume(what + ": " + std::to_string(*value) + ", although " +
                                std::string(key) + " is " + json::describe(*other.value()));
        }
        return *value;
    }
    m_notes->fail({m_node.where(), Phrase::tr("no %1", {what}), Phrase::tr("one of the keys %1", {joined(keys)})});
    return 1;
}

std::vector<std::int64_t> Reader::perLayer(const Keys& keys, std::int64_t layers, std::int64_t high) const {
    const json::Node node = find(keys);
    if (!node.hasValue())
        return {};
    if (!node.value()->isArray())
        return std::vector<std::int64_t>(static_cast<std::size_t>(layers), count(keys, high).value_or(1));
    if (node.size() != static_cast<std::size_t>(layers)) {
        m_notes->fail(node.error(Phrase::tr("a number, or a list of %1 (one a layer)", {std::to_string(layers)})));
        return std::vector<std::int64_t>(static_cast<std::size_t>(layers), 1);
    }
    std::vector<std::int64_t> out;
    for (std::size_t i = 0; i < node.size(); ++i) {
        const json::Node element = node.element(i);
        if (!element.hasValue()) {
            out.push_back(0);
            continue;
        }
        const Result<std::int64_t> value = element.integer(0, high);
        if (!value)
            m_notes->fail(value.error());
        out.push_back(value ? *value : 1);
    }
    return out;
}

std::optional<std::int64_t> Reader::hint(const Keys& keys, std::int64_t high) const {
    const json::Node node = find(keys);
    const std::optional<std::int64_t> value = node.hasValue() ? node.value()->integer() : std::nullopt;
    return value && *value >= 1 && *value <= high ? value : std::nullopt;
}

std::optional<double> Reader::number(const Keys& keys, double low, double high) const {
    const json::Node node = find(keys);
    if (!node.hasValue())
        return std::nullopt;
    const Result<double> value = node.number(low, high);
    if (value)
        return *value;
    m_notes->fail(value.error());
    return low;
}

std::optional<bool> Reader::flag(const Keys& keys) const {
    const json::Node node = find(keys);
    if (!node.hasValue())
        return std::nullopt;
    if (node.value()->integer() == 0 || node.value()->integer() == 1)
        return node.value()->integer() == 1;
    const Result<bool> value = node.boolean();
    if (value)
        return *value;
    m_notes->fail(value.error());
    return false;
}

bool Reader::flagOr(const Keys& keys, bool fallback, std::string_view what) const {
    if (const auto value = flag(keys))
        return *value;
    const std::string text = fallback ? "true" : "false";
    if (!keys.empty())
        m_notes->assume(std::string(keys.front()) + ": " + text + ", " + defaultOf());
    else if (!what.empty())
        m_notes->assume(std::string(what) + ": " + text + ", " + (m_known ? "fixed by the code of " + m_class : defaultOf()));
    return fallback;
}

std::string Reader::word(const Keys& keys) const {
    const json::Node node = find(keys);
    return node.hasValue() && node.value()->isString() ? std::string(*node.value()->string()) : std::string();
}

std::vector<std::string> Reader::words(const Keys& keys, std::int64_t length) const {
    const json::Node node = find(keys);
    if (!node.hasValue())
        return {};
    const Phrase accepted = Phrase::tr("a list of %1 strings (one a layer)", {std::to_string(length)});
    if (!node.value()->isArray() || node.size() != static_cast<std::size_t>(length)) {
        m_notes->fail(node.error(accepted));
        return {};
    }
    std::vector<std::string> out;
    for (std::size_t i = 0; i < node.size(); ++i) {
        const Result<std::string> value = node.element(i).string();
        if (!value)
            m_notes->fail(value.error());
        out.push_back(value ? *value : std::string());
    }
    return out;
}

std::vector<std::int64_t> Reader::counts(const Keys& keys, std::int64_t high) const {
    const json::Node node = find(keys);
    if (!node.hasValue())
        return {};
    if (!node.value()->isArray()) {
        m_notes->fail(node.error(Phrase::tr("a list of whole numbers")));
        return {};
    }
    std::vector<std::int64_t> out;
    for (std::size_t i = 0; i < node.size(); ++i) {
        const Result<std::int64_t> value = node.element(i).integer(0, high);
        if (!value)
            m_notes->fail(value.error());
        out.push_back(value ? *value : 0);
    }
    return out;
}

} // namespace memladder::hf
