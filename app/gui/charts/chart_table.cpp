// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_table.h"

#include "charts/chart_axis.h"
#include "charts/chart_layout.h"
#include "charts/chart_words.h"
#include "language/ui.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

QString unitName(const ChartSpec& spec) {
    return words::utf8(format::unitName(spec.unit));
}

QString size(Bytes bytes, const ChartSpec& spec, NumberStyle style) {
    return style == NumberStyle::Reading
               ? chartNumber(bytes, spec.unit)
               : QString::fromStdString(format::fixed(inUnit(bytes, spec.unit), 4)).remove(QLatin1Char(','));
}

ChartTable tableOfStacks(const ChartSpec& spec, NumberStyle style) {
    ChartTable table;
    table.head << QString();
    for (const ChartLegendEntry& entry : spec.legend)
        table.head << QStringLiteral("%1, %2").arg(entry.label, unitName(spec));
    table.head << Ui::tr("Total, %1", "the unit").arg(unitName(spec)) << Ui::tr("Against the planned card");
    for (const ChartBar& bar : spec.stacks.bars) {
        QStringList row{bar.name};
        for (const ChartLegendEntry& entry : spec.legend) {
            const auto segment = std::find_if(bar.segments.begin(), bar.segments.end(),
                                              [&](const ChartSegment& one) { return one.key == entry.key; });
            row << (segment == bar.segments.end() ? QString() : size(segment->value, spec, style));
        }
        row << (bar.issue.isEmpty() ? size(bar.total, spec, style) : QString())
            << (bar.issue.isEmpty() ? bar.difference : bar.issue);
        table.rows.push_back(row);
    }
    return table;
}

ChartTable tableOfCurves(const ChartSpec& spec, NumberStyle style) {
    const CurveChart& chart = spec.curves;
    ChartTable table;
    table.head << chart.xTitle;
    for (const ChartCurve& curve : chart.curves)
        table.head << QStringLiteral("%1, %2").arg(curve.name, unitName(spec));
    table.head << Ui::tr("Note");
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
        const auto place = static_cast<std::uint64_t>(std::llround(x));
        QStringList row{style == NumberStyle::Reading ? words::number(place) : QString::number(place)};
        QStringList notes;
        bool any = false;
        for (const ChartCurve& curve : chart.curves) {
            const auto point = std::lower_bound(curve.points.begin(), curve.points.end(), x,
                                                [](const CurvePoint& one, double at) { return one.x < at; });
            const bool found = point != curve.points.end() && point->x == x;
            any = any || found;
            row << (found ? size(point->value, spec, style) : QString());
        }
        for (const CurveMark& mark : chart.marks)
            if (mark.at.x == x && !mark.lines.isEmpty())
                notes << (chart.ofStates
                              ? mark.lines.first()
                              : QStringLiteral("%1: %2").arg(
                                    chart.curves[static_cast<std::size_t>(mark.curve)].name, chart.levelLabel));
        if (chart.currentX == x)
            notes << Ui::tr("the scenario");
        row << notes.join(QStringLiteral("; "));
        if (any)
            table.rows.push_back(row);
    }
    return table;
}

ChartTable tableOfLadder(const ChartSpec& spec, NumberStyle style) {
    const LadderChart& chart = spec.ladder;
    ChartTable table;
    table.head << Ui::tr("Scheme");
    for (const ChartCellColumn& column : chart.columns)
        table.head << QStringLiteral("%1, %2").arg(column.name, unitName(spec))
                   << (style == NumberStyle::Reading ? Ui::tr("Against one %1", "card").arg(chart.cardLabel)
                                                     : Ui::tr("%1, fits", "number of GPUs").arg(column.name));
    table.head << Ui::tr("Floor, any number");
    for (const ChartCellRow& row : chart.rows) {
        QStringList cells{row.name};
        for (const ChartCell& cell : row.cells) {
            const bool possible = cell.issue.isEmpty();
            cells << (possible ? size(cell.total, spec, style) : QString());
            if (style == NumberStyle::Reading)
                cells << (possible ? cell.difference : cell.issue);
            else
                cells << (!cell.fits ? QString() : *cell.fits ? QStringLiteral("yes") : QStringLiteral("no"));
        }
        cells << row.floor;
        table.rows.push_back(cells);
    }
    return table;
}

/// One row a size, one column a number of GPUs: what the best layout leaves free, empty where nothing fits.
ChartTable tableOfMap(const ChartSpec& spec, NumberStyle style) {
    const MapChart& chart = spec.map;
    ChartTable table;
    table.head << Ui::tr("Parameters");
    for (const std::uint64_t gpus : chart.columns)
        table.head << (style == NumberStyle::Reading ? words::gpus(gpus)
                                                     : Ui::tr("%1 GPUs, %2 free").arg(gpus).arg(unitName(spec)));
    for (const ChartMapRow& row : chart.rows) {
        QStringList cells{style == NumberStyle::Reading ? row.name : QString::number(row.size)};
        for (const ChartMapCell& cell : row.cells)
            cells << (cell.level >= 0                 ? size(chart.card - cell.total, spec, style)
                      : style == NumberStyle::Reading ? Ui::tr("nothing fits")
                                                      : QString());
        table.rows.push_back(cells);
    }
    return table;
}

QString describeMap(const ChartSpec& spec) {
    const MapChart& chart = spec.map;
    QStringList lines{chart.currentName};
    if (!chart.currentDetail.isEmpty())
        lines << chart.currentDetail;
    for (std::size_t c = 0; c < chart.columns.size(); ++c) {
        const auto last = std::find_if(chart.rows.rbegin(), chart.rows.rend(),
                                       [&](const ChartMapRow& row) { return row.cells[c].level >= 0; });
        if (!chart.rows.empty())
            lines << (last == chart.rows.rend()
                          ? Ui::tr("%1: nothing fits").arg(words::gpus(chart.columns[c]))
                          : Ui::tr("%1: up to %2").arg(words::gpus(chart.columns[c]), last->name));
    }
    for (const ChartMapLine& line : chart.lines)
        lines << line.name + QLatin1Char(' ') + line.note;
    if (!chart.proof.isEmpty())
        lines << chart.proof;
    if (chart.searching)
        lines << Ui::tr("still searching");
    return lines.join(QStringLiteral("; "));
}

QString describeLadder(const ChartSpec& spec) {
    QStringList lines;
    for (const ChartCellRow& row : spec.ladder.rows)
        for (std::size_t c = 0; c < row.cells.size(); ++c)
            if (spec.ladder.columns[c].selected)
                lines << Ui::tr("%1 on %2: %3")
                             .arg(row.name, spec.ladder.columns[c].name,
                                  row.cells[c].issue.isEmpty()
                                      ? chartNumber(row.cells[c].total, spec.unit, true) +
                                            QStringLiteral(", ") + row.cells[c].difference
                                      : row.cells[c].issue);
    return lines.join(QStringLiteral("; "));
}

QString describeCurves(const ChartSpec& spec) {
    const CurveChart& chart = spec.curves;
    QStringList lines;
    for (const ChartCurve& curve : chart.curves) {
        QString text = curve.name;
        if (curve.current)
            text = Ui::tr("%1 at %2: %3", "curve, number of GPUs or tokens, size")
                       .arg(curve.name, chart.currentLabel, chartNumber(curve.current->value, spec.unit, true));
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
                lines << Ui::tr("%1, %2 on %3: %4", "recompute mode, what is tabled, card, value")
                             .arg(row.first(), Ui::within(chart.table.title), chart.table.columns[c - 1],
                                  row[c]);
    return lines.join(QStringLiteral("; "));
}

} // namespace

ChartTable tableOf(const ChartSpec& spec, NumberStyle style) {
    switch (spec.kind) {
    case ChartKind::Curves:
        return tableOfCurves(spec, style);
    case ChartKind::Ladder:
        return tableOfLadder(spec, style);
    case ChartKind::Map:
        return tableOfMap(spec, style);
    case ChartKind::Stacks:
        break;
    }
    return tableOfStacks(spec, style);
}

QString describe(const ChartSpec& spec) {
    if (!spec.issue.isEmpty())
        return spec.issue;
    if (spec.kind == ChartKind::Ladder)
        return describeLadder(spec);
    if (spec.kind == ChartKind::Map)
        return describeMap(spec);
    return spec.kind == ChartKind::Curves ? describeCurves(spec) : QString();
}

} // namespace memladder::ui
