// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The window's files: opened, saved, kept, asked about.
#include "widgets/main_window.h"

#include "document/ui_text.h"
#include "export/open_document.h"
#include "io/launch_tables.h"
#include "language/language.h"
#include "language/ui.h"
#include "lecture/lecture_desk.h"
#include "quantity/format.h"
#include "widgets/notice_bar.h"

#include <QCloseEvent>
#include <QCryptographicHash>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>

namespace memladder::ui {
namespace {

/// What a recovered file remembers of where the work belongs.
constexpr const char* kUnsavedMember = "unsaved";

QString stringOf(const json::Value* value) {
    const std::optional<std::string_view> text = value ? value->string() : std::nullopt;
    return text ? text::fromUtf8(*text) : QString();
}

QString shortName(const QString& path) {
    return QString::fromStdString(shortened(QFileInfo(path).fileName().toStdString()));
}

/// "30 B on 8 GPUs"
QString gist(const Scenario& scenario) {
    return Ui::tr("%1 on %2", "model size, GPUs")
        .arg(text::count(scenario.params), Ui::tr("%n GPU(s)", nullptr, scenario.gpus));
}

QString cannotOpen(const Error& error) {
    return text::errorText(error);
}

/// One sentence: what failed and why, and that the work is still there.
QString cannotSave(const QString& path, const Error& error) {
    return Ui::tr("“%1” was not saved (%2); your work is still open here.")
        .arg(shortName(path), Ui::of(error.found));
}

/// Of a file's bytes; empty where it cannot be read.
QByteArray digestOf(const QString& path) {
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

/// Whether a framework's settings leave a field to what starts them.
bool isElsewhere(const LaunchGap& gap) {
    return gap.reason.find("the training script's") != std::string_view::npos || gap.reason.find("the launcher's") != std::string_view::npos;
}

/// Takes over from the scenario at hand what no launch file of a framework can say: the machine, the estimator and what
/// else is the plan's own; what is the training script's; a calibration, if it is the same framework's. An estimator that
/// the file's settings ask for stays.
void keepUnsaid(Scenario& read, const Scenario& atHand) {
    const auto& rows = Registry<LaunchFramework>::rows();
    const auto of = std::find_if(rows.begin(), rows.end(), [&read](const LaunchFramework& row) { return row.framework == read.framework->key; });
    if (of == rows.end())
        return;
    if (findGap(of->key, "layers") != nullptr) // the model is the script's
        read.modelFile = atHand.modelFile;
    for (const Field& field : fields()) {
        const LaunchGap* gap = findGap(of->key, field.key);
        const bool machine = field.group == FieldGroup::Cluster && field.key != "gpus";
        const bool ours = machine || (gap != nullptr && (gap->plansOwn || isElsewhere(*gap))) ||
                          (field.key == "calibration" && read.framework == atHand.framework);
        const bool said = std::any_of(launchKeys().begin(), launchKeys().end(), [&](const LaunchKey& key) {
            return key.framework == of->key && key.field == field.key;
        });
        if (ours && !said && field.same(read, Scenario()))
            field.copy(read, atHand);
    }
}

} // namespace

void MainWindow::restoreSession() {
    const auto scenario = settings::loadScenario();
    if (!scenario)
        return;
    m_document.restart(*scenario);
    Origin origin;
    origin.path = settings::loadPath();
    if (origin.path.isEmpty())
        return;
    const auto file = openDocument(origin.path);
    if (!file || !file->isOwn) // gone, or another's by now
        return;
    origin.unknown = file->document.unknown;
    origin.start = file->document.scenario;
    m_digests[origin.path] = digestOf(origin.path);
    m_document.setOrigin(origin);
    if (!(origin.start == *scenario))
        m_document.undoStack().resetClean();
}

void MainWindow::retitle() {
    const Origin& origin = m_document.origin();
    QString name = QFileInfo(origin.path.isEmpty() ? origin.name : origin.path).fileName();
    if (name.isEmpty())
        name = Ui::tr("Unsaved scenario");
    name.replace(QLatin1String("[*]"), QLatin1String("[*][*]")); // a title's own mark
    setWindowTitle(Ui::tr("%1[*] — Memladder").arg(name));
    setWindowModified(!m_document.undoStack().isClean());
}

void MainWindow::resetScenario() {
    const Origin& origin = m_document.origin();
    m_document.apply(origin.start,
                     origin.path.isEmpty()
                         ? Ui::tr("Reset to defaults")
                         : Ui::tr("Reset to %1").arg(QFileInfo(origin.path).fileName()),
                     PlanDocument::Naming::AsGiven);
}

Status MainWindow::openFile(const QString& path) {
    Result<OpenedFile> read = openDocument(path);
    if (!read)
        return read.error();
    OpenedFile opened = std::move(read).value();
    if (opened.isLecture)
        return m_lectures->open(path);
    const QString name = QFileInfo(path).fileName();
    const QString step = Ui::tr("Open %1").arg(name);
    if (opened.model) { // planned for within the scenario at hand
        Scenario next = m_document.scenario();
        next.useModelFile(*opened.model);
        m_document.apply(next, step);
        return {};
    }
    ScenarioDocument& document = opened.document;
    if (opened.isLaunch) // so are launch settings, which name no card and no estimator
        keepUnsaid(document.scenario, m_document.scenario());
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_document.open(document.scenario,
                    {opened.isOwn ? absolute : QString(), name, document.scenario, document.unknown}, step);
    m_document.undoStack().setClean();
    if (opened.isOwn)
        m_digests[absolute] = digestOf(absolute);
    launch().launch().setRead(name, opened.isLaunch ? document.warnings : std::vector<Phrase>());
    launch().launch().followScenario();
    if (opened.isLaunch && !document.warnings.empty()) // what was kept of it
        m_lowerTabs->bar()->setCurrentIndex(LaunchTab);
    if (const json::Value* view = document.unknown.find(kViewMember))
        showView(viewFrom(*view));
    if (const json::Value* picture = document.unknown.find(kPictureMember)) // exported again, it is the same
        static_cast<PictureChoice&>(m_export) = choiceFrom(*picture);
    noteRecent(absolute);
    return {};
}

Status MainWindow::saveFile(const QString& path) {
    if (Status failed = writeFileAtomically(path.toStdString(), writeScenario(scenarioDocument())))
        return failed;
    Origin origin = m_document.origin();
    origin.path = QFileInfo(path).absoluteFilePath();
    origin.name = QFileInfo(path).fileName();
    origin.start = m_document.scenario();
    m_digests[origin.path] = digestOf(origin.path);
    m_document.setOrigin(origin);
    m_document.undoStack().setClean();
    retitle();
    if (m_autosave)
        m_autosave->clear();
    noteRecent(origin.path);
    return {};
}

void MainWindow::report(const QString& sentence, const QString& title) {
    QMessageBox box(QMessageBox::NoIcon, title, sentence, QMessageBox::Ok, this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

void MainWindow::openAsked(const QString& path) {
    // What has no file comes back by undo; what has one would be forgotten with the window.
    if (!m_document.origin().path.isEmpty() && !mayLeave())
        return;
    if (const Status failed = openFile(path)) {
        report(cannotOpen(*failed), Ui::tr("Cannot open"));
        if (!QFileInfo::exists(path))
            settings::forgetRecentFile(path);
    }
}

void MainWindow::openByDialog() {
    const QString path = QFileDialog::getOpenFileName(
        this, Ui::tr("Open a scenario, a picture, a model or launch settings"), m_view.folder,
        Ui::tr("Scenarios, pictures, models, launch settings (*.json *.memladder *.png *.sh *.toml *.yaml *.yml);;All files (*)"));
    if (path.isEmpty())
        return;
    m_view.folder = QFileInfo(path).absolutePath();
    openAsked(path);
}

void MainWindow::noteRecent(const QString& path) {
    if (m_keepSession)
        settings::noteRecentFile(path);
}

void MainWindow::fillRecent(QMenu& menu) {
    const auto fill = [this, &menu] {
        menu.clear();
        int number = 0;
        for (const QString& path : settings::recentFiles()) {
            QString name = QFileInfo(path).fileName();
            name.replace(QLatin1Char('&'), QLatin1String("&&"));
            QAction* action = menu.addAction(QStringLiteral("&%1 %2").arg(QString::number(++number % 10), name));
            action->setToolTip(QDir::toNativeSeparators(path));
            connect(action, &QAction::triggered, this, [this, path] { openAsked(path); });
        }
        if (number == 0)
            menu.addAction(Ui::tr("Nothing opened yet"))->setEnabled(false);
    };
    menu.setToolTipsVisible(true);
    connect(&menu, &QMenu::aboutToShow, this, fill);
    fill();
}

/// Whether nobody else wrote the file since this window read or wrote it. A file that is gone is nobody's loss, and
/// what is no file is told by saving.
bool MainWindow::isAsWeLeftIt(const QString& path) const {
    if (!QFileInfo(path).isFile())
        return true;
    if (const auto known = m_digests.find(path); known != m_digests.end())
        return known->second == digestOf(path);
    // Its name came with the session of an earlier run.
    const Result<ScenarioDocument> file = readScenarioFile(path.toStdString());
    return file && file->scenario == m_document.origin().start;
}

bool MainWindow::save() {
    const QString path = m_document.origin().path;
    if (path.isEmpty())
        return saveByDialog();
    if (!isAsWeLeftIt(path)) {
        QMessageBox box(QMessageBox::NoIcon, Ui::tr("Changed elsewhere"),
                        Ui::tr("“%1” was changed by another program since it was opened here; saving "
                                       "would replace those changes.")
                            .arg(shortName(path)),
                        QMessageBox::Save | QMessageBox::Ignore | QMessageBox::Cancel, this);
        box.setTextFormat(Qt::PlainText);
        box.button(QMessageBox::Save)->setText(Ui::tr("Save &as…"));
        box.button(QMessageBox::Ignore)->setText(Ui::tr("&Replace"));
        box.setDefaultButton(QMessageBox::Save);
        const int answer = box.exec();
        if (answer != QMessageBox::Ignore)
            return answer == QMessageBox::Save && saveByDialog();
    }
    if (const Status failed = saveFile(path)) {
        report(cannotSave(path, *failed), Ui::tr("Cannot save"));
        return false;
    }
    return true;
}

bool MainWindow::saveByDialog() {
    QFileDialog dialog(this, Ui::tr("Save the scenario"), m_view.folder, Ui::tr("Scenarios (*.json *.memladder)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    // The ending by which a desktop knows whose file it is: a plain .json opens in an editor.
    const QString ending = QStringLiteral("memladder.json");
    dialog.setDefaultSuffix(ending);
    const Origin& origin = m_document.origin();
    const QString base = origin.name.isEmpty() ? QStringLiteral("scenario") : QFileInfo(origin.name).completeBaseName();
    dialog.selectFile(origin.path.isEmpty() ? base + QLatin1Char('.') + ending : QFileInfo(origin.path).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    const QString path = dialog.selectedFiles().constFirst();
    if (const Status failed = saveFile(path)) {
        report(cannotSave(path, *failed), Ui::tr("Cannot save"));
        return false;
    }
    m_view.folder = QFileInfo(path).absolutePath(); // a place that took a file
    return true;
}

/// Whether what is not saved may go: it has been saved by now, or is not wanted, or is kept elsewhere.
bool MainWindow::mayLeave() {
    if (m_document.undoStack().isClean())
        return true;
    const Origin& origin = m_document.origin();
    QMessageBox box(QMessageBox::NoIcon, Ui::tr("Unsaved work"),
                    Ui::tr("Save the changes to “%1”?")
                        .arg(origin.path.isEmpty() ? gist(m_document.scenario()) : shortName(origin.path)),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

void MainWindow::enableAutosave(const QString& folder) {
    m_autosave = std::make_unique<Autosave>(folder, [this] { return unsavedWork(); });
    const auto follow = [this] {
        if (m_document.undoStack().isClean())
            m_autosave->clear();
        else
            m_autosave->touch();
    };
    connect(&m_document, &PlanDocument::changed, m_autosave.get(), follow);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, m_autosave.get(), follow);
    connect(m_autosave.get(), &Autosave::failed, this, [this](const QString& reason) {
        m_notice->tell(Ui::tr("Unsaved work cannot be kept for the case of a crash: %1.").arg(reason),
                       {{Ui::tr("Close"), {}}});
    });
    m_orphans = m_autosave->adopt();
    offerNext();
}

std::string MainWindow::unsavedWork() const {
    ScenarioDocument document = scenarioDocument();
    document.unknown.set(kViewMember, viewValue(pictureView()));
    json::Value from = json::Value::object();
    from.set("path", m_document.origin().path.toStdString());
    from.set("name", m_document.origin().name.toStdString());
    document.unknown.set(kUnsavedMember, std::move(from));
    return writeScenario(document);
}

void MainWindow::offerNext() {
    if (m_orphans.empty())
        return;
    const Autosave::Orphan& orphan = m_orphans.front();
    const QString written = language::locale().toString(orphan.written, QLocale::ShortFormat);
    const NoticeBar::Choice discard{Ui::tr("Discard"), [this] {
                                        Autosave::discard(m_orphans.front());
                                        m_orphans.erase(m_orphans.begin());
                                        offerNext();
                                    }};
    const auto read = readScenarioFile(orphan.path.toStdString());
    if (!read) { // said, with where it lies: a person may still make something of it
        m_notice->tell(Ui::tr("Memladder was ended with unsaved work of %1 that cannot be read (%2). It is kept: %3")
                           .arg(written, Ui::of(read.error().found), QDir::toNativeSeparators(orphan.path)),
                       {{Ui::tr("Keep"),
                         [this] { // its lock goes, the file stays
                             m_orphans.erase(m_orphans.begin());
                             offerNext();
                         }},
                        discard});
        return;
    }
    const json::Value* from = read->unknown.find(kUnsavedMember);
    const QString path = stringOf(from ? from->find("path") : nullptr);
    const QString what =
        path.isEmpty() ? gist(read->scenario)
                       : QStringLiteral("%1 (%2)").arg(QFileInfo(path).fileName(), gist(read->scenario));
    m_notice->tell(Ui::tr("Memladder was ended with unsaved work: %1, of %2.").arg(what, written),
                   {{Ui::tr("Restore"), [this] { recover(m_orphans.front().path); }},
                    discard,
                    {Ui::tr("Later"), [this] { m_orphans.clear(); }}}); // their locks go, the files stay
}

void MainWindow::recover(const QString& path) {
    const auto read = readScenarioFile(path.toStdString());
    if (!read) {
        report(cannotOpen(read.error()), Ui::tr("Cannot restore"));
        return;
    }
    ScenarioDocument document = *read;
    Origin origin;
    if (const json::Value* from = document.unknown.find(kUnsavedMember)) {
        origin.path = stringOf(from->find("path"));
        origin.name = stringOf(from->find("name"));
    }
    if (!origin.path.isEmpty())
        if (const auto file = openDocument(origin.path); file && file->isOwn)
            origin.start = file->document.scenario;
    document.unknown.remove(kUnsavedMember);
    origin.unknown = document.unknown;
    m_document.open(document.scenario, origin, Ui::tr("Restore unsaved work"));
    launch().launch().followScenario();
    if (const json::Value* view = document.unknown.find(kViewMember))
        showView(viewFrom(*view));
    m_autosave->flush(); // ours first, then the other goes
    Autosave::discard(m_orphans.front());
    m_orphans.erase(m_orphans.begin());
    offerNext();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.constFirst().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() != 1)
        return;
    event->acceptProposedAction();
    openAsked(urls.constFirst().toLocalFile());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // A scenario without a file comes back with the session, unless another window would write over it.
    const bool kept =
        m_document.origin().path.isEmpty() && m_keepSession && !(m_autosave && m_autosave->othersAlive());
    const bool asked = m_autosave && !kept;
    if (asked && !mayLeave()) {
        event->ignore();
        return;
    }
    if (m_autosave)
        m_autosave->clear();
    if (m_keepSession) {
        m_view.geometry = saveGeometry();
        m_view.splitter = m_splitter->saveState();
        settings::saveWindow(m_view);
        const bool discarded = asked && !m_document.undoStack().isClean();
        settings::savePins(m_pins->list());
        settings::saveScenario(discarded ? m_document.origin().start : m_document.scenario());
        settings::savePath(m_document.origin().path);
    }
    QMainWindow::closeEvent(event);
}

} // namespace memladder::ui
