// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/value_field.h"

#include "widgets/ui_style.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace memladder::ui {

ValueField::ValueField(QWidget* parent) : QLineEdit(parent) {
    setAlignment(Qt::AlignRight);
    setLayoutDirection(Qt::LeftToRight); // a number, then its unit, in every script
    setFixedHeight(24);
    setMaxLength(200); // a paste of a whole file is no number
    connect(this, &QLineEdit::textEdited, this, [this] { m_dirty = true; });
    connect(this, &QLineEdit::editingFinished, this, &ValueField::submit);
}

void ValueField::setValueText(const QString& text) {
    if (text == m_shown && (m_dirty || m_rejected))
        return;
    const bool wasRejected = m_rejected;
    m_shown = text;
    m_dirty = false;
    m_rejected = false;
    if (this->text() != text)
        setText(text);
    remark();
    if (wasRejected)
        Q_EMIT restored();
}

void ValueField::setUnit(const QString& unit) {
    m_unit = unit;
    const int width = unit.isEmpty() ? 0 : QFontMetrics(uiFont(13)).horizontalAdvance(unit) + 4;
    setTextMargins(0, 0, width, 0);
    update();
}

void ValueField::reject() {
    m_rejected = true;
    remark();
}

void ValueField::setTroubled(bool troubled) {
    if (troubled == m_troubled)
        return;
    m_troubled = troubled;
    remark();
}

void ValueField::remark() {
    if (property("memladderInvalid").toBool() == isInvalid())
        return;
    setProperty("memladderInvalid", isInvalid());
    update();
}

void ValueField::submit() {
    if (!m_dirty)
        return;
    m_dirty = false;
    Q_EMIT entered(text());
}

void ValueField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && (m_dirty || m_rejected)) {
        m_dirty = false;
        m_rejected = false;
        setText(m_shown);
        selectAll();
        remark();
        Q_EMIT restored();
        return;
    }
    if ((event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) &&
        event->modifiers() == Qt::NoModifier) {
        submit();
        Q_EMIT stepped(event->key() == Qt::Key_Up ? 1 : -1);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void ValueField::paintEvent(QPaintEvent* event) {
    QLineEdit::paintEvent(event);
    if (m_unit.isEmpty())
        return;
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.setFont(uiFont(13));
    painter.setPen(uiTheme().text3);
    painter.drawText(rect().adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, m_unit);
}

} // namespace memladder::ui
