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
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <span>

namespace memladder::ui {

namespace {

using Keys = std::vector<std::pair<QString, QString>>;

struct Block {
    QString title;
    Keys keys;
};

/// As large as what it holds; where that has no room, it scrolls.
class WholeArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;
    QSize sizeHint() const override { return widget()->sizeHint(); }
};

/// Blocks below each other, the keys of all in one line.
QGridLayout* columnOf(std::span<const Block> blocks, QWidget* parent) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    int row = 0;
    for (const Block& block : blocks) {
        auto* head = new QLabel(block.title, parent);
        head->setFont(uiFont(14, QFont::DemiBold));
        if (row > 0)
            grid->setRowMinimumHeight(row++, 12);
        grid->addWidget(head, row++, 0, 1, 2);
        for (const auto& [does, key] : block.keys) {
            auto* left = new QLabel(key, parent);
            left->setFont(uiFont(13, QFont::Medium));
            left->setMinimumWidth(left->sizeHint().width());
            auto* right = new TintedLabel(Token::Text2, 13, parent);
            right->setText(does);
            grid->addWidget(left, row, 0);
            grid->addWidget(right, row++, 1);
        }
    }
    grid->setRowStretch(row, 1);
    grid->setColumnStretch(1, 1);
    return grid;
}

/// Where each of `count` columns begins so that the longest is as short as can be.
std::vector<std::size_t> startsOf(const std::vector<Block>& blocks, std::size_t count) {
    const auto columnsWithin = [&](std::size_t most) {
        std::vector<std::size_t> starts{0};
        std::size_t lines = 0;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const std::size_t own = blocks[i].keys.size() + 2;
            if (lines > 0 && lines + own > most) {
                starts.push_back(i);
                lines = 0;
            }
            lines += own;
        }
        return starts;
    };
    std::size_t most = 0;
    for (const Block& block : blocks)
        most = std::max(most, block.keys.size() + 2);
    while (columnsWithin(most).size() > count)
        ++most;
    return columnsWithin(most);
}

QWidget* columnsOf(const std::vector<Block>& blocks, std::size_t count) {
    auto* inside = new QWidget;
    auto* columns = new QHBoxLayout(inside);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(32);
    const std::vector<std::size_t> starts = startsOf(blocks, count);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : blocks.size();
        columns->addLayout(columnOf(std::span(blocks).subspan(starts[i], end - starts[i]), inside), 1);
    }
    return inside;
}

} // namespace

KeySheet::KeySheet(const Keys& menuKeys, const QSize& room, QWidget* parent) : QDialog(parent) {
    setWindowTitle(Ui::tr("Keyboard"));
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
    const std::vector<Block> blocks = {{Ui::tr("Menus"), menuKeys},
                                       {Ui::tr("Quantities"), fields},
                                       {Ui::tr("Sliders"), slider},
                                       {Ui::tr("Chart, tables, cards"), chart},
                                       {Ui::tr("Presentation"), Presenter::keys()}};
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(24, 20, 24, 16);
    auto* area = new WholeArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    outer->addWidget(area, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    outer->addWidget(buttons);
    // As few columns as make it low enough, while there is room for them side by side.
    area->setWidget(columnsOf(blocks, 2));
    const std::size_t least = sizeHint().width() > room.width() ? 1 : 2;
    delete area->takeWidget();
    for (std::size_t count = least; count <= blocks.size(); ++count) {
        QWidget* inside = columnsOf(blocks, count);
        QWidget* before = area->takeWidget();
        area->setWidget(inside);
        outer->invalidate();
        if (before != nullptr && sizeHint().width() > room.width()) {
            area->setWidget(before);
            break;
        }
        delete before;
        if (sizeHint().height() <= room.height())
            break;
    }
    outer->invalidate();
    const QSize whole = sizeHint();
    const int bar = whole.height() > room.height() ? area->verticalScrollBar()->sizeHint().width() : 0;
    resize((whole + QSize(bar, 0)).boundedTo(room));
}

} // namespace memladder::ui
