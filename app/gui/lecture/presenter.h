// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_view.h"
#include "document/plan_document.h"
#include "io/lecture_json.h"
#include "lecture/notes_window.h"
#include "lecture/scene_picture.h"
#include "widgets/log_slider.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QScreen;

namespace memladder::ui {

/// A lecture on a screen of its own. It has its own document: what a slider does here leaves the window, its
/// file and its undo as they are. Every text is at least 1/50 of the height.
class Presenter : public QWidget {
    Q_OBJECT
public:
    explicit Presenter(Lecture lecture, int scene = 0, QWidget* parent = nullptr);
    ~Presenter() override;

    /// Goes to a scene, held to those that there are. At once, or with bars that move for less than 300 ms.
    void goTo(int scene);
    [[nodiscard]] int scene() const { return m_at; }
    [[nodiscard]] const Lecture& lecture() const { return m_lecture; }
    /// Reveals what is hidden, else goes one on.
    void forward();
    void back();

    void setMotion(bool on) { m_motion = on; }
    [[nodiscard]] bool isBlack() const;
    [[nodiscard]] bool isCovered() const;
    /// Shows the notes, over the whole of another screen where there is one.
    void showNotes(bool shown);
    /// The slides go to the other screen and the notes to this one.
    void swapScreens();
    [[nodiscard]] NotesWindow& notes() { return *m_notes; }

    [[nodiscard]] PlanDocument& document() { return m_document; }
    [[nodiscard]] ChartView& chart() { return *m_chart; }
    /// Of the scene that is on; nothing where it has none.
    [[nodiscard]] LogSlider* slider() const { return m_slider.get(); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QString verdict() const { return m_verdict.text; }
    /// Every text outside the chart, and its height in pixels.
    [[nodiscard]] std::vector<std::pair<QString, int>> texts() const;

    /// What each key does, for the sheet of keys.
    [[nodiscard]] static std::vector<std::pair<QString, QString>> keys();

Q_SIGNALS:
    void closed(int scene);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] const Scene& current() const { return m_lecture.scenes[static_cast<std::size_t>(m_at)]; }
    [[nodiscard]] double unit() const { return height() / 1080.0; }
    void buildControl();
    void place();
    void refresh(bool moving);
    void refreshTexts();
    void setBlack(std::optional<QColor> colour);
    bool handleKey(QKeyEvent* event);
    [[nodiscard]] QScreen* ownScreen() const;
    [[nodiscard]] QScreen* otherScreen() const;

    Lecture m_lecture;
    int m_at = -1;
    PlanDocument m_document;
    std::optional<Scenario> m_before; ///< ghost
    QString m_beforeText;
    SceneVerdict m_verdict;
    bool m_motion = true;
    ChartView* m_chart;
    QLabel* m_title;
    QLabel* m_counter;
    QLabel* m_verdictText;
    QLabel* m_caption;
    QLabel* m_controlName;
    QLabel* m_controlValue;
    QLabel* m_facts;
    QLabel* m_cover;
    QWidget* m_blank;
    std::unique_ptr<LogSlider> m_slider;
    std::unique_ptr<NotesWindow> m_notes;
    QTimer m_textsDue; ///< texts whose numbers take a search wait for the hand to rest
    double m_textSeconds = 0;
    bool m_shown = false;
};

} // namespace memladder::ui
