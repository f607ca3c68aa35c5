// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/reduced_order.h"

#include "estimate/textbook.h"

namespace memladder::reduced_order {

namespace {

/// Elements of a layer's input that it keeps in all.
constexpr std::uint64_t kKeptOfALayer = 34;

/// Layer inputs' worth of elements that all layers keep.
std::uint64_t keptInputs(const Shape& shape, const Layout& layout) {
    return layout.recompute->recomputesLayer ? shape.layers + kKeptOfALayer : kKeptOfALayer * shape.layers;
}

} // namespace

Footprint measure(const Shape& shape, const Layout& layout) {
    Footprint out = textbook::measure(shape, layout); // the states are the textbook's
    out.gpu[Term::Gathered] = {};
    out.gpu[Term::LiveLayer] = {};
    out.host[Term::Activations] = {};
    // Each factor fits 32 bits but the first two together; a product beyond 126 bits is far above any card.
    const Wide elements = Wide{keptInputs(shape, layout)} * layout.seq * layout.microBatch;
    const Wide bytes = Wide{shape.hidden} * layout.recipe->parameter.steps();
    constexpr Wide most = Wide{1} << 126;
    out.gpu[Term::Activations] = bytes > 0 && elements > most / bytes ? Bytes::saturated() : Bytes::roundedUp(elements * bytes, PerParameter::kSteps);
    return out;
}

Sizes sizes(const Shape& shape, const Layout& layout, double gpus, double seq) {
    const Recipe& recipe = layout.recipe.row();
    const Sharding& scheme = layout.zero.row();
    const auto params = static_cast<double>(shape.params);
    const auto share = [gpus](double whole, bool sharded) { return sharded ? whole / gpus : whole; };
    Sizes out;
    out.parameters = share(params * recipe.parameter.bytes(), scheme.parameters);
    out.gradients = share(params * recipe.gradient.bytes(), scheme.gradients);
    out.optimizer = share(params * recipe.optimizer().bytes(), scheme.optimizer);
    out.activations = static_cast<double>(keptInputs(shape, layout)) * recipe.parameter.bytes() * seq * static_cast<double>(layout.microBatch) *
                      static_cast<double>(shape.hidden);
    return out;
}

std::uint64_t fewestGpus(const Shape& shape, const Layout& layout, double capacity) {
    const auto fits = [&](std::uint64_t gpus) {
        return sizes(shape, layout, static_cast<double>(gpus), static_cast<double>(layout.seq)).total() <= capacity;
    };
    std::uint64_t high = std::uint64_t{1} << 30;
    if (!fits(high))
        return 0;
    std::uint64_t low = 1; // more GPUs never hold more each
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        if (fits(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

} // namespace memladder::reduced_order
