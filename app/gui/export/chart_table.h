// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A chart's numbers: its table twin, for files and for the clipboard.
#pragma once

#include "charts/chart_spec.h"

#include <QByteArray>

namespace memladder::ui {

/// One row a term, one column a bar, a total below; sizes in the chart's unit with four decimals. UTF-8.
[[nodiscard]] QByteArray csvOf(const ChartSpec& spec);
[[nodiscard]] QByteArray markdownOf(const ChartSpec& spec);
[[nodiscard]] QByteArray latexOf(const ChartSpec& spec);

/// {"chart","unit","bars":[{"key","name","total_bytes","fits","terms":[{"key","bytes"}]}],"ceilings":[…]}
[[nodiscard]] QByteArray jsonOf(const ChartSpec& spec);

} // namespace memladder::ui
