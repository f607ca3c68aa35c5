// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_axis.h"
#include "charts/layout_canvas.h"
#include "language/ui.h"

#include <algorithm>
#include <cmath>
#include <utility>

/// Lays out stacked bars: private to its sources. stack_plan.cpp decides what has room where,
/// stack_layout.cpp places bars, axis and ceilings, stack_labels.cpp everything that is written at them.
namespace memladder::ui::stack {

using Align = LayoutCanvas::Align;

// All lengths in px before the scale.
inline constexpr double kMargin = 16;       ///< of a chart in the window
inline constexpr double kTitledMargin = 24; ///< of a picture with a title
inline constexpr double kLegendRow = 20;
inline constexpr double kLegendGap = 18;
inline constexpr double kSwatch = 11;
inline constexpr double kRulerWidth = 210;
inline constexpr double kRulerHeight = 30; ///< at most, however many bars
inline constexpr double kOverhang = 8;     ///< how far a cut bar leaves the plot
inline constexpr double kAbovePlot = 36;   ///< room for the overhang and a total
inline constexpr double kManyColumn = 90;
inline constexpr double kSidewaysColumn = 34;
inline constexpr double kBarShare = 0.46; ///< of a column
inline constexpr double kWidestBar = 200;
inline constexpr double kRowShare = 0.62; ///< of a row, sideways
inline constexpr double kAdjoiningShare = 0.92;
inline constexpr double kNumberGap = 50; ///< from here on a number may stand beside a bar
inline constexpr double kNameGap = 118;  ///< and its name
inline constexpr double kFarthestLabel = 3; ///< lines between a number beside a bar and its part, at most
inline constexpr double kMark = 9;
inline constexpr double kLeastPlotHeight = 96;
inline constexpr double kLeastPlotWidth = 120;

/// What is given up, one after the other, when a picture is too small.
enum Economy { Everything, NoSubtitle, NoCaption, NoRuler, NoLegend, NoTitle, LastEconomy = NoTitle };

class Builder {
public:
    Builder(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme, int economy)
        : m_spec(spec), m_theme(theme), m_canvas(size, theme), m_k(theme.scale()), m_economy(economy) {
        m_out.size = size;
        m_out.top = axisTop(spec);
        m_out.ticks = axisTicks(m_out.top);
        m_out.barCount = static_cast<int>(spec.stacks.bars.size());
        for (const ChartBar& bar : spec.stacks.bars)
            m_tallest = std::max(m_tallest, inUnit(visibleTotal(spec, bar), spec.unit));
    }

    /// Whether the plot came out large enough to read.
    bool run();

    ChartLayout take() {
        m_out.data << m_marks << m_texts;
        return std::move(m_out);
    }

private:
    const ChartSpec& m_spec;
    const ChartTheme& m_theme;
    LayoutCanvas m_canvas;
    double m_k;
    int m_economy;
    ChartLayout m_out;
    double m_tallest = 0;

    double m_margin = 0;
    QStringList m_titleLines;
    QStringList m_subtitleLines;
    QStringList m_captionLines;
    double m_headerEnd = 0; ///< middle of the last title line; 0 without titles
    double m_legendCenter = 0;
    double m_stripBottom = 0;
    std::vector<QRectF> m_legendBoxes; ///< swatch and text of an entry, as planned
    bool m_rulerRoom = false;
    bool m_many = false;
    double m_column = 0;
    double m_bar = 0;
    std::vector<QStringList> m_names;
    int m_nameLines = 1;
    int m_detailLines = 0;
    QList<PlacedItem> m_marks; ///< over the ceilings: leaders, swatches, check marks
    QList<PlacedItem> m_texts; ///< over everything
    std::vector<QRectF> m_ceilingBands;
    std::vector<std::vector<bool>> m_numbered;
    std::vector<double> m_totalTop;
    struct RangeText {
        std::size_t bar;
        double right; ///< where the text ends
        double high;  ///< ends of the I-beam
        double low;
        double room; ///< to the left
    };
    std::vector<RangeText> m_rangeTexts;

    [[nodiscard]] const std::vector<ChartBar>& bars() const { return m_spec.stacks.bars; }
    [[nodiscard]] double width() const { return m_out.size.width(); }
    [[nodiscard]] double height() const { return m_out.size.height(); }
    [[nodiscard]] QString number(Bytes bytes) const { return chartNumber(bytes, m_spec.unit); }
    [[nodiscard]] QString unitName() const {
        const std::string_view name = format::unitName(m_spec.unit);
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    [[nodiscard]] static QString lowered(const QString& label) {
        return Ui::within(label);
    }
    [[nodiscard]] double value(Bytes bytes) const { return inUnit(bytes, m_spec.unit); }
    [[nodiscard]] static bool isAllowance(Fill fill) {
        return fill == Fill::Reserve || fill == Fill::Outside;
    }

    // ---- planning

    void planHeader();

    [[nodiscard]] double rulerWidth() const { return std::min(kRulerWidth * m_k, 0.22 * width()); }
    [[nodiscard]] double rulerLabelWidth() const {
        return std::max(m_canvas.width(TextRole::Note, QStringLiteral("0–00,000 GiB")), 0.0);
    }
    [[nodiscard]] double rulerPitch() const {
        return std::min(7.0, kRulerHeight / std::max(1, m_out.barCount)) * m_k;
    }
    [[nodiscard]] double rulerHeight() const { return rulerPitch() * m_out.barCount; }

    [[nodiscard]] double captionBlock() const;

    /// Width of the gutter for the ceilings' names, and whether their values have room in it.
    [[nodiscard]] double gutterWidth(bool withValues) const;
    [[nodiscard]] bool gutterHoldsValues() const { return gutterWidth(true) + m_margin <= 0.24 * width(); }

    void planPlot();

    void planSideways(double);

    // ---- placing

    void placeHeader();

    void placeTicks();

    /// Along the axis: where a bar that is too tall ends.
    [[nodiscard]] double edge() const {
        return m_out.sideways ? m_out.plot.right() + std::round(kOverhang * m_k)
                              : m_out.plot.top() - std::round(kOverhang * m_k);
    }
    [[nodiscard]] double clampedPixel(double v) const {
        const double at = std::round(m_out.pixelOf(v));
        return m_out.sideways ? std::min(at, edge()) : std::max(at, edge());
    }

    void placeBodies();

    /// Two oblique cuts, 9 px apart, the first 10 px inside the plot.
    void placeCut(const QRectF& body);

    /// The state before: rails at both sides, with a 5 px inward serif where it ended.
    void placeRails(const QRectF& body, Bytes ghost);
    /// A bar with the rails beside it, and the total on top with some air at its sides: what no list may lie over.
    /// Upright bars only.
    QRectF withRails(std::size_t i) const;
    [[nodiscard]] QRectF totalWithAir(std::size_t i) const;

    /// All bars to true scale, the ceilings as ticks.
    void placeRuler();

    struct CeilingLabel {
        const ChartCeiling* ceiling;
        double at;    ///< pixel of the line
        double label; ///< middle of its name
    };

    void placeCeilings();

    void labelCeilingsInGutter(std::vector<CeilingLabel>& drawn);

    void labelCeilingsAbove(const std::vector<CeilingLabel>& drawn);

    /// Which text tells by how much a bar fits: the long one, the short one, or the mark alone. The same
    /// under all.
    [[nodiscard]] QString ChartBar::*differenceForm() const;

    void placeMark(const ChartBar& bar, double x, double y);

    [[nodiscard]] bool hasTotal(const ChartBar& bar) const {
        return bar.issue.isEmpty() || !bar.segments.empty();
    }

    void placeNames();

    void placeNamesSideways();

    /// Whether figures in `box` would be struck through by a ceiling.
    [[nodiscard]] bool crossesCeiling(const QRectF& box) const {
        return std::any_of(m_ceilingBands.begin(), m_ceilingBands.end(),
                           [&](const QRectF& band) { return band.intersects(m_canvas.inkOf(box)); });
    }

    /// The height nearest to `y` at which what reaches so far up and down meets no ceiling; `y` where there is none
    /// between the two ends.
    [[nodiscard]] double offCeilings(double y, double reach, double highest, double lowest) const;

    void placeTotals();

    bool placeTotal(const QString& text, TextRole role, const QRectF& box, bool chip) {
        return m_canvas.tryText(m_texts, text, role, Token::Text, box,
                                chip ? std::optional<Token>(Token::Surface) : std::nullopt);
    }

    /// The box on top of a bar that holds no data of its own: the allocator's share or the reserve.
    [[nodiscard]] QRectF topAllowance(std::size_t i) const;

    /// Free width to the right of a bar, up to the next bar or to the picture's edge.
    [[nodiscard]] double gapAfter(std::size_t i) const;

    /// What lies wholly above the axis, listed beside the bar so that it stays in the picture.
    void placeAboveLists();
    [[nodiscard]] bool placeAboveList(std::size_t bar, const std::vector<const ChartSegment*>& above,
                                      bool named, bool clear);

    [[nodiscard]] bool liesAbove(std::size_t i, std::size_t s) const;

    /// The reserve is the same in all bars: then it is named on the selected one only.
    [[nodiscard]] bool isRepeated(const ChartSegment& segment) const;

    void placeInsideNumbers();

    bool placeOn(Fill fill, const QString& text, TextRole role, const QRectF& box);

    /// The place nearest to the middle of `rect` where a block of text meets neither ceiling nor cut, with
    /// some air to them if there is room for it.
    [[nodiscard]] QPointF quietMiddle(const PlacedBar& placed, const QRectF& rect, const QSizeF& block) const;
    /// Where the two strokes run across a bar that leaves the plot.
    [[nodiscard]] QRectF cutBand(const PlacedBar& placed) const;

    void placeBesideNumbers();

    void placeGhostNumbers();

    /// The measured range as an I-beam beside the bar, and its ends as text: of the selected bar before the numbers of
    /// parts, of the others where those leave room.
    void placeRanges();
    void placeRangeTexts(bool selected);

    void placeFooter();
};

} // namespace memladder::ui::stack
