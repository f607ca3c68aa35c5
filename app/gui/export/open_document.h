// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/scenario_json.h"
#include "quantity/result.h"
#include "scenario/model_source.h"

#include <QString>

#include <optional>

namespace memladder::ui {

/// What a file that can be opened turned out to be.
struct OpenedFile {
    ScenarioDocument document;         ///< of a scenario, a picture, a reduced-order document, launch settings
    std::optional<ModelFileRef> model; ///< of a config.json, which is planned for within any scenario
    bool isLecture = false;            ///< then it is read by its own reader
    bool isLaunch = false;             ///< settings of a training framework; what was not understood is a warning
    bool isOwn = false;                ///< a scenario's file: the one kind that is saved into again
};

/// Reads a scenario, a picture that carries one, a reduced-order document, launch settings or a model's config.json.
[[nodiscard]] Result<OpenedFile> openDocument(const QString& path);

} // namespace memladder::ui
