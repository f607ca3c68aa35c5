// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_desk.h"

#include "document/settings.h"
#include "document/ui_text.h"
#include "io/scenario_json.h"
#include "language/ui.h"
#include "lecture/handout.h"
#include "lecture/lecture_files.h"
#include "widgets/main_window.h"
#include "widgets/notice_bar.h"
#include "widgets/ui_style.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QScreen>

namespace memladder::ui {

LectureDesk::LectureDesk(MainWindow& window) : m_window(window), m_motion(settings::loadMotion()) {}

LectureDesk::~LectureDesk() = default;

void LectureDesk::fillMenu(QMenu& menu) {
    const auto add = [&](const QString& text, const QKeySequence& keys, auto&& does) {
        auto* action = new QAction(text, &m_window);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, std::forward<decltype(does)>(does));
        menu.addAction(action);
        m_window.addAction(action);
        return action;
    };
    add(Ui::tr("&Present"), QKeySequence(Qt::Key_F5), [this] { present(); });
    menu.addSeparator();
    for (const ShippedLecture& row : shippedLectures())
        add(Ui::tr(row.title), {}, [this, key = QString::fromLatin1(row.key)] { start(key); });
    add(Ui::tr("&Open Lecture…"), {}, [this] { openByDialog(); });
    menu.addSeparator();
    add(Ui::tr("&Add Scene…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A),
        [this] { addByDialog(); });
    add(Ui::tr("&Save Lecture…"), {}, [this] { saveByDialog(); });
    add(Ui::tr("&Export Handout…"), {}, [this] { exportByDialog(); });
    menu.addSeparator();
    QAction* motion = add(Ui::tr("&Move Bars Between Scenes"), {}, [this](bool on) {
        m_motion = on;
        settings::saveMotion(on);
    });
    motion->setCheckable(true);
    motion->setChecked(m_motion);
}

Status LectureDesk::open(const QString& pathOrKey) {
    Result<Lecture> lecture = openLecture(pathOrKey);
    if (!lecture)
        return lecture.error();
    m_lecture = std::move(lecture).value();
    m_path = QFileInfo::exists(pathOrKey) ? QFileInfo(pathOrKey).absoluteFilePath() : QString();
    m_scene = 0;
    if (!m_lecture.problems.empty()) {
        QString text = text::errorText(m_lecture.problems.front());
        if (m_lecture.problems.size() > 1)
            text = Ui::tr("%1 (and %2 more)").arg(text, QString::number(m_lecture.problems.size() - 1));
        m_window.notice().tell(Ui::tr("A scene was left out, the others play. %1").arg(text),
                               {{Ui::tr("Close"), {}}});
    }
    return {};
}

Presenter& LectureDesk::present() {
    Lecture shown = m_lecture;
    if (shown.scenes.empty()) { // what is on the screen
        shown.title = "Memladder";
        shown.scenes.push_back(sceneOf(m_window.document().scenario(), m_window.pictureView()));
        shown.scenes.back().title = Ui::tr("{field:params} parameters on {gpus}").toStdString();
    }
    // Black text on white, also where the window is dark: a room is not a desk.
    setUiTheme(ThemeChoice::Light);
    m_presenter = std::make_unique<Presenter>(std::move(shown), m_scene);
    m_presenter->setMotion(m_motion);
    connect(m_presenter.get(), &Presenter::closed, this, [this](int scene) {
        m_scene = scene;
        m_window.setTheme(m_window.view().theme);
        m_window.activateWindow();
    });
    if (const QScreen* screen = m_window.screen())
        m_presenter->setGeometry(screen->geometry());
    m_presenter->showFullScreen();
    m_presenter->activateWindow();
    return *m_presenter;
}

void LectureDesk::start(const QString& key) {
    if (const Status failed = open(key))
        fail(Ui::tr("Cannot open the lecture"), *failed);
    else
        present();
}

void LectureDesk::openByDialog() {
    const QString path =
        QFileDialog::getOpenFileName(&m_window, Ui::tr("Open a lecture"), m_window.view().folder,
                                     Ui::tr("Lectures (*.json);;All files (*)"));
    if (!path.isEmpty())
        start(path);
}

void LectureDesk::addScene(const QString& title) {
    Scene scene = sceneOf(m_window.document().scenario(), m_window.pictureView());
    scene.title = title.toStdString();
    if (m_lecture.title.empty())
        m_lecture.title = Ui::tr("My lecture").toStdString();
    m_lecture.scenes.push_back(std::move(scene));
    m_scene = static_cast<int>(m_lecture.scenes.size()) - 1;
}

void LectureDesk::addByDialog() {
    bool taken = false;
    const QString title = QInputDialog::getText(
        &m_window, Ui::tr("Add scene"),
        Ui::tr("What does this scene say? Numbers may stand in braces: {total}, {headroom}, {gpus}."),
        QLineEdit::Normal, Ui::tr("{field:params} parameters on {gpus}: {headroom}"), &taken);
    if (!taken)
        return;
    addScene(title);
    m_window.notice().tell(
        Ui::tr("Scene %1 of “%2” is what is on the screen now.")
            .arg(m_lecture.scenes.size())
            .arg(QString::fromStdString(m_lecture.title)),
        {{Ui::tr("Save Lecture…"), [this] { saveByDialog(); }}, {Ui::tr("Close"), {}}});
}

Status LectureDesk::save(const QString& path) {
    if (Status failed = writeFileAtomically(path.toStdString(), writeLecture(m_lecture)))
        return failed;
    m_path = path;
    return {};
}

void LectureDesk::saveByDialog() {
    if (m_lecture.scenes.empty())
        addScene(Ui::tr("{field:params} parameters on {gpus}: {headroom}"));
    QFileDialog dialog(&m_window, Ui::tr("Save the lecture"), m_window.view().folder,
                       Ui::tr("Lectures (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("json"));
    dialog.selectFile(m_path.isEmpty() ? QStringLiteral("lecture.json") : m_path);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return;
    if (const Status failed = save(dialog.selectedFiles().constFirst()))
        fail(Ui::tr("Cannot save the lecture"), *failed);
}

Result<bool> LectureDesk::exportHandout(const QString& folder) {
    QProgressDialog progress(Ui::tr("Drawing the scenes…"), Ui::tr("Cancel"), 0, static_cast<int>(m_lecture.scenes.size()) + 1,
                             &m_window);
    progress.setWindowTitle(Ui::tr("Export handout"));
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(300);
    const auto written = writeHandout(m_lecture, folder, [&progress](int done, int all) {
        progress.setLabelText(Ui::tr("Drawing %1 of %2…").arg(done + 1).arg(all));
        progress.setValue(done); // lets the window live meanwhile
        return !progress.wasCanceled();
    });
    if (!written)
        return written.error();
    return written->size() == progress.maximum();
}

void LectureDesk::exportByDialog() {
    if (m_lecture.scenes.empty()) {
        m_window.notice().tell(
            Ui::tr("There is no lecture to export: open one first, or add a scene."),
            {{Ui::tr("Close"), {}}});
        return;
    }
    const QString folder = QFileDialog::getExistingDirectory(
        &m_window, Ui::tr("Export the lecture into a folder"), m_window.view().folder);
    if (folder.isEmpty())
        return;
    const Result<bool> done = exportHandout(folder);
    if (!done)
        fail(Ui::tr("Cannot export the lecture"), done.error());
    else if (!*done)
        m_window.notice().tell(Ui::tr("The export was cancelled; the pictures drawn until then are in %1.").arg(folder),
                               {{Ui::tr("Close"), {}}});
    else
        m_window.notice().tell(
            Ui::tr("%1 pictures and handout.pdf are in %2.").arg(QString::number(m_lecture.scenes.size()), folder),
            {{Ui::tr("Close"), {}}});
}

void LectureDesk::fail(const QString& title, const Error& error) {
    QMessageBox box(QMessageBox::NoIcon, title, text::errorText(error), QMessageBox::Ok,
                    &m_window);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

} // namespace memladder::ui
