// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// One layer of the detailed account, tensor by tensor, worked by hand in bytes a token: queries are 64 wide, keys and
/// values 32.
#include "catch.h"
#include "core/small_decoder.h"

#include "estimate/detailed/activations.h"

using namespace memladder;
using namespace memladder::detailed;

namespace {

constexpr double h = 64;
constexpr double q = 64;
constexpr double k = 32; // and values
constexpr double f = 96;
constexpr double a = 4;

LayerOutline dense() {
    return test::smallLayer(2);
}

ModelOutline model() {
    return test::smallModel(2);
}

Setup setup(const char* framework) {
    return test::smallSetup(framework);
}

LayerTokens tokens(const Setup& s, const LayerOutline& l = dense(), const ModelOutline& m = model()) {
    return layerTokens(m, l, s, true);
}

/// Tensor parallelism of degree two, the regions between divided too.
Setup divided(Setup s) {
    s.tp = 2;
    s.sequenceParallel = true;
    return s;
}

Setup adapters(const char* framework, std::uint8_t targets) {
    Setup s = setup(framework);
    s.train = TrainKind::Adapters;
    s.adapterRank = 8;
    s.adapterTargets = targets;
    return s;
}

constexpr std::uint8_t kAllLinears = 127;

} // namespace

TEST_CASE("Transformer Engine keeps inputs of norms and matrices, the rotated heads, the two halves of the gate and their product") {
    const double norms = 2 * 2 * h;
    const double inputs = 2 * 2 * h;
    const double heads = 2 * (q + 2 * k);
    const double attention = 2 * q + 4 * a; // and the log of a sum a head, in fp32
    const double mlp = 4 * f + 2 * f;
    const LayerTokens whole = tokens(setup("megatron"));
    CHECK(whole.kept == norms + inputs + heads + attention + mlp);
    CHECK(whole.input == 2 * h); // what the first norm keeps is the layer's input itself
    CHECK(whole.live == 0);
    CHECK(whole.keptFixed == 0);
    CHECK(whole.firstLayerLess == 0);
    CHECK_FALSE(whole.recomputed);
    // Tensor parallelism divides what lies inside; with sequence parallelism everything.
    Setup s = setup("megatron");
    s.tp = 2;
    CHECK(tokens(s).kept == norms + inputs + (heads + attention + mlp) / 2);
    CHECK(tokens(divided(setup("megatron"))).kept == (norms + inputs + heads + attention + mlp) / 2);
    s = divided(setup("megatron"));
    s.linearInputsWhole = true;
    CHECK(tokens(s).kept == inputs + (norms + heads + attention + mlp) / 2);
    s = setup("megatron");
    s.residualFp32 = true;
    CHECK(tokens(s).kept == 2 * norms + inputs + heads + attention + mlp);
    s = setup("megatron");
    s.hiddenDropout = true;
    CHECK(tokens(s).kept == whole.kept + 2 * h); // a byte an element, twice
    CHECK(tokens(divided(s)).kept == (whole.kept + 2 * h) / 2);
    s = setup("megatron");
    s.localKernels = true; // the activated gate, and the attention's result in two layouts
    CHECK(tokens(s).kept == whole.kept + 2 * f + 2 * q);
    s = setup("megatron");
    s.cp = 2;
    CHECK(tokens(s).kept == whole.kept);
    s.contextKind = ContextKind::AllToAll; // by head and by token
    CHECK(tokens(s).kept == whole.kept + 2 * q);
    ModelOutline parallel = model();
    parallel.parallelResidual = true; // one input for both norms
    CHECK(tokens(setup("megatron"), dense(), parallel).kept == whole.kept - 2 * h);
    LayerOutline plain = dense();
    plain.gated = false;
    CHECK(tokens(setup("megatron"), plain).kept == whole.kept - 2 * f);
    LayerOutline normed = dense();
    normed.queryKeyNorm = true; // inputs of the two norms, an inverse rms a head
    CHECK(tokens(setup("megatron"), normed).kept == whole.kept + 2 * (q + k) + 4 * (a + 2));
}

TEST_CASE("Latent attention keeps its two compressed streams, their normed copies, and heads of two widths") {
    LayerOutline latent = dense();
    latent.latent = true;
    latent.heads = latent.kvHeads = 4;
    latent.queryRank = 24;
    latent.kvRank = 20;
    latent.ropeWidth = 8;
    latent.query = latent.key = 4 * (16 + 8); // with and without rotation
    latent.value = latent.output = 4 * 16;
    const double norms = 2 * 2 * h + 2 * 2 * 24 + 2 * (20 + 8) + 2 * 20;
    const double inputs = 2 * 2 * h;
    const double attention = 2 * (96 + 96 + 64) + 2 * 64 + 4 * a;
    const double mlp = 4 * f + 2 * f;
    CHECK(tokens(setup("megatron"), latent).kept == norms + inputs + attention + mlp);
    Setup s = setup("megatron");
    s.tp = 2; // the compressed streams are whole on every rank
    CHECK(tokens(s, latent).kept == norms + inputs + (attention + mlp) / 2);
}

TEST_CASE("A layer without attention keeps its norms, its inputs and its feed-forward block") {
    LayerOutline none = dense();
    none.heads = none.kvHeads = none.query = none.key = none.value = none.output = 0;
    CHECK(tokens(setup("megatron"), none).kept == 2 * 2 * h + 2 * 2 * h + 6 * f);
}

TEST_CASE("Eager PyTorch also keeps the activated gate, widened heads and inverse norms; compiled it does not") {
    const double norms = 2 * 2 * h + 2 * 4;
    const double inputs = 2 * 2 * h;
    const double attention = 2 * q + 4 * a;
    const double mlp = 4 * f + 2 * f + 2 * f;
    Setup s = setup("torchtitan");
    const double narrow = norms + inputs + 2 * (q + 2 * k) + attention + mlp;
    CHECK(tokens(s).kept == narrow);
    CHECK(tokens(s).keptFixed == 2 * 512);
    s.kvRepeat = true;
    CHECK(tokens(s).kept == narrow - 2 * (q + 2 * k) + 6 * q);
    s.tp = 2; // a single local key/value head is a view
    CHECK(tokens(s).kept == norms + inputs + (2 * (q + 2 * k) + attention + mlp) / 2);
    s = setup("torchtitan");
    s.fp32Norm = true; // fp32 copy and normalised copy of each, an inverse rms in fp32
    CHECK(tokens(s).kept == narrow - norms + 2 * ((4 + 2) * h + 4));
    CHECK(normTokens(model(), s) == 6 * h + 2 * h);
    s.residualFp32 = true;
    CHECK(tokens(s).kept == narrow - norms + 2 * ((4 + 4) * h + 4));
    CHECK(normTokens(model(), s) == 8 * h + 2 * h);
    LayerOutline normed = dense();
    normed.queryKeyNorm = true;
    CHECK(tokens(s, normed).kept == tokens(s).kept + 6 * (q + k) + 4 * (a + 2));
    s.compiled = true;
    CHECK(tokens(s).kept == 2 * 4 * h + inputs + 2 * (q + 2 * k) + attention + 4 * f + 2 * f);
    CHECK(normTokens(model(), s) == 4 * h + 2 * h);
    CHECK(normTokens(model(), setup("torchtitan")) == 2 * h + 2 * h);
    CHECK(normTokens(model(), divided(setup("megatron"))) == (2 * h + 2 * h) / 2);
    // nanotron: both plain and rotated queries and keys; LitGPT: the projection's whole result beside them.
    CHECK(tokens(setup("nanotron")).kept == narrow - 2 * 4 + 2 * (q + k));
    CHECK(tokens(setup("litgpt")).kept == narrow + 2 * (q + k));
}

TEST_CASE("Without flash attention one row of scores a token and head, with dropout a mask and the dropped row as well") {
    Setup s = setup("torchtitan");
    const double flash = tokens(s).kept;
    s.flashAttention = false;
    CHECK(tokens(s).kept == flash - 4 * a + a * 128 * 2);
    CHECK(tokens(s).keptFixed == 0);
    s.attentionDropout = true;
    CHECK(tokens(s).kept == flash - 4 * a + a * 128 * (2 + 1 + 2));
    s.cp = 2;
    CHECK(tokens(s).kept == flash - 4 * a + a * 64 * (2 + 1 + 2));
    s.cp = 1;
    s.recompute = RecomputeKind::AttentionCore;
    CHECK(tokens(s).kept == flash - 4 * a);
    CHECK(tokens(s).live == a * 128 * (2 + 1 + 2));
    CHECK(tokens(s).recomputed);
    s.flashAttention = true;
    CHECK(tokens(s).kept == flash);
    CHECK_FALSE(tokens(s).recomputed);
}

TEST_CASE("Full recompute keeps the layer's input and brings the rest back; reversible keeps nothing") {
    Setup s = setup("megatron");
    const double all = tokens(s).kept;
    s.recompute = RecomputeKind::Full;
    CHECK(tokens(s).kept == 2 * h);
    CHECK(tokens(s).live == all - 2 * h + 2 * h); // its checkpoint runs inside another and holds the layer's output too
    CHECK(layerTokens(model(), dense(), s, false).kept == all); // a layer that every-n leaves alone
    s = divided(s);
    CHECK(tokens(s).kept == 2 * h / 2);
    CHECK(tokens(s).live == all / 2);
    s = setup("megatron");
    s.recompute = RecomputeKind::Full;
    s.residualFp32 = true;
    CHECK(tokens(s).kept == 4 * h);
    s = setup("megatron");
    s.recompute = RecomputeKind::Reversible;
    CHECK(tokens(s).kept == 0);
    s = setup("torchtitan");
    const double eager = tokens(s).kept;
    s.recompute = RecomputeKind::Full;
    CHECK(tokens(s).live == eager - 2 * h);
    CHECK(tokens(s).keptFixed == 0);
}

TEST_CASE("Recompute per operation keeps attention and each second product, as torchtitan lists them") {
    Setup s = setup("torchtitan");
    const double all = tokens(s).kept;
    s.recompute = RecomputeKind::PerOperation;
    const double shared = 2 * q + 2 * k + (2 * q + 4 * a) + 2 * f; // query, value, attention, gate
    CHECK(tokens(s).kept == 2 * h + shared + 2 * h);
    CHECK(tokens(s).live == all - shared - 2 * h);
    CHECK(tokens(s).keptFixed == 2 * 512);
    s.compiled = true;
    CHECK(tokens(s).kept == 2 * h + shared);
    s.compiled = false;
    s.perOpKeepsEveryMatmul = true; // key, up, output as well
    CHECK(tokens(s).kept == 2 * h + shared + 2 * k + 2 * f + 2 * h + 2 * h);
    s.perOpKeepsEveryMatmul = false;
    s = divided(s);
    CHECK(tokens(s).kept == (2 * h + shared) / 2 + 2 * h + 2 * 2 * h / 2);
    s.perOpKeepsReduceScatter = false;
    CHECK(tokens(s).kept == (2 * h + shared) / 2 + 2 * h);
}

TEST_CASE("In the backward pass of a layer stand the output's gradient and those of the product and its factors") {
    CHECK(tokens(setup("megatron")).work == 2 * h + 2 * 2 * f); // the product is gone
    CHECK(tokens(divided(setup("megatron"))).work == 2 * h / 2 + 2 * 2 * h + 2 * 2 * f / 2);
    CHECK(tokens(setup("torchtitan")).work == 2 * h + 3 * 2 * f - 2 * f);
    LayerOutline plain = dense();
    plain.gated = false;
    CHECK(tokens(setup("megatron"), plain).work == 2 * h + 2 * f);
    CHECK(tokens(setup("torchtitan"), plain).work == 2 * h + 2 * 2 * f - 2 * f);
    Setup s = setup("torchtitan");
    s.residualFp32 = true;
    CHECK(tokens(s).work == 4 * h + 2 * 2 * f);
}

TEST_CASE("Frozen matrices keep no input; adapters keep their own, once where they share it") {
    const double frozenLayer = 2 * 2 * h + 2 * (q + 2 * k) + 2 * q + 4 * a + 4 * f; // Transformer Engine: norms, heads, attention, gate and up
    Setup s = adapters("megatron", 0);
    CHECK(tokens(s).kept == frozenLayer);
    CHECK(tokens(s).firstLayerLess == 2 * h); // before the first adapter nothing has a gradient
    s = adapters("megatron", kAllLinears);
    // Stored in fp32 under autocast: seven low-rank results and seven inputs in 16 bit.
    const double ranks = 7 * 2 * 8;
    const double inputs = 2 * (3 * h + q + 2 * h + f);
    CHECK(tokens(s).kept == frozenLayer + ranks + inputs);
    s.adapterDropout = true; // a mask of one byte beside each
    CHECK(tokens(s).kept == frozenLayer + ranks + inputs + 3 * h + q + 2 * h + f);
    s.autocast = false; // in fp32
    CHECK(tokens(s).kept == frozenLayer + 2 * (ranks + inputs) + 3 * h + q + 2 * h + f);
    s.adapterDropout = false;
    s.adapterBytes = 2; // in the layer's type they share: the first norm's output, the second's, the product
    CHECK(tokens(s).kept == frozenLayer + ranks + 2 * h + 2 * h + 2 * f);
    s.adapterTargets = kAdaptQuery | kAdaptValue;
    CHECK(tokens(s).kept == frozenLayer + 2 * 2 * 8 + 2 * h);
    s.adapterTargets = kAdaptOutput; // attention keeps its result anyway
    CHECK(tokens(s).kept == frozenLayer + 2 * 8);
    s.adapterTargets = kAdaptDown;
    CHECK(tokens(s).kept == frozenLayer + 2 * 8 + 2 * f);
    s.tp = 2;
    CHECK(tokens(s).kept == 2 * 2 * h + (frozenLayer - 2 * 2 * h) / 2 + (2 * 8 + 2 * f) / 2);
    s = adapters("megatron", kAllLinears);
    CHECK(adapterParams(model(), dense(), s) == 8 * ((h + q) + 2 * (h + k) + (q + h) + 3 * (h + f)));
    s.tp = 2;
    CHECK(adapterParams(model(), dense(), s) == 4 * ((h + q) + 2 * (h + k) + (q + h) + 3 * (h + f)));
    CHECK(normTokens(model(), adapters("megatron", kAllLinears)) == 2 * h);                   // no input of a frozen head
    CHECK(normTokens(model(), adapters("megatron", kAllLinears | kAdaptHead)) == 2 * h + 2 * h);
}

TEST_CASE("One matrix for queries, keys and values carries one adapter; what it does not adapt is padded") {
    Setup s = adapters("litgpt", kAdaptQuery | kAdaptKey | kAdaptValue);
    s.adapterBytes = 2;
    Setup none = s;
    none.adapterTargets = 0;
    const double base = tokens(none).kept;
    CHECK(tokens(s).kept == base + 3 * 2 * 8 + 2 * h);
    s.adapterTargets = kAdaptQuery | kAdaptValue; // the update of both, padded where the key's would be
    CHECK(tokens(s).kept == base + 2 * 2 * 8 + 2 * h + 2 * (q + k));
    s.adapterDropout = true;
    CHECK(tokens(s).kept == base + 2 * 2 * 8 + 2 * h + h + 2 * (q + k));
    s.adapterDropout = false;
    s.adapterTargets = kAllLinears; // the others each for itself: output, gate and up, down
    CHECK(tokens(s).kept == base + 3 * 2 * 8 + 2 * h + 4 * 2 * 8 + 2 * h + 2 * f);
}

TEST_CASE("Eager adapters: frozen norms keep no normalised copy; 4-bit matrices of old releases keep their inputs") {
    Setup s = adapters("hf", 0);
    s.fp32Norm = true;
    const double rest = 2 * (q + 2 * k) + 2 * q + 4 * a + 4 * f + 2 * f;
    CHECK(tokens(s).kept == 2 * (4 * h + 4) + rest);
    CHECK(tokens(s).firstLayerLess == 4 * h + 4);
    CHECK(normTokens(model(), s) == 4 * h);
    s.normsTrained = true;
    CHECK(tokens(s).kept == 2 * ((4 + 2) * h + 4) + rest);
    CHECK(tokens(s).firstLayerLess == 0);
    s.normsTrained = false;
    s.quantisedInputsHeld = true;
    CHECK(tokens(s).kept == 2 * (4 * h + 4) + rest + 2 * 2 * h + 2 * q + 2 * f);
    ModelOutline parallel = model();
    parallel.parallelResidual = true;
    CHECK(tokens(s, dense(), parallel).firstLayerLess == 2 * (4 * h + 4) + 6 * f + 2 * h + 2 * f);
    s.adapterTargets = kAdaptUp;
    CHECK(tokens(s, dense(), parallel).firstLayerLess == 2 * (4 * h + 4));
}

TEST_CASE("Experts: the routed share of tokens, their inputs, products and activations, and a router in fp32") {
    LayerOutline moe = dense();
    moe.ffn = 0;
    moe.experts = 8;
    moe.topK = 2;
    moe.expertFfn = 48;
    Setup s = setup("megatron");
    const double attentionAndNorms = 2 * 2 * h + 2 * 2 * h + 2 * (q + 2 * k) + 2 * q + 4 * a;
    CHECK(routedShare(moe, s) == 2);
    CHECK(routedShare(dense(), s) == 0);
    CHECK(tokens(s, moe).kept == attentionAndNorms + 2 * h * 2 + 2 * 2 * 48 * 2 + 2 * 48 * 2 + 16 * 8);
    CHECK(tokens(s, moe).work == 2 * h + 3 * 2 * h * 2 + 2 * 2 * 48 * 2);
    moe.sharedFfn = 32;
    CHECK(tokens(s, moe).kept == attentionAndNorms + 2 * h * 2 + 3 * 2 * 48 * 2 + 16 * 8 + 6 * 32);
    moe.sharedFfn = 0;
    s.imbalance = 1.5;
    CHECK(routedShare(moe, s) == 3);
    s.imbalance = 1;
    s.capacityFactor = 1.5; // 128 · 2 · 1.5 / 8 = 48 each
    CHECK(routedShare(moe, s) == 3);
    s.capacityFactor = 1.51; // 48.32: 49 each
    CHECK(routedShare(moe, s) == Approx(49 * 8 / 128.0));
    s.capacityFactor = 0;
    s.tp = 2;
    s.etp = 2;
    CHECK(routedShare(moe, s) == 4);
    s.sequenceParallel = true;
    CHECK(routedShare(moe, s) == 2);
    CHECK(tokens(s, moe).kept == attentionAndNorms / 2 + 2 * h * 2 + 3 * 2 * 48 * 2 / 2.0 + 16 * 8 / 2.0);
    // Eager: the activated gate too; frozen experts keep neither input.
    Setup eager = setup("torchtitan");
    CHECK(tokens(eager, moe).kept == attentionAndNorms + 8 + 2 * h * 2 + 4 * 2 * 48 * 2 + 16 * 8);
    Setup still = adapters("torchtitan", 0);
    CHECK(tokens(still, moe).kept == attentionAndNorms + 8 - 2 * 2 * h + 3 * 2 * 48 * 2 + 16 * 8);
    CHECK(tokens(setup("hf"), moe).work == 2 * h + (3 * 2 * h + 2 * 2 * 48) * 2 / 8.0); // one expert after the other
}
