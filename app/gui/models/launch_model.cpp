// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/launch_model.h"

#include "document/ui_text.h"
#include "language/ui.h"

#include <algorithm>

namespace memladder::ui {

LaunchModel::LaunchModel(PlanDocument& document, QObject* parent) : QAbstractListModel(parent), m_document(document) {
    connect(&m_document, &PlanDocument::changed, this, [this] {
        follow();
        if (m_active)
            reread();
    });
    follow();
}

int LaunchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LaunchModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::AccessibleTextRole:
        return row.title + QStringLiteral(": ") + row.reason;
    case KindRole:
        return static_cast<int>(row.kind);
    case FieldRole:
        return QString::fromStdString(row.field);
    case ReasonRole:
        return row.reason;
    default:
        return {};
    }
}

void LaunchModel::setFramework(Choice<LaunchFramework> framework) {
    if (framework == m_framework)
        return;
    m_framework = framework;
    m_follows = false;
    if (m_active)
        reread();
}

void LaunchModel::followScenario() {
    m_follows = true;
    follow();
    if (m_active)
        reread();
}

void LaunchModel::follow() {
    const auto& rows = Registry<LaunchFramework>::rows();
    const auto own = std::find_if(rows.begin(), rows.end(), [this](const LaunchFramework& row) {
        return row.framework == m_document.scenario().framework->key;
    });
    if (m_follows && own != rows.end())
        m_framework = Choice<LaunchFramework>::at(static_cast<std::size_t>(own - rows.begin()));
}

void LaunchModel::setActive(bool active) {
    if (active == m_active)
        return;
    m_active = active;
    if (active)
        reread();
}

void LaunchModel::setKept(const json::Value& unknown) {
    m_kept = unknown;
    if (m_active)
        reread();
}

void LaunchModel::setRead(const QString& file, const std::vector<Phrase>& warnings) {
    m_read.clear();
    for (const Phrase& warning : warnings) {
        QString reason = Ui::of(warning);
        if (const qsizetype at = reason.indexOf(file + QLatin1Char(':')); at >= 0) // the title says which file
            reason = reason.mid(at + file.size() + 1).trimmed();
        m_read.push_back({Read, {}, Ui::tr("Read from %1").arg(file), reason});
    }
    if (m_active)
        reread();
}

LaunchText LaunchModel::write() const {
    ScenarioDocument document;
    document.scenario = m_document.scenario();
    document.unknown = m_kept;
    return writeLaunch(m_framework, document);
}

QString LaunchModel::currentText() const {
    return m_active ? m_text : QString::fromStdString(write().text);
}

void LaunchModel::reread() {
    const LaunchText launch = write();
    std::vector<Row> rows = m_read;
    QString own;
    for (const LaunchNote& note : launch.notes) {
        QString title = Ui::label(field(note.field).label);
        if (!note.value.empty())
            title += QLatin1Char(' ') + Ui::of(note.value);
        if (note.plansOwn)
            own += (own.isEmpty() ? QString() : QStringLiteral(", ")) + title;
        else
            rows.push_back({note.caveat ? Mind : NotSaid, std::string(note.field), title, Ui::of(note.reason)});
    }
    if (!own.isEmpty())
        rows.push_back({PlansOwn, {}, Ui::tr("No launch settings"), own});
    beginResetModel();
    m_rows = std::move(rows);
    m_text = QString::fromStdString(launch.text);
    endResetModel();
    Q_EMIT refreshed();
}

} // namespace memladder::ui
