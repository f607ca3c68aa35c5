// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/curve_layout.h"

#include "charts/chart_axis.h"
#include "charts/picture_frame.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace memladder::ui {
namespace {

using Align = LayoutCanvas::Align;

constexpr double kLeastPlotHeight = 110;
constexpr double kLeastPlotWidth = 160;
constexpr double kFitPen = 3;
constexpr double kUnfitPen = 2;

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
bool clipSegment(QPointF& from, QPointF& to, const QRectF& area) {
    const QPointF step = to - from;
    double enter = 0;
    double leave = 1;
    const auto cut = [&](double along, double room) {
        if (along == 0)
            return room >= 0;
        const double at = room / along;
        if (along < 0)
            enter = std::max(enter, at);
        else
            leave = std::min(leave, at);
        return enter <= leave;
    };
    if (!cut(-step.x(), from.x() - area.left()) || !cut(step.x(), area.right() - from.x()) ||
        !cut(-step.y(), from.y() - area.top()) || !cut(step.y(), area.bottom() - from.y()))
        return false;
    to = from + step * leave;
    from = from + step * enter;
    return true;
}

/// What of a line lies inside `area`, in pieces; points closer than a pixel are one.
std::vector<QPolygonF> clipped(const QPolygonF& line, const QRectF& area) {
    std::vector<QPolygonF> pieces;
    QPolygonF piece;
    const auto finish = [&] {
        if (piece.size() > 1)
            pieces.push_back(piece);
        piece.clear();
    };
    for (qsizetype i = 1; i < line.size(); ++i) {
        QPointF from = line[i - 1];
        QPointF to = line[i];
        if (!clipSegment(from, to, area)) {
            finish();
            continue;
        }
        if (piece.isEmpty())
            piece << from;
        const bool last = i + 1 == line.size() || to != line[i];
        if (last || QLineF(piece.last(), to).length() >= 1)
            piece << to;
        if (to != line[i])
            finish();
    }
    finish();
    return pieces;
}

double niceLog(double need) {
    const double decade = std::pow(10.0, std::floor(std::log10(need)));
    for (const double mantissa : {1.0, 2.0, 5.0, 10.0})
        if (mantissa * decade >= need * (1 - 1e-9))
            return mantissa * decade;
    return 10 * decade;
}

QString tokenLabel(double value) {
    const auto count = static_cast<std::uint64_t>(std::llround(value));
    constexpr std::uint64_t kMega = 1 << 20;
    if (count >= kMega && count % kMega == 0)
        return QString::number(count / kMega) + QLatin1Char('M');
    return QString::fromStdString(format::tokens(count));
}

class CurveBuilder {
public:
    CurveBuilder(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme, int economy)
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

    bool run() {
        planPlot();
        if (m_economy < LastEconomy &&
            (m_out.plot.height() < kLeastPlotHeight * m_k || m_out.plot.width() < kLeastPlotWidth * m_k))
            return false;
        m_out.anchor = m_out.plot.bottomLeft();
        m_frame.place(m_canvas, m_out.backdrop);
        if (m_spec.issue.isEmpty()) {
            placeGround();
            placeAxes();
            placeLegend();
            placeBands();
            placeCeilings();
            placeLevel();
            placeCurves();
            placeCurrentX();
            placeRings();
            nameCeilings();
            placeMarkTexts();
            placeCurrentTexts();
            if (!m_chart.logarithmic)
                placeTable();
            nameCurves();
            nameBands();
        } else {
            placeAxes();
            placeIssue();
        }
        return true;
    }

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
    double m_currentLine = -1; ///< pixel of the line at the current value
    std::vector<QRectF> m_kept; ///< where the values at the marker will stand

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
    [[nodiscard]] QString unitTitle() const {
        const std::string_view name = format::unitName(m_spec.unit);
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) +
               QStringLiteral(" per GPU");
    }
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
    [[nodiscard]] bool isCrossed(const QRectF& box, bool ringsToo = true) const {
        for (const std::vector<QPolygonF>& pieces : m_lines)
            for (const QPolygonF& piece : pieces) {
                if (!piece.boundingRect().adjusted(-1, -1, 1, 1).intersects(box))
                    continue;
                for (qsizetype i = 1; i < piece.size(); ++i) {
                    QPointF from = piece[i - 1];
                    QPointF to = piece[i];
                    if (clipSegment(from, to, box))
                        return true;
                }
            }
        if (m_currentLine >= 0 && m_currentLine > box.left() - 2 * m_k &&
            m_currentLine < box.right() + 2 * m_k)
            return true;
        return ringsToo && std::any_of(m_rings.begin(), m_rings.end(),
                                       [&](const QRectF& ring) { return ring.intersects(box); });
    }
    /// Whether a ceiling's line runs through `box`.
    [[nodiscard]] bool isUnderCeiling(const QRectF& box) const {
        return std::any_of(m_chart.ceilings.begin(), m_chart.ceilings.end(),
                           [&](const ChartCeiling& ceiling) {
                               const double y = yOf(ceiling.value);
                               const QRectF ink = m_canvas.inkOf(box);
                               return y > ink.top() - m_k && y < ink.bottom() + m_k;
                           });
    }

    // ---- planning

    void planPlot() {
        const double margin = m_frame.margin();
        double tickWidth = m_canvas.width(TextRole::Tick, m_chart.logarithmic ? QStringLiteral("100,000")
                                                                              : QStringLiteral("0,000"));
        const std::vector<QString> labels = heightLabels(heightTicks());
        for (const QString& label : labels)
            tickWidth = std::max(tickWidth, m_canvas.width(TextRole::Tick, label));
        const double left = std::round(margin + tickWidth + 8 * m_k);

        double names = 0;
        if (m_chart.logarithmic) {
            for (const ChartCurve& curve : m_chart.curves)
                names = std::max(names, m_canvas.width(TextRole::BodyStrong, curve.name));
            const double note = m_canvas.width(TextRole::Note, m_chart.noteRoom);
            m_notes = m_economy < NoNotes && note > 0 && names + note + 32 * m_k < 0.24 * width();
            names += (m_notes ? 8 * m_k + note : 0) + 12 * m_k;
        } else {
            double values = 0;
            for (const ChartCeiling& ceiling : m_chart.ceilings) {
                names = std::max(names, m_canvas.width(TextRole::GutterPlanned, ceiling.label));
                values = std::max(values, m_canvas.width(TextRole::Note, number(ceiling.value)));
            }
            m_notes = names + values + 41 * m_k < 0.24 * width();
            if (names > 0)
                names += 19 * m_k + (m_notes ? 6 * m_k + values : 0);
        }
        // The last label of the x axis is centred under the plot's right end.
        const QString end = m_chart.tokens ? tokenLabel(m_chart.high) : gpuLabel(m_chart.high);
        const double right =
            std::round(width() - margin - std::max(names, m_canvas.width(TextRole::Tick, end) / 2));
        m_gutter = right + (m_chart.logarithmic ? 12 : 19) * m_k;

        double y = m_frame.top();
        if (m_economy < NoLegend) {
            m_legendCenter = y + 9 * m_k;
            y += 20 * m_k;
        }
        m_headCenter = y + 10 * m_k;
        const double plotTop = std::round(y + 24 * m_k);
        const double bottom = std::round(
            m_frame.bottom() - (m_economy < NoAxisTitle && !m_chart.xTitle.isEmpty() ? 44 : 24) * m_k);
        m_out.plot = QRectF(QPointF(left, plotTop), QPointF(right, bottom));
        for (const ChartCeiling& ceiling : m_chart.ceilings)
            if (ceiling.planned)
                m_planned = std::clamp(yOf(ceiling.value), m_out.plot.top(), m_out.plot.bottom());
    }

    [[nodiscard]] static QString gpuLabel(double value) {
        return QString::fromStdString(format::grouped(static_cast<std::uint64_t>(std::llround(value))));
    }
    [[nodiscard]] std::vector<double> heightTicks() const {
        return m_chart.logarithmic ? logTicks(m_out.bottom, m_out.top) : m_out.ticks;
    }
    [[nodiscard]] std::vector<QString> heightLabels(const std::vector<double>& ticks) const {
        if (!m_chart.logarithmic)
            return tickLabels(ticks);
        std::vector<QString> labels;
        for (const double tick : ticks) {
            const int decimals = tick >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(tick) - 1e-9));
            labels.push_back(QString::fromStdString(format::fixed(tick, decimals)));
        }
        return labels;
    }

    // ---- placing

    void placeIssue() {
        const QStringList lines =
            wrapText(m_theme, TextRole::Body, m_spec.issue, m_out.plot.width() - 24 * m_k);
        double y = m_out.plot.center().y() - static_cast<double>(lines.size() - 1) * 9 * m_k;
        for (const QString& line : lines) {
            m_canvas.tryText(m_texts, line, TextRole::Body, Token::Text2,
                             m_canvas.box(TextRole::Body, line, m_out.plot.center().x(), y, Align::Center),
                             Token::Surface);
            y += 18 * m_k;
        }
    }

    void placeGround() {
        if (!m_chart.ofStates || m_planned < 0)
            return;
        const double top = std::round(m_planned);
        m_out.backdrop << LayoutCanvas::rect(
            QRectF(QPointF(m_out.plot.left(), top), m_out.plot.bottomRight()), Token::FitGround);
    }

    void placeAxes() {
        const QRectF& plot = m_out.plot;
        const double line = std::max(1.0, std::round(m_k));
        const std::vector<double> ticks = heightTicks();
        const std::vector<QString> labels = heightLabels(ticks);
        m_canvas.tryText(m_out.backdrop, unitTitle(), TextRole::Tick, Token::Text3,
                         m_canvas.box(TextRole::Tick, unitTitle(),
                                      std::max(m_frame.margin(), plot.left() - 8 * m_k), m_headCenter));
        // Ends first, whole decades next, then what has room between them.
        const double apart = 1.3 * m_canvas.height(TextRole::Tick);
        std::vector<double> taken;
        for (const int turn : {0, 1, 2})
            for (std::size_t i = 0; i < ticks.size(); ++i) {
                const bool end = i == 0 || i + 1 == ticks.size();
                const bool decade =
                    !m_chart.logarithmic || std::abs(std::remainder(std::log10(ticks[i]), 1.0)) < 1e-6;
                if (turn != (end ? 0 : decade ? 1 : 2))
                    continue;
                const double y = m_out.pixelOf(ticks[i]);
                if (std::any_of(taken.begin(), taken.end(),
                                [&](double other) { return std::abs(other - y) < apart; }))
                    continue;
                taken.push_back(y);
                m_canvas.tryText(
                    m_out.backdrop, labels[i], TextRole::Tick, Token::Text3,
                    m_canvas.box(TextRole::Tick, labels[i], plot.left() - 8 * m_k, y, Align::Right));
                if (m_chart.logarithmic && i > 0)
                    m_out.backdrop << LayoutCanvas::rect(
                        QRectF(plot.left(), std::round(y), plot.width(), line), Token::Grid);
            }
        m_out.backdrop << LayoutCanvas::rect(QRectF(plot.left(), plot.bottom(), plot.width(), line),
                                             Token::Text);

        const int octaves = static_cast<int>(std::lround(std::log2(m_chart.high / m_chart.low)));
        const auto label = [&](int octave) {
            const double x = std::ldexp(m_chart.low, octave);
            return m_chart.tokens ? tokenLabel(x) : gpuLabel(x);
        };
        double widest = 0;
        for (int i = 0; i <= octaves; ++i)
            widest = std::max(widest, m_canvas.width(TextRole::Tick, label(i)));
        int stride = 1;
        while (stride < octaves && plot.width() / octaves * stride < widest + 8 * m_k)
            ++stride;
        const auto place = [&](int octave) {
            const double x = xOf(std::ldexp(m_chart.low, octave));
            const QRectF box =
                m_canvas.box(TextRole::Tick, label(octave), x, plot.bottom() + 14 * m_k, Align::Center);
            if (m_canvas.isFree(box.adjusted(-3 * m_k, 0, 3 * m_k, 0)))
                m_canvas.tryText(m_out.backdrop, label(octave), TextRole::Tick, Token::Text3, box);
        };
        place(0);
        place(octaves);
        for (int i = 0; i <= octaves; ++i) {
            if (i % stride == 0)
                place(i);
            m_out.backdrop << LayoutCanvas::rect(QRectF(std::round(xOf(std::ldexp(m_chart.low, i))),
                                                        plot.bottom(), line, (i % stride == 0 ? 6 : 4) * m_k),
                                                 Token::Text3);
        }
        if (m_economy < NoAxisTitle)
            m_canvas.tryText(m_out.backdrop, m_chart.xTitle, TextRole::Tick, Token::Text3,
                             m_canvas.box(TextRole::Tick, m_chart.xTitle, plot.center().x(),
                                          plot.bottom() + 33 * m_k, Align::Center));
    }

    /// Samples of the lines, right-aligned: what solid, dashed and faint mean.
    void placeLegend() {
        if (m_economy >= NoLegend)
            return;
        QString card;
        for (const ChartCeiling& ceiling : m_chart.ceilings)
            if (ceiling.planned)
                card = ceiling.label;
        struct Sample {
            QString text;
            Token ink;
            double pen;
            QList<double> dash;
        };
        std::vector<Sample> samples;
        if (!card.isEmpty()) {
            samples.push_back({QStringLiteral("fits ") + card, inkWhereItFits(), kFitPen, {}});
            samples.push_back({QStringLiteral("does not"), inkWhereNot(), kUnfitPen, {6, 5}});
        }
        if (std::any_of(m_chart.curves.begin(), m_chart.curves.end(),
                        [](const ChartCurve& curve) { return curve.floor.has_value(); }))
            samples.push_back({QStringLiteral("replicated floor"), Token::StateFloor, 1, {}});
        const double sample = 32 * m_k;
        double total = 0;
        for (const Sample& one : samples)
            total += sample + 8 * m_k + m_canvas.width(TextRole::Second, one.text) + 24 * m_k;
        double x = m_out.plot.right() - total + 24 * m_k;
        if (x < m_frame.margin())
            return;
        for (Sample& one : samples) {
            for (double& part : one.dash)
                part *= m_k;
            const double pen = one.pen * m_k;
            const double y = LayoutCanvas::crisp(m_legendCenter, pen);
            if (m_canvas.tryText(
                    m_out.backdrop, one.text, TextRole::Second, Token::Text2,
                    m_canvas.box(TextRole::Second, one.text, x + sample + 8 * m_k, m_legendCenter)))
                m_out.backdrop << LayoutCanvas::line({{x, y}, {x + sample, y}}, one.ink, pen, one.dash);
            x += sample + 8 * m_k + m_canvas.width(TextRole::Second, one.text) + 24 * m_k;
        }
    }

    void placeBands() {
        const QRectF& plot = m_out.plot;
        const double separator = std::max(1.0, std::round(m_k));
        Bytes below;
        double from = plot.bottom();
        for (const ChartSegment& band : m_chart.bands) {
            below += band.value;
            const double to = std::max(plot.top(), std::round(yOf(below)));
            const double extent = from - to;
            if (extent >= 1) {
                const double gap = extent > 2 * separator && to > plot.top() ? separator : 0;
                m_out.data << LayoutCanvas::fill(QRectF(plot.left(), to + gap, plot.width(), extent - gap),
                                                 band.fill);
            }
            from = to;
        }
    }

    void placeCeilings() {
        for (const ChartCeiling& ceiling : m_chart.ceilings) {
            const double y = yOf(ceiling.value);
            if (y < m_out.plot.top() - 0.5 || y > m_out.plot.bottom() - 0.5)
                continue;
            placeCeilingLine(m_out.data, {m_out.plot.left(), y},
                             {m_out.plot.right() + (m_chart.logarithmic ? 0 : 2 * m_k), y}, ceiling, m_k);
        }
    }

    void placeLevel() {
        if (!m_chart.level)
            return;
        const double y = yOf(*m_chart.level);
        if (y < m_out.plot.top() || y > m_out.plot.bottom() - 1)
            return;
        m_out.data << LayoutCanvas::rect(
            QRectF(m_out.plot.left(), std::round(y), m_out.plot.width(), std::max(1.0, std::round(m_k))),
            Token::ActivationCurve);
    }

    void placeCurves() {
        const double line = std::max(1.0, std::round(m_k));
        for (const ChartCurve& curve : m_chart.curves)
            if (curve.floor && !curve.points.empty() &&
                curve.points.front().value != curve.points.back().value) {
                const double y = std::round(yOf(*curve.floor));
                if (y > m_out.plot.top() && y < m_out.plot.bottom() - 1)
                    m_out.data << LayoutCanvas::rect(QRectF(m_out.plot.left(), y, m_out.plot.width(), line),
                                                     Token::StateFloor);
            }
        QList<PlacedItem> solid;
        for (const ChartCurve& curve : m_chart.curves) {
            std::vector<QPolygonF> visible;
            QPolygonF before;
            QPolygonF inside;
            QPolygonF after;
            for (const CurvePoint& point : curve.points) {
                const QPointF p = at(point);
                if (!curve.fits || point.x <= curve.fits->from)
                    before << p;
                if (curve.fits && point.x >= curve.fits->from && point.x <= curve.fits->to)
                    inside << p;
                if (curve.fits && point.x >= curve.fits->to)
                    after << p;
            }
            QList<double> dash{6 * m_k, 5 * m_k};
            for (const QPolygonF* part : {&before, &after})
                for (const QPolygonF& piece : clipped(*part, m_out.plot)) {
                    visible.push_back(piece);
                    PlacedItem item = LayoutCanvas::line(piece, inkWhereNot(), kUnfitPen * m_k, dash);
                    item.kind = PlacedItem::Kind::Curve;
                    m_out.data << item;
                }
            for (const QPolygonF& piece : clipped(inside, m_out.plot)) {
                visible.push_back(piece);
                PlacedItem item = LayoutCanvas::line(piece, inkWhereItFits(), kFitPen * m_k);
                item.kind = PlacedItem::Kind::Curve;
                solid << item;
            }
            m_lines.push_back(std::move(visible));
        }
        m_out.data << solid;
    }

    void placeCurrentX() {
        if (!m_chart.currentX || *m_chart.currentX < m_chart.low || *m_chart.currentX > m_chart.high)
            return;
        const double line = std::max(1.0, std::round(m_k));
        const double x = std::round(xOf(*m_chart.currentX));
        m_currentLine = x;
        m_out.data << LayoutCanvas::rect(
            QRectF(x, m_out.plot.top() - 6 * m_k, line, m_out.plot.height() + 6 * m_k), Token::Accent);
        const double w = m_canvas.width(TextRole::BodyStrong, m_chart.currentLabel);
        const double left = std::clamp(x - w / 2, 2 * m_k, std::max(2 * m_k, width() - w - 2 * m_k));
        QRectF box = m_canvas.box(TextRole::BodyStrong, m_chart.currentLabel, left, m_headCenter);
        // The unit's name gives way, it does not vanish: near the axis the label stands to its right.
        if (!m_canvas.isFree(box))
            box.moveLeft(std::max(box.left(), m_out.plot.left() - 8 * m_k +
                                                  m_canvas.width(TextRole::Tick, unitTitle()) + 12 * m_k));
        m_canvas.tryText(m_texts, m_chart.currentLabel, TextRole::BodyStrong, Token::Accent, box);
    }

    void addSpot(const QPointF& center, double radius, const QString& key, const QString& title, Bytes size,
                 const QStringList& lines) {
        ChartSpot spot;
        spot.area = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius);
        spot.key = key;
        spot.title = title;
        spot.value = chartNumber(size, m_spec.unit, true);
        spot.lines = lines;
        m_out.spots.push_back(std::move(spot));
    }
    [[nodiscard]] QString placeName(double x) const {
        return m_chart.tokens ? gpuLabel(x) + QStringLiteral(" tokens")
                              : gpuLabel(x) + (x == 1 ? QStringLiteral(" GPU") : QStringLiteral(" GPUs"));
    }

    void ring(const QPointF& center, double diameter, Token ink, bool filled) {
        const auto circle = [&](double d) { return QRectF(center.x() - d / 2, center.y() - d / 2, d, d); };
        m_marks << LayoutCanvas::shape(Shape::Disc, circle(diameter + 3 * m_k), Token::Surface)
                << LayoutCanvas::shape(filled ? Shape::Disc : Shape::Ring, circle(diameter), ink);
        m_rings.push_back(circle(diameter + 4 * m_k));
    }

    void placeRings() {
        for (const CurveMark& mark : m_chart.marks) {
            const QPointF center = at(mark.at);
            if (!isInside(center))
                continue;
            const bool dot = mark.lines.isEmpty();
            ring(center, (dot ? 8 : 14) * m_k, m_chart.ofStates ? Token::StateCurve : Token::ActivationMark,
                 dot);
            const QString name = m_chart.curves[static_cast<std::size_t>(mark.curve)].name;
            addSpot(center, 9 * m_k, mark.key, name + QStringLiteral(", ") + placeName(mark.at.x),
                    mark.at.value, mark.lines);
        }
        for (const ChartCurve& curve : m_chart.curves) {
            if (!curve.current || !isInside(at(*curve.current)))
                continue;
            const bool fits =
                curve.fits && curve.current->x >= curve.fits->from && curve.current->x <= curve.fits->to;
            const QPointF center = at(*curve.current);
            if (curve.selected) {
                const double d = 18 * m_k;
                m_marks << LayoutCanvas::shape(
                    Shape::Ring, QRectF(center.x() - d / 2, center.y() - d / 2, d, d), Token::Accent);
            }
            ring(center, 10 * m_k,
                 fits               ? inkWhereItFits()
                 : m_chart.ofStates ? Token::UnfitCurve
                                    : Token::ActivationMark,
                 fits);
            addSpot(center, 9 * m_k, curve.key,
                    curve.name + QStringLiteral(", ") + placeName(curve.current->x), curve.current->value,
                    curve.note.isEmpty() ? QStringList() : QStringList{curve.note});
        }
    }

    struct TextLine {
        QString text;
        TextRole role;
        Token color;
    };

    /// Boxes of lines under one another, the first one's middle at `y`.
    [[nodiscard]] std::vector<QRectF> boxesOf(const std::vector<TextLine>& lines, double x, double y,
                                              Align align) const {
        std::vector<QRectF> boxes;
        for (const TextLine& line : lines) {
            boxes.push_back(m_canvas.box(line.role, line.text, x, y, align));
            y += 17 * m_k;
        }
        return boxes;
    }
    [[nodiscard]] bool hasRoom(const std::vector<QRectF>& boxes, bool offCurves, bool offCeilings) const {
        const QRectF area = m_out.plot.adjusted(2 * m_k, 0, -2 * m_k, -m_k);
        return m_canvas.areFree(boxes) && std::all_of(boxes.begin(), boxes.end(), [&](const QRectF& box) {
                   return area.contains(box) &&
                          std::none_of(m_kept.begin(), m_kept.end(),
                                       [&](const QRectF& kept) { return kept.intersects(box); }) &&
                          !(offCurves && isCrossed(box.adjusted(-2 * m_k, 0, 2 * m_k, 0))) &&
                          !(offCeilings && isUnderCeiling(box));
               });
    }
    void put(const std::vector<TextLine>& lines, const std::vector<QRectF>& boxes) {
        for (std::size_t i = 0; i < lines.size(); ++i)
            m_canvas.tryText(m_texts, lines[i].text, lines[i].role, lines[i].color, boxes[i],
                             groundAt(boxes[i].center().y()));
    }

    /// Names of crossings, with a leader from their ring.
    void placeMarkTexts() {
        for (const CurveMark& mark : m_chart.marks) {
            const QPointF center = at(mark.at);
            if (mark.lines.isEmpty() || !isInside(center))
                continue;
            std::vector<TextLine> lines;
            for (const QString& text : mark.lines)
                lines.push_back({text,
                                 lines.empty() ? (m_chart.ofStates ? TextRole::Body : TextRole::BodyStrong)
                                               : TextRole::Second,
                                 lines.empty() ? Token::Text : Token::Text2});
            if (!m_chart.ofStates) {
                for (const auto& [dx, dy, align] :
                     {std::tuple(12.0, 14.0, Align::Left), std::tuple(12.0, -14.0, Align::Left),
                      std::tuple(-12.0, -14.0, Align::Right), std::tuple(-12.0, 14.0, Align::Right),
                      std::tuple(18.0, 28.0, Align::Left), std::tuple(-18.0, -28.0, Align::Right)}) {
                    const std::vector<QRectF> boxes =
                        boxesOf(lines, center.x() + dx * m_k, center.y() + dy * m_k, align);
                    if (hasRoom(boxes, true, true)) {
                        put(lines, boxes);
                        break;
                    }
                }
                continue;
            }
            // Off the values at the marker if possible, in more and shorter lines if they do not fit otherwise.
            const std::vector<TextLine> narrow = inShorterLines(lines);
            const std::vector<QRectF> values = valueBoxes();
            bool placed = false;
            for (const bool keepsValues : {true, false}) {
                m_kept = keepsValues ? values : std::vector<QRectF>();
                for (const std::vector<TextLine>* form : {&std::as_const(lines), &narrow})
                    placed = placed || placeCallout(*form, center);
            }
            m_kept.clear();
        }
    }

    /// The first line as two, broken where they come out most alike.
    [[nodiscard]] std::vector<TextLine> inShorterLines(const std::vector<TextLine>& lines) const {
        std::vector<TextLine> out = lines;
        const QString& whole = lines.front().text;
        qsizetype best = -1;
        for (qsizetype at = whole.indexOf(QLatin1Char(' ')); at >= 0;
             at = whole.indexOf(QLatin1Char(' '), at + 1))
            if (best < 0 || std::abs(2 * at - whole.size()) < std::abs(2 * best - whole.size()))
                best = at;
        if (best < 0)
            return out;
        out.front().text = whole.left(best);
        out.insert(out.begin() + 1, {whole.mid(best + 1), lines.front().role, lines.front().color});
        return out;
    }

    /// Lines beside a ring, with a leader from it; false where there is no room for them.
    bool placeCallout(const std::vector<TextLine>& lines, const QPointF& center) {
        const double line = std::max(1.0, std::round(m_k));
        const auto flushLeft = [&](double dy) {
            const std::vector<QRectF> boxes =
                boxesOf(lines, m_out.plot.left() + 5 * m_k, center.y() + dy * m_k, Align::Left);
            if (boxes.front().left() > center.x() || !hasRoom(boxes, true, true))
                return false;
            put(lines, boxes);
            const double x = std::clamp(center.x() - 20 * m_k, boxes.front().left(), boxes.front().right());
            m_marks << LayoutCanvas::line(
                {{center.x() - 3 * m_k, center.y() + 7.5 * m_k}, {x, boxes.front().top() - 2 * m_k}},
                Token::Text3, line);
            return true;
        };
        for (const double dy : {43.0, 62.0, 84.0, 108.0, -44.0, -66.0}) {
            for (const bool right : {true, false})
                for (const double dx : {38.0, 22.0, 60.0}) {
                    const double y = center.y() + dy * m_k -
                                     (dy < 0 ? 17 * m_k * static_cast<double>(lines.size() - 1) : 0);
                    const double x = center.x() + (right ? dx : -dx) * m_k;
                    const std::vector<QRectF> boxes =
                        boxesOf(lines, x, y, right ? Align::Left : Align::Right);
                    if (!hasRoom(boxes, true, true))
                        continue;
                    put(lines, boxes);
                    const double s = right ? 1 : -1;
                    const double v = dy < 0 ? -1 : 1;
                    const double end = dy < 0 ? boxes.back().center().y() : boxes.front().center().y();
                    m_marks << LayoutCanvas::line({{center.x() + s * 3.5 * m_k, center.y() + v * 7.5 * m_k},
                                                   {x - s * 12 * m_k, end},
                                                   {x - s * 3 * m_k, end}},
                                                  Token::Text3, line);
                    return true;
                }
            if (dy > 0 && flushLeft(dy))
                return true;
        }
        return false;
    }

    /// Where the value of a curve at the marker has room; nothing where there is none.
    [[nodiscard]] std::vector<QRectF> valueBox(const ChartCurve& curve) const {
        const QPointF center = at(*curve.current);
        const std::vector<TextLine> lines{
            {number(curve.current->value), TextRole::BodyStrong, Token::Text}};
        for (const bool offCeilings : {true, false})
            for (const auto& [dx, dy, align] :
                 {std::tuple(11.0, -12.0, Align::Left), std::tuple(13.0, -9.0, Align::Left),
                  std::tuple(11.0, 1.0, Align::Left), std::tuple(-11.0, 13.0, Align::Right),
                  std::tuple(-11.0, -12.0, Align::Right), std::tuple(11.0, 14.0, Align::Left),
                  std::tuple(14.0, -22.0, Align::Left), std::tuple(-14.0, 24.0, Align::Right)}) {
                std::vector<QRectF> boxes =
                    boxesOf(lines, center.x() + dx * m_k, center.y() + dy * m_k, align);
                if (hasRoom(boxes, true, offCeilings))
                    return boxes;
            }
        return {};
    }

    /// The curves whose value is told at the marker, the selected one first.
    [[nodiscard]] std::vector<const ChartCurve*> valuedCurves() const {
        std::vector<const ChartCurve*> out;
        for (const bool selectedTurn : {true, false})
            for (const ChartCurve& curve : m_chart.curves)
                if (curve.selected == selectedTurn && curve.current && isInside(at(*curve.current)) &&
                    (m_chart.ofStates || curve.selected))
                    out.push_back(&curve);
        return out;
    }

    /// Where the values at the marker would stand if nothing else were written.
    [[nodiscard]] std::vector<QRectF> valueBoxes() const {
        std::vector<QRectF> out;
        for (const ChartCurve* curve : valuedCurves())
            for (const QRectF& box : valueBox(*curve))
                out.push_back(box);
        return out;
    }

    /// The values at the marker.
    void placeCurrentTexts() {
        for (const ChartCurve* curve : valuedCurves())
            if (const std::vector<QRectF> boxes = valueBox(*curve); !boxes.empty())
                put({{number(curve->current->value), TextRole::BodyStrong, Token::Text}}, boxes);
    }

    void nameCeilings() {
        if (m_chart.logarithmic)
            nameCeilingsInside();
        else
            nameCeilingsInGutter();
        if (!m_chart.level || m_chart.levelLabel.isEmpty())
            return;
        const double y = yOf(*m_chart.level);
        for (const double dy : {13.0, -12.0}) {
            const QRectF box = m_canvas.box(TextRole::Second, m_chart.levelLabel,
                                            m_out.plot.right() - 8 * m_k, y + dy * m_k, Align::Right);
            if (m_out.plot.contains(box) && !isCrossed(box) && !isUnderCeiling(box) &&
                m_canvas.tryText(m_texts, m_chart.levelLabel, TextRole::Second, Token::ActivationMark, box,
                                 Token::Surface))
                break;
        }
    }

    void nameCeilingsInside() {
        for (const bool plannedTurn : {true, false})
            for (const ChartCeiling& ceiling : m_chart.ceilings) {
                const double y = yOf(ceiling.value);
                if (ceiling.planned != plannedTurn || y < m_out.plot.top() - 0.5 || y > m_out.plot.bottom())
                    continue;
                const TextRole role = plannedTurn ? TextRole::GutterPlanned : TextRole::GutterName;
                bool placed = false;
                for (const auto& [x, align] : {std::pair(m_out.plot.right() - 12 * m_k, Align::Right),
                                               std::pair(m_out.plot.left() + 12 * m_k, Align::Left),
                                               std::pair(m_out.plot.center().x(), Align::Center)})
                    for (const double dy : {-11.0, 12.0}) {
                        if (placed)
                            break;
                        const QRectF box = m_canvas.box(role, ceiling.label, x, y + dy * m_k, align);
                        if (!m_out.plot.contains(box) || isCrossed(box) || isUnderCeiling(box))
                            continue;
                        placed = m_canvas.tryText(m_texts, ceiling.label, role, Token::Text, box,
                                                  groundAt(box.center().y()));
                    }
            }
    }

    void nameCeilingsInGutter() {
        struct Named {
            const ChartCeiling* ceiling;
            double at;
            double label;
        };
        std::vector<Named> named;
        for (const ChartCeiling& ceiling : m_chart.ceilings) {
            const double y = yOf(ceiling.value);
            if (y >= m_out.plot.top() - 0.5 && y < m_out.plot.bottom() - 0.5)
                named.push_back({&ceiling, y, y});
        }
        std::sort(named.begin(), named.end(), [](const Named& a, const Named& b) { return a.at > b.at; });
        // From the bottom up, so that low ones do not fall below the baseline.
        const double apart = 1.25 * m_theme.pixelSize(TextRole::GutterName);
        double previous = m_out.plot.bottom() + apart / 2;
        for (Named& one : named) {
            one.label = std::min(one.at, previous - apart);
            previous = one.label;
        }
        for (const bool plannedTurn : {true, false})
            for (const Named& one : named) {
                if (one.ceiling->planned != plannedTurn)
                    continue;
                const TextRole role = plannedTurn ? TextRole::GutterPlanned : TextRole::GutterName;
                const QRectF name = m_canvas.box(role, one.ceiling->label, m_gutter, one.label);
                if (!m_canvas.tryText(m_texts, one.ceiling->label, role, Token::Text, name))
                    continue;
                const QString size = number(one.ceiling->value);
                if (m_notes)
                    m_canvas.tryText(m_texts, size, TextRole::Note, Token::Text2,
                                     m_canvas.box(TextRole::Note, size, name.right() + 6 * m_k, one.label));
                if (plannedTurn)
                    m_marks << LayoutCanvas::shape(
                        Shape::Pointer, QRectF(m_gutter - 12 * m_k, one.label - 4 * m_k, 7 * m_k, 8 * m_k),
                        Token::Text);
                if (std::abs(one.label - one.at) > 2 * m_k)
                    m_marks << LayoutCanvas::line({{m_out.plot.right() + 4 * m_k, one.at},
                                                   {m_gutter - (plannedTurn ? 13 : 6) * m_k, one.label}},
                                                  Token::Text3, std::max(1.0, std::round(m_k)));
            }
    }

    void nameCurves() {
        if (!m_chart.logarithmic) {
            nameCurvesNearTheTop();
            return;
        }
        struct Ending {
            const ChartCurve* curve;
            double at;
            double label;
            bool fits;
        };
        std::vector<Ending> endings;
        for (std::size_t i = 0; i < m_chart.curves.size(); ++i) {
            const ChartCurve& curve = m_chart.curves[i];
            QPointF last(-1, -1);
            QPointF previous;
            for (const QPolygonF& piece : m_lines[i])
                if (piece.last().x() > last.x()) {
                    last = piece.last();
                    previous = piece[std::max<qsizetype>(0, piece.size() - 2)];
                    // A direction from further back does not tremble with the last point.
                    for (qsizetype p = piece.size(); p-- > 0;)
                        if (QLineF(piece[p], last).length() > 12 * m_k) {
                            previous = piece[p];
                            break;
                        }
                }
            if (last.x() < 0)
                continue;
            if (last.x() >= m_out.plot.right() - 1)
                endings.push_back({&curve, last.y(), last.y(), curve.fits && curve.fits->to >= m_chart.high});
            else
                placeExit(curve, previous, last);
        }
        std::stable_sort(endings.begin(), endings.end(),
                         [](const Ending& a, const Ending& b) { return a.at < b.at; });
        const double apart = 1.3 * m_theme.pixelSize(TextRole::BodyStrong);
        double previous = -1e9;
        for (Ending& one : endings) {
            one.label = std::max(one.at, previous + apart);
            previous = one.label;
        }
        double next = m_out.plot.bottom() + apart / 2;
        for (auto one = endings.rbegin(); one != endings.rend(); ++one) {
            one->label = std::min(one->label, next - apart);
            next = one->label;
        }
        for (const Ending& one : endings) {
            const QRectF name = m_canvas.box(TextRole::BodyStrong, one.curve->name, m_gutter, one.label);
            if (!m_canvas.tryText(m_texts, one.curve->name, TextRole::BodyStrong,
                                  one.fits ? inkWhereItFits() : Token::Text, name))
                continue;
            if (m_notes)
                m_canvas.tryText(
                    m_texts, one.curve->note, TextRole::Note, Token::Text2,
                    m_canvas.box(TextRole::Note, one.curve->note, name.right() + 8 * m_k, one.label));
            if (std::abs(one.label - one.at) > 2 * m_k)
                m_marks << LayoutCanvas::line(
                    {{m_out.plot.right() + 2 * m_k, one.at}, {m_gutter - 3 * m_k, one.label}}, Token::Text3,
                    std::max(1.0, std::round(m_k)));
        }
    }

    /// A curve that leaves through the bottom or the top: an arrow head, and its name beside it.
    void placeExit(const ChartCurve& curve, const QPointF& from, const QPointF& to) {
        const double length = QLineF(from, to).length();
        if (length <= 0)
            return;
        const QPointF along = (to - from) / length;
        const QPointF across(-along.y(), along.x());
        const bool fits = curve.fits && curve.fits->to >= m_chart.high;
        const QPointF tip = to;
        m_marks << LayoutCanvas::polygon({tip, tip - along * 12 * m_k + across * 5 * m_k,
                                          tip - along * 9 * m_k, tip - along * 12 * m_k - across * 5 * m_k},
                                         fits ? inkWhereItFits() : inkWhereNot());
        const bool down = to.y() > m_out.plot.center().y();
        const double y = down ? m_out.plot.bottom() - 13 * m_k : m_out.plot.top() + 13 * m_k;
        const Token ink = fits ? inkWhereItFits() : Token::Text;
        for (const bool right : {true, false}) {
            const double x = to.x() + (right ? 12 : -20) * m_k;
            QRectF name =
                m_canvas.box(TextRole::BodyStrong, curve.name, x, y, right ? Align::Left : Align::Right);
            QRectF note = m_canvas.box(TextRole::Note, curve.note, name.right() + 8 * m_k, y);
            if (!right)
                note.moveRight(x);
            const QRectF alone = name; // beside the arrow where the note has no room
            if (!right && m_notes && !curve.note.isEmpty())
                name.moveRight(note.left() - 8 * m_k);
            const auto has = [&](const QRectF& box) {
                return m_out.plot.contains(box) && !isCrossed(box) && m_canvas.isFree(box);
            };
            const bool noted = !curve.note.isEmpty() && has(name) && has(note);
            if (!noted)
                name = alone;
            if (!has(name))
                continue;
            m_canvas.tryText(m_texts, curve.name, TextRole::BodyStrong, ink, name, groundAt(y));
            if (noted)
                m_canvas.tryText(m_texts, curve.note, TextRole::Note, Token::Text2, note, groundAt(y));
            return;
        }
    }

    void nameCurvesNearTheTop() {
        for (std::size_t i = 0; i < m_chart.curves.size(); ++i) {
            const ChartCurve& curve = m_chart.curves[i];
            bool placed = false;
            for (const double share : {0.9, 0.82, 0.74, 0.66, 0.58, 0.95}) {
                const double y = m_out.plot.bottom() - share * m_out.plot.height();
                for (const QPolygonF& piece : m_lines[i]) {
                    for (qsizetype p = 1; p < piece.size() && !placed; ++p) {
                        const QPointF a = piece[p - 1];
                        const QPointF b = piece[p];
                        if ((a.y() - y) * (b.y() - y) > 0 || a.y() == b.y())
                            continue;
                        const double x = a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y());
                        for (const bool left : {true, false}) {
                            const QRectF box =
                                m_canvas.box(TextRole::BodyStrong, curve.name, x + (left ? -14 : 14) * m_k, y,
                                             left ? Align::Right : Align::Left);
                            if (placed || !m_out.plot.contains(box) ||
                                isCrossed(box.adjusted(-4 * m_k, 0, 4 * m_k, 0)) || isUnderCeiling(box))
                                continue;
                            placed = m_canvas.tryText(m_texts, curve.name, TextRole::BodyStrong, Token::Text,
                                                      box, Token::Surface);
                        }
                    }
                }
                if (placed)
                    break;
            }
            if (placed || m_lines[i].empty())
                continue;
            const QPointF end = m_lines[i].back().last();
            for (const double dy : {-12.0, 13.0}) {
                const QRectF box = m_canvas.box(TextRole::BodyStrong, curve.name, end.x() - 8 * m_k,
                                                end.y() + dy * m_k, Align::Right);
                if (m_out.plot.contains(box) && !isCrossed(box) && !isUnderCeiling(box) &&
                    m_canvas.tryText(m_texts, curve.name, TextRole::BodyStrong, Token::Text, box,
                                     Token::Surface))
                    break;
            }
        }
    }

    /// The height nearest to the middle of a band at which its name meets no ceiling; the middle where all do.
    [[nodiscard]] double quietHeight(double from, double to, const QString& text) const {
        const double middle = (from + to) / 2;
        const double reach = (from - to - m_canvas.height(TextRole::SegmentNumber)) / 2;
        for (double shift = 0; shift <= reach; shift += 1)
            for (const double y : {middle - shift, middle + shift})
                if (!isUnderCeiling(m_canvas.box(TextRole::SegmentNumber, text, m_out.plot.left(), y)
                                        .adjusted(0, -1.5 * m_k, 0, 1.5 * m_k)))
                    return y;
        return middle;
    }

    /// Inside the band where it is high enough, otherwise two or more in one note at the right end.
    void nameBands() {
        Bytes below;
        QStringList thin;
        double thinAt = 0;
        for (const ChartSegment& band : m_chart.bands) {
            const double from = std::min(m_out.plot.bottom(), yOf(below));
            below += band.value;
            const double to = std::max(m_out.plot.top(), yOf(below));
            const QString text = band.label + QLatin1Char(' ') + number(band.value);
            const bool hatched = m_theme.fill(band.fill).hatch != Hatch::None;
            if (!hatched && from - to >= 1.15 * m_theme.pixelSize(TextRole::SegmentNumber)) {
                const QRectF box = m_canvas.box(TextRole::SegmentNumber, text, m_out.plot.left() + 10 * m_k,
                                                quietHeight(from, to, text));
                if (box.right() < m_out.plot.right() && m_canvas.isFree(box) &&
                    !std::any_of(m_rings.begin(), m_rings.end(),
                                 [&](const QRectF& r) { return r.intersects(box); })) {
                    PlacedItem item = LayoutCanvas::text(text, TextRole::SegmentNumber, Token::Text, box);
                    item.fill = band.fill;
                    item.fillChip = isUnderCeiling(box) || (m_currentLine > box.left() - 2 * m_k &&
                                                            m_currentLine < box.right() + 3 * m_k);
                    m_texts << item;
                    m_canvas.reserve(box);
                }
            } else if (hatched && from - to >= 1) {
                thin << band.label.left(1).toLower() + band.label.mid(1) + QLatin1Char(' ') +
                            number(band.value);
                thinAt = (from + to) / 2;
            }
        }
        if (thin.isEmpty())
            return;
        const QString text = thin.join(QStringLiteral(", "));
        QRectF box = m_canvas.box(TextRole::Second, text, m_out.plot.right() - 8 * m_k, thinAt, Align::Right);
        if (!isCrossed(box) && m_out.plot.contains(box))
            m_canvas.tryText(m_texts, text, TextRole::Second, Token::Text, box, Token::Surface);
    }

    void placeTable() {
        const CurveTable& table = m_chart.table;
        if (table.rows.empty() || m_economy >= NoLegend)
            return;
        const double row = 20 * m_k;
        const double gap = 12 * m_k;
        double names = 0;
        std::vector<double> columns(static_cast<std::size_t>(table.columns.size()), 0);
        for (qsizetype c = 0; c < table.columns.size(); ++c)
            columns[static_cast<std::size_t>(c)] = m_canvas.width(TextRole::GutterPlanned, table.columns[c]);
        for (const QStringList& cells : table.rows) {
            names = std::max(names, m_canvas.width(TextRole::Second, cells.value(0)));
            for (qsizetype c = 1; c < cells.size() && c <= table.columns.size(); ++c)
                columns[static_cast<std::size_t>(c - 1)] =
                    std::max(columns[static_cast<std::size_t>(c - 1)],
                             m_canvas.width(TextRole::GutterPlanned, cells[c]));
        }
        // Numbers grow while a slider moves: the table keeps its width.
        for (double& column : columns)
            column = std::max(column, m_canvas.width(TextRole::GutterPlanned, QStringLiteral("000,000")));
        double w = names;
        for (const double column : columns)
            w += gap + column;
        w = std::max(w, m_canvas.width(TextRole::BodyStrong, table.title));
        const double h = row * (2 + static_cast<double>(table.rows.size())) + 8 * m_k;
        const QRectF& plot = m_out.plot;
        const double inset = 10 * m_k;
        const auto isFree = [&](const QRectF& box) {
            return plot.contains(box) && m_canvas.isFree(box) && !isCrossed(box) && !isUnderCeiling(box);
        };
        QRectF box;
        for (double left = plot.right() - w - inset; left >= plot.left() + inset; left -= 8 * m_k) {
            const QRectF candidate(left, plot.top() + inset, w, h);
            if (isFree(candidate.adjusted(-10 * m_k, 0, 10 * m_k, 4 * m_k))) {
                box = candidate;
                break;
            }
        }
        if (box.isEmpty())
            return;
        m_marks << LayoutCanvas::rect(box.adjusted(-8 * m_k, -6 * m_k, 8 * m_k, 4 * m_k), Token::Surface);
        double y = box.top() + 8 * m_k;
        m_canvas.tryText(m_texts, table.title, TextRole::BodyStrong, Token::Text,
                         m_canvas.box(TextRole::BodyStrong, table.title, box.left(), y));
        y += row + 2 * m_k;
        const auto writeRow = [&](const QStringList& cells, bool head) {
            double x = box.right();
            for (qsizetype c = table.columns.size(); c >= 1; --c) {
                const bool strong = c - 1 == table.strong;
                const TextRole role = strong ? TextRole::GutterPlanned : TextRole::Second;
                const QString text = cells.value(c);
                m_canvas.tryText(m_texts, text, role, head && !strong ? Token::Text2 : Token::Text,
                                 m_canvas.box(role, text, x, y, Align::Right));
                x -= columns[static_cast<std::size_t>(c - 1)] + gap;
            }
            m_canvas.tryText(m_texts, cells.value(0), TextRole::Second, Token::Text,
                             m_canvas.box(TextRole::Second, cells.value(0), box.left(), y));
            y += row;
        };
        writeRow(QStringList{QString()} + table.columns, true);
        m_marks << LayoutCanvas::rect(
            QRectF(box.left(), std::round(y - row / 2), box.width(), std::max(1.0, std::round(m_k))),
            Token::Hair);
        y += 2 * m_k;
        for (const QStringList& cells : table.rows)
            writeRow(cells, false);
    }
};

} // namespace

std::vector<double> logTicks(double low, double high) {
    std::vector<double> ticks;
    if (!(low > 0) || !(high > low) || !std::isfinite(high))
        return ticks;
    for (int k = static_cast<int>(std::floor(std::log10(low))); k <= std::ceil(std::log10(high)); ++k)
        for (const double mantissa : {1.0, 2.0, 5.0}) {
            const double tick = k < 0 ? mantissa / std::pow(10.0, -k) : mantissa * std::pow(10.0, k);
            if (tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9))
                ticks.push_back(tick);
        }
    return ticks;
}

QString noteSize(Bytes bytes, format::Unit unit) {
    if (inUnit(bytes, unit) >= 0.1)
        return chartNumber(bytes, unit);
    const bool binary = unit == format::Unit::GiB;
    double value = inUnit(bytes, unit) * (binary ? 1024 : 1000);
    const char* name = binary ? "MiB" : "MB";
    if (value < 0.1) {
        value *= binary ? 1024 : 1000;
        name = binary ? "KiB" : "kB";
    }
    return QString::fromStdString(format::fixed(value, value < 100 ? 1 : 0)) + QChar(0x202F) +
           QString::fromUtf8(name);
}

ChartAxis curveAxis(const ChartSpec& spec, const std::optional<ChartAxis>& shown) {
    const CurveChart& chart = spec.curves;
    ChartAxis axis = chart.axis;
    double ceiling = 0;
    double planned = 0;
    for (const ChartCeiling& line : chart.ceilings) {
        ceiling = std::max(ceiling, inUnit(line.value, spec.unit));
        if (line.planned)
            planned = inUnit(line.value, spec.unit);
    }
    if (!chart.logarithmic) {
        double bands = 0;
        for (const ChartSegment& band : chart.bands)
            bands += inUnit(band.value, spec.unit);
        double need = std::max(1.2 * ceiling, 1.3 * bands);
        if (axis.mode == AxisMode::AllBars) {
            need = std::max(need, chart.level ? 1.05 * inUnit(*chart.level, spec.unit) : 0);
            for (const ChartCurve& curve : chart.curves)
                if (curve.current)
                    need = std::max(need, 1.05 * inUnit(curve.current->value, spec.unit));
        }
        if (!axis.top || !(*axis.top > 0))
            axis.top = nextTop(shown ? shown->top : std::nullopt, need);
        return axis;
    }
    double highest = ceiling;
    double lowest = 0;
    const auto lower = [&](double value) {
        if (value > 0)
            lowest = lowest > 0 ? std::min(lowest, value) : value;
    };
    for (const ChartCurve& curve : chart.curves) {
        for (const CurvePoint& point : curve.points)
            highest = std::max(highest, inUnit(point.value, spec.unit));
        if (curve.floor)
            lower(inUnit(*curve.floor, spec.unit) / 2);
    }
    lower((planned > 0 ? planned : ceiling) / 12);
    if (!(highest > 0))
        highest = 100;
    if (!(lowest > 0))
        lowest = highest / 200;
    if (!axis.top || !(*axis.top > 0)) {
        const double need = 1.5 * highest;
        const std::optional<double> before = shown ? shown->top : std::nullopt;
        axis.top = !before || need > *before || need < 0.4 * *before ? niceLog(need) : *before;
    }
    if (!axis.bottom || !(*axis.bottom > 0) || *axis.bottom >= *axis.top) {
        const double need = std::min(lowest, *axis.top / 20);
        const std::optional<double> before = shown ? shown->bottom : std::nullopt;
        // The largest of 1, 2, 5 × 10^k that is not above the need.
        const double nice = [&] {
            const double decade = std::pow(10.0, std::floor(std::log10(need) + 1e-9));
            double best = decade;
            for (const double mantissa : {2.0, 5.0})
                if (mantissa * decade <= need * (1 + 1e-9))
                    best = mantissa * decade;
            return best;
        }();
        axis.bottom = !before || need < *before || need > *before / 0.4 ? nice : *before;
    }
    return axis;
}

ChartLayout layoutCurves(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme) {
    for (int economy = Everything;; ++economy) {
        CurveBuilder builder(spec, size, theme, economy);
        if (builder.run() || economy == LastEconomy)
            return builder.take();
    }
}

} // namespace memladder::ui
