// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/textbook.h"

#include <algorithm>
#include <array>

namespace memladder::textbook {

namespace {

/// As Bytes::roundedUp, by a division of 64 bits where they do: one of 128 takes several times as long.
Bytes roundedUp(Wide numerator, Wide denominator) {
    const auto n = static_cast<std::int64_t>(numerator);
    const auto d = static_cast<std::int64_t>(denominator);
    return n == numerator && d == denominator ? Bytes::of(n / d + (n % d > 0 ? 1 : 0)) : Bytes::roundedUp(numerator, denominator);
}

/// numerator / denominator in bytes, both given as factors, rounded up. Exact however large the product is:
/// ⌈⌈x/a⌉/b⌉ = ⌈x/(a·b)⌉, so the factors below divide one after the other.
template <std::size_t N, std::size_t D>
Bytes ratio(const std::uint64_t (&numerator)[N], const std::uint64_t (&denominator)[D]) {
    std::uint64_t over = 1;
    std::uint64_t under = 1;
    bool small = true; // as jobs are: both products have 64 bits
    for (const std::uint64_t factor : numerator)
        small = !__builtin_mul_overflow(over, factor, &over) && small;
    for (const std::uint64_t divisor : denominator)
        small = !__builtin_mul_overflow(under, divisor, &under) && small;
    if (small) {
        const std::uint64_t quotient = over / under + (over % under > 0 ? 1 : 0);
        return quotient >> 63 == 0 ? Bytes::of(static_cast<std::int64_t>(quotient)) : Bytes::saturated();
    }
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

/// `all` parameters, `experts` of them in routed experts.
Held held(Wide all, Wide experts, std::uint64_t parts, std::uint64_t group) {
    const auto z = static_cast<Wide>(group);
    const auto e = static_cast<Wide>(parts);
    if (e == 1)
        return {z, all * z, all};
    if (z % e == 0)
        return {z, (all - experts) * z + experts * (z / e), all};
    return {z * e, (all - experts) * z * e + experts * z, (all - experts) * e + experts * (z > e ? e : z)};
}

/// One kind of state: `steps` bytes a parameter (in steps) of `params`, and where they are.
struct State {
    Term term;
    std::int64_t steps;
    std::uint64_t params;
    std::uint64_t expertParams;
    bool sharded;
    bool toHost;
};

/// In stack order. A quantised base or reference is two: the layers' matrices, and what quantising leaves (bitsandbytes replaces
/// linear layers and skips the head; transformers integrations/bitsandbytes.py).
struct States {
    std::array<State, 7> rows; // set up to `count`
    std::size_t count = 0;

    States(const Shape& shape, const Layout& layout) {
        const Recipe& recipe = layout.recipe.row();
        const Sharding& scheme = layout.zero.row();
        const Offload& offload = layout.offload.row();
        const std::uint64_t trained = layout.adapters ? shape.adapterParams : shape.params;
        const std::uint64_t experts = layout.adapters ? 0 : shape.expertParams;
        add({Term::Parameters, recipe.parameter.steps(), trained, experts, scheme.parameters, offload.parameters});
        add({Term::Gradients, recipe.gradient.steps(), trained, experts, scheme.gradients, false});
        add({Term::Optimizer, recipe.optimizer().steps(), trained, experts, scheme.optimizer, offload.optimizer});
        if (layout.adapters) {
            // A quantised base that the scheme does not divide stays where it is.
            const bool divided = layout.dividesFrozen();
            const bool toHost = offload.parameters && (divided || !layout.frozenQuantised);
            addFrozen({Term::Frozen, layout.frozen.steps(), shape.params, shape.expertParams, divided, toHost},
                      layout.frozenQuantised ? shape.unquantised() : 0, recipe.parameter);
        }
        if (layout.reference > PerParameter())
            addFrozen({Term::Reference, layout.reference.steps(), shape.params, shape.expertParams, layout.dividesReference(), false},
                      layout.referenceQuantised ? shape.unquantised() : 0, Layout::kReferenceKept);
    }

    [[nodiscard]] const State* begin() const { return rows.data(); }
    [[nodiscard]] const State* end() const { return rows.data() + count; }

private:
    void add(const State& state) { rows[count++] = state; }
    /// `kept` of its parameters at bytes of their own.
    void addFrozen(State state, std::uint64_t kept, PerParameter keptBytes) {
        state.params -= kept;
        add(state);
        if (kept > 0)
            add({state.term, keptBytes.steps(), kept, 0, state.sharded, state.toHost});
    }
};

/// Bytes times steps that one layer gathers: the trained model's, frozen base included, or the reference's, the larger.
Wide gatheredSteps(const States& states, const Layout& layout, std::uint64_t parts) {
    const bool group = layout.shardGroup > 1;
    Wide model = 0;
    Wide reference = 0;
    for (const State& state : states) {
        const bool weights = state.term == Term::Parameters || state.term == Term::Frozen || state.term == Term::Reference;
        if (!weights || !((state.sharded && group) || state.toHost))
            continue;
        const Wide whole = held(static_cast<Wide>(state.params), static_cast<Wide>(state.expertParams), parts, 1).whole;
        // `whole` is times `under`, which is e where there is expert parallel, else 1.
        (state.term == Term::Reference ? reference : model) += state.steps * whole;
    }
    return std::max(model, reference);
}

void measureStates(const Shape& shape, const Layout& layout, Footprint& out) {
    const std::uint64_t parts = expertParts(shape, layout);
    const Wide axes = Wide{PerParameter::kSteps} * static_cast<Wide>(layout.tp) * static_cast<Wide>(layout.pp);
    const Wide under = axes * held(0, 0, parts, layout.shardGroup).under;
    Wide sums[2] = {0, 0}; // on the GPU, in host memory
    Bytes rounded[2];
    const States states(shape, layout);
    for (const State& state : states) {
        const int place = state.toHost ? 1 : 0;
        const Held all = held(static_cast<Wide>(state.params), static_cast<Wide>(state.expertParams), parts, layout.shardGroup);
        sums[place] += state.steps * (state.sharded ? all.sharded : all.whole);
        const Bytes upTo = roundedUp(sums[place], under);
        (state.toHost ? out.host : out.gpu)[state.term] += upTo - rounded[place];
        rounded[place] = upTo;
    }
    if (const Wide gathered = gatheredSteps(states, layout, parts); gathered > 0)
        out.gpu[Term::Gathered] = roundedUp(2 * gathered, axes * static_cast<Wide>(shape.layers) * held(0, 0, parts, 1).under);
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

TermSizes wholeStates(const Shape& shape, const Layout& layout) {
    TermSizes out;
    for (const State& state : States(shape, layout))
        out[state.term] += roundedUp(static_cast<Wide>(state.params) * state.steps, PerParameter::kSteps);
    return out;
}

Wide wholeStateSteps(const Shape& shape, const Layout& layout) {
    Wide sum = 0;
    for (const State& state : States(shape, layout))
        sum += static_cast<Wide>(state.params) * state.steps;
    return sum;
}

Bytes stateBound(const Shape& shape, const Layout& layout) {
    return roundedUp(wholeStateSteps(shape, layout), Wide{PerParameter::kSteps} * static_cast<Wide>(layout.gpus));
}

Bytes replicatedFloor(const Shape& shape, const Layout& layout) {
    const std::uint64_t parts = expertParts(shape, layout);
    Wide sum = 0;
    for (const State& state : States(shape, layout)) {
        if (!state.sharded)
            sum += state.steps * held(static_cast<Wide>(state.params), static_cast<Wide>(state.expertParams), parts, 1).whole;
    }
    return roundedUp(sum, Wide{PerParameter::kSteps} * static_cast<Wide>(layout.tp) * static_cast<Wide>(layout.pp) * held(0, 0, parts, 1).under);
}

} // namespace memladder::textbook
