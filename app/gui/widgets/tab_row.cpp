// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tab_row.h"

#include "widgets/ui_style.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>

namespace memladder::ui {

TabRow::TabRow(const QString& name, QWidget* parent)
    : QWidget(parent), m_bar(new QTabBar(this)), m_layout(new QHBoxLayout(this)) {
    setFixedHeight(32);
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    m_bar->setUsesScrollButtons(true);
    m_bar->setElideMode(Qt::ElideNone);
    m_bar->setAccessibleName(name);
    m_layout->setContentsMargins(6, 0, 16, 0);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_bar, 0, Qt::AlignBottom);
    m_layout->addStretch(1);
}

void TabRow::addCorner(QWidget* widget, int fromWidth) {
    m_layout->addWidget(widget, 0, Qt::AlignVCenter);
    if (fromWidth > 0)
        m_wideOnly.emplace_back(widget, fromWidth);
}

void TabRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    for (const auto& [widget, fromWidth] : m_wideOnly)
        widget->setVisible(width() >= fromWidth);
}

void TabRow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    QEvent again(QEvent::StyleChange); // tabs that were measured without their font
    QApplication::sendEvent(m_bar, &again);
}

void TabRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), uiTheme().surface);
    painter.fillRect(QRect(0, height() - 1, width(), 1), uiTheme().hair);
}

} // namespace memladder::ui
