// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "explain/derivation.h"

#include "quantity/format.h"

#include <vector>

namespace memladder {

namespace {

/// One factor: its symbol and its number.
struct Factor {
    std::string symbol;
    std::string number;
};

std::string grouped(std::uint64_t value) {
    return format::grouped(value);
}

/// Ψ in the fewest characters: "30e9", "124,439,808".
std::string modelSize(std::uint64_t params) {
    std::uint64_t lead = params;
    int exponent = 0;
    while (lead != 0 && lead % 1000 == 0) {
        lead /= 1000;
        exponent += 3;
    }
    if (exponent >= 6)
        return lead < 10'000 ? std::to_string(lead) + "e" + std::to_string(exponent) : grouped(lead) + "e" + std::to_string(exponent);
    return grouped(params);
}

/// The divisors that are not 1, as "/d" and " / 8", or "/(t·p)" and " / (2 · 4)".
class Divisors {
public:
    void add(std::string_view symbol, std::uint64_t value) {
        if (value != 1)
            m_factors.push_back({std::string(symbol), grouped(value)});
    }
    [[nodiscard]] std::string formula() const { return joined("/", "·", &Factor::symbol); }
    [[nodiscard]] std::string substituted() const { return joined(" / ", " · ", &Factor::number); }

private:
    [[nodiscard]] std::string joined(std::string_view over, std::string_view times, std::string Factor::* part) const {
        std::string out;
        for (const Factor& factor : m_factors)
            out += (out.empty() ? "" : std::string(times)) + factor.*part;
        if (m_factors.size() > 1)
            out = "(" + out + ")";
        return out.empty() ? out : std::string(over) + out;
    }
    std::vector<Factor> m_factors;
};

void divideByGroup(Divisors& under, const Layout& layout) {
    if (layout.shardGroup == layout.dp * layout.cp) {
        under.add("d", layout.dp);
        under.add("c", layout.cp);
    } else {
        under.add("z", layout.shardGroup);
    }
}

Derivation stateTerm(const Plan& plan, PerParameter each, bool sharded, std::string_view source) {
    const Layout& layout = plan.job.layout;
    Divisors under;
    under.add("t", layout.tp);
    under.add("p", layout.pp);
    if (sharded)
        divideByGroup(under, layout);
    const std::string bytes = format::shortest(each.bytes());
    return {bytes + "Ψ" + under.formula(), bytes + " · " + modelSize(plan.job.shape.params) + under.substituted(), source};
}

Derivation gatheredTerm(const Plan& plan, std::string_view source) {
    const Layout& layout = plan.job.layout;
    Divisors under;
    under.add("t", layout.tp);
    under.add("p", layout.pp);
    under.add("L", plan.job.shape.layers);
    const std::string bytes = format::shortest(layout.recipe->parameter.bytes());
    return {"2 · " + bytes + "Ψ" + under.formula(),
            "2 · " + bytes + " · " + modelSize(plan.job.shape.params) + under.substituted(), source};
}

/// linear·s·b·h + scores·a·s²·b of one layer on one rank, over t.
Derivation layerSum(const Plan& plan, int linear, int scores, int replicated, bool overT, std::string_view source) {
    const Layout& layout = plan.job.layout;
    const Shape& shape = plan.job.shape;
    const std::string t = grouped(layout.tp);
    const bool split = overT && !layout.sequenceParallel && replicated != 0;
    const std::string s = grouped(layout.seq);
    const std::string b = grouped(layout.microBatch);

    std::string lead = std::to_string(linear);
    std::string leadNumber = lead;
    if (split) {
        lead = "(" + std::to_string(replicated) + " + " + std::to_string(linear - replicated) + "/t)";
        leadNumber = "(" + std::to_string(replicated) + " + " + std::to_string(linear - replicated) + " / " + t + ")";
    }
    std::string formula = lead + "·s·b·h";
    std::string numbers = leadNumber + " · " + s + " · " + b + " · " + grouped(shape.hidden);
    if (scores == 0)
        return {formula, numbers, source};
    formula = "(" + formula + " + " + std::to_string(scores) + "·a·s²·b" + (split ? "/t" : "") + ")";
    numbers = "(" + numbers + " + " + std::to_string(scores) + " · " + grouped(shape.heads) + " · " + s + "² · " + b +
              (split ? " / " + t : "") + ")";
    return {formula, numbers, source};
}

Derivation activationTerm(const Plan& plan, std::string_view source) {
    const Layout& layout = plan.job.layout;
    const Recompute& mode = layout.recompute.row();
    const bool overT = mode.dividedByTp && layout.tp > 1;
    const bool split = overT && !layout.sequenceParallel && mode.replicated != 0;
    Derivation out = layerSum(plan, mode.linear, layout.keepsScores ? mode.scores : 0, mode.replicated, overT, source);
    Divisors under;
    if (overT && !split)
        under.add("t", layout.tp);
    under.add("c", layout.cp);
    if (mode.perLayer) {
        out.formula += "·L";
        out.substituted += " · " + grouped(plan.job.shape.layers);
        if (layout.microBatches > 0 && layout.microBatches < layout.pp) {
            out.formula += "·m";
            out.substituted += " · " + grouped(layout.microBatches);
            under.add("p", layout.pp);
        } else if (layout.vpp > 1) {
            out.formula += "·(1 + (p − 1)/(p·v))";
            out.substituted += " · (1 + " + grouped(layout.pp - 1) + " / (" + grouped(layout.pp) + " · " + grouped(layout.vpp) + "))";
        }
    }
    out.formula += under.formula();
    out.substituted += under.substituted();
    return out;
}

Derivation liveLayerTerm(const Plan& plan, std::string_view source) {
    const Layout& layout = plan.job.layout;
    const Recompute& whole = Choice<Recompute>().row();
    Derivation out = layerSum(plan, whole.linear, layout.keepsScores ? whole.scores : 0, 0, false, source);
    Divisors under;
    under.add("t", layout.tp);
    under.add("c", layout.cp);
    return {out.formula + under.formula(), out.substituted + under.substituted(), source};
}

} // namespace

Derivation derive(const Plan& plan, Term term) {
    const std::string_view source = info(term).source.text;
    if (plan.size(term) == Bytes())
        return {{}, {}, source};
    const Sharding& scheme = plan.job.layout.zero.row();
    const Recipe& recipe = plan.job.layout.recipe.row();
    switch (term) {
    case Term::Parameters:
        return stateTerm(plan, recipe.parameter, scheme.parameters, source);
    case Term::Gradients:
        return stateTerm(plan, recipe.gradient, scheme.gradients, source);
    case Term::Optimizer:
        return stateTerm(plan, recipe.optimizer(), scheme.optimizer, source);
    case Term::Gathered:
        return gatheredTerm(plan, source);
    case Term::LiveLayer:
        return liveLayerTerm(plan, source);
    case Term::Activations:
        return activationTerm(plan, source);
    case Term::Reserve:
        return {"fixed", format::sizeWithUnit(plan.job.layout.reserve), source};
    }
    return {{}, {}, source};
}

} // namespace memladder
