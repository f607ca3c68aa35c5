// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_files.h"

#include "charts/chart_registry.h"
#include "language/language.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

// Outside every namespace, as Q_INIT_RESOURCE demands: the resources lie in a static library.
static void initLectureResources() {
    Q_INIT_RESOURCE(memladder);
}

namespace memladder::ui {
namespace {

constexpr ShippedLecture kShipped[] = {
    {"memory-ladder", QT_TRANSLATE_NOOP("Ui", "The memory ladder"), ":/lectures/memory-ladder.json"},
    {"fit-the-model", QT_TRANSLATE_NOOP("Ui", "Fit the model"), ":/lectures/fit-the-model.json"},
};

constexpr std::array<std::string_view, 3> kControls = {"params", "gpus", "seq"};

} // namespace

std::span<const ShippedLecture> shippedLectures() {
    return kShipped;
}

LectureKeys lectureKeys() {
    static const std::vector<std::string_view> chartKeys = [] {
        std::vector<std::string_view> keys;
        for (const ChartRow& row : charts())
            keys.push_back(row.key);
        return keys;
    }();
    static const std::vector<std::string_view> compareKeys = [] {
        std::vector<std::string_view> keys;
        for (const CompareRow& row : comparisons())
            if (row.key != "scenarios") // a scene holds one
                keys.push_back(row.key);
        return keys;
    }();
    return {chartKeys, compareKeys, kControls};
}

Result<Lecture> openLecture(const QString& pathOrKey) {
    const auto* shipped =
        std::find_if(std::begin(kShipped), std::end(kShipped),
                     [&](const ShippedLecture& row) { return pathOrKey == QLatin1String(row.key); });
    if (shipped == std::end(kShipped) || QFileInfo::exists(pathOrKey)) {
        Result<Lecture> lecture = readLectureFile(pathOrKey.toStdString(), lectureKeys());
        if (lecture && lecture->title.empty())
            lecture.value().title = QFileInfo(pathOrKey).completeBaseName().toStdString();
        return lecture;
    }
    initLectureResources();
    // In the language of the window where there is such a file: "memory-ladder.de.json".
    QString resource = QString::fromLatin1(shipped->resource);
    QString own = resource;
    own.insert(own.lastIndexOf(QLatin1Char('.')), QLatin1Char('.') + language::current());
    if (QFile::exists(own))
        resource = own;
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return Error{shipped->key, Phrase::tr("nothing"), Phrase::tr("a lecture built into the program")};
    const QByteArray text = file.readAll();
    return readLecture({text.constData(), static_cast<std::size_t>(text.size())}, shipped->key,
                       lectureKeys());
}

} // namespace memladder::ui
