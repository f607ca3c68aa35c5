// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/issues_model.h"

#include "document/ui_text.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"

namespace memladder::ui {

IssuesModel::IssuesModel(PlanDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {
    reread();
    connect(&m_document, &PlanDocument::changed, this, &IssuesModel::reread);
}

void IssuesModel::reread() {
    const std::vector<Issue>& issues = m_document.plan().issues();
    if (issues == m_issues)
        return;
    beginResetModel();
    m_issues = issues;
    endResetModel();
}

int IssuesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_issues.size());
}

int IssuesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant IssuesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Issue& issue = m_issues[static_cast<std::size_t>(index.row())];
    const bool error = issue.severity == Severity::Error;
    const int place = index.column() - FirstValue;
    const bool offers = place >= 0 && static_cast<std::size_t>(place) < issue.nearest.size();
    switch (role) {
    case ValueRole:
        return offers ? QVariant::fromValue(
                            static_cast<qulonglong>(issue.nearest[static_cast<std::size_t>(place)]))
                      : QVariant();
    case Qt::AccessibleTextRole:
        if (offers)
            return Ui::tr("set to %1").arg(issue.nearest[static_cast<std::size_t>(place)]);
        return {};
    case Qt::DisplayRole:
        if (place >= 0)
            return offers ? inLocale(
                                format::grouped(issue.nearest[static_cast<std::size_t>(place)]))
                          : QString();
        if (index.column() == 0)
            return error ? Ui::tr("Error") : Ui::tr("Warning");
        if (index.column() == 1) {
            const Field* field = findField(issue.field);
            return field != nullptr ? Ui::label(field->label) : text::fromUtf8(issue.field);
        }
        return Ui::of(issue.text);
    case ErrorRole:
        return error;
    case FieldRole:
        return text::fromUtf8(issue.field);
    default:
        return {};
    }
}

QVariant IssuesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString heads[] = {Ui::tr("Kind"), Ui::tr("Field"), Ui::tr("What it is"),
                             Ui::tr("Set to"), Ui::tr("or to", "another value of the field")};
    return section >= 0 && section < ColumnCount ? heads[section] : QString();
}

} // namespace memladder::ui
