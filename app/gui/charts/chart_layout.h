// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Where everything of a picture lies: pure, from a ChartSpec, a size and a theme to a list of placed things.
/// Texts are placed in order of rank; one that would touch another or leave the picture is left out whole.
#pragma once

#include "charts/chart_spec.h"
#include "charts/chart_theme.h"

#include <QList>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace memladder::ui {

enum class Shape { Check, Cross, Pointer, Ring, Disc };

/// One thing to paint. Comparable, so that a view repaints only what differs.
struct PlacedItem {
    enum class Kind {
        Fill,    ///< `rect` filled as `fill`
        Hatch,   ///< `rect` in surface colour under rising lines in `color`
        Rect,    ///< `rect` in `color`
        Frame,   ///< the inner edge of `rect`, `width` wide, in `color`; `dash` if given
        Line,    ///< `points` joined, `width` wide; `dash` if given
        Curve,   ///< the same for many points: dashes run on over the joints
        Polygon, ///< `points`, filled
        Text,    ///< one line in `rect`
        Shape,   ///< `shape` in `rect`
    };
    Kind kind = Kind::Rect;
    QRectF rect{};
    QPolygonF points{};
    QString text{};
    TextRole role = TextRole::Note;
    Token color = Token::Text;
    std::optional<Fill> fill{};  ///< of Fill; of a Text inside a segment: takes that fill's text colour
    std::optional<Token> chip{}; ///< ground under a text that would cross lines
    bool fillChip = false;       ///< the ground is the plain colour of `fill`
    Shape shape = Shape::Check;
    double width = 1;
    QList<double> dash{}; ///< px, alternating drawn and left out

    /// Where it is painted, at the scale of its theme.
    [[nodiscard]] QRectF bounds(double scale = 1) const;
    friend bool operator==(const PlacedItem&, const PlacedItem&) = default;
};

/// A bar as it came to lie.
struct PlacedBar {
    QRectF column;                ///< the part of the picture that belongs to this bar, names included
    QRectF body;                  ///< what is drawn of it, inside and above the plot
    bool cut = false;             ///< it leaves through the top
    std::vector<QRectF> segments; ///< by segment of the spec; empty where hidden or above the axis

    friend bool operator==(const PlacedBar&, const PlacedBar&) = default;
};

/// A place that the pointer and the keyboard can reach in a chart without bars.
struct ChartSpot {
    QRectF area;
    QString key;       ///< what a click asks for: "zero2@21"; empty where it asks for nothing
    QString title;     ///< "ZeRO-2 on 21 GPUs"
    QString value;     ///< "74.5 GiB"
    QStringList lines; ///< what else is known of it

    friend bool operator==(const ChartSpot&, const ChartSpot&) = default;
};

/// What lies under a point.
struct ChartHit {
    int bar = -1;
    int segment = -1;
    int legend = -1;
    bool ruler = false;
    int spot = -1;

    friend bool operator==(const ChartHit&, const ChartHit&) = default;
};

struct ChartLayout {
    QSizeF size;
    QRectF plot;               ///< whole pixels
    double top = 1;            ///< value at the far end of the axis
    double bottom = 0;         ///< value at its near end; above 0 the axis is logarithmic
    std::vector<double> ticks; ///< values with a gridline
    bool sideways = false;     ///< bars run from left to right
    int barCount = 0;
    QPointF anchor;             ///< where hatches are pinned
    QList<PlacedItem> backdrop; ///< what rarely changes: titles, legend, ticks, baseline
    QList<PlacedItem> data;     ///< bars, ceilings, numbers, names
    std::vector<PlacedBar> bars;
    std::vector<QRectF> legend; ///< by legend entry; empty where it found no room
    QRectF ruler;               ///< empty unless drawn
    std::vector<ChartSpot> spots;
    int firstSpot = 0; ///< where the keyboard begins

    /// The one mapping from values to pixels: y of a value, or x where the chart lies sideways.
    [[nodiscard]] double pixelOf(double value) const;
    [[nodiscard]] ChartHit hitTest(const QPointF& point) const;
    /// Every text of both lists.
    [[nodiscard]] std::vector<PlacedItem> texts() const;
};

/// What the pointer and the keyboard add on top.
struct ChartOverlay {
    ChartHit hover;
    int focusBar = -1;
    int focusSegment = -1;
    int focusSpot = -1;
    bool focused = false; ///< the view has the keyboard
    QString highlightedTerm;
};

[[nodiscard]] ChartLayout layoutChart(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme);

/// Outlines, the tooltip box and the focus ring, over a layout of the same spec.
[[nodiscard]] QList<PlacedItem> layoutOverlay(const ChartSpec& spec, const ChartLayout& layout,
                                              const ChartTheme& theme, const ChartOverlay& overlay);

/// Text in lines no wider than `width`, broken at spaces, inside a word only where it must be.
[[nodiscard]] QStringList wrapText(const ChartTheme& theme, TextRole role, const QString& text, double width);

/// A size as a chart writes it: "46.6", "0.123"; with U+202F and the unit where asked.
[[nodiscard]] QString chartNumber(Bytes bytes, format::Unit unit, bool withUnit = false);

} // namespace memladder::ui
