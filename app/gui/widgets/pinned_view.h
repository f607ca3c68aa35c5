// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/pins.h"
#include "models/pinned_model.h"
#include "widgets/data_table.h"

#include <QWidget>

class QPushButton;

namespace memladder::ui {

class TintedLabel;

/// The pinned scenarios beside the one at hand. Enter or a double click on a column makes its scenario the
/// current one; Delete lets it go.
class PinnedView : public QWidget {
    Q_OBJECT
public:
    PinnedView(PlanDocument& document, Pins& pins, QWidget* parent = nullptr);

    [[nodiscard]] DataTable& table() const { return *m_table; }
    /// Buttons for the end of the row of tabs.
    [[nodiscard]] QWidget* corner() const { return m_corner; }
    [[nodiscard]] QPushButton& pinButton() const { return *m_pin; }
    [[nodiscard]] QPushButton& useButton() const { return *m_use; }
    [[nodiscard]] QPushButton& removeButton() const { return *m_remove; }
    /// Keeps the scenario at hand aside, or says why not.
    void pin();
    /// What is said below the table, or in its place.
    [[nodiscard]] QString note() const;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int currentPin() const;
    void use(int pin);
    void refresh();
    void placeColumns();
    PlanDocument& m_document;
    Pins& m_pins;
    PinnedModel* m_model;
    DataTable* m_table;
    TintedLabel* m_note;
    QWidget* m_corner;
    QPushButton* m_pin;
    QPushButton* m_use;
    QPushButton* m_remove;
};

} // namespace memladder::ui
