// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "explain/expression.h"

#include "explain/latex.h"
#include "quantity/format.h"

#include <algorithm>

namespace memladder {

Expression Expression::number(const Rational& value, std::string digits) {
    Expression out;
    out.m_value = value;
    out.m_digits = std::move(digits);
    return out;
}

Expression Expression::number(std::uint64_t value) {
    return number(value, format::thin(value));
}

Expression Expression::quantity(std::string_view name, const Rational& value, std::string digits) {
    Expression out = number(value, std::move(digits));
    out.m_kind = Kind::Symbol;
    out.m_name = name;
    return out;
}

Expression Expression::symbol(std::string_view name, std::uint64_t value) {
    return quantity(name, value, format::thin(value));
}

Expression Expression::sum(std::vector<Expression> parts) {
    Expression out;
    out.m_kind = Kind::Sum;
    out.m_parts = std::move(parts);
    return out;
}

Expression Expression::difference(Expression a, Expression b) {
    Expression out;
    out.m_kind = Kind::Difference;
    out.m_parts = {std::move(a), std::move(b)};
    return out;
}

Expression Expression::product(std::vector<Expression> parts) {
    Expression out;
    out.m_kind = Kind::Product;
    out.m_parts = std::move(parts);
    return out;
}

Expression Expression::square(Expression base) {
    Expression out;
    out.m_kind = Kind::Square;
    out.m_parts = {std::move(base)};
    return out;
}

Expression Expression::over(Expression a, std::vector<Expression> parts) {
    std::erase_if(parts, [](const Expression& part) { return part.value() == Rational(1); });
    if (parts.empty())
        return a;
    Expression out;
    out.m_kind = Kind::Quotient;
    out.m_parts = {std::move(a), product(std::move(parts))};
    return out;
}

Rational Expression::value() const {
    switch (m_kind) {
    case Kind::Number:
    case Kind::Symbol:
        return m_value;
    case Kind::Sum: {
        Rational out;
        for (const Expression& part : m_parts)
            out = out + part.value();
        return out;
    }
    case Kind::Product: {
        Rational out(1);
        for (const Expression& part : m_parts)
            out = out * part.value();
        return out;
    }
    case Kind::Difference:
        return m_parts[0].value() - m_parts[1].value();
    case Kind::Square:
        return m_parts[0].value() * m_parts[0].value();
    case Kind::Quotient:
        return m_parts[0].value() / m_parts[1].value();
    }
    return {};
}

std::string Expression::wrapped(bool numbers, Markup markup) const {
    std::string inner = print(numbers, markup);
    if (m_kind != Kind::Sum && m_kind != Kind::Difference)
        return inner;
    return markup == Markup::Latex ? "\\left(" + inner + "\\right)" : "(" + inner + ")";
}

std::string Expression::printProduct(bool numbers, Markup markup) const {
    std::string out;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const Expression& part = m_parts[i];
        // A coefficient stands right before Ψ, as papers write it; other factors are set apart.
        const bool joined = !numbers && i > 0 && m_parts[i - 1].m_kind == Kind::Number && part.m_kind == Kind::Symbol && (part.m_name == "Ψ" || part.m_name == "Φ");
        if (i > 0 && !joined)
            out += markup == Markup::Latex ? " \\cdot " : markup == Markup::Spaced && numbers ? " · " : "·";
        out += part.wrapped(numbers, markup);
    }
    return out;
}

std::string Expression::printQuotient(bool numbers, Markup markup) const {
    const Expression& under = m_parts[1];
    if (markup == Markup::Latex)
        return "\\frac{" + m_parts[0].print(numbers, markup) + "}{" + under.print(numbers, markup) + "}";
    const std::string divisor = under.print(numbers, markup);
    return m_parts[0].wrapped(numbers, markup) + (markup == Markup::Spaced && numbers ? " / " : "/") + (under.m_parts.size() > 1 ? "(" + divisor + ")" : divisor);
}

std::string Expression::print(bool numbers, Markup markup) const {
    const auto joined = [&](std::string_view sign) {
        std::string out;
        for (const Expression& part : m_parts)
            out += (out.empty() ? "" : std::string(sign)) + part.print(numbers, markup);
        return out;
    };
    switch (m_kind) {
    case Kind::Number:
    case Kind::Symbol: {
        const std::string& text = m_kind == Kind::Symbol && !numbers ? m_name : m_digits;
        return markup == Markup::Latex ? latexMath(text) : text;
    }
    case Kind::Sum:
        return joined(" + ");
    case Kind::Difference:
        return joined(markup == Markup::Latex ? " - " : " − ");
    case Kind::Square:
        return m_parts[0].wrapped(numbers, markup) + (markup == Markup::Latex ? "^{2}" : "²");
    case Kind::Product:
        return printProduct(numbers, markup);
    case Kind::Quotient:
        return printQuotient(numbers, markup);
    }
    return {};
}

} // namespace memladder
