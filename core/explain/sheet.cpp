// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "explain/sheet.h"

#include "estimate/textbook.h"
#include "explain/derivation.h"
#include "search/bound.h"
#include "search/cost.h"
#include "search/solve.h"
#include "search/suggest.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <initializer_list>
#include <string_view>

namespace memladder {

namespace {

using format::fixed;
using format::grouped;
using format::thin;

double number(std::uint64_t value) {
    return static_cast<double>(value);
}

Phrase percent(double fraction) {
    return Phrase::figure(fixed(100 * fraction, 1) + " %");
}

Phrase figureOf(double value, int decimals) {
    return Phrase::figure(fixed(value, decimals));
}

/// As few decimals as say it: 80 → "80", 26.667 → "26.67".
std::string shortNumber(double value) {
    return fixed(value, std::abs(value - std::round(value)) < 1e-9 ? 0 : 2);
}

/// "2.80e12": three digits, for numbers too long to read.
std::string scientific(double value) {
    int exponent = 0;
    while (value >= 1000) {
        value /= 1000;
        exponent += 3;
    }
    return fixed(value, value < 10 ? 2 : value < 100 ? 1 : 0) + (exponent > 0 ? "e" + std::to_string(exponent) : "");
}

/// "8·2048·1": the factors with a dot between them.
std::string product(std::initializer_list<std::string_view> factors) {
    std::string out;
    for (const std::string_view factor : factors) {
        if (!out.empty())
            out += "·";
        out += factor;
    }
    return out;
}

/// Writes the parts. Holds what several of them use.
class Writer {
public:
    Writer(const Scenario& scenario, const Pins& pins)
        : m_scenario(scenario), m_pins(pins), m_unit(scenario.unit->unit), m_plan(evaluate(scenario)), m_bound(bound(scenario, pins)) {}

    [[nodiscard]] WorkSection states() const;
    [[nodiscard]] WorkSection activations() const;
    [[nodiscard]] WorkSection schemes() const;
    [[nodiscard]] WorkSection possible() const;
    [[nodiscard]] WorkSection fewest() const;
    [[nodiscard]] WorkSection toRun() const;
    [[nodiscard]] WorkSection leftOut() const;

private:
    [[nodiscard]] Phrase sized(Bytes bytes) const { return Phrase::figure(format::sizeWithUnit(bytes, m_unit)); }
    [[nodiscard]] Phrase bare(Bytes bytes) const { return Phrase::figure(format::size(bytes, m_unit)); }
    [[nodiscard]] Phrase precise(Bytes bytes) const { return Phrase::figure(fixed(value(bytes), 2) + " " + std::string(format::unitName(m_unit))); }
    [[nodiscard]] double value(Bytes bytes) const { return m_unit == format::Unit::GiB ? bytes.gib() : bytes.gb(); }
    [[nodiscard]] const Shape& shape() const { return m_plan.job.shape; }
    [[nodiscard]] const Layout& layout() const { return m_plan.job.layout; }
    [[nodiscard]] const Recipe& recipe() const { return layout().recipe.row(); }
    /// All L layers' activations of one replica, before any axis divides them.
    [[nodiscard]] Bytes undivided(Choice<Recompute> mode) const;
    [[nodiscard]] Phrase totalOf(const Plan& plan) const;
    [[nodiscard]] WorkTable alternatives(const Suggestions& found, std::size_t skip, const Phrase& head) const;
    void addCost(WorkSection& section, const Plan& plan, const Cost& cost) const;
    [[nodiscard]] Phrase killer(const Plan& plan) const;

    const Scenario& m_scenario;
    Pins m_pins;
    format::Unit m_unit;
    Plan m_plan;
    Bound m_bound;
};

Bytes Writer::undivided(Choice<Recompute> mode) const {
    Layout one = layout();
    one.tp = one.pp = one.vpp = one.cp = 1;
    one.microBatches = 0;
    one.sequenceParallel = false;
    one.offload = {};
    one.recompute = mode;
    return textbook::measure(shape(), one).gpu[Term::Activations];
}

WorkSection Writer::states() const {
    WorkSection out{"a", Phrase::tr("States"), sized(m_bound.states), {}, {}, {}};
    const double all = static_cast<double>(m_bound.states.count());
    out.lines.push_back({m_bound.statesFormula, m_bound.statesText, Phrase::tr("%1 bytes = %2", {Phrase::figure(scientific(all)), sized(m_bound.states)}), Phrase::tr(recipe().name)});
    out.lines.push_back({m_bound.statesFormula + "/C", bare(m_bound.states) + "/" + bare(m_plan.capacity()),
                         figureOf(all / static_cast<double>(std::max<std::int64_t>(1, m_plan.capacity().count())), 1), Phrase::tr("GPUs of pure state")});
    out.table.head = {Phrase::tr("Tensor"), Phrase::tr("Bytes a parameter"), ""};
    const auto add = [&out](Phrase name, PerParameter each, Phrase note) {
        out.table.rows.push_back({std::move(name), Phrase::figure(format::shortest(each.bytes())), std::move(note)});
    };
    for (const auto& [name, each] : {std::pair{Phrase::tr("parameter"), recipe().parameter}, {Phrase::tr("gradient"), recipe().gradient}, {Phrase::tr("master weight"), recipe().master},
                                     {Phrase::tr("first moment"), recipe().moment1}, {Phrase::tr("second moment"), recipe().moment2}, {Phrase::tr("other"), recipe().other}}) {
        if (each.steps() > 0)
            add(name, each, "");
    }
    add(Phrase::tr("total"), recipe().total(), recipe().source.text);
    const auto where = [](bool quantised) { return quantised ? Phrase::tr("in the layers' matrices") : Phrase(); };
    if (layout().adapters)
        add(Phrase::tr("frozen weight"), layout().frozen, where(layout().frozenQuantised));
    if (layout().reference > PerParameter())
        add(Phrase::tr("reference weight"), layout().reference, where(layout().referenceQuantised));
    return out;
}

WorkSection Writer::activations() const {
    const Bytes all = undivided({});
    WorkSection out{"b", Phrase::tr("Activations, no recompute"), sized(all), {}, {}, {}};
    const Recompute& none = Choice<Recompute>().row();
    const bool scores = layout().keepsScores;
    const std::string s = grouped(layout().seq);
    const std::string b = grouped(layout().microBatch);
    const std::string h = grouped(shape().hidden);
    const double factor = scores ? none.scores * number(shape().heads) * number(layout().seq) / number(shape().hidden) : 0;
    const Bytes layer = Bytes::roundedUp(all.count(), static_cast<Wide>(shape().layers));
    if (scores)
        out.lines.push_back({std::to_string(none.scores) + "·a·s/h", std::to_string(none.scores) + "·" + grouped(shape().heads) + "·" + s + "/" + h, Phrase::figure(shortNumber(factor)),
                             Phrase::tr("the score matrix against the rest")});
    out.lines.push_back({scores ? "s·b·h·(34 + 5·a·s/h)" : "s·b·h·34", s + "·" + b + "·" + h + "·" + shortNumber(none.linear + factor),
                         Phrase::figure(fixed(value(layer), 3) + " " + std::string(format::unitName(m_unit))),
                         scores ? Phrase::tr("one layer") : Phrase::tr("one layer; flash attention keeps no score matrix")});
    out.lines.push_back({scores ? "s·b·h·(34 + 5·a·s/h)·L" : "s·b·h·34·L", grouped(shape().layers) + "·" + fixed(value(layer), 3), sized(all),
                         Phrase::tr("all %1 layers, arXiv:2205.05198 §4", {Phrase::number(shape().layers)})});
    for (std::size_t i = 1; i < Registry<Recompute>::rows().size(); ++i) {
        const auto mode = Choice<Recompute>::at(i);
        if (!mode->perLayer || (mode->extra == ExtraForward::AttentionCore && !scores))
            continue;
        const std::string linear = std::to_string(mode->linear);
        out.lines.push_back({linear + "·s·b·h·L", product({linear, s, b, h, grouped(shape().layers)}), sized(undivided(mode)),
                             Phrase::tr("with %1 recompute", {Phrase::tr(mode->key)})});
    }
    const double states = static_cast<double>(m_bound.states.count());
    const double kept = static_cast<double>(std::max<std::int64_t>(1, all.count()));
    if (states >= kept)
        out.remarks.push_back(Phrase::tr("States (%1) are %2× the activations (%3): the axes that shard states (ZeRO, TP, PP) move the needle, and recompute alone does not.",
                                         {sized(m_bound.states), figureOf(states / kept, 1), sized(all)}));
    else
        out.remarks.push_back(Phrase::tr("Activations (%1) are %2× the states (%3): recompute, TP with sequence parallel and CP move the needle, and sharding states alone does not.",
                                         {sized(all), figureOf(kept / states, 1), sized(m_bound.states)}));
    return out;
}

/// The term that is too big, with its numbers.
Phrase Writer::killer(const Plan& plan) const {
    const Sharding& scheme = plan.job.layout.zero.row();
    const Bytes usable = plan.usable();
    const Bytes states = plan.total(Category::State);
    if (plan.fits())
        return Phrase::tr("fits, %1 free", {sized(plan.headroom())});
    const Bytes floor = textbook::replicatedFloor(plan.job.shape, plan.job.layout);
    const bool offloads = plan.job.layout.offload->optimizer || plan.job.layout.offload->parameters;
    if (!offloads && floor > usable) {
        if (!scheme.parameters && !scheme.gradients && !scheme.optimizer)
            return Phrase::tr("nothing is sharded: states %1 > %2 usable", {bare(floor), bare(usable)});
        return scheme.gradients ? Phrase::tr("replicated parameters alone: %1 > %2 usable", {bare(floor), bare(usable)})
                                : Phrase::tr("replicated parameters and gradients alone: %1 > %2 usable", {bare(floor), bare(usable)});
    }
    if (states > usable)
        return scheme.parameters ? Phrase::tr("even perfectly sharded states: %1 > %2 usable", {bare(states), bare(usable)})
                                 : Phrase::tr("states: %1 > %2 usable", {bare(states), bare(usable)});
    return Phrase::tr("activations %1 > %2 left by the states", {bare(plan.total(Category::Activation)), bare(usable - states)});
}

WorkSection Writer::schemes() const {
    WorkSection out{"c", Phrase::tr("Each sharding scheme on %1, and the term that kills it", {Phrase::gpus(layout().gpus)}), "", {}, {}, {}};
    for (const auto& [name, each] : {std::pair{Phrase::tr("parameters"), recipe().parameter}, {Phrase::tr("gradients"), recipe().gradient}, {Phrase::tr("optimizer"), recipe().optimizer()}}) {
        const std::string bytes = format::shortest(each.bytes());
        const std::uint64_t trained = layout().adapters ? shape().adapterParams : shape().params;
        out.lines.push_back({bytes + (layout().adapters ? "Φ" : "Ψ"), bytes + "·" + thin(trained),
                             sized(Bytes::roundedUp(static_cast<Wide>(trained) * each.steps(), PerParameter::kSteps)), name});
    }
    const TermSizes whole = textbook::wholeStates(shape(), layout());
    const auto addFrozen = [&](Term term, PerParameter each, bool quantised, PerParameter kept, const Phrase& name) {
        const std::string bytes = format::shortest(each.bytes());
        const std::string keeps = format::shortest(kept.bytes());
        const std::string psi = thin(shape().params);
        const std::string u = thin(shape().unquantised());
        if (quantised)
            out.lines.push_back({bytes + "(Ψ − U) + " + keeps + "U", bytes + "·(" + psi + " − " + u + ") + " + keeps + "·" + u, sized(whole[term]),
                                 Phrase::tr("%1; U in the embedding, the head and the norms", {name})});
        else
            out.lines.push_back({bytes + "Ψ", bytes + "·" + psi, sized(whole[term]), name});
    };
    if (layout().adapters)
        addFrozen(Term::Frozen, layout().frozen, layout().frozenQuantised, recipe().parameter, Phrase::tr("frozen base"));
    if (layout().reference > PerParameter())
        addFrozen(Term::Reference, layout().reference, layout().referenceQuantised, Layout::kReferenceKept, Phrase::tr("reference model"));
    out.table.head = {Phrase::tr("Scheme"), Phrase::tr("States"), Phrase::tr("Transient"), Phrase::tr("Activations"), Phrase::tr("Reserve"), Phrase::tr("Total"), Phrase::tr("Why")};
    int fitting = 0;
    for (std::size_t i = 0; i < Registry<Sharding>::rows().size(); ++i) {
        Scenario point = m_scenario;
        point.zero = Choice<Sharding>::at(i);
        const Plan plan = evaluate(point);
        fitting += plan.fits() ? 1 : 0;
        const auto pile = [&](Category category) {
            const Bytes size = plan.total(category);
            return size == Bytes() ? Phrase("–") : bare(size);
        };
        out.table.rows.push_back({std::string(point.zero->name), pile(Category::State), pile(Category::Transient), pile(Category::Activation),
                                  pile(Category::Reserve), bare(plan.total()), killer(plan)});
    }
    out.answer = fitting == 0 ? Phrase::tr("none fits")
                              : Phrase::tr("%1 of %2 fit", {Phrase::number(static_cast<std::uint64_t>(fitting)), Phrase::number(Registry<Sharding>::rows().size())});
    return out;
}

WorkSection Writer::possible() const {
    SuggestOptions options;
    options.pins = m_pins;
    options.top = 1;
    const Suggestions found = suggest(m_scenario, options);
    const std::string n = grouped(layout().gpus);
    WorkSection out{"d", Phrase::tr("Does anything fit on %1?", {Phrase::gpus(layout().gpus)}), "", {}, {}, {}};
    out.lines.push_back({m_bound.statesFormula + "/N", m_bound.statesText + "/" + n, precise(m_bound.statesOfOne()), Phrase::tr("the least states of a GPU, since t·p·z ≤ N")});
    out.lines.push_back({"C − R", precise(m_plan.capacity()) + " − " + precise(layout().reserve), precise(m_bound.usable()),
                         m_plan.job.capacityIsDriverVisible ? Phrase::tr("usable: the card's driver-visible size less reserve")
                                                            : Phrase::tr("usable: the card's nominal size less reserve")});
    if (const std::string_view remark = boundRemark(layout().offload.row()); !remark.empty())
        out.remarks.push_back(Phrase::joined({Phrase::tr(remark), "."}, ""));
    if (!found.list.empty()) {
        out.answer = Phrase::tr("yes, %1 of %2 layouts", {Phrase::number(found.fitting), Phrase::number(found.considered)});
        out.remarks.push_back(Phrase::tr("Least disturbing: %1, %2.", {found.list.front().strategy, sized(found.list.front().plan.total())}));
        return out;
    }
    if (found.impossible) {
        out.answer = Phrase::tr("no, and this is the proof");
        out.remarks.push_back(Phrase::tr("Proof: %1.", {found.impossible->inequality(m_unit)}));
        if (found.impossible->provenByStates())
            out.remarks.push_back(Phrase::tr("Recompute does not touch states, so this closes the question for every ZeRO stage, TP, PP, CP and recompute mode."));
    } else {
        out.answer = Phrase::tr("no layout of %1 does", {Phrase::number(found.considered)});
        if (found.closest)
            out.remarks.push_back(Phrase::tr("Closest: %1 needs %2 of %3.", {strategyName(found.closest->job.layout), sized(found.closest->total()), sized(m_plan.capacity())}));
    }
    return out;
}

/// "81.5 + 6.8 + 76.5 + 10.0": states, transient, activations, reserve, where they are not nothing.
Phrase Writer::totalOf(const Plan& plan) const {
    std::vector<Phrase> parts;
    for (const Category category : {Category::State, Category::Transient, Category::Activation, Category::Loss, Category::Reserve}) {
        const Bytes size = plan.total(category);
        if (size > Bytes())
            parts.push_back(bare(size));
    }
    return Phrase::joined(std::move(parts), " + ");
}

WorkTable Writer::alternatives(const Suggestions& found, std::size_t skip, const Phrase& head) const {
    WorkTable table{{head, Phrase::tr("Total"), Phrase::tr("Free"), Phrase::tr("Free %"), Phrase::tr("Cost %"), Phrase::tr("Against the first")}, {}};
    if (found.list.empty())
        return table;
    const Suggestion& first = found.list.front();
    for (std::size_t i = skip; i < found.list.size(); ++i) {
        const Suggestion& s = found.list[i];
        const Bytes less = first.plan.total() - s.plan.total();
        const double dearer = s.cost.percent() - first.cost.percent();
        const std::vector<Phrase> with{sized(less < Bytes() ? -less : less), figureOf(std::abs(dearer), 1)};
        Phrase against = i == 0           ? Phrase::tr("least disturbing")
                         : less < Bytes() ? (dearer < 0 ? Phrase::tr("%1 more, costs %2 % of the compute time less", with) : Phrase::tr("%1 more, costs %2 % of the compute time more", with))
                                          : (dearer < 0 ? Phrase::tr("%1 less, costs %2 % of the compute time less", with) : Phrase::tr("%1 less, costs %2 % of the compute time more", with));
        if (s.plan.level == Level::Tight)
            against = Phrase::tr("%1; tight", {against});
        table.rows.push_back({s.strategy, bare(s.plan.total()), bare(s.plan.headroom()), figureOf(100 * (1 - s.plan.utilization()), 1), figureOf(s.cost.percent(), 1), against});
    }
    return table;
}

WorkSection Writer::fewest() const {
    const Solution solution = findQuestion("min-gpus")->solve(m_scenario, m_pins);
    WorkSection out{"e", Phrase::tr("The smallest number of GPUs"), "", {}, {}, {}};
    const Bytes room = m_bound.usable();
    if (m_bound.holds && room > Bytes()) {
        const Phrase mode = m_pins.recompute ? Phrase::tr(m_scenario.recompute->key) : Phrase::tr("full");
        out.lines.push_back({"A", "", sized(m_bound.activations), Phrase::tr("the least that is kept: %1 recompute at t = c = 1", {mode})});
        out.lines.push_back({"N ≥ (" + m_bound.statesFormula + " + A)/(C − R)", "(" + bare(m_bound.states) + " + " + bare(m_bound.activations) + ")/" + bare(room),
                             figureOf(m_bound.fewestGpusExactly(), 2),
                             solution.exactBound ? Phrase::tr("so %1 at least", {Phrase::number(*solution.exactBound)}) : Phrase()});
        if (const Bytes left = room - m_bound.activations; left > Bytes())
            out.lines.push_back({"N ≥ " + m_bound.statesFormula + "/(C − R − A)", bare(m_bound.states) + "/" + bare(left),
                                 figureOf(static_cast<double>(m_bound.states.count()) / static_cast<double>(left.count()), 1), Phrase::tr("where every GPU keeps all of A")});
    }
    if (!solution.answer) {
        out.answer = Phrase::tr("none");
        if (solution.blocked)
            out.remarks.push_back(Phrase::tr("Blocked: %1.", {solution.blocked->text}));
        return out;
    }
    const std::uint64_t n = *solution.answer;
    out.answer = solution.powerOfTwo ? Phrase::tr("%1 as a power of two", {Phrase::number(n)}) : Phrase::number(n);
    if (solution.exact)
        out.answer = solution.exact == solution.answer ? Phrase::number(n) : Phrase::tr("%1, %2 exactly", {out.answer, Phrase::number(*solution.exact)});
    if (solution.blocked)
        out.remarks.push_back(Phrase::tr("Blocked: %1.", {solution.blocked->text}));
    Scenario at = m_scenario;
    at.gpus = n;
    SuggestOptions options;
    options.pins = m_pins;
    options.top = 5;
    out.table = alternatives(suggest(at, options), 0, Phrase::tr("Layout on %1", {Phrase::gpus(n)}));
    // Without any axis but sharding, mode by mode: what the drill works out by hand.
    if (!m_pins.tp && !m_pins.pp && !m_pins.cp && !m_pins.zero) {
        at.tp = at.pp = at.vpp = at.cp = at.ep = 1;
        at.zero = Choice<Sharding>::at(Registry<Sharding>::rows().size() - 1);
        std::vector<Phrase> alone;
        for (std::size_t i = 0; i < Registry<Recompute>::rows().size(); ++i) {
            at.recompute = Choice<Recompute>::at(i);
            if (!at.recompute->suggested || (m_pins.recompute && at.recompute != m_scenario.recompute))
                continue;
            const Plan plan = evaluate(at);
            const std::vector<Phrase> with{Phrase::tr(at.recompute->key), totalOf(plan), sized(plan.total()), sized(plan.headroom()), percent(1 - plan.utilization())};
            alone.push_back(plan.fits() ? Phrase::tr("%1 %2 = %3 (fits, %4 or %5 free)", with) : Phrase::tr("%1 %2 = %3 (does not fit)", with));
        }
        out.remarks.push_back(Phrase::tr("%1 without TP, PP or CP, by recompute mode: %2.", {at.zero->name, Phrase::joined(std::move(alone), "; ")}));
    }
    return out;
}

void Writer::addCost(WorkSection& section, const Plan& plan, const Cost& cost) const {
    const Layout& l = plan.job.layout;
    if (cost.extraFlopsPublished > 0 && l.recompute->extra == ExtraForward::AttentionCore) {
        const std::string s = grouped(l.seq);
        const std::string h = grouped(shape().hidden);
        const std::string whole = "/(1 + " + s + "/(6·" + h + ") + " + grouped(shape().vocab) + "/(12·" + grouped(shape().layers) + "·" + h + "))";
        section.lines.push_back({"(s/(6·h))/(1 + s/(6·h) + V/(12·L·h))", "(" + s + "/(6·" + h + "))" + whole, percent(cost.extraFlopsPublished),
                                 Phrase::tr("more FLOPs, as published in arXiv:2205.05198")});
        section.lines.push_back({"(s/(18·h))/(1 + s/(6·h) + V/(12·L·h))", "(" + s + "/(18·" + h + "))" + whole, percent(cost.extraFlopsCounted),
                                 Phrase::tr("more FLOPs, counted: ranks the layouts")});
        section.remarks.push_back(Phrase::tr("The two differ because the published form adds the whole attention term s/(6h) again, forward and backward; "
                                             "one more forward pass of the attention core is a third of it."));
    }
    if (cost.moved.dp > 0) {
        const bool gathers = l.zero->parameters && l.shardGroup > 1;
        const std::string passes = std::to_string(gathers ? l.zero->dataParallelPasses : 2);
        const std::string bytes = format::shortest(l.recipe->parameter.bytes());
        const Expression moved = Expression::over(Expression::product({Expression::number(gathers ? 3 : 2), Expression::number(Rational(static_cast<std::uint64_t>(l.recipe->parameter.steps()), PerParameter::kSteps), bytes),
                                                                       Expression::symbol("Ψ", shape().params)}),
                                                  {Expression::symbol("t", l.tp), Expression::symbol("p", l.pp)});
        section.lines.push_back({moved.formula(), moved.substituted(), Phrase::figure(fixed(cost.moved.dp / 1e9, cost.moved.dp < 1e10 ? 1 : 0) + " GB"),
                                 Phrase::tr("moved by data parallelism in a step, %1 parameter sizes: %2 s at the slowest link, beside %3 s of computing",
                                            {passes, figureOf(cost.seconds.dp, cost.seconds.dp < 10 ? 2 : 0), figureOf(cost.computeSeconds, cost.computeSeconds < 10 ? 2 : 0)})});
    }
    if (l.pp > 1)
        section.lines.push_back({"(p − 1)/(m·v + p − 1)", grouped(l.pp - 1) + "/(" + grouped(cost.microBatches * l.vpp) + " + " + grouped(l.pp - 1) + ")", percent(cost.bubbleOfStep()),
                                 Phrase::tr("pipeline bubble; 90 % busy needs %1 micro-batches", {Phrase::number(microBatchesFor(0.9, l.pp, l.vpp))})});
    const std::string tokens = grouped(l.seq) + "·" + grouped(l.microBatch) + "·" + grouped(l.dp);
    section.lines.push_back({"s·b·d", tokens, Phrase::number(l.seq * l.microBatch * l.dp), Phrase::tr("tokens in one micro-batch over all ranks")});
    section.lines.push_back({"s·b·d·m", tokens + "·" + grouped(cost.microBatches), Phrase::number(cost.tokensPerStep),
                             cost.batchAssumed ? Phrase::tr("tokens a step, in %1 steps of accumulation; no batch was given, so 4 Mi are wanted", {Phrase::number(cost.microBatches)})
                                               : Phrase::tr("tokens a step, in %1 steps of accumulation", {Phrase::number(cost.microBatches)})});
}

WorkSection Writer::toRun() const {
    WorkSection out{"f", Phrase::tr("What to run"), "", {}, {}, {}};
    SuggestOptions options;
    options.pins = m_pins;
    options.top = 8;
    Scenario at = m_scenario;
    Suggestions found = suggest(at, options);
    // On the GPUs at hand where the best layout leaves room; else on the next power of two where it does.
    constexpr std::uint64_t most = std::uint64_t{1} << 24;
    while ((found.list.empty() || found.list.front().plan.level != Level::Fits) && at.gpus < most) {
        at.gpus = std::bit_ceil(at.gpus + 1);
        found = suggest(at, options);
    }
    if (found.list.empty() || found.list.front().plan.level != Level::Fits) {
        out.answer = Phrase::tr("no number of GPUs leaves room");
        return out;
    }
    const Suggestion& best = found.list.front();
    const Plan& plan = best.plan;
    out.title = Phrase::tr("What to run on %1", {Phrase::gpus(at.gpus)});
    out.answer = Phrase::tr("%1, %2 of %3", {best.strategy, sized(plan.total()), sized(plan.capacity())});
    out.lines.push_back({"Σ", totalOf(plan), sized(plan.total()),
                         Phrase::tr("states, transient, activations, reserve; %1 or %2 free", {sized(plan.headroom()), percent(1 - plan.utilization())})});
    addCost(out, plan, best.cost);
    out.table = alternatives(found, 1, Phrase::tr("Alternative"));
    out.remarks.insert(out.remarks.begin(), Phrase::tr("%1: %2.", {best.strategy, best.trade}));
    return out;
}

WorkSection Writer::leftOut() const {
    WorkSection out{"g", Phrase::tr("What this leaves out"), "", {}, {}, {}};
    const Layout& l = layout();
    const std::string b = grouped(l.microBatch);
    const std::string s = grouped(l.seq);
    const double logits = 4 * number(l.microBatch) * number(l.seq) * number(shape().vocab);
    out.lines.push_back({"4·b·s·V", "4·" + b + "·" + s + "·" + grouped(shape().vocab),
                         Phrase::figure(logits < 1e9 ? fixed(logits / 1e6, 0) + " MB" : fixed(logits / 1e9, 1) + " GB"),
                         Phrase::tr("one fp32 copy of the logits; the softmax needs more than one")});
    if (m_plan.size(Term::LiveLayer) == Bytes()) {
        Layout one = l;
        one.recompute = Choice<Recompute>::named("full");
        one.liveLayer = true;
        Plan alive = m_plan;
        alive.job.layout = one;
        const Derivation live = derive(alive, Term::LiveLayer);
        out.lines.push_back({live.formula, live.expression.substituted(), sized(live.result), Phrase::tr("the live layer, where a layer is computed again")});
    }
    if (l.pp > 1) {
        const std::uint64_t few = shape().layers / l.pp;
        const std::uint64_t rest = shape().layers % l.pp;
        out.lines.push_back({"L/p", grouped(shape().layers) + "/" + grouped(l.pp), rest == 0 ? Phrase::number(few) : Phrase::tr("%1 or %2", {Phrase::number(few), Phrase::number(few + 1)}),
                             Phrase::tr("layers a stage; the embedding makes the first stage heavier, the logits the last")});
        const Bytes gathered = m_plan.size(Term::Gathered);
        if (gathered > Bytes())
            out.remarks.push_back(Phrase::tr("A stage's layer is not smaller for having stages: the gathered layers are really %1, not %2.",
                                             {sized(gathered * static_cast<std::int64_t>(l.pp)), sized(gathered)}));
    }
    const Expression gradients = Expression::over(Expression::product({Expression::number(2), Expression::symbol("Ψ", shape().params)}),
                                                  {Expression::symbol("t", l.tp), Expression::symbol("p", l.pp), Expression::symbol("z", l.zero->gradients ? l.shardGroup : 1)});
    if (recipe().gradient.bytes() < 4)
        out.lines.push_back({gradients.formula(), gradients.substituted(), sized(gradients.value().roundedUp()), Phrase::tr("more in a framework that keeps fp32 gradients (2 bytes a parameter)")});
    out.remarks.push_back(Phrase::tr("Fragmentation and the allocator: the reserve of %1 stands for them; calibrate it against one real run.", {sized(l.reserve)}));
    out.remarks.push_back(Phrase::tr("Nothing here is a throughput prediction: fitting is necessary, not sufficient."));
    out.answer = Phrase::tr("%1 sizes that are not counted", {Phrase::number(out.lines.size())});
    return out;
}

} // namespace

WorkSheet workSheet(const Scenario& scenario, const Pins& pins) {
    Scenario textbook = scenario;
    textbook.estimator = {};
    const Writer writer(textbook, pins);
    WorkSheet sheet{{writer.states(), writer.activations(), writer.schemes(), writer.possible(), writer.fewest(), writer.toRun(), writer.leftOut()},
                    scenario.unit->unit};
    if (scenario.estimator != textbook.estimator)
        sheet.sections.front().remarks.insert(sheet.sections.front().remarks.begin(),
                                              Phrase::tr("All of this sheet is by the textbook estimator; the scenario asks for %1, whose terms are derived one by one.",
                                                         {Phrase::tr(scenario.estimator->name)}));
    return sheet;
}

} // namespace memladder
