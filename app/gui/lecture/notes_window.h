// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;

namespace memladder::ui {

/// What the speaker alone sees: the notes of the scene, what comes next, how long it has taken.
class NotesWindow : public QWidget {
    Q_OBJECT
public:
    explicit NotesWindow(QWidget* parent = nullptr);
    void setScene(const QString& place, const QString& title, const QString& notes, const QString& next);
    [[nodiscard]] QString notes() const;

Q_SIGNALS:
    /// A key of the talk was pressed here.
    void keyPressed(QKeyEvent* event);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Sized {
        QLabel* label;
        int size; ///< in pixels where the window is at its smallest
        QFont::Weight weight;
    };
    void fitTexts();
    std::vector<Sized> m_sizes;
    QLabel* m_place;
    QLabel* m_clock;
    QLabel* m_title;
    QLabel* m_notes;
    QLabel* m_next;
    QElapsedTimer m_since;
    QTimer m_tick;
};

} // namespace memladder::ui
