// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/breakdown_model.h"

#include "document/ui_text.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"

#include <utility>

namespace memladder::ui {

BreakdownModel::BreakdownModel(PlanDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {
    reread();
    connect(&m_document, &PlanDocument::changed, this, &BreakdownModel::reread);
}

void BreakdownModel::reread() {
    m_derivations.clear();
    std::vector<Term> present;
    for (const TermInfo& row : allTerms()) {
        for (const Plan& plan : m_document.plansByScheme()) {
            if (plan.size(row.term) != Bytes()) {
                present.push_back(row.term);
                break;
            }
        }
    }
    const auto worded = [this] {
        QList<QString> texts;
        texts.reserve(static_cast<qsizetype>(rowCount()) * columnCount());
        for (int row = 0; row < rowCount(); ++row)
            for (int column = 0; column < columnCount(); ++column)
                texts << wording(row, column);
        return texts;
    };
    const std::size_t selected = m_document.scenario().zero.index();
    const bool rechosen = std::exchange(m_selected, selected) != selected;
    if (present != m_terms || m_texts.isEmpty()) {
        beginResetModel();
        m_terms = std::move(present);
        m_texts = worded();
        endResetModel();
    } else {
        const QList<QString> before = std::exchange(m_texts, worded());
        for (int row = 0; row < rowCount(); ++row) {
            const qsizetype start = static_cast<qsizetype>(row) * columnCount();
            for (int column = 0; column < columnCount(); ++column) {
                if (!rechosen && m_texts[start + column] == before[start + column])
                    continue;
                int last = column;
                while (last + 1 < columnCount() && (rechosen || m_texts[start + last + 1] != before[start + last + 1]))
                    ++last;
                Q_EMIT dataChanged(index(row, column), index(row, last));
                column = last;
            }
        }
        if (!rechosen)
            return;
    }
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

const Derivation& BreakdownModel::derivation(int row) const {
    if (m_derivations.empty())
        for (const Term present : m_terms)
            m_derivations.push_back(derive(m_document.plan(), present));
    return m_derivations[static_cast<std::size_t>(row)];
}

int BreakdownModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_terms.size()) + 1;
}

int BreakdownModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : numbersColumn() + 1;
}

int BreakdownModel::formulaColumn() const {
    return static_cast<int>(m_document.plansByScheme().size()) + 1;
}

std::optional<Term> BreakdownModel::term(int row) const {
    if (row < 0 || row >= static_cast<int>(m_terms.size()))
        return std::nullopt;
    return m_terms[static_cast<std::size_t>(row)];
}

std::optional<std::size_t> BreakdownModel::scheme(int column) const {
    if (column < 1 || column >= formulaColumn())
        return std::nullopt;
    return static_cast<std::size_t>(column - 1);
}

QVariant BreakdownModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const std::optional<Term> rowTerm = term(index.row());
    const std::optional<std::size_t> columnScheme = scheme(index.column());
    if (role == TermRole)
        return rowTerm ? text::fromUtf8(info(*rowTerm).key) : QString();
    if (role == TotalRole)
        return !rowTerm;
    if (role == SelectedRole)
        return columnScheme == m_document.scenario().zero.index();
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((columnScheme ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole && rowTerm) {
        const TermInfo& about = info(*rowTerm);
        return Ui::label(about.help) + QLatin1Char('\n') + Ui::tr("Source: %1").arg(Ui::source(about.source.text));
    }
    return role == Qt::DisplayRole ? m_texts[static_cast<qsizetype>(index.row()) * columnCount() + index.column()] : QVariant();
}

QString BreakdownModel::wording(int row, int column) const {
    const std::optional<Term> rowTerm = term(row);
    const format::Unit unit = m_document.scenario().unit->unit;
    if (const std::optional<std::size_t> columnScheme = scheme(column)) {
        const Plan& plan = m_document.plansByScheme()[*columnScheme];
        if (hasError(plan.issues())) // no such layout, so it has no size
            return QStringLiteral("–");
        if (!rowTerm)
            return inLocale(format::size(plan.total(), unit));
        const Bytes size = plan.size(*rowTerm);
        return size == Bytes() ? QStringLiteral("–") : inLocale(format::size(size, unit));
    }
    if (column == 0)
        return rowTerm ? Ui::label(info(*rowTerm).label) : Ui::tr("Total");
    if (!rowTerm || m_document.plan().size(*rowTerm) == Bytes() || hasError(m_document.plan().issues()))
        return QString();
    const Derivation& derived = derivation(row);
    return column == formulaColumn() ? QString::fromStdString(derived.formula) : inLocale(derived.substituted);
}

QVariant BreakdownModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const auto columnScheme = scheme(section);
    if (role == SelectedRole)
        return columnScheme == m_document.scenario().zero.index();
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((columnScheme ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return Ui::tr("Term");
    if (columnScheme)
        return text::fromUtf8(Registry<Sharding>::rows()[*columnScheme].name);
    if (section == formulaColumn())
        return Ui::tr("%1: formula", "sharding scheme").arg(text::fromUtf8(m_document.scenario().zero->name));
    return Ui::tr("Numbers put in");
}

} // namespace memladder::ui
