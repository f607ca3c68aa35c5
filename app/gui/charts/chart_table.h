// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_spec.h"

#include <QStringList>

#include <vector>

namespace memladder::ui {

/// A chart's numbers as rows: its twin for whoever cannot see it, and for a file.
struct ChartTable {
    QStringList head;
    std::vector<QStringList> rows; ///< as wide as the head; empty cells where there is no value

    friend bool operator==(const ChartTable&, const ChartTable&) = default;
};

/// How numbers are written: for people, or plain with four decimals for a program.
enum class NumberStyle { Reading, File };

/// Of curves: one row a power of two and one a named place; of a ladder one row a scheme; sizes in the
/// chart's unit.
[[nodiscard]] ChartTable tableOf(const ChartSpec& spec, NumberStyle style = NumberStyle::Reading);

/// The twin's main facts in a sentence or two, for a screen reader.
[[nodiscard]] QString describe(const ChartSpec& spec);

} // namespace memladder::ui
