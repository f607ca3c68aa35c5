// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/framework_limits.h"
#include "quantity/phrase.h"
#include "scenario/resolve.h"
#include "search/watch.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace memladder {

/// What a search must leave as the scenario has it.
struct Pins {
    bool zero = false;
    bool tp = false;
    bool pp = false;
    bool cp = false;
    bool ep = false;
    bool recompute = false;
    bool microBatch = false;
    /// Only layouts that this framework runs. In the detailed estimator it is the scenario's in any case.
    std::optional<Choice<Framework>> framework;
    /// Told how far the search is, and ends it once nobody waits any more. Not a pin, but it goes wherever these go.
    Watch* watch = nullptr;

    [[nodiscard]] bool stopped() const { return watch && watch->isStopped(); }
    /// From the keys of the fields that somebody gave.
    [[nodiscard]] static Pins of(std::span<const std::string_view> given);
};

/// The divisors of a GPU count, ascending. Allocates nothing.
class Divisors {
public:
    Divisors() = default;
    explicit Divisors(std::uint64_t of);
    [[nodiscard]] const std::uint32_t* begin() const { return m_values.data(); }
    [[nodiscard]] const std::uint32_t* end() const { return m_values.data() + m_size; }

private:
    std::array<std::uint32_t, 1344> m_values{}; ///< no number below 2^30 has more
    std::size_t m_size = 0;
};

/// Every layout of a scenario's model on its GPUs that a search may propose: ZeRO stage × t (≤ GPUs a node, divides typed
/// heads) × p (≤ L, divides typed or a model's own L) × c (≤ max(1, ⌊s/4096⌋)) × e (divides experts and d·c) × recompute, each axis a
/// divisor of N; v as given.
/// No ZeRO at z = 1, no selective recompute under flash attention, no reversible model, d·b within a given global batch,
/// unless it is pinned. In the detailed estimator only what the framework runs, selective recompute by operation where it
/// has that, and p need not divide L: every framework with pipelines takes stages of different depth.
class LayoutSpace {
public:
    /// A rank of the context group works on no fewer tokens: below, its traffic outweighs its attention.
    static constexpr std::uint64_t kFewestTokensOfARank = 4096;
    /// Deeper pipelines are left out in the detailed estimator: its account has room for these.
    static constexpr std::uint64_t kMostDetailedStages = 256;

    LayoutSpace(const Scenario& scenario, const Pins& pins);

    [[nodiscard]] const Job& job() const { return m_job; }
    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] const Pins& pins() const { return m_pins; }
    [[nodiscard]] const Divisors& divisors() const { return m_divisors; } ///< of its number of GPUs

    /// Moves the space to another question without resolving anew.
    void setGpus(std::uint64_t gpus);
    void setMicroBatch(std::uint64_t microBatch);
    void setSeq(std::uint64_t seq);

    /// Calls visit(const Layout&) for each layout until it returns false, or the watch is stopped. Allocates nothing.
    template <typename Visit>
    void forEach(Visit&& visit) const {
        Layout layout = m_job.layout;
        const std::uint64_t n = layout.gpus;
        for (const std::uint32_t t : m_divisors) {
            if (!allowsTp(t))
                continue;
            for (const std::uint32_t p : m_divisors) {
                if (std::uint64_t{t} * p > n)
                    break;
                if (!allowsPp(p) || n / t % p != 0)
                    continue;
                for (const std::uint32_t c : m_divisors) {
                    if (c > n / t / p || c > mostCp())
                        break;
                    if (n / t / p % c != 0 || (m_pins.cp && c != m_scenario.cp))
                        continue;
                    if (m_pins.stopped())
                        return;
                    layout.tp = t;
                    layout.pp = p;
                    layout.cp = c;
                    if (place(layout) && !forEachExpertGroup(layout, visit))
                        return;
                }
            }
        }
    }

    [[nodiscard]] bool allowsTp(std::uint64_t t) const {
        if (m_pins.tp) // a scaled model's heads are not those that the pin was checked against
            return t == m_scenario.tp && (!m_job.scaled || m_job.shape.heads % t == 0);
        if (t > 1 && m_limits && !m_limits->tp)
            return false;
        return t <= m_job.gpusPerNode && !(m_job.shape.headsGiven && m_job.shape.heads % t != 0);
    }
    [[nodiscard]] bool allowsPp(std::uint64_t p) const {
        if (p > m_job.shape.layers)
            return false;
        if (m_scenario.layersPerStage && m_scenario.layersPerStage->layers.size() != p)
            return false;
        if (m_pins.pp)
            return p == m_scenario.pp;
        if (p > 1 && m_limits && !m_limits->pp)
            return false;
        if (m_detailed)
            return p <= kMostDetailedStages;
        // Stages that differ by a layer are the textbook's to avoid; its account knows no others. Nobody gave the layers
        // of a scaled model: they follow from its size.
        const bool given = m_job.shape.layersGiven && (!m_job.scaled || m_scenario.layers);
        return !given || m_job.shape.layers % p == 0;
    }
    [[nodiscard]] std::uint64_t mostCp() const;
    /// 1 where the model has no experts, or nobody knows how much of it they are.
    [[nodiscard]] std::uint64_t mostEp() const;
    [[nodiscard]] bool allows(Choice<Sharding> scheme, const Layout& layout) const;
    [[nodiscard]] bool allows(const Recompute& mode) const;
    /// Whose layouts alone are searched; null where any may be proposed.
    [[nodiscard]] const Framework* framework() const { return m_framework; }
    /// Whether that framework, if there is one, keeps this sharding scheme as its own.
    [[nodiscard]] bool keepsScheme(std::size_t scheme) const {
        return !m_framework || ownZero(*m_framework, scheme) == scheme;
    }

private:
    /// Whether the framework, if there is one, runs a ZeRO stage beside the layout's axes. What is pinned with the stage
    /// is the user's word.
    [[nodiscard]] bool runs(std::size_t stage, const Layout& layout) const {
        const auto beside = [&](std::uint64_t degree, std::size_t most, bool pinned) { return degree == 1 || stage <= most || (m_pins.zero && pinned); };
        return !m_limits || (beside(layout.tp, m_limits->mostZeroWithTp, m_pins.tp) && beside(layout.pp, m_limits->mostZeroWithPp, m_pins.pp) &&
                             beside(layout.ep, m_limits->mostZeroWithEp, m_pins.ep));
    }
    /// Fills in what follows from the axes; false where the layout cannot exist.
    [[nodiscard]] bool place(Layout& layout) const;

    template <typename Visit>
    bool forEachExpertGroup(Layout& layout, Visit&& visit) const {
        for (const std::uint32_t e : m_divisors) {
            if (e > mostEp())
                break;
            if (layout.dp * layout.cp % e != 0 || (e > 1 && m_job.shape.experts % e != 0) || (m_pins.ep && e != m_scenario.ep))
                continue;
            layout.ep = e;
            if (!forEachScheme(layout, visit))
                return false;
        }
        return true;
    }

    template <typename Visit>
    bool forEachScheme(Layout& layout, Visit&& visit) const {
        const std::size_t schemes = Registry<Sharding>::rows().size();
        const std::size_t modes = Registry<Recompute>::rows().size();
        for (std::size_t i = 0; i < schemes; ++i) {
            layout.zero = Choice<Sharding>::at(i);
            if (m_pins.zero ? layout.zero != m_scenario.zero || !runs(i, layout) : !allows(layout.zero, layout))
                continue;
            for (std::size_t j = 0; j < modes; ++j) {
                layout.recompute = Choice<Recompute>::at(j);
                layout.perOperation = m_pins.recompute && m_job.layout.perOperation;
                if (m_pins.recompute ? layout.recompute != m_scenario.recompute : !allows(layout.recompute.row()))
                    continue;
                if (!visit(static_cast<const Layout&>(layout)))
                    return false;
            }
            if (m_detailed && m_limits->perOperation && !m_pins.recompute) {
                layout.recompute = m_selective;
                layout.perOperation = true;
                if (!visit(static_cast<const Layout&>(layout)))
                    return false;
                layout.perOperation = false;
            }
        }
        return true;
    }

    Scenario m_scenario;
    Pins m_pins;
    Job m_job;
    Divisors m_divisors;
    bool m_detailed = false;
    const Framework* m_framework = nullptr;
    const FrameworkLimits* m_limits = nullptr; ///< of that framework
    Choice<Recompute> m_selective = Choice<Recompute>::named("selective");
};

/// The scenario with the axes, recompute mode, GPUs, sequence and micro-batch of a layout.
[[nodiscard]] Scenario withLayout(Scenario scenario, const Layout& layout);

/// The scenario without what a search of its layouts is free to choose: those fields at their defaults.
[[nodiscard]] Scenario withoutLayout(Scenario scenario);

/// The key of a layout's recompute mode as the field takes it, "selective-op" where it chooses by operation.
[[nodiscard]] std::string_view recomputeKey(const Layout& layout);

/// "ZeRO-3 · TP 2 + selective": what sets a layout apart.
[[nodiscard]] Phrase strategyName(const Layout& layout);

} // namespace memladder
