// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_spec.h"
#include "document/plan_document.h"
#include "estimate/waterfall.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace memladder::ui {

/// From the textbook's total to the detailed one: one row a term that differs, both totals at the ends.
class WaterfallModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { TermColumn, TextbookColumn, DetailedColumn, ChangeColumn, PictureColumn, ColumnCount };
    /// FromRole, ToRole: where a row's bar begins and ends, as shares of the widest sum; FillRole: of a term.
    enum Role { FromRole = Qt::UserRole + 1, ToRole, FillRole, TotalRole };

    explicit WaterfallModel(PlanDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setActive(bool active);
    /// Why there is no comparison; empty where there is one.
    [[nodiscard]] const QString& issue() const { return m_issue; }
    [[nodiscard]] Bytes textbookTotal() const { return m_textbook; }
    [[nodiscard]] Bytes detailedTotal() const { return m_detailed; }

private:
    struct Row {
        QString label;
        std::optional<Term> term; ///< none: a total
        Bytes textbook;
        Bytes detailed;
        double from = 0;
        double to = 0;
        QString why{}; ///< what the two count under this name
    };
    void reread();
    PlanDocument& m_document;
    std::vector<Row> m_rows;
    Bytes m_textbook;
    Bytes m_detailed;
    QString m_issue;
    bool m_active = true;
};

} // namespace memladder::ui
