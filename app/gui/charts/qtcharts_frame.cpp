// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/qtcharts_frame.h"

#include <QBarCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <optional>

namespace memladder::ui {

/// One chart a direction: axes that change sides leave their gridlines behind.
struct QtChartsFrame::Private {
    struct Direction {
        QGraphicsScene scene;
        QChart* chart = new QChart;         // owned by the scene
        QValueAxis* value = new QValueAxis; // axes and series are owned by the chart
        QValueAxis* category = new QValueAxis;
        QLineSeries* series = new QLineSeries; // without points: it ties the axes to a mapping
        std::optional<FrameSpec> applied;

        explicit Direction(bool sideways) {
            scene.setItemIndexMethod(QGraphicsScene::NoIndex);
            scene.addItem(chart);
            chart->setAnimationOptions(QChart::NoAnimation);
            chart->legend()->hide();
            chart->setBackgroundVisible(false);
            chart->setPlotAreaBackgroundVisible(false);
            chart->setDropShadowEnabled(false);
            chart->setMargins(QMargins(0, 0, 0, 0));
            chart->layout()->setContentsMargins(0, 0, 0, 0);
            chart->addSeries(series);
            chart->addAxis(value, sideways ? Qt::AlignBottom : Qt::AlignLeft);
            chart->addAxis(category, sideways ? Qt::AlignLeft : Qt::AlignBottom);
            for (QValueAxis* axis : {value, category}) {
                series->attachAxis(axis);
                axis->setLabelsVisible(false);
                axis->setLineVisible(false);
                axis->setMinorGridLineVisible(false);
            }
            category->setGridLineVisible(false);
        }
    };
    std::unique_ptr<Direction> directions[2];

    Direction& apply(const FrameSpec& spec);
};

QtChartsFrame::QtChartsFrame() : m_d(std::make_unique<Private>()) {}

QtChartsFrame::~QtChartsFrame() = default;

QtChartsFrame::Private::Direction& QtChartsFrame::Private::apply(const FrameSpec& spec) {
    std::unique_ptr<Direction>& slot = directions[spec.sideways ? 1 : 0];
    if (!slot)
        slot = std::make_unique<Direction>(spec.sideways);
    Direction& d = *slot;
    if (d.applied == spec)
        return d;
    d.value->setRange(0, spec.top);
    d.category->setRange(-0.5, spec.bars - 0.5);
    if (spec.step * spec.intervals > spec.top * (1 - 1e-9)) {
        d.value->setTickType(QValueAxis::TicksFixed);
        d.value->setTickCount(spec.intervals + 1);
    } else {
        d.value->setTickAnchor(0);
        d.value->setTickInterval(spec.step);
        d.value->setTickType(QValueAxis::TicksDynamic);
    }
    d.value->setGridLinePen(QPen(spec.grid, spec.gridWidth));
    d.scene.setSceneRect(QRectF(QPointF(0, 0), spec.size));
    d.chart->setPlotArea(spec.plot);
    d.chart->resize(spec.size);
    // The plot area reaches the gridlines only through a new layout, and there is no event loop to wait for.
    d.chart->layout()->invalidate();
    d.chart->layout()->activate();
    d.applied = spec;
    return d;
}

void QtChartsFrame::paint(QPainter& painter, const FrameSpec& spec, bool opaque) {
    Private::Direction& d = m_d->apply(spec);
    const QRectF picture(QPointF(0, 0), spec.size);
    painter.save();
    if (opaque)
        painter.fillRect(picture, spec.surface);
    // Without smoothing a gridline is one crisp row of pixels; the scene's own default would smear it over
    // two.
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Source and target are given: the default target is in device pixels and would crop a scaled picture.
    d.scene.render(&painter, picture, picture, Qt::IgnoreAspectRatio);
    painter.restore();
}

QRectF QtChartsFrame::plotArea(const FrameSpec& spec) {
    return m_d->apply(spec).chart->plotArea();
}

QPointF QtChartsFrame::positionOf(const FrameSpec& spec, double value) {
    Private::Direction& d = m_d->apply(spec);
    return d.chart->mapToPosition(spec.sideways ? QPointF(value, -0.5) : QPointF(-0.5, value), d.series);
}

} // namespace memladder::ui
