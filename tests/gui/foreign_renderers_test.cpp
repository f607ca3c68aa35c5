// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// SVG and PDF as other programs draw them, against our PNG. Needs rsvg-convert (librsvg2-bin) and pdftoppm
/// (poppler-utils); says so where they are missing.
#include "catch.h"

#include "export/export_dialog.h"
#include "gui/ui_support.h"

#include <QColor>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cmath>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

Scenario drawnDrill() {
    Scenario scenario;
    scenario.seq = 4096;
    scenario.recompute = Choice<Recompute>::named("selective");
    scenario.zero = Choice<Sharding>::named("3");
    scenario.reserve = CardSize::gib(10);
    return scenario;
}

/// Runs a program with our fonts in reach; false where it fails.
bool run(const QString& program, const QStringList& arguments, const QString& folder) {
    QFile fonts(folder + QStringLiteral("/fonts.conf"));
    if (!fonts.open(QIODevice::WriteOnly))
        return false;
    fonts.write("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig><dir>" MEMLADDER_FONTS
                "</dir><dir>/usr/share/fonts</dir><cachedir>" +
                folder.toUtf8() + "/cache</cachedir></fontconfig>");
    fonts.close();
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("FONTCONFIG_FILE"), fonts.fileName());
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    return process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

/// Mean difference of channels, 0 to 255, after both are looked at from some way off.
double difference(const QImage& a, const QImage& b) {
    const QSize small(a.width() / 4, a.height() / 4);
    const QImage x = a.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_RGB32);
    const QImage y = b.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_RGB32);
    double sum = 0;
    for (int row = 0; row < small.height(); ++row)
        for (int column = 0; column < small.width(); ++column) {
            const QRgb p = x.pixel(column, row);
            const QRgb q = y.pixel(column, row);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    return sum / (3.0 * small.width() * small.height());
}

} // namespace

TEST_CASE("SVG and PDF drawn by other programs look as the PNG does, chart by chart and theme by theme") {
    useUiStyle();
    const QString rsvg = QStandardPaths::findExecutable(QStringLiteral("rsvg-convert"));
    const QString poppler = QStandardPaths::findExecutable(QStringLiteral("pdftoppm"));
    if (rsvg.isEmpty() || poppler.isEmpty())
        WARN("NOT CHECKED: rsvg-convert or pdftoppm is missing (apt-get install librsvg2-bin poppler-utils)");
    QTemporaryDir folder;
    for (const ChartRow& chart : charts()) {
        for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Print}) {
            CAPTURE(std::string(chart.key), std::string(themeKey(theme)));
            PictureView view;
            view.chart = QString::fromUtf8(chart.key.data(), static_cast<qsizetype>(chart.key.size()));
            ExportChoice choice;
            choice.options.size = {960, 540};
            choice.options.theme = theme;
            ExportDialog dialog({drawnDrill(), json::Value::object(), {}}, view, choice, folder.path());
            const auto save = [&](const char* suffix) {
                dialog.setPath(folder.filePath(QStringLiteral("chart.") + QLatin1String(suffix)));
                REQUIRE_FALSE(dialog.save());
                return dialog.path();
            };
            const QImage ours(save("png"));
            REQUIRE(ours.size() == QSize(960, 540));
            QImage blank(ours.size(), QImage::Format_RGB32);
            blank.fill(Qt::white);
            const double something = difference(ours, blank);
            CHECK(something > 4); // the measure sees a chart against nothing
            if (!rsvg.isEmpty()) {
                const QString out = folder.filePath("svg.png");
                REQUIRE(run(rsvg, {QStringLiteral("-o"), out, save("svg")}, folder.path()));
                const QImage theirs(out);
                CHECK(theirs.size() == ours.size());
                CHECK(difference(ours, theirs) < something / 5);
            }
            if (!poppler.isEmpty()) {
                REQUIRE(run(poppler,
                            {QStringLiteral("-png"), QStringLiteral("-r"), QStringLiteral("96"),
                             QStringLiteral("-singlefile"), save("pdf"), folder.filePath("pdf")},
                            folder.path()));
                const QImage theirs(folder.filePath("pdf.png"));
                CHECK(std::abs(theirs.width() - ours.width()) <= 1);
                CHECK(std::abs(theirs.height() - ours.height()) <= 1);
                CHECK(difference(ours, theirs.scaled(ours.size())) < something / 5);
            }
        }
    }
}
