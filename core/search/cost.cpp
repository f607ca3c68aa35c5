// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/cost.h"

#include "estimate/textbook.h"
#include "quantity/format.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace memladder {

namespace {

constexpr double kPeakWithoutCard = 1e15;
constexpr double kActivationBytes = 2; // 16 bit

double number(std::uint64_t value) {
    return static_cast<double>(value);
}

/// A product of counts as one, held where it would overflow.
std::uint64_t held(Wide product) {
    constexpr Wide most = std::numeric_limits<std::uint64_t>::max();
    return static_cast<std::uint64_t>(std::min(product, most));
}

std::uint64_t dividedUp(std::uint64_t a, std::uint64_t b) {
    return a / b + (a % b > 0 ? 1 : 0);
}

/// A link's bytes a second, or the default's where its figure is blank.
double speed(const Link& link, std::string_view byDefault, bool& assumed) {
    if (link.gbPerSecond > 0)
        return link.gbPerSecond * 1e9;
    assumed = true;
    return Choice<Link>::named(byDefault)->gbPerSecond * 1e9;
}

/// Bytes a second of a group of `size` ranks that lie `stride` apart.
double groupSpeed(const Machine& machine, Wide stride, std::uint64_t size) {
    const bool insideNode = machine.gpusPerNode % (stride * size) == 0;
    return insideNode ? machine.scaleUp : machine.scaleOut;
}

void moveOverHost(const Shape& shape, const Layout& layout, double microBatches, Cost& cost) {
    const Offload& offload = layout.offload.row();
    const Recipe& recipe = layout.recipe.row();
    const Sharding& scheme = layout.zero.row();
    const double own = number(layout.adapters ? shape.adapterParams : shape.params) / (number(layout.tp) * number(layout.pp));
    const double z = number(layout.shardGroup);
    if (offload.optimizer) {
        // Each rank steps its own share: gradients down, new parameters up.
        const double share = own / (scheme.optimizer ? z : 1);
        cost.moved.host += share * recipe.gradient.bytes();
        if (!offload.parameters)
            cost.moved.host += share * recipe.parameter.bytes();
    }
    if (offload.parameters) // up for the forward and for the backward pass
        cost.moved.host += 2 * own / (scheme.parameters ? z : 1) * recipe.parameter.bytes();
    if (offload.activations) {
        // Of one micro-batch: down after its forward pass, up for its backward pass. A stage holds L/p layers.
        Layout one = layout;
        one.microBatches = 0;
        one.vpp = 1;
        const Footprint footprint = textbook::measure(shape, one);
        cost.moved.host += 2 * static_cast<double>(footprint.host[Term::Activations].count()) / number(layout.pp) * microBatches;
    }
}

} // namespace

Machine machineOf(const Job& job, double sustained) {
    Machine machine;
    machine.flopsAssumed = job.bf16Tflops <= 0;
    machine.flops = sustained * (machine.flopsAssumed ? kPeakWithoutCard : job.bf16Tflops * 1e12);
    machine.scaleUp = speed(job.link.row(), "nvlink4", machine.linksAssumed);
    machine.scaleOut = speed(job.interLink.row(), "ib-ndr", machine.linksAssumed);
    machine.host = speed(job.hostLink.row(), "pcie5-x16", machine.linksAssumed);
    machine.gpusPerNode = job.gpusPerNode;
    return machine;
}

double attentionFraction(const Shape& shape, std::uint64_t seq, double divisor) {
    const double h = number(shape.hidden);
    const double whole = 1 + number(seq) / (6 * h) + number(shape.vocab) / (12 * number(shape.layers) * h);
    return std::min(1.0 / 3, number(seq) / (divisor * h) / whole);
}

double everySecondProduct(const Shape& shape, std::uint64_t seq) {
    // Multiply-adds a token of one layer's forward pass, and of the head's share of a layer.
    const double h = number(shape.hidden);
    const double q = number(shape.heads) * number(shape.headDim);
    const double k = number(shape.kvHeads) * number(shape.headDim);
    const double f = number(shape.experts > 0 ? shape.ffn * std::max<std::uint64_t>(1, shape.topK) : shape.ffn);
    const double again = h * k + q * h + h * f;
    const double whole = h * (q + 2 * k) + q * h + 3 * h * f + 2 * number(seq) * q + h * number(shape.vocab) / number(shape.layers);
    return std::min(1.0 / 3, again / whole / 3);
}

double Cost::percent() const {
    const double exposed = seconds.tp + seconds.cp + seconds.ep + std::max(0.0, seconds.dp - computeSeconds);
    return 100 * (extraFlopsCounted + bubbleOfCompute + exposed / computeSeconds);
}

Cost measureCost(const Shape& shape, const Layout& layout, const Machine& machine) {
    Cost cost;
    const double t = number(layout.tp);
    const double p = number(layout.pp);
    const double c = number(layout.cp);
    const double e = number(layout.ep);
    const double s = number(layout.seq);
    const double b = number(layout.microBatch);
    const std::uint64_t tokens = held(Wide{layout.seq} * layout.microBatch * layout.dp); // of one micro-batch over all ranks
    cost.batchAssumed = layout.microBatches == 0;
    cost.microBatches = cost.batchAssumed ? dividedUp(kDefaultTokensPerStep, tokens) : layout.microBatches;
    cost.tokensPerStep = held(Wide{tokens} * cost.microBatches);
    const double m = number(cost.microBatches);
    cost.computeSeconds = 6 * number(std::max<std::uint64_t>(1, shape.activeParams)) * s * b * m / (t * p * c * machine.flops);

    const ExtraForward extra = layout.recompute->extra;
    const bool whole = extra == ExtraForward::Everything;
    if (whole) {
        cost.extraFlopsPublished = cost.extraFlopsCounted = 1.0 / 3;
    } else if (layout.perOperation) {
        cost.extraFlopsPublished = cost.extraFlopsCounted = everySecondProduct(shape, layout.seq);
    } else if (extra == ExtraForward::AttentionCore && layout.keepsScores) {
        cost.extraFlopsPublished = attentionFraction(shape, layout.seq, 6);
        cost.extraFlopsCounted = attentionFraction(shape, layout.seq, 18);
    }
    cost.bubbleOfCompute = (p - 1) / (m * number(layout.vpp));

    const double layersOfAStage = number(shape.layers) / p;
    const double input = kActivationBytes * s * b * number(shape.hidden) / c; // of a layer, one rank of the context group
    if (layout.dp * layout.cp > 1) {
        const Sharding& scheme = layout.zero.row();
        const bool gathers = scheme.parameters && layout.shardGroup > 1;
        // With expert parallel a GPU holds, and its group moves, 1/e of the experts.
        const double parts = number(textbook::expertParts(shape, layout));
        const double held = layout.adapters ? number(shape.adapterParams) : number(shape.params) - number(shape.expertParams) * (1 - 1 / parts);
        const double ownParameters = layout.recipe->parameter.bytes() * held / (t * p);
        cost.moved.dp = (gathers ? scheme.dataParallelPasses : 2) * ownParameters;
        // Frozen weights are gathered for the passes that read them, and have no gradient to reduce.
        if (layout.adapters && layout.dividesFrozen() && layout.shardGroup > 1)
            cost.moved.dp += 2 * layout.frozen.bytes() * number(shape.params) / (t * p);
        if (layout.reference > PerParameter() && layout.dividesReference() && layout.shardGroup > 1)
            cost.moved.dp += layout.reference.bytes() * number(shape.params) / (t * p);
        cost.seconds.dp = cost.moved.dp / groupSpeed(machine, layout.tp, layout.cp * layout.dp);
    }
    if (layout.tp > 1) {
        cost.moved.tp = (whole ? 6 : 4) * input * 2 * (t - 1) / t * m * layersOfAStage;
        cost.seconds.tp = cost.moved.tp / groupSpeed(machine, 1, layout.tp);
    }
    if (layout.pp > 1) {
        cost.moved.pp = 2 * input * m * number(layout.vpp);
        cost.seconds.pp = cost.moved.pp / groupSpeed(machine, Wide{layout.tp} * layout.cp * layout.dp, layout.pp);
    }
    if (layout.cp > 1) {
        const double kvWidth = number(shape.kvHeads) * number(shape.headDim);
        cost.moved.cp = 3 * (c - 1) / c * 2 * kActivationBytes * s * b * kvWidth / t * m * layersOfAStage;
        cost.seconds.cp = cost.moved.cp / groupSpeed(machine, layout.tp, layout.cp);
    }
    if (layout.ep > 1) {
        cost.moved.ep = (whole ? 6 : 4) * input * number(shape.topK) / t * (e - 1) / e * m * number(shape.moeLayers) / p;
        cost.seconds.ep = cost.moved.ep / groupSpeed(machine, Wide{layout.tp} * layout.cp, layout.ep);
    }
    moveOverHost(shape, layout, m, cost);
    cost.seconds.host = cost.moved.host / machine.host;
    return cost;
}

Cost costOf(const Plan& plan) {
    return measureCost(plan.job.shape, plan.job.layout, machineOf(plan.job));
}

std::uint64_t microBatchesFor(double busy, std::uint64_t pp, std::uint64_t vpp) {
    // m·v/(m·v + p − 1) ≥ busy; a little slack so that 9/(9 + 1) counts as 0.9.
    const double least = busy * number(pp - 1) / ((1 - busy) * number(vpp));
    return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::ceil(least - 1e-9)));
}

std::uint64_t accumulationFor(std::uint64_t tokens, const Layout& layout) {
    return dividedUp(tokens, held(Wide{layout.seq} * layout.microBatch * layout.dp));
}

std::vector<std::string> costNotes(const Plan& plan, const Cost& cost) {
    std::vector<std::string> notes;
    const Machine machine = machineOf(plan.job);
    const std::string m = format::grouped(cost.microBatches);
    notes.push_back("computing takes " + format::fixed(cost.computeSeconds, cost.computeSeconds < 10 ? 2 : 0) + " s a step at 40 % of " +
                    (machine.flopsAssumed ? "1,000 TFLOP/s, since no figure for the card is known" : format::fixed(plan.job.bf16Tflops, 0) + " TFLOP/s"));
    if (cost.batchAssumed)
        notes.push_back("no batch was given, so a step takes 4 Mi tokens: " + m + (cost.microBatches == 1 ? " micro-batch" : " micro-batches"));
    if (machine.linksAssumed)
        notes.push_back("a link has no figure, so the default link's counts");
    if (plan.job.layout.zero->parameters && plan.job.layout.shardGroup > 1 && cost.microBatches > 1) {
        const double passes = 2 * static_cast<double>(cost.microBatches) + 1;
        const double again = cost.moved.dp / plan.job.layout.zero->dataParallelPasses * passes;
        notes.push_back("FSDP that gathers the parameters again for every micro-batch moves (2m + 1) = " + format::fixed(passes, 0) +
                        " parameter sizes, " + format::fixed(again / 1e9, 0) + " GB a step instead of " + format::fixed(cost.moved.dp / 1e9, 0) + " GB");
    }
    return notes;
}

} // namespace memladder
