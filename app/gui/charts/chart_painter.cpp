// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace memladder::ui {
namespace {

void paintLine(QPainter& painter, const PlacedItem& item, const ChartTheme& theme) {
    if (!item.dash.isEmpty()) {
        for (qsizetype i = 1; i < item.points.size(); ++i)
            theme.paintDashes(painter, item.points[i - 1], item.points[i], item.width, item.dash, item.color);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(theme.color(item.color), item.width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(item.points);
}

void paintFrame(QPainter& painter, const PlacedItem& item, const ChartTheme& theme) {
    const QColor color = theme.color(item.color);
    const QRectF& r = item.rect;
    const double w = item.width;
    if (!item.dash.isEmpty()) {
        PlacedItem line = item;
        const QRectF inner = r.adjusted(w / 2, w / 2, -w / 2, -w / 2);
        line.points = QPolygonF(inner);
        paintLine(painter, line, theme);
        return;
    }
    painter.fillRect(QRectF(r.left(), r.top(), r.width(), w), color);
    painter.fillRect(QRectF(r.left(), r.bottom() - w, r.width(), w), color);
    painter.fillRect(QRectF(r.left(), r.top() + w, w, r.height() - 2 * w), color);
    painter.fillRect(QRectF(r.right() - w, r.top() + w, w, r.height() - 2 * w), color);
}

/// Dashes are cut here: Qt's stroker takes ten times as long over a curve of many points. Those without a joint are drawn
/// together: straight lines go past the stroker. Points are so close that every joint is nearly straight.
void paintCurve(QPainter& painter, const PlacedItem& item, const QColor& color) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(color, item.width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    double period = 0;
    for (const double part : item.dash)
        period += part;
    if (period <= 0) {
        painter.drawPolyline(item.points);
        return;
    }
    qsizetype part = 0;
    double left = item.dash[0];
    QPolygonF piece;
    QList<QLineF> straight;
    const auto draw = [&] {
        if (piece.size() == 2)
            straight << QLineF(piece[0], piece[1]);
        else if (piece.size() > 2)
            painter.drawPolyline(piece);
        piece.clear();
    };
    for (qsizetype i = 1; i < item.points.size(); ++i) {
        QPointF at = item.points[i - 1];
        const QPointF step = item.points[i] - at;
        double length = std::hypot(step.x(), step.y());
        if (length <= 0)
            continue;
        const QPointF direction = step / length;
        if (part % 2 == 0 && piece.isEmpty())
            piece << at;
        while (length > left) {
            at += direction * left;
            length -= left;
            if (part % 2 == 0) {
                piece << at;
                draw();
            } else {
                piece << at;
            }
            part = (part + 1) % item.dash.size();
            left = item.dash[part];
        }
        left -= length;
        if (part % 2 == 0)
            piece << item.points[i];
    }
    draw();
    painter.drawLines(straight);
}

void paintText(QPainter& painter, const PlacedItem& item, const ChartTheme& theme) {
    QColor color = theme.color(item.color);
    painter.setRenderHint(QPainter::Antialiasing, false); // of the ground, whatever was painted before
    if (item.fill) {
        const FillStyle& style = theme.fill(*item.fill);
        color = style.text;
        if (item.fillChip)
            painter.fillRect(item.rect.adjusted(-3 * theme.scale(), 0, 3 * theme.scale(), 0), style.base);
    } else if (item.chip) {
        painter.fillRect(item.rect.adjusted(-2 * theme.scale(), 0, 2 * theme.scale(), 0),
                         theme.color(*item.chip));
    }
    painter.setRenderHint(QPainter::TextAntialiasing, true);
    painter.setFont(theme.font(item.role));
    painter.setPen(color);
    // Figures are centred on the box: half a cap height (0.727 em in Inter) under its middle.
    const double baseline = item.rect.center().y() + 0.3635 * theme.pixelSize(item.role);
    painter.drawText(QPointF(item.rect.left(), std::round(baseline)), item.text);
}

/// One chart serves every picture of the program (only the GUI thread paints); it goes before the application
/// does.
QtChartsFrame& sharedFrame() {
    static QtChartsFrame* frame = nullptr;
    if (!frame) {
        frame = new QtChartsFrame;
        qAddPostRoutine([] {
            delete frame;
            frame = nullptr;
        });
    }
    return *frame;
}

} // namespace

void paintShape(QPainter& painter, Shape shape, const QRectF& rect, const QColor& color) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    const auto at = [&](double x, double y) {
        return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height());
    };
    if (shape == Shape::Pointer) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(QPolygonF{at(1, 0), at(0, 0.5), at(1, 1)});
        return;
    }
    if (shape == Shape::Disc) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(rect);
        return;
    }
    if (shape == Shape::Ring) {
        const double pen = 0.16 * rect.width();
        painter.setPen(QPen(color, pen));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2));
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 0.2 * rect.width(), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    if (shape == Shape::Check) {
        painter.drawPolyline(QPolygonF{at(0.02, 0.52), at(0.36, 0.86), at(1.0, 0.12)});
    } else {
        painter.drawLine(at(0.08, 0.08), at(0.92, 0.92));
        painter.drawLine(at(0.92, 0.08), at(0.08, 0.92));
    }
}

void paintItems(QPainter& painter, const QList<PlacedItem>& items, const ChartLayout& layout,
                const ChartTheme& theme, const QRegion& region) {
    painter.save();
    painter.setLayoutDirection(Qt::LeftToRight); // "80 GB" stays so where the program is mirrored
    for (const PlacedItem& item : items) {
        if (!region.isEmpty() && !region.intersects(item.bounds(theme.scale()).toAlignedRect()))
            continue;
        switch (item.kind) {
        case PlacedItem::Kind::Fill:
            painter.setRenderHint(QPainter::Antialiasing, false);
            theme.paintFill(painter, item.rect, *item.fill, layout.anchor);
            break;
        case PlacedItem::Kind::Hatch:
            painter.setRenderHint(QPainter::Antialiasing, false);
            theme.paintHatch(painter, item.rect, item.color, layout.anchor);
            break;
        case PlacedItem::Kind::Rect:
            painter.setRenderHint(QPainter::Antialiasing, false);
            painter.fillRect(item.rect, theme.color(item.color));
            break;
        case PlacedItem::Kind::Frame:
            painter.setRenderHint(QPainter::Antialiasing, false);
            paintFrame(painter, item, theme);
            break;
        case PlacedItem::Kind::Line:
            paintLine(painter, item, theme);
            break;
        case PlacedItem::Kind::Curve:
            paintCurve(painter, item, theme.color(item.color));
            break;
        case PlacedItem::Kind::Polygon:
            painter.setRenderHint(QPainter::Antialiasing, true);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.color(item.color));
            painter.drawPolygon(item.points);
            break;
        case PlacedItem::Kind::Text:
            paintText(painter, item, theme);
            break;
        case PlacedItem::Kind::Shape:
            paintShape(painter, item.shape, item.rect, theme.color(item.color));
            break;
        }
    }
    painter.restore();
}

FrameSpec frameOf(const ChartLayout& layout, const ChartTheme& theme) {
    FrameSpec frame;
    frame.size = layout.size;
    frame.plot = layout.plot;
    frame.top = layout.top;
    frame.intervals = std::max(1, static_cast<int>(layout.ticks.size()) - 1);
    frame.step = layout.ticks.size() > 1 ? layout.ticks[1] : layout.top;
    frame.bars = std::max(1, layout.barCount);
    frame.sideways = layout.sideways;
    frame.surface = theme.color(Token::Surface);
    frame.grid = theme.color(Token::Grid);
    frame.gridWidth = std::max(1.0, std::round(theme.scale()));
    return frame;
}

void paintBackdrop(QPainter& painter, const ChartLayout& layout, const ChartTheme& theme, bool opaque,
                   const QRegion& region) {
    if (layout.ticks.size() > 1)
        sharedFrame().paint(painter, frameOf(layout, theme), opaque);
    else if (opaque)
        painter.fillRect(QRectF(QPointF(0, 0), layout.size), theme.color(Token::Surface));
    paintItems(painter, layout.backdrop, layout, theme, region);
}

void paintChart(QPainter& painter, const ChartLayout& layout, const ChartTheme& theme, bool opaque) {
    paintBackdrop(painter, layout, theme, opaque);
    paintItems(painter, layout.data, layout, theme);
}

} // namespace memladder::ui
