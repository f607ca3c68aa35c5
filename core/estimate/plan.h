// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/component.h"
#include "scenario/resolve.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace memladder {

/// How a layout stands against the planned card. "Tight" is a fit with less than 5 % of the capacity free;
/// "impossible" is proven for every layout of the same model on as many GPUs.
enum class Level : std::uint8_t { Fits, Tight, DoesNotFit, Impossible };

/// fits | tight | does_not_fit | impossible
[[nodiscard]] std::string_view levelKey(Level level);

/// Sizes of the fullest GPU, and of the host memory that one GPU's offloaded parts take.
struct Footprint {
    TermSizes gpu;
    TermSizes host;
    friend bool operator==(const Footprint&, const Footprint&) = default;
};

/// One pipeline stage of the detailed account, at its own peak.
struct StagePlan {
    std::int64_t layers = 0;
    double inFlight = 1; ///< micro-batches whose activations are alive at once
    TermSizes terms;
    Bytes allocated;
    Bytes reserved;
    std::string_view instant; ///< forward | loss | backward | optimizer
    std::string_view phase;   ///< the instant in words

    friend bool operator==(const StagePlan&, const StagePlan&) = default;
};

/// What the detailed estimator says beside the terms of the fullest GPU.
struct DetailedAnswer {
    Scenario scenario; ///< the account's own input: what derivations go back to
    std::vector<StagePlan> stages;
    std::size_t peakStage = 0; ///< the fullest by what the allocator reserves
    Bytes outside;             ///< of the allocator: context, communicators
    Bytes low;                 ///< where the total lies, reserve and all, by the residuals of measured runs
    Bytes high;
    int rows = 0;              ///< measured runs behind the range
    Phrase basis;              ///< in words

    [[nodiscard]] const StagePlan& peak() const { return stages[peakStage]; }
    friend bool operator==(const DetailedAnswer&, const DetailedAnswer&) = default;
};

/// The answer to a scenario. Sizes are of one GPU, the fullest.
struct Plan {
    Job job;
    Footprint footprint;
    Level level = Level::Fits;
    Term limitingTerm = Term::Parameters; ///< the term that decides the verdict
    std::optional<DetailedAnswer> detailed;

    [[nodiscard]] Bytes size(Term term) const { return footprint.gpu[term]; }
    [[nodiscard]] Bytes total() const { return footprint.gpu.total(); }
    [[nodiscard]] Bytes total(Category category) const { return footprint.gpu.total(category); }
    [[nodiscard]] Bytes capacity() const { return job.capacity.bytes(); }
    /// What is left of the capacity after the reserve.
    [[nodiscard]] Bytes usable() const { return capacity() - job.layout.reserve; }
    /// Capacity minus total: negative where it does not fit.
    [[nodiscard]] Bytes headroom() const { return capacity() - total(); }
    [[nodiscard]] bool fits() const { return total() <= capacity(); }
    /// Total over capacity; 0 where there is no capacity.
    [[nodiscard]] double utilization() const;
    /// Offloaded bytes of all GPUs of the fullest node.
    [[nodiscard]] Bytes hostPerNode() const;
    [[nodiscard]] const std::vector<Issue>& issues() const { return job.issues; }

    friend bool operator==(const Plan&, const Plan&) = default;
};

} // namespace memladder
