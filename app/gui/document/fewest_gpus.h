// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/latest_task.h"
#include "document/plan_document.h"
#include "search/solve.h"

#include <QTimer>

#include <optional>

namespace memladder::ui {

/// The fewest GPUs on which any layout fits the document's model, workload and card. Solved where it stands
/// while that is quick; else on a worker thread, once the hand has rested.
class FewestGpus : public QObject {
    Q_OBJECT
public:
    explicit FewestGpus(PlanDocument& document, QObject* parent = nullptr);

    /// "Fewest GPUs: 15, 16 as a power of two."; empty while it is not known, and where no
    /// number helps.
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] bool isPending() const { return m_rest.isActive() || m_task.isBusy(); }
    /// Seconds that the last solution took.
    [[nodiscard]] double seconds() const { return m_seconds; }

Q_SIGNALS:
    /// An answer came later than the document's change.
    void arrived();

private:
    struct Answer {
        Solution solution;
        double seconds = 0;
    };
    [[nodiscard]] static Answer solve(const Scenario& question, Watch* watch = nullptr);
    void reread();
    void take(const Scenario& question, const Answer& answer);
    PlanDocument& m_document;
    LatestTask m_task;
    QTimer m_rest;
    std::optional<Scenario> m_answered;
    std::uint64_t m_answeredBound = 0;
    double m_seconds = 0;
    QString m_answer; ///< to m_answered
    QString m_text;
};

} // namespace memladder::ui
