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

Phrase percent(double fraction) {
    if (fraction > 0 && fraction < 0.0005)
        return Phrase::tr("under %1 %", {Phrase::figure("0.1")});
    return Phrase::figure(format::fixed(100 * fraction, 1) + " %");
}

/// Whether a group has to leave the node, by the speed that it gets.
bool leavesNode(double moved, double seconds, const Machine& machine) {
    return moved / seconds < machine.scaleUp * 0.999;
}

} // namespace

bool isSearchable(const Scenario& scenario) {
    return scenario.estimator->method != EstimatorMethod::ReducedOrder;
}

bool fitsWholeRange(const Plan& plan) {
    return plan.fits() && (!plan.detailed || plan.detailed->high <= plan.capacity());
}

Phrase tradeText(const Plan& plan, const Cost& cost, format::Unit unit) {
    const Layout& layout = plan.job.layout;
    const Machine machine = machineOf(plan.job);
    std::vector<Phrase> pays;
    const ExtraForward extra = layout.recompute->extra;
    if (layout.perOperation)
        pays.push_back(Phrase::tr("recomputes every second product, %1 more FLOPs", {percent(cost.extraFlopsPublished)}));
    else if (extra == ExtraForward::AttentionCore)
        pays.push_back(Phrase::tr("recomputes the attention core, %1 more FLOPs as published (%2 counted)", {percent(cost.extraFlopsPublished), percent(cost.extraFlopsCounted)}));
    else if (extra == ExtraForward::Everything)
        pays.push_back(Phrase::tr("runs the forward pass twice, %1 more FLOPs", {percent(cost.extraFlopsPublished)}));
    const auto perCompute = [&](double seconds) { return percent(seconds / cost.computeSeconds); };
    const auto gigabytes = [](double bytes) { return Phrase::figure(format::fixed(bytes / 1e9, bytes < 1e10 ? 1 : 0)); };
    const auto secondsOf = [](double seconds) { return Phrase::figure(format::fixed(seconds, seconds < 10 ? 2 : 0)); };
    const Phrase times = extra == ExtraForward::Everything ? "6" : "4";
    if (layout.tp > 1) {
        const std::vector<Phrase> with{times, Phrase::number(layout.tp), perCompute(cost.seconds.tp)};
        pays.push_back(leavesNode(cost.moved.tp, cost.seconds.tp, machine)
                           ? Phrase::tr("%1 all-reduces a layer and micro-batch over %2 ranks between nodes, %3 of the compute time", with)
                           : Phrase::tr("%1 all-reduces a layer and micro-batch over %2 ranks in the node, %3 of the compute time", with));
    }
    if (layout.pp > 1) {
        const std::vector<Phrase> with{percent(cost.bubbleOfStep()), Phrase::number(cost.microBatches), Phrase::number(microBatchesFor(0.9, layout.pp, layout.vpp))};
        pays.push_back(cost.microBatches == 1 ? Phrase::tr("a pipeline bubble of %1 at %2 micro-batch (90 % busy needs %3)", with)
                                              : Phrase::tr("a pipeline bubble of %1 at %2 micro-batches (90 % busy needs %3)", with));
    }
    if (layout.cp > 1) {
        const std::vector<Phrase> with{Phrase::number(layout.cp), perCompute(cost.seconds.cp)};
        pays.push_back(leavesNode(cost.moved.cp, cost.seconds.cp, machine)
                           ? Phrase::tr("passes keys and values around %1 ranks between nodes, %2 of the compute time", with)
                           : Phrase::tr("passes keys and values around %1 ranks in the node, %2 of the compute time", with));
    }
    if (layout.ep > 1) {
        const std::vector<Phrase> with{times, Phrase::number(layout.ep), perCompute(cost.seconds.ep)};
        pays.push_back(leavesNode(cost.moved.ep, cost.seconds.ep, machine)
                           ? Phrase::tr("%1 all-to-alls a MoE layer and micro-batch over %2 ranks between nodes, %3 of the compute time", with)
                           : Phrase::tr("%1 all-to-alls a MoE layer and micro-batch over %2 ranks in the node, %3 of the compute time", with));
    }
    if (cost.moved.host > 0)
        pays.push_back(Phrase::tr("moves %1 GB a GPU over the host link in %2 s", {gigabytes(cost.moved.host), secondsOf(cost.seconds.host)}));
    if (cost.moved.dp > 0) {
        const bool gathers = layout.zero->parameters && layout.shardGroup > 1;
        pays.push_back(Phrase::tr("moves %1 parameter sizes a step, %2 GB a GPU in %3 s", {gathers ? "3" : "2", gigabytes(cost.moved.dp), secondsOf(cost.seconds.dp)}));
    }
    const Phrase paid = Phrase::capital(pays.empty() ? Phrase::tr("disturbs nothing") : Phrase::listed(std::move(pays)));
    const double free = static_cast<double>(plan.headroom().count()) / static_cast<double>(plan.capacity().count());
    const std::vector<Phrase> with{paid, Phrase::figure(format::sizeWithUnit(plan.headroom(), unit)), percent(free)};
    const Phrase left = plan.level == Level::Tight ? Phrase::tr("%1; leaves %2 (%3) free, which is tight", with) : Phrase::tr("%1; leaves %2 (%3) free", with);
    return plan.fits() && !fitsWholeRange(plan) ? Phrase::tr("%1; at the high end of the measured range it does not fit", {left}) : left;
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
