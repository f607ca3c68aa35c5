// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_layout.h"

#include "charts/chart_axis.h"
#include "charts/curve_layout.h"
#include "charts/ladder_layout.h"
#include "charts/layout_canvas.h"
#include "charts/map_layout.h"
#include "charts/spot_overlay.h"
#include "charts/stack_layout.h"
#include "language/language.h"
#include "language/ui.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {

QRectF PlacedItem::bounds(double scale) const {
    switch (kind) {
    case Kind::Line:
    case Kind::Curve: {
        const double reach = width / 2 + 1;
        return points.boundingRect().adjusted(-reach, -reach, reach, reach);
    }
    case Kind::Polygon:
        return points.boundingRect().adjusted(-1, -1, 1, 1);
    case Kind::Text:
        // Swashes and accents may leave the text's own box; its ground does.
        return rect.marginsAdded(QMarginsF(4, 4, 4, 4) * std::max(1.0, scale));
    case Kind::Shape:
        return rect.adjusted(-2, -2, 2, 2);
    default:
        return rect;
    }
}

double ChartLayout::pixelOf(double value) const {
    const double share = bottom > 0 ? std::log(value / bottom) / std::log(top / bottom)
                         : top > 0  ? value / top
                                    : 0;
    return sideways ? plot.left() + share * plot.width() : plot.bottom() - share * plot.height();
}

ChartHit ChartLayout::hitTest(const QPointF& point) const {
    ChartHit hit;
    for (std::size_t i = 0; i < legend.size(); ++i)
        if (legend[i].contains(point)) {
            hit.legend = static_cast<int>(i);
            return hit;
        }
    if (ruler.contains(point)) {
        hit.ruler = true;
        return hit;
    }
    // Small spots lie over large ones: the last that holds the point.
    for (std::size_t i = spots.size(); i-- > 0;)
        if (spots[i].area.contains(point)) {
            hit.spot = static_cast<int>(i);
            return hit;
        }
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const PlacedBar& bar = bars[i];
        for (std::size_t s = 0; s < bar.segments.size(); ++s)
            if (bar.segments[s].contains(point)) {
                hit.bar = static_cast<int>(i);
                hit.segment = static_cast<int>(s);
                return hit;
            }
        if (bar.column.contains(point))
            hit.bar = static_cast<int>(i);
    }
    return hit;
}

std::vector<PlacedItem> ChartLayout::texts() const {
    std::vector<PlacedItem> result;
    for (const auto* list : {&backdrop, &data})
        for (const PlacedItem& item : *list)
            if (item.kind == PlacedItem::Kind::Text)
                result.push_back(item);
    return result;
}

QString chartNumber(Bytes bytes, format::Unit unit, bool withUnit) {
    return inLocale(withUnit ? format::sizeWithUnit(bytes, unit, true) : format::size(bytes, unit));
}

QStringList wrapText(const ChartTheme& theme, TextRole role, const QString& text, double width) {
    QStringList lines;
    QString line;
    const auto fits = [&](const QString& candidate) { return theme.textWidth(role, candidate) <= width; };
    QStringList words;
    for (const QString& word : text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!words.isEmpty() && word.startsWith(QLatin1Char('%')))
            words.back() += QLatin1Char(' ') + word; // stays with its number
        else
            words << word;
    }
    for (QString word : words) {
        const QString joined = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (fits(joined)) {
            line = joined;
            continue;
        }
        if (!line.isEmpty())
            lines << line;
        while (!fits(word) && word.size() > 1) {
            qsizetype take = 1;
            while (take + 1 < word.size() && fits(word.left(take + 1)))
                ++take;
            if (word.at(take - 1).isHighSurrogate())
                ++take;
            lines << word.left(take);
            word.remove(0, take);
        }
        line = word;
    }
    if (!line.isEmpty())
        lines << line;
    return lines;
}

namespace {

ChartLayout layoutKind(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme) {
    switch (spec.kind) {
    case ChartKind::Curves:
        return layoutCurves(spec, size, theme);
    case ChartKind::Ladder:
        return layoutLadder(spec, size, theme);
    case ChartKind::Map:
        return layoutMap(spec, size, theme);
    case ChartKind::Stacks:
        break;
    }
    return layoutStacks(spec, size, theme);
}

/// In place of a chart whose texts leave it no room.
ChartLayout layoutNoRoom(const QSizeF& size, const ChartTheme& theme) {
    ChartLayout layout;
    layout.size = size;
    LayoutCanvas canvas(size, theme);
    const double margin = 8 * theme.scale();
    double y = size.height() / 2;
    for (const QString& line : wrapText(theme, TextRole::Note, Ui::tr("No room for the chart"),
                                        size.width() - 2 * margin)) {
        canvas.tryText(layout.data, line, TextRole::Note, Token::Text2,
                       canvas.box(TextRole::Note, line, size.width() / 2, y, LayoutCanvas::Align::Center));
        y += 1.3 * theme.pixelSize(TextRole::Note);
    }
    return layout;
}

} // namespace

ChartLayout layoutChart(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme) {
    ChartLayout layout = layoutKind(spec, size, theme);
    constexpr double kLeast = 8; // px: less is no chart
    const QRectF picture = QRectF(QPointF(0, 0), size).adjusted(-1, -1, 1, 1);
    const bool drawn =
        layout.plot.width() >= kLeast && layout.plot.height() >= kLeast && picture.contains(layout.plot);
    return drawn || !spec.issue.isEmpty() ? layout : layoutNoRoom(size, theme);
}

QList<PlacedItem> layoutOverlay(const ChartSpec& spec, const ChartLayout& layout, const ChartTheme& theme,
                                const ChartOverlay& overlay) {
    if (spec.kind != ChartKind::Stacks)
        return layoutSpotOverlay(layout, theme, overlay);
    return layoutStackOverlay(spec, layout, theme, overlay);
}

} // namespace memladder::ui
