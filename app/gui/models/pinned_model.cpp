// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pinned_model.h"

#include "charts/chart_words.h"
#include "document/ui_text.h"
#include "estimate/evaluate.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"

#include <algorithm>

namespace memladder::ui {

namespace {

QString sizeText(Bytes bytes, format::Unit unit) {
    return bytes == Bytes() ? QStringLiteral("–") : inLocale(format::size(bytes, unit));
}

} // namespace

PinnedModel::PinnedModel(PlanDocument& document, Pins& pins, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_pins(pins) {
    reread();
    const auto follow = [this] {
        if (m_active)
            reread();
    };
    connect(&m_document, &PlanDocument::changed, this, follow);
    connect(&m_pins, &Pins::changed, this, follow);
}

void PinnedModel::setActive(bool active) {
    m_active = active;
    if (active)
        reread();
}

void PinnedModel::reread() {
    std::vector<const Scenario*> scenarios{&m_document.scenario()};
    QStringList heads{Ui::tr("Now")};
    for (const PinnedScenario& pin : m_pins.list()) {
        scenarios.push_back(&pin.scenario);
        heads << pin.name;
    }
    std::vector<Row> rows;
    std::vector<Plan> plans;
    if (scenarios.size() > 1) {
        const format::Unit unit = m_document.scenario().unit->unit;
        for (const Scenario* one : scenarios)
            plans.push_back(evaluate(*one));
        for (const Field& field : fields()) {
            if (std::all_of(scenarios.begin(), scenarios.end(),
                            [&](const Scenario* one) { return field.same(*one, *scenarios.front()); }))
                continue;
            Row row{Ui::label(field.label), {}, false, {}};
            for (const Scenario* one : scenarios)
                row.cells << text::fieldValue(field, *one);
            rows.push_back(std::move(row));
        }
        const auto add = [&](const QString& label, bool strong, const auto& value, bool always) {
            const bool differ = std::any_of(plans.begin(), plans.end(), [&](const Plan& plan) {
                return value(plan) != value(plans.front());
            });
            if (!differ && !always)
                return;
            Row row{label, {}, strong, {}};
            for (const Plan& plan : plans)
                row.cells << (hasError(plan.issues()) ? QStringLiteral("–") : sizeText(value(plan), unit));
            rows.push_back(std::move(row));
        };
        const QString unitText = text::fromUtf8(format::unitName(unit));
        for (const TermInfo& term : allTerms())
            add(
                QStringLiteral("%1, %2").arg(Ui::label(term.label), unitText), false,
                [&](const Plan& plan) { return plan.size(term.term); }, false);
        add(
            Ui::tr("Total, %1", "the unit").arg(unitText), true, [](const Plan& plan) { return plan.total(); }, true);
        Row verdict{Ui::tr("Against its card"), {}, false, {}};
        for (const Plan& plan : plans) {
            verdict.fits.push_back(plan.fits() && !hasError(plan.issues()));
            const QString away = plan.total() == plan.capacity() ? QStringLiteral("–") : words::away(plan.total(), plan.capacity(), unit);
            verdict.cells << (hasError(plan.issues()) ? Ui::tr("not possible")
                              : plan.fits()           ? Ui::tr("%1 free").arg(away)
                                                      : Ui::tr("%1 over").arg(away));
        }
        rows.push_back(std::move(verdict));
    }
    const bool sameShape = rows.size() == m_rows.size() && heads.size() == m_heads.size();
    if (!sameShape) {
        beginResetModel();
        m_rows = std::move(rows);
        m_heads = heads;
        endResetModel();
        return;
    }
    m_rows = std::move(rows);
    m_heads = heads;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int PinnedModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PinnedModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_heads.size()) + 1;
}

QVariant PinnedModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == 0 ? row.label : row.cells.value(index.column() - 1);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    case StrongRole:
        return row.strong;
    case FitsRole:
        if (index.column() > 0 && static_cast<std::size_t>(index.column()) <= row.fits.size())
            return bool(row.fits[static_cast<std::size_t>(index.column()) - 1]);
        return {};
    default:
        return {};
    }
}

QVariant PinnedModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? Ui::tr("Differences only") : m_heads.value(section - 1);
}

} // namespace memladder::ui
