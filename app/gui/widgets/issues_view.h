// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/plan_document.h"
#include "widgets/data_table.h"

namespace memladder::ui {

class TintedLabel;

/// What is wrong, or worth knowing, about the scenario: whole sentences, and the nearest values that would
/// do. A click or Enter takes such a value, elsewhere in a row it shows the field. Says so where there is
/// nothing to say.
class IssuesView : public QWidget {
    Q_OBJECT
public:
    explicit IssuesView(PlanDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] DataTable& table() const { return *m_table; }
    /// What stands in place of the table; empty where there are issues.
    [[nodiscard]] QString emptyText() const;

Q_SIGNALS:
    /// The field of an issue is wanted.
    void fieldChosen(const QString& key);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow(const QModelIndex& index);
    void refresh();
    void place();
    PlanDocument& m_document;
    DataTable* m_table;
    TintedLabel* m_empty;
};

} // namespace memladder::ui
