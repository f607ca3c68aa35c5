// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/ui_text.h"

#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"

#include <array>
#include <utility>

namespace memladder::ui::text {

QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString count(std::uint64_t value) {
    QString text = inLocale(format::count(value));
    if (!text.isEmpty() && text.back().isLetter())
        text.insert(text.size() - 1, QLatin1Char(' '));
    return text;
}

QString fieldText(const Field& field, const Scenario& scenario) {
    if (!field.isSet(scenario))
        return {};
    if (field.key == "params")
        return count(field.number(scenario));
    QString text = fromUtf8(field.display(scenario));
    if (field.kind == FieldKind::List || field.kind == FieldKind::Month) // the same in every language
        return text;
    return field.kind == FieldKind::Choice ? Ui::label(field.display(scenario)) : inLocale(text);
}

std::string typedText(const Field& field, const QString& typed) {
    const bool numeric = field.isNumeric() || field.kind == FieldKind::Size || field.kind == FieldKind::Ratio ||
                         field.kind == FieldKind::Bytes;
    return (numeric ? fromLocale(typed.trimmed()) : typed.trimmed()).toStdString();
}

QString fieldValue(const Field& field, const Scenario& scenario) {
    QString text = fieldText(field, scenario);
    if (!text.isEmpty())
        return text;
    return field.key == "model" ? ownShape() : Ui::tr("derived", "a value that was left empty");
}

bool isOfEachEntry(std::string_view citation) {
    return citation == "the catalogue's row";
}

QString ownShape() {
    return Ui::tr("GPT-3 shape");
}

QString refusal(const Error& error) {
    return Ui::tr("“%1” is not taken. Accepted: %2.").arg(Ui::of(error.found), Ui::of(error.accepted));
}

QString refusal(const Error& error, const QString& typed) {
    return Ui::tr("“%1” is not taken. Accepted: %2.")
        .arg(typed.isEmpty() ? Ui::tr("nothing", "what was typed") : fromUtf8(shortened(typed.toStdString())),
             Ui::of(error.accepted));
}

QString errorText(const Error& error) {
    // An option or a file is named as it is; what has a name of its own is translated.
    const QString where = Ui::label(error.where);
    const QString found = error.found.empty() ? QString() : Ui::tr("found %1").arg(Ui::of(error.found));
    const QString accepted =
        error.accepted.empty() ? QString() : Ui::tr("accepted: %1").arg(Ui::of(error.accepted));
    QString text = where;
    if (!found.isEmpty())
        text += (text.isEmpty() ? QString() : QStringLiteral(": ")) + found;
    if (!accepted.isEmpty())
        text += (text.isEmpty() ? QString() : QStringLiteral("; ")) + accepted;
    return text;
}

QString sentence(const QString& words) {
    QString out = words;
    if (!out.isEmpty())
        out[0] = out[0].toUpper();
    return out + QLatin1Char('.');
}

QString firstError(const std::vector<Issue>& issues) {
    for (const Issue& issue : issues)
        if (issue.severity == Severity::Error)
            return Ui::of(issue.text);
    return {};
}

QString withMnemonic(std::string_view fieldKey, std::string_view label) {
    static constexpr std::array<std::pair<std::string_view, char>, 6> kLetters = {{{"params", 'M'},
                                                                                   {"gpus", 'G'},
                                                                                   {"seq", 'S'},
                                                                                   {"micro_batch", 'b'},
                                                                                   {"recompute", 'R'},
                                                                                   {"zero", 'h'}}};
    QString text = Ui::label(label).replace(QLatin1Char('&'), QStringLiteral("&&"));
    for (const auto& [key, letter] : kLetters) {
        if (key == fieldKey) {
            qsizetype at = text.indexOf(QLatin1Char(letter));
            if (at < 0) // the key is the same in every language whose word has the letter
                at = text.indexOf(QLatin1Char(letter), 0, Qt::CaseInsensitive);
            return at < 0 ? text : text.insert(at, QLatin1Char('&'));
        }
    }
    return text;
}

QString tickCount(std::uint64_t value) {
    return inLocale(format::count(value));
}

QString tickTokens(std::uint64_t value) {
    return inLocale(format::tokens(value));
}

} // namespace memladder::ui::text
