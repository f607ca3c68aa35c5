// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/ui_text.h"

#include "quantity/format.h"

#include <array>
#include <utility>

namespace memladder::ui::text {

QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString count(std::uint64_t value) {
    QString text = QString::fromStdString(format::count(value));
    if (!text.isEmpty() && text.back().isLetter())
        text.insert(text.size() - 1, QLatin1Char(' '));
    return text;
}

QString fieldText(const Field& field, const Scenario& scenario) {
    if (!field.isSet(scenario))
        return {};
    if (field.key == "params")
        return count(field.number(scenario));
    return QString::fromStdString(field.display(scenario));
}

QString fieldValue(const Field& field, const Scenario& scenario) {
    const QString text = fieldText(field, scenario);
    if (!text.isEmpty())
        return text;
    return field.key == "model" ? QString::fromUtf8(kOwnShape) : QStringLiteral("derived");
}

QString refusal(const Error& error) {
    return QStringLiteral("“%1” is not taken. Accepted: %2.")
        .arg(fromUtf8(error.found), fromUtf8(error.accepted));
}

QString withMnemonic(std::string_view fieldKey, std::string_view label) {
    static constexpr std::array<std::pair<std::string_view, char>, 6> kLetters = {{{"params", 'M'},
                                                                                   {"gpus", 'G'},
                                                                                   {"seq", 'S'},
                                                                                   {"micro_batch", 'b'},
                                                                                   {"recompute", 'R'},
                                                                                   {"zero", 'h'}}};
    QString text = fromUtf8(label).replace(QLatin1Char('&'), QStringLiteral("&&"));
    for (const auto& [key, letter] : kLetters) {
        if (key == fieldKey) {
            const qsizetype at = text.indexOf(QLatin1Char(letter));
            return at < 0 ? text : text.insert(at, QLatin1Char('&'));
        }
    }
    return text;
}

QString tickCount(std::uint64_t value) {
    return QString::fromStdString(format::count(value));
}

QString tickTokens(std::uint64_t value) {
    return QString::fromStdString(format::tokens(value));
}

} // namespace memladder::ui::text
