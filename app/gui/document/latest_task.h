// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include "search/watch.h"

#include <QThreadPool>

#include <cstdint>
#include <functional>
#include <memory>

namespace memladder::ui {

/// What is worked out here rather than away: more than this would be felt under the hand.
inline constexpr double kQuickSeconds = 0.003;
/// So long what stands there may be of the moment before.
inline constexpr int kLateMs = 120;

/// Work on a worker thread of which only the newest request counts: one that is outdated is stopped, and what
/// it found dropped; the newest waits for that.
class LatestTask : public QObject {
    Q_OBJECT
public:
    /// Computes away from the window's thread, from values that it owns, and returns what hands its result
    /// over there.
    using Deliver = std::function<void()>;
    using Work = std::function<Deliver(Watch&)>;

    explicit LatestTask(QObject* parent = nullptr);
    /// Stops what runs, and waits for that.
    ~LatestTask() override;

    void start(Work work);
    /// Nothing asked so far is wanted any more.
    void forget();
    /// How far the newest request is, from 0 to 1; 0 while it waits, or nothing is known.
    [[nodiscard]] double progress() const;
    [[nodiscard]] bool isBusy() const { return m_delivered != m_wanted; }

private:
    void run(Work work);
    QThreadPool m_pool;
    std::uint64_t m_wanted = 0;
    std::uint64_t m_delivered = 0;
    std::shared_ptr<Watch> m_watch; ///< of what runs
    bool m_running = false;
    Work m_waiting;
};

} // namespace memladder::ui
