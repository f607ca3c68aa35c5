// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "explain/detailed_derivation.h"

#include "estimate/detailed/basis.h"
#include "estimate/detailed/pipeline.h"
#include "estimate/detailed_plan.h"
#include "quantity/format.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace memladder {

namespace {


using detailed::Phase;
using detailed::Setup;
using detailed::TrainKind;

/// A double as it is: every one is a fraction over a power of two. 0 below zero.
Rational rational(double value) {
    if (!(value > 0))
        return {};
    int exponent = 0;
    auto digits = static_cast<std::uint64_t>(std::ldexp(std::frexp(value, &exponent), 53));
    exponent -= 53;
    for (; exponent < 0 && digits % 2 == 0; ++exponent)
        digits /= 2;
    Rational out(digits);
    while (exponent != 0) {
        const int step = std::clamp(exponent, -62, 62);
        const Rational power(std::uint64_t{1} << std::abs(step));
        out = step < 0 ? out / power : out * power;
        exponent -= step;
    }
    return out;
}

std::string digitsOf(double value) {
    constexpr double most = 9e18;
    if (value >= 0 && value < most && std::floor(value) == value)
        return format::thin(static_cast<std::uint64_t>(value));
    return format::shortest(value);
}

double real(std::int64_t value) {
    return static_cast<double>(value);
}

} // namespace

/// Symbols that a formula uses are explained in its legend.
class AccountDerivation::Formulas {
public:
    explicit Formulas(const Plan& plan)
        : m_plan(plan), m_model(outlineOf(plan.detailed->scenario, plan.job)), m_setup(setupOf(plan.detailed->scenario, plan.job)),
          m_stage(plan.detailed->peakStage) {
        evaluate(m_model, m_setup, m_account);
        m_phase = m_account.stages[m_stage].peakPhase;
        m_basis = basisOf(m_model, m_setup, m_stage, m_phase);
    }

    [[nodiscard]] std::optional<Expression> of(Term term);
    /// What has left the GPU for host memory.
    [[nodiscard]] std::optional<Expression> inHost(Term term) {
        const bool left = term == Term::Parameters   ? m_setup.offloadParameters && m_basis.params.weightBytes == 0
                          : term == Term::Optimizer  ? m_setup.offloadOptimizer
                          : term == Term::Activations && m_setup.offloadActivations;
        if (!left)
            return Expression::number(0);
        Formulas whole(m_plan);
        whole.m_setup.offloadParameters = whole.m_setup.offloadOptimizer = whole.m_setup.offloadActivations = false;
        whole.m_phase = Phase::Forward; // when most is kept
        std::optional<Expression> out = whole.of(term);
        m_legend = whole.m_legend;
        return out;
    }
    void clearLegend() { m_legend.clear(); }
    [[nodiscard]] const Plan& plan() const { return m_plan; }
    [[nodiscard]] const std::string& legend() const { return m_legend; }

private:
    using Parts = std::vector<Expression>;

    // ---- Numbers with names
    Expression named(std::string_view name, double value, std::string_view meaning) {
        const std::string entry = std::string(name) + " " + std::string(meaning);
        if (m_legend.find(entry) == std::string::npos)
            m_legend += (m_legend.empty() ? "" : ", ") + entry;
        return Expression::quantity(name, rational(value), digitsOf(value));
    }
    static Expression number(double value) { return Expression::number(rational(value), digitsOf(value)); }
    static Expression times(Parts parts) { return Expression::product(std::move(parts)); }
    /// The sum of what is there; 0 where nothing is.
    static Expression sum(Parts parts) {
        std::erase_if(parts, [](const Expression& part) { return part.value() == Rational(); });
        if (parts.empty())
            return Expression::number(0);
        return parts.size() == 1 ? std::move(parts.front()) : Expression::sum(std::move(parts));
    }

    Expression P() { return named("P", m_basis.params.total, "parameters on the rank"); }
    Expression layersP() { return named("P_l", m_basis.params.layers, "of them in the stage's layers"); }
    Expression layerP() { return named("P_1", m_basis.at.params, "in the layer at work"); }
    Expression outerP() { return named("P_o", outer(), "in embedding, final norm and head"); }
    Expression embeddingP() { return named("P_e", m_basis.params.embedding, "in the embedding"); }
    Expression headP() { return named("P_h", m_basis.params.head, "in the head"); }
    Expression T() { return named("T", m_basis.tokens, "tokens of a micro-batch on a rank"); }
    Expression h() { return Expression::symbol("h", static_cast<std::uint64_t>(m_model.hidden)); }
    Expression sigma() { return Expression::symbol("σ", m_setup.sequenceParallel ? static_cast<std::uint64_t>(m_setup.tp) : 1); }
    Expression z() { return named("z", m_basis.params.z, "ranks that share the state"); }
    Expression flight() { return named("F", m_basis.inFlight, "micro-batches in flight"); }

    [[nodiscard]] double outer() const { return m_basis.params.embedding + m_basis.params.head + m_basis.params.outerRest; }
    [[nodiscard]] bool trained() const { return m_setup.train == TrainKind::Full; }
    [[nodiscard]] bool weightsDivided() const {
        return m_setup.division == Division::Zero3 || m_setup.division == Division::Fsdp1 || m_setup.division == Division::Fsdp2;
    }
    [[nodiscard]] bool gathers() const { return weightsDivided() && m_basis.params.z > 1; }
    [[nodiscard]] bool rootWrap() const { return m_setup.wrap == detailed::Wrap::Root || m_setup.division != Division::Fsdp2; }
    [[nodiscard]] bool splitHead() const { return weightsDivided() && !rootWrap(); }
    [[nodiscard]] bool stays() const {
        return gathers() && (m_setup.reshard == detailed::Reshard::Never || (m_setup.reshard == detailed::Reshard::Default && m_setup.pp > 1));
    }
    [[nodiscard]] bool reducesLate() const { return gathers() && m_setup.pp > 1 && m_setup.microBatches > 1; }
    [[nodiscard]] bool preallocated() const { return m_setup.framework->gradients == GradientStyle::Preallocated; }
    [[nodiscard]] bool inLayers() const {
        return m_phase == Phase::LastLayer || m_phase == Phase::LateLayers || m_phase == Phase::EarlyLayers || m_phase == Phase::FirstLayer;
    }
    /// FSDP1 without reduction between micro-batches: whole gradients on every rank.
    [[nodiscard]] bool wholeBetween() const {
        return trained() && m_setup.division == Division::Fsdp1 && gathers() && m_setup.microBatches > 1 && m_setup.pp == 1;
    }
    /// FSDP1 keeps the inputs of frozen, recomputed units, and their gradients.
    [[nodiscard]] bool watched() const {
        return !trained() && m_setup.division == Division::Fsdp1 && m_setup.recompute == detailed::RecomputeKind::Full &&
               m_setup.framework->reentrantCheckpoint;
    }
    [[nodiscard]] bool mixed() const {
        return !trained() && m_setup.division == Division::Fsdp1 && m_setup.framework->mixesFlatParameters;
    }
    [[nodiscard]] double quantisedHead() const {
        return !trained() && m_setup.quantised && m_setup.framework->quantisesHead ? m_basis.params.head : 0;
    }
    [[nodiscard]] bool lossDivided() const { return m_setup.tp > 1 && m_setup.lossParallel && !m_setup.loss->wholeVocabulary; }
    [[nodiscard]] double logitCount() const {
        return m_basis.tokens * m_basis.params.headRows / (lossDivided() ? real(m_setup.tp) : 1);
    }
    /// Bytes a logit that are held though nobody reads them.
    [[nodiscard]] double heldBytes() const {
        const double others = otherLogits(m_setup);
        return m_setup.loss->kept * ((m_setup.logitsHeld || others > 0 ? 1 : 0) + others);
    }
    /// Most bytes a logit in the loss's own backward pass.
    [[nodiscard]] double lossBackwardBytes() const {
        const LossKind& loss = *m_setup.loss;
        const double chunks = loss.largestChunks(real(m_setup.seq), m_setup.lossChunks);
        return (lossDivided() ? loss.parallelBackward : loss.backward).at(chunks) + heldBytes();
    }
    /// A quantised head is expanded beside the logits that are left.
    [[nodiscard]] bool headExpanded() const {
        return quantisedHead() > 0 && m_setup.dequantisedBytes * quantisedHead() + (m_setup.loss->kept + 2) * logitCount() > lossBackwardBytes() * logitCount();
    }
    /// The head's gradient outweighs the fp32 logits that it comes after.
    [[nodiscard]] bool headGradientLast() const {
        return preallocated() && m_basis.head && (!m_setup.weightGradientFusion || m_setup.framework->kernels == KernelStyle::Nanotron) &&
               2 * m_basis.params.head > (lossBackwardBytes() - 2) * logitCount();
    }
    /// Elements of the matrix that makes the logits, its own or the embedding's.
    [[nodiscard]] double headTable() const {
        return m_basis.params.head > 0             ? m_basis.params.head
               : m_model.tied && m_basis.embedding ? m_basis.params.embedding
                                                   : 0;
    }
    /// The head's whole weight gradient while it is made.
    [[nodiscard]] double headBackward() const {
        const bool between = m_setup.division == Division::Fsdp1 && m_setup.microBatches > 1;
        if (!trained() || preallocated() || m_setup.loss->keepsWeightGradient || between || !m_basis.head)
            return 0;
        return m_setup.computeBytes * headTable() * (m_setup.loss->headInChunks ? 2 : 1);
    }
    /// It outweighs what the loss itself holds.
    [[nodiscard]] bool headLast() const {
        return !headExpanded() && headBackward() > 0 &&
               headBackward() > (lossBackwardBytes() - 2 - heldBytes()) * logitCount();
    }
    [[nodiscard]] bool beforeLayers() const { return m_phase == Phase::Forward || m_phase == Phase::Loss || m_phase == Phase::LossBackward; }

    // ---- Parts that several terms share
    Expression overExperts(double bytes, bool divided) { return overExperts(bytes, divided, P()); }
    Expression overExperts(double bytes, bool divided, Expression all) {
        return overExperts(bytes, divided, std::move(all), [this] { return expertsP(); });
    }
    template <class InExperts>
    Expression overExperts(double bytes, bool divided, Expression all, InExperts inExperts) {
        if (divided && expertsApart())
            return times({number(bytes), shared(std::move(all), inExperts)});
        Expression whole = times({number(bytes), std::move(all)});
        return divided ? Expression::over(std::move(whole), {z()}) : whole;
    }
    /// A part of what ranks share; `inExperts` makes what of `all` is in experts, where other ranks share them.
    template <class InExperts>
    Expression shared(Expression all, InExperts inExperts) {
        if (!expertsApart())
            return Expression::over(std::move(all), {z()});
        const Expression e = inExperts();
        return Expression::sum({Expression::over(Expression::difference(std::move(all), e), {z()}), Expression::over(e, {expertZ()})});
    }
    /// Where states are divided, an expert's are shared by other ranks than the rest.
    [[nodiscard]] double expertSharers() const {
        return m_setup.division == Division::None ? 1 : std::max(1.0, m_basis.params.z * real(m_setup.tp) / (real(m_setup.ep) * real(m_setup.etp)));
    }
    [[nodiscard]] bool expertsApart() const { return m_basis.params.experts > 0 && expertSharers() != m_basis.params.z; }
    Expression expertZ() { return named("z_x", expertSharers(), "ranks that share an expert's state"); }
    Expression expertsP() { return named("P_x", m_basis.params.experts, "of them in experts"); }

    /// Adapters, trained norms and frozen matrices of the stage.
    struct Frozen {
        double adapters = 0;
        double norms = 0;
    };
    [[nodiscard]] Frozen frozen() const {
        Frozen out;
        std::int64_t begin = 0;
        for (std::size_t i = 0; i < m_stage; ++i)
            begin += m_account.stages[i].layers;
        std::int64_t at = 0;
        for (const detailed::LayerOutline& l : m_model.segments) {
            const double here = real(std::min(at + l.count, begin + m_basis.layers) - std::max(at, begin));
            at += l.count;
            if (here <= 0)
                continue;
            out.adapters += here * adapterParams(m_model, l, m_setup);
            out.norms += here * l.normParams;
        }
        if ((m_setup.adapterTargets & detailed::kAdaptHead) != 0 && m_basis.head)
            out.adapters += real(m_setup.adapterRank) * (real(m_model.hidden) + m_basis.params.headRows / real(m_setup.tp));
        return out;
    }
    /// Whether ranks share weights that nobody trains.
    [[nodiscard]] bool isDivided(detailed::FrozenDivision division) const {
        using enum detailed::FrozenDivision;
        return division == AsWeights ? weightsDivided() : division == Divided && m_setup.division != Division::None;
    }
    Expression adaptersP() { return named("P_a", frozen().adapters, "in adapters"); }

    /// A·T + K: what the stage's layers keep of one micro-batch.
    Expression kept() {
        const double n = real(m_basis.layers);
        const bool alike = m_basis.layers > 0 && std::abs(n * m_basis.first.tokens.kept - m_basis.keptTokens) <= 1e-9 * m_basis.keptTokens;
        Parts bytes{alike ? times({named("n", n, "layers of the stage"), named("a", m_basis.first.tokens.kept, "bytes a token that a layer keeps"), T()})
                          : times({named("A", m_basis.keptTokens, "bytes a token that the stage's layers keep"), T()})};
        if (m_basis.keptFixed > 0)
            bytes.push_back(named("K", m_basis.keptFixed, "bytes kept whatever the tokens"));
        return sum(std::move(bytes));
    }
    Expression boundary(double tensors, double bytes = 2) { // 2·h·T/σ each
        return Expression::over(times({number(bytes * tensors), h(), T()}), {sigma()});
    }

    // ---- The terms
    Expression parameters();
    Expression frozenBase();
    Expression referenceModel();
    Expression gradients();
    Expression optimizer();
    Expression gathered();
    Expression weightGradients();
    Expression communication();
    Expression activations();
    Expression headInput();
    Expression logits();
    Expression lossGradient();
    Expression optimizerStep();
    Expression fragmentation();

    const Plan& m_plan;
    detailed::ModelOutline m_model;
    Setup m_setup;
    std::size_t m_stage;
    detailed::Account m_account;
    Phase m_phase = Phase::Forward;
    detailed::StageBasis m_basis;
    std::string m_legend;
};

Expression AccountDerivation::Formulas::parameters() {
    if (m_setup.offloadParameters && m_basis.params.weightBytes == 0)
        return Expression::number(0);
    if (trained())
        return overExperts(m_setup.weightBytes, weightsDivided());
    Expression bytes = times({number(m_setup.adapterBytes), adaptersP()});
    return weightsDivided() ? Expression::over(std::move(bytes), {z()}) : bytes;
}

Expression AccountDerivation::Formulas::frozenBase() {
    if (trained())
        return Expression::number(0);
    const Frozen parts = frozen();
    const double finalNorm = m_basis.head ? m_model.finalNormParams : 0;
    const double normBytes = m_setup.residualFp32 ? 4 : m_setup.weightBytes;
    Expression bytes = sum({times({number(m_setup.weightBytes), named("P_o", outer() - finalNorm - quantisedHead(), "in embedding and head")}),
                            times({number(m_setup.frozenLinearBytes), named("P_f", m_basis.params.layers - parts.norms + quantisedHead(), "in frozen matrices")}),
                            times({number(normBytes), named("P_n", parts.norms + finalNorm, "in norms")})});
    if (!isDivided(m_setup.frozenDivision))
        return bytes;
    return shared(std::move(bytes), [this] { return times({number(m_setup.frozenLinearBytes), expertsP()}); });
}

Expression AccountDerivation::Formulas::referenceModel() {
    if (m_setup.referenceBytes <= 0)
        return Expression::number(0);
    const bool divided = isDivided(m_setup.referenceDivision);
    Expression all = trained() ? overExperts(m_setup.referenceBytes, divided)
                               : overExperts(m_setup.referenceBytes, divided,
                                             named("P_b", m_basis.params.total - frozen().adapters,
                                                   "parameters of the model without its adapters on the rank"));
    const double more = m_setup.referenceKeptBytes - m_setup.referenceBytes;
    if (more == 0)
        return all;
    Expression kept = times({number(more), named("P_k", outer() + frozen().norms, "in embedding, head and norms, kept in 16 bit")});
    return sum({std::move(all), divided ? Expression::over(std::move(kept), {z()}) : std::move(kept)});
}

Expression AccountDerivation::Formulas::optimizer() {
    if (m_setup.offloadOptimizer)
        return Expression::number(0);
    if (trained())
        return overExperts(m_setup.masterBytes + m_setup.momentBytes, m_setup.division != Division::None);
    Parts parts{times({number(m_setup.adapterMomentBytes), adaptersP()})};
    if (m_setup.normsTrained)
        parts.push_back(times({number(m_setup.residualFp32 || m_setup.weightBytes > 2 ? 8 : 4),
                               named("P_n", frozen().norms + (m_basis.head ? m_model.finalNormParams : 0), "in norms")}));
    return Expression::over(sum(std::move(parts)), {z()});
}

Expression AccountDerivation::Formulas::gradients() {
    const detailed::StageParams& p = m_basis.params;
    const double g = m_setup.offloadParameters && !preallocated() ? 0 : m_setup.gradientBytes;
    const bool divided = std::max(p.gradientSharers.others, p.gradientSharers.experts) > 1;
    const auto layersDone = [&](Expression of) {
        return Expression::over(times({named("n_b", m_basis.done, "layers whose backward pass has ended"), std::move(of)}), {named("n", real(m_basis.layers), "layers of the stage")});
    };
    if (preallocated())
        return trained() ? times({number(g), P()}) : Expression::number(0);
    if (!trained()) {
        const Expression whole = named("G", p.adapterGradient * p.gradientSharers.others, "bytes of the adapters' gradients");
        const Expression all = divided ? Expression::over(whole, {z()}) : whole;
        if (inLayers())
            return layersDone(all);
        return m_phase == Phase::BackwardEnd || m_phase == Phase::Step ? all : Expression::number(0);
    }
    if (g == 0 || (wholeBetween() && (beforeLayers() || inLayers())))
        return Expression::number(0);
    if ((m_setup.microBatches > 1 && m_setup.pp == 1 && !wholeBetween()) || m_phase == Phase::Step)
        return overExperts(g, divided);
    if (beforeLayers())
        return Expression::number(0);
    if (inLayers()) {
        Parts born{layersDone(layersP())};
        if (gathers() && splitHead())
            born.push_back(named("P_r", p.head + p.finalNorm, "in head and final norm, reduced before"));
        return overExperts(g, divided, sum(std::move(born)), [&] { return layersDone(expertsP()); });
    }
    if (!gathers())
        return overExperts(g, divided);
    if (reducesLate())
        return Expression::number(0);
    if (m_setup.tp > 1 && m_basis.embedding)
        return overExperts(g, divided, Expression::difference(P(), rootWrap() ? outerP() : embeddingP()));
    return overExperts(g, divided, rootWrap() ? Expression::difference(P(), outerP()) : P());
}

Expression AccountDerivation::Formulas::gathered() {
    if (!gathers() || preallocated())
        return Expression::number(0);
    const detailed::StageParams& p = m_basis.params;
    const double c = m_setup.computeBytes;
    const double g = !trained() && m_setup.quantised ? m_setup.frozenLinearBytes : c;
    const Expression lossUnit = rootWrap() ? outerP() : named("P_u", p.head + p.finalNorm, "in head and final norm");
    if (beforeLayers()) {
        if (stays())
            return sum({times({number(g), layersP()}), times({number(c), outerP()})});
        const Expression last = named("P_L", m_basis.last.params, "in the last layer");
        if (m_phase == Phase::Forward)
            return sum({times({number(c), lossUnit}), times({number(2 * g), last})});
        const bool lastStays = m_setup.reshard == detailed::Reshard::Default && m_setup.wrap != detailed::Wrap::SplitAll;
        return sum({times({number(c), lossUnit}), lastStays ? times({number(g), last}) : Expression::number(0)});
    }
    if (inLayers()) {
        const double n = real(m_basis.layers);
        if (stays()) {
            const Expression left = Expression::over(times({named("n_r", n - m_basis.done, "layers still to come"), layersP()}), {named("n", n, "layers of the stage")});
            return sum({times({number(g), left}), times({number(c), rootWrap() ? outerP() : embeddingP()})});
        }
        Parts parts{times({number(g), layerP()})};
        if (rootWrap())
            parts.push_back(times({number(c), outerP()}));
        if (m_phase != Phase::FirstLayer)
            parts.push_back(times({number(g), layerP()}));
        else if (!rootWrap())
            parts.push_back(times({number(c), embeddingP()}));
        return sum(std::move(parts));
    }
    if (m_phase == Phase::BackwardEnd && trained() && !reducesLate() && m_setup.tp > 1 && m_basis.embedding)
        return times({number(c), rootWrap() ? outerP() : embeddingP()});
    return Expression::number(0);
}

Expression AccountDerivation::Formulas::weightGradients() {
    const detailed::StageParams& p = m_basis.params;
    const double c = m_setup.computeBytes;
    if (preallocated()) {
        const bool made = m_phase == Phase::LossBackward && headGradientLast();
        return made ? times({number(2), headP()}) : Expression::number(0);
    }
    const auto whole = [&] { return times({number(c), Expression::sum({layersP(), outerP()})}); };
    if (mixed()) {
        if (m_phase == Phase::Step)
            return Expression::over(whole(), {z()});
        if (m_setup.microBatches > 1)
            return whole();
        if (!inLayers() || m_basis.layers == 0)
            return Expression::number(0);
        return times({number(c), sum({layerP(), m_basis.done > 0 ? Expression::over(times({named("n_b", m_basis.done, "layers whose backward pass has ended"), layersP()}),
                                                                                    {named("n", real(m_basis.layers), "layers of the stage"), z()})
                                                                 : Expression::number(0)})});
    }
    if (!trained())
        return Expression::number(0);
    if (wholeBetween() && (beforeLayers() || inLayers()))
        return whole();
    const bool wholeHead = m_basis.head && !splitHead();
    const auto late = [&] { return times({number(m_setup.reduceBytes), Expression::sum({layersP(), outerP()})}); };
    const auto table = [&] {
        return m_basis.params.head > 0 ? headP() : headTable() > 0 ? embeddingP() : Expression::number(0);
    };
    if (beforeLayers()) {
        Parts parts;
        if (reducesLate())
            parts.push_back(late());
        if (m_phase == Phase::LossBackward && headLast())
            parts.push_back(times({number(c * (m_setup.loss->headInChunks ? 2 : 1)), table()}));
        return sum(std::move(parts));
    }
    if (inLayers()) {
        Parts parts;
        if (wholeHead)
            parts.push_back(times({number(c), table()}));
        if (!(m_setup.framework->reentrantCheckpoint && m_basis.at.tokens.recomputed))
            parts.push_back(times({number(c), named("P_m", m_basis.at.lastMatrix, "in the MLP's last matrix")}));
        if (reducesLate())
            parts.push_back(late());
        return sum(std::move(parts));
    }
    if (m_phase != Phase::BackwardEnd)
        return Expression::number(0);
    if (!gathers())
        return m_model.tied && m_basis.embedding && m_basis.head ? times({number(2 * c), embeddingP()}) : Expression::number(0);
    if (reducesLate())
        return late();
    if (m_setup.tp > 1 && m_basis.embedding)
        return sum(
            {wholeHead ? times({number(c), table()}) : Expression::number(0),
             times({number(c), embeddingP(),
                    Expression::sum({Expression::number(1),
                                     Expression::symbol("t", static_cast<std::uint64_t>(m_setup.tp))})})});
    (void)p;
    return times({number(c), rootWrap() ? outerP() : embeddingP()});
}

Expression AccountDerivation::Formulas::communication() {
    const detailed::StageParams& p = m_basis.params;
    Parts parts;
    if (m_setup.pp > 1) {
        const double tensors = boundaryTensors(m_setup, m_stage, m_account.stages.size(), {m_phase, m_basis.done}, m_basis.inFlight,
                                               m_basis.first.tokens.input > 0);
        parts.push_back(Expression::over(times({named("k", tensors, "tensors between stages"), number(2), h(), T()}), {sigma()}));
    }
    if (m_basis.routedAtEnd > 0)
        parts.push_back(times({named("k_r", m_basis.last.tokens.copies, "bytes a token of routed copies in the last layer"), T()}));
    if (preallocated()) {
        if (p.buckets > 0)
            parts.push_back(times({number(m_setup.weightBytes), P()}));
        return sum(std::move(parts));
    }
    if (gathers() && trained()) {
        const double r = m_setup.reduceBytes;
        if (inLayers() && !reducesLate()) {
            if (m_phase != Phase::LastLayer)
                parts.push_back(times({number(r), layerP()}));
            else if (splitHead())
                parts.push_back(times({number(r), named("P_r", p.head + p.finalNorm, "in head and final norm")}));
        } else if (m_phase == Phase::BackwardEnd) {
            if (reducesLate() || (m_setup.tp > 1 && m_basis.embedding))
                parts.push_back(times({number(r), named("P_0", m_basis.first.params, "in the first layer")}));
            else
                parts.push_back(times({number(r), rootWrap() ? outerP() : embeddingP()}));
        }
    }
    return sum(std::move(parts));
}

Expression AccountDerivation::Formulas::activations() {
    if (m_setup.offloadActivations || m_basis.layers == 0)
        return Expression::number(0);
    if (beforeLayers())
        return m_basis.inFlight == 1 ? kept() : times({kept(), flight()});
    if (!inLayers())
        return Expression::number(0);
    const auto ofLayer = [&](std::string_view name, double bytes, std::string_view which) { return times({named(name, bytes, which), T()}); };
    Expression own = kept();
    if (m_basis.layers > 1 && !watched()) {
        const double first = m_basis.first.tokens.kept;
        if (m_phase == Phase::FirstLayer)
            own = ofLayer("a_1", first, "bytes a token that the first layer keeps");
        else if (m_phase == Phase::LateLayers)
            own = Expression::difference(kept(), ofLayer("a_n", m_basis.last.tokens.kept, "bytes a token that the last layer kept"));
        else if (m_phase == Phase::EarlyLayers &&
                 (first + m_basis.second.tokens.kept) * m_basis.tokens < m_basis.keptTokens * m_basis.tokens + m_basis.keptFixed)
            own = ofLayer("a_2", first + m_basis.second.tokens.kept, "bytes a token that the first two layers keep");
    }
    if (m_basis.inFlight <= 1)
        return own;
    return Expression::sum({std::move(own), times({Expression::difference(flight(), Expression::number(1)), kept()})});
}

Expression AccountDerivation::Formulas::headInput() {
    if (!m_basis.head || !beforeLayers() || m_basis.routedAtEnd > 0)
        return Expression::number(0);
    Parts parts{times({named("N", normTokens(m_model, m_setup), "bytes a token of the final norm and the head's input"), T()})};
    if (m_phase == Phase::Loss && m_setup.framework->lossInModel && !trained() && (m_setup.adapterTargets & detailed::kAdaptHead) == 0)
        parts.push_back(boundary(1)); // the last hidden state, held by the model
    if (m_phase != Phase::Forward && preallocated()) {
        parts.push_back(boundary(1));
        if (m_setup.sequenceParallel && m_setup.tp > 1)
            parts.push_back(times({number((m_setup.linearInputsWhole ? 1 : 2) * 2), h(), T()}));
    }
    return sum(std::move(parts));
}

Expression AccountDerivation::Formulas::logits() {
    if (!m_basis.head || m_basis.routedAtEnd > 0)
        return Expression::number(0);
    const LossKind& loss = *m_setup.loss;
    const bool divided = lossDivided();
    const double chunks = loss.largestChunks(real(m_setup.seq), m_setup.lossChunks);
    double bytes = 0;
    if (m_phase == Phase::Forward)
        bytes = loss.kept * (1 + otherLogits(m_setup));
    else if (m_phase == Phase::Loss)
        bytes = (divided ? loss.parallelForward : loss.forward).at(chunks) +
                (m_setup.microBatch > 1 ? loss.shiftCopy : 0) + loss.kept * otherLogits(m_setup);
    else if (m_phase == Phase::LossBackward)
        bytes = headGradientLast() ? 2
                : headLast()       ? 2 + heldBytes()
                : headExpanded()   ? loss.kept + 2
                                   : lossBackwardBytes();
    else
        bytes = heldBytes();
    if (bytes == 0)
        return Expression::number(0);
    const Expression whole = times({named("B", bytes, "bytes a logit"), T(), named("V", m_basis.params.headRows, "padded vocabulary")});
    return divided ? Expression::over(whole, {Expression::symbol("t", static_cast<std::uint64_t>(m_setup.tp))}) : whole;
}

Expression AccountDerivation::Formulas::lossGradient() {
    if (!m_basis.head || !m_setup.loss->keepsWeightGradient)
        return Expression::number(0);
    if (m_phase == Phase::Loss || m_phase == Phase::LossBackward)
        return sum({trained() ? times({number(2), headP()}) : Expression::number(0), boundary(1)});
    if ((inLayers() || m_phase == Phase::BackwardEnd) && !m_setup.framework->lossInPlace && (m_basis.layers > 0 || !inLayers()))
        return boundary(2);
    return Expression::number(0);
}

Expression AccountDerivation::Formulas::optimizerStep() {
    if (m_phase != Phase::Step)
        return Expression::number(0);
    const bool foreach = m_setup.step == detailed::StepKind::Foreach;
    if (!trained())
        return Expression::over(foreach ? times({number(m_setup.adapterMomentBytes / 2), adaptersP()}) : Expression::number(0), {z()});
    const double each = (foreach ? m_setup.momentBytes / 2 : 0) + (m_setup.framework->fp32StepGradients ? 4 : 0);
    return each > 0 ? overExperts(each, true) : Expression::number(0);
}

Expression AccountDerivation::Formulas::fragmentation() {
    const detailed::StageAccount& stage = m_account.stages[m_stage];
    const StagePlan& plan = m_plan.detailed->peak();
    if (plan.terms[Term::Fragmentation] == Bytes())
        return Expression::number(0);
    Bytes allocated = plan.allocated;
    if (m_plan.detailed->scenario.calibration && m_plan.detailed->scenario.calibration->figure->allocated)
        allocated -= plan.terms[Term::Calibration];
    return Expression::difference(times({named("f", m_setup.framework->fragmentation, "reserved over the allocator's pools in measured runs"),
                                         named("R", stage.reserved / m_setup.framework->fragmentation, "bytes that its pools must hold, blocks that nothing fits included")}),
                                  named("allocated", static_cast<double>(allocated.count()), "is the sum of the terms above"));
}

std::optional<Expression> AccountDerivation::Formulas::of(Term term) {
    const detailed::StageParams& p = m_basis.params;
    switch (term) {
    case Term::Parameters: return parameters();
    case Term::Frozen: return frozenBase();
    case Term::Reference: return referenceModel();
    case Term::Gradients: return gradients();
    case Term::Optimizer: return optimizer();
    case Term::Gathered: return gathered();
    case Term::WeightGradients: return weightGradients();
    case Term::Communication: return communication();
    case Term::Activations: return activations();
    case Term::HeadInput: return headInput();
    case Term::Logits: return logits();
    case Term::LossGradient: return lossGradient();
    case Term::OptimizerStep: return optimizerStep();
    case Term::Fragmentation: return fragmentation();
    case Term::LiveLayer:
        return inLayers() && m_basis.at.tokens.live > 0 ? times({named("l", m_basis.at.tokens.live, "bytes a token that come back"), T()}) : Expression::number(0);
    case Term::Backward:
    {
        if (!inLayers())
            return Expression::number(0);
        Parts parts;
        if (m_basis.at.tokens.work > 0)
            parts.push_back(times({named("w", m_basis.at.tokens.work, "bytes a token born in the layer's backward pass"), T()}));
        if (watched() && m_basis.done > 0)
            parts.push_back(Expression::over(times({named("n_b", m_basis.done, "layers whose backward pass has ended, their inputs' gradients held"), kept()}),
                                             {named("n", real(m_basis.layers), "layers of the stage")}));
        return sum(std::move(parts));
    }
    case Term::Buffers:
        return p.tableBytes > 0 ? times({number(p.tableBytes / real(m_setup.seq)), Expression::symbol("s", static_cast<std::uint64_t>(m_setup.seq))}) : Expression::number(0);
    case Term::WgradCache: {
        const bool kept = preallocated() && m_setup.framework->kernels == KernelStyle::TransformerEngine && m_setup.weightGradientFusion && !m_setup.localKernels;
        return kept ? times({number(2), named("C", p.wgradCache / 2, "elements of the distinct weight shapes")}) : Expression::number(0);
    }
    case Term::Workspace: return named("workspace", p.workspaceBytes, "is what the framework's kernels ask for");
    case Term::Dequantised: {
        const bool here = m_phase == Phase::Forward || inLayers();
        const double e = m_setup.dequantisedBytes;
        if (m_phase == Phase::LossBackward && headExpanded())
            return times({number(e), headP()});
        return here && p.dequantised > 0 ? times({number(e), named("P_q", p.dequantised / e, "in the matrix at work")}) : Expression::number(0);
    }
    case Term::Outside:
        return named("outside", static_cast<double>(m_plan.detailed->outside.count()), "is what the context and communicators took in measured runs");
    default: return std::nullopt;
    }
}

AccountDerivation::AccountDerivation(const Plan& plan) : m_formulas(std::make_unique<Formulas>(plan)) {}
AccountDerivation::~AccountDerivation() = default;

std::optional<Derivation> AccountDerivation::derive(Term term, Place place) {
    const Plan& plan = m_formulas->plan();
    m_formulas->clearLegend();
    std::optional<Expression> expression = place == Place::Gpu ? m_formulas->of(term) : m_formulas->inHost(term);
    Derivation out;
    out.result = place == Place::Gpu ? plan.size(term) : plan.footprint.host[term];
    if (!expression && out.result == Bytes())
        expression = Expression::number(0); // not there
    if (!expression)
        return std::nullopt;
    out.expression = *expression;
    // The account reckons in doubles and rounds up: the formula's own value may differ in their last digits.
    const double value = out.expression.value().approximately();
    const auto bytes = static_cast<double>(out.result.count());
    if (!out.result.isSaturated() && std::abs(value - bytes) > 2 + 1e-9 * std::abs(bytes))
        return std::nullopt;
    out.note = (place == Place::Host ? "of" : "at the " + std::string(plan.detailed->peak().phase) + " on") + std::string(" stage ") +
               std::to_string(plan.detailed->peakStage);
    if (!m_formulas->legend().empty())
        out.note += "; " + m_formulas->legend();
    const bool holdsNorms = term == Term::Activations || term == Term::LiveLayer || term == Term::HeadInput;
    if (const auto& kernel = plan.detailed->scenario.normKernel; kernel && holdsNorms && place == Place::Gpu && out.result > Bytes())
        out.note += "; norm kernel " + std::string((*kernel)->key) + ": " + std::string((*kernel)->source.text);
    return out;
}

} // namespace memladder
