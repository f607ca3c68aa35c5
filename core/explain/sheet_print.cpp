// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "explain/latex.h"
#include "explain/sheet.h"

#include <algorithm>

namespace memladder {

namespace {

/// Columns that a UTF-8 text takes: one for each character.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(const std::string& text, std::size_t columns, bool right) {
    const std::string space(columns > width(text) ? columns - width(text) : 0, ' ');
    return right ? space + text : text + space;
}

using Rows = std::vector<std::vector<Phrase>>;

/// Rows aligned under one another, two spaces between columns, `indent` before.
std::string aligned(const Rows& rows, const std::vector<bool>& right, std::string_view indent) {
    std::vector<std::size_t> widths(right.size(), 0);
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width(row[i]));
    std::string out;
    for (const auto& row : rows) {
        std::string line(indent);
        for (std::size_t i = 0; i < row.size(); ++i)
            line += (i > 0 ? "  " : "") + padded(row[i], widths[i], right[i]);
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out;
}

/// The first column is text; the others are numbers, but for a last one of words.
std::vector<bool> rightAligned(const WorkTable& table) {
    std::vector<bool> right(table.head.size(), true);
    if (!right.empty())
        right.front() = right.back() = false;
    return right;
}

} // namespace

std::string sheetText(const WorkSheet& sheet) {
    std::string out;
    for (const WorkSection& section : sheet.sections) {
        out += (out.empty() ? "(" : "\n(") + std::string(section.letter) + ") " + section.title + ": " + section.answer + "\n";
        Rows rows;
        for (const WorkLine& line : section.lines)
            rows.push_back({line.formula, line.substituted.empty() ? "" : "= " + line.substituted, line.result.empty() ? "" : "= " + line.result, line.note});
        out += aligned(rows, {false, false, false, false}, "    ");
        if (!section.table.rows.empty()) {
            Rows table{section.table.head};
            table.insert(table.end(), section.table.rows.begin(), section.table.rows.end());
            out += (section.lines.empty() ? "" : "\n") + aligned(table, rightAligned(section.table), "    ");
        }
        for (const std::string& remark : section.remarks)
            out += "    " + remark + "\n";
    }
    return out;
}

std::string sheetMarkdown(const WorkSheet& sheet, const SheetHeads& heads) {
    const auto cell = [](const std::string& text) {
        std::string out;
        for (const char c : text)
            out += c == '|' ? std::string("\\|") : std::string(1, c);
        return out;
    };
    const auto row = [&cell](const std::vector<Phrase>& cells) {
        std::string out = "|";
        for (const Phrase& text : cells)
            out += " " + cell(text) + " |";
        return out + "\n";
    };
    std::string out;
    for (const WorkSection& section : sheet.sections) {
        out += (out.empty() ? "### (" : "\n### (") + std::string(section.letter) + ") " + section.title + ": " + section.answer + "\n";
        if (!section.lines.empty()) {
            out += "\n| " + heads.formula + " | " + heads.substituted + " | " + heads.result + " | |\n|---|---|---:|---|\n";
            for (const WorkLine& line : section.lines)
                out += row({line.formula, line.substituted, line.result, line.note});
        }
        if (!section.table.rows.empty()) {
            out += "\n" + row(section.table.head) + "|";
            for (const bool right : rightAligned(section.table))
                out += right ? "---:|" : "---|";
            out += "\n";
            for (const auto& cells : section.table.rows)
                out += row(cells);
        }
        if (!section.remarks.empty())
            out += "\n";
        for (const std::string& remark : section.remarks)
            out += "- " + remark + "\n";
    }
    return out;
}

std::string sheetLatex(const WorkSheet& sheet) {
    const auto math = [](const std::string& text) { return text.empty() ? std::string() : "$" + latexMath(text) + "$"; };
    std::string out;
    for (const WorkSection& section : sheet.sections) {
        out += (out.empty() ? "\\paragraph{(" : "\n\\paragraph{(") + std::string(section.letter) + ") " + latexText(section.title) + ": " + latexText(section.answer) + "}\n";
        if (!section.lines.empty()) {
            out += "\\begin{tabular}{lllp{0.3\\linewidth}}\n";
            for (const WorkLine& line : section.lines) {
                const auto equals = [&](const std::string& text) { return text.empty() ? std::string() : "${} = {}$ " + text; };
                out += math(line.formula) + " & " + equals(math(line.substituted)) + " & " + equals(latexText(line.result)) + " & " + latexText(line.note) + " \\\\\n";
            }
            out += "\\end{tabular}\n";
        }
        if (!section.table.rows.empty()) {
            out += "\\begin{tabular}{";
            for (const bool right : rightAligned(section.table))
                out += right ? 'r' : 'l';
            out += "}\n\\hline\n";
            const auto row = [](const std::vector<Phrase>& cells) {
                std::string line;
                for (std::size_t i = 0; i < cells.size(); ++i)
                    line += (i > 0 ? " & " : "") + latexText(cells[i]);
                return line + " \\\\\n";
            };
            out += row(section.table.head) + "\\hline\n";
            for (const auto& cells : section.table.rows)
                out += row(cells);
            out += "\\hline\n\\end{tabular}\n";
        }
        for (const std::string& remark : section.remarks)
            out += latexText(remark) + "\n\n";
    }
    return out;
}

} // namespace memladder
