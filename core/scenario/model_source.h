// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/model_preset.h"
#include "model/adapter_widths.h"
#include "model/parameters.h"

#include <memory>
#include <string>
#include <vector>

namespace memladder {

/// A model in numbers: its shape, and its parameters counted tensor by tensor.
struct ModelFacts {
    ModelShape shape;
    ParameterCount count;
    AdapterWidths adapterWidths{};
};

[[nodiscard]] ModelFacts factsOf(const Architecture& architecture);

/// The facts of a catalogue row. All rows are counted once, at the first call.
[[nodiscard]] const ModelFacts& factsOf(Choice<ModelPreset> preset);

/// A model that was read from a file, with the file's text, so that a scenario carries its model with it.
struct ModelFile {
    std::string name; ///< as it is shown: the file's stem
    std::string text; ///< the file as it was read
    Architecture architecture;
    ModelFacts facts;
    bool guess = false;               ///< of a family that is not known
    std::vector<std::string> assumed; ///< what the file does not say
};

/// Shares one immutable ModelFile, or none; equal where name and text are.
class ModelFileRef {
public:
    ModelFileRef() = default;
    explicit ModelFileRef(ModelFile file) : m_file(std::make_shared<const ModelFile>(std::move(file))) {}

    explicit operator bool() const { return m_file != nullptr; }
    const ModelFile* operator->() const { return m_file.get(); }
    const ModelFile& operator*() const { return *m_file; }

    friend bool operator==(const ModelFileRef& a, const ModelFileRef& b) {
        return a.m_file == b.m_file || (a.m_file && b.m_file && a->name == b->name && a->text == b->text);
    }

private:
    std::shared_ptr<const ModelFile> m_file;
};

} // namespace memladder
