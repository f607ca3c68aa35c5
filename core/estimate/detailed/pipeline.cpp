// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/pipeline.h"

#include <algorithm>

namespace memladder::detailed {

namespace {

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
        for (std::int64_t i = 0; i < segment.count; ++i) {
            ++out.layers[stage];
            running += cost(segment);
            advance();
        }
    }
    out.headStage = stage;
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
    if (out.stages > 1 && setup.framework->splitsByCost) {
        splitByCost(model, out);
        return out;
    }
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
    const auto v = static_cast<double>(std::max<std::int64_t>(setup.virtualStages, 1));
    if (v <= 1)
        return std::min(m, after + 1);
    return std::min(m * v, 2 * after + (v - 1) * p + 1) / v;
}

} // namespace memladder::detailed
