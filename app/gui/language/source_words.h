// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace memladder::ui {

/// What citations say besides titles, names and paths, which are the same in every language. Longer ones stand before
/// those that they contain.
// clang-format off
inline constexpr const char* kSourceWords[] = {
    QT_TRANSLATE_NOOP("Source", "the model's config.json and its published tensor total"),
    QT_TRANSLATE_NOOP("Source", "the split of the activations into layer inputs and one live layer is our reading"),
    QT_TRANSLATE_NOOP("Source", "files named at each term; held against measured runs"),
    QT_TRANSLATE_NOOP("Source", "text in a public log, address not recorded"),
    QT_TRANSLATE_NOOP("Source", "public log, address not recorded"),
    QT_TRANSLATE_NOOP("Source", "closed list of the columns of measured runs"),
    QT_TRANSLATE_NOOP("Source", "moment types can be chosen apart from the weights"),
    QT_TRANSLATE_NOOP("Source", "vocabulary, norm and relative positions"),
    QT_TRANSLATE_NOOP("Source", "for layers, widths and heads"),
    QT_TRANSLATE_NOOP("Source", "for layers, heads and width"),
    QT_TRANSLATE_NOOP("Source", "layers, heads and width also in"),
    QT_TRANSLATE_NOOP("Source", "that file stores 4h"),
    QT_TRANSLATE_NOOP("Source", "same shape as"),
    QT_TRANSLATE_NOOP("Source", "names the method; the buffer size"),
    QT_TRANSLATE_NOOP("Source", "general knowledge"),
    QT_TRANSLATE_NOOP("Source", "counted on shape-only tensors"),
    QT_TRANSLATE_NOOP("Source", "the freed 16-bit block"),
    QT_TRANSLATE_NOOP("Source", "memory section"),
    QT_TRANSLATE_NOOP("Source", "main branch"),
    QT_TRANSLATE_NOOP("Source", "the driver's own tool, card by card"),
    QT_TRANSLATE_NOOP("Source", "the vendor's data sheet"),
    QT_TRANSLATE_NOOP("Source", "card not named in the log; matched by size"),
    QT_TRANSLATE_NOOP("Source", "card not named; matched by size"),
    QT_TRANSLATE_NOOP("Source", "card not named"),
    QT_TRANSLATE_NOOP("Source", "read as both ways and halved"),
    QT_TRANSLATE_NOOP("Source", "both ways"),
    QT_TRANSLATE_NOOP("Source", "one way"),
    QT_TRANSLATE_NOOP("Source", "twice the bf16 figure"),
    QT_TRANSLATE_NOOP("Source", "half of the card"),
    QT_TRANSLATE_NOOP("Source", "bridges join pairs"),
    QT_TRANSLATE_NOOP("Source", "same bridge"),
    QT_TRANSLATE_NOOP("Source", "divided by GPUs per node"),
    QT_TRANSLATE_NOOP("Source", "divided by GPUs"),
    QT_TRANSLATE_NOOP("Source", "divided by chips"),
    QT_TRANSLATE_NOOP("Source", "computed from the port split in"),
    QT_TRANSLATE_NOOP("Source", "computed"),
    QT_TRANSLATE_NOOP("Source", "one HDR port a GPU"),
    QT_TRANSLATE_NOOP("Source", "one NDR port a GPU"),
    QT_TRANSLATE_NOOP("Source", "one XDR port a GPU"),
    QT_TRANSLATE_NOOP("Source", "one 400 Gb/s port a GPU"),
    QT_TRANSLATE_NOOP("Source", "news page on the H800"),
    QT_TRANSLATE_NOOP("Source", "documentation page"),
    QT_TRANSLATE_NOOP("Source", "definition"),
    QT_TRANSLATE_NOOP("Source", "not found"),
    QT_TRANSLATE_NOOP("Source", "baseline"),
    QT_TRANSLATE_NOOP("Source", "3.3.1 to 3.3.3"),
    QT_TRANSLATE_NOOP("Source", "1 to 4"),
    QT_TRANSLATE_NOOP("Source", "OR001 to OR004"),
    QT_TRANSLATE_NOOP("Source", "OR009 to OR015"),
    QT_TRANSLATE_NOOP("Source", "rounds to 31"),
    QT_TRANSLATE_NOOP("Source", "sections"),
    QT_TRANSLATE_NOOP("Source", "neighbours"),
    QT_TRANSLATE_NOOP("Source", "untied"),
    QT_TRANSLATE_NOOP("Source", "tied"),
    QT_TRANSLATE_NOOP("Source", "rows"),
    QT_TRANSLATE_NOOP("Source", "row"),
    QT_TRANSLATE_NOOP("Source", "eq."),
    QT_TRANSLATE_NOOP("Source", "paper"),
    QT_TRANSLATE_NOOP("Source", "report"),
    QT_TRANSLATE_NOOP("Source", "and"),
};
// clang-format on

} // namespace memladder::ui
