// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/random_scenario.h"
#include "core/scenario_support.h"

#include "explain/latex.h"
#include "explain/sheet.h"

#include <algorithm>

using namespace memladder;
using test::drill;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

const WorkSection& part(const WorkSheet& sheet, std::string_view letter) {
    const auto found = std::find_if(sheet.sections.begin(), sheet.sections.end(), [&](const WorkSection& s) { return s.letter == letter; });
    REQUIRE(found != sheet.sections.end());
    return *found;
}

} // namespace

TEST_CASE("The sheet has parts (a) to (g), in each form") {
    const WorkSheet sheet = workSheet(drill({{"gpus", "32"}, {"zero", "3"}, {"recompute", "selective"}}));
    std::string letters;
    for (const WorkSection& section : sheet.sections) {
        letters += section.letter;
        CHECK_FALSE(section.title.empty());
        CHECK_FALSE(section.answer.empty());
        CHECK((!section.lines.empty() || !section.table.rows.empty()));
        for (const auto& row : section.table.rows)
            CHECK(row.size() == section.table.head.size());
    }
    CHECK(letters == "abcdefg");
    CHECK(contains(sheetMarkdown(sheet), "### (d) Does anything fit on 32 GPUs?: yes, 89 of 180 layouts\n"));
    CHECK(contains(sheetMarkdown(sheet), "| 16Ψ/N | 16·175e9/32 |"));
    const std::string latex = sheetLatex(sheet);
    CHECK(contains(latex, "$16\\Psi /N$"));
    CHECK(contains(latex, "175 \\cdot 10^{9}"));
    // Nothing that LaTeX would choke on is left.
    for (const char* sign : {"Ψ", "·", "≥", "−", "×", "²", "≤"})
        CHECK_FALSE(contains(latex, sign));
    CHECK(std::count(latex.begin(), latex.end(), '{') == std::count(latex.begin(), latex.end(), '}'));
}

TEST_CASE("Each scheme's row names the term that kills it") {
    const WorkSection c = part(workSheet(drill({{"gpus", "8"}})), "c");
    REQUIRE(c.table.rows.size() == 4);
    CHECK(c.answer == "none fits");
    CHECK(c.table.rows[0].back() == "nothing is sharded: states 2,607.7 > 182.0 usable");
    CHECK(c.table.rows[1].back() == "replicated parameters and gradients alone: 651.9 > 182.0 usable");
    CHECK(c.table.rows[2].back() == "replicated parameters alone: 326.0 > 182.0 usable");
    CHECK(c.table.rows[3].back() == "even perfectly sharded states: 326.0 > 182.0 usable");
    const WorkSection wide = part(workSheet(drill({{"gpus", "32"}})), "c");
    CHECK(wide.table.rows[3].back() == "activations 256.5 > 100.5 left by the states");
    const WorkSection selective = part(workSheet(drill({{"gpus", "32"}, {"recompute", "selective"}})), "c");
    CHECK(selective.table.rows[3].back() == "fits, 17.2 GiB free");
    CHECK(selective.answer == "1 of 4 fit");
}

TEST_CASE("Long sequences turn the ratio round") {
    const WorkSection b = part(workSheet(drill({{"gpus", "8"}, {"seq", "1M"}})), "b");
    REQUIRE_FALSE(b.remarks.empty());
    CHECK(contains(b.remarks[0], "Activations"));
    CHECK(contains(b.remarks[0], "sharding states alone does not"));
    const WorkSection flash = part(workSheet(drill({{"gpus", "8"}, {"attention", "flash"}})), "b");
    CHECK(flash.answer == "76.5 GiB");
}

TEST_CASE("What is left out comes with numbers") {
    const WorkSheet sheet = workSheet(drill({{"gpus", "32"}, {"pp", "5"}, {"gpus", "40"}, {"zero", "3"}}));
    const WorkSection g = part(sheet, "g");
    CHECK(g.lines[0].result == "412 MB"); // 4·1·2048·50257
    CHECK(g.lines[1].result == "2.7 GiB"); // the live layer: 34·s·b·h + 5·a·s²·b
    CHECK(g.lines[2].result == "19 or 20"); // 96/5
    CHECK(std::any_of(g.remarks.begin(), g.remarks.end(), [](const std::string& r) { return contains(r, "are really 6.8 GiB, not 1.4 GiB"); }));
    CHECK(std::any_of(g.remarks.begin(), g.remarks.end(), [](const std::string& r) { return contains(r, "throughput"); }));
}

TEST_CASE("Any scenario has a sheet") {
    test::RandomScenarios random(77);
    for (int i = 0; i < 40; ++i) {
        const Scenario s = i % 3 == 0 ? random.any() : random.believable();
        const WorkSheet sheet = workSheet(s);
        CHECK(sheet.sections.size() == 7);
        CHECK_FALSE(sheetText(sheet).empty());
    }
}

TEST_CASE("LaTeX text is escaped") {
    CHECK(latexText("50 % of Ψ_x & #1 {a} ~ ^ \\") == "50 \\% of $\\Psi $\\_x \\& \\#1 \\{a\\} \\textasciitilde{} \\textasciicircum{} \\textbackslash{}");
    CHECK(latexMath("2·30e9/8") == "2 \\cdot 30 \\cdot 10^{9}/8");
    CHECK(latexMath("4,096²") == "4{,}096^{2}");
    CHECK(latexMath("10 GiB") == "10\\,\\mathrm{GiB}");
}
