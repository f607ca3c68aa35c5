// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/link_button.h"

#include "widgets/ui_style.h"

#include <QPainter>

namespace memladder::ui {

LinkButton::LinkButton(const QString& text, QWidget* parent) : QPushButton(text, parent) {
    setFlat(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(QString(text).remove(QLatin1Char('&')));
}

QSize LinkButton::sizeHint() const {
    return {QFontMetrics(uiFont(13)).horizontalAdvance(QString(text()).remove(QLatin1Char('&'))) + 8, 22};
}

void LinkButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    QFont font = uiFont(13);
    font.setUnderline(underMouse());
    painter.setFont(font);
    painter.setPen(isEnabled() ? uiTheme().accent : uiTheme().text3);
    painter.drawText(rect().adjusted(4, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic,
                     text());
}

} // namespace memladder::ui
