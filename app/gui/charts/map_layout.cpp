// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/map_layout.h"

#include "charts/chart_words.h"
#include "charts/layout_economy.h"
#include "charts/picture_frame.h"
#include "language/language.h"
#include "language/ui.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

using Align = LayoutCanvas::Align;

constexpr double kLeastPlotWidth = 300;
constexpr double kLeastPlotHeight = 150;
constexpr double kNamesFrom = 460; ///< wide, the lines keep their names when the legend goes
constexpr std::array<Token, 5> kRamp{Token::MapTight, Token::MapLow, Token::MapMiddle, Token::MapHigh,
                                     Token::MapRoomy};

QString levelName(std::size_t level) {
    if (level == 0)
        return Ui::tr("under %1, tight", "per cent").arg(words::percent(kMapLevels[1]));
    if (level + 1 == kMapLevels.size())
        return Ui::tr("%1 and more", "per cent").arg(words::percent(kMapLevels[level]));
    return QStringLiteral("%1–%2\u202F%").arg(kMapLevels[level]).arg(kMapLevels[level + 1]);
}

class MapBuilder {
public:
    /// What is given up, one after the other, when a picture is too small.
    enum Economy {
        Everything,
        NoSubtitle,
        NoCaption,
        NoGutter,
        NoLegend,
        NoAxisTitle,
        NoTitle,
        LastEconomy = NoTitle
    };

    MapBuilder(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme, int economy)
        : m_spec(spec), m_chart(spec.map), m_theme(theme), m_canvas(size, theme), m_k(theme.scale()),
          m_economy(economy),
          m_frame(spec, size, m_canvas, {economy < NoTitle, economy < NoSubtitle, economy < NoCaption}) {
        m_out.size = size;
    }

    bool run() {
        plan();
        if (m_economy < LastEconomy &&
            (m_out.plot.width() < kLeastPlotWidth * m_k || m_out.plot.height() < kLeastPlotHeight * m_k))
            return false;
        m_frame.place(m_canvas, m_out.backdrop);
        if (!m_spec.issue.isEmpty()) {
            placeNotice(m_spec.issue);
            return true;
        }
        placeAxes();
        placeLegend();
        if (m_chart.rows.empty()) {
            placeNotice(Ui::tr("Searching every layout"));
        } else {
            placeCells();
            placeFrontier();
            placeLines();
        }
        m_out.data << LayoutCanvas::frame(m_out.plot, Token::Border, line());
        placeCurrent();
        placeProof();
        placeSpots();
        return true;
    }

    ChartLayout take() {
        m_out.data << m_lines << m_texts;
        return std::move(m_out);
    }

private:
    const ChartSpec& m_spec;
    const MapChart& m_chart;
    const ChartTheme& m_theme;
    LayoutCanvas m_canvas;
    double m_k;
    int m_economy;
    PictureFrame m_frame;
    ChartLayout m_out;
    double m_gutter = 0;       ///< left end of what is written right of the plot; 0 without a gutter
    double m_gutterTop = 0;    ///< where the names of lines may begin
    QList<PlacedItem> m_lines; ///< over the cells
    QList<PlacedItem> m_texts;
    QRectF m_ring;

    [[nodiscard]] double line() const { return std::max(1.0, std::round(m_k)); }
    [[nodiscard]] double columns() const {
        return static_cast<double>(std::max<std::size_t>(1, m_chart.columns.size()));
    }
    [[nodiscard]] double xOfColumn(std::size_t column) const {
        return std::round(m_out.plot.left() + m_out.plot.width() * static_cast<double>(column) / columns());
    }
    /// The middle of the column of a power of two, and between them as they lie.
    [[nodiscard]] double xOf(double gpus) const {
        return m_out.plot.left() + m_out.plot.width() * (std::log2(gpus) + 0.5) / columns();
    }
    [[nodiscard]] double yOf(double params) const {
        const double share = std::log(params / m_chart.low) / std::log(m_chart.high / m_chart.low);
        return m_out.plot.bottom() - share * m_out.plot.height();
    }
    [[nodiscard]] QRectF cellRect(std::size_t row, std::size_t column) const {
        const double top = std::round(yOf(m_chart.rows[row].to));
        return {QPointF(xOfColumn(column), top),
                QPointF(xOfColumn(column + 1), std::round(yOf(m_chart.rows[row].from)))};
    }
    [[nodiscard]] int level(std::size_t row, std::size_t column) const {
        return m_chart.rows[row].cells[column].level;
    }
    [[nodiscard]] bool fits(std::size_t row, std::size_t column) const { return level(row, column) >= 0; }

    [[nodiscard]] QString heading() const { return Ui::tr("Headroom of the best layout"); }
    [[nodiscard]] QString subheading() const {
        return Ui::tr("share of the %1 card").arg(m_chart.cardLabel);
    }
    [[nodiscard]] double swatchRoom() const { return 34 * m_k; }

    void plan() {
        const double margin = m_frame.margin();
        double ticks = m_canvas.width(TextRole::Second, Ui::tr("parameters")) - 12 * m_k;
        for (const std::uint64_t tick : m_chart.ticks)
            ticks = std::max(ticks, m_canvas.width(TextRole::Tick, tickName(tick)));
        const double left = std::round(margin + ticks + 10 * m_k);
        double right = m_out.size.width() - margin;
        if (m_economy < NoGutter) {
            double room = m_canvas.width(TextRole::BodyStrong, heading());
            for (const QString& text :
                 {levelName(4), levelName(0), Ui::tr("the frontier, any layout"), m_chart.linesOf})
                room = std::max(room, swatchRoom() + m_canvas.width(TextRole::Second, text));
            // Digits come and go: room for the longest.
            room =
                std::max(room, m_canvas.width(TextRole::BodyStrong, QStringLiteral("ZeRO-3  ")) +
                                   m_canvas.width(TextRole::Second, Ui::tr("alone: up to %1", "model size").arg(QStringLiteral("00.0 B"))));
            m_gutter = std::round(right - room);
            right = m_gutter - 14 * m_k;
        } else if (!m_chart.lines.empty() &&
                   m_out.size.width() >= kNamesFrom * m_k) { // a line without a name says nothing
            m_gutter =
                std::round(right - m_canvas.width(TextRole::BodyStrong, QStringLiteral("ZeRO-3")) - 2 * m_k);
            right = m_gutter - 14 * m_k;
        }
        const double top = std::round(m_frame.top() + (m_economy < NoAxisTitle ? 34 : 12) * m_k);
        double below = 22 * m_k;
        if (m_economy < NoAxisTitle)
            below += 26 * m_k;
        if (m_economy == NoGutter)
            below += 22 * m_k;
        const double bottom = std::round(m_frame.bottom() - below);
        m_out.plot = QRectF(QPointF(left, top), QPointF(std::round(right), bottom));
        m_gutterTop = top;
        m_out.anchor = m_out.plot.bottomLeft();
    }

    [[nodiscard]] static QString tickName(std::uint64_t params) {
        return inLocale(format::roughCount(params));
    }

    void placeNotice(const QString& notice) {
        const double room = m_spec.issue.isEmpty() ? m_out.plot.width() - 16 * m_k
                                                   : m_out.size.width() - 2 * m_frame.margin();
        double y = m_out.plot.center().y();
        for (const QString& text : wrapText(m_theme, TextRole::Body, notice, room)) {
            m_canvas.tryText(m_texts, text, TextRole::Body, Token::Text2,
                             m_canvas.box(TextRole::Body, text, m_out.plot.center().x(), y, Align::Center));
            y += 18 * m_k;
        }
    }

    void placeAxes() {
        const QRectF& plot = m_out.plot;
        if (m_economy < NoAxisTitle) {
            m_canvas.tryText(m_out.backdrop, Ui::tr("parameters"), TextRole::Second, Token::Text3,
                             m_canvas.box(TextRole::Second, Ui::tr("parameters"), m_frame.margin(),
                                          plot.top() - 24 * m_k));
            const QString title = Ui::tr("GPUs (powers of two)");
            m_canvas.tryText(m_out.backdrop, title, TextRole::Second, Token::Text3,
                             m_canvas.box(TextRole::Second, title, plot.center().x(),
                                          plot.bottom() + 34 * m_k, Align::Center));
        }
        // The ends first, then from the middle out: what has no room is the least of them.
        std::vector<std::uint64_t> sizes = m_chart.ticks;
        const double middle = std::sqrt(m_chart.low * m_chart.high);
        std::stable_sort(sizes.begin(), sizes.end(), [&](std::uint64_t a, std::uint64_t b) {
            const auto rank = [&](std::uint64_t size) {
                const auto value = static_cast<double>(size);
                return value <= m_chart.low || value >= m_chart.high ? -1.0
                                                                     : std::abs(std::log(value / middle));
            };
            return rank(a) < rank(b);
        });
        const double gap = 4 * m_k;
        for (const std::uint64_t size : sizes) {
            const QString name = tickName(size);
            const double y = yOf(static_cast<double>(size));
            const QRectF box = m_canvas.box(TextRole::Tick, name, plot.left() - 8 * m_k, y, Align::Right);
            if (!m_canvas.isFree(
                    box.adjusted(0, -gap, 0, std::min(gap, m_out.size.height() - box.bottom()))) ||
                !m_canvas.tryText(m_out.backdrop, name, TextRole::Tick, Token::Text3, box))
                continue;
            m_out.backdrop << LayoutCanvas::rect(QRectF(plot.left() - 5 * m_k,
                                                        std::round(std::min(y, plot.bottom() - line())),
                                                        5 * m_k, line()),
                                                 Token::Text3);
        }
        double widest = 0;
        for (const std::uint64_t count : m_chart.columns)
            widest = std::max(widest, m_canvas.width(TextRole::Tick, countName(count)));
        std::size_t stride = 1;
        while (static_cast<double>(stride) * plot.width() / columns() < widest + 8 * m_k &&
               stride < m_chart.columns.size())
            stride *= 2;
        for (std::size_t c = 0; c < m_chart.columns.size(); c += stride) {
            const QString name = countName(m_chart.columns[c]);
            m_canvas.tryText(m_out.backdrop, name, TextRole::Tick, Token::Text3,
                             m_canvas.box(TextRole::Tick, name, (xOfColumn(c) + xOfColumn(c + 1)) / 2,
                                          plot.bottom() + 13 * m_k, Align::Center));
        }
    }

    [[nodiscard]] static QString countName(std::uint64_t gpus) {
        return inLocale(format::tokens(gpus));
    }

    void swatch(const QRectF& rect, std::optional<Token> color) {
        m_out.backdrop << (color ? LayoutCanvas::rect(rect, *color)
                                 : LayoutCanvas::hatch(rect, Token::Text3));
        if (!color)
            m_out.backdrop << LayoutCanvas::frame(rect, Token::Text3, line());
    }

    void placeLegend() {
        if (m_economy >= NoLegend)
            return;
        if (m_economy == NoGutter) {
            placeLegendRow();
            return;
        }
        double y = m_out.plot.top() + 6 * m_k;
        m_canvas.tryText(m_out.backdrop, heading(), TextRole::BodyStrong, Token::Text,
                         m_canvas.box(TextRole::BodyStrong, heading(), m_gutter, y));
        y += 18 * m_k;
        m_canvas.tryText(m_out.backdrop, subheading(), TextRole::Second, Token::Text2,
                         m_canvas.box(TextRole::Second, subheading(), m_gutter, y));
        y += 25 * m_k;
        const double lowest = m_frame.bottom();
        const auto write = [&](const QString& text) {
            const QRectF box = m_canvas.box(TextRole::Second, text, m_gutter + swatchRoom(), y);
            return box.bottom() <= lowest &&
                   m_canvas.tryText(m_out.backdrop, text, TextRole::Second, Token::Text2, box);
        };
        const auto patch = [&] { return QRectF(m_gutter, std::round(y - 9 * m_k), 26 * m_k, 18 * m_k); };
        for (std::size_t level = kMapLevels.size(); level-- > 0; y += 22 * m_k)
            if (write(levelName(level)))
                swatch(patch(), kRamp[level]);
        if (write(Ui::tr("nothing fits")))
            swatch(patch(), std::nullopt);
        y += 22 * m_k;
        const auto stroke = [&](double width) {
            return QRectF(m_gutter, std::round(y - width / 2), 26 * m_k, width);
        };
        if (write(Ui::tr("the frontier, any layout")))
            m_out.backdrop << LayoutCanvas::rect(stroke(std::round(2.25 * m_k)), Token::Text);
        y += 22 * m_k;
        if (!m_chart.lines.empty()) {
            if (write(m_chart.linesOf))
                m_out.backdrop << LayoutCanvas::rect(stroke(line()), Token::Text);
            y += 22 * m_k;
        }
        m_gutterTop = y;
    }

    /// tight ■■■■■ roomy, and what is hatched.
    void placeLegendRow() {
        const double y = m_frame.bottom() - 10 * m_k;
        double x = m_frame.margin();
        const double right = m_out.size.width() - m_frame.margin();
        const auto write = [&](const QString& text) {
            const QRectF box = m_canvas.box(TextRole::Second, text, x, y);
            if (box.right() > right ||
                !m_canvas.tryText(m_out.backdrop, text, TextRole::Second, Token::Text2, box))
                return false;
            x = box.right() + 8 * m_k;
            return true;
        };
        const double side = 14 * m_k;
        if (!write(Ui::tr("tight")))
            return;
        for (const Token token : kRamp) {
            swatch(QRectF(std::round(x), std::round(y - side / 2), std::round(1.4 * side), std::round(side)),
                   token);
            x += std::round(1.4 * side);
        }
        x += 8 * m_k;
        if (!write(Ui::tr("%1 of the %2 card free and more").arg(words::percent(kMapLevels.back()), m_chart.cardLabel)))
            write(Ui::tr("roomy"));
        x += 10 * m_k;
        const QRectF hatched(std::round(x), std::round(y - side / 2), std::round(1.4 * side),
                             std::round(side));
        x += std::round(1.4 * side) + 8 * m_k;
        if (write(Ui::tr("nothing fits")))
            swatch(hatched, std::nullopt);
    }

    /// Cells of one kind above each other are one rectangle.
    void placeCells() {
        for (std::size_t c = 0; c < m_chart.columns.size(); ++c)
            for (std::size_t r = 0; r < m_chart.rows.size();) {
                std::size_t end = r + 1;
                while (end < m_chart.rows.size() && level(end, c) == level(r, c))
                    ++end;
                const QRectF rect = cellRect(r, c).united(cellRect(end - 1, c));
                if (!rect.isEmpty())
                    m_out.data << (fits(r, c) ? LayoutCanvas::rect(
                                                    rect, kRamp[static_cast<std::size_t>(level(r, c))])
                                              : LayoutCanvas::hatch(rect, Token::Text3));
                r = end;
            }
    }

    /// Along every edge between a cell where something fits and one where nothing does.
    void placeFrontier() {
        const double pen = std::max(2.0, std::round(2.25 * m_k));
        const double casing = std::max(1.0, std::round(m_k));
        QList<PlacedItem> under;
        QList<PlacedItem> over;
        const auto add = [&](const QRectF& rect) {
            under << LayoutCanvas::rect(
                rect.adjusted(-casing, -casing, casing, casing).intersected(m_out.plot), Token::Surface);
            over << LayoutCanvas::rect(rect.intersected(m_out.plot), Token::Text);
        };
        const double half = std::floor(pen / 2);
        for (std::size_t c = 0; c < m_chart.columns.size(); ++c)
            for (std::size_t r = 0; r < m_chart.rows.size(); ++r) {
                const QRectF rect = cellRect(r, c);
                if (r + 1 < m_chart.rows.size() && fits(r, c) != fits(r + 1, c))
                    add({rect.left() - half, rect.top() - half, rect.width() + pen, pen});
                if (c + 1 < m_chart.columns.size() && fits(r, c) != fits(r, c + 1))
                    add({rect.right() - half, rect.top() - half, pen, rect.height() + pen});
            }
        m_out.data << under << over;
    }

    void placeLines() {
        const QRectF& plot = m_out.plot;
        struct Name {
            const ChartMapLine* line;
            double end; ///< where the line leaves the plot
            double y;   ///< where its name stands
        };
        std::vector<Name> names;
        for (const ChartMapLine& one : m_chart.lines) {
            QPolygonF points;
            for (const MapPlace& place : one.places)
                points << QPointF(xOf(place.gpus), std::clamp(yOf(place.params), plot.top(), plot.bottom()));
            if (points.isEmpty())
                continue;
            if (one.places.front().gpus <= 1)
                points.prepend({plot.left(), points.first().y()});
            points << QPointF(plot.right(), points.last().y());
            m_lines << curve(points, Token::Surface, line() + 2 * m_k) << curve(points, Token::Text, line());
            names.push_back({&one, points.last().y(), points.last().y()});
        }
        if (m_gutter <= 0)
            return;
        std::sort(names.begin(), names.end(), [](const Name& a, const Name& b) { return a.y < b.y; });
        const double apart = 1.25 * m_theme.lineHeight(TextRole::BodyStrong);
        double least = m_gutterTop + 4 * m_k;
        for (Name& name : names) {
            name.y = std::max(name.y, least);
            least = name.y + apart;
        }
        double most = m_frame.bottom() - apart / 2;
        for (std::size_t i = names.size(); i-- > 0;) {
            names[i].y = std::min(names[i].y, most);
            most = names[i].y - apart;
        }
        for (const Name& name : names) {
            const QRectF box = m_canvas.box(TextRole::BodyStrong, name.line->name, m_gutter, name.y);
            const double noteX = box.right() + 8 * m_k;
            if (name.y < m_gutterTop ||
                !m_canvas.tryText(m_texts, name.line->name, TextRole::BodyStrong, Token::Text, box))
                continue;
            m_canvas.tryText(m_texts, name.line->note, TextRole::Second, Token::Text2,
                             m_canvas.box(TextRole::Second, name.line->note, noteX, name.y));
            const double from = plot.right();
            const double to = m_gutter - 5 * m_k;
            const double bend = from + 0.5 * (to - from);
            m_lines << LayoutCanvas::line({{from, LayoutCanvas::crisp(name.end, line())},
                                           {bend - 2 * m_k, LayoutCanvas::crisp(name.end, line())},
                                           {bend + 2 * m_k, LayoutCanvas::crisp(name.y, line())},
                                           {to, LayoutCanvas::crisp(name.y, line())}},
                                          Token::Text3, line());
        }
    }

    static PlacedItem curve(const QPolygonF& points, Token color, double width) {
        PlacedItem item = LayoutCanvas::line(points, color, width);
        item.kind = PlacedItem::Kind::Curve;
        return item;
    }

    void placeCurrent() {
        if (!m_chart.current || m_chart.columns.empty())
            return;
        const QRectF& plot = m_out.plot;
        const QPointF at(xOf(m_chart.current->gpus), yOf(m_chart.current->params));
        if (!plot.adjusted(-0.5, -0.5, 0.5, 0.5).contains(at))
            return;
        const double radius = 8 * m_k;
        m_ring = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
        const double pad = 10 * m_k;
        const double wide = std::max(m_canvas.width(TextRole::BodyStrong, m_chart.currentName),
                                     m_canvas.width(TextRole::Second, m_chart.currentDetail)) +
                            2 * pad;
        const double high = (m_chart.currentDetail.isEmpty() ? 26 : 43) * m_k;
        // Below and to the right lies comfort: the box hides least there.
        const double dx = 62 * m_k;
        const double dy = 66 * m_k;
        QRectF box;
        for (const QPointF& step : {QPointF(dx, dy), QPointF(-dx, dy), QPointF(dx, -dy), QPointF(-dx, -dy),
                                    QPointF(dx, 0.0), QPointF(-dx, 0.0)}) {
            QRectF tried(step.x() > 0 ? at.x() + step.x() : at.x() + step.x() - wide,
                         step.y() == 0.0 ? at.y() - high / 2
                         : step.y() > 0  ? at.y() + step.y()
                                         : at.y() + step.y() - high,
                         wide, high);
            tried.moveTo(std::round(tried.left()), std::round(tried.top()));
            if (plot.adjusted(4 * m_k, 4 * m_k, -4 * m_k, -4 * m_k).contains(tried) &&
                m_canvas.isFree(tried)) {
                box = tried;
                break;
            }
        }
        if (!box.isEmpty()) {
            const QPointF end(std::clamp(at.x(), box.left(), box.right()),
                              std::clamp(at.y(), box.top(), box.bottom()));
            m_lines << LayoutCanvas::line({at, end}, Token::Surface, 3 * m_k)
                    << LayoutCanvas::line({at, end}, Token::Text, line())
                    << LayoutCanvas::rect(box, Token::Surface)
                    << LayoutCanvas::frame(box, Token::Border, line());
            m_canvas.tryText(m_texts, m_chart.currentName, TextRole::BodyStrong, Token::Text,
                             m_canvas.box(TextRole::BodyStrong, m_chart.currentName, box.left() + pad,
                                          box.top() + 13 * m_k));
            m_canvas.tryText(m_texts, m_chart.currentDetail, TextRole::Second, Token::Text2,
                             m_canvas.box(TextRole::Second, m_chart.currentDetail, box.left() + pad,
                                          box.top() + 30 * m_k));
            m_canvas.reserve(box);
        }
        m_lines << LayoutCanvas::shape(Shape::Disc, m_ring.adjusted(-2 * m_k, -2 * m_k, 2 * m_k, 2 * m_k),
                                       Token::Surface)
                << LayoutCanvas::shape(Shape::Ring, m_ring, Token::Accent)
                << LayoutCanvas::shape(Shape::Ring, m_ring.adjusted(4 * m_k, 4 * m_k, -4 * m_k, -4 * m_k),
                                       Token::Accent);
    }

    /// In the corner where nothing fits, if all of its ground is hatched.
    void placeProof() {
        if (m_chart.rows.empty())
            return;
        const QString head = Ui::tr("Nothing fits");
        const double pad = 14 * m_k;
        const double proof = m_chart.proof.isEmpty() ? 0 : m_canvas.width(TextRole::Second, m_chart.proof);
        const double wide = std::max(m_canvas.width(TextRole::Total, head), proof) + 2 * pad;
        const QRectF box(m_out.plot.left() + 24 * m_k, m_out.plot.top() + 24 * m_k, std::round(wide),
                         std::round((proof > 0 ? 60 : 36) * m_k));
        for (std::size_t r = 0; r < m_chart.rows.size(); ++r)
            for (std::size_t c = 0; c < m_chart.columns.size(); ++c)
                if (fits(r, c) && cellRect(r, c).intersects(box.adjusted(-8 * m_k, 0, 8 * m_k, 8 * m_k)))
                    return;
        if (!m_out.plot.contains(box) || !m_canvas.isFree(box) || m_ring.intersects(box))
            return;
        m_lines << LayoutCanvas::rect(box, Token::Surface) << LayoutCanvas::frame(box, Token::Border, line());
        m_canvas.tryText(m_texts, head, TextRole::Total, Token::Text,
                         m_canvas.box(TextRole::Total, head, box.left() + pad, box.top() + 18 * m_k));
        m_canvas.tryText(
            m_texts, m_chart.proof, TextRole::Second, Token::Text2,
            m_canvas.box(TextRole::Second, m_chart.proof, box.left() + pad, box.top() + 41 * m_k));
        m_canvas.reserve(box);
    }

    [[nodiscard]] QStringList told(const ChartMapCell& cell) const {
        QStringList lines;
        if (!cell.layout.isEmpty())
            lines << (cell.level < 0 ? Ui::tr("least: %1", "layout") : Ui::tr("best: %1", "layout")).arg(cell.layout);
        if (!cell.total.isSaturated())
            lines << Ui::tr("%1 of %2")
                         .arg(chartNumber(cell.total, m_spec.unit),
                              chartNumber(m_chart.card, m_spec.unit, true));
        if (cell.level < 0 && cell.proven)
            lines << Ui::tr("no layout can: the states alone exceed the card");
        return lines;
    }

    void placeSpots() {
        for (std::size_t r = 0; r < m_chart.rows.size(); ++r) {
            const ChartMapRow& row = m_chart.rows[r];
            const QString size = QString::number(row.size) + QLatin1Char('@');
            for (std::size_t c = 0; c < m_chart.columns.size(); ++c) {
                const ChartMapCell& cell = row.cells[c];
                ChartSpot spot;
                spot.area = cellRect(r, c);
                spot.key = size + QString::number(m_chart.columns[c]);
                spot.title = Ui::tr("%1 on %2", "model size, GPUs").arg(row.name, words::gpus(m_chart.columns[c]));
                if (cell.level >= 0)
                    spot.value =
                        Ui::tr("%1 free").arg(chartNumber(m_chart.card - cell.total, m_spec.unit, true));
                else
                    spot.value = Ui::tr("nothing fits");
                spot.lines = told(cell);
                m_out.spots.push_back(std::move(spot));
            }
        }
        if (m_ring.isEmpty() || m_out.spots.empty())
            return;
        m_out.firstSpot = static_cast<int>(m_out.spots.size());
        ChartSpot here;
        here.area = m_ring;
        here.title = m_chart.currentName;
        here.lines << Ui::tr("the scenario");
        if (!m_chart.currentDetail.isEmpty())
            here.lines << m_chart.currentDetail;
        m_out.spots.push_back(std::move(here));
    }
};

} // namespace

ChartLayout layoutMap(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme) {
    return layoutEconomically<MapBuilder>(spec, size, theme, MapBuilder::LastEconomy);
}

} // namespace memladder::ui
