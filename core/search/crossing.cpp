// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/crossing.h"

namespace memladder {

namespace {

/// The largest value in [low, high] that holds, where holding is monotone; nothing where `low` does not.
template <typename Holds>
std::optional<std::uint64_t> last(std::uint64_t low, std::uint64_t high, Holds holds) {
    if (low > high || !holds(low))
        return std::nullopt;
    while (low < high) {
        const std::uint64_t middle = low + (high - low + 1) / 2;
        if (holds(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

} // namespace

Bytes measured(const Plan& plan, Measure measure) {
    return measure == Measure::States ? plan.total(Category::State) : plan.total();
}

std::optional<std::uint64_t> fewestGpus(const Scenario& scenario, Bytes capacity, Measure measure) {
    // Only multiples of t·p·c exist, so the search counts those.
    const Wide stride = Wide{scenario.tp} * scenario.pp * scenario.cp;
    if (stride > kMostGpus)
        return std::nullopt;
    const auto step = static_cast<std::uint64_t>(stride);
    Scenario point = scenario;
    const auto tooMuch = [&](std::uint64_t multiple) {
        point.gpus = multiple * step;
        const Plan plan = evaluate(point);
        return hasError(plan.issues()) || measured(plan, measure) > capacity;
    };
    const std::uint64_t most = kMostGpus / step;
    const std::optional<std::uint64_t> below = last(1, most, tooMuch);
    if (!below)
        return step;
    return *below == most ? std::nullopt : std::optional((*below + 1) * step);
}

std::optional<std::uint64_t> fewestGpusPowerOfTwo(const Scenario& scenario, Bytes capacity, Measure measure) {
    Scenario point = scenario;
    for (point.gpus = 1; point.gpus <= kMostGpus; point.gpus *= 2) {
        const Plan plan = evaluate(point);
        if (!hasError(plan.issues()) && measured(plan, measure) <= capacity)
            return point.gpus;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> longestSequence(const Scenario& scenario, Bytes capacity) {
    Scenario point = scenario;
    return last(1, kLongestSequence, [&](std::uint64_t seq) {
        point.seq = seq;
        return evaluate(point).total() <= capacity;
    });
}

std::optional<std::uint64_t> longestSequenceBelowStates(const Scenario& scenario) {
    Scenario point = scenario;
    return last(1, kLongestSequence, [&](std::uint64_t seq) {
        point.seq = seq;
        const Plan plan = evaluate(point);
        return plan.total(Category::Activation) <= plan.total(Category::State);
    });
}

} // namespace memladder
