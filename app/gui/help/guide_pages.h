// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_spec.h"
#include "export/picture_view.h"
#include "scenario/scenario.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace memladder::ui {

/// A page of the short guide: what it says of one scenario, and the picture that the program draws of it.
struct GuidePage {
    QString title;
    QString text; ///< paragraphs with a line between; its numbers are filled in, so that they are the picture's
    Scenario scenario;
    PictureView view;

    /// The picture as the window would show it.
    [[nodiscard]] ChartSpec picture() const;
};

/// The guide, from the first look on.
class Guide {
    Q_DECLARE_TR_FUNCTIONS(Guide)
public:
    [[nodiscard]] static std::vector<GuidePage> pages();
};

} // namespace memladder::ui
