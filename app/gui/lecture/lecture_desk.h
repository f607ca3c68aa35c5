// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/lecture_json.h"
#include "lecture/presenter.h"
#include "quantity/result.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QMenu;

namespace memladder::ui {

class MainWindow;

/// The window's lectures: which one is on the desk, shown, added to, saved, exported.
class LectureDesk : public QObject {
    Q_OBJECT
public:
    explicit LectureDesk(MainWindow& window);
    ~LectureDesk() override;

    /// Puts the entries into a menu and their keys onto the window.
    void fillMenu(QMenu& menu);

    /// Takes a lecture from a file, or a shipped one by its key. What was left out of it is told.
    Status open(const QString& pathOrKey);
    /// Shows the lecture on the desk from where it was left; without one, what is on the window's screen.
    Presenter& present();
    /// What is on the window's screen becomes the last scene.
    void addScene(const QString& title);
    Status save(const QString& path);
    /// Draws all scenes, with a bar of progress where that takes a while; false where the hand gave it up.
    Result<bool> exportHandout(const QString& folder);

    [[nodiscard]] const Lecture& lecture() const { return m_lecture; }
    [[nodiscard]] Presenter* presenter() const { return m_presenter.get(); }

private:
    void start(const QString& key);
    void openByDialog();
    void addByDialog();
    void saveByDialog();
    void exportByDialog();
    void fail(const QString& title, const Error& error);

    MainWindow& m_window;
    Lecture m_lecture;
    QString m_path; ///< of a file that was opened or saved
    int m_scene = 0;
    bool m_motion = true;
    std::unique_ptr<Presenter> m_presenter;
};

} // namespace memladder::ui
