// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_theme.h"

#include <QFont>
#include <QPainter>
#include <QProxyStyle>

class QApplication;

namespace memladder::ui {

/// The colours of the controls, looked up once in the table that the charts use.
struct UiTheme {
    explicit UiTheme(ThemeKind kind);
    ThemeKind kind;
    bool dark;
    QColor window, surface, raised, text, text2, text3, border, hair, accent, onAccent, accentBg, fits, fitBg,
        noFit;
};

enum class ThemeChoice { System, Light, Dark };

/// Colours in force for the window. Never the print theme.
[[nodiscard]] const UiTheme& uiTheme();

/// The interface's font at a pixel size.
[[nodiscard]] QFont uiFont(int pixelSize, QFont::Weight weight = QFont::Normal);

/// Style, palette, font and focus ring of the whole program. Once, after the application object exists.
void installUiStyle(QApplication& application);

/// Puts a theme in force and repaints everything.
void setUiTheme(ThemeChoice choice);

/// Whether the desktop asks for dark windows, as far as this Qt can tell.
[[nodiscard]] bool desktopIsDark();

/// Marks a widget whose focus is shown by a ring around the whole of it, although a child holds the focus.
void setRingOwner(QWidget* owner, QWidget* child);

/// A check mark or a cross as a path inside a square.
enum class Mark { Check, Cross };
void drawMark(QPainter& painter, const QRectF& square, Mark mark, const QColor& colour, qreal penWidth);

/// A small filled triangle, pointing right or down.
void drawTriangle(QPainter& painter, QPointF centre, bool down, const QColor& colour);

/// Draws a line in the direction that its own letters have: in a mirrored window the “…” of an English one
/// stands at its end all the same. Alignment follows `direction`.
void drawLine(QPainter& painter, const QRect& rect, int flags, const QString& text,
              Qt::LayoutDirection direction);

/// Fusion, drawn with the tokens of the theme: thin borders, radius 2, no gradient, no shadow, and a focus
/// ring that stands one pixel off the control.
class UiStyle : public QProxyStyle {
    Q_OBJECT
public:
    UiStyle();
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                      const QString& text, QPalette::ColorRole role) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    void polish(QWidget* widget) override;
    void polish(QPalette& palette) override;
    using QProxyStyle::polish;
};

/// Puts `first` and what was made after it, made late, behind `before` on the keyboard's way through the window.
void comeAfter(QWidget* before, QWidget* first);

} // namespace memladder::ui
