// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "scenario/resolve.h"

#include "catalogue/framework_limits.h"
#include "quantity/format.h"
#include "scenario/recompute_choice.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <tuple>

namespace memladder {

namespace {

constexpr std::uint64_t kGpt2Vocabulary = 50'257;

constexpr std::uint64_t kOneLayerCubed = 12ULL * 128 * 128;

/// The size from which on L is implied: L − ½ and above round to L.
Wide firstImplying(std::uint64_t layers) {
    const Wide twice = 2 * Wide{layers} - 1;
    return twice * twice * twice * (kOneLayerCubed / 8);
}

/// L, the whole number nearest to ∛(Ψ/196608): Ψ = 12·L·h² with h = 128·L.
std::uint64_t impliedLayers(std::uint64_t params) {
    const auto reaches = [params](std::uint64_t layers) { return firstImplying(layers) <= Wide{params}; };
    // Near enough: a third of the exponent, and one of Halley's steps. std::cbrt takes longer than the states do.
    constexpr std::uint64_t kTwoThirdsOfBias = 0x2A9F'7893'0000'0000;
    const double cube = static_cast<double>(params) / kOneLayerCubed;
    const double guess = std::bit_cast<double>(std::bit_cast<std::uint64_t>(cube) / 3 + kTwoThirdsOfBias);
    const double third = guess * guess * guess;
    auto layers = static_cast<std::uint64_t>(std::max(1.0, guess * (third + 2 * cube) / (2 * third + cube) + 0.5));
    while (layers > 1 && !reaches(layers))
        --layers;
    while (reaches(layers + 1))
        ++layers;
    return layers;
}

/// What a model gives where nothing was typed.
Shape modelShape(const ModelFacts& facts, std::uint64_t params) {
    const auto number = [](std::int64_t value) { return static_cast<std::uint64_t>(std::max<std::int64_t>(0, value)); };
    const ModelShape& model = facts.shape;
    Shape shape;
    shape.layers = std::max<std::uint64_t>(1, number(model.layers));
    shape.hidden = std::max<std::uint64_t>(1, number(model.hidden));
    shape.heads = number(model.heads);
    shape.kvHeads = number(model.kvHeads);
    shape.headDim = number(model.headDim);
    shape.ffn = number(model.ffn > 0 ? model.ffn : model.expertFfn);
    shape.vocab = number(model.vocab);
    shape.experts = number(model.experts);
    shape.topK = number(model.topK);
    shape.moeLayers = model.experts > 0 ? shape.layers - std::min(shape.layers, number(model.denseLayers)) : 0;
    shape.exactParams = number(facts.count.total);
    // A size that was typed, or is nominal, keeps the model's proportions.
    const auto share = [&](std::int64_t part) {
        return facts.count.total > 0 ? static_cast<std::uint64_t>(static_cast<Wide>(params) * part / facts.count.total) : params;
    };
    shape.activeParams = model.experts > 0 ? share(facts.count.active) : params;
    shape.expertParams = share(facts.count.of(TensorCategory::Expert));
    shape.keptParams = share(facts.count.embedding + facts.count.head + facts.count.of(TensorCategory::Norm));
    shape.headsGiven = shape.heads > 0;
    shape.layersGiven = true;
    return shape;
}

Shape impliedShape(std::uint64_t params) {
    Shape shape;
    shape.layers = impliedLayers(params);
    shape.hidden = 128 * shape.layers;
    shape.heads = shape.layers;
    shape.vocab = kGpt2Vocabulary;
    shape.activeParams = params;
    return shape;
}

/// r·Σ(inputs + outputs) over the adapted layers: of the model's own matrices, or of as many alike ones as were typed. And the
/// highest rank that one of them can have.
void adapt(const Scenario& s, const ModelFacts* facts, Shape& shape) {
    const bool typed = s.layers || s.hidden || s.heads || s.kvHeads || s.headDim || s.ffn || s.vocab || s.experts;
    std::array<Wide, kAdapterTargets> widths{};
    std::array<Wide, kAdapterTargets> ranks{};
    if (facts && !typed) {
        for (std::size_t i = 0; i < kAdapterTargets; ++i) {
            widths[i] = facts->adapterWidths[i].sides;
            ranks[i] = facts->adapterWidths[i].mostRank;
        }
    } else {
        const Wide L = shape.layers;
        const Wide h = shape.hidden;
        const Wide query = Wide{shape.heads} * shape.headDim;
        const Wide key = Wide{shape.kvHeads} * shape.headDim;
        const Wide ffn = shape.ffn;
        const Wide mlp = shape.experts > 0 ? 0 : L * (h + ffn);
        widths = {L * (h + query), L * (h + key), L * (h + key), L * (query + h), facts && facts->shape.gated ? mlp : 0, mlp, mlp, h + Wide{shape.vocab}};
        const Wide inMlp = mlp > 0 ? std::min(h, ffn) : 0;
        ranks = {std::min(h, query), std::min(h, key), std::min(h, key), std::min(query, h), widths[4] > 0 ? inMlp : 0, inMlp, inMlp, std::min(h, Wide{shape.vocab})};
    }
    Wide sum = 0;
    Wide rank = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if ((s.loraTargets->targets >> i & 1) == 0)
            continue;
        sum += widths[i];
        rank = std::max(rank, ranks[i]);
    }
    constexpr Wide most = Wide{1} << 56; // at any bytes a parameter the states still fit 63 bits, or saturate
    shape.adapterParams = static_cast<std::uint64_t>(std::min<Wide>(sum * static_cast<Wide>(s.loraRank), most));
    shape.adapterMostRank = static_cast<std::uint64_t>(rank);
}

Shape shapeOf(const Scenario& s, const ScaledModelRef& scaled) {
    const ModelFacts* facts = scaled ? &scaled->facts : s.model ? &factsOf(*s.model) : s.modelFile ? &s.modelFile->facts : nullptr;
    Shape shape = facts ? modelShape(*facts, s.params) : impliedShape(s.params);
    shape.params = s.params;
    shape.layers = s.layers.value_or(shape.layers);
    shape.hidden = s.hidden.value_or(shape.hidden);
    shape.heads = s.heads.value_or(shape.heads);
    const bool keepsHeads = facts && !s.heads && !s.hidden;
    shape.kvHeads = s.kvHeads.value_or(keepsHeads ? shape.kvHeads : shape.heads);
    shape.headDim = s.headDim.value_or(keepsHeads ? shape.headDim : std::max<std::uint64_t>(1, shape.hidden / std::max<std::uint64_t>(1, shape.heads)));
    shape.ffn = s.ffn.value_or(facts && !s.hidden ? shape.ffn : 4 * shape.hidden);
    shape.vocab = s.vocab.value_or(shape.vocab);
    if (s.experts) {
        shape.experts = *s.experts;
        shape.topK = std::min(s.topK.value_or(1), shape.experts);
        shape.moeLayers = shape.layers;
    } else if (s.topK && shape.experts > 0) {
        shape.topK = std::min(*s.topK, shape.experts);
    }
    if (!facts) // a tied embedding, and norms of weight and bias as in GPT-2: two a layer, one at the end
        shape.keptParams = static_cast<std::uint64_t>(std::min<Wide>((Wide{shape.vocab} + 4 * Wide{shape.layers} + 2) * shape.hidden, s.params));
    if (s.train->adapters)
        adapt(s, facts, shape);
    shape.headsGiven = shape.headsGiven || s.heads.has_value();
    shape.layersGiven = shape.layersGiven || s.layers.has_value();
    return shape;
}

/// Exact for every type of the tables: they are whole in steps of 1/4096.
PerParameter bytesOf(double bytes) {
    return PerParameter::ofSteps(std::llround(bytes * static_cast<double>(PerParameter::kSteps)));
}

/// What stands frozen beside, or under, the trained weights.
void freeze(const Scenario& s, Layout& layout) {
    layout.adapters = s.train->adapters;
    layout.frozen = layout.recipe->parameter;
    if (layout.adapters) {
        static const auto kDoubleQuantised = Choice<Quantisation>::named("nf4_dq");
        const Choice<Quantisation> quant = s.quant.value_or(s.train->quantised ? kDoubleQuantised : Choice<Quantisation>());
        layout.frozenQuantised = quant->bytes > 0;
        if (layout.frozenQuantised)
            layout.frozen = bytesOf(quant->bytes);
    }
    layout.frozenSharded = s.frozenSharded;
    layout.reference = bytesOf(s.reference->bytes);
    layout.referenceQuantised = s.reference->quantised;
    layout.referenceSharded = s.referenceSharded;
}

/// "1, 2, 4 or 8": the values up to `most` that pass, where they are few.
std::string fewThatPass(std::uint64_t most, const std::function<bool(std::uint64_t)>& passes) {
    constexpr std::uint64_t kFarthest = 4096;
    constexpr std::size_t kFew = 8;
    std::vector<std::uint64_t> all;
    for (std::uint64_t value = 1; value <= std::min(most, kFarthest) && all.size() <= kFew; ++value) {
        if (passes(value))
            all.push_back(value);
    }
    if (most > kFarthest || all.size() > kFew)
        return {};
    std::string out;
    for (std::size_t i = 0; i < all.size(); ++i)
        out += (i == 0 ? "" : i + 1 == all.size() ? " or " : ", ") + std::to_string(all[i]);
    return out;
}

/// The closest values below and above `from` that pass.
std::vector<std::uint64_t> nearest(std::uint64_t from, std::uint64_t most, const std::function<bool(std::uint64_t)>& passes) {
    constexpr std::uint64_t kReach = 4096;
    std::vector<std::uint64_t> out;
    for (std::uint64_t value = std::min(from, most + 1); value-- > 1 && from - value <= kReach;) {
        if (passes(value)) {
            out.push_back(value);
            break;
        }
    }
    for (std::uint64_t value = from + 1; value <= most && value - from <= kReach; ++value) {
        if (passes(value)) {
            out.push_back(value);
            break;
        }
    }
    return out;
}

Phrase number(std::uint64_t value) {
    return Phrase::number(value);
}

Phrase ranksOf(std::uint64_t count) {
    return count == 1 ? Phrase::tr("%1 data- and context-parallel rank", {number(count)})
                      : Phrase::tr("%1 data- and context-parallel ranks", {number(count)});
}

Phrase expertsOf(std::uint64_t count) {
    return count == 1 ? Phrase::tr("%1 expert", {number(count)}) : Phrase::tr("%1 experts", {number(count)});
}

Phrase stagesOf(std::uint64_t count) {
    return count == 1 ? Phrase::tr("%1 stage", {number(count)}) : Phrase::tr("%1 stages", {number(count)});
}

Phrase headsNotDivisible(std::uint64_t heads, std::uint64_t kvHeads) {
    const Phrase groups = kvHeads == 1 ? Phrase::tr("%1 key/value head", {number(kvHeads)}) : Phrase::tr("%1 key/value heads", {number(kvHeads)});
    return heads == 1 ? Phrase::tr("%1 head is not divisible by %2", {number(heads), groups}) : Phrase::tr("%1 heads are not divisible by %2", {number(heads), groups});
}

/// An error with the values up to `most` that lift it: those closest to `from`, and all where they are few.
void refuse(Job& job, std::string_view field, std::string_view code, Phrase text, std::uint64_t from, std::uint64_t most,
            const std::function<bool(std::uint64_t)>& passes) {
    job.issues.push_back({Severity::Error, field, code, std::move(text), nearest(from, most, passes), fewThatPass(most, passes)});
}

/// "4 numbers with the sum 96, such as 24,24,24,24".
std::string evenStages(std::uint64_t stages, std::uint64_t layers) {
    constexpr std::uint64_t kMostWritten = 16;
    std::string out = format::counted(stages, "number") + " with the sum " + number(layers);
    if (stages > kMostWritten || stages > layers)
        return out;
    for (std::uint64_t i = 0; i < stages; ++i)
        out += (i == 0 ? ", such as " : ",") + std::to_string(layers / stages + (i < layers % stages ? 1 : 0));
    return out;
}

void checkAxes(const Scenario& s, Job& job) {
    const Layout& layout = job.layout;
    std::vector<Issue>& issues = job.issues;
    const Wide product = Wide{layout.tp} * layout.pp * layout.cp;
    if (layout.gpus % layout.tp != 0 || product > layout.gpus || layout.gpus % static_cast<std::uint64_t>(product) != 0) {
        const std::string_view blame = layout.tp > 1 ? "tp" : layout.pp > 1 ? "pp" : "cp";
        const std::uint64_t value = blame == "tp" ? layout.tp : blame == "pp" ? layout.pp : layout.cp;
        const Wide others = product / value;
        const auto passes = [&](std::uint64_t candidate) {
            const Wide total = others * candidate;
            return total <= layout.gpus && layout.gpus % static_cast<std::uint64_t>(total) == 0;
        };
        refuse(job, blame, "axes_do_not_divide_gpus",
               Phrase::tr("TP %1 × PP %2 × CP %3 does not divide %4", {number(layout.tp), number(layout.pp), number(layout.cp), Phrase::gpus(layout.gpus)}),
               value, layout.gpus, passes);
    }
    if (job.shape.headsGiven && job.shape.heads % layout.tp != 0) {
        refuse(job, "tp", "heads_not_divisible",
               job.shape.heads == 1 ? Phrase::tr("%1 head is not divisible by TP %2", {number(job.shape.heads), number(layout.tp)})
                                    : Phrase::tr("%1 heads are not divisible by TP %2", {number(job.shape.heads), number(layout.tp)}),
               layout.tp, std::min(job.shape.heads, layout.gpus),
               [&](std::uint64_t tp) { return job.shape.heads % tp == 0 && layout.gpus % tp == 0; });
    }
    if (layout.pp > job.shape.layers) {
        refuse(job, "pp", "more_stages_than_layers", Phrase::tr("PP %1 exceeds the %2", {number(layout.pp), Phrase::layers(job.shape.layers)}), layout.pp,
               job.shape.layers, [&](std::uint64_t pp) { return layout.gpus % pp == 0; });
    } else if (Wide{layout.pp} * layout.vpp > job.shape.layers) {
        refuse(job, "vpp", "more_chunks_than_layers",
               Phrase::tr("PP %1 × VPP %2 exceeds the %3", {number(layout.pp), number(layout.vpp), Phrase::layers(job.shape.layers)}), layout.vpp,
               job.shape.layers / layout.pp, [](std::uint64_t) { return true; });
    }
    const std::uint64_t ranks = layout.dp * layout.cp;
    const auto spreads = [&](std::uint64_t ep) { return ep == 1 || (job.shape.experts > 0 && job.shape.experts % ep == 0 && ranks % ep == 0); };
    if (layout.ep > 1 && (job.shape.experts == 0 || job.shape.experts % layout.ep != 0)) {
        refuse(job, "ep", "experts_not_divisible",
               job.shape.experts == 0   ? Phrase::tr("EP %1 needs a model with experts", {number(layout.ep)})
               : job.shape.experts == 1 ? Phrase::tr("%1 expert is not divisible by EP %2", {number(job.shape.experts), number(layout.ep)})
                                        : Phrase::tr("%1 experts are not divisible by EP %2", {number(job.shape.experts), number(layout.ep)}),
               layout.ep, std::max<std::uint64_t>(1, job.shape.experts), spreads);
    }
    if (layout.ep > 1 && ranks % layout.ep != 0) {
        refuse(job, "ep", "experts_do_not_divide_ranks",
               Phrase::tr("EP %1 does not divide the %2", {number(layout.ep), ranksOf(ranks)}), layout.ep,
               std::max<std::uint64_t>(1, std::min(ranks, job.shape.experts)), spreads);
    }
    if (layout.cp > layout.seq) {
        issues.push_back({Severity::Error, "cp", "more_ranks_than_tokens",
                          layout.seq == 1 ? Phrase::tr("CP %1 exceeds the %2 token of a sequence", {number(layout.cp), number(layout.seq)})
                                          : Phrase::tr("CP %1 exceeds the %2 tokens of a sequence", {number(layout.cp), number(layout.seq)}),
                          {}});
    }
    if (s.shardGroup && (*s.shardGroup > ranks || ranks % *s.shardGroup != 0)) {
        refuse(job, "shard_group", "shard_group_not_a_divisor",
               Phrase::tr("a shard group of %1 does not divide the %2", {number(*s.shardGroup), ranksOf(ranks)}), *s.shardGroup, ranks,
               [&](std::uint64_t z) { return ranks % z == 0; });
    }
}

void checkWorkload(const Scenario& s, Job& job) {
    const Layout& layout = job.layout;
    std::vector<Issue>& issues = job.issues;
    if (s.globalBatch && s.microBatches) {
        issues.push_back({Severity::Error, "micro_batches", "batch_given_twice", Phrase::tr("give the global batch or the micro-batches a step, not both"), {}});
    } else if (s.globalBatch && *s.globalBatch % (layout.microBatch * layout.dp) != 0) {
        issues.push_back({Severity::Warning, "global_batch", "global_batch_remainder",
                          Phrase::tr("a global batch of %1 is no multiple of micro-batch %2 × %3 data-parallel ranks: %4 micro-batches, the last not full",
                                     {number(*s.globalBatch), number(layout.microBatch), number(layout.dp), number(layout.microBatches)}),
                          {}});
    }
    if (s.kvHeads && (*s.kvHeads > job.shape.heads || job.shape.heads % *s.kvHeads != 0)) {
        refuse(job, "kv_heads", "kv_heads_not_a_divisor",
               headsNotDivisible(job.shape.heads, *s.kvHeads), *s.kvHeads,
               job.shape.heads, [&](std::uint64_t k) { return job.shape.heads % k == 0; });
    }
    if (s.estimator->method != EstimatorMethod::Detailed && (recomputesPerOperation(s) || recomputedEvery(s) > 1)) {
        issues.push_back({Severity::Error, "recompute", "needs_detailed_estimator",
                          Phrase::tr("selective-op and every:N are accepted by the detailed estimator alone"), {}});
    }
    if (s.estimator->method == EstimatorMethod::Detailed && !s.recompute->detailed) {
        issues.push_back({Severity::Error, "recompute", "not_in_detailed_estimator",
                          Phrase::tr("the detailed estimator does not follow recompute %1; the textbook does", {std::string(s.recompute->key)}), {}});
    }
    if (s.layersPerStage) {
        std::uint64_t sum = 0;
        for (const std::uint32_t count : s.layersPerStage->layers)
            sum += count;
        if (s.layersPerStage->layers.size() != layout.pp || sum != job.shape.layers) {
            issues.push_back({Severity::Error, "layers_per_stage", "stages_do_not_add_up",
                              Phrase::tr("%1 with %2 instead of PP %3 with %4",
                                         {stagesOf(s.layersPerStage->layers.size()), Phrase::layers(sum), number(layout.pp), number(job.shape.layers)}),
                              {}, evenStages(layout.pp, job.shape.layers)});
        }
    }
    if (s.imbalance && s.imbalance->value() < 1)
        issues.push_back({Severity::Error, "imbalance", "fullest_below_mean", Phrase::tr("the fullest rank has no fewer tokens than the mean"), {}, "1 or more"});
    if (s.capacityFactor && s.capacityFactor->thousandths == 0)
        issues.push_back({Severity::Error, "capacity_factor", "no_room_for_tokens",
                          Phrase::tr("experts with room for 0 times an even share take no token"), {}, Phrase::tr("above 0; left out for no padding")});
    if (s.topK && *s.topK > std::max<std::uint64_t>(1, job.shape.experts)) {
        issues.push_back({Severity::Error, "top_k", "more_experts_than_there_are",
                          Phrase::tr("a token cannot visit %1 of %2", {number(*s.topK), expertsOf(job.shape.experts)}),
                          {std::max<std::uint64_t>(1, job.shape.experts)}, "1 to " + number(std::max<std::uint64_t>(1, job.shape.experts))});
    }
}

/// What the reduced-order model has no input for is refused: its answer would be for another job.
void checkReducedOrder(const Scenario& s, Job& job) {
    const auto refuse = [&job](std::string_view field, Phrase text) {
        job.issues.push_back({Severity::Error, field, "not_in_reduced_order", std::move(text), {}});
    };
    if (s.recompute != Choice<Recompute>::named("none") && s.recompute != Choice<Recompute>::named("full"))
        refuse("recompute", Phrase::tr("the reduced-order estimator knows no recompute but none and full"));
    for (const auto& [field, degree] : {std::pair{std::string_view("tp"), s.tp}, {"pp", s.pp}, {"vpp", s.vpp}, {"cp", s.cp}, {"ep", s.ep}}) {
        if (degree > 1)
            refuse(field, Phrase::tr("the reduced-order estimator knows no axis but sharding"));
    }
    if (s.shardGroup && *s.shardGroup != s.gpus)
        refuse("shard_group", Phrase::tr("the reduced-order estimator knows sharding over all GPUs only"));
    if (s.offload->optimizer || s.offload->parameters || s.offload->activations)
        refuse("offload", Phrase::tr("the reduced-order estimator knows no offload"));
    if (s.train->adapters)
        refuse("train", Phrase::tr("the reduced-order estimator knows training of everything only"));
    if (s.reference->bytes > 0)
        refuse("reference", Phrase::tr("the reduced-order estimator knows no reference model"));
    const Recipe& recipe = job.layout.recipe.row();
    if (recipe.gradient != recipe.parameter || recipe.optimizer().bytes() != 12)
        refuse("recipe", Phrase::tr("the reduced-order estimator knows gradients as wide as parameters beside 12 bytes of optimizer state only"));
}

/// What the framework does not run is counted as its kernels would; that is said.
void warnOfFramework(const Scenario& s, Job& job) {
    const Layout& layout = job.layout;
    const Framework& framework = s.framework.row();
    const FrameworkLimits& limits = limitsOf(framework);
    const auto add = [&](std::string_view field, Phrase text) {
        job.issues.push_back({Severity::Warning, field, "not_in_framework", std::move(text), {}});
    };
    if (const std::size_t own = ownZero(framework, layout.zero.index()); own != layout.zero.index())
        add("zero", Phrase::tr("%1 in %2 is its %3, which is counted", {layout.zero->name, framework.name, Registry<Sharding>::rows()[own].name}));
    struct Axis {
        std::string_view field;
        Phrase text;
        std::uint64_t degree;
        bool has;
    };
    const Phrase name = framework.name;
    const Axis axes[] = {
        {"tp", Phrase::tr("%1 has no tensor parallelism: the account is what its kernels would hold", {name}), layout.tp, limits.tp},
        {"pp", Phrase::tr("%1 has no pipeline parallelism: the account is what its kernels would hold", {name}), layout.pp, limits.pp},
        {"vpp", Phrase::tr("%1 has no interleaved pipeline parallelism: the account is what its kernels would hold", {name}), layout.vpp, limits.vpp},
        {"cp", Phrase::tr("%1 has no context parallelism: the account is what its kernels would hold", {name}), layout.cp, limits.cp},
        {"ep", Phrase::tr("%1 has no expert parallelism: the account is what its kernels would hold", {name}), layout.ep, limits.ep}};
    for (const Axis& axis : axes) {
        if (axis.degree > 1 && !axis.has)
            add(axis.field, axis.text);
    }
    if (s.normKernel && (*s.normKernel)->fp32Copies && framework.kernels != KernelStyle::Eager)
        add("norm_kernel", Phrase::tr("%1 has no norm that keeps fp32 copies: one kernel on 16-bit input is counted", {name}));
    else if (s.normKernel && (*s.normKernel)->fp32Copies && s.compile && (*s.compile)->on)
        job.issues.push_back({Severity::Warning, "norm_kernel", "compiled_norms", Phrase::tr("compiled layers make one kernel of each norm, so no fp32 copies are counted"), {}});
    if ((s.recipe != Choice<Recipe>() || s.bytesPerParam) && layout.recipe->parameter == PerParameter(4) && !layout.adapters)
        job.issues.push_back({Severity::Warning, "recipe", "counted_in_16_bit",
                              Phrase::tr("activations and gathered weights are counted in 16 bit, as autocast and mixed precision run them: without either they take up to twice that"), {}});
    if (layout.tp > 1 && layout.zero.index() > limits.mostZeroWithTp)
        add("tp", Phrase::tr("%1 runs tensor parallelism with ZeRO up to %2", {name, number(limits.mostZeroWithTp)}));
    if (layout.pp > 1 && layout.zero.index() > limits.mostZeroWithPp)
        add("pp", Phrase::tr("%1 runs pipeline parallelism with ZeRO up to %2", {name, number(limits.mostZeroWithPp)}));
    if (layout.ep > 1 && layout.zero.index() > limits.mostZeroWithEp)
        add("ep", Phrase::tr("%1 runs expert parallelism with ZeRO up to %2", {name, number(limits.mostZeroWithEp)}));
}

Phrase wholeNodes(std::uint64_t gpus, std::uint64_t ofNode) {
    const Phrase more = number((gpus + ofNode - 1) / ofNode * ofNode);
    return gpus == 1 ? Phrase::tr("%1 GPU does not fill nodes of %2: %3 do", {number(gpus), number(ofNode), more})
                     : Phrase::tr("%1 GPUs do not fill nodes of %2: %3 do", {number(gpus), number(ofNode), more});
}

void warn(const Scenario& s, Job& job) {
    const Layout& layout = job.layout;
    const auto add = [&](std::string_view field, std::string_view code, Phrase text) {
        job.issues.push_back({Severity::Warning, field, code, std::move(text), {}});
    };
    if (s.modelFile && s.modelFile->guess)
        add("model", "model_guessed", Phrase::tr("%1 is of a family that is not known: its size is a guess from what its file says", {s.modelFile->name}));
    if (job.scaled)
        add("params", "model_scaled", job.scaled->text);
    if (s.node) {
        const NodeType& node = s.node->row();
        if (s.gpusPerNode != node.gpus || !s.gpu || (*s.gpu)->key != node.gpu)
            add("node", "node_changed",
                Phrase::tr("%1 holds %2 × %3; planned are %4 × %5 a node",
                           {node.name, number(node.gpus), node.gpu, number(s.gpusPerNode),
                            s.gpu ? Phrase((*s.gpu)->key) : Phrase::tr("a card by its capacity")}));
        else if (layout.gpus % node.gpus != 0)
            add("gpus", "not_whole_nodes", wholeNodes(layout.gpus, node.gpus));
    }
    if (layout.tp > job.gpusPerNode)
        add("tp", "tp_crosses_nodes", Phrase::tr("TP %1 crosses nodes of %2", {number(layout.tp), Phrase::gpus(job.gpusPerNode)}));
    if (layout.ep > 1 && job.shape.experts > 0 && job.shape.expertParams == 0)
        add("ep", "expert_share_unknown", Phrase::tr("how much of the size lies in experts is not known here, so EP divides none of it; name a model or open its file"));
    if (layout.vpp > 1 && layout.pp == 1)
        add("vpp", "no_pipeline", Phrase::tr("virtual stages change nothing without a pipeline"));
    if (!layout.keepsScores && layout.recompute->extra == ExtraForward::AttentionCore && !recomputesPerOperation(s))
        add("recompute", "nothing_to_save", Phrase::tr("flash attention keeps no score matrix, so selective recompute saves nothing"));
    if (const std::uint64_t most = job.shape.adapterMostRank; layout.adapters && most > 0 && s.loraRank > most)
        add("lora_rank", "rank_above_matrices", Phrase::tr("a rank of %1 is above the smaller side of every adapted matrix, at most %2: such adapters hold more weights than the matrices they adapt",
                                                          {number(s.loraRank), number(most)}));
    // In a framework that shards with FSDP, adapters over a quantised base are FSDP-QLoRA already.
    const auto& stages = s.framework->stages;
    const bool staysWhole = s.estimator->method != EstimatorMethod::Detailed ||
                            stages[std::min<std::size_t>(layout.zero.index(), stages.size() - 1)] == Division::Zero3;
    if (layout.adapters && layout.frozenQuantised && layout.frozenSharded->automatic && layout.zero->parameters && layout.shardGroup > 1 && staysWhole)
        add("frozen_sharded", "frozen_base_whole", layout.offload->parameters
                ? Phrase::tr("%1 does not divide a quantised frozen base, and offload does not move it: it is whole on every rank unless it is divided on purpose (FSDP-QLoRA)", {layout.zero->name})
                : Phrase::tr("%1 does not divide a quantised frozen base: it is whole on every rank unless it is divided on purpose (FSDP-QLoRA)", {layout.zero->name}));
    if (layout.reference > PerParameter() && layout.adapters)
        add("reference", "reference_beside_adapters", Phrase::tr("with adapters the frozen base can serve as the reference model: a second copy is only needed where it differs"));
    if (layout.offload->parameters && !layout.zero->parameters)
        add("offload", "offload_of_whole_parameters", Phrase::tr("parameters are offloaded whole: only ZeRO-3 divides them first"));
    if (s.capacityBasis && (*s.capacityBasis)->driverVisible && !job.capacityIsDriverVisible)
        add("capacity_basis", "no_driver_figure", Phrase::tr("no driver-visible size is known here, so %1 counts as it stands", {Phrase::figure(job.capacity.label())}));
}

} // namespace

const CapacityBasis& Job::capacityBasis() const {
    const std::span<const CapacityBasis> rows = Registry<CapacityBasis>::rows();
    return *std::find_if(rows.begin(), rows.end(), [this](const CapacityBasis& row) { return row.driverVisible == capacityIsDriverVisible; });
}

void deriveRanks(const Scenario& s, Layout& layout) {
    const Wide modelParallel = Wide{layout.tp} * layout.pp * layout.cp;
    layout.dp = modelParallel >= layout.gpus ? 1 : layout.gpus / static_cast<std::uint64_t>(modelParallel);
    layout.shardGroup = s.shardGroup.value_or(layout.dp * layout.cp);
    const std::uint64_t perMicroBatch = layout.microBatch * layout.dp;
    layout.microBatches = s.microBatches  ? *s.microBatches
                          : s.globalBatch ? (*s.globalBatch + perMicroBatch - 1) / perMicroBatch
                                          : 0;
    layout.sequenceParallel = layout.tp > 1 && s.sp->whenTensorParallel;
}

bool hasError(const std::vector<Issue>& issues) {
    return std::any_of(issues.begin(), issues.end(), [](const Issue& issue) { return issue.severity == Severity::Error; });
}

RecipeInUse recipeOf(const Scenario& s) {
    RecipeInUse out(s.recipe);
    const std::pair<PerParameter Recipe::*, const std::optional<BytesPerParameter>*> parts[] = {
        {&Recipe::parameter, &s.bytesPerParam}, {&Recipe::gradient, &s.bytesPerGrad},   {&Recipe::master, &s.bytesPerMaster},
        {&Recipe::moment1, &s.bytesPerMoment1}, {&Recipe::moment2, &s.bytesPerMoment2}, {&Recipe::other, &s.bytesPerOther}};
    for (const auto& [part, typed] : parts) {
        if (*typed)
            out.replace(part, (*typed)->bytes);
    }
    return out;
}

ImpliedSizes sizesImplying(std::uint64_t layers) {
    layers = std::clamp<std::uint64_t>(layers, 1, std::uint64_t{1} << 32);
    const auto whole = [](Wide size) { return static_cast<std::uint64_t>(std::min<Wide>(size, ~std::uint64_t{0})); };
    return {layers == 1 ? 1 : whole(firstImplying(layers)), whole(firstImplying(layers + 1) - 1)};
}

Job resolve(const Scenario& s) {
    Job job;
    job.estimator = s.estimator;
    job.scaled = scaledModel(s);
    job.shape = shapeOf(s, job.scaled);
    job.gpusPerNode = s.gpusPerNode;
    job.bf16Tflops = s.gpu ? (*s.gpu)->bf16Tflops : 0;

    Layout& layout = job.layout;
    layout.gpus = s.gpus;
    layout.tp = s.tp;
    layout.pp = s.pp;
    layout.vpp = s.vpp;
    layout.cp = s.cp;
    layout.ep = s.ep;
    layout.seq = s.seq;
    layout.microBatch = s.microBatch;
    deriveRanks(s, layout);
    layout.zero = s.zero;
    layout.recompute = s.recompute;
    layout.perOperation = recomputesPerOperation(s);
    layout.recipe = recipeOf(s);
    layout.offload = s.offload;
    freeze(s, layout);
    // What the detailed estimator calls usual is a flash-like kernel.
    const bool detailed = s.estimator->method == EstimatorMethod::Detailed;
    layout.keepsScores = s.attention->keepsScores && !(detailed && s.attention == Choice<AttentionKernel>());
    layout.liveLayer = s.liveLayer->on;
    layout.reserve = s.reserve.bytes();

    job.capacity = s.capacity ? *s.capacity : s.gpu ? (*s.gpu)->nominal : CardSize::gb(80);
    if ((s.capacityBasis ? (*s.capacityBasis)->driverVisible : detailed) && !s.capacity && s.gpu && (*s.gpu)->driverMib > 0) {
        job.capacity = CardSize(Bytes::of((*s.gpu)->driverMib * 1024 * 1024), format::Unit::GiB);
        job.capacityIsDriverVisible = true;
    }
    static const auto kNvlink4 = Choice<Link>::named("nvlink4");
    static const auto kInfiniBandNdr = Choice<Link>::named("ib-ndr");
    static const auto kPcie5 = Choice<Link>::named("pcie5-x16");
    job.link = s.link ? *s.link : s.gpu ? Choice<Link>::find((*s.gpu)->scaleUpLink).value_or(kNvlink4) : kNvlink4;
    job.interLink = s.interLink.value_or(kInfiniBandNdr);
    job.hostLink = s.hostLink.value_or(kPcie5);

    checkAxes(s, job);
    checkWorkload(s, job);
    warn(s, job);
    if (detailed)
        warnOfFramework(s, job);
    if (s.estimator->method == EstimatorMethod::ReducedOrder)
        checkReducedOrder(s, job);
    return job;
}

} // namespace memladder
