// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A chart as data: what to show, with no pixel, colour or toolkit of charts in it. Copyable, comparable.
#pragma once

#include "quantity/bytes.h"
#include "quantity/format.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace memladder::ui {

/// What a surface is filled with, a term each, in stack order from the baseline up. The order never changes.
enum class Fill {
    Parameters, Frozen, Reference, Tables, Gradients, Optimizer,
    // Transient
    Gathered, LiveLayer, WeightGradients, Communication, WgradCache, Workspace, Backward, OptimizerStep, Dequantised,
    Fragmentation, Calibration,
    Activations, HeadInput, Logits, LossGradient, Outside, Reserve
};
inline constexpr int kFillCount = 23;

/// One memory term of one bar.
struct ChartSegment {
    QString key{};   ///< term key: "activations"
    QString label{}; ///< as the legend writes it: "Activations"
    Fill fill = Fill::Parameters;
    Bytes value{};
    QString note{}; ///< a second line inside the segment: "8 × 5.2"; may be empty

    friend bool operator==(const ChartSegment&, const ChartSegment&) = default;
};

/// How a segment came about.
struct SegmentOrigin {
    QString formula{};     ///< symbols: "34·s·b·h·L"; empty where only the rule is known
    QString substituted{}; ///< the same with numbers: "34 · 4,096 · 1 · 6,784 · 53"
    QString source{};      ///< "arXiv:2205.05198"
};

/// Derives a bar's segments by key when somebody points at one: too dear for every step of a slider. Leaves no mark in
/// the picture, so that two specs are equal whatever it holds.
struct SegmentOrigins {
    std::function<SegmentOrigin(const QString& key)> of{}; ///< none: nothing is said about them

    friend bool operator==(const SegmentOrigins&, const SegmentOrigins&) { return true; }
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
    SegmentOrigins origins{};
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
    std::optional<double> bottom{}; ///< lower end, likewise; of logarithmic axes only

    friend bool operator==(const ChartAxis&, const ChartAxis&) = default;
};

/// Stacked bars against ceilings.
struct StackChart {
    std::vector<ChartBar> bars{};
    std::vector<ChartCeiling> ceilings{};
    ChartAxis axis{};
    bool adjoining = false; ///< bars are one thing at several instants: they stand close to each other

    friend bool operator==(const StackChart&, const StackChart&) = default;
};

/// A place on a curve.
struct CurvePoint {
    double x = 0;
    Bytes value{};

    friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
};

/// A stretch along x, ends included.
struct CurveStretch {
    double from = 0;
    double to = 0;

    friend bool operator==(const CurveStretch&, const CurveStretch&) = default;
};

/// One curve: solid where it fits the planned card, dashed where not.
struct ChartCurve {
    QString key{};                     ///< stable while values change: "zero2"
    QString name{};                    ///< written at the curve: "ZeRO-2"
    QString note{};                    ///< after the name: "floor 2Ψ = 55.9"
    std::vector<CurvePoint> points{};  ///< by ascending x; every value is above zero
    std::optional<CurveStretch> fits{};
    std::optional<Bytes> floor{};      ///< what it never falls below
    std::optional<CurvePoint> current{}; ///< where the scenario stands
    bool selected = false;             ///< the scenario is on this curve

    friend bool operator==(const ChartCurve&, const ChartCurve&) = default;
};

/// A named place on a curve: where it begins to fit, where two piles are equal.
struct CurveMark {
    QString key{};
    int curve = 0; ///< index of its curve
    CurvePoint at{};
    QStringList lines{}; ///< "ZeRO-2 fits from 21 GPUs", "as a power of two: 32"; none for a mere dot

    friend bool operator==(const CurveMark&, const CurveMark&) = default;
};

/// A small table in a free corner of the plot.
struct CurveTable {
    QString title{};
    QStringList columns{}; ///< heads of the number columns
    int strong = -1;       ///< the column that counts most
    std::vector<QStringList> rows{}; ///< name, then one number a column

    friend bool operator==(const CurveTable&, const CurveTable&) = default;
};

/// Curves over a logarithmic axis of GPUs or tokens.
struct CurveChart {
    std::vector<ChartCurve> curves{};
    std::vector<CurveMark> marks{};
    std::vector<ChartSegment> bands{}; ///< what is the same at every x, from the baseline up
    std::optional<Bytes> level{};      ///< a height that means something of its own
    QString levelLabel{};              ///< "activations = states"
    CurveTable table{};
    std::vector<ChartCeiling> ceilings{};
    bool ofStates = true;   ///< the hue of the curves: states, or activations
    bool logarithmic = true; ///< heights, too
    double low = 1;         ///< ends of the x axis, powers of two
    double high = 131072;
    bool tokens = false;    ///< x is written as 4K, 1M
    QString xTitle{};       ///< "GPUs"
    std::optional<double> currentX{};
    QString currentLabel{}; ///< "8 GPUs"
    QString noteRoom{};     ///< the longest note that may come: the plot keeps its place while notes change
    ChartAxis axis{};

    friend bool operator==(const CurveChart&, const CurveChart&) = default;
};

/// One cell of a ladder: a scheme on a number of GPUs.
struct ChartCell {
    QString key{}; ///< "zero2@32"
    Bytes total{};
    std::vector<ChartSegment> segments{}; ///< in stack order
    std::optional<bool> fits{};           ///< on the planned card; none without one
    QString difference{};                 ///< "6.4 free"
    QString issue{};                      ///< why there is no such layout

    friend bool operator==(const ChartCell&, const ChartCell&) = default;
};

struct ChartCellRow {
    QString key{};
    QString name{};   ///< "ZeRO-2"
    QString detail{}; ///< "+ gradients sharded"
    std::vector<ChartCell> cells{};
    QString floor{};       ///< what no number of GPUs goes below: "55.9"
    QString floorDetail{}; ///< "2 bytes × 30 B parameters"
    bool floorTooHigh = false;
    bool selected = false;

    friend bool operator==(const ChartCellRow&, const ChartCellRow&) = default;
};

struct ChartCellColumn {
    std::uint64_t gpus = 0;
    QString name{}; ///< "32 GPUs"
    bool selected = false;

    friend bool operator==(const ChartCellColumn&, const ChartCellColumn&) = default;
};

/// Schemes against GPU counts, with the line from which on it fits.
struct LadderChart {
    std::vector<ChartCellColumn> columns{};
    std::vector<ChartCellRow> rows{};
    Bytes card{}; ///< the planned card; small bars are two of it wide
    QString cardLabel{};
    QString barsOf{}; ///< "states"

    friend bool operator==(const LadderChart&, const LadderChart&) = default;
};

/// A place on a map: so many parameters on so many GPUs.
struct MapPlace {
    double gpus = 1;
    double params = 1;

    friend bool operator==(const MapPlace&, const MapPlace&) = default;
};

/// One cell of a map: the best layout of a model size on a number of GPUs.
struct ChartMapCell {
    int level = -1;       ///< share of the card left free: 0 tight … 4 roomy; −1 where nothing fits
    Bytes total{};        ///< of the best layout; saturated where there is none
    QString layout{};     ///< "ZeRO-3 · PP 8 + full"
    bool proven = false;  ///< nothing fits, and the states alone prove it

    friend bool operator==(const ChartMapCell&, const ChartMapCell&) = default;
};

struct ChartMapRow {
    std::uint64_t size = 0; ///< parameters of the cells
    double from = 1;        ///< the stretch of the axis that the row covers
    double to = 1;
    QString name{}; ///< "31 B"
    std::vector<ChartMapCell> cells{};

    friend bool operator==(const ChartMapRow&, const ChartMapRow&) = default;
};

/// How far one scheme carries by itself.
struct ChartMapLine {
    QString key{};  ///< "zero3"
    QString name{}; ///< "ZeRO-3"
    QString note{}; ///< "alone: up to 44.6 B"
    std::vector<MapPlace> places{};

    friend bool operator==(const ChartMapLine&, const ChartMapLine&) = default;
};

/// Headroom of the best layout over model size and GPUs, both logarithmic.
struct MapChart {
    std::vector<std::uint64_t> columns{}; ///< GPU counts, powers of two
    std::vector<ChartMapRow> rows{};      ///< from the smallest size up; none while nothing is known
    std::vector<ChartMapLine> lines{};
    double low = 1; ///< ends of the size axis
    double high = 10;
    std::vector<std::uint64_t> ticks{}; ///< sizes that are labelled, where there is room
    Bytes card{};
    QString cardLabel{}; ///< "80 GB"
    std::optional<MapPlace> current{};
    QString currentName{};   ///< "30 B on 8 GPUs: 8 % free"
    QString currentDetail{}; ///< "best: ZeRO-3 · PP 8 + full", "least: …" where nothing fits
    QString proof{};         ///< "Proven by 16Ψ/N > 64.5 GiB in 89 % of these cells"
    QString linesOf{};       ///< "one scheme, selective, no TP, PP or CP"
    bool searching = false;  ///< rows are still to come

    friend bool operator==(const MapChart&, const MapChart&) = default;
};

/// The levels of a map's cells, tight first: the least share of the card that is free, in percent.
inline constexpr std::array<int, 5> kMapLevels{0, 5, 25, 50, 75};

enum class ChartKind { Stacks, Curves, Ladder, Map };

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
    QString issue{}; ///< why there is nothing to draw
    StackChart stacks{};
    CurveChart curves{};
    LadderChart ladder{};
    MapChart map{};

    friend bool operator==(const ChartSpec&, const ChartSpec&) = default;
};

} // namespace memladder::ui
