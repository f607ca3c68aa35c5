// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"
#include "io/json.h"
#include "quantity/card_size.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace memladder::ui {

/// What a picture shows besides the scenario. A PNG carries it as the member "view" of its scenario document,
/// so that the picture can be drawn again pixel for pixel.
struct PictureView {
    QString chart = QStringLiteral("budget");
    QString compare = QStringLiteral("scheme");
    std::vector<CardSize> cards = usualCards(); ///< drawn as ceilings
    AxisMode axis = AxisMode::Ceilings;
    std::optional<double> axisTop{}; ///< in the unit of the chart, where a view or --y-max fixed it
    QStringList hidden{};            ///< term keys
    Measure measure = Measure::States;         ///< what wall and ladder hold against the card
    std::vector<ComparedScenario> scenarios{}; ///< for compare = "scenarios"; a picture carries them

    friend bool operator==(const PictureView&, const PictureView&) = default;
};

inline constexpr const char* kViewMember = "view";

[[nodiscard]] json::Value viewValue(const PictureView& view);

/// Reads a view. What is missing, unknown or of another kind keeps its default: a view is never a reason to
/// refuse a scenario.
[[nodiscard]] PictureView viewFrom(const json::Value& value);

/// The request for a chart of this view.
[[nodiscard]] ChartRequest requestFor(const Scenario& scenario, const PictureView& view);
/// Hides the view's hidden terms.
void applyHidden(ChartSpec& spec, const PictureView& view);

} // namespace memladder::ui
