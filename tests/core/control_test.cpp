// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "quantity/control.h"
#include "quantity/result.h"

using namespace memladder;

TEST_CASE("Control characters are found as ASCII, in UTF-8 and as single bytes, and letters are not") {
    for (int code = 0; code < 0x100; ++code) {
        INFO(code);
        const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0);
        const std::string letter = code < 0x80 ? std::string(1, static_cast<char>(code))
                                               : std::string{static_cast<char>(0xC0 | code >> 6), static_cast<char>(0x80 | (code & 0x3F))};
        CHECK(hasControl("a" + letter + "b") == control);
        CHECK(withoutControls("a" + letter + "b") == (control ? "a b" : "a" + letter + "b"));
        CHECK(hasControl(std::string("a") + static_cast<char>(code)) == control);
    }
    for (const char* text : {"", "ünï", "\xE2\x82\xAC", "\xF0\x9F\x98\x80", "\xC2", "\xE2\x82", "\xF0\x9F\x98", "\xFF\xFE", "\xC3\xA9\xC2\xA0"}) {
        INFO(text);
        const bool cut = std::string_view(text) == "\xE2\x82" || std::string_view(text) == "\xF0\x9F\x98"; // a byte of C1 that belongs to no letter
        CHECK(hasControl(text) == cut);
    }
    CHECK_FALSE(hasControl("a\n\tb", "\n\t"));
    CHECK(hasControl("a\n\t\x9B" "b", "\n\t"));
    CHECK(withoutControls("a\n\r\tb\xC2\x9B", "\n\t") == "a\n \tb ");
    CHECK(shortened("a\xC2\x85" "b\x1B") == "a b ");
    for (const char* none : {"\xED\xA0\xA0", "\xE0\xA0", "\xF4\xB0\xA0\xA0", "\xC1\xBF"}) { // surrogate, cut, too large, overlong
        INFO(none);
        for (const char letter : shortened(none).substr(0, 3))
            CHECK(std::string_view("\uFFFD").find(letter) != std::string_view::npos);
    }
    for (const char* all : {"\xED\x9F\xBF", "\xEE\x80\x80", "\xE0\xA0\x80", "\xF4\x8F\xBF\xBF", "\xF0\x90\x80\x80"})
        CHECK(shortened(all) == all);
    CHECK(shortened("a\xFF" "b\xC3") == "a\uFFFD" "b\uFFFD"); // a message is UTF-8, whatever a file holds
}
