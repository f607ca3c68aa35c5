// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/pins.h"
#include "document/plan_document.h"

#include <QAbstractTableModel>

#include <vector>

namespace memladder::ui {

/// The scenario at hand and the pinned ones side by side: only the fields and terms in which they differ,
/// then totals.
class PinnedModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// StrongRole: a total. FitsRole: of the last row, whether it fits; invalid elsewhere.
    enum Role { StrongRole = Qt::UserRole + 1, FitsRole };

    PinnedModel(PlanDocument& document, Pins& pins, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Which pin a column shows; −1 for names and the scenario at hand.
    [[nodiscard]] static int pinOf(int column) { return column - 2; }
    /// Whether the table follows the document; while it is out of sight it need not.
    void setActive(bool active);

private:
    struct Row {
        QString label;
        QStringList cells; ///< the scenario at hand first
        bool strong = false;
        std::vector<bool> fits;
        friend bool operator==(const Row&, const Row&) = default;
    };
    void reread();
    PlanDocument& m_document;
    Pins& m_pins;
    std::vector<Row> m_rows;
    QStringList m_heads;
    bool m_active = true;
};

} // namespace memladder::ui
