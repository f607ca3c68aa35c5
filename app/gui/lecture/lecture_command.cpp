// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_command.h"

#include "language/language.h"
#include "lecture/handout.h"
#include "lecture/lecture_files.h"

#include <QApplication>
#include <QStyleFactory>

#include <algorithm>
#include <cstdio>

namespace memladder::ui {
namespace {

constexpr std::string_view kOption = "--export-lecture";

std::string shippedKeys() {
    std::string keys;
    for (const ShippedLecture& row : shippedLectures())
        keys += (keys.empty() ? "" : ", ") + std::string(row.key);
    return keys;
}

} // namespace

bool wantsLectureExport(const std::vector<std::string>& arguments) {
    return std::any_of(arguments.begin(), arguments.end(), [](const std::string& argument) {
        return argument == kOption || argument.starts_with(std::string(kOption) + "=");
    });
}

int lectureExportMain(int argc, char** argv) {
    const auto refuse = [](const Error& error) {
        std::string line = error.text();
        std::replace(line.begin(), line.end(), '\n', ' ');
        std::fprintf(stderr, "memladder: %s\n", line.c_str());
        return 2;
    };
    std::string folder;
    std::string lecture;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--language" && i + 1 < argc) {
            const QString key = QString::fromLocal8Bit(argv[++i]);
            if (!language::isKnown(key))
                return refuse({"--language", shortened(argv[i]), "en, de"});
            language::choose(key);
            continue;
        }
        if (argument == kOption && i + 1 < argc)
            folder = argv[++i];
        else if (argument.starts_with(std::string(kOption) + "="))
            folder = argument.substr(kOption.size() + 1);
        else if (lecture.empty() && !argument.starts_with("-"))
            lecture = argument;
        else
            return refuse({"--export-lecture", shortened(argument), "a folder and one lecture"});
    }
    if (folder.empty() || lecture.empty())
        return refuse({"--export-lecture", folder.empty() ? "no folder" : "no lecture",
                       "a folder, then a lecture's file or one of " + shippedKeys()});
    const Result<Lecture> read = openLecture(QString::fromStdString(lecture));
    if (!read)
        return refuse(read.error());
    for (const Error& problem : read->problems)
        std::fprintf(stderr, "memladder: scene left out: %s\n", problem.text().c_str());
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1; // the options are ours, Qt must not look for its own among them
    QApplication application(count, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const auto written = writeHandout(*read, QString::fromStdString(folder));
    return written ? 0 : refuse(written.error());
}

} // namespace memladder::ui
