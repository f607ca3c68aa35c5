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

namespace memladder {

namespace {

using format::counted;
using format::fixed;
using format::grouped;
using format::thin;

double number(std::uint64_t value) {
    return static_cast<double>(value);
}

std::string percent(double fraction) {
    return fixed(100 * fraction, 1) + " %";
}

/// As few decimals as say it: 80 → "80", 26.667 → "26.67".
std::string shortNumber(double value) {
    return fixed(value, std::abs(value - std::round(value)) < 1e-9 ? 0 : 2);
}

/// "2.80e12": three digits, for numbers too long to read.
std::string scientific(double value) {
    int exponent = 0;
    for (; value >= 1000; value /= 1000)
        exponent += 3;
    return fixed(value, value < 10 ? 2 : value < 100 ? 1 : 0) + (exponent > 0 ? "e" + std::to_string(exponent) : "");
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
    [[nodiscard]] std::string sized(Bytes bytes) const { return format::sizeWithUnit(bytes, m_unit); }
    [[nodiscard]] std::string bare(Bytes bytes) const { return format::size(bytes, m_unit); }
    [[nodiscard]] std::string precise(Bytes bytes) const { return fixed(value(bytes), 2) + " " + std::string(format::unitName(m_unit)); }
    [[nodiscard]] double value(Bytes bytes) const { return m_unit == format::Unit::GiB ? bytes.gib() : bytes.gb(); }
    [[nodiscard]] const Shape& shape() const { return m_plan.job.shape; }
    [[nodiscard]] const Layout& layout() const { return m_plan.job.layout; }
    [[nodiscard]] const Recipe& recipe() const { return layout().recipe.row(); }
    [[nodiscard]] std::string stateBytes() const { return format::shortest(recipe().total().bytes()); }
    /// All L layers' activations of one replica, before any axis divides them.
    [[nodiscard]] Bytes undivided(Choice<Recompute> mode) const;
    [[nodiscard]] std::string totalOf(const Plan& plan) const;
    [[nodiscard]] WorkTable alternatives(const Suggestions& found, std::size_t skip, const std::string& head) const;
    void addCost(WorkSection& section, const Plan& plan, const Cost& cost) const;
    [[nodiscard]] std::string killer(const Plan& plan) const;

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
    WorkSection out{"a", "States", sized(m_bound.states), {}, {}, {}};
    const std::string bytes = stateBytes();
    const double all = static_cast<double>(m_bound.states.count());
    out.lines.push_back({m_bound.statesFormula, m_bound.statesText, scientific(all) + " bytes = " + sized(m_bound.states), recipe().name.empty() ? "" : std::string(recipe().name)});
    out.lines.push_back({m_bound.statesFormula + "/C", bare(m_bound.states) + "/" + bare(m_plan.capacity()),
                         fixed(all / static_cast<double>(std::max<std::int64_t>(1, m_plan.capacity().count())), 1), "GPUs of pure state"});
    out.table.head = {"Tensor", "Bytes a parameter", ""};
    for (const auto& [name, each] : {std::pair{"parameter", recipe().parameter}, {"gradient", recipe().gradient}, {"master weight", recipe().master},
                                     {"first moment", recipe().moment1}, {"second moment", recipe().moment2}, {"other", recipe().other}}) {
        if (each.steps() > 0)
            out.table.rows.push_back({name, format::shortest(each.bytes()), ""});
    }
    out.table.rows.push_back({"total", bytes, std::string(recipe().source.text)});
    if (layout().adapters)
        out.table.rows.push_back({"frozen weight", format::shortest(layout().frozen.bytes()), layout().frozenQuantised ? "in the layers' matrices" : ""});
    if (layout().reference > PerParameter())
        out.table.rows.push_back({"reference weight", format::shortest(layout().reference.bytes()), layout().referenceQuantised ? "in the layers' matrices" : ""});
    return out;
}

WorkSection Writer::activations() const {
    const Bytes all = undivided({});
    WorkSection out{"b", "Activations, no recompute", sized(all), {}, {}, {}};
    const Recompute& none = Choice<Recompute>().row();
    const bool scores = layout().keepsScores;
    const std::string s = grouped(layout().seq);
    const std::string b = grouped(layout().microBatch);
    const std::string h = grouped(shape().hidden);
    const double factor = scores ? none.scores * number(shape().heads) * number(layout().seq) / number(shape().hidden) : 0;
    const Bytes layer = Bytes::roundedUp(all.count(), static_cast<Wide>(shape().layers));
    if (scores)
        out.lines.push_back({std::to_string(none.scores) + "·a·s/h", std::to_string(none.scores) + "·" + grouped(shape().heads) + "·" + s + "/" + h, shortNumber(factor),
                             "the score matrix against the rest"});
    out.lines.push_back({scores ? "s·b·h·(34 + 5·a·s/h)" : "s·b·h·34", s + "·" + b + "·" + h + "·" + shortNumber(none.linear + factor),
                         fixed(value(layer), 3) + " " + std::string(format::unitName(m_unit)), scores ? "one layer" : "one layer; flash attention keeps no score matrix"});
    out.lines.push_back({scores ? "s·b·h·(34 + 5·a·s/h)·L" : "s·b·h·34·L", grouped(shape().layers) + "·" + fixed(value(layer), 3), sized(all),
                         "all " + grouped(shape().layers) + " layers, arXiv:2205.05198 §4"});
    for (std::size_t i = 1; i < Registry<Recompute>::rows().size(); ++i) {
        const auto mode = Choice<Recompute>::at(i);
        if (!mode->perLayer || (mode->extra == ExtraForward::AttentionCore && !scores))
            continue;
        const std::string linear = std::to_string(mode->linear);
        out.lines.push_back({linear + "·s·b·h·L", linear + "·" + s + "·" + b + "·" + h + "·" + grouped(shape().layers), sized(undivided(mode)),
                             "with " + std::string(mode->key) + " recompute"});
    }
    const double states = static_cast<double>(m_bound.states.count());
    const double kept = static_cast<double>(std::max<std::int64_t>(1, all.count()));
    if (states >= kept)
        out.remarks.push_back("States (" + sized(m_bound.states) + ") are " + fixed(states / kept, 1) + "× the activations (" + sized(all) +
                              "): the axes that shard states (ZeRO, TP, PP) move the needle, and recompute alone does not.");
    else
        out.remarks.push_back("Activations (" + sized(all) + ") are " + fixed(kept / states, 1) + "× the states (" + sized(m_bound.states) +
                              "): recompute, TP with sequence parallel and CP move the needle, and sharding states alone does not.");
    return out;
}

/// The term that is too big, with its numbers.
std::string Writer::killer(const Plan& plan) const {
    const Sharding& scheme = plan.job.layout.zero.row();
    const Bytes usable = plan.usable();
    const Bytes states = plan.total(Category::State);
    if (plan.fits())
        return "fits, " + sized(plan.headroom()) + " free";
    const Bytes floor = textbook::replicatedFloor(plan.job.shape, plan.job.layout);
    const bool offloads = plan.job.layout.offload->optimizer || plan.job.layout.offload->parameters;
    if (!offloads && floor > usable) {
        if (!scheme.parameters && !scheme.gradients && !scheme.optimizer)
            return "nothing is sharded: states " + bare(floor) + " > " + bare(usable) + " usable";
        std::string names = scheme.gradients ? "parameters" : "parameters and gradients";
        return "replicated " + names + " alone: " + bare(floor) + " > " + bare(usable) + " usable";
    }
    if (states > usable)
        return (scheme.parameters ? "even perfectly sharded states: " : "states: ") + bare(states) + " > " + bare(usable) + " usable";
    return "activations " + bare(plan.total(Category::Activation)) + " > " + bare(usable - states) + " left by the states";
}

WorkSection Writer::schemes() const {
    WorkSection out{"c", "Each sharding scheme on " + counted(layout().gpus, "GPU") + ", and the term that kills it", "", {}, {}, {}};
    for (const auto& [name, each] : {std::pair{"parameters", recipe().parameter}, {"gradients", recipe().gradient}, {"optimizer", recipe().optimizer()}}) {
        const std::string bytes = format::shortest(each.bytes());
        const std::uint64_t trained = layout().adapters ? shape().adapterParams : shape().params;
        out.lines.push_back({bytes + (layout().adapters ? "Φ" : "Ψ"), bytes + "·" + thin(trained),
                             sized(Bytes::roundedUp(static_cast<Wide>(trained) * each.steps(), PerParameter::kSteps)), name});
    }
    const TermSizes whole = textbook::wholeStates(shape(), layout());
    const auto addFrozen = [&](Term term, PerParameter each, bool quantised, PerParameter kept, const std::string& name) {
        const std::string bytes = format::shortest(each.bytes());
        const std::string keeps = format::shortest(kept.bytes());
        const std::string psi = thin(shape().params);
        const std::string u = thin(shape().unquantised());
        if (quantised)
            out.lines.push_back({bytes + "(Ψ − U) + " + keeps + "U", bytes + "·(" + psi + " − " + u + ") + " + keeps + "·" + u, sized(whole[term]),
                                 name + "; U in the embedding, the head and the norms"});
        else
            out.lines.push_back({bytes + "Ψ", bytes + "·" + psi, sized(whole[term]), name});
    };
    if (layout().adapters)
        addFrozen(Term::Frozen, layout().frozen, layout().frozenQuantised, recipe().parameter, "frozen base");
    if (layout().reference > PerParameter())
        addFrozen(Term::Reference, layout().reference, layout().referenceQuantised, Layout::kReferenceKept, "reference model");
    out.table.head = {"Scheme", "States", "Transient", "Activations", "Reserve", "Total", "Why"};
    int fitting = 0;
    for (std::size_t i = 0; i < Registry<Sharding>::rows().size(); ++i) {
        Scenario point = m_scenario;
        point.zero = Choice<Sharding>::at(i);
        const Plan plan = evaluate(point);
        fitting += plan.fits() ? 1 : 0;
        const Bytes transient = plan.total(Category::Transient);
        out.table.rows.push_back({std::string(point.zero->name), bare(plan.total(Category::State)), transient == Bytes() ? "–" : bare(transient),
                                  bare(plan.total(Category::Activation)), bare(plan.total(Category::Reserve)), bare(plan.total()), killer(plan)});
    }
    out.answer = fitting == 0 ? "none fits" : grouped(static_cast<std::uint64_t>(fitting)) + " of " + grouped(Registry<Sharding>::rows().size()) + " fit";
    return out;
}

WorkSection Writer::possible() const {
    SuggestOptions options;
    options.pins = m_pins;
    options.top = 1;
    const Suggestions found = suggest(m_scenario, options);
    const std::string n = grouped(layout().gpus);
    WorkSection out{"d", "Does anything fit on " + counted(layout().gpus, "GPU") + "?", "", {}, {}, {}};
    out.lines.push_back({m_bound.statesFormula + "/N", m_bound.statesText + "/" + n, precise(m_bound.statesOfOne()), "the least states of a GPU, since t·p·z ≤ N"});
    out.lines.push_back({"C − R", precise(m_plan.capacity()) + " − " + precise(layout().reserve), precise(m_bound.usable()), "usable: the card's " + std::string(m_plan.job.capacityIsDriverVisible ? "driver-visible" : "nominal") + " size less reserve"});
    if (const std::string_view remark = boundRemark(layout().offload.row()); !remark.empty())
        out.remarks.push_back(std::string(remark) + ".");
    if (!found.list.empty()) {
        out.answer = "yes, " + grouped(found.fitting) + " of " + grouped(found.considered) + " layouts";
        out.remarks.push_back("Least disturbing: " + found.list.front().strategy + ", " + sized(found.list.front().plan.total()) + ".");
        return out;
    }
    if (found.impossible) {
        out.answer = "no, and this is the proof";
        out.remarks.push_back("Proof: " + found.impossible->inequality(m_unit) + ".");
        if (found.impossible->provenByStates())
            out.remarks.push_back("Recompute does not touch states, so this closes the question for every ZeRO stage, TP, PP, CP and recompute mode.");
    } else {
        out.answer = "no layout of " + grouped(found.considered) + " does";
        if (found.closest)
            out.remarks.push_back("Closest: " + strategyName(found.closest->job.layout) + " needs " + sized(found.closest->total()) + " of " + sized(m_plan.capacity()) + ".");
    }
    return out;
}

/// "81.5 + 6.8 + 76.5 + 10.0": states, transient, activations, reserve, where they are not nothing.
std::string Writer::totalOf(const Plan& plan) const {
    std::string out;
    for (const Category category : {Category::State, Category::Transient, Category::Activation, Category::Loss, Category::Reserve}) {
        const Bytes size = plan.total(category);
        if (size > Bytes())
            out += (out.empty() ? "" : " + ") + bare(size);
    }
    return out;
}

WorkTable Writer::alternatives(const Suggestions& found, std::size_t skip, const std::string& head) const {
    WorkTable table{{head, "Total", "Free", "Free %", "Cost %", "Against the first"}, {}};
    if (found.list.empty())
        return table;
    const Suggestion& first = found.list.front();
    for (std::size_t i = skip; i < found.list.size(); ++i) {
        const Suggestion& s = found.list[i];
        const Bytes less = first.plan.total() - s.plan.total();
        const double dearer = s.cost.percent() - first.cost.percent();
        std::string against = i == 0 ? "least disturbing" : sized(less < Bytes() ? -less : less) + (less < Bytes() ? " more" : " less") + ", costs " +
                                                                fixed(std::abs(dearer), 1) + " % of the compute time " + (dearer < 0 ? "less" : "more");
        if (s.plan.level == Level::Tight)
            against += "; tight";
        table.rows.push_back({s.strategy, bare(s.plan.total()), bare(s.plan.headroom()), fixed(100 * (1 - s.plan.utilization()), 1), fixed(s.cost.percent(), 1), against});
    }
    return table;
}

WorkSection Writer::fewest() const {
    const Solution solution = findQuestion("min-gpus")->solve(m_scenario, m_pins);
    WorkSection out{"e", "The smallest number of GPUs", "", {}, {}, {}};
    const Bytes room = m_bound.usable();
    if (m_bound.holds && room > Bytes()) {
        const std::string mode = m_pins.recompute ? std::string(m_scenario.recompute->key) : "full";
        out.lines.push_back({"A", "", sized(m_bound.activations), "the least that is kept: " + mode + " recompute at t = c = 1"});
        out.lines.push_back({"N ≥ (" + m_bound.statesFormula + " + A)/(C − R)", "(" + bare(m_bound.states) + " + " + bare(m_bound.activations) + ")/" + bare(room),
                             fixed(m_bound.fewestGpusExactly(), 2), solution.exactBound ? "so " + grouped(*solution.exactBound) + " at least" : ""});
        if (const Bytes left = room - m_bound.activations; left > Bytes())
            out.lines.push_back({"N ≥ " + m_bound.statesFormula + "/(C − R − A)", bare(m_bound.states) + "/" + bare(left),
                                 fixed(static_cast<double>(m_bound.states.count()) / static_cast<double>(left.count()), 1), "where every GPU keeps all of A"});
    }
    if (!solution.answer) {
        out.answer = "none";
        if (solution.blocked)
            out.remarks.push_back("Blocked: " + solution.blocked->text + ".");
        return out;
    }
    const std::uint64_t n = *solution.answer;
    out.answer = grouped(n) + (solution.powerOfTwo ? " as a power of two" : "");
    if (solution.exact)
        out.answer = solution.exact == solution.answer ? grouped(n) : out.answer + ", " + grouped(*solution.exact) + " exactly";
    if (solution.blocked)
        out.remarks.push_back("Blocked: " + solution.blocked->text + ".");
    Scenario at = m_scenario;
    at.gpus = n;
    SuggestOptions options;
    options.pins = m_pins;
    options.top = 5;
    out.table = alternatives(suggest(at, options), 0, "Layout on " + counted(n, "GPU"));
    // Without any axis but sharding, mode by mode: what the drill works out by hand.
    if (!m_pins.tp && !m_pins.pp && !m_pins.cp && !m_pins.zero) {
        at.tp = at.pp = at.vpp = at.cp = at.ep = 1;
        at.zero = Choice<Sharding>::at(Registry<Sharding>::rows().size() - 1);
        std::string alone;
        for (std::size_t i = 0; i < Registry<Recompute>::rows().size(); ++i) {
            at.recompute = Choice<Recompute>::at(i);
            if (!at.recompute->suggested || (m_pins.recompute && at.recompute != m_scenario.recompute))
                continue;
            const Plan plan = evaluate(at);
            alone += (alone.empty() ? "" : "; ") + std::string(at.recompute->key) + " " + totalOf(plan) + " = " + sized(plan.total()) +
                     (plan.fits() ? " (fits, " + sized(plan.headroom()) + " or " + percent(1 - plan.utilization()) + " free)" : " (does not fit)");
        }
        out.remarks.push_back(std::string(at.zero->name) + " without TP, PP or CP, by recompute mode: " + alone + ".");
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
                                 "more FLOPs, as published in arXiv:2205.05198"});
        section.lines.push_back({"(s/(18·h))/(1 + s/(6·h) + V/(12·L·h))", "(" + s + "/(18·" + h + "))" + whole, percent(cost.extraFlopsCounted),
                                 "more FLOPs, counted: ranks the layouts"});
        section.remarks.push_back("The two differ because the published form adds the whole attention term s/(6h) again, forward and backward; "
                                  "one more forward pass of the attention core is a third of it.");
    }
    if (cost.moved.dp > 0) {
        const bool gathers = l.zero->parameters && l.shardGroup > 1;
        const std::string passes = std::to_string(gathers ? l.zero->dataParallelPasses : 2);
        const std::string bytes = format::shortest(l.recipe->parameter.bytes());
        const Expression moved = Expression::over(Expression::product({Expression::number(gathers ? 3 : 2), Expression::number(Rational(static_cast<std::uint64_t>(l.recipe->parameter.steps()), PerParameter::kSteps), bytes),
                                                                       Expression::symbol("Ψ", shape().params)}),
                                                  {Expression::symbol("t", l.tp), Expression::symbol("p", l.pp)});
        section.lines.push_back({moved.formula(), moved.substituted(), fixed(cost.moved.dp / 1e9, cost.moved.dp < 1e10 ? 1 : 0) + " GB",
                                 "moved by data parallelism in a step, " + passes + " parameter sizes: " + fixed(cost.seconds.dp, cost.seconds.dp < 10 ? 2 : 0) +
                                     " s at the slowest link, beside " + fixed(cost.computeSeconds, cost.computeSeconds < 10 ? 2 : 0) + " s of computing"});
    }
    if (l.pp > 1)
        section.lines.push_back({"(p − 1)/(m·v + p − 1)", grouped(l.pp - 1) + "/(" + grouped(cost.microBatches * l.vpp) + " + " + grouped(l.pp - 1) + ")", percent(cost.bubbleOfStep()),
                                 "pipeline bubble; 90 % busy needs " + grouped(microBatchesFor(0.9, l.pp, l.vpp)) + " micro-batches"});
    const std::string tokens = grouped(l.seq) + "·" + grouped(l.microBatch) + "·" + grouped(l.dp);
    section.lines.push_back({"s·b·d", tokens, grouped(l.seq * l.microBatch * l.dp), "tokens in one micro-batch over all ranks"});
    section.lines.push_back({"s·b·d·m", tokens + "·" + grouped(cost.microBatches), grouped(cost.tokensPerStep),
                             "tokens a step, in " + grouped(cost.microBatches) + " steps of accumulation" + (cost.batchAssumed ? "; no batch was given, so 4 Mi are wanted" : "")});
}

WorkSection Writer::toRun() const {
    WorkSection out{"f", "What to run", "", {}, {}, {}};
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
        out.answer = "no number of GPUs leaves room";
        return out;
    }
    const Suggestion& best = found.list.front();
    const Plan& plan = best.plan;
    out.title += " on " + counted(at.gpus, "GPU");
    out.answer = best.strategy + ", " + sized(plan.total()) + " of " + sized(plan.capacity());
    out.lines.push_back({"total", totalOf(plan), sized(plan.total()),
                         "states, transient, activations, reserve; " + sized(plan.headroom()) + " or " + percent(1 - plan.utilization()) + " free"});
    addCost(out, plan, best.cost);
    out.table = alternatives(found, 1, "Alternative");
    out.remarks.insert(out.remarks.begin(), best.strategy + ": " + best.trade + ".");
    return out;
}

WorkSection Writer::leftOut() const {
    WorkSection out{"g", "What this leaves out", "", {}, {}, {}};
    const Layout& l = layout();
    const std::string b = grouped(l.microBatch);
    const std::string s = grouped(l.seq);
    const double logits = 4 * number(l.microBatch) * number(l.seq) * number(shape().vocab);
    out.lines.push_back({"4·b·s·V", "4·" + b + "·" + s + "·" + grouped(shape().vocab),
                         logits < 1e9 ? fixed(logits / 1e6, 0) + " MB" : fixed(logits / 1e9, 1) + " GB", "one fp32 copy of the logits; the softmax needs more than one"});
    if (m_plan.size(Term::LiveLayer) == Bytes()) {
        Layout one = l;
        one.recompute = Choice<Recompute>::named("full");
        one.liveLayer = true;
        Plan alive = m_plan;
        alive.job.layout = one;
        const Derivation live = derive(alive, Term::LiveLayer);
        out.lines.push_back({live.formula, live.expression.substituted(), sized(live.result), "the live layer, where a layer is computed again"});
    }
    if (l.pp > 1) {
        const std::uint64_t few = shape().layers / l.pp;
        const std::uint64_t rest = shape().layers % l.pp;
        out.lines.push_back({"L/p", grouped(shape().layers) + "/" + grouped(l.pp), rest == 0 ? grouped(few) : grouped(few) + " or " + grouped(few + 1),
                             "layers a stage; the embedding makes the first stage heavier, the logits the last"});
        const Bytes gathered = m_plan.size(Term::Gathered);
        if (gathered > Bytes())
            out.remarks.push_back("A stage's layer is not smaller for having stages: the gathered layers are really " + sized(gathered * static_cast<std::int64_t>(l.pp)) + ", not " + sized(gathered) + ".");
    }
    const Expression gradients = Expression::over(Expression::product({Expression::number(2), Expression::symbol("Ψ", shape().params)}),
                                                  {Expression::symbol("t", l.tp), Expression::symbol("p", l.pp), Expression::symbol("z", l.zero->gradients ? l.shardGroup : 1)});
    if (recipe().gradient.bytes() < 4)
        out.lines.push_back({gradients.formula(), gradients.substituted(), sized(gradients.value().roundedUp()), "more in a framework that keeps fp32 gradients (2 bytes a parameter)"});
    out.remarks.push_back("Fragmentation and the allocator: the reserve of " + sized(l.reserve) + " stands for them; calibrate it against one real run.");
    out.remarks.push_back("Nothing here is a throughput prediction: fitting is necessary, not sufficient.");
    out.answer = grouped(out.lines.size()) + " sizes that are not counted";
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
                                              "All of this sheet is by the textbook estimator; the scenario asks for " + std::string(scenario.estimator->name) +
                                                  ", whose terms are derived one by one.");
    return sheet;
}

} // namespace memladder
