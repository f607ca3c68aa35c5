// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/spot_overlay.h"

#include "charts/layout_canvas.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

/// A plain bordered box beside `around`, inside the picture.
QList<PlacedItem> tooltip(const ChartSpot& spot, const ChartLayout& layout, const ChartTheme& theme) {
    const double k = theme.scale();
    const LayoutCanvas canvas(layout.size, theme);
    const double pad = 12 * k;
    const double row = 20 * k;
    const double most = std::min(420 * k, layout.size.width() - 8 * k - 2 * pad);
    struct Line {
        QString text;
        TextRole role;
        Token color;
    };
    std::vector<Line> lines;
    const auto add = [&](const QString& text, TextRole role, Token color) {
        for (const QString& line : wrapText(theme, role, text, most))
            lines.push_back({line, role, color});
    };
    add(spot.title, TextRole::BodyStrong, Token::Text);
    add(spot.value, TextRole::BodyStrong, Token::Text);
    for (const QString& text : spot.lines)
        add(text, TextRole::Second, Token::Text2);
    double widest = 0;
    for (const Line& line : lines)
        widest = std::max(widest, canvas.width(line.role, line.text));
    const double w = std::ceil(widest + 2 * pad);
    const double h = std::ceil(row * static_cast<double>(lines.size()) + 2 * pad - 6 * k);
    double x = spot.area.right() + 14 * k;
    if (x + w > layout.size.width() - 4 * k)
        x = spot.area.left() - 14 * k - w;
    x = std::round(std::clamp(x, 4 * k, std::max(4 * k, layout.size.width() - w - 4 * k)));
    const double y =
        std::round(std::clamp(spot.area.top(), 4 * k, std::max(4 * k, layout.size.height() - h - 4 * k)));
    const QRectF frame(x, y, w, h);
    QList<PlacedItem> items{LayoutCanvas::rect(frame, Token::Surface),
                            LayoutCanvas::frame(frame, Token::Border, std::max(1.0, std::round(k)))};
    double center = y + pad + 7 * k;
    for (const Line& line : lines) {
        items << LayoutCanvas::text(line.text, line.role, line.color,
                                    canvas.box(line.role, line.text, x + pad, center));
        center += row;
    }
    return items;
}

} // namespace

QList<PlacedItem> layoutSpotOverlay(const ChartLayout& layout, const ChartTheme& theme,
                                    const ChartOverlay& overlay) {
    QList<PlacedItem> items;
    const double k = theme.scale();
    const auto valid = [&](int spot) {
        return spot >= 0 && static_cast<std::size_t>(spot) < layout.spots.size();
    };
    const bool hovered = valid(overlay.hover.spot);
    const bool walked = overlay.focused && valid(overlay.focusSpot);
    if (hovered || walked) {
        const ChartSpot& spot =
            layout.spots[static_cast<std::size_t>(hovered ? overlay.hover.spot : overlay.focusSpot)];
        const QRectF outer = spot.area.adjusted(-2 * k, -2 * k, 2 * k, 2 * k);
        items << LayoutCanvas::frame(outer.adjusted(-k, -k, k, k), Token::Surface, k)
              << LayoutCanvas::frame(outer, Token::Text, 2 * k);
    }
    if (overlay.focused) {
        QRectF ring = QRectF(QPointF(0, 0), layout.size).adjusted(1, 1, -1, -1);
        if (walked)
            ring = layout.spots[static_cast<std::size_t>(overlay.focusSpot)].area.adjusted(-4 * k, -4 * k,
                                                                                           4 * k, 4 * k);
        items << LayoutCanvas::frame(ring, Token::Accent, 2 * k);
    }
    if (hovered || walked)
        items << tooltip(
            layout.spots[static_cast<std::size_t>(hovered ? overlay.hover.spot : overlay.focusSpot)], layout,
            theme);
    return items;
}

} // namespace memladder::ui
