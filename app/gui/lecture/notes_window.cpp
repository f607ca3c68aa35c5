// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/notes_window.h"

#include "language/ui.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace memladder::ui {

namespace {

constexpr int kWindowWidth = 640;
constexpr int kWindowHeight = 480;

} // namespace

NotesWindow::NotesWindow(QWidget* parent) : QWidget(parent, Qt::Window) {
    setWindowTitle(Ui::tr("Notes — Memladder"));
    setAccessibleName(Ui::tr("Speaker's notes"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    auto* top = new QHBoxLayout;
    const auto make = [this](Token token, int size, QFont::Weight weight) {
        auto* label = new TintedLabel(token, size, this);
        m_sizes.push_back({label, size, weight});
        return label;
    };
    m_place = make(Token::Text2, 16, QFont::Normal);
    m_clock = make(Token::Text2, 16, QFont::Normal);
    top->addWidget(m_place, 1);
    top->addWidget(m_clock);
    column->addLayout(top);
    const auto add = [&](int size, QFont::Weight weight, const QString& name) {
        auto* label = make(Token::Text, size, weight);
        label->setWordWrap(true);
        label->setAccessibleName(name);
        column->addWidget(label);
        return label;
    };
    m_title = add(20, QFont::DemiBold, Ui::tr("Scene"));
    m_notes = add(20, QFont::Normal, Ui::tr("Notes"));
    column->addStretch(1);
    m_next = add(16, QFont::Normal, Ui::tr("Next scene"));
    m_since.start();
    const auto tick = [this] {
        const qint64 seconds = m_since.elapsed() / 1000;
        m_clock->setText(
            QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
    };
    connect(&m_tick, &QTimer::timeout, this, tick);
    m_tick.start(1000);
    tick();
    resize(kWindowWidth, kWindowHeight);
    fitTexts();
}

/// Read from where the speaker stands: the larger the window, the larger its texts.
void NotesWindow::fitTexts() {
    const double zoom = std::clamp(std::min(width() / double{kWindowWidth}, height() / double{kWindowHeight}), 1.0, 3.0);
    for (const Sized& one : m_sizes)
        one.label->setFont(uiFont(static_cast<int>(std::lround(one.size * zoom)), one.weight));
}

void NotesWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTexts();
}

void NotesWindow::setScene(const QString& place, const QString& title, const QString& notes,
                           const QString& next) {
    m_place->setText(place);
    m_title->setText(title);
    m_notes->setText(notes);
    m_next->setText(next.isEmpty() ? Ui::tr("This is the last scene.")
                                   : Ui::tr("Next: %1", "scene").arg(next));
}

QString NotesWindow::notes() const {
    return m_notes->text();
}

void NotesWindow::keyPressEvent(QKeyEvent* event) {
    Q_EMIT keyPressed(event);
}

} // namespace memladder::ui
