// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_layout.h"

#include "charts/layout_economy.h"
#include "charts/picture_frame.h"
#include "language/ui.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

using Align = LayoutCanvas::Align;

class LadderBuilder {
public:
    /// What is given up, one after the other, when a picture is too small.
    enum Economy { Everything, NoSubtitle, NoCaption, NoLegend, NoFloor, NoTitle, LastEconomy = NoTitle };

    LadderBuilder(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme, int economy)
        : m_spec(spec), m_chart(spec.ladder), m_theme(theme), m_canvas(size, theme), m_k(theme.scale()),
          m_economy(economy),
          m_frame(spec, size, m_canvas, {economy < NoTitle, economy < NoSubtitle, economy < NoCaption}) {
        m_out.size = size;
    }

    bool run() {
        plan();
        if (m_economy < LastEconomy && m_spec.issue.isEmpty() &&
            (m_rowHeight < 44 * m_k || m_cell < 74 * m_k))
            return false;
        m_frame.place(m_canvas, m_out.backdrop);
        if (!m_spec.issue.isEmpty()) {
            placeIssue();
            return true;
        }
        placeGrounds();
        placeHeads();
        for (std::size_t r = 0; r < m_chart.rows.size(); ++r) {
            placeRow(r);
            for (std::size_t c = 0; c < m_chart.columns.size(); ++c)
                placeCell(r, c);
        }
        placeStair();
        placeLegend();
        return true;
    }

    ChartLayout take() {
        m_out.data << m_lines << m_texts;
        return std::move(m_out);
    }

private:
    const ChartSpec& m_spec;
    const LadderChart& m_chart;
    const ChartTheme& m_theme;
    LayoutCanvas m_canvas;
    double m_k;
    int m_economy;
    PictureFrame m_frame;
    ChartLayout m_out;
    double m_left = 0; ///< of the first cell
    double m_cell = 0; ///< width of a cell
    double m_top = 0;  ///< of the first row
    double m_rowHeight = 0;
    double m_right = 0; ///< of the table, floor column included
    QList<PlacedItem> m_lines;
    QList<PlacedItem> m_texts;

    [[nodiscard]] double line() const { return std::max(1.0, std::round(m_k)); }
    [[nodiscard]] QRectF cellRect(std::size_t row, std::size_t column) const {
        const double x = std::round(m_left + static_cast<double>(column) * m_cell);
        const double right = std::round(m_left + static_cast<double>(column + 1) * m_cell);
        const double y = std::round(m_top + static_cast<double>(row) * m_rowHeight);
        const double bottom = std::round(m_top + static_cast<double>(row + 1) * m_rowHeight);
        return {x, y, right - x, bottom - y};
    }
    [[nodiscard]] bool fits(std::size_t row, std::size_t column) const {
        return m_chart.rows[row].cells[column].fits.value_or(false);
    }

    void plan() {
        const double margin = m_frame.margin();
        double names = 0;
        double details = 0;
        double floors = m_canvas.width(TextRole::Second, Ui::tr("floor, any number"));
        for (const ChartCellRow& row : m_chart.rows) {
            names = std::max(names, m_canvas.width(TextRole::Title, row.name));
            details = std::max(details, m_canvas.width(TextRole::Note, row.detail));
            floors = std::max(floors, m_canvas.width(TextRole::Note, row.floorDetail));
        }
        // The model's size stands in the floor column: its room does not follow the digits.
        floors =
            std::max(floors, m_canvas.width(TextRole::Note, Ui::tr("%1 bytes × %2").arg(16).arg(Ui::tr("%1 parameters").arg(QStringLiteral("000 B")))));
        const double width = m_out.size.width();
        m_right = width - margin;
        const double whole = m_right - margin;
        names = std::max(names, details <= 0.17 * whole ? details : 0) + 16 * m_k;
        const bool floor = m_economy < NoFloor && floors + 24 * m_k < 0.24 * whole;
        const double floorRoom = floor ? floors + 24 * m_k : 0;
        m_left = std::round(margin + std::max(names, 0.08 * whole));
        const auto columns = static_cast<double>(std::max<std::size_t>(1, m_chart.columns.size()));
        m_cell = (m_right - floorRoom - m_left) / columns;
        m_top = std::round(m_frame.top() + 34 * m_k);
        const double bottom = m_frame.bottom() - (m_economy < NoLegend ? 34 : 4) * m_k;
        const auto rows = static_cast<double>(std::max<std::size_t>(1, m_chart.rows.size()));
        m_rowHeight = std::min((bottom - m_top) / rows, std::max(112 * m_k, 0.62 * m_cell));
        m_out.plot = QRectF(m_left, m_top, columns * m_cell, rows * m_rowHeight);
        m_out.anchor = m_out.plot.bottomLeft();
    }

    void placeIssue() {
        double y = m_out.size.height() / 2;
        for (const QString& text :
             wrapText(m_theme, TextRole::Body, m_spec.issue, m_out.size.width() - 2 * m_frame.margin())) {
            m_canvas.tryText(m_texts, text, TextRole::Body, Token::Text2,
                             m_canvas.box(TextRole::Body, text, m_out.size.width() / 2, y, Align::Center));
            y += 18 * m_k;
        }
    }

    void placeGrounds() {
        for (std::size_t r = 0; r < m_chart.rows.size(); ++r)
            for (std::size_t c = 0; c < m_chart.columns.size(); ++c) {
                const QRectF rect = cellRect(r, c);
                const ChartCell& cell = m_chart.rows[r].cells[c];
                if (cell.fits.value_or(false))
                    m_out.data << LayoutCanvas::rect(rect, Token::FitBg);
                else if (cell.fits)
                    m_out.data << LayoutCanvas::hatch(rect, Token::Hair);
            }
        const double bottom = cellRect(m_chart.rows.size() - 1, 0).bottom();
        for (std::size_t r = 0; r <= m_chart.rows.size(); ++r)
            m_out.data << LayoutCanvas::rect(QRectF(m_frame.margin(),
                                                    r < m_chart.rows.size() ? cellRect(r, 0).top() : bottom,
                                                    m_right - m_frame.margin(), line()),
                                             Token::Hair);
        for (std::size_t c = 0; c <= m_chart.columns.size(); ++c) {
            const double x = c < m_chart.columns.size() ? cellRect(0, c).left() : cellRect(0, c - 1).right();
            m_out.data << LayoutCanvas::rect(QRectF(x, m_top, line(), bottom - m_top), Token::Hair);
        }
    }

    void placeHeads() {
        const double y = m_top - 21 * m_k;
        for (std::size_t c = 0; c < m_chart.columns.size(); ++c) {
            const ChartCellColumn& column = m_chart.columns[c];
            const QRectF cell = cellRect(0, c);
            const TextRole role = column.selected ? TextRole::BodyStrong : TextRole::Body;
            if (column.selected)
                m_out.data << LayoutCanvas::rect(QRectF(cell.left(), m_top - 4 * m_k, cell.width(), 4 * m_k),
                                                 Token::Accent);
            QString name = column.name;
            if (m_canvas.width(role, name) > cell.width() - 8 * m_k)
                name = name.section(QLatin1Char(' '), 0, 0);
            m_canvas.tryText(m_texts, name, role, column.selected ? Token::Accent : Token::Text,
                             m_canvas.box(role, name, cell.right() - pad(), y, Align::Right));
        }
        if (hasFloor())
            m_canvas.tryText(m_texts, Ui::tr("floor, any number"), TextRole::Second, Token::Text2,
                             m_canvas.box(TextRole::Second, Ui::tr("floor, any number"), m_right, y,
                                          Align::Right));
    }

    [[nodiscard]] double pad() const { return (m_cell < 120 * m_k ? 8 : 16) * m_k; }
    [[nodiscard]] bool hasFloor() const { return m_right - m_out.plot.right() > 40 * m_k; }
    [[nodiscard]] bool hasDifference() const { return m_rowHeight >= 50 * m_k; }
    [[nodiscard]] bool hasBars() const { return m_rowHeight >= 78 * m_k && m_chart.card > Bytes(); }
    /// The middle of the first and the second line of a row.
    [[nodiscard]] double firstLine(const QRectF& cell) const {
        const double block = hasBars() ? 74 * m_k : hasDifference() ? 40 * m_k : 20 * m_k;
        return std::round(cell.top() + (cell.height() - block) / 2 + 12 * m_k);
    }

    void placeRow(std::size_t r) {
        const ChartCellRow& row = m_chart.rows[r];
        const QRectF cell = cellRect(r, 0);
        const double y = firstLine(cell) + (hasBars() ? 6 * m_k : 0);
        TextRole role = TextRole::Title;
        for (const TextRole smaller : {TextRole::Total, TextRole::Body})
            if (m_frame.margin() + m_canvas.width(role, row.name) > m_left - 6 * m_k)
                role = smaller;
        if (role == TextRole::Title)
            role = TextRole::Total;
        m_canvas.tryText(m_texts, row.name, role, row.selected ? Token::Accent : Token::Text,
                         m_canvas.box(role, row.name, m_frame.margin(), y));
        const QRectF detail = m_canvas.box(TextRole::Note, row.detail, m_frame.margin(), y + 22 * m_k);
        if (hasDifference() && detail.right() < m_left - 4 * m_k)
            m_canvas.tryText(m_texts, row.detail, TextRole::Note, Token::Text2, detail);
        if (!hasFloor())
            return;
        m_canvas.tryText(m_texts, row.floor, TextRole::Total, row.floorTooHigh ? Token::NoFit : Token::Text,
                         m_canvas.box(TextRole::Total, row.floor, m_right, y, Align::Right));
        if (hasDifference())
            m_canvas.tryText(
                m_texts, row.floorDetail, TextRole::Note, Token::Text2,
                m_canvas.box(TextRole::Note, row.floorDetail, m_right, y + 22 * m_k, Align::Right));
    }

    void placeCell(std::size_t r, std::size_t c) {
        const ChartCell& cell = m_chart.rows[r].cells[c];
        const QRectF rect = cellRect(r, c);
        const bool good = cell.fits.value_or(false);
        const double y = firstLine(rect);
        const double right = rect.right() - pad();
        const Token ground = good ? Token::FitBg : Token::Surface;
        ChartSpot spot;
        spot.area = rect.adjusted(3 * m_k, 3 * m_k, -3 * m_k, -3 * m_k);
        spot.key = cell.issue.isEmpty() ? cell.key : QString();
        spot.title = Ui::tr("%1 on %2", "sharding scheme, number of GPUs").arg(m_chart.rows[r].name, m_chart.columns[c].name);
        if (!cell.issue.isEmpty()) {
            spot.lines << cell.issue;
            m_out.spots.push_back(std::move(spot));
            m_canvas.tryText(m_texts, QStringLiteral("–"), TextRole::Total, Token::Text3,
                             m_canvas.box(TextRole::Total, QStringLiteral("–"), right, y, Align::Right));
            return;
        }
        spot.value = chartNumber(cell.total, m_spec.unit, true);
        if (!cell.difference.isEmpty())
            spot.lines << Ui::tr("%1 on %2", "what is free or over, card").arg(cell.difference, m_chart.cardLabel);
        for (const ChartSegment& segment : cell.segments)
            spot.lines << segment.label + QLatin1Char(' ') + chartNumber(segment.value, m_spec.unit);
        m_out.spots.push_back(std::move(spot));

        const double mark = 13 * m_k;
        const QRectF sign(rect.left() + pad(), y - mark / 2, mark, mark);
        const QString text = chartNumber(cell.total, m_spec.unit);
        TextRole role = TextRole::Title;
        for (const TextRole smaller : {TextRole::Total, TextRole::SegmentNumber})
            if (m_canvas.width(role, text) > right - sign.right() - 6 * m_k || m_rowHeight < 50 * m_k)
                role = smaller;
        if (cell.fits && m_canvas.width(role, text) <= right - sign.right() - 4 * m_k) {
            m_lines << LayoutCanvas::rect(sign.adjusted(-3 * m_k, -3 * m_k, 3 * m_k, 3 * m_k), ground)
                    << LayoutCanvas::shape(good ? Shape::Check : Shape::Cross, sign,
                                           good ? Token::Fits : Token::NoFit);
            m_canvas.reserve(sign);
        }
        m_canvas.tryText(m_texts, text, role, Token::Text, m_canvas.box(role, text, right, y, Align::Right),
                         ground);
        if (hasDifference())
            m_canvas.tryText(
                m_texts, cell.difference, TextRole::Second, Token::Text2,
                m_canvas.box(TextRole::Second, cell.difference, right, y + 26 * m_k, Align::Right), ground);
        if (hasBars())
            placeBar(
                cell,
                QRectF(rect.left() + pad(), std::round(y + 47 * m_k), right - rect.left() - pad(), 9 * m_k),
                good);
    }

    /// Two cards wide, one card marked; what is more leaves through two cuts.
    void placeBar(const ChartCell& cell, const QRectF& track, bool good) {
        const double scale = track.width() / (2 * static_cast<double>(m_chart.card.count()));
        m_lines << LayoutCanvas::rect(track, good ? Token::Surface : Token::Grid);
        Bytes below;
        double x = track.left();
        for (const ChartSegment& segment : cell.segments) {
            below += segment.value;
            const double end = std::round(
                std::min(track.right(), track.left() + static_cast<double>(below.count()) * scale));
            if (end > x)
                m_lines << LayoutCanvas::fill(QRectF(x, track.top(), end - x, track.height()), segment.fill);
            x = std::max(x, end);
        }
        if (static_cast<double>(below.count()) * scale > track.width())
            for (const double inset : {11.0, 5.0}) {
                const double at = track.right() - inset * m_k;
                m_lines << LayoutCanvas::polygon({{at + 2 * m_k, track.top()},
                                                  {at + 4 * m_k, track.top()},
                                                  {at, track.bottom()},
                                                  {at - 2 * m_k, track.bottom()}},
                                                 Token::Surface);
            }
        const double middle = std::round(track.center().x());
        m_lines << LayoutCanvas::rect(
                       QRectF(middle - line(), track.top() - 5 * m_k, 3 * line(), track.height() + 10 * m_k),
                       good ? Token::FitBg : Token::Surface)
                << LayoutCanvas::rect(
                       QRectF(middle, track.top() - 5 * m_k, line(), track.height() + 10 * m_k), Token::Text);
    }

    /// Along every edge between a cell that does not fit and one that does, right of it or below.
    void placeStair() {
        const double pen = 3 * line();
        const double half = std::floor(pen / 2);
        QList<PlacedItem> stair;
        for (std::size_t r = 0; r < m_chart.rows.size(); ++r)
            for (std::size_t c = 0; c < m_chart.columns.size(); ++c) {
                if (!fits(r, c))
                    continue;
                const QRectF rect = cellRect(r, c);
                if (c == 0 || !fits(r, c - 1))
                    stair << LayoutCanvas::rect(
                        QRectF(rect.left() - half, rect.top() - half, pen, rect.height() + pen), Token::Text);
                if (r == 0 || !fits(r - 1, c))
                    stair << LayoutCanvas::rect(
                        QRectF(rect.left() - half, rect.top() - half, rect.width() + pen, pen), Token::Text);
            }
        m_lines << stair;
    }

    void placeLegend() {
        if (m_economy >= NoLegend || m_chart.card <= Bytes())
            return;
        const double y = m_out.plot.bottom() + 24 * m_k;
        double x = m_left;
        const auto write = [&](const QString& text, double samples) {
            const QRectF box = m_canvas.box(TextRole::Second, text, x + samples, y);
            if (box.right() > m_right ||
                !m_canvas.tryText(m_texts, text, TextRole::Second, Token::Text2, box))
                return false;
            return true;
        };
        const double swatch = 16 * m_k;
        const auto patch = [&] { return QRectF(x, std::round(y - 6 * m_k), swatch, 12 * m_k); };
        const auto sign = [&] { return QRectF(x + swatch + 7 * m_k, y - 5 * m_k, 10 * m_k, 10 * m_k); };
        const auto step = [&](const QString& text, double samples) {
            x += samples + m_canvas.width(TextRole::Second, text) + 24 * m_k;
        };
        const QString fit = Ui::tr("fits");
        if (write(fit, 40 * m_k))
            m_lines << LayoutCanvas::rect(patch(), Token::FitBg)
                    << LayoutCanvas::frame(patch(), Token::Border, line())
                    << LayoutCanvas::shape(Shape::Check, sign(), Token::Fits);
        step(fit, 40 * m_k);
        const QString unfit = Ui::tr("does not fit");
        if (write(unfit, 40 * m_k))
            m_lines << LayoutCanvas::hatch(patch(), Token::Border) // what is faint on a whole cell is not seen here
                    << LayoutCanvas::frame(patch(), Token::Border, line())
                    << LayoutCanvas::shape(Shape::Cross, sign(), Token::NoFit);
        step(unfit, 40 * m_k);
        const QString stair = Ui::tr("the ladder: from here on it fits");
        if (write(stair, 28 * m_k))
            m_lines << LayoutCanvas::line({{x, y - 5 * m_k},
                                           {x + 10 * m_k, y - 5 * m_k},
                                           {x + 10 * m_k, y + 5 * m_k},
                                           {x + 20 * m_k, y + 5 * m_k}},
                                          Token::Text, 3 * line());
        step(stair, 28 * m_k);
        const QString card =
            Ui::tr("one %1 card (bars: %2, up to two cards)").arg(m_chart.cardLabel, m_chart.barsOf);
        if (hasBars() && write(card, 10 * m_k))
            m_lines << LayoutCanvas::rect(QRectF(std::round(x), y - 8 * m_k, line(), 16 * m_k), Token::Text);
    }
};

} // namespace

ChartLayout layoutLadder(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme) {
    return layoutEconomically<LadderBuilder>(spec, size, theme, LadderBuilder::LastEconomy);
}

} // namespace memladder::ui
