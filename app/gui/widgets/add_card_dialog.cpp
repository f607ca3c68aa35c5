// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/add_card_dialog.h"

#include "document/ui_text.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/parse.h"
#include "widgets/ui_style.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace memladder::ui {

namespace {

constexpr int kKeyRole = Qt::UserRole + 1;
constexpr int kDetailRole = Qt::UserRole + 2;

/// Name at the left, maker and size at the right.
class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {300, 24}; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->fillRect(option.rect, selected ? theme.accentBg : theme.surface);
        const QRect line = option.rect.adjusted(8, 0, -8, 0);
        painter->setFont(uiFont(13, selected ? QFont::DemiBold : QFont::Normal));
        painter->setPen(theme.text);
        painter->drawText(line, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
        painter->setFont(uiFont(12));
        painter->setPen(theme.text2);
        painter->drawText(line, Qt::AlignVCenter | Qt::AlignRight, index.data(kDetailRole).toString());
    }
};

} // namespace

AddCardDialog::AddCardDialog(QWidget* parent)
    : QDialog(parent), m_filter(new QLineEdit(this)), m_list(new QListWidget(this)) {
    setWindowTitle(Ui::tr("Add a card"));
    resize(440, 460);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    auto* label = new QLabel(Ui::tr("&Name or size, such as H200 or 96GB"), this);
    label->setBuddy(m_filter);
    m_filter->setAccessibleName(Ui::tr("Name or size of the card"));
    m_filter->setMaxLength(80);
    m_list->setAccessibleName(Ui::tr("Cards of the catalogue"));
    m_list->setItemDelegate(new CardDelegate(m_list));
    m_list->setUniformItemSizes(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_add = buttons->addButton(Ui::tr("Add"), QDialogButtonBox::AcceptRole);
    m_add->setDefault(true);
    layout->addWidget(label);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_filter, &QLineEdit::textChanged, this, &AddCardDialog::refill);
    m_filter->installEventFilter(this);
    refill();
    m_filter->setFocus();
}

void AddCardDialog::refill() {
    m_list->clear();
    const QString wanted = m_filter->text().trimmed();
    const auto add = [this](const CeilingCard& card, const QString& detail) {
        auto* item = new QListWidgetItem(card.name(), m_list);
        item->setData(kKeyRole, card.key());
        item->setData(kDetailRole, detail);
    };
    if (const auto size = parse::size(fromLocale(wanted).toStdString()); size && size->bytes().count() > 0)
        add(CeilingCard::of(*size), Ui::tr("as typed", "a card by its size"));
    const auto rows = Registry<Gpu>::rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Gpu& gpu = rows[i];
        const QString name = text::fromUtf8(gpu.name) + QLatin1Char(' ') + Ui::label(gpu.name); // found by both
        const QString size = inLocale(gpu.nominal.label());
        const QString all = text::fromUtf8(gpu.vendor) + QLatin1Char(' ') + name + QLatin1Char(' ') + size +
                            QLatin1Char(' ') + QString::fromStdString(gpu.nominal.text());
        if (wanted.isEmpty() || all.contains(wanted, Qt::CaseInsensitive))
            add(CeilingCard::of(Choice<Gpu>::at(i)),
                QStringLiteral("%1 · %2 · %3").arg(text::fromUtf8(gpu.vendor), size).arg(gpu.year));
    }
    const bool found = m_list->count() > 0;
    if (found)
        m_list->setCurrentRow(0);
    else // said where the cards would be; nothing to choose
        (new QListWidgetItem(Ui::tr("No card has this name, and it is no size such as 96GB"), m_list))
            ->setFlags(Qt::NoItemFlags);
    m_add->setEnabled(found);
}

std::optional<CeilingCard> AddCardDialog::card() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item != nullptr ? CeilingCard::fromKey(item->data(kKeyRole).toString()) : std::nullopt;
}

bool AddCardDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace memladder::ui
