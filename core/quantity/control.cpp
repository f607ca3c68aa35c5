// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "quantity/control.h"

#include <algorithm>
#include <cstddef>

namespace memladder {

namespace {

/// Bytes of the whole character that a lead byte announces; 1 where it is cut short, or is none.
std::size_t sizeOf(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t size = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1;
    const bool whole = size <= text.size() && std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(size),
                                                          [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; });
    if (!whole || size == 1)
        return 1;
    // Neither a longer form of a shorter one, nor half of a surrogate pair, nor beyond U+10FFFF.
    const auto second = static_cast<unsigned char>(text[1]);
    const bool letter = lead == 0xE0 ? second >= 0xA0 : lead == 0xED ? second < 0xA0 : lead == 0xF0 ? second >= 0x90 : lead != 0xF4 || second < 0x90;
    return letter ? size : 1;
}

} // namespace

Character firstCharacter(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t size = sizeOf(text);
    const bool control = size == 1 ? lead < 0x20 || (lead >= 0x7F && lead < 0xA0) : size == 2 && lead == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0;
    return {text.substr(0, size), control};
}

bool hasControl(std::string_view text, std::string_view kept) {
    while (!text.empty()) {
        const Character c = firstCharacter(text);
        if (c.control && kept.find(c.bytes) == std::string_view::npos)
            return true;
        text.remove_prefix(c.bytes.size());
    }
    return false;
}

std::string withoutControls(std::string_view text, std::string_view kept) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const Character c = firstCharacter(text);
        out += c.control && kept.find(c.bytes) == std::string_view::npos ? " " : c.bytes;
        text.remove_prefix(c.bytes.size());
    }
    return out;
}

} // namespace memladder
