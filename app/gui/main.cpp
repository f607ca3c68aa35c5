// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/display.h"
#include "document/settings.h"
#include "export/export_command.h"
#include "language/language.h"
#include "lecture/lecture_command.h"
#include "lecture/lecture_desk.h"
#include "widgets/main_window.h"
#include "widgets/ui_style.h"

#include <QApplication>
#include <QLoggingCategory>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::string_view kUsage =
    "usage: memladder [FILE]\n"
    "\n"
    "Opens a window on FILE: a scenario (JSON), a picture that carries one (PNG), launch settings of a framework,\n"
    "or a model's config.json.\n"
    "\n"
    "  --export OUT  draw a chart without a window; see memladder --export --help\n"
    "  --present LECTURE\n"
    "                start in presentation mode: a lecture's file, memory-ladder or fit-the-model\n"
    "  --export-lecture DIR LECTURE\n"
    "                draw every scene of a lecture into DIR without a window\n"
    "  --language KEY\n"
    "                words and numbers in this language: en or de; else as chosen in the menu, or the system's\n"
    "  --desktop     started by hand, without a terminal: what is wrong with FILE is said in the window\n"
    "  --new         start with the defaults, not where the last session ended\n"
    "  --version     print the version\n"
    "  --help        print this\n";

int refuse(std::string_view found, std::string_view accepted) {
    std::fprintf(stderr, "memladder: %.*s; %.*s\n", static_cast<int>(found.size()), found.data(),
                 static_cast<int>(accepted.size()), accepted.data());
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    using namespace memladder::ui;
    // What is wrong with a stranger's picture is said once, by us, and not by the PNG library before us.
    QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio=false"));
    if (wantsExport(std::vector<std::string>(argv + 1, argv + argc)))
        return exportMain(argc, argv);
    if (wantsLectureExport(std::vector<std::string>(argv + 1, argv + argc)))
        return lectureExportMain(argc, argv);
    const char* lecture = nullptr;
    QString language; // as asked for
    bool fresh = false;
    bool byHand = false; // nobody reads the standard error
    const char* file = nullptr;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--help" || argument == "-h") {
            std::fwrite(kUsage.data(), 1, kUsage.size(), stdout);
            return 0;
        }
        if (argument == "--version") {
            std::puts("memladder " MEMLADDER_VERSION);
            return 0;
        }
        if (argument == "--present" && i + 1 == argc)
            return refuse("--present without a lecture", "its file, memory-ladder or fit-the-model");
        if (argument == "--language" && i + 1 == argc)
            return refuse("--language without a key", "en, de");
        if (argument == "--language") {
            language = QString::fromLocal8Bit(argv[++i]);
            if (!language::isKnown(language))
                return refuse("--language '" + memladder::shortened(argv[i]) + "' is not spoken", "en, de");
        } else if (argument == "--present")
            lecture = argv[++i];
        else if (argument == "--new")
            fresh = true;
        else if (argument == "--desktop")
            byHand = true;
        else if (argument.starts_with("-"))
            return refuse("'" + memladder::shortened(argument) + "' is no option", "see memladder --help");
        else if (file != nullptr)
            return refuse("'" + memladder::shortened(argument) + "' is one file too many",
                          "at most one is opened");
        else
            file = argv[i];
    }
    if (!displayReachable())
        return refuse("there is no display to open a window on",
                      "--export OUT.png draws without one, memladder-cli answers without one");

    QApplication::setApplicationName(QStringLiteral("memladder"));
    QApplication::setOrganizationName(QStringLiteral("memladder"));
    // Read by Qt as it starts, and not meant for what is started from here.
    const QByteArray outerScale = qgetenv("QT_SCALE_FACTOR");
    if (const int percent = settings::loadTextScale(); percent != 100 && !fresh)
        qputenv("QT_SCALE_FACTOR", scaleFactor(outerScale, percent));
    QApplication application(argc, argv);
    if (outerScale.isEmpty())
        qunsetenv("QT_SCALE_FACTOR");
    else
        qputenv("QT_SCALE_FACTOR", outerScale);
    QApplication::setApplicationDisplayName(QStringLiteral("Memladder"));
    QApplication::setApplicationVersion(QStringLiteral(MEMLADDER_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("memladder")); // whose icon a task bar shows
    if (language.isEmpty() && !fresh)
        language = settings::loadLanguage();
    language::choose(language::isKnown(language) ? language : language::ofSystem());
    installUiStyle(application);

    MainWindow window(!fresh);
    if (file != nullptr && !byHand) {
        if (const auto failed = window.openFile(QString::fromLocal8Bit(file))) {
            std::fprintf(stderr, "memladder: %s\n", failed->text().c_str());
            return 2;
        }
    }
    if (!fresh)
        window.setRestart([] { QProcess::startDetached(QApplication::applicationFilePath(), {}); });
    window.enableAutosave(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                          QStringLiteral("/unsaved"));
    if (lecture != nullptr) {
        if (const auto failed = window.lectures().open(QString::fromLocal8Bit(lecture))) {
            std::fprintf(stderr, "memladder: %s\n", failed->text().c_str());
            return 2;
        }
        for (const auto& problem : window.lectures().lecture().problems)
            std::fprintf(stderr, "memladder: scene left out: %s\n", problem.text().c_str());
    }
    window.show();
    if (lecture == nullptr && file == nullptr)
        window.welcome();
    if (lecture != nullptr)
        window.lectures().present();
    if (file != nullptr && byHand)
        QTimer::singleShot(0, &window, [&window, file] { window.openAsked(QString::fromLocal8Bit(file)); });
    return QApplication::exec();
}
