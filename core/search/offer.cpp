// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/offer.h"

#include "quantity/format.h"

namespace memladder {

namespace {

/// "in the node" or "between nodes", by the speed that the group gets.
std::string reach(double moved, double seconds, const Machine& machine) {
    return moved / seconds < machine.scaleUp * 0.999 ? " between nodes" : " in the node";
}

} // namespace

std::vector<std::string> tradeClauses(const Suggestion& suggestion, const Suggestion& first, format::Unit unit) {
    const Layout& layout = suggestion.plan.job.layout;
    const Cost& cost = suggestion.cost;
    const Machine machine = machineOf(suggestion.plan.job);
    const bool again = layout.recompute->extra == ExtraForward::Everything;
    std::vector<std::string> out;
    const Bytes saved = first.plan.total() - suggestion.plan.total();
    if (saved > Bytes())
        out.push_back(format::sizeWithUnit(saved, unit, true) + " less");
    else if (saved < Bytes())
        out.push_back(format::sizeWithUnit(-saved, unit, true) + " more");
    if (layout.tp > 1)
        out.push_back(std::string(again ? "6" : "4") + " all-reduces a layer and micro-batch" + reach(cost.moved.tp, cost.seconds.tp, machine));
    if (layout.pp > 1)
        out.push_back("90 % busy needs " + format::grouped(microBatchesFor(0.9, layout.pp, layout.vpp)) + " micro-batches");
    if (layout.cp > 1)
        out.push_back("keys and values pass " + format::grouped(layout.cp) + " ranks" + reach(cost.moved.cp, cost.seconds.cp, machine));
    if (layout.ep > 1)
        out.push_back(std::string(again ? "6" : "4") + " all-to-alls a MoE layer and micro-batch" + reach(cost.moved.ep, cost.seconds.ep, machine));
    if (again)
        out.push_back("one more forward pass");
    else if (layout.perOperation)
        out.push_back("recomputes every second product");
    else if (layout.recompute->extra == ExtraForward::AttentionCore)
        out.push_back("recomputes the attention core");
    if (suggestion.plan.level == Level::Tight)
        out.push_back("tight: calibrate before trusting " + format::fixed(100 * (1 - suggestion.plan.utilization()), 1) + " %");
    if (out.empty() && cost.moved.dp > 0)
        out.push_back("nothing is computed twice; only gradients and parameters travel");
    return out;
}

std::optional<NotOffered> notOffered(const Scenario& scenario, const Pins& pins) {
    if (pins.zero || pins.tp || pins.pp || pins.cp || pins.ep)
        return std::nullopt;
    const LayoutSpace space(scenario, pins);
    Scenario alone = scenario;
    alone.tp = alone.pp = alone.vpp = alone.cp = alone.ep = 1;
    const std::size_t schemes = Registry<Sharding>::rows().size();
    for (std::size_t i = schemes; i-- > 0;) {
        alone.zero = Choice<Sharding>::at(i);
        if (!space.keepsScheme(i))
            continue;
        std::optional<Plan> least;
        for (std::size_t j = 0; j < Registry<Recompute>::rows().size(); ++j) {
            alone.recompute = Choice<Recompute>::at(j);
            if (pins.recompute ? alone.recompute != scenario.recompute : !space.allows(alone.recompute.row()))
                continue;
            Plan plan = evaluate(alone);
            if (!least || plan.total() < least->total())
                least = std::move(plan);
        }
        if (!least || hasError(least->issues()))
            return std::nullopt;
        if (!least->fits()) {
            std::string text = std::string(alone.zero->name) + " without TP, PP or CP: " + verdictText(*least, scenario.unit->unit);
            return NotOffered{std::move(*least), std::move(text)};
        }
    }
    return std::nullopt;
}

} // namespace memladder
