// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/issues_model.h"

#include "document/ui_text.h"
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
    return parent.isValid() ? 0 : 3;
}

QVariant IssuesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Issue& issue = m_issues[static_cast<std::size_t>(index.row())];
    const bool error = issue.severity == Severity::Error;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == 0)
            return error ? QStringLiteral("Error") : QStringLiteral("Warning");
        if (index.column() == 1) {
            const Field* field = findField(issue.field);
            return text::fromUtf8(field != nullptr ? field->label : issue.field);
        }
        return QString::fromStdString(issue.text);
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
    const QString heads[] = {QStringLiteral("Kind"), QStringLiteral("Field"), QStringLiteral("What it is")};
    return section >= 0 && section < 3 ? heads[section] : QString();
}

} // namespace memladder::ui
