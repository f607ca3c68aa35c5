// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace memladder::cli {

enum class Format { Text, Json, Csv, Markdown, Latex, ReducedOrder };

/// Rows of cells, printed aligned for reading, or as CSV, Markdown or LaTeX.
class TextTable {
public:
    enum class Align { Left, Right };
    struct Column {
        std::string head;
        Align align = Align::Left;
    };

    explicit TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) {}
    void add(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }

    /// In the format asked for; Json prints nothing (a command writes its own object).
    [[nodiscard]] std::string print(Format format) const;

private:
    [[nodiscard]] std::string aligned() const;
    [[nodiscard]] std::string csv() const;
    [[nodiscard]] std::string markdown() const;
    [[nodiscard]] std::string latex() const;

    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

/// Columns that a UTF-8 text takes on a terminal (one for each character).
[[nodiscard]] std::size_t displayWidth(std::string_view text);

} // namespace memladder::cli
