// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The window in German: every text translated, none cut, numbers as they are written there; files stay English.
#include "catch.h"

#include "catalogue/framework.h"
#include "catalogue/loss.h"
#include "charts/chart_words.h"
#include "document/ui_text.h"
#include "estimate/component.h"
#include "estimate/detailed_plan.h"
#include "estimate/step.h"
#include "export/export_command.h"
#include "explain/caption.h"
#include "export/export_dialog.h"
#include "export/open_document.h"
#include "gui/ui_support.h"
#include "io/launch.h"
#include "io/launch_syntax.h"
#include "io/lecture_json.h"
#include "io/sources.h"
#include "language/core_labels.h"
#include "language/language.h"
#include "language/source_words.h"
#include "language/ui.h"
#include "lecture/lecture_files.h"
#include "lecture/presenter.h"
#include "search/bound.h"
#include "widgets/add_card_dialog.h"
#include "widgets/key_sheet.h"
#include "widgets/main_window.h"
#include "widgets/ui_style.h"
#include "widgets/value_field.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLibraryInfo>
#include <QListView>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTranslator>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <functional>
#include <set>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

/// German for as long as it lives.
class German {
public:
    German() { language::choose(QStringLiteral("de")); }
    ~German() { language::choose(QStringLiteral("en")); }
};

struct Message {
    QString source;
    QStringList translations; ///< plural forms, or one
    QString type;             ///< "unfinished", "vanished" …
};

std::vector<Message> messagesOf(const QString& path) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<Message> out;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("message")) {
            out.emplace_back();
        } else if (xml.name() == QLatin1String("source")) {
            out.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            out.back().type = xml.attributes().value(QLatin1String("type")).toString();
            QString text;
            while (xml.readNext() != QXmlStreamReader::EndElement || xml.name() != QLatin1String("translation")) {
                if (xml.isStartElement() && xml.name() == QLatin1String("numerusform"))
                    out.back().translations << xml.readElementText();
                else if (xml.isCharacters())
                    text += xml.text();
            }
            if (out.back().translations.isEmpty())
                out.back().translations << text;
        }
    }
    REQUIRE_FALSE(xml.hasError());
    return out;
}

/// The places of a text, in order of their names: "%1", "%2", "%n", "{total}".
QStringList placesOf(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%[1-9n]|\\{[^}]*\\}"));
    QStringList out;
    for (auto found = place.globalMatch(text); found.hasNext();)
        out << found.next().captured();
    out.sort();
    return out;
}

QString languageFile(const char* name) {
    return QStringLiteral(MEMLADDER_SOURCE "/resources/languages/memladder_%1.ts").arg(QLatin1String(name));
}

/// Every source, and names that are the same in every language.
const QStringList& keptNames() {
    static const QStringList names = [] {
        QStringList out;
        for (const Field& row : fields()) {
            for (const FieldChoice& choice : row.choices()) {
                out << text::fromUtf8(choice.source) << Ui::source(choice.source);
                if (const QString name = text::fromUtf8(choice.name); Ui::label(choice.name) == name)
                    out << name;
            }
        }
        out.removeAll(QString());
        std::sort(out.begin(), out.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
        return out;
    }();
    return names;
}

/// The labels of the core's tables that the window translates.
std::set<std::string> coreLabels() {
    std::set<std::string> out{"none", "selective", "selective-op", "full", "reversible"};
    const auto add = [&out](std::string_view text) {
        if (!text.empty())
            out.emplace(text);
    };
    for (const Field& row : fields()) {
        add(row.label);
        add(row.help);
        add(row.source.text);
        for (const FieldChoice& choice : row.choices()) {
            add(choice.name);
            add(choice.help);
        }
    }
    for (const RecomputeRefinement& row : Registry<RecomputeRefinement>::rows()) {
        add(row.name);
        add(row.help);
    }
    for (const MemoryFigure& row : Registry<MemoryFigure>::rows()) {
        add(row.name);
        add(row.help);
    }
    for (const TermInfo& row : allTerms()) {
        add(row.label);
        add(row.help);
        add(row.source.text);
    }
    Scenario scenario;
    for (const char* estimator : {"textbook", "detailed"}) {
        scenario.estimator = Choice<Estimator>::named(estimator);
        for (const StepInstant& one : stepTimeline(scenario, evaluate(scenario)).instants) {
            add(one.instant);
            add(one.name);
            add(one.shortName);
        }
    }
    for (const Offload& row : Registry<Offload>::rows())
        add(boundRemark(row));
    for (const Framework& row : Registry<Framework>::rows()) {
        add(row.rangeBasis);
        add(row.tensorParallel.basis);
    }
    for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
        add(row.silent);
        add(row.help);
    }
    for (const LaunchGap& row : launchGaps())
        add(row.reason);
    for (const LaunchCaveat& row : launchCaveats())
        add(row.text);
    for (const LaunchSyntax& row : launchSyntaxes())
        add(row.name);
    for (const CaptionWord& row : captionWords())
        add(row.argument);
    const std::function<void(const Phrase&)> addAll = [&](const Phrase& phrase) {
        if (phrase.kind() == Phrase::Kind::Sentence && phrase.source().find('%') == std::string_view::npos)
            add(phrase.source());
        for (const Phrase& part : phrase.arguments())
            addAll(part);
    };
    for (const SourceTable& table : sourceTables()) {
        add(table.title);
        for (const SourceRow& row : table.rows)
            addAll(row.name);
    }
    return out;
}

/// Everything that can be read in a window: texts of labels, buttons, menus, tabs, tables and the chart, and tooltips.
QStringList textsOf(QWidget& window) {
    QStringList out;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        out << widget->toolTip();
    for (const QLabel* label : window.findChildren<QLabel*>())
        out << label->text();
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        out << button->text();
    for (const QAction* action : window.findChildren<QAction*>())
        out << action->text() << action->toolTip();
    for (const QMenu* menu : window.findChildren<QMenu*>())
        out << menu->title();
    for (const QTabBar* bar : window.findChildren<QTabBar*>())
        for (int tab = 0; tab < bar->count(); ++tab)
            out << bar->tabText(tab);
    for (const QComboBox* box : window.findChildren<QComboBox*>())
        out << box->currentText();
    for (const QListView* view : window.findChildren<QListView*>()) {
        const QAbstractItemModel* model = view->model();
        for (int row = 0; model != nullptr && row < model->rowCount(); ++row)
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                out << model->index(row, 0).data(role).toString();
    }
    for (const QTableView* view : window.findChildren<QTableView*>()) {
        const QAbstractItemModel* model = view->model();
        for (int column = 0; model != nullptr && column < model->columnCount(); ++column) {
            out << model->headerData(column, Qt::Horizontal).toString();
            for (int row = 0; row < model->rowCount(); ++row)
                out << model->index(row, column).data().toString();
        }
    }
    if (auto* main = qobject_cast<MainWindow*>(&window)) {
        for (const PlacedItem& item : main->chart().chartLayout().texts())
            out << item.text;
        out << main->chart().description() << main->verdict().verdict().headline << main->verdict().verdict().detail;
        const QAbstractItemModel& work = main->work().work();
        for (int row = 0; row < work.rowCount(); ++row)
            for (int column = 0; column < work.columnCount(); ++column)
                out << work.index(row, column).data().toString();
    }
    for (QString& text : out)
        text.remove(QLatin1Char('&'));
    out.removeAll(QString());
    return out;
}

/// What no German text holds: English small words, with spaces around so that names keep theirs.
bool looksEnglish(QString text) {
    static const QRegularExpression words(QStringLiteral(
        "\\b(the|and|of|with|from|free|over|does|are|is|not|than|each|left|empty|whether|what|per GPU|Sequence|Reserve of|"
        "parameters|gradients|layers|tokens|states|activations|recompute)\\b"));
    for (const QString& name : keptNames())
        if (name.size() > 3)
            text.remove(name);
    static const QRegularExpression options(QStringLiteral("--[a-z-]+"));
    text.remove(options);
    return words.match(text).hasMatch();
}

/// Texts that have less room than they take.
QStringList cutTexts(QWidget& window) {
    QStringList out;
    const auto hold = [&out](const QWidget& widget, const QString& text, int room) {
        QString bare = text;
        bare.remove(QLatin1Char('&'));
        if (widget.isVisible() && widget.maximumWidth() > 0 && QFontMetrics(widget.font()).horizontalAdvance(bare) > room)
            out << QStringLiteral("%1: “%2” takes %3 of %4").arg(QLatin1String(widget.metaObject()->className()), bare)
                       .arg(QFontMetrics(widget.font()).horizontalAdvance(bare)).arg(room);
    };
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (!label->wordWrap() && label->textFormat() != Qt::RichText && !label->text().contains(QLatin1Char('\n')))
            hold(*label, label->text(), label->width() + 1);
    for (const QPushButton* button : window.findChildren<QPushButton*>())
        hold(*button, button->text(), button->width());
    for (const QRadioButton* button : window.findChildren<QRadioButton*>())
        hold(*button, button->text(), button->width());
    for (const QComboBox* box : window.findChildren<QComboBox*>())
        if (!box->toolTip().startsWith(box->currentText() + QLatin1Char('\n'))) // there it stands whole
            hold(*box, box->currentText(), box->width() - 20);
    for (const ValueField* field : window.findChildren<ValueField*>()) // what stands in an empty one
        if (field->text().isEmpty())
            hold(*field, field->placeholderText(), field->width() - 16);
    for (const QTableView* view : window.findChildren<QTableView*>()) {
        if (!view->isVisible())
            continue;
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            const QString head = view->model()->headerData(column, Qt::Horizontal).toString();
            if (!view->isColumnHidden(column) && !head.contains(QLatin1Char(' ')))
                if (const int taken = QFontMetrics(uiFont(12)).horizontalAdvance(head); taken + 8 > view->columnWidth(column))
                    out << QStringLiteral("head “%1” takes %2 of %3").arg(head).arg(taken).arg(view->columnWidth(column));
        }
    }
    return out;
}

/// The words of Qt's own buttons, German where Qt's translations are installed.
bool isLeftToQt(const QString& text) {
    static const bool installed = QTranslator().load(QStringLiteral("qtbase_de"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    return !installed && (text == QLatin1String("Cancel") || text == QLatin1String("Close"));
}

void checkGerman(QWidget& window, const std::set<QString>& english) {
    for (const QString& text : textsOf(window)) {
        if (isLeftToQt(text))
            continue;
        CAPTURE(text.toStdString());
        CHECK_FALSE(english.contains(text));
        CHECK_FALSE(looksEnglish(text));
    }
    for (const QString& cut : cutTexts(window)) {
        CAPTURE(cut.toStdString());
        CHECK(cut.isEmpty());
    }
}

/// Sources whose German differs: what must not be seen.
std::set<QString> englishTexts() {
    std::set<QString> out;
    for (const Message& message : messagesOf(languageFile("de")))
        if (message.translations.front() != message.source) {
            QString bare = message.source;
            out.insert(bare.remove(QLatin1Char('&')));
        }
    for (const Message& message : messagesOf(languageFile("de"))) // "Budget" may be German of something else
        for (const QString& text : message.translations)
            out.erase(QString(text).remove(QLatin1Char('&')));
    return out;
}

} // namespace

TEST_CASE("German is complete: every text of the sources, finished, with the places of its source") {
    QTemporaryDir folder;
    for (const char* name : {"de", "en"}) {
        const QString copy = folder.filePath(QLatin1String(name) + QStringLiteral(".ts"));
        REQUIRE(QFile::copy(languageFile(name), copy));
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
        if (const QString lupdate = QStringLiteral(MEMLADDER_LUPDATE); !lupdate.isEmpty()) {
            QProcess program;
            program.setWorkingDirectory(QStringLiteral(MEMLADDER_SOURCE));
            program.setProcessChannelMode(QProcess::MergedChannels);
            QStringList arguments{"-silent", "-locations", "none"};
            if (qstrcmp(name, "en") == 0)
                arguments << "-pluralonly";
            program.start(lupdate, arguments + QStringList{"app", "core", "-I", "core", "-I", "app/gui", "-I", "app",
                                                           "-extensions", "cpp,h", "-ts", copy});
            REQUIRE(program.waitForFinished(60000));
            CHECK(program.readAll().toStdString().empty());
            CHECK(program.exitCode() == 0);
        }
        std::size_t plurals = 0;
        for (const Message& message : messagesOf(copy)) {
            CAPTURE(name, message.source.toStdString());
            CHECK(message.type.toStdString().empty()); // neither unfinished nor of a source that is gone
            plurals += message.translations.size() > 1 ? 1U : 0U;
            for (const QString& text : message.translations) {
                CHECK_FALSE(text.isEmpty());
                CHECK(placesOf(text) == placesOf(message.source));
                CHECK(text.contains(QLatin1Char('&')) == message.source.contains(QLatin1Char('&')));
            }
        }
        CHECK(plurals > 2);
    }
}

TEST_CASE("The list of the core's labels is that of its tables") {
    const std::set<std::string> wanted = coreLabels();
    const QString path = QStringLiteral(MEMLADDER_SOURCE "/app/gui/language/core_labels.h");
    if (qEnvironmentVariableIsSet("MEMLADDER_WRITE_LABELS")) {
        QFile file(path);
        REQUIRE(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        file.close();
        const qsizetype begin = text.indexOf("kCoreLabels[] = {\n") + qsizetype(sizeof("kCoreLabels[] = {\n")) - 1;
        const qsizetype end = text.indexOf("};\n", begin);
        QByteArray rows;
        for (const std::string& label : wanted)
            rows += "    QT_TRANSLATE_NOOP(\"Phrase\", \"" + QByteArray::fromStdString(label).replace('"', "\\\"") + "\"),\n";
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(text.left(begin) + rows + text.mid(end));
    }
    const std::set<std::string> listed(std::begin(kCoreLabels), std::end(kCoreLabels));
    for (const std::string& label : wanted) {
        CAPTURE(label);
        CHECK(listed.contains(label));
    }
    for (const std::string& label : listed) {
        CAPTURE(label);
        CHECK(wanted.contains(label));
    }
}

TEST_CASE("In German the window shows no English and cuts no text, chart by chart and panel by panel") {
    useUiStyle();
    const std::set<QString> english = englishTexts();
    const German german;
    MainWindow window(false);
    present(window, {1280, 800});
    for (Section* section : window.panel().sections())
        section->setOpen(true);
    for (const char* estimator : {"textbook", "detailed"}) {
        window.document().setField("estimator", estimator);
        for (int tab = 0; tab < window.chartTabs().count(); ++tab) {
            window.chartTabs().setCurrentIndex(tab);
            QApplication::processEvents();
            CAPTURE(estimator, window.chartTabs().tabText(tab).toStdString());
            checkGerman(window, english);
        }
    }
    window.document().setField("estimator", "textbook");
    window.chartTabs().setCurrentIndex(0);
    window.document().setField("tp", "3"); // an error with its offer
    window.lowerTabs().setCurrentIndex(IssuesTab);
    QApplication::processEvents();
    checkGerman(window, english);
    window.document().setField("tp", "1");
    window.document().setField("params", "175B");
    window.document().setField("gpus", "64");
    window.pinned().pin();
    for (int tab = 0; tab < window.lowerTabs().count(); ++tab) {
        window.lowerTabs().setCurrentIndex(tab);
        (void)QTest::qWaitFor([&] { return tab != SuggestionsTab || window.suggestions().findChild<QTableView*>()->model()->rowCount() > 0; }, 5000);
        QApplication::processEvents();
        CAPTURE(tab);
        checkGerman(window, english);
    }
    ExportDialog exporting(window.scenarioDocument(), window.pictureView(), {}, QString());
    present(exporting, exporting.sizeHint());
    checkGerman(exporting, english);
    AddCardDialog card;
    present(card, card.sizeHint());
    checkGerman(card, english);
    KeySheet keys(window.shortcuts(), {1280, 760});
    present(keys, keys.size());
    checkGerman(keys, english);
    CHECK(window.shortcuts().front().first == QStringLiteral("Öffnen"));
    for (const ShippedLecture& row : shippedLectures()) {
        const auto lecture = openLecture(QString::fromLatin1(row.key));
        REQUIRE(lecture);
        Presenter talk(*lecture);
        present(talk, {1280, 720});
        for (std::size_t i = 0; i < lecture->scenes.size(); ++i) {
            talk.goTo(static_cast<int>(i));
            checkGerman(talk, english);
        }
    }
}

TEST_CASE("What is said of a file is German, whatever is wrong with it") {
    const std::vector<std::pair<const char*, std::string>> files = {
        {"a.json", ""}, {"b.json", "  "}, {"c.json", "{\"gpus\": 8, \"gpus\": 9}"}, {"d.json", "{\"gpus\": 8,, }"}, {"e.json", "[1, 2]"},
        {"f.json", "{\"memladder_scenario\": 99}"}, {"g.json", "{\"gpus\": \"many\"}"}, {"h.json", "{\"recipe\": \"fp32\"}"},
        {"i.json", "{\"model_type\": \"llama\"}"}, {"j.json", "{\"model_type\": \"llama\", \"hidden_size\": 4096, \"num_hidden_layers\": \"x\"}"},
        {"k.json", "{\"params\": {}}"}, {"l.sh", "echo hello"}, {"m.sh", "torchrun pretrain_gpt.py --num-layers 'x"},
        {"n.toml", "[model\n"}, {"o.yaml", "a: 1\n---\nb: 2\n"}, {"p.yaml", "- 1\n- 2\n"}, {"q.json", std::string(70, '[') + std::string(70, ']')},
        {"r.json", "{\"memladder_lecture\": 1, \"scenes\": []}"}, {"s.json", "{\"a\": \"\\u12\"}"}, {"t.json", std::string("{\0}", 3)},
        {"u.png", "\x89PNG\r\n\x1a\n"}};
    const German german;
    QTemporaryDir folder;
    for (const auto& [name, text] : files) {
        const QString path = folder.filePath(QLatin1String(name));
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        Result<OpenedFile> opened = openDocument(path);
        const auto lecture = opened && opened->isLecture ? readLectureFile(path.toStdString(), lectureKeys()) : Result<Lecture>(Lecture());
        REQUIRE((!opened || !lecture));
        const Error error = opened ? lecture.error() : opened.error();
        CAPTURE(name, error.text());
        const QString said = text::errorText(error);
        CHECK_FALSE(looksEnglish(said));
        if (error.accepted.starts_with("a ")) // not "JSON in UTF-8"
            CHECK_FALSE(said.contains(QString::fromStdString(error.accepted)));
        CHECK(error.text().find(" accepted: ") != std::string::npos); // as ever for the command line
    }
    const Error gone = openDocument(folder.filePath(QStringLiteral("gone.json"))).error();
    CHECK(text::errorText(gone).endsWith(QStringLiteral("gefunden: keine solche Datei; möglich: eine lesbare Datei")));
    const Status refused = writeFileAtomically(folder.filePath(QStringLiteral("none/x.json")).toStdString(), "x");
    REQUIRE(refused);
    CHECK(Ui::of(refused->found) == QStringLiteral("kein solcher Ordner"));
    // What the libraries say stays theirs, behind a sentence of the window.
    const Error toml = readToml("[model\n", "n.toml").error();
    CHECK(text::errorText(toml).startsWith(QStringLiteral("n.toml:1:")));
    CHECK(text::errorText(toml).contains(QStringLiteral(": gefunden: Text, der kein gültiges TOML ist (")));
    const Error yaml = readYaml("a: {\n", "o.yaml").error();
    CHECK(text::errorText(yaml).contains(QStringLiteral(": gefunden: Text, der kein gültiges YAML ist (")));
}

TEST_CASE("Citations keep titles, names and paths; their other words are German") {
    CHECK(Ui::source("Ultra-Scale Playbook, memory section") == QStringLiteral("Ultra-Scale Playbook, memory section"));
    const German german;
    CHECK(Ui::source("ZeRO paper arXiv:1910.02054; Ultra-Scale Playbook, memory section") ==
          QStringLiteral("ZeRO Paper arXiv:1910.02054; Ultra-Scale Playbook, Abschnitt Speicher"));
    CHECK(Ui::source("pytorch/ao torchao/optim/adam.py and README.md") == QStringLiteral("pytorch/ao torchao/optim/adam.py und README.md"));
    CHECK(Ui::source("transformer_engine/row/and.py") == QStringLiteral("transformer_engine/row/and.py"));
    for (const char* words : kSourceWords)
        CHECK(Ui::source(words) != QString::fromUtf8(words));
    std::set<std::string> used; // no word is there for nothing
    for (const SourceTable& table : sourceTables())
        for (const SourceRow& row : table.rows)
            for (const char* words : kSourceWords)
                if (row.source.find(words) != std::string_view::npos)
                    used.insert(words);
    CHECK(used.size() == std::size(kSourceWords));
}

TEST_CASE("What launch settings cannot say, and what a launch file held beside, is said in German") {
    const German german;
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    window.lowerTabs().setCurrentIndex(LaunchTab);
    for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
        for (const Field& of : fields()) { // each field said otherwise than by default, as far as one value can
            Scenario scenario;
            const std::vector<FieldChoice> choices = of.choices();
            if (of.isNumeric())
                of.setNumber(scenario, of.minimum + 3);
            else if (!choices.empty())
                of.setNumber(scenario, choices.size() - 1);
            ScenarioDocument document;
            document.scenario = scenario;
            for (const LaunchNote& note : writeLaunch(Choice<LaunchFramework>::named(row.key), document).notes) {
                CAPTURE(row.key, of.key, note.reason);
                CHECK_FALSE(looksEnglish(Ui::of(note.reason)));
                CHECK(Ui::of(note.reason) != QString::fromStdString(note.reason));
            }
        }
    }
    const auto read = readScenario("torchrun --nnodes 4 pretrain_gpt.py --num-layers 32 --global-batch-size $BATCH --lr $(rate) --num-workers 0", "train.sh");
    REQUIRE(read);
    REQUIRE(read->warnings.size() > 1);
    CHECK(std::any_of(read->warnings.begin(), read->warnings.end(), [](const Phrase& warning) {
        return Ui::of(warning).endsWith(QStringLiteral("(--lr): $(rate) wird wieder als Text geschrieben, nicht als Befehl"));
    }));
    for (const Phrase& warning : read->warnings) {
        CAPTURE(warning);
        CHECK_FALSE(looksEnglish(Ui::of(warning)));
        CHECK(Ui::of(warning).startsWith(QStringLiteral("train.sh")));
    }
}

TEST_CASE("The work is copied in the language that it is shown in") {
    const German german;
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    window.lowerTabs().setCurrentIndex(WorkTab);
    const std::vector<std::pair<const char*, const char*>> steps = {{"gpus", "8"},      {"params", "175B"},      {"gpus", "1"},           {"gpus", "64"},
                                                                    {"seq", "128k"},    {"recompute", "full"},   {"offload", "optimizer"}, {"experts", "8"},
                                                                    {"offload", "none"}, {"estimator", "detailed"}, {"framework", "deepspeed"}};
    for (const auto& [key, value] : steps) {
        window.document().setField(key, value);
        REQUIRE(QTest::qWaitFor([&] { return window.work().work().rowCount() > 0 && !window.work().work().isWorking(); }, 20000));
        window.work().markdownButton().click();
        for (const QString& line : QApplication::clipboard()->text().split(QLatin1Char('\n'))) {
            CAPTURE(key, value, line.toStdString());
            CHECK_FALSE(looksEnglish(line));
        }
    }
    for (QPushButton* button : {&window.work().markdownButton(), &window.work().latexButton()}) {
        button->click();
        const QString copied = QApplication::clipboard()->text();
        CHECK(copied.contains(QStringLiteral("Zustände")));
        for (const QString& line : copied.split(QLatin1Char('\n'))) {
            CAPTURE(line.toStdString());
            CHECK_FALSE(looksEnglish(line));
        }
    }
    window.work().markdownButton().click();
    CHECK(QApplication::clipboard()->text().contains(QStringLiteral("| Formel | Zahlen eingesetzt | Ergebnis |")));
}

TEST_CASE("Numbers are written and read as in German, the core's own form is taken too") {
    const German german;
    CHECK(inLocale(std::string_view("1,234.5")) == QStringLiteral("1.234,5"));
    CHECK(inLocale(std::string_view("124,439,808")) == QStringLiteral("124.439.808"));
    CHECK(inLocale(std::string_view("2 · 30e9 / 1.5, 7")) == QStringLiteral("2 · 30e9 / 1,5, 7"));
    const auto read = [](const char* typed) { return fromLocale(QString::fromUtf8(typed)).toStdString(); };
    CHECK(read("1,3 B") == "1.3 B");
    CHECK(read("4.096") == "4096");
    CHECK(read("1.234,5 GiB") == "1234.5 GiB");
    CHECK(read("61.2 GiB") == "61.2 GiB"); // no German number: the core's form
    CHECK(read("1.3B") == "1.3B");
    CHECK(read("4,096") == "4.096");       // a German decimal; of a count the core then says what it takes
    CHECK(read("1,024,000") == "1,024,000");
    CHECK(read("7b") == "7b");
    for (const char* text : {"1", "1,024", "12,345.678", "124,439,808", "0.5 GiB", "1.25", "30B", "1.3B"}) {
        CAPTURE(text);
        const QString back = fromLocale(inLocale(std::string_view(text)));
        CHECK(back == QString::fromUtf8(text).remove(QLatin1Char(',')));
    }
    {
        const language::OfFiles files;
        CHECK(inLocale(std::string_view("1,234.5")) == QStringLiteral("1,234.5"));
        CHECK(Ui::tr("Total") == QStringLiteral("Total"));
        CHECK(Ui::tr("%n GPU(s)", nullptr, 2048) == QStringLiteral("2,048 GPUs"));
    }
    CHECK(Ui::tr("%n GPU(s)", nullptr, 2048) == QStringLiteral("2.048 GPUs"));
    CHECK(Ui::tr("%n GPU(s)", nullptr, 1) == QStringLiteral("1 GPU"));
}

TEST_CASE("A card of a typed size is named with the separators of the language") {
    const German german;
    Scenario scenario;
    REQUIRE_FALSE(field("capacity").parse(scenario, "79.65GiB"));
    const QString named = words::plannedCard(scenario);
    CHECK(named.startsWith(QStringLiteral("79,65")));
}

TEST_CASE("A German window takes numbers as they are typed there") {
    useUiStyle();
    const German german;
    MainWindow window(false);
    present(window, {1280, 800});
    const auto type = [&](const char* key, const char* text) {
        ValueField* field = window.panel().quantity(key)->field();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QString::fromUtf8(text));
        QTest::keyClick(field, Qt::Key_Return);
    };
    type("params", "1,3 B");
    CHECK(window.document().scenario().params == 1'300'000'000);
    type("params", "2.7B");
    CHECK(window.document().scenario().params == 2'700'000'000);
    CHECK(window.panel().quantity("params")->field()->text() == QStringLiteral("2,7 B"));
    type("seq", "8.192");
    CHECK(window.document().scenario().seq == 8192);
    CHECK(window.panel().quantity("seq")->field()->text() == QStringLiteral("8.192"));
    type("reserve", "1,5 GiB");
    CHECK(window.document().scenario().reserve.bytes() == Bytes::of(kGiB * 3 / 2));
    type("gpus", "4,5");
    CHECK(window.document().scenario().gpus == 8); // no whole number
    CHECK(window.panel().quantity("gpus")->complaint().startsWith(QStringLiteral("„4,5“ wird nicht angenommen")));
    CHECK(writeScenario(window.scenarioDocument()).find("\"1.5GiB\"") != std::string::npos); // files as ever
}

TEST_CASE("Files of data are the same in every language; pictures are in the one asked for") {
    const auto written = [](const QString& language, const char* ending) {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("out.") + QLatin1String(ending)).toStdString();
        const auto job = parseExport({"--export", path, "--language", language.toStdString(), "--size", "640x400"});
        REQUIRE(job);
        REQUIRE_FALSE(runExport(*job));
        language::choose(QStringLiteral("en"));
        QFile file(QString::fromStdString(path));
        REQUIRE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    for (const char* ending : {"csv", "json", "md", "tex"}) {
        CAPTURE(ending);
        CHECK(written(QStringLiteral("de"), ending) == written(QStringLiteral("en"), ending));
    }
    CHECK(written(QStringLiteral("de"), "svg").contains("Gradienten"));
    CHECK(written(QStringLiteral("en"), "svg").contains("Gradients"));
    CHECK_FALSE(parseExport({"--export", "out.png", "--language", "xx"}));
}

TEST_CASE("The lectures in German are the same scenes in other words") {
    for (const ShippedLecture& row : shippedLectures()) {
        CAPTURE(row.key);
        const auto english = openLecture(QString::fromLatin1(row.key));
        const German german;
        const auto other = openLecture(QString::fromLatin1(row.key));
        REQUIRE(english);
        REQUIRE(other);
        CHECK(other->problems.empty());
        CHECK(other->title == Ui::tr(row.title).toStdString());
        REQUIRE(other->scenes.size() == english->scenes.size());
        for (std::size_t i = 0; i < english->scenes.size(); ++i) {
            Scene scene = other->scenes[i];
            const Scene& original = english->scenes[i];
            CAPTURE(i);
            for (const auto text : {&Scene::title, &Scene::caption, &Scene::notes, &Scene::question}) {
                CHECK((scene.*text == original.*text) == (original.*text).empty());
                CHECK(placesOf(QString::fromStdString(scene.*text)) == placesOf(QString::fromStdString(original.*text)));
                scene.*text = original.*text;
            }
            CHECK(scene == original);
        }
    }
}
