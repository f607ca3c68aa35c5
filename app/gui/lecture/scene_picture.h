// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_registry.h"
#include "export/picture_view.h"
#include "io/lecture_json.h"

#include <QString>

namespace memladder::ui {

/// What a scene draws of a scenario, its own or one that a slider has made of it.
[[nodiscard]] ChartSpec sceneSpec(const Scene& scene, const Scenario& scenario,
                                  const std::optional<Scenario>& before);

/// A text of a scene with its numbers put in; as it stands where that is not possible.
[[nodiscard]] QString filledText(const std::string& text, const Scenario& scenario);

/// How the scene's own state stands: "ZeRO-3 fits on 141 GB: 114.6 of 131.3 GiB, 16.7 GiB free".
struct SceneVerdict {
    QString text;
    bool fits = false;
    bool possible = true; ///< there is such a layout

    friend bool operator==(const SceneVerdict&, const SceneVerdict&) = default;
};
[[nodiscard]] SceneVerdict sceneVerdict(const Scene& scene, const Scenario& scenario);

/// The view of a picture that shows the same, for a file that carries it.
[[nodiscard]] PictureView sceneView(const Scene& scene);

/// A scene that shows what a picture shows.
[[nodiscard]] Scene sceneOf(const Scenario& scenario, const PictureView& view);

} // namespace memladder::ui
