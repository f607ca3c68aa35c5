// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language.h"

#include "language/source_words.h"
#include "language/ui.h"
#include "quantity/format.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <memory>

// Outside of every namespace, as the macro asks for: a static library's resources come with a call.
static void loadLanguageFiles() {
    Q_INIT_RESOURCE(languages);
}

namespace memladder::ui {
namespace {

constexpr std::array<LanguageRow, 2> kRows{{{"en", "English"}, {"de", "Deutsch"}}};
constexpr std::size_t kMostPlural = 1'000'000'000; // what a plural rule looks at: the last digits

/// The words of one language, held until another is chosen.
struct Speech {
    QString key = QStringLiteral("en");
    QLocale locale = QLocale::c();
    std::unique_ptr<QTranslator> words; ///< of the language; none in English
    QTranslator plurals;                ///< English, whose sources say "GPU(s)"
    std::unique_ptr<QTranslator> ofQt;
    int files = 0; ///< how many are being written

    Speech() {
        loadLanguageFiles();
        if (!plurals.load(QStringLiteral(":/languages/memladder_en.qm")))
            qWarning("The English plurals are missing.");
    }

    [[nodiscard]] bool isEnglish() const { return !words || files > 0; }

    void choose(const QString& wanted) {
        key = language::isKnown(wanted) ? wanted : QStringLiteral("en");
        const bool english = key == QLatin1String("en");
        const QLocale own = QLocale(key);
        const QLocale system = QLocale::system();
        locale = english ? QLocale::c() : system.language() == own.language() ? QLocale(system.name()) : own;
        words = english ? nullptr : std::make_unique<QTranslator>();
        if (words && !words->load(QStringLiteral(":/languages/memladder_%1.qm").arg(key)))
            qWarning("The words of language '%s' are missing.", qPrintable(key));
        if (QCoreApplication::instance() == nullptr)
            return;
        if (ofQt)
            QCoreApplication::removeTranslator(ofQt.get());
        ofQt.reset();
        if (english)
            return;
        ofQt = std::make_unique<QTranslator>();
        if (ofQt->load(QStringLiteral("qtbase_") + key, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(ofQt.get());
        else
            ofQt.reset();
    }
};

Speech& speech() {
    static Speech one;
    return one;
}

QString said(const char* context, const char* source, const char* comment, int n = -1) {
    QString text = speech().isEnglish() ? QString() : speech().words->translate(context, source, comment, n);
    if (text.isNull() && n >= 0)
        text = speech().plurals.translate(context, source, comment, n);
    return text.isNull() ? QString::fromUtf8(source) : text;
}

/// %1 … %9 at once: what is put in may hold a % itself.
QString filled(const QString& text, const QStringList& arguments) {
    QString out;
    out.reserve(text.size() + 16);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool mark = text[i] == QLatin1Char('%') && i + 1 < text.size() && text[i + 1] >= QLatin1Char('1') &&
                          text[i + 1] <= QLatin1Char('9');
        const qsizetype place = mark ? text[i + 1].unicode() - u'1' : arguments.size();
        if (place < arguments.size()) {
            out += arguments[place];
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

} // namespace

namespace language {

std::span<const LanguageRow> rows() {
    return kRows;
}

bool isKnown(const QString& key) {
    return std::any_of(kRows.begin(), kRows.end(),
                       [&](const LanguageRow& row) { return key == QLatin1String(row.key); });
}

QString ofSystem() {
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& one : wanted) {
        QString key = one.section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0);
        if (isKnown(key))
            return key;
    }
    return QStringLiteral("en");
}

void choose(const QString& key) {
    speech().choose(key);
}

QString current() {
    return speech().key;
}

const QLocale& locale() {
    static const QLocale c = QLocale::c();
    return speech().files > 0 ? c : speech().locale;
}

OfFiles::OfFiles() {
    ++speech().files;
}

OfFiles::~OfFiles() {
    --speech().files;
}

} // namespace language

QString inLocale(std::string_view text) {
    return inLocale(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
}

QString inLocale(const QString& text) {
    const QLocale& locale = language::locale();
    const QString point = locale.decimalPoint();
    const QString group = locale.groupSeparator();
    if (point == QLatin1String(".") && group == QLatin1String(","))
        return text;
    const auto digit = [&](qsizetype i) { return i >= 0 && i < text.size() && text[i] >= u'0' && text[i] <= u'9'; };
    QString out;
    out.reserve(text.size() + 4);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool inside = digit(i - 1) && digit(i + 1);
        if (inside && text[i] == QLatin1Char('.'))
            out += point;
        else if (inside && text[i] == QLatin1Char(',') && digit(i + 2) && digit(i + 3) && !digit(i + 4))
            out += group;
        else
            out += text[i];
    }
    return out;
}

QString fromLocale(const QString& typed) {
    const QLocale& locale = language::locale();
    const QString point = locale.decimalPoint();
    const QString group = locale.groupSeparator();
    if (point == QLatin1String(".") && group == QLatin1String(","))
        return typed;
    // Groups may be typed as spaces of any kind where the language sets spaces, and as apostrophes of both.
    const bool spaces = !group.isEmpty() && group[0].isSpace();
    const bool quotes = group == QStringLiteral("’") || group == QLatin1String("'");
    const QString between = spaces   ? QStringLiteral("[ \\x{00A0}\\x{202F}]")
                            : quotes ? QStringLiteral("['’]")
                                     : QRegularExpression::escape(group);
    const QRegularExpression own(QStringLiteral("^(\\s*[-+−]?)(\\d{1,3}(?:%1\\d{3})+|\\d+)(?:%2(\\d+))?(?![\\d.,])(.*)$")
                                     .arg(between, QRegularExpression::escape(point)),
                                 QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = own.match(typed);
    if (!match.hasMatch())
        return typed;
    QString whole = match.captured(2);
    whole.remove(QRegularExpression(QStringLiteral("[^0-9]")));
    const QString fraction = match.captured(3);
    return match.captured(1) + whole + (fraction.isEmpty() ? QString() : QLatin1Char('.') + fraction) +
           match.captured(4);
}

QString Ui::tr(const char* source, const char* comment) {
    return said("Ui", source, comment);
}

QString Ui::tr(const char* source, const char* comment, std::uint64_t n) {
    const std::uint64_t rule = n < kMostPlural ? n : kMostPlural + n % kMostPlural;
    return said("Ui", source, comment, static_cast<int>(rule))
        .replace(QStringLiteral("%n"), inLocale(format::grouped(n)));
}

QString Ui::of(const Phrase& phrase) {
    switch (phrase.kind()) {
    case Phrase::Kind::Plain:
        break;
    case Phrase::Kind::Figure:
        return inLocale(std::string_view(phrase));
    case Phrase::Kind::Capital: {
        QString text = of(phrase.arguments().front());
        return text.isEmpty() ? text : text.left(1).toUpper() + text.mid(1);
    }
    case Phrase::Kind::Within:
        return labelWithin(phrase.source());
    case Phrase::Kind::Sentence:
    case Phrase::Kind::Joined: {
        if (speech().isEnglish()) // it is its English text
            break;
        QStringList parts;
        for (const Phrase& part : phrase.arguments())
            parts << of(part);
        const QString source = QString::fromUtf8(phrase.source().data(), static_cast<qsizetype>(phrase.source().size()));
        return phrase.kind() == Phrase::Kind::Joined ? parts.join(source)
                                                     : filled(said("Phrase", source.toUtf8().constData(), nullptr), parts);
    }
    }
    return QString::fromStdString(phrase);
}

QString Ui::label(std::string_view english) {
    const QString source = QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size()));
    return speech().isEnglish() || english.empty() ? source : said("Phrase", source.toUtf8().constData(), nullptr);
}

QString Ui::within(const QString& text) {
    return text.isEmpty() || language::locale().language() == QLocale::German ? text : text.left(1).toLower() + text.mid(1);
}

QString Ui::source(std::string_view citation) {
    const QString english = QString::fromUtf8(citation.data(), static_cast<qsizetype>(citation.size()));
    QString text = label(citation);
    if (speech().isEnglish() || text != english)
        return text;
    const auto joins = [](QChar c) { return c.isLetterOrNumber() || QStringLiteral("_./-'").contains(c); };
    for (const char* words : kSourceWords) {
        const QString from = QString::fromUtf8(words);
        const QString to = said("Source", words, nullptr);
        for (qsizetype at = text.indexOf(from); at >= 0; at = text.indexOf(from, at)) {
            const qsizetype end = at + from.size();
            const bool whole = (at == 0 || !joins(text[at - 1])) && (end == text.size() || !joins(text[end]));
            if (whole)
                text.replace(at, from.size(), to);
            at += whole ? to.size() : 1;
        }
    }
    return text;
}

QString Ui::labelWithin(std::string_view english) {
    QString text = label(english);
    while (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return within(text);
}

} // namespace memladder::ui
