// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How charts word counts and names.
#pragma once

#include "charts/chart_spec.h"
#include "estimate/plan.h"
#include "quantity/format.h"
#include "scenario/scenario.h"

#include <QString>
#include <QStringList>

namespace memladder::ui::words {

[[nodiscard]] QString utf8(std::string_view text);
/// "131,072".
[[nodiscard]] QString number(std::uint64_t value);
/// "1 GPU", "8 GPUs".
[[nodiscard]] QString gpus(std::uint64_t count);
/// "1 token", "4,096 tokens".
[[nodiscard]] QString tokens(std::uint64_t count);
/// "30 B".
[[nodiscard]] QString roughCount(std::uint64_t count);
/// "174.8 GiB" and "174.8".
[[nodiscard]] QString sized(Bytes size, format::Unit unit);
[[nodiscard]] QString bare(Bytes size, format::Unit unit);
/// "7.5 %".
[[nodiscard]] QString percent(double value, int decimals = 0);
/// "30 B parameters".
[[nodiscard]] QString parameters(std::uint64_t count);
/// "DDP", "DDP and ZeRO-1", "DDP, ZeRO-1 and ZeRO-2".
[[nodiscard]] QString listed(const QStringList& names);
/// The card that is planned for: a card of the catalogue by its name, a bare size as it is written.
[[nodiscard]] QString plannedCard(const Scenario& scenario);
/// What fits, "; DDP never does", "; DDP and ZeRO-1 never do".
[[nodiscard]] QString andNever(const QString& fitting, const QStringList& never);
/// Why there is no such layout, whatever the GPU count; empty where there is one.
[[nodiscard]] QString firstError(const std::vector<Issue>& issues);
/// How far a size is from a limit, either way; "≥ " before it where the size was too large to hold.
[[nodiscard]] QString away(Bytes size, Bytes limit, format::Unit unit);
/// The same with the unit.
[[nodiscard]] QString awayWithUnit(Bytes size, Bytes limit, format::Unit unit);
/// "16.7 free" or "30.1 over"; empty without a card.
[[nodiscard]] QString room(Bytes size, Bytes capacity, format::Unit unit);
/// The bytes a parameter that a scheme leaves whole on every rank: "4Ψ", over t·p: "4Ψ/16".
[[nodiscard]] QString floorFormula(const Layout& layout, const Sharding& scheme);
/// Below a picture: shape, attention, estimator, the cards in the chart's unit.
[[nodiscard]] QString caption(const Scenario& scenario, const std::vector<ChartCeiling>& ceilings,
                              const QString& what = {});

} // namespace memladder::ui::words
