// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A chart as data: what to show, with no pixel, colour or toolkit of charts in it. Copyable, comparable.
#pragma once

#include "quantity/bytes.h"
#include "quantity/format.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace memladder::ui {

/// What a surface is filled with, in stack order from the baseline up. The order never changes.
enum class Fill { Parameters, Gradients, Optimizer, Transient, Activations, Loss, Outside, Reserve };
inline constexpr int kFillCount = 8;

/// One memory term of one bar.
struct ChartSegment {
    QString key{};   ///< term key: "activations"
    QString label{}; ///< as the legend writes it: "Activations"
    Fill fill = Fill::Parameters;
    Bytes value{};
    QString formula{};     ///< symbols: "34·s·b·h·L"
    QString substituted{}; ///< the same with numbers: "34 · 4,096 · 1 · 6,784 · 53"
    QString source{};      ///< "arXiv:2205.05198"
    QString note{};        ///< a second line inside the segment: "8 × 5.2"; may be empty

    friend bool operator==(const ChartSegment&, const ChartSegment&) = default;
};

/// A measured range around a total.
struct ChartRange {
    Bytes low{};
    Bytes high{};
    QString basis{}; ///< "90 % of 10 measured runs"

    friend bool operator==(const ChartRange&, const ChartRange&) = default;
};

/// One stacked bar: one scenario, one GPU.
struct ChartBar {
    QString key{};                        ///< what the bar stands for, stable while values change: "zero3"
    QString name{};                       ///< under the bar: "ZeRO-3"
    QStringList details{};                ///< more lines under the name: "layers 0–9"
    std::vector<ChartSegment> segments{}; ///< in stack order; terms that do not exist are left out
    Bytes total{};                        ///< the exact sum, rounded once where it is written
    std::optional<bool> fits{};           ///< on the planned card; none without one
    QString difference{};                 ///< "16.7 GiB free on 141 GB"
    QString shortDifference{};            ///< "16.7 free"
    std::optional<Bytes> ghost{};         ///< total of the state before
    std::optional<ChartRange> range{};    ///< measured range, Detailed only
    Bytes allocatorShare{}; ///< reserved but not allocated: a dashed box on top, part of the total
    QString issue{};        ///< why there is no such bar; then segments are empty
    bool selected = false;

    friend bool operator==(const ChartBar&, const ChartBar&) = default;
};

/// A card's capacity, drawn as a line across.
struct ChartCeiling {
    QString label{}; ///< in the card's own unit: "80 GB"
    Bytes value{};
    bool planned = false; ///< the card that the verdict is about
    int dash = 0;         ///< index of the card; patterns repeat after three

    friend bool operator==(const ChartCeiling&, const ChartCeiling&) = default;
};

/// A row of the legend. Hidden terms are drawn in no bar.
struct ChartLegendEntry {
    QString key{};
    QString label{};
    Fill fill = Fill::Parameters;
    bool hidden = false;

    friend bool operator==(const ChartLegendEntry&, const ChartLegendEntry&) = default;
};

/// What the height of the axis follows.
enum class AxisMode {
    Ceilings, ///< the drawn ceilings own the axis, taller bars leave through its top
    AllBars,  ///< the axis holds every bar
};

struct ChartAxis {
    AxisMode mode = AxisMode::Ceilings;
    std::optional<double> top{}; ///< upper end in `ChartSpec::unit`, where fixed by a view or by --y-max

    friend bool operator==(const ChartAxis&, const ChartAxis&) = default;
};

/// Stacked bars against ceilings.
struct StackChart {
    std::vector<ChartBar> bars{};
    std::vector<ChartCeiling> ceilings{};
    ChartAxis axis{};

    friend bool operator==(const StackChart&, const StackChart&) = default;
};

enum class ChartKind { Stacks };

/// Everything one picture shows. Texts that are empty take no room.
struct ChartSpec {
    QString key{}; ///< chart key of the registry: "budget"
    ChartKind kind = ChartKind::Stacks;
    QString name{};  ///< accessible name: "Budget"
    QString title{}; ///< drawn above the picture; empty on screen
    QString subtitle{};
    QString caption{};   ///< drawn below, left
    QString signature{}; ///< drawn below, right: "Memladder"
    format::Unit unit = format::Unit::GiB;
    std::vector<ChartLegendEntry> legend{};
    bool showLegend = true;
    bool showRuler = true; ///< the true-scale ruler while a bar is cut
    StackChart stacks{};

    friend bool operator==(const ChartSpec&, const ChartSpec&) = default;
};

} // namespace memladder::ui
