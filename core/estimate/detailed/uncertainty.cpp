// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed/uncertainty.h"

namespace memladder::detailed {

Range rangeOf(const Framework& framework, const StageAccount& stage) {
    const double gib = static_cast<double>(kGiB);
    Range out;
    out.rows = framework.measuredRuns;
    out.basis = framework.rangeBasis;
    out.lowGib = stage.allocated / gib * (1 + framework.residualLow) + kOutsideGib / 2;
    out.highGib = stage.reserved / gib * (1 + framework.residualHigh) + kOutsideGib;
    return out;
}

} // namespace memladder::detailed
