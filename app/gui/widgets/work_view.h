// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/work_model.h"

#include <QListView>
#include <QTimer>
#include <QWidget>

class QListWidget;
class QPushButton;

namespace memladder::ui {

/// The worked sheet: its parts at the left, formula, numbers put in, result and source in columns, and the
/// answer of each part at the right edge.
class WorkView : public QWidget {
    Q_OBJECT
public:
    explicit WorkView(PlanDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] WorkModel& work() const { return *m_model; }
    [[nodiscard]] QListView& list() const { return *m_list; }
    [[nodiscard]] QListWidget& parts() const { return *m_parts; }
    /// Buttons for the end of the row of tabs.
    [[nodiscard]] QWidget* corner() const { return m_corner; }
    [[nodiscard]] QPushButton& markdownButton() const { return *m_markdown; }
    [[nodiscard]] QPushButton& latexButton() const { return *m_latex; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void followScroll();
    void copyRows() const;
    WorkModel* m_model;
    QListWidget* m_parts;
    QListView* m_list;
    QWidget* m_corner;
    QPushButton* m_markdown;
    QPushButton* m_latex;
    QTimer m_lateTimer;
    bool m_late = false;
};

} // namespace memladder::ui
