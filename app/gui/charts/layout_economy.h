// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"

namespace memladder::ui {

/// The layout that gives up as little as its size demands. A builder made with economy 0 wants everything and
/// refuses where the plot would be too small to read; each next economy leaves out one thing more, and `last`
/// takes what there is.
template <typename Builder>
[[nodiscard]] ChartLayout layoutEconomically(const ChartSpec& spec, const QSizeF& size,
                                             const ChartTheme& theme, int last) {
    for (int economy = 0;; ++economy) {
        Builder builder(spec, size, theme, economy);
        if (builder.run() || economy == last)
            return builder.take();
    }
}

} // namespace memladder::ui
