// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed_plan.h"

#include "estimate/detailed/basis.h"
#include "estimate/detailed/build.h"
#include "estimate/detailed/pipeline.h"
#include "estimate/detailed/states.h"
#include "estimate/detailed/uncertainty.h"

#include <algorithm>
#include <cmath>

namespace memladder {

namespace {

std::int64_t whole(std::uint64_t value) {
    return static_cast<std::int64_t>(std::min<std::uint64_t>(value, std::uint64_t{1} << 40));
}

Bytes roundedUp(double bytes) {
    constexpr double most = 9e18;
    constexpr double rounded = 1 - 4.5e-16; // a product of two factors that is whole but for its rounding stays so
    return bytes >= most ? Bytes::saturated() : Bytes::of(static_cast<std::int64_t>(std::ceil(bytes * rounded)));
}

/// The plan's term for a term of the account, in the order of detailed::Term.
constexpr std::array<Term, detailed::kTerms> kPlanTerms{
    Term::Parameters,      Term::Gradients,     Term::Optimizer,  Term::Buffers,   Term::Gathered,
    Term::WeightGradients, Term::Communication, Term::WgradCache, Term::Workspace, Term::Activations,
    Term::HeadInput,       Term::LiveLayer,     Term::Backward,   Term::Logits,    Term::LossGradient,
    Term::OptimizerStep,   Term::Dequantised,   Term::Frozen,     Term::Reference};

constexpr Bytes kOutside = Bytes::of(static_cast<std::int64_t>(detailed::kOutsideGib * static_cast<double>(kGiB)));

/// The high end of the measured range, without reserve.
Bytes highOf(const detailed::Setup& setup, const detailed::StageAccount& stage) {
    return roundedUp(rangeOf(setup, stage).highGib * static_cast<double>(kGiB));
}

/// A stage's account in whole bytes, with what lies beside it.
StagePlan stagePlanOf(const detailed::StageAccount& stage, Bytes outside, Bytes reserve, const std::optional<Calibration>& calibration) {
    StagePlan out;
    out.layers = stage.layers;
    out.inFlight = stage.inFlight;
    for (std::size_t i = 0; i < detailed::kTerms; ++i)
        out.terms[kPlanTerms[i]] += roundedUp(stage.peak[i]);
    out.allocated = out.terms.total();
    out.reserved = std::max(out.allocated, roundedUp(stage.reserved));
    out.terms[Term::Fragmentation] = out.reserved - out.allocated;
    out.terms[Term::Outside] = outside;
    out.terms[Term::Reserve] = reserve;
    if (calibration) {
        // No figure falls below nothing, however far the scenario has moved from the run that was measured.
        const MemoryFigure& figure = calibration->figure.row();
        const Bytes residual = std::max(calibration->residual, -out.allocated);
        out.terms[Term::Calibration] = residual;
        if (figure.allocated)
            out.allocated += residual;
        if (figure.reserved)
            out.reserved += residual;
        out.allocated = std::min(out.allocated, out.reserved); // what tensors take lies within what the allocator holds
    }
    out.instant = phaseInstant(stage.peakPhase);
    out.phase = phaseName(stage.peakPhase);
    return out;
}

/// The typed shape as a decoder: biases, LayerNorm and learned positions as in GPT-2, whose aspect it
/// follows.
Architecture typedArchitecture(const Shape& shape, std::uint64_t seq, bool gated) {
    UniformDecoder d;
    d.layers = whole(shape.layers);
    d.hidden = whole(shape.hidden);
    d.heads = whole(shape.heads);
    d.kvHeads = whole(shape.kvHeads);
    d.headDim = whole(shape.headDim);
    d.ffn = whole(shape.ffn);
    d.gated = gated;
    d.vocab = whole(shape.vocab);
    d.positionRows = whole(seq);
    d.experts = whole(shape.experts);
    d.topK = whole(shape.topK);
    return architectureOf(d);
}

detailed::FrozenDivision frozenDivisionOf(const FrozenSharding& sharding, bool staysWhole) {
    using enum detailed::FrozenDivision;
    return sharding.automatic ? (staysWhole ? Whole : AsWeights) : sharding.divided ? Divided : Whole;
}

bool shapeTyped(const Scenario& s) {
    return s.hidden || s.heads || s.kvHeads || s.headDim || s.ffn || s.vocab || s.experts || s.topK;
}

} // namespace

namespace {

detailed::ModelOutline shapeOutline(const Scenario& s, const Job& job) {
    if (!s.model && !s.modelFile)
        return detailed::outlineOf(typedArchitecture(job.shape, s.seq, false));
    Architecture architecture = job.scaled ? job.scaled->architecture : s.model ? (*s.model)->architecture() : s.modelFile->architecture;
    if (shapeTyped(s)) {
        // Typed widths replace the model's; its norms, biases and gates stay those of its first layer.
        const bool gated = !architecture.layers.empty() && architecture.layers.front().layer.dense &&
                           architecture.layers.front().layer.dense->gated;
        Architecture typed = typedArchitecture(job.shape, s.seq, gated);
        typed.tied = architecture.tied;
        typed.positions = architecture.positions;
        if (architecture.positions != PositionKind::Learned)
            typed.positionRows = 0;
        return detailed::outlineOf(typed);
    }
    if (s.layers && !architecture.layers.empty()) {
        std::int64_t others = layerCount(architecture.encoder);
        for (std::size_t i = 0; i + 1 < architecture.layers.size(); ++i)
            others += architecture.layers[i].count;
        architecture.layers.back().count = std::max<std::int64_t>(whole(*s.layers) - others, 1);
    }
    return detailed::outlineOf(architecture);
}

} // namespace

detailed::ModelOutline outlineOf(const Scenario& s, const Job& job) {
    return loadedBy(s.framework.row(), shapeOutline(s, job));
}

void layOut(const Scenario& s, const Layout& layout, detailed::Setup& out) {
    using namespace detailed;
    const Framework& f = *out.framework;
    out.tp = whole(layout.tp);
    out.sequenceParallel =
        s.tpMode ? layout.tp > 1 && (*s.tpMode)->sequenceParallel : layout.sequenceParallel;
    out.linearInputsWhole =
        layout.tp > 1 && (s.tpMode ? (*s.tpMode)->keepsGathered || f.kernels == KernelStyle::Eager
                                   : f.kernels == KernelStyle::Eager);
    out.pp = std::min<std::int64_t>(whole(layout.pp), kMostStages);
    out.virtualStages = whole(layout.vpp);
    out.cp = whole(layout.cp);
    out.dp = whole(layout.dp);
    out.ep = whole(layout.ep);
    out.etp = whole(s.expertTp.value_or(layout.tp));
    out.shardGroup = whole(layout.shardGroup);
    const std::size_t zero = std::min<std::size_t>(layout.zero.index(), f.stages.size() - 1);
    out.division = f.stages[zero];
    // DeepSpeed's ZeRO-3 leaves quantised weights whole; FSDP divides them.
    out.frozenDivision = frozenDivisionOf(layout.frozenSharded.row(), out.quantised && out.division == Division::Zero3);
    out.referenceDivision = frozenDivisionOf(layout.referenceSharded.row(), layout.referenceQuantised && out.division == Division::Zero3);
    // FSDP2 that keeps its gathered weights divides gradients and moments only: ZeRO-2.
    out.reshard = out.division == Division::Fsdp2 && zero < 3 ? Reshard::Never : Reshard::Default;
    out.explicitStages = s.layersPerStage && s.layersPerStage->layers.size() == static_cast<std::size_t>(out.pp);
    if (out.explicitStages) {
        for (std::size_t i = 0; i < s.layersPerStage->layers.size() && i < kMostStages; ++i)
            out.stageLayers[i] = static_cast<std::int32_t>(s.layersPerStage->layers[i]);
    }
    out.seq = whole(layout.seq);
    out.microBatch = whole(layout.microBatch);
    out.microBatches = layout.microBatches > 0 ? whole(layout.microBatches) : out.pp;

    static const auto kFull = Choice<Recompute>::named("full");
    static const auto kSelective = Choice<Recompute>::named("selective");
    static const auto kReversible = Choice<Recompute>::named("reversible");
    out.recompute = layout.perOperation               ? RecomputeKind::PerOperation
                    : layout.recompute == kFull       ? RecomputeKind::Full
                    : layout.recompute == kSelective  ? RecomputeKind::AttentionCore
                    : layout.recompute == kReversible ? RecomputeKind::Reversible
                                                      : RecomputeKind::None;
    out.recomputeEvery = layout.recompute == kFull ? whole(std::max<std::uint64_t>(1, s.recomputeEvery)) : 1;
    if (s.build)
        followBuild(out, s.build->text(), s.gpu ? generationOf(s.gpu->row()) : GpuGeneration::Hopper);
}

namespace {

/// Of the scenario's layers; a typed shape's are GPT-2's.
NormKind normOf(const Scenario& s) {
    if (!s.model && !s.modelFile)
        return NormKind::LayerNorm;
    const Architecture architecture = s.model ? (*s.model)->architecture() : s.modelFile->architecture;
    return architecture.layers.empty() ? architecture.norm : architecture.layers.front().layer.norm;
}

} // namespace

detailed::Setup setupOf(const Scenario& s, const Job& job) {
    using namespace detailed;
    const Framework& f = s.framework.row();
    Setup out;
    out.framework = &f;
    static const auto kUnfused = Choice<AttentionKernel>::named("unfused");
    out.flashAttention = s.attention != kUnfused;
    out.compiled = s.compile && (*s.compile)->on;
    out.fp32Norm = f.fp32Norm;
    out.wideNormScale = f.wideNormScale;
    out.kvRepeat = f.kvRepeat;
    if (s.build)
        followBuildOfModel(out, s.build->text());
    if (s.normKernel)
        followNormKernel(out, s.normKernel->row());
    out.loss = s.loss ? &s.loss->row() : &Choice<LossKind>::named(f.loss).row();
    out.lossChunks = out.loss->chunks;

    // The first recipe is the default: then the framework's own types.
    out.weightBytes = f.weightBytes;
    out.gradientBytes = f.gradientBytes;
    out.masterBytes = f.masterBytes;
    out.momentBytes = f.momentBytes;
    out.reduceBytes = f.reduceBytes;
    const RecipeInUse& recipe = job.layout.recipe;
    const bool row = s.recipe != Choice<Recipe>();
    if (row || s.bytesPerParam)
        out.weightBytes = recipe->parameter.bytes();
    if (row || s.bytesPerGrad)
        out.gradientBytes = recipe->gradient.bytes();
    if (row || s.bytesPerMaster)
        out.masterBytes = recipe->master.bytes();
    if (row || s.bytesPerMoment1 || s.bytesPerMoment2 || s.bytesPerOther)
        out.momentBytes = (recipe->moment1 + recipe->moment2 + recipe->other).bytes();
    out.step = f.foreachStep ? StepKind::Foreach : StepKind::Fused;
    out.offloadOptimizer = s.offload->optimizer;
    out.offloadParameters = s.offload->parameters;
    out.offloadActivations = s.offload->activations;
    if (s.train->adapters) {
        out.train = TrainKind::Adapters;
        out.adapterRank = whole(s.loraRank);
        out.adapterTargets = s.loraTargets->targets;
        static const auto kDoubleQuantised = Choice<Quantisation>::named("nf4_dq");
        const Choice<Quantisation> quant =
            s.quant.value_or(s.train->quantised ? kDoubleQuantised : Choice<Quantisation>());
        out.quantised = quant->bytes > 0;
        out.frozenLinearBytes = out.quantised ? quant->bytes : out.weightBytes;
        // k-bit preparation upcasts the norms, and with them the residual stream.
        out.residualFp32 = out.quantised && f.reentrantCheckpoint;
    }
    // What is written by hand are RMS norms. PyTorch's LayerNorm is one kernel (torch/nn/modules/normalization.py), which
    // autocast, or a base prepared for k-bit training, alone feeds with fp32.
    if (out.fp32Norm && !s.normKernel && (out.weightBytes <= 2 || f.castsInFsdp) && !out.residualFp32 && normOf(s) == NormKind::LayerNorm)
        out.fp32Norm = false;
    out.referenceBytes = job.layout.reference.bytes();
    out.referenceKeptBytes = job.layout.referenceQuantised ? Layout::kReferenceKept.bytes() : out.referenceBytes;
    out.capacityFactor = s.capacityFactor ? s.capacityFactor->value() : 0;
    out.imbalance = s.imbalance ? std::max(1.0, s.imbalance->value()) : 1;
    layOut(s, job.layout, out);
    return out;
}

namespace {

/// What one GPU of a stage has in host memory: what its account would hold without offload, less what it holds.
TermSizes hostOf(const detailed::ModelOutline& model, const detailed::Setup& setup, std::size_t stage) {
    TermSizes out;
    if (!setup.offloadOptimizer && !setup.offloadParameters && !setup.offloadActivations)
        return out;
    detailed::Setup whole = setup;
    whole.offloadOptimizer = whole.offloadParameters = whole.offloadActivations = false;
    const detailed::StageBasis here = basisOf(model, setup, stage, detailed::Phase::Forward);
    const detailed::StageBasis all = basisOf(model, whole, stage, detailed::Phase::Forward);
    out[Term::Optimizer] = roundedUp(all.params.optimizerBytes - here.params.optimizerBytes);
    out[Term::Parameters] = roundedUp(all.params.weightBytes - here.params.weightBytes);
    if (setup.offloadActivations)
        out[Term::Activations] = roundedUp((all.keptTokens * all.tokens + all.keptFixed) * all.inFlight);
    return out;
}

} // namespace

DetailedReading readingOf(const Scenario& scenario, const Layout& layout, const detailed::Setup& setup, const detailed::Account& account) {
    const detailed::StageAccount& fullest = account.stages[account.fullestReserved];
    const StagePlan stage = stagePlanOf(fullest, kOutside, layout.reserve, scenario.calibration);
    return {stage.terms.total(), highOf(setup, fullest) + stage.terms[Term::Calibration] + layout.reserve};
}

Bytes besideAccount(const Scenario& scenario) {
    return kOutside + (scenario.calibration ? scenario.calibration->residual : Bytes());
}

namespace {

/// Less than sums of the same terms in another order can differ by.
constexpr double kRoundingSpared = 1 - 1e-12;

/// What the allocator holds at least of a stage's long-lived tensors and of its gradients when the optimizer
/// steps.
double inStep(const detailed::Setup& setup, const detailed::StageParams& p) {
    double bytes =
        p.weightBytes + p.frozenBytes + p.referenceBytes + p.optimizerBytes + p.tableBytes + p.workspaceBytes;
    if (setup.framework->gradients == GradientStyle::Preallocated)
        bytes += setup.gradientBytes * p.trained + p.buckets;
    else if (!setup.optimizerInBackward && setup.train == detailed::TrainKind::Full)
        bytes += setup.offloadParameters ? 0 : setup.gradientBytes * p.gradientSharers.partOf(p.trained, p.experts);
    if (setup.step == detailed::StepKind::Foreach || setup.framework->fp32StepGradients)
        bytes += p.stepTemporaries;
    return bytes * setup.framework->fragmentation;
}

} // namespace

Bytes floorOf(const Scenario& scenario, const Layout& layout, const detailed::ModelOutline& model, const detailed::Setup& setup) {
    const detailed::StageSplit split = splitStages(model, setup);
    const detailed::StageParams first = stageParams(model, setup, 0, std::max<std::int32_t>(split.layers[0], 0), true,
                                                    model.hasHead && split.headStage == 0);
    return roundedUp(inStep(setup, first) * kRoundingSpared) + besideAccount(scenario) + layout.reserve;
}

namespace {

/// The whole model's on one GPU. The setup's degrees become one.
detailed::StageParams wholeParams(const detailed::ModelOutline& model, detailed::Setup& setup) {
    setup.tp = setup.pp = setup.cp = setup.dp = setup.ep = setup.etp = setup.shardGroup = 1;
    setup.paddedVocab = model.vocab;
    return stageParams(model, setup, 0, model.layers, true, model.hasHead);
}

} // namespace

double statesStoredOnce(const detailed::ModelOutline& model, detailed::Setup setup) {
    const detailed::StageParams whole = wholeParams(model, setup);
    return whole.weightBytes + whole.optimizerBytes;
}

double heldOnce(const detailed::ModelOutline& model, detailed::Setup setup, bool expertTpGiven) {
    detailed::ModelOutline dense = model;
    for (detailed::LayerOutline& segment : dense.segments)
        segment.expertParams = 0;
    const detailed::StageParams part = wholeParams(dense, setup);
    const double bytes = inStep(setup, part) * kRoundingSpared;
    if (expertTpGiven) // its ranks, times those that share experts, may be more than all
        return bytes;
    // So may the ranks that share experts' gradients, temporaries and frozen weights: of them the rest alone
    // counts.
    const detailed::StageParams whole = wholeParams(model, setup);
    const bool buffer = setup.framework->gradients == GradientStyle::Preallocated;
    return bytes + whole.weightBytes - part.weightBytes + whole.referenceBytes - part.referenceBytes +
           whole.optimizerBytes - part.optimizerBytes +
           (buffer ? setup.gradientBytes * (whole.trained - part.trained) : 0);
}

std::vector<TermSizes> phasesOf(const Scenario& scenario, const Job& job, std::size_t stage) {
    detailed::Account account;
    std::vector<detailed::StagePhases> phases;
    evaluate(outlineOf(scenario, job), setupOf(scenario, job), account, &phases);
    std::vector<TermSizes> out;
    if (stage >= phases.size())
        return out;
    for (const detailed::Sizes& sizes : phases[stage]) {
        TermSizes& terms = out.emplace_back();
        for (std::size_t i = 0; i < detailed::kTerms; ++i)
            terms[kPlanTerms[i]] += roundedUp(sizes[i]);
    }
    return out;
}

void addDetailedAccount(const Scenario& scenario, Plan& plan) {
    const detailed::Setup setup = setupOf(scenario, plan.job);
    const detailed::ModelOutline model = outlineOf(scenario, plan.job);
    detailed::Account account;
    evaluate(model, setup, account);

    DetailedAnswer answer;
    answer.scenario = scenario;
    answer.peakStage = account.fullestReserved;
    answer.outside = kOutside;
    for (const detailed::StageAccount& stage : account.stages)
        answer.stages.push_back(stagePlanOf(stage, answer.outside, plan.job.layout.reserve, scenario.calibration));
    const detailed::Range range = rangeOf(setup, account.stages[account.fullestReserved]);
    const Bytes residual = answer.peak().terms[Term::Calibration];
    const Bytes beside = residual + plan.job.layout.reserve;
    answer.low = roundedUp(range.lowGib * static_cast<double>(kGiB)) + beside;
    answer.high = highOf(setup, account.stages[account.fullestReserved]) + beside;
    answer.rows = range.rows;
    answer.basis = Phrase::tr(range.basis);
    if (range.heldGib > 0)
        answer.basis = Phrase::tr("%1; the high end also holds all blocks that collectives may not have let go of", {answer.basis});
    if (scenario.calibration)
        answer.basis = Phrase::tr("%1; moved by what one measured peak showed to be missing", {answer.basis});
    plan.footprint.gpu = answer.peak().terms;
    plan.footprint.host = hostOf(model, setup, answer.peakStage);
    plan.detailed = std::move(answer);
}

} // namespace memladder
