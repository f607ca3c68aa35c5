// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/result.h"
#include "scenario/scenario.h"

#include <span>
#include <string>
#include <string_view>

/// Sentences whose numbers come from the estimator: "A card holds {capacity}; ZeRO-2 leaves {term:parameters|zero=2}."
namespace memladder {

/// A name that may stand in braces: {name}, or {name:argument}. Either may be followed by fields that hold for this one
/// number, {name|zero=2,gpus=64}: the rest of the scenario stays as it is.
struct CaptionWord {
    std::string_view name;
    std::string_view argument; ///< what it takes, for a message; empty: nothing
    std::string_view help;
};

/// All names that a text may use.
[[nodiscard]] std::span<const CaptionWord> captionWords();

// A text may come from a stranger: it must not keep the program busy for ever.
inline constexpr std::size_t kMaxCaptionNumbers = 200; ///< of one text
inline constexpr std::size_t kMaxCaptionSearches = 4;  ///< of them those that a search answers: {least}, {least_power}

/// The text with its numbers put in; "{{" is a brace. Sizes carry their unit, in the scenario's. The error names what in
/// braces is not known, and what is.
[[nodiscard]] Result<Phrase> fillCaption(std::string_view text, const Scenario& scenario);

/// Whether fillCaption would answer, without searching.
[[nodiscard]] Status checkCaption(std::string_view text, const Scenario& scenario);

/// What is left of a text without its braces: what a person typed.
[[nodiscard]] std::string typedPart(std::string_view text);

} // namespace memladder
