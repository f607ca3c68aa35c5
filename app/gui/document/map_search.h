// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/latest_task.h"
#include "search/headroom_map.h"

#include <memory>
#include <optional>
#include <vector>

namespace memladder::ui {

/// Finds the map of a scenario's question row by row: a few at once where that is quick, the others on a
/// worker thread, in slices, each shown as it comes. What answers another question is dropped.
class MapSearch : public QObject {
    Q_OBJECT
public:
    explicit MapSearch(QObject* parent = nullptr);

    /// What is known of the map of this scenario; asks for the rest of it.
    [[nodiscard]] std::shared_ptr<const HeadroomMap> mapOf(const Scenario& scenario);
    /// The best layout for this very scenario, its own model's shape included; none while it is searched for.
    /// Here where the last one was found at once, else on a worker thread of its own.
    [[nodiscard]] std::optional<MapCell> bestOf(const Scenario& scenario);
    /// How far each scheme goes by itself; found at once, and again when its question changes.
    [[nodiscard]] std::shared_ptr<const std::vector<AloneLine>> aloneOf(const Scenario& scenario);
    /// Whether something is still to come.
    [[nodiscard]] bool isBusy() const { return m_task.isBusy() || m_bestTask.isBusy(); }
    /// Nothing is looked at: what runs need not go on.
    void rest();

Q_SIGNALS:
    /// More of the map is known, or the best layout for the scenario.
    void arrived();

private:
    struct Slice {
        std::vector<std::size_t> rows;
        std::vector<MapCell> cells; ///< of these rows
        double seconds = 0;
    };
    [[nodiscard]] static Slice search(const Scenario& question, const HeadroomMap& axes,
                                      const std::vector<std::size_t>& rows, double budget,
                                      const Watch* watch = nullptr);
    void take(const Slice& slice);
    void goOn();

    std::optional<Scenario> m_aloneQuestion;
    std::shared_ptr<const std::vector<AloneLine>> m_alone; ///< answers m_aloneQuestion

    LatestTask m_task;
    std::optional<Scenario> m_question;
    std::shared_ptr<const HeadroomMap> m_map;
    std::vector<std::size_t> m_left; ///< rows to come, the next last
    double m_secondsARow = 0;        ///< as the last slice had it

    struct Best {
        MapCell cell;
        double seconds = 0;
    };
    [[nodiscard]] static Best searchBest(const Scenario& scenario);
    LatestTask m_bestTask;
    std::optional<Scenario> m_bestQuestion;
    std::optional<Best> m_best; ///< answers m_bestQuestion
    double m_bestSeconds = 1;   ///< that the last one took; nobody knows yet
};

} // namespace memladder::ui
