// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/bound.h"

#include "estimate/detailed_plan.h"
#include "estimate/textbook.h"
#include "quantity/format.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace memladder {

namespace {

std::string twoDecimals(Bytes bytes, format::Unit unit) {
    return format::fixed(unit == format::Unit::GiB ? bytes.gib() : bytes.gb(), 2) + " " + std::string(format::unitName(unit));
}

constexpr double kMostBytes = 9e18;

Bytes lessHeadroom(Bytes capacity, double fraction) {
    return capacity - Bytes::of(static_cast<std::int64_t>(static_cast<double>(capacity.count()) * fraction));
}

/// What the thriftiest mode that may be chosen keeps at t = c = p = 1.
Bytes leastActivations(const LayoutSpace& space) {
    Layout layout = space.job().layout;
    if (layout.offload->activations)
        return {};
    layout.tp = layout.pp = layout.vpp = layout.cp = 1;
    layout.sequenceParallel = false;
    if (!space.pins().microBatch)
        layout.microBatch = 1;
    Bytes least = Bytes::saturated();
    for (const Recompute& mode : Registry<Recompute>::rows()) {
        layout.recompute = Choice<Recompute>::named(mode.key);
        if (space.pins().recompute ? layout.recompute == space.scenario().recompute : space.allows(mode))
            least = std::min(least, textbook::measure(space.job().shape, layout).gpu[Term::Activations]);
    }
    return least;
}

} // namespace

std::optional<std::uint64_t> Bound::fewestGpus() const {
    if (!holds)
        return 1;
    const Bytes room = usable();
    if (room <= Bytes())
        return std::nullopt;
    const Wide all = Wide{states.count()} + activations.count();
    return static_cast<std::uint64_t>(std::max<Wide>(1, (all + room.count() - 1) / room.count()));
}

double Bound::fewestGpusExactly() const {
    return (static_cast<double>(states.count()) + static_cast<double>(activations.count())) / static_cast<double>(usable().count());
}

Phrase Bound::inequality(format::Unit unit) const {
    const auto exact = [unit](Bytes bytes) { return Phrase::figure(twoDecimals(bytes, unit)); };
    const Phrase room = beside == Bytes()  ? Phrase::tr("%1 usable (%2 − %3 reserve)", {exact(usable()), exact(capacity), exact(reserve)})
                        : beside < Bytes() ? Phrase::tr("%1 usable (%2 − %3 reserve + %4 calibrated)", {exact(usable()), exact(capacity), exact(reserve), exact(-beside)})
                                           : Phrase::tr("%1 usable (%2 − %3 reserve − %4 beside the account)", {exact(usable()), exact(capacity), exact(reserve), exact(beside)});
    const Phrase n = Phrase::number(gpus);
    if (provenByStates())
        return Phrase::tr("states ≥ %1/%2 = %3 > %4", {Phrase::figure(statesText), n, exact(statesOfOne()), room});
    return Phrase::tr("states + activations ≥ (%1 + %2)/%3 = %4 > %5", {Phrase::figure(statesText), exact(activations), n, exact(lowest()), room});
}

std::string_view boundRemark(const Offload& offload) {
    if (offload.optimizer || offload.parameters)
        return "The bound is void with offload: states can leave the GPU altogether";
    if (offload.activations)
        return "Activations are offloaded, so the bound counts the states alone";
    return {};
}

Bound bound(const Scenario& scenario, const Pins& pins, double headroomFraction) {
    const LayoutSpace space(scenario, pins);
    const Job& job = space.job();
    const Recipe& recipe = job.layout.recipe.row();
    Bound out;
    out.gpus = job.layout.gpus;
    if (job.estimator->method == EstimatorMethod::Detailed) {
        const detailed::ModelOutline model = outlineOf(space.scenario(), job);
        const detailed::Setup setup = setupOf(space.scenario(), job);
        out.states = Bytes::roundedUp(static_cast<Wide>(std::min(statesStoredOnce(model, setup), kMostBytes)));
        out.beside = besideAccount(space.scenario());
        out.reserve = job.layout.reserve;
        out.capacity = lessHeadroom(job.capacity.bytes(), headroomFraction);
        out.holds = !job.layout.offload->optimizer && !job.layout.offload->parameters && !space.scenario().expertTp;
        const double held = heldOnce(model, setup, space.scenario().expertTp.has_value());
        out.held = Bytes::of(static_cast<std::int64_t>(std::min(held, kMostBytes)));
        out.statesFormula = "S"; // of all tensors, in no closed form
        out.statesText = twoDecimals(out.states, space.scenario().unit->unit);
        return out;
    }
    out.states = Bytes::roundedUp(textbook::wholeStateSteps(job.shape, job.layout), PerParameter::kSteps);
    out.activations = leastActivations(space);
    out.reserve = job.layout.reserve;
    out.capacity = lessHeadroom(job.capacity.bytes(), headroomFraction);
    out.holds = !job.layout.offload->optimizer && !job.layout.offload->parameters;
    const std::string trained = format::shortest(recipe.total().bytes());
    out.statesFormula = trained + "Ψ";
    out.statesText = trained + "·" + format::thin(job.shape.params);
    const bool reference = job.layout.reference > PerParameter();
    const TermSizes whole = textbook::wholeStates(job.shape, job.layout);
    if (job.layout.adapters) {
        out.statesFormula = trained + "Φ + frozen";
        out.statesText = trained + "·" + format::thin(job.shape.adapterParams) + " + " + twoDecimals(whole[Term::Frozen], format::Unit::GB);
    }
    if (reference && job.layout.referenceQuantised) {
        out.statesFormula += " + reference";
        out.statesText += " + " + twoDecimals(whole[Term::Reference], format::Unit::GB);
    } else if (reference) {
        const std::string each = format::shortest(job.layout.reference.bytes());
        out.statesFormula += " + " + each + "Ψ";
        out.statesText += " + " + each + "·" + format::thin(job.shape.params);
    }
    if (reference || job.layout.adapters) {
        out.statesFormula = "(" + out.statesFormula + ")";
        out.statesText = "(" + out.statesText + ")";
    }
    return out;
}

} // namespace memladder
