// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/launch_model.h"

#include <QWidget>

class QListView;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace memladder::ui {

/// The scenario as launch settings: frameworks left, the file in the middle, what it cannot say right.
class LaunchView : public QWidget {
    Q_OBJECT
public:
    explicit LaunchView(PlanDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] LaunchModel& launch() const { return *m_model; }
    [[nodiscard]] QListWidget& frameworks() const { return *m_frameworks; }
    [[nodiscard]] QPlainTextEdit& text() const { return *m_text; }
    [[nodiscard]] QListView& notes() const { return *m_notes; }
    /// Buttons for the end of the row of tabs.
    [[nodiscard]] QWidget* corner() const { return m_corner; }
    [[nodiscard]] QPushButton& copyButton() const { return *m_copy; }

Q_SIGNALS:
    /// A note was chosen: the field that it is about.
    void fieldChosen(const QString& key);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retheme();
    void choose(const QModelIndex& note);

    LaunchModel* m_model;
    QListWidget* m_frameworks;
    QPlainTextEdit* m_text;
    QListView* m_notes;
    QWidget* m_corner;
    QPushButton* m_copy;
};

} // namespace memladder::ui
