// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/format.h"
#include "quantity/phrase.h"
#include "scenario/scenario.h"
#include "search/layouts.h"

#include <string>
#include <string_view>
#include <vector>

namespace memladder {

/// One step of the work: a formula, the same with numbers, what it gives, and where it is from. UTF-8.
struct WorkLine {
    std::string formula;     ///< "16Ψ"
    std::string substituted; ///< "16·175e9 B"
    Phrase result;           ///< "2,607.7 GiB"
    Phrase note;             ///< a clause, or the source
    friend bool operator==(const WorkLine&, const WorkLine&) = default;
};

/// A small table of the work; the first column is text, the others are numbers but for a last one of words.
struct WorkTable {
    std::vector<Phrase> head;
    std::vector<std::vector<Phrase>> rows;
    friend bool operator==(const WorkTable&, const WorkTable&) = default;
};

/// One part of the sheet, (a) to (g).
struct WorkSection {
    std::string_view letter;
    Phrase title;
    Phrase answer;      ///< the part's result in a few words
    std::vector<WorkLine> lines;
    WorkTable table;    ///< without rows where the part has none
    std::vector<Phrase> remarks; ///< whole sentences
    friend bool operator==(const WorkSection&, const WorkSection&) = default;
};

/// The whole of drill 1 for any scenario: (a) states, (b) activations, (c) each sharding scheme and the term that kills
/// it, (d) whether anything fits, with the inequality, (e) the smallest number of GPUs, (f) what to run and what it
/// trades, (g) what the estimator leaves out, with numbers. By the textbook's formulas. `pins` is what the searches leave alone.
struct WorkSheet {
    std::vector<WorkSection> sections;
    format::Unit unit = format::Unit::GiB;
    friend bool operator==(const WorkSheet&, const WorkSheet&) = default;
};

[[nodiscard]] WorkSheet workSheet(const Scenario& scenario, const Pins& pins = {});

[[nodiscard]] std::string sheetText(const WorkSheet& sheet);
/// What stands above the columns of formulas.
struct SheetHeads {
    Phrase formula = Phrase::tr("Formula");
    Phrase substituted = Phrase::tr("Numbers put in");
    Phrase result = Phrase::tr("Result");
};

[[nodiscard]] std::string sheetMarkdown(const WorkSheet& sheet, const SheetHeads& heads = {});
/// Sections and tabulars for a document with the packages amsmath and amssymb.
[[nodiscard]] std::string sheetLatex(const WorkSheet& sheet);

} // namespace memladder
