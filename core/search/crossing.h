// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/evaluate.h"

#include <cstdint>
#include <optional>

/// Where one curve of a chart crosses a line, everything else as in the scenario. Exact: each answer was evaluated on
/// both sides of the edge. What these look along is monotone: more GPUs never hold more, longer sequences never less.
namespace memladder {

/// What is compared with a capacity.
enum class Measure { States, Total };

[[nodiscard]] Bytes measured(const Plan& plan, Measure measure);

/// The most GPUs that are looked at, and the longest sequence.
inline constexpr std::uint64_t kMostGpus = 131'072;
inline constexpr std::uint64_t kLongestSequence = std::uint64_t{1} << 30;

/// The fewest GPUs on which the layout exists and `measure` is at most `capacity`; nothing up to kMostGpus.
[[nodiscard]] std::optional<std::uint64_t> fewestGpus(const Scenario& scenario, Bytes capacity, Measure measure);

/// The same among powers of two.
[[nodiscard]] std::optional<std::uint64_t> fewestGpusPowerOfTwo(const Scenario& scenario, Bytes capacity, Measure measure);

/// The longest sequence whose total is at most `capacity`; nothing where not even one token fits.
[[nodiscard]] std::optional<std::uint64_t> longestSequence(const Scenario& scenario, Bytes capacity);

/// The longest sequence whose activations are at most the states: beyond it they are the larger pile. Nothing where one
/// token's already are.
[[nodiscard]] std::optional<std::uint64_t> longestSequenceBelowStates(const Scenario& scenario);

} // namespace memladder
