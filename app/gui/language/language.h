// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <span>
#include <string_view>

namespace memladder::ui {

/// A language that the window speaks.
struct LanguageRow {
    const char* key;  ///< of the settings and of --language: "de"
    const char* name; ///< in itself
};

/// The language of the window: English until another is chosen, so that tests and the command line do not
/// follow the machine. For the GUI thread alone, like all that shows a text.
namespace language {

[[nodiscard]] std::span<const LanguageRow> rows();
[[nodiscard]] bool isKnown(const QString& key);
/// What the user's locale asks for; "en" where the program does not speak it.
[[nodiscard]] QString ofSystem();

/// Words and numbers from now on; a window that stands keeps what it shows. An unknown key is English. With an
/// application object Qt's own dialogs follow.
void choose(const QString& key);
[[nodiscard]] QString current();

/// Whose separators the numbers have: the user's own locale where it is of the language chosen (de_CH), else
/// the language's usual one. In English as the command line writes them.
[[nodiscard]] const QLocale& locale();

/// English words and numbers while it lives: what goes into a file of data is the same in every language.
class OfFiles {
public:
    OfFiles();
    ~OfFiles();
    OfFiles(const OfFiles&) = delete;
    OfFiles& operator=(const OfFiles&) = delete;

};

} // namespace language

/// A number as the core writes it ("1,234.5", "80 GB", "2 · 30e9 / 8"), with the separators of the language.
[[nodiscard]] QString inLocale(std::string_view text);
[[nodiscard]] QString inLocale(const QString& text);

/// A number as it was typed, as the core reads it. The language's own form goes first; what is not written in
/// it (German: "1.3B", groups are of three digits) is left as it is, and so read in the core's form. What
/// `inLocale` writes therefore reads back as the same number.
[[nodiscard]] QString fromLocale(const QString& typed);

} // namespace memladder::ui
