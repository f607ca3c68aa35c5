// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/layout_canvas.h"
#include "charts/chart_words.h"
#include "charts/stack_layout.h"
#include "language/ui.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

/// A bordered box of text lines beside a bar.
class TooltipBuilder {
public:
    TooltipBuilder(const ChartSpec& spec, const ChartLayout& layout, const ChartTheme& theme)
        : m_spec(spec), m_layout(layout), m_theme(theme), m_k(theme.scale()) {}

    QList<PlacedItem> segment(int barIndex, int segmentIndex) {
        const ChartBar& bar = m_spec.stacks.bars[static_cast<std::size_t>(barIndex)];
        const ChartSegment& part = bar.segments[static_cast<std::size_t>(segmentIndex)];
        const double share = bar.total.count() > 0 ? 100.0 * static_cast<double>(part.value.count()) /
                                                         static_cast<double>(bar.total.count())
                                                   : 0.0;
        const QString size = Ui::tr("%1, %2 of the bar", "size, per cent")
                                 .arg(chartNumber(part.value, m_spec.unit, true),
                                      words::percent(share, share < 1 && share > 0 ? 1 : 0));
        QStringList lines;
        const SegmentOrigin origin = bar.origins.of ? bar.origins.of(part.key) : SegmentOrigin{};
        if (!origin.formula.isEmpty())
            lines << (origin.substituted.isEmpty() || origin.substituted == origin.formula
                          ? origin.formula
                          : origin.formula + QStringLiteral(" = ") + origin.substituted);
        QString source = origin.source;
        if (!source.isEmpty() && !source.endsWith(QLatin1Char('.')))
            source += QLatin1Char('.');
        lines << (source + QLatin1Char(' ') + Ui::tr("Enter opens Show the work.")).trimmed();
        return box(barIndex, segmentIndex, part.label, size, lines);
    }

    QList<PlacedItem> issue(int barIndex) {
        const ChartBar& bar = m_spec.stacks.bars[static_cast<std::size_t>(barIndex)];
        return box(barIndex, -1, bar.name, QString(), {bar.issue});
    }

private:
    const ChartSpec& m_spec;
    const ChartLayout& m_layout;
    const ChartTheme& m_theme;
    double m_k;

    QList<PlacedItem> box(int barIndex, int segmentIndex, const QString& head, const QString& size,
                          const QStringList& texts) {
        const double pad = 12 * m_k;
        const double gap = 32 * m_k;
        const double most = std::min(440 * m_k, m_layout.size.width() - 16 * m_k - 2 * pad);
        const double headWidth = m_theme.textWidth(TextRole::BodyStrong, head);
        const double sizeWidth = m_theme.textWidth(TextRole::BodyStrong, size);
        const bool oneLine = headWidth + gap + sizeWidth <= most;
        double inner = oneLine ? headWidth + gap + sizeWidth : std::max(headWidth, sizeWidth);
        QStringList lines;
        for (const QString& text : texts)
            lines << wrapText(m_theme, TextRole::Second, text, most);
        for (const QString& line : lines)
            inner = std::max(inner, m_theme.textWidth(TextRole::Second, line));
        inner = std::min(inner, most);
        const double row = 20 * m_k;
        const int headRows = oneLine || size.isEmpty() ? 1 : 2;
        const double h = pad + row * (headRows + static_cast<double>(lines.size())) + pad - 6 * m_k;
        const double w = inner + 2 * pad;
        const PlacedBar& bar = m_layout.bars[static_cast<std::size_t>(barIndex)];
        QRectF around = bar.body;
        if (segmentIndex >= 0 && !bar.segments[static_cast<std::size_t>(segmentIndex)].isEmpty())
            around = bar.segments[static_cast<std::size_t>(segmentIndex)];
        double x = around.right() + 18 * m_k;
        if (x + w > m_layout.size.width() - 4 * m_k)
            x = around.left() - 18 * m_k - w;
        x = std::round(std::clamp(x, 4 * m_k, std::max(4 * m_k, m_layout.size.width() - w - 4 * m_k)));
        const double y = std::round(
            std::clamp(around.top(), 4 * m_k, std::max(4 * m_k, m_layout.size.height() - h - 4 * m_k)));
        const QRectF frame(x, y, std::ceil(w), std::ceil(h));
        QList<PlacedItem> items{LayoutCanvas::rect(frame, Token::Surface),
                                LayoutCanvas::frame(frame, Token::Border, std::max(1.0, std::round(m_k)))};
        const LayoutCanvas canvas(m_layout.size, m_theme);
        double center = y + pad + 5 * m_k;
        items << LayoutCanvas::text(head, TextRole::BodyStrong, Token::Text,
                                    canvas.box(TextRole::BodyStrong, head, x + pad, center));
        if (!size.isEmpty()) {
            if (!oneLine)
                center += row;
            items << LayoutCanvas::text(size, TextRole::BodyStrong, Token::Text,
                                        oneLine ? canvas.box(TextRole::BodyStrong, size, frame.right() - pad,
                                                             center, LayoutCanvas::Align::Right)
                                                : canvas.box(TextRole::BodyStrong, size, x + pad, center));
        }
        for (const QString& line : lines) {
            center += row;
            items << LayoutCanvas::text(line, TextRole::Second, Token::Text2,
                                        canvas.box(TextRole::Second, line, x + pad, center));
        }
        return items;
    }
};

} // namespace

QList<PlacedItem> layoutStackOverlay(const ChartSpec& spec, const ChartLayout& layout,
                                     const ChartTheme& theme, const ChartOverlay& overlay) {
    QList<PlacedItem> items;
    const double k = theme.scale();
    const auto valid = [&](int bar, int segment) {
        return bar >= 0 && static_cast<std::size_t>(bar) < layout.bars.size() &&
               static_cast<std::size_t>(bar) < spec.stacks.bars.size() &&
               (segment < 0 || static_cast<std::size_t>(segment) <
                                   spec.stacks.bars[static_cast<std::size_t>(bar)].segments.size());
    };
    QString term = overlay.highlightedTerm;
    const bool hovered = valid(overlay.hover.bar, overlay.hover.segment) && overlay.hover.segment >= 0;
    const bool walked = !hovered && overlay.focused && valid(overlay.focusBar, overlay.focusSegment) &&
                        overlay.focusSegment >= 0;
    const int bar = hovered ? overlay.hover.bar : walked ? overlay.focusBar : -1;
    const int segment = hovered ? overlay.hover.segment : walked ? overlay.focusSegment : -1;
    if (bar >= 0)
        term =
            spec.stacks.bars[static_cast<std::size_t>(bar)].segments[static_cast<std::size_t>(segment)].key;
    else if (overlay.hover.legend >= 0 && static_cast<std::size_t>(overlay.hover.legend) < spec.legend.size())
        term = spec.legend[static_cast<std::size_t>(overlay.hover.legend)].key;

    for (std::size_t i = 0; i < layout.legend.size() && i < spec.legend.size(); ++i) {
        const ChartLegendEntry& entry = spec.legend[i];
        const QRectF& box = layout.legend[i];
        if (term.isEmpty() || entry.key != term || box.isEmpty())
            continue;
        items << LayoutCanvas::rect(box, Token::AccentBg);
        for (const PlacedItem& item : layout.backdrop)
            if (box.contains(item.bounds().center()))
                items << item;
    }
    const auto outline = [&](const QRectF& rect) {
        if (rect.isEmpty())
            return;
        const QRectF outer = rect.adjusted(-2 * k, -2 * k, 2 * k, 2 * k);
        items << LayoutCanvas::frame(outer.adjusted(-k, -k, k, k), Token::Surface, k)
              << LayoutCanvas::frame(outer, Token::Text, 2 * k)
              << LayoutCanvas::frame(outer.adjusted(2 * k, 2 * k, -2 * k, -2 * k), Token::Surface, k);
    };
    if (bar < 0 && !term.isEmpty())
        for (std::size_t i = 0; i < layout.bars.size(); ++i)
            for (std::size_t s = 0; s < layout.bars[i].segments.size(); ++s)
                if (spec.stacks.bars[i].segments[s].key == term)
                    outline(layout.bars[i].segments[s]);
    if (bar >= 0)
        outline(layout.bars[static_cast<std::size_t>(bar)].segments[static_cast<std::size_t>(segment)]);
    if (overlay.focused) {
        // The ring: around the current bar, or around the picture when no bar is current.
        QRectF ring = QRectF(QPointF(0, 0), layout.size).adjusted(1, 1, -1, -1);
        if (valid(overlay.focusBar, -1)) {
            const PlacedBar& placed = layout.bars[static_cast<std::size_t>(overlay.focusBar)];
            ring = layout.sideways
                       ? placed.column.adjusted(1, 0, -1, 0)
                       : QRectF(QPointF(placed.body.left() - 3 * k, placed.body.top() - 3 * k),
                                QPointF(placed.body.right() + 3 * k, layout.plot.bottom() + 7 * k));
        }
        items << LayoutCanvas::frame(ring, Token::Accent, 2 * k);
    }
    TooltipBuilder tooltip(spec, layout, theme);
    if (bar >= 0)
        items << tooltip.segment(bar, segment);
    else if (const int pointed = overlay.hover.bar >= 0 ? overlay.hover.bar
                                 : overlay.focused      ? overlay.focusBar
                                                        : -1;
             valid(pointed, -1) && !spec.stacks.bars[static_cast<std::size_t>(pointed)].issue.isEmpty())
        items << tooltip.issue(pointed);
    return items;
}

} // namespace memladder::ui
