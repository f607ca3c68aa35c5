// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/gpu.h"
#include "quantity/card_size.h"
#include "scenario/scenario.h"

#include <QString>

#include <optional>
#include <vector>

namespace memladder::ui {

/// A card whose capacity may be drawn across the chart: a row of the catalogue, or a bare size.
struct CeilingCard {
    std::optional<Choice<Gpu>> gpu;
    CardSize size;
    bool drawn = true;
    bool visiting = false; ///< listed only while it is planned for

    [[nodiscard]] static CeilingCard of(CardSize size) { return {std::nullopt, size, true, false}; }
    [[nodiscard]] static CeilingCard of(Choice<Gpu> gpu) { return {gpu, gpu->nominal, true, false}; }

    [[nodiscard]] QString name() const;
    /// As settings and the option --ceilings write it: the card's key, or its size ("141GB").
    [[nodiscard]] QString key() const;
    [[nodiscard]] static std::optional<CeilingCard> fromKey(const QString& key);
    /// Whether both are the same card, drawn or not.
    [[nodiscard]] bool isSameCard(const CeilingCard& other) const {
        return gpu == other.gpu && size == other.size;
    }
    friend bool operator==(const CeilingCard&, const CeilingCard&) = default;
};

/// Three generations of accelerators: 80 GB, 141 GB, 192 GB.
[[nodiscard]] std::vector<CeilingCard> defaultCeilings();

/// The card that a scenario is planned for.
[[nodiscard]] CeilingCard plannedCard(const Scenario& scenario);

/// `cards`, and the planned one as a visitor at the end where it is missing; earlier visitors leave. In the
/// order in which dashes are given out.
[[nodiscard]] std::vector<CeilingCard> withPlanned(std::vector<CeilingCard> cards,
                                                   const CeilingCard& planned);

} // namespace memladder::ui
