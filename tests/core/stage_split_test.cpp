// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Which layers a pipeline stage holds, and how many micro-batches of them, worked by hand.
#include "catch.h"

#include "estimate/detailed/pipeline.h"
#include "oracle_support.h"

#include <random>
#include <vector>

using namespace memladder;
using namespace memladder::detailed;

namespace {

/// Layers that cost 4·64·64 + 3·96·64 = 34,816 each; a head of `vocab` · 64.
ModelOutline model(std::int64_t layers, std::int64_t vocab) {
    LayerOutline layer;
    layer.count = layers;
    layer.query = 64;
    layer.ffn = 96;
    ModelOutline m;
    m.hidden = 64;
    m.vocab = vocab;
    m.layers = layers;
    m.segments = {layer};
    return m;
}

std::vector<int> split(const ModelOutline& m, const Setup& s) {
    const StageSplit out = splitStages(m, s);
    return {out.layers.begin(), out.layers.begin() + static_cast<std::ptrdiff_t>(out.stages)};
}

Setup stages(const char* framework, std::int64_t pp) {
    Setup s;
    s.framework = oracle::frameworkNamed(framework);
    s.pp = pp;
    return s;
}

using Layers = std::vector<int>;

} // namespace

TEST_CASE("Even stages take a layer more at the front; a list of one's own wins") {
    CHECK(split(model(10, 100), stages("megatron", 4)) == Layers{3, 3, 2, 2});
    CHECK(split(model(8, 100), stages("megatron", 4)) == Layers{2, 2, 2, 2});
    CHECK(split(model(8, 100), stages("megatron", 1)) == Layers{8});
    CHECK(splitStages(model(8, 100), stages("megatron", 4)).headStage == 3);
    Setup own = stages("megatron", 3);
    own.explicitStages = true;
    own.stageLayers = {1, 5, 2};
    CHECK(split(model(8, 100), own) == Layers{1, 5, 2});
}

TEST_CASE("nanotron splits by cost: a head as dear as two layers stands for them, and a tie moves on") {
    // 8 layers and a head of 2 are 10 parts.
    CHECK(split(model(8, 1088), stages("nanotron", 2)) == Layers{5, 3});
    CHECK(split(model(8, 1088), stages("nanotron", 5)) == Layers{2, 2, 2, 2, 0});
    CHECK(splitStages(model(8, 1088), stages("nanotron", 5)).headStage == 4);
    // A head of 8 layers: half of it all is reached by the layers alone.
    CHECK(split(model(8, 8 * 544), stages("nanotron", 2)) == Layers{8, 0});
    CHECK(split(model(8, 8 * 544 - 1), stages("nanotron", 2)) == Layers{8, 0});
    CHECK(split(model(8, 8 * 544 + 1), stages("nanotron", 2)) == Layers{8, 0});
    CHECK(splitStages(model(8, 8 * 544 + 1), stages("nanotron", 2)).headStage == 0); // the head is what crosses the half
    CHECK(splitStages(model(8, 8 * 544), stages("nanotron", 2)).headStage == 1);
    CHECK(split(model(8, 1088), stages("nanotron", 1)) == Layers{8});
    // One feed-forward more than the others costs as it should: 4·q·h is less than half of a layer.
    ModelOutline uneven = model(4, 1);
    uneven.segments.push_back(uneven.segments.front());
    uneven.segments.back().ffn = 0;
    uneven.layers = 8; // four of 34,816, four of 16,384: half is 102,432
    CHECK(split(uneven, stages("nanotron", 2)) == Layers{3, 5});
}

TEST_CASE("Layers that are cut many at a time lie as layers that are cut one after the other") {
    std::mt19937_64 random(4);
    const auto below = [&random](std::uint64_t limit) { return static_cast<std::int64_t>(random() % limit); };
    int uneven = 0;
    for (int i = 0; i < 4000; ++i) {
        ModelOutline m = model(0, 1 + below(1 << 16));
        m.hidden = 64 * (1 + below(i % 8 == 0 ? 1 << 16 : 64));
        m.segments.clear();
        for (std::int64_t kinds = 1 + below(3); kinds > 0; --kinds) {
            LayerOutline layer;
            layer.count = 1 + below(i % 4 == 0 ? 3000 : 40);
            layer.query = below(5) * m.hidden / 4;
            layer.ffn = below(4) * m.hidden;
            m.layers += layer.count;
            m.segments.push_back(layer);
        }
        const Setup s = stages("nanotron", 2 + below(i % 4 == 0 ? 255 : 12));
        // nanotron src/nanotron/models/base.py build_model, as it reads.
        Layers expected(static_cast<std::size_t>(s.pp));
        const auto h = static_cast<double>(m.hidden);
        const auto cost = [h](const LayerOutline& l) {
            return 4 * static_cast<double>(l.query) * h + 3 * static_cast<double>(l.ffn) * h;
        };
        double total = static_cast<double>(m.vocab) * h;
        for (const LayerOutline& segment : m.segments)
            total += static_cast<double>(segment.count) * cost(segment);
        std::size_t stage = 0;
        double running = 0;
        for (const LayerOutline& segment : m.segments) {
            for (std::int64_t k = 0; k < segment.count; ++k) {
                ++expected[stage];
                running += cost(segment);
                while (stage + 1 < expected.size() &&
                       running >= total * (static_cast<double>(stage) + 1) / static_cast<double>(s.pp))
                    ++stage;
            }
        }
        CAPTURE(m.hidden, m.vocab, m.layers, m.segments.size(), s.pp);
        CHECK(split(m, s) == expected);
        CHECK(splitStages(m, s).headStage == stage);
        uneven += expected.front() != expected.back() ? 1 : 0;
    }
    CHECK(uneven > 1000);
}

TEST_CASE("Micro-batches in flight, by hand: one stage, 1F1B, interleaved, and fewer than there are stages") {
    Setup s = stages("megatron", 1);
    s.microBatches = 7;
    CHECK(microBatchesInFlight(s, 0) == 1);
    s.pp = 4;
    CHECK(microBatchesInFlight(s, 0) == 4);
    CHECK(microBatchesInFlight(s, 1) == 3);
    CHECK(microBatchesInFlight(s, 3) == 1);
    s.virtualStages = 3; // (2·(p − i − 1) + 2p + 1) / 3
    CHECK(microBatchesInFlight(s, 0) == 15.0 / 3);
    CHECK(microBatchesInFlight(s, 3) == 9.0 / 3);
    s.microBatches = 2; // six chunks are all there are
    CHECK(microBatchesInFlight(s, 0) == 2);
    s.virtualStages = 1;
    CHECK(microBatchesInFlight(s, 0) == 2);
    CHECK(microBatchesInFlight(s, 3) == 1);
}
