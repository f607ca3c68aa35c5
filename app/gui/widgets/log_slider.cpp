// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/log_slider.h"

#include "widgets/ui_style.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace memladder::ui {

namespace {

constexpr double kInset = 6.0; // room for half a handle and its focus ring at both ends
constexpr double kGrooveMiddle = 10.0;
constexpr double kMagnetPixels = 6.0;
constexpr double kFineRate = 1.0 / 20.0;
constexpr double kSame = 1e-9; // relative; two values closer than this are the same step

double roundedTo(double value, int significantDigits) {
    const double power = std::pow(10.0, std::floor(std::log10(value)) + 1 - significantDigits);
    return std::round(value / power) * power;
}

class LogSliderAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit LogSliderAccessible(LogSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? slider()->spokenValue() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return slider()->value(); }
    void setCurrentValue(const QVariant& value) override { slider()->requestValue(value.toDouble()); }
    QVariant maximumValue() const override { return slider()->scale().maximum; }
    QVariant minimumValue() const override { return slider()->scale().minimum; }
    QVariant minimumStepSize() const override {
        return slider()->scale().stepped(slider()->value(), 1) - slider()->value();
    }

private:
    LogSlider* slider() const { return static_cast<LogSlider*>(widget()); }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* slider = qobject_cast<LogSlider*>(object);
    return slider != nullptr ? new LogSliderAccessible(slider) : nullptr;
}

} // namespace

int newGesture() {
    static int last = 0;
    return ++last;
}

double SliderScale::position(double value) const {
    if (!(value > minimum))
        return 0.0;
    return std::min(1.0, std::log(value / minimum) / std::log(maximum / minimum));
}

double SliderScale::value(double position) const {
    if (position <= 0.0)
        return minimum;
    if (position >= 1.0)
        return maximum;
    return minimum * std::pow(maximum / minimum, position);
}

double SliderScale::stepped(double value, int direction) const {
    if (value < minimum)
        return minimum;
    if (value > maximum)
        return maximum;
    double next = value;
    if (steps == SliderSteps::PowersOfTwo) {
        const double exponent = std::log2(value);
        next = direction > 0 ? std::exp2(std::floor(exponent + kSame) + 1)
                             : std::exp2(std::ceil(exponent - kSame) - 1);
    } else {
        constexpr std::array kNice = {0.7, 1.0, 2.0, 3.0, 5.0, 7.0, 10.0};
        const double power = std::pow(10.0, std::floor(std::log10(value) + kSame));
        const double lead = value / power;
        if (direction > 0) {
            next = power * *std::find_if(kNice.begin(), kNice.end(),
                                         [&](double n) { return n > lead * (1 + kSame); });
        } else {
            next = power * *std::find_if(kNice.rbegin(), kNice.rend(),
                                         [&](double n) { return n < lead * (1 - kSame); });
        }
        next = roundedTo(next, 3);
    }
    return std::clamp(next, minimum, maximum);
}

double SliderScale::nudged(double value, int direction) const {
    double next = roundedTo(direction > 0 ? value * 1.01 : value / 1.01, 4);
    if (wholeNumbers) // and one further at least
        next = direction > 0 ? std::max(std::round(next), value + 1) : std::min(std::round(next), value - 1);
    return std::clamp(next, minimum, maximum);
}

double SliderScale::nextMark(double value, int direction) const {
    if (direction > 0) {
        for (const SliderMark& mark : marks)
            if (mark.value > value * (1 + kSame))
                return mark.value;
        return maximum;
    }
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark)
        if (mark->value < value * (1 - kSame))
            return mark->value;
    return minimum;
}

LogSlider::LogSlider(SliderScale scale, QWidget* parent)
    : QWidget(parent), m_scale(std::move(scale)), m_value(m_scale.minimum) {
    static const bool kFactory = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(kFactory)
    setFocusPolicy(Qt::StrongFocus); // not WheelFocus: a wheel over a slider in passing changes nothing
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LogSlider::setMarks(std::vector<SliderMark> marks) {
    if (marks == m_scale.marks)
        return;
    m_scale.marks = std::move(marks);
    update();
}

void LogSlider::setSpoken(std::function<QString(double)> spoken) {
    m_spoken = std::move(spoken);
}

QString LogSlider::spokenValue() const {
    return m_spoken ? m_spoken(m_value) : QString::number(m_value);
}

void LogSlider::setValue(double value) {
    if (m_drag) {
        m_pending = value;
        return;
    }
    if (value == m_value)
        return;
    m_value = value;
    update();
    QAccessibleValueChangeEvent event(this, spokenValue());
    QAccessible::updateAccessibility(&event);
}

void LogSlider::setZoom(double zoom) {
    m_zoom = zoom;
    updateGeometry();
    update();
}

QSize LogSlider::sizeHint() const {
    return (QSizeF(264, 36) * m_zoom).toSize();
}

QSize LogSlider::minimumSizeHint() const {
    return (QSizeF(120, 36) * m_zoom).toSize();
}

QRectF LogSlider::groove() const {
    return {kInset, kGrooveMiddle - 2, std::max(1.0, width() / m_zoom - 2 * kInset), 4};
}

QPointF LogSlider::handleCentre(double value) const {
    return placeOf(value) * m_zoom;
}

QPointF LogSlider::placeOf(double value) const {
    const QRectF track = groove();
    return {track.left() + m_scale.position(value) * track.width(), kGrooveMiddle};
}

double LogSlider::caught(double position, bool fine) const {
    const double clamped = std::clamp(position, 0.0, 1.0);
    double value = m_scale.value(clamped);
    if (!fine) {
        const SliderMark* nearest = nullptr;
        double distance = kMagnetPixels;
        for (const SliderMark& mark : m_scale.marks) {
            const double away = std::abs(m_scale.position(mark.value) - clamped) * groove().width();
            if (mark.magnet && away <= distance) {
                nearest = &mark;
                distance = away;
            }
        }
        if (nearest != nullptr)
            return nearest->value;
        if (m_scale.steps == SliderSteps::PowersOfTwo)
            value = std::exp2(std::round(std::log2(value)));
    }
    if (m_scale.steps == SliderSteps::Decades || fine) // as many digits as a pixel can tell apart
        value = roundedTo(value, fine ? 4 : 3);
    if (m_scale.wholeNumbers)
        value = std::round(value);
    return std::clamp(value, m_scale.minimum, m_scale.maximum);
}

void LogSlider::ask(double value, int gesture) {
    if (value == m_value)
        return;
    m_value = value;
    update();
    Q_EMIT edited(value, gesture);
    QAccessibleValueChangeEvent event(this, spokenValue());
    QAccessible::updateAccessibility(&event);
}

void LogSlider::requestValue(double value) {
    if (std::isfinite(value))
        ask(std::clamp(value, m_scale.minimum, m_scale.maximum), newGesture());
}

void LogSlider::dragTo(double x, bool fine) {
    const double width = groove().width();
    if (fine != m_drag->fine) { // the hand goes on from where it is, at the other rate
        m_drag->anchorPosition = m_scale.position(m_value);
        m_drag->anchorX = x;
        m_drag->fine = fine;
    }
    const double position = m_drag->anchorPosition + (x - m_drag->anchorX) / width * (fine ? kFineRate : 1.0);
    ask(caught(position, fine), m_drag->gesture);
}

void LogSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const double x = event->position().x() / m_zoom;
    const QPointF handle = placeOf(m_value);
    const bool onHandle = std::abs(x - handle.x()) <= 8.0;
    const bool fine = event->modifiers().testFlag(Qt::ControlModifier);
    Drag drag;
    drag.gesture = newGesture();
    drag.anchorX = x;
    drag.anchorPosition = onHandle ? m_scale.position(m_value) : (x - groove().left()) / groove().width();
    drag.fine = fine;
    m_drag = drag;
    if (!onHandle)
        ask(caught(drag.anchorPosition, fine), drag.gesture);
    update();
}

void LogSlider::mouseMoveEvent(QMouseEvent* event) {
    if (m_drag && event->buttons().testFlag(Qt::LeftButton))
        dragTo(event->position().x() / m_zoom, event->modifiers().testFlag(Qt::ControlModifier));
}

void LogSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        drop();
}

void LogSlider::drop() {
    if (!m_drag)
        return;
    m_drag.reset();
    if (m_pending) {
        const double value = *m_pending;
        m_pending.reset();
        setValue(value);
    }
    update();
    Q_EMIT released();
}

void LogSlider::hideEvent(QHideEvent* event) {
    drop();
    QWidget::hideEvent(event);
}

void LogSlider::keyPressEvent(QKeyEvent* event) {
    double value = 0;
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool plain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    switch (plain ? event->key() : 0) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        value = shift ? m_scale.nudged(m_value, 1) : m_scale.stepped(m_value, 1);
        break;
    case Qt::Key_Left:
    case Qt::Key_Down:
        value = shift ? m_scale.nudged(m_value, -1) : m_scale.stepped(m_value, -1);
        break;
    case Qt::Key_PageUp:
        value = m_scale.nextMark(m_value, 1);
        break;
    case Qt::Key_PageDown:
        value = m_scale.nextMark(m_value, -1);
        break;
    case Qt::Key_Home:
        value = m_scale.minimum;
        break;
    case Qt::Key_End:
        value = m_scale.maximum;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
    if (m_drag)
        return; // the hand has it
    // A key held down is one gesture, a key pressed again another.
    if (!event->isAutoRepeat() || m_keyOfGesture != event->key())
        m_keyGesture = newGesture();
    m_keyOfGesture = event->key();
    ask(value, m_keyGesture);
}

void LogSlider::wheelEvent(QWheelEvent* event) {
    if (!hasFocus() || m_drag) {
        event->ignore();
        return;
    }
    event->accept();
    m_wheelRest += event->angleDelta().y();
    while (std::abs(m_wheelRest) >= QWheelEvent::DefaultDeltasPerStep) {
        const int direction = m_wheelRest > 0 ? 1 : -1;
        m_wheelRest -= direction * QWheelEvent::DefaultDeltasPerStep;
        ask(m_scale.stepped(m_value, direction), newGesture());
    }
}

void LogSlider::enterEvent(QEnterEvent* event) {
    m_hovered = true;
    update();
    QWidget::enterEvent(event);
}

void LogSlider::leaveEvent(QEvent* event) {
    m_hovered = false;
    update();
    QWidget::leaveEvent(event);
}

void LogSlider::focusInEvent(QFocusEvent* event) {
    m_wheelRest = 0;
    update();
    QWidget::focusInEvent(event);
}

void LogSlider::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

void LogSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.scale(m_zoom, m_zoom);
    const double room = width() / m_zoom;
    const UiTheme& theme = uiTheme();
    const QRectF track = groove();
    const double handleX = std::round(placeOf(m_value).x());

    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.hair);
    painter.drawRect(track.adjusted(0.5, 0.5, -0.5, -0.5));
    const QColor filled = isEnabled() ? theme.accent : theme.border;
    painter.fillRect(QRectF(track.left(), track.top(), handleX - track.left(), track.height()), filled);

    // Ticks of the marks, then as many labels as fit without touching, from both ends inwards.
    painter.setFont(uiFont(11));
    const QFontMetricsF metrics(painter.font());
    struct Placed {
        QRectF box;
        QString text;
    };
    std::vector<Placed> placed;
    painter.setPen(QPen(theme.text3, 1));
    const auto place = [&](const SliderMark& mark) {
        const double x = placeOf(mark.value).x();
        if (mark.label.isEmpty())
            return false;
        const double textWidth = metrics.horizontalAdvance(mark.label);
        const double left = std::clamp(x - textWidth / 2, 0.0, std::max(0.0, room - textWidth));
        const QRectF box(left, kGrooveMiddle + 10, textWidth, metrics.height());
        for (const Placed& other : placed)
            if (box.adjusted(-5, 0, 5, 0).intersects(other.box))
                return false;
        placed.push_back({box, mark.label});
        return true;
    };
    const auto count = m_scale.marks.size();
    std::vector<bool> labelled(count, false);
    for (std::size_t i = 0; i < (count + 1) / 2; ++i) {
        labelled[i] = place(m_scale.marks[i]);
        if (count - 1 - i != i)
            labelled[count - 1 - i] = place(m_scale.marks[count - 1 - i]);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const double x = std::floor(placeOf(m_scale.marks[i].value).x()) + 0.5;
        const double length = labelled[i] ? 4.0 : 2.0;
        painter.drawLine(QPointF(x, kGrooveMiddle + 6.5), QPointF(x, kGrooveMiddle + 6.5 + length - 1));
    }
    for (const Placed& label : placed)
        painter.drawText(QPointF(label.box.left(), label.box.top() + metrics.ascent()), label.text);

    // The handle, whole pixels so that its edges stay sharp while it moves.
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF handle(handleX - 4.5, kGrooveMiddle - 7.5, 9, 15);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(theme.window);
        painter.drawRect(handle.adjusted(-2.5, -2.5, 2.5, 2.5).toAlignedRect().adjusted(1, 1, -1, -1));
    }
    const bool hot = isEnabled() && (m_hovered || m_drag);
    painter.setPen(QPen(isEnabled() ? (theme.dark ? theme.text : theme.text2) : theme.border, 1));
    painter.setBrush(hot ? theme.accentBg : (theme.dark ? theme.raised : theme.surface));
    painter.drawRoundedRect(handle, 2, 2);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawLine(QPointF(handleX, kGrooveMiddle - 3), QPointF(handleX, kGrooveMiddle + 2));

    // A typed value may lie beyond the ends: an arrow says where it went.
    if (m_value > m_scale.maximum || m_value < m_scale.minimum) {
        const double direction = m_value > m_scale.maximum ? 1.0 : -1.0;
        const double tip = direction > 0 ? room - 0.5 : 0.5;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.text2);
        const QPointF points[] = {{tip, 2.0}, {tip - 4 * direction, -1.0 + 0.0}, {tip - 4 * direction, 5.0}};
        painter.drawPolygon(points, 3);
    }
}

} // namespace memladder::ui
