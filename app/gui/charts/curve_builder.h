// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_axis.h"
#include "charts/chart_words.h"
#include "charts/curve_layout.h"
#include "charts/picture_frame.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>

/// Lays out curves: private to its sources. curve_layout.cpp plans and places axes, bands and curves,
/// curve_labels.cpp what is written at them, curve_axis.cpp says how far the axes reach.
namespace memladder::ui::curve {

using Align = LayoutCanvas::Align;

inline constexpr double kLeastPlotHeight = 110;
inline constexpr double kLeastPlotWidth = 160;
inline constexpr double kFitPen = 3;
inline constexpr double kUnfitPen = 2;

/// What is given up, one after the other, when a picture is too small.
enum Economy {
    Everything,
    NoSubtitle,
    NoCaption,
    NoNotes,
    NoLegend,
    NoAxisTitle,
    NoTitle,
    LastEconomy = NoTitle
};

/// The part of a segment inside `area` (Liang–Barsky); false where there is none.
[[nodiscard]] bool clipSegment(QPointF& from, QPointF& to, const QRectF& area);

/// "4K", "2M": tokens as an axis writes them.
[[nodiscard]] QString tokenLabel(double value);

class Builder {
public:
    Builder(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme, int economy)
        : m_spec(spec), m_chart(spec.curves), m_theme(theme), m_canvas(size, theme), m_k(theme.scale()),
          m_economy(economy),
          m_frame(spec, size, m_canvas, {economy < NoTitle, economy < NoSubtitle, economy < NoCaption}) {
        m_out.size = size;
        const ChartAxis axis = curveAxis(spec);
        m_out.top = *axis.top;
        if (m_chart.logarithmic)
            m_out.bottom = *axis.bottom;
        else
            m_out.ticks = axisTicks(m_out.top);
    }

    bool run();

    ChartLayout take() {
        m_out.data << m_marks << m_texts;
        return std::move(m_out);
    }

private:
    const ChartSpec& m_spec;
    const CurveChart& m_chart;
    const ChartTheme& m_theme;
    LayoutCanvas m_canvas;
    double m_k;
    int m_economy;
    PictureFrame m_frame;
    ChartLayout m_out;
    double m_legendCenter = 0;
    double m_headCenter = 0;
    double m_gutter = 0; ///< left end of what is written right of the plot
    bool m_notes = false;
    double m_planned = -1;                       ///< pixel of the planned card; −1 without one
    std::vector<std::vector<QPolygonF>> m_lines; ///< by curve: what of it is visible, in pieces
    QList<PlacedItem> m_marks;
    QList<PlacedItem> m_texts;
    std::vector<QRectF> m_rings;
    double m_currentLine = -1;        ///< pixel of the line at the current value
    std::vector<QPolygonF> m_leaders; ///< of the crossings named so far
    std::vector<QRectF> m_kept;       ///< where the values at the marker will stand

    [[nodiscard]] double width() const { return m_out.size.width(); }
    [[nodiscard]] double value(Bytes bytes) const { return inUnit(bytes, m_spec.unit); }
    [[nodiscard]] double xOf(double x) const {
        const double share = std::log(x / m_chart.low) / std::log(m_chart.high / m_chart.low);
        return m_out.plot.left() + share * m_out.plot.width();
    }
    [[nodiscard]] double yOf(Bytes bytes) const { return m_out.pixelOf(value(bytes)); }
    [[nodiscard]] QPointF at(const CurvePoint& point) const { return {xOf(point.x), yOf(point.value)}; }
    [[nodiscard]] bool isInside(const QPointF& point) const {
        return m_out.plot.adjusted(-0.5, -0.5, 0.5, 0.5).contains(point);
    }
    [[nodiscard]] QString number(Bytes bytes) const { return chartNumber(bytes, m_spec.unit); }
    [[nodiscard]] QString unitTitle() const;
    [[nodiscard]] Token inkWhereItFits() const {
        return m_chart.ofStates ? Token::StateCurve : Token::ActivationCurve;
    }
    [[nodiscard]] Token inkWhereNot() const {
        return m_chart.ofStates ? Token::UnfitCurve : Token::ActivationCurve;
    }
    [[nodiscard]] Token groundAt(double y) const {
        return m_chart.ofStates && m_planned >= 0 && y > m_planned ? Token::FitGround : Token::Surface;
    }
    /// Whether any visible curve or ring runs through `box`.
    [[nodiscard]] bool isCrossed(const QRectF& box, bool ringsToo = true) const;
    /// Whether a ceiling's line runs through `box`.
    [[nodiscard]] bool isUnderCeiling(const QRectF& box) const;

    // ---- planning

    void planPlot();

    [[nodiscard]] static QString gpuLabel(double value) {
        return words::number(static_cast<std::uint64_t>(std::llround(value)));
    }
    [[nodiscard]] std::vector<double> heightTicks() const {
        return m_chart.logarithmic ? logTicks(m_out.bottom, m_out.top) : m_out.ticks;
    }
    [[nodiscard]] std::vector<QString> heightLabels(const std::vector<double>& ticks) const;

    // ---- placing

    void placeIssue();

    void placeGround();

    void placeAxes();

    /// Samples of the lines, right-aligned: what solid, dashed and faint mean.
    void placeLegend();

    void placeBands();

    void placeCeilings();

    void placeLevel();

    void placeCurves();

    void placeCurrentX();

    void addSpot(const QPointF& center, double radius, const QString& key, const QString& title, Bytes size,
                 const QStringList& lines);
    [[nodiscard]] QString placeName(double x) const {
        const auto count = static_cast<std::uint64_t>(std::llround(x));
        return m_chart.tokens ? words::tokens(count) : words::gpus(count);
    }

    void ring(const QPointF& center, double diameter, Token ink, bool filled);

    void placeRings();

    struct TextLine {
        QString text;
        TextRole role;
        Token color;
    };

    /// Boxes of lines under one another, the first one's middle at `y`.
    [[nodiscard]] std::vector<QRectF> boxesOf(const std::vector<TextLine>& lines, double x, double y,
                                              Align align) const;
    [[nodiscard]] bool hasRoom(const std::vector<QRectF>& boxes, bool offCurves, bool offCeilings) const;
    void put(const std::vector<TextLine>& lines, const std::vector<QRectF>& boxes);

    /// Names of crossings, with a leader from their ring.
    void placeMarkTexts();

    /// The first line as two, broken where they come out most alike.
    [[nodiscard]] std::vector<TextLine> inShorterLines(const std::vector<TextLine>& lines) const;

    /// Lines beside a ring, or at some distance from it, with a leader from it that leads over at most so
    /// many lines; how many it leads over, nothing where there is no such room.
    std::optional<int> placeCallout(const std::vector<TextLine>& lines, const QPointF& center, bool distant,
                                    int mostCrossed);

    struct Callouts {
        int placed = 0;
        int wanted = 0;
        int crossed = 0; ///< what leaders lead over, in all, as `linesUnder` counts
    };
    /// Names crossings in their order or from the last.
    Callouts placeCallouts(bool fromLast);

    /// The curves and leaders that a leader leads over; a text counts as several.
    [[nodiscard]] int linesUnder(const QPolygonF& leader) const;

    /// What names a crossing that lies inside the plot; nothing where another mark on the same point says it.
    [[nodiscard]] std::vector<TextLine> linesOf(const CurveMark& mark) const;

    /// Where the value of a curve at the marker has room; nothing where there is none.
    [[nodiscard]] std::vector<QRectF> valueBox(const ChartCurve& curve) const;

    /// The curves whose value is told at the marker, the selected one first.
    [[nodiscard]] std::vector<const ChartCurve*> valuedCurves() const;

    /// Where the values at the marker would stand if nothing else were written.
    [[nodiscard]] std::vector<QRectF> valueBoxes() const;

    /// The values at the marker.
    void placeCurrentTexts();

    void nameCeilings();

    void nameCeilingsInside();

    void nameCeilingsInGutter();

    void nameCurves();

    /// A curve that leaves through the bottom or the top: an arrow head, and its name beside it.
    void placeExit(const ChartCurve& curve, const QPointF& from, const QPointF& to);

    void nameCurvesNearTheTop();

    /// The height nearest to the middle of a band at which its name meets no ceiling; the middle where all
    /// do.
    [[nodiscard]] double quietHeight(double from, double to, const QString& text) const;

    /// Inside the band where it is high enough, otherwise two or more in one note at the right end.
    void nameBands();

    void placeTable();
};

} // namespace memladder::ui::curve
