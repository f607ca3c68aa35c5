// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/bytes.h"
#include "quantity/citation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace memladder {

/// What kind of memory a term is. The order of terms below is the order of every stack that is drawn.
enum class Category : std::uint8_t { State, Activation, Transient, Loss, Reserve, Outside };
inline constexpr std::size_t kCategoryCount = 6;

/// "state", "activation", …: in results; the total's key is this + "_bytes".
[[nodiscard]] std::string_view categoryKey(Category category);
[[nodiscard]] std::string_view categoryName(Category category);

/// One part of a GPU's memory. A new part is an enumerator and its row in component.cpp.
/// Those behind Reserve belong to the detailed estimator alone.
enum class Term : std::uint8_t {
    Parameters,
    Gradients,
    Optimizer,
    Frozen,
    Reference,
    Gathered,
    LiveLayer,
    Activations,
    Reserve,
    Buffers,
    WeightGradients,
    Communication,
    WgradCache,
    Workspace,
    HeadInput,
    Backward,
    Logits,
    LossGradient,
    OptimizerStep,
    Dequantised,
    Fragmentation,
    Outside,
    Calibration,
};
inline constexpr std::size_t kTermCount = 23;
inline constexpr std::size_t kTextbookTermCount = 9;

struct TermInfo {
    Term term;
    std::string_view key;
    std::string_view label;
    Category category;
    std::string_view help;
    Citation source;
    bool onlyInUse = false; ///< listed where it weighs something, and not otherwise
};

/// The textbook's terms, in stack order; terms()[i].term is Term(i).
[[nodiscard]] std::span<const TermInfo> terms();
/// These and the detailed estimator's.
[[nodiscard]] std::span<const TermInfo> allTerms();
[[nodiscard]] const TermInfo& info(Term term);
[[nodiscard]] std::optional<Term> findTerm(std::string_view key);

/// A size for each term, of one GPU unless said otherwise.
class TermSizes {
public:
    [[nodiscard]] constexpr Bytes& operator[](Term term) { return m_sizes[static_cast<std::size_t>(term)]; }
    [[nodiscard]] constexpr Bytes operator[](Term term) const { return m_sizes[static_cast<std::size_t>(term)]; }
    [[nodiscard]] Bytes total() const;
    [[nodiscard]] Bytes total(Category category) const;
    friend constexpr bool operator==(const TermSizes&, const TermSizes&) = default;

private:
    std::array<Bytes, kTermCount> m_sizes{};
};

} // namespace memladder
