// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "model/parameters.h"

using namespace memladder;

namespace {

UniformDecoder llama2Of70B() {
    UniformDecoder d;
    d.layers = 80;
    d.hidden = 8192;
    d.heads = 64;
    d.kvHeads = 8;
    d.ffn = 28672;
    d.gated = true;
    d.vocab = 32000;
    d.tied = false;
    d.norm = NormKind::Rms;
    d.positions = PositionKind::Rotary;
    d.biasQkv = d.biasOutput = d.biasMlp = false;
    return d;
}

} // namespace

TEST_CASE("Tensors add up to the total, by hand for Llama 2 70B") {
    const Architecture a = architectureOf(llama2Of70B());
    // One layer: q and o 8192², k and v 8192·1024, three matrices of 8192·28672, two norms.
    const std::int64_t layer = 2LL * 8192 * 8192 + 2LL * 8192 * 1024 + 3LL * 8192 * 28672 + 2 * 8192;
    REQUIRE(a.layers.size() == 1);
    CHECK(layerParameters(a.layers[0].layer, a.hidden) == layer);
    const ParameterCount count = countParameters(a);
    CHECK(count.total == 80 * layer + 2LL * 32000 * 8192 + 8192);
    CHECK(count.total == 68'976'648'192);
    CHECK(count.embedding == 32000LL * 8192);
    CHECK(count.head == 32000LL * 8192);
    CHECK(count.nonEmbedding == count.total - count.embedding - count.head);
    CHECK(count.active == count.total);
    CHECK(count.of(TensorCategory::Norm) == 161 * 8192);

    std::int64_t sum = 0;
    for (const TensorGroup& group : tensorGroups(a))
        sum += group.elements * group.layers;
    CHECK(sum == count.all());
}

TEST_CASE("A tied head is counted once") {
    UniformDecoder d = llama2Of70B();
    const ParameterCount untied = countParameters(architectureOf(d));
    d.tied = true;
    const ParameterCount tied = countParameters(architectureOf(d));
    CHECK(untied.total - tied.total == 32000LL * 8192);
    CHECK(tied.head == 0);
    CHECK(tied.tied);
}

TEST_CASE("Active parameters hold the chosen experts only") {
    UniformDecoder d = llama2Of70B();
    d.experts = 8;
    d.topK = 2;
    d.expertFfn = 1000;
    d.sharedFfn = 500;
    d.denseLayers = 3;
    const Architecture a = architectureOf(d);
    REQUIRE(a.layers.size() == 2);
    CHECK(a.layers[0].count == 3);
    const ParameterCount count = countParameters(a);
    CHECK(count.of(TensorCategory::Expert) == 77LL * 8 * 3 * 8192 * 1000);
    CHECK(count.total - count.active == 77LL * 6 * 3 * 8192 * 1000);
    CHECK(count.of(TensorCategory::SharedExpert) == 77LL * 3 * 8192 * 500);
    CHECK(count.of(TensorCategory::Router) == 77LL * 8 * 8192);
    const ModelShape shape = shapeOf(a);
    CHECK(shape.denseLayers == 3);
    CHECK(shape.ffn == 28672);
    CHECK(shape.expertFfn == 1000);
    CHECK_FALSE(shape.uniform);
}

TEST_CASE("Latent attention, by hand for DeepSeek V3") {
    LatentAttention latent;
    latent.heads = 128;
    latent.queryRank = 1536;
    latent.kvRank = 512;
    latent.nopeHeadDim = 128;
    latent.ropeHeadDim = 64;
    latent.valueHeadDim = 128;
    Layer layer;
    layer.mixers.emplace_back(latent);
    layer.norms = 0;
    const std::int64_t h = 7168;
    CHECK(layerParameters(layer, h) ==
          h * 1536 + 1536 + 1536LL * 128 * 192 + h * (512 + 64) + 512 + 512LL * 128 * 256 + 128LL * 128 * h);
}

TEST_CASE("Counts saturate instead of wrapping") {
    UniformDecoder d = llama2Of70B();
    d.hidden = std::int64_t{1} << 40;
    d.ffn = std::int64_t{1} << 40;
    CHECK(countParameters(architectureOf(d)).total == INT64_MAX);
}

TEST_CASE("Layers that are alike share a group") {
    std::vector<LayerGroup> groups;
    Layer a;
    Layer b;
    b.norms = 4;
    appendLayer(groups, a);
    appendLayer(groups, a);
    appendLayer(groups, b);
    appendLayer(groups, a, 3);
    CHECK(groups.size() == 3);
    CHECK(groups[0].count == 2);
    CHECK(layerCount(groups) == 6);
}
