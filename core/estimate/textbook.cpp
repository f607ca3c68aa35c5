// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/textbook.h"

namespace memladder::textbook {

namespace {

/// numerator / denominator in bytes, both given as factors, rounded up. Exact however large the product is:
/// ⌈⌈x/a⌉/b⌉ = ⌈x/(a·b)⌉, so the factors below divide one after the other.
template <std::size_t N, std::size_t D>
Bytes ratio(const std::uint64_t (&numerator)[N], const std::uint64_t (&denominator)[D]) {
    using Digit = std::uint64_t;
    __extension__ using Two = unsigned __int128;
    Digit digits[N] = {1}; // base 2^64, lowest first
    for (const Digit factor : numerator) {
        Two carry = 0;
        for (Digit& digit : digits) {
            carry += Two{digit} * factor;
            digit = static_cast<Digit>(carry);
            carry >>= 64;
        }
    }
    for (const Digit divisor : denominator) {
        if (divisor == 1)
            continue;
        Two rest = 0;
        for (std::size_t i = N; i-- > 0;) {
            rest = (rest << 64) | digits[i];
            digits[i] = static_cast<Digit>(rest / divisor);
            rest %= divisor;
        }
        for (std::size_t i = 0; rest > 0 && i < N; ++i)
            rest = ++digits[i] == 0 ? 1 : 0;
    }
    for (std::size_t i = 1; i < N; ++i) {
        if (digits[i] > 0)
            return Bytes::saturated();
    }
    return Bytes::roundedUp(Wide{digits[0]});
}

struct Fraction {
    std::uint64_t over = 1;
    std::uint64_t under = 1;
};

/// How much of L layers' activations a stage holds at once.
Fraction inFlight(const Layout& layout) {
    const std::uint64_t p = layout.pp;
    const std::uint64_t v = layout.vpp;
    if (layout.microBatches > 0 && layout.microBatches < p)
        return {layout.microBatches, p};
    if (v > 1)
        return {p * v + p - 1, p * v};
    return {};
}

/// Ψ as ranks hold it, times `under`: whole on every data-parallel rank, or divided over the sharding group.
struct Held {
    Wide under = 1;
    Wide whole = 0;
    Wide sharded = 0;
};

Held heldParameters(const Shape& shape, const Layout& layout, std::uint64_t group) {
    const auto z = static_cast<Wide>(group);
    const auto e = static_cast<Wide>(expertParts(shape, layout));
    const auto all = static_cast<Wide>(shape.params);
    const auto experts = static_cast<Wide>(shape.expertParams);
    if (e == 1)
        return {z, all * z, all};
    if (z % e == 0)
        return {z, (all - experts) * z + experts * (z / e), all};
    return {z * e, (all - experts) * z * e + experts * z, (all - experts) * e + experts * (z > e ? e : z)};
}

void measureStates(const Shape& shape, const Layout& layout, Footprint& out) {
    const Recipe& recipe = layout.recipe.row();
    const Sharding& scheme = layout.zero.row();
    const Offload& offload = layout.offload.row();
    const Held held = heldParameters(shape, layout, layout.shardGroup);
    const Wide under = Wide{PerParameter::kSteps} * static_cast<Wide>(layout.tp) * static_cast<Wide>(layout.pp) * held.under;

    struct Part {
        Term term;
        std::int64_t steps;
        bool sharded;
        bool toHost;
    };
    const Part parts[] = {
        {Term::Parameters, recipe.parameter.steps(), scheme.parameters, offload.parameters},
        {Term::Gradients, recipe.gradient.steps(), scheme.gradients, false},
        {Term::Optimizer, recipe.optimizer().steps(), scheme.optimizer, offload.optimizer},
    };
    Wide sums[2] = {0, 0}; // on the GPU, in host memory
    Bytes rounded[2];
    for (const Part& part : parts) {
        const int place = part.toHost ? 1 : 0;
        sums[place] += part.steps * (part.sharded ? held.sharded : held.whole);
        const Bytes upTo = Bytes::roundedUp(sums[place], under);
        (part.toHost ? out.host : out.gpu)[part.term] = upTo - rounded[place];
        rounded[place] = upTo;
    }

    if ((scheme.parameters && layout.shardGroup > 1) || offload.parameters) {
        const Held one = heldParameters(shape, layout, 1);
        out.gpu[Term::Gathered] = Bytes::roundedUp(2 * one.whole * recipe.parameter.steps(),
                                                   Wide{PerParameter::kSteps} * static_cast<Wide>(layout.tp) *
                                                       static_cast<Wide>(layout.pp) * static_cast<Wide>(shape.layers) * one.under);
    }
}

/// linear·s·b·h + scores·a·s²·b bytes, times `copies`, over t·c (or c alone) and the pipeline's fraction, rounded up.
Bytes layerBytes(const Shape& shape, const Layout& layout, std::uint64_t linear, std::uint64_t scores, std::uint64_t copies,
                 std::uint64_t tensorParallel, Fraction fraction) {
    // Over a common factor s·b: linear·h + scores·a·s.
    const std::uint64_t width = linear * shape.hidden + scores * shape.heads * layout.seq;
    return ratio({layout.seq, layout.microBatch, width, copies, fraction.over}, {tensorParallel, layout.cp, fraction.under});
}

void measureActivations(const Shape& shape, const Layout& layout, Footprint& out) {
    const Recompute& mode = layout.recompute.row();
    const std::uint64_t t = mode.dividedByTp ? layout.tp : 1;
    const auto linear = static_cast<std::uint64_t>(mode.linear);
    const auto replicated = static_cast<std::uint64_t>(mode.replicated);
    // Without sequence parallel each rank holds the replicated part whole: (replicated·t + rest)/t.
    const std::uint64_t held = layout.sequenceParallel || t == 1 ? linear : replicated * t + (linear - replicated);
    const auto scores = static_cast<std::uint64_t>(layout.keepsScores ? mode.scores : 0);
    const Bytes kept = mode.perLayer ? layerBytes(shape, layout, held, scores, shape.layers, t, inFlight(layout))
                                     : layerBytes(shape, layout, held, scores, 1, t, {});
    const Offload& offload = layout.offload.row();
    (offload.activations ? out.host : out.gpu)[Term::Activations] = kept;

    if ((mode.recomputesLayer && layout.liveLayer) || offload.activations) {
        const Recompute& whole = Choice<Recompute>().row();
        out.gpu[Term::LiveLayer] = layerBytes(shape, layout, static_cast<std::uint64_t>(whole.linear),
                                              static_cast<std::uint64_t>(layout.keepsScores ? whole.scores : 0), 1, layout.tp, {});
    }
}

} // namespace

std::uint64_t expertParts(const Shape& shape, const Layout& layout) {
    // An EP that the experts do not allow is an issue; its sizes are those without it.
    return shape.expertParams > 0 && layout.ep <= shape.experts && shape.experts % layout.ep == 0 ? layout.ep : 1;
}

Footprint measure(const Shape& shape, const Layout& layout) {
    Footprint out;
    measureStates(shape, layout, out);
    measureActivations(shape, layout, out);
    out.gpu[Term::Reserve] = layout.reserve;
    return out;
}

Bytes stateBound(const Shape& shape, const Layout& layout) {
    return Bytes::roundedUp(static_cast<Wide>(shape.params) * layout.recipe->total().steps(),
                            Wide{PerParameter::kSteps} * static_cast<Wide>(layout.gpus));
}

Bytes replicatedFloor(const Shape& shape, const Layout& layout) {
    const Recipe& recipe = layout.recipe.row();
    const Sharding& scheme = layout.zero.row();
    const std::int64_t steps = (scheme.parameters ? 0 : recipe.parameter.steps()) + (scheme.gradients ? 0 : recipe.gradient.steps()) +
                               (scheme.optimizer ? 0 : recipe.optimizer().steps());
    const Held held = heldParameters(shape, layout, 1);
    return Bytes::roundedUp(held.whole * steps,
                            Wide{PerParameter::kSteps} * static_cast<Wide>(layout.tp) * static_cast<Wide>(layout.pp) * held.under);
}

} // namespace memladder::textbook
