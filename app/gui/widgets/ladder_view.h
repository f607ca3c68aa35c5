// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ladder_model.h"
#include "widgets/data_table.h"

namespace memladder::ui {

/// Sharding schemes against GPU counts. A click or Enter goes to that layout.
class LadderView : public DataTable {
    Q_OBJECT
public:
    explicit LadderView(PlanDocument& document, QWidget* parent = nullptr);
    [[nodiscard]] LadderModel& ladder() const { return *m_model; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void go(const QModelIndex& index);
    void placeColumns();
    PlanDocument& m_document;
    LadderModel* m_model;
};

} // namespace memladder::ui
