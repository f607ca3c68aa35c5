// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/picture.h"

#include "charts/chart_layout.h"
#include "charts/chart_painter.h"
#include "export/chart_table.h"
#include "io/scenario_json.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

QString software() {
    return QStringLiteral("Memladder " MEMLADDER_VERSION);
}

QString titleOf(const ChartSpec& spec) {
    return spec.title.isEmpty() ? spec.name : spec.title;
}

void paintOn(QPainter& painter, const ChartSpec& spec, const PictureOptions& options) {
    const ChartTheme theme(options.theme, textScale(options));
    paintChart(painter, layoutChart(spec, options.size, theme), theme, !options.transparent);
}

using Encoder = QByteArray (*)(const ChartSpec&, const PictureOptions&);

struct SuffixRow {
    const char* suffix;
    Encoder encode;
    bool data; ///< numbers, no picture
};

constexpr SuffixRow kSuffixes[] = {
    {"png", pngOf, false},
    {"svg", svgOf, false},
    {"pdf", pdfOf, false},
    {"csv", [](const ChartSpec& spec, const PictureOptions&) { return csvOf(spec); }, true},
    {"json", [](const ChartSpec& spec, const PictureOptions&) { return jsonOf(spec); }, true},
    {"md", [](const ChartSpec& spec, const PictureOptions&) { return markdownOf(spec); }, true},
    {"tex", [](const ChartSpec& spec, const PictureOptions&) { return latexOf(spec); }, true},
};

} // namespace

double textScale(const PictureOptions& options) {
    if (options.textPoints) {
        constexpr double kSmallest = 11; // px of the smallest role
        return std::max(0.1, *options.textPoints * options.dpi / 72 / options.scale / kSmallest);
    }
    return std::max(1.0, std::min(options.size.width() / 1280, options.size.height() / 720));
}

Status checkPicture(const PictureOptions& options) {
    const double wide = options.size.width() * options.scale;
    const double high = options.size.height() * options.scale;
    const auto number = [](double value) { return format::shortest(value); };
    if (!(options.size.width() >= 64 && options.size.height() >= 64) || wide < 32 || high < 32)
        return Error{QT_TRANSLATE_NOOP("Phrase", "picture size"), number(options.size.width()) + "x" + number(options.size.height()),
                     Phrase::tr("%1 and more", {"64x64"})};
    if (wide > kMaxSide || high > kMaxSide || wide * high > kMaxPixels)
        return Error{QT_TRANSLATE_NOOP("Phrase", "picture size"), Phrase::tr("%1 pixels", {number(std::round(wide)) + "x" + number(std::round(high))}),
                     Phrase::tr("up to %1 a side and %2 million in all", {number(kMaxSide), number(kMaxPixels / 1e6)})};
    return {};
}

QImage renderChart(const ChartSpec& spec, const PictureOptions& options) {
    const QSize pixels(static_cast<int>(std::lround(options.size.width() * options.scale)),
                       static_cast<int>(std::lround(options.size.height() * options.scale)));
    QImage image(pixels, options.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return image;
    const double ratio = std::max(1.0, options.scale); // a painter takes a device's ratio below 1 for 1
    image.setDevicePixelRatio(ratio);
    image.fill(options.transparent ? QColor(Qt::transparent) : themeColor(options.theme, Token::Surface));
    QPainter painter(&image);
    painter.scale(options.scale / ratio, options.scale / ratio);
    paintOn(painter, spec, options);
    painter.end();
    image.setDevicePixelRatio(1);
    const int dots = static_cast<int>(std::lround(options.dpi / 0.0254));
    image.setDotsPerMeterX(dots);
    image.setDotsPerMeterY(dots);
    return image;
}

QByteArray pngOf(const ChartSpec& spec, const PictureOptions& options) {
    QImage image = renderChart(spec, options);
    image.setText(QStringLiteral("Title"), titleOf(spec));
    image.setText(QStringLiteral("Software"), software());
    if (!options.scenario.empty())
        image.setText(QString::fromLatin1(kScenarioChunk), QString::fromStdString(options.scenario));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!QImageWriter(&buffer, "png").write(image))
        return {};
    return bytes;
}

QByteArray svgOf(const ChartSpec& spec, const PictureOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(96); // its default of 72 makes texts a quarter smaller
        generator.setSize(options.size.toSize());
        generator.setViewBox(QRectF(QPointF(0, 0), options.size));
        // Qt writes both into the file as they are.
        generator.setTitle(titleOf(spec).toHtmlEscaped());
        generator.setDescription(
            (spec.caption.isEmpty() ? software() : spec.caption + QLatin1Char(' ') + software())
                .toHtmlEscaped());
        QPainter painter(&generator);
        paintOn(painter, spec, options);
    }
    // Qt gives the size in rounded millimetres, which others draw a pixel too large: the same in CSS px, a
    // 96th of an inch.
    const auto attribute = [&](const char* name, double length) {
        const double px = std::round(length * options.scale * 96 / options.dpi * 1e4) / 1e4;
        return QByteArray(name) + "=\"" + QByteArray::fromStdString(format::shortest(px)) + '"';
    };
    const qsizetype from = bytes.indexOf("width=\"");
    const qsizetype to = bytes.indexOf("viewBox");
    if (from >= 0 && to > from)
        bytes.replace(from, to - from,
                      attribute("width", options.size.width()) + ' ' +
                          attribute("height", options.size.height()) + "\n ");
    // Our family is on few machines: name what comes closest, so that widths stay near the layout's.
    const QByteArray family = fontFamily().toUtf8();
    bytes.replace("font-family=\"" + family + "\"",
                  "font-family=\"" + family + ", Inter, DejaVu Sans, sans-serif\"");
    return bytes;
}

QByteArray pdfOf(const ChartSpec& spec, const PictureOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(titleOf(spec));
        writer.setCreator(software());
        const double points =
            72.0 * options.scale / options.dpi; // of one px of the layout, at the printed size
        writer.setResolution(1200);
        writer.setPageSize(QPageSize(options.size * points, QPageSize::Point, QStringLiteral("Chart"),
                                     QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        QPainter painter(&writer);
        const double zoom = writer.width() / options.size.width();
        painter.scale(zoom, zoom);
        paintOn(painter, spec, options);
    }
    return bytes;
}

const QStringList& pictureSuffixes() {
    static const QStringList suffixes = [] {
        QStringList list;
        for (const SuffixRow& row : kSuffixes)
            list << QString::fromLatin1(row.suffix);
        return list;
    }();
    return suffixes;
}

bool isData(const QString& suffix) {
    return std::any_of(std::begin(kSuffixes), std::end(kSuffixes), [&](const SuffixRow& row) {
        return row.data && suffix.compare(QLatin1String(row.suffix), Qt::CaseInsensitive) == 0;
    });
}

Status savePicture(const QString& path, const ChartSpec& spec, const PictureOptions& options) {
    const QByteArray suffix = QFileInfo(path).suffix().toLower().toLatin1();
    const auto* row = std::find_if(std::begin(kSuffixes), std::end(kSuffixes),
                                   [&](const SuffixRow& r) { return suffix == r.suffix; });
    if (row == std::end(kSuffixes))
        return Error{path.toStdString(), suffix.isEmpty() ? Phrase::tr("no ending") : Phrase("." + suffix.toStdString()),
                     "." + pictureSuffixes().join(QStringLiteral(", .")).toStdString()};
    if (Status status = checkPicture(options))
        return status;
    const QByteArray bytes = row->encode(spec, options);
    if (bytes.isEmpty())
        return Error{path.toStdString(), Phrase::tr("a picture too large for the memory"), Phrase::tr("a smaller size or scale")};
    return writeFileAtomically(path.toStdString(),
                               {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

ChartSpec titled(ChartSpec spec, const ChartRow& row, const ChartRequest& request,
                 const std::optional<QString>& title, const std::optional<QString>& caption) {
    const ChartTexts texts = row.texts(request, spec);
    spec.title = title.value_or(texts.title);
    spec.subtitle = texts.subtitle;
    spec.caption = caption.value_or(texts.caption);
    spec.signature = software();
    return spec;
}

} // namespace memladder::ui
