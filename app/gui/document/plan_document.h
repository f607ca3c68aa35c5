// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/origin.h"
#include "estimate/plan.h"
#include "quantity/result.h"
#include "scenario/field.h"
#include "scenario/scenario.h"

#include <QObject>
#include <QUndoStack>

#include <string_view>
#include <vector>

namespace memladder::ui {

/// The scenario, what the estimator says of it, and how it came to be. The only mutable state: editors write
/// here, views read here after changed().
class PlanDocument : public QObject {
    Q_OBJECT
public:
    explicit PlanDocument(const Scenario& scenario = {}, QObject* parent = nullptr);

    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    /// The plan of the scenario itself.
    [[nodiscard]] const Plan& plan() const { return m_plans[m_scenario.zero.index()]; }
    /// One plan a sharding scheme, in the catalogue's order; all else as in the scenario.
    [[nodiscard]] const std::vector<Plan>& plansByScheme() const { return m_plans; }

    /// Takes what was typed for a field. What cannot be read is returned and changes nothing.
    Status setField(std::string_view key, std::string_view text, int gesture = 0);
    /// Sets a whole number, held to the field's range. Requests of one `gesture` on one field are one step of
    /// undo.
    void setNumber(std::string_view key, std::uint64_t value, int gesture = 0);
    /// Any change that is told as one of field `key`.
    void change(std::string_view key, const Scenario& next, int gesture = 0) { push(next, key, gesture); }
    /// What a step of several fields is called: after the field where it is a change of one alone, or always
    /// as given.
    enum class Naming { ByFieldIfOne, AsGiven };
    /// Several fields at once, one step of undo called `label`.
    void apply(const Scenario& next, const QString& label, Naming naming = Naming::ByFieldIfOne);
    /// Another scenario altogether; nothing before it can be undone.
    void restart(const Scenario& scenario);

    [[nodiscard]] const Origin& origin() const { return m_origin; }
    /// The scenario is now said to be from there; no step of undo.
    void setOrigin(const Origin& origin);
    /// A scenario from somewhere else, one step of undo that brings back where the last one was from.
    void open(const Scenario& next, const Origin& origin, const QString& label);

    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }

Q_SIGNALS:
    /// Scenario and plans are new. `byUndo`: through undo or redo.
    void changed(bool byUndo);
    void originChanged();

private:
    friend class ScenarioCommand;
    void push(const Scenario& next, std::string_view key, int gesture);
    void put(const Scenario& scenario, bool byUndo);

    Scenario m_scenario;
    std::vector<Plan> m_plans;
    Origin m_origin;
    QUndoStack m_undo;
};

} // namespace memladder::ui
