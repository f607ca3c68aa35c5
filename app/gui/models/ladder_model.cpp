// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ladder_model.h"

#include "document/ui_text.h"
#include "estimate/evaluate.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"

#include <algorithm>

namespace memladder::ui {

LadderModel::LadderModel(PlanDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {
    reread();
    connect(&m_document, &PlanDocument::changed, this, [this] {
        if (m_active)
            reread();
    });
}

void LadderModel::setActive(bool active) {
    m_active = active;
    if (active)
        reread();
}

void LadderModel::setOf(Of of) {
    m_of = of;
    reread();
}

void LadderModel::reread() {
    std::vector<std::uint64_t> gpus = {1, 8, 16, 32, 64, 128, 256, 512, 1024};
    const std::uint64_t own = m_document.scenario().gpus;
    if (std::find(gpus.begin(), gpus.end(), own) == gpus.end())
        gpus.insert(std::upper_bound(gpus.begin(), gpus.end(), own), own);

    const std::size_t schemes = Registry<Sharding>::rows().size();
    std::vector<std::vector<Cell>> cells(schemes, std::vector<Cell>(gpus.size()));
    Scenario variant = m_document.scenario();
    for (std::size_t row = 0; row < schemes; ++row) {
        variant.zero = Choice<Sharding>::at(row);
        for (std::size_t column = 0; column < gpus.size(); ++column) {
            variant.gpus = gpus[column];
            const Plan plan = evaluate(variant);
            Cell& cell = cells[row][column];
            cell.size = m_of == Of::Total ? plan.total() : plan.total(Category::State);
            cell.fits = cell.size <= plan.capacity();
            cell.impossible = hasError(plan.issues());
        }
    }
    if (gpus != m_gpus) {
        beginResetModel();
        m_gpus = std::move(gpus);
        m_cells = std::move(cells);
        endResetModel();
    } else {
        m_cells = std::move(cells);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

int LadderModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cells.size());
}

int LadderModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_gpus.size());
}

std::uint64_t LadderModel::gpus(int column) const {
    return m_gpus[static_cast<std::size_t>(column)];
}

QVariant LadderModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Cell& cell =
        m_cells[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    const format::Unit unit = m_document.scenario().unit->unit;
    switch (role) {
    case Qt::DisplayRole:
        return cell.impossible ? QStringLiteral("–") : inLocale(format::size(cell.size, unit));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case Qt::AccessibleTextRole:
        if (cell.impossible)
            return Ui::tr("no such layout");
        return (cell.fits ? Ui::tr("%1, fits", "size") : Ui::tr("%1, does not fit", "size"))
            .arg(inLocale(format::sizeWithUnit(cell.size, unit)));
    case FitsRole:
        return cell.fits;
    case ImpossibleRole:
        return cell.impossible;
    case SelectedRole:
        return gpus(index.column()) == m_document.scenario().gpus &&
               static_cast<std::size_t>(index.row()) == m_document.scenario().zero.index();
    default:
        return {};
    }
}

QVariant LadderModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) {
        if (role == Qt::DisplayRole && section < rowCount())
            return text::fromUtf8(Registry<Sharding>::rows()[static_cast<std::size_t>(section)].name);
        return {};
    }
    if (section < 0 || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return Ui::tr("%n GPU(s)", nullptr, gpus(section));
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == SelectedRole)
        return gpus(section) == m_document.scenario().gpus;
    return {};
}

} // namespace memladder::ui
