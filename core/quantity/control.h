// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

/// Control characters: what acts on a terminal instead of being shown. U+0000 to U+001F, U+007F, and U+0080 to U+009F, in
/// UTF-8 or as single bytes.
namespace memladder {

/// One character of UTF-8, or one byte that begins none.
struct Character {
    std::string_view bytes;
    bool control = false;
};

/// The first character of a text that is not empty.
[[nodiscard]] Character firstCharacter(std::string_view text);

/// Whether there is a control character other than those in `kept`, which are ASCII.
[[nodiscard]] bool hasControl(std::string_view text, std::string_view kept = {});

/// The text with a blank in place of each.
[[nodiscard]] std::string withoutControls(std::string_view text, std::string_view kept = {});

} // namespace memladder
