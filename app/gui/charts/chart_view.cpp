// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_view.h"

#include "charts/changed_region.h"
#include "charts/chart_accessible.h"
#include "charts/chart_axis.h"
#include "charts/chart_painter.h"
#include "charts/chart_table.h"
#include "charts/curve_layout.h"
#include "language/ui.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

constexpr int kMotionMs = 240;

Bytes between(Bytes from, Bytes to, double share) {
    const double start = static_cast<double>(from.count());
    const double end = static_cast<double>(to.count());
    return share >= 1 ? to : Bytes::of(std::llround(start + (end - start) * share));
}

/// `to` with its bars on the way from where they were. Bars and terms are matched by key; new ones grow from
/// nothing.
ChartSpec blend(const ChartSpec& from, const ChartSpec& to, double share) {
    ChartSpec result = to;
    for (ChartBar& bar : result.stacks.bars) {
        const auto before = std::find_if(from.stacks.bars.begin(), from.stacks.bars.end(),
                                         [&](const ChartBar& other) { return other.key == bar.key; });
        Bytes total = between(Bytes(), bar.allocatorShare, share);
        for (ChartSegment& segment : bar.segments) {
            Bytes start;
            if (before != from.stacks.bars.end())
                for (const ChartSegment& other : before->segments)
                    if (other.key == segment.key)
                        start = other.value;
            segment.value = between(start, segment.value, share);
            total += segment.value;
        }
        bar.total = share >= 1 ? bar.total : total;
    }
    return result;
}

} // namespace

ChartView::ChartView(QWidget* parent) : QWidget(parent) {
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLayoutDirection(Qt::LeftToRight); // numbers, units and axes run so in every script
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

ChartView::~ChartView() = default;

void ChartView::setSpec(const ChartSpec& spec) {
    if (spec == m_spec && !m_layout.size.isEmpty())
        return;
    m_spec = spec;
    rebuild();
}

void ChartView::rebuild() {
    ChartSpec next = m_spec;
    for (ChartLegendEntry& entry : next.legend)
        entry.hidden = entry.hidden || m_hidden.contains(entry.key);
    holdAxis(next);
    const bool animate = std::exchange(m_animateNext, false) && isVisible();
    if (m_motion && m_motion->state() == QAbstractAnimation::Running)
        m_motion->stop();
    m_from = m_shown;
    m_to = next;
    if (animate) {
        if (!m_motion) {
            m_motion = new QVariantAnimation(this);
            m_motion->setDuration(kMotionMs);
            m_motion->setEasingCurve(QEasingCurve::OutCubic);
            m_motion->setStartValue(0.0);
            m_motion->setEndValue(1.0);
            connect(m_motion, &QVariantAnimation::valueChanged, this,
                    [this](const QVariant& share) { present(blend(m_from, m_to, share.toDouble())); });
        }
        m_motion->start();
    } else {
        present(next);
    }
    describeChange();
}

/// Puts the axis into the spec: it grows at once and shrinks with hysteresis, each chart's on its own.
void ChartView::holdAxis(ChartSpec& spec) {
    const auto known = m_axes.find(spec.key);
    const std::optional<ChartAxis> before =
        known == m_axes.end() ? std::nullopt : std::optional(known->second);
    const bool curves = spec.kind == ChartKind::Curves;
    ChartAxis& axis = curves ? spec.curves.axis : spec.stacks.axis;
    axis.mode = m_axisMode;
    if (axis.top)
        return;
    if (before && m_axisLocked)
        axis = *before;
    else if (curves)
        axis = curveAxis(spec, before);
    else
        axis.top = nextTop(before ? before->top : std::nullopt, axisNeed(spec));
    axis.mode = m_axisMode;
    m_axes[spec.key] = axis;
}

int ChartView::elementCount() const {
    return static_cast<int>(hasBars() ? m_shown.stacks.bars.size() : m_layout.spots.size());
}

QRectF ChartView::elementArea(int element) const {
    const auto index = static_cast<std::size_t>(element);
    if (element < 0 || element >= elementCount())
        return {};
    if (!hasBars())
        return m_layout.spots[index].area;
    return index < m_layout.bars.size() ? m_layout.bars[index].body : QRectF();
}

bool ChartView::isElementSelected(int element) const {
    return hasBars() && element >= 0 && element < elementCount() &&
           m_shown.stacks.bars[static_cast<std::size_t>(element)].selected;
}

void ChartView::present(const ChartSpec& spec) {
    if (spec.key != m_shown.key) {
        m_currentBar = m_currentSegment = -1;
        m_hover = {};
    }
    m_shown = spec;
    ChartLayout next = layoutChart(m_shown, size(), m_theme);
    if (next.size == m_layout.size && next.anchor == m_layout.anchor && frameOf(next, m_theme) == frameOf(m_layout, m_theme))
        update(changedRegion(m_layout.backdrop, next.backdrop, next.size, m_theme) |
               changedRegion(m_layout.data, next.data, next.size, m_theme));
    else
        update();
    m_layout = std::move(next);
    const int bars = elementCount();
    if (m_currentBar >= bars)
        m_currentBar = m_currentSegment = -1;
    if (m_currentSegment >= 0 && !isSegmentShown(m_currentBar, m_currentSegment))
        m_currentSegment = -1;
    if (underMouse())
        m_hover = m_layout.hitTest(mapFromGlobal(QCursor::pos()));
    else if (m_hover.bar >= bars || m_hover.spot >= bars ||
             (m_hover.segment >= 0 && !isSegmentShown(m_hover.bar, m_hover.segment)))
        m_hover = {};
    renewOverlay();
}

void ChartView::setTheme(const ChartTheme& theme) {
    if (theme == m_theme)
        return;
    m_theme = theme;
    present(m_shown);
    update();
}

void ChartView::setAxisMode(AxisMode mode) {
    if (mode == m_axisMode)
        return;
    m_axisMode = mode;
    m_axes.clear();
    rebuild();
    Q_EMIT axisModeChanged(mode);
}

void ChartView::setAxisLocked(bool locked) {
    if (locked == m_axisLocked)
        return;
    m_axisLocked = locked;
    rebuild();
    Q_EMIT axisLockChanged(locked);
}

void ChartView::setHiddenTerms(const QSet<QString>& keys) {
    if (keys == m_hidden)
        return;
    m_hidden = keys;
    rebuild();
    Q_EMIT hiddenTermsChanged(keys);
}

void ChartView::setHighlightedTerm(const QString& key) {
    if (key == m_highlighted)
        return;
    m_highlighted = key;
    renewOverlay();
}

void ChartView::animateNextChange() {
    m_animateNext = true;
}

void ChartView::renewOverlay() {
    ChartOverlay overlay;
    overlay.hover = m_hover;
    overlay.focusBar = hasBars() ? m_currentBar : -1;
    overlay.focusSpot = hasBars() ? -1 : m_currentBar;
    overlay.focusSegment = m_currentSegment;
    overlay.focused = hasFocus() && m_ringShown;
    overlay.highlightedTerm = m_highlighted;
    QList<PlacedItem> next = layoutOverlay(m_shown, m_layout, m_theme, overlay);
    update(changedRegion(m_overlay, next, size(), m_theme));
    m_overlay = std::move(next);
}

bool ChartView::isSegmentShown(int bar, int segment) const {
    if (bar < 0 || segment < 0 || static_cast<std::size_t>(bar) >= m_layout.bars.size())
        return false;
    const PlacedBar& placed = m_layout.bars[static_cast<std::size_t>(bar)];
    return static_cast<std::size_t>(segment) < placed.segments.size() &&
           !placed.segments[static_cast<std::size_t>(segment)].isEmpty();
}

void ChartView::paintEvent(QPaintEvent* event) {
    const QRegion& region = event->region();
    QPainter painter(this);
    for (const QRect& part : region)
        painter.fillRect(part, m_theme.color(Token::Surface));
    paintBackdrop(painter, m_layout, m_theme, false, region);
    paintItems(painter, m_layout.data, m_layout, m_theme, region);
    paintItems(painter, m_overlay, m_layout, m_theme, region);
}

void ChartView::resizeEvent(QResizeEvent*) {
    present(m_shown);
}

void ChartView::pointAt(const ChartHit& hit) {
    if (hit == m_hover)
        return;
    const auto termOf = [this](const ChartHit& at) -> QString {
        if (at.legend >= 0)
            return m_shown.legend[static_cast<std::size_t>(at.legend)].key;
        if (isSegmentShown(at.bar, at.segment))
            return m_shown.stacks.bars[static_cast<std::size_t>(at.bar)]
                .segments[static_cast<std::size_t>(at.segment)]
                .key;
        return {};
    };
    const QString before = termOf(m_hover);
    m_hover = hit;
    setCursor(hit == ChartHit{} ? Qt::ArrowCursor : Qt::PointingHandCursor);
    renewOverlay();
    if (const QString now = termOf(hit); now != before)
        Q_EMIT termHovered(now);
}

void ChartView::mouseMoveEvent(QMouseEvent* event) {
    pointAt(m_layout.hitTest(event->position()));
}

void ChartView::leaveEvent(QEvent*) {
    pointAt({});
}

void ChartView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const ChartHit hit = m_layout.hitTest(event->position());
    pointAt(hit);
    if (hit.legend >= 0) {
        toggleTerm(m_shown.legend[static_cast<std::size_t>(hit.legend)].key);
    } else if (hit.ruler) {
        setAxisMode(m_axisMode == AxisMode::Ceilings ? AxisMode::AllBars : AxisMode::Ceilings);
    } else if (const int element = hasBars() ? hit.bar : hit.spot; element >= 0) {
        m_currentBar = element;
        m_currentSegment = -1;
        renewOverlay();
        activateBar(element);
    }
}

void ChartView::toggleTerm(const QString& key) {
    QSet<QString> next = m_hidden;
    if (!next.remove(key))
        next.insert(key);
    setHiddenTerms(next);
}

void ChartView::activateBar(int bar) {
    activate(bar, -1);
}

void ChartView::activate(int bar, int segment) {
    if (bar < 0 || bar >= elementCount())
        return;
    if (!hasBars()) {
        if (const QString key = m_layout.spots[static_cast<std::size_t>(bar)].key; !key.isEmpty())
            Q_EMIT barActivated(key);
        return;
    }
    const ChartBar& chosen = m_shown.stacks.bars[static_cast<std::size_t>(bar)];
    const QString barKey = chosen.key;
    if (isSegmentShown(bar, segment))
        Q_EMIT segmentActivated(barKey, chosen.segments[static_cast<std::size_t>(segment)].key);
    else
        Q_EMIT barActivated(barKey);
}

void ChartView::moveCurrent(int bar, int segment) {
    m_currentBar = bar;
    m_currentSegment = segment;
    m_ringShown = true;
    renewOverlay();
    if (QAccessible::isActive() && bar >= 0) {
        QAccessibleEvent moved(this, QAccessible::Focus);
        moved.setChild(bar);
        QAccessible::updateAccessibility(&moved);
    }
}

/// One step along the bars or along the segments of the current bar.
void ChartView::walk(int bars, int segments) {
    const auto count = static_cast<int>(m_shown.stacks.bars.size());
    if (count == 0)
        return;
    if (m_currentBar < 0) {
        // The first step lands on the selected bar.
        int start = 0;
        for (int i = 0; i < count; ++i)
            if (m_shown.stacks.bars[static_cast<std::size_t>(i)].selected)
                start = i;
        moveCurrent(start, -1);
        return;
    }
    if (bars != 0) {
        const int bar = std::clamp(m_currentBar + bars, 0, count - 1);
        moveCurrent(bar, isSegmentShown(bar, m_currentSegment) ? m_currentSegment : -1);
        return;
    }
    const auto parts =
        static_cast<int>(m_shown.stacks.bars[static_cast<std::size_t>(m_currentBar)].segments.size());
    for (int next = m_currentSegment + segments; next >= -1 && next < parts; next += segments)
        if (next == -1 || isSegmentShown(m_currentBar, next)) {
            moveCurrent(m_currentBar, next);
            return;
        }
}

/// To the nearest spot in a direction; the first step lands where the layout says.
void ChartView::walkSpots(QPointF direction) {
    if (m_layout.spots.empty())
        return;
    if (m_currentBar < 0) {
        moveCurrent(std::clamp(m_layout.firstSpot, 0, elementCount() - 1), -1);
        return;
    }
    const QPointF from = elementArea(m_currentBar).center();
    int best = -1;
    double nearest = 0;
    for (int i = 0; i < elementCount(); ++i) {
        const QPointF step = elementArea(i).center() - from;
        const double along = QPointF::dotProduct(step, direction);
        const double across = std::abs(step.x() * direction.y()) + std::abs(step.y() * direction.x());
        if (i == m_currentBar || along < 1 || along < 0.25 * across)
            continue;
        const double distance = along + 2 * across;
        if (best < 0 || distance < nearest) {
            best = i;
            nearest = distance;
        }
    }
    if (best >= 0)
        moveCurrent(best, -1);
}

void ChartView::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool sideways = m_layout.sideways;
    const int last = elementCount() - 1;
    if (!hasBars()) {
        const std::map<int, QPointF> directions{
            {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};
        if (const auto found = directions.find(event->key()); found != directions.end()) {
            walkSpots(found->second);
            event->accept();
            return;
        }
    }
    switch (event->key()) {
    case Qt::Key_Left:
        sideways ? walk(0, -1) : walk(-1, 0);
        break;
    case Qt::Key_Right:
        sideways ? walk(0, 1) : walk(1, 0);
        break;
    case Qt::Key_Up:
        sideways ? walk(-1, 0) : walk(0, 1);
        break;
    case Qt::Key_Down:
        sideways ? walk(1, 0) : walk(0, -1);
        break;
    case Qt::Key_Home:
        moveCurrent(last >= 0 ? 0 : -1, -1);
        break;
    case Qt::Key_End:
        moveCurrent(last, -1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_currentBar < 0) {
            QWidget::keyPressEvent(event);
            return;
        }
        activate(m_currentBar, event->key() == Qt::Key_Space ? -1 : m_currentSegment);
        break;
    case Qt::Key_A:
        setAxisMode(m_axisMode == AxisMode::Ceilings ? AxisMode::AllBars : AxisMode::Ceilings);
        break;
    case Qt::Key_L:
        setAxisLocked(!m_axisLocked);
        break;
    case Qt::Key_Escape:
        if (m_currentBar >= 0) {
            moveCurrent(-1, -1);
            break;
        }
        [[fallthrough]];
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
}

bool ChartView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // The view's own letters win over a menu's while it has the keyboard.
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_A || key->key() == Qt::Key_L)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void ChartView::focusInEvent(QFocusEvent* event) {
    m_ringShown = event->reason() != Qt::MouseFocusReason || m_currentBar >= 0;
    renewOverlay();
}

void ChartView::focusOutEvent(QFocusEvent*) {
    renewOverlay();
}

QString ChartView::describeBar(int index) const {
    if (!hasBars()) {
        if (index < 0 || index >= elementCount())
            return {};
        const ChartSpot& spot = m_layout.spots[static_cast<std::size_t>(index)];
        QStringList parts{spot.title};
        if (!spot.value.isEmpty())
            parts << spot.value;
        return (parts + spot.lines).join(QStringLiteral("; "));
    }
    if (index < 0 || static_cast<std::size_t>(index) >= m_to.stacks.bars.size())
        return {};
    const ChartBar& bar = m_to.stacks.bars[static_cast<std::size_t>(index)];
    if (!bar.issue.isEmpty())
        return QStringLiteral("%1: %2").arg(bar.name, bar.issue);
    QString text = QStringLiteral("%1: %2").arg(bar.name, chartNumber(bar.total, m_to.unit, true));
    if (!bar.difference.isEmpty())
        text += QStringLiteral(", ") + bar.difference;
    QStringList parts;
    for (const ChartSegment& segment : bar.segments)
        parts << segment.label + QLatin1Char(' ') + chartNumber(segment.value, m_to.unit);
    if (!parts.isEmpty())
        text += QStringLiteral(" (") + parts.join(QStringLiteral(", ")) + QLatin1Char(')');
    return text;
}

QString ChartView::description() const {
    if (!m_to.issue.isEmpty())
        return m_to.issue;
    if (!hasBars())
        return describe(m_to);
    QStringList lines;
    for (int i = 0; i < static_cast<int>(m_to.stacks.bars.size()); ++i) {
        const ChartBar& bar = m_to.stacks.bars[static_cast<std::size_t>(i)];
        lines << (bar.selected ? Ui::tr("%1, selected").arg(describeBar(i)) : describeBar(i));
    }
    QStringList cards;
    for (const ChartCeiling& ceiling : m_to.stacks.ceilings)
        cards << (ceiling.planned ? Ui::tr("%1 (planned)").arg(ceiling.label) : ceiling.label);
    if (!cards.isEmpty())
        lines << Ui::tr("Ceilings: %1").arg(cards.join(QStringLiteral(", ")));
    return lines.join(QStringLiteral("; "));
}

void ChartView::describeChange() {
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace memladder::ui
