// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

/// What readers of files keep at most; json::Limits says what they read.
namespace memladder {

/// Members that no version knows and that are kept all the same, of a scenario, a lecture, a scene.
inline constexpr std::size_t kMaxUnknownMembers = 1'000;

// A table of measured runs.
inline constexpr std::size_t kMaxTableColumns = 1'000;
inline constexpr std::size_t kMaxTableRows = 20'000; ///< without the header
inline constexpr std::size_t kMaxCombinations = 16'384;       ///< of the open facts of one row
inline constexpr std::size_t kMaxTableCombinations = 100'000; ///< of all rows: a stranger's table must not take for ever

// A lecture is drawn and derived scene by scene, and a stranger's must not take for ever.
inline constexpr std::size_t kMaxScenes = 500;
inline constexpr std::size_t kMaxSceneText = 20'000; ///< bytes of one title, caption, question or notes
inline constexpr std::size_t kMaxCeilings = 64;
inline constexpr std::size_t kMaxSalvaged = std::size_t{1} << 20; ///< bytes that are searched for scenes

} // namespace memladder
