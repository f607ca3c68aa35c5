// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"
#include "quantity/result.h"

namespace memladder {

/// A run's measured peak beside what was computed for it, and the scenario that remembers the difference.
struct Calibrated {
    Scenario scenario;   ///< the one that was asked, its calibration replaced
    Choice<MemoryFigure> figure;
    Bytes measured;
    Bytes computed;      ///< the same figure of the same stage, without any calibration
    std::size_t stage = 0; ///< whose peak it is: the fullest
    Plan plan;           ///< of `scenario`: its figure is the measured one

    [[nodiscard]] Bytes residual() const { return measured - computed; }
};

/// The figure of a plan's fullest stage. Precondition: plan.detailed.
[[nodiscard]] Bytes figureOf(const Plan& plan, Choice<MemoryFigure> figure);

/// Reads one measured peak of the scenario's run, of its fullest GPU, in bytes. The residual is kept with the scenario and
/// added to every later answer as a term of its own. Refuses another estimator, a scenario whose layout cannot exist, and
/// a measurement that is not above nothing.
[[nodiscard]] Result<Calibrated> calibrate(const Scenario& scenario, Choice<MemoryFigure> figure, Bytes measured);

} // namespace memladder
