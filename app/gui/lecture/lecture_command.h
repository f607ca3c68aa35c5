// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// `memladder --export-lecture DIR LECTURE`: every scene as a picture, without a display.
#pragma once

#include <string>
#include <vector>

namespace memladder::ui {

[[nodiscard]] bool wantsLectureExport(const std::vector<std::string>& arguments);

/// The whole command for main(): exit status 0, or 2 with one line on standard error. A scene that is left
/// out is named there, and the others are drawn.
[[nodiscard]] int lectureExportMain(int argc, char** argv);

} // namespace memladder::ui
