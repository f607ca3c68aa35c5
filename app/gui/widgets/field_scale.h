// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"
#include "widgets/log_slider.h"

#include <optional>
#include <string_view>
#include <vector>

/// The fields that a hand drags.
namespace memladder::ui {

/// The scale of a field's slider, with magnets at values that people know; nothing where it has none.
[[nodiscard]] std::optional<SliderScale> sliderScaleOf(std::string_view fieldKey);

/// Another size of a model is another shape, along the model's own ratios.
void scaleModel(std::string_view fieldKey, Scenario& next);

/// The marks of a field's slider, on that of the size also where the scenario's model has its own: there the
/// model comes back as it is. Precondition: the field has a slider.
[[nodiscard]] std::vector<SliderMark> marksOf(std::string_view fieldKey, const Scenario& scenario);

/// The scenario with the field at the slider's value.
[[nodiscard]] Scenario slidTo(const Scenario& scenario, std::string_view fieldKey, double value);

/// How the value is spoken: "30 B", "4,096 tokens".
[[nodiscard]] QString spokenOf(std::string_view fieldKey, double value);

} // namespace memladder::ui
