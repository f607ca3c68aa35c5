// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/offer.h"

#include "quantity/format.h"

namespace memladder {

namespace {

/// Whether a group has to leave the node, by the speed that it gets.
bool leavesNode(double moved, double seconds, const Machine& machine) {
    return moved / seconds < machine.scaleUp * 0.999;
}

} // namespace

std::vector<Phrase> tradeClauses(const Suggestion& suggestion, const Suggestion& first, format::Unit unit) {
    const Layout& layout = suggestion.plan.job.layout;
    const Cost& cost = suggestion.cost;
    const Machine machine = machineOf(suggestion.plan.job);
    const bool again = layout.recompute->extra == ExtraForward::Everything;
    const auto sized = [unit](Bytes bytes) { return Phrase::figure(format::sizeWithUnit(bytes, unit, true)); };
    const Phrase times = again ? "6" : "4";
    std::vector<Phrase> out;
    const Bytes saved = first.plan.total() - suggestion.plan.total();
    if (saved > Bytes())
        out.push_back(Phrase::tr("%1 less", {sized(saved)}));
    else if (saved < Bytes())
        out.push_back(Phrase::tr("%1 more", {sized(-saved)}));
    if (layout.tp > 1)
        out.push_back(leavesNode(cost.moved.tp, cost.seconds.tp, machine) ? Phrase::tr("%1 all-reduces a layer and micro-batch between nodes", {times})
                                                                          : Phrase::tr("%1 all-reduces a layer and micro-batch in the node", {times}));
    if (layout.pp > 1)
        out.push_back(Phrase::tr("90 % busy needs %1 micro-batches", {Phrase::number(microBatchesFor(0.9, layout.pp, layout.vpp))}));
    if (layout.cp > 1)
        out.push_back(leavesNode(cost.moved.cp, cost.seconds.cp, machine) ? Phrase::tr("keys and values pass %1 ranks between nodes", {Phrase::number(layout.cp)})
                                                                          : Phrase::tr("keys and values pass %1 ranks in the node", {Phrase::number(layout.cp)}));
    if (layout.ep > 1)
        out.push_back(leavesNode(cost.moved.ep, cost.seconds.ep, machine) ? Phrase::tr("%1 all-to-alls a MoE layer and micro-batch between nodes", {times})
                                                                          : Phrase::tr("%1 all-to-alls a MoE layer and micro-batch in the node", {times}));
    if (again)
        out.push_back(Phrase::tr("one more forward pass"));
    else if (layout.perOperation)
        out.push_back(Phrase::tr("recomputes every second product"));
    else if (layout.recompute->extra == ExtraForward::AttentionCore)
        out.push_back(Phrase::tr("recomputes the attention core"));
    if (suggestion.plan.level == Level::Tight)
        out.push_back(Phrase::tr("tight: calibrate before trusting %1 %", {Phrase::figure(format::fixed(100 * (1 - suggestion.plan.utilization()), 1))}));
    if (out.empty() && cost.moved.dp > 0)
        out.push_back(Phrase::tr("nothing is computed twice; only gradients and parameters travel"));
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
            Phrase text = Phrase::tr("%1 without TP, PP or CP: %2", {alone.zero->name, verdictText(*least, scenario.unit->unit)});
            return NotOffered{std::move(*least), std::move(text)};
        }
    }
    return std::nullopt;
}

} // namespace memladder
