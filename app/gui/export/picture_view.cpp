// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/picture_view.h"

#include "io/scenario_json.h"
#include "quantity/parse.h"

#include <cmath>

namespace memladder::ui {
namespace {

constexpr std::size_t kMaxCards = 64;
constexpr std::size_t kMaxScenarios = 64;

QString textOf(const json::Value* value) {
    const std::optional<std::string_view> text = value ? value->string() : std::nullopt;
    return text ? QString::fromUtf8(text->data(), static_cast<qsizetype>(text->size())) : QString();
}

} // namespace

json::Value viewValue(const PictureView& view) {
    json::Value value = json::Value::object();
    value.set("chart", view.chart.toStdString());
    value.set("compare", view.compare.toStdString());
    json::Value cards = json::Value::array();
    for (const CardSize& card : view.cards)
        cards.append(card.text());
    value.set("ceilings", std::move(cards));
    value.set("axis", view.axis == AxisMode::AllBars ? "all_bars" : "ceilings");
    if (view.axisTop)
        value.set("axis_top", *view.axisTop);
    if (!view.hidden.isEmpty()) {
        json::Value hidden = json::Value::array();
        for (const QString& key : view.hidden)
            hidden.append(key.toStdString());
        value.set("hidden", std::move(hidden));
    }
    if (view.measure == Measure::Total)
        value.set("of", "total");
    if (view.compare == QStringLiteral("scenarios") && !view.scenarios.empty()) {
        json::Value scenarios = json::Value::array();
        for (const ComparedScenario& one : view.scenarios) {
            json::Value entry = json::Value::object();
            entry.set("name", one.name.toStdString());
            entry.set("selected", one.selected);
            entry.set("scenario", writeScenario({one.scenario, json::Value::object(), {}}));
            scenarios.append(std::move(entry));
        }
        value.set("scenarios", std::move(scenarios));
    }
    return value;
}

PictureView viewFrom(const json::Value& value) {
    PictureView view;
    if (const QString chart = textOf(value.find("chart")); findChart(chart.toStdString()))
        view.chart = chart;
    if (const QString compare = textOf(value.find("compare")); findComparison(compare.toStdString()))
        view.compare = compare;
    if (const json::Value* cards = value.find("ceilings"); cards && cards->isArray()) {
        view.cards.clear();
        for (const json::Value& card : cards->elements()) {
            const std::optional<CardSize> size = parse::size(textOf(&card).toStdString());
            if (size && size->bytes() > Bytes() && view.cards.size() < kMaxCards)
                view.cards.push_back(*size);
        }
    }
    if (textOf(value.find("axis")) == QStringLiteral("all_bars"))
        view.axis = AxisMode::AllBars;
    if (const json::Value* top = value.find("axis_top"))
        if (const std::optional<double> number = top->number();
            number && std::isfinite(*number) && *number > 0)
            view.axisTop = number;
    if (const json::Value* hidden = value.find("hidden"); hidden && hidden->isArray())
        for (const json::Value& key : hidden->elements())
            if (const QString text = textOf(&key); !text.isEmpty())
                view.hidden << text;
    if (textOf(value.find("of")) == QStringLiteral("total"))
        view.measure = Measure::Total;
    if (const json::Value* scenarios = value.find("scenarios"); scenarios && scenarios->isArray())
        for (const json::Value& entry : scenarios->elements()) {
            const Result<ScenarioDocument> read =
                readScenario(textOf(entry.find("scenario")).toStdString(), "view");
            if (!read || view.scenarios.size() >= kMaxScenarios)
                continue;
            const json::Value* selected = entry.find("selected");
            view.scenarios.push_back({QString::number(view.scenarios.size()), textOf(entry.find("name")),
                                      read->scenario, selected && selected->boolean().value_or(false)});
        }
    if (view.compare == QStringLiteral("scenarios") && view.scenarios.empty())
        view.compare = PictureView().compare; // nothing to compare with
    return view;
}

ChartRequest requestFor(const Scenario& scenario, const PictureView& view) {
    ChartRequest request;
    request.scenario = scenario;
    request.ceilings = ceilingsFor(scenario, view.cards);
    request.compare = view.compare;
    request.axis.mode = view.axis;
    request.axis.top = view.axisTop;
    request.measure = view.measure;
    request.scenarios = view.scenarios;
    return request;
}

void applyHidden(ChartSpec& spec, const PictureView& view) {
    for (ChartLegendEntry& entry : spec.legend)
        entry.hidden = entry.hidden || view.hidden.contains(entry.key);
}

} // namespace memladder::ui
