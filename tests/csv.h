// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Reads the small comma-separated tables under tests/data: a header line, quoted cells, no line breaks in cells.
#pragma once

#include <fstream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace memladder::test {

using CsvRow = std::map<std::string, std::string>;

inline std::vector<std::string> splitCsvLine(const std::string& line) {
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"') {
            cells.back() += '"';
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == ',' && !quoted) {
            cells.emplace_back();
        } else if (c != '\r') {
            cells.back() += c;
        }
    }
    return cells;
}

inline std::vector<CsvRow> readCsv(const std::string& name) {
    std::ifstream file(std::string(MEMLADDER_TEST_DATA) + "/" + name);
    std::string line;
    if (!std::getline(file, line))
        throw std::runtime_error("no table " + name);
    const std::vector<std::string> header = splitCsvLine(line);
    std::vector<CsvRow> rows;
    while (std::getline(file, line)) {
        const std::vector<std::string> cells = splitCsvLine(line);
        CsvRow row;
        for (std::size_t i = 0; i < header.size(); ++i)
            row[header[i]] = i < cells.size() ? cells[i] : "";
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace memladder::test
