// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/stack_builder.h"
#include "language/ui.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui::stack {

QString ChartBar::*Builder::differenceForm() const {
    const double room = m_column - (8 + kMark + 8) * m_k;
    for (QString ChartBar::*form : {&ChartBar::difference, &ChartBar::shortDifference})
        if (std::all_of(bars().begin(), bars().end(), [&](const ChartBar& bar) {
                return m_canvas.width(TextRole::Second, bar.*form) <= room;
            }))
            return form;
    return nullptr;
}

void Builder::placeMark(const ChartBar& bar, double x, double y) {
    if (!bar.fits)
        return;
    const QRectF mark(std::round(x), std::round(y - kMark * m_k / 2), kMark * m_k, kMark * m_k);
    m_marks << LayoutCanvas::shape(*bar.fits ? Shape::Check : Shape::Cross, mark,
                                   *bar.fits ? Token::Fits : Token::NoFit);
    m_canvas.reserve(mark);
}

void Builder::placeNames() {
    if (m_out.sideways) {
        placeNamesSideways();
        return;
    }
    QString ChartBar::*form = m_many ? nullptr : differenceForm();
    bool totalsFit = true;
    for (const ChartBar& bar : bars())
        totalsFit = totalsFit && m_canvas.width(TextRole::SegmentNumber, number(visibleTotal(m_spec, bar))) <=
                                     m_column - 4 * m_k;
    for (std::size_t i = 0; i < bars().size(); ++i) {
        const ChartBar& bar = bars()[i];
        const double x = m_out.bars[i].body.center().x();
        double y = m_out.plot.bottom() + (m_many ? 14 : 13) * m_k;
        const TextRole role = bar.selected ? TextRole::BodyStrong : TextRole::Body;
        for (const QString& line : m_names[i]) {
            m_canvas.tryText(m_texts, line, role, Token::Text, m_canvas.box(role, line, x, y, Align::Center));
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

void Builder::placeNamesSideways() {
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
        if (!m_canvas.tryText(m_texts, bar.name, role, Token::Text,
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

void Builder::placeTotals() {
    m_totalTop.assign(bars().size(), 0);
    std::vector<std::pair<QString, QPointF>> notes; // after all totals, which matter more
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
            after = Ui::tr("of %1").arg(number(bar.total));
        else if (placed.cut)
            after = unitName();
        if (!after.isEmpty())
            notes.emplace_back(after, QPointF(box.right() + 6 * m_k, box.center().y()));
    }
    for (const auto& [note, at] : notes)
        m_canvas.tryText(m_texts, note, TextRole::Note, Token::Text2,
                         m_canvas.box(TextRole::Note, note, at.x(), at.y()), Token::Surface);
}

QRectF Builder::topAllowance(std::size_t i) const {
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

double Builder::offCeilings(double y, double reach, double highest, double lowest) const {
    double up = y;
    double down = y;
    // What makes way for one ceiling may then be on the next.
    for (std::size_t tries = 0; tries < m_ceilingBands.size(); ++tries)
        for (const QRectF& band : m_ceilingBands) {
            if (up + reach > band.top() && up - reach < band.bottom())
                up = band.top() - reach;
            if (down + reach > band.top() && down - reach < band.bottom())
                down = band.bottom() + reach;
        }
    if (up >= highest && (y - up <= down - y || down > lowest))
        return up;
    return down <= lowest ? down : y;
}

double Builder::gapAfter(std::size_t i) const {
    const PlacedBar& placed = m_out.bars[i];
    if (i + 1 < m_out.bars.size())
        return m_out.bars[i + 1].body.left() - placed.body.right();
    return width() - m_margin - placed.body.right();
}

void Builder::placeAboveLists() {
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
        // Beside the bar, and over a lower neighbour if that leaves room; off the ceilings; without names where it
        // is narrow; otherwise the total alone tells.
        if (!placeAboveList(i, above, true, true) && !placeAboveList(i, above, false, true) &&
            !placeAboveList(i, above, true, false))
            static_cast<void>(placeAboveList(i, above, false, false));
    }
}

bool Builder::placeAboveList(std::size_t i, const std::vector<const ChartSegment*>& above, bool named, bool clear) {
    const PlacedBar& placed = m_out.bars[i];
    const double left = placed.body.right() + 14 * m_k + (bars()[i].ghost ? 8 * m_k : 0);
    const QString head = named ? Ui::tr("above the axis:") : Ui::tr("above:", "the axis");
    double y = m_out.plot.top() + 3 * m_k;
    double numbers = 0;
    for (const ChartSegment* segment : above)
        numbers = std::max(numbers, m_canvas.width(TextRole::Note, number(segment->value)));
    struct Row {
        QRectF size;
        QRectF name;
    };
    std::vector<QRectF> boxes{m_canvas.box(TextRole::Note, head, left, y)};
    std::vector<Row> rows;
    const double side = 10 * m_k; // of a swatch
    for (const ChartSegment* segment : above) {
        y += 15 * m_k;
        if (clear)
            y = offCeilings(y, side / 2 + 2 * m_k, y, m_out.plot.bottom());
        const double numberRight = left + 14 * m_k + numbers;
        Row row{m_canvas.box(TextRole::Note, number(segment->value), numberRight, y, Align::Right), {}};
        boxes.push_back(row.size);
        if (named) {
            row.name = m_canvas.box(TextRole::Note, lowered(segment->label), numberRight + 5 * m_k, y);
            boxes.push_back(row.name);
        }
        rows.push_back(row);
    }
    double right = left;
    for (const QRectF& box : boxes)
        right = std::max(right, box.right());
    const QRectF block(left, boxes.front().top(), right - left + 6 * m_k,
                       boxes.back().bottom() - boxes.front().top());
    bool blocked = right > width() - m_margin / 2; // no text ends at the picture's edge
    for (std::size_t other = 0; other < bars().size(); ++other)
        if (other != i)
            blocked = blocked || withRails(other).intersects(block) || totalWithAir(other).intersects(block);
    if (blocked || y > m_out.plot.bottom() || !m_canvas.areFree(boxes))
        return false;
    m_canvas.tryText(m_texts, head, TextRole::Note, Token::Text3, boxes.front(), Token::Surface);
    for (std::size_t row = 0; row < above.size(); ++row) {
        const QRectF swatch(std::round(left), std::round(rows[row].size.center().y() - side / 2), side, side);
        m_marks << LayoutCanvas::rect(swatch.adjusted(-2 * m_k, -2 * m_k, 4 * m_k, 2 * m_k), Token::Surface);
        m_marks << LayoutCanvas::fill(swatch, above[row]->fill);
        m_canvas.tryText(m_texts, number(above[row]->value), TextRole::Note, Token::Text, rows[row].size,
                         Token::Surface);
        if (named)
            m_canvas.tryText(m_texts, lowered(above[row]->label), TextRole::Note, Token::Text2,
                             rows[row].name, Token::Surface);
    }
    return true;
}

QRectF Builder::withRails(std::size_t i) const {
    QRectF all = m_out.bars[i].body;
    if (!bars()[i].ghost)
        return all;
    const double before = std::max(m_out.pixelOf(value(*bars()[i].ghost)), m_out.plot.top());
    all.setTop(std::min(all.top(), before));
    return all.adjusted(-8 * m_k, 0, 8 * m_k, 0);
}

QRectF Builder::totalWithAir(std::size_t i) const {
    const double w = m_canvas.width(TextRole::Total, number(visibleTotal(m_spec, bars()[i]))) + 16 * m_k;
    const QRectF& body = m_out.bars[i].body;
    return {body.center().x() - w / 2, m_totalTop[i], w, std::max(0.0, body.top() - m_totalTop[i])};
}

bool Builder::liesAbove(std::size_t i, std::size_t s) const {
    Bytes below;
    for (std::size_t other = 0; other < s; ++other)
        if (!isHidden(m_spec, bars()[i].segments[other].key))
            below += bars()[i].segments[other].value;
    return std::round(m_out.pixelOf(value(below))) <= edge();
}

bool Builder::isRepeated(const ChartSegment& segment) const {
    if (!isAllowance(segment.fill) || bars().size() < 2)
        return false;
    return std::all_of(bars().begin(), bars().end(), [&](const ChartBar& bar) {
        return std::any_of(bar.segments.begin(), bar.segments.end(), [&](const ChartSegment& other) {
            return other.key == segment.key && other.value == segment.value;
        });
    });
}

void Builder::placeInsideNumbers() {
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
            const double y =
                noted ? middle.y() - block / 2 + m_canvas.height(TextRole::SegmentNumber) / 2 : middle.y();
            const QRectF box = m_canvas.box(TextRole::SegmentNumber, text, middle.x(), y, Align::Center);
            if (!placeOn(segment.fill, text, TextRole::SegmentNumber, box))
                continue;
            m_numbered[i][s] = true;
            if (placed.cut && cutBand(placed).intersects(m_canvas.inkOf(box)))
                m_texts.back().fillChip = true; // no stroke through a number
            if (noted)
                placeOn(segment.fill, segment.note, TextRole::Note,
                        m_canvas.box(TextRole::Note, segment.note, middle.x(),
                                     middle.y() + block / 2 - m_canvas.height(TextRole::Note) / 2,
                                     Align::Center));
        }
    }
}

bool Builder::placeOn(Fill fill, const QString& text, TextRole role, const QRectF& box) {
    if (!m_canvas.tryText(m_texts, text, role, Token::Text, box))
        return false;
    m_texts.back().fill = fill;
    m_texts.back().fillChip = m_theme.fill(fill).hatch != Hatch::None || crossesCeiling(box);
    return true;
}

QRectF Builder::cutBand(const PlacedBar& placed) const {
    return m_out.sideways
               ? QRectF(m_out.plot.right() - 25 * m_k, placed.body.top(), 21 * m_k, placed.body.height())
               : QRectF(placed.body.left(), m_out.plot.top() + 4 * m_k, placed.body.width(), 21 * m_k);
}

QPointF Builder::quietMiddle(const PlacedBar& placed, const QRectF& rect, const QSizeF& block) const {
    const QPointF middle = rect.center();
    const QPointF along = m_out.sideways ? QPointF(1, 0) : QPointF(0, 1);
    std::vector<QRectF> noise = m_ceilingBands;
    if (placed.cut)
        noise.push_back(cutBand(placed));
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

namespace {

/// Where labels go that want to be at `wanted` (from the baseline up, so with falling y) and need to be so far apart: as
/// near to that as they can, to both sides. Those that meet share their distances (pool of adjacent violators).
std::vector<double> spread(const std::vector<double>& wanted, double apart) {
    struct Pool {
        double sum;
        double count;
    };
    std::vector<Pool> pools;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        pools.push_back({wanted[i] + static_cast<double>(i) * apart, 1});
        while (pools.size() > 1 && pools[pools.size() - 2].sum / pools[pools.size() - 2].count < pools.back().sum / pools.back().count) {
            const Pool above = pools.back();
            pools.pop_back();
            pools.back().sum += above.sum;
            pools.back().count += above.count;
        }
    }
    std::vector<double> out;
    for (const Pool& pool : pools)
        for (double i = 0; i < pool.count; ++i)
            out.push_back(pool.sum / pool.count - static_cast<double>(out.size()) * apart);
    return out;
}

} // namespace

void Builder::placeBesideNumbers() {
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
        const auto place = [&] {
            std::vector<double> wanted;
            wanted.reserve(labels.size());
            for (const Beside& one : labels)
                wanted.push_back(one.at);
            const std::vector<double> places = spread(wanted, apart);
            double limit = m_out.plot.bottom() - m_canvas.height(TextRole::Note) / 2;
            double farthest = 0;
            for (std::size_t l = 0; l < labels.size(); ++l) { // from the baseline up
                labels[l].label = offCeilings(std::min(places[l], limit), 0.35 * m_canvas.height(TextRole::Note) + m_k, m_out.plot.top(), limit);
                limit = labels[l].label - apart;
                farthest = std::max(farthest, std::abs(labels[l].label - labels[l].at));
            }
            return farthest;
        };
        // Too many for their place would all stand far from what they name: the smallest are left to table and tooltip.
        while (place() > kFarthestLabel * apart)
            labels.erase(std::min_element(labels.begin(), labels.end(), [](const Beside& a, const Beside& b) {
                return a.segment->value < b.segment->value;
            }));
        double numbers = 0;
        for (const Beside& one : labels)
            numbers = std::max(numbers, m_canvas.width(TextRole::Note, number(one.segment->value)));
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
            leader << QPointF(end, std::floor(std::abs(one.label - one.at) > m_k ? one.label : one.at) + 0.5);
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

void Builder::placeGhostNumbers() {
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

void Builder::placeRanges() {
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
        m_rangeTexts.push_back({i, x - cap / 2 - 5 * m_k, high, low, gap - (placed.body.left() - (x - cap / 2 - 5 * m_k)) - 4 * m_k});
    }
    placeRangeTexts(true);
}

void Builder::placeRangeTexts(bool selected) {
    for (const RangeText& one : m_rangeTexts) {
        const ChartBar& bar = bars()[one.bar];
        if (bar.selected != selected)
            continue;
        const QString text = number(bar.range->low) + QStringLiteral("–") + number(bar.range->high);
        const double line = m_canvas.height(TextRole::Note);
        const double middle = (one.low + one.high) / 2;
        QRectF box;
        for (const double wanted : {middle, one.low + 0.6 * line, one.high - 0.6 * line}) {
            const double y = offCeilings(wanted, 0.35 * line + m_k, m_out.plot.top(), m_out.plot.bottom() - line / 2);
            box = m_canvas.box(TextRole::Note, text, one.right, y, Align::Right);
            // With some air to the numbers of the bar before, of which it is none.
            if (box.width() <= one.room && m_canvas.isFree(selected ? box : box.adjusted(-6 * m_k, -2 * m_k, 0, 2 * m_k)))
                break;
            box = QRectF();
        }
        if (box.isEmpty() || !m_canvas.tryText(m_texts, text, TextRole::Note, Token::Text2, box, Token::Surface) ||
            !selected)
            continue;
        // The basis stands whole above the baseline or not at all.
        const QStringList lines = wrapText(m_theme, TextRole::Note, bar.range->basis, std::max(one.room, 1.0));
        const double step = line + m_k;
        for (const double top :
             {box.center().y() + step, box.center().y() - step * static_cast<double>(lines.size())}) {
            std::vector<QRectF> boxes;
            for (const QString& words : lines)
                boxes.push_back(m_canvas.box(TextRole::Note, words, one.right,
                                             top + step * static_cast<double>(boxes.size()), Align::Right));
            if (boxes.empty() || boxes.back().bottom() > m_out.plot.bottom() - m_k ||
                boxes.front().top() < m_out.plot.top() || !m_canvas.areFree(boxes) ||
                std::any_of(boxes.begin(), boxes.end(), [&](const QRectF& basis) {
                    return basis.width() > one.room || crossesCeiling(basis);
                }))
                continue;
            for (qsizetype l = 0; l < lines.size(); ++l)
                m_canvas.tryText(m_texts, lines[l], TextRole::Note, Token::Text3,
                                 boxes[static_cast<std::size_t>(l)], Token::Surface);
            break;
        }
    }
}

void Builder::placeFooter() {
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

} // namespace memladder::ui::stack
