// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/curve_builder.h"

#include <QLineF>

#include <limits>

namespace memladder::ui::curve {

namespace {

/// A leader behind a text is broken: as bad as leading over so many curves.
constexpr int kBroken = 4;

} // namespace

bool Builder::isCrossed(const QRectF& box, bool ringsToo) const {
    for (const std::vector<QPolygonF>& pieces : m_lines)
        for (const QPolygonF& piece :
             pieces) { // from left to right: only what lies over the box is looked at
            const auto first =
                std::lower_bound(piece.begin(), piece.end(), box.left(),
                                 [](const QPointF& point, double left) { return point.x() < left; });
            for (qsizetype i = std::max<qsizetype>(1, first - piece.begin()); i < piece.size(); ++i) {
                QPointF from = piece[i - 1];
                QPointF to = piece[i];
                if (from.x() > box.right())
                    break;
                if (clipSegment(from, to, box))
                    return true;
            }
        }
    if (m_currentLine >= 0 && m_currentLine > box.left() - 2 * m_k && m_currentLine < box.right() + 2 * m_k)
        return true;
    return ringsToo && std::any_of(m_rings.begin(), m_rings.end(),
                                   [&](const QRectF& ring) { return ring.intersects(box); });
}

bool Builder::isUnderCeiling(const QRectF& box) const {
    return std::any_of(m_chart.ceilings.begin(), m_chart.ceilings.end(), [&](const ChartCeiling& ceiling) {
        const double y = yOf(ceiling.value);
        const QRectF ink = m_canvas.inkOf(box);
        return y > ink.top() - m_k && y < ink.bottom() + m_k;
    });
}

std::vector<QRectF> Builder::boxesOf(const std::vector<TextLine>& lines, double x, double y,
                                     Align align) const {
    std::vector<QRectF> boxes;
    for (const TextLine& line : lines) {
        boxes.push_back(m_canvas.box(line.role, line.text, x, y, align));
        y += 17 * m_k;
    }
    return boxes;
}

bool Builder::hasRoom(const std::vector<QRectF>& boxes, bool offCurves, bool offCeilings) const {
    const QRectF area = m_out.plot.adjusted(2 * m_k, 0, -2 * m_k, -m_k);
    return m_canvas.areFree(boxes) && std::all_of(boxes.begin(), boxes.end(), [&](const QRectF& box) {
               return area.contains(box) &&
                      std::none_of(m_kept.begin(), m_kept.end(),
                                   [&](const QRectF& kept) { return kept.intersects(box); }) &&
                      !(offCurves && isCrossed(box.adjusted(-2 * m_k, 0, 2 * m_k, 0))) &&
                      !(offCeilings && isUnderCeiling(box));
           });
}

void Builder::put(const std::vector<TextLine>& lines, const std::vector<QRectF>& boxes) {
    for (std::size_t i = 0; i < lines.size(); ++i)
        m_canvas.tryText(m_texts, lines[i].text, lines[i].role, lines[i].color, boxes[i],
                         groundAt(boxes[i].center().y()));
}

std::vector<Builder::TextLine> Builder::linesOf(const CurveMark& mark) const {
    const bool said = std::any_of(m_chart.marks.data(), &mark, [&](const CurveMark& one) {
        return one.lines == mark.lines && QLineF(at(one.at), at(mark.at)).length() < m_k;
    });
    std::vector<TextLine> lines;
    if (said || !isInside(at(mark.at)))
        return lines;
    for (const QString& text : mark.lines)
        lines.push_back(
            {text,
             lines.empty() ? (m_chart.ofStates ? TextRole::Body : TextRole::BodyStrong) : TextRole::Second,
             lines.empty() ? Token::Text : Token::Text2});
    return lines;
}

void Builder::placeMarkTexts() {
    if (m_chart.ofStates) {
        // In their order, or from the last one where that leaves room for more of them, or leads over fewer
        // curves.
        const auto texts = m_texts;
        const auto marks = m_marks;
        const std::size_t taken = m_canvas.taken();
        const auto placedFrom = [&](bool last) {
            m_texts = texts;
            m_marks = marks;
            m_canvas.giveBack(taken);
            return placeCallouts(last);
        };
        const Callouts first = placedFrom(false);
        if (first.placed == first.wanted && first.crossed == 0)
            return;
        const Callouts last = placedFrom(true);
        if (std::pair(-last.placed, last.crossed) >= std::pair(-first.placed, first.crossed))
            placedFrom(false);
        return;
    }
    for (const CurveMark& mark : m_chart.marks) {
        const QPointF center = at(mark.at);
        const std::vector<TextLine> lines = linesOf(mark);
        if (lines.empty())
            continue;
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
    }
}

Builder::Callouts Builder::placeCallouts(bool fromLast) {
    m_leaders.clear();
    constexpr int any = std::numeric_limits<int>::max();
    Callouts sum;
    for (std::size_t i = 0; i < m_chart.marks.size(); ++i) {
        const CurveMark& mark = m_chart.marks[fromLast ? m_chart.marks.size() - 1 - i : i];
        const std::vector<TextLine> lines = linesOf(mark);
        if (lines.empty())
            continue;
        // Off the values at the marker if possible, then with a leader over no other line, then in more and
        // shorter lines.
        const std::vector<TextLine> narrow = inShorterLines(lines);
        const std::vector<QRectF> values = valueBoxes();
        std::optional<int> crossed;
        for (const std::size_t kept :
             {values.size(), std::min<std::size_t>(1, values.size()), std::size_t{0}}) {
            m_kept.assign(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(kept));
            for (const int most : {0, 1, kBroken - 1, any})
                for (const bool distant : {false, true})
                    for (const std::vector<TextLine>* form : {&std::as_const(lines), &narrow})
                        if (!crossed)
                            crossed = placeCallout(*form, at(mark.at), distant, most);
        }
        m_kept.clear();
        ++sum.wanted;
        sum.placed += crossed ? 1 : 0;
        sum.crossed += crossed.value_or(0);
    }
    return sum;
}

namespace {

/// Whether a leader runs through a box.
bool leadsThrough(const QPolygonF& leader, const QRectF& box) {
    for (qsizetype i = 1; i < leader.size(); ++i) {
        QPointF from = leader[i - 1];
        QPointF to = leader[i];
        if (clipSegment(from, to, box))
            return true;
    }
    return false;
}

} // namespace

int Builder::linesUnder(const QPolygonF& leader) const {
    const QRectF around = leader.boundingRect();
    const auto crosses = [&](const QPolygonF& piece) {
        for (qsizetype i = 1; i < piece.size(); ++i)
            for (qsizetype j = 1;
                 j < leader.size() && std::min(piece[i - 1].x(), piece[i].x()) <= around.right() &&
                 std::max(piece[i - 1].x(), piece[i].x()) >= around.left();
                 ++j)
                if (QLineF(piece[i - 1], piece[i]).intersects(QLineF(leader[j - 1], leader[j]), nullptr) ==
                    QLineF::BoundedIntersection)
                    return true;
        return false;
    };
    const auto curves = std::count_if(m_lines.begin(), m_lines.end(), [&](const auto& pieces) {
        return std::any_of(pieces.begin(), pieces.end(), crosses);
    });
    const auto leaders = std::count_if(m_leaders.begin(), m_leaders.end(), crosses);
    // Texts too, and values that are yet to be written: behind one, a leader would be broken.
    const auto texts = std::count_if(m_texts.begin(), m_texts.end(), [&](const PlacedItem& text) {
        return leadsThrough(leader, text.rect);
    });
    const auto kept = std::count_if(m_kept.begin(), m_kept.end(),
                                    [&](const QRectF& box) { return leadsThrough(leader, box); });
    return static_cast<int>(curves + leaders + kBroken * (texts + kept));
}

std::vector<Builder::TextLine> Builder::inShorterLines(const std::vector<TextLine>& lines) const {
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

std::optional<int> Builder::placeCallout(const std::vector<TextLine>& lines, const QPointF& center,
                                         bool distant, int mostCrossed) {
    const double line = std::max(1.0, std::round(m_k));
    const auto placed = [&](const std::vector<QRectF>& boxes, const QPolygonF& leader) -> std::optional<int> {
        int crossed = linesUnder(leader);
        for (const QPolygonF& other : m_leaders)
            crossed += std::any_of(boxes.begin(), boxes.end(),
                                   [&](const QRectF& box) { return leadsThrough(other, box); })
                           ? kBroken
                           : 0;
        if (crossed > mostCrossed)
            return std::nullopt;
        put(lines, boxes);
        m_leaders.push_back(leader);
        m_marks << LayoutCanvas::line(leader, Token::Text3, line);
        return crossed;
    };
    const auto flushLeft = [&](double dy) -> std::optional<int> {
        const std::vector<QRectF> boxes =
            boxesOf(lines, m_out.plot.left() + 3 * m_k, center.y() + dy * m_k, Align::Left);
        const double x = std::clamp(center.x() - 20 * m_k, boxes.front().left(), boxes.front().right());
        // Further away, the leader would lead over other curves.
        if (boxes.front().left() > center.x() || center.x() - x > 48 * m_k || !hasRoom(boxes, true, true))
            return std::nullopt;
        return placed(boxes,
                      {{center.x() - 3 * m_k, center.y() + 7.5 * m_k}, {x, boxes.front().top() - 2 * m_k}});
    };
    const std::vector<double> away = distant ? std::vector{90.0, 130.0} : std::vector{38.0, 22.0, 60.0};
    for (const double dy : {43.0, 62.0, 84.0, 108.0, -44.0, -66.0}) {
        for (const bool right : {true, false})
            for (const double dx : away) {
                const double y =
                    center.y() + dy * m_k - (dy < 0 ? 17 * m_k * static_cast<double>(lines.size() - 1) : 0);
                const double x = center.x() + (right ? dx : -dx) * m_k;
                const std::vector<QRectF> boxes = boxesOf(lines, x, y, right ? Align::Left : Align::Right);
                if (!hasRoom(boxes, true, true))
                    continue;
                const double s = right ? 1 : -1;
                const double v = dy < 0 ? -1 : 1;
                const double end = dy < 0 ? boxes.back().center().y() : boxes.front().center().y();
                if (const auto crossed =
                        placed(boxes, {{center.x() + s * 3.5 * m_k, center.y() + v * 7.5 * m_k},
                                       {x - s * 12 * m_k, end},
                                       {x - s * 3 * m_k, end}}))
                    return crossed;
            }
        if (dy > 0 && !distant)
            if (const auto crossed = flushLeft(dy))
                return crossed;
    }
    return std::nullopt;
}

std::vector<QRectF> Builder::valueBox(const ChartCurve& curve) const {
    const QPointF center = at(*curve.current);
    const std::vector<TextLine> lines{{number(curve.current->value), TextRole::BodyStrong, Token::Text}};
    const auto breaksLeader = [&](const std::vector<QRectF>& boxes) {
        return std::any_of(m_leaders.begin(), m_leaders.end(),
                           [&](const QPolygonF& leader) { return leadsThrough(leader, boxes.front()); });
    };
    std::vector<QRectF> onLeader;
    for (const bool offCeilings : {true, false})
        for (const auto& [dx, dy, align] :
             {std::tuple(11.0, -12.0, Align::Left), std::tuple(13.0, -9.0, Align::Left),
              std::tuple(11.0, 1.0, Align::Left), std::tuple(-11.0, 13.0, Align::Right),
              std::tuple(-11.0, -12.0, Align::Right), std::tuple(11.0, 14.0, Align::Left),
              std::tuple(14.0, -22.0, Align::Left), std::tuple(-14.0, 24.0, Align::Right)}) {
            std::vector<QRectF> boxes = boxesOf(lines, center.x() + dx * m_k, center.y() + dy * m_k, align);
            if (!hasRoom(boxes, true, offCeilings))
                continue;
            if (!breaksLeader(boxes))
                return boxes;
            if (onLeader.empty())
                onLeader = boxes;
        }
    // Between two lines that are closer than a line of text is high: its ink alone must be clear of them.
    for (const double dy : {-9.0, -7.0, -5.0}) {
        std::vector<QRectF> boxes = boxesOf(lines, center.x() + 13 * m_k, center.y() + dy * m_k, Align::Left);
        if (hasRoom(boxes, false, true) && !breaksLeader(boxes) &&
            !isCrossed(m_canvas.inkOf(boxes.front()).adjusted(-m_k, -m_k, m_k, m_k)))
            return boxes;
    }
    return curve.selected ? onLeader : std::vector<QRectF>();
}

std::vector<const ChartCurve*> Builder::valuedCurves() const {
    std::vector<const ChartCurve*> out;
    // Curves that meet here have one value, which is said once.
    const auto isSaid = [&](const ChartCurve& curve) {
        return std::any_of(out.begin(), out.end(), [&](const ChartCurve* one) {
            return std::abs(at(*one->current).y() - at(*curve.current).y()) < m_k &&
                   number(one->current->value) == number(curve.current->value);
        });
    };
    for (const bool selectedTurn : {true, false})
        for (const ChartCurve& curve : m_chart.curves)
            if (curve.selected == selectedTurn && curve.current && isInside(at(*curve.current)) &&
                (m_chart.ofStates || curve.selected) && !isSaid(curve))
                out.push_back(&curve);
    return out;
}

std::vector<QRectF> Builder::valueBoxes() const {
    std::vector<QRectF> out;
    for (const ChartCurve* curve : valuedCurves())
        for (const QRectF& box : valueBox(*curve))
            out.push_back(box);
    return out;
}

void Builder::placeCurrentTexts() {
    for (const ChartCurve* curve : valuedCurves())
        if (const std::vector<QRectF> boxes = valueBox(*curve); !boxes.empty())
            put({{number(curve->current->value), TextRole::BodyStrong, Token::Text}}, boxes);
}

void Builder::nameCeilings() {
    if (m_chart.logarithmic)
        nameCeilingsInside();
    else
        nameCeilingsInGutter();
    if (!m_chart.level || m_chart.levelLabel.isEmpty())
        return;
    const double y = yOf(*m_chart.level);
    for (const double dy : {13.0, -12.0}) {
        const QRectF box = m_canvas.box(TextRole::Second, m_chart.levelLabel, m_out.plot.right() - 8 * m_k,
                                        y + dy * m_k, Align::Right);
        if (m_out.plot.contains(box) && !isCrossed(box) && !isUnderCeiling(box) &&
            m_canvas.tryText(m_texts, m_chart.levelLabel, TextRole::Second, Token::ActivationMark, box,
                             Token::Surface))
            break;
    }
}

void Builder::nameCeilingsInside() {
    for (const bool plannedTurn : {true, false})
        for (const ChartCeiling& ceiling : m_chart.ceilings) {
            const double y = yOf(ceiling.value);
            if (ceiling.planned != plannedTurn || y < m_out.plot.top() - 0.5 || y > m_out.plot.bottom())
                continue;
            const TextRole role = plannedTurn ? TextRole::GutterPlanned : TextRole::GutterName;
            // Above its line; below, where no other line is as near that could be taken for its own; else on
            // it.
            const auto isOthers = [&](const QRectF& box, double dy, bool strict) {
                return std::any_of(
                    m_chart.ceilings.begin(), m_chart.ceilings.end(), [&](const ChartCeiling& other) {
                        const double away = std::abs(yOf(other.value) - box.center().y());
                        return other.value != ceiling.value && (dy > 0   ? away < (strict ? dy + 4 : dy) * m_k
                                                                : dy < 0 ? false
                                                                         : away < box.height() / 2 - m_k);
                    });
            };
            bool placed = false;
            for (const bool strict : {true, false}) // at worst in the middle between two lines
                for (const auto& [dy, x, align] :
                     {std::tuple(-11.0, m_out.plot.right() - 12 * m_k, Align::Right),
                      std::tuple(12.0, m_out.plot.right() - 12 * m_k, Align::Right),
                      std::tuple(-11.0, m_out.plot.left() + 12 * m_k, Align::Left),
                      std::tuple(12.0, m_out.plot.left() + 12 * m_k, Align::Left),
                      std::tuple(-11.0, m_out.plot.center().x(), Align::Center),
                      std::tuple(12.0, m_out.plot.center().x(), Align::Center),
                      std::tuple(0.0, m_out.plot.right() - 12 * m_k, Align::Right),
                      std::tuple(0.0, m_out.plot.left() + 12 * m_k, Align::Left)}) {
                    if (placed)
                        break;
                    const QRectF box = m_canvas.box(role, ceiling.label, x, y + dy * m_k, align);
                    if (!m_out.plot.contains(box) || isCrossed(box) || isOthers(box, dy, strict) ||
                        (dy != 0 && isUnderCeiling(box)))
                        continue;
                    placed = m_canvas.tryText(m_texts, ceiling.label, role, Token::Text, box,
                                              groundAt(box.center().y()));
                }
        }
}

void Builder::nameCeilingsInGutter() {
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

void Builder::nameCurves() {
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
        // Where not every number of GPUs is possible, a curve ends a little before the edge.
        const bool inside = last.y() > m_out.plot.top() + 1 && last.y() < m_out.plot.bottom() - 1;
        if (inside || last.x() >= m_out.plot.right() - 1)
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

void Builder::placeExit(const ChartCurve& curve, const QPointF& from, const QPointF& to) {
    const double length = QLineF(from, to).length();
    if (length <= 0)
        return;
    const QPointF along = (to - from) / length;
    const QPointF across(-along.y(), along.x());
    const bool fits = curve.fits && curve.fits->to >= m_chart.high;
    const QPointF tip = to;
    m_marks << LayoutCanvas::polygon({tip, tip - along * 12 * m_k + across * 5 * m_k, tip - along * 9 * m_k,
                                      tip - along * 12 * m_k - across * 5 * m_k},
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

void Builder::nameCurvesNearTheTop() {
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
                        placed = m_canvas.tryText(m_texts, curve.name, TextRole::BodyStrong, Token::Text, box,
                                                  Token::Surface);
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
                m_canvas.tryText(m_texts, curve.name, TextRole::BodyStrong, Token::Text, box, Token::Surface))
                break;
        }
    }
}

double Builder::quietHeight(double from, double to, const QString& text) const {
    const double middle = (from + to) / 2;
    const double reach = (from - to - m_canvas.height(TextRole::SegmentNumber)) / 2;
    for (double shift = 0; shift <= reach; shift += 1)
        for (const double y : {middle - shift, middle + shift})
            if (!isUnderCeiling(m_canvas.box(TextRole::SegmentNumber, text, m_out.plot.left(), y)
                                    .adjusted(0, -1.5 * m_k, 0, 1.5 * m_k)))
                return y;
    return middle;
}

void Builder::nameBands() {
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
            thin << band.label.left(1).toLower() + band.label.mid(1) + QLatin1Char(' ') + number(band.value);
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

void Builder::placeTable() {
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
            columns[static_cast<std::size_t>(c - 1)] = std::max(
                columns[static_cast<std::size_t>(c - 1)], m_canvas.width(TextRole::GutterPlanned, cells[c]));
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

} // namespace memladder::ui::curve
