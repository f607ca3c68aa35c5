// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/waterfall_model.h"

#include "charts/budget_chart.h"
#include "document/ui_text.h"
#include "estimate/evaluate.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"

#include <algorithm>

namespace memladder::ui {

WaterfallModel::WaterfallModel(PlanDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {
    reread();
    connect(&m_document, &PlanDocument::changed, this, [this] {
        if (m_active)
            reread();
    });
}

void WaterfallModel::setActive(bool active) {
    m_active = active;
    if (active)
        reread();
}

void WaterfallModel::reread() {
    Scenario scenario = m_document.scenario();
    scenario.estimator = Choice<Estimator>::named("textbook");
    const Plan textbook = evaluate(scenario);
    scenario.estimator = Choice<Estimator>::named("detailed");
    const Plan detailed = evaluate(scenario);
    beginResetModel();
    m_rows.clear();
    m_issue.clear();
    for (const Plan* plan : {&textbook, &detailed})
        for (const Issue& issue : plan->issues())
            if (issue.severity == Severity::Error && m_issue.isEmpty())
                m_issue = Ui::of(issue.text);
    if (m_issue.isEmpty()) {
        m_textbook = textbook.total();
        m_detailed = detailed.total();
        m_rows.push_back({Ui::tr("Textbook"), std::nullopt, m_textbook, m_textbook, 0,
                          static_cast<double>(m_textbook.count())});
        const Waterfall way = waterfall(textbook, detailed);
        for (const WaterfallStep& step : way.steps) {
            if (step.change() == Bytes())
                continue;
            m_rows.push_back({Ui::label(info(step.term).label), step.term, step.textbook, step.detailed,
                              static_cast<double>(step.before.count()),
                              static_cast<double>(step.after().count()), Ui::of(step.why)});
        }
        m_rows.push_back({Ui::tr("Detailed"), std::nullopt, m_detailed, m_detailed, 0,
                          static_cast<double>(m_detailed.count())});
        double most = 1;
        for (const Row& row : m_rows)
            most = std::max({most, row.from, row.to});
        for (Row& row : m_rows) {
            row.from = std::max(0.0, row.from / most);
            row.to = std::max(0.0, row.to / most);
        }
    }
    endResetModel();
}

int WaterfallModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int WaterfallModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant WaterfallModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const format::Unit unit = m_document.scenario().unit->unit;
    const bool first = index.row() == 0;
    const auto size = [unit](Bytes bytes) {
        return bytes == Bytes() ? QStringLiteral("–") : inLocale(format::size(bytes, unit));
    };
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case TermColumn:
            return row.label;
        case TextbookColumn:
            return row.term || first ? size(row.textbook) : QString();
        case DetailedColumn:
            return row.term || !first ? size(row.detailed) : QString();
        case ChangeColumn: {
            const Bytes change = row.term ? row.detailed - row.textbook
                                 : first  ? Bytes()
                                          : m_detailed - m_textbook;
            if (change == Bytes())
                return QString();
            return (change > Bytes() ? QStringLiteral("+") : QStringLiteral("−")) +
                   inLocale(format::size(change > Bytes() ? change : -change, unit));
        }
        default:
            return QString();
        }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((index.column() == TermColumn || index.column() == PictureColumn ? Qt::AlignLeft
                                                                                           : Qt::AlignRight) |
                          Qt::AlignVCenter));
    case Qt::AccessibleTextRole:
        if (index.column() == PictureColumn)
            return Ui::tr("from %1 to %2 per cent of the larger total")
                .arg(QString::number(100 * row.from, 'f', 0), QString::number(100 * row.to, 'f', 0));
        return {};
    case Qt::ToolTipRole:
        return row.term ? QStringLiteral("%1: %2\n%3")
                              .arg(row.label, row.why, Ui::source(info(*row.term).source.text))
                        : QString();
    case FromRole:
        return row.from;
    case ToRole:
        return row.to;
    case FillRole:
        return row.term ? QVariant(static_cast<int>(fillOf(*row.term))) : QVariant();
    case TotalRole:
        return !row.term;
    default:
        return {};
    }
}

QVariant WaterfallModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TermColumn:
        return Ui::tr("From the textbook to the detailed account");
    case TextbookColumn:
        return Ui::tr("Textbook");
    case DetailedColumn:
        return Ui::tr("Detailed");
    case ChangeColumn:
        return Ui::tr("Change");
    default:
        return QString();
    }
}

} // namespace memladder::ui
