// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "explain/derivation.h"

#include "explain/detailed_derivation.h"
#include "explain/detailed_rules.h"

#include "estimate/textbook.h"
#include "quantity/format.h"

#include <algorithm>

namespace memladder {

namespace {

using format::grouped;

/// The symbols of one plan. Ψ parameters, L layers, h hidden, a heads, s sequence, b micro-batch, t tensor parallel,
/// p pipeline, v virtual stages, c context parallel, z ranks that ZeRO divides over, m micro-batches, E parameters in
/// experts, e expert parallel, Φ adapter weights, U parameters of the embedding, the head and the norms.
struct Symbols {
    explicit Symbols(const Plan& plan)
        : shape(plan.job.shape), layout(plan.job.layout), psi(Expression::symbol("Ψ", shape.params)), L(Expression::symbol("L", shape.layers)),
          h(Expression::symbol("h", shape.hidden)), a(Expression::symbol("a", shape.heads)), s(Expression::symbol("s", layout.seq)),
          b(Expression::symbol("b", layout.microBatch)), t(Expression::symbol("t", layout.tp)), p(Expression::symbol("p", layout.pp)),
          v(Expression::symbol("v", layout.vpp)), c(Expression::symbol("c", layout.cp)), z(Expression::symbol("z", layout.shardGroup)),
          E(Expression::symbol("E", shape.expertParams)), e(Expression::symbol("e", textbook::expertParts(shape, layout))),
          A(Expression::symbol("Φ", shape.adapterParams)), U(Expression::symbol("U", shape.unquantised())) {}

    const Shape& shape;
    const Layout& layout;
    Expression psi, L, h, a, s, b, t, p, v, c, z, E, e, A, U;

    [[nodiscard]] bool spreadsExperts() const { return textbook::expertParts(shape, layout) > 1; }
    /// All of `params`, or with expert parallel what one rank holds of them: (Ψ−E) + E/e.
    [[nodiscard]] Expression held(const Expression& params, bool withExperts) const {
        return withExperts && spreadsExperts() ? Expression::sum({Expression::difference(params, E), Expression::over(E, {e})}) : params;
    }
};

Expression coefficient(PerParameter bytes) {
    return Expression::number(Rational(static_cast<std::uint64_t>(bytes.steps()), static_cast<std::uint64_t>(PerParameter::kSteps)),
                              format::shortest(bytes.bytes()));
}

Expression coefficient(int bytes) {
    return Expression::number(static_cast<std::uint64_t>(bytes));
}

Expression nothing() {
    return Expression::number(0);
}

struct State {
    Term term;
    PerParameter bytes;
    Expression params;
    bool withExperts;
    bool sharded;
    bool toHost;
};

/// The states in the order in which they are added up.
std::vector<State> statesOf(const Symbols& x) {
    const Layout& layout = x.layout;
    const bool adapters = layout.adapters;
    const Expression& trained = adapters ? x.A : x.psi;
    std::vector<State> rows{{Term::Parameters, layout.recipe->parameter, trained, !adapters, layout.zero->parameters, layout.offload->parameters},
                            {Term::Gradients, layout.recipe->gradient, trained, !adapters, layout.zero->gradients, false},
                            {Term::Optimizer, layout.recipe->optimizer(), trained, !adapters, layout.zero->optimizer, layout.offload->optimizer}};
    const auto addFrozen = [&](const State& whole, bool quantised, PerParameter keptBytes) {
        const bool apart = quantised && x.shape.unquantised() > 0;
        rows.push_back(whole);
        if (!apart)
            return;
        rows.back().params = Expression::difference(x.psi, x.U);
        rows.push_back({whole.term, keptBytes, x.U, false, whole.sharded, whole.toHost});
    };
    if (adapters) {
        const bool divided = layout.dividesFrozen();
        const bool toHost = layout.offload->parameters && (divided || !layout.frozenQuantised);
        addFrozen({Term::Frozen, layout.frozen, x.psi, true, divided, toHost}, layout.frozenQuantised, layout.recipe->parameter);
    }
    if (layout.reference > PerParameter())
        addFrozen({Term::Reference, layout.reference, x.psi, true, layout.dividesReference(), false}, layout.referenceQuantised, Layout::kReferenceKept);
    return rows;
}

Expression stateExpression(const Symbols& x, const State& state) {
    if (!state.sharded)
        return Expression::over(Expression::product({coefficient(state.bytes), x.held(state.params, state.withExperts)}), {x.t, x.p});
    if (!state.withExperts || !x.spreadsExperts() || x.layout.shardGroup % x.layout.ep == 0)
        return Expression::over(Expression::product({coefficient(state.bytes), state.params}), {x.t, x.p, x.z});
    // Experts lie on e ranks; where the sharding group is no multiple of e they divide over the larger of the two.
    const Expression& most = x.layout.shardGroup > x.layout.ep ? x.z : x.e;
    const Expression spread =
        Expression::sum({Expression::over(Expression::difference(state.params, x.E), {x.z}), Expression::over(x.E, {most})});
    return Expression::over(Expression::product({coefficient(state.bytes), spread}), {x.t, x.p});
}

std::string stateNote(const Symbols& x, const State& state) {
    const Recipe& recipe = x.layout.recipe.row();
    std::string note;
    if (state.term == Term::Optimizer) {
        for (const auto& [bytes, name] : {std::pair{recipe.master, "master"}, {recipe.moment1, "first moment"}, {recipe.moment2, "second moment"}, {recipe.other, "other"}}) {
            if (bytes.steps() > 0)
                note += (note.empty() ? "" : " + ") + format::shortest(bytes.bytes()) + " " + name;
        }
        note = note.empty() ? "no optimizer state" : format::shortest(state.bytes.bytes()) + " = " + note;
    } else {
        note = format::shortest(state.bytes.bytes()) + " bytes a parameter";
    }
    const bool ofFrozen = state.term == Term::Frozen;
    if (ofFrozen ? x.layout.frozenQuantised : state.term == Term::Reference && x.layout.referenceQuantised)
        note += " in the layers' matrices; the embedding, the head and the norms, U = " + format::thin(x.shape.unquantised()) + ", keep " +
                format::shortest((ofFrozen ? recipe.parameter : Layout::kReferenceKept).bytes());
    else if (ofFrozen)
        note += "; no gradient, no optimizer state";
    else if (x.layout.adapters && state.term != Term::Reference)
        note += "; trained are Φ = " + grouped(x.shape.adapterParams) + " weights of the adapters";
    const std::string scheme(x.layout.zero->name);
    if (state.sharded)
        note += "; " + (state.term == Term::Frozen || state.term == Term::Reference ? std::string() : scheme + " ") + "divide" +
                (state.term == Term::Frozen || state.term == Term::Reference ? "d" : "s") + " over z = " + grouped(x.layout.shardGroup) +
                (x.layout.shardGroup == 1 ? " rank" : " ranks");
    else
        note += "; whole on every data-parallel rank" + (state.term == Term::Frozen || state.term == Term::Reference ? std::string() : " under " + scheme);
    if (state.withExperts && x.spreadsExperts())
        note += "; the routed experts' E = " + format::thin(x.shape.expertParams) + " parameters lie on e = " + grouped(x.layout.ep) + " ranks";
    return note;
}

Derivation deriveState(const Plan& plan, const Symbols& x, Term term, Place place) {
    Derivation out;
    Rational before;
    std::vector<Expression> parts;
    bool here = place == Place::Gpu;
    for (const State& state : statesOf(x)) {
        if (state.term != term) {
            if (parts.empty() && state.toHost == (place == Place::Host))
                before = before + stateExpression(x, state).value();
            continue;
        }
        here = state.toHost == (place == Place::Host);
        if (parts.empty())
            out.note = stateNote(x, state);
        parts.push_back(stateExpression(x, state));
    }
    if (parts.empty()) {
        out.expression = nothing();
        out.note = term == Term::Frozen ? "every weight is trained" : "no second model";
        return out;
    }
    const Expression expression = parts.size() > 1 ? Expression::sum(parts) : parts.front();
    if (here) {
        // The sum of the states is rounded up once; a state is what is left of it.
        out.expression = expression;
        out.result = (before + expression.value()).roundedUp() - before.roundedUp();
    } else {
        out.expression = nothing();
        const Bytes host = plan.footprint.host[term];
        out.note = place == Place::Host ? "stays on the GPU" : expression.formula() + " = " + format::sizeWithUnit(host) + " a GPU live in host memory";
    }
    return out;
}

Derivation deriveGathered(const Symbols& x, Place place) {
    Derivation out;
    out.expression = nothing();
    std::vector<Expression> model;
    std::vector<Expression> reference;
    for (const State& state : statesOf(x)) {
        const bool weights = state.term == Term::Parameters || state.term == Term::Frozen || state.term == Term::Reference;
        if (weights && ((state.sharded && x.layout.shardGroup > 1) || state.toHost))
            (state.term == Term::Reference ? reference : model)
                .push_back(Expression::product({coefficient(state.bytes), x.held(state.params, state.withExperts)}));
    }
    if (place == Place::Host || (model.empty() && reference.empty())) {
        out.note = place == Place::Host ? "stays on the GPU" : "no parameters are gathered: every rank holds its own whole";
        return out;
    }
    const auto together = [](const std::vector<Expression>& parts) {
        return parts.empty() ? nothing() : parts.size() > 1 ? Expression::sum(parts) : parts.front();
    };
    const auto twoLayers = [&](const std::vector<Expression>& parts) {
        return Expression::over(Expression::product({Expression::number(2), together(parts)}), {x.t, x.p, x.L});
    };
    const bool ofReference = twoLayers(model).value().roundedUp() < twoLayers(reference).value().roundedUp();
    out.expression = twoLayers(ofReference ? reference : model);
    out.result = out.expression.value().roundedUp();
    out.note = std::string("two layers' parameters at once: the one at work and the one fetched ahead") +
               (ofReference                       ? "; the reference model's, which are more than the trained one's"
                : !reference.empty()              ? "; the reference model's pass is over by then"
                : x.layout.adapters               ? "; adapters, and the frozen base where it is divided"
                                                  : "");
    return out;
}

/// linear·s·b·h + scores·a·s²·b, each over what divides it. Without sequence parallel t divides only a part of the first.
Expression layerExpression(const Symbols& x, const Recompute& mode, bool scores, bool partly) {
    Expression linear = Expression::product({coefficient(mode.linear), x.s, x.b, x.h});
    if (partly) {
        const Expression held = Expression::sum({coefficient(mode.replicated), Expression::over(coefficient(mode.linear - mode.replicated), {x.t})});
        linear = Expression::product({held, x.s, x.b, x.h});
    }
    if (!scores)
        return linear;
    const Expression matrix = Expression::product({coefficient(mode.scores), x.a, Expression::square(x.s), x.b});
    return Expression::sum({linear, partly ? Expression::over(matrix, {x.t}) : matrix});
}

Expression activationExpression(const Symbols& x) {
    const Layout& layout = x.layout;
    const Recompute& mode = layout.recompute.row();
    const bool divided = mode.dividedByTp && layout.tp > 1;
    const bool scores = layout.keepsScores && mode.scores > 0;
    const bool partly = divided && !layout.sequenceParallel && mode.replicated > 0;
    std::vector<Expression> factors{layerExpression(x, mode, scores, partly)};
    std::vector<Expression> under;
    if (divided && !partly)
        under.push_back(x.t);
    under.push_back(x.c);
    if (mode.perLayer) {
        factors.push_back(x.L);
        if (layout.microBatches > 0 && layout.microBatches < layout.pp) {
            factors.push_back(Expression::symbol("m", layout.microBatches));
            under.push_back(x.p);
        } else if (layout.vpp > 1 && layout.pp > 1) {
            const Expression one = Expression::number(1);
            factors.push_back(Expression::sum({one, Expression::over(Expression::difference(x.p, one), {x.p, x.v})}));
        }
    }
    return Expression::over(factors.size() > 1 ? Expression::product(std::move(factors)) : factors.front(), std::move(under));
}

std::string activationNote(const Symbols& x) {
    const Layout& layout = x.layout;
    std::string note = "recompute " + std::string(layout.recompute->key) + (layout.keepsScores ? "" : ", flash attention keeps no score matrix");
    if (layout.pp > 1 && layout.recompute->perLayer) {
        const bool few = layout.microBatches > 0 && layout.microBatches < layout.pp;
        note += few ? "; only m = " + grouped(layout.microBatches) + " of p = " + grouped(layout.pp) + " micro-batches are in flight"
                    : "; a pipeline does not divide it: L/p layers for p = " + grouped(layout.pp) + " micro-batches in flight";
    }
    return note;
}

Derivation deriveActivations(const Plan& plan, const Symbols& x, Place place) {
    Derivation out;
    const Expression expression = activationExpression(x);
    if (x.layout.offload->activations == (place == Place::Host)) {
        out.expression = expression;
        out.result = expression.value().roundedUp();
        out.note = activationNote(x);
        return out;
    }
    out.expression = nothing();
    out.note = place == Place::Host ? "stay on the GPU"
                                    : expression.formula() + " = " + format::sizeWithUnit(plan.footprint.host[Term::Activations]) + " a GPU live in host memory";
    return out;
}

Derivation deriveLiveLayer(const Symbols& x, Place place) {
    Derivation out;
    const Recompute& mode = x.layout.recompute.row();
    const bool there = (mode.recomputesLayer && x.layout.liveLayer) || x.layout.offload->activations;
    const Recompute& whole = Choice<Recompute>().row();
    const Expression layer = Expression::over(layerExpression(x, whole, x.layout.keepsScores && whole.scores > 0, false), {x.t, x.c});
    if (there && place == Place::Gpu) {
        out.expression = layer;
        out.result = layer.value().roundedUp();
        out.note = "all activations of the one layer at work in the backward pass";
        return out;
    }
    out.expression = nothing();
    out.note = place == Place::Host        ? "stays on the GPU"
               : mode.recomputesLayer      ? "left out unless it is asked for; it would be " + format::sizeWithUnit(layer.value().roundedUp())
                                           : "no whole layer is computed again";
    return out;
}

Derivation deriveReserve(const Symbols& x, Place place) {
    Derivation out;
    if (place == Place::Host) {
        out.expression = nothing();
        out.note = "of the GPU only";
        return out;
    }
    const Bytes reserve = x.layout.reserve;
    const bool decimal = reserve.count() % kGB == 0;
    const CardSize size(reserve, decimal ? format::Unit::GB : format::Unit::GiB);
    const bool thin = decimal || reserve.count() % kGiB == 0 || size.label().size() < 10;
    out.expression = Expression::quantity("fixed", Rational(static_cast<std::uint64_t>(reserve.count())),
                                          thin ? size.label() : grouped(static_cast<std::uint64_t>(reserve.count())) + " B");
    out.result = out.expression.value().roundedUp();
    out.note = "set by the user";
    return out;
}

Derivation deriveTextbook(const Plan& plan, Term term, Place place) {
    const Symbols x(plan);
    if (term == Term::Gathered)
        return deriveGathered(x, place);
    if (term == Term::LiveLayer)
        return deriveLiveLayer(x, place);
    if (term == Term::Activations)
        return deriveActivations(plan, x, place);
    if (term == Term::Reserve)
        return deriveReserve(x, place);
    return deriveState(plan, x, term, place);
}

Derivation deriveReducedOrder(const Plan& plan, Term term, Place place) {
    const Symbols x(plan);
    if (term == Term::Reserve || (info(term).category == Category::State))
        return deriveTextbook(plan, term, place);
    Derivation out;
    out.expression = nothing();
    out.note = place == Place::Host ? "stays on the GPU" : "not in the reduced-order model";
    if (term != Term::Activations || place == Place::Host)
        return out;
    const Expression width = coefficient(x.layout.recipe->parameter);
    const Expression whole = coefficient(Choice<Recompute>()->linear);
    if (x.layout.recompute->recomputesLayer) {
        out.expression = Expression::product({Expression::sum({x.L, whole}), width, x.s, x.b, x.h});
        out.note = "L layer inputs and one live layer of 34: our reading of a published sum";
    } else {
        out.expression = Expression::product({whole, width, x.s, x.b, x.h, x.L});
        out.note = "34 elements of each layer's input kept";
    }
    out.result = out.expression.value().roundedUp();
    return out;
}

/// By EstimatorMethod, where the plan holds no detailed account.
constexpr Derivation (*kDerive[])(const Plan&, Term, Place) = {deriveTextbook, deriveReducedOrder, deriveTextbook};

/// A term of the detailed account: its formula at the peak; or its rule in words, and its bytes.
Derivation deriveDetailed(AccountDerivation& account, const Plan& plan, Term term, Place place) {
    if (term == Term::Reserve)
        return deriveReserve(Symbols(plan), place);
    if (std::optional<Derivation> derived = account.derive(term, place))
        return *std::move(derived);
    Derivation out;
    const Bytes bytes = place == Place::Gpu ? plan.size(term) : plan.footprint.host[term];
    const bool negative = bytes < Bytes(); // a calibration can be
    const auto count = static_cast<std::uint64_t>((negative ? -bytes : bytes).count());
    out.expression = Expression::quantity(detailedRule(term), Rational(negative ? 0 : count), (negative ? "−" : "") + grouped(count) + " B");
    out.result = bytes;
    out.note = "at the " + std::string(plan.detailed->peak().phase) + " on stage " + std::to_string(plan.detailed->peakStage);
    return out;
}

/// What is printed of a derivation.
Derivation worded(Derivation out, Term term) {
    out.term = term;
    out.formula = out.expression.formula();
    out.substituted = out.expression.substituted(Markup::Spaced);
    out.source = info(term).source.text;
    return out;
}

} // namespace

Derivation derive(const Plan& plan, Term term, Place place) {
    if (plan.detailed) {
        AccountDerivation account(plan);
        return worded(deriveDetailed(account, plan, term, place), term);
    }
    return worded(kDerive[static_cast<std::size_t>(plan.job.estimator->method)](plan, term, place), term);
}

std::vector<Derivation> derivations(const Plan& plan, Which which) {
    std::vector<Derivation> out;
    std::optional<AccountDerivation> account;
    if (plan.detailed)
        account.emplace(plan);
    for (const TermInfo& row : account ? allTerms() : terms()) {
        const bool listed = !row.onlyInUse || plan.size(row.term) != Bytes() || plan.footprint.host[row.term] != Bytes();
        if (which == Which::All ? listed : plan.size(row.term) > Bytes())
            out.push_back(account ? worded(deriveDetailed(*account, plan, row.term, Place::Gpu), row.term) : derive(plan, row.term));
    }
    return out;
}

} // namespace memladder
