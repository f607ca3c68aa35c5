// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "export/export_command.h"
#include "export/export_dialog.h"
#include "gui/ui_support.h"
#include "widgets/choice_editor.h"
#include "widgets/main_window.h"
#include "widgets/value_field.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

Scenario exportedDrill() {
    Scenario scenario;
    scenario.seq = 4096;
    scenario.recompute = Choice<Recompute>::named("selective");
    scenario.zero = Choice<Sharding>::named("3");
    scenario.reserve = CardSize::gib(10);
    scenario.capacity = CardSize::gb(141);
    return scenario;
}

std::unique_ptr<MainWindow> freshWindow() {
    useUiStyle();
    auto window = std::make_unique<MainWindow>(false);
    present(*window, {1280, 800});
    return window;
}

ExportChoice smallPicture() {
    ExportChoice choice;
    choice.options.size = {640, 360};
    return choice;
}

} // namespace

TEST_CASE("A picture opened again brings back scenario and view, pixel for pixel") {
    QTemporaryDir folder;
    const QString first = folder.filePath("first.png");
    const QString second = folder.filePath("second.png");
    {
        auto window = freshWindow();
        window->document().apply(exportedDrill(), "drill");
        window->panel().addCard(CeilingCard::of(CardSize::gib(96)));
        window->chart().setHiddenTerms({"reserve"});
        window->chart().setAxisMode(AxisMode::AllBars);
        ExportDialog dialog(window->scenarioDocument(), window->pictureView(), smallPicture(), folder.path());
        dialog.setPath(first);
        REQUIRE_FALSE(dialog.save());
    }
    auto window = freshWindow();
    REQUIRE_FALSE(window->openFile(first));
    CHECK(window->document().scenario() == exportedDrill());
    CHECK(window->chart().axisMode() == AxisMode::AllBars);
    CHECK(window->chart().hiddenTerms() == QSet<QString>{"reserve"});
    CHECK(window->chart().shownSpec().stacks.ceilings.size() == 4);
    ExportDialog dialog(window->scenarioDocument(), window->pictureView(), smallPicture(), folder.path());
    dialog.setPath(second);
    REQUIRE_FALSE(dialog.save());
    const QImage a(first);
    const QImage b(second);
    CHECK(a.size() == QSize(640, 360));
    CHECK(a == b);
    QFile fileA(first);
    QFile fileB(second);
    REQUIRE(fileA.open(QIODevice::ReadOnly));
    REQUIRE(fileB.open(QIODevice::ReadOnly));
    CHECK(fileA.readAll() == fileB.readAll());
    window->document().undoStack().undo(); // opening a picture loses nothing
    CHECK(window->document().scenario() == Scenario());
}

TEST_CASE("The axis as a drag left it goes into the picture and comes back, until it is unlocked") {
    QTemporaryDir folder;
    const QString path = folder.filePath("axis.png");
    std::optional<double> top;
    {
        auto window = freshWindow();
        window->document().apply(exportedDrill(), "drill");
        window->chart().setAxisLocked(true);
        window->panel().addCard(CeilingCard::of(CardSize::gb(1000)));
        top = window->chart().shownSpec().stacks.axis.top;
        ExportDialog dialog(window->scenarioDocument(), window->pictureView(), smallPicture(), folder.path());
        dialog.setPath(path);
        REQUIRE_FALSE(dialog.save());
    }
    auto window = freshWindow();
    REQUIRE_FALSE(window->openFile(path));
    CHECK(window->chart().shownSpec().stacks.axis.top == top);
    CHECK(window->chart().isAxisLocked());
    window->chart().setAxisLocked(false);
    CHECK(window->chart().shownSpec().stacks.axis.top != top);
}

TEST_CASE("A picture of someone else is refused with a reason") {
    QTemporaryDir folder;
    const QString path = folder.filePath("other.png");
    QImage other(8, 8, QImage::Format_RGB32);
    other.fill(Qt::red);
    REQUIRE(other.save(path));
    auto window = freshWindow();
    const Status refused = window->openFile(path);
    REQUIRE(refused);
    CHECK(refused->text().find('\n') == std::string::npos);
    CHECK(window->document().scenario() == Scenario());
}

TEST_CASE("A model's config.json is planned for within the scenario at hand") {
    auto window = freshWindow();
    window->document().setField("gpus", "64");
    REQUIRE_FALSE(window->openFile(QStringLiteral(MEMLADDER_TEST_DATA "/configs/llama-2-70b.json")));
    const Scenario& scenario = window->document().scenario();
    CHECK(scenario.gpus == 64);
    REQUIRE(scenario.modelFile);
    CHECK(scenario.params == 68'976'648'192);
    CHECK(window->panel().modelBox()->currentText() == "llama-2-70b");
    CHECK(window->document().plan().job.shape.layers == 80);
    dragTo(*window->panel().quantity("params")->slider(), 7e9, 5);
    CHECK(window->document().scenario().modelFile); // another size of it, along its own ratios
    CHECK(window->document().plan().job.scaled);
}

TEST_CASE("The dialog: sizes, scale and theme reach the file, what cannot be is said and not saved") {
    useUiStyle();
    QTemporaryDir folder;
    ExportDialog dialog({exportedDrill(), json::Value::object(), {}}, PictureView(), ExportChoice(), folder.path());
    present(dialog, dialog.sizeHint());
    CHECK(dialog.path().endsWith("30b-8gpu-seq4096-budget.png"));
    CHECK_FALSE(dialog.preview()->pixmap().isNull());
    CHECK(dialog.options().size == QSizeF(1920, 1080));
    const QImage light = dialog.preview()->pixmap().toImage();
    dialog.theme()->button("dark")->click();
    CHECK(dialog.options().theme == ThemeKind::Dark);
    CHECK(dialog.preview()->pixmap().toImage() != light);
    Q_EMIT dialog.sizes()->activated(1);
    CHECK(dialog.options().size == QSizeF(1280, 720));
    dialog.scale()->setText("2");
    CHECK(dialog.options().scale == 2.0);
    for (const char* bad : {"", "x", "0", "-2", "1e9", "nan"}) {
        CAPTURE(bad);
        dialog.scale()->setText(bad);
        CHECK_FALSE(dialog.complaint().isEmpty());
        CHECK(dialog.options().scale == 2.0);
    }
    dialog.scale()->setText("0.5");
    CHECK(dialog.complaint().isEmpty());
    REQUIRE_FALSE(dialog.save());
    const QImage saved(dialog.path());
    CHECK(saved.size() == QSize(640, 360));
    CHECK(saved.pixelColor(2, 2) == themeColor(ThemeKind::Dark, Token::Surface));

    dialog.setPath(folder.filePath("no/such/folder.png"));
    CHECK(dialog.save());
    const auto clip = dialog.clipping();
    CHECK(clip->hasFormat("image/png"));
    CHECK(clip->hasFormat("image/svg+xml"));
    CHECK(clip->text().contains("ZeRO-3"));
}

TEST_CASE("A picture at half the scale is the whole picture, half as large") {
    useUiStyle();
    const ExportDialog dialog({exportedDrill(), json::Value::object(), {}}, PictureView(), ExportChoice(), QString());
    PictureOptions options;
    options.size = {1280, 720};
    const QImage whole =
        renderChart(dialog.spec(), options).scaled(640, 360, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    options.scale = 0.5;
    const QImage half = renderChart(dialog.spec(), options);
    REQUIRE(half.size() == whole.size());
    qint64 difference = 0;
    for (int y = 0; y < half.height(); ++y)
        for (int x = 0; x < half.width(); ++x)
            difference += std::abs(qGray(half.pixel(x, y)) - qGray(whole.pixel(x, y)));
    CHECK(difference / (640 * 360) < 8); // of 255: strokes fall otherwise, shapes do not
}

TEST_CASE("Grey and red-green blind previews keep lightness and take the right hues away") {
    QImage two(2, 1, QImage::Format_RGB32);
    two.setPixel(0, 0, qRgb(200, 40, 40));
    two.setPixel(1, 0, qRgb(255, 255, 255));
    const QImage grey = asGrey(two);
    CHECK(qRed(grey.pixel(0, 0)) == qBlue(grey.pixel(0, 0)));
    CHECK(grey.pixel(1, 0) == qRgb(255, 255, 255));
    const QImage blind = asRedGreenBlind(two);
    CHECK(std::abs(qRed(blind.pixel(0, 0)) - qGreen(blind.pixel(0, 0))) < 60); // red turns olive
    CHECK(blind.pixel(1, 0) == qRgb(255, 255, 255));
}

TEST_CASE("The chart is copied as a picture and as numbers") {
    auto window = freshWindow();
    QTest::keyClick(window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QMimeData* clip = QApplication::clipboard()->mimeData();
    REQUIRE(clip != nullptr);
    const QImage picture = QImage::fromData(clip->data("image/png"));
    CHECK(picture.size() == window->chart().size() * 2);
    CHECK(clip->text().contains("DDP"));
}

TEST_CASE("The dialog, the clipboard and the command line give the same pixels, whatever is chosen") {
    useUiStyle();
    QTemporaryDir folder;
    const QString file = folder.filePath("drill.json");
    REQUIRE_FALSE(writeFileAtomically(file.toStdString(), writeScenario({exportedDrill(), json::Value::object(), {}})));
    struct Case {
        const char* chart;
        std::vector<std::string> options;
        std::function<void(ExportDialog&)> choose;
    };
    const std::vector<Case> cases = {
        {"budget", {}, [](ExportDialog&) {}},
        {"wall", {"--theme", "dark", "--scale", "2"},
         [](ExportDialog& d) {
             d.theme()->button("dark")->click();
             d.scale()->setText("2");
         }},
        {"budget",
         {"--theme", "print", "--transparent", "--title", "Own", "--caption", "", "--dpi", "300", "--text-size", "9"},
         [](ExportDialog& d) {
             d.theme()->button("print")->click();
             d.ground()->button("transparent")->click();
             d.titleEdit()->setText("Own");
             d.dpi()->setText("300");
             d.textSize()->setText("9");
             QTest::keyClick(d.captionEdit()->parentWidget()->findChild<QCheckBox*>(), Qt::Key_Space);
         }},
        {"sequence", {"--size", "85x64mm", "--dpi", "300", "--scale", "3.125", "--text-size", "6"},
         [](ExportDialog& d) { Q_EMIT d.sizes()->activated(6); }},
    };
    for (const Case& one : cases) {
        CAPTURE(one.chart);
        PictureView view;
        view.chart = QString::fromLatin1(one.chart);
        ExportDialog dialog({exportedDrill(), json::Value::object(), {}}, view, smallPicture(), folder.path());
        present(dialog, dialog.sizeHint());
        one.choose(dialog);
        CHECK(dialog.complaint().isEmpty());
        dialog.setPath(folder.filePath("dialog.png"));
        REQUIRE_FALSE(dialog.save());
        const QImage saved(dialog.path());
        const QImage clipped = QImage::fromData(dialog.clipping()->data("image/png"));
        std::vector<std::string> arguments{"--export", folder.filePath("cli.png").toStdString(), "--chart", one.chart};
        arguments.insert(arguments.end(), one.options.begin(), one.options.end());
        if (std::find(one.options.begin(), one.options.end(), "--size") == one.options.end())
            arguments.insert(arguments.end(), {"--size", "640x360"});
        arguments.push_back(file.toStdString());
        const auto job = parseExport(arguments);
        REQUIRE(job);
        REQUIRE_FALSE(runExport(*job));
        const QImage drawn(folder.filePath("cli.png"));
        CHECK_FALSE(saved.isNull());
        CHECK(saved == clipped);
        CHECK(saved == drawn);
        CHECK(saved.dotsPerMeterX() == drawn.dotsPerMeterX());

        // And once more from the picture alone: nothing has to be said again.
        const auto again = parseExport(
            {"--export", folder.filePath("again.png").toStdString(), folder.filePath("dialog.png").toStdString()});
        REQUIRE(again);
        REQUIRE_FALSE(runExport(*again));
        QFile first(folder.filePath("dialog.png"));
        QFile second(folder.filePath("again.png"));
        REQUIRE(first.open(QIODevice::ReadOnly));
        REQUIRE(second.open(QIODevice::ReadOnly));
        CHECK(first.readAll() == second.readAll());
    }
}

TEST_CASE("Sizes on paper: millimetres and inches, kept while the resolution changes") {
    useUiStyle();
    ExportDialog dialog({exportedDrill(), json::Value::object(), {}}, PictureView(), ExportChoice(), QString());
    present(dialog, dialog.sizeHint());
    Q_EMIT dialog.sizes()->activated(7); // a page
    CHECK(dialog.widthField()->text() == "178");
    CHECK(dialog.heightField()->text() == "100");
    CHECK(dialog.options().textPoints == 7);
    CHECK(dialog.options().dpi == 300);
    CHECK(renderChart(dialog.spec(), dialog.options()).width() == 2102); // 178 / 25.4 · 300
    dialog.dpi()->setText("600");
    dialog.scale()->setText("6.25");
    CHECK(renderChart(dialog.spec(), dialog.options()).width() == 4205);
    dialog.units()->setCurrentIndex(2);
    Q_EMIT dialog.units()->activated(2);
    CHECK(dialog.widthField()->text() == "7.008");
    dialog.widthField()->setText("5");
    CHECK(renderChart(dialog.spec(), dialog.options()).width() == 3000);
    Q_EMIT dialog.sizes()->activated(0); // back on the screen
    CHECK(dialog.options().size == QSizeF(1920, 1080));
    CHECK(dialog.options().scale == 1);
    CHECK_FALSE(dialog.options().textPoints);
    Q_EMIT dialog.sizes()->activated(2);
    CHECK(renderChart(dialog.spec(), dialog.options()).size() == QSize(3840, 2160));
}

TEST_CASE("The field that is at fault is marked, and only that one") {
    useUiStyle();
    ExportDialog dialog({exportedDrill(), json::Value::object(), {}}, PictureView(), ExportChoice(), QString());
    present(dialog, dialog.sizeHint());
    dialog.widthField()->setText("999999");
    CHECK(dialog.widthField()->isInvalid());
    CHECK_FALSE(dialog.heightField()->isInvalid());
    CHECK_FALSE(dialog.complaint().isEmpty());
    dialog.widthField()->setText("1920");
    CHECK_FALSE(dialog.widthField()->isInvalid());
    dialog.scale()->setText("16");
    CHECK(dialog.scale()->isInvalid());
    CHECK_FALSE(dialog.widthField()->isInvalid());
    dialog.scale()->setText("1");
    dialog.textSize()->setText("1000");
    CHECK(dialog.textSize()->isInvalid());
    dialog.textSize()->setText("");
    CHECK(dialog.complaint().isEmpty());
}

TEST_CASE("What is given up by Escape is not there the next time; what was saved is") {
    auto window = freshWindow();
    QTemporaryDir folder;
    const auto withDialog = [&](const std::function<void(ExportDialog&)>& act) {
        whenModal([act](QWidget& widget) {
            auto* dialog = qobject_cast<ExportDialog*>(&widget);
            if (dialog == nullptr)
                return false;
            act(*dialog);
            return true;
        });
        window->activateWindow();
        QApplication::processEvents();
        QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
    };
    withDialog([](ExportDialog& dialog) {
        dialog.theme()->button("dark")->click();
        dialog.widthField()->setText("800");
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    bool seen = false;
    withDialog([&](ExportDialog& dialog) {
        seen = true;
        CHECK(dialog.options().theme == ThemeKind::Light);
        CHECK(dialog.options().size == QSizeF(1920, 1080));
        dialog.theme()->button("print")->click();
        dialog.setPath(folder.filePath("kept.png"));
        dialog.accept();
    });
    CHECK(seen);
    withDialog([&](ExportDialog& dialog) {
        CHECK(dialog.options().theme == ThemeKind::Print);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
}

TEST_CASE("A picture that cannot be written: one sentence with its name, why, and what would do") {
    useUiStyle();
    QTemporaryDir folder;
    ExportDialog dialog({exportedDrill(), json::Value::object(), {}}, PictureView(), ExportChoice(), folder.path());
    present(dialog, dialog.sizeHint());
    dialog.setPath(folder.filePath("none/chart.png"));
    dialog.accept();
    CHECK(dialog.isVisible());
    CHECK(dialog.complaint() == QStringLiteral("“chart.png” was not saved (no such file or directory). Accepted: a file in an "
                                               "existing folder with write permission and space."));
    dialog.setPath(folder.filePath("chart.xyz"));
    dialog.accept();
    CHECK(dialog.complaint().startsWith(QStringLiteral("“chart.xyz” was not saved (.xyz). Accepted: .png")));
    dialog.setPath(folder.filePath("chart.png"));
    dialog.accept();
    CHECK_FALSE(dialog.isVisible());
}

TEST_CASE("Numbers leave as CSV, JSON, Markdown and LaTeX from the dialog") {
    useUiStyle();
    QTemporaryDir folder;
    ExportDialog dialog({exportedDrill(), json::Value::object(), {}}, PictureView(), ExportChoice(), folder.path());
    present(dialog, dialog.sizeHint());
    for (const auto& [suffix, sign] : {std::pair{"csv", "Term,\"DDP, GiB\""}, std::pair{"json", "\"bars\""},
                                       std::pair{"md", "| Term"}, std::pair{"tex", "tabular"}}) {
        CAPTURE(suffix);
        dialog.format()->button(QString::fromLatin1(suffix))->click();
        CHECK(dialog.path().endsWith(QLatin1Char('.') + QLatin1String(suffix)));
        REQUIRE_FALSE(dialog.save());
        QFile file(dialog.path());
        REQUIRE(file.open(QIODevice::ReadOnly));
        CHECK(file.readAll().contains(sign));
    }
}
