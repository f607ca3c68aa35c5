// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/component.h"

namespace memladder {

// clang-format off
static constexpr TermInfo kTerms[] = {
    {Term::Parameters, "parameters", "Parameters", Category::State,
     "The weights that the forward pass reads.", "arXiv:1910.02054 §3.1"},
    {Term::Gradients, "gradients", "Gradients", Category::State,
     "One gradient for each weight.", "arXiv:1910.02054 §3.1"},
    {Term::Optimizer, "optimizer", "Optimizer", Category::State,
     "Master weights and the optimizer's moments.", "arXiv:1910.02054 §3.1"},
    {Term::Gathered, "gathered", "Gathered layers", Category::Transient,
     "Two layers' whole parameters: the one at work and the one fetched ahead.", "arXiv:2304.11277 §3.3; two layers by convention"},
    {Term::LiveLayer, "live_layer", "Live layer", Category::Transient,
     "The activations of the one layer that is computed again.", "arXiv:1604.06174 §3"},
    {Term::Activations, "activations", "Activations", Category::Activation,
     "What the forward pass keeps for the backward pass.", "arXiv:2205.05198 §4"},
    {Term::Reserve, "reserve", "Reserve", Category::Reserve,
     "Kept free for the framework and fragmentation.", "a planning allowance, set by the user"},
};
// clang-format on
static_assert(std::size(kTerms) == kTermCount);

std::string_view categoryKey(Category category) {
    constexpr std::string_view keys[kCategoryCount] = {"state", "activation", "transient", "loss", "reserve", "outside"};
    return keys[static_cast<std::size_t>(category)];
}

std::string_view categoryName(Category category) {
    constexpr std::string_view names[kCategoryCount] = {"States", "Activations", "Transient", "Loss", "Reserve", "Outside the allocator"};
    return names[static_cast<std::size_t>(category)];
}

std::span<const TermInfo> terms() {
    return kTerms;
}

const TermInfo& info(Term term) {
    return kTerms[static_cast<std::size_t>(term)];
}

std::optional<Term> findTerm(std::string_view key) {
    for (const TermInfo& row : kTerms) {
        if (row.key == key)
            return row.term;
    }
    return std::nullopt;
}

Bytes TermSizes::total() const {
    Bytes sum;
    for (const Bytes size : m_sizes)
        sum += size;
    return sum;
}

Bytes TermSizes::total(Category category) const {
    Bytes sum;
    for (std::size_t i = 0; i < kTermCount; ++i) {
        if (kTerms[i].category == category)
            sum += m_sizes[i];
    }
    return sum;
}

} // namespace memladder
