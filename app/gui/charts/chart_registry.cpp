// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_registry.h"

#include "charts/budget_chart.h"
#include "charts/chart_words.h"
#include "charts/ladder_chart.h"
#include "charts/map_chart.h"
#include "charts/sequence_chart.h"
#include "charts/stages_chart.h"
#include "charts/timeline_chart.h"
#include "charts/wall_chart.h"
#include "language/language.h"
#include "language/ui.h"
#include "scenario/resolve.h"

#include <algorithm>
#include <bit>

namespace memladder::ui {
namespace {

std::vector<ComparedScenario> bySharding(const ChartRequest& request) {
    std::vector<ComparedScenario> result;
    const std::span<const Sharding> rows = Registry<Sharding>::rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        ComparedScenario one{words::utf8(rows[i].id), words::utf8(rows[i].name), request.scenario, false};
        one.scenario.zero = Choice<Sharding>::at(i);
        one.selected = one.scenario.zero == request.scenario.zero;
        result.push_back(std::move(one));
    }
    return result;
}

/// Eight powers of two around the scenario's own number, which is among them whatever it is.
std::vector<ComparedScenario> byGpus(const ChartRequest& request) {
    constexpr int kBelow = 2;
    constexpr int kCount = 8;
    constexpr int kLargest = 17; // 131,072 GPUs
    const std::uint64_t own = std::max<std::uint64_t>(1, request.scenario.gpus);
    const int middle = std::min(static_cast<int>(std::bit_width(own)) - 1, kLargest);
    const int first = std::clamp(middle - kBelow, 0, kLargest - kCount + 1);
    std::vector<std::uint64_t> counts;
    for (int e = first; e < first + kCount; ++e)
        counts.push_back(std::uint64_t{1} << e);
    if (std::find(counts.begin(), counts.end(), own) == counts.end())
        counts.insert(std::upper_bound(counts.begin(), counts.end(), own), own);
    std::vector<ComparedScenario> result;
    for (const std::uint64_t gpus : counts) {
        ComparedScenario one{QString::number(gpus),
                             words::gpus(gpus),
                             request.scenario, gpus == own};
        one.scenario.gpus = gpus;
        result.push_back(std::move(one));
    }
    return result;
}

std::vector<ComparedScenario> byRecompute(const ChartRequest& request) {
    std::vector<ComparedScenario> result;
    const std::span<const Recompute> rows = Registry<Recompute>::rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        ComparedScenario one{words::utf8(rows[i].key), Ui::label(rows[i].name), request.scenario, false};
        one.scenario.recompute = Choice<Recompute>::at(i);
        one.selected = one.scenario.recompute == request.scenario.recompute;
        result.push_back(std::move(one));
    }
    return result;
}

std::vector<ComparedScenario> byScenario(const ChartRequest& request) {
    return request.scenarios;
}

constexpr ChartRow kCharts[] = {
    {"budget", QT_TRANSLATE_NOOP("Ui", "Budget"), QT_TRANSLATE_NOOP("Ui", "Budget"), buildBudget, budgetTexts, scenarioOfBar},
    {"wall", QT_TRANSLATE_NOOP("Ui", "Memory wall"), QT_TRANSLATE_NOOP("Ui", "Wall"), buildWall, wallTexts, scenarioOnWall},
    {"ladder", QT_TRANSLATE_NOOP("Ui", "Ladder"), QT_TRANSLATE_NOOP("Ui", "Ladder"), buildLadder, ladderTexts, scenarioOnWall},
    {"sequence", QT_TRANSLATE_NOOP("Ui", "Sequence"), QT_TRANSLATE_NOOP("Ui", "Sequence"), buildSequence, sequenceTexts, scenarioOnSequence},
    {"stages", QT_TRANSLATE_NOOP("Ui", "Stages"), QT_TRANSLATE_NOOP("Ui", "Stages"), buildStages, stagesTexts, scenarioOfStage},
    {"timeline", QT_TRANSLATE_NOOP("Ui", "Timeline"), QT_TRANSLATE_NOOP("Ui", "Timeline"), buildTimeline, timelineTexts, scenarioOfInstant},
    {"map", QT_TRANSLATE_NOOP("Ui", "Map"), QT_TRANSLATE_NOOP("Ui", "Map"), buildMap, mapTexts, scenarioOnMap},
};

constexpr CompareRow kComparisons[] = {
    {"scheme", QT_TRANSLATE_NOOP("Ui", "Sharding scheme"), bySharding},
    {"gpus", QT_TRANSLATE_NOOP("Ui", "GPU count"), byGpus},
    {"recompute", QT_TRANSLATE_NOOP("Ui", "Recompute mode"), byRecompute},
    {"scenarios", QT_TRANSLATE_NOOP("Ui", "Pinned scenarios"), byScenario},
};

} // namespace

std::span<const ChartRow> charts() {
    return kCharts;
}

const ChartRow* findChart(std::string_view key) {
    const auto* row =
        std::find_if(std::begin(kCharts), std::end(kCharts), [&](const ChartRow& r) { return r.key == key; });
    return row == std::end(kCharts) ? nullptr : row;
}

std::span<const CompareRow> comparisons() {
    return kComparisons;
}

const CompareRow* findComparison(std::string_view key) {
    const auto* row = std::find_if(std::begin(kComparisons), std::end(kComparisons),
                                   [&](const CompareRow& r) { return r.key == key; });
    return row == std::end(kComparisons) ? nullptr : row;
}

std::optional<Scenario> scenarioOfBar(const ChartRequest& request, const QString& barKey) {
    const CompareRow* row = findComparison(request.compare.toStdString());
    if (!row)
        return std::nullopt;
    for (const ComparedScenario& one : row->variants(request))
        if (one.key == barKey)
            return one.scenario;
    return std::nullopt;
}

std::vector<CardSize> usualCards() {
    return {CardSize::gb(80), CardSize::gb(141), CardSize::gb(192)};
}

void addCeiling(std::vector<ChartCeiling>& ceilings, const ChartCeiling& next) {
    if (next.value <= Bytes())
        return;
    const auto same = std::find_if(ceilings.begin(), ceilings.end(),
                                   [&](const ChartCeiling& line) { return line.value == next.value; });
    if (same == ceilings.end())
        ceilings.push_back(next);
    else
        same->planned = same->planned || next.planned;
}

std::vector<ChartCeiling> ceilingsFor(const Scenario& scenario, const std::vector<CardSize>& cards) {
    std::vector<ChartCeiling> result;
    for (const CardSize& card : cards)
        addCeiling(result, {inLocale(card.label()), card.bytes(), false, static_cast<int>(result.size())});
    addCeiling(result, {words::plannedCard(scenario), resolve(scenario).capacity.bytes(), true,
                        static_cast<int>(result.size())});
    return result;
}

} // namespace memladder::ui
