// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/data_table.h"

#include "widgets/ui_style.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

namespace memladder::ui {

DataTable::DataTable(const QString& name, QWidget* parent) : QTableView(parent) {
    setAccessibleName(name);
    setLayoutDirection(Qt::LeftToRight); // formulas, and columns in the order of the bars
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false); // Tab leaves the table; arrows walk it
    setMouseTracking(true);
    setWordWrap(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(16);
    verticalHeader()->setDefaultSectionSize(23);
    verticalHeader()->hide();
    horizontalHeader()->setFixedHeight(24);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(24);
    horizontalHeader()->setFocusPolicy(Qt::NoFocus);
}

QString DataTable::asText(bool all) const {
    const QAbstractItemModel* source = model();
    if (source == nullptr)
        return {};
    int top = 0;
    int bottom = source->rowCount() - 1;
    int left = 0;
    int right = source->columnCount() - 1;
    QString out;
    if (!all && selectionModel() != nullptr && selectionModel()->hasSelection()) {
        const QItemSelectionRange range = selectionModel()->selection().first();
        top = range.top();
        bottom = range.bottom();
        left = range.left();
        right = range.right();
    } else {
        QStringList heads;
        if (verticalHeader()->isVisible())
            heads << QString();
        for (int column = left; column <= right; ++column)
            heads << source->headerData(column, Qt::Horizontal).toString();
        out += heads.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    for (int row = top; row <= bottom; ++row) {
        QStringList cells;
        if (all && verticalHeader()->isVisible())
            cells << source->headerData(row, Qt::Vertical).toString();
        for (int column = left; column <= right; ++column)
            cells << source->index(row, column).data().toString();
        out += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return out;
}

void DataTable::setHighlightedRow(int row) {
    if (row == m_highlighted)
        return;
    m_highlighted = row;
    viewport()->update();
}

void DataTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(asText(false));
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) &&
        currentIndex().isValid()) {
        Q_EMIT activated(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

void DataTable::mouseMoveEvent(QMouseEvent* event) {
    const int row = indexAt(event->position().toPoint()).row();
    if (row != m_hovered) {
        m_hovered = row;
        Q_EMIT rowHovered(row);
    }
    QTableView::mouseMoveEvent(event);
}

void DataTable::leaveEvent(QEvent* event) {
    if (m_hovered != -1) {
        m_hovered = -1;
        Q_EMIT rowHovered(-1);
    }
    QTableView::leaveEvent(event);
}

} // namespace memladder::ui
