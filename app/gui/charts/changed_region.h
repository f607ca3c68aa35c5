// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"

#include <QRegion>

namespace memladder::ui {

/// Where a picture of `size` looks different once `after` is painted in place of `before`, both in `theme` and with the
/// same anchor: on a grid of tiles, so that a curve across the plot counts as the band that it runs through and a bar as
/// the edge that it moved.
[[nodiscard]] QRegion changedRegion(const QList<PlacedItem>& before, const QList<PlacedItem>& after, const QSizeF& size,
                                    const ChartTheme& theme);

} // namespace memladder::ui
