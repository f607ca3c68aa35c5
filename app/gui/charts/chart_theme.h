// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Colours, fills, fonts: one table for the window and for every picture.
#pragma once

#include "charts/chart_spec.h"

#include <QBrush>
#include <QColor>
#include <QFont>
#include <QRectF>

#include <map>
#include <memory>
#include <optional>
#include <string_view>

class QPainter;

namespace memladder::ui {

enum class ThemeKind { Light, Dark, Print, Presentation };

/// "light", "dark", "print", "presentation".
[[nodiscard]] std::string_view themeKey(ThemeKind kind);
[[nodiscard]] std::optional<ThemeKind> themeFromKey(std::string_view key);

/// Colours by what they are used for.
enum class Token {
    Window,          ///< ground of the controls
    Surface,         ///< ground of charts, tables, fields
    Raised,          ///< ground of fields and buttons
    Text,            ///< text, baseline, ceilings
    Text2,           ///< second lines, formulas, units
    Text3,           ///< ticks, notes, leaders
    Border,          ///< fields, buttons, boxes
    Hair,            ///< dividers
    Grid,            ///< gridlines
    Accent,          ///< selection, focus, slider; never data
    OnAccent,        ///< text on the accent
    AccentBg,        ///< selected row or column, hover
    Fits,            ///< check mark
    FitBg,           ///< ladder cell that fits
    NoFit,           ///< cross, invalid field
    FitGround,       ///< ground under the planned card
    StateCurve,      ///< a curve of states where it fits
    StateFloor,      ///< what such a curve never falls below: mixed, never translucent
    ActivationCurve, ///< a curve of activations
    ActivationMark,  ///< its crossings
    UnfitCurve,      ///< a curve where it does not fit
    MapTight,        ///< cells of the map, from those that just fit …
    MapLow,
    MapMiddle,
    MapHigh,
    MapRoomy, ///< … to those with most room
};
inline constexpr int kTokenCount = 26;

/// A text's size and weight in a chart, before the scale.
enum class TextRole {
    Tick,          ///< 11, axis
    Note,          ///< 11, leaders, gutter, captions
    Second,        ///< 12, second lines, legend
    SegmentNumber, ///< 12, medium
    GutterName,    ///< 12, medium, a ceiling's card
    GutterPlanned, ///< 12, semibold
    Body,          ///< 13, names
    BodyStrong,    ///< 13, semibold, the selected name
    Total,         ///< 14, semibold
    Title,         ///< 20, semibold
};

enum class Hatch { None, Rising, Falling, Crossed, Horizontal, Vertical, Grid, Dots, Checks };

/// How one kind of term is filled.
struct FillStyle {
    QColor base; ///< ground of the fill
    QColor text; ///< text on it
    Hatch hatch = Hatch::None;
    QColor hatchColor = {};
    double gap = 0;   ///< between hatch lines, px before the scale
    double width = 0; ///< of a hatch line, the radius of a dot, or the side of a check
    bool outlined = false;
};

/// Registers the bundled fonts with the application. Idempotent; needs a QGuiApplication.
/// Returns the family to use: "Memladder Sans", or "DejaVu Sans" where the resource is missing.
const QString& fontFamily();

/// A theme at one scale: k = 1 at a desk, 2 in presentation. Cheap to copy; tiles are made once and shared.
class ChartTheme {
public:
    explicit ChartTheme(ThemeKind kind = ThemeKind::Light, double scale = 1.0);

    [[nodiscard]] ThemeKind kind() const { return m_kind; }
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] bool isPresentation() const { return m_kind == ThemeKind::Presentation; }

    [[nodiscard]] QColor color(Token token) const;
    [[nodiscard]] const FillStyle& fill(Fill fill) const;

    /// The text's height in pixels, scale applied.
    [[nodiscard]] double pixelSize(TextRole role) const;
    [[nodiscard]] const QFont& font(TextRole role) const;
    /// Width of one line, in the picture's coordinates.
    [[nodiscard]] double textWidth(TextRole role, const QString& text) const;
    /// Height of the box that one line of text takes; its ink lies inside.
    [[nodiscard]] double lineHeight(TextRole role) const { return 1.15 * pixelSize(role); }

    /// Fills `rect`. Raster devices get tiles anchored at `anchor`, made once per theme and device scale;
    /// vector devices get clipped lines.
    void paintFill(QPainter& painter, const QRectF& rect, Fill fill, const QPointF& anchor) const;
    /// The same for ground on which nothing fits: surface colour under rising lines in `color`.
    void paintHatch(QPainter& painter, const QRectF& rect, Token color, const QPointF& anchor) const;

    /// Draws a dashed line along an axis, `width` wide, its dashes counted from `from`. Raster devices get
    /// one tiled strip: stroking dashes costs 70 ms a 4K picture, the strip under one.
    void paintDashes(QPainter& painter, const QPointF& from, const QPointF& to, double width,
                     const QList<double>& dash, Token color) const;

    friend bool operator==(const ChartTheme& a, const ChartTheme& b) {
        return a.m_kind == b.m_kind && a.m_scale == b.m_scale;
    }

private:
    struct Cache;
    void paintStyle(QPainter& painter, const QRectF& rect, const FillStyle& style, int key,
                    const QPointF& anchor) const;
    ThemeKind m_kind;
    double m_scale;
    std::shared_ptr<Cache> m_cache;
};

/// A token's colour without making a theme; for palettes and style sheets of the window.
[[nodiscard]] QColor themeColor(ThemeKind kind, Token token);
[[nodiscard]] const FillStyle& themeFill(ThemeKind kind, Fill fill);

/// The dash pattern of the card with this index, in px before the scale (alternating drawn, left out).
[[nodiscard]] const QList<double>& ceilingDash(int index);

} // namespace memladder::ui
