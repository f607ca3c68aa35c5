// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/against_view.h"

#include "document/ui_text.h"
#include "estimate/calibrate.h"
#include "estimate/evaluate.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"
#include "quantity/parse.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace memladder::ui {

namespace {

class WaterfallDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const QRect& rect = option.rect;
        const bool total = index.data(WaterfallModel::TotalRole).toBool();
        painter->fillRect(rect,
                          option.state.testFlag(QStyle::State_Selected) ? theme.accentBg : theme.surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        const ChartTheme chart(theme.kind);
        const QVariant fill = index.data(WaterfallModel::FillRole);
        if (index.column() == WaterfallModel::PictureColumn) {
            const double left = rect.left() + 12;
            const double width = rect.width() - 28;
            if (width < 20)
                return;
            const double from = left + width * index.data(WaterfallModel::FromRole).toDouble();
            const double to = left + width * index.data(WaterfallModel::ToRole).toDouble();
            const QRectF bar(std::floor(std::min(from, to)), rect.top() + 5,
                             std::max(1.0, std::round(std::abs(to - from))), rect.height() - 11);
            if (total)
                painter->fillRect(bar, theme.border);
            else
                chart.paintFill(*painter, bar, static_cast<Fill>(fill.toInt()), QPointF(left, rect.top()));
            // Where the sum stands: the next row begins there.
            const double at = std::round(to);
            painter->fillRect(QRectF(at, rect.top() + 2, 1, rect.height() - 2), theme.text);
            return;
        }
        QRect line = rect.adjusted(8, 0, -10, 0);
        if (index.column() == WaterfallModel::TermColumn) {
            line.setLeft(rect.left() + 16);
            if (fill.isValid())
                chart.paintFill(*painter, QRectF(line.left(), rect.center().y() - 5, 11, 11),
                                static_cast<Fill>(fill.toInt()), QPointF(line.left(), rect.top()));
            if (fill.isValid())
                line.setLeft(line.left() + 20);
        }
        painter->setFont(uiFont(13, total ? QFont::DemiBold : QFont::Normal));
        painter->setPen(theme.text);
        painter->drawText(line,
                          static_cast<int>(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>()) |
                              Qt::TextSingleLine,
                          index.data().toString());
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(rect.adjusted(1, 1, -1, -2));
        }
    }
};

class WaterfallHead : public QHeaderView {
public:
    explicit WaterfallHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        painter->fillRect(rect, uiTheme().surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), uiTheme().hair);
        painter->setFont(uiFont(12));
        painter->setPen(uiTheme().text2);
        const bool left = section == WaterfallModel::TermColumn;
        painter->drawText(rect.adjusted(left ? 16 : 8, 0, -10, 0),
                          static_cast<int>(left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                          model()->headerData(section, Qt::Horizontal).toString());
    }
};

QString plainSize(Bytes bytes, format::Unit unit) {
    return inLocale(format::sizeWithUnit(bytes, unit));
}

bool isDetailed(const Scenario& scenario) {
    return scenario.estimator->method == EstimatorMethod::Detailed;
}

/// What the detailed plan of a scenario says of it that the chosen estimator does not: what a framework makes of a ZeRO
/// stage, say. A sentence each.
QStringList remarksOf(const Plan& detailed, const Scenario& scenario) {
    const std::vector<Issue> known = isDetailed(scenario) ? std::vector<Issue>() : evaluate(scenario).issues();
    QStringList out;
    for (const Issue& issue : detailed.issues())
        if (std::none_of(known.begin(), known.end(), [&](const Issue& other) { return other.text == issue.text; }))
            out << Ui::of(issue.text) + QLatin1Char('.');
    return out;
}

} // namespace

AgainstView::AgainstView(PlanDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new WaterfallModel(document, this)),
      m_table(new DataTable(Ui::tr("Textbook against detailed"), this)),
      m_issue(new TintedLabel(Token::Text2, 13, this)), m_measured(new ValueField(this)),
      m_figure(new QuietCombo(this)), m_calibrate(new QPushButton(Ui::tr("Calibrate"), this)),
      m_forget(new QPushButton(Ui::tr("Forget"), this)),
      m_note(new TintedLabel(Token::Text2, 12, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(8);
    auto* label = new QLabel(Ui::tr("Measured pea&k"), this);
    label->setFont(uiFont(13));
    label->setBuddy(m_measured);
    m_measured->setFixedSize(104, 24);
    m_measured->setPlaceholderText(inLocale(QStringLiteral("61.2 GiB")));
    m_measured->setAccessibleName(Ui::tr("Measured peak"));
    m_measured->setToolTip(
        Ui::tr("The peak that one run of this scenario showed on its fullest GPU, with its unit"));
    m_figure->setAccessibleName(Ui::tr("Which figure was measured"));
    for (const MemoryFigure& figure : Registry<MemoryFigure>::rows()) {
        m_figure->addItem(Ui::label(figure.name), text::fromUtf8(figure.key));
        m_figure->setItemData(m_figure->count() - 1, Ui::label(figure.help), Qt::ToolTipRole);
    }
    m_figure->setFixedSize(112, 24);
    for (QPushButton* button : {m_calibrate, m_forget})
        button->setFixedHeight(24);
    m_calibrate->setToolTip(Ui::tr("Keep what is missing as a term of its own"));
    m_forget->setToolTip(Ui::tr("Let the calibration go"));
    m_note->setWordWrap(true);
    row->addWidget(label);
    row->addWidget(m_measured);
    row->addWidget(m_figure);
    row->addWidget(m_calibrate);
    row->addWidget(m_forget);
    row->addWidget(m_note, 1);
    layout->addLayout(row);
    m_issue->setWordWrap(true);
    m_issue->setContentsMargins(16, 8, 16, 8);
    layout->addWidget(m_issue);
    layout->addWidget(m_table, 1);
    m_table->setHorizontalHeader(new WaterfallHead(m_table));
    m_table->horizontalHeader()->setFixedHeight(24);
    m_table->horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new WaterfallDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);

    connect(m_measured, &ValueField::entered, this, &AgainstView::calibrateNow);
    connect(m_measured, &ValueField::restored, this, [this] {
        m_refusal.clear();
        refresh();
    });
    connect(m_calibrate, &QPushButton::clicked, this, &AgainstView::calibrateNow);
    connect(m_forget, &QPushButton::clicked, this, &AgainstView::forget);
    connect(m_figure, &QComboBox::activated, this, &AgainstView::refresh);
    connect(&m_document, &PlanDocument::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    m_model->setActive(isVisible());
    refresh();
}

void AgainstView::calibrateNow() {
    const QString typed = m_measured->text().trimmed();
    if (typed.isEmpty())
        return;
    const std::optional<CardSize> size = parse::size(fromLocale(typed).toStdString());
    const auto figure = Choice<MemoryFigure>::find(m_figure->currentData().toString().toStdString());
    if (!size || !figure) {
        m_refusal =
            Ui::tr("“%1” is not taken. Accepted: a size above 0 with unit GB or GiB.").arg(typed);
        m_measured->reject();
        refresh();
        return;
    }
    Scenario scenario = m_document.scenario();
    scenario.estimator = Choice<Estimator>::named("detailed"); // it alone tells these figures apart
    const Result<Calibrated> found = calibrate(scenario, *figure, size->bytes());
    if (!found) {
        m_refusal = text::refusal(found.error());
        m_measured->reject();
        refresh();
        return;
    }
    m_refusal.clear();
    m_measured->setValueText(inLocale(size->text()));
    m_document.apply(found->scenario, Ui::tr("Calibrate on %1", "a measured size").arg(inLocale(size->text())),
                     PlanDocument::Naming::AsGiven);
    refresh();
}

void AgainstView::forget() {
    Scenario scenario = m_document.scenario();
    scenario.calibration.reset();
    m_document.apply(scenario, Ui::tr("Forget the calibration"), PlanDocument::Naming::AsGiven);
    m_refusal.clear();
    refresh();
}

void AgainstView::refresh() {
    const Scenario& scenario = m_document.scenario();
    const format::Unit unit = scenario.unit->unit;
    m_forget->setEnabled(scenario.calibration.has_value());
    const QString issue = m_model->issue();
    m_issue->setText(issue);
    m_issue->setVisible(!issue.isEmpty());
    m_table->setVisible(issue.isEmpty());
    QString note;
    m_note->setToolTip({});
    if (!m_refusal.isEmpty()) {
        note = m_refusal;
    } else if (scenario.calibration) {
        const Bytes residual = scenario.calibration->residual;
        note = (residual < Bytes()
                    ? Ui::tr("%1 %2 less than computed: a term of its own, kept with the scenario.", "figure, size")
                    : Ui::tr("%1 %2 more than computed: a term of its own, kept with the scenario.", "figure, size"))
                   .arg(Ui::label(scenario.calibration->figure->name),
                        plainSize(residual < Bytes() ? -residual : residual, unit));
        if (!isDetailed(scenario))
            note += QLatin1Char(' ') + Ui::tr("It counts in the detailed account.");
    } else if (issue.isEmpty()) {
        Scenario detailed = scenario;
        detailed.estimator = Choice<Estimator>::named("detailed");
        const Plan plan = evaluate(detailed);
        const auto figure = Choice<MemoryFigure>::find(m_figure->currentData().toString().toStdString());
        if (plan.detailed && figure)
            note = Ui::tr("Computed: %1 %2, %3.", "figure, size, framework")
                       .arg(Ui::labelWithin((*figure)->name), plainSize(figureOf(plan, *figure), unit),
                            Ui::label(scenario.framework->name));
        const QStringList remarks = remarksOf(plan, scenario);
        if (!remarks.empty())
            note += QLatin1Char(' ') + remarks.front();
        if (remarks.size() > 1)
            m_note->setToolTip(remarks.join(QLatin1Char('\n')));
    }
    m_note->setTint(m_refusal.isEmpty() ? Token::Text2 : Token::NoFit);
    m_note->setText(note);
}

QString AgainstView::note() const {
    return m_note->text();
}

void AgainstView::placeColumns() {
    const int width = m_table->viewport()->width();
    const int number = std::clamp(width / 9, 72, 104);
    m_table->setColumnWidth(WaterfallModel::TermColumn, std::clamp(width / 3, 190, 290));
    for (const int column :
         {WaterfallModel::TextbookColumn, WaterfallModel::DetailedColumn, WaterfallModel::ChangeColumn})
        m_table->setColumnWidth(column, number);
}

void AgainstView::showEvent(QShowEvent* event) {
    m_model->setActive(true);
    QWidget::showEvent(event);
    refresh();
    placeColumns();
}

void AgainstView::hideEvent(QHideEvent* event) {
    m_model->setActive(false);
    QWidget::hideEvent(event);
}

void AgainstView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeColumns();
}

} // namespace memladder::ui
