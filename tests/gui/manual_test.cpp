// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "export/export_command.h"

#include <fstream>
#include <iterator>
#include <regex>
#include <string>

using namespace memladder;

TEST_CASE("The window's manual page names every option of a picture") {
    std::ifstream file(MEMLADDER_TEST_DATA "/../../packaging/man/memladder.1");
    const std::string page{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    REQUIRE(page.size() > 1000);
    const std::string help = ui::exportHelp();
    const std::size_t picture = help.find("Picture:");
    REQUIRE(picture != std::string::npos);
    const std::string options = help.substr(picture, help.find("\n\n", picture) - picture);
    int count = 0;
    const std::regex option("--[a-z-]+");
    for (std::sregex_iterator it(options.begin(), options.end(), option), end; it != end; ++it) {
        std::string escaped;
        for (const char c : it->str())
            escaped += c == '-' ? std::string("\\-") : std::string(1, c);
        INFO(escaped);
        CHECK(page.find(escaped) != std::string::npos);
        ++count;
    }
    CHECK(count >= 17);
}
