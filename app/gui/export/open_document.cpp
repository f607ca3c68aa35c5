// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/open_document.h"

#include "export/picture.h"
#include "io/plan_file.h"

namespace memladder::ui {

Result<OpenedFile> openDocument(const QString& path) {
    const std::string native = path.toStdString();
    OpenedFile opened;
    if (isPng(path)) {
        const Result<std::string> carried = readScenarioFromPng(path);
        if (!carried)
            return carried.error();
        Result<ScenarioDocument> read = readScenario(*carried, native);
        if (!read)
            return read.error();
        opened.document = std::move(read).value();
        return opened;
    }
    const Result<std::string> text = json::readFile(native);
    if (!text)
        return text.error();
    if (text->find("\"memladder_lecture\"") !=
        std::string::npos) { // whole or broken: its reader knows how to tell
        opened.isLecture = true;
        return opened;
    }
    Result<PlanFile> file = readPlanFile(native, Scenario());
    if (!file)
        return file.error();
    opened.isOwn = file->kind == PlanFileKind::Scenario;
    opened.isLaunch = file->kind == PlanFileKind::Launch;
    if (file->kind == PlanFileKind::Model)
        opened.model = file->document.scenario.modelFile;
    opened.document = std::move(file).value().document;
    return opened;
}

} // namespace memladder::ui
