// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/view_state.h"
#include "estimate/plan.h"

#include <QString>
#include <QWidget>

namespace memladder::ui {

/// What the banner says of a plan.
struct Verdict {
    enum class Kind { Fits, Tight, DoesNotFit, Impossible, NoLayout };
    Kind kind = Kind::Fits;
    QString headline;
    QString detail;
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// The verdict on a plan against its card, in words with their numbers, and a word on another one of `cards`. `fewest`: a
/// sentence on the fewest GPUs, or nothing.
[[nodiscard]] Verdict verdictOf(const Plan& plan, const QString& cardName,
                                const std::vector<CeilingCard>& cards, format::Unit unit,
                                const QString& fewest = {});

/// The line that answers "does it fit": a mark, a sentence, its reason, and a small gauge of the card. Always
/// in the same place and of the same height.
class VerdictBanner : public QWidget {
    Q_OBJECT
public:
    explicit VerdictBanner(QWidget* parent = nullptr);
    void setPlan(const Plan& plan, const QString& cardName, const std::vector<CeilingCard>& cards,
                 format::Unit unit, const QString& fewest = {});
    [[nodiscard]] const Verdict& verdict() const { return m_verdict; }
    QSize sizeHint() const override { return {700, 60}; }
    QSize minimumSizeHint() const override { return {200, 60}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintGauge(QPainter& painter, const QRectF& area);
    Plan m_plan;
    QString m_cardName;
    Verdict m_verdict;
};

} // namespace memladder::ui
