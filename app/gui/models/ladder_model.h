// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/plan_document.h"

#include <QAbstractTableModel>

#include <vector>

namespace memladder::ui {

/// Sharding schemes down, GPU counts across, the size of one GPU in each cell and whether it fits the planned
/// card.
class LadderModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role { FitsRole = Qt::UserRole + 1, SelectedRole, ImpossibleRole };
    enum class Of { States, Total };

    explicit LadderModel(PlanDocument& document, QObject* parent = nullptr);

    void setOf(Of of);
    [[nodiscard]] Of of() const { return m_of; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] std::uint64_t gpus(int column) const;
    /// Whether the table follows the document; while it is out of sight it need not.
    void setActive(bool active);

private:
    struct Cell {
        Bytes size;
        bool fits = false;
        bool impossible = false; ///< no such layout: an axis does not divide the GPUs
    };
    void reread();
    PlanDocument& m_document;
    std::vector<std::uint64_t> m_gpus;
    std::vector<std::vector<Cell>> m_cells;
    Of m_of = Of::Total;
    bool m_active = true;
};

} // namespace memladder::ui
