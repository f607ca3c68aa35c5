// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/text_table.h"

#include "cli/csv_rows.h"
#include "explain/latex.h"

#include <algorithm>

namespace memladder::cli {

namespace {

std::string escaped(const std::string& cell, std::string_view special, std::string_view prefix) {
    std::string out;
    for (const char c : cell) {
        if (special.find(c) != std::string_view::npos)
            out += prefix;
        out += c;
    }
    return out;
}

} // namespace

std::size_t displayWidth(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string TextTable::print(Format format) const {
    switch (format) {
    case Format::Text:
        return aligned();
    case Format::Csv:
        return csv();
    case Format::Markdown:
        return markdown();
    case Format::Latex:
        return latex();
    case Format::Json:
    case Format::ReducedOrder:
        break;
    }
    return {};
}

std::string TextTable::aligned() const {
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        std::size_t width = displayWidth(m_columns[i].head);
        for (const auto& row : m_rows)
            width = std::max(width, i < row.size() ? displayWidth(row[i]) : 0);
        widths.push_back(width);
    }
    const auto line = [&](const auto& cellAt) {
        std::string out;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const std::string cell = cellAt(i);
            const std::string padding(widths[i] - displayWidth(cell), ' ');
            out += (i > 0 ? "  " : "") + (m_columns[i].align == Align::Right ? padding + cell : cell + padding);
        }
        out.erase(out.find_last_not_of(' ') + 1);
        return out + "\n";
    };
    std::string out = line([&](std::size_t i) { return m_columns[i].head; });
    for (const auto& row : m_rows)
        out += line([&](std::size_t i) { return i < row.size() ? row[i] : std::string(); });
    return out;
}

std::string TextTable::csv() const {
    std::string out;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        out += (i > 0 ? "," : "") + csvCell(m_columns[i].head);
    out += "\n";
    for (const auto& row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            out += (i > 0 ? "," : "") + csvCell(row[i]);
        out += "\n";
    }
    return out;
}

std::string TextTable::markdown() const {
    std::string out = "|";
    std::string rule = "|";
    for (const Column& column : m_columns) {
        out += " " + escaped(column.head, "|", "\\") + " |";
        rule += column.align == Align::Right ? "---:|" : "---|";
    }
    out += "\n" + rule + "\n";
    for (const auto& row : m_rows) {
        out += "|";
        for (const std::string& cell : row)
            out += " " + escaped(cell, "|", "\\") + " |";
        out += "\n";
    }
    return out;
}

std::string TextTable::latex() const {
    std::string out = "\\begin{tabular}{";
    for (const Column& column : m_columns)
        out += column.align == Align::Right ? 'r' : 'l';
    out += "}\n\\hline\n";
    const auto line = [&](const auto& cells, const auto& text) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            out += (i > 0 ? " & " : "") + latexText(text(cells[i]));
        out += " \\\\\n";
    };
    line(m_columns, [](const Column& column) { return column.head; });
    out += "\\hline\n";
    for (const auto& row : m_rows)
        line(row, [](const std::string& cell) { return cell; });
    return out + "\\hline\n\\end{tabular}\n";
}

} // namespace memladder::cli
