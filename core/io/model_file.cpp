// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/model_file.h"

#include "io/hf_config.h"
#include "io/json.h"

#include <filesystem>

namespace memladder {

Result<ModelFileRef> importModelFile(std::string_view text, std::string_view fileName, std::string name) {
    Result<ImportedModel> imported = importHfConfig(text, fileName);
    if (!imported)
        return imported.error();
    const Result<json::Value> value = json::parse(text, fileName);
    if (!value)
        return value.error();
    ModelFile file;
    file.name = std::move(name);
    file.text = json::write(*value);
    file.facts = factsOf(imported->architecture);
    if (file.facts.count.total < 1 || file.facts.shape.hidden < 1)
        return Error{std::string(fileName), Phrase::tr("a model without parameters"), Phrase::tr("a config.json that describes a language model")};
    file.guess = imported->guess;
    file.assumed = imported.value().assumed;
    file.architecture = std::move(imported).value().architecture;
    return ModelFileRef(std::move(file));
}

Result<ModelFileRef> importModelFile(const std::string& path) {
    const Result<std::string> text = json::readFile(path);
    if (!text)
        return text.error();
    const std::filesystem::path file(path);
    std::string name = file.stem().string();
    if (const std::string folder = file.parent_path().filename().string(); name == "config" && !folder.empty() && folder != ".")
        name = folder;
    return importModelFile(*text, path, name);
}

} // namespace memladder
