// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// `memladder --export OUT …`: draws a chart without a window and without a display.
#pragma once

#include "export/picture.h"
#include "export/picture_choice.h"
#include "export/picture_view.h"
#include "io/scenario_json.h"

#include <string>
#include <vector>

namespace memladder::ui {

/// A picture as the command line asks for it, checked as far as it can be before anything is drawn.
struct ExportJob {
    QString path;
    ScenarioDocument document;
    PictureView view;
    PictureChoice choice;
    std::string savePath; ///< of --save
    QString language = QStringLiteral("en"); ///< of the words in the picture
};

/// Whether the arguments (without the program's name) ask for a picture.
[[nodiscard]] bool wantsExport(const std::vector<std::string>& arguments);

/// Reads the arguments. An error names the option or the file, what was found and what is accepted.
[[nodiscard]] Result<ExportJob> parseExport(const std::vector<std::string>& arguments);

/// Draws and writes. Needs a QApplication.
[[nodiscard]] Status runExport(const ExportJob& job);

/// What `--export --help` prints.
[[nodiscard]] std::string exportHelp();

/// The whole command for main(): exit status 0, or 2 with one line on standard error. Makes its own
/// QApplication, on the offscreen platform unless QT_QPA_PLATFORM says otherwise, so that no display is ever
/// needed or disturbed.
[[nodiscard]] int exportMain(int argc, char** argv);

} // namespace memladder::ui
