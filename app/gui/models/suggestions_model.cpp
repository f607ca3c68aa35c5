// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/suggestions_model.h"

#include "document/ui_text.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"
#include "search/offer.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace memladder::ui {

namespace {

constexpr double kFirstGuess = 1e-6;
constexpr std::uint64_t kMostLayoutsHere = 20000;

double movedBytes(const Cost& cost) {
    return cost.moved.dp + cost.moved.tp + cost.moved.pp + cost.moved.cp + cost.moved.ep;
}

QString percent(double fraction) {
    return inLocale(format::fixed(100.0 * fraction, 1, true)) + QStringLiteral(" %");
}

QString orDash(const QString& text, bool exists) {
    return exists ? text : QStringLiteral("–");
}

} // namespace

memladder::Pins SuggestionsModel::Question::pins() const {
    memladder::Pins pins;
    pins.framework = framework;
    return pins;
}

SuggestionsModel::Answer SuggestionsModel::search(const Question& question, Watch* watch) {
    SuggestOptions options;
    options.pins = question.pins();
    options.pins.watch = watch;
    options.top = 0; // filters choose among them
    options.headroomFraction = question.headroom;
    options.wholeRange = question.wholeRange;
    const auto begin = std::chrono::steady_clock::now();
    Suggestions found = suggest(question.scenario, options);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    const double layouts = static_cast<double>(std::max<std::uint64_t>(1, found.considered));
    return {std::move(found), taken.count() / layouts};
}

SuggestionsModel::SuggestionsModel(PlanDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_secondsPerLayout(kFirstGuess) {
    connect(&m_document, &PlanDocument::changed, this, &SuggestionsModel::reread);
}

void SuggestionsModel::setActive(bool active) {
    m_active = active;
    if (active)
        reread();
    else if (m_task.isBusy()) { // asked again when it is seen again
        m_task.forget();
        m_asked.reset();
    }
}

void SuggestionsModel::setHeadroom(double fraction) {
    m_headroom = std::clamp(fraction, 0.0, 1.0);
    reread();
}

void SuggestionsModel::setWholeRange(bool on) {
    m_wholeRange = on;
    reread();
}

bool SuggestionsModel::wholeRange() const {
    return m_wholeRange && m_document.scenario().estimator->method == EstimatorMethod::Detailed;
}

void SuggestionsModel::setFramework(std::optional<Choice<Framework>> framework) {
    m_framework = framework;
    reread();
}

std::optional<Choice<Framework>> SuggestionsModel::framework() const {
    const Scenario& scenario = m_document.scenario();
    return scenario.estimator->method == EstimatorMethod::Detailed ? scenario.framework : m_framework;
}

bool SuggestionsModel::isQuick(const Question& question) const {
    if (m_alwaysAway || question.scenario.estimator != m_question.scenario.estimator)
        return false; // nobody knows yet what a layout takes there
    const LayoutSpace space(question.scenario, question.pins());
    std::uint64_t layouts = 0;
    space.forEach([&layouts](const memladder::Layout&) { return ++layouts < kMostLayoutsHere; });
    return static_cast<double>(layouts) * m_secondsPerLayout < kQuickSeconds;
}

void SuggestionsModel::reread() {
    if (!m_active)
        return;
    Question question{withoutLayout(m_document.scenario()), m_headroom, {}, wholeRange()};
    if (question.scenario.estimator->method != EstimatorMethod::Detailed)
        question.framework = m_framework;
    if (m_answered && question == m_question) {
        m_task.forget(); // the answer at hand is the answer
        m_asked.reset();
        tellAll();
        Q_EMIT refreshed();
        return;
    }
    if (m_task.isBusy() && m_asked == question)
        return;
    if (isQuick(question)) {
        Answer answer = search(question);
        m_task.forget();
        take(question, std::move(answer));
        return;
    }
    if (m_cancelled == question)
        return;
    m_cancelled.reset();
    m_asked = question;
    m_task.start([this, question](Watch& watch) -> LatestTask::Deliver {
        auto answer = std::make_shared<Answer>(search(question, &watch));
        return [this, question, answer] { take(question, std::move(*answer)); };
    });
    tellAll();
    Q_EMIT refreshed();
}

void SuggestionsModel::cancel() {
    if (!m_task.isBusy())
        return;
    m_task.forget();
    m_cancelled = std::exchange(m_asked, std::nullopt);
    tellAll();
    Q_EMIT refreshed();
}

void SuggestionsModel::searchAgain() {
    m_cancelled.reset();
    reread();
}

void SuggestionsModel::take(const Question& question, Answer answer) {
    m_question = question;
    m_answered = true;
    m_asked.reset();
    m_cancelled.reset();
    m_secondsPerLayout = answer.second;
    if (answer.first.list.size() == m_found.list.size()) {
        m_found = std::move(answer.first);
        tellAll();
    } else {
        beginResetModel();
        m_found = std::move(answer.first);
        endResetModel();
    }
    Q_EMIT headerDataChanged(Qt::Horizontal, Layout, Layout);
    Q_EMIT refreshed();
}

void SuggestionsModel::tellAll() {
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const Suggestion* SuggestionsModel::suggestion(int row) const {
    if (isOutdated() || row < 0 || row >= rowCount())
        return nullptr;
    return &m_found.list[static_cast<std::size_t>(row)];
}

int SuggestionsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_found.list.size());
}

int SuggestionsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags SuggestionsModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

QVariant SuggestionsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Suggestion& s = m_found.list[static_cast<std::size_t>(index.row())];
    const memladder::Layout& layout = s.plan.job.layout;
    const format::Unit unit = m_question.scenario.unit->unit;
    const double moved = movedBytes(s.cost);
    switch (role) {
    case StrategyRole: {
        memladder::Layout named = layout;
        named.recompute = {};
        return Ui::of(strategyName(named));
    }
    case ModeRole:
        return layout.recompute->extra == ExtraForward::Nothing
                   ? Ui::tr("no recompute")
                   : Ui::tr("%1 recompute", "the mode's name").arg(Ui::label(recomputeKey(layout)));
    case ClausesRole: {
        QStringList out;
        if (!fitsWholeRange(s.plan))
            out << Ui::tr("range up to %1, more than the card has", "a size").arg(inLocale(format::sizeWithUnit(s.plan.detailed->high, unit)));
        for (const Phrase& clause : tradeClauses(s, m_found.list.front(), unit))
            out << Ui::of(clause);
        return out;
    }
    case TradeRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return text::sentence(Ui::of(s.trade));
    case UsedRole:
        return s.plan.utilization();
    case HighRole:
        return s.plan.detailed ? s.plan.detailed->high.gib() / s.plan.capacity().gib() : s.plan.utilization();
    case TightRole:
        return s.plan.level == Level::Tight;
    case CurrentRole:
        return s.scenario == m_document.scenario();
    case OutdatedRole:
        return isOutdated();
    case TensorRole:
        return QVariant::fromValue<qulonglong>(layout.tp);
    case PipelineRole:
        return QVariant::fromValue<qulonglong>(layout.pp);
    case RecomputeRole:
        return QVariant::fromValue<qulonglong>(layout.recompute.index());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((index.column() == Layout ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    case SortRole:
        switch (index.column()) {
        case Layout:
            return data(index, Qt::DisplayRole);
        case Total:
            return static_cast<double>(s.plan.total().count());
        case Free:
            return static_cast<double>(s.plan.headroom().count());
        case Headroom:
        case Gauge:
            return 1.0 - s.plan.utilization();
        case Flops:
            return s.cost.extraFlopsPublished;
        case Moved:
            return moved;
        case Bubble:
            return s.cost.bubbleOfStep();
        default:
            return index.row();
        }
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case Rank:
        return QString::number(index.row() + 1);
    case Layout:
        return data(index, StrategyRole).toString() + QStringLiteral(", ") + data(index, ModeRole).toString();
    case Total:
        return inLocale(format::size(s.plan.total(), unit));
    case Free:
        return inLocale(format::size(s.plan.headroom(), unit));
    case Headroom:
        return percent(1.0 - s.plan.utilization());
    case Gauge:
        return percent(s.plan.utilization());
    case Flops:
        return orDash(QLatin1Char('+') + percent(s.cost.extraFlopsPublished), s.cost.extraFlopsPublished > 0);
    case Moved: {
        double most = 0;
        for (const Suggestion& other : m_found.list)
            most = std::max(most, movedBytes(other.cost));
        const bool tera = most >= 1e12;
        return orDash(inLocale(format::fixed(moved / (tera ? 1e12 : 1e9), tera ? 2 : 1)) +
                          (tera ? QStringLiteral(" TB") : QStringLiteral(" GB")),
                      moved > 0);
    }
    case Bubble:
        return orDash(percent(s.cost.bubbleOfStep()), layout.pp > 1);
    default:
        return {};
    }
}

QVariant SuggestionsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(
            (section == Layout || section == Gauge ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Rank:
            return Ui::tr("The order of least disturbance: what a layout adds to the compute time in "
                                  "steps of 5 %, then fewer axes");
        case Total:
            return Ui::tr("What one GPU holds under this layout, the reserve included");
        case Free:
            return Ui::tr("What the card has left");
        case Headroom:
            return Ui::tr("The same as a share of the card; below 5 % reads tight");
        case Gauge:
            return Ui::tr("Used of the card; lighter, up to the high end of the measured range, which ends in a red mark where "
                                  "the card has not that much");
        case Flops:
            return Ui::tr("Extra floating-point operations of a step, as arXiv:2205.05198 counts");
        case Moved:
            return Ui::tr("Bytes that one GPU sends and receives in a step; not a throughput "
                                  "prediction");
        case Bubble:
            return Ui::tr("Share of the step in which a pipeline stage waits");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rank:
        return QStringLiteral("#");
    case Layout: {
        const Job job = resolve(m_question.scenario);
        return Ui::tr("Layout that fits %1 × %2", "GPUs, card")
            .arg(inLocale(format::grouped(m_question.scenario.gpus)), inLocale(job.capacity.label()));
    }
    case Total:
        return Ui::tr("Total");
    case Free:
        return Ui::tr("Free");
    case Headroom:
        return Ui::tr("Headroom");
    case Gauge:
        return Ui::tr("Of the card");
    case Flops:
        return Ui::tr("FLOPs");
    case Moved:
        return Ui::tr("Moved/step");
    default:
        return Ui::tr("Bubble");
    }
}

SuggestionsFilter::SuggestionsFilter(QObject* parent) : QSortFilterProxyModel(parent) {
    setSortRole(SuggestionsModel::SortRole);
}

void SuggestionsFilter::setNoTensorParallel(bool on) {
    m_noTensorParallel = on;
    invalidateFilter();
}

void SuggestionsFilter::setNoPipeline(bool on) {
    m_noPipeline = on;
    invalidateFilter();
}

void SuggestionsFilter::setRecompute(std::optional<std::size_t> mode) {
    m_recompute = mode;
    invalidateFilter();
}

int SuggestionsFilter::filters() const {
    return (m_noTensorParallel ? 1 : 0) + (m_noPipeline ? 1 : 0) + (m_recompute ? 1 : 0);
}

bool SuggestionsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex cell = sourceModel()->index(row, 0, parent);
    if (m_noTensorParallel && cell.data(SuggestionsModel::TensorRole).toULongLong() > 1)
        return false;
    if (m_noPipeline && cell.data(SuggestionsModel::PipelineRole).toULongLong() > 1)
        return false;
    return !m_recompute || cell.data(SuggestionsModel::RecomputeRole).toULongLong() == *m_recompute;
}

} // namespace memladder::ui
