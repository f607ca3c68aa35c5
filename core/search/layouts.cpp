// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/layouts.h"

#include "quantity/format.h"

#include <algorithm>

namespace memladder {

Pins Pins::of(std::span<const std::string_view> given) {
    const auto has = [&](std::string_view key) { return std::find(given.begin(), given.end(), key) != given.end(); };
    return {has("zero"), has("tp"),        has("pp"),          has("cp"),
            has("ep"),   has("recompute"), has("micro_batch"), {},        nullptr};
}

Divisors::Divisors(std::uint64_t of) {
    if (of == 0)
        return;
    m_values[0] = 1;
    m_size = 1;
    const auto add = [this](std::uint64_t prime, unsigned power) { // each divisor so far, times prime, prime², …
        const std::size_t before = m_size;
        for (std::size_t end = before * power; end > 0; --end, ++m_size)
            m_values[m_size] = static_cast<std::uint32_t>(m_values[m_size - before] * prime);
    };
    for (std::uint64_t prime = 2; prime * prime <= of; prime += prime == 2 ? 1 : 2) {
        unsigned power = 0;
        for (; of % prime == 0; of /= prime)
            ++power;
        add(prime, power);
    }
    if (of > 1)
        add(of, 1);
    std::sort(m_values.begin(), m_values.begin() + static_cast<std::ptrdiff_t>(m_size));
}

LayoutSpace::LayoutSpace(const Scenario& scenario, const Pins& pins)
    : m_scenario(scenario), m_pins(pins), m_job(resolve(scenario)), m_divisors(m_job.layout.gpus) {
    // The reduced-order model knows no layouts: they are the textbook's there.
    m_detailed = m_job.estimator->method == EstimatorMethod::Detailed;
    if (m_detailed)
        m_framework = &m_scenario.framework.row();
    else {
        m_scenario.estimator = m_job.estimator = {};
        if (m_pins.framework)
            m_framework = &m_pins.framework->row();
    }
    if (m_framework)
        m_limits = &limitsOf(*m_framework);
    if (!m_pins.recompute) { // the refinements of a mode that is free to go
        m_scenario.recomputeEvery = 1;
        m_scenario.recomputePerOperation = false;
    }
    m_job.issues.clear();
}

void LayoutSpace::setGpus(std::uint64_t gpus) {
    m_scenario.gpus = m_job.layout.gpus = gpus;
    m_divisors = Divisors(gpus);
}

void LayoutSpace::setMicroBatch(std::uint64_t microBatch) {
    m_scenario.microBatch = m_job.layout.microBatch = microBatch;
}

void LayoutSpace::setSeq(std::uint64_t seq) {
    m_scenario.seq = m_job.layout.seq = seq;
}

std::uint64_t LayoutSpace::mostCp() const {
    if (m_pins.cp)
        return m_job.layout.seq;
    if (m_limits && !m_limits->cp)
        return 1;
    return std::max<std::uint64_t>(1, m_job.layout.seq / kFewestTokensOfARank);
}

std::uint64_t LayoutSpace::mostEp() const {
    if (m_pins.ep)
        return m_scenario.ep;
    if (m_limits && !m_limits->ep)
        return 1;
    return m_job.shape.expertParams > 0 ? std::max<std::uint64_t>(1, m_job.shape.experts) : 1;
}

bool LayoutSpace::place(Layout& layout) const {
    deriveRanks(m_scenario, layout);
    layout.vpp = layout.pp > 1 ? m_scenario.vpp : 1;
    if (layout.pp * layout.vpp > m_job.shape.layers || (layout.vpp > 1 && m_limits && !m_limits->vpp))
        return false;
    if (m_scenario.globalBatch && layout.dp * layout.microBatch > *m_scenario.globalBatch)
        return false;
    return !m_scenario.shardGroup || (layout.dp * layout.cp) % *m_scenario.shardGroup == 0;
}

bool LayoutSpace::allows(Choice<Sharding> scheme, const Layout& layout) const {
    if (m_limits) {
        const std::size_t stage = scheme.index();
        if (!keepsScheme(stage) || !runs(stage, layout))
            return false;
    }
    return layout.shardGroup > 1 || !(scheme->parameters || scheme->gradients || scheme->optimizer);
}

bool LayoutSpace::allows(const Recompute& mode) const {
    return mode.suggested && (mode.detailed || !m_detailed) && (m_job.layout.keepsScores || mode.extra != ExtraForward::AttentionCore);
}

Scenario withLayout(Scenario scenario, const Layout& layout) {
    scenario.gpus = layout.gpus;
    scenario.seq = layout.seq;
    scenario.microBatch = layout.microBatch;
    scenario.zero = layout.zero;
    scenario.tp = layout.tp;
    scenario.pp = layout.pp;
    scenario.vpp = layout.vpp;
    scenario.cp = layout.cp;
    scenario.ep = layout.ep;
    scenario.recompute = layout.recompute;
    scenario.recomputePerOperation = layout.perOperation;
    return scenario;
}

std::string_view recomputeKey(const Layout& layout) {
    return layout.perOperation ? kSelectivePerOperation : layout.recompute->key;
}

Scenario withoutLayout(Scenario scenario) {
    const Scenario fresh;
    scenario.zero = fresh.zero;
    scenario.tp = scenario.pp = scenario.cp = scenario.ep = 1;
    scenario.recompute = fresh.recompute;
    scenario.recomputeEvery = fresh.recomputeEvery;
    scenario.recomputePerOperation = fresh.recomputePerOperation;
    return scenario;
}

Phrase strategyName(const Layout& layout) {
    std::vector<Phrase> parts{layout.zero->name};
    for (const auto& [name, degree] : {std::pair{"TP", layout.tp}, {"PP", layout.pp}, {"CP", layout.cp}, {"EP", layout.ep}}) {
        if (degree > 1)
            parts.push_back(Phrase::joined({name, Phrase::number(degree)}, " "));
    }
    Phrase axes = Phrase::joined(std::move(parts), " · ");
    if (layout.recompute->extra == ExtraForward::Nothing)
        return axes;
    return Phrase::joined({std::move(axes), Phrase::tr(recomputeKey(layout))}, " + ");
}

} // namespace memladder
