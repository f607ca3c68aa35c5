// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/handout.h"

#include "charts/chart_layout.h"
#include "charts/chart_painter.h"
#include "export/picture.h"
#include "io/scenario_json.h"
#include "lecture/scene_picture.h"

#include <QBuffer>
#include <QDir>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace memladder::ui {
namespace {

/// "The memory wall" as a part of a file's name: "the-memory-wall".
QString slug(const QString& title) {
    QString name;
    for (const QChar letter : title.toLower()) {
        if (letter.isLetterOrNumber() && letter.unicode() < 128)
            name += letter;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    }
    if (constexpr qsizetype kLongest = 48; name.size() > kLongest) // at the end of a word
        name.truncate(std::max<qsizetype>(name.lastIndexOf(QLatin1Char('-'), kLongest), 1));
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("scene") : name;
}

QByteArray pdfOf(const Lecture& lecture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(QString::fromStdString(lecture.title));
    writer.setCreator(QStringLiteral("Memladder " MEMLADDER_VERSION));
    writer.setResolution(1200);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
    QPainter painter(&writer);
    const QSizeF picture(1280, 720);
    const double zoom = writer.width() / picture.width();
    painter.scale(zoom, zoom);
    const ChartTheme theme(ThemeKind::Light, 1.7); // 7.5 pt at the smallest on this paper
    const double low = writer.height() / zoom; // the page in the picture's pixels
    for (std::size_t i = 0; i < lecture.scenes.size(); ++i) {
        const bool upper = i % 2 == 0; // two a page
        if (i > 0 && upper)
            writer.newPage();
        painter.save();
        painter.translate(0, upper ? 0 : low / 2);
        paintChart(painter, layoutChart(handoutSpec(lecture.scenes[i]), picture, theme), theme, true);
        painter.setPen(theme.color(Token::Hair));
        painter.drawRect(QRectF(QPointF(0, 0), picture));
        const QString notes = filledText(lecture.scenes[i].notes, lecture.scenes[i].scenario);
        painter.setPen(theme.color(Token::Text));
        QFont words = theme.font(TextRole::Second);
        words.setPixelSize(26); // 10.4 pt
        painter.setFont(words);
        painter.drawText(QRectF(0, picture.height() + 16, picture.width(), low / 2 - picture.height() - 24),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, notes);
        painter.restore();
    }
    painter.end();
    return bytes;
}

} // namespace

ChartSpec handoutSpec(const Scene& scene) {
    ChartSpec spec = sceneSpec(scene, scene.scenario, scene.before);
    spec.title = filledText(scene.title, scene.scenario);
    spec.caption = filledText(scene.caption, scene.scenario);
    spec.signature = QStringLiteral("Memladder " MEMLADDER_VERSION);
    return spec;
}

Result<QStringList> writeHandout(const Lecture& lecture, const QString& folder, const HandoutProgress& goOn) {
    if (!QDir().mkpath(folder))
        return Error{folder.toStdString(), Phrase::tr("a folder that cannot be made"), Phrase::tr("a folder that can be written")};
    QStringList written;
    const int all = static_cast<int>(lecture.scenes.size()) + 1;
    for (std::size_t i = 0; i < lecture.scenes.size(); ++i) {
        if (goOn && !goOn(static_cast<int>(i), all))
            return written;
        const Scene& scene = lecture.scenes[i];
        PictureOptions options;
        ScenarioDocument carried{scene.scenario, json::Value::object(), {}};
        carried.unknown.set(kViewMember, viewValue(sceneView(scene)));
        options.scenario = writeScenario(carried);
        const ChartSpec spec = handoutSpec(scene);
        const QString path = QDir(folder).filePath(
            QStringLiteral("%1-%2.png").arg(i + 1, 2, 10, QLatin1Char('0')).arg(slug(spec.title)));
        if (const Status failed = savePicture(path, spec, options))
            return *failed;
        written << path;
    }
    if (goOn && !goOn(all - 1, all))
        return written;
    const QString pdf = QDir(folder).filePath(QStringLiteral("handout.pdf"));
    const QByteArray pages = pdfOf(lecture);
    if (const Status failed = writeFileAtomically(
            pdf.toStdString(), {pages.constData(), static_cast<std::size_t>(pages.size())}))
        return *failed;
    written << pdf;
    return written;
}

} // namespace memladder::ui
