// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Placed things become pixels, the same way on screen, in a picture and in a vector file.
#pragma once

#include "charts/chart_layout.h"
#include "charts/qtcharts_frame.h"

#include <QRegion>

class QPainter;

namespace memladder::ui {

/// Paints the items that meet `region` (all where it is empty).
void paintItems(QPainter& painter, const QList<PlacedItem>& items, const ChartLayout& layout,
                const ChartTheme& theme, const QRegion& region = {});

[[nodiscard]] FrameSpec frameOf(const ChartLayout& layout, const ChartTheme& theme);

/// Ground, gridlines and what rarely changes, where it meets `region` (all of it where that is empty).
void paintBackdrop(QPainter& painter, const ChartLayout& layout, const ChartTheme& theme, bool opaque = true,
                   const QRegion& region = {});

/// The whole picture.
void paintChart(QPainter& painter, const ChartLayout& layout, const ChartTheme& theme, bool opaque = true);

/// A check, a cross or a pointer as a path, in the colour given.
void paintShape(QPainter& painter, Shape shape, const QRectF& rect, const QColor& color);

} // namespace memladder::ui
