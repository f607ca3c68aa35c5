// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/verdict_banner.h"

#include "charts/budget_chart.h"
#include "charts/chart_words.h"
#include "document/ui_text.h"
#include "estimate/evaluate.h"
#include "language/language.h"
#include "language/ui.h"
#include "widgets/ui_style.h"

#include <QAccessible>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace memladder::ui {

namespace {

constexpr int kBannerMargin = 16;
constexpr int kGaugeWidth = 180;
constexpr int kNarrowGaugeWidth = 128; ///< where its sentence needs the room
constexpr int kWide = 900;

} // namespace

/// How the nearest other card that is drawn would do: the next smaller one that is too small, or the smallest
/// that holds it.
static QString otherCard(const Plan& plan, const std::vector<CeilingCard>& cards, format::Unit unit) {
    const CeilingCard* found = nullptr;
    for (const CeilingCard& card : cards) {
        const Bytes size = card.size.bytes();
        if (!card.drawn)
            continue;
        if (plan.fits() ? size < plan.total() && (found == nullptr || size > found->size.bytes())
                        : size >= plan.total() && (found == nullptr || size < found->size.bytes()))
            found = &card;
    }
    if (found == nullptr)
        return {};
    const QString name = found->name();
    const Bytes away = plan.total() - found->size.bytes();
    return plan.fits() ? Ui::tr("The %1 card is %2 short.").arg(name, words::sized(away, unit))
                       : Ui::tr("The %1 card would hold it, %2 free.").arg(name, words::sized(-away, unit));
}

Verdict verdictOf(const Plan& plan, const QString& cardName, const std::vector<CeilingCard>& cards,
                  format::Unit unit, const QString& fewest) {
    Verdict verdict;
    for (const Issue& issue : plan.issues()) {
        if (issue.severity == Severity::Error) {
            verdict.kind = Verdict::Kind::NoLayout;
            verdict.headline = Ui::tr("No such layout");
            verdict.detail = Ui::of(issue.text);
            return verdict;
        }
    }
    const auto told = [&](QStringList sentences) {
        sentences << fewest << otherCard(plan, cards, unit);
        sentences.removeAll(QString());
        return sentences.join(QLatin1Char(' '));
    };
    QStringList piles{text::sentence(Ui::of(pileText(plan, unit)))};
    if (const ScaledModelRef& scaled = plan.job.scaled) // the other sentences name it themselves
        piles.prepend(Ui::tr("%1 scaled to %2.", "a model, a size").arg(QString::fromStdString(scaled->name), text::count(scaled->asked)));
    const QString ofCard =
        Ui::tr("%1 of %2").arg(words::bare(plan.total(), unit), words::sized(plan.capacity(), unit));
    const QString away = words::awayWithUnit(plan.total(), plan.capacity(), unit);
    const double share = plan.capacity() > Bytes() ? static_cast<double>(plan.headroom().count()) /
                                                         static_cast<double>(plan.capacity().count())
                                                   : 0.0;
    const QString percent = QStringLiteral("%1 %").arg(static_cast<int>(std::round(share * 100.0)));
    switch (plan.level) {
    case Level::Fits:
    case Level::Tight:
        verdict.kind = plan.level == Level::Fits ? Verdict::Kind::Fits : Verdict::Kind::Tight;
        verdict.headline = (plan.level == Level::Fits ? Ui::tr("Fits on %1: %2, %3 free (%4)")
                                                      : Ui::tr("Tight on %1: %2, %3 free (%4)"))
                               .arg(cardName, ofCard, away, percent);
        verdict.detail = told(piles);
        break;
    case Level::DoesNotFit:
        verdict.kind = Verdict::Kind::DoesNotFit;
        verdict.headline = Ui::tr("Does not fit %1: %2, %3 over")
                               .arg(cardName, ofCard, away);
        verdict.detail = told({text::sentence(Ui::of(verdictText(plan, unit)))});
        break;
    case Level::Impossible:
        verdict.kind = Verdict::Kind::Impossible;
        verdict.headline = Ui::tr("Impossible on %1 × %2: %3, %4 over")
                               .arg(inLocale(format::grouped(plan.job.layout.gpus)), cardName,
                                    ofCard, away);
        verdict.detail = Ui::tr("No layout fits: %1.").arg(Ui::of(verdictText(plan, unit)));
        if (!fewest.isEmpty())
            verdict.detail += QLatin1Char(' ') + fewest;
        break;
    }
    return verdict;
}

VerdictBanner::VerdictBanner(QWidget* parent) : QWidget(parent) {
    setFixedHeight(60);
    setLayoutDirection(Qt::LeftToRight); // numbers with their units
    setAccessibleName(Ui::tr("Verdict"));
}

void VerdictBanner::setPlan(const Plan& plan, const QString& cardName, const std::vector<CeilingCard>& cards,
                            format::Unit unit, const QString& fewest) {
    const Verdict next = verdictOf(plan, cardName, cards, unit, fewest);
    if (next == m_verdict && plan == m_plan && cardName == m_cardName)
        return;
    const bool reworded = !(next == m_verdict);
    m_plan = plan;
    m_cardName = cardName;
    m_verdict = next;
    if (reworded)
        setAccessibleDescription(m_verdict.headline + QStringLiteral(". ") + m_verdict.detail);
    update();
}

void VerdictBanner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    const UiTheme& theme = uiTheme();
    painter.fillRect(rect(), theme.surface);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.hair);

    const QRectF square(kBannerMargin, 16, 28, 28);
    const bool good = m_verdict.kind == Verdict::Kind::Fits || m_verdict.kind == Verdict::Kind::Tight;
    const bool filled = m_verdict.kind == Verdict::Kind::Fits || m_verdict.kind == Verdict::Kind::DoesNotFit;
    const QColor colour = good ? theme.fits : theme.noFit;
    if (filled) {
        painter.fillRect(square, colour);
    } else {
        painter.setPen(QPen(colour, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(square.adjusted(1, 1, -1, -1));
    }
    drawMark(painter, square.adjusted(7, 7, -7, -7), good ? Mark::Check : Mark::Cross,
             filled ? (theme.dark ? theme.onAccent : theme.surface) : colour, 3.0);

    const bool gauge = width() >= 720 && m_verdict.kind != Verdict::Kind::NoLayout;
    const int gaugeWidth = width() >= kWide ? kGaugeWidth : kNarrowGaugeWidth;
    const int textLeft = kBannerMargin + 28 + 12;
    const int textWidth = width() - textLeft - kBannerMargin - (gauge ? gaugeWidth + 16 : 0);
    // The sentence loses size before it loses words, and its last clause before it is cut.
    QString headline = m_verdict.headline;
    QFont font = uiFont(18, QFont::DemiBold);
    for (const int size : {18, 16, 14, 13}) {
        font = uiFont(size, QFont::DemiBold);
        if (QFontMetrics(font).horizontalAdvance(headline) <= textWidth)
            break;
    }
    while (QFontMetrics(font).horizontalAdvance(headline) > textWidth && headline.contains(QLatin1Char(',')))
        headline = headline.left(headline.lastIndexOf(QLatin1Char(',')));
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(QRect(textLeft, 9, textWidth, 24), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     headline);
    QString detail = m_verdict.detail;
    const auto fitsAt = [&](int size) {
        return QFontMetrics(uiFont(size)).horizontalAdvance(detail) <= textWidth;
    };
    painter.setFont(uiFont(!fitsAt(12) && fitsAt(11) ? 11 : 12));
    painter.setPen(theme.text2);
    const QFontMetrics small(painter.font());
    // Too long for its line, at the smallest size as well: the last sentence goes, whole.
    while (small.horizontalAdvance(detail) > textWidth && detail.contains(QLatin1String(". ")))
        detail = detail.left(detail.lastIndexOf(QLatin1String(". ")) + 1);
    if (small.horizontalAdvance(detail) <= textWidth)
        painter.drawText(QRect(textLeft, 33, textWidth, 18), Qt::AlignLeft | Qt::AlignVCenter, detail);
    else { // two lines of the smallest size
        painter.setFont(uiFont(11));
        painter.drawText(QRect(textLeft, 29, textWidth, 28), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                         detail);
    }
    if (gauge)
        paintGauge(painter, QRectF(width() - kBannerMargin - gaugeWidth, 17, gaugeWidth, 30));
}

void VerdictBanner::paintGauge(QPainter& painter, const QRectF& area) {
    const UiTheme& theme = uiTheme();
    static const ChartTheme kLight(ThemeKind::Light);
    static const ChartTheme kDark(ThemeKind::Dark);
    const ChartTheme& fills = theme.dark ? kDark : kLight;
    const double capacity = static_cast<double>(m_plan.capacity().count());
    const double total = static_cast<double>(m_plan.total().count());
    // The card fills the gauge; a stack that is taller fills it instead, up to four cards.
    const double reach = std::clamp(total, capacity, 4.0 * capacity);
    if (!(reach > 0.0))
        return;
    const auto toX = [&](double bytes) {
        return std::round(area.left() + std::min(bytes / reach, 1.0) * area.width());
    };
    const double top = area.top();
    const double bar = 14;
    const double cardRight = toX(capacity);
    double sum = 0.0;
    for (const TermInfo& term : allTerms()) {
        const double size = static_cast<double>(m_plan.size(term.term).count());
        const double left = toX(sum);
        const double right = toX(sum + size);
        sum += size;
        if (right - left >= 1.0)
            fills.paintFill(painter, QRectF(left, top + 1, right - left, bar - 2), fillOf(term.term),
                            area.topLeft());
    }
    painter.setPen(QPen(theme.text2, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(area.left() + 0.5, top + 0.5, cardRight - area.left() - 1, bar - 1));
    if (total > capacity)
        painter.fillRect(QRectF(cardRight - 1, top - 4, 2, bar + 8), theme.text);
    painter.setFont(uiFont(11));
    painter.setPen(theme.text3);
    const QFontMetricsF metrics(painter.font());
    const QString name =
        m_cardName.size() > 16 ? QString::fromStdString(m_plan.job.capacity.label()) : m_cardName;
    const double nameWidth = metrics.horizontalAdvance(name);
    const double nameLeft = total > capacity
                                ? std::clamp(cardRight - nameWidth / 2, area.left(), area.right() - nameWidth)
                                : area.right() - nameWidth;
    if (nameLeft > area.left() + 14)
        painter.drawText(QPointF(area.left(), area.bottom()), QStringLiteral("0"));
    painter.drawText(QPointF(nameLeft, area.bottom()), name);
}

} // namespace memladder::ui
