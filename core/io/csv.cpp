// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/csv.h"

#include "io/limits.h"
#include "quantity/format.h"

#include <algorithm>

namespace memladder::csv {

namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

} // namespace

Result<Table> Table::parse(std::string_view text, std::string_view name) {
    if (text.substr(0, 3) == "\xEF\xBB\xBF")
        text.remove_prefix(3);
    Table table;
    std::size_t line = 1;
    std::size_t at = 0;
    const auto where = [&] { return std::string(name) + " line " + std::to_string(line); };
    while (at < text.size()) {
        Row row;
        row.line = line;
        for (bool rowEnds = false; !rowEnds;) {
            std::string cell;
            if (at < text.size() && text[at] == '"') {
                for (++at;; ++at) {
                    if (at >= text.size())
                        return Error{where(), Phrase::tr("a quoted cell without an end"), Phrase::tr("a closing quote")};
                    if (text[at] == '"') {
                        if (at + 1 < text.size() && text[at + 1] == '"')
                            ++at;
                        else
                            break;
                    }
                    line += text[at] == '\n' ? std::size_t{1} : std::size_t{0};
                    cell += text[at];
                }
                ++at;
                if (at < text.size() && text[at] != ',' && text[at] != '\n' && text[at] != '\r')
                    return Error{where(), Phrase::tr("text behind a quoted cell"), Phrase::tr("a comma or the end of the line")};
            } else {
                while (at < text.size() && text[at] != ',' && text[at] != '\n' && text[at] != '\r')
                    cell += text[at++];
            }
            row.cells.push_back(std::move(cell));
            if (row.cells.size() > kMaxTableColumns)
                return Error{where(), Phrase::tr("more than %1 cells in a row", {Phrase::number(kMaxTableColumns)}),
                             Phrase::tr("at most %1", {Phrase::number(kMaxTableColumns)})};
            if (at < text.size() && text[at] == ',') {
                ++at;
                continue;
            }
            rowEnds = true;
            if (at < text.size() && text[at] == '\r')
                ++at;
            if (at < text.size() && text[at] == '\n')
                ++at;
            ++line;
        }
        if (row.cells.size() == 1 && trimmed(row.cells.front()).empty())
            continue; // a blank line
        if (table.m_header.empty()) {
            for (std::string& cell : row.cells)
                cell = std::string(trimmed(cell));
            for (auto cell = row.cells.begin(); cell != row.cells.end(); ++cell) {
                if (!cell->empty() && std::find(row.cells.begin(), cell, *cell) != cell)
                    return Error{std::string(name) + " line " + std::to_string(row.line), "column " + shortened(*cell) + " twice",
                                 "each column once"};
            }
            table.m_header = std::move(row.cells);
            continue;
        }
        if (row.cells.size() > table.m_header.size()) {
            return Error{std::string(name) + " line " + std::to_string(row.line),
                         Phrase::tr("%1 cells", {std::to_string(row.cells.size())}),
                         Phrase::tr("%1, as the header has", {std::to_string(table.m_header.size())})};
        }
        if (table.m_rows.size() == kMaxTableRows)
            return Error{std::string(name) + " line " + std::to_string(row.line), Phrase::tr("more than %1 rows", {Phrase::number(kMaxTableRows)}),
                         Phrase::tr("at most %1", {Phrase::number(kMaxTableRows)})};
        table.m_rows.push_back(std::move(row)); // short as it may be: a wide header must not widen every row
    }
    if (table.m_header.empty())
        return Error{std::string(name), Phrase::tr("no header line"), Phrase::tr("a table with column names in its first line")};
    return table;
}

bool Table::hasColumn(std::string_view column) const {
    return std::find(m_header.begin(), m_header.end(), column) != m_header.end();
}

std::string_view Table::cell(std::size_t row, std::string_view column) const {
    const auto at = static_cast<std::size_t>(std::find(m_header.begin(), m_header.end(), column) - m_header.begin());
    const std::vector<std::string>& cells = m_rows[row].cells;
    return at < cells.size() ? trimmed(cells[at]) : std::string_view();
}

} // namespace memladder::csv
