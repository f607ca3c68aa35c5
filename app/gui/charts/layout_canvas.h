// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"

#include <algorithm>

namespace memladder::ui {

/// Helps a layout place things: remembers which room texts take, and refuses a text that has none.
class LayoutCanvas {
public:
    LayoutCanvas(const QSizeF& size, const ChartTheme& theme)
        : m_theme(theme), m_picture(QPointF(0, 0), size), m_k(theme.scale()) {}

    [[nodiscard]] double k() const { return m_k; }
    [[nodiscard]] const ChartTheme& theme() const { return m_theme; }
    [[nodiscard]] double width(TextRole role, const QString& text) const {
        return m_theme.textWidth(role, text);
    }
    [[nodiscard]] double height(TextRole role) const { return m_theme.lineHeight(role); }

    enum class Align { Left, Center, Right };
    /// The box of one line whose figures are centred on `y`.
    [[nodiscard]] QRectF box(TextRole role, const QString& text, double x, double y,
                             Align align = Align::Left) const;

    /// What figures cover of the box: no accents, no descenders.
    [[nodiscard]] QRectF inkOf(const QRectF& box) const {
        return box.adjusted(0, 0.15 * box.height(), 0, -0.15 * box.height());
    }

    /// Whether a text may lie in `box`: inside the picture and clear of every other text.
    [[nodiscard]] bool isFree(const QRectF& box) const;
    [[nodiscard]] bool areFree(const std::vector<QRectF>& boxes) const;
    /// Places the text if its room is free.
    bool tryText(QList<PlacedItem>& list, const QString& text, TextRole role, Token color, const QRectF& box,
                 std::optional<Token> chip = {});
    /// Keeps room free for something that is no text: a mark, a swatch.
    void reserve(const QRectF& box) { m_taken.push_back(box); }
    /// How much is taken, and back to that: for a placing that is tried.
    [[nodiscard]] std::size_t taken() const { return m_taken.size(); }
    void giveBack(std::size_t taken) { m_taken.resize(std::min(taken, m_taken.size())); }

    static PlacedItem fill(const QRectF& rect, Fill fill);
    static PlacedItem hatch(const QRectF& rect, Token color);
    static PlacedItem rect(const QRectF& rect, Token color);
    static PlacedItem frame(const QRectF& rect, Token color, double width, const QList<double>& dash = {});
    static PlacedItem line(const QPolygonF& points, Token color, double width,
                           const QList<double>& dash = {});
    static PlacedItem polygon(const QPolygonF& points, Token color);
    static PlacedItem shape(Shape shape, const QRectF& rect, Token color);
    static PlacedItem text(const QString& text, TextRole role, Token color, const QRectF& box);

    /// The middle of a line of this width that covers whole pixels.
    [[nodiscard]] static double crisp(double position, double width);

private:
    const ChartTheme& m_theme;
    QRectF m_picture;
    double m_k;
    std::vector<QRectF> m_taken;
};

} // namespace memladder::ui
