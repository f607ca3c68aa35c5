// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/pins.h"

#include "document/ui_text.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"
#include "scenario/resolve.h"
#include "search/layouts.h"

#include <algorithm>

namespace memladder::ui {

QString pinName(const Scenario& scenario) {
    const Job job = resolve(scenario);
    return Ui::tr("%1 on %2, %3", "model size, GPUs, layout")
        .arg(inLocale(format::roughCount(job.shape.params)), inLocale(format::thin(job.layout.gpus)),
             Ui::of(strategyName(job.layout)));
}

bool Pins::add(const Scenario& scenario) {
    const bool known = std::any_of(m_list.begin(), m_list.end(),
                                   [&](const PinnedScenario& pin) { return pin.scenario == scenario; });
    if (known || isFull())
        return false;
    QString name = pinName(scenario);
    const auto taken = [&](const QString& wanted) {
        return std::any_of(m_list.begin(), m_list.end(),
                           [&](const PinnedScenario& pin) { return pin.name == wanted; });
    };
    for (int i = 2; taken(name); ++i) // they differ in what the name does not say
        name = pinName(scenario) + QStringLiteral(" (%1)").arg(i);
    m_list.push_back({name, scenario});
    Q_EMIT changed();
    return true;
}

void Pins::remove(std::size_t index) {
    if (index >= m_list.size())
        return;
    m_list.erase(m_list.begin() + static_cast<std::ptrdiff_t>(index));
    Q_EMIT changed();
}

void Pins::replace(std::vector<PinnedScenario> list) {
    if (list.size() > kMost)
        list.resize(kMost);
    if (list == m_list)
        return;
    m_list = std::move(list);
    Q_EMIT changed();
}

} // namespace memladder::ui
