// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/picture_choice.h"

#include <array>
#include <cmath>
#include <utility>

namespace memladder::ui {
namespace {

/// A finite number in [low, high].
std::optional<double> numberIn(const json::Value* value, double low, double high) {
    const std::optional<double> number = value ? value->number() : std::nullopt;
    return number && std::isfinite(*number) && *number >= low && *number <= high ? number : std::nullopt;
}

std::optional<QString> textIn(const json::Value* value) {
    const std::optional<std::string_view> text = value ? value->string() : std::nullopt;
    return text ? std::optional(QString::fromUtf8(text->data(), static_cast<qsizetype>(text->size())))
                : std::nullopt;
}

} // namespace

json::Value choiceValue(const PictureChoice& choice) {
    const PictureOptions& options = choice.options;
    json::Value value = json::Value::object();
    value.set("size", json::Value::array({options.size.width(), options.size.height()}));
    value.set("scale", options.scale);
    value.set("dpi", options.dpi);
    value.set("theme", themeKey(options.theme));
    if (options.transparent)
        value.set("transparent", true);
    if (options.textPoints)
        value.set("text_points", *options.textPoints);
    if (choice.title)
        value.set("title", choice.title->toStdString());
    if (choice.caption)
        value.set("caption", choice.caption->toStdString());
    const std::array<std::pair<const char*, bool>, 3> parts = {
        {{"legend", choice.legend}, {"ruler", choice.ruler}, {"stamp", choice.stamp}}};
    for (const auto& [key, shown] : parts)
        if (!shown)
            value.set(key, false);
    return value;
}

PictureChoice choiceFrom(const json::Value& value) {
    PictureChoice choice;
    PictureOptions& options = choice.options;
    if (const json::Value* size = value.find("size"); size && size->elements().size() == 2) {
        const auto wide = numberIn(&size->elements()[0], 64, kMaxSide);
        const auto high = numberIn(&size->elements()[1], 64, kMaxSide);
        if (wide && high)
            options.size = {*wide, *high};
    }
    options.scale = numberIn(value.find("scale"), 0.05, 16).value_or(options.scale);
    options.dpi = numberIn(value.find("dpi"), 30, 4800).value_or(options.dpi);
    if (checkPicture(options))
        options = {};
    if (const auto theme = textIn(value.find("theme")))
        if (const auto kind = themeFromKey(theme->toStdString()); kind && *kind != ThemeKind::Presentation)
            options.theme = *kind;
    options.textPoints = numberIn(value.find("text_points"), 3, 200);
    choice.title = textIn(value.find("title"));
    choice.caption = textIn(value.find("caption"));
    const auto flag = [&](const char* key, bool& into) {
        if (const json::Value* found = value.find(key))
            into = found->boolean().value_or(into);
    };
    flag("transparent", options.transparent);
    flag("legend", choice.legend);
    flag("ruler", choice.ruler);
    flag("stamp", choice.stamp);
    return choice;
}

ChartSpec pictureSpec(const ChartRow& row, const ChartRequest& request, const PictureView& view,
                      const PictureChoice& choice) {
    ChartSpec spec = row.build(request);
    applyHidden(spec, view);
    spec.showLegend = choice.legend;
    spec.showRuler = choice.ruler;
    spec = titled(std::move(spec), row, request, choice.title, choice.caption);
    if (!choice.stamp)
        spec.signature.clear();
    return spec;
}

} // namespace memladder::ui
