// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/evaluate.h"

#include "estimate/detailed_plan.h"
#include "estimate/reduced_order.h"
#include "estimate/textbook.h"

#include <algorithm>

namespace memladder {

namespace {

/// By EstimatorMethod. A job alone names no framework: the detailed account needs the scenario.
constexpr Footprint (*kMeasure[])(const Shape&, const Layout&) = {textbook::measure, reduced_order::measure, textbook::measure};

Footprint footprintOf(const Job& job) {
    return kMeasure[static_cast<std::size_t>(job.estimator->method)](job.shape, job.layout);
}

/// The largest term of a category, or of all but the reserve.
Term largest(const Plan& plan, std::optional<Category> category = {}) {
    const TermSizes& sizes = plan.footprint.gpu;
    Term best = Term::Parameters;
    Bytes most = Bytes::of(-1);
    for (const TermInfo& row : plan.detailed ? allTerms() : terms()) {
        const bool counts = category ? row.category == *category : row.category != Category::Reserve;
        if (counts && sizes[row.term] > most) {
            most = sizes[row.term];
            best = row.term;
        }
    }
    return best;
}

bool boundHolds(const Plan& plan) {
    const Offload& offload = plan.job.layout.offload.row();
    return !offload.optimizer && !offload.parameters;
}

void judge(Plan& plan) {
    const Bytes usable = plan.usable();
    const TermSizes& gpu = plan.footprint.gpu;
    const Bytes total = plan.total();
    const bool fits = total <= plan.capacity();
    if (!plan.detailed && boundHolds(plan) && textbook::stateBound(plan.job.shape, plan.job.layout) > usable)
        plan.level = Level::Impossible;
    else if (!fits)
        plan.level = Level::DoesNotFit;
    else
        plan.level = (plan.capacity() - total) * 20 < plan.capacity() ? Level::Tight : Level::Fits;

    if (plan.level == Level::Impossible || (!fits && gpu.total(Category::State) > usable))
        plan.limitingTerm = largest(plan, Category::State);
    else
        plan.limitingTerm = largest(plan);
}

/// "parameters and gradients": the states that the scheme leaves whole on every rank.
Phrase replicatedNames(const Layout& layout) {
    const Sharding& scheme = layout.zero.row();
    std::vector<Phrase> names;
    const auto add = [&names](bool divided, Phrase name) {
        if (!divided)
            names.push_back(std::move(name));
    };
    add(scheme.parameters, Phrase::tr("parameters"));
    add(scheme.gradients, Phrase::tr("gradients"));
    add(scheme.optimizer, Phrase::tr("optimizer"));
    add(!layout.adapters || layout.dividesFrozen(), Phrase::tr("frozen base"));
    add(layout.reference == PerParameter() || layout.dividesReference(), Phrase::tr("reference model"));
    return Phrase::listed(std::move(names));
}

} // namespace

std::string_view levelKey(Level level) {
    constexpr std::string_view keys[] = {"fits", "tight", "does_not_fit", "impossible"};
    return keys[static_cast<std::size_t>(level)];
}

double Plan::utilization() const {
    return capacity() > Bytes() ? static_cast<double>(total().count()) / static_cast<double>(capacity().count()) : 0.0;
}

Bytes Plan::hostPerNode() const {
    return footprint.host.total() * static_cast<std::int64_t>(std::min(job.gpusPerNode, job.layout.gpus));
}

Plan evaluate(const Scenario& scenario) {
    Plan plan{.job = resolve(scenario), .footprint = {}, .detailed = {}};
    if (scenario.estimator->method == EstimatorMethod::Detailed)
        addDetailedAccount(scenario, plan);
    else
        plan.footprint = footprintOf(plan.job);
    judge(plan);
    return plan;
}

Plan evaluate(Job job) {
    Plan plan{.job = std::move(job), .footprint = {}, .detailed = {}};
    plan.footprint = footprintOf(plan.job);
    judge(plan);
    return plan;
}

namespace {

Phrase sized(Bytes bytes, format::Unit unit) {
    return Phrase::figure(format::sizeWithUnit(bytes, unit));
}

/// a − b with its unit; a difference of sizes too large to hold is at least what is printed.
Phrase differenceText(Bytes a, Bytes b, format::Unit unit) {
    const Bytes difference = a - b;
    const bool atLeast = !difference.isSaturated() && (a.isSaturated() || b.isSaturated());
    const bool bytes = difference >= Bytes() && difference < Bytes::of(10'000'000); // so it never reads as nothing
    if (bytes && !atLeast)
        return difference == Bytes::of(1) ? Phrase::tr("%1 byte", {Phrase::number(1)})
                                          : Phrase::tr("%1 bytes", {Phrase::number(static_cast<std::uint64_t>(difference.count()))});
    return Phrase::figure((atLeast ? "≥ " : "") + format::difference(difference, unit));
}

/// A size held against a limit, and by how much where the two read the same.
Phrase withMargin(Phrase claim, Bytes size, Bytes limit, format::Unit unit) {
    if (format::size(size, unit) != format::size(limit, unit))
        return claim;
    return Phrase::tr("%1, by %2", {std::move(claim), differenceText(size, limit, unit)});
}

/// "182.0 GiB usable", or what the reserve leaves nothing of.
Phrase usableText(const Plan& plan, format::Unit unit) {
    if (plan.usable() > Bytes())
        return Phrase::tr("%1 usable", {sized(plan.usable(), unit)});
    return Phrase::tr("0 usable (%1 less %2 reserve)", {sized(plan.capacity(), unit), sized(plan.capacity() - plan.usable(), unit)});
}

Phrase bareVerdictText(const Plan& plan, format::Unit unit) {
    const Layout& layout = plan.job.layout;
    const Bytes usable = plan.usable();
    if (plan.level == Level::Impossible) {
        const Bytes states = textbook::stateBound(plan.job.shape, layout);
        Phrase claim = withMargin(Phrase::tr("states %1 > %2", {sized(states, unit), usableText(plan, unit)}), states, usable, unit);
        return layout.gpus > 1 ? Phrase::tr("%1, even divided by all %2 GPUs", {std::move(claim), Phrase::number(layout.gpus)}) : claim;
    }
    if (plan.fits())
        return Phrase::tr("%1 of %2, %3 left", {sized(plan.total(), unit), sized(plan.capacity(), unit), sized(plan.headroom(), unit)});
    const Bytes floor = textbook::replicatedFloor(plan.job.shape, layout);
    if (!plan.detailed && boundHolds(plan) && floor > usable)
        return withMargin(Phrase::tr("replicated %1 %2 alone exceed %3", {replicatedNames(layout), sized(floor, unit), usableText(plan, unit)}), floor, usable, unit);
    const Term heaviest = largest(plan); // where states alone are too much, what decides may weigh less
    const TermInfo& term = info(heaviest);
    return Phrase::tr("%1 exceed %2 by %3; %4 %5 weigh most",
                      {sized(plan.total(), unit), sized(plan.capacity(), unit), differenceText(plan.total(), plan.capacity(), unit), Phrase::within(term.label),
                       sized(plan.size(heaviest), unit)});
}

} // namespace

Phrase verdictText(const Plan& plan, format::Unit unit) {
    Phrase text = bareVerdictText(plan, unit);
    if (const ScaledModelRef& scaled = plan.job.scaled)
        return Phrase::tr("%1; %2 scaled to %3", {std::move(text), scaled->name, Phrase::figure(format::count(scaled->asked))});
    return text;
}

Phrase pileText(const Plan& plan, format::Unit unit) {
    const Bytes states = plan.total(Category::State);
    const Bytes activations = plan.total(Category::Activation);
    if (states >= activations)
        return Phrase::tr("states %1 outweigh activations %2 by %3", {sized(states, unit), sized(activations, unit), differenceText(states, activations, unit)});
    return Phrase::tr("activations %1 outweigh states %2 by %3", {sized(activations, unit), sized(states, unit), differenceText(activations, states, unit)});
}

} // namespace memladder
