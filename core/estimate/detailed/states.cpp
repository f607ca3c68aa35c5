// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/states.h"

#include <algorithm>
#include <cmath>

namespace memladder::detailed {

namespace {

double real(std::int64_t value) {
    return static_cast<double>(value);
}

double paddedVocab(const ModelOutline& model, const Setup& s) {
    if (s.paddedVocab > 0)
        return real(s.paddedVocab);
    const double multiple =
        static_cast<double>(s.framework->vocabMultiple) * real(s.framework->vocabMultiple > 1 ? s.tp : 1);
    return std::ceil(real(model.vocab) / multiple) * multiple;
}

double denseParams(const LayerOutline& l, const Setup& s) {
    return l.dividedParams / real(s.tp) + l.replicatedParams;
}

double expertParams(const LayerOutline& l, const Setup& s) {
    return l.expertParams / real(s.ep) / real(s.etp);
}

/// Transformer Engine keeps one uninitialised 16-bit tensor for each shape of weight whose gradient was
/// accumulated elsewhere (transformer_engine/pytorch/module/base.py get_dummy_wgrad); Megatron's output layer
/// shares that cache (megatron/core/tensor_parallel/layers.py). Shapes that coincide share an entry; those of
/// one stage's layers are alike, so kinds of layers are looked at one after the other.
double dummyGradients(const ModelOutline& model, const Setup& s, std::int64_t begin, std::int64_t count,
                      bool hasHead, double head) {
    struct Shape {
        double rows;
        double columns;
    };
    std::array<Shape, 24> seen{};
    std::size_t used = 0;
    double elements = 0;
    const auto add = [&](double rows, double columns) {
        if (rows <= 0 || columns <= 0)
            return;
        for (std::size_t i = 0; i < used; ++i) {
            if (seen[i].rows == rows && seen[i].columns == columns)
                return;
        }
        if (used < seen.size())
            seen[used++] = {rows, columns};
        elements += rows * columns;
    };
    const double h = real(model.hidden);
    const double t = real(s.tp);
    std::int64_t at = 0;
    for (const LayerOutline& l : model.segments) {
        const bool here = at < begin + count && at + l.count > begin;
        at += l.count;
        if (!here)
            continue;
        if (l.latent) {
            add(real(l.queryRank), h);
            add(real(l.kvRank + l.ropeWidth), h);
            add(real(l.query) / t, l.queryRank > 0 ? real(l.queryRank) : h);
            // One projection makes keys without rotation and values from the latent.
            add((real(l.key) - real(l.heads * l.ropeWidth) + real(l.value)) / t, real(l.kvRank));
        } else {
            add(real(l.query + l.key + l.value) / t, h);
        }
        add(h, real(l.output) / t);
        const auto mlp = [&](std::int64_t width, bool gated, double parts) {
            add((gated ? 2 : 1) * real(width) / parts, h);
            add(h, real(width) / parts);
        };
        if (l.ffn > 0)
            mlp(l.ffn, l.gated, t);
        if (l.sharedFfn > 0)
            mlp(l.sharedFfn, l.expertGated, t);
        if (l.experts > 0)
            mlp(l.expertFfn, l.expertGated, real(s.etp));
    }
    if (hasHead)
        add(head / h, h);
    return 2 * elements;
}

/// Grouped products run on four streams, each with a workspace of 32 MiB on Hopper and later (TransformerEngine 2.11
/// common/util/multi_stream.cpp, pytorch/cpp_extensions/gemm.py get_cublas_workspace).
constexpr double kGroupedWorkspaces = 4;

/// Ranks that share weights which nobody trains, out of `group`; `asWeights` share the trained ones.
double frozenZ(FrozenDivision division, double group, double asWeights) {
    return division == FrozenDivision::AsWeights ? asWeights : division == FrozenDivision::Divided ? group : 1;
}

} // namespace

LayerUse useOf(const ModelOutline& model, const LayerOutline& layer, const Setup& s, bool recomputeThis) {
    LayerUse out;
    out.tokens = layerTokens(model, layer, s, recomputeThis);
    out.params = denseParams(layer, s) + expertParams(layer, s);
    const double width = layer.experts > 0
                             ? real(layer.expertFfn) * real(layer.experts) / real(s.ep) / real(s.etp)
                             : real(layer.ffn) / real(s.tp);
    out.width = width;
    out.lastMatrix = real(model.hidden) * width;
    return out;
}

StageParams stageParams(const ModelOutline& model, const Setup& s, std::int64_t begin, std::int64_t count,
                        bool hasEmbedding, bool hasHead) {
    StageParams out;
    const double h = real(model.hidden);
    const double t = real(s.tp);
    out.headRows = paddedVocab(model, s);
    const double table = out.headRows * h / t;
    const bool sharesTable = model.tied && hasEmbedding; // a tied head on another stage holds its own copy
    if (hasEmbedding) {
        out.embedding = table;
        out.outerRest += model.positionParams;
    }
    if (hasHead) {
        out.head = sharesTable ? 0 : table;
        out.finalNorm = model.finalNormParams;
        out.outerRest += model.finalNormParams;
    }

    double dense = 0;
    double experts = 0;
    double norms = 0;
    double adapters = 0;
    double widest = 0;
    double widestInExperts = 0;
    std::int64_t at = 0;
    double largestMatrix = table;
    for (const LayerOutline& l : model.segments) {
        const double here = real(std::min(at + l.count, begin + count) - std::max(at, begin));
        at += l.count;
        if (here <= 0)
            continue;
        dense += here * denseParams(l, s);
        experts += here * expertParams(l, s);
        norms += here * l.normParams;
        if (s.train == TrainKind::Adapters)
            adapters += here * adapterParams(model, l, s);
        if (const double all = denseParams(l, s) + expertParams(l, s); all > widest) {
            widest = all;
            widestInExperts = expertParams(l, s);
        }
        largestMatrix = std::max(largestMatrix, real(l.ffn) * h / t);
    }
    out.layers = dense + experts;
    out.experts = experts;
    const double outer = out.embedding + out.head + out.outerRest;
    out.total = out.layers + outer;

    out.z = s.division == Division::None ? 1 : real(std::max<std::int64_t>(s.shardGroup, 1));
    const double zExperts =
        s.division == Division::None ? 1 : std::max(1.0, out.z * t / (real(s.ep) * real(s.etp)));
    const bool weightsDivided =
        s.division == Division::Zero3 || s.division == Division::Fsdp1 || s.division == Division::Fsdp2;
    const bool gradientsDivided = weightsDivided || s.division == Division::Zero2;
    const Sharers sharers{out.z, zExperts};
    out.gradientSharers = gradientsDivided ? sharers : Sharers{};
    const double weightZ = weightsDivided ? out.z : 1;
    const double weightZExperts = weightsDivided ? zExperts : 1;

    out.referenceBytes =
        s.referenceBytes * ((dense + outer) / frozenZ(s.referenceDivision, out.z, weightZ) +
                            experts / frozenZ(s.referenceDivision, zExperts, weightZExperts)) +
        (s.referenceKeptBytes - s.referenceBytes) * (outer + norms) / frozenZ(s.referenceDivision, out.z, weightZ);
    const bool adapted = s.train == TrainKind::Adapters;
    const double states = s.offloadOptimizer ? 0 : 1;
    if (!adapted) {
        out.trained = out.total;
        out.weightBytes = s.weightBytes * ((dense + outer) / weightZ + experts / weightZExperts);
        out.optimizerBytes =
            states * (s.masterBytes + s.momentBytes) * ((dense + outer) / out.z + experts / zExperts);
    } else {
        if ((s.adapterTargets & kAdaptHead) != 0 && hasHead)
            adapters += real(s.adapterRank) * (h + out.headRows / t);
        if (s.scaledResults && hasHead)
            adapters += 2 * out.headRows / t;
        const double normsHere = norms + model.finalNormParams * (hasHead ? 1 : 0);
        const double normBytes = s.residualFp32 ? 4 : s.weightBytes;
        const double linears = out.layers - norms;
        const double trainedNorms = s.normsTrained ? normsHere : 0;
        const double quantisedHead = s.quantised && s.framework->quantisesHead ? out.head : 0;
        out.weightBytes = adapters * s.adapterBytes / weightZ;
        const Sharers frozenSharers{frozenZ(s.frozenDivision, out.z, weightZ),
                                    frozenZ(s.frozenDivision, zExperts, weightZExperts)};
        out.frozenBytes = frozenSharers.partOf((outer - (hasHead ? model.finalNormParams : 0) - quantisedHead) * s.weightBytes +
                                                   (linears + quantisedHead) * s.frozenLinearBytes + normsHere * normBytes,
                                               experts * s.frozenLinearBytes);
        out.optimizerBytes =
            states * (adapters * s.adapterMomentBytes + trainedNorms * (normBytes > 2 ? 8 : 4)) / out.z;
        out.adapterGradient = (adapters * s.adapterGradientBytes + trainedNorms * normBytes) / out.gradientSharers.others;
        out.trained = 0;
        out.total += adapters;
        if (s.quantised) // the largest matrix is expanded for its product
            out.dequantised = s.dequantisedBytes * (largestMatrix == table ? widest / 4 : largestMatrix);
    }
    if (s.offloadParameters) // shards live in host memory; what is gathered of them comes apart
        out.weightBytes = 0;
    if (s.step == StepKind::Foreach) {
        // torch/optim/adamw.py _multi_tensor_adamw: the square roots of all second moments at once.
        const double element = adapted ? s.adapterMomentBytes / 2 : s.momentBytes / 2;
        out.stepTemporaries = element * (adapted ? adapters / out.z : sharers.partOf(out.total, experts));
    } else if (s.step == StepKind::ForLoop) {
        out.stepTemporaries = 2 * (s.momentBytes / 2) * (adapted ? 0 : largestMatrix) / out.z;
    }
    if (s.framework->fp32StepGradients && !adapted)
        out.stepTemporaries += 4 * sharers.partOf(out.total, experts);
    if (model.rotary && s.framework->kernels == KernelStyle::Eager && !model.segments.empty() &&
        model.segments.front().heads > 0) {
        // Complex frequencies of half a head for every position.
        const LayerOutline& l = model.segments.front();
        out.tableBytes = 4 * real(s.seq) * (l.latent ? real(l.ropeWidth) : real(l.query) / real(l.heads));
    }
    out.workspaceBytes = s.framework->workspaceBytes;
    if (experts > 0 && s.framework->kernels == KernelStyle::TransformerEngine && !s.localKernels)
        out.workspaceBytes += kGroupedWorkspaces * 32 * 1024 * 1024;
    if (s.framework->gradients == GradientStyle::Preallocated) {
        if (s.framework->kernels == KernelStyle::Nanotron)
            out.buckets = s.dp * s.cp > 1 ? s.weightBytes * out.total : 0;
        out.wgradCache = dummyGradients(model, s, begin, count, hasHead, table);
    }
    if (s.division == Division::Fsdp2 && out.z > 1) {
        const double c = s.computeBytes;
        const bool root = s.wrap == Wrap::Root;
        const double unit = root ? outer : std::max(out.embedding, out.head);
        // Gather buffers live on a stream of their own: two adjacent units, and the copy-in of the larger's
        // or a block's shard.
        out.gatherPool = c * (unit + widest) +
                         c * (root ? out.gradientSharers.partOf(widest, widestInExperts) : unit / out.z);
        // Reduced gradients: of adapters alone where only they are trained.
        if (adapted) {
            out.reducePool = s.offloadParameters ? 0 : out.adapterGradient;
        } else {
            out.reducePool = s.offloadParameters ? 0 : s.gradientBytes * out.gradientSharers.partOf(out.total, experts);
            if ((s.microBatches > 1 && s.pp == 1) || s.reduceBytes != s.gradientBytes)
                out.reducePool += s.reduceBytes * unit / out.z;
        }
    }
    return out;
}

} // namespace memladder::detailed
