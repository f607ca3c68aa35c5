// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/picture.h"
#include "export/picture_view.h"
#include "io/json.h"

#include <QString>

#include <optional>

namespace memladder::ui {

/// How a picture is made: what dialog, clipboard and command line all choose from. A PNG carries it as the
/// member "picture" of its scenario document, beside its view.
struct PictureChoice {
    PictureOptions options;
    std::optional<QString> title{};   ///< none: in the chart's own words; empty: no title
    std::optional<QString> caption{}; ///< likewise
    bool legend = true;
    bool ruler = true;
    bool stamp = true; ///< the program's name and version, at the foot

    friend bool operator==(const PictureChoice&, const PictureChoice&) = default;
};

inline constexpr const char* kPictureMember = "picture";

[[nodiscard]] json::Value choiceValue(const PictureChoice& choice);

/// Reads a choice. What is missing, of another kind or out of range keeps its default.
[[nodiscard]] PictureChoice choiceFrom(const json::Value& value);

/// The chart as a picture shows it: built from the request, what the view hides left out, titled.
[[nodiscard]] ChartSpec pictureSpec(const ChartRow& row, const ChartRequest& request, const PictureView& view,
                                    const PictureChoice& choice);

} // namespace memladder::ui
