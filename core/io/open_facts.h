// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/framework.h"
#include "io/csv.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

/// What a row of measured runs leaves unsaid, and what it may have been.
namespace memladder {

/// A column and the word that stands in its empty cell.
using Assumed = std::pair<std::string_view, std::string_view>;
using Assumption = std::vector<Assumed>;

/// The cells of one row, with words in empty ones for the sake of argument.
class RunCells {
public:
    RunCells(const csv::Table& table, std::size_t row) : m_table(&table), m_row(row) {}

    [[nodiscard]] std::string_view cell(std::string_view column) const;
    [[nodiscard]] bool hasColumn(std::string_view column) const { return m_table->hasColumn(column); }
    /// The same row under another assumption: the last one is forgotten.
    void assume(const Assumption& assumption) { m_assumption = &assumption; }

private:
    const csv::Table* m_table;
    std::size_t m_row;
    const Assumption* m_assumption = nullptr;
};

/// A column whose closed list says what its empty cell may stand for. In a file that has the column an empty
/// cell is unknown; where a file leaves the whole column out, the framework's usual value counts, unless
/// there is none.
struct OpenFact {
    std::string_view column;
    bool withoutColumn;           ///< there is no usual value: unknown too where the file lacks the column
    std::string_view unknownWord; ///< a word of the list that means as much as an empty cell
    /// Words that may stand there in such a run; later columns may go by earlier ones. Two or more leave the
    /// fact open, one follows from the others; none: the fact does not arise in such a run.
    std::vector<std::string_view> (*words)(const RunCells& cells, const Framework& framework);
};

[[nodiscard]] std::span<const OpenFact> openFacts();

/// Every way in which a row's empty cells may be filled.
struct OpenRow {
    std::vector<std::string_view> columns; ///< left open, in the table's order
    std::vector<Assumption>
        combinations; ///< at least one, which may be empty; none where they are more than were asked for
};

/// `most`: give up beyond so many combinations (but one is always had).
[[nodiscard]] OpenRow openRow(RunCells cells, const Framework& framework, std::size_t most);
/// The first of the combinations.
[[nodiscard]] Assumption firstCombination(RunCells cells, const Framework& framework);

} // namespace memladder
