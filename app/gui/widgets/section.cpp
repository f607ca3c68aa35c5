// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/section.h"

#include "widgets/ui_style.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace memladder::ui {

SectionHead::SectionHead(const QString& title, QWidget* parent) : QAbstractButton(parent) {
    setText(title);
    setAccessibleName(title);
    setLayoutDirection(Qt::LeftToRight); // its values are numbers
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setRingOwner(this, this); // around it: the triangle stands at its very edge
}

void SectionHead::setValues(const QString& values) {
    if (values == m_values)
        return;
    m_values = values;
    setAccessibleDescription(values);
    update();
}

QSize SectionHead::sizeHint() const {
    return {200, 25};
}

void SectionHead::keyPressEvent(QKeyEvent* event) {
    const bool opens = event->key() == Qt::Key_Right && !isChecked();
    const bool closes = event->key() == Qt::Key_Left && isChecked();
    if (opens || closes || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void SectionHead::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    const UiTheme& theme = uiTheme();
    painter.fillRect(QRect(0, 0, width(), 1), theme.hair);
    if (underMouse() && isEnabled())
        painter.fillRect(QRect(0, 1, width(), height() - 1), theme.accentBg);
    const qreal middle = 1 + (height() - 1) / 2.0;
    drawTriangle(painter, QPointF(5, middle), isChecked(), theme.text2);
    const QRect line(14, 1, width() - 14, height() - 1);
    painter.setFont(uiFont(13));
    painter.setPen(theme.text);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic, text());
    const int used = painter.fontMetrics().horizontalAdvance(QString(text()).remove(QLatin1Char('&'))) + 12;
    painter.setFont(uiFont(12));
    painter.setPen(theme.text2);
    // Whole values only: those at the end go first where the room is short.
    QString shown = m_values;
    const QString separator = QStringLiteral(" · ");
    while (!shown.isEmpty() && painter.fontMetrics().horizontalAdvance(shown) > line.width() - used) {
        const qsizetype cut = shown.lastIndexOf(separator);
        shown = cut < 0 ? QString() : shown.left(cut);
    }
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, shown);
}

Section::Section(const QString& title, QWidget* parent)
    : QWidget(parent), m_head(new SectionHead(title, this)), m_body(new QWidget(this)) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(m_head);
    outer->addWidget(m_body);
    m_layout = new QVBoxLayout(m_body);
    m_layout->setContentsMargins(14, 6, 0, 12);
    m_layout->setSpacing(6);
    m_body->setVisible(false);
    connect(m_head, &QAbstractButton::toggled, this, [this](bool open) {
        if (open)
            fill();
        m_body->setVisible(open);
        Q_EMIT toggled(open);
    });
}

void Section::fill() {
    if (!m_filling)
        return;
    std::exchange(m_filling, {})();
    const QList<QWidget*> made = m_body->findChildren<QWidget*>();
    if (!made.empty())
        comeAfter(m_head, made.front());
}

void Section::setOpen(bool open) {
    m_head->setChecked(open);
}

bool Section::isOpen() const {
    return m_head->isChecked();
}

} // namespace memladder::ui
