// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>

namespace memladder {

/// Between long work and whoever waits for it, from any thread: how far the work is, and whether it is still wanted.
/// What stopped work returns is no answer.
class Watch {
public:
    /// The work ends as soon as it looks: within a layout or a measured run.
    void stop() { m_stopped.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool isStopped() const { return m_stopped.load(std::memory_order_relaxed); }

    /// Said by the work: so many more steps are to come, at most.
    void expect(std::uint64_t steps) { m_expected.fetch_add(steps, std::memory_order_relaxed); }
    void advance(std::uint64_t steps = 1) { m_done.fetch_add(steps, std::memory_order_relaxed); }

    [[nodiscard]] std::uint64_t done() const { return m_done.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t expected() const { return m_expected.load(std::memory_order_relaxed); }
    /// From 0 to 1; 0 while nothing is known of the end.
    [[nodiscard]] double fraction() const {
        const std::uint64_t all = expected();
        const std::uint64_t now = done();
        return all == 0 ? 0.0 : now >= all ? 1.0 : static_cast<double>(now) / static_cast<double>(all);
    }

private:
    std::atomic<bool> m_stopped{false};
    std::atomic<std::uint64_t> m_expected{0};
    std::atomic<std::uint64_t> m_done{0};
};

} // namespace memladder
