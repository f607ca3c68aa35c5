// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export_command.h"

#include "catalogue/gpu.h"
#include "charts/chart_layout.h"
#include "cli/command.h"
#include "cli/scenario_options.h"
#include "estimate/evaluate.h"
#include "export/open_document.h"
#include "io/plan_file.h"
#include "language/language.h"
#include "quantity/parse.h"

#include <CLI/CLI.hpp>

#include <QApplication>
#include <QFileInfo>
#include <QStyleFactory>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace memladder::ui {
namespace {

constexpr std::size_t kMaxCompared = 64;

/// The options as typed; empty where not given.
struct Typed {
    std::string out, chart, size, scale, dpi, theme, textSize, title, caption, compare, ceilings, yMax, of, language, file;
    bool transparent = false, noLegend = false, noRuler = false, noStamp = false;
    CLI::Option* titleOption = nullptr;
    CLI::Option* captionOption = nullptr;
    CLI::Option* ceilingsOption = nullptr;
};

void declare(CLI::App& app, Typed& typed, cli::ScenarioOptions& scenario) {
    app.name("memladder");
    const char* const group = "Picture";
    const auto option = [&](const char* name, std::string& value, const char* type, const char* help) {
        return app.add_option(name, value, help)->type_name(type)->group(group);
    };
    option("--export", typed.out, "OUT",
           "draw a chart into OUT and exit: .png, .svg, .pdf; .csv, .json, .md, .tex for its numbers");
    option("--chart", typed.chart, "KEY",
           "which chart: budget, wall, ladder, sequence, stages, timeline or map [budget]");
    option("--size", typed.size, "WxH", "size of the layout in px, or printed: 85x64mm [1920x1080]");
    option("--scale", typed.scale, "X", "pixels of the file for each px of the layout [1]");
    option("--dpi", typed.dpi, "N", "resolution written into the file [96]");
    option("--theme", typed.theme, "KEY", "light, dark or print [light]");
    app.add_flag("--transparent", typed.transparent, "leave the ground out")->group(group);
    app.add_flag("--no-legend", typed.noLegend, "leave the legend out")->group(group);
    app.add_flag("--no-ruler", typed.noRuler, "leave the true-scale ruler out")->group(group);
    app.add_flag("--no-stamp", typed.noStamp, "leave the program's name and version out")->group(group);
    option("--text-size", typed.textSize, "PT",
           "smallest text, in points at the printed size [follows the size]");
    typed.titleOption = option("--title", typed.title, "TEXT", "title; '' for none [says whether it fits]");
    typed.captionOption =
        option("--caption", typed.caption, "TEXT", "caption; '' for none [says what is shown]");
    option("--compare", typed.compare, "BY",
           "bars by scheme, gpus or recompute, or one a file: A.json,B.json [scheme]");
    typed.ceilingsOption =
        option("--ceilings", typed.ceilings, "LIST",
               "cards drawn as lines, sizes or keys; '' for the planned one alone [80GB,141GB,192GB]");
    option("--y-max", typed.yMax, "SIZE", "upper end of the axis [holds the ceilings]");
    option("--of", typed.of, "KEY", "what wall and ladder hold against the card: states or total [states]");
    option("--language", typed.language, "KEY", "language of the picture's words and numbers: en or de [en]");
    app.add_option("FILE", typed.file, "a scenario, a PNG that carries one, launch settings, or a model's config.json");
    scenario.addTo(app);
}

std::vector<std::string> items(const std::string& list) {
    std::vector<std::string> result;
    std::size_t start = 0;
    while (start <= list.size()) {
        const std::size_t comma = std::min(list.find(',', start), list.size());
        result.push_back(list.substr(start, comma - start));
        start = comma + 1;
    }
    return result;
}

Result<double> realIn(const char* option, const std::string& text, double low, double high) {
    const std::optional<double> value = parse::real(text);
    if (!value || *value < low || *value > high)
        return Error{option, shortened(text),
                     "a number from " + format::shortest(low) + " to " + format::shortest(high)};
    return *value;
}

/// "1920x1080", or on paper "85x64mm", "3.5x2in": then scale and resolution say how many px that is.
Result<QSizeF> sizeOf(const std::string& text, const PictureOptions& options) {
    const Error refused{"--size", shortened(text), "WIDTHxHEIGHT in px, such as 1920x1080, or with mm or in: 85x64mm"};
    const std::size_t cross = text.find('x');
    if (cross == std::string::npos)
        return refused;
    std::string_view high = std::string_view(text).substr(cross + 1);
    double factor = 1;
    const bool paper = high.ends_with("mm") || high.ends_with("in");
    if (paper) {
        factor = options.dpi / options.scale / (high.ends_with("mm") ? 25.4 : 1);
        high.remove_suffix(2);
    }
    const auto side = [&](std::string_view digits) -> std::optional<double> {
        const std::optional<double> value = parse::real(digits);
        if (!value || *value <= 0 || *value > 1e6 || (!paper && *value != std::floor(*value)))
            return std::nullopt;
        return *value * factor;
    };
    const std::optional<double> width = side(std::string_view(text).substr(0, cross));
    const std::optional<double> height = side(high);
    if (!width || !height)
        return refused;
    return QSizeF(*width, *height);
}

/// "80GB", or the key of a card in the catalogue.
Result<CardSize> cardOf(const std::string& text) {
    if (const std::optional<CardSize> size = parse::size(text); size && size->bytes() > Bytes())
        return *size;
    if (const auto gpu = Choice<Gpu>::find(text))
        return (*gpu)->nominal;
    return Error{"--ceilings", shortened(text),
                 "sizes with their unit or card keys, with commas: 80GB,141GB,h200-sxm"};
}

/// A file that holds a scenario, or a model for the usual one.
Result<ScenarioDocument> documentOf(const std::string& path) {
    if (path.empty())
        return Error{"--compare", "an empty name", "files with commas between them: A.json,B.json"};
    Result<OpenedFile> opened = openDocument(QString::fromStdString(path));
    if (!opened)
        return opened.error();
    if (opened->isLecture)
        return Error{path, "a lecture", "a scenario; --export-lecture DIR draws the scenes of a lecture"};
    if (opened->model)
        opened.value().document.scenario.useModelFile(*opened->model);
    return std::move(opened).value().document;
}

Result<ExportJob> build(const Typed& typed, cli::ScenarioOptions& scenario) {
    ExportJob job;
    if (typed.out.empty())
        return Error{"--export", "nothing",
                     "a file ending in ." + pictureSuffixes().join(QStringLiteral(", .")).toStdString()};
    job.path = QString::fromStdString(typed.out);
    if (!pictureSuffixes().contains(QFileInfo(job.path).suffix().toLower()))
        return Error{"--export", shortened(typed.out),
                     "a file ending in ." + pictureSuffixes().join(QStringLiteral(", .")).toStdString()};
    if (!typed.file.empty()) {
        Result<ScenarioDocument> start = documentOf(typed.file);
        if (!start)
            return start.error();
        scenario.setStart(std::move(start).value());
    }
    Result<ScenarioDocument> document = scenario.build();
    if (!document)
        return document.error();
    job.document = std::move(document).value();
    job.savePath = scenario.savePath();
    if (const json::Value* view = job.document.unknown.find(kViewMember))
        job.view = viewFrom(*view);
    if (const json::Value* picture = job.document.unknown.find(kPictureMember))
        job.choice = choiceFrom(*picture);

    if (!typed.chart.empty()) {
        if (!findChart(typed.chart)) {
            std::string keys;
            for (const ChartRow& row : charts())
                keys += (keys.empty() ? "" : ", ") + std::string(row.key);
            return Error{"--chart", shortened(typed.chart), keys};
        }
        job.view.chart = QString::fromStdString(typed.chart);
    }
    if (!typed.compare.empty()) {
        const bool files =
            typed.compare.find('.') != std::string::npos || typed.compare.find('/') != std::string::npos;
        const bool listed = typed.compare != "scenarios" && findComparison(typed.compare);
        if (!files && !listed)
            return Error{"--compare", shortened(typed.compare),
                         "scheme, gpus, recompute, or files: A.json,B.json"};
        job.view.compare = files ? QStringLiteral("scenarios") : QString::fromStdString(typed.compare);
        job.view.scenarios.clear();
        if (files)
            for (const std::string& path : items(typed.compare)) {
                if (job.view.scenarios.size() >= kMaxCompared)
                    return Error{"--compare", "more than " + std::to_string(kMaxCompared) + " files",
                                 "fewer"};
                Result<ScenarioDocument> one = documentOf(path);
                if (!one)
                    return one.error();
                job.view.scenarios.push_back({QString::number(job.view.scenarios.size()),
                                              QFileInfo(QString::fromStdString(path)).completeBaseName(),
                                              one->scenario, false});
            }
    }
    if (!typed.of.empty()) {
        if (typed.of != "states" && typed.of != "total")
            return Error{"--of", shortened(typed.of), "states, total"};
        job.view.measure = typed.of == "total" ? Measure::Total : Measure::States;
    }
    if (typed.ceilingsOption->count() > 0) {
        job.view.cards.clear();
        if (!typed.ceilings.empty())
            for (const std::string& item : items(typed.ceilings)) {
                const Result<CardSize> card = cardOf(item);
                if (!card)
                    return card.error();
                job.view.cards.push_back(*card);
            }
    }
    if (!typed.yMax.empty()) {
        const std::optional<CardSize> top = parse::size(typed.yMax);
        if (!top || top->bytes() <= Bytes())
            return Error{"--y-max", shortened(typed.yMax), "a size above 0 with its unit, such as 200GiB"};
        const bool gb = job.document.scenario.unit->unit == format::Unit::GB;
        job.view.axisTop = gb ? top->bytes().gb() : top->bytes().gib();
    }

    struct Number {
        const char* option;
        const std::string& text;
        double low, high;
        double& value;
    };
    double points = 0;
    const Number numbers[] = {{"--scale", typed.scale, 0.25, 16, job.choice.options.scale},
                              {"--dpi", typed.dpi, 30, 4800, job.choice.options.dpi},
                              {"--text-size", typed.textSize, 3, 200, points}};
    for (const Number& number : numbers) {
        if (number.text.empty())
            continue;
        const Result<double> value = realIn(number.option, number.text, number.low, number.high);
        if (!value)
            return value.error();
        number.value = *value;
    }
    if (!typed.size.empty()) {
        const Result<QSizeF> size = sizeOf(typed.size, job.choice.options);
        if (!size)
            return size.error();
        job.choice.options.size = *size;
    }
    if (points > 0)
        job.choice.options.textPoints = points;
    if (!typed.theme.empty()) {
        const std::optional<ThemeKind> theme = themeFromKey(typed.theme);
        if (!theme || *theme == ThemeKind::Presentation)
            return Error{"--theme", shortened(typed.theme), "light, dark, print"};
        job.choice.options.theme = *theme;
    }
    if (!typed.language.empty()) {
        job.language = QString::fromStdString(typed.language);
        if (!language::isKnown(job.language))
            return Error{"--language", shortened(typed.language), "en, de"};
    }
    job.choice.options.transparent = job.choice.options.transparent || typed.transparent;
    job.choice.legend = job.choice.legend && !typed.noLegend;
    job.choice.ruler = job.choice.ruler && !typed.noRuler;
    job.choice.stamp = job.choice.stamp && !typed.noStamp;
    if (typed.titleOption->count() > 0)
        job.choice.title = QString::fromStdString(typed.title);
    if (typed.captionOption->count() > 0)
        job.choice.caption = QString::fromStdString(typed.caption);
    if (Status status = checkPicture(job.choice.options)) {
        status->where = typed.scale.empty() ? "--size" : "--size and --scale";
        return *status;
    }
    const Plan plan = evaluate(job.document.scenario);
    if (const Status status = cli::firstError(plan.issues()))
        return *status;
    return job;
}

/// CLI11 writes several lines; a person gets the first, in our words where it is about an unknown option.
Error refusalOf(const CLI::ParseError& error) {
    std::string what = error.what();
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
        if (const std::size_t colon = what.find(": "); colon != std::string::npos)
            what = what.substr(colon + 1);
        const std::size_t option = what.find(" --");
        what = what.substr((option == std::string::npos ? what.find(' ') : option) + 1);
        return {shortened(what.substr(0, what.find(' '))), "an unknown option",
                "those that `memladder --export --help` lists"};
    }
    return {"arguments", shortened(what, 160), "see `memladder --export --help`"};
}

std::string oneLine(const Error& error) {
    std::string line = error.text();
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

} // namespace

bool wantsExport(const std::vector<std::string>& arguments) {
    return std::any_of(arguments.begin(), arguments.end(), [](const std::string& argument) {
        return argument == "--export" || argument.starts_with("--export=");
    });
}

Result<ExportJob> parseExport(const std::vector<std::string>& arguments) {
    CLI::App app{"Draws a chart without a window."};
    Typed typed;
    cli::ScenarioOptions scenario;
    declare(app, typed, scenario);
    try {
        std::vector<std::string> reversed(arguments.rbegin(),
                                          arguments.rend()); // CLI11 reads a vector from its end
        app.parse(reversed);
    } catch (const CLI::ParseError& error) {
        return refusalOf(error);
    }
    return build(typed, scenario);
}

std::string exportHelp() {
    CLI::App app{"Draws a chart without a window: memladder --export OUT [options] [FILE]"};
    Typed typed;
    cli::ScenarioOptions scenario;
    declare(app, typed, scenario);
    return app.help();
}

Status runExport(const ExportJob& job) {
    const ChartRow* row = findChart(job.view.chart.toStdString());
    if (!row)
        return Error{"--chart", job.view.chart.toStdString(), "a chart of this version"};
    language::choose(isData(QFileInfo(job.path).suffix()) ? QStringLiteral("en") : job.language);
    const ChartRequest request = requestFor(job.document.scenario, job.view);
    const ChartSpec spec = pictureSpec(*row, request, job.view, job.choice);
    const PictureOptions& asked = job.choice.options;
    if (spec.issue.isEmpty() &&
        layoutChart(spec, asked.size, ChartTheme(asked.theme, textScale(asked))).plot.isEmpty())
        return Error{asked.textPoints ? "--text-size" : "--size",
                     asked.textPoints ? format::shortest(*asked.textPoints)
                                      : format::shortest(asked.size.width()) + "x" + format::shortest(asked.size.height()),
                     "a size that leaves room for the chart"};
    ScenarioDocument carried = job.document;
    carried.unknown.set(kViewMember, viewValue(job.view));
    carried.unknown.set(kPictureMember, choiceValue(job.choice));
    PictureOptions options = job.choice.options;
    options.scenario = writeScenario(carried);
    if (!job.savePath.empty()) {
        Status status = mayReplace(job.savePath, carried);
        if (!status)
            status = writeFileAtomically(job.savePath, options.scenario);
        if (status)
            return status;
    }
    return savePicture(job.path, spec, options);
}

int exportMain(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const auto refuse = [](const Error& error) {
        std::fprintf(stderr, "memladder: %s\n", oneLine(error).c_str());
        return 2;
    };
    if (std::any_of(arguments.begin(), arguments.end(),
                    [](const std::string& a) { return a == "--help" || a == "-h"; })) {
        std::fputs(exportHelp().c_str(), stdout);
        return 0;
    }
    // All of the input is judged before there is an application: a mistake costs no start.
    const Result<ExportJob> job = parseExport(arguments);
    if (!job)
        return refuse(job.error());
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1; // the options are ours, Qt must not look for its own among them
    QApplication application(count, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (const Status status = runExport(*job))
        return refuse(*status);
    return 0;
}

} // namespace memladder::ui
