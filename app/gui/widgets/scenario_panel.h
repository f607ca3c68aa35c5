// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/plan_document.h"
#include "document/settings.h"
#include "widgets/card_list.h"
#include "widgets/choice_editor.h"
#include "widgets/combo_editor.h"
#include "widgets/quantity_editor.h"
#include "widgets/section.h"

#include <QWidget>

#include <functional>
#include <map>
#include <string_view>
#include <vector>

namespace memladder::ui {

/// The controls: the quantities of a lecture first, then every other input of the field table in sections.
class ScenarioPanel : public QWidget {
    Q_OBJECT
public:
    ScenarioPanel(PlanDocument& document, WindowState& view, QWidget* parent = nullptr);

    /// Puts the focus on a field's editor, opening its section. False where there is no such editor.
    bool focusField(std::string_view key);

    [[nodiscard]] QuantityEditor* quantity(std::string_view key) const;
    [[nodiscard]] ChoiceEditor* choice(std::string_view key) const;
    [[nodiscard]] ComboEditor* combo(std::string_view key) const;
    [[nodiscard]] QComboBox* modelBox() const { return m_model; }
    [[nodiscard]] CardList* cards() const { return m_cards; }
    [[nodiscard]] const std::vector<Section*>& sections() const { return m_sections; }
    /// Whether a field has an editor here.
    [[nodiscard]] bool hasEditor(std::string_view key) const;

    /// Lets a card be picked and draws it.
    void addCard(const CeilingCard& card);
    /// Shows the cards of the view state, which someone else has changed.
    void showCards() { rereadCards(); }

Q_SIGNALS:
    /// The cards to draw are others now.
    void ceilingsChanged();
    /// A model's file is to be picked and opened.
    void modelFileWanted();

private:
    struct SectionPlan;
    QuantityEditor* makeQuantity(const Field& field, QWidget* parent, bool withSlider);
    QComboBox* makeModelBox();
    void makeEditor(const Field& field, Section& section);
    /// Makes the editor of a field that lies in a section not opened yet.
    void make(std::string_view key) const;
    /// Shows all that the document holds, or what is not as it was shown last.
    void reread();
    void follow();
    void rereadModel();
    void rereadCards();
    void planFor(int index);
    void askForCard();

    PlanDocument& m_document;
    WindowState& m_view;
    std::map<std::string_view, QuantityEditor*> m_quantities;
    std::map<std::string_view, ChoiceEditor*> m_choices;
    std::map<std::string_view, ComboEditor*> m_combos;
    std::map<std::string_view, Section*> m_sectionOf;
    std::vector<Section*> m_sections;
    std::vector<std::function<QString(const Plan&)>> m_summaries;
    CardList* m_cards;
    QuietCombo* m_model = nullptr;
    int m_catalogueModels = 0; ///< entries of the box before a file's
    std::optional<Scenario> m_shown; ///< as the editors stand
};

} // namespace memladder::ui
