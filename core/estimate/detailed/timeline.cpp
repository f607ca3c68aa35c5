// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/account.h"
#include "estimate/detailed/activations.h"
#include "estimate/detailed/basis.h"
#include "estimate/detailed/pipeline.h"
#include "estimate/detailed/states.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace memladder::detailed {

namespace {

double real(std::int64_t value) {
    return static_cast<double>(value);
}

/// What the layers of one stage add up to, and the four that backward instants ask for.
struct StageLayers {
    double kept = 0;      ///< activation bytes a token, all layers
    double keptFixed = 0; ///< and whatever the tokens
    double wide = 0;      ///< of `kept`: as wide as the feed-forward block
    std::int64_t count = 0;
    LayerUse first, second, late, last;
};

/// Each kind of layer under the setup, made once for all stages. Models of more kinds are reckoned again a
/// stage.
struct SegmentUses {
    struct Pair {
        LayerUse inside;  ///< where the every-n-th rule recomputes
        LayerUse outside; ///< where it does not
    };
    static constexpr std::size_t kMost = 8;
    std::array<Pair, kMost> pairs{};

    static Pair make(const ModelOutline& model, const LayerOutline& segment, const Setup& setup) {
        const LayerUse inside = useOf(model, segment, setup, true);
        return {inside, setup.recomputeEvery > 1 ? useOf(model, segment, setup, false) : inside};
    }
    SegmentUses(const ModelOutline& model, const Setup& setup) {
        for (std::size_t i = 0; i < std::min(kMost, model.segments.size()); ++i)
            pairs[i] = make(model, model.segments[i], setup);
    }
};

/// Walks the layers [begin, begin + count) of the model.
StageLayers walk(const ModelOutline& model, const Setup& setup, const SegmentUses& uses, std::int64_t begin,
                 std::int64_t count) {
    StageLayers out;
    out.count = count;
    const std::int64_t end = begin + count;
    std::int64_t at = 0;
    for (std::size_t i = 0; i < model.segments.size(); ++i) {
        const LayerOutline& segment = model.segments[i];
        const std::int64_t from = std::max(at, begin);
        const std::int64_t to = std::min(at + segment.count, end);
        at += segment.count;
        if (from >= to)
            continue;
        const SegmentUses::Pair pair =
            i < SegmentUses::kMost ? uses.pairs[i] : SegmentUses::make(model, segment, setup);
        const LayerUse& inside = pair.inside;
        const LayerUse& outside = pair.outside;
        const std::int64_t every = std::max<std::int64_t>(setup.recomputeEvery, 1);
        const auto isInside = [&](std::int64_t layer) { return layer % every == 0; };
        const std::int64_t insideCount = (to + every - 1) / every - (from + every - 1) / every;
        out.kept +=
            real(insideCount) * inside.tokens.kept + real(to - from - insideCount) * outside.tokens.kept;
        out.keptFixed += real(insideCount) * inside.tokens.keptFixed +
                         real(to - from - insideCount) * outside.tokens.keptFixed;
        out.wide += real(insideCount) * inside.tokens.wide + real(to - from - insideCount) * outside.tokens.wide;
        if (begin == 0 && from == 0)
            out.kept -= (isInside(0) ? inside : outside).tokens.firstLayerLess;
        const auto pick = [&](std::int64_t layer, LayerUse& into) {
            if (layer >= from && layer < to)
                into = isInside(layer) ? inside : outside;
        };
        pick(begin, out.first);
        pick(std::min(begin + 1, end - 1), out.second);
        pick(std::max(end - 2, begin), out.late);
        pick(end - 1, out.last);
    }
    return out;
}

struct PhaseSizes {
    std::array<Sizes, kPhases> at{};
    std::array<double, kPhases>
        gatherBuffer{};  ///< the part of Term::Gathered that lives on the gather stream
    double stranded = 0; ///< freed memory that the loss's backward pass cannot use

    Sizes& operator[](Phase phase) { return at[static_cast<std::size_t>(phase)]; }
    void everywhere(Term term, double bytes) {
        for (Sizes& sizes : at)
            sizes[static_cast<std::size_t>(term)] += bytes;
    }
    void add(Phase phase, Term term, double bytes) {
        at[static_cast<std::size_t>(phase)][static_cast<std::size_t>(term)] += bytes;
    }
};

constexpr std::array kBackwardLayers{Phase::LastLayer, Phase::LateLayers, Phase::EarlyLayers,
                                     Phase::FirstLayer};

/// Everything that the phases of one stage are made of.
struct StageFacts {
    const ModelOutline& model;
    const Setup& setup;
    StageLayers layers;
    StageParams params;
    double tokens = 0; ///< b·s/c
    double inFlight = 1;
    bool hasEmbedding = false;
    bool hasHead = false;

    [[nodiscard]] const LayerUse& layer(Phase phase) const {
        return phase == Phase::LastLayer     ? layers.last
               : phase == Phase::LateLayers  ? layers.late
               : phase == Phase::EarlyLayers ? layers.second
                                             : layers.first;
    }
    /// Layers whose backward pass has ended when `phase` begins.
    [[nodiscard]] double done(Phase phase) const {
        const double n = real(layers.count);
        return phase == Phase::LastLayer     ? 0
               : phase == Phase::LateLayers  ? std::min(1.0, n - 1)
               : phase == Phase::EarlyLayers ? std::max(n - 2, 0.0)
                                             : n - 1;
    }
};

/// Of the stage's activations: tensors that are large enough to leave for the host. Those of the last layer stay, and
/// each layer's come back while the one behind it is at work (torchtitan commit 9dc418a8b
/// torchtitan/parallelisms/offload_utils.py, parallelize_llama.py apply_offload).
double wideOffloaded(const StageFacts& facts) {
    const Setup& s = facts.setup;
    if (!s.offloadActivations || s.offloadLeast == 0 || facts.layers.count < 2)
        return 0;
    const LayerUse& last = facts.layers.last;
    if (last.width * facts.tokens < s.offloadLeast)
        return 0;
    return (facts.layers.wide - last.tokens.wide) * facts.tokens;
}

/// Activations, live layer and backward working tensors: alike in every framework.
void addActivations(const StageFacts& facts, PhaseSizes& out) {
    const double kept = facts.layers.kept * facts.tokens + facts.layers.keptFixed;
    const double left = wideOffloaded(facts);
    const double all = kept - left;
    const double offloaded = facts.setup.offloadActivations && facts.setup.offloadLeast == 0 ? 0 : 1;
    // FSDP1 watches a frozen unit's input for its gradient (_runtime_utils.py
    // _register_post_backward_reshard_only_hook). Inside a recomputed layer that input is a leaf, and the
    // hook of torch/autograd/graph.py register_multi_grad_hook closes over its accumulation node: input and
    // gradient stay until the collector breaks the circle.
    const bool watched =
        facts.setup.division == Division::Fsdp1 && facts.setup.train == TrainKind::Adapters &&
        facts.setup.recompute == RecomputeKind::Full && facts.setup.framework->reentrantCheckpoint;
    for (const Phase phase : {Phase::Forward, Phase::Loss, Phase::LossBackward})
        out.add(phase, Term::Activations, offloaded * all * facts.inFlight);
    const double mean = facts.layers.count > 0 ? all / real(facts.layers.count) : 0;
    for (const Phase phase : kBackwardLayers) {
        if (facts.layers.count == 0)
            continue;
        const LayerUse& layer = facts.layer(phase);
        // Other micro-batches wait whole; of this one the layers not yet reached.
        double own = phase == Phase::FirstLayer  ? layer.tokens.kept * facts.tokens
                     : phase == Phase::LastLayer ? all
                     : phase == Phase::LateLayers
                         ? all - facts.layers.last.tokens.kept * facts.tokens * facts.done(phase)
                         : std::min(all, (facts.layers.first.tokens.kept + facts.layers.second.tokens.kept) *
                                             facts.tokens);
        if (facts.layers.count == 1)
            own = mean;
        if (watched) {
            own = all;
            out.add(phase, Term::Backward, mean * facts.done(phase));
        }
        const double waiting = std::max(facts.inFlight - 1, 0.0) * all;
        out.add(phase, Term::Activations, offloaded * (own + waiting));
        out.add(phase, Term::LiveLayer, layer.tokens.live * facts.tokens);
        out.add(phase, Term::Backward, layer.tokens.work * facts.tokens);
    }
}

bool lossDivided(const Setup& s) {
    return s.tp > 1 && s.lossParallel && !s.loss->wholeVocabulary;
}

/// Logits of one micro-batch on this rank.
double logitsOf(const StageFacts& facts) {
    return facts.tokens * facts.params.headRows / (lossDivided(facts.setup) ? real(facts.setup.tp) : 1);
}

/// Elements of the matrix that makes the logits, its own or the embedding's.
double headTable(const StageFacts& facts) {
    return facts.params.head > 0                    ? facts.params.head
           : facts.model.tied && facts.hasEmbedding ? facts.params.embedding
                                                    : 0;
}

/// The head's whole weight gradient while it is made; twice where each chunk's is added to the sum of those
/// before it. 0 where it is not born then.
double headBackward(const StageFacts& facts) {
    const Setup& s = facts.setup;
    const bool between = s.division == Division::Fsdp1 && s.microBatches > 1; // counted as a whole already
    if (s.train != TrainKind::Full || s.framework->gradients != GradientStyle::Backward ||
        s.loss->keepsWeightGradient || between)
        return 0;
    return s.computeBytes * headTable(facts) * (s.loss->headInChunks ? 2 : 1);
}

/// Routed tokens at the end of the last layer's forward pass, where they are more than head and logits are after it.
double routedAtEnd(const StageFacts& facts) {
    const double copies = facts.layers.last.tokens.copies * facts.tokens;
    const double after =
        facts.hasHead ? normTokens(facts.model, facts.setup) * facts.tokens +
                            facts.setup.loss->kept * (1 + otherLogits(facts.setup)) * logitsOf(facts)
                      : 0;
    return copies > after ? copies : 0;
}

/// The forward pass is fullest inside its last layer: head and logits do not exist yet.
void addRoutedCopies(const StageFacts& facts, PhaseSizes& out) {
    const double copies = routedAtEnd(facts);
    if (copies == 0)
        return;
    Sizes& forward = out[Phase::Forward];
    forward[static_cast<std::size_t>(Term::HeadInput)] = 0;
    forward[static_cast<std::size_t>(Term::Logits)] = 0;
    forward[static_cast<std::size_t>(Term::Communication)] += copies;
}

void addLoss(const StageFacts& facts, PhaseSizes& out) {
    if (!facts.hasHead)
        return;
    const Setup& s = facts.setup;
    const LossKind& loss = *s.loss;
    const double h = real(facts.model.hidden);
    const double sigma = s.sequenceParallel ? real(s.tp) : 1;
    const bool divided = lossDivided(s);
    const double logits = logitsOf(facts);
    const double chunks = loss.largestChunks(real(s.seq), s.lossChunks);
    double forward = (divided ? loss.parallelForward : loss.forward).at(chunks);
    double backward = (divided ? loss.parallelBackward : loss.backward).at(chunks);
    if (s.microBatch > 1)
        forward += loss.shiftCopy;
    // Where the last stage of a pipeline holds the logits of all micro-batches, it holds this one's too.
    const double others = loss.kept * otherLogits(s);
    const bool held = s.logitsHeld || others > 0;
    if (held)
        backward += loss.kept;
    forward += others;
    backward += others;
    const bool eager = s.framework->gradients == GradientStyle::Backward;
    double headInput = normTokens(facts.model, s) * facts.tokens;
    out.add(Phase::Forward, Term::HeadInput, headInput);
    if (!eager) {
        headInput += 2 * h / sigma * facts.tokens; // the hidden state's gradient
        if (sigma > 1)
            headInput +=
                (s.linearInputsWhole ? 1 : 2) * 2 * h * facts.tokens; // gathered input, whole input gradient
    }
    if (s.framework->lossInModel && s.train != TrainKind::Full && (s.adapterTargets & kAdaptHead) == 0)
        out.add(Phase::Loss, Term::HeadInput, 2 * h / sigma * facts.tokens);
    out.add(Phase::Loss, Term::HeadInput, headInput);
    out.add(Phase::LossBackward, Term::HeadInput, headInput);
    out.add(Phase::Forward, Term::Logits, (loss.kept + others) * logits);
    out.add(Phase::Loss, Term::Logits, forward * logits);
    // The head's own backward pass comes after all of the loss's; a quantised head is expanded for it beside
    // the logits that the loop holds and their 16-bit gradient.
    const double expanded =
        s.quantised && s.framework->quantisesHead ? s.dequantisedBytes * facts.params.head : 0;
    if (expanded > 0 && (loss.kept + 2) * logits + expanded > backward * logits) {
        out.add(Phase::LossBackward, Term::Logits, (loss.kept + 2) * logits);
        out.add(Phase::LossBackward, Term::Dequantised, expanded);
    } else if (const double made = headBackward(facts);
               made > 0 && made > (backward - 2 - (held ? loss.kept : 0) - others) * logits) {
        // The head's weight gradient, beside the logits' 16-bit gradient: the fullest instant where the loss
        // itself holds little.
        out.add(Phase::LossBackward, Term::Logits, (2 + (held ? loss.kept : 0) + others) * logits);
        out.add(Phase::LossBackward, Term::WeightGradients, made);
    } else {
        out.add(Phase::LossBackward, Term::Logits, backward * logits);
    }
    if (s.scaledResults) { // the head's result before its scale
        for (const Phase phase : {Phase::Forward, Phase::Loss, Phase::LossBackward})
            out.add(phase, Term::Logits, 2 * logits);
    }
    // fp32 logits take over from 16-bit ones; in the backward pass three fp32 tensors stand side by side, and
    // the freed 16-bit block is too small for any of them.
    out.stranded = loss.stranded * logits;
    if (loss.keepsWeightGradient) {
        // The head's gradient and the hidden state's, made in the loss; the last norm's input waits with
        // them.
        const double made =
            (s.train == TrainKind::Full ? 2 * facts.params.head : 0) + 2 * h / sigma * facts.tokens;
        for (const Phase phase : {Phase::Loss, Phase::LossBackward})
            out.add(phase, Term::LossGradient, made);
        if (!s.framework->lossInPlace) {
            for (const Phase phase : kBackwardLayers)
                out.add(phase, Term::LossGradient, 2 * 2 * h / sigma * facts.tokens);
            out.add(Phase::BackwardEnd, Term::LossGradient, 2 * 2 * h / sigma * facts.tokens);
        }
    }
    if (held) {
        for (const Phase phase : kBackwardLayers)
            out.add(phase, Term::Logits, (loss.kept + others) * logits);
        out.add(Phase::BackwardEnd, Term::Logits, (loss.kept + others) * logits);
        out.add(Phase::Step, Term::Logits, (loss.kept + others) * logits);
    }
}

/// Gradients made in the backward pass: FSDP2, FSDP1, ZeRO, DDP and one GPU.
/// Source: PyTorch 2.6 torch/distributed/fsdp/_fully_shard (_fsdp_param_group.py, _fsdp_collectives.py),
/// counted by its own code on shape-only tensors.
void addBackwardGradients(const StageFacts& facts, PhaseSizes& out) {
    const Setup& s = facts.setup;
    const StageParams& p = facts.params;
    const double z = p.z;
    // With their shards in host memory, gradients leave as soon as they are reduced.
    const double kept = s.offloadParameters ? 0 : s.gradientBytes;
    const bool fsdp =
        s.division == Division::Fsdp2 || s.division == Division::Fsdp1 || s.division == Division::Zero3;
    const bool gathers = fsdp && z > 1;
    const bool rootWrap = s.wrap == Wrap::Root || s.division != Division::Fsdp2;
    const double c = s.computeBytes;
    const double outer = p.embedding + p.head + p.outerRest;
    const double lossUnit = rootWrap ? outer : p.head + p.finalNorm;
    const double n = real(facts.layers.count);
    // A pipeline keeps weights gathered between micro-batches, and reduces gradients after the last only.
    const bool stays =
        gathers && (s.reshard == Reshard::Never || (s.reshard == Reshard::Default && s.pp > 1));
    const bool reducesLate = gathers && s.pp > 1 && s.microBatches > 1;
    const bool trained = s.train == TrainKind::Full;

    // Frozen quantised weights are gathered as they are stored.
    const double g = s.train == TrainKind::Adapters && s.quantised ? s.frozenLinearBytes : c;
    if (gathers) {
        const double last = facts.layers.last.params;
        const bool lastStays = s.reshard == Reshard::Default && s.wrap != Wrap::SplitAll;
        if (stays) {
            for (const Phase phase : {Phase::Forward, Phase::Loss, Phase::LossBackward})
                out.add(phase, Term::Gathered, g * p.layers + c * outer);
        } else {
            out.add(Phase::Forward, Term::Gathered, c * lossUnit + g * last);
            out.add(Phase::Forward, Term::Gathered, g * last);
            out.gatherBuffer[static_cast<std::size_t>(Phase::Forward)] = g * last;
            for (const Phase phase : {Phase::Loss, Phase::LossBackward})
                out.add(phase, Term::Gathered, c * lossUnit + (lastStays ? g * last : 0));
        }
    }
    if (reducesLate && trained) { // whole gradients of the micro-batches before
        for (const Phase phase : {Phase::Forward, Phase::Loss, Phase::LossBackward})
            out.add(phase, Term::WeightGradients, s.reduceBytes * (p.layers + outer));
    }
    double reduced = 0; ///< parameters whose sharded gradient exists before the stage's last layer
    double headGradient = facts.hasHead && trained ? c * headTable(facts) : 0;
    const bool splitHead = fsdp && !rootWrap;
    if (splitHead) {
        reduced = p.head + p.finalNorm;
        headGradient = 0;
    }
    for (const Phase phase : kBackwardLayers) {
        if (facts.layers.count == 0)
            continue;
        const LayerUse& layer = facts.layer(phase);
        const double done = facts.done(phase);
        const double before = reduced + done * (n > 0 ? p.layers / n : 0);
        if (gathers) {
            const double own = stays ? p.layers * (n - done) / n : layer.params;
            const double outside = rootWrap ? outer : stays ? p.embedding : 0;
            out.add(phase, Term::Gathered, g * own + c * outside);
            if (!stays) { // the next unit's gather buffer
                const double next = phase != Phase::FirstLayer ? g * layer.params
                                    : rootWrap                 ? 0
                                                               : c * p.embedding;
                out.add(phase, Term::Gathered, next);
                out.gatherBuffer[static_cast<std::size_t>(phase)] = next;
            }
        }
        if (trained) {
            // The last matrix's gradient is the layer's first. The worked account of checkpoints inside a
            // checkpoint leaves it out.
            const double first =
                s.framework->reentrantCheckpoint && layer.tokens.recomputed ? 0 : c * layer.lastMatrix;
            out.add(phase, Term::WeightGradients, headGradient + first);
            if (fsdp && z > 1) {
                const double waiting = phase != Phase::LastLayer ? layer.params : splitHead ? reduced : 0;
                if (reducesLate)
                    out.add(phase, Term::WeightGradients, s.reduceBytes * (p.layers + outer));
                else
                    out.add(phase, Term::Communication, s.reduceBytes * waiting);
            }
            out.add(phase, Term::Gradients,
                    kept * p.gradientSharers.partOf(gathers ? before : before - reduced, done * p.experts / n));
        } else {
            out.add(phase, Term::Gradients, p.adapterGradient * done / std::max(n, 1.0));
        }
    }
    const auto shardedPast = [&](double unreduced) {
        return kept * p.gradientSharers.partOf(p.trained - unreduced, p.experts);
    };
    const double sharded = shardedPast(0);
    if (!trained) {
        out.add(Phase::BackwardEnd, Term::Gradients, p.adapterGradient);
    } else if (fsdp && z > 1) {
        if (reducesLate) {
            out.add(Phase::BackwardEnd, Term::WeightGradients, s.reduceBytes * (p.layers + outer));
            out.add(Phase::BackwardEnd, Term::Communication, s.reduceBytes * facts.layers.first.params);
        } else if (s.tp > 1 && facts.hasEmbedding) {
            // DTensor's embedding backward makes the whole vocabulary's gradient before it keeps its part.
            out.add(Phase::BackwardEnd, Term::Gathered, c * (rootWrap ? outer : p.embedding));
            out.add(Phase::BackwardEnd, Term::Communication, s.reduceBytes * facts.layers.first.params);
            out.add(Phase::BackwardEnd, Term::WeightGradients,
                    headGradient + c * p.embedding * (1 + real(s.tp)));
            out.add(Phase::BackwardEnd, Term::Gradients, shardedPast(rootWrap ? outer : p.embedding));
        } else {
            const double unit = rootWrap ? outer : p.embedding;
            out.add(Phase::BackwardEnd, Term::WeightGradients, c * unit);
            out.add(Phase::BackwardEnd, Term::Communication, s.reduceBytes * unit);
            out.add(Phase::BackwardEnd, Term::Gradients, shardedPast(rootWrap ? unit : 0));
        }
    } else {
        out.add(Phase::BackwardEnd, Term::Gradients, sharded);
        if (facts.model.tied && facts.hasEmbedding &&
            facts.hasHead) // the embedding's own gradient, and the sum with the head's
            out.add(Phase::BackwardEnd, Term::WeightGradients, 2 * c * p.embedding);
    }
    if (trained && s.division == Division::Fsdp1 && z > 1 && s.microBatches > 1 && s.pp == 1 &&
        !s.optimizerInBackward) {
        // FSDP1 does not reduce between micro-batches (no_sync): whole gradients wait on every rank.
        const double whole = c * (p.layers + outer);
        for (const Phase phase : {Phase::Forward, Phase::Loss, Phase::LossBackward, Phase::LastLayer,
                                  Phase::LateLayers, Phase::EarlyLayers, Phase::FirstLayer}) {
            out[phase][static_cast<std::size_t>(Term::Gradients)] = 0;
            out[phase][static_cast<std::size_t>(Term::WeightGradients)] = whole;
        }
    } else if (trained && s.microBatches > 1 && s.pp == 1) {
        // Gradients of earlier micro-batches of the step.
        for (const Phase phase : {Phase::Forward, Phase::Loss, Phase::LossBackward})
            out.add(phase, Term::Gradients, sharded);
        for (const Phase phase : kBackwardLayers)
            out[phase][static_cast<std::size_t>(Term::Gradients)] = sharded;
        out[Phase::BackwardEnd][static_cast<std::size_t>(Term::Gradients)] = sharded;
    }
    out.add(Phase::Step, Term::Gradients, trained ? sharded : p.adapterGradient);
    if (trained && s.optimizerInBackward) {
        // The optimizer steps as each gradient is born, and frees it: at most one layer's are alive.
        for (const Phase phase : kBackwardLayers) {
            out[phase][static_cast<std::size_t>(Term::Gradients)] = 0;
            out[phase][static_cast<std::size_t>(Term::WeightGradients)] = c * facts.layer(phase).params;
        }
        out[Phase::BackwardEnd][static_cast<std::size_t>(Term::Gradients)] = 0;
        out[Phase::Step][static_cast<std::size_t>(Term::Gradients)] = 0;
    }
    if (!trained && s.division == Division::Fsdp1 && s.framework->mixesFlatParameters) {
        // Frozen and trained weights of a unit share one flat parameter, which has a gradient as a whole;
        // while micro-batches accumulate without reduction it stays whole on every rank (FSDP1 no_sync).
        const double whole = c * (p.layers + outer);
        for (const Phase phase : {Phase::Forward, Phase::Loss, Phase::LossBackward, Phase::BackwardEnd})
            out.add(phase, Term::WeightGradients, s.microBatches > 1 ? whole : 0);
        for (const Phase phase : kBackwardLayers) {
            if (s.microBatches > 1)
                out.add(phase, Term::WeightGradients, whole);
            else if (facts.layers.count > 0)
                out.add(phase, Term::WeightGradients,
                        c * (facts.layer(phase).params + facts.done(phase) * p.layers / n / z));
        }
        out.add(Phase::Step, Term::WeightGradients, whole / z);
    }
    out.add(Phase::Step, Term::OptimizerStep, p.stepTemporaries);
}

/// Gradients that live in one buffer from start to end: Megatron-Core, nanotron.
void addPreallocatedGradients(const StageFacts& facts, PhaseSizes& out) {
    const Setup& s = facts.setup;
    const StageParams& p = facts.params;
    out.everywhere(Term::Gradients, s.gradientBytes * p.trained);
    out.everywhere(Term::Communication, p.buckets);
    if (s.framework->kernels == KernelStyle::TransformerEngine && s.weightGradientFusion && !s.localKernels)
        out.everywhere(Term::WgradCache, p.wgradCache);
    out.add(Phase::Step, Term::OptimizerStep, p.stepTemporaries);
    if (!s.weightGradientFusion || s.framework->kernels == KernelStyle::Nanotron) {
        // The head's gradient is made when the fp32 logits are gone and their 16-bit gradient alone is left
        // (megatron/core/tensor_parallel/layers.py LinearWithGradAccumulationAndAsyncCommunication.backward).
        double& logits = out[Phase::LossBackward][static_cast<std::size_t>(Term::Logits)];
        if (const double after = logitsOf(facts) * 2; facts.hasHead && 2 * p.head > logits - after) {
            out.add(Phase::LossBackward, Term::WeightGradients, 2 * p.head);
            logits = after;
        }
    }
}

double sum(const Sizes& sizes) {
    double total = 0;
    for (const double bytes : sizes)
        total += bytes;
    return total;
}

/// FSDP1 lets two gathers run ahead (_runtime_utils.py limit_all_gathers, _FreeEventQueue); weights freed
/// meanwhile wait for the other stream.
constexpr double kGathersInFlight = 2;

/// Blocks of one forward pass's tensor-parallel collectives, less those that are kept anyway: as much as may wait where
/// each is recorded on the collective's stream and the host runs ahead of the GPU (PyTorch 2.3
/// torch/csrc/distributed/c10d/ProcessGroupNCCL.cpp, c10/cuda/CUDACachingAllocator.cpp insert_events).
double heldByCollectives(const StageFacts& facts) {
    const Setup& s = facts.setup;
    if (!s.recordStreams)
        return 0;
    const double h = real(facts.model.hidden);
    const double parts = s.sequenceParallel ? real(s.tp) : 1;
    const double gathers = 2 * (2 * h / parts + 2 * h);
    const double reductions = 2 * (2 * h + 2 * h / parts);
    const double kept = s.recompute == RecomputeKind::None           ? 2 * 2 * h
                        : s.recompute == RecomputeKind::PerOperation ? 2 * h + 2 * 2 * h / parts
                                                                     : 0;
    return real(facts.layers.count) * (gathers + reductions - kept) * facts.tokens;
}

void finish(const StageFacts& facts, PhaseSizes& sizes, StageAccount& stage) {
    std::size_t best = 0;
    double compute = 0; // the default stream's pool: all but gather buffers and sharded gradients
    const Division division = facts.setup.division;
    const bool pooled = facts.setup.framework->gradients == GradientStyle::Backward && facts.params.z > 1 &&
                        !facts.setup.wholeGraph &&
                        (division == Division::Fsdp2 || division == Division::Fsdp1);
    double held = 0; // the same, and the freed blocks that nothing asked for fits
    double gathered = 0;
    double reduced = 0;
    double apart = 0;
    for (std::size_t i = 0; i < kPhases; ++i) {
        const Sizes& at = sizes.at[i];
        stage.phase[i] = sum(at);
        if (stage.phase[i] > stage.phase[best])
            best = i;
        if (!pooled)
            continue;
        const double gradients = at[static_cast<std::size_t>(Term::Gradients)];
        const double inputs = at[static_cast<std::size_t>(Term::Communication)];
        double own = stage.phase[i] - gradients - sizes.gatherBuffer[i];
        if (division == Division::Fsdp1) {
            // FSDP1 gathers into the unsharded weights themselves and reduces on a stream of its own.
            const double whole = at[static_cast<std::size_t>(Term::Gathered)];
            own -= whole - sizes.gatherBuffer[i] + inputs;
            gathered = std::max(gathered, whole);
            reduced = std::max(reduced, inputs + gradients);
        } else if (facts.setup.reduceInputsApart) {
            own -= inputs;
            apart = std::max(apart, inputs);
        }
        compute = std::max(compute, own);
        held = std::max(held, own + (static_cast<Phase>(i) == Phase::LossBackward ? sizes.stranded : 0));
    }
    if (division == Division::Fsdp2) {
        gathered = facts.params.gatherPool;
        reduced = facts.params.reducePool + apart;
    }
    if (division == Division::Fsdp1 && pooled)
        stage.waiting = kGathersInFlight * facts.setup.computeBytes * facts.layers.last.params;
    stage.peakPhase = static_cast<Phase>(best);
    stage.peak = sizes.at[best];
    stage.allocated = stage.phase[best];
    stage.pools = pooled ? std::max(compute + gathered + reduced, stage.allocated) : stage.allocated;
    const double reserved =
        pooled ? std::max(held + gathered + reduced + stage.waiting, stage.allocated) : stage.allocated;
    stage.reserved = reserved * facts.setup.framework->fragmentation;
    stage.heldBack = heldByCollectives(facts);
}

bool evaluateStages(const ModelOutline& model, const Setup& setup, double most, Account& account,
                    std::vector<StagePhases>* phases) {
    const StageSplit split = splitStages(model, setup);
    if (phases)
        phases->assign(split.stages, {});
    const SegmentUses uses(model, setup);
    account.stages.resize(split.stages);
    account.fullest = 0;
    account.fullestReserved = 0;
    std::int64_t begin = 0;
    for (std::size_t i = 0; i < split.stages; ++i) {
        const std::int64_t count = std::max<std::int32_t>(split.layers[i], 0);
        StageFacts facts{model, setup,  walk(model, setup, uses, begin, count), {}, 0,
                         1,     i == 0, model.hasHead && i == split.headStage};
        begin += count;
        facts.tokens = real(setup.microBatch) * real(setup.seq) / real(setup.cp);
        facts.inFlight = microBatchesInFlight(setup, i);
        facts.params = stageParams(model, setup, begin - count, count, facts.hasEmbedding, facts.hasHead);

        PhaseSizes sizes;
        const StageParams& p = facts.params;
        sizes.everywhere(Term::Parameters, p.weightBytes);
        sizes.everywhere(Term::Frozen, p.frozenBytes);
        sizes.everywhere(Term::Reference, p.referenceBytes);
        sizes.everywhere(Term::Optimizer, p.optimizerBytes);
        sizes.everywhere(Term::Buffers, p.tableBytes);
        sizes.everywhere(Term::Workspace, p.workspaceBytes);
        if (setup.pp > 1) {
            const double sigma = setup.sequenceParallel ? real(setup.tp) : 1;
            const double boundary = 2 * real(model.hidden) * facts.tokens / sigma;
            for (std::size_t at = 0; at < kPhases; ++at) {
                const auto phase = static_cast<Phase>(at);
                const double tensors = boundaryTensors(setup, i, split.stages, {phase, facts.done(phase)},
                                                       facts.inFlight, facts.layers.first.tokens.input > 0);
                sizes.add(phase, Term::Communication, tensors * boundary);
            }
        }
        addActivations(facts, sizes);
        addLoss(facts, sizes);
        addRoutedCopies(facts, sizes);
        if (setup.framework->gradients == GradientStyle::Preallocated)
            addPreallocatedGradients(facts, sizes);
        else
            addBackwardGradients(facts, sizes);
        if (p.dequantised > 0) {
            for (const Phase phase :
                 {Phase::Forward, Phase::LastLayer, Phase::LateLayers, Phase::EarlyLayers, Phase::FirstLayer})
                sizes.add(phase, Term::Dequantised, p.dequantised);
        }

        StageAccount& stage = account.stages[i];
        stage = StageAccount{};
        stage.layers = count;
        stage.inFlight = facts.inFlight;
        stage.embedding = facts.hasEmbedding;
        stage.head = facts.hasHead;
        stage.parameters = p.total;
        finish(facts, sizes, stage);
        if (phases)
            (*phases)[i] = sizes.at;
        if (stage.allocated > account.stages[account.fullest].allocated)
            account.fullest = i;
        if (stage.reserved > account.stages[account.fullestReserved].reserved)
            account.fullestReserved = i;
        if (stage.reserved > most)
            return false;
    }
    return true;
}

} // namespace

void evaluate(const ModelOutline& model, const Setup& setup, Account& account,
              std::vector<StagePhases>* phases) {
    (void)evaluateStages(model, setup, std::numeric_limits<double>::infinity(), account, phases);
}

bool evaluateUpTo(const ModelOutline& model, const Setup& setup, double most, Account& account) {
    return evaluateStages(model, setup, most, account, nullptr);
}

StageBasis basisOf(const ModelOutline& model, const Setup& setup, std::size_t stage, Phase phase) {
    const StageSplit split = splitStages(model, setup);
    std::int64_t begin = 0;
    for (std::size_t i = 0; i < stage; ++i)
        begin += std::max<std::int32_t>(split.layers[i], 0);
    const std::int64_t count = std::max<std::int32_t>(split.layers[stage], 0);
    StageFacts facts{model, setup,      walk(model, setup, SegmentUses(model, setup), begin, count), {}, 0,
                           1,     stage == 0, model.hasHead && stage == split.headStage};
    StageBasis out;
    out.params = facts.params = stageParams(model, setup, begin, count, facts.hasEmbedding, facts.hasHead);
    out.layers = count;
    out.keptTokens = facts.layers.kept;
    out.keptFixed = facts.layers.keptFixed;
    out.tokens = facts.tokens = real(setup.microBatch) * real(setup.seq) / real(setup.cp);
    out.inFlight = microBatchesInFlight(setup, stage);
    out.embedding = facts.hasEmbedding;
    out.head = facts.hasHead;
    out.first = facts.layers.first;
    out.second = facts.layers.second;
    out.last = facts.layers.last;
    out.at = facts.layer(phase);
    out.done = facts.done(phase);
    out.routedAtEnd = phase == Phase::Forward ? routedAtEnd(facts) : 0;
    return out;
}

namespace {
struct TermRow {
    std::string_view key;
    std::string_view name;
    std::string_view category;
};
// In the order of Term.
constexpr std::array<TermRow, kTerms> kTermRows{{
    {"parameters", "Parameters", "state"},
    {"gradients", "Gradients", "state"},
    {"optimizer", "Optimizer", "state"},
    {"buffers", "Tables", "state"},
    {"gathered", "Gathered weights", "transient"},
    {"weight_gradients", "Whole gradients", "transient"},
    {"communication", "Communication buffers", "transient"},
    {"wgrad_cache", "Weight-gradient cache", "transient"},
    {"workspace", "Workspaces", "transient"},
    {"activations", "Activations", "activation"},
    {"head_input", "Head input", "activation"},
    {"live_layer", "Live layer", "transient"},
    {"backward", "Backward working tensors", "transient"},
    {"logits", "Logits", "loss"},
    {"loss_gradient", "Loss gradients", "loss"},
    {"optimizer_step", "Optimizer temporaries", "transient"},
    {"dequantised", "Expanded weights", "transient"},
    {"frozen", "Frozen base", "state"},
    {"reference", "Reference model", "state"},
}};

struct PhaseRow {
    std::string_view instant;
    std::string_view name;
};
constexpr std::array<PhaseRow, kPhases> kPhaseRows{{
    {"forward", "end of the forward pass"},
    {"loss", "loss"},
    {"loss", "backward pass of the loss"},
    {"backward", "backward pass of the last layer"},
    {"backward", "backward pass of the last layer but one"},
    {"backward", "backward pass of the second layer"},
    {"backward", "backward pass of the first layer"},
    {"backward", "end of the backward pass"},
    {"optimizer", "optimizer step"},
}};
} // namespace

std::string_view termKey(Term term) {
    return kTermRows[static_cast<std::size_t>(term)].key;
}

std::string_view termName(Term term) {
    return kTermRows[static_cast<std::size_t>(term)].name;
}

std::string_view termCategory(Term term) {
    return kTermRows[static_cast<std::size_t>(term)].category;
}

std::string_view phaseInstant(Phase phase) {
    return kPhaseRows[static_cast<std::size_t>(phase)].instant;
}

std::string_view phaseName(Phase phase) {
    return kPhaseRows[static_cast<std::size_t>(phase)].name;
}

} // namespace memladder::detailed
