// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Slides on one screen, notes on the other; texts and controls at other sizes.
#include "catch.h"

#include "document/display.h"
#include "document/settings.h"
#include "gui/ui_support.h"
#include "lecture/lecture_desk.h"
#include "lecture/lecture_files.h"
#include "lecture/presenter.h"
#include "widgets/main_window.h"
#include "widgets/notice_bar.h"

#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

const char* const kLaptop = "MEMLADDER_TEST_LAPTOP";

/// Runs one test case of this program on a platform with two screens, 1280 × 800 beside 1920 × 1080.
int runOnTwoScreens(const char* name) {
    QTemporaryDir folder;
    QFile file(folder.filePath("screens.json"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(R"({"screens": [
        {"name": "laptop", "x": 0, "y": 0, "width": 1280, "height": 800, "logicalDpi": 96, "dpr": 1},
        {"name": "projector", "x": 1280, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1}]})");
    file.close();
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName());
    environment.insert(kLaptop, "1");
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(name)});
    REQUIRE(program.waitForFinished(60000));
    INFO(program.readAll().toStdString());
    CHECK(program.exitStatus() == QProcess::NormalExit);
    return program.exitCode();
}

QScreen& screenOf(const QWidget& window) {
    QScreen* screen = QGuiApplication::screenAt(window.geometry().center());
    REQUIRE(screen != nullptr);
    return *screen;
}

} // namespace

TEST_CASE("Notes fill the screen that the slides leave free; S swaps the two") {
    if (!qEnvironmentVariableIsSet(kLaptop)) {
        CHECK(runOnTwoScreens("Notes fill the screen that the slides leave free; S swaps the two") == 0);
        return;
    }
    useUiStyle();
    REQUIRE(QGuiApplication::screens().size() == 2);
    QScreen* laptop = QGuiApplication::screens()[0];
    QScreen* projector = QGuiApplication::screens()[1];
    for (QScreen* start : {laptop, projector}) { // the slides come to the screen that the window is on
        QScreen* other = start == laptop ? projector : laptop;
        MainWindow window(false);
        window.move(start->geometry().topLeft() + QPoint(20, 20));
        present(window, {1024, 700});
        REQUIRE_FALSE(window.lectures().open(QStringLiteral("memory-ladder")));
        Presenter& talk = window.lectures().present();
        REQUIRE(QTest::qWaitFor([&] { return talk.notes().isVisible(); }));
        CHECK(&screenOf(talk) == start);
        CHECK(talk.size() == start->geometry().size());
        CHECK(&screenOf(talk.notes()) == other);
        CHECK(other->geometry().contains(talk.notes().frameGeometry()));
        CHECK(talk.notes().width() > 0.9 * other->geometry().width());
        CHECK(talk.notes().height() > 0.9 * other->geometry().height());
        for (const QLabel* label : talk.notes().findChildren<QLabel*>()) {
            CHECK(label->font().pixelSize() >= 24); // read while standing
            CHECK(label->geometry().right() <= talk.notes().width());
            CHECK(label->geometry().bottom() <= talk.notes().height());
        }
        CHECK_FALSE(talk.notes().notes().isEmpty());
        const int at = talk.scene();
        QTest::keyClick(&talk.notes(), Qt::Key_PageDown);
        CHECK(talk.scene() == at + 1); // the talk goes on from either screen

        QTest::keyClick(&talk, Qt::Key_S);
        CHECK(&screenOf(talk) == other);
        CHECK(talk.size() == other->geometry().size());
        CHECK(&screenOf(talk.notes()) == start);
        QTest::keyClick(&talk, Qt::Key_S);
        CHECK(&screenOf(talk) == start);
        QTest::keyClick(&talk, Qt::Key_N);
        CHECK_FALSE(talk.notes().isVisible());
        QTest::keyClick(&talk, Qt::Key_N);
        CHECK(talk.notes().isVisible());
        QTest::keyClick(&talk, Qt::Key_Escape);
        CHECK_FALSE(talk.isVisible());
        CHECK_FALSE(talk.notes().isVisible());
    }
}

TEST_CASE("With one screen the notes come when they are asked for, beside the slides") {
    useUiStyle();
    if (QGuiApplication::screens().size() > 1)
        return;
    const auto lecture = openLecture(QStringLiteral("fit-the-model"));
    REQUIRE(lecture);
    Presenter talk(*lecture);
    present(talk, {1280, 720});
    QTest::qWait(20);
    CHECK_FALSE(talk.notes().isVisible());
    QTest::keyClick(&talk, Qt::Key_S); // nowhere to go
    CHECK(talk.size() == QSize(1280, 720));
    QTest::keyClick(&talk, Qt::Key_N);
    CHECK(talk.notes().isVisible());
    CHECK(talk.notes().width() < 1280);
}

TEST_CASE("The size of texts and controls multiplies what the desktop asks for") {
    CHECK(scaleFactor("", 150) == "1.5");
    CHECK(scaleFactor("2", 125) == "2.5");
    CHECK(scaleFactor("none", 200) == "2");
    CHECK(scaleFactor("-1", 175) == "1.75");
    CHECK(scaleFactor("0.5", 100) == "0.5");
}

TEST_CASE("Texts and controls: chosen in the menu, kept, in force from the next start") {
    useUiStyle();
    settings::saveTextScale(100);
    int restarts = 0;
    {
        MainWindow window(true);
        window.setRestart([&restarts] { ++restarts; });
        present(window, {1280, 800});
        const auto entry = [&](const QString& text) -> QAction* {
            for (QAction* action : window.actions())
                if (action->text() == text)
                    return action;
            return nullptr;
        };
        for (const int percent : kTextScales) {
            QAction* action = entry(QStringLiteral("%1\u202F%").arg(percent));
            REQUIRE(action != nullptr);
            CHECK(action->isChecked() == (percent == 100));
        }
        entry(QStringLiteral("150\u202F%"))->trigger();
        CHECK(settings::loadTextScale() == 150);
        CHECK(window.notice().text().contains(QStringLiteral("150\u202F%")));
        REQUIRE(window.notice().buttons().size() == 2);
        QTest::mouseClick(window.notice().buttons().front(), Qt::LeftButton); // Restart Now
        CHECK(restarts == 1);
        CHECK_FALSE(window.isVisible());
    }
    {
        MainWindow window(true);
        CHECK(window.view().textScale == 150);
        window.setTextScale(100);
        CHECK(window.notice().buttons().size() == 1); // nobody could start it anew
    }
    CHECK(settings::loadTextScale() == 100);
    QSettings().setValue(QStringLiteral("window/text_scale"), 5000); // a stranger's hand
    CHECK(settings::loadTextScale() == 200);
    QSettings().setValue(QStringLiteral("window/text_scale"), QStringLiteral("large"));
    CHECK(settings::loadTextScale() == 100);
    settings::saveTextScale(100);
}
