// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/pipeline.h"

#include <algorithm>
#include <cmath>

namespace memladder::detailed {

namespace {

/// How many of `left` layers a stage takes before it is looked at again whether its share is reached: as many
/// as surely go on it, one where sums of costs are no longer exact and so depend on their order.
std::int64_t layersUpTo(double share, double running, double each, std::int64_t left, double total,
                        bool last) {
    constexpr double exact = 9007199254740992; // 2^53
    if (each <= 0 || total >= exact)
        return 1;
    if (last)
        return left;
    const double wanted = std::ceil((share - running) / each);
    std::int64_t here = wanted < static_cast<double>(left)
                            ? std::max<std::int64_t>(1, static_cast<std::int64_t>(wanted))
                            : left;
    // The quotient is rounded; the comparison that ends a stage decides.
    while (here > 1 && running + static_cast<double>(here - 1) * each >= share)
        --here;
    while (here < left && running + static_cast<double>(here) * each < share)
        ++here;
    return here;
}

/// nanotron src/nanotron/models/base.py build_model: blocks in order (embedding 0, each layer 4·a·e·h +
/// 3·f·h, final norm 0, head V·h) go on the current stage, which ends when the running cost reaches its share
/// of the total. The code read moves on at strictly greater; at exact ties the measured runs moved on
/// already.
void splitByCost(const ModelOutline& model, StageSplit& out) {
    const double h = static_cast<double>(model.hidden);
    const auto cost = [h](const LayerOutline& l) {
        return 4 * static_cast<double>(l.query) * h + 3 * static_cast<double>(l.ffn) * h;
    };
    const double head = static_cast<double>(model.vocab) * h;
    double total = head;
    for (const LayerOutline& segment : model.segments)
        total += static_cast<double>(segment.count) * cost(segment);
    const auto stages = static_cast<double>(out.stages);
    std::size_t stage = 0;
    double running = 0;
    const auto advance = [&] {
        while (stage + 1 < out.stages && running >= total * (static_cast<double>(stage) + 1) / stages)
            ++stage;
    };
    for (const LayerOutline& segment : model.segments) {
        const double each = cost(segment);
        for (std::int64_t left = segment.count; left > 0;) {
            const double share = total * (static_cast<double>(stage) + 1) / stages;
            const std::int64_t here = layersUpTo(share, running, each, left, total, stage + 1 == out.stages);
            out.layers[stage] += static_cast<std::int32_t>(here);
            running += static_cast<double>(here) * each;
            left -= here;
            advance();
        }
    }
    out.headStage = stage;
}

/// torchtitan/distributed/pipeline_parallel.py generate_llm_fqn_per_model_part: embedding and head weigh a
/// layer each, the remainder goes to the first stages. Before, torchtitan/parallelisms/pipelining_utils.py
/// generate_split_points: the remainder goes to the stages after the first, and what is left to the last.
/// Chunk c of rank i is stage i + c·p. False where no stage could be filled.
bool splitAroundEnds(const ModelOutline& model, const Setup& setup, StageSplit& out) {
    const auto ranks = static_cast<std::int64_t>(out.stages);
    const std::int64_t stages = ranks * std::max<std::int64_t>(setup.virtualStages, 1);
    const std::int64_t counted = model.layers + (setup.endsUncounted ? 0 : 2);
    const std::int64_t each = counted / stages;
    std::int64_t rest = counted % stages;
    if (each < 1 || (!setup.endsUncounted && stages > model.layers))
        return false;
    std::int64_t left = model.layers;
    for (std::int64_t i = 0; i < stages; ++i) {
        std::int64_t here = each;
        if (setup.endsUncounted) {
            if (i > 0 && rest > 0) {
                ++here;
                --rest;
            }
        } else {
            here += (i < rest ? 1 : 0) - (i == 0 ? 1 : 0);
        }
        if (i + 1 == stages)
            here = left;
        out.layers[static_cast<std::size_t>(i % ranks)] += static_cast<std::int32_t>(here);
        left -= here;
    }
    return true;
}

} // namespace

StageSplit splitStages(const ModelOutline& model, const Setup& setup) {
    StageSplit out;
    out.stages = static_cast<std::size_t>(std::clamp<std::int64_t>(setup.pp, 1, kMostStages));
    out.headStage = out.stages - 1;
    if (setup.explicitStages) {
        out.layers = setup.stageLayers;
        return out;
    }
    if (out.stages > 1 && setup.framework->cut == StageCut::ByCost) {
        splitByCost(model, out);
        return out;
    }
    if (out.stages > 1 && setup.framework->cut == StageCut::EndsAsLayers &&
        splitAroundEnds(model, setup, out))
        return out;
    const auto each = static_cast<std::int32_t>(model.layers / static_cast<std::int64_t>(out.stages));
    const auto rest = static_cast<std::size_t>(model.layers % static_cast<std::int64_t>(out.stages));
    for (std::size_t i = 0; i < out.stages; ++i)
        out.layers[i] = each + (i < rest ? 1 : 0);
    return out;
}

double microBatchesInFlight(const Setup& setup, std::size_t stage) {
    if (setup.pp <= 1)
        return 1;
    const auto p = static_cast<double>(setup.pp);
    const auto m = static_cast<double>(setup.microBatches);
    const double after = p - 1 - static_cast<double>(stage);
    const auto v = static_cast<double>(setup.virtualStages);
    if (v <= 1)
        return std::min(m, after + 1);
    return std::min(m * v, 2 * after + (v - 1) * p + 1) / v;
}

namespace {

/// Gradients at the stage's ends that the 1F1B loop still holds.
double returnedTensors(bool first, bool last, bool between, StageInstant at) {
    const double input = first ? 0 : 1;
    const double output = last ? 0 : 1;
    switch (at.phase) { // `between`: a micro-batch has gone through backward before
    case Phase::Forward:
    case Phase::Loss: return between ? input + output : 0;
    case Phase::LossBackward: return between ? input + output : output;
    case Phase::LastLayer:
    case Phase::LateLayers:
    case Phase::EarlyLayers:
    case Phase::FirstLayer: return (at.done > 0 ? output : 0) + (between ? input : 0);
    case Phase::BackwardEnd: return input + output;
    case Phase::Step: return 0;
    }
    return 0;
}

} // namespace

double boundaryTensors(const Setup& setup, std::size_t stage, std::size_t stages, StageInstant at, double inFlight,
                       bool keepsInput) {
    const StageBuffers buffers = setup.framework->stageBuffers;
    const auto m = static_cast<double>(setup.microBatches);
    const auto v = static_cast<double>(std::max<std::int64_t>(setup.virtualStages, 1));
    if (buffers == StageBuffers::Returned && v <= 1)
        return returnedTensors(stage == 0, stage + 1 == stages, m > inFlight, at);
    if (buffers == StageBuffers::SentOn || buffers == StageBuffers::Returned)
        return 2; // received activation, gradient to send
    const double receiving = v - (stage == 0 ? 1 : 0); // chunks with a stage before them
    const double sending = v - (stage + 1 == stages ? 1 : 0);
    if (buffers == StageBuffers::InFlight) // the forward pass runs on a copy of its input
        return (receiving + sending) * (inFlight + 1);
    const double inputs =
        receiving * (m + (setup.stagesHoldInputGradients ? m : 1) - (keepsInput ? inFlight : 0));
    return inputs + sending * (m + (setup.stagesHoldOutputs ? m : inFlight));
}

double otherLogits(const Setup& setup) {
    return setup.pp > 1 && setup.lastStageHoldsLogits ? static_cast<double>(setup.microBatches - 1) : 0;
}

} // namespace memladder::detailed
