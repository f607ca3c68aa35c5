// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/layout_canvas.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {

QRectF LayoutCanvas::box(TextRole role, const QString& text, double x, double y, Align align) const {
    const double w = width(role, text);
    const double h = height(role);
    const double left = align == Align::Left ? x : align == Align::Center ? x - w / 2 : x - w;
    return {left, y - h / 2, w, h};
}

bool LayoutCanvas::isFree(const QRectF& box) const {
    if (box.left() < 0 || box.top() < 0 || box.right() > m_picture.right() ||
        box.bottom() > m_picture.bottom())
        return false;
    const QRectF wide = box.adjusted(-2 * m_k, 0, 2 * m_k, 0);
    return std::none_of(m_taken.begin(), m_taken.end(),
                        [&](const QRectF& taken) { return taken.intersects(wide); });
}

bool LayoutCanvas::areFree(const std::vector<QRectF>& boxes) const {
    return std::all_of(boxes.begin(), boxes.end(), [this](const QRectF& box) { return isFree(box); });
}

bool LayoutCanvas::tryText(QList<PlacedItem>& list, const QString& string, TextRole role, Token color,
                           const QRectF& box, std::optional<Token> chip) {
    if (string.isEmpty() || !isFree(box))
        return false;
    PlacedItem item = text(string, role, color, box);
    item.chip = chip;
    list << item;
    m_taken.push_back(box);
    return true;
}

PlacedItem LayoutCanvas::fill(const QRectF& rect, Fill fill) {
    PlacedItem item;
    item.kind = PlacedItem::Kind::Fill;
    item.rect = rect;
    item.fill = fill;
    return item;
}

PlacedItem LayoutCanvas::hatch(const QRectF& rect, Token color) {
    PlacedItem item;
    item.kind = PlacedItem::Kind::Hatch;
    item.rect = rect;
    item.color = color;
    return item;
}

PlacedItem LayoutCanvas::rect(const QRectF& rect, Token color) {
    PlacedItem item;
    item.kind = PlacedItem::Kind::Rect;
    item.rect = rect;
    item.color = color;
    return item;
}

PlacedItem LayoutCanvas::frame(const QRectF& rect, Token color, double width, const QList<double>& dash) {
    PlacedItem item;
    item.kind = PlacedItem::Kind::Frame;
    item.rect = rect;
    item.color = color;
    item.width = width;
    item.dash = dash;
    return item;
}

PlacedItem LayoutCanvas::line(const QPolygonF& points, Token color, double width, const QList<double>& dash) {
    PlacedItem item;
    item.kind = PlacedItem::Kind::Line;
    item.points = points;
    item.color = color;
    item.width = width;
    item.dash = dash;
    return item;
}

PlacedItem LayoutCanvas::polygon(const QPolygonF& points, Token color) {
    PlacedItem item;
    item.kind = PlacedItem::Kind::Polygon;
    item.points = points;
    item.color = color;
    return item;
}

PlacedItem LayoutCanvas::shape(Shape shape, const QRectF& rect, Token color) {
    PlacedItem item;
    item.kind = PlacedItem::Kind::Shape;
    item.shape = shape;
    item.rect = rect;
    item.color = color;
    return item;
}

PlacedItem LayoutCanvas::text(const QString& string, TextRole role, Token color, const QRectF& box) {
    PlacedItem item;
    item.kind = PlacedItem::Kind::Text;
    item.text = string;
    item.role = role;
    item.color = color;
    item.rect = box;
    return item;
}

double LayoutCanvas::crisp(double position, double width) {
    const bool odd = static_cast<long>(std::lround(std::max(1.0, width))) % 2 != 0;
    return odd ? std::floor(position) + 0.5 : std::round(position);
}

} // namespace memladder::ui
