// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/work_model.h"

#include "estimate/textbook.h"
#include "language/language.h"
#include "language/ui.h"

#include <algorithm>
#include <chrono>
#include <memory>

namespace memladder::ui {

namespace {

/// The proof stands below the lines of this part.
constexpr std::string_view kProofPart = "d";
constexpr std::size_t kColumns = 4;

} // namespace

WorkModel::WorkModel(PlanDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_seconds(kQuickSeconds) {
    connect(&m_document, &PlanDocument::changed, this, &WorkModel::reread);
}

void WorkModel::setActive(bool active) {
    m_active = active;
    if (active)
        reread();
    else
        m_task.forget();
}

WorkModel::Answer WorkModel::work(const Scenario& scenario, Watch* watch) {
    Answer out;
    const auto begin = std::chrono::steady_clock::now();
    memladder::Pins pins;
    pins.watch = watch;
    out.sheet = workSheet(scenario, pins);
    if (const Bound limit = bound(scenario); limit.proven())
        out.proof = limit;
    const Job job = resolve(scenario);
    const TermSizes states = textbook::wholeStates(job.shape, job.layout);
    const double all = static_cast<double>(std::max<std::int64_t>(1, states.total().count()));
    for (const TermInfo& row : terms()) {
        if (row.category == Category::State && (states[row.term] > Bytes() || !row.onlyInUse))
            out.shares.emplace_back(row.term, static_cast<double>(states[row.term].count()) / all);
    }
    out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return out;
}

void WorkModel::reread() {
    if (!m_active)
        return;
    const Scenario& scenario = m_document.scenario();
    if (m_answered == scenario) {
        m_task.forget();
        Q_EMIT refreshed();
        return;
    }
    if (!m_alwaysAway && m_answered && m_seconds < kQuickSeconds &&
        m_answered->estimator == scenario.estimator) {
        m_task.forget();
        take(scenario, work(scenario));
        return;
    }
    m_task.start([this, scenario](Watch& watch) -> LatestTask::Deliver {
        auto answer = std::make_shared<Answer>(work(scenario, &watch));
        return [this, scenario, answer] { take(scenario, std::move(*answer)); };
    });
    Q_EMIT refreshed();
}

void WorkModel::take(const Scenario& scenario, Answer answer) {
    std::vector<Row> rows;
    std::size_t columns = kColumns;
    for (std::size_t i = 0; i < answer.sheet.sections.size(); ++i) {
        const WorkSection& part = answer.sheet.sections[i];
        rows.push_back({Section, i, 0});
        for (std::size_t j = 0; j < part.lines.size(); ++j)
            rows.push_back({Line, i, j});
        if (part.letter == kProofPart && answer.proof)
            rows.push_back({Proof, i, 0});
        if (!part.table.rows.empty()) {
            columns = std::max(columns, part.table.head.size());
            rows.push_back({TableHead, i, 0});
        }
        for (std::size_t j = 0; j < part.table.rows.size(); ++j)
            rows.push_back({TableRow, i, j});
        for (std::size_t j = 0; j < part.remarks.size(); ++j)
            rows.push_back({Remark, i, j});
    }
    const bool reshaped = rows != m_rows || static_cast<int>(columns) != columnCount();
    if (reshaped)
        beginResetModel();
    m_rows = std::move(rows);
    m_sheet = std::move(answer.sheet);
    m_proof = std::move(answer.proof);
    m_shares = std::move(answer.shares);
    m_seconds = answer.seconds;
    m_answered = scenario;
    if (reshaped)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT refreshed();
}

WorkSheet WorkModel::currentSheet() const {
    return m_answered == m_document.scenario() ? m_sheet : workSheet(m_document.scenario());
}

int WorkModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int WorkModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid())
        return 0;
    std::size_t columns = kColumns;
    for (const WorkSection& part : m_sheet.sections) {
        if (!part.table.rows.empty())
            columns = std::max(columns, part.table.head.size());
    }
    return static_cast<int>(columns);
}

WorkModel::Kind WorkModel::kind(int row) const {
    return m_rows[static_cast<std::size_t>(row)].kind;
}

int WorkModel::part(int row) const {
    return static_cast<int>(m_rows[static_cast<std::size_t>(row)].part);
}

int WorkModel::rowOfPart(int part) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [part](const Row& row) {
        return row.kind == Section && static_cast<int>(row.part) == part;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString sheetText(const Phrase& phrase) {
    return phrase.kind() == Phrase::Kind::Plain ? Ui::source(phrase) : Ui::of(phrase);
}

QString WorkModel::text(const Row& row, int column) const {
    const WorkSection& part = m_sheet.sections[row.part];
    const auto at = static_cast<std::size_t>(column);
    const auto cellOf = [at](const std::vector<Phrase>& cells) {
        return at < cells.size() ? sheetText(cells[at]) : QString();
    };
    switch (row.kind) {
    case Section:
        return column == Formula ? Ui::of(part.title) : column == Result ? Ui::of(part.answer) : QString();
    case Line: {
        const WorkLine& line = part.lines[row.item];
        return column == Formula       ? inLocale(line.formula)
               : column == Substituted ? inLocale(line.substituted)
               : column == Result      ? Ui::of(line.result)
               : column == Note        ? sheetText(line.note)
                                       : QString();
    }
    case TableHead:
        return cellOf(part.table.head);
    case TableRow:
        return cellOf(part.table.rows[row.item]);
    case Remark:
        return column == Formula ? Ui::of(part.remarks[row.item]) : QString();
    case Proof:
        return column == Formula ? Ui::of(m_proof->inequality(m_sheet.unit)) : QString();
    }
    return {};
}

QVariant WorkModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == KindRole)
        return row.kind;
    if (role == PartRole)
        return static_cast<int>(row.part);
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == Qt::AccessibleTextRole && index.column() == 0) { // the list shows the row as a whole
        QStringList words;
        for (int column = 0; column < columnCount(); ++column) {
            const QString cell = text(row, column);
            if (!cell.isEmpty())
                words << cell;
        }
        return words.join(row.kind == Line ? QStringLiteral(" = ") : QStringLiteral(", "));
    }
    return {};
}

QVariant WorkModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Formula:
        return Ui::tr("Formula");
    case Substituted:
        return Ui::tr("Numbers put in");
    case Result:
        return Ui::tr("Result");
    case Note:
        return Ui::tr("Source");
    default:
        return QString();
    }
}

} // namespace memladder::ui
