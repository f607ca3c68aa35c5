// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "document/autosave.h"
#include "gui/ui_support.h"
#include "widgets/main_window.h"
#include "widgets/notice_bar.h"

#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

std::unique_ptr<MainWindow> windowOfFiles(bool keepSession = false) {
    useUiStyle();
    auto window = std::make_unique<MainWindow>(keepSession);
    present(*window, {1280, 800});
    return window;
}

void writeText(const QString& path, const QByteArray& content) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// As a file manager drops a file.
void drop(MainWindow& window, const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({600, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    REQUIRE(enter.isAccepted());
    QDropEvent event({600, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
}

/// A key of the menus, once the window has the keyboard back from a dialog.
void press(MainWindow& window, Qt::Key key, Qt::KeyboardModifiers modifiers) {
    window.activateWindow();
    QApplication::processEvents();
    QTest::keyClick(&window, key, modifiers);
}

/// Types a name into the file dialog that comes up, and presses Enter.
void answerFileDialog(const QString& path) {
    whenModal([path](QWidget& widget) {
        auto* name = widget.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        if (name == nullptr)
            return false;
        // A dialog whose name has no focus takes its list's choice, the file from before, in place of what is typed.
        widget.activateWindow();
        name->setFocus();
        if (!name->hasFocus())
            return false; // asked again once the window is active
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
        return true;
    });
}

/// Answers a question, and keeps what was asked.
void answer(QMessageBox::StandardButton button, QString* asked = nullptr) {
    whenModal([button, asked](QWidget& widget) {
        auto* box = qobject_cast<QMessageBox*>(&widget);
        if (box == nullptr || box->button(button) == nullptr)
            return false;
        if (asked != nullptr)
            *asked = box->text();
        QTest::mouseClick(box->button(button), Qt::LeftButton);
        return true;
    });
}

} // namespace

TEST_CASE("Dropped on the window: scenario, config.json, exported picture, reduced-order document") {
    QTemporaryDir folder;
    auto window = windowOfFiles();
    window->document().setField("params", "13B");
    const QString scenario = folder.filePath("a.json");
    const QString picture = folder.filePath("b.png");
    REQUIRE_FALSE(window->saveFile(scenario));
    ExportDialog dialog(window->scenarioDocument(), window->pictureView(), {}, folder.path());
    dialog.setPath(picture);
    REQUIRE_FALSE(dialog.save());
    window = windowOfFiles();

    drop(*window, scenario);
    CHECK(window->document().scenario().params == 13'000'000'000);
    CHECK(window->document().origin().path == QFileInfo(scenario).absoluteFilePath());
    CHECK(window->document().undoStack().undoText() == "Open a.json");

    window = windowOfFiles();
    drop(*window, picture);
    CHECK(window->document().scenario().params == 13'000'000'000);
    CHECK(window->document().origin().path.isEmpty()); // a save must not write into the picture
    CHECK(window->windowTitle().contains("b.png"));

    window = windowOfFiles();
    drop(*window, QStringLiteral(MEMLADDER_TEST_DATA "/configs/llama-2-70b.json"));
    CHECK(window->document().scenario().modelFile);

    const QString reduced = folder.filePath("reduced.json");
    writeText(reduced, contentOf(QStringLiteral(MEMLADDER_TEST_DATA "/reduced-order-8b.json")));
    const QByteArray before = contentOf(reduced);
    REQUIRE_FALSE(before.isEmpty());
    window = windowOfFiles();
    drop(*window, reduced);
    CHECK(window->document().scenario().params == 8'000'000'000);
    CHECK(window->document().origin().path.isEmpty());
    answerFileDialog(
        folder.filePath("as-scenario.json")); // "Save" asks for a name instead of writing into it
    press(*window, Qt::Key_S, Qt::ControlModifier);
    CHECK(contentOf(reduced) == before);
    CHECK(contentOf(folder.filePath("as-scenario.json")).contains("memladder_scenario"));

    writeText(folder.filePath("broken.json"), "{\"params\": ");
    window = windowOfFiles();
    QString said;
    answer(QMessageBox::Ok, &said);
    drop(*window, folder.filePath("broken.json"));
    CHECK(said.contains("broken.json:1:"));
    CHECK_FALSE(said.contains('\n'));
    CHECK(window->document().scenario() == Scenario());
}

TEST_CASE("Open, save and save as by key and dialog") {
    QTemporaryDir folder;
    auto window = windowOfFiles();
    window->document().setField("gpus", "64");
    CHECK(window->isWindowModified());
    answerFileDialog(folder.filePath("one")); // the ending comes by itself
    press(*window, Qt::Key_S, Qt::ControlModifier);
    CHECK(QFileInfo::exists(folder.filePath("one.memladder.json")));
    CHECK_FALSE(window->isWindowModified());
    CHECK(window->windowTitle().startsWith("one.memladder.json"));
    window->document().setField("gpus", "128");
    CHECK(window->isWindowModified());
    press(*window, Qt::Key_S, Qt::ControlModifier); // no question now
    CHECK_FALSE(window->isWindowModified());
    CHECK(contentOf(folder.filePath("one.memladder.json")).contains("\"gpus\": 128"));
    answerFileDialog(folder.filePath("two.json"));
    press(*window, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(window->windowTitle().startsWith("two.json"));
    window->document().setField("gpus", "256");
    answer(QMessageBox::Discard); // asked after the file was chosen: two dialogs in a row
    answerFileDialog(folder.filePath("one.memladder.json"));
    press(*window, Qt::Key_O, Qt::ControlModifier);
    CHECK(window->windowTitle().startsWith("one.memladder.json"));
    CHECK(window->document().scenario().gpus == 128);
}

TEST_CASE("After an open is undone, save writes into the file from before; a way back keeps a new name") {
    QTemporaryDir folder;
    auto window = windowOfFiles();
    window->document().setField("gpus", "64");
    REQUIRE_FALSE(window->saveFile(folder.filePath("a.json")));
    window->document().setField("gpus", "512");
    REQUIRE_FALSE(window->saveFile(folder.filePath("b.json")));
    REQUIRE_FALSE(window->openFile(folder.filePath("a.json")));
    CHECK(window->windowTitle().startsWith("a.json"));
    window->document().undoStack().undo();
    CHECK(window->windowTitle().startsWith("b.json"));
    CHECK(window->document().scenario().gpus == 512);
    REQUIRE_FALSE(window->saveFile(folder.filePath("c.json")));
    window->document().undoStack().redo();
    CHECK(window->windowTitle().startsWith("a.json"));
    window->document().undoStack().undo();
    CHECK(window->windowTitle().startsWith("c.json"));
}

TEST_CASE("Ctrl+R goes back to the start, and can be undone") {
    QTemporaryDir folder;
    auto window = windowOfFiles();
    window->document().setField("gpus", "64");
    press(*window, Qt::Key_R, Qt::ControlModifier);
    CHECK(window->document().scenario() == Scenario());
    CHECK(window->document().undoStack().undoText() == "Reset to defaults");
    window->document().undoStack().undo();
    CHECK(window->document().scenario().gpus == 64);
    REQUIRE_FALSE(window->saveFile(folder.filePath("talk.json")));
    window->document().setField("gpus", "8");
    press(*window, Qt::Key_R, Qt::ControlModifier);
    CHECK(window->document().scenario().gpus == 64); // the file's, not the defaults
    CHECK(window->document().undoStack().undoText() == "Reset to talk.json");
}

TEST_CASE("A save that fails says why in one sentence, and loses nothing") {
    QTemporaryDir folder;
    auto window = windowOfFiles();
    window->document().setField("gpus", "64");
    const auto failing = [&](const QString& path, const QString& reason) {
        CAPTURE(path.toStdString(), reason.toStdString());
        Origin origin = window->document().origin();
        origin.path = path;
        window->document().setOrigin(origin);
        QString said;
        answer(QMessageBox::Ok, &said);
        press(*window, Qt::Key_S, Qt::ControlModifier);
        CHECK(said.contains(reason));
        CHECK(said.count(QLatin1Char('.')) <= 2); // the file's own dot, and the sentence's
        CHECK_FALSE(said.contains(QLatin1Char('\n')));
        CHECK(said.size() < 220);
        CHECK(window->isWindowModified());
        CHECK(window->document().scenario().gpus == 64);
    };
    failing(folder.filePath("gone/a.json"), QStringLiteral("no such file or directory"));
    failing(folder.filePath(QString(300, QLatin1Char('n')) + QStringLiteral(".json")),
            QStringLiteral("too long"));
    failing(folder.path(), QStringLiteral("no regular file"));
    failing(QStringLiteral("/proc/memladder.json"), QStringLiteral("no such file or directory"));
}

TEST_CASE("A folder is remembered once it took a file") {
    QTemporaryDir folder;
    auto window = windowOfFiles();
    const QString before = window->view().folder;
    QString said;
    answerFileDialog(QStringLiteral("/proc/a.memladder.json"));
    answer(QMessageBox::Ok, &said);
    press(*window, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(said.contains(QStringLiteral("was not saved")));
    CHECK(window->view().folder == before);
    answerFileDialog(folder.filePath("a.memladder.json"));
    press(*window, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(window->view().folder == folder.path());
}

TEST_CASE("A file that another program changed is not replaced without a question") {
    QTemporaryDir folder;
    const QString path = folder.filePath("a.json");
    auto window = windowOfFiles();
    window->document().setField("gpus", "64");
    REQUIRE_FALSE(window->saveFile(path));
    window->document().setField("gpus", "32");
    press(*window, Qt::Key_S, Qt::ControlModifier); // its own last writing: no question
    CHECK_FALSE(window->isWindowModified());

    const QByteArray theirs = "{\"memladder_scenario\": 1, \"gpus\": 999}";
    writeText(path, theirs);
    window->document().setField("gpus", "16");
    QString asked;
    answer(QMessageBox::Cancel, &asked);
    press(*window, Qt::Key_S, Qt::ControlModifier);
    CHECK(asked.contains("changed by another program"));
    CHECK(contentOf(path) == theirs);
    CHECK(window->isWindowModified());
    answer(QMessageBox::Ignore);
    press(*window, Qt::Key_S, Qt::ControlModifier);
    CHECK(contentOf(path).contains("\"gpus\": 16"));
    CHECK_FALSE(window->isWindowModified());

    QFile::remove(path); // gone: written anew
    window->document().setField("gpus", "8");
    press(*window, Qt::Key_S, Qt::ControlModifier);
    CHECK(contentOf(path).contains("\"gpus\": 8"));
}

TEST_CASE("On a disk that is full the file from before stays whole, and the reason is said") {
    const QTemporaryDir folder;
    if (QProcess::execute("mount", {"-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path()}) != 0) {
        SUCCEED("only root may make a small disk");
        return;
    }
    struct Unmount {
        QString path;
        ~Unmount() { QProcess::execute("umount", {path}); }
    } const unmount{folder.path()};
    auto window = windowOfFiles();
    const QString path = folder.filePath("plan.json");
    window->document().setField("gpus", "64");
    REQUIRE_FALSE(window->saveFile(path));
    const QByteArray before = contentOf(path);
    {
        QFile fill(folder.filePath("fill"));
        REQUIRE(fill.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (fill.write(QByteArray(1024, 'x')) > 0) {
        }
    }
    window->document().setField("gpus", "128");
    QString said;
    answer(QMessageBox::Ok, &said);
    press(*window, Qt::Key_S, Qt::ControlModifier);
    CHECK(said.contains(QStringLiteral("no space left"), Qt::CaseInsensitive));
    CHECK(contentOf(path) == before);
    CHECK(window->isWindowModified());
    CHECK(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden) == QStringList{"fill", "plan.json"});
    QFile::remove(folder.filePath("fill"));
    press(*window, Qt::Key_S, Qt::ControlModifier);
    CHECK_FALSE(window->isWindowModified());
    CHECK(contentOf(path) != before);
}

TEST_CASE("Closing with unsaved changes asks: saved, thrown away, or stayed") {
    QTemporaryDir folder;
    const auto changed = [&] {
        auto window = windowOfFiles();
        window->enableAutosave(folder.filePath("unsaved"));
        window->document().setField("gpus", "64");
        REQUIRE_FALSE(window->saveFile(folder.filePath("talk.json")));
        window->document().setField("gpus", "8");
        return window;
    };
    auto window = changed();
    QString asked;
    answer(QMessageBox::Cancel, &asked);
    CHECK_FALSE(window->close());
    CHECK(asked.contains("talk.json"));
    CHECK(window->isVisible());
    answer(QMessageBox::Save);
    CHECK(window->close());
    CHECK(contentOf(folder.filePath("talk.json")).contains("\"gpus\": 8"));
    window = changed();
    answer(QMessageBox::Discard);
    CHECK(window->close());
    CHECK(contentOf(folder.filePath("talk.json")).contains("\"gpus\": 64"));
    window.reset();
    CHECK(QDir(folder.filePath("unsaved")).entryList(QDir::Files).isEmpty()); // nothing is left to offer
}

TEST_CASE(
    "Ended by kill -9 in the middle of work, nothing is lost; two programs keep out of each other's way") {
    QTemporaryDir folder;
    const QString unsaved = folder.filePath("unsaved");
    const auto started = [&] {
        auto process = std::make_unique<QProcess>();
        process->start(QCoreApplication::applicationFilePath(), {QStringLiteral("--hold-window"), unsaved});
        REQUIRE(process->waitForStarted());
        QElapsedTimer clock;
        clock.start();
        while (!process->readAllStandardOutput().contains("ready") && clock.elapsed() < 60'000)
            process->waitForReadyRead(100);
        return process;
    };
    const auto waitForFiles = [&](int count) {
        QElapsedTimer clock;
        clock.start();
        while (QDir(unsaved).entryList({QStringLiteral("*.json")}, QDir::Files).size() < count &&
               clock.elapsed() < 5000)
            QTest::qWait(50);
        return clock.elapsed();
    };
    auto first = started();
    CHECK(waitForFiles(1) < 5000); // the promise: at most five seconds of work are lost
    auto second = started();
    CHECK(waitForFiles(2) < 5000);

    auto window = windowOfFiles();
    window->enableAutosave(unsaved);
    CHECK_FALSE(window->notice().isVisible()); // both live: nothing is anyone else's to take
    CHECK(window->autosave()->othersAlive());
    first->kill();
    first->waitForFinished();

    window = windowOfFiles();
    window->enableAutosave(unsaved);
    REQUIRE(window->notice().isVisible());
    CHECK(window->notice().text().contains(QStringLiteral("175 B on 8 GPUs")));
    auto other = windowOfFiles();
    other->enableAutosave(unsaved);
    CHECK_FALSE(other->notice().isVisible()); // offered to one at a time
    other.reset();
    QTest::mouseClick(window->notice().buttons()[0], Qt::LeftButton);
    CHECK(window->document().scenario().params == 175'000'000'000);
    CHECK(window->isWindowModified());
    CHECK(window->document().undoStack().undoText() == "Restore unsaved work");
    CHECK_FALSE(window->notice().isVisible());
    CHECK(QFileInfo::exists(window->autosave()->path())); // at once as safe as it was
    window->document().undoStack().undo();
    CHECK(window->document().scenario() == Scenario());

    second->kill();
    second->waitForFinished();
    other = windowOfFiles();
    other->enableAutosave(unsaved);
    REQUIRE(other->notice().isVisible());
    QTest::mouseClick(other->notice().buttons()[2], Qt::LeftButton); // later
    other = windowOfFiles();
    other->enableAutosave(unsaved);
    REQUIRE(other->notice().isVisible());
    QTest::mouseClick(other->notice().buttons()[1], Qt::LeftButton); // discarded for good
    other = windowOfFiles();
    other->enableAutosave(unsaved);
    CHECK_FALSE(other->notice().isVisible());
}

TEST_CASE("Left-behind work that cannot be read is said, and kept unless it is given up") {
    QTemporaryDir folder;
    const QString broken = folder.filePath("x.json");
    writeText(broken, "{\"memladder_scenario\": 1, \"gpus\": ");
    auto window = windowOfFiles();
    window->enableAutosave(folder.path());
    REQUIRE(window->notice().isVisible());
    CHECK(window->notice().text().contains("cannot be read"));
    CHECK(window->notice().text().endsWith("It is kept: " + QDir::toNativeSeparators(broken)));
    REQUIRE(window->notice().buttons().size() == 2);
    CHECK(window->notice().buttons()[0]->text() == "Keep");
    QTest::mouseClick(window->notice().buttons()[0], Qt::LeftButton);
    CHECK_FALSE(window->notice().isVisible());
    CHECK(contentOf(broken).endsWith("\"gpus\": "));
    CHECK(window->document().scenario() == Scenario()); // nothing half read came in

    // Beside one that is whole: each is told in turn.
    writeText(folder.filePath("y.json"), "{\"memladder_scenario\": 1, \"gpus\": 64}");
    window = windowOfFiles();
    window->enableAutosave(folder.path());
    bool said = false;
    bool offered = false;
    for (int i = 0; i < 2; ++i) {
        REQUIRE(window->notice().isVisible());
        const bool unreadable = window->notice().text().contains("cannot be read");
        (unreadable ? said : offered) = true;
        CHECK(window->notice().buttons()[1]->text() == "Discard");
        QTest::mouseClick(window->notice().buttons()[1], Qt::LeftButton);
    }
    CHECK((said && offered));
    CHECK_FALSE(window->notice().isVisible());
    CHECK_FALSE(QFileInfo::exists(broken));
}

TEST_CASE("Recent files: kept, offered, forgotten when they are gone; the file comes back with the session") {
    QTemporaryDir folder;
    QSettings().clear();
    {
        auto window = windowOfFiles(true);
        window->document().setField("gpus", "64");
        REQUIRE_FALSE(window->saveFile(folder.filePath("a.json")));
        REQUIRE_FALSE(window->saveFile(folder.filePath("b & c.json")));
        window->document().setField("gpus", "32");
        CHECK(window->close());
    }
    auto window = windowOfFiles(true);
    CHECK(window->document().scenario().gpus == 32);
    CHECK(window->windowTitle().startsWith("b & c.json"));
    CHECK(window->isWindowModified());
    QMenu* recent = nullptr;
    for (QMenu* menu : window->menuBar()->findChildren<QMenu*>())
        if (menu->title().contains("Recent"))
            recent = menu;
    REQUIRE(recent != nullptr);
    Q_EMIT recent->aboutToShow();
    REQUIRE(recent->actions().size() == 2);
    CHECK(recent->actions()[0]->text() == "&1 b && c.json");
    answer(QMessageBox::Discard);
    recent->actions()[1]->trigger();
    CHECK(window->document().scenario().gpus == 64);
    CHECK(window->windowTitle().startsWith("a.json"));
    QFile::remove(folder.filePath("b & c.json"));
    Q_EMIT recent->aboutToShow();
    answer(QMessageBox::Ok);
    recent->actions()[1]->trigger();
    Q_EMIT recent->aboutToShow();
    CHECK(recent->actions().size() == 1);
    QSettings().clear();
}

TEST_CASE("From a terminal a broken file ends the program with a line; from a menu the window stands and says it") {
    QTemporaryDir folder;
    const QString path = folder.filePath("broken.memladder");
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("{\"gpus\": 8,, }");
    file.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    for (const char* home : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        environment.insert(home, folder.path());
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(MEMLADDER_PROGRAM), {path});
    REQUIRE(program.waitForFinished(20000));
    CHECK(program.exitCode() == 2);
    CHECK(program.readAllStandardError().contains("broken.memladder:1:12 (gpus): found"));
    // A picture whose compressed text is broken, its sum right: one line all the same, and none of the PNG library's.
    const QString picture = folder.filePath("broken.png");
    writeText(picture, QByteArray::fromHex(
        "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55000000317a5458746d656d6c616464"
        "65722d7363656e6172696f0000789cab562a482c4affffffb25232367052aaad1ee593c4070095af61bde2c2f15f0000"
        "000a49444154789c636000000002000148afa4710000000049454e44ae426082"));
    program.start(QStringLiteral(MEMLADDER_PROGRAM), {picture});
    REQUIRE(program.waitForFinished(20000));
    CHECK(program.exitCode() == 2);
    const QByteArray said = program.readAllStandardError();
    CHECK(said.contains("broken.png: found a PNG whose scenario is damaged"));
    CHECK_FALSE(said.contains("libpng"));
    program.start(QStringLiteral(MEMLADDER_PROGRAM), {"--desktop", path});
    CHECK_FALSE(program.waitForFinished(2000));
    CHECK(program.state() == QProcess::Running);
    CHECK_FALSE(program.readAllStandardError().contains("found"));
    program.kill();
    program.waitForFinished();
}
