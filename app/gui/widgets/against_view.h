// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/waterfall_model.h"
#include "widgets/combo_editor.h"
#include "widgets/data_table.h"
#include "widgets/value_field.h"

#include <QWidget>

class QPushButton;

namespace memladder::ui {

class TintedLabel;

/// The textbook held against the detailed account, term by term, and that account against one measured peak:
/// what a run showed to be missing becomes a term of the scenario, one step of undo.
class AgainstView : public QWidget {
    Q_OBJECT
public:
    AgainstView(PlanDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] WaterfallModel& waterfall() const { return *m_model; }
    [[nodiscard]] DataTable& table() const { return *m_table; }
    [[nodiscard]] ValueField& measuredField() const { return *m_measured; }
    [[nodiscard]] QComboBox& figureBox() const { return *m_figure; }
    [[nodiscard]] QPushButton& calibrateButton() const { return *m_calibrate; }
    [[nodiscard]] QPushButton& forgetButton() const { return *m_forget; }
    /// What is said of the calibration.
    [[nodiscard]] QString note() const;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void calibrateNow();
    void forget();
    void refresh();
    void placeColumns();
    PlanDocument& m_document;
    WaterfallModel* m_model;
    DataTable* m_table;
    TintedLabel* m_issue;
    ValueField* m_measured;
    QuietCombo* m_figure;
    QPushButton* m_calibrate;
    QPushButton* m_forget;
    TintedLabel* m_note;
    QString m_refusal;
};

} // namespace memladder::ui
