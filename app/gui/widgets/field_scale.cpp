// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/field_scale.h"

#include "document/ui_text.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"
#include "scenario/field.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

SliderScale countScale(std::initializer_list<double> marks, double low, double high) {
    SliderScale scale{low, high, SliderSteps::Decades, true, {}};
    for (const double value : marks)
        scale.marks.push_back({value, text::tickCount(static_cast<std::uint64_t>(value)), true});
    return scale;
}

SliderScale powersScale(std::initializer_list<double> marks, double low, double high) {
    SliderScale scale{low, high, SliderSteps::PowersOfTwo, true, {}};
    for (const double value : marks)
        scale.marks.push_back({value, text::tickTokens(static_cast<std::uint64_t>(value)), true});
    return scale;
}

} // namespace

std::optional<SliderScale> sliderScaleOf(std::string_view key) {
    if (key == "params") {
        SliderScale scale = countScale({125e6, 1.3e9, 7e9, 30e9, 70e9, 175e9, 1e12, 10e12}, 125e6, 10e12);
        scale.marks[4].label.clear(); // no room between 30 B and 175 B: a tick alone
        return scale;
    }
    if (key == "gpus")
        return powersScale({1, 8, 64, 512, 4096, 131072}, 1, 131072);
    if (key == "seq")
        return powersScale({512, 4096, 32768, 262144, 2097152, 10485760}, 512, 10485760);
    return std::nullopt;
}

std::vector<SliderMark> marksOf(std::string_view key, const Scenario& scenario) {
    SliderScale scale = sliderScaleOf(key).value();
    if (key != "params" || (!scenario.model && !scenario.modelFile))
        return scale.marks;
    const auto own = static_cast<double>(scenario.model ? (*scenario.model)->nominalParams
                                                        : scenario.modelFile->facts.count.total);
    const auto at = std::lower_bound(scale.marks.begin(), scale.marks.end(), own,
                                     [](const SliderMark& mark, double value) { return mark.value < value; });
    if (own > scale.minimum && own < scale.maximum && at->value != own)
        scale.marks.insert(at, {own, QString(), true});
    return scale.marks;
}

void scaleModel(std::string_view key, Scenario& next) {
    if (key == "params" && (next.model || next.modelFile))
        next.scaled = Choice<Switch>::named("on");
}

Scenario slidTo(const Scenario& scenario, std::string_view key, double value) {
    Scenario next = scenario;
    field(key).setNumber(next, static_cast<std::uint64_t>(std::llround(value)));
    scaleModel(key, next);
    return next;
}

QString spokenOf(std::string_view key, double value) {
    const auto whole = static_cast<std::uint64_t>(std::llround(value));
    if (key == "params")
        return text::count(whole);
    const QString number = inLocale(format::grouped(whole));
    return field(key).kind == FieldKind::Tokens ? Ui::tr("%n token(s)", nullptr, whole) : number;
}

} // namespace memladder::ui
