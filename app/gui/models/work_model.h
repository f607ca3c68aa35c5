// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/latest_task.h"
#include "document/plan_document.h"
#include "explain/sheet.h"
#include "search/bound.h"

#include <QAbstractTableModel>

#include <optional>
#include <utility>
#include <vector>

namespace memladder::ui {

/// The worked sheet as rows: the head of each part, its lines (formula, numbers put in, result, source), its
/// table, its remarks, and the proof where nothing can fit.
class WorkModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Kind { Section, Line, TableHead, TableRow, Remark, Proof };
    enum Column { Formula, Substituted, Result, Note };
    enum Role { KindRole = Qt::UserRole + 1, PartRole /**< index of the part */ };

    explicit WorkModel(PlanDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Whether it follows the document; out of sight it need not, and works nothing out.
    void setActive(bool active);
    /// Works everything out on the worker thread, however quick it is.
    void setAlwaysAway(bool away) { m_alwaysAway = away; }

    /// What is shown. Of the scenario before while isWorking().
    [[nodiscard]] const WorkSheet& sheet() const { return m_sheet; }
    [[nodiscard]] bool isWorking() const { return m_task.isBusy(); }
    /// The sheet of the document as it is now, worked out on the spot where it has to be.
    [[nodiscard]] WorkSheet currentSheet() const;

    [[nodiscard]] Kind kind(int row) const;
    [[nodiscard]] int part(int row) const;
    /// The row at which a part begins.
    [[nodiscard]] int rowOfPart(int part) const;
    /// The inequality that closes the question; none where it does not.
    [[nodiscard]] const std::optional<Bound>& proof() const { return m_proof; }
    /// Of the states in the proof, the shares of parameters, gradients and optimizer.
    [[nodiscard]] const std::vector<std::pair<Term, double>>& stateShares() const { return m_shares; }

Q_SIGNALS:
    /// Work began or ended.
    void refreshed();

private:
    struct Row {
        Kind kind;
        std::size_t part;
        std::size_t item; ///< of the part's lines, rows or remarks
        friend bool operator==(const Row&, const Row&) = default;
    };
    struct Answer {
        WorkSheet sheet;
        std::optional<Bound> proof;
        std::vector<std::pair<Term, double>> shares;
        double seconds = 0;
    };
    [[nodiscard]] static Answer work(const Scenario& scenario, Watch* watch = nullptr);
    void reread();
    void take(const Scenario& scenario, Answer answer);
    [[nodiscard]] QString text(const Row& row, int column) const;

    PlanDocument& m_document;
    LatestTask m_task;
    WorkSheet m_sheet;
    std::optional<Scenario> m_answered;
    std::vector<Row> m_rows;
    std::optional<Bound> m_proof;
    std::vector<std::pair<Term, double>> m_shares;
    double m_seconds; ///< that the last sheet took
    bool m_active = false;
    bool m_alwaysAway = false;
};

/// A phrase of the sheet in the language of the window; where it is plain it may be a citation.
[[nodiscard]] QString sheetText(const Phrase& phrase);

} // namespace memladder::ui
