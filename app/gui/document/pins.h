// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <QObject>
#include <QString>

#include <vector>

namespace memladder::ui {

/// A scenario kept aside to compare with.
struct PinnedScenario {
    QString name;
    Scenario scenario{};
    friend bool operator==(const PinnedScenario&, const PinnedScenario&) = default;
};

/// What sets a scenario apart, in a line: "30 B on 8, ZeRO-3 + selective".
[[nodiscard]] QString pinName(const Scenario& scenario);

/// The scenarios kept aside, oldest first. A matter of the view: not undone.
class Pins : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMost = 8;

    explicit Pins(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] const std::vector<PinnedScenario>& list() const { return m_list; }
    [[nodiscard]] bool isFull() const { return m_list.size() >= kMost; }
    /// Keeps a scenario aside; false where it is there already, or all places are taken.
    bool add(const Scenario& scenario);
    void remove(std::size_t index);
    void clear() { replace({}); }
    /// Another list altogether, cut to kMost.
    void replace(std::vector<PinnedScenario> list);

Q_SIGNALS:
    void changed();

private:
    std::vector<PinnedScenario> m_list;
};

} // namespace memladder::ui
