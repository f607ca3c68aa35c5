// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/value_field.h"

#include "widgets/ui_style.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace memladder::ui {

namespace {

bool isRedo(const QKeyEvent& key) {
    return key.matches(QKeySequence::Redo) || QKeySequence(key.keyCombination()) == QKeySequence(Qt::CTRL | Qt::Key_Y);
}

/// Whether a menu of the window has the key. Letters alone are typing, whatever they mean elsewhere.
bool isOfWindow(const QWidget& window, const QKeyEvent& key) {
    constexpr Qt::KeyboardModifiers command = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if ((key.modifiers() & command) == Qt::NoModifier)
        return false;
    const QKeySequence pressed(QKeyCombination(key.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key.key())));
    const QList<QAction*> actions = window.actions();
    return std::any_of(actions.begin(), actions.end(), [&pressed](const QAction* action) { return action->isEnabled() && action->shortcuts().contains(pressed); });
}

} // namespace

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

bool ValueField::keeps(const QKeyEvent& key) const {
    if (key.matches(QKeySequence::Undo))
        return isUndoAvailable() && text() != m_shown;
    if (isRedo(key))
        return isRedoAvailable() && (m_dirty || m_rejected);
    return key.matches(QKeySequence::SelectAll) || key.matches(QKeySequence::Copy) || key.matches(QKeySequence::Cut) ||
           key.matches(QKeySequence::Paste);
}

bool ValueField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (keeps(key)) {
            event->accept();
            return true;
        }
        if (isOfWindow(*window(), key)) { // a line of text would take some of them: Ctrl+E goes to its end
            if (!key.matches(QKeySequence::Undo) && !isRedo(key))
                submit();
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void ValueField::keyPressEvent(QKeyEvent* event) {
    if (isRedo(*event) && keeps(*event)) { // by either of the window's keys
        redo();
        return;
    }
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
