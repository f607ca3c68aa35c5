// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/headroom_map.h"

#include "estimate/textbook.h"
#include "search/bound.h"
#include "search/meter.h"

#include <algorithm>
#include <cmath>

namespace memladder {

namespace {

/// To two significant digits: 31,415 → 31,000.
std::uint64_t twoDigits(double value) {
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1);
    return static_cast<std::uint64_t>(std::llround(std::round(value / unit) * unit));
}

MapCell search(const LayoutSpace& space, Meter& meter) {
    MapCell best;
    space.forEach([&](const Layout& layout) {
        if (meter.floor(layout) >= best.total)
            return true;
        const Bytes total = meter.total(layout);
        if (total < best.total) {
            best.total = total;
            best.tp = static_cast<std::uint32_t>(layout.tp);
            best.pp = static_cast<std::uint32_t>(layout.pp);
            best.cp = static_cast<std::uint32_t>(layout.cp);
            best.ep = static_cast<std::uint32_t>(layout.ep);
            best.zero = static_cast<std::uint16_t>(layout.zero.index());
            best.recompute = static_cast<std::uint16_t>(layout.recompute.index());
            best.perOperation = layout.perOperation;
        }
        return true;
    });
    if (best.total > space.job().capacity.bytes())
        best.proven = bound(space.scenario(), {}).provenByStates();
    return best;
}

} // namespace

bool HeadroomMap::isComplete() const {
    return std::find(known.begin(), known.end(), false) == known.end();
}

Scenario withSize(Scenario scenario, std::uint64_t params) {
    scenario.model.reset();
    scenario.modelFile = {};
    scenario.params = params;
    return scenario;
}

Scenario mapQuestion(const Scenario& scenario) {
    const Scenario fresh;
    Scenario question = withoutLayout(withSize(scenario, fresh.params));
    question.gpus = fresh.gpus;
    if (question.estimator->method != EstimatorMethod::Detailed) { // layouts are the textbook's
        question.estimator = fresh.estimator;
        question.framework = fresh.framework;
    }
    question.layersPerStage = fresh.layersPerStage; // of a pipeline that the search chooses
    question.unit = fresh.unit;
    return question;
}

HeadroomMap emptyMap(std::size_t rows, std::uint64_t low, std::uint64_t high, std::uint64_t mostGpus) {
    HeadroomMap map;
    for (std::uint64_t gpus = 1; gpus <= mostGpus; gpus *= 2)
        map.gpus.push_back(gpus);
    const double span = std::log(static_cast<double>(high) / static_cast<double>(low));
    for (std::size_t i = 0; i < rows; ++i)
        map.sizes.push_back(
            twoDigits(static_cast<double>(low) *
                      std::exp(span * (static_cast<double>(i) + 0.5) / static_cast<double>(rows))));
    map.cells.resize(map.sizes.size() * map.gpus.size());
    map.known.assign(map.sizes.size(), false);
    return map;
}

std::vector<std::size_t> coarseFirst(std::size_t rows) {
    std::vector<std::size_t> order;
    order.reserve(rows);
    std::size_t stride = 1;
    while (stride * 2 <= rows)
        stride *= 2;
    std::vector<bool> taken(rows, false);
    for (; stride >= 1; stride /= 2)
        for (std::size_t row = stride / 2; row < rows; row += stride)
            if (!taken[row]) {
                taken[row] = true;
                order.push_back(row);
            }
    return order;
}

void searchRow(const Scenario& scenario, HeadroomMap& map, std::size_t row) {
    LayoutSpace space(withSize(mapQuestion(scenario), map.sizes[row]), {});
    Meter meter(space);
    for (std::size_t column = 0; column < map.gpus.size(); ++column) {
        space.setGpus(map.gpus[column]);
        map.cells[row * map.gpus.size() + column] = search(space, meter);
    }
    map.known[row] = true;
}

MapCell bestLayout(const Scenario& scenario) {
    Scenario free = scenario;
    free.layersPerStage.reset();
    const LayoutSpace space(free, {});
    Meter meter(space);
    return search(space, meter);
}

Scenario withCell(Scenario scenario, const MapCell& cell) {
    if (cell.total.isSaturated())
        return scenario;
    scenario.tp = cell.tp;
    scenario.pp = cell.pp;
    if (cell.pp == 1)
        scenario.vpp = 1;
    scenario.cp = cell.cp;
    scenario.ep = cell.ep;
    scenario.zero = Choice<Sharding>::at(cell.zero);
    scenario.recompute = Choice<Recompute>::at(cell.recompute);
    scenario.recomputeEvery = 1;
    scenario.recomputePerOperation = cell.perOperation;
    if (scenario.layersPerStage && scenario.layersPerStage->layers.size() != cell.pp)
        scenario.layersPerStage.reset();
    return scenario;
}

std::optional<std::uint64_t> largestAlone(const Scenario& scenario, Choice<Sharding> scheme,
                                          std::uint64_t low, std::uint64_t high) {
    Scenario alone = scenario;
    alone.estimator = {};
    alone.tp = alone.pp = alone.vpp = alone.cp = alone.ep = 1;
    alone.zero = scheme;
    const auto fits = [&](std::uint64_t params) {
        const Job job = resolve(withSize(alone, params));
        return textbook::measure(job.shape, job.layout).gpu.total() <= job.capacity.bytes();
    };
    constexpr double kStep = 1.07;
    constexpr double kDigits = 1e-5;
    std::uint64_t above = high;
    if (fits(high))
        return high;
    for (std::uint64_t value = high;;) {
        value = std::max(low, static_cast<std::uint64_t>(static_cast<double>(value) / kStep));
        if (fits(value)) {
            std::uint64_t last = value;
            while (static_cast<double>(above - last) > kDigits * static_cast<double>(last) &&
                   above - last > 1) {
                const std::uint64_t middle = last + (above - last) / 2;
                (fits(middle) ? last : above) = middle;
            }
            return last;
        }
        if (value == low)
            return std::nullopt;
        above = value;
    }
}

Scenario aloneQuestion(const Scenario& scenario) {
    const Scenario fresh;
    Scenario question = mapQuestion(scenario);
    question.recompute = scenario.recompute;
    question.recomputeEvery = scenario.recomputeEvery;
    question.recomputePerOperation = scenario.recomputePerOperation;
    question.estimator = fresh.estimator;
    question.framework = fresh.framework;
    return question;
}

std::vector<AloneLine> aloneLines(const Scenario& scenario, std::span<const std::uint64_t> gpus,
                                  std::uint64_t low, std::uint64_t high) {
    constexpr std::uint64_t kBends = 64;
    std::vector<AloneLine> lines;
    Scenario point = aloneQuestion(scenario);
    for (std::size_t i = 0; i < Registry<Sharding>::rows().size(); ++i) {
        AloneLine line{Choice<Sharding>::at(i), {}};
        const auto add = [&](std::uint64_t count) {
            point.gpus = count;
            if (const auto most = largestAlone(point, line.scheme, low, high))
                line.places.push_back({count, *most});
        };
        for (const std::uint64_t count : gpus) {
            if (count > 1 && count <= kBends && count % 4 == 0)
                add(count / 4 * 3);
            add(count);
        }
        if (!line.places.empty())
            lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace memladder
