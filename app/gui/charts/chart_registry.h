// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The charts of the program. A new chart is a row here: tab, menu, export and tests follow from it.
#pragma once

#include "charts/chart_spec.h"
#include "scenario/scenario.h"
#include "search/crossing.h"
#include "search/headroom_map.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace memladder::ui {

/// One scenario among those that a chart compares.
struct ComparedScenario {
    QString key;  ///< of the bar
    QString name; ///< under the bar
    Scenario scenario{};
    bool selected = false;

    friend bool operator==(const ComparedScenario&, const ComparedScenario&) = default;
};

/// What a chart is built from.
struct ChartRequest {
    Scenario scenario{};
    std::vector<ChartCeiling> ceilings{};       ///< the cards drawn; the planned one is marked
    QString compare = QStringLiteral("scheme"); ///< key of a CompareRow
    std::vector<ComparedScenario> scenarios{};  ///< for compare = "scenarios": pinned ones, or files
    std::optional<Scenario> before{};           ///< the state that ghosts show
    ChartAxis axis{};
    Measure measure = Measure::States; ///< what wall and ladder hold against the card
    /// What is known of the map of this scenario's question; without one it is searched in full, which takes
    /// a while.
    std::shared_ptr<const HeadroomMap> map{};
    /// The best layout for the scenario itself, beside such a map; none while it is searched for.
    std::optional<MapCell> best{};
    /// aloneLines of the scenario, where they are known.
    std::shared_ptr<const std::vector<AloneLine>> alone{};

    friend bool operator==(const ChartRequest&, const ChartRequest&) = default;
};

/// The words around a picture that leaves the window.
struct ChartTexts {
    QString title;
    QString caption;
    QString subtitle{};
};

struct ChartRow {
    std::string_view key;
    const char* title; ///< of tab and menu entry; to be translated
    const char* brief; ///< of a tab in a narrow window
    ChartSpec (*build)(const ChartRequest& request);
    ChartTexts (*texts)(const ChartRequest& request, const ChartSpec& spec);
    /// The scenario that a bar or a spot of this key stands for: what a click on it makes the current one.
    std::optional<Scenario> (*scenarioOf)(const ChartRequest& request, const QString& key);
};

/// All charts, in the order of their tabs.
[[nodiscard]] std::span<const ChartRow> charts();
/// The chart with this key, or nullptr.
[[nodiscard]] const ChartRow* findChart(std::string_view key);

/// What the bars of a chart stand for.
struct CompareRow {
    std::string_view key;
    const char* label; ///< of the choice "Compare by"; to be translated
    std::vector<ComparedScenario> (*variants)(const ChartRequest& request);
};

/// All comparisons, the usual one first.
[[nodiscard]] std::span<const CompareRow> comparisons();
[[nodiscard]] const CompareRow* findComparison(std::string_view key);

/// The scenario that a bar stands for: what a click on it makes the current one.
[[nodiscard]] std::optional<Scenario> scenarioOfBar(const ChartRequest& request, const QString& barKey);

/// Adds a ceiling, once where several cards hold the same.
void addCeiling(std::vector<ChartCeiling>& ceilings, const ChartCeiling& next);

/// Ceilings for the cards given, the scenario's own planned card marked, added where it is missing.
[[nodiscard]] std::vector<ChartCeiling> ceilingsFor(const Scenario& scenario,
                                                    const std::vector<CardSize>& cards);

/// 80 GB, 141 GB, 192 GB: three generations.
[[nodiscard]] std::vector<CardSize> usualCards();

} // namespace memladder::ui
