// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/stack_layout.h"
#include "charts/layout_economy.h"
#include "charts/stack_builder.h"
#include "language/language.h"
#include "language/ui.h"

namespace memladder::ui::stack {

bool Builder::run() {
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
        placeRangeTexts(false);
        placeGhostNumbers();
    }
    placeFooter();
    return true;
}

void Builder::placeHeader() {
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

void Builder::placeTicks() {
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
            m_out.sideways ? m_canvas.box(TextRole::Tick, label, at, plot.bottom() + 13 * m_k, Align::Center)
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

void Builder::placeBodies() {
    const QRectF& plot = m_out.plot;
    const double separator = std::max(1.0, std::round(m_k));
    bool anyCut = false;
    m_numbered.assign(bars().size(), {});
    for (std::size_t i = 0; i < bars().size(); ++i) {
        const ChartBar& bar = bars()[i];
        PlacedBar placed;
        const double start = (m_out.sideways ? plot.top() : plot.left()) + static_cast<double>(i) * m_column;
        const double across = std::round(start + (m_column - m_bar) / 2);
        placed.column = m_out.sideways ? QRectF(0, start, width(), m_column)
                                       : QRectF(start, plot.top() - kAbovePlot * m_k, m_column,
                                                height() - captionBlock() - plot.top() + kAbovePlot * m_k);
        placed.segments.assign(bar.segments.size(), QRectF());
        m_numbered[i].assign(bar.segments.size(), false);
        Bytes below;
        const Bytes most = visibleTotal(m_spec, bar) - bar.allocatorShare; // less what a correction takes off
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
            m_out.data << LayoutCanvas::rect(m_out.sideways
                                                 ? QRectF(plot.left() - separator - foot, across, foot, m_bar)
                                                 : QRectF(across, plot.bottom() + separator, m_bar, foot),
                                             Token::Accent);
        }
        m_out.bars.push_back(std::move(placed));
    }
    if (anyCut && m_rulerRoom)
        placeRuler();
}

void Builder::placeCut(const QRectF& body) {
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

void Builder::placeRails(const QRectF& body, Bytes ghost) {
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
        m_out.data << LayoutCanvas::rect(QRectF(m_out.plot.left(), body.bottom() + away - line, length, line),
                                         Token::Text);
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

void Builder::placeRuler() {
    if (m_tallest <= 0)
        return;
    const double scale = rulerWidth() / m_tallest;
    const double right = std::round(width() - m_margin);
    const double left = std::round(right - rulerWidth());
    const double top = std::round(m_legendCenter - 7 * m_k);
    const double pitch = rulerPitch();
    const double thick = std::max(1.0, std::round(pitch * 5 / 7));
    const QString whole = inLocale(format::fixed(m_tallest, m_tallest < 10 ? 1 : 0));
    const QString first = Ui::tr("To scale");
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

void Builder::placeCeilings() {
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
        const QPolygonF line = m_out.sideways
                                   ? QPolygonF{{at, m_out.plot.top() - 4 * m_k}, {at, m_out.plot.bottom()}}
                                   : QPolygonF{{m_out.plot.left(), at}, {m_out.plot.right() + 2 * m_k, at}};
        m_out.data << LayoutCanvas::line(line, Token::Surface, casing, dash);
        m_out.data << LayoutCanvas::line(line, Token::Text, pen, dash);
        const double reach = pen / 2 + m_k;
        m_ceilingBands.push_back(
            m_out.sideways ? QRectF(at - reach, m_out.plot.top(), 2 * reach, m_out.plot.height())
                           : QRectF(m_out.plot.left(), at - reach, width() - m_out.plot.left(), 2 * reach));
    }
    if (m_out.sideways)
        labelCeilingsAbove(drawn);
    else
        labelCeilingsInGutter(drawn);
}

void Builder::labelCeilingsInGutter(std::vector<CeilingLabel>& drawn) {
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
            if (plannedTurn) {
                const QRectF pointer(left - 12 * m_k, one.label - 4 * m_k, 7 * m_k, 8 * m_k);
                m_marks << LayoutCanvas::shape(Shape::Pointer, pointer, Token::Text);
                m_canvas.reserve(pointer.adjusted(-4 * m_k, 0, 0, 0));
            }
            if (moved) {
                const double from = m_out.plot.right() + 4 * m_k;
                const double to = plannedTurn ? left - 13 * m_k : left - 6 * m_k;
                m_marks << LayoutCanvas::line({{from, one.at}, {to, one.label}}, Token::Text3,
                                              std::max(1.0, std::round(m_k)));
            }
        }
}

void Builder::labelCeilingsAbove(const std::vector<CeilingLabel>& drawn) {
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

} // namespace memladder::ui::stack

namespace memladder::ui {

ChartLayout layoutStacks(const ChartSpec& spec, const QSizeF& size, const ChartTheme& theme) {
    return layoutEconomically<stack::Builder>(spec, size, theme, stack::LastEconomy);
}

} // namespace memladder::ui
