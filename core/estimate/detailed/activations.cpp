// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/activations.h"

#include <algorithm>
#include <cmath>

namespace memladder::detailed {

namespace {

double real(std::int64_t value) {
    return static_cast<double>(value);
}

/// t, and σ: what divides the regions between the tensor-parallel ones.
struct Degrees {
    double t;
    double sigma;
    explicit Degrees(const Setup& s) : t(real(s.tp)), sigma(s.sequenceParallel ? real(s.tp) : 1) {}
};

/// The tensors of one layer without recomputation, in bytes a token. Each is 16-bit unless its comment says
/// more. Sources: autograd's saved tensors as counted in PyTorch 2.6 on shape-only tensors; arXiv:2205.05198
/// §4; TransformerEngine 2.11 pytorch/module; Megatron-LM megatron/core/transformer.
struct Tensors {
    double normInternals = 0;   ///< of both norms: input or fp32 copies, inverse rms
    double firstInput = 0;      ///< the part of `normInternals` that is the layer's input itself
    double linearInputs = 0;    ///< the norms' outputs, as the projections keep them
    double query = 0;           ///< of the query projection
    double value = 0;           ///< of the value projection, not widened
    double attentionInputs = 0; ///< all that attention keeps of q, k, v
    double attentionOutput = 0; ///< result and log-sum-exp
    double scores = 0;          ///< probabilities and what hangs on them
    double firstProduct = 0;    ///< of the first MLP matrix
    double feedForward = 0;     ///< all of the MLP or experts
    double lastProduct = 0;     ///< the activation that the last MLP matrix reads, freed first
    double dropoutMasks = 0;
    double adapters = 0;
    double quantisedInputs = 0; ///< of frozen 4-bit matrices

    [[nodiscard]] double sum() const {
        return normInternals + linearInputs + attentionInputs + attentionOutput + scores + feedForward +
               dropoutMasks + adapters + quantisedInputs;
    }
};

bool frozen(const Setup& s) {
    return s.train != TrainKind::Full;
}

bool eager(const Setup& s) {
    return s.framework->kernels == KernelStyle::Eager;
}

/// Gated activation: the compiled and the Transformer Engine kernels keep the two inputs and the product;
/// the others also the activated gate.
bool fusedActivation(const Setup& s) {
    return (s.framework->kernels == KernelStyle::TransformerEngine && !s.localKernels) ||
           (eager(s) && s.compiled);
}

constexpr std::uint8_t kAdaptProjection = kAdaptQuery | kAdaptKey | kAdaptValue;

struct Targets {
    double in;
    double out;
    std::uint8_t bit;
};

std::array<Targets, 7> targetsOf(const ModelOutline& model, const LayerOutline& l) {
    const double h = real(model.hidden);
    return {{{h, real(l.query), kAdaptQuery},
             {h, real(l.key), kAdaptKey},
             {h, real(l.value), kAdaptValue},
             {real(l.output), h, kAdaptOutput},
             {h, l.gated ? real(l.ffn) : 0, kAdaptGate},
             {h, real(l.ffn), kAdaptUp},
             {real(l.ffn), h, kAdaptDown}}};
}

double adapterTokens(const ModelOutline& model, const LayerOutline& l, const Setup& s) {
    // Each adapted linear keeps its own copy of its input: cast to the adapters' type, or under autocast to
    // 16 bit, or, with dropout, the dropped copy. Adapters in the layer's own type without dropout share the
    // input.
    const bool own = s.adapterDropout || s.adapterBytes > 2;
    const double element = s.autocast ? 2 : std::max(2.0, s.adapterBytes);
    double bytes = 0;
    bool first = false;
    bool second = false;
    if (s.framework->fusedProjection && !l.latent) {
        // One adapter reads the input of all three projections (litgpt/lora.py LoRAQKVLinear). Where not all
        // are adapted their update is padded by index_copy, whose backward pass keeps it (PyTorch
        // tools/autograd/derivatives.yaml).
        double update = 0;
        bool all = true;
        for (const Targets& target : targetsOf(model, l)) {
            if ((target.bit & kAdaptProjection) == 0)
                continue;
            const bool adapted = (s.adapterTargets & target.bit) != 0;
            all = all && adapted;
            if (!adapted)
                continue;
            update += 2 * target.out;
            bytes += element * real(s.adapterRank);
        }
        if (update > 0)
            bytes += (own ? element : 2) * real(model.hidden) + (s.adapterDropout ? real(model.hidden) : 0) +
                     (all ? 0 : update);
    }
    for (const Targets& target : targetsOf(model, l)) {
        if ((s.adapterTargets & target.bit) == 0 || target.out == 0)
            continue;
        if (s.framework->fusedProjection && !l.latent && (target.bit & kAdaptProjection) != 0)
            continue;
        bytes += element * real(s.adapterRank);
        if (own) {
            bytes += element * target.in +
                     (s.adapterDropout ? target.in : 0); // dropout's mask is one byte an element
        } else if (target.bit == kAdaptDown) {
            bytes += 2 * target.in;
        } else if (target.bit != kAdaptOutput) { // the attention's result is kept by attention itself
            bool& seen = (target.bit & (kAdaptGate | kAdaptUp)) != 0 ? second : first;
            bytes += seen ? 0 : 2 * target.in;
            seen = true;
        }
    }
    return bytes / real(s.tp);
}

/// Attention over the prompt keeps a result and a log-sum-exp of its own (litgpt/adapter.py
/// CausalSelfAttention.scaled_dot_product_attention).
double promptTokens(const LayerOutline& l, const Setup& s) {
    return s.promptRows > 0 ? (2 * real(l.output) + 4 * real(l.heads)) / real(s.tp) : 0;
}

/// Widths of the results of a layer's linear layers, side by side.
double resultWidth(const ModelOutline& model, const LayerOutline& l) {
    double width = 0;
    for (const Targets& target : targetsOf(model, l))
        width += target.in > 0 ? target.out : 0;
    return width;
}

/// scale · (linear(x) + bias): the product keeps its second factor, a copy of the result before the scale
/// (litgpt/adapter_v2.py AdapterV2Linear.forward).
double scaledTokens(const ModelOutline& model, const LayerOutline& l, const Setup& s) {
    return s.scaledResults ? 2 * resultWidth(model, l) / real(s.tp) : 0;
}

void addLatentAttention(Tensors& out, const LayerOutline& l, const Setup& s, const Degrees& d) {
    // arXiv:2405.04434; Megatron-LM multi_latent_attention.py: unfused rope, q and k by concatenation, v made
    // contiguous.
    out.normInternals +=
        (2 * 2 * real(l.queryRank) + 2 * real(l.kvRank + l.ropeWidth) + 2 * real(l.kvRank)) / d.sigma;
    out.query = 2 * real(l.query) / d.t;
    out.value = 2 * real(l.value) / d.t;
    out.attentionInputs = (2 * real(l.query) + 2 * real(l.key) + 2 * real(l.value)) / d.t;
    out.attentionOutput = (2 * real(l.output) + 4 * real(l.heads)) / d.t;
    (void)s;
}

void addAttention(Tensors& out, const LayerOutline& l, const Setup& s, const Degrees& d) {
    const double q = real(l.query);
    const double k = real(l.key);
    const double v = real(l.value);
    out.query = 2 * q / d.t;
    out.value = 2 * v / d.t;
    // Repeating a single local head is a view; more heads are copied.
    const bool widened = s.kvRepeat && eager(s) && l.kvHeads < l.heads && real(l.kvHeads) / d.t > 1;
    out.attentionInputs = (widened ? 6 * q : 2 * (q + k + v)) / d.t;
    if (s.framework->fusedProjection && !widened) // values stay a view of the projection's whole result
        out.attentionInputs += 2 * (q + k) / d.t;
    if (s.framework->kernels == KernelStyle::Nanotron)
        // What the runs without tensor parallelism hold beyond the tensors named here. Not read in a source:
        // flash_attn's rotary embedding, which nanotron calls, works in place.
        out.attentionInputs += 2 * (q + k) / d.t;
    if (l.queryKeyNorm && eager(s)) // the norms keep their inputs and inverse rms; fp32 norms upcast them
        out.attentionInputs += ((s.fp32Norm ? 6 : 2) * (q + k) + 4 * real(l.heads + l.kvHeads)) / d.t;
    else if (l.queryKeyNorm)
        out.attentionInputs += (2 * (q + k) + 4 * real(l.heads + l.kvHeads)) / d.t;
    out.attentionOutput = (2 * real(l.output) + 4 * real(l.heads)) / d.t;
    if (s.localKernels) // the kernel's result in its own layout beside the projection's input
        out.attentionOutput += 2 * real(l.output) / d.t;
    if (s.cp > 1 && s.contextKind == ContextKind::AllToAll)
        out.attentionOutput += 2 * real(l.output) / d.t; // head-sharded and sequence-sharded copies
    if (!s.flashAttention) {
        // One score row a token and head, over the keys that a rank holds: softmax, and with dropout mask and
        // result.
        const double keys = real(s.seq) / real(s.cp);
        out.scores = real(l.heads) * keys * (s.attentionDropout ? 2 + 1 + 2 : 2) / d.t;
        out.attentionOutput -= 4 * real(l.heads) / d.t;
    }
}

void addFeedForward(Tensors& out, double width, bool gated, double t, const Setup& s, double input) {
    // Matrices' outputs; for a gated block also the activated gate where kernels are not fused; the product.
    const double w = 2 * width / t;
    out.firstProduct += w;
    if (!gated) {
        out.feedForward += frozen(s) ? w : 2 * w;
    } else {
        out.feedForward += 2 * w + (fusedActivation(s) ? 0 : w);
        if (!frozen(s))
            out.feedForward += w;
    }
    out.lastProduct += frozen(s) ? 0 : w;
    (void)input;
}

Tensors tensorsOf(const ModelOutline& model, const LayerOutline& l, const Setup& s) {
    const Degrees d(s);
    const double h = real(model.hidden);
    Tensors out;

    // Norms. One kernel keeps its 16-bit input; hand-written, the fp32 copy and the normalised copy.
    if (s.fp32Norm && eager(s) && !s.compiled) {
        const double normalised = frozen(s) && !s.normsTrained ? 0 : s.residualFp32 || s.wideNormScale ? 4 : 2;
        out.normInternals = 2 * ((4 + normalised) * h + 4) / d.sigma;
        out.firstInput = s.residualFp32 ? 4 * h / d.sigma : 0;
    } else {
        const double stream = s.residualFp32 ? 4 : 2;
        const double inputs = model.parallelResidual ? 1 : 2; // both norms read the same one
        out.normInternals = inputs * stream * h / d.sigma + (eager(s) && !s.compiled ? 2 * 4 : 0);
        out.firstInput = stream * h / d.sigma;
    }
    // Inputs of the projections. Eager tensor parallelism with sequence parallelism keeps them gathered.
    if (!frozen(s))
        out.linearInputs = s.linearInputsWhole ? 2 * 2 * h : 2 * 2 * h / d.sigma;

    if (l.latent)
        addLatentAttention(out, l, s, d);
    else if (l.query > 0)
        addAttention(out, l, s, d);

    if (l.ffn > 0)
        addFeedForward(out, real(l.ffn), l.gated, d.t, s, h);
    if (l.experts > 0) {
        const double r = routedShare(l, s);
        const double fe = real(l.expertFfn);
        const double etp = real(s.etp);
        // Routed input, first product, where kernels are not fused the activated gate, activation; the
        // router's probability is folded into the activation. Frozen experts keep neither input.
        const double gate = l.expertGated && !fusedActivation(s) ? 2 * fe * r / etp : 0;
        const double inputs = frozen(s) && !s.quantisedInputsHeld ? 0 : 2 * h * r + 2 * fe * r / etp;
        out.feedForward +=
            inputs + 2 * real(l.expertFactor()) * fe * r / etp + gate + 16 * real(l.experts) / d.sigma;
        if (l.sharedFfn > 0)
            addFeedForward(out, real(l.sharedFfn), l.expertGated, d.t, s, h);
    }
    if (s.hiddenDropout)
        out.dropoutMasks = 2 * h / d.sigma; // one byte an element, two residual branches
    if (frozen(s))
        out.adapters = adapterTokens(model, l, s) + promptTokens(l, s) + scaledTokens(model, l, s);
    if (frozen(s) && s.quantisedInputsHeld) {
        // bitsandbytes/autograd/_functions.py MatMul4Bit up to 0.43.1: ctx.tensors = (A, B) keeps the input
        // of every 4-bit matrix; the attention's result is one in a layout of its own.
        out.quantisedInputs = (2 * 2 * h + 2 * real(l.output) + out.firstProduct) / d.t;
    }
    return out;
}

/// What the first layer does not keep where its input comes from a frozen embedding: nothing before its first
/// adapter has a gradient, and of two parallel branches the MLP has none at all.
double withoutGradient(const ModelOutline& model, const Setup& s, const Tensors& tensors) {
    if (!frozen(s) || s.normsTrained)
        return 0;
    if (!model.parallelResidual)
        return tensors.normInternals / 2;
    const bool mlpAdapted = (s.adapterTargets & (kAdaptGate | kAdaptUp | kAdaptDown)) != 0;
    return tensors.normInternals +
           (mlpAdapted ? 0
                       : tensors.feedForward +
                             (s.quantisedInputsHeld ? 2 * real(model.hidden) + tensors.firstProduct : 0));
}

/// What a layer of experts holds at the end of its forward pass beside what it keeps. Its function's variables hold the
/// permuted tokens, those that arrived, the experts' result in the order of its senders, and what came back of it, beside
/// the shared experts' result and the sum over experts (Megatron-LM megatron/core/transformer/moe/moe_layer.py
/// custom_forward, experts_compute, combine; October 2025). Nothing is sent on one rank, and one expert's tokens arrive
/// in their order and are kept (token_dispatcher.py dispatch_postprocess; tensor_parallel/mappings.py _AllToAll).
double routedCopies(const ModelOutline& model, const LayerOutline& l, const Setup& s) {
    if (l.experts == 0 || s.framework->kernels != KernelStyle::TransformerEngine)
        return 0;
    const double h = real(model.hidden);
    const double sigma = s.sequenceParallel ? real(s.tp) : 1;
    const double copies = s.ep <= 1 ? 2 : l.experts > s.ep ? 4 : 3;
    return copies * 2 * h * routedShare(l, s) / real(s.etp) + (l.sharedFfn > 0 ? 2 : 1) * 2 * h / sigma;
}

/// Gradients of activations at the fullest instant of the layer's backward pass, less what was freed before
/// it.
double workTokens(const ModelOutline& model, const LayerOutline& l, const Setup& s, const Tensors& tensors) {
    const Degrees d(s);
    const double h = real(model.hidden);
    const double stream = s.residualFp32 ? 4 : 2;
    double work = stream * h / d.sigma; // the gradient of the layer's output
    if (!eager(s) && d.sigma > 1)
        work += 2 * 2 * h; // gathered input and whole input gradient
    if (l.experts > 0) {
        // Combine, all-to-all and unsort each hold one routed copy beside the experts' own gradients.
        double r = routedShare(l, s);
        // transformers runs its experts one after the other (modeling_mixtral.py MixtralSparseMoeBlock).
        if (s.framework->lossInModel)
            r /= real(l.experts);
        work += 3 * 2 * h * r + 2 * (l.expertGated ? 2 : 1) * real(l.expertFfn) * r / real(s.etp);
        return work;
    }
    // The product's gradient stands beside those of its two factors; the product itself is gone.
    const double f = 2 * real(l.ffn) / d.t;
    if (eager(s))
        work += l.gated ? 3 * f : 2 * f; // compiled or not: one kernel may read the product's and write both
    else
        work += (l.gated ? 2 : 1) * f + tensors.lastProduct;
    return work - tensors.lastProduct;
}

} // namespace

double normTokens(const ModelOutline& model, const Setup& s) {
    const Degrees d(s);
    const double h = real(model.hidden);
    const bool trained = s.train == TrainKind::Full;
    double internals = 2 * h;
    if (s.fp32Norm && eager(s) && !s.compiled)
        internals = (trained || s.normsTrained ? (s.residualFp32 || s.wideNormScale ? 8 : 6) : 4) * h;
    else if (s.residualFp32)
        internals = 4 * h;
    // A frozen head without adapters keeps no input, unless it is a 4-bit matrix that does.
    const bool held = s.quantisedInputsHeld && s.framework->quantisesHead;
    const double input = trained || held || (s.adapterTargets & kAdaptHead) != 0 ? 2 * h : 0;
    return internals / d.sigma + (s.linearInputsWhole ? input : input / d.sigma);
}

double routedShare(const LayerOutline& l, const Setup& s) {
    if (l.experts == 0)
        return 0;
    const double sigma = s.sequenceParallel ? real(s.tp) : 1;
    const double tokens = real(s.microBatch) * real(s.seq) / real(s.cp);
    const double etp = real(s.etp);
    if (s.capacityFactor > 0) {
        const double capacity = std::ceil(tokens / sigma * real(l.topK) * s.capacityFactor / real(l.experts));
        return capacity * real(l.experts) * etp / tokens;
    }
    return real(l.topK) / sigma * etp * s.imbalance;
}

double adapterParams(const ModelOutline& model, const LayerOutline& l, const Setup& s) {
    double elements = 0;
    for (const Targets& target : targetsOf(model, l)) {
        if ((s.adapterTargets & target.bit) != 0 && target.out > 0)
            elements += real(s.adapterRank) * (target.in + target.out);
    }
    if (s.promptRows > 0) // and one gate a head
        elements += real(s.promptRows * model.hidden + l.heads);
    if (s.scaledResults)
        elements += 2 * resultWidth(model, l);
    return elements / real(s.tp);
}

LayerTokens layerTokens(const ModelOutline& model, const LayerOutline& l, const Setup& s,
                        bool recomputeThis) {
    const Degrees d(s);
    const double h = real(model.hidden);
    const Tensors all = tensorsOf(model, l, s);
    LayerTokens out;
    out.work = workTokens(model, l, s, all);
    out.copies = routedCopies(model, l, s);
    const double stream = (s.residualFp32 ? 4 : 2) * h / d.sigma;
    const RecomputeKind kind = recomputeThis ? s.recompute : RecomputeKind::None;
    if (kind == RecomputeKind::None) {
        out.kept = all.sum();
        out.input = all.firstInput;
        out.firstLayerLess = withoutGradient(model, s, all);
        if (s.scaledResults) // all layers are trained; the first two have no prompt
            out.firstLayerLess += 2 * promptTokens(l, s);
        else if (s.promptRows > 0) // nothing before the third layer, and of its attention the prompt's part and the queries
            out.firstLayerLess += 2 * all.sum() + all.attentionInputs - all.query + all.attentionOutput;
        out.wide = l.ffn > 0 ? all.feedForward : 0;
    } else if (kind == RecomputeKind::AttentionCore) {
        out.kept = all.sum() - all.scores;
        out.input = all.firstInput;
        out.live = all.scores;
        out.recomputed = all.scores > 0;
    } else if (kind == RecomputeKind::Full || kind == RecomputeKind::Reversible) {
        out.kept = out.input = kind == RecomputeKind::Full ? stream : 0;
        out.live = all.sum() - std::min(stream, all.firstInput);
        out.work = std::max(out.work, out.copies); // its forward pass runs again, inside backward
        out.copies = 0;
        // A checkpoint that runs its backward pass inside another one holds the layer's output too.
        if (s.framework->reentrantCheckpoint)
            out.live += stream;
        out.recomputed = true;
    } else {
        // torchtitan's list: attention and every second matrix product (or every one), reduce-scatter
        // results.
        double shared =
            all.query + all.value + (s.perOpKeepsAttention ? all.attentionOutput : 0) + all.firstProduct;
        double kept = stream + shared;
        if (s.perOpKeepsEveryMatmul) {
            const double more =
                2 * static_cast<double>(l.key) / d.t + (l.gated ? 2 * static_cast<double>(l.ffn) / d.t : 0);
            kept += more + 2 * h / d.sigma;
            shared += more + 2 * h / d.sigma; // read by the residual sum and gone
        }
        if (!s.compiled)
            kept += s.tp > 1 ? 2 * h : 2 * h / d.sigma; // the last product: partial sums stay whole
        if (s.tp > 1 && s.sequenceParallel && s.perOpKeepsReduceScatter) {
            // Eager keeps both results, a compiled layer the one that its backward pass reads. Where every product is
            // kept that one stands for the product before it.
            kept += (s.compiled ? s.perOpKeepsEveryMatmul ? 0 : 1 : 2) * 2 * h / d.sigma;
            shared += s.compiled && s.perOpKeepsEveryMatmul ? 0 : 2 * h / d.sigma;
        }
        if (s.perOpKeepsMagnitudes) {
            // torchao/float8/float8_utils.py tensor_to_amax: max(abs(x)) of the input and of the weight of each matrix.
            const double inputs = (3 + (l.gated ? 2 : 1)) * 2 * h;
            kept += (s.linearInputsWhole ? inputs : inputs / d.sigma) + 2 * real(l.output + l.ffn) / d.t;
            out.keptFixed += 2 * l.dividedParams / real(s.tp);
        }
        out.kept = kept;
        out.input = stream;
        out.live = all.sum() - shared - std::min(stream, all.firstInput);
        out.recomputed = true;
    }
    if (eager(s) && kind != RecomputeKind::Full && kind != RecomputeKind::Reversible) {
        // The attention kernel's random seed and offset, a block of the allocator each.
        if (s.flashAttention && (kind == RecomputeKind::None || s.perOpKeepsAttention))
            out.keptFixed += 2 * 512;
        // Autocast keeps its 16-bit copies of fp32 adapters until the backward pass.
        if (s.train == TrainKind::Adapters && s.autocast && s.adapterBytes > 2)
            out.keptFixed += 2 * adapterParams(model, l, s);
        // And those of frozen fp32 matrices, which each product keeps for its input's gradient.
        if (s.train == TrainKind::Adapters && s.autocast && !s.quantised && s.frozenLinearBytes > 2)
            out.keptFixed += 2 * l.dividedParams / real(s.tp);
    }
    return out;
}

double keptPerToken(const ModelOutline& model, const LayerOutline& layer, const Setup& setup) {
    const LayerTokens tokens = layerTokens(model, layer, setup, true);
    return tokens.kept + tokens.keptFixed * real(setup.cp) / (real(setup.microBatch) * real(setup.seq));
}

} // namespace memladder::detailed
