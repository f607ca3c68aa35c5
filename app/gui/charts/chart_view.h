// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"
#include "charts/chart_spec.h"
#include "charts/chart_theme.h"

#include <QPixmap>
#include <QSet>
#include <QWidget>

#include <map>

class QVariantAnimation;

namespace memladder::ui {

/// Shows a ChartSpec and lets it be read by mouse, keys and screen reader. Keeps view state only (axis,
/// hidden terms, where the pointer is); which bar is selected is the spec's business: a click asks, by
/// `barActivated`.
class ChartView : public QWidget {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    /// The data to show. Repaints what differs. The axis grows at once and shrinks with hysteresis.
    void setSpec(const ChartSpec& spec);
    /// What is on screen: the spec with the view's axis and hidden terms put in, as an export must show it.
    [[nodiscard]] const ChartSpec& shownSpec() const { return m_to; }

    void setTheme(const ChartTheme& theme);
    [[nodiscard]] const ChartTheme& theme() const { return m_theme; }

    void setAxisMode(AxisMode mode);
    [[nodiscard]] AxisMode axisMode() const { return m_axisMode; }
    void setAxisLocked(bool locked);
    [[nodiscard]] bool isAxisLocked() const { return m_axisLocked; }

    void setHiddenTerms(const QSet<QString>& keys);
    [[nodiscard]] const QSet<QString>& hiddenTerms() const { return m_hidden; }

    /// Marks the legend entry and the segments of a term that is pointed at elsewhere; empty for none.
    void setHighlightedTerm(const QString& key);

    /// Moves bars over 240 ms at the next setSpec (a scene change or undo); off by default and while
    /// dragging.
    void animateNextChange();

    /// What a screen reader is told: every bar with its total and whether it fits.
    [[nodiscard]] QString description() const;
    [[nodiscard]] const ChartLayout& chartLayout() const { return m_layout; }

    /// Bars, or in a chart without bars the spots of its layout: what keys walk and a screen reader lists.
    [[nodiscard]] int elementCount() const;
    [[nodiscard]] QRectF elementArea(int element) const;
    [[nodiscard]] bool isElementSelected(int element) const;
    /// What a screen reader is told of one bar or spot.
    [[nodiscard]] QString describeBar(int bar) const;
    /// Asks for a bar, as a click on it does.
    void activateBar(int bar);
    /// Where the keyboard stands; −1 for none.
    [[nodiscard]] int currentBar() const { return m_currentBar; }
    [[nodiscard]] int currentSegment() const { return m_currentSegment; }

    [[nodiscard]] QSize sizeHint() const override { return {900, 460}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 200}; }

Q_SIGNALS:
    void barActivated(const QString& barKey);                             ///< click, Enter or Space on a bar
    void segmentActivated(const QString& barKey, const QString& termKey); ///< Enter on a segment
    void termHovered(const QString& termKey);                             ///< empty when the pointer leaves
    void axisModeChanged(memladder::ui::AxisMode mode);
    void axisLockChanged(bool locked);
    void hiddenTermsChanged(const QSet<QString>& keys);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void rebuild();
    void present(const ChartSpec& spec);
    void renewOverlay();
    void pointAt(const ChartHit& hit);
    void moveCurrent(int bar, int segment);
    void walk(int bars, int segments);
    void walkSpots(QPointF direction);
    [[nodiscard]] bool hasBars() const { return m_shown.kind == ChartKind::Stacks; }
    void holdAxis(ChartSpec& spec);
    void toggleTerm(const QString& key);
    void activate(int bar, int segment);
    void describeChange();
    [[nodiscard]] bool isSegmentShown(int bar, int segment) const;

    ChartSpec m_spec;
    ChartSpec m_shown;
    ChartTheme m_theme;
    ChartLayout m_layout;
    QList<PlacedItem> m_overlay;
    AxisMode m_axisMode = AxisMode::Ceilings;
    bool m_axisLocked = false;
    std::map<QString, ChartAxis> m_axes; ///< what is shown, by chart
    QSet<QString> m_hidden;
    QString m_highlighted;
    ChartHit m_hover;
    int m_currentBar = -1;
    int m_currentSegment = -1;
    bool m_ringShown = false;
    bool m_animateNext = false;
    QVariantAnimation* m_motion = nullptr;
    ChartSpec m_from; ///< where a motion starts
    ChartSpec m_to;   ///< and where it ends
};

} // namespace memladder::ui
