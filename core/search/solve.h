// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/evaluate.h"
#include "quantity/citation.h"
#include "quantity/phrase.h"
#include "search/bound.h"
#include "search/layouts.h"
#include "search/meter.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace memladder {

/// What stands in the way one step past the answer.
struct Blocked {
    std::uint64_t at = 0; ///< the value of the question's field that does not fit
    Term term = Term::Parameters;
    Phrase text;          ///< one sentence with its numbers
};

/// The answer to an inverse question, over every layout that suggest would look at.
struct Solution {
    std::optional<std::uint64_t> answer; ///< empty where nothing fits; a sequence is a multiple of 2·c where the plan has CP c
    std::optional<Scenario> scenario;    ///< the question with the answer and its least disturbing layout
    std::optional<Plan> plan;            ///< of that scenario: it fits
    std::optional<Blocked> blocked;      ///< empty where nothing lies beyond: one GPU, or the largest value a field takes

    // Of the number of GPUs alone.
    std::optional<std::uint64_t> exact;      ///< every count below it was tried and does not fit; empty where that took too long
    std::optional<std::uint64_t> powerOfTwo; ///< empty where the pinned axes allow none
    std::optional<std::uint64_t> wholeNodes;
    std::optional<std::uint64_t> exactBound; ///< what the bound alone leaves possible; empty where offload makes it void
};

/// A question that can be asked the other way round. A new one is a row in solve.cpp.
struct Question {
    std::string_view key;   ///< "min-gpus"
    std::string_view name;
    std::string_view field; ///< key of the field that is solved for: its value in the scenario does not matter
    /// Where the pins' watch was stopped, what comes back is no answer.
    Solution (*solve)(const Scenario& scenario, const Pins& pins);
    /// What of the scenario cannot be, whatever the answer: its issues of severity error are to be refused first.
    Job (*check)(const Scenario& scenario);
    std::string_view help;
    Citation source;
};
[[nodiscard]] std::span<const Question> questions();
[[nodiscard]] const Question* findQuestion(std::string_view key);

/// True where a layout of the space fits the capacity of its card.
[[nodiscard]] bool anyFits(const LayoutSpace& space);
/// The same; adds the layouts evaluated to `looked`.
[[nodiscard]] bool anyFits(const LayoutSpace& space, std::uint64_t& looked);
/// The same with a meter of the space that was made before.
[[nodiscard]] bool anyFits(const LayoutSpace& space, Meter& meter, std::uint64_t& looked);

} // namespace memladder
