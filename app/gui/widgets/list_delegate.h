// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui_style.h"

#include <QStyledItemDelegate>

namespace memladder::ui {

/// Rows of a short list at a window's side, the current one as a row of a table is. A row may have a letter before its
/// text, as its user data.
class ListDelegate : public QStyledItemDelegate {
public:
    /// `ground`: of the theme, under the other rows.
    ListDelegate(int rowHeight, QColor UiTheme::*ground, QObject* parent)
        : QStyledItemDelegate(parent), m_rowHeight(rowHeight), m_ground(ground) {}
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_rowHeight;
    QColor UiTheme::*m_ground;
};

} // namespace memladder::ui
