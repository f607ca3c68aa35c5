// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/view_state.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace memladder::ui {

/// Picks a card of the catalogue by name, or a typed size.
class AddCardDialog : public QDialog {
    Q_OBJECT
public:
    explicit AddCardDialog(QWidget* parent = nullptr);
    [[nodiscard]] std::optional<CeilingCard> card() const;
    [[nodiscard]] QLineEdit* filter() const { return m_filter; }
    [[nodiscard]] QListWidget* list() const { return m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refill();
    QLineEdit* m_filter;
    QListWidget* m_list;
    QPushButton* m_add;
};

} // namespace memladder::ui
