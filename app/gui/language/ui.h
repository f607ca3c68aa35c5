// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/phrase.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace memladder::ui {

/// What the window says, in the language chosen.
class Ui {
#ifdef MEMLADDER_FOR_LUPDATE // read by lupdate alone, which follows no condition: the context of the texts
    Q_DECLARE_TR_FUNCTIONS(Ui)
#endif
public:
    /// A text of the window. lupdate finds the calls by their name: the source has to be a literal, whole
    /// sentences with %1 for what differs.
    [[nodiscard]] static QString tr(const char* source, const char* comment = nullptr);
    /// The same with the plural form for `n`, which takes the place of %n.
    [[nodiscard]] static QString tr(const char* source, const char* comment, std::uint64_t n);

    /// What the core says.
    [[nodiscard]] static QString of(const Phrase& phrase);
    /// A label, name or help text of one of the core's tables.
    [[nodiscard]] static QString label(std::string_view english);
    /// A citation: titles, names and paths as they are.
    [[nodiscard]] static QString source(std::string_view citation);
    /// A label inside a sentence: without its full stop, small where the language writes it so.
    [[nodiscard]] static QString labelWithin(std::string_view english);
    /// A text's first letter small where the language writes it so inside a sentence: not of German nouns.
    [[nodiscard]] static QString within(const QString& text);
};

} // namespace memladder::ui
