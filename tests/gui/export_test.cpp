// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"
#include "gui/chart_specs.h"

#include "charts/chart_layout.h"
#include "charts/chart_painter.h"
#include "charts/chart_view.h"
#include "export/chart_table.h"
#include "export/export_command.h"
#include "export/picture.h"
#include "io/json.h"

#include <QApplication>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QSet>
#include <QSvgRenderer>
#include <QTemporaryDir>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(bytes) == bytes.size());
}

QByteArray read(const QString& path) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

std::string refusal(const std::vector<std::string>& arguments) {
    const Result<ExportJob> job = parseExport(arguments);
    return job ? std::string() : job.error().text();
}

const std::vector<std::string> kScenario{"--params",  "30B",    "--gpus",     "8",           "--seq",
                                         "4k",        "--zero", "3",          "--recompute", "selective",
                                         "--reserve", "10GiB",  "--capacity", "141GB"};

std::vector<std::string> with(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), kScenario.begin(), kScenario.end());
    return arguments;
}

} // namespace

TEST_CASE("a picture has the size, the format and the colours asked for") {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Print}) {
        PictureOptions options;
        options.size = {1280, 800};
        options.scale = 2;
        options.theme = kind;
        const QImage image = renderChart(thirtyBillion(), options);
        CHECK(image.size() == QSize(2560, 1600));
        CHECK(image.format() == QImage::Format_RGB32);
        QSet<QRgb> colors;
        for (int y = 0; y < image.height(); y += 2)
            for (int x = 0; x < image.width(); x += 2)
                colors.insert(image.pixel(x, y));
        for (const ChartLegendEntry& entry : thirtyBillion().legend)
            CHECK(colors.contains(themeFill(kind, entry.fill).base.rgb()));
        for (const Token token : {Token::Surface, Token::Text, Token::Accent})
            CHECK(colors.contains(themeColor(kind, token).rgb()));
        CHECK(renderChart(thirtyBillion(), options) == image);
    }
    PictureOptions clear;
    clear.transparent = true;
    CHECK(renderChart(thirtyBillion(), clear).pixelColor(2, 2).alpha() == 0);
}

TEST_CASE("a file and the screen show the same pixels") {
    ChartView view;
    view.resize(984, 461);
    view.setSpec(thirtyBillion());
    PictureOptions options;
    options.size = {984, 461};
    const QImage picture = renderChart(view.shownSpec(), options);
    CHECK(view.grab().toImage().convertToFormat(QImage::Format_RGB32) == picture);
}

TEST_CASE("a doubled picture has the layout of the single one") {
    PictureOptions options;
    options.size = {984, 461};
    const QImage one = renderChart(thirtyBillion(), options);
    options.scale = 2;
    const QImage two = renderChart(thirtyBillion(), options);
    const ChartLayout layout = layoutChart(thirtyBillion(), options.size, ChartTheme());
    for (const PlacedBar& bar : layout.bars)
        for (const QRectF& segment : bar.segments) {
            if (segment.height() < 20)
                continue;
            const QPoint at(static_cast<int>(segment.left()) + 6, static_cast<int>(segment.top()) + 3);
            CHECK(one.pixel(at) == two.pixel(2 * at.x(), 2 * at.y()));
        }
}

TEST_CASE("a PNG carries title, program and scenario, and gives the scenario back") {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.png"));
    ChartSpec spec = thirtyBillion();
    spec.title = QStringLiteral("Ψ = 30e9 ≤ 8 cards");
    PictureOptions options;
    options.dpi = 300;
    options.scenario = "{\"memladder_scenario\": 1, \"note\": \"Ψ ≤ \U0001F600\"}";
    REQUIRE_FALSE(savePicture(path, spec, options));
    QImageReader reader(path);
    CHECK(reader.text(QStringLiteral("Title")) == spec.title);
    CHECK(reader.text(QStringLiteral("Software")).startsWith(QStringLiteral("Memladder ")));
    CHECK(reader.read().dotsPerMeterX() == 11811);
    const Result<std::string> scenario = readScenarioFromPng(path);
    REQUIRE(scenario);
    CHECK(*scenario == options.scenario);
}

TEST_CASE("strange, broken and huge PNGs are refused in one sentence") {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.png"));
    const QByteArray good = [] {
        PictureOptions options;
        options.size = {320, 240};
        options.scenario = "{}";
        return pngOf(thirtyBillion(), options);
    }();
    REQUIRE(good.size() > 1000);
    for (const qsizetype length :
         {qsizetype(0), qsizetype(7), qsizetype(8), qsizetype(20), qsizetype(60), qsizetype(120)}) {
        write(path, good.left(length));
        CHECK_FALSE(readScenarioFromPng(path));
    }
    for (int i = 8; i < 400; i += 3) {
        QByteArray bent = good;
        bent[i] = static_cast<char>(bent[i] ^ 0x55);
        write(path, bent);
        const Result<std::string> scenario = readScenarioFromPng(path); // any answer, no crash
        if (scenario)
            CHECK(*scenario == "{}");
    }
    // A header that promises 2^31 pixels a side.
    QByteArray huge = good;
    huge.replace(16, 8, QByteArray("\x7f\xff\xff\xff\x7f\xff\xff\xff", 8));
    write(path, huge);
    CHECK_FALSE(readScenarioFromPng(path));
    write(path, "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    CHECK_FALSE(readScenarioFromPng(path));
    QImage foreign(10, 10, QImage::Format_RGB32);
    foreign.fill(Qt::red);
    REQUIRE(foreign.save(path, "png"));
    const Result<std::string> none = readScenarioFromPng(path);
    REQUIRE_FALSE(none);
    CHECK(none.error().text().find("without a scenario") != std::string::npos);
    CHECK_FALSE(readScenarioFromPng(folder.filePath(QStringLiteral("missing.png"))));
}

TEST_CASE("SVG and PDF hold the same picture as text and lines") {
    PictureOptions options;
    options.size = {1280, 720};
    options.theme = ThemeKind::Print;
    const QByteArray svg = svgOf(thirtyBillion(), options);
    CHECK(svg.contains(">503.7<"));
    CHECK(svg.contains("Memladder Sans, Inter"));
    CHECK_FALSE(svg.contains("<image"));
    CHECK(svg.contains("<svg width=\"1280\" height=\"720\""));
    QSvgRenderer renderer(svg);
    REQUIRE(renderer.isValid());
    QImage drawn(1280, 720, QImage::Format_RGB32);
    drawn.fill(Qt::white);
    QPainter painter(&drawn);
    renderer.render(&painter);
    painter.end();
    // The middle of each large segment has the colour that the pixels have.
    const ChartLayout layout = layoutChart(thirtyBillion(), options.size, ChartTheme(ThemeKind::Print));
    const QRectF parameters = layout.bars[0].segments[0];
    CHECK(drawn.pixelColor(static_cast<int>(parameters.left()) + 8, static_cast<int>(parameters.top()) + 8) ==
          themeFill(ThemeKind::Print, Fill::Parameters).base);
    // A column of 85 mm at 300 dots an inch: as wide on paper, whatever the dots.
    PictureOptions column = options;
    column.size = {85 / 25.4 * 96, 200};
    column.dpi = 300;
    column.scale = 300 / 96.0;
    CHECK(svgOf(thirtyBillion(), column).contains("<svg width=\"321.2598\" height=\"200\""));
    const QByteArray pdf = pdfOf(thirtyBillion(), options);
    CHECK(pdf.startsWith("%PDF-"));
    CHECK(pdf.contains("/MediaBox [0 0 960"));
}

TEST_CASE("numbers leave as CSV, JSON, Markdown and LaTeX") {
    const ChartSpec spec = thirtyBillion();
    const QByteArray csv = csvOf(spec);
    CHECK(csv.startsWith("Term,"));
    CHECK(csv.contains("114.6"));
    CHECK(markdownOf(spec).contains("| Parameters"));
    CHECK(latexOf(spec).contains("\\begin{tabular}"));
    const Result<json::Value> value = json::parse(jsonOf(spec).toStdString(), "chart");
    REQUIRE(value);
    CHECK(value->find("bars")->size() == 4);
    CHECK(value->find("bars")->elements()[3].find("total_bytes")->integer() ==
          spec.stacks.bars[3].total.count());
}

TEST_CASE("a file is written whole or not at all") {
    const Status status = savePicture(QStringLiteral("/no-such-folder/a.png"), thirtyBillion(), {});
    REQUIRE(status);
    CHECK_FALSE(status->text().empty());
    QTemporaryDir folder;
    CHECK(savePicture(folder.filePath(QStringLiteral("a.gif")), thirtyBillion(), {}));
    CHECK(savePicture(folder.filePath(QStringLiteral("a")), thirtyBillion(), {}));
    PictureOptions large;
    large.scale = 100;
    CHECK(savePicture(folder.filePath(QStringLiteral("a.png")), thirtyBillion(), large));
    CHECK_FALSE(QFile::exists(folder.filePath(QStringLiteral("a.png"))));
}

TEST_CASE("the export command reads its options") {
    const Result<ExportJob> job = parseExport(
        with({"--export",   "out.png",    "--chart", "budget",    "--size", "1280x800",      "--scale",
              "2",          "--dpi",      "300",     "--theme",   "dark",   "--transparent", "--text-size",
              "9",          "--title",    "",        "--caption", "C",      "--compare",     "gpus",
              "--ceilings", "80GB,96GiB", "--y-max", "200GiB"}));
    REQUIRE(job);
    CHECK(job->choice.options.size == QSizeF(1280, 800));
    CHECK(job->choice.options.scale == 2);
    CHECK(job->choice.options.dpi == 300);
    CHECK(job->choice.options.theme == ThemeKind::Dark);
    CHECK(job->choice.options.transparent);
    CHECK(job->choice.options.textPoints == 9);
    CHECK(job->choice.title == QString());
    CHECK(job->choice.caption == QStringLiteral("C"));
    CHECK(job->view.compare == QStringLiteral("gpus"));
    CHECK(job->view.cards.size() == 2);
    CHECK(job->view.axisTop == 200);
    CHECK(job->document.scenario.gpus == 8);
    // 9 pt at 300 dpi are 37.5 pixels of the file, 18.75 px of the layout, 18.75 / 11 of the smallest text.
    CHECK(textScale(job->choice.options) == Approx(18.75 / 11));
    CHECK(wantsExport({"--export=a.png"}));
    CHECK_FALSE(wantsExport({"a.json"}));
}

TEST_CASE("bad input is refused by the name of its option") {
    const std::pair<std::vector<std::string>, const char*> cases[] = {
        {{"--export", "a.gif"}, "--export"},
        {{"--export", "a.png", "--chart", "pie"}, "--chart"},
        {{"--export", "a.png", "--size", "1920"}, "--size"},
        {{"--export", "a.png", "--size", "0x5"}, "--size"},
        {{"--export", "a.png", "--size", "99999x99999"}, "--size"},
        {{"--export", "a.png", "--size", "4000x4000", "--scale", "16"}, "--scale"},
        {{"--export", "a.png", "--scale", "nan"}, "--scale"},
        {{"--export", "a.png", "--scale", "0"}, "--scale"},
        {{"--export", "a.png", "--dpi", "1e9"}, "--dpi"},
        {{"--export", "a.png", "--theme", "pink"}, "--theme"},
        {{"--export", "a.png", "--text-size", "-1"}, "--text-size"},
        {{"--export", "a.png", "--compare", "colour"}, "--compare"},
        {{"--export", "a.png", "--compare", "missing.json"}, "missing.json"},
        {{"--export", "a.png", "--ceilings", "80XB"}, "--ceilings"},
        {{"--export", "a.png", "--y-max", "0"}, "--y-max"},
        {{"--export", "a.png", "--gpus", "0"}, "--gpus"},
        {{"--export", "a.png", "--tp", "3"}, "--tp"},
        {{"--export", "a.png", "--nonsense"}, "--nonsense"},
        {{"--export", "a.png", "missing.json"}, "missing.json"},
        {{"--export"}, "--export"},
    };
    for (const auto& [arguments, blamed] : cases) {
        const std::string text = refusal(arguments);
        INFO(blamed << ": " << text);
        CHECK(text.find(blamed) != std::string::npos);
    }
}

TEST_CASE("a picture can be drawn again from itself, pixel for pixel") {
    QTemporaryDir folder;
    const std::string first = folder.filePath(QStringLiteral("a.png")).toStdString();
    const std::string second = folder.filePath(QStringLiteral("b.png")).toStdString();
    const Result<ExportJob> job =
        parseExport(with({"--export", first, "--size", "800x500", "--compare", "recompute", "--ceilings",
                          "80GB,288GB", "--y-max", "170GiB"}));
    REQUIRE(job);
    REQUIRE_FALSE(runExport(*job));
    const Result<ExportJob> again = parseExport({"--export", second, "--size", "800x500", first});
    REQUIRE(again);
    CHECK(again->view == job->view);
    CHECK(again->document.scenario == job->document.scenario);
    REQUIRE_FALSE(runExport(*again));
    CHECK(read(QString::fromStdString(first)) == read(QString::fromStdString(second)));
}

TEST_CASE("a view from a stranger's file keeps what it understands") {
    const Result<json::Value> value = json::parse(
        R"({"chart": "nope", "compare": 7, "ceilings": ["80GB", "x", -1, "0"], "axis": "all_bars", "axis_top": -3, "hidden": [1, "gradients"]})",
        "v");
    REQUIRE(value);
    const PictureView view = viewFrom(*value);
    CHECK(view.chart == QStringLiteral("budget"));
    CHECK(view.compare == QStringLiteral("scheme"));
    CHECK(view.cards == std::vector<CardSize>{CardSize::gb(80)});
    CHECK(view.axis == AxisMode::AllBars);
    CHECK_FALSE(view.axisTop);
    CHECK(view.hidden == QStringList{QStringLiteral("gradients")});
    CHECK(viewFrom(viewValue(view)) == view);
    CHECK(viewFrom(json::Value()) == PictureView());
}
