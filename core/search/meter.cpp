// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/meter.h"

#include "estimate/detailed_plan.h"
#include "estimate/textbook.h"

namespace memladder {

Meter::Meter(const LayoutSpace& space)
    : m_space(space), m_detailed(space.job().estimator->method == EstimatorMethod::Detailed), m_seq(space.job().layout.seq) {
    if (!m_detailed)
        return;
    m_model = outlineOf(space.scenario(), space.job());
    m_setup = setupOf(space.scenario(), space.job());
    m_account.stages.reserve(detailed::kMostStages);
}

void Meter::layOut(const Layout& layout) {
    if (layout.seq != m_seq) { // a typed model learns a position for each token
        Job job = m_space.job();
        job.layout = layout;
        Scenario scenario = m_space.scenario();
        scenario.seq = layout.seq;
        m_model = outlineOf(scenario, job);
        m_seq = layout.seq;
    }
    memladder::layOut(m_space.scenario(), layout, m_setup);
}

Meter::Reading Meter::read(const Layout& layout) {
    if (!m_detailed) {
        const Bytes total = textbook::measure(m_space.job().shape, layout).gpu.total();
        return {total, total};
    }
    layOut(layout);
    detailed::evaluate(m_model, m_setup, m_account);
    const DetailedReading reading = readingOf(m_space.scenario(), layout, m_setup, m_account);
    return {reading.total, reading.high};
}

bool Meter::fits(const Layout& layout, Bytes capacity) {
    if (!m_detailed)
        return total(layout) <= capacity;
    layOut(layout);
    // The fullest stage reserves no less than any other, and all of this lies beside it.
    const Bytes room = capacity - besideAccount(m_space.scenario()) - layout.reserve;
    if (!detailed::evaluateUpTo(m_model, m_setup, static_cast<double>(room.count()) + 1, m_account)) // a byte for rounding
        return false;
    return readingOf(m_space.scenario(), layout, m_setup, m_account).total <= capacity;
}

Bytes Meter::floor(const Layout& layout) {
    if (!m_detailed)
        return {};
    Layout key = layout;
    key.recompute = {};
    key.perOperation = false;
    if (!m_hasFloor || !(key == m_floorOf)) {
        layOut(layout);
        m_floor = floorOf(m_space.scenario(), layout, m_model, m_setup);
        m_floorOf = key;
        m_hasFloor = true;
    }
    return m_floor;
}

} // namespace memladder
