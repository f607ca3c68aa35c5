// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/latest_task.h"

#include <utility>

namespace memladder::ui {

LatestTask::LatestTask(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(2000);
}

LatestTask::~LatestTask() {
    if (m_watch)
        m_watch->stop();
    m_pool.waitForDone(); // it posts to this object
}

void LatestTask::start(Work work) {
    ++m_wanted;
    if (m_running) {
        m_watch->stop();
        m_waiting = std::move(work);
    } else {
        run(std::move(work));
    }
}

void LatestTask::forget() {
    m_delivered = ++m_wanted;
    m_waiting = nullptr;
    if (m_running)
        m_watch->stop();
}

double LatestTask::progress() const {
    return m_running && !m_waiting ? m_watch->fraction() : 0.0;
}

void LatestTask::run(Work work) {
    m_running = true;
    m_watch = std::make_shared<Watch>();
    m_pool.start([this, asked = m_wanted, watch = m_watch, does = std::move(work)] {
        Deliver deliver = does(*watch);
        QMetaObject::invokeMethod(
            this,
            [this, asked, deliver = std::move(deliver)] {
                m_running = false;
                if (asked == m_wanted && m_delivered != m_wanted) {
                    m_delivered = asked;
                    deliver();
                }
                if (m_waiting && !m_running)
                    run(std::exchange(m_waiting, nullptr));
            },
            Qt::QueuedConnection);
    });
}

} // namespace memladder::ui
