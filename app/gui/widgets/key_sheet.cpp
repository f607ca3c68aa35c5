// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/key_sheet.h"

#include "lecture/presenter.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace memladder::ui {

namespace {

using Keys = std::vector<std::pair<QString, QString>>;

QWidget* block(const QString& title, const Keys& keys) {
    auto* widget = new QWidget;
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 16);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    auto* head = new QLabel(title, widget);
    head->setFont(uiFont(14, QFont::DemiBold));
    grid->addWidget(head, 0, 0, 1, 2);
    int row = 1;
    for (const auto& [does, key] : keys) {
        auto* left = new QLabel(key, widget);
        left->setFont(uiFont(13, QFont::Medium));
        left->setMinimumWidth(150);
        auto* right = new TintedLabel(Token::Text2, 13, widget);
        right->setText(does);
        grid->addWidget(left, row, 0);
        grid->addWidget(right, row, 1);
        ++row;
    }
    grid->setColumnStretch(1, 1);
    widget->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return widget;
}

} // namespace

KeySheet::KeySheet(const Keys& menuKeys, QWidget* parent) : QDialog(parent) {
    setWindowTitle(QStringLiteral("Keyboard"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(24, 20, 24, 16);
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    auto* inside = new QWidget;
    auto* columns = new QHBoxLayout(inside);
    columns->setContentsMargins(0, 0, 12, 0);
    columns->setSpacing(40);
    auto* left = new QVBoxLayout;
    auto* right = new QVBoxLayout;
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    left->addWidget(block(QStringLiteral("Menus"), menuKeys));
    left->addStretch();
    const Keys fields = {
        {QStringLiteral("model size, GPUs, sequence"), QStringLiteral("Alt+M, Alt+G, Alt+S")},
        {QStringLiteral("micro-batch"), QStringLiteral("Alt+B")},
        {QStringLiteral("recompute, sharding, cards"), QStringLiteral("Alt+R, Alt+H, Alt+C")},
        {QStringLiteral("from field to slider, and on"), QStringLiteral("Tab")},
        {QStringLiteral("take what was typed"), QStringLiteral("Enter")},
        {QStringLiteral("give up what was typed"), QStringLiteral("Esc")},
        {QStringLiteral("next value"), QStringLiteral("Up, Down")}};
    const Keys slider = {{QStringLiteral("next 1-2-3-5-7 value; double, half"), QStringLiteral("Arrows")},
                         {QStringLiteral("one per cent"), QStringLiteral("Shift+arrows")},
                         {QStringLiteral("next named value"), QStringLiteral("Page Up, Page Down")},
                         {QStringLiteral("smallest, largest"), QStringLiteral("Home, End")},
                         {QStringLiteral("drag finely, past the magnets"), QStringLiteral("Ctrl+drag")}};
    const Keys chart = {
        {QStringLiteral("walk the bars; their parts"), QStringLiteral("Left, Right; Up, Down")},
        {QStringLiteral("choose the bar"), QStringLiteral("Enter, Space")},
        {QStringLiteral("choose the layout under the cursor"), QStringLiteral("Enter in a table")},
        {QStringLiteral("copy cells as text"), QStringLiteral("Ctrl+C in a table")},
        {QStringLiteral("remove a card"), QStringLiteral("Delete on its check or button")}};
    right->addWidget(block(QStringLiteral("Quantities"), fields));
    right->addWidget(block(QStringLiteral("Sliders"), slider));
    right->addWidget(block(QStringLiteral("Chart, tables, cards"), chart));
    right->addWidget(block(QStringLiteral("Presentation"), Presenter::keys()));
    right->addStretch();
    area->setWidget(inside);
    outer->addWidget(area, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    outer->addWidget(buttons);
    resize(880, 600);
}

} // namespace memladder::ui
