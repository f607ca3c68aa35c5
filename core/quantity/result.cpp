// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "quantity/result.h"

#include "quantity/control.h"

namespace memladder {

std::string Error::text() const {
    std::string line = where;
    if (!found.empty())
        line += (line.empty() ? "" : ": ") + std::string("found ") + found;
    if (!accepted.empty())
        line += (line.empty() ? "" : "; ") + std::string("accepted: ") + accepted;
    return line;
}

std::string shortened(std::string_view text, std::size_t limit) {
    const bool cut = text.size() > limit;
    std::size_t end = cut ? limit : text.size();
    while (cut && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    std::string out; // in UTF-8, whatever bytes a file holds
    for (text = text.substr(0, end); !text.empty();) {
        const Character c = firstCharacter(text);
        const bool stray = c.bytes.size() == 1 && static_cast<unsigned char>(c.bytes[0]) >= 0x80;
        out += c.control ? " " : stray ? "\uFFFD" : c.bytes;
        text.remove_prefix(c.bytes.size());
    }
    return cut ? out + "…" : out;
}

} // namespace memladder
