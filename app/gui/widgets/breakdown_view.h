// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/breakdown_model.h"
#include "widgets/data_table.h"

namespace memladder::ui {

/// The breakdown as a table. A click or Enter on a scheme's column chooses the scheme.
class BreakdownView : public DataTable {
    Q_OBJECT
public:
    BreakdownView(PlanDocument& document, QWidget* parent = nullptr);
    [[nodiscard]] BreakdownModel& breakdown() const { return *m_model; }
    /// Tints the row of a term by its key; empty for none.
    void setHighlightedTerm(const QString& key);

Q_SIGNALS:
    void termHovered(const QString& key);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose(int column);
    void placeColumns();
    PlanDocument& m_document;
    BreakdownModel* m_model;
};

} // namespace memladder::ui
