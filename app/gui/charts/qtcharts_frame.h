// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The only pair of files that knows Qt Charts: frame, axes and gridlines of a picture.
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <memory>

class QPainter;

namespace memladder::ui {

/// What the frame depends on; equal frames paint the same pixels.
struct FrameSpec {
    QSizeF size;
    QRectF plot;       ///< whole pixels
    double top = 1;    ///< values run from 0 to here
    double step = 1;   ///< between gridlines
    int intervals = 1; ///< gridlines above the baseline
    int bars = 1;
    bool sideways = false;
    QColor surface;
    QColor grid;
    double gridWidth = 1;

    friend bool operator==(const FrameSpec&, const FrameSpec&) = default;
};

/// A QChart in a scene of its own, never in a view (a press on a QChartView crashes Qt 6.4), without
/// animation, theme, legend, labels or margins; its plot area is set, so it lies where the layout says.
class QtChartsFrame {
public:
    QtChartsFrame();
    ~QtChartsFrame();
    QtChartsFrame(const QtChartsFrame&) = delete;
    QtChartsFrame& operator=(const QtChartsFrame&) = delete;

    /// Paints gridlines in the painter's coordinates; the ground too if `opaque`.
    void paint(QPainter& painter, const FrameSpec& spec, bool opaque);

    /// Where Qt Charts itself sees the plot and a value, for the test that both agree with the layout.
    [[nodiscard]] QRectF plotArea(const FrameSpec& spec);
    [[nodiscard]] QPointF positionOf(const FrameSpec& spec, double value);

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace memladder::ui
