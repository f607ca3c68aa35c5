// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/plan_document.h"
#include "estimate/component.h"
#include "explain/derivation.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace memladder::ui {

/// The table twin of the budget chart: memory terms down, sharding schemes across, then the formula of the
/// selected scheme and its numbers. The last row is the total.
class BreakdownModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role { TermRole = Qt::UserRole + 1, SelectedRole, TotalRole };

    explicit BreakdownModel(PlanDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The row's term; none for the total.
    [[nodiscard]] std::optional<Term> term(int row) const;
    /// The sharding scheme of a column, an index into the catalogue; none for the words.
    [[nodiscard]] std::optional<std::size_t> scheme(int column) const;
    [[nodiscard]] int formulaColumn() const;
    [[nodiscard]] int numbersColumn() const { return formulaColumn() + 1; }

private:
    void reread();
    [[nodiscard]] QString wording(int row, int column) const;
    /// The chosen scheme's, worked out when first asked for after a change.
    [[nodiscard]] const Derivation& derivation(int row) const;

    PlanDocument& m_document;
    std::vector<Term> m_terms; ///< those that some scheme has
    std::size_t m_selected = 0; ///< the chosen scheme, as it was told last
    mutable std::vector<Derivation> m_derivations;
    QList<QString> m_texts; ///< of all cells, row by row: what is shown is worded once a change
};

} // namespace memladder::ui
