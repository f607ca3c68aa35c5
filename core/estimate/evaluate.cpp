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
std::string replicatedNames(const Layout& layout) {
    const Sharding& scheme = layout.zero.row();
    std::string names;
    const auto add = [&names](bool divided, std::string_view name) {
        if (!divided)
            names += (names.empty() ? "" : ", ") + std::string(name);
    };
    add(scheme.parameters, "parameters");
    add(scheme.gradients, "gradients");
    add(scheme.optimizer, "optimizer");
    add(!layout.adapters || layout.dividesFrozen(), "frozen base");
    add(layout.reference == PerParameter() || layout.dividesReference(), "reference model");
    if (const std::size_t comma = names.rfind(", "); comma != std::string::npos)
        names.replace(comma, 2, " and ");
    return names;
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
    if (scenario.estimator->method != EstimatorMethod::Detailed)
        return evaluate(resolve(scenario));
    Plan plan;
    plan.job = resolve(scenario);
    addDetailedAccount(scenario, plan);
    judge(plan);
    return plan;
}

Plan evaluate(Job job) {
    Plan plan;
    plan.footprint = kMeasure[static_cast<std::size_t>(job.estimator->method)](job.shape, job.layout);
    plan.job = std::move(job);
    judge(plan);
    return plan;
}

namespace {

/// a − b with its unit; a difference of sizes too large to hold is at least what is printed.
std::string differenceText(Bytes a, Bytes b, format::Unit unit) {
    const Bytes difference = a - b;
    const bool atLeast = !difference.isSaturated() && (a.isSaturated() || b.isSaturated());
    return (atLeast ? "≥ " : "") + format::difference(difference, unit);
}

/// By how much, where the two read the same.
std::string marginText(Bytes size, Bytes limit, format::Unit unit) {
    return format::size(size, unit) == format::size(limit, unit) ? ", by " + differenceText(size, limit, unit) : std::string();
}

/// "182.0 GiB usable", or what the reserve leaves nothing of.
std::string usableText(const Plan& plan, format::Unit unit) {
    if (plan.usable() > Bytes())
        return format::sizeWithUnit(plan.usable(), unit) + " usable";
    return "0 usable (" + format::sizeWithUnit(plan.capacity(), unit) + " less " + format::sizeWithUnit(plan.capacity() - plan.usable(), unit) + " reserve)";
}

std::string bareVerdictText(const Plan& plan, format::Unit unit) {
    const auto sized = [unit](Bytes bytes) { return format::sizeWithUnit(bytes, unit); };
    const Layout& layout = plan.job.layout;
    const Bytes usable = plan.usable();
    if (plan.level == Level::Impossible) {
        const Bytes states = textbook::stateBound(plan.job.shape, layout);
        return "states " + sized(states) + " > " + usableText(plan, unit) + marginText(states, usable, unit) +
               (layout.gpus > 1 ? ", even divided by all " + format::grouped(layout.gpus) + " GPUs" : "");
    }
    if (plan.fits()) {
        return sized(plan.total()) + " of " + sized(plan.capacity()) + ", " + sized(plan.headroom()) + " left";
    }
    const Bytes floor = textbook::replicatedFloor(plan.job.shape, layout);
    if (!plan.detailed && boundHolds(plan) && floor > usable) {
        return "replicated " + replicatedNames(layout) + " " + sized(floor) + " alone exceed " + usableText(plan, unit) + marginText(floor, usable, unit);
    }
    const TermInfo& term = info(plan.limitingTerm);
    std::string label(term.label);
    label.front() = static_cast<char>(label.front() - 'A' + 'a');
    return sized(plan.total()) + " exceed " + sized(plan.capacity()) + " by " + differenceText(plan.total(), plan.capacity(), unit) + "; " + label + " " +
           sized(plan.size(plan.limitingTerm)) + " weigh most";
}

} // namespace

std::string verdictText(const Plan& plan, format::Unit unit) {
    std::string text = bareVerdictText(plan, unit);
    if (const ScaledModelRef& scaled = plan.job.scaled)
        text += "; " + scaled->name + " scaled to " + format::count(scaled->asked);
    return text;
}

std::string pileText(const Plan& plan, format::Unit unit) {
    const Bytes states = plan.total(Category::State);
    const Bytes activations = plan.total(Category::Activation);
    const auto sized = [unit](Bytes bytes) { return format::sizeWithUnit(bytes, unit); };
    if (states >= activations)
        return "states " + sized(states) + " outweigh activations " + sized(activations) + " by " + differenceText(states, activations, unit);
    return "activations " + sized(activations) + " outweigh states " + sized(states) + " by " + differenceText(activations, states, unit);
}

} // namespace memladder
