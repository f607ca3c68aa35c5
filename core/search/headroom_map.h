// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "search/layouts.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace memladder {

/// The layout that needs the least memory for one model size on one number of GPUs.
struct MapCell {
    Bytes total = Bytes::saturated(); ///< of one GPU, reserve included; saturated where no layout exists
    std::uint32_t tp = 1;
    std::uint32_t pp = 1;
    std::uint32_t cp = 1;
    std::uint32_t ep = 1;
    std::uint16_t zero = 0;      ///< index of the sharding scheme
    std::uint16_t recompute = 0; ///< index of the recompute mode
    bool perOperation = false;   ///< selective recompute by operation
    bool proven = false;         ///< nothing fits, and the states alone, divided by all GPUs, prove it

    friend bool operator==(const MapCell&, const MapCell&) = default;
};

/// Headroom of the best layout over model size × GPUs. Every layout of the textbook's search counts
/// (LayoutSpace), with the workload, recipe, attention, offload and card of a scenario. Another size is
/// another shape, as the size slider has it: a named or imported model's shape fits its own size alone.
struct HeadroomMap {
    std::vector<std::uint64_t> sizes; ///< parameters, ascending
    std::vector<std::uint64_t> gpus;  ///< ascending
    std::vector<MapCell> cells;       ///< sizes outer, GPUs inner
    std::vector<bool> known;          ///< by size: whether its cells were searched

    [[nodiscard]] const MapCell& at(std::size_t size, std::size_t gpu) const {
        return cells[size * gpus.size() + gpu];
    }
    [[nodiscard]] bool isComplete() const;

    friend bool operator==(const HeadroomMap&, const HeadroomMap&) = default;
};

/// The sizes that a map spans, in parameters.
inline constexpr std::uint64_t kMapLow = 125'000'000;
inline constexpr std::uint64_t kMapHigh = 10'000'000'000'000;

/// What of a scenario the map depends on: all but size, GPUs and what the search chooses. Two scenarios with
/// the same question have the same map.
[[nodiscard]] Scenario mapQuestion(const Scenario& scenario);

/// The scenario with another model size, and the shape that follows from it.
[[nodiscard]] Scenario withSize(Scenario scenario, std::uint64_t params);

/// A map whose axes are laid out and whose cells are not searched yet: `rows` sizes of two significant
/// digits, evenly spaced on a logarithmic scale from `low` to `high`, and the powers of two of GPUs up to
/// `mostGpus`.
[[nodiscard]] HeadroomMap emptyMap(std::size_t rows = 64, std::uint64_t low = kMapLow,
                                   std::uint64_t high = kMapHigh, std::uint64_t mostGpus = 131'072);

/// The rows in the order in which the first few already show the whole map.
[[nodiscard]] std::vector<std::size_t> coarseFirst(std::size_t rows);

/// Searches the cells of one size.
void searchRow(const Scenario& scenario, HeadroomMap& map, std::size_t row);

/// The cell of the scenario's own size and GPUs, its own model's shape included.
[[nodiscard]] MapCell bestLayout(const Scenario& scenario);

/// The scenario with the layout of a cell; where no layout exists, the scenario.
[[nodiscard]] Scenario withCell(Scenario scenario, const MapCell& cell);

/// The largest model that one sharding scheme holds by itself on the scenario's GPUs: t = p = c = e = 1, the
/// recompute mode of the scenario. Exact to four digits; empty where not even `low` fits. Memory is not
/// monotone in Ψ where the number of layers steps: the answer is the last of the sizes that fit.
[[nodiscard]] std::optional<std::uint64_t> largestAlone(const Scenario& scenario, Choice<Sharding> scheme,
                                                        std::uint64_t low, std::uint64_t high);

/// largestAlone of one scheme over numbers of GPUs, without the numbers that hold not even `low`.
struct AloneLine {
    struct Place {
        std::uint64_t gpus;
        std::uint64_t params;

        friend bool operator==(const Place&, const Place&) = default;
    };
    Choice<Sharding> scheme;
    std::vector<Place> places; ///< by GPUs, ascending

    friend bool operator==(const AloneLine&, const AloneLine&) = default;
};

/// What of a scenario these lines depend on.
[[nodiscard]] Scenario aloneQuestion(const Scenario& scenario);

/// A line for every scheme that holds at least `low` somewhere, at the powers of two among `gpus` and, up to 64
/// where it bends most, once between them.
[[nodiscard]] std::vector<AloneLine> aloneLines(const Scenario& scenario, std::span<const std::uint64_t> gpus,
                                                std::uint64_t low, std::uint64_t high);

} // namespace memladder
