// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <functional>

namespace memladder::ui {

/// Work on a worker thread of which only the newest request counts: while one runs, the newest waits and the
/// others are forgotten; what an outdated one finds is dropped.
class LatestTask : public QObject {
    Q_OBJECT
public:
    /// Computes away from the window's thread, from values that it owns, and returns what hands its result
    /// over there.
    using Deliver = std::function<void()>;
    using Work = std::function<Deliver()>;

    explicit LatestTask(QObject* parent = nullptr);
    /// Waits for what runs.
    ~LatestTask() override;

    void start(Work work);
    /// Nothing asked so far is wanted any more.
    void forget();
    [[nodiscard]] bool isBusy() const { return m_delivered != m_wanted; }

private:
    void run(Work work);
    QThreadPool m_pool;
    std::uint64_t m_wanted = 0;
    std::uint64_t m_delivered = 0;
    bool m_running = false;
    Work m_waiting;
};

} // namespace memladder::ui
