// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/stack_layout.h"

#include "charts/chart_axis.h"
#include "charts/layout_canvas.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

using Align = LayoutCanvas::Align;

// All lengths in px before the scale.
constexpr double kMargin = 16;       ///< of a chart in the window
constexpr double kTitledMargin = 24; ///< of a picture with a title
constexpr double kLegendRow = 20;
constexpr double kLegendGap = 18;
constexpr double kSwatch = 11;
constexpr double kRulerWidth = 210;
constexpr double kRulerHeight = 30; ///< at most, however many bars
constexpr double kOverhang = 8;     ///< how far a cut bar leaves the plot
constexpr double kAbovePlot = 36;   ///< room for the overhang and a total
constexpr double kManyColumn = 90;
constexpr double kSidewaysColumn = 34;
constexpr double kBarShare = 0.46; ///< of a column
constexpr double kWidestBar = 200;
constexpr double kRowShare = 0.62; ///< of a row, sideways
constexpr double kAdjoiningShare = 0.92;
constexpr double kNumberGap = 50;  ///< from here on a number may stand beside a bar
constexpr double kNameGap = 118;   ///< and its name
constexpr double kMark = 9;
constexpr double kLeastPlotHeight = 96;
constexpr double kLeastPlotWidth = 120;

/// What is given up, one after the other, when a picture is too small.
enum Economy { Everything, NoSubtitle, NoCaption, NoRuler, NoLegend, NoTitle, LastEconomy = NoTitle };

class StackBuilder {
public:
    StackBuilder(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme, int economy)
        : m_spec(spec), m_theme(theme), m_canvas(size, theme), m_k(theme.scale()), m_economy(economy) {
        m_out.size = size;
        m_out.top = axisTop(spec);
        m_out.ticks = axisTicks(m_out.top);
        m_out.barCount = static_cast<int>(spec.stacks.bars.size());
        for (const ChartBar& bar : spec.stacks.bars)
            m_tallest = std::max(m_tallest, inUnit(visibleTotal(spec, bar), spec.unit));
    }

    /// Whether the plot came out large enough to read.
    bool run() {
        planHeader();
        planPlot();
        if (m_economy < LastEconomy &&
            (m_out.plot.height() < kLeastPlotHeight * m_k || m_out.plot.width() < kLeastPlotWidth * m_k))
            return false;
        m_out.anchor = m_out.plot.bottomLeft();
        placeHeader();
        placeTicks();
        placeBodies();
        placeCeilings();
        placeNames();
        if (!m_many && !m_out.sideways) {
            placeTotals();
            placeAboveLists();
        }
        placeInsideNumbers();
        if (!m_many && !m_out.sideways) {
            placeRanges();
            placeBesideNumbers();
            placeGhostNumbers();
        }
        placeFooter();
        return true;
    }

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

    [[nodiscard]] const std::vector<ChartBar>& bars() const { return m_spec.stacks.bars; }
    [[nodiscard]] double width() const { return m_out.size.width(); }
    [[nodiscard]] double height() const { return m_out.size.height(); }
    [[nodiscard]] QString number(Bytes bytes) const { return chartNumber(bytes, m_spec.unit); }
    [[nodiscard]] QString unitName() const {
        const std::string_view name = format::unitName(m_spec.unit);
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    [[nodiscard]] static QString lowered(const QString& label) {
        return label.isEmpty() ? label : label.left(1).toLower() + label.mid(1);
    }
    [[nodiscard]] double value(Bytes bytes) const { return inUnit(bytes, m_spec.unit); }
    [[nodiscard]] static bool isAllowance(Fill fill) {
        return fill == Fill::Reserve || fill == Fill::Outside;
    }

    // ---- planning
    // -------------------------------------------------------------------------------------------

    void planHeader() {
        const bool titled = !m_spec.title.isEmpty() && m_economy < NoTitle;
        m_margin = (m_spec.title.isEmpty() ? kMargin : kTitledMargin) * m_k;
        double y = 0;
        if (titled) {
            m_titleLines = wrapText(m_theme, TextRole::Title, m_spec.title, width() - 2 * m_margin);
            y = 28 * m_k +
                static_cast<double>(m_titleLines.size() - 1) * 1.25 * m_theme.pixelSize(TextRole::Title);
            m_headerEnd = y;
        }
        if (!m_spec.subtitle.isEmpty() && m_economy < NoSubtitle) {
            m_subtitleLines = wrapText(m_theme, TextRole::Second, m_spec.subtitle, width() - 2 * m_margin);
            y += titled ? 23 * m_k : 16 * m_k;
            y += static_cast<double>(m_subtitleLines.size() - 1) * 17 * m_k;
            m_headerEnd = y;
        }
        const bool headed = m_headerEnd > 0;
        m_legendCenter = headed ? m_headerEnd + (m_subtitleLines.isEmpty() ? 30 : 24) * m_k : 13 * m_k;
        m_stripBottom = headed ? m_headerEnd + 8 * m_k : 0;

        double rulerRoom = 0;
        if (m_spec.showRuler && !m_theme.isPresentation() && m_economy < NoRuler && width() >= 520 * m_k) {
            m_rulerRoom = true;
            rulerRoom = rulerWidth() + rulerLabelWidth() + 24 * m_k;
            // Kept free whether or not a bar is cut: the plot must not move when one is.
            m_stripBottom = std::max(m_stripBottom, m_legendCenter - 7 * m_k + rulerHeight() + 2 * m_k);
        }
        if (m_spec.showLegend && !m_spec.legend.empty() && m_economy < NoLegend) {
            double x = m_margin;
            int row = 0;
            for (const ChartLegendEntry& entry : m_spec.legend) {
                const double entryWidth = (kSwatch + 6) * m_k + m_canvas.width(TextRole::Second, entry.label);
                const bool besideRuler = row * kLegendRow * m_k < rulerHeight();
                const double right = width() - m_margin - (besideRuler ? rulerRoom : 0);
                if (x > m_margin && x + entryWidth > right) {
                    x = m_margin;
                    ++row;
                }
                const double center = m_legendCenter + row * kLegendRow * m_k;
                m_legendBoxes.emplace_back(x, center - 9 * m_k, entryWidth, 18 * m_k);
                x += entryWidth + kLegendGap * m_k;
            }
            m_stripBottom = std::max(m_stripBottom, m_legendCenter + (row * kLegendRow + 8) * m_k);
        }
        if (!m_spec.caption.isEmpty() && m_economy < NoCaption) {
            const double signature =
                m_spec.signature.isEmpty() ? 0 : m_canvas.width(TextRole::Note, m_spec.signature) + 24 * m_k;
            m_captionLines =
                wrapText(m_theme, TextRole::Note, m_spec.caption, width() - 2 * m_margin - signature);
        }
    }

    [[nodiscard]] double rulerWidth() const { return std::min(kRulerWidth * m_k, 0.22 * width()); }
    [[nodiscard]] double rulerLabelWidth() const {
        return std::max(m_canvas.width(TextRole::Note, QStringLiteral("0–00,000 GiB")), 0.0);
    }
    [[nodiscard]] double rulerPitch() const {
        return std::min(7.0, kRulerHeight / std::max(1, m_out.barCount)) * m_k;
    }
    [[nodiscard]] double rulerHeight() const { return rulerPitch() * m_out.barCount; }

    [[nodiscard]] double captionBlock() const {
        const auto lines = static_cast<double>(m_captionLines.size());
        const bool signedOnly =
            m_captionLines.isEmpty() && !m_spec.signature.isEmpty() && m_economy < NoCaption;
        if (signedOnly)
            return 30 * m_k;
        return lines > 0 ? (30 + (lines - 1) * 15) * m_k : 0;
    }

    /// Width of the gutter for the ceilings' names, and whether their values have room in it.
    [[nodiscard]] double gutterWidth(bool withValues) const {
        double widest = 0;
        for (const ChartCeiling& ceiling : m_spec.stacks.ceilings) {
            double one = m_canvas.width(TextRole::GutterPlanned, ceiling.label);
            if (withValues)
                one += 6 * m_k + m_canvas.width(TextRole::Note, number(ceiling.value));
            widest = std::max(widest, one);
        }
        return widest > 0 ? widest + 19 * m_k : 0;
    }
    [[nodiscard]] bool gutterHoldsValues() const { return gutterWidth(true) + m_margin <= 0.24 * width(); }

    void planPlot() {
        const std::vector<QString> labels = tickLabels(m_out.ticks);
        double tickWidth = m_canvas.width(TextRole::Tick, QStringLiteral("0,000"));
        for (const QString& label : labels)
            tickWidth = std::max(tickWidth, m_canvas.width(TextRole::Tick, label));
        const double left = std::round(m_margin + tickWidth + 8 * m_k);
        double right = std::round(width() - m_margin - gutterWidth(gutterHoldsValues()));
        const double plotTop = std::round(m_stripBottom + kAbovePlot * m_k);
        const int count = std::max(1, m_out.barCount);
        m_column = (right - left) / count;
        m_many = m_column < kManyColumn * m_k;
        const double nameRoom = m_column - (m_many ? 4 : 8) * m_k;
        bool sideways = m_column < kSidewaysColumn * m_k;
        m_nameLines = 1;
        m_detailLines = 0;
        for (const ChartBar& bar : bars()) {
            if (sideways)
                break;
            for (const QString& word : bar.name.split(QLatin1Char(' ')))
                sideways = sideways || m_canvas.width(TextRole::BodyStrong, word) > nameRoom;
            m_names.push_back(wrapText(m_theme, TextRole::BodyStrong, bar.name, nameRoom));
            m_nameLines = std::max(m_nameLines, static_cast<int>(m_names.back().size()));
            if (!m_many)
                m_detailLines = std::max(m_detailLines, static_cast<int>(bar.details.size()));
        }
        sideways = sideways || m_nameLines > 3;
        m_out.sideways = sideways;
        if (sideways) {
            planSideways(left);
            return;
        }
        double bottomBlock = (m_nameLines - 1) * 16 + m_detailLines * 16;
        bottomBlock += m_many ? 14 + 18 + 18 : 13 + 20;
        bottomBlock = bottomBlock * m_k + (captionBlock() > 0 ? 12 : 22) * m_k;
        const double bottom = std::round(height() - captionBlock() - bottomBlock);
        m_out.plot = QRectF(QPointF(left, plotTop), QPointF(right, bottom));
        m_column = m_out.plot.width() / count;
        m_bar = std::max(1.0, std::round((m_spec.stacks.adjoining ? kAdjoiningShare : kBarShare) * m_column));
        if (!m_spec.stacks.adjoining) // one bar alone is still a bar, not a wall
            m_bar = std::min(m_bar, std::round(kWidestBar * m_k));
    }

    void planSideways(double) {
        m_many = true;
        double names = 0;
        double totals = 0;
        const double limit = 0.4 * width();
        for (const ChartBar& bar : bars()) {
            const double one = m_canvas.width(TextRole::BodyStrong, bar.name);
            if (one <= limit)
                names = std::max(names, one);
            totals =
                std::max(totals, m_canvas.width(TextRole::SegmentNumber, number(visibleTotal(m_spec, bar))));
        }
        names = std::max(names, m_canvas.width(TextRole::Tick, unitName()));
        totals = std::max(totals, m_canvas.width(TextRole::SegmentNumber, QStringLiteral("000.0")));
        const double left = std::round(m_margin + names + 10 * m_k);
        const double right = std::round(width() - m_margin - totals - (14 + kOverhang + kMark + 8) * m_k);
        const double top = std::round(m_stripBottom + 40 * m_k);
        const double bottom = std::round(height() - captionBlock() - (captionBlock() > 0 ? 24 : 30) * m_k);
        m_out.plot = QRectF(QPointF(left, top), QPointF(right, bottom));
        m_column = m_out.plot.height() / std::max(1, m_out.barCount);
        m_bar = std::max(1.0, std::round((m_spec.stacks.adjoining ? kAdjoiningShare : kRowShare) * m_column));
    }

    // ---- placing
    // --------------------------------------------------------------------------------------------

    void placeHeader() {
        double y = 28 * m_k;
        for (const QString& line : m_titleLines) {
            m_canvas.tryText(m_out.backdrop, line, TextRole::Title, Token::Text,
                             m_canvas.box(TextRole::Title, line, m_margin, y));
            y += 1.25 * m_theme.pixelSize(TextRole::Title);
        }
        double sub = m_headerEnd - static_cast<double>(m_subtitleLines.size() - 1) * 17 * m_k;
        for (const QString& line : m_subtitleLines) {
            m_canvas.tryText(m_out.backdrop, line, TextRole::Second, Token::Text2,
                             m_canvas.box(TextRole::Second, line, m_margin, sub));
            sub += 17 * m_k;
        }
        m_out.legend.assign(m_spec.legend.size(), QRectF());
        for (std::size_t i = 0; i < m_legendBoxes.size(); ++i) {
            const ChartLegendEntry& entry = m_spec.legend[i];
            const QRectF& box = m_legendBoxes[i];
            const double center = box.center().y();
            const QRectF swatch(std::round(box.left()), std::round(center - kSwatch * m_k / 2), kSwatch * m_k,
                                kSwatch * m_k);
            if (!m_canvas.tryText(
                    m_out.backdrop, entry.label, TextRole::Second, entry.hidden ? Token::Text3 : Token::Text2,
                    m_canvas.box(TextRole::Second, entry.label, box.left() + (kSwatch + 6) * m_k, center)))
                continue;
            if (entry.hidden)
                m_out.backdrop << LayoutCanvas::frame(swatch, Token::Text3, m_k);
            else
                m_out.backdrop << LayoutCanvas::fill(swatch, entry.fill);
            m_out.legend[i] = box.adjusted(-4 * m_k, 0, 4 * m_k, 0);
        }
    }

    void placeTicks() {
        const std::vector<QString> labels = tickLabels(m_out.ticks);
        const auto intervals = static_cast<int>(labels.size()) - 1;
        const QRectF& plot = m_out.plot;
        // Thinned evenly until neighbours leave room, both ends kept.
        const auto clear = [&](int stride) {
            if (intervals < 1)
                return true;
            const double apart = std::abs(m_out.pixelOf(m_out.ticks[1]) - m_out.pixelOf(0)) * stride;
            if (!m_out.sideways)
                return apart >= 1.15 * m_canvas.height(TextRole::Tick);
            double widest = 0;
            for (const QString& label : labels)
                widest = std::max(widest, m_canvas.width(TextRole::Tick, label));
            return apart >= widest + 8 * m_k;
        };
        int stride = 1;
        while (stride < intervals && (!clear(stride) || intervals % stride != 0))
            ++stride;
        for (int i = 0; i <= intervals; i += std::max(1, stride)) {
            const double at = m_out.pixelOf(m_out.ticks[static_cast<std::size_t>(i)]);
            const QString& label = labels[static_cast<std::size_t>(i)];
            const QRectF box =
                m_out.sideways
                    ? m_canvas.box(TextRole::Tick, label, at, plot.bottom() + 13 * m_k, Align::Center)
                    : m_canvas.box(TextRole::Tick, label, plot.left() - 8 * m_k, at, Align::Right);
            m_canvas.tryText(m_out.backdrop, label, TextRole::Tick, Token::Text3, box);
        }
        const double unitY =
            m_out.sideways ? plot.bottom() + 13 * m_k : m_out.pixelOf(m_out.ticks.back()) - 14 * m_k;
        const double unitX = m_out.sideways ? plot.left() - 10 * m_k : plot.left() - 8 * m_k;
        m_canvas.tryText(m_out.backdrop, unitName(), TextRole::Tick, Token::Text3,
                         m_canvas.box(TextRole::Tick, unitName(), unitX, unitY, Align::Right));
        const double line = std::max(1.0, std::round(m_k));
        m_out.backdrop << LayoutCanvas::rect(m_out.sideways
                                                 ? QRectF(plot.left() - line, plot.top(), line, plot.height())
                                                 : QRectF(plot.left(), plot.bottom(), plot.width(), line),
                                             Token::Text);
    }

    /// Along the axis: where a bar that is too tall ends.
    [[nodiscard]] double edge() const {
        return m_out.sideways ? m_out.plot.right() + std::round(kOverhang * m_k)
                              : m_out.plot.top() - std::round(kOverhang * m_k);
    }
    [[nodiscard]] double clampedPixel(double v) const {
        const double at = std::round(m_out.pixelOf(v));
        return m_out.sideways ? std::min(at, edge()) : std::max(at, edge());
    }

    void placeBodies() {
        const QRectF& plot = m_out.plot;
        const double separator = std::max(1.0, std::round(m_k));
        bool anyCut = false;
        m_numbered.assign(bars().size(), {});
        for (std::size_t i = 0; i < bars().size(); ++i) {
            const ChartBar& bar = bars()[i];
            PlacedBar placed;
            const double start =
                (m_out.sideways ? plot.top() : plot.left()) + static_cast<double>(i) * m_column;
            const double across = std::round(start + (m_column - m_bar) / 2);
            placed.column = m_out.sideways
                                ? QRectF(0, start, width(), m_column)
                                : QRectF(start, plot.top() - kAbovePlot * m_k, m_column,
                                         height() - captionBlock() - plot.top() + kAbovePlot * m_k);
            placed.segments.assign(bar.segments.size(), QRectF());
            m_numbered[i].assign(bar.segments.size(), false);
            Bytes below;
            const Bytes most =
                visibleTotal(m_spec, bar) - bar.allocatorShare; // less what a correction takes off
            double from = m_out.sideways ? plot.left() : plot.bottom();
            for (std::size_t s = 0; s < bar.segments.size(); ++s) {
                const ChartSegment& segment = bar.segments[s];
                if (isHidden(m_spec, segment.key) || segment.value <= Bytes())
                    continue;
                below = std::min(below + segment.value, most);
                const double to = clampedPixel(value(below));
                const double extent = std::abs(from - to);
                if (extent >= 1) {
                    const bool last = below >= visibleTotal(m_spec, bar) || to == edge();
                    const double gap = !last && extent > separator ? separator : 0;
                    const QRectF rect = m_out.sideways ? QRectF(from, across, extent - gap, m_bar)
                                                       : QRectF(across, to + gap, m_bar, extent - gap);
                    placed.segments[s] = rect;
                    m_out.data << LayoutCanvas::fill(rect, segment.fill);
                }
                from = to;
            }
            if (bar.allocatorShare > Bytes()) {
                const double to = clampedPixel(value(below + bar.allocatorShare));
                const QRectF box = m_out.sideways ? QRectF(from, across, to - from, m_bar)
                                                  : QRectF(across, to, m_bar, from - to);
                if (std::abs(to - from) >= 2)
                    m_out.data << LayoutCanvas::frame(box, Token::Text, separator, {2 * m_k, 2 * m_k});
                below += bar.allocatorShare;
                from = to;
            }
            placed.body = m_out.sideways ? QRectF(plot.left(), across, from - plot.left(), m_bar)
                                         : QRectF(across, from, m_bar, plot.bottom() - from);
            const double end = m_out.pixelOf(value(below));
            placed.cut = m_out.sideways ? end > edge() + 0.5 : end < edge() - 0.5;
            if (placed.cut) {
                anyCut = true;
                placeCut(placed.body);
            }
            if (bar.ghost)
                placeRails(placed.body, *bar.ghost);
            if (bar.selected) {
                const double foot = 3 * m_k;
                m_out.data << LayoutCanvas::rect(
                    m_out.sideways ? QRectF(plot.left() - separator - foot, across, foot, m_bar)
                                   : QRectF(across, plot.bottom() + separator, m_bar, foot),
                    Token::Accent);
            }
            m_out.bars.push_back(std::move(placed));
        }
        if (anyCut && m_rulerRoom)
            placeRuler();
    }

    /// Two oblique cuts, 9 px apart, the first 10 px inside the plot.
    void placeCut(const QRectF& body) {
        const double across = m_out.sideways ? body.height() : body.width();
        const double rise = std::min(8.0 * m_k, 0.1 * across) / 2;
        const double half = 1.5 * m_k;
        for (const double inset : {10.0, 19.0}) {
            QPolygonF cut;
            if (m_out.sideways) {
                const double x = m_out.plot.right() - inset * m_k;
                cut << QPointF(x + rise - half, body.top()) << QPointF(x + rise + half, body.top())
                    << QPointF(x - rise + half, body.bottom()) << QPointF(x - rise - half, body.bottom());
            } else {
                const double y = m_out.plot.top() + inset * m_k;
                cut << QPointF(body.left(), y + rise - half) << QPointF(body.right(), y - rise - half)
                    << QPointF(body.right(), y - rise + half) << QPointF(body.left(), y + rise + half);
            }
            m_out.data << LayoutCanvas::polygon(cut, Token::Surface);
        }
    }

    /// The state before: rails at both sides, with a 5 px inward serif where it ended.
    void placeRails(const QRectF& body, Bytes ghost) {
        const double line = std::max(1.0, std::round(m_k));
        const double away = std::min(6 * m_k, (m_column - m_bar) / 2 - line);
        if (away < 2)
            return;
        const double serif = std::min(5 * m_k, away);
        const double end = m_out.pixelOf(value(ghost));
        const bool beyond = m_out.sideways ? end > m_out.plot.right() : end < m_out.plot.top();
        const double at = std::round(beyond ? (m_out.sideways ? m_out.plot.right() : m_out.plot.top()) : end);
        if (m_out.sideways) {
            const double length = at - m_out.plot.left();
            m_out.data << LayoutCanvas::rect(QRectF(m_out.plot.left(), body.top() - away, length, line),
                                             Token::Text);
            m_out.data << LayoutCanvas::rect(
                QRectF(m_out.plot.left(), body.bottom() + away - line, length, line), Token::Text);
            return;
        }
        const double length = m_out.plot.bottom() - at;
        const QRectF left(body.left() - away - line, at, line, length);
        const QRectF right(body.right() + away, at, line, length);
        m_out.data << LayoutCanvas::rect(left, Token::Text) << LayoutCanvas::rect(right, Token::Text);
        if (!beyond)
            m_out.data << LayoutCanvas::rect(QRectF(left.left(), at, serif + line, line), Token::Text)
                       << LayoutCanvas::rect(QRectF(right.right() - serif - line, at, serif + line, line),
                                             Token::Text);
    }

    /// All bars to true scale, the ceilings as ticks.
    void placeRuler() {
        if (m_tallest <= 0)
            return;
        const double scale = rulerWidth() / m_tallest;
        const double right = std::round(width() - m_margin);
        const double left = std::round(right - rulerWidth());
        const double top = std::round(m_legendCenter - 7 * m_k);
        const double pitch = rulerPitch();
        const double thick = std::max(1.0, std::round(pitch * 5 / 7));
        const QString whole = QString::fromStdString(format::fixed(m_tallest, m_tallest < 10 ? 1 : 0));
        const QString first = QStringLiteral("To scale");
        const QString second = QStringLiteral("0–%1 %2").arg(whole, unitName());
        const double middle = top + rulerHeight() / 2;
        const QRectF firstBox =
            m_canvas.box(TextRole::Note, first, left - 8 * m_k, middle - 7 * m_k, Align::Right);
        const QRectF secondBox =
            m_canvas.box(TextRole::Note, second, left - 8 * m_k, middle + 7 * m_k, Align::Right);
        const QRectF whole2(left - 2 * m_k, top - 2 * m_k, rulerWidth() + 4 * m_k, rulerHeight() + 4 * m_k);
        if (!m_canvas.areFree({firstBox, secondBox, whole2}))
            return;
        m_canvas.tryText(m_texts, first, TextRole::Note, Token::Text2, firstBox);
        m_canvas.tryText(m_texts, second, TextRole::Note, Token::Text3, secondBox);
        m_canvas.reserve(whole2);
        m_out.ruler = whole2.united(firstBox).united(secondBox);
        for (std::size_t i = 0; i < bars().size(); ++i) {
            Bytes below;
            double x = left;
            const double y = std::round(top + static_cast<double>(i) * pitch);
            for (const ChartSegment& segment : bars()[i].segments) {
                if (isHidden(m_spec, segment.key))
                    continue;
                below += segment.value;
                const double end = std::round(left + value(below) * scale);
                if (end > x) {
                    const QRectF part(x, y, end - x, thick);
                    // Too thin for a hatch: the allowance's own grey.
                    m_marks << (isAllowance(segment.fill) ? LayoutCanvas::rect(part, Token::Border)
                                                          : LayoutCanvas::fill(part, segment.fill));
                }
                x = end;
            }
        }
        const double line = std::max(1.0, std::round(m_k));
        for (const ChartCeiling& ceiling : m_spec.stacks.ceilings) {
            const double x = std::round(left + value(ceiling.value) * scale);
            const double wide = ceiling.planned ? 2 * line : line;
            if (x > right)
                continue;
            const QRectF tick(x, top - 2 * m_k, wide, rulerHeight() + 4 * m_k - (pitch - thick));
            m_marks << LayoutCanvas::rect(tick.adjusted(-line, 0, line, 0), Token::Surface)
                    << LayoutCanvas::rect(tick, Token::Text);
        }
    }

    struct CeilingLabel {
        const ChartCeiling* ceiling;
        double at;    ///< pixel of the line
        double label; ///< middle of its name
    };

    void placeCeilings() {
        std::vector<CeilingLabel> drawn;
        for (const ChartCeiling& ceiling : m_spec.stacks.ceilings) {
            const double v = value(ceiling.value);
            if (v <= 0 || v > m_out.top * (1 + 1e-9))
                continue;
            const double pen = (ceiling.planned ? 2.0 : 1.25) * m_k;
            const double at = LayoutCanvas::crisp(m_out.pixelOf(v), pen);
            drawn.push_back({&ceiling, at, at});
            const double casing = pen + (ceiling.planned ? 2.5 : 2.25) * m_k;
            QList<double> dash = ceilingDash(ceiling.dash);
            for (double& part : dash)
                part *= m_k;
            const QPolygonF line =
                m_out.sideways ? QPolygonF{{at, m_out.plot.top() - 4 * m_k}, {at, m_out.plot.bottom()}}
                               : QPolygonF{{m_out.plot.left(), at}, {m_out.plot.right() + 2 * m_k, at}};
            m_out.data << LayoutCanvas::line(line, Token::Surface, casing, dash);
            m_out.data << LayoutCanvas::line(line, Token::Text, pen, dash);
            const double reach = pen / 2 + m_k;
            m_ceilingBands.push_back(
                m_out.sideways
                    ? QRectF(at - reach, m_out.plot.top(), 2 * reach, m_out.plot.height())
                    : QRectF(m_out.plot.left(), at - reach, width() - m_out.plot.left(), 2 * reach));
        }
        if (m_out.sideways)
            labelCeilingsAbove(drawn);
        else
            labelCeilingsInGutter(drawn);
    }

    void labelCeilingsInGutter(std::vector<CeilingLabel>& drawn) {
        // From the top down: the lower one gives way. The planned card keeps its room before all others.
        std::stable_sort(drawn.begin(), drawn.end(),
                         [](const CeilingLabel& a, const CeilingLabel& b) { return a.at < b.at; });
        const double apart = 1.25 * m_theme.pixelSize(TextRole::GutterName);
        const double lowest = m_out.plot.bottom() - m_canvas.height(TextRole::GutterName) / 2;
        while (!drawn.empty()) {
            double previous = -1e9;
            for (CeilingLabel& one : drawn) {
                one.label = std::max(one.at, previous + apart);
                previous = one.label;
            }
            double next = lowest + apart;
            for (auto one = drawn.rbegin(); one != drawn.rend(); ++one) {
                one->label = std::min(one->label, next - apart);
                next = one->label;
            }
            if (next >= m_canvas.height(TextRole::GutterName) / 2)
                break;
            // More names than the height holds: the one crowding its neighbour most is left out.
            auto victim = drawn.end();
            for (auto one = drawn.begin(); one != drawn.end(); ++one)
                if (!one->ceiling->planned &&
                    (victim == drawn.end() || one->at - one->label > victim->at - victim->label))
                    victim = one;
            if (victim == drawn.end())
                return;
            drawn.erase(victim);
        }
        const bool withValues = gutterHoldsValues();
        const double left = m_out.plot.right() + 19 * m_k;
        for (const bool plannedTurn : {true, false})
            for (const CeilingLabel& one : drawn) {
                if (one.ceiling->planned != plannedTurn)
                    continue;
                const TextRole role = plannedTurn ? TextRole::GutterPlanned : TextRole::GutterName;
                const QRectF name = m_canvas.box(role, one.ceiling->label, left, one.label);
                if (!m_canvas.tryText(m_texts, one.ceiling->label, role, Token::Text, name))
                    continue;
                if (withValues) {
                    const QString size = number(one.ceiling->value);
                    m_canvas.tryText(m_texts, size, TextRole::Note, Token::Text2,
                                     m_canvas.box(TextRole::Note, size, name.right() + 6 * m_k, one.label));
                }
                const bool moved = std::abs(one.label - one.at) > 2 * m_k;
                if (plannedTurn)
                    m_marks << LayoutCanvas::shape(
                        Shape::Pointer, QRectF(left - 12 * m_k, one.label - 4 * m_k, 7 * m_k, 8 * m_k),
                        Token::Text);
                if (moved) {
                    const double from = m_out.plot.right() + 4 * m_k;
                    const double to = plannedTurn ? left - 13 * m_k : left - 6 * m_k;
                    m_marks << LayoutCanvas::line({{from, one.at}, {to, one.label}}, Token::Text3,
                                                  std::max(1.0, std::round(m_k)));
                }
            }
    }

    void labelCeilingsAbove(const std::vector<CeilingLabel>& drawn) {
        for (const bool plannedTurn : {true, false})
            for (const CeilingLabel& one : drawn) {
                if (one.ceiling->planned != plannedTurn)
                    continue;
                const TextRole role = plannedTurn ? TextRole::GutterPlanned : TextRole::GutterName;
                for (const double up : {11.0, 26.0}) {
                    QRectF box = m_canvas.box(role, one.ceiling->label, one.at, m_out.plot.top() - up * m_k,
                                              Align::Center);
                    box.moveRight(std::min(box.right(), width() - m_margin));
                    if (m_canvas.tryText(m_texts, one.ceiling->label, role, Token::Text, box, Token::Surface))
                        break;
                }
            }
    }

    /// Which text tells by how much a bar fits: the long one, the short one, or the mark alone. The same
    /// under all.
    [[nodiscard]] QString ChartBar::*differenceForm() const {
        const double room = m_column - (8 + kMark + 8) * m_k;
        for (QString ChartBar::*form : {&ChartBar::difference, &ChartBar::shortDifference})
            if (std::all_of(bars().begin(), bars().end(), [&](const ChartBar& bar) {
                    return m_canvas.width(TextRole::Second, bar.*form) <= room;
                }))
                return form;
        return nullptr;
    }

    void placeMark(const ChartBar& bar, double x, double y) {
        if (!bar.fits)
            return;
        const QRectF mark(std::round(x), std::round(y - kMark * m_k / 2), kMark * m_k, kMark * m_k);
        m_marks << LayoutCanvas::shape(*bar.fits ? Shape::Check : Shape::Cross, mark,
                                       *bar.fits ? Token::Fits : Token::NoFit);
        m_canvas.reserve(mark);
    }

    [[nodiscard]] bool hasTotal(const ChartBar& bar) const {
        return bar.issue.isEmpty() || !bar.segments.empty();
    }

    void placeNames() {
        if (m_out.sideways) {
            placeNamesSideways();
            return;
        }
        QString ChartBar::*form = m_many ? nullptr : differenceForm();
        bool totalsFit = true;
        for (const ChartBar& bar : bars())
            totalsFit = totalsFit && m_canvas.width(TextRole::SegmentNumber,
                                                    number(visibleTotal(m_spec, bar))) <= m_column - 4 * m_k;
        for (std::size_t i = 0; i < bars().size(); ++i) {
            const ChartBar& bar = bars()[i];
            const double x = m_out.bars[i].body.center().x();
            double y = m_out.plot.bottom() + (m_many ? 14 : 13) * m_k;
            const TextRole role = bar.selected ? TextRole::BodyStrong : TextRole::Body;
            for (const QString& line : m_names[i]) {
                m_canvas.tryText(m_texts, line, role, Token::Text,
                                 m_canvas.box(role, line, x, y, Align::Center));
                y += 16 * m_k;
            }
            y = m_out.plot.bottom() + ((m_many ? 14 : 13) + (m_nameLines - 1) * 16) * m_k;
            if (m_many) {
                y += 18 * m_k;
                const QString total = number(visibleTotal(m_spec, bar));
                if (totalsFit && hasTotal(bar))
                    m_canvas.tryText(m_texts, total, TextRole::SegmentNumber, Token::Text,
                                     m_canvas.box(TextRole::SegmentNumber, total, x, y, Align::Center));
                placeMark(bar, x - kMark * m_k / 2, y + 18 * m_k);
                continue;
            }
            for (const QString& detail : bar.details) {
                y += 16 * m_k;
                const QRectF box = m_canvas.box(TextRole::Second, detail, x, y, Align::Center);
                if (box.width() <= m_column - 8 * m_k)
                    m_canvas.tryText(m_texts, detail, TextRole::Second, Token::Text2, box);
            }
            y = m_out.plot.bottom() + (13 + (m_nameLines - 1) * 16 + m_detailLines * 16 + 20) * m_k;
            const QString text = form ? bar.*form : QString();
            if (text.isEmpty()) {
                placeMark(bar, x - kMark * m_k / 2, y);
                continue;
            }
            const double gap = bar.fits ? (kMark + 9) * m_k : 0;
            const double whole = gap + m_canvas.width(TextRole::Second, text);
            placeMark(bar, x - whole / 2, y);
            m_canvas.tryText(m_texts, text, TextRole::Second, Token::Text2,
                             m_canvas.box(TextRole::Second, text, x - whole / 2 + gap, y));
        }
    }

    void placeNamesSideways() {
        // Rows lower than a line of text: every second, third … name, the selected one first.
        const double line = m_canvas.height(TextRole::Body);
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < bars().size(); ++i)
            if (bars()[i].selected)
                order.push_back(i);
        const auto stride = static_cast<std::size_t>(std::max(1.0, std::ceil(line / m_column)));
        for (std::size_t i = 0; i < bars().size(); i += stride)
            if (!bars()[i].selected)
                order.push_back(i);
        for (const std::size_t i : order) {
            const ChartBar& bar = bars()[i];
            const double y = m_out.bars[i].body.center().y();
            const TextRole role = bar.selected ? TextRole::BodyStrong : TextRole::Body;
            if (!m_canvas.tryText(
                    m_texts, bar.name, role, Token::Text,
                    m_canvas.box(role, bar.name, m_out.plot.left() - 10 * m_k, y, Align::Right)))
                continue;
            const double right = width() - m_margin - (kMark + 8) * m_k;
            const QString total = number(visibleTotal(m_spec, bar));
            if (hasTotal(bar))
                m_canvas.tryText(m_texts, total, TextRole::SegmentNumber, Token::Text,
                                 m_canvas.box(TextRole::SegmentNumber, total, right, y, Align::Right));
            placeMark(bar, width() - m_margin - kMark * m_k, y);
        }
    }

    /// Whether figures in `box` would be struck through by a ceiling.
    [[nodiscard]] bool crossesCeiling(const QRectF& box) const {
        return std::any_of(m_ceilingBands.begin(), m_ceilingBands.end(),
                           [&](const QRectF& band) { return band.intersects(m_canvas.inkOf(box)); });
    }

    void placeTotals() {
        m_totalTop.assign(bars().size(), 0);
        for (std::size_t i = 0; i < bars().size(); ++i) {
            const ChartBar& bar = bars()[i];
            const PlacedBar& placed = m_out.bars[i];
            m_totalTop[i] = placed.body.top();
            if (!hasTotal(bar))
                continue;
            const Bytes visible = visibleTotal(m_spec, bar);
            const QString text = number(visible);
            const double x = placed.body.center().x();
            const double y = placed.body.top() - 5 * m_k - 0.3635 * m_theme.pixelSize(TextRole::Total);
            QRectF box = m_canvas.box(TextRole::Total, text, x, y, Align::Center);
            if (crossesCeiling(box)) {
                if (const QRectF allowance = topAllowance(i);
                    allowance.height() >= 16 * m_k && box.width() + 8 * m_k <= allowance.width()) {
                    const QRectF inside =
                        m_canvas.box(TextRole::Total, text, x, allowance.center().y(), Align::Center);
                    if (!crossesCeiling(inside) && placeTotal(text, TextRole::Total, inside, true)) {
                        m_totalTop[i] = placed.body.top();
                        continue;
                    }
                }
                for (std::size_t tries = 0; tries <= m_ceilingBands.size() && crossesCeiling(box); ++tries)
                    for (const QRectF& band : m_ceilingBands)
                        if (band.intersects(m_canvas.inkOf(box)))
                            box.moveBottom(band.top() - 2 * m_k + 0.15 * box.height());
            }
            bool done = placeTotal(text, TextRole::Total, box, true);
            if (!done) {
                // No room on the line: over it, on a ground of its own; then smaller.
                box = m_canvas.box(TextRole::Total, text, x, y, Align::Center);
                done = placeTotal(text, TextRole::Total, box, true);
            }
            if (!done) {
                box = m_canvas.box(TextRole::SegmentNumber, text, x, y, Align::Center);
                done = placeTotal(text, TextRole::SegmentNumber, box, true);
            }
            if (!done)
                continue;
            m_totalTop[i] = box.top();
            QString after;
            if (number(bar.total) != text)
                after = QStringLiteral("of %1").arg(number(bar.total));
            else if (placed.cut)
                after = unitName();
            if (!after.isEmpty())
                m_canvas.tryText(m_texts, after, TextRole::Note, Token::Text2,
                                 m_canvas.box(TextRole::Note, after, box.right() + 6 * m_k, box.center().y()),
                                 Token::Surface);
        }
    }

    bool placeTotal(const QString& text, TextRole role, const QRectF& box, bool chip) {
        return m_canvas.tryText(m_texts, text, role, Token::Text, box,
                                chip ? std::optional<Token>(Token::Surface) : std::nullopt);
    }

    /// The box on top of a bar that holds no data of its own: the allocator's share or the reserve.
    [[nodiscard]] QRectF topAllowance(std::size_t i) const {
        const ChartBar& bar = bars()[i];
        const PlacedBar& placed = m_out.bars[i];
        if (bar.allocatorShare > Bytes()) {
            const double share = m_out.plot.height() / m_out.top * value(bar.allocatorShare);
            return {placed.body.left(), placed.body.top(), placed.body.width(),
                    std::min(share, placed.body.height())};
        }
        for (std::size_t s = bar.segments.size(); s-- > 0;)
            if (!placed.segments[s].isEmpty())
                return isAllowance(bar.segments[s].fill) ? placed.segments[s] : QRectF();
        return {};
    }

    /// Free width to the right of a bar, up to the next bar or to the picture's edge.
    [[nodiscard]] double gapAfter(std::size_t i) const {
        const PlacedBar& placed = m_out.bars[i];
        if (i + 1 < m_out.bars.size())
            return m_out.bars[i + 1].body.left() - placed.body.right();
        return width() - m_margin - placed.body.right();
    }

    /// What lies wholly above the axis, listed beside the bar so that it stays in the picture.
    void placeAboveLists() {
        for (std::size_t i = 0; i < bars().size(); ++i) {
            const ChartBar& bar = bars()[i];
            const PlacedBar& placed = m_out.bars[i];
            if (!placed.cut)
                continue;
            std::vector<const ChartSegment*> above;
            for (std::size_t s = bar.segments.size(); s-- > 0;)
                if (placed.segments[s].isEmpty() && bar.segments[s].value > Bytes() &&
                    !isHidden(m_spec, bar.segments[s].key) && liesAbove(i, s))
                    above.push_back(&bar.segments[s]);
            if (above.empty())
                continue;
            const double left = placed.body.right() + 14 * m_k + (bar.ghost ? 8 * m_k : 0);
            const QString head = QStringLiteral("above the axis:");
            double y = m_out.plot.top() + 3 * m_k;
            double numbers = 0;
            for (const ChartSegment* segment : above)
                numbers = std::max(numbers, m_canvas.width(TextRole::Note, number(segment->value)));
            std::vector<QRectF> boxes{m_canvas.box(TextRole::Note, head, left, y)};
            double widest = boxes.front().width();
            for (const ChartSegment* segment : above) {
                y += 15 * m_k;
                const double numberRight = left + 14 * m_k + numbers;
                boxes.push_back(
                    m_canvas.box(TextRole::Note, number(segment->value), numberRight, y, Align::Right));
                boxes.push_back(
                    m_canvas.box(TextRole::Note, lowered(segment->label), numberRight + 5 * m_k, y));
                widest = std::max(widest, boxes.back().right() - left);
            }
            // Beside the bar, and over a lower neighbour if that leaves room: otherwise the total alone
            // tells.
            const QRectF block(left, boxes.front().top(), widest + 6 * m_k,
                               boxes.back().bottom() - boxes.front().top());
            const bool blocked =
                std::any_of(m_out.bars.begin(), m_out.bars.end(), [&](const PlacedBar& other) {
                    return &other != &placed && other.body.intersects(block);
                });
            if (blocked || y > m_out.plot.bottom() || !m_canvas.areFree(boxes))
                continue;
            m_canvas.tryText(m_texts, head, TextRole::Note, Token::Text3, boxes[0], Token::Surface);
            for (std::size_t row = 0; row < above.size(); ++row) {
                const QRectF& size = boxes[1 + 2 * row];
                const double side = 10 * m_k;
                const QRectF swatch(std::round(left), std::round(size.center().y() - side / 2), side, side);
                m_marks << LayoutCanvas::rect(swatch.adjusted(-2 * m_k, -2 * m_k, 4 * m_k, 2 * m_k),
                                              Token::Surface);
                m_marks << LayoutCanvas::fill(swatch, above[row]->fill);
                m_canvas.tryText(m_texts, number(above[row]->value), TextRole::Note, Token::Text, size,
                                 Token::Surface);
                m_canvas.tryText(m_texts, lowered(above[row]->label), TextRole::Note, Token::Text2,
                                 boxes[2 + 2 * row], Token::Surface);
            }
        }
    }

    [[nodiscard]] bool liesAbove(std::size_t i, std::size_t s) const {
        Bytes below;
        for (std::size_t other = 0; other < s; ++other)
            if (!isHidden(m_spec, bars()[i].segments[other].key))
                below += bars()[i].segments[other].value;
        return std::round(m_out.pixelOf(value(below))) <= edge();
    }

    /// The reserve is the same in all bars: then it is named on the selected one only.
    [[nodiscard]] bool isRepeated(const ChartSegment& segment) const {
        if (!isAllowance(segment.fill) || bars().size() < 2)
            return false;
        return std::all_of(bars().begin(), bars().end(), [&](const ChartBar& bar) {
            return std::any_of(bar.segments.begin(), bar.segments.end(), [&](const ChartSegment& other) {
                return other.key == segment.key && other.value == segment.value;
            });
        });
    }

    void placeInsideNumbers() {
        if (m_many && !m_out.sideways)
            return;
        const double px = m_theme.pixelSize(TextRole::SegmentNumber);
        for (std::size_t i = 0; i < bars().size(); ++i) {
            const ChartBar& bar = bars()[i];
            const PlacedBar& placed = m_out.bars[i];
            for (std::size_t s = 0; s < bar.segments.size(); ++s) {
                const ChartSegment& segment = bar.segments[s];
                const QRectF& rect = placed.segments[s];
                if (rect.isEmpty() || (isRepeated(segment) && !bar.selected))
                    continue;
                const QString text = number(segment.value);
                const double w = m_canvas.width(TextRole::SegmentNumber, text);
                if (w + 8 * m_k > rect.width() || rect.height() < (m_out.sideways ? 1.15 : 1.5) * px)
                    continue;
                const bool noted = !m_out.sideways && !segment.note.isEmpty() && rect.height() >= 3 * px &&
                                   m_canvas.width(TextRole::Note, segment.note) + 8 * m_k <= rect.width();
                const double block = m_canvas.height(TextRole::SegmentNumber) +
                                     (noted ? m_canvas.height(TextRole::Note) + m_k : 0);
                const QPointF middle = quietMiddle(placed, rect, {w, block});
                const double y = noted ? middle.y() - block / 2 + m_canvas.height(TextRole::SegmentNumber) / 2
                                       : middle.y();
                const QRectF box = m_canvas.box(TextRole::SegmentNumber, text, middle.x(), y, Align::Center);
                if (!placeOn(segment.fill, text, TextRole::SegmentNumber, box))
                    continue;
                m_numbered[i][s] = true;
                if (noted)
                    placeOn(segment.fill, segment.note, TextRole::Note,
                            m_canvas.box(TextRole::Note, segment.note, middle.x(),
                                         middle.y() + block / 2 - m_canvas.height(TextRole::Note) / 2,
                                         Align::Center));
            }
        }
    }

    bool placeOn(Fill fill, const QString& text, TextRole role, const QRectF& box) {
        if (!m_canvas.tryText(m_texts, text, role, Token::Text, box))
            return false;
        m_texts.back().fill = fill;
        m_texts.back().fillChip = m_theme.fill(fill).hatch != Hatch::None || crossesCeiling(box);
        return true;
    }

    /// The place nearest to the middle of `rect` where a block of text meets neither ceiling nor cut, with
    /// some air to them if there is room for it.
    [[nodiscard]] QPointF quietMiddle(const PlacedBar& placed, const QRectF& rect,
                                      const QSizeF& block) const {
        const QPointF middle = rect.center();
        const QPointF along = m_out.sideways ? QPointF(1, 0) : QPointF(0, 1);
        std::vector<QRectF> noise = m_ceilingBands;
        if (placed.cut && !m_out.sideways)
            noise.emplace_back(placed.body.left(), m_out.plot.top() + 4 * m_k, placed.body.width(), 21 * m_k);
        if (placed.cut && m_out.sideways)
            noise.emplace_back(m_out.plot.right() - 25 * m_k, placed.body.top(), 21 * m_k,
                               placed.body.height());
        const double reach = m_out.sideways ? (rect.width() - block.width()) / 2 - 3 * m_k
                                            : (rect.height() - 0.85 * block.height()) / 2 - m_k;
        for (const double air : {3.5 * m_k, 1.5 * m_k}) {
            const auto quiet = [&](const QPointF& at) {
                const QRectF box = m_canvas
                                       .inkOf({at.x() - block.width() / 2, at.y() - block.height() / 2,
                                               block.width(), block.height()})
                                       .adjusted(-air, -air, air, air);
                return std::none_of(noise.begin(), noise.end(),
                                    [&](const QRectF& n) { return n.intersects(box); });
            };
            for (double shift = 0; shift <= reach; shift += 1)
                for (const QPointF& at : {middle - shift * along, middle + shift * along})
                    if (quiet(at))
                        return at;
        }
        return middle;
    }

    void placeBesideNumbers() {
        const double line = std::max(1.0, std::round(m_k));
        const double apart = 1.12 * m_canvas.height(TextRole::Note);
        struct Beside {
            const ChartSegment* segment;
            double at;
            double label;
        };
        for (std::size_t i = 0; i < bars().size(); ++i) {
            const ChartBar& bar = bars()[i];
            const PlacedBar& placed = m_out.bars[i];
            const double gap = gapAfter(i);
            if (gap < kNumberGap * m_k)
                continue;
            std::vector<Beside> labels;
            for (std::size_t s = 0; s < bar.segments.size(); ++s)
                if (!placed.segments[s].isEmpty() && !m_numbered[i][s] &&
                    (bar.selected || !isRepeated(bar.segments[s]))) {
                    const double at = placed.segments[s].center().y();
                    labels.push_back({&bar.segments[s], at, at});
                }
            double limit = m_out.plot.bottom() - m_canvas.height(TextRole::Note) / 2;
            double numbers = 0;
            for (Beside& one : labels) { // from the baseline up
                one.label = std::min(one.at, limit);
                limit = one.label - apart;
                numbers = std::max(numbers, m_canvas.width(TextRole::Note, number(one.segment->value)));
            }
            const double railed = bar.ghost ? 8 * m_k : 0;
            const double start = placed.body.right() + 2 * m_k;
            const double numberRight = placed.body.right() + 14 * m_k + railed + numbers;
            if (numberRight > placed.body.right() + gap - 4 * m_k)
                continue;
            for (const Beside& one : labels) {
                const QString text = number(one.segment->value);
                const QRectF box = m_canvas.box(TextRole::Note, text, numberRight, one.label, Align::Right);
                if (!m_canvas.tryText(m_texts, text, TextRole::Note, Token::Text, box, Token::Surface))
                    continue;
                const double end = start + 9 * m_k + railed;
                QPolygonF leader{{start, std::floor(one.at) + 0.5}};
                if (std::abs(one.label - one.at) > m_k)
                    leader << QPointF(start + 3 * m_k, std::floor(one.at) + 0.5)
                           << QPointF(end - 3 * m_k, std::floor(one.label) + 0.5);
                leader << QPointF(end,
                                  std::floor(std::abs(one.label - one.at) > m_k ? one.label : one.at) + 0.5);
                m_marks << LayoutCanvas::line(leader, Token::Text3, line);
                if (!bar.selected || gap < kNameGap * m_k)
                    continue;
                const QString name = lowered(one.segment->label);
                const QRectF nameBox = m_canvas.box(TextRole::Note, name, numberRight + 5 * m_k, one.label);
                if (nameBox.right() <= placed.body.right() + gap - 4 * m_k)
                    m_canvas.tryText(m_texts, name, TextRole::Note, Token::Text2, nameBox, Token::Surface);
            }
        }
    }

    void placeGhostNumbers() {
        for (std::size_t i = 0; i < bars().size(); ++i) {
            const ChartBar& bar = bars()[i];
            if (!bar.ghost || value(*bar.ghost) > m_out.top)
                continue;
            const PlacedBar& placed = m_out.bars[i];
            const QString text = number(*bar.ghost);
            const double right = placed.body.left() - 12 * m_k;
            const QRectF box =
                m_canvas.box(TextRole::Note, text, right, m_out.pixelOf(value(*bar.ghost)), Align::Right);
            const double left = i > 0 ? m_out.bars[i - 1].body.right() : m_out.plot.left();
            if (box.left() > left + 4 * m_k)
                m_canvas.tryText(m_texts, text, TextRole::Note, Token::Text2, box, Token::Surface);
        }
    }

    /// The measured range as an I-beam beside the bar.
    void placeRanges() {
        for (std::size_t i = 0; i < bars().size(); ++i) {
            const ChartBar& bar = bars()[i];
            if (!bar.range)
                continue;
            const PlacedBar& placed = m_out.bars[i];
            const double pen = 2 * m_k;
            const double cap = 11 * m_k;
            // Left of the bar: numbers of its segments stand on the right.
            const double gap = i > 0 ? gapAfter(i - 1) : placed.body.left() - m_out.plot.left();
            const double x = std::round(placed.body.left() - 10 * m_k - (bar.ghost ? 8 * m_k : 0));
            const double low = clampedPixel(value(bar.range->low));
            const double high = clampedPixel(value(bar.range->high));
            const QRectF beam(x - cap / 2, high - pen, cap, low - high + 2 * pen);
            if (gap < placed.body.left() - (x - cap / 2) + 4 * m_k || !m_canvas.isFree(beam))
                continue;
            m_canvas.reserve(beam);
            m_marks << LayoutCanvas::rect({x - pen / 2, high, pen, low - high}, Token::Text)
                    << LayoutCanvas::rect({x - cap / 2, high - pen / 2, cap, pen}, Token::Text)
                    << LayoutCanvas::rect({x - cap / 2, low - pen / 2, cap, pen}, Token::Text);
            const QString text = number(bar.range->low) + QStringLiteral("–") + number(bar.range->high);
            const double right = x - cap / 2 - 5 * m_k;
            const double middle = (low + high) / 2;
            const double room = right - (placed.body.left() - gap) - 4 * m_k;
            const QRectF box = m_canvas.box(TextRole::Note, text, right, middle, Align::Right);
            if (box.width() > room ||
                !m_canvas.tryText(m_texts, text, TextRole::Note, Token::Text2, box, Token::Surface) ||
                !bar.selected)
                continue;
            double y = middle;
            for (const QString& line :
                 wrapText(m_theme, TextRole::Note, bar.range->basis, std::max(room, 1.0))) {
                y += m_canvas.height(TextRole::Note) + m_k;
                const QRectF basis = m_canvas.box(TextRole::Note, line, right, y, Align::Right);
                if (basis.width() > room ||
                    !m_canvas.tryText(m_texts, line, TextRole::Note, Token::Text3, basis, Token::Surface))
                    break;
            }
        }
    }

    void placeFooter() {
        if (m_economy >= NoCaption)
            return;
        double y = height() - 18 * m_k -
                   static_cast<double>(std::max<qsizetype>(0, m_captionLines.size() - 1)) * 15 * m_k;
        for (const QString& line : m_captionLines) {
            m_canvas.tryText(m_out.backdrop, line, TextRole::Note, Token::Text3,
                             m_canvas.box(TextRole::Note, line, m_margin, y));
            y += 15 * m_k;
        }
        if (!m_spec.signature.isEmpty())
            m_canvas.tryText(m_out.backdrop, m_spec.signature, TextRole::Note, Token::Text3,
                             m_canvas.box(TextRole::Note, m_spec.signature, width() - m_margin,
                                          height() - 18 * m_k, Align::Right));
    }
};

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
        const QString percent = QString::fromStdString(format::fixed(share, share < 1 && share > 0 ? 1 : 0));
        const QString size = chartNumber(part.value, m_spec.unit, true) +
                             QStringLiteral(", %1\u202F% of the bar").arg(percent);
        QStringList lines;
        const SegmentOrigin origin = bar.origins.of ? bar.origins.of(part.key) : SegmentOrigin{};
        if (!origin.formula.isEmpty())
            lines << (origin.substituted.isEmpty() || origin.substituted == origin.formula
                          ? origin.formula
                          : origin.formula + QStringLiteral(" = ") + origin.substituted);
        QString source = origin.source;
        if (!source.isEmpty() && !source.endsWith(QLatin1Char('.')))
            source += QLatin1Char('.');
        lines << (source + QStringLiteral(" Enter opens Show the work.")).trimmed();
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

ChartLayout layoutStacks(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme) {
    for (int economy = Everything;; ++economy) {
        StackBuilder builder(spec, size, theme, economy);
        if (builder.run() || economy == LastEconomy)
            return builder.take();
    }
}

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
