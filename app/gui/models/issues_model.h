// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/plan_document.h"

#include <QAbstractTableModel>

#include <vector>

namespace memladder::ui {

/// What is wrong, or worth knowing, about the scenario: kind, field, sentence, and the nearest values that
/// would do.
class IssuesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { FirstValue = 3, ColumnCount = 5 };
    /// ValueRole: of a cell that offers one, the value to set the field to.
    enum Role { ErrorRole = Qt::UserRole + 1, FieldRole, ValueRole };

    explicit IssuesModel(PlanDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void reread();
    PlanDocument& m_document;
    std::vector<Issue> m_issues;
};

} // namespace memladder::ui
