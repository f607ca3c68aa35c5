// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/view_state.h"

#include <QWidget>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace memladder::ui {

class CardRow;
class TintedLabel;

/// The cards whose capacities are drawn: a check draws one, the radio button plans for it.
class CardList : public QWidget {
    Q_OBJECT
public:
    explicit CardList(QWidget* parent = nullptr);

    /// Shows these cards, the planned one among them.
    void setCards(const std::vector<CeilingCard>& cards, const CeilingCard& planned, format::Unit unit);
    [[nodiscard]] const std::vector<CeilingCard>& cards() const { return m_cards; }
    [[nodiscard]] CardRow* row(std::size_t index) const { return m_rows[index]; }
    [[nodiscard]] QPushButton* addButton() const { return m_add; }

Q_SIGNALS:
    void drawnChanged(int index, bool drawn);
    void planned(int index);
    void removed(int index);
    void addWanted();

private:
    std::vector<CeilingCard> m_cards;
    std::vector<CardRow*> m_rows;
    QVBoxLayout* m_layout;
    TintedLabel* m_caption;
    QPushButton* m_add;
};

} // namespace memladder::ui
