// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/latest_task.h"
#include "document/plan_document.h"
#include "search/suggest.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <optional>

namespace memladder::ui {

/// The layouts that fit, least disturbing first: one row each, its price in columns. Searches where it stands
/// while that is known to be quick, else on a worker thread; rows of an outdated question can be read but not
/// chosen.
class SuggestionsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Rank, Layout, Total, Free, Headroom, Gauge, Flops, Moved, Bubble, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole + 1, ///< a number to order by
        StrategyRole,                ///< "ZeRO-3 · TP 2"
        ModeRole,                    ///< "selective recompute"
        ClausesRole,                 ///< the price in short, weightiest first
        TradeRole,                   ///< the price in full
        UsedRole,                    ///< share of the card
        HighRole,                    ///< the same at the high end of the measured range; UsedRole's in the textbook
        TightRole,
        CurrentRole, ///< this is the document's layout
        OutdatedRole,
        TensorRole,
        PipelineRole,
        RecomputeRole, ///< index into the catalogue
    };

    explicit SuggestionsModel(PlanDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Whether it follows the document; out of sight it need not, and does not search. Off to begin with.
    void setActive(bool active);
    /// Share of the capacity that has to stay free.
    void setHeadroom(double fraction);
    [[nodiscard]] double headroom() const { return m_headroom; }
    /// Only layouts that fit at the high end of the measured range too; the textbook has no range.
    void setWholeRange(bool on);
    [[nodiscard]] bool wholeRange() const;
    /// Only layouts that this framework runs; none for any. In the detailed estimator the scenario's own
    /// counts.
    void setFramework(std::optional<Choice<Framework>> framework);
    [[nodiscard]] std::optional<Choice<Framework>> framework() const;

    /// What the last search found, for question(). Outdated while isSearching().
    [[nodiscard]] const Suggestions& found() const { return m_found; }
    [[nodiscard]] const Scenario& question() const { return m_question.scenario; }
    /// What that search had to leave as it is.
    [[nodiscard]] memladder::Pins pins() const { return m_question.pins(); }
    /// Whether there was an answer at all.
    [[nodiscard]] bool isAnswered() const { return m_answered; }
    [[nodiscard]] bool isSearching() const { return m_task.isBusy(); }
    /// How far the search is, from 0 to 1.
    [[nodiscard]] double progress() const { return m_task.progress(); }
    /// Gives the search up until the question changes or it is asked again.
    void cancel();
    void searchAgain();
    [[nodiscard]] bool isCancelled() const { return m_cancelled.has_value(); }
    /// Whether what was found is of a question before.
    [[nodiscard]] bool isOutdated() const { return isSearching() || isCancelled(); }
    /// The suggestion of a row; none while a search is on its way.
    [[nodiscard]] const Suggestion* suggestion(int row) const;
    /// Sends every search to the worker thread, however quick it is.
    void setAlwaysAway(bool away) { m_alwaysAway = away; }

Q_SIGNALS:
    /// A search began or ended, or the document took another of the layouts.
    void refreshed();

private:
    struct Question {
        Scenario scenario; ///< with the free axes at their defaults
        double headroom = 0;
        std::optional<Choice<Framework>> framework; ///< in the textbook
        bool wholeRange = false;                    ///< in the detailed estimator
        [[nodiscard]] memladder::Pins pins() const;
        friend bool operator==(const Question&, const Question&) = default;
    };
    using Answer = std::pair<Suggestions, double>; ///< and seconds per layout
    [[nodiscard]] static Answer search(const Question& question, Watch* watch = nullptr);
    void reread();
    void take(const Question& question, Answer answer);
    [[nodiscard]] bool isQuick(const Question& question) const;
    void tellAll();
    PlanDocument& m_document;
    LatestTask m_task;
    Suggestions m_found;
    Question m_question; ///< that m_found answers
    bool m_answered = false;
    std::optional<Question> m_asked;     ///< of the worker thread
    std::optional<Question> m_cancelled; ///< what was given up
    double m_headroom = 0;
    bool m_wholeRange = false;
    std::optional<Choice<Framework>> m_framework;
    double m_secondsPerLayout; ///< of the last search
    bool m_active = false;
    bool m_alwaysAway = false;
};

/// The rows that a hand wants to see, in the order that a head asks for.
class SuggestionsFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit SuggestionsFilter(QObject* parent = nullptr);
    void setNoTensorParallel(bool on);
    void setNoPipeline(bool on);
    /// Only this recompute mode; none for any.
    void setRecompute(std::optional<std::size_t> mode);
    [[nodiscard]] int filters() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool m_noTensorParallel = false;
    bool m_noPipeline = false;
    std::optional<std::size_t> m_recompute;
};

} // namespace memladder::ui
