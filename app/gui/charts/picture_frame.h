// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/layout_canvas.h"

namespace memladder::ui {

/// Title and subtitle above a picture, caption and signature below it, in pictures that draw no bars.
class PictureFrame {
public:
    struct Parts {
        bool title = true;
        bool subtitle = true;
        bool caption = true;
    };

    PictureFrame(const ChartSpec& spec, const QSizeF& size, const LayoutCanvas& canvas, Parts parts);

    [[nodiscard]] double margin() const { return m_margin; }
    /// Where the chart itself may begin and end.
    [[nodiscard]] double top() const { return m_top; }
    [[nodiscard]] double bottom() const { return m_bottom; }

    void place(LayoutCanvas& canvas, QList<PlacedItem>& list) const;

private:
    const ChartSpec& m_spec;
    QSizeF m_size;
    double m_k;
    double m_margin;
    double m_top;
    double m_bottom;
    QStringList m_title;
    QStringList m_subtitle;
    QStringList m_caption;
    bool m_signed;
};

/// A card's capacity across the plot: its dash over a casing of the same dash.
void placeCeilingLine(QList<PlacedItem>& list, const QPointF& from, const QPointF& to,
                      const ChartCeiling& ceiling, double k);

} // namespace memladder::ui
