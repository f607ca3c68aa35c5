// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window.h"

#include "charts/chart_axis.h"
#include "document/ui_text.h"
#include "language/language.h"
#include "language/ui.h"
#include "lecture/lecture_desk.h"
#include "widgets/key_sheet.h"
#include "widgets/notice_bar.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace memladder::ui {

namespace {

constexpr int kColumnWidth = 296;

/// The ground of the tables and the chart.
class Surface : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LeftToRight);
        painter.fillRect(rect(), uiTheme().surface);
    }
};

/// A one pixel line that follows the theme.
class HairLine : public QWidget {
public:
    explicit HairLine(Qt::Orientation orientation, QWidget* parent) : QWidget(parent) {
        if (orientation == Qt::Vertical)
            setFixedWidth(1);
        else
            setFixedHeight(1);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LeftToRight);
        painter.fillRect(rect(), uiTheme().hair);
    }
};

/// The button that stands in the menu's row, with its key in a quieter colour.
class KeyedButton : public QPushButton {
public:
    KeyedButton(const QString& text, const QString& key, QWidget* parent)
        : QPushButton(text, parent), m_key(key) {
        setAccessibleName(QString(text).remove(QLatin1Char('&')));
        setAccessibleDescription(key);
        setFixedHeight(24);
        setFocusPolicy(Qt::TabFocus);
    }
    QSize sizeHint() const override {
        return {QFontMetrics(uiFont(13)).horizontalAdvance(text()) +
                    QFontMetrics(uiFont(11)).horizontalAdvance(m_key) + 30,
                24};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LeftToRight);
        QStyleOptionButton option;
        initStyleOption(&option);
        style()->drawPrimitive(QStyle::PE_PanelButtonCommand, &option, &painter, this);
        painter.setFont(uiFont(13));
        painter.setPen(uiTheme().text);
        painter.drawText(rect().adjusted(10, 0, -10, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
        painter.setFont(uiFont(11));
        painter.setPen(uiTheme().text3);
        painter.drawText(rect().adjusted(10, 0, -10, 0), Qt::AlignRight | Qt::AlignVCenter, m_key);
    }

private:
    QString m_key;
};

/// Does something once a widget has been painted for the first time.
class AfterFirstPaint : public QObject {
public:
    AfterFirstPaint(QWidget& widget, std::function<void()> then) : QObject(&widget), m_then(std::move(then)) { widget.installEventFilter(this); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            QTimer::singleShot(0, this, [this] {
                m_then();
                deleteLater();
            });
        }
        return false;
    }

private:
    std::function<void()> m_then;
};

/// How the height is shared between chart and table: as usual, more for the table, or all of it.
enum HeightShare { UsualHeight, TallTable, TableAlone };
HeightShare shareOf(int tab) {
    return tab == SuggestionsTab || tab == LaunchTab || tab == AgainstTab ? TallTable
           : tab == WorkTab                                               ? TableAlone
                                                                          : UsualHeight;
}

ThemeChoice themeChoice(const QString& key) {
    return key == QLatin1String("light")  ? ThemeChoice::Light
           : key == QLatin1String("dark") ? ThemeChoice::Dark
                                          : ThemeChoice::System;
}

} // namespace

MainWindow::MainWindow(bool keepSession, QWidget* parent) : QMainWindow(parent), m_keepSession(keepSession) {
    if (m_keepSession) {
        m_view = settings::loadWindow();
        restoreSession();
        m_pins->replace(settings::loadPins());
    }
    m_rested = m_document.scenario();
    setUiTheme(themeChoice(m_view.theme));
    setAcceptDrops(true);
    // Its reader is a plugin: the window is there first.
    new AfterFirstPaint(*this, [this] { setWindowIcon(QIcon(QStringLiteral(":/icons/memladder.svg"))); });
    build();
    buildMenus();
    connect(&m_document, &PlanDocument::changed, this, &MainWindow::refresh);
    connect(&m_document, &PlanDocument::originChanged, this, [this] { // opened, or an opening was taken back
        if (m_launch == nullptr)
            return;
        m_launch->launch().setKept(m_document.origin().unknown);
        m_launch->launch().setRead({}, {});
    });
    connect(&m_fewest, &FewestGpus::arrived, this, [this] {
        m_verdict->setPlan(m_document.plan(), cardName(), m_view.ceilings, m_document.scenario().unit->unit,
                           m_fewest.text());
    });
    connect(m_map, &MapSearch::arrived, this, &MainWindow::refreshChart);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::retitle);
    connect(&m_document, &PlanDocument::originChanged, this, &MainWindow::retitle);
    refresh(false);
    retheme();
    retitle();
    setMinimumSize(480, 360);
    resize(1280, 800);
    if (!m_view.geometry.isEmpty())
        restoreGeometry(m_view.geometry);
    if (!m_view.splitter.isEmpty())
        m_splitter->restoreState(m_view.splitter);
    m_panel->quantity("params")->slider()->setFocus(); // arrows drag at once
}

MainWindow::~MainWindow() {
    // Children outlive the document: they are hidden while it is there, and told nothing more.
    m_document.disconnect(this);
    m_document.undoStack().disconnect(this); // the stack still speaks while it goes
    hide();
}

void MainWindow::build() {
    auto* central = new QWidget(this);
    auto* all = new QVBoxLayout(central);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    m_notice = new NoticeBar(central);
    all->addWidget(m_notice);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    all->addLayout(row, 1);

    m_panel = new ScenarioPanel(m_document, m_view);
    m_column = new QScrollArea(central);
    m_column->setFrameShape(QFrame::NoFrame);
    m_column->setWidgetResizable(true);
    m_column->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_column->setFocusPolicy(Qt::NoFocus);
    m_column->setFixedWidth(kColumnWidth - 1);
    m_column->setWidget(m_panel);
    m_column->setVisible(m_view.columnShown);
    auto* line = new HairLine(Qt::Vertical, central);
    line->setObjectName(QStringLiteral("columnLine"));
    row->addWidget(m_column);
    row->addWidget(line);

    auto* right = new Surface(central);
    row->addWidget(right, 1);
    buildRight(right);
    setCentralWidget(central);
    connect(m_panel, &ScenarioPanel::ceilingsChanged, this, [this] { refresh(false); });
    connect(m_panel, &ScenarioPanel::modelFileWanted, this, &MainWindow::openByDialog);
}

void MainWindow::buildRight(QWidget* right) {
    auto* stack = new QVBoxLayout(right);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->setSpacing(0);
    stack->addWidget(new HairLine(Qt::Horizontal, right));
    m_verdict = new VerdictBanner(right);
    stack->addWidget(m_verdict);

    m_splitter = new QSplitter(Qt::Vertical, right);
    m_splitter->setChildrenCollapsible(false);
    stack->addWidget(m_splitter, 1);

    auto* top = new Surface(m_splitter);
    auto* topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    topLayout->setSpacing(0);
    m_chartTabs = new TabRow(Ui::tr("Charts"), top);
    for (const ChartRow& row : charts()) {
        const int tab = m_chartTabs->addTab(Ui::tr(row.title), Ui::tr(row.brief));
        m_chartTabs->bar()->setTabData(tab, text::fromUtf8(row.key));
        if (text::fromUtf8(row.key) == m_view.chart)
            m_chartTabs->bar()->setCurrentIndex(tab);
    }
    m_compareLabel = new TintedLabel(Token::Text, 13, top);
    m_compareLabel->setText(Ui::tr("Compare by"));
    m_compare = new QuietCombo(top);
    m_compare->setAccessibleName(Ui::tr("Compare by"));
    m_compare->setFixedSize(140, 24);
    rereadPins();
    m_measure = new ChoiceEditor(
        Ui::tr("What the chart holds against the card"),
        {{QStringLiteral("states"), Ui::tr("States"),
          Ui::tr("Parameters, gradients and optimizer alone")},
         {QStringLiteral("total"), Ui::tr("Total"), Ui::tr("Everything on one GPU")}},
        top);
    m_measure->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_measure->setCurrent(m_view.measure);
    m_chartTabs->addCorner(m_compareLabel, 760); // the box speaks for itself where room is short
    m_chartTabs->addCorner(m_compare);
    m_chartTabs->addCorner(m_measure);
    showChartControls();
    topLayout->addWidget(m_chartTabs);
    m_chart = new ChartView(top);
    m_chart->setAxisMode(m_view.axisHoldsAllBars ? AxisMode::AllBars : AxisMode::Ceilings);
    topLayout->addWidget(m_chart, 1);

    auto* bottom = new Surface(m_splitter);
    auto* bottomLayout = new QVBoxLayout(bottom);
    bottomLayout->setContentsMargins(0, 0, 0, 0);
    bottomLayout->setSpacing(0);
    m_lowerTabs = new TabRow(Ui::tr("Tables"), bottom);
    m_lowerTabs->addTab(Ui::tr("Breakdown"), Ui::tr("Breakdown", "a tab's short title"));
    m_lowerTabs->addTab(Ui::tr("Ladder"));
    m_lowerTabs->addTab(Ui::tr("Suggestions"));
    m_lowerTabs->addTab(Ui::tr("Show the work"), Ui::tr("Work", "a tab's short title"));
    m_lowerTabs->addTab(Ui::tr("Launch"));
    m_lowerTabs->addTab(Ui::tr("Issues"));
    m_lowerTabs->addTab(Ui::tr("Pinned"));
    m_lowerTabs->addTab(Ui::tr("Waterfall"));
    m_ladderOf = new ChoiceEditor(
        Ui::tr("What the ladder shows"),
        {{QStringLiteral("states"), Ui::tr("States"),
          Ui::tr("Parameters, gradients and optimizer alone")},
         {QStringLiteral("total"), Ui::tr("Total"), Ui::tr("Everything on one GPU")}},
        bottom);
    m_ladderOf->setCurrent(QStringLiteral("total"));
    m_ladderOf->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_lowerTabs->addCorner(m_ladderOf);
    m_unit = new TintedLabel(Token::Text2, 13, bottom);
    m_lowerTabs->addCorner(m_unit);
    bottomLayout->addWidget(m_lowerTabs);
    m_lower = new QStackedWidget(bottom);
    bottomLayout->addWidget(m_lower, 1);

    m_breakdown = new BreakdownView(m_document, m_lower);
    m_lower->addWidget(m_breakdown);
    while (m_lower->count() < m_lowerTabs->bar()->count())
        m_lower->addWidget(new QWidget(m_lower));
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    top->setMinimumHeight(160);
    bottom->setMinimumHeight(56);

    m_heights = {{UsualHeight, {490, 217}}, {TallTable, {300, 407}}};
    connect(m_lowerTabs->bar(), &QTabBar::currentChanged, this, &MainWindow::showLowerTab);
    const int wanted = std::clamp(m_view.lowerTab, 0, m_lower->count() - 1);
    m_view.lowerTab = wanted;
    m_lowerTabs->bar()->setCurrentIndex(wanted);
    m_splitter->setSizes(m_heights[shareOf(wanted) == TallTable ? TallTable : UsualHeight]);
    showLowerTab(wanted);

    connect(m_chartTabs->bar(), &QTabBar::currentChanged, this, [this](int tab) {
        m_view.chart = m_chartTabs->bar()->tabData(tab).toString();
        showChartControls();
        refresh(false);
    });
    connect(m_measure, &ChoiceEditor::chosen, this, [this](const QString& key) {
        m_view.measure = key;
        refresh(false);
    });
    connect(m_pins, &Pins::changed, this, [this] {
        rereadPins();
        refresh(false);
    });
    const QList<LogSlider*> sliders = m_panel->findChildren<LogSlider*>();
    m_sliders.assign(sliders.begin(), sliders.end());
    for (LogSlider* slider : m_sliders)
        connect(slider, &LogSlider::released, this, [this] { refresh(false); }); // the ghost goes
    connect(m_compare, &QComboBox::activated, this, [this] {
        m_view.compare = m_compare->currentData().toString();
        refresh(false);
    });
    connect(m_ladderOf, &ChoiceEditor::chosen, this, [this](const QString& key) {
        ladder().ladder().setOf(key == QLatin1String("states") ? LadderModel::Of::States
                                                                : LadderModel::Of::Total);
    });
    // Chart and table point at the same term; the document alone says which scheme is selected.
    connect(m_chart, &ChartView::termHovered, m_breakdown, &BreakdownView::setHighlightedTerm);
    connect(m_breakdown, &BreakdownView::termHovered, m_chart, &ChartView::setHighlightedTerm);
    connect(m_chart, &ChartView::barActivated, this, [this](const QString& key) {
        const ChartRow* row = findChart(m_view.chart.toStdString());
        if (const auto chosen = (row != nullptr ? *row : charts().front()).scenarioOf(request(), key))
            m_document.apply(*chosen, Ui::tr("Choose a bar"));
    });
    connect(m_chart, &ChartView::segmentActivated, this,
            [this](const QString&, const QString&) { m_lowerTabs->bar()->setCurrentIndex(BreakdownTab); });
}

/// What a tab holds, when it is first looked at: the window is there sooner without what nobody sees.
void MainWindow::makeLowerPage(int tab) {
    QWidget* page = nullptr;
    QWidget* corner = nullptr;
    const auto make = [&]<typename View, typename... More>(int its, View*& view, More&... more) {
        if (its != tab || view != nullptr)
            return;
        page = view = new View(m_document, more..., m_lower);
        if constexpr (requires { view->corner(); })
            corner = view->corner();
        if constexpr (requires { &View::fieldChosen; })
            connect(view, &View::fieldChosen, this, [this](const QString& key) { m_panel->focusField(key.toStdString()); });
    };
    make(LadderTab, m_ladder);
    make(SuggestionsTab, m_suggestions);
    make(WorkTab, m_work);
    make(LaunchTab, m_launch);
    if (tab == LaunchTab)
        m_launch->launch().setKept(m_document.origin().unknown);
    make(IssuesTab, m_issues);
    make(PinnedTab, m_pinned, *m_pins);
    make(AgainstTab, m_against);
    if (page == nullptr)
        return;
    const bool current = m_lower->currentIndex() == tab;
    QWidget* empty = m_lower->widget(tab);
    m_lower->insertWidget(tab, page);
    m_lower->removeWidget(empty);
    delete empty;
    if (current)
        m_lower->setCurrentIndex(tab);
    if (corner != nullptr) {
        m_lowerTabs->addCorner(corner);
        corner->setVisible(m_view.lowerTab == tab);
    }
    comeAfter(m_breakdown, page);
}

void MainWindow::showLowerTab(int tab) {
    makeLowerPage(tab);
    const HeightShare before = shareOf(m_view.lowerTab);
    const HeightShare share = shareOf(tab);
    if (before != share && before != TableAlone) // each keeps the heights that it was given
        m_heights[before] = m_splitter->sizes();
    m_splitter->widget(0)->setVisible(share != TableAlone);
    if (before != share && share != TableAlone)
        m_splitter->setSizes(m_heights[share]);
    m_lower->setCurrentIndex(tab);
    m_ladderOf->setVisible(tab == LadderTab);
    const auto showCorner = [tab](int its, auto* view) {
        if (view != nullptr)
            view->corner()->setVisible(tab == its);
    };
    showCorner(SuggestionsTab, m_suggestions);
    showCorner(WorkTab, m_work);
    showCorner(PinnedTab, m_pinned);
    showCorner(LaunchTab, m_launch);
    m_unit->setVisible(tab == BreakdownTab || tab == LadderTab);
    m_view.lowerTab = tab;
}

void MainWindow::showChartControls() {
    const bool compares = m_view.chart == QLatin1String("budget");
    m_compare->setVisible(compares);
    // Not by visibility: the row of tabs decides on that by its width.
    m_compareLabel->setMaximumWidth(compares ? QWIDGETSIZE_MAX : 0);
    m_measure->setVisible(m_view.chart == QLatin1String("wall") || m_view.chart == QLatin1String("ladder"));
}

/// Scenarios can be compared while some are pinned.
void MainWindow::rereadPins() {
    const QSignalBlocker quiet(m_compare);
    m_compare->clear();
    for (const CompareRow& row : comparisons())
        if (!row.variants(request()).empty())
            m_compare->addItem(Ui::tr(row.label), text::fromUtf8(row.key));
    m_compare->setCurrentIndex(std::max(0, m_compare->findData(m_view.compare)));
    m_view.compare = m_compare->currentData().toString();
}

bool MainWindow::isDragging() const {
    return std::any_of(m_sliders.begin(), m_sliders.end(),
                       [](const LogSlider* slider) { return slider->isHeld(); });
}

ChartRequest MainWindow::request() const {
    ChartRequest request;
    request.scenario = m_document.scenario();
    request.compare = m_view.compare;
    request.axis.top = m_fixedTop;
    if (m_view.chart == QLatin1String("map")) {
        request.map = m_map->mapOf(request.scenario);
        request.best = m_map->bestOf(request.scenario);
        request.alone = m_map->aloneOf(request.scenario);
    } else
        m_map->rest();
    const CeilingCard planned = plannedCard(request.scenario);
    for (std::size_t i = 0; i < m_view.ceilings.size(); ++i) {
        const CeilingCard& card = m_view.ceilings[i];
        if (card.drawn) // the dash belongs to the card, not to its place among those drawn
            addCeiling(request.ceilings,
                       {card.name(), card.size.bytes(), card.isSameCard(planned), static_cast<int>(i)});
    }
    if (m_view.measure == QLatin1String("total"))
        request.measure = Measure::Total;
    if (!m_pins->list().empty()) {
        request.scenarios.push_back({QStringLiteral("now"), Ui::tr("Now"), request.scenario, true});
        for (std::size_t i = 0; i < m_pins->list().size(); ++i)
            request.scenarios.push_back(
                {QStringLiteral("pin%1").arg(i), m_pins->list()[i].name, m_pins->list()[i].scenario, false});
    }
    if (isDragging())
        request.before = m_rested;
    return request;
}

QString MainWindow::cardName() const {
    return plannedCard(m_document.scenario()).name();
}

void MainWindow::refresh(bool byUndo) {
    if (!isDragging())
        m_rested = m_document.scenario();
    const format::Unit unit = m_document.scenario().unit->unit;
    m_verdict->setPlan(m_document.plan(), cardName(), m_view.ceilings, unit, m_fewest.text());
    if (byUndo)
        m_chart->animateNextChange();
    refreshChart();
    m_unit->setText(Ui::tr("%1 per GPU", "the unit").arg(QString::fromUtf8(format::unitName(unit).data())));
    const std::size_t issues = m_document.plan().issues().size();
    const QString title = issues == 0 ? Ui::tr("Issues") : Ui::tr("Issues (%1)").arg(issues);
    m_lowerTabs->setTitle(IssuesTab, title);
    for (const ChoiceAction& one : m_choiceActions)
        one.action->setChecked(one.field->text(m_document.scenario()) == one.value);
}

void MainWindow::refreshChart() {
    const ChartRow* chart = findChart(m_view.chart.toStdString());
    m_chart->setSpec((chart != nullptr ? *chart : charts().front()).build(request()));
}

void MainWindow::setTheme(const QString& key) {
    m_view.theme = key;
    setUiTheme(themeChoice(key));
    retheme();
}

void MainWindow::retheme() {
    m_chart->setTheme(ChartTheme(uiTheme().kind, m_view.chartScale));
    for (QAction* action : m_themeActions)
        action->setChecked(action->data().toString() == m_view.theme);
}

/// What is in force from the next start, said with the means to start anew.
void MainWindow::tellNextStart(const QString& sentence) {
    std::vector<NoticeBar::Choice> choices;
    if (m_restart)
        choices.emplace_back(Ui::tr("&Restart Now"), [this] {
            if (close())
                m_restart();
        });
    choices.emplace_back(Ui::tr("Close"), std::function<void()>());
    m_notice->tell(sentence, choices);
}

void MainWindow::setTextScale(int percent) {
    if (percent == m_view.textScale)
        return;
    if (!m_keepSession) {
        m_notice->tell(Ui::tr("The size is not kept: this window was started without the session."),
                       {{Ui::tr("Close"), {}}});
        return;
    }
    m_view.textScale = percent;
    settings::saveTextScale(percent);
    tellNextStart(Ui::tr("Texts and controls are drawn at %1 from the next start.", "per cent")
                      .arg(QStringLiteral("%1\u202F%").arg(percent)));
}

void MainWindow::setLanguage(const QString& key) {
    if (key == m_view.language)
        return;
    if (!m_keepSession) {
        m_notice->tell(Ui::tr("The language is not kept: this window was started without the session."),
                       {{Ui::tr("Close"), {}}});
        return;
    }
    m_view.language = key;
    settings::saveLanguage(key);
    tellNextStart(Ui::tr("The window speaks the language chosen from the next start."));
}

void MainWindow::scaleChart(double factor) {
    m_view.chartScale = std::clamp(factor, 0.75, 3.0);
    retheme();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_chart != nullptr &&
        m_chart->theme().kind() != uiTheme().kind)
        retheme();
}

void MainWindow::buildMenus() {
    QMenuBar* bar = menuBar();
    bar->setNativeMenuBar(false);
    const auto add = [this](QMenu* menu, const QString& text, const QKeySequence& keys, auto&& does) {
        auto* action = new QAction(text, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WindowShortcut);
        connect(action, &QAction::triggered, this, std::forward<decltype(does)>(does));
        menu->addAction(action);
        addAction(action); // the keys work while the menu bar is hidden
        return action;
    };

    QMenu* file = bar->addMenu(Ui::tr("&File"));
    add(file, Ui::tr("&Open…"), QKeySequence::Open, [this] { openByDialog(); });
    fillRecent(*file->addMenu(Ui::tr("Open &Recent")));
    add(file, Ui::tr("&Save"), QKeySequence::Save, [this] { save(); });
    add(file, Ui::tr("Save &As…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        [this] { saveByDialog(); });
    file->addSeparator();
    QAction* exportAction = add(file, Ui::tr("&Export Picture…"), QKeySequence(Qt::CTRL | Qt::Key_E),
                                [this] { exportPicture(); });
    file->addSeparator();
    add(file, Ui::tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { close(); });

    QMenu* edit = bar->addMenu(Ui::tr("&Edit"));
    QAction* undo = m_document.undoStack().createUndoAction(this, Ui::tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_document.undoStack().createRedoAction(this, Ui::tr("&Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    for (QAction* action : {undo, redo}) {
        edit->addAction(action);
        addAction(action);
    }
    edit->addSeparator();
    add(edit, Ui::tr("&Copy Chart"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        [this] { copyPicture(); });
    add(edit, Ui::tr("&Pin Scenario"), QKeySequence(Qt::Key_P), [this] {
        pinned().pin();
        m_lowerTabs->bar()->setCurrentIndex(PinnedTab);
    });
    add(edit, Ui::tr("Copy &Table"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T),
        [this] { copyTable(); });

    QMenu* view = bar->addMenu(Ui::tr("&View"));
    QAction* column = add(view, Ui::tr("Control &Column"), QKeySequence(Qt::Key_F9), [this](bool on) {
        m_view.columnShown = on;
        m_column->setVisible(on);
        centralWidget()->findChild<QWidget*>(QStringLiteral("columnLine"))->setVisible(on);
    });
    column->setCheckable(true);
    column->setChecked(m_view.columnShown);
    centralWidget()->findChild<QWidget*>(QStringLiteral("columnLine"))->setVisible(m_view.columnShown);
    QAction* full = add(view, Ui::tr("&Full Screen"), QKeySequence(Qt::Key_F11),
                        [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    full->setCheckable(true);
    view->addSeparator();
    QMenu* chartMenu = view->addMenu(Ui::tr("C&hart"));
    m_chartKeys = new QActionGroup(this);
    for (int tab = 0; tab < m_chartTabs->bar()->count(); ++tab) {
        QAction* action = add(chartMenu, Ui::tr(charts()[static_cast<std::size_t>(tab)].title), QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + tab)),
                              [this, tab] { m_chartTabs->bar()->setCurrentIndex(tab); });
        action->setCheckable(true);
        action->setChecked(tab == m_chartTabs->bar()->currentIndex());
        m_chartKeys->addAction(action);
        connect(m_chartTabs->bar(), &QTabBar::currentChanged, action, [action, tab](int now) { action->setChecked(now == tab); });
    }
    view->addSeparator();
    QAction* allBars =
        add(view, Ui::tr("Axis Holds &All Bars"), QKeySequence(Qt::Key_A),
            [this](bool on) { m_chart->setAxisMode(on ? AxisMode::AllBars : AxisMode::Ceilings); });
    QAction* locked = add(view, Ui::tr("&Lock Axis"), QKeySequence(Qt::Key_L),
                          [this](bool on) { m_chart->setAxisLocked(on); });
    allBars->setCheckable(true);
    allBars->setChecked(m_view.axisHoldsAllBars);
    locked->setCheckable(true);
    connect(m_chart, &ChartView::axisModeChanged, this, [this, allBars](AxisMode mode) {
        m_view.axisHoldsAllBars = mode == AxisMode::AllBars;
        allBars->setChecked(m_view.axisHoldsAllBars);
    });
    connect(m_chart, &ChartView::axisLockChanged, this, [this, locked](bool on) {
        m_view.axisLocked = on;
        locked->setChecked(on);
        if (!on && m_fixedTop) {
            m_fixedTop.reset();
            refresh(false);
        }
    });
    view->addSeparator();
    QAction* larger = add(view, Ui::tr("La&rger Chart Text"), QKeySequence(Qt::CTRL | Qt::Key_Plus),
                          [this] { scaleChart(m_view.chartScale + 0.25); });
    larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    add(view, Ui::tr("S&maller Chart Text"), QKeySequence(Qt::CTRL | Qt::Key_Minus),
        [this] { scaleChart(m_view.chartScale - 0.25); });
    add(view, Ui::tr("&Usual Chart Text"), QKeySequence(Qt::CTRL | Qt::Key_0),
        [this] { scaleChart(1.0); });
    view->addSeparator();
    QMenu* scales = view->addMenu(Ui::tr("&Text and Controls"));
    auto* scaleGroup = new QActionGroup(this);
    for (const int percent : kTextScales) {
        QAction* action = add(scales, QStringLiteral("%1\u202F%").arg(percent), {},
                              [this, percent] { setTextScale(percent); });
        action->setCheckable(true);
        action->setChecked(percent == m_view.textScale);
        scaleGroup->addAction(action);
    }
    QMenu* languages = view->addMenu(Ui::tr("Lan&guage"));
    auto* languageGroup = new QActionGroup(this);
    const auto addLanguage = [&](const QString& key, const QString& title) {
        QAction* action = add(languages, title, {}, [this, key] { setLanguage(key); });
        action->setCheckable(true);
        action->setChecked(key == m_view.language);
        languageGroup->addAction(action);
    };
    addLanguage(QStringLiteral("system"), Ui::tr("&As the System"));
    for (const LanguageRow& row : language::rows())
        addLanguage(QString::fromLatin1(row.key), QString::fromUtf8(row.name));
    view->addSeparator();
    auto* themes = new QActionGroup(this);
    for (const auto& [key, title] : {std::pair{"system", QT_TRANSLATE_NOOP("Ui", "&System Theme")}, std::pair{"light", QT_TRANSLATE_NOOP("Ui", "L&ight Theme")},
                                     std::pair{"dark", QT_TRANSLATE_NOOP("Ui", "&Dark Theme")}}) {
        QAction* action = add(view, Ui::tr(title), {},
                              [this, name = QString::fromLatin1(key)] { setTheme(name); });
        action->setCheckable(true);
        action->setData(QString::fromLatin1(key));
        themes->addAction(action);
        m_themeActions.push_back(action);
    }

    QMenu* scenario = bar->addMenu(Ui::tr("Sce&nario"));
    for (const std::string_view key : {std::string_view("zero"), std::string_view("recompute")}) {
        const Field& row = field(key);
        QMenu* menu = scenario->addMenu(text::withMnemonic({}, row.label));
        auto* group = new QActionGroup(this);
        for (const FieldChoice& choice : row.choices()) {
            QAction* action =
                add(menu, Ui::label(choice.name), {},
                    [this, name = row.key, value = choice.key] { m_document.setField(name, value); });
            action->setCheckable(true);
            group->addAction(action);
            m_choiceActions.push_back({&row, std::string(choice.key), action});
        }
    }
    scenario->addSeparator();
    add(scenario, Ui::tr("Add a &Card…"), {}, [this] { m_panel->cards()->addButton()->click(); });
    add(scenario, Ui::tr("&Reset to Start"), QKeySequence(Qt::CTRL | Qt::Key_R),
        [this] { resetScenario(); });

    m_lectures = new LectureDesk(*this);
    m_lectures->setParent(this);
    m_lectures->fillMenu(*bar->addMenu(Ui::tr("&Lecture")));

    QMenu* help = bar->addMenu(Ui::tr("Hel&p"));
    add(help, Ui::tr("Short &Guide"), QKeySequence(Qt::Key_F1), [this] { showGuide(); });
    add(help, Ui::tr("&Keyboard…"), QKeySequence(Qt::CTRL | Qt::Key_Question),
        [this] { showShortcuts(); });
    add(help, Ui::tr("&About Memladder"), {}, [this] { showAbout(); });

    auto* corner = new QWidget(bar);
    auto* cornerLayout = new QHBoxLayout(corner);
    cornerLayout->setContentsMargins(0, 3, 8, 3);
    corner->setFixedHeight(30);
    cornerLayout->setSpacing(8);
    auto* presentButton = new KeyedButton(Ui::tr("Present"), QStringLiteral("F5"), corner);
    connect(presentButton, &QPushButton::clicked, m_lectures, [this] { m_lectures->present(); });
    cornerLayout->addWidget(presentButton);
    auto* exportButton = new KeyedButton(Ui::tr("Export…"), exportAction->shortcut().toString(QKeySequence::NativeText), corner);
    connect(exportButton, &QPushButton::clicked, exportAction, &QAction::trigger);
    cornerLayout->addWidget(exportButton);
    bar->setCornerWidget(corner, Qt::TopRightCorner);
}

std::vector<std::pair<QString, QString>> MainWindow::shortcuts() const {
    std::vector<std::pair<QString, QString>> out;
    for (const QAction* action : actions()) {
        if (action->shortcut().isEmpty())
            continue;
        if (action->actionGroup() == m_chartKeys) { // one line for all
            const QList<QAction*> all = m_chartKeys->actions();
            if (action == all.front())
                out.emplace_back(Ui::tr("Chart, in the order of the tabs"),
                                 QStringLiteral("%1 … %2").arg(action->shortcut().toString(QKeySequence::NativeText),
                                                               all.back()->shortcut().toString(QKeySequence::NativeText)));
            continue;
        }
        QString name = QString(action->text()).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
        if (action->shortcut() == QKeySequence(QKeySequence::Undo)) // they carry the step's name
            name = Ui::tr("Undo");
        else if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z))
            name = Ui::tr("Redo");
        out.emplace_back(name, action->shortcut().toString(QKeySequence::NativeText));
    }
    return out;
}

PictureView MainWindow::pictureView() const {
    PictureView view;
    view.chart = m_view.chart;
    view.compare = m_view.compare;
    view.cards.clear();
    for (const CeilingCard& card : m_view.ceilings) {
        if (card.drawn)
            view.cards.push_back(card.size);
    }
    view.measure = m_view.measure == QLatin1String("total") ? Measure::Total : Measure::States;
    view.scenarios = request().scenarios;
    view.axis = m_chart->axisMode();
    // The axis is told only where it is not the one that the bars alone would have.
    const ChartSpec shown = m_chart->shownSpec();
    if (shown.stacks.axis.top && *shown.stacks.axis.top != nextTop({}, axisNeed(shown)))
        view.axisTop = shown.stacks.axis.top;
    for (const QString& key : m_chart->hiddenTerms())
        view.hidden << key;
    view.hidden.sort();
    return view;
}

void MainWindow::showView(const PictureView& view) {
    for (CeilingCard& card : m_view.ceilings)
        card.drawn = false;
    for (const CardSize& size : view.cards) {
        const auto known = std::find_if(m_view.ceilings.begin(), m_view.ceilings.end(),
                                        [&](const CeilingCard& card) { return card.size == size; });
        if (known != m_view.ceilings.end())
            known->drawn = true;
        else
            m_view.ceilings.push_back(CeilingCard::of(size));
    }
    std::erase_if(m_view.ceilings, [](const CeilingCard& card) { return !card.drawn && !card.gpu; });
    m_view.compare = view.compare;
    if (view.compare == QLatin1String("scenarios")) {
        std::vector<PinnedScenario> pins;
        for (const ComparedScenario& one : view.scenarios)
            if (!one.selected) // the scenario at hand is the picture's own
                pins.push_back({one.name, one.scenario});
        m_pins->replace(std::move(pins));
    }
    rereadPins();
    m_view.measure = view.measure == Measure::Total ? QStringLiteral("total") : QStringLiteral("states");
    m_measure->setCurrent(m_view.measure);
    for (int tab = 0; tab < m_chartTabs->bar()->count(); ++tab) {
        if (m_chartTabs->bar()->tabData(tab).toString() == view.chart)
            m_chartTabs->bar()->setCurrentIndex(tab);
    }
    m_chart->setAxisMode(view.axis);
    m_chart->setHiddenTerms(QSet<QString>(view.hidden.begin(), view.hidden.end()));
    m_chart->setAxisLocked(false);
    m_fixedTop = view.axisTop;
    m_chart->setAxisLocked(view.axisTop.has_value());
    m_panel->showCards();
    refresh(false);
}

void MainWindow::exportPicture() {
    ExportDialog dialog(scenarioDocument(), pictureView(), m_export, m_view.folder, this);
    const bool saved = dialog.exec() == QDialog::Accepted;
    if (saved || dialog.wasCopied()) // what was given up is not kept
        m_export = dialog.choice();
    if (saved)
        m_view.folder = QFileInfo(dialog.path()).absolutePath();
}

void MainWindow::copyPicture() {
    ExportChoice choice = m_export;
    choice.options.size = m_chart->size();
    choice.options.scale = 2; // sharp where it is pasted
    choice.options.theme = uiTheme().kind;
    choice.options.textPoints.reset();
    const ExportDialog maker(scenarioDocument(), pictureView(), choice, m_view.folder);
    QApplication::clipboard()->setMimeData(maker.clipping().release());
}

void MainWindow::copyTable() {
    if (m_lower->currentWidget() == m_work) {
        m_work->markdownButton().click();
        return;
    }
    if (m_lower->currentWidget() == m_launch) {
        m_launch->copyButton().click();
        return;
    }
    auto* table = qobject_cast<DataTable*>(m_lower->currentWidget());
    if (table == nullptr)
        table = m_lower->currentWidget()->findChild<DataTable*>();
    QApplication::clipboard()->setText(table->asText(true));
}

void MainWindow::showShortcuts() {
    const QSize frame = frameGeometry().size() - size();
    KeySheet sheet(shortcuts(), screen()->availableSize() - frame, this);
    sheet.exec();
}

} // namespace memladder::ui
