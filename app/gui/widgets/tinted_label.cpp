// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tinted_label.h"

#include "widgets/ui_style.h"

#include <QEvent>

namespace memladder::ui {

TintedLabel::TintedLabel(Token token, int pixelSize, QWidget* parent) : QLabel(parent), m_token(token) {
    setFont(uiFont(pixelSize));
    setTextFormat(Qt::PlainText);
    tint();
}

void TintedLabel::setTint(Token token) {
    m_token = token;
    tint();
}

void TintedLabel::tint() {
    const QColor colour = themeColor(uiTheme().kind, m_token);
    if (palette().color(QPalette::WindowText) == colour)
        return; // changing the palette reports a change of palette
    QPalette own = palette();
    own.setColor(QPalette::WindowText, colour);
    own.setColor(QPalette::Link, colour);
    own.setColor(QPalette::LinkVisited, colour);
    setPalette(own);
}

void TintedLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        tint();
}

} // namespace memladder::ui
