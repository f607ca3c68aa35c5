// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "search/suggest.h"

#include <optional>
#include <string>
#include <vector>

namespace memladder {

/// A suggestion's price in short clauses, the weightiest first, for a line beside columns that hold its figures: "4
/// all-reduces a layer and micro-batch in the node". `first` is the suggestion that stands first: what is saved against it
/// is named. Empty of clauses only where the layout disturbs nothing.
[[nodiscard]] std::vector<Phrase> tradeClauses(const Suggestion& suggestion, const Suggestion& first,
                                                    format::Unit unit = format::Unit::GiB);

/// A sharding scheme that no suggestion uses by itself.
struct NotOffered {
    Plan plan;        ///< the scheme alone (t = p = c = e = 1), in the recompute mode that keeps least
    Phrase text; ///< "ZeRO-2 without TP, PP or CP: replicated parameters 326.0 GiB alone exceed 182.0 GiB usable"
};

/// The sharding scheme nearest to fitting that does not fit by itself in any recompute mode that may be chosen, and the
/// term that forbids it; empty where all fit, or where axes or scheme are pinned.
[[nodiscard]] std::optional<NotOffered> notOffered(const Scenario& scenario, const Pins& pins = {});

} // namespace memladder
