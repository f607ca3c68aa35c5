// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/uncertainty.h"

namespace memladder::detailed {

Residuals residualsOf(const Setup& setup) {
    const Framework& f = *setup.framework;
    if (setup.tp > 1 && f.tensorParallel.runs > 0)
        return f.tensorParallel;
    return {f.measuredRuns, f.residualLow, f.residualHigh, f.rangeBasis};
}

Range rangeOf(const Setup& setup, const StageAccount& stage) {
    const double gib = static_cast<double>(kGiB);
    const Residuals residuals = residualsOf(setup);
    Range out;
    out.rows = residuals.runs;
    out.basis = residuals.basis;
    out.heldGib = stage.heldBack / gib;
    out.lowGib = stage.allocated / gib * (1 + residuals.low) + kOutsideGib / 2;
    out.highGib = stage.reserved / gib * (1 + residuals.high) + kOutsideGib + out.heldGib;
    return out;
}

} // namespace memladder::detailed
