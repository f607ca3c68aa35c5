// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "model/adapter_widths.h"

#include <algorithm>

namespace memladder {

namespace {

/// Outputs of query, key and value, and inputs of the output projection.
struct Projections {
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::int64_t value = 0;
    std::int64_t output = 0;
};

Projections projections(const Attention& a) {
    return {a.queryWidth() * (a.outputGate ? 2 : 1), a.ownsKeyValue ? a.keyWidth() : 0, a.ownsKeyValue ? a.valueWidth() : 0, a.outputWidth()};
}

Projections projections(const LatentAttention& a) {
    const std::int64_t query = a.heads * a.queryHeadDim();
    return {query, query, a.heads * a.valueHeadDim, a.heads * a.valueHeadDim};
}

Projections projections(const DeltaNet& d) {
    return {d.keyWidth(), d.keyWidth(), 2 * d.valueWidth(), d.valueWidth()};
}

Projections projections(const LightningAttention& a) {
    const std::int64_t width = a.heads * a.headDim;
    return {width, width, 2 * width, width};
}

Projections projections(const StateSpace& s) {
    return {s.innerWidth, 0, s.innerWidth + 2 * s.stateSize, s.innerWidth};
}

Projections projections(const ShortConvolution&) {
    return {};
}

Projections projections(const OtherMixer&) {
    return {};
}

void addLayers(AdapterWidths& out, const std::vector<LayerGroup>& groups, std::int64_t h) {
    const auto add = [&out](std::size_t target, std::int64_t count, std::int64_t in, std::int64_t width) {
        if (count <= 0 || in <= 0 || width <= 0)
            return;
        out[target].sides += count * (in + width);
        out[target].mostRank = std::max(out[target].mostRank, std::min(in, width));
    };
    for (const LayerGroup& group : groups) {
        for (const Mixer& mixer : group.layer.mixers) {
            const Projections p = std::visit([](const auto& kind) { return projections(kind); }, mixer);
            add(0, group.count, h, p.query);
            add(1, group.count, h, p.key);
            add(2, group.count, h, p.value);
            add(3, group.count, p.output, h);
        }
        if (const auto& mlp = group.layer.dense) {
            add(4, mlp->gated ? group.count : 0, h, mlp->width);
            add(5, group.count, h, mlp->width);
            add(6, group.count, mlp->width, h);
        }
    }
}

} // namespace

AdapterWidths adapterWidths(const Architecture& a) {
    AdapterWidths out{};
    addLayers(out, a.encoder, a.hidden);
    addLayers(out, a.layers, a.hidden);
    if (const std::int64_t rows = a.headRows > 0 ? a.headRows : a.vocab; a.hasHead)
        out[7] = {a.hidden + rows, std::min(a.hidden, rows)};
    return out;
}

} // namespace memladder
