// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choice_editor.h"

#include "widgets/ui_style.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace memladder::ui {

namespace {

constexpr int kEditorHeight = 26;

/// One option. A radio button by nature (role, keys, exclusiveness), a segment by look.
class Segment : public QRadioButton {
public:
    Segment(const QString& text, QWidget* parent) : QRadioButton(text, parent) { setAttribute(Qt::WA_Hover); }

    [[nodiscard]] int textWidth() const {
        return QFontMetrics(uiFont(13, QFont::DemiBold))
            .horizontalAdvance(QString(text()).remove(QLatin1Char('&')));
    }

protected:
    bool hitButton(const QPoint& point) const override { return rect().contains(point); }
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        if (isChecked())
            painter.fillRect(rect(), isEnabled() ? theme.accent : theme.border);
        else if (isEnabled() && (underMouse() || isDown()))
            painter.fillRect(rect(), theme.accentBg);
        painter.setFont(uiFont(13, isChecked() ? QFont::DemiBold : QFont::Normal));
        painter.setPen(isChecked() ? theme.onAccent : isEnabled() ? theme.text2 : theme.text3);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
    }
};

} // namespace

ChoiceEditor::ChoiceEditor(const QString& name, const std::vector<ChoiceOption>& options, QWidget* parent)
    : QWidget(parent), m_options(options) {
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const ChoiceOption& option : m_options) {
        auto* button = new Segment(option.label, this);
        button->setAccessibleName(option.label);
        button->setAccessibleDescription(name);
        button->setToolTip(option.help);
        button->setObjectName(option.key);
        setRingOwner(this, button);
        connect(button, &QAbstractButton::toggled, this, [this, button] {
            if (button->isChecked())
                setFocusProxy(button);
        });
        // Arrow keys check without a click, so the press of the button is what counts.
        connect(button, &QAbstractButton::toggled, this, [this, key = option.key](bool on) {
            if (on && key != m_current) {
                m_current = key;
                Q_EMIT chosen(key);
            }
        });
        m_buttons.push_back(button);
    }
    if (!m_buttons.empty())
        setFocusProxy(m_buttons.front());
}

void ChoiceEditor::setCurrent(const QString& key) {
    m_current = key;
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        if (m_options[i].key == key)
            m_buttons[i]->setChecked(true);
    }
}

QString ChoiceEditor::current() const {
    return m_current;
}

QAbstractButton* ChoiceEditor::button(const QString& key) const {
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        if (m_options[i].key == key)
            return m_buttons[i];
    }
    return nullptr;
}

QSize ChoiceEditor::sizeHint() const {
    int width = 2;
    for (const QRadioButton* button : m_buttons)
        width += static_cast<const Segment*>(button)->textWidth() + 17;
    return {width, kEditorHeight};
}

QSize ChoiceEditor::minimumSizeHint() const {
    int width = 2;
    for (const QRadioButton* button : m_buttons)
        width += static_cast<const Segment*>(button)->textWidth() + 5;
    return {width, kEditorHeight};
}

void ChoiceEditor::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void ChoiceEditor::place() {
    if (m_buttons.empty())
        return;
    // Equal shares where the widest text allows it, else text plus an equal rest; 1 px lines between.
    const int count = static_cast<int>(m_buttons.size());
    const int room = width() - 2 - (count - 1);
    int widest = 0;
    int all = 0;
    for (const QRadioButton* button : m_buttons) {
        const int text = static_cast<const Segment*>(button)->textWidth();
        widest = std::max(widest, text);
        all += text;
    }
    const bool equal = widest + 12 <= room / count;
    int x = 1;
    for (int i = 0; i < count; ++i) {
        auto* button = static_cast<Segment*>(m_buttons[static_cast<std::size_t>(i)]);
        int width = equal ? room / count : button->textWidth() + (room - all) / count;
        if (i + 1 == count)
            width = this->width() - 1 - x;
        button->setGeometry(x, 1, width, height() - 2);
        x += width + 1;
    }
}

void ChoiceEditor::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.setRenderHint(QPainter::Antialiasing);
    const UiTheme& theme = uiTheme();
    painter.setPen(QPen(isEnabled() ? theme.border : theme.hair, 1));
    painter.setBrush(isEnabled() ? theme.raised : theme.window);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.dark ? theme.border : theme.hair, 1));
    for (std::size_t i = 1; i < m_buttons.size(); ++i) {
        const int x = m_buttons[i]->geometry().left() - 1;
        painter.drawLine(x, 1, x, height() - 2);
    }
}

} // namespace memladder::ui
