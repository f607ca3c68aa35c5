// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"
#include "charts/chart_view.h"
#include "document/autosave.h"
#include "document/fewest_gpus.h"
#include "document/map_search.h"
#include "document/plan_document.h"
#include "document/settings.h"
#include "export/export_dialog.h"
#include "io/scenario_json.h"
#include "widgets/against_view.h"
#include "widgets/breakdown_view.h"
#include "widgets/issues_view.h"
#include "widgets/ladder_view.h"
#include "widgets/launch_view.h"
#include "widgets/pinned_view.h"
#include "widgets/scenario_panel.h"
#include "widgets/suggestions_view.h"
#include "widgets/tab_row.h"
#include "widgets/verdict_banner.h"
#include "widgets/work_view.h"

#include <QMainWindow>

#include <functional>
#include <map>
#include <memory>

class QActionGroup;
class QLabel;
class QMenu;
class QScrollArea;
class QSplitter;
class QStackedWidget;

namespace memladder::ui {

class TintedLabel;

/// The tabs below the chart, in their order.
enum LowerTab { BreakdownTab, LadderTab, SuggestionsTab, WorkTab, LaunchTab, IssuesTab, PinnedTab, AgainstTab };

class GuideWindow;
struct GuidePage;
class LectureDesk;
class NoticeBar;

/// The window: controls left, the verdict above the chart, tables below.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `keepSession`: start where the last run ended, and store where this one ends.
    explicit MainWindow(bool keepSession, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a scenario file, a picture that carries one (with what the picture showed), launch settings of a
    /// framework, or a model's config.json into the scenario at hand, as one step that can be undone.
    Status openFile(const QString& path);
    Status saveFile(const QString& path);
    /// Keeps unsaved work in `folder` from now on, and offers what was left there by a program that is no more.
    void enableAutosave(const QString& folder);

    [[nodiscard]] PlanDocument& document() { return m_document; }
    [[nodiscard]] ScenarioPanel& panel() { return *m_panel; }
    [[nodiscard]] ChartView& chart() { return *m_chart; }
    [[nodiscard]] VerdictBanner& verdict() { return *m_verdict; }
    [[nodiscard]] BreakdownView& breakdown() { return *m_breakdown; }
    [[nodiscard]] LadderView& ladder() {
        makeLowerPage(LadderTab);
        return *m_ladder;
    }
    [[nodiscard]] FewestGpus& fewestGpus() { return m_fewest; }
    [[nodiscard]] MapSearch& mapSearch() { return *m_map; }
    [[nodiscard]] SuggestionsView& suggestions() {
        makeLowerPage(SuggestionsTab);
        return *m_suggestions;
    }
    [[nodiscard]] WorkView& work() {
        makeLowerPage(WorkTab);
        return *m_work;
    }
    [[nodiscard]] PinnedView& pinned() {
        makeLowerPage(PinnedTab);
        return *m_pinned;
    }
    [[nodiscard]] AgainstView& against() {
        makeLowerPage(AgainstTab);
        return *m_against;
    }
    [[nodiscard]] IssuesView& issues() {
        makeLowerPage(IssuesTab);
        return *m_issues;
    }
    [[nodiscard]] Pins& pins() { return *m_pins; }
    [[nodiscard]] QTabBar& chartTabs() { return *m_chartTabs->bar(); }
    [[nodiscard]] ChoiceEditor& measureChoice() { return *m_measure; }
    [[nodiscard]] QComboBox& compareBox() { return *m_compare; }
    [[nodiscard]] LaunchView& launch() {
        makeLowerPage(LaunchTab);
        return *m_launch;
    }
    [[nodiscard]] QTabBar& lowerTabs() { return *m_lowerTabs->bar(); }
    [[nodiscard]] TabRow& chartTabRow() { return *m_chartTabs; }
    [[nodiscard]] TabRow& lowerTabRow() { return *m_lowerTabs; }
    [[nodiscard]] WindowState& view() { return m_view; }
    /// The picture on screen, as a file holds it.
    [[nodiscard]] PictureView pictureView() const;
    [[nodiscard]] ScenarioDocument scenarioDocument() const {
        return {m_document.scenario(), m_document.origin().unknown, {}};
    }
    [[nodiscard]] NoticeBar& notice() { return *m_notice; }
    [[nodiscard]] LectureDesk& lectures() { return *m_lectures; }
    [[nodiscard]] Autosave* autosave() const { return m_autosave.get(); }

    /// Says in one line, once for each user, what a hand can do here; until something is done. Not where the
    /// window has something else to say.
    void welcome();
    /// The short guide, beside the window.
    GuideWindow& showGuide();

    /// Opens a file that a hand chose: asks where work would be lost, says what is wrong with it.
    void openAsked(const QString& path);

    void setTheme(const QString& key);
    /// Another size of texts and controls, in per cent: from the next start on.
    void setTextScale(int percent);
    void setLanguage(const QString& key);
    void tellNextStart(const QString& sentence);
    /// What starts the program anew once this window is closed; none where that would lose the session.
    void setRestart(std::function<void()> restart) { m_restart = std::move(restart); }
    /// Every shortcut, for the help sheet: what it does, its keys.
    [[nodiscard]] std::vector<std::pair<QString, QString>> shortcuts() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildMenus();
    void buildRight(QWidget* right);
    void makeLowerPage(int tab);
    void refresh(bool byUndo);
    void refreshChart();
    void retheme();
    void retitle();
    void openByDialog();
    void restoreSession();
    void fillRecent(QMenu& menu);
    void noteRecent(const QString& path);
    bool mayLeave();
    [[nodiscard]] std::string unsavedWork() const;
    void offerNext();
    void recover(const QString& path);
    bool save();
    bool saveByDialog();
    [[nodiscard]] bool isAsWeLeftIt(const QString& path) const;
    void exportPicture();
    void copyPicture();
    void copyTable();
    void showView(const PictureView& view);
    void showLowerTab(int tab);
    void showChartControls();
    void rereadPins();
    [[nodiscard]] bool isDragging() const;
    void showShortcuts();
    void showAbout();
    void tryPage(const GuidePage& page);
    void report(const QString& sentence, const QString& title);
    void resetScenario();
    void scaleChart(double factor);
    [[nodiscard]] ChartRequest request() const;
    [[nodiscard]] QString cardName() const;

    PlanDocument m_document;
    FewestGpus m_fewest{m_document}; ///< hears of a change before the window does
    MapSearch* m_map = new MapSearch(this);
    Pins* m_pins = new Pins(this);
    Scenario m_rested; ///< the scenario when no slider was held last: what ghosts show
    WindowState m_view;
    bool m_keepSession;
    std::function<void()> m_restart;
    std::unique_ptr<Autosave> m_autosave;
    std::vector<Autosave::Orphan> m_orphans; ///< still to be offered
    NoticeBar* m_notice = nullptr;
    LectureDesk* m_lectures = nullptr;
    GuideWindow* m_guide = nullptr;
    ExportChoice m_export;
    std::optional<double>
        m_fixedTop; ///< of the axis, as an opened picture had it; until the axis is unlocked
    ScenarioPanel* m_panel = nullptr;
    QScrollArea* m_column = nullptr;
    VerdictBanner* m_verdict = nullptr;
    ChartView* m_chart = nullptr;
    QSplitter* m_splitter = nullptr;
    TabRow* m_chartTabs = nullptr;
    TabRow* m_lowerTabs = nullptr;
    QStackedWidget* m_lower = nullptr;
    std::map<int, QList<int>> m_heights; ///< of chart and table, by what a tab asks for
    BreakdownView* m_breakdown = nullptr;
    LadderView* m_ladder = nullptr; ///< this and the following are made when they are first looked at
    SuggestionsView* m_suggestions = nullptr;
    WorkView* m_work = nullptr;
    LaunchView* m_launch = nullptr;
    IssuesView* m_issues = nullptr;
    PinnedView* m_pinned = nullptr;
    AgainstView* m_against = nullptr;
    ChoiceEditor* m_ladderOf = nullptr;
    ChoiceEditor* m_measure = nullptr;
    TintedLabel* m_compareLabel = nullptr;
    QuietCombo* m_compare = nullptr;
    QLabel* m_unit = nullptr;
    QActionGroup* m_chartKeys = nullptr; ///< one entry a chart
    std::vector<QAction*> m_themeActions;
    struct ChoiceAction {
        const Field* field;
        std::string value; ///< that the entry sets, as `Field::text` gives it
        QAction* action;
    };
    std::vector<ChoiceAction> m_choiceActions; ///< entries of the menu
    std::vector<LogSlider*> m_sliders;         ///< of the panel
    std::map<QString, QByteArray> m_digests; ///< of files, as this window last read or wrote them
};

} // namespace memladder::ui
