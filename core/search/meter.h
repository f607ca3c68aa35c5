// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/account.h"
#include "search/layouts.h"

namespace memladder {

/// Weighs layouts of a space by the scenario's estimator, as evaluate() would. What does not change between layouts is
/// made once: a reading allocates nothing (the detailed account's first reading of a deeper pipeline grows its stages).
/// The space must outlive it, and may be moved to other GPUs, sequences and micro-batches meanwhile.
class Meter {
public:
    explicit Meter(const LayoutSpace& space);

    struct Reading {
        Bytes total; ///< of the fullest GPU
        Bytes high;  ///< the same at the high end of the measured range; `total` in the textbook
    };
    [[nodiscard]] Reading read(const Layout& layout);
    [[nodiscard]] Bytes total(const Layout& layout) { return read(layout).total; }
    /// Whether the total is within `capacity`; at the first pipeline stage that is not, the others are left.
    [[nodiscard]] bool fits(const Layout& layout, Bytes capacity);
    /// What the layout needs at least, in any recompute mode: its first stage in the optimizer's step, and
    /// what lies beside. A fraction of a reading's work; 0 in the textbook, whose reading is quick already.
    [[nodiscard]] Bytes floor(const Layout& layout);
    /// A reading's cost, where one of the textbook is 1.
    [[nodiscard]] double weight() const { return m_detailed ? 20 : 1; }

private:
    void layOut(const Layout& layout);

    const LayoutSpace& m_space;
    bool m_detailed;
    detailed::ModelOutline m_model;
    detailed::Setup m_setup;
    detailed::Account m_account;
    std::uint64_t m_seq = 0; ///< that the outline is made for
    Layout m_floorOf;        ///< the layout of the last floor
    Bytes m_floor;
    bool m_hasFloor = false;
};

} // namespace memladder
