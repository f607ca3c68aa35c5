// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_table.h"

#include "charts/chart_layout.h"
#include "charts/chart_words.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

QString unitName(const ChartSpec& spec) {
    return words::utf8(format::unitName(spec.unit));
}

ChartTable tableOfStacks(const ChartSpec& spec) {
    ChartTable table;
    table.head << QString();
    for (const ChartLegendEntry& entry : spec.legend)
        table.head << QStringLiteral("%1, %2").arg(entry.label, unitName(spec));
    table.head << QStringLiteral("Total, ") + unitName(spec) << QStringLiteral("Against the planned card");
    for (const ChartBar& bar : spec.stacks.bars) {
        QStringList row{bar.name};
        for (const ChartLegendEntry& entry : spec.legend) {
            const auto segment = std::find_if(bar.segments.begin(), bar.segments.end(),
                                              [&](const ChartSegment& one) { return one.key == entry.key; });
            row << (segment == bar.segments.end() ? QString() : chartNumber(segment->value, spec.unit));
        }
        row << (bar.issue.isEmpty() ? chartNumber(bar.total, spec.unit) : QString())
            << (bar.issue.isEmpty() ? bar.difference : bar.issue);
        table.rows.push_back(row);
    }
    return table;
}

ChartTable tableOfCurves(const ChartSpec& spec) {
    const CurveChart& chart = spec.curves;
    ChartTable table;
    table.head << chart.xTitle;
    for (const ChartCurve& curve : chart.curves)
        table.head << QStringLiteral("%1, %2").arg(curve.name, unitName(spec));
    table.head << QStringLiteral("Note");
    std::vector<double> places;
    for (double x = chart.low; x <= chart.high * (1 + 1e-9); x *= 2)
        places.push_back(x);
    for (const CurveMark& mark : chart.marks)
        places.push_back(mark.at.x);
    if (chart.currentX)
        places.push_back(*chart.currentX);
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (const double x : places) {
        QStringList row{words::number(static_cast<std::uint64_t>(std::llround(x)))};
        QStringList notes;
        bool any = false;
        for (const ChartCurve& curve : chart.curves) {
            const auto point = std::lower_bound(curve.points.begin(), curve.points.end(), x,
                                                [](const CurvePoint& one, double at) { return one.x < at; });
            const bool found = point != curve.points.end() && point->x == x;
            any = any || found;
            row << (found ? chartNumber(point->value, spec.unit) : QString());
        }
        for (const CurveMark& mark : chart.marks)
            if (mark.at.x == x && !mark.lines.isEmpty())
                notes << (chart.ofStates ? mark.lines.first()
                                         : chart.curves[static_cast<std::size_t>(mark.curve)].name +
                                               QStringLiteral(": ") + chart.levelLabel);
        if (chart.currentX == x)
            notes << QStringLiteral("the scenario");
        row << notes.join(QStringLiteral("; "));
        if (any)
            table.rows.push_back(row);
    }
    return table;
}

QString describeCurves(const ChartSpec& spec) {
    const CurveChart& chart = spec.curves;
    QStringList lines;
    for (const ChartCurve& curve : chart.curves) {
        QString text = curve.name;
        if (curve.current)
            text += QStringLiteral(" at %1: %2")
                        .arg(chart.currentLabel, chartNumber(curve.current->value, spec.unit, true));
        if (!curve.note.isEmpty())
            text += QStringLiteral(", ") + curve.note;
        lines << text;
    }
    for (const CurveMark& mark : chart.marks)
        if (chart.ofStates && !mark.lines.isEmpty())
            lines << mark.lines.join(QStringLiteral(", "));
    for (const QStringList& row : chart.table.rows)
        for (qsizetype c = 1; c < row.size(); ++c)
            if (c - 1 == chart.table.strong)
                lines << QStringLiteral("%1, %2 on %3: %4")
                             .arg(row.first(), chart.table.title.toLower(), chart.table.columns[c - 1],
                                  row[c]);
    return lines.join(QStringLiteral("; "));
}

} // namespace

ChartTable tableOf(const ChartSpec& spec) {
    switch (spec.kind) {
    case ChartKind::Curves:
        return tableOfCurves(spec);
    case ChartKind::Stacks:
        break;
    }
    return tableOfStacks(spec);
}

QString describe(const ChartSpec& spec) {
    if (!spec.issue.isEmpty())
        return spec.issue;
    return spec.kind == ChartKind::Curves ? describeCurves(spec) : QString();
}

} // namespace memladder::ui
