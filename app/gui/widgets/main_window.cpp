// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window.h"

#include "charts/chart_axis.h"
#include "document/ui_text.h"
#include "io/plan_file.h"
#include "models/issues_model.h"
#include "widgets/key_sheet.h"
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
#include <QHeaderView>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

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

/// Rows of the list of issues.
class IssueDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const UiTheme& theme = uiTheme();
        const bool error = index.data(IssuesModel::ErrorRole).toBool();
        const QRect& rect = option.rect;
        painter->fillRect(rect,
                          option.state.testFlag(QStyle::State_Selected) ? theme.accentBg : theme.surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        QRect line = rect.adjusted(8, 0, -8, 0);
        painter->setPen(index.column() == 0 && error ? theme.noFit : theme.text);
        painter->setFont(uiFont(13, index.column() == 0 ? QFont::DemiBold : QFont::Normal));
        if (index.column() == 0) {
            line.setLeft(rect.left() + 16);
            if (error)
                drawMark(*painter, QRectF(line.left(), line.center().y() - 4, 10, 10), Mark::Cross,
                         theme.noFit, 1.75);
            line.setLeft(line.left() + 20);
        }
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          index.data().toString());
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(rect.adjusted(1, 1, -1, -2));
        }
    }
};

class IssueHead : public QHeaderView {
public:
    explicit IssueHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->fillRect(rect, uiTheme().surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), uiTheme().hair);
        painter->setFont(uiFont(12));
        painter->setPen(uiTheme().text2);
        painter->drawText(rect.adjusted(section == 0 ? 16 : 8, 0, -8, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          model()->headerData(section, Qt::Horizontal).toString());
    }
};

/// How the height is shared between chart and table: as usual, more for the table, or all of it.
enum HeightShare { UsualHeight, TallTable, TableAlone };
HeightShare shareOf(int tab) {
    return tab == SuggestionsTab || tab == LaunchTab ? TallTable : tab == WorkTab ? TableAlone : UsualHeight;
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
        if (const auto scenario = settings::loadScenario())
            m_document.restart(*scenario);
    }
    setUiTheme(themeChoice(m_view.theme));
    setAcceptDrops(true);
    setWindowIcon(QIcon(QStringLiteral(":/icons/memladder.svg")));
    build();
    buildMenus();
    connect(&m_document, &PlanDocument::changed, this, &MainWindow::refresh);
    connect(&m_fewest, &FewestGpus::arrived, this, [this] {
        m_verdict->setPlan(m_document.plan(), cardName(), m_view.ceilings, m_document.scenario().unit->unit,
                           m_fewest.text());
    });
    connect(m_map, &MapSearch::arrived, this, &MainWindow::refreshChart);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::retitle);
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
    auto* row = new QHBoxLayout(central);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);

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
    m_chartTabs = new TabRow(QStringLiteral("Charts"), top);
    for (const ChartRow& row : charts()) {
        const int tab = m_chartTabs->bar()->addTab(text::fromUtf8(row.title));
        m_chartTabs->bar()->setTabData(tab, text::fromUtf8(row.key));
        if (text::fromUtf8(row.key) == m_view.chart)
            m_chartTabs->bar()->setCurrentIndex(tab);
    }
    auto* compareLabel = new TintedLabel(Token::Text, 13, top);
    compareLabel->setText(QStringLiteral("Compare by"));
    m_compare = new QuietCombo(top);
    m_compare->setAccessibleName(QStringLiteral("Compare by"));
    for (const CompareRow& row : comparisons()) {
        if (!row.variants(request()).empty()) // nothing is pinned: nothing to compare
            m_compare->addItem(text::fromUtf8(row.label), text::fromUtf8(row.key));
    }
    m_compare->setCurrentIndex(std::max(0, m_compare->findData(m_view.compare)));
    m_view.compare = m_compare->currentData().toString();
    m_compare->setFixedSize(140, 24);
    m_chartTabs->addCorner(compareLabel, 700); // the box speaks for itself where room is short
    m_chartTabs->addCorner(m_compare);
    const auto showCompare = [this, compareLabel] {
        const bool compares = m_view.chart == QLatin1String("budget");
        m_compare->setVisible(compares);
        // Not by visibility: the row of tabs decides on that by its width.
        compareLabel->setMaximumWidth(compares ? QWIDGETSIZE_MAX : 0);
    };
    showCompare();
    connect(m_chartTabs->bar(), &QTabBar::currentChanged, this, [this, showCompare](int tab) {
        m_view.chart = m_chartTabs->bar()->tabData(tab).toString();
        showCompare();
    });
    topLayout->addWidget(m_chartTabs);
    m_chart = new ChartView(top);
    m_chart->setAxisMode(m_view.axisHoldsAllBars ? AxisMode::AllBars : AxisMode::Ceilings);
    topLayout->addWidget(m_chart, 1);

    auto* bottom = new Surface(m_splitter);
    auto* bottomLayout = new QVBoxLayout(bottom);
    bottomLayout->setContentsMargins(0, 0, 0, 0);
    bottomLayout->setSpacing(0);
    m_lowerTabs = new TabRow(QStringLiteral("Tables"), bottom);
    for (const char* title : {"Breakdown", "Ladder", "Suggestions", "Show the work", "Launch", "Issues"})
        m_lowerTabs->bar()->addTab(QString::fromLatin1(title));
    m_ladderOf = new ChoiceEditor(
        QStringLiteral("What the ladder shows"),
        {{QStringLiteral("total"), QStringLiteral("Total"), QStringLiteral("Everything on one GPU")},
         {QStringLiteral("states"), QStringLiteral("States"),
          QStringLiteral("Parameters, gradients and optimizer alone")}},
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
    m_ladder = new LadderView(m_document, m_lower);
    m_suggestions = new SuggestionsView(m_document, m_lower);
    m_work = new WorkView(m_document, m_lower);
    m_lowerTabs->addCorner(m_suggestions->corner());
    m_lowerTabs->addCorner(m_work->corner());
    m_launch = new LaunchView(m_document, m_lower);
    m_lowerTabs->addCorner(m_launch->corner());
    m_issues = new DataTable(QStringLiteral("Issues"), m_lower);
    m_issues->setHorizontalHeader(new IssueHead(m_issues));
    m_issues->horizontalHeader()->setFixedHeight(24);
    m_issues->horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    m_issues->setModel(new IssuesModel(m_document, m_issues));
    m_issues->setItemDelegate(new IssueDelegate(m_issues));
    m_issues->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_issues->setColumnWidth(0, 110);
    m_issues->setColumnWidth(1, 150);
    m_issues->horizontalHeader()->setStretchLastSection(true);
    m_lower->addWidget(m_breakdown);
    m_lower->addWidget(m_ladder);
    m_lower->addWidget(m_suggestions);
    m_lower->addWidget(m_work);
    m_lower->addWidget(m_launch);
    m_lower->addWidget(m_issues);
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
        refresh(false);
    });
    connect(m_compare, &QComboBox::activated, this, [this] {
        m_view.compare = m_compare->currentData().toString();
        refresh(false);
    });
    connect(m_ladderOf, &ChoiceEditor::chosen, this, [this](const QString& key) {
        m_ladder->ladder().setOf(key == QLatin1String("states") ? LadderModel::Of::States
                                                                : LadderModel::Of::Total);
    });
    connect(m_issues, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        m_panel->focusField(index.data(IssuesModel::FieldRole).toString().toStdString());
    });
    connect(m_launch, &LaunchView::fieldChosen, this,
            [this](const QString& key) { m_panel->focusField(key.toStdString()); });
    connect(m_issues, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        m_panel->focusField(index.data(IssuesModel::FieldRole).toString().toStdString());
    });
    // Chart and table point at the same term; the document alone says which scheme is selected.
    connect(m_chart, &ChartView::termHovered, m_breakdown, &BreakdownView::setHighlightedTerm);
    connect(m_breakdown, &BreakdownView::termHovered, m_chart, &ChartView::setHighlightedTerm);
    connect(m_chart, &ChartView::barActivated, this, [this](const QString& key) {
        const ChartRow* row = findChart(m_view.chart.toStdString());
        if (const auto chosen = (row != nullptr ? *row : charts().front()).scenarioOf(request(), key))
            m_document.apply(*chosen, QStringLiteral("Choose a bar"));
    });
    connect(m_chart, &ChartView::segmentActivated, this,
            [this](const QString&, const QString&) { m_lowerTabs->bar()->setCurrentIndex(BreakdownTab); });
}

void MainWindow::showLowerTab(int tab) {
    const HeightShare before = shareOf(m_view.lowerTab);
    const HeightShare share = shareOf(tab);
    if (before != share && before != TableAlone) // each keeps the heights that it was given
        m_heights[before] = m_splitter->sizes();
    m_splitter->widget(0)->setVisible(share != TableAlone);
    if (before != share && share != TableAlone)
        m_splitter->setSizes(m_heights[share]);
    m_lower->setCurrentIndex(tab);
    m_ladderOf->setVisible(tab == LadderTab);
    m_suggestions->corner()->setVisible(tab == SuggestionsTab);
    m_work->corner()->setVisible(tab == WorkTab);
    m_launch->corner()->setVisible(tab == LaunchTab);
    m_unit->setVisible(tab == BreakdownTab || tab == LadderTab);
    m_view.lowerTab = tab;
}

ChartRequest MainWindow::request() const {
    ChartRequest request;
    request.scenario = m_document.scenario();
    request.compare = m_view.compare;
    request.axis.top = m_fixedTop;
    if (m_view.chart == QLatin1String("map"))
        request.map = m_map->mapOf(request.scenario);
    else
        m_map->rest();
    const CeilingCard planned = plannedCard(request.scenario);
    for (std::size_t i = 0; i < m_view.ceilings.size(); ++i) {
        const CeilingCard& card = m_view.ceilings[i];
        if (card.drawn) // the dash belongs to the card, not to its place among those drawn
            request.ceilings.push_back(
                {card.name(), card.size.bytes(), card.isSameCard(planned), static_cast<int>(i)});
    }
    return request;
}

QString MainWindow::cardName() const {
    return plannedCard(m_document.scenario()).name();
}

void MainWindow::refresh(bool byUndo) {
    const format::Unit unit = m_document.scenario().unit->unit;
    m_verdict->setPlan(m_document.plan(), cardName(), m_view.ceilings, unit, m_fewest.text());
    if (byUndo)
        m_chart->animateNextChange();
    refreshChart();
    m_unit->setText(QString::fromUtf8(format::unitName(unit).data()) + QStringLiteral(" per GPU"));
    const std::size_t issues = m_document.plan().issues().size();
    const QString title = issues == 0 ? QStringLiteral("Issues") : QStringLiteral("Issues (%1)").arg(issues);
    if (m_lowerTabs->bar()->tabText(IssuesTab) != title)
        m_lowerTabs->bar()->setTabText(IssuesTab, title);
    for (const auto& [assignment, action] : m_choiceActions) {
        const qsizetype equals = assignment.indexOf(QLatin1Char('='));
        const Field& row = field(assignment.left(equals).toStdString());
        action->setChecked(row.text(m_document.scenario()) == assignment.mid(equals + 1).toStdString());
    }
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

void MainWindow::retitle() {
    const QString name = m_path.isEmpty() ? QStringLiteral("Unsaved scenario") : QFileInfo(m_path).fileName();
    setWindowTitle(QStringLiteral("%1[*] — Memladder").arg(name));
    setWindowModified(!m_path.isEmpty() && !m_document.undoStack().isClean());
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

    QMenu* file = bar->addMenu(QStringLiteral("&File"));
    add(file, QStringLiteral("&Open…"), QKeySequence::Open, [this] { openByDialog(); });
    add(file, QStringLiteral("&Save"), QKeySequence::Save, [this] { save(); });
    add(file, QStringLiteral("Save &As…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        [this] { saveByDialog(); });
    file->addSeparator();
    QAction* exportAction = add(file, QStringLiteral("&Export Picture…"), QKeySequence(Qt::CTRL | Qt::Key_E),
                                [this] { exportPicture(); });
    file->addSeparator();
    add(file, QStringLiteral("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { close(); });

    QMenu* edit = bar->addMenu(QStringLiteral("&Edit"));
    QAction* undo = m_document.undoStack().createUndoAction(this, QStringLiteral("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_document.undoStack().createRedoAction(this, QStringLiteral("&Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    for (QAction* action : {undo, redo}) {
        edit->addAction(action);
        addAction(action);
    }
    edit->addSeparator();
    add(edit, QStringLiteral("&Copy Chart"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        [this] { copyPicture(); });
    add(edit, QStringLiteral("Copy &Table"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T),
        [this] { copyTable(); });

    QMenu* view = bar->addMenu(QStringLiteral("&View"));
    QAction* column = add(view, QStringLiteral("Control &Column"), QKeySequence(Qt::Key_F9), [this](bool on) {
        m_view.columnShown = on;
        m_column->setVisible(on);
        centralWidget()->findChild<QWidget*>(QStringLiteral("columnLine"))->setVisible(on);
    });
    column->setCheckable(true);
    column->setChecked(m_view.columnShown);
    centralWidget()->findChild<QWidget*>(QStringLiteral("columnLine"))->setVisible(m_view.columnShown);
    QAction* full = add(view, QStringLiteral("&Full Screen"), QKeySequence(Qt::Key_F11),
                        [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    full->setCheckable(true);
    view->addSeparator();
    QAction* allBars =
        add(view, QStringLiteral("Axis Holds &All Bars"), QKeySequence(Qt::Key_A),
            [this](bool on) { m_chart->setAxisMode(on ? AxisMode::AllBars : AxisMode::Ceilings); });
    QAction* locked = add(view, QStringLiteral("&Lock Axis"), QKeySequence(Qt::Key_L),
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
    QAction* larger = add(view, QStringLiteral("La&rger Chart Text"), QKeySequence(Qt::CTRL | Qt::Key_Plus),
                          [this] { scaleChart(m_view.chartScale + 0.25); });
    larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    add(view, QStringLiteral("S&maller Chart Text"), QKeySequence(Qt::CTRL | Qt::Key_Minus),
        [this] { scaleChart(m_view.chartScale - 0.25); });
    add(view, QStringLiteral("&Usual Chart Text"), QKeySequence(Qt::CTRL | Qt::Key_0),
        [this] { scaleChart(1.0); });
    view->addSeparator();
    auto* themes = new QActionGroup(this);
    for (const auto& [key, title] : {std::pair{"system", "&System Theme"}, std::pair{"light", "L&ight Theme"},
                                     std::pair{"dark", "&Dark Theme"}}) {
        QAction* action = add(view, QString::fromLatin1(title), {},
                              [this, name = QString::fromLatin1(key)] { setTheme(name); });
        action->setCheckable(true);
        action->setData(QString::fromLatin1(key));
        themes->addAction(action);
        m_themeActions.push_back(action);
    }

    QMenu* scenario = bar->addMenu(QStringLiteral("Sce&nario"));
    for (const std::string_view key : {std::string_view("zero"), std::string_view("recompute")}) {
        const Field& row = field(key);
        QMenu* menu = scenario->addMenu(text::withMnemonic({}, row.label));
        auto* group = new QActionGroup(this);
        for (const FieldChoice& choice : row.choices()) {
            QAction* action =
                add(menu, text::fromUtf8(choice.name), {},
                    [this, name = row.key, value = choice.key] { m_document.setField(name, value); });
            action->setCheckable(true);
            group->addAction(action);
            m_choiceActions.emplace_back(
                text::fromUtf8(row.key) + QLatin1Char('=') + text::fromUtf8(choice.key), action);
        }
    }
    scenario->addSeparator();
    add(scenario, QStringLiteral("Add a &Card…"), {}, [this] { m_panel->cards()->addButton()->click(); });
    add(scenario, QStringLiteral("&Reset to Defaults"), QKeySequence(Qt::CTRL | Qt::Key_R),
        [this] { resetScenario(); });

    QMenu* help = bar->addMenu(QStringLiteral("Hel&p"));
    add(help, QStringLiteral("&Keyboard…"), QKeySequence(Qt::CTRL | Qt::Key_Question),
        [this] { showShortcuts(); });
    add(help, QStringLiteral("&About Memladder"), {}, [this] { showAbout(); });

    auto* corner = new QWidget(bar);
    auto* cornerLayout = new QHBoxLayout(corner);
    cornerLayout->setContentsMargins(0, 3, 8, 3);
    corner->setFixedHeight(30);
    cornerLayout->setSpacing(8);
    auto* exportButton = new KeyedButton(QStringLiteral("Export…"), QStringLiteral("Ctrl+E"), corner);
    connect(exportButton, &QPushButton::clicked, exportAction, &QAction::trigger);
    cornerLayout->addWidget(exportButton);
    bar->setCornerWidget(corner, Qt::TopRightCorner);
}

std::vector<std::pair<QString, QString>> MainWindow::shortcuts() const {
    std::vector<std::pair<QString, QString>> out;
    for (const QAction* action : actions()) {
        if (action->shortcut().isEmpty())
            continue;
        QString name = QString(action->text()).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
        if (action->shortcut() == QKeySequence(QKeySequence::Undo)) // they carry the step's name
            name = QStringLiteral("Undo");
        else if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z))
            name = QStringLiteral("Redo");
        out.emplace_back(name, action->shortcut().toString(QKeySequence::NativeText));
    }
    return out;
}

void MainWindow::resetScenario() {
    m_document.apply(Scenario(), QStringLiteral("Reset to defaults"));
}

Status MainWindow::openFile(const QString& path) {
    const std::string native = path.toStdString();
    const QString step = QStringLiteral("Open %1").arg(QFileInfo(path).fileName());
    const auto take = [&](const ScenarioDocument& read, bool ownFile) {
        m_unknown = read.unknown;
        m_path = ownFile ? path : QString(); // what is not ours is never written over
        m_launch->launch().setKept(m_unknown);
        m_launch->launch().setRead(QFileInfo(path).fileName(), ownFile ? std::vector<std::string>() : read.warnings);
        m_document.apply(read.scenario, step);
        m_document.undoStack().setClean();
        if (const json::Value* view = read.unknown.find(kViewMember))
            showView(viewFrom(*view));
        retitle();
    };
    if (isPng(path)) {
        const auto carried = readScenarioFromPng(path);
        if (!carried)
            return carried.error();
        const auto read = readScenario(*carried, native);
        if (!read)
            return read.error();
        take(*read, true);
        return {};
    }
    const auto read = readPlanFile(native, m_document.scenario());
    if (!read)
        return read.error();
    if (read->kind == PlanFileKind::Model) {
        m_document.apply(read->document.scenario, step);
        return {};
    }
    take(read->document, read->kind == PlanFileKind::Scenario);
    if (read->kind == PlanFileKind::Launch) { // what it was read from, and what was kept of it
        for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
            if (row.framework == read->document.scenario.framework->key)
                m_launch->choose(row.key);
        }
        if (!read->document.warnings.empty())
            m_lowerTabs->bar()->setCurrentIndex(LaunchTab);
    }
    return {};
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
    m_compare->setCurrentIndex(std::max(0, m_compare->findData(m_view.compare)));
    m_view.compare = m_compare->currentData().toString();
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

Status MainWindow::saveFile(const QString& path) {
    if (Status failed = writeFileAtomically(path.toStdString(), writeScenario(scenarioDocument())))
        return failed;
    m_path = path;
    m_document.undoStack().setClean();
    retitle();
    return {};
}

void MainWindow::report(const Error& error, const QString& title) {
    QMessageBox box(QMessageBox::NoIcon, title, QString::fromStdString(error.text()), QMessageBox::Ok, this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

void MainWindow::openByDialog() {
    const QString path = QFileDialog::getOpenFileName(
        this, QStringLiteral("Open a scenario, a picture, a model or launch settings"), m_view.folder,
        QStringLiteral("Scenarios, pictures, models, launch settings (*.json *.png *.sh *.toml *.yaml *.yml);;All files (*)"));
    if (path.isEmpty())
        return;
    m_view.folder = QFileInfo(path).absolutePath();
    if (const Status failed = openFile(path))
        report(*failed, QStringLiteral("Cannot open"));
}

bool MainWindow::save() {
    if (m_path.isEmpty() || !m_path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return saveByDialog();
    if (const Status failed = saveFile(m_path)) {
        report(*failed, QStringLiteral("Cannot save"));
        return false;
    }
    return true;
}

bool MainWindow::saveByDialog() {
    QFileDialog dialog(this, QStringLiteral("Save the scenario"), m_view.folder,
                       QStringLiteral("Scenarios (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("json"));
    dialog.selectFile(m_path.isEmpty() ? QStringLiteral("scenario.json")
                                       : QFileInfo(m_path).completeBaseName() + QStringLiteral(".json"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    const QString path = dialog.selectedFiles().constFirst();
    m_view.folder = QFileInfo(path).absolutePath();
    if (const Status failed = saveFile(path)) {
        report(*failed, QStringLiteral("Cannot save"));
        return false;
    }
    return true;
}

void MainWindow::exportPicture() {
    ExportDialog dialog(scenarioDocument(), pictureView(), m_export, m_view.folder, this);
    const bool saved = dialog.exec() == QDialog::Accepted;
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
    KeySheet sheet(shortcuts(), this);
    sheet.exec();
}

void MainWindow::showAbout() {
    QMessageBox box(QMessageBox::NoIcon, QStringLiteral("About Memladder"),
                    QStringLiteral("Memladder %1\nSee whether your model fits before you rent the GPUs.\n\n"
                                   "Plans the memory of training, not of inference. Numbers follow published "
                                   "formulas; each names its "
                                   "source.\n\nThe window is free software under the GNU General Public "
                                   "License, version 3 or later; the "
                                   "planning library under the MIT licence. Memladder Sans is Inter under "
                                   "the SIL Open Font Licence. "
                                   "Built with Qt %2.")
                        .arg(QStringLiteral(MEMLADDER_VERSION), QString::fromLatin1(qVersion())),
                    QMessageBox::Close, this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
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
    if (const Status failed = openFile(urls.constFirst().toLocalFile()))
        report(*failed, QStringLiteral("Cannot open"));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_keepSession) {
        m_view.geometry = saveGeometry();
        m_view.splitter = m_splitter->saveState();
        settings::saveWindow(m_view);
        settings::saveScenario(m_document.scenario());
    }
    QMainWindow::closeEvent(event);
}

} // namespace memladder::ui
