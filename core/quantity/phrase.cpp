// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "quantity/phrase.h"

#include "quantity/format.h"

#include <utility>

namespace memladder {

namespace {

/// The template with its arguments in place of %1 … %9.
std::string filled(std::string_view source, const std::vector<Phrase>& arguments) {
    std::string out;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const bool mark = source[i] == '%' && i + 1 < source.size() && source[i + 1] >= '1' && source[i + 1] <= '9';
        const auto place = mark ? static_cast<std::size_t>(source[i + 1] - '1') : arguments.size();
        if (place < arguments.size()) {
            out += arguments[place];
            ++i;
        } else {
            out += source[i];
        }
    }
    return out;
}

} // namespace

Phrase Phrase::tr(std::string_view source, std::vector<Phrase> arguments) {
    Phrase out(filled(source, arguments));
    out.m_kind = Kind::Sentence;
    out.m_source = source;
    out.m_arguments = std::move(arguments);
    return out;
}

Phrase Phrase::within(std::string_view label) {
    std::string text(label.substr(0, label.find_last_not_of('.') + 1));
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
        text.front() = static_cast<char>(text.front() - 'A' + 'a');
    Phrase out(std::move(text));
    out.m_kind = Kind::Within;
    out.m_source = label;
    return out;
}

Phrase Phrase::figure(std::string digits) {
    Phrase out(std::move(digits));
    out.m_kind = Kind::Figure;
    return out;
}

Phrase Phrase::number(std::uint64_t value) {
    return figure(format::grouped(value));
}

Phrase Phrase::joined(std::vector<Phrase> parts, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0)
            text += separator;
        text += parts[i];
    }
    Phrase out(std::move(text));
    out.m_kind = Kind::Joined;
    out.m_source = separator;
    out.m_arguments = std::move(parts);
    return out;
}

Phrase Phrase::capital(Phrase phrase) {
    std::string text = phrase;
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    Phrase out(std::move(text));
    out.m_kind = Kind::Capital;
    out.m_arguments.push_back(std::move(phrase));
    return out;
}

Phrase Phrase::gpus(std::uint64_t count) {
    return count == 1 ? Phrase::tr("%1 GPU", {number(count)}) : Phrase::tr("%1 GPUs", {number(count)});
}

Phrase Phrase::layers(std::uint64_t count) {
    return count == 1 ? Phrase::tr("%1 layer", {number(count)}) : Phrase::tr("%1 layers", {number(count)});
}

Phrase Phrase::listed(std::vector<Phrase> parts) {
    if (parts.size() < 2)
        return joined(std::move(parts), ", ");
    Phrase last = std::move(parts.back());
    parts.pop_back();
    return Phrase::tr("%1 and %2", {joined(std::move(parts), ", "), std::move(last)});
}

} // namespace memladder
