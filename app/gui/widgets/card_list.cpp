// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/card_list.h"

#include "language/ui.h"
#include "widgets/card_row.h"
#include "widgets/link_button.h"
#include "widgets/tinted_label.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace memladder::ui {

CardList::CardList(QWidget* parent)
    : QWidget(parent), m_layout(new QVBoxLayout(this)), m_caption(new TintedLabel(Token::Text3, 11, this)),
      m_add(new LinkButton(Ui::tr("Add a card…"), this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(3, 0, 0, 0);
    auto* label = new QLabel(Ui::tr("&Cards"), this);
    label->setBuddy(this);
    head->addWidget(label);
    head->addStretch();
    head->addWidget(m_caption);
    m_layout->addLayout(head);
    m_layout->addSpacing(2);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(43, 0, 0, 0);
    foot->addWidget(m_add);
    foot->addStretch();
    m_layout->addLayout(foot);
    setAccessibleName(Ui::tr("Cards"));
    connect(m_add, &QPushButton::clicked, this, &CardList::addWanted);
}

void CardList::setCards(const std::vector<CeilingCard>& cards, const CeilingCard& planned,
                        format::Unit unit) {
    m_cards = cards;
    m_caption->setText(
        Ui::tr("drawn · planned for · %1", "columns of the cards; the unit").arg(QString::fromUtf8(format::unitName(unit).data())));
    while (m_rows.size() < cards.size()) {
        auto* row = new CardRow(this);
        const int index = static_cast<int>(m_rows.size());
        connect(row, &CardRow::drawnChanged, this,
                [this, index](bool drawn) { Q_EMIT drawnChanged(index, drawn); });
        connect(row, &CardRow::planned, this, [this, index] { Q_EMIT this->planned(index); });
        connect(row, &CardRow::removed, this, [this, index] { Q_EMIT removed(index); });
        m_layout->insertWidget(m_layout->count() - 1, row);
        setTabOrder(m_rows.empty() ? static_cast<QWidget*>(row->check()) : m_rows.back()->radio(),
                    row->check());
        setTabOrder(row->check(), row->radio());
        setTabOrder(row->radio(), m_add);
        if (m_rows.empty())
            setFocusProxy(row->check());
        m_rows.push_back(row);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool used = i < cards.size();
        m_rows[i]->setVisible(used);
        if (used) {
            const bool isPlanned = cards[i].isSameCard(planned);
            m_rows[i]->show(cards[i], static_cast<int>(i), isPlanned, !isPlanned && cards.size() > 1, unit);
        }
    }
}

} // namespace memladder::ui
