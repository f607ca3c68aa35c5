// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Comma-separated tables with a header line, quoted as in RFC 4180.
namespace memladder::csv {

class Table {
public:
    /// Errors name the line. Rows shorter than the header end in blank cells; longer ones are refused, and more columns or
    /// rows than limits.h allows.
    [[nodiscard]] static Result<Table> parse(std::string_view text, std::string_view name);

    [[nodiscard]] std::size_t rows() const { return m_rows.size(); }
    [[nodiscard]] bool hasColumn(std::string_view column) const;
    /// The cell without blanks around it; empty where the table has no such column.
    [[nodiscard]] std::string_view cell(std::size_t row, std::string_view column) const;
    /// Line of the file on which a row began, from 1.
    [[nodiscard]] std::size_t line(std::size_t row) const { return m_rows[row].line; }

private:
    struct Row {
        std::size_t line = 0;
        std::vector<std::string> cells;
    };
    std::vector<std::string> m_header;
    std::vector<Row> m_rows;
};

} // namespace memladder::csv
