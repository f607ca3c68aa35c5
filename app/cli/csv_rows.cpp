// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/csv_rows.h"

namespace memladder::cli {

namespace {

std::string cellText(const json::Value* value) {
    if (!value || value->isNull())
        return {};
    if (const auto text = value->string())
        return std::string(*text);
    if (const auto truth = value->boolean())
        return *truth ? "true" : "false";
    return std::string(value->numberText());
}

} // namespace

std::string csvCell(std::string_view cell) {
    if (cell.find_first_of(",\"\n") == std::string_view::npos)
        return std::string(cell);
    std::string out = "\"";
    for (const char c : cell)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

std::string csvRows(const std::vector<std::string_view>& heads, const std::vector<json::Value>& rows) {
    std::string out;
    for (std::size_t i = 0; i < heads.size(); ++i)
        out += (i > 0 ? "," : "") + csvCell(heads[i]);
    out += "\n";
    for (const json::Value& row : rows) {
        for (std::size_t i = 0; i < heads.size(); ++i)
            out += (i > 0 ? "," : "") + csvCell(cellText(row.find(heads[i])));
        out += "\n";
    }
    return out;
}

} // namespace memladder::cli
