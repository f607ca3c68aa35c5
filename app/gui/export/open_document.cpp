// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/open_document.h"

#include "export/picture.h"
#include "io/model_file.h"
#include "io/reduced_order_json.h"

namespace memladder::ui {

Result<OpenedFile> openDocument(const QString& path) {
    const std::string native = path.toStdString();
    OpenedFile opened;
    const auto take = [&](Result<ScenarioDocument> read) -> Result<OpenedFile> {
        if (!read)
            return read.error();
        opened.document = std::move(read).value();
        return opened;
    };
    if (isPng(path)) {
        const Result<std::string> carried = readScenarioFromPng(path);
        if (!carried)
            return carried.error();
        return take(readScenario(*carried, native));
    }
    const Result<std::string> text = json::readFile(native);
    if (!text)
        return text.error();
    if (text->find("\"memladder_lecture\"") !=
        std::string::npos) { // whole or broken: its reader knows how to tell
        opened.isLecture = true;
        return opened;
    }
    const Result<json::Value> value = json::parse(*text, native);
    if (!value)
        return value.error();
    const bool ours = value->find("memladder_scenario") != nullptr;
    if (!ours && (value->find("model_type") != nullptr || value->find("architectures") != nullptr)) {
        Result<ModelFileRef> model = importModelFile(native);
        if (!model)
            return model.error();
        opened.model = std::move(model).value();
        return opened;
    }
    opened.isOwn = ours || !isReducedOrder(*value);
    return take(readScenario(*text, native));
}

} // namespace memladder::ui
