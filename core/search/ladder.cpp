// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/ladder.h"

namespace memladder {

std::vector<LadderCell> ladder(const Scenario& scenario, std::span<const std::uint64_t> gpuCounts) {
    std::vector<LadderCell> cells;
    const std::size_t schemes = Registry<Sharding>::rows().size();
    cells.reserve(schemes * gpuCounts.size());
    Scenario point = scenario;
    for (std::size_t i = 0; i < schemes; ++i) {
        point.zero = Choice<Sharding>::at(i);
        for (const std::uint64_t gpus : gpuCounts) {
            point.gpus = gpus;
            cells.push_back({point.zero, gpus, evaluate(point)});
        }
    }
    return cells;
}

} // namespace memladder
