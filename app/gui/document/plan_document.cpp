// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/plan_document.h"

#include "document/ui_text.h"
#include "estimate/evaluate.h"
#include "language/ui.h"

#include <QUndoCommand>

#include <optional>

namespace memladder::ui {

namespace {

QString changeText(const Field& field, const Scenario& before, const Scenario& after) {
    return Ui::tr("%1 %2 to %3", "a field, its value before and now")
        .arg(Ui::label(field.label), text::fieldValue(field, before), text::fieldValue(field, after));
}

} // namespace

/// From one scenario to another. Steps of one gesture on one field melt into one.
class ScenarioCommand : public QUndoCommand {
public:
    ScenarioCommand(PlanDocument& document, const Scenario& next, std::string_view key, int gesture,
                    const QString& label)
        : QUndoCommand(label), m_document(document), m_before(document.scenario()), m_after(next), m_key(key),
          m_gesture(gesture) {}

    int id() const override { return m_gesture != 0 ? 1 : -1; }

    bool mergeWith(const QUndoCommand* next) override {
        const auto* other = static_cast<const ScenarioCommand*>(next); // ids are ours alone
        if (other->m_gesture != m_gesture || other->m_key != m_key)
            return false;
        m_after = other->m_after;
        if (m_after == m_before)
            setObsolete(true);
        else if (const Field* field = findField(m_key))
            setText(changeText(*field, m_before, m_after));
        return true;
    }
    /// The step also goes from one origin to another.
    void leadTo(const Origin& origin) { m_other = origin; }

    void redo() override {
        m_document.put(m_after, m_done);
        m_done = true;
        changeOrigin();
    }
    void undo() override {
        m_document.put(m_before, true);
        changeOrigin();
    }

private:
    /// The origin at hand is kept for the way back, as a "Save as" in between has made it.
    void changeOrigin() {
        if (!m_other)
            return;
        const Origin here = m_document.origin();
        m_document.setOrigin(*m_other);
        m_other = here;
    }

    PlanDocument& m_document;
    Scenario m_before;
    Scenario m_after;
    std::string_view m_key; // of a field, so it lives as long as the program
    int m_gesture;
    bool m_done = false;
    std::optional<Origin> m_other; ///< at the end of the step where it does not stand
};

PlanDocument::PlanDocument(const Scenario& scenario, QObject* parent) : QObject(parent) {
    constexpr int kMostSteps = 1000; // the oldest are forgotten: a day's work must not fill the memory
    m_undo.setUndoLimit(kMostSteps);
    put(scenario, false);
}

void PlanDocument::put(const Scenario& scenario, bool byUndo) {
    m_scenario = scenario;
    const std::size_t schemes = Registry<Sharding>::rows().size();
    m_plans.resize(schemes);
    Scenario variant = scenario;
    for (std::size_t i = 0; i < schemes; ++i) {
        variant.zero = Choice<Sharding>::at(i);
        m_plans[i] = evaluate(variant);
    }
    Q_EMIT changed(byUndo);
}

void PlanDocument::push(const Scenario& next, std::string_view key, int gesture) {
    if (next == m_scenario)
        return;
    const Field& changed = field(key);
    m_undo.push(
        new ScenarioCommand(*this, next, changed.key, gesture, changeText(changed, m_scenario, next)));
}

Status PlanDocument::setField(std::string_view key, std::string_view text, int gesture) {
    Scenario next = m_scenario;
    if (Status refused = field(key).parse(next, text))
        return refused;
    push(next, key, gesture);
    return {};
}

void PlanDocument::setNumber(std::string_view key, std::uint64_t value, int gesture) {
    Scenario next = m_scenario;
    field(key).setNumber(next, value);
    push(next, key, gesture);
}

void PlanDocument::apply(const Scenario& next, const QString& label, Naming naming) {
    if (next == m_scenario)
        return;
    const Field* only = nullptr;
    Scenario single = m_scenario;
    for (const Field& row : fields()) {
        if (row.same(next, m_scenario))
            continue;
        row.copy(single, next);
        only = &row;
        break;
    }
    const bool byField = naming == Naming::ByFieldIfOne && only != nullptr && single == next;
    m_undo.push(
        new ScenarioCommand(*this, next, {}, 0, byField ? changeText(*only, m_scenario, next) : label));
}

void PlanDocument::setOrigin(const Origin& origin) {
    if (origin == m_origin)
        return;
    m_origin = origin;
    Q_EMIT originChanged();
}

void PlanDocument::open(const Scenario& next, const Origin& origin, const QString& label) {
    auto* step = new ScenarioCommand(*this, next, {}, 0, label);
    step->leadTo(origin);
    m_undo.push(step);
}

void PlanDocument::restart(const Scenario& scenario) {
    m_undo.clear();
    put(scenario, false);
}

} // namespace memladder::ui
