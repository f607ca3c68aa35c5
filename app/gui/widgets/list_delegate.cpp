// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/list_delegate.h"

#include <QPainter>

namespace memladder::ui {

QSize ListDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {1, m_rowHeight}; // as wide as the list
}

void ListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->setLayoutDirection(Qt::LeftToRight);
    const UiTheme& theme = uiTheme();
    const bool current = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    painter->fillRect(option.rect, current || hovered ? theme.accentBg : theme.*m_ground);
    QRect line = option.rect.adjusted(16, 0, -4, 0);
    if (const QString letter = index.data(Qt::UserRole).toString(); !letter.isEmpty()) {
        painter->setFont(uiFont(13));
        painter->setPen(theme.text2);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, letter);
        line.adjust(15, 0, 0, 0);
    }
    painter->setFont(uiFont(13, current ? QFont::DemiBold : QFont::Normal));
    painter->setPen(theme.text);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
}

} // namespace memladder::ui
