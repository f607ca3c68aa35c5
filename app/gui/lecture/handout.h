// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_spec.h"
#include "io/lecture_json.h"
#include "quantity/result.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace memladder::ui {

/// A scene as a picture with its title and caption, hidden parts revealed.
[[nodiscard]] ChartSpec handoutSpec(const Scene& scene);

/// Told before each file how many of how many are written; false gives the rest up.
using HandoutProgress = std::function<bool(int done, int all)>;

/// Draws every scene into `folder`: a picture each ("01-the-memory-wall.png", 1920 × 1080, with its
/// scenario), and handout.pdf with the notes below the pictures. The folder is made where it is missing.
/// Gives the files written; where it was given up, those that stand by then, each of them whole.
[[nodiscard]] Result<QStringList> writeHandout(const Lecture& lecture, const QString& folder,
                                               const HandoutProgress& goOn = {});

} // namespace memladder::ui
