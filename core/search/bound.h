// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"
#include "quantity/format.h"
#include "quantity/phrase.h"
#include "search/layouts.h"

#include <optional>
#include <string>
#include <string_view>

namespace memladder {

/// What no layout of a model on N GPUs can go below, whatever ZeRO stage, TP, PP, CP or recompute mode.
///
/// States: t·p·z ≤ N, so a GPU holds at least Σ/N of them, Σ the recipe's bytes for all parameters (16Ψ). Activations: the
/// mode that keeps least, full recompute, keeps A = 2·s·b·h·L at t = c = 1, and t·c·(p/m) ≤ N divides it by N at most.
/// Void where optimizer or parameters are offloaded: they can leave the GPU altogether.
/// In the detailed estimator Σ is the framework's own weights, master weights and moments, each stored once; activations
/// count as nothing, and every GPU holds what lies beside the account as well.
struct Bound {
    std::uint64_t gpus = 0;
    Bytes states;      ///< of all GPUs together: 16Ψ
    Bytes activations; ///< A, of all GPUs together; 0 where they are offloaded
    Bytes reserve;     ///< of one GPU
    Bytes beside;      ///< of one GPU: outside the allocator, and what a calibration adds; in detailed alone
    Bytes capacity;    ///< of one GPU, less a headroom that was asked for
    bool holds = true;
    /// In detailed alone, offload or not: of all GPUs together in the optimizer's step. A search ends by it;
    /// no sentence tells of it.
    Bytes held;

    [[nodiscard]] Bytes usable() const { return capacity - reserve - beside; }
    /// 16Ψ/N, rounded up.
    [[nodiscard]] Bytes statesOfOne() const { return Bytes::roundedUp(states.count(), static_cast<Wide>(gpus)); }
    /// (16Ψ + A)/N, rounded up: no plan's total without reserve is below it.
    [[nodiscard]] Bytes lowest() const { return Bytes::roundedUp(Wide{states.count()} + activations.count(), static_cast<Wide>(gpus)); }
    /// True where the states alone prove that nothing fits.
    [[nodiscard]] bool provenByStates() const { return holds && statesOfOne() > usable(); }
    [[nodiscard]] bool proven() const { return holds && lowest() > usable(); }
    /// The same, also where the bound is void.
    [[nodiscard]] bool leavesNothing() const {
        return proven() || Bytes::roundedUp(held.count(), static_cast<Wide>(gpus)) > usable();
    }
    /// The fewest GPUs that the bound leaves possible: ⌈(16Ψ + A)/usable⌉; empty where no number does.
    [[nodiscard]] std::optional<std::uint64_t> fewestGpus() const;
    /// (16Ψ + A)/usable before it is rounded up.
    [[nodiscard]] double fewestGpusExactly() const;
    /// "16·175e9/8 = 325.96 GiB > 182.00 GiB usable (192 − 10)": closed for every layout. Precondition: proven().
    [[nodiscard]] Phrase inequality(format::Unit unit = format::Unit::GiB) const;

    std::string statesText;    ///< "16·175e9"; "(16·41.9e6 + 35.3 GB)" with a frozen base
    std::string statesFormula; ///< "16Ψ"
};

/// What offload does to the bound, in a sentence without its full stop; empty where nothing is offloaded.
[[nodiscard]] std::string_view boundRemark(const Offload& offload);

/// The bound for the scenario's model and workload; what is pinned stays, everything else is free.
[[nodiscard]] Bound bound(const Scenario& scenario, const Pins& pins = {}, double headroomFraction = 0);

} // namespace memladder
