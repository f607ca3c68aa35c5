// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/suggestions_view.h"

#include "document/ui_text.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"
#include "quantity/parse.h"
#include "search/offer.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QActionGroup>
#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace memladder::ui {

namespace {

constexpr int kFilterMargin = 16;
constexpr int kRowHeight = 44;
constexpr int kFootHeight = 44; ///< at least
constexpr int kFootLines = 3;   ///< at most
constexpr int kProgressMs = 100;
using Column = SuggestionsModel::Column;
constexpr std::array<int, SuggestionsModel::ColumnCount> kWidths = {42, 0, 66, 62, 76, 92, 72, 88, 74};
constexpr int kLayoutWidth = 300;
constexpr int kNarrowLayoutWidth = 136;

/// A line without a line break in sight.
QString joinedToFit(const QStringList& clauses, const QFontMetrics& metrics, int room) {
    QString line;
    for (const QString& clause : clauses) { // lower ranks go whole, nothing is cut
        const QString longer = line.isEmpty() ? clause : line + QStringLiteral("; ") + clause;
        if (metrics.horizontalAdvance(longer + QLatin1Char('.')) > room)
            break;
        line = longer;
    }
    if (line.isEmpty())
        return line;
    line[0] = line[0].toUpper();
    return line + QLatin1Char('.');
}

class SuggestionDelegate : public QStyledItemDelegate {
public:
    SuggestionDelegate(const bool& late, QObject* parent) : QStyledItemDelegate(parent), m_late(late) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const QRect& rect = option.rect;
        const bool outdated = m_late && index.data(SuggestionsModel::OutdatedRole).toBool();
        const bool current = index.data(SuggestionsModel::CurrentRole).toBool() && !outdated;
        const auto* table = qobject_cast<const DataTable*>(option.widget);
        const bool hovered = table != nullptr && table->highlightedRow() == index.row() && !outdated;
        painter->fillRect(rect, current || hovered ? theme.accentBg : theme.surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        const QColor ink = outdated ? theme.text3 : theme.text;
        const QColor second = outdated ? theme.text3 : theme.text2;
        if (index.column() == Column::Layout)
            paintLayout(*painter, rect, index, ink, second);
        else if (index.column() == Column::Gauge)
            paintGauge(*painter, rect, index.data(SuggestionsModel::UsedRole).toDouble(),
                       index.data(SuggestionsModel::HighRole).toDouble());
        else {
            const bool total = index.column() == Column::Total;
            painter->setFont(uiFont(13, total ? QFont::DemiBold : QFont::Normal));
            painter->setPen(index.column() == Column::Rank ? second : ink);
            painter->drawText(rect.adjusted(4, 0, -8, 0),
                              static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine,
                              index.data().toString());
        }
        if (option.state.testFlag(QStyle::State_Selected) && table != nullptr && table->hasFocus())
            paintFocus(*painter, rect, *table, index.column());
    }

private:
    static void paintLayout(QPainter& painter, const QRect& rect, const QModelIndex& index, const QColor& ink,
                            const QColor& second) {
        const QRect upper(rect.left() + 8, rect.top() + 4, rect.width() - 16, 18);
        const QString strategy = index.data(SuggestionsModel::StrategyRole).toString();
        const QString mode = QStringLiteral(", ") + index.data(SuggestionsModel::ModeRole).toString();
        const QFont bold = uiFont(13, QFont::DemiBold);
        painter.setPen(ink);
        painter.setFont(bold);
        painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, strategy);
        const int width = QFontMetrics(bold).horizontalAdvance(strategy);
        painter.setFont(uiFont(13));
        if (width + QFontMetrics(uiFont(13)).horizontalAdvance(mode) <= upper.width())
            painter.drawText(upper.adjusted(width, 0, 0, 0),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, mode);
        const QFont small = uiFont(12);
        const QFontMetrics metrics(small);
        const QRect lower(upper.left(), rect.top() + 22, upper.width(), 17);
        const QString full = index.data(SuggestionsModel::TradeRole).toString();
        painter.setFont(small);
        painter.setPen(second);
        painter.drawText(lower, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.horizontalAdvance(full) <= lower.width()
                             ? full
                             : joinedToFit(index.data(SuggestionsModel::ClausesRole).toStringList(), metrics,
                                           lower.width()));
    }

    /// `high`: where the measured range ends, beyond the card maybe.
    static void paintGauge(QPainter& painter, const QRect& rect, double used, double high) {
        const UiTheme& theme = uiTheme();
        const QRect bar(rect.left() + 8, rect.center().y() - 3, std::min(72, rect.width() - 16), 7);
        painter.fillRect(bar, theme.fitBg);
        const auto fill = [&](double share, const QColor& colour) {
            const int width = static_cast<int>(std::lround((bar.width() - 2) * std::clamp(share, 0.0, 1.0)));
            painter.fillRect(QRect(bar.left() + 1, bar.top() + 1, width, bar.height() - 2), colour);
        };
        fill(high, theme.border);
        fill(used, theme.text2);
        painter.setPen(QPen(theme.border, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar.adjusted(0, 0, -1, -1));
        if (high > 1)
            painter.fillRect(QRect(bar.right(), bar.top() - 3, 3, bar.height() + 6), theme.noFit);
    }

    /// One ring around the whole row, each cell its part.
    static void paintFocus(QPainter& painter, const QRect& rect, const DataTable& table, int column) {
        const QColor accent = uiTheme().accent;
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 2), accent);
        painter.fillRect(QRect(rect.left(), rect.bottom() - 2, rect.width(), 2), accent);
        if (column == 0)
            painter.fillRect(QRect(rect.left(), rect.top(), 2, rect.height() - 1), accent);
        int last = SuggestionsModel::ColumnCount - 1;
        while (last > 0 && table.isColumnHidden(last))
            --last;
        if (column == last)
            painter.fillRect(QRect(rect.right() - 1, rect.top(), 2, rect.height() - 1), accent);
    }

    const bool& m_late;
};

class SuggestionsHead : public QHeaderView {
public:
    explicit SuggestionsHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(true);
        setFixedHeight(24);
        setFocusPolicy(Qt::NoFocus);
        setMinimumSectionSize(24);
        setCursor(Qt::PointingHandCursor);
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        painter->fillRect(rect, theme.surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        const bool sorted = sortIndicatorSection() == section;
        const bool left = section == Column::Layout || section == Column::Gauge;
        const QFont font = uiFont(12, sorted && section > 0 ? QFont::DemiBold : QFont::Normal);
        QString title = model()->headerData(section, Qt::Horizontal).toString();
        const QFontMetrics metrics(font);
        if (section == Column::Layout) { // what has no room goes whole
            const QString longer = Ui::tr("%1, least disturbing first", "layouts").arg(title);
            if (!sorted && sortIndicatorSection() == 0 &&
                metrics.horizontalAdvance(longer) <= rect.width() - 16)
                title = longer;
            else if (metrics.horizontalAdvance(title) > rect.width() - 16)
                title = Ui::tr("Layout", "of parallel axes");
        }
        painter->setFont(font);
        painter->setPen(sorted && section > 0 ? theme.text : theme.text2);
        const QRect line = rect.adjusted(8, 0, -8, 0);
        painter->drawText(line,
                          static_cast<int>((left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter) |
                              Qt::TextSingleLine,
                          title);
        if (!sorted || section == 0)
            return;
        const int width = metrics.horizontalAdvance(title);
        const qreal x = left ? line.left() + width + 9 : line.right() - width - 8;
        if (x < rect.left() + 4)
            return;
        painter->save();
        painter->translate(x, rect.center().y() + 1);
        if (sortIndicatorOrder() == Qt::AscendingOrder)
            painter->scale(1, -1); // points up where numbers grow downwards from the least
        drawTriangle(*painter, {0, 0}, true, theme.text);
        painter->restore();
    }
};

/// The cross or check before the foot's words.
class FootMark : public QWidget {
public:
    explicit FootMark(QWidget* parent) : QWidget(parent) { setFixedSize(12, 12); }
    void setMark(std::optional<Mark> mark) {
        m_mark = mark;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LeftToRight);
        if (m_mark)
            drawMark(painter, QRectF(rect()).adjusted(1, 1, -1, -1), *m_mark,
                     *m_mark == Mark::Check ? uiTheme().fits : uiTheme().noFit, 2.0);
    }

private:
    std::optional<Mark> m_mark;
};

/// What the framework does not run: "DeepSpeed has no VPP; DeepSpeed runs TP with ZeRO up to 2".
QString skippedText(const Suggestions& found) {
    QStringList clauses;
    for (const Phrase& clause : found.skipped)
        clauses << Ui::of(clause);
    return clauses.join(QStringLiteral("; "));
}

} // namespace

QString differencesText(const Scenario& before, const Scenario& after) {
    QStringList out;
    for (const Field& row : fields()) {
        if (!row.same(before, after))
            out << QStringLiteral("%1 %2 → %3")
                       .arg(Ui::label(row.label), text::fieldValue(row, before),
                            text::fieldValue(row, after));
    }
    return out.join(QStringLiteral(", "));
}

SuggestionsView::SuggestionsView(PlanDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new SuggestionsModel(document, this)),
      m_filter(new SuggestionsFilter(this)), m_table(new DataTable(Ui::tr("Suggestions"), this)),
      m_empty(new QWidget(this)), m_emptyHead(new TintedLabel(Token::Text, 14, m_empty)),
      m_emptyText(new TintedLabel(Token::Text2, 13, m_empty)), m_mark(new FootMark(this)),
      m_foot(new TintedLabel(Token::Text2, 12, this)),
      m_apply(new QPushButton(Ui::tr("&Try it"), this)), m_stop(new QPushButton(this)),
      m_corner(new QWidget(this)) {
    m_filter->setSourceModel(m_model);

    m_table->setHorizontalHeader(new SuggestionsHead(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(kRowHeight);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setModel(m_filter);
    m_table->setItemDelegate(new SuggestionDelegate(m_late, m_table));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(0, Qt::AscendingOrder);
    m_table->setCursor(Qt::ArrowCursor);

    m_emptyHead->setFont(uiFont(14, QFont::DemiBold));
    for (TintedLabel* label : {m_emptyHead, m_emptyText, m_foot}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus);
    }
    auto* emptyLayout = new QVBoxLayout(m_empty);
    emptyLayout->setContentsMargins(kFilterMargin, 12, kFilterMargin, 8);
    emptyLayout->setSpacing(4);
    emptyLayout->addWidget(m_emptyHead);
    emptyLayout->addWidget(m_emptyText);
    emptyLayout->addStretch(1);

    m_apply->setAccessibleName(Ui::tr("Apply the selected suggestion"));
    m_apply->setFixedHeight(26);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(kFilterMargin, 0, kFilterMargin, 0);
    foot->setSpacing(8);
    foot->addWidget(m_mark);
    foot->addWidget(m_foot, 1);
    m_stop->setFixedHeight(26);
    m_stop->hide();
    foot->addWidget(m_stop);
    foot->addWidget(m_apply);
    m_footBox = new QWidget(this);
    m_footBox->setFixedHeight(kFootHeight);
    m_footBox->setLayout(foot);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_footBox);
    buildCorner();
    m_lateTimer.setSingleShot(true);
    m_lateTimer.setInterval(kLateMs);
    connect(&m_lateTimer, &QTimer::timeout, this, [this] {
        m_late = true;
        m_progressTimer.start(kProgressMs);
        refresh();
    });
    connect(&m_progressTimer, &QTimer::timeout, this, &SuggestionsView::refresh);
    connect(m_stop, &QPushButton::clicked, this,
            [this] { m_model->isCancelled() ? m_model->searchAgain() : m_model->cancel(); });

    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QAbstractItemView::clicked, this, &SuggestionsView::apply);
    connect(m_table, &QAbstractItemView::activated, this, &SuggestionsView::apply);
    connect(m_apply, &QPushButton::clicked, this, [this] { apply(m_table->currentIndex()); });
    connect(m_table, &DataTable::rowHovered, m_table, &DataTable::setHighlightedRow);
    connect(m_model, &SuggestionsModel::refreshed, this, &SuggestionsView::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { tellFoot(); });
    refresh();
}

void SuggestionsView::buildCorner() {
    auto* row = new QHBoxLayout(m_corner);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_headroomLabel = new TintedLabel(Token::Text2, 13, m_corner);
    m_headroomLabel->setText(Ui::tr("Headroom at least"));
    m_headroom = new ValueField(m_corner);
    m_headroom->setFixedWidth(52);
    m_headroom->setUnit(QStringLiteral("%"));
    m_headroom->setValueText(QStringLiteral("0"));
    m_headroom->setAccessibleName(Ui::tr("Headroom at least, percent of the card"));
    m_headroom->setToolTip(Ui::tr("Share of the card that has to stay free"));
    m_filterButton = new QPushButton(m_corner);
    m_filterButton->setFixedHeight(24);
    m_filterMenu = new QMenu(m_filterButton);
    row->addWidget(m_headroomLabel);
    row->addWidget(m_headroom);
    row->addWidget(m_filterButton);

    connect(m_headroom, &ValueField::entered, this, [this](const QString& typed) {
        QString number = typed.trimmed();
        if (number.endsWith(QLatin1Char('%')))
            number = number.chopped(1).trimmed();
        const auto value = parse::real(fromLocale(number).toStdString());
        const double percent = value.value_or(-1);
        if (!(percent >= 0 && percent < 100)) {
            m_headroom->reject();
            m_headroom->setToolTip(Ui::tr("“%1” is not taken. Accepted: 0 to 99.9.").arg(typed));
            return;
        }
        m_headroom->setToolTip(Ui::tr("Share of the card that has to stay free"));
        m_headroom->setValueText(inLocale(format::shortest(percent)));
        m_model->setHeadroom(percent / 100.0);
    });
    connect(m_headroom, &ValueField::stepped, this, [this](int direction) {
        const double percent = std::clamp(m_model->headroom() * 100.0 + 5.0 * direction, 0.0, 95.0);
        m_headroom->setValueText(inLocale(format::shortest(std::round(percent))));
        m_model->setHeadroom(std::round(percent) / 100.0);
    });

    const auto check = [this](const QString& title, auto&& does) {
        QAction* action = m_filterMenu->addAction(title);
        action->setCheckable(true);
        connect(action, &QAction::toggled, this, [this, does](bool on) {
            does(on);
            refresh();
        });
        return action;
    };
    check(Ui::tr("No &tensor parallel"), [this](bool on) { m_filter->setNoTensorParallel(on); });
    check(Ui::tr("No &pipeline"), [this](bool on) { m_filter->setNoPipeline(on); });
    m_wholeRange = check(Ui::tr("Only what fits over the &whole range"), [this](bool on) { m_model->setWholeRange(on); });
    m_filterMenu->addSeparator();
    auto* modes = new QActionGroup(this);
    QAction* any = check(Ui::tr("&Any recompute"), [this](bool on) {
        if (on)
            m_filter->setRecompute(std::nullopt);
    });
    modes->addAction(any);
    const auto rows = Registry<Recompute>::rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].suggested)
            continue;
        const QString title = rows[i].extra == ExtraForward::Nothing
                                  ? Ui::tr("Only without recompute")
                                  : Ui::tr("Only %1 recompute").arg(Ui::label(rows[i].key));
        modes->addAction(check(title, [this, i](bool on) {
            if (on)
                m_filter->setRecompute(i);
        }));
    }
    m_filterMenu->addSeparator();
    buildFrameworks();
    QMenu* order = m_filterMenu->addMenu(Ui::tr("&Sort by"));
    for (const auto& [column, title] :
         {std::pair{Column::Rank, QT_TRANSLATE_NOOP("Ui", "&Least disturbing")}, std::pair{Column::Total, QT_TRANSLATE_NOOP("Ui", "&Total")},
          std::pair{Column::Headroom, QT_TRANSLATE_NOOP("Ui", "&Headroom")}, std::pair{Column::Flops, QT_TRANSLATE_NOOP("Ui", "&FLOPs")},
          std::pair{Column::Moved, QT_TRANSLATE_NOOP("Ui", "&Moved")}, std::pair{Column::Bubble, QT_TRANSLATE_NOOP("Ui", "&Bubble")}}) {
        QAction* action = order->addAction(Ui::tr(title));
        connect(action, &QAction::triggered, this, [this, at = column] {
            m_table->sortByColumn(at, at == Column::Headroom ? Qt::DescendingOrder : Qt::AscendingOrder);
        });
    }
    connect(m_filterButton, &QPushButton::clicked, this, [this] {
        m_filterMenu->popup(m_filterButton->mapToGlobal(QPoint(0, m_filterButton->height())));
    });
    any->setChecked(true);
}

void SuggestionsView::buildFrameworks() {
    m_frameworks = m_filterMenu->addMenu(Ui::tr("&Run by"));
    auto* group = new QActionGroup(this);
    const auto add = [&](const QString& title, std::optional<Choice<Framework>> framework) {
        QAction* action = m_frameworks->addAction(title);
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, framework] {
            if (m_document.scenario().estimator->method != EstimatorMethod::Detailed)
                m_model->setFramework(framework);
            else if (framework) // the account is the framework's: another one is another scenario
                m_document.setField("framework", framework->row().key);
            tellFilters(); // what was chosen anew was unchecked by the click
        });
        return action;
    };
    m_anyFramework = add(Ui::tr("&Any framework"), {});
    const auto rows = Registry<Framework>::rows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        add(Ui::label(rows[i].name), Choice<Framework>::at(i))->setData(static_cast<int>(i));
}

void SuggestionsView::tellFilters() {
    const bool ownAlone = m_document.scenario().estimator->method == EstimatorMethod::Detailed;
    const int filters = m_filter->filters() + (m_model->framework() && !ownAlone ? 1 : 0) + (m_model->wholeRange() ? 1 : 0);
    m_filterButton->setText(filters == 0 ? Ui::tr("Filter…")
                                         : Ui::tr("Filter (%1)…").arg(filters));
    m_filterButton->setAccessibleName(Ui::tr("Filter and sort suggestions, %1 active").arg(filters));
    const std::optional<Choice<Framework>> now = m_model->framework();
    m_anyFramework->setEnabled(!ownAlone);
    m_wholeRange->setEnabled(ownAlone); // the textbook has no range
    for (QAction* action : m_frameworks->actions())
        action->setChecked(action->data().isValid() ? now && now->index() == action->data().toULongLong()
                                                    : !now);
}

void SuggestionsView::apply(const QModelIndex& index) {
    const Suggestion* chosen = m_model->suggestion(m_filter->mapToSource(index).row());
    if (chosen == nullptr)
        return;
    const Scenario next = chosen->scenario;
    const Scenario before = m_document.scenario();
    if (next == before)
        return;
    const QString name = Ui::of(chosen->strategy);
    m_applied = next;
    m_appliedText =
        Ui::tr("Applied %1. %2. Ctrl+Z takes it back.").arg(name, differencesText(before, next));
    m_document.apply(next, Ui::tr("Apply suggestion: %1").arg(name), PlanDocument::Naming::AsGiven);
}

QString SuggestionsView::footText() const {
    return m_foot->text();
}

QString SuggestionsView::emptyText() const {
    return m_empty->isVisibleTo(this) ? m_emptyHead->text() + QLatin1Char('\n') + m_emptyText->text()
                                      : QString();
}

void SuggestionsView::refresh() {
    tellFilters();
    const Suggestions& found = m_model->found();
    const bool searching = m_model->isSearching() && isSearchable(m_document.scenario());
    const bool stopped = m_model->isCancelled() && isSearchable(m_document.scenario());
    m_stop->setVisible(stopped || (searching && m_late));
    if (!searching) {
        m_lateTimer.stop();
        m_progressTimer.stop();
        m_late = stopped;
        if (stopped)
            tellStop(Ui::tr("Search &Again"), Ui::tr("Search for layouts again"));
    } else if (!m_late) { // most answers come before an eye sees that they are missing
        if (!m_lateTimer.isActive())
            m_lateTimer.start();
        m_apply->setEnabled(false);
        return;
    } else {
        tellStop(Ui::tr("&Stop"), Ui::tr("Stop the search for layouts"));
    }
    if (!isSearchable(m_document.scenario())) {
        m_table->hide();
        m_empty->show();
        m_emptyHead->setText(Ui::tr("No suggestions under this estimator"));
        m_emptyText->setText(Ui::tr("The search goes through the layouts of the textbook and of the detailed estimator. Choose one of them to see them."));
        writeFoot({});
        m_mark->hide();
        m_apply->setEnabled(false);
        return;
    }
    const bool nothing = found.list.empty();
    const bool filteredAway = !nothing && m_filter->rowCount() == 0;
    m_table->setVisible(!nothing && !filteredAway);
    m_empty->setVisible(nothing || filteredAway);
    if (!m_model->isAnswered() || ((searching || stopped) && nothing)) {
        m_emptyHead->setText(searching ? Ui::tr("Searching…") : stopped ? Ui::tr("The search was stopped") : QString());
        m_emptyText->setText(searching ? progressText() : QString());
    } else if (filteredAway) {
        m_emptyHead->setText(Ui::tr("No layout passes the filter"));
        m_emptyText->setText(Ui::tr("%n without it.", "layouts without the filter", found.list.size()));
    } else if (nothing) {
        const format::Unit unit = m_model->question().unit->unit;
        const Job job = resolve(m_model->question());
        const QString where = QStringLiteral("%1 × %2").arg(inLocale(format::grouped(job.layout.gpus)),
                                                            inLocale(job.capacity.label()));
        m_emptyHead->setText(m_model->headroom() > 0
                                 ? Ui::tr("Nothing fits on %1 with %2 free", "cards, per cent")
                                       .arg(where, inLocale(format::shortest(m_model->headroom() * 100.0)) + QStringLiteral(" %"))
                                 : Ui::tr("Nothing fits on %1", "cards").arg(where));
        QStringList lines;
        if (m_model->wholeRange())
            lines << (found.closest ? Ui::tr("The filter asks for the whole range: up to %1 here.", "the closest layout's high end")
                                          .arg(inLocale(format::sizeWithUnit(found.closest->detailed->high, unit, true)))
                                    : Ui::tr("The filter asks for the whole range."));
        if (found.impossible)
            lines << Ui::tr("No layout can: %1.").arg(Ui::of(found.impossible->inequality(unit)));
        if (const std::string_view remark = boundRemark(job.layout.offload.row()); !remark.empty())
            lines << Ui::label(remark) + QLatin1Char('.');
        if (found.closest)
            lines << Ui::tr("Closest: %1 needs %2.")
                         .arg(Ui::of(strategyName(found.closest->job.layout)),
                              inLocale(
                                  format::sizeWithUnit(found.closest->total(), unit, true)));
        if (!found.skipped.empty())
            lines << Ui::tr("Left out: %1.").arg(skippedText(found));
        lines << Ui::tr("%1 layouts considered. Add GPUs, shorten the sequence or cut the micro-batch.")
                     .arg(inLocale(format::grouped(found.considered)));
        m_emptyText->setText(lines.join(QLatin1Char('\n')));
    }
    tellFoot();
    if (m_table->isVisibleTo(this)) {
        placeColumns();
        m_table->viewport()->update();
        m_table->horizontalHeader()->viewport()->update();
    }
}

void SuggestionsView::tellStop(const QString& text, const QString& name) {
    m_stop->setText(text);
    m_stop->setAccessibleName(name);
}

QString SuggestionsView::progressText() const {
    const double done = m_model->progress();
    return done > 0 ? Ui::tr("%1\u202F% of the layouts are weighed.").arg(static_cast<int>(100 * done)) : QString();
}

void SuggestionsView::tellFoot() {
    const Suggestions& found = m_model->found();
    const bool searching = m_model->isSearching();
    auto* mark = static_cast<FootMark*>(m_mark);
    QStringList words; // the weightiest sentence first
    std::optional<Mark> sign;
    if (searching) {
        if (!found.list.empty())
            words << Ui::tr("Searching for this scenario; the rows are of the one before.") << progressText();
    } else if (m_model->isCancelled()) {
        if (!found.list.empty())
            words << Ui::tr("The search was stopped; the rows are of the scenario before.");
    } else if (!m_appliedText.isEmpty() && m_document.scenario() == m_applied) {
        words << m_appliedText;
        sign = Mark::Check;
    } else if (m_model->isAnswered() && !found.list.empty()) {
        const Scenario& question = m_model->question();
        if (found.microBatch != question.microBatch)
            words << Ui::tr("Nothing fits at micro-batch %1; these are at %2.")
                         .arg(question.microBatch)
                         .arg(found.microBatch);
        if (const auto refused = notOffered(question, m_model->pins())) {
            words << Ui::tr("Not offered: %1").arg(text::sentence(Ui::of(refused->text)));
            sign = Mark::Cross;
        } else
            words << Ui::tr("Every sharding scheme fits by itself.");
        if (const auto framework = m_model->framework())
            words << Ui::tr("Only what %1 runs.").arg(Ui::label(framework->row().name));
        words << Ui::tr("%1 of %2 layouts fit, the best of each kind is listed.")
                     .arg(inLocale(format::grouped(found.fitting)), inLocale(format::grouped(found.considered)));
    }
    QStringList told{words.join(QLatin1Char(' '))};
    if (const QString skipped = skippedText(found); !skipped.isEmpty() && !words.isEmpty())
        told << skipped + QLatin1Char('.');
    m_foot->setToolTip(told.join(QLatin1Char('\n')));
    mark->setMark(sign);
    m_mark->setVisible(sign.has_value());
    writeFoot(words);
    m_apply->setEnabled(!m_model->isOutdated() && m_table->isVisibleTo(this) && m_table->currentIndex().isValid());
}

/// As many of the sentences as have room, then clauses of the first.
void SuggestionsView::writeFoot(QStringList words) {
    m_words = words;
    const QFontMetrics metrics(m_foot->font());
    const int width = m_footBox->width() - 2 * kFilterMargin -
                      (m_mark->isVisibleTo(this) ? m_mark->width() + 8 : 0) - m_apply->sizeHint().width() - 8 -
                      (m_stop->isVisibleTo(this) ? m_stop->sizeHint().width() + 8 : 0);
    const auto linesOf = [&](const QString& text) {
        return metrics.boundingRect(QRect(0, 0, std::max(width, 80), 4000), Qt::TextWordWrap, text).height() /
               metrics.lineSpacing();
    };
    while (words.size() > 1 && linesOf(words.join(QLatin1Char(' '))) > 2)
        words.removeLast();
    QString text = words.join(QLatin1Char(' '));
    while (linesOf(text) > kFootLines && text.contains(QLatin1String("; ")))
        text = text.left(text.lastIndexOf(QLatin1String("; "))) + QLatin1Char('.');
    m_footBox->setFixedHeight(std::max(kFootHeight, linesOf(text) * metrics.lineSpacing() + 10));
    m_foot->setText(text);
}

void SuggestionsView::showEvent(QShowEvent* event) {
    m_model->setActive(true);
    m_shownAt = QCursor::pos();
    QWidget::showEvent(event);
    placeColumns();
}

void SuggestionsView::hideEvent(QHideEvent* event) {
    m_model->setActive(false);
    m_pressed = false;
    QWidget::hideEvent(event);
}

void SuggestionsView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_headroomLabel->setVisible(width() >= 820); // the field has its name for itself
    writeFoot(m_words);
}

bool SuggestionsView::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_table->viewport())
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Resize:
        placeColumns();
        break;
    case QEvent::MouseButtonPress: {
        // The rows came under a pointer that has not moved since: it still means the tab, once.
        const QPoint at = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        m_stray = !m_pressed && (at - m_shownAt).manhattanLength() < QApplication::startDragDistance();
        m_pressed = true;
        if (m_stray)
            return true;
        break;
    }
    case QEvent::MouseButtonDblClick:
        // Begun on the tab, before the rows came under the pointer: no choice of one.
        m_stray = !m_pressed;
        if (m_stray)
            return true;
        break;
    case QEvent::MouseButtonRelease:
        if (std::exchange(m_stray, false))
            return true;
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void SuggestionsView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.fillRect(rect(), uiTheme().surface);
    painter.fillRect(QRect(0, m_footBox->y(), width(), 1), uiTheme().hair);
}

void SuggestionsView::placeColumns() {
    // Columns go whole where there is no room, the least telling first.
    static constexpr std::array kFirstToGo = {Column::Gauge, Column::Moved, Column::Bubble, Column::Flops,
                                              Column::Free};
    const int room = m_table->viewport()->width();
    std::array<bool, SuggestionsModel::ColumnCount> shown{};
    shown.fill(true);
    const auto taken = [&shown] {
        int sum = 0;
        for (std::size_t i = 0; i < shown.size(); ++i)
            sum += shown[i] ? kWidths[i] : 0;
        return sum;
    };
    for (const Column column : kFirstToGo) {
        if (room - taken() >= kLayoutWidth)
            break;
        shown[column] = false;
    }
    for (int i = 0; i < SuggestionsModel::ColumnCount; ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_table->setColumnHidden(i, !shown[at]);
        if (shown[at])
            m_table->setColumnWidth(i, i == Column::Layout ? std::max(kNarrowLayoutWidth, room - taken())
                                                           : kWidths[at]);
    }
}

} // namespace memladder::ui
