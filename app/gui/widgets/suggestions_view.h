// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/suggestions_model.h"
#include "widgets/data_table.h"
#include "widgets/value_field.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QMenu;
class QPushButton;

namespace memladder::ui {

class TintedLabel;

/// The suggestions as a table; a click or Enter on a row applies it. Below, what changed, or what was not
/// offered and why; in place of the table, where nothing fits, the proof.
class SuggestionsView : public QWidget {
    Q_OBJECT
public:
    SuggestionsView(PlanDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] SuggestionsModel& suggestions() const { return *m_model; }
    [[nodiscard]] SuggestionsFilter& filter() const { return *m_filter; }
    [[nodiscard]] DataTable& table() const { return *m_table; }
    /// Controls for the end of the row of tabs: headroom, filters, order.
    [[nodiscard]] QWidget* corner() const { return m_corner; }
    [[nodiscard]] ValueField& headroomField() const { return *m_headroom; }
    [[nodiscard]] QPushButton& filterButton() const { return *m_filterButton; }
    [[nodiscard]] QMenu& filterMenu() const { return *m_filterMenu; }
    [[nodiscard]] QPushButton& applyButton() const { return *m_apply; }
    /// Stops a search that takes long, and starts it again; hidden while there is none.
    [[nodiscard]] QPushButton& stopButton() const { return *m_stop; }
    /// What the foot says.
    [[nodiscard]] QString footText() const;
    /// What stands in place of the table; empty where something fits.
    [[nodiscard]] QString emptyText() const;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildCorner();
    void buildFrameworks();
    void apply(const QModelIndex& index);
    void refresh();
    void tellFoot();
    void tellStop(const QString& text, const QString& name);
    [[nodiscard]] QString progressText() const;
    void writeFoot(QStringList words);
    void tellFilters();
    void placeColumns();
    PlanDocument& m_document;
    SuggestionsModel* m_model;
    SuggestionsFilter* m_filter;
    DataTable* m_table;
    QWidget* m_empty;
    TintedLabel* m_emptyHead;
    TintedLabel* m_emptyText;
    QWidget* m_mark;
    QWidget* m_footBox = nullptr;
    QStringList m_words; ///< sentences of the foot, before some went for want of room
    TintedLabel* m_foot;
    QPushButton* m_apply;
    QPushButton* m_stop;
    QWidget* m_corner;
    TintedLabel* m_headroomLabel = nullptr;
    ValueField* m_headroom = nullptr;
    QPushButton* m_filterButton = nullptr;
    QMenu* m_filterMenu = nullptr;
    QMenu* m_frameworks = nullptr;
    QAction* m_anyFramework = nullptr;
    QAction* m_wholeRange = nullptr;
    QTimer m_lateTimer;
    QTimer m_progressTimer;
    bool m_pressed = false; ///< the pointer, on the rows, since they are shown
    bool m_stray = false;   ///< a press that was meant for the tab: not until its release is one of the rows chosen
    QPoint m_shownAt;       ///< the pointer, on the screen, when the rows came under it
    bool m_late = false; ///< a search has been on its way for so long that the rows are shown as old ones
    Scenario m_applied;  ///< what the last suggestion made of the document
    QString m_appliedText;
};

/// Fields in which two scenarios differ, with their values: "Sharding DDP → ZeRO-3, Recompute None → Full".
[[nodiscard]] QString differencesText(const Scenario& before, const Scenario& after);

} // namespace memladder::ui
