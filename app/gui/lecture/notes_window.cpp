// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/notes_window.h"

#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace memladder::ui {

NotesWindow::NotesWindow(QWidget* parent) : QWidget(parent, Qt::Window) {
    setWindowTitle(QStringLiteral("Notes — Memladder"));
    setAccessibleName(QStringLiteral("Speaker's notes"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    auto* top = new QHBoxLayout;
    m_place = new TintedLabel(Token::Text2, 16, this);
    m_clock = new TintedLabel(Token::Text2, 16, this);
    top->addWidget(m_place, 1);
    top->addWidget(m_clock);
    column->addLayout(top);
    const auto add = [&](int size, QFont::Weight weight, const QString& name) {
        auto* label = new TintedLabel(Token::Text, size, this);
        label->setFont(uiFont(size, weight));
        label->setWordWrap(true);
        label->setAccessibleName(name);
        column->addWidget(label);
        return label;
    };
    m_title = add(20, QFont::DemiBold, QStringLiteral("Scene"));
    m_notes = add(20, QFont::Normal, QStringLiteral("Notes"));
    column->addStretch(1);
    m_next = add(16, QFont::Normal, QStringLiteral("Next scene"));
    m_since.start();
    const auto tick = [this] {
        const qint64 seconds = m_since.elapsed() / 1000;
        m_clock->setText(
            QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
    };
    connect(&m_tick, &QTimer::timeout, this, tick);
    m_tick.start(1000);
    tick();
    resize(640, 480);
}

void NotesWindow::setScene(const QString& place, const QString& title, const QString& notes,
                           const QString& next) {
    m_place->setText(place);
    m_title->setText(title);
    m_notes->setText(notes);
    m_next->setText(next.isEmpty() ? QStringLiteral("This is the last scene.")
                                   : QStringLiteral("Next: ") + next);
}

QString NotesWindow::notes() const {
    return m_notes->text();
}

void NotesWindow::keyPressEvent(QKeyEvent* event) {
    Q_EMIT keyPressed(event);
}

} // namespace memladder::ui
