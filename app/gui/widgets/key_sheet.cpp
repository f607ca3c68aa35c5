// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/key_sheet.h"

#include "language/ui.h"
#include "lecture/presenter.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

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
        left->setMinimumWidth(std::max(150, left->sizeHint().width()));
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
    setWindowTitle(Ui::tr("Keyboard"));
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
    left->addWidget(block(Ui::tr("Menus"), menuKeys));
    left->addStretch();
    const Keys fields = {
        {Ui::tr("model size, GPUs, sequence"), Ui::tr("Alt+M, Alt+G, Alt+S", "keys")},
        {Ui::tr("micro-batch"), QStringLiteral("Alt+B")},
        {Ui::tr("recompute, sharding, cards"), Ui::tr("Alt+R, Alt+H, Alt+C", "keys")},
        {Ui::tr("from field to slider, and on"), QStringLiteral("Tab")},
        {Ui::tr("take what was typed"), Ui::tr("Enter", "keys")},
        {Ui::tr("give up what was typed"), QStringLiteral("Esc")},
        {Ui::tr("next value"), Ui::tr("Up, Down", "keys")}};
    const Keys slider = {{Ui::tr("next 1-2-3-5-7 value; double, half"), Ui::tr("Arrows", "keys")},
                         {Ui::tr("one per cent"), Ui::tr("Shift+arrows", "keys")},
                         {Ui::tr("next named value"), Ui::tr("Page Up, Page Down", "keys")},
                         {Ui::tr("smallest, largest"), Ui::tr("Home, End", "keys")},
                         {Ui::tr("drag finely, past the magnets"), Ui::tr("Ctrl+drag", "keys")}};
    const Keys chart = {
        {Ui::tr("walk the bars; their parts"), Ui::tr("Left, Right; Up, Down", "keys")},
        {Ui::tr("choose the bar"), Ui::tr("Enter, Space", "keys")},
        {Ui::tr("choose the layout under the cursor"), Ui::tr("Enter in a table", "keys")},
        {Ui::tr("copy cells as text"), Ui::tr("Ctrl+C in a table", "keys")},
        {Ui::tr("remove a card"), Ui::tr("Delete on its check or button", "keys")}};
    right->addWidget(block(Ui::tr("Quantities"), fields));
    right->addWidget(block(Ui::tr("Sliders"), slider));
    right->addWidget(block(Ui::tr("Chart, tables, cards"), chart));
    right->addWidget(block(Ui::tr("Presentation"), Presenter::keys()));
    right->addStretch();
    area->setWidget(inside);
    outer->addWidget(area, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    outer->addWidget(buttons);
    // As large as what it holds where the window leaves room; else it scrolls.
    const QSize held = inside->sizeHint();
    const int height = held.height() + buttons->sizeHint().height() + 54;
    resize(std::max(880, held.width() + 64), parent ? std::min(height, std::max(600, parent->height() - 80)) : 600);
}

} // namespace memladder::ui
