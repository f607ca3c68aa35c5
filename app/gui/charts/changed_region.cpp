// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/changed_region.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace memladder::ui {

namespace {

/// The tiles that differ. Clipping to a few hundred rectangles costs less than the pixels between them, and as many on a
/// grid share their edges.
class Tiles {
public:
    explicit Tiles(const QSizeF& size)
        : m_columns(static_cast<int>(std::ceil(size.width() / kWidth))), m_rows(static_cast<int>(std::ceil(size.height() / kHeight))),
          m_marked(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), false) {}

    void add(const QRectF& rect) {
        if (rect.isEmpty())
            return;
        const int left = column(rect.left());
        const int right = column(rect.right());
        const int bottom = row(rect.bottom());
        for (int y = row(rect.top()); y <= bottom; ++y)
            for (int x = left; x <= right; ++x)
                m_marked[index(x, y)] = true;
    }

    /// A line with what is painted up to `reach` beside it.
    void add(const QPolygonF& line, double reach) {
        for (qsizetype i = 1; i < line.size(); ++i) {
            const bool rising = line[i - 1].x() <= line[i].x();
            const QPointF from = rising ? line[i - 1] : line[i];
            const QPointF to = rising ? line[i] : line[i - 1];
            const double width = to.x() - from.x();
            const auto heightAt = [&](double x) { return from.y() + (to.y() - from.y()) * (x - from.x()) / width; };
            double left = from.x();
            double top = from.y();
            for (int x = column(from.x()) + 1; width > 0 && x * kWidth < to.x(); ++x) {
                const double next = std::max(left, static_cast<double>(x * kWidth));
                const double height = heightAt(next);
                add(QRectF(QPointF(left, std::min(top, height)), QPointF(next, std::max(top, height))).adjusted(-reach, -reach, reach, reach));
                left = next;
                top = height;
            }
            add(QRectF(QPointF(left, std::min(top, to.y())), QPointF(to.x(), std::max(top, to.y()))).adjusted(-reach, -reach, reach, reach));
        }
    }

    [[nodiscard]] QRegion region(const QSizeF& size) const {
        std::vector<QRect> rects;
        std::size_t above = 0; // where the row above begins
        for (int y = 0; y < m_rows; ++y) {
            const std::size_t begin = rects.size();
            for (int x = 0; x < m_columns;) {
                int end = x;
                while (end < m_columns && m_marked[index(end, y)])
                    ++end;
                if (end > x)
                    rects.emplace_back(x * kWidth, y * kHeight, (end - x) * kWidth, kHeight);
                x = end + 1;
            }
            // As far as the row above: one rectangle each.
            const std::size_t count = rects.size() - begin;
            const bool same = count > 0 && begin - above == count && rects[above].bottom() + 1 == y * kHeight &&
                              std::equal(rects.begin() + static_cast<std::ptrdiff_t>(begin), rects.end(), rects.begin() + static_cast<std::ptrdiff_t>(above),
                                         [](const QRect& a, const QRect& b) { return a.left() == b.left() && a.right() == b.right(); });
            if (same) {
                rects.resize(begin);
                for (std::size_t i = above; i < begin; ++i)
                    rects[i].setBottom((y + 1) * kHeight - 1);
            } else {
                above = begin;
            }
        }
        QRegion region;
        region.setRects(rects.data(), static_cast<int>(rects.size()));
        return region & QRectF(QPointF(0, 0), size).toAlignedRect();
    }

private:
    static constexpr int kWidth = 64;
    static constexpr int kHeight = 32;

    [[nodiscard]] int column(double x) const { return std::clamp(static_cast<int>(std::floor(x / kWidth)), 0, std::max(0, m_columns - 1)); }
    [[nodiscard]] int row(double y) const { return std::clamp(static_cast<int>(std::floor(y / kHeight)), 0, std::max(0, m_rows - 1)); }
    [[nodiscard]] std::size_t index(int x, int y) const { return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(x); }

    int m_columns;
    int m_rows;
    std::vector<bool> m_marked;
};

void addItem(Tiles& tiles, const PlacedItem& item, const ChartTheme& theme) {
    if (item.kind == PlacedItem::Kind::Curve || item.kind == PlacedItem::Kind::Line)
        tiles.add(item.points, item.width / 2 + 2);
    else
        tiles.add(item.bounds(theme.scale()));
}

/// Whether all of an area is painted alike, wherever its edges lie.
bool isPlain(const PlacedItem& item, const ChartTheme& theme) {
    return item.kind == PlacedItem::Kind::Rect || item.kind == PlacedItem::Kind::Hatch ||
           (item.kind == PlacedItem::Kind::Fill && !theme.fill(*item.fill).outlined);
}

void addDifference(Tiles& tiles, const PlacedItem& before, const PlacedItem& after, const ChartTheme& theme) {
    PlacedItem moved = before;
    moved.rect = after.rect;
    if (!isPlain(before, theme) || moved != after) {
        addItem(tiles, before, theme);
        addItem(tiles, after, theme);
        return;
    }
    // What one covers and the other does not lies between two of their edges.
    const QRectF& a = before.rect;
    const QRectF& b = after.rect;
    const QRectF both = a.united(b).adjusted(-1, -1, 1, 1);
    const auto addColumn = [&](double from, double to) {
        if (from != to)
            tiles.add(QRectF(QPointF(std::min(from, to) - 1, both.top()), QPointF(std::max(from, to) + 1, both.bottom())));
    };
    const auto addRow = [&](double from, double to) {
        if (from != to)
            tiles.add(QRectF(QPointF(both.left(), std::min(from, to) - 1), QPointF(both.right(), std::max(from, to) + 1)));
    };
    addColumn(a.left(), b.left());
    addColumn(a.right(), b.right());
    addRow(a.top(), b.top());
    addRow(a.bottom(), b.bottom());
}

} // namespace

QRegion changedRegion(const QList<PlacedItem>& before, const QList<PlacedItem>& after, const QSizeF& size, const ChartTheme& theme) {
    // What both begin and end with stays; between, items face one another in their order.
    const qsizetype shared = std::min(before.size(), after.size());
    qsizetype first = 0;
    while (first < shared && before[first] == after[first])
        ++first;
    qsizetype last = 0;
    while (last < shared - first && before[before.size() - 1 - last] == after[after.size() - 1 - last])
        ++last;
    const qsizetype beforeEnd = before.size() - last;
    const qsizetype afterEnd = after.size() - last;
    if (first == beforeEnd && first == afterEnd)
        return {};
    Tiles tiles(size);
    for (qsizetype i = first; i < std::max(beforeEnd, afterEnd); ++i) {
        if (i >= afterEnd)
            addItem(tiles, before[i], theme);
        else if (i >= beforeEnd)
            addItem(tiles, after[i], theme);
        else if (before[i] != after[i])
            addDifference(tiles, before[i], after[i], theme);
    }
    return tiles.region(size);
}

} // namespace memladder::ui
