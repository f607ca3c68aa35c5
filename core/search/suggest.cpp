// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/suggest.h"

#include "quantity/format.h"
#include "search/meter.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace memladder {

namespace {

/// One layout that fits, as little of it as the order needs.
struct Candidate {
    std::int32_t costStep = 0;   ///< ⌈cost/5 %⌉
    std::int32_t costTenths = 0; ///< cost to 0.1 %
    Bytes headroom;
    std::uint32_t tp = 1;
    std::uint32_t pp = 1;
    std::uint32_t cp = 1;
    std::uint32_t ep = 1;
    std::uint16_t zero = 0;
    std::uint16_t recompute = 0;
    bool perOperation = false;

    [[nodiscard]] int axes() const { return (tp > 1 ? 1 : 0) + (pp > 1 ? 1 : 0) + (cp > 1 ? 1 : 0) + (ep > 1 ? 1 : 0); }
    static constexpr std::size_t kAxisSets = 16;
    /// Layouts with the same axes on and the same recompute mode are of one family.
    [[nodiscard]] std::size_t family() const {
        return (std::size_t{recompute} * 2 + (perOperation ? 1U : 0U)) * kAxisSets + (tp > 1 ? 8U : 0U) + (pp > 1 ? 4U : 0U) + (cp > 1 ? 2U : 0U) + (ep > 1 ? 1U : 0U);
    }
    [[nodiscard]] auto order() const {
        return std::tuple(costStep, axes(), costTenths, zero, -headroom.count(), tp, pp, cp, ep, recompute, perOperation);
    }
};

Candidate candidate(const Layout& layout, double percent, Bytes headroom) {
    constexpr double most = 1e8; // keeps both roundings in range
    const double cost = std::min(percent, most);
    return {static_cast<std::int32_t>(std::ceil(cost / 5)),
            static_cast<std::int32_t>(std::lround(cost * 10)),
            headroom,
            static_cast<std::uint32_t>(layout.tp),
            static_cast<std::uint32_t>(layout.pp),
            static_cast<std::uint32_t>(layout.cp),
            static_cast<std::uint32_t>(layout.ep),
            static_cast<std::uint16_t>(layout.zero.index()),
            static_cast<std::uint16_t>(layout.recompute.index()),
            layout.perOperation};
}

struct Found {
    std::vector<Candidate> fitting;
    std::uint64_t considered = 0;
    std::uint64_t weighed = 0;
    std::optional<Layout> closest;
};

Found search(const LayoutSpace& space, Meter& meter, const Machine& machine, Bytes capacity, const SuggestOptions& options) {
    Found found;
    space.forEach([&](const Layout&) {
        ++found.considered;
        return true;
    });
    found.fitting.reserve(found.considered);
    Watch* const watch = space.pins().watch;
    if (watch)
        watch->expect(found.considered);
    const Shape& shape = space.job().shape;
    Bytes least = Bytes::saturated();
    const auto weigh = [&](const Layout& layout) {
        ++found.weighed;
        const Meter::Reading reading = meter.read(layout);
        if ((options.wholeRange ? std::max(reading.total, reading.high) : reading.total) <= capacity)
            found.fitting.push_back(candidate(layout, measureCost(shape, layout, machine).percent(), capacity - reading.total));
        if (reading.total < least) {
            least = reading.total;
            found.closest = layout;
        }
    };
    space.forEach([&](const Layout& layout) {
        if (!options.prunes || meter.floor(layout) <= capacity)
            weigh(layout);
        if (watch)
            watch->advance();
        return true;
    });
    if (found.fitting.empty() && found.weighed < found.considered) {
        // Nothing fits: one that was left out may still come closest.
        space.forEach([&](const Layout& layout) {
            if (const Bytes floor = meter.floor(layout); floor > capacity && floor < least)
                weigh(layout);
            return true;
        });
    }
    return found;
}

Suggestion suggestionOf(const Scenario& scenario, const Candidate& candidate) {
    Suggestion out;
    out.scenario = scenario;
    out.scenario.tp = candidate.tp;
    out.scenario.pp = candidate.pp;
    out.scenario.vpp = candidate.pp > 1 ? scenario.vpp : 1;
    out.scenario.cp = candidate.cp;
    out.scenario.ep = candidate.ep;
    out.scenario.zero = Choice<Sharding>::at(candidate.zero);
    out.scenario.recompute = Choice<Recompute>::at(candidate.recompute);
    out.scenario.recomputePerOperation = candidate.perOperation;
    out.plan = evaluate(out.scenario);
    out.cost = costOf(out.plan);
    out.strategy = strategyName(out.plan.job.layout);
    out.trade = tradeText(out.plan, out.cost, scenario.unit->unit);
    return out;
}

std::string percent(double fraction) {
    if (fraction > 0 && fraction < 0.0005)
        return "under 0.1 %";
    return format::fixed(100 * fraction, 1) + " %";
}

/// "in the node" or "between nodes", by the speed that the group gets.
std::string_view where(double moved, double seconds, const Machine& machine) {
    return moved / seconds < machine.scaleUp * 0.999 ? "between nodes" : "in the node";
}

} // namespace

bool isSearchable(const Scenario& scenario) {
    return scenario.estimator->method != EstimatorMethod::ReducedOrder;
}

bool fitsWholeRange(const Plan& plan) {
    return plan.fits() && (!plan.detailed || plan.detailed->high <= plan.capacity());
}

std::string tradeText(const Plan& plan, const Cost& cost, format::Unit unit) {
    const Layout& layout = plan.job.layout;
    const Machine machine = machineOf(plan.job);
    std::vector<std::string> pays;
    const ExtraForward extra = layout.recompute->extra;
    if (layout.perOperation)
        pays.push_back("recomputes every second product, " + percent(cost.extraFlopsPublished) + " more FLOPs");
    else if (extra == ExtraForward::AttentionCore)
        pays.push_back("recomputes the attention core, " + percent(cost.extraFlopsPublished) + " more FLOPs as published (" +
                       percent(cost.extraFlopsCounted) + " counted)");
    else if (extra == ExtraForward::Everything)
        pays.push_back("runs the forward pass twice, " + percent(cost.extraFlopsPublished) + " more FLOPs");
    const auto perCompute = [&](double seconds) { return percent(seconds / cost.computeSeconds) + " of the compute time"; };
    if (layout.tp > 1)
        pays.push_back(std::string(extra == ExtraForward::Everything ? "6" : "4") + " all-reduces a layer and micro-batch over " +
                       format::grouped(layout.tp) + " ranks " + std::string(where(cost.moved.tp, cost.seconds.tp, machine)) + ", " + perCompute(cost.seconds.tp));
    if (layout.pp > 1)
        pays.push_back("a pipeline bubble of " + percent(cost.bubbleOfStep()) + " at " + format::grouped(cost.microBatches) +
                       (cost.microBatches == 1 ? " micro-batch" : " micro-batches") + " (90 % busy needs " +
                       format::grouped(microBatchesFor(0.9, layout.pp, layout.vpp)) + ")");
    if (layout.cp > 1)
        pays.push_back("passes keys and values around " + format::grouped(layout.cp) + " ranks " +
                       std::string(where(cost.moved.cp, cost.seconds.cp, machine)) + ", " + perCompute(cost.seconds.cp));
    if (layout.ep > 1)
        pays.push_back(std::string(extra == ExtraForward::Everything ? "6" : "4") + " all-to-alls a MoE layer and micro-batch over " + format::grouped(layout.ep) +
                       " ranks " + std::string(where(cost.moved.ep, cost.seconds.ep, machine)) + ", " + perCompute(cost.seconds.ep));
    if (cost.moved.host > 0)
        pays.push_back("moves " + format::fixed(cost.moved.host / 1e9, cost.moved.host < 1e10 ? 1 : 0) + " GB a GPU over the host link in " +
                       format::fixed(cost.seconds.host, cost.seconds.host < 10 ? 2 : 0) + " s");
    if (cost.moved.dp > 0) {
        const bool gathers = layout.zero->parameters && layout.shardGroup > 1;
        pays.push_back("moves " + std::string(gathers ? "3" : "2") + " parameter sizes a step, " + format::fixed(cost.moved.dp / 1e9, cost.moved.dp < 1e10 ? 1 : 0) +
                       " GB a GPU in " + format::fixed(cost.seconds.dp, cost.seconds.dp < 10 ? 2 : 0) + " s");
    }
    std::string out;
    for (std::size_t i = 0; i < pays.size(); ++i)
        out += (i == 0 ? "" : i + 1 == pays.size() ? " and " : ", ") + pays[i];
    if (out.empty())
        out = "disturbs nothing";
    if (out.front() >= 'a' && out.front() <= 'z')
        out.front() = static_cast<char>(out.front() - 'a' + 'A');
    const double free = static_cast<double>(plan.headroom().count()) / static_cast<double>(plan.capacity().count());
    return out + "; leaves " + format::sizeWithUnit(plan.headroom(), unit) + " (" + percent(free) + ") free" + (plan.level == Level::Tight ? ", which is tight" : "") +
           (plan.fits() && !fitsWholeRange(plan) ? "; at the high end of the measured range it does not fit" : "");
}

Suggestions suggest(const Scenario& scenario, const SuggestOptions& options) {
    Suggestions out;
    LayoutSpace space(scenario, options.pins);
    Meter meter(space);
    const Machine machine = machineOf(space.job(), options.sustained);
    if (space.framework())
        out.skipped = limitTexts(*space.framework());
    const Bound limit = bound(scenario, options.pins, options.headroomFraction);
    Found found;
    for (out.microBatch = scenario.microBatch;; out.microBatch /= 2) {
        space.setMicroBatch(out.microBatch);
        found = search(space, meter, machine, limit.capacity, options);
        out.considered += found.considered;
        out.weighed += found.weighed;
        if (!found.fitting.empty() || options.pins.microBatch || out.microBatch == 1 || options.pins.stopped())
            break;
    }
    out.fitting = found.fitting.size();
    if (options.pins.stopped())
        return out;
    if (found.fitting.empty()) {
        if (limit.proven())
            out.impossible = limit;
        if (found.closest)
            out.closest = evaluate(withLayout(space.scenario(), *found.closest));
        return out;
    }

    std::sort(found.fitting.begin(), found.fitting.end(), [](const Candidate& a, const Candidate& b) { return a.order() < b.order(); });
    std::vector<bool> shown(Registry<Recompute>::rows().size() * 2 * Candidate::kAxisSets, false);
    for (const Candidate& candidate : found.fitting) {
        if (options.top > 0 && out.list.size() == options.top)
            break;
        if (!options.everyLayout && shown[candidate.family()])
            continue;
        shown[candidate.family()] = true;
        out.list.push_back(suggestionOf(space.scenario(), candidate));
    }
    return out;
}

} // namespace memladder
