// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/chart_table.h"

#include "charts/chart_axis.h"
#include "charts/chart_table.h"
#include "cli/text_table.h"
#include "io/json.h"

#include <algorithm>

namespace memladder::ui {
namespace {

std::string number(Bytes bytes, format::Unit unit) {
    std::string text = format::fixed(inUnit(bytes, unit), 4);
    std::erase(text, ','); // no digit groups where a program reads
    return text;
}

/// The chart's twin, in a chart without bars.
QByteArray twin(const ChartSpec& spec, cli::Format format) {
    using cli::TextTable;
    const ChartTable numbers = tableOf(spec, NumberStyle::File);
    std::vector<TextTable::Column> columns;
    for (const QString& head : numbers.head)
        columns.push_back(
            {head.toStdString(), columns.empty() ? TextTable::Align::Left : TextTable::Align::Right});
    TextTable result(columns);
    for (const QStringList& row : numbers.rows) {
        std::vector<std::string> cells;
        for (const QString& cell : row)
            cells.push_back(cell.toStdString());
        result.add(std::move(cells));
    }
    return QByteArray::fromStdString(result.print(format));
}

json::Value curvesOf(const CurveChart& chart) {
    using json::Value;
    Value curves = Value::array();
    for (const ChartCurve& curve : chart.curves) {
        Value one = Value::object();
        one.set("key", curve.key.toStdString());
        one.set("name", curve.name.toStdString());
        one.set("fits_from", curve.fits ? Value(curve.fits->from) : Value());
        one.set("fits_to", curve.fits ? Value(curve.fits->to) : Value());
        one.set("floor_bytes", curve.floor ? Value(curve.floor->count()) : Value());
        Value points = Value::array();
        for (const CurvePoint& point : curve.points) {
            Value place = Value::object();
            place.set("x", point.x);
            place.set("bytes", point.value.count());
            points.append(std::move(place));
        }
        one.set("points", std::move(points));
        curves.append(std::move(one));
    }
    return curves;
}

json::Value cellsOf(const LadderChart& chart) {
    using json::Value;
    Value cells = Value::array();
    for (const ChartCellRow& row : chart.rows)
        for (std::size_t c = 0; c < row.cells.size(); ++c) {
            const ChartCell& cell = row.cells[c];
            const bool possible = cell.issue.isEmpty();
            Value one = Value::object();
            one.set("scheme", row.key.toStdString());
            one.set("gpus", static_cast<std::int64_t>(chart.columns[c].gpus));
            one.set("bytes", possible ? Value(cell.total.count()) : Value());
            one.set("fits", cell.fits ? Value(*cell.fits) : Value());
            one.set("issue", possible ? Value() : Value(cell.issue.toStdString()));
            cells.append(std::move(one));
        }
    return cells;
}

json::Value cellsOf(const MapChart& chart) {
    using json::Value;
    Value cells = Value::array();
    for (const ChartMapRow& row : chart.rows)
        for (std::size_t c = 0; c < row.cells.size(); ++c) {
            const ChartMapCell& cell = row.cells[c];
            const bool exists = !cell.total.isSaturated();
            Value one = Value::object();
            one.set("params", static_cast<std::int64_t>(row.size));
            one.set("gpus", static_cast<std::int64_t>(chart.columns[c]));
            one.set("bytes", exists ? Value(cell.total.count()) : Value());
            one.set("headroom_bytes", exists ? Value((chart.card - cell.total).count()) : Value());
            one.set("fits", cell.level >= 0);
            one.set("proven", cell.proven);
            one.set("layout", exists ? Value(cell.layout.toStdString()) : Value());
            cells.append(std::move(one));
        }
    return cells;
}

QByteArray table(const ChartSpec& spec, cli::Format format) {
    using cli::TextTable;
    if (spec.kind != ChartKind::Stacks)
        return twin(spec, format);
    const std::string unit(format::unitName(spec.unit));
    std::vector<TextTable::Column> columns{{"Term", TextTable::Align::Left}};
    for (const ChartBar& bar : spec.stacks.bars)
        columns.push_back({bar.name.toStdString() + ", " + unit, TextTable::Align::Right});
    TextTable result(columns);
    for (const ChartLegendEntry& entry : spec.legend) {
        std::vector<std::string> cells{entry.label.toStdString()};
        for (const ChartBar& bar : spec.stacks.bars) {
            const auto segment = std::find_if(bar.segments.begin(), bar.segments.end(),
                                              [&](const ChartSegment& s) { return s.key == entry.key; });
            cells.push_back(segment == bar.segments.end() ? std::string()
                                                          : number(segment->value, spec.unit));
        }
        result.add(std::move(cells));
    }
    std::vector<std::string> totals{"Total"};
    std::vector<std::string> fits{"Fits"};
    for (const ChartBar& bar : spec.stacks.bars) {
        totals.push_back(bar.issue.isEmpty() ? number(bar.total, spec.unit) : std::string());
        fits.push_back(!bar.fits ? "" : *bar.fits ? "yes" : "no");
    }
    result.add(std::move(totals));
    result.add(std::move(fits));
    return QByteArray::fromStdString(result.print(format));
}

} // namespace

QByteArray csvOf(const ChartSpec& spec) {
    return table(spec, cli::Format::Csv);
}
QByteArray markdownOf(const ChartSpec& spec) {
    return table(spec, cli::Format::Markdown);
}
QByteArray latexOf(const ChartSpec& spec) {
    return table(spec, cli::Format::Latex);
}

QByteArray jsonOf(const ChartSpec& spec) {
    using json::Value;
    Value bars = Value::array();
    for (const ChartBar& bar : spec.stacks.bars) {
        const bool possible = bar.issue.isEmpty();
        Value one = Value::object();
        one.set("key", bar.key.toStdString());
        one.set("name", bar.name.toStdString());
        one.set("total_bytes", possible ? Value(bar.total.count()) : Value());
        one.set("fits", bar.fits ? Value(*bar.fits) : Value());
        one.set("issue", possible ? Value() : Value(bar.issue.toStdString()));
        Value terms = Value::array();
        for (const ChartSegment& segment : bar.segments) {
            Value term = Value::object();
            term.set("key", segment.key.toStdString());
            term.set("bytes", segment.value.count());
            terms.append(std::move(term));
        }
        one.set("terms", std::move(terms));
        bars.append(std::move(one));
    }
    Value ceilings = Value::array();
    for (const ChartCeiling& ceiling :
         spec.kind == ChartKind::Curves ? spec.curves.ceilings : spec.stacks.ceilings) {
        Value one = Value::object();
        one.set("label", ceiling.label.toStdString());
        one.set("bytes", ceiling.value.count());
        one.set("planned", ceiling.planned);
        ceilings.append(std::move(one));
    }
    Value chart = Value::object();
    chart.set("chart", spec.key.toStdString());
    chart.set("unit", std::string(format::unitName(spec.unit)));
    if (spec.kind == ChartKind::Curves)
        chart.set("curves", curvesOf(spec.curves));
    else if (spec.kind == ChartKind::Ladder)
        chart.set("cells", cellsOf(spec.ladder));
    else if (spec.kind == ChartKind::Map)
        chart.set("cells", cellsOf(spec.map));
    else
        chart.set("bars", std::move(bars));
    chart.set("ceilings", std::move(ceilings));
    return QByteArray::fromStdString(json::write(chart));
}

} // namespace memladder::ui
