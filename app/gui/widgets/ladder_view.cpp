// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ladder_view.h"

#include "document/ui_text.h"
#include "language/ui.h"
#include "widgets/ui_style.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace memladder::ui {

namespace {

class LadderDelegate : public QStyledItemDelegate {
public:
    explicit LadderDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const bool fits = index.data(LadderModel::FitsRole).toBool();
        const bool impossible = index.data(LadderModel::ImpossibleRole).toBool();
        const QRect& rect = option.rect;
        painter->fillRect(rect, fits && !impossible ? theme.fitBg : theme.surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), theme.hair);
        // The ladder itself: from this edge on it fits.
        const auto fitsAt = [&](int row, int column) {
            const QModelIndex other = index.sibling(row, column);
            return other.isValid() && other.data(LadderModel::FitsRole).toBool() &&
                   !other.data(LadderModel::ImpossibleRole).toBool();
        };
        if (fits && !impossible) {
            if (index.row() > 0 && !fitsAt(index.row() - 1, index.column()))
                painter->fillRect(QRect(rect.left() - 1, rect.top() - 1, rect.width() + 1, 2), theme.text);
            if (index.column() > 0 && !fitsAt(index.row(), index.column() - 1))
                painter->fillRect(QRect(rect.left() - 1, rect.top() - 1, 2, rect.height() + 1), theme.text);
        }
        if (!impossible)
            drawMark(*painter, QRectF(rect.left() + 8, rect.center().y() - 4, 10, 10),
                     fits ? Mark::Check : Mark::Cross, fits ? theme.fits : theme.noFit, 1.75);
        const bool selected = index.data(LadderModel::SelectedRole).toBool();
        painter->setFont(uiFont(13, selected ? QFont::DemiBold : QFont::Normal));
        painter->setPen(impossible ? theme.text3 : theme.text);
        painter->drawText(rect.adjusted(20, 0, -10, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data().toString());
        if (selected)
            painter->fillRect(QRect(rect.left(), rect.bottom() - 2, rect.width() - 1, 3), theme.accent);
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(rect.adjusted(1, 1, -2, -2));
        }
    }
};

class LadderHead : public QHeaderView {
public:
    LadderHead(Qt::Orientation orientation, QWidget* parent) : QHeaderView(orientation, parent) {}

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const bool across = orientation() == Qt::Horizontal;
        const bool selected =
            across && model()->headerData(section, orientation(), LadderModel::SelectedRole).toBool();
        painter->fillRect(rect, theme.surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        if (!across)
            painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), theme.hair);
        painter->setFont(uiFont(across ? 12 : 13, selected ? QFont::DemiBold : QFont::Normal));
        painter->setPen(selected ? theme.accent : across ? theme.text2 : theme.text);
        painter->drawText(rect.adjusted(across ? 4 : 16, 0, -10, 0),
                          static_cast<int>(across ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter |
                              Qt::TextSingleLine,
                          model()->headerData(section, orientation()).toString());
    }
};

} // namespace

LadderView::LadderView(PlanDocument& document, QWidget* parent)
    : DataTable(Ui::tr("Ladder"), parent), m_document(document),
      m_model(new LadderModel(document, this)) {
    setHorizontalHeader(new LadderHead(Qt::Horizontal, this));
    horizontalHeader()->setFixedHeight(24);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    setVerticalHeader(new LadderHead(Qt::Vertical, this));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(30);
    verticalHeader()->setFixedWidth(96);
    verticalHeader()->setFocusPolicy(Qt::NoFocus);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setModel(m_model);
    setItemDelegate(new LadderDelegate(this));
    m_model->setActive(isVisible());
    connect(this, &QAbstractItemView::clicked, this, &LadderView::go);
    connect(this, &QAbstractItemView::activated, this, &LadderView::go);
    connect(m_model, &QAbstractItemModel::modelReset, this, &LadderView::placeColumns);
    placeColumns();
}

void LadderView::go(const QModelIndex& index) {
    Scenario next = m_document.scenario();
    next.gpus = m_model->gpus(index.column());
    next.zero = Choice<Sharding>::at(static_cast<std::size_t>(index.row()));
    m_document.apply(
        next, Ui::tr("%1 on %2", "sharding scheme, number of GPUs")
                  .arg(text::fromUtf8(next.zero->name), Ui::tr("%n GPU(s)", nullptr, next.gpus)));
}

void LadderView::showEvent(QShowEvent* event) {
    m_model->setActive(true);
    DataTable::showEvent(event);
}

void LadderView::hideEvent(QHideEvent* event) {
    m_model->setActive(false);
    DataTable::hideEvent(event);
}

void LadderView::resizeEvent(QResizeEvent* event) {
    DataTable::resizeEvent(event);
    placeColumns();
}

void LadderView::placeColumns() {
    const int columns = m_model->columnCount();
    const int width = std::clamp(viewport()->width() / std::max(1, columns), 84, 140);
    for (int column = 0; column < columns; ++column)
        setColumnWidth(column, width);
}

} // namespace memladder::ui
