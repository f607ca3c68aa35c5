// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/evaluate.h"
#include "search/bound.h"
#include "search/cost.h"
#include "search/layouts.h"

#include <optional>
#include <string>
#include <vector>

namespace memladder {

/// Whether suggest and solve answer for the scenario's estimator: the reduced-order model knows no layouts.
[[nodiscard]] bool isSearchable(const Scenario& scenario);

struct SuggestOptions {
    Pins pins;
    std::size_t top = 10;        ///< 0 = all
    bool everyLayout = false;    ///< not only the best of each family (same axes on, same recompute)
    double headroomFraction = 0; ///< of the capacity, that has to stay free
    double sustained = kSustained; ///< share of the peak that the order assumes
    bool wholeRange = false;     ///< in detailed: only what fits at the high end of the measured range too
    bool prunes = true;          ///< leaves out by their floor those that cannot fit; the answer is the same without
};

/// A layout that fits, and what it trades.
struct Suggestion {
    Scenario scenario;    ///< the question with this layout in it
    Plan plan;
    Cost cost;
    Phrase strategy;      ///< "ZeRO-3 + selective"
    Phrase trade;         ///< what it pays and what it leaves, in a sentence with its numbers
};

struct Suggestions {
    std::vector<Suggestion> list;   ///< least disturbing first
    std::uint64_t considered = 0;   ///< layouts evaluated
    std::uint64_t fitting = 0;
    std::uint64_t microBatch = 1;   ///< smaller than asked only where nothing fits as asked
    std::optional<Bound> impossible; ///< where nothing fits, and the bound proves it for every layout
    std::optional<Plan> closest;    ///< where nothing fits: the layout that needs the least
    std::vector<Phrase> skipped; ///< what the framework does not run, one clause each
    std::uint64_t weighed = 0;      ///< layouts whose account was made; the others' floor alone is too large
};

/// Whether a plan fits at the high end of its measured range as well; true in the textbook where it fits.
[[nodiscard]] bool fitsWholeRange(const Plan& plan);

/// Every layout that fits, ordered by what it disturbs: cost in steps of 5 % of the compute time, number of axes above 1,
/// cost to 0.1 %, lower ZeRO stage, more headroom, then smaller t, p, c. Allocates nothing per candidate. Where the pins'
/// watch was stopped the list is empty, and means nothing.
[[nodiscard]] Suggestions suggest(const Scenario& scenario, const SuggestOptions& options = {});

/// What a layout pays and what it leaves, in a sentence with its numbers.
[[nodiscard]] Phrase tradeText(const Plan& plan, const Cost& cost, format::Unit unit = format::Unit::GiB);

} // namespace memladder
