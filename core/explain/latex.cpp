// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "explain/latex.h"

#include <algorithm>

namespace memladder {

namespace {

/// A sign of ours, and what math mode calls it. Ones that text mode escapes otherwise have a text of their own.
struct Sign {
    std::string_view plain;
    std::string_view math;
    std::string_view text; ///< empty: `math` between dollars
};

// Longer before shorter, where one begins the other.
constexpr Sign kSigns[] = {
    {"Ψ", "\\Psi ", {}}, {"Φ", "\\Phi ", {}}, {"σ", "\\sigma ", {}}, {"Σ", "\\Sigma ", {}},          {"·", " \\cdot ", "$\\cdot$"},      {"×", " \\times ", {}},  {"≥", " \\ge ", {}},
    {"≤", " \\le ", {}},         {"−", "-", {}},             {"²", "^{2}", "\\textsuperscript{2}"},
    {"⌈", "\\lceil ", {}},       {"⌉", "\\rceil ", {}},      {"→", " \\to ", {}},     {"✓", "\\checkmark ", {}},
    {"§", "\\S ", "\\S "},       {"–", "\\text{--}", "--"},  {"…", "\\ldots ", "\\ldots{}"}, {"\u202F", "\\,", "\\,"},
    {"\\", "\\backslash ", "\\textbackslash{}"},             {"~", "\\sim ", "\\textasciitilde{}"},
    {"^", "\\hat{\\ }", "\\textasciicircum{}"},              {"%", "\\%", "\\%"},     {"&", "\\&", "\\&"},
    {"<", "<", "\\textless{}"},    {">", ">", "\\textgreater{}"},
    {"$", "\\$", "\\$"},         {"#", "\\#", "\\#"},        {"_", "\\_", "\\_"},     {"{", "\\{", "\\{"},
    {"}", "\\}", "\\}"},
};

// Units and words inside a formula.
constexpr Sign kWords[] = {
    {" GiB", "\\,\\mathrm{GiB}", {}}, {" GB", "\\,\\mathrm{GB}", {}}, {" B", "\\,\\mathrm{B}", {}}, {"fixed", "\\mathrm{fixed}", {}}, {"total", "\\mathrm{total}", {}},
    {"workspace", "\\mathrm{workspace}", {}}, {"allocated", "\\mathrm{allocated}", {}}, {"outside", "\\mathrm{outside}", {}},
    {",", "{,}", {}},
};

const Sign* signAt(std::string_view text) {
    const auto found = std::find_if(std::begin(kSigns), std::end(kSigns), [text](const Sign& sign) { return text.starts_with(sign.plain); });
    return found == std::end(kSigns) ? nullptr : &*found;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isIndex(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

} // namespace

std::string latexMath(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const auto word = std::find_if(std::begin(kWords), std::end(kWords), [text](const Sign& sign) { return text.starts_with(sign.plain); });
        if (word != std::end(kWords)) {
            out += word->math;
            text.remove_prefix(word->plain.size());
        } else if (text.front() == '_' && text.size() > 1 && isIndex(text[1]) && (text.size() == 2 || !isIndex(text[2])) && !out.empty() && isIndex(out.back())) {
            out += "_{" + std::string(text.substr(1, 1)) + "}";
            text.remove_prefix(2);
        } else if (const Sign* sign = signAt(text)) {
            out += sign->math;
            text.remove_prefix(sign->plain.size());
        } else if (text.front() == 'e' && !out.empty() && isDigit(out.back()) && text.size() > 1 && isDigit(text[1])) {
            std::size_t end = 1;
            while (end < text.size() && isDigit(text[end]))
                ++end;
            out += " \\cdot 10^{" + std::string(text.substr(1, end - 1)) + "}";
            text.remove_prefix(end);
        } else {
            out += text.front();
            text.remove_prefix(1);
        }
    }
    out.erase(out.find_last_not_of(' ') + 1);
    return out;
}

std::string latexText(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const Sign* sign = signAt(text);
        if (!sign) {
            out += text.front();
            text.remove_prefix(1);
            continue;
        }
        out += sign->text.empty() ? "$" + std::string(sign->math) + "$" : std::string(sign->text);
        text.remove_prefix(sign->plain.size());
    }
    return out;
}

} // namespace memladder
