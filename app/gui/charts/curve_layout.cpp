// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/curve_builder.h"
#include "charts/layout_economy.h"
#include "language/language.h"
#include "language/ui.h"

#include <QLineF>

namespace memladder::ui::curve {

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

namespace {

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

} // namespace

QString tokenLabel(double value) {
    const auto count = static_cast<std::uint64_t>(std::llround(value));
    constexpr std::uint64_t kMega = 1 << 20;
    if (count >= kMega && count % kMega == 0)
        return QString::number(count / kMega) + QLatin1Char('M');
    return inLocale(format::tokens(count));
}

bool Builder::run() {
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

QString Builder::unitTitle() const {
    const std::string_view name = format::unitName(m_spec.unit);
    return Ui::tr("%1 per GPU", "the unit")
        .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

void Builder::planPlot() {
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
    const double bottom =
        std::round(m_frame.bottom() - (m_economy < NoAxisTitle && !m_chart.xTitle.isEmpty() ? 44 : 24) * m_k);
    m_out.plot = QRectF(QPointF(left, plotTop), QPointF(right, bottom));
    for (const ChartCeiling& ceiling : m_chart.ceilings)
        if (ceiling.planned)
            m_planned = std::clamp(yOf(ceiling.value), m_out.plot.top(), m_out.plot.bottom());
}

std::vector<QString> Builder::heightLabels(const std::vector<double>& ticks) const {
    if (!m_chart.logarithmic)
        return tickLabels(ticks);
    std::vector<QString> labels;
    for (const double tick : ticks) {
        const int decimals = tick >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(tick) - 1e-9));
        labels.push_back(inLocale(format::fixed(tick, decimals)));
    }
    return labels;
}

void Builder::placeIssue() {
    const QStringList lines = wrapText(m_theme, TextRole::Body, m_spec.issue, m_out.plot.width() - 24 * m_k);
    double y = m_out.plot.center().y() - static_cast<double>(lines.size() - 1) * 9 * m_k;
    for (const QString& line : lines) {
        m_canvas.tryText(m_texts, line, TextRole::Body, Token::Text2,
                         m_canvas.box(TextRole::Body, line, m_out.plot.center().x(), y, Align::Center),
                         Token::Surface);
        y += 18 * m_k;
    }
}

void Builder::placeGround() {
    if (!m_chart.ofStates || m_planned < 0)
        return;
    const double top = std::round(m_planned);
    m_out.backdrop << LayoutCanvas::rect(QRectF(QPointF(m_out.plot.left(), top), m_out.plot.bottomRight()),
                                         Token::FitGround);
}

void Builder::placeAxes() {
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
            m_canvas.tryText(m_out.backdrop, labels[i], TextRole::Tick, Token::Text3,
                             m_canvas.box(TextRole::Tick, labels[i], plot.left() - 8 * m_k, y, Align::Right));
            if (m_chart.logarithmic && i > 0)
                m_out.backdrop << LayoutCanvas::rect(QRectF(plot.left(), std::round(y), plot.width(), line),
                                                     Token::Grid);
        }
    m_out.backdrop << LayoutCanvas::rect(QRectF(plot.left(), plot.bottom(), plot.width(), line), Token::Text);

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

void Builder::placeLegend() {
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
        samples.push_back({Ui::tr("fits %1", "a card").arg(card), inkWhereItFits(), kFitPen, {}});
        samples.push_back({Ui::tr("does not"), inkWhereNot(), kUnfitPen, {6, 5}});
    }
    if (std::any_of(m_chart.curves.begin(), m_chart.curves.end(),
                    [](const ChartCurve& curve) { return curve.floor.has_value(); }))
        samples.push_back({Ui::tr("replicated floor"), Token::StateFloor, 1, {}});
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
        if (m_canvas.tryText(m_out.backdrop, one.text, TextRole::Second, Token::Text2,
                             m_canvas.box(TextRole::Second, one.text, x + sample + 8 * m_k, m_legendCenter)))
            m_out.backdrop << LayoutCanvas::line({{x, y}, {x + sample, y}}, one.ink, pen, one.dash);
        x += sample + 8 * m_k + m_canvas.width(TextRole::Second, one.text) + 24 * m_k;
    }
}

void Builder::placeBands() {
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

void Builder::placeCeilings() {
    for (const ChartCeiling& ceiling : m_chart.ceilings) {
        const double y = yOf(ceiling.value);
        if (y < m_out.plot.top() - 0.5 || y > m_out.plot.bottom() - 0.5)
            continue;
        placeCeilingLine(m_out.data, {m_out.plot.left(), y},
                         {m_out.plot.right() + (m_chart.logarithmic ? 0 : 2 * m_k), y}, ceiling, m_k);
    }
}

void Builder::placeLevel() {
    if (!m_chart.level)
        return;
    const double y = yOf(*m_chart.level);
    if (y < m_out.plot.top() || y > m_out.plot.bottom() - 1)
        return;
    m_out.data << LayoutCanvas::rect(
        QRectF(m_out.plot.left(), std::round(y), m_out.plot.width(), std::max(1.0, std::round(m_k))),
        Token::ActivationCurve);
}

void Builder::placeCurves() {
    const double line = std::max(1.0, std::round(m_k));
    for (const ChartCurve& curve : m_chart.curves)
        if (curve.floor && !curve.points.empty() && curve.points.front().value != curve.points.back().value) {
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

void Builder::placeCurrentX() {
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

void Builder::addSpot(const QPointF& center, double radius, const QString& key, const QString& title,
                      Bytes size, const QStringList& lines) {
    ChartSpot spot;
    spot.area = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius);
    spot.key = key;
    spot.title = title;
    spot.value = chartNumber(size, m_spec.unit, true);
    spot.lines = lines;
    m_out.spots.push_back(std::move(spot));
}

void Builder::ring(const QPointF& center, double diameter, Token ink, bool filled) {
    const auto circle = [&](double d) { return QRectF(center.x() - d / 2, center.y() - d / 2, d, d); };
    m_marks << LayoutCanvas::shape(Shape::Disc, circle(diameter + 3 * m_k), Token::Surface)
            << LayoutCanvas::shape(filled ? Shape::Disc : Shape::Ring, circle(diameter), ink);
    m_rings.push_back(circle(diameter + 4 * m_k));
}

void Builder::placeRings() {
    for (const CurveMark& mark : m_chart.marks) {
        const QPointF center = at(mark.at);
        if (!isInside(center))
            continue;
        const bool dot = mark.lines.isEmpty();
        ring(center, (dot ? 8 : 14) * m_k, m_chart.ofStates ? Token::StateCurve : Token::ActivationMark, dot);
        const QString name = m_chart.curves[static_cast<std::size_t>(mark.curve)].name;
        addSpot(center, 9 * m_k, mark.key, name + QStringLiteral(", ") + placeName(mark.at.x), mark.at.value,
                mark.lines);
    }
    for (const ChartCurve& curve : m_chart.curves) {
        if (!curve.current || !isInside(at(*curve.current)))
            continue;
        const bool fits =
            curve.fits && curve.current->x >= curve.fits->from && curve.current->x <= curve.fits->to;
        const QPointF center = at(*curve.current);
        if (curve.selected) {
            const double d = 18 * m_k;
            m_marks << LayoutCanvas::shape(Shape::Ring, QRectF(center.x() - d / 2, center.y() - d / 2, d, d),
                                           Token::Accent);
        }
        ring(center, 10 * m_k,
             fits               ? inkWhereItFits()
             : m_chart.ofStates ? Token::UnfitCurve
                                : Token::ActivationMark,
             fits);
        addSpot(center, 9 * m_k, curve.key, curve.name + QStringLiteral(", ") + placeName(curve.current->x),
                curve.current->value, curve.note.isEmpty() ? QStringList() : QStringList{curve.note});
    }
}

} // namespace memladder::ui::curve

namespace memladder::ui {

ChartLayout layoutCurves(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme) {
    return layoutEconomically<curve::Builder>(spec, size, theme, curve::LastEconomy);
}

} // namespace memladder::ui
