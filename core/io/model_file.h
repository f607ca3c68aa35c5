// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/result.h"
#include "scenario/model_source.h"

#include <string>
#include <string_view>

namespace memladder {

/// Imports a config.json for a scenario. `name` is how the model is shown; the text is kept in one canonical form, so that
/// a scenario that is saved and read again is equal.
[[nodiscard]] Result<ModelFileRef> importModelFile(std::string_view text, std::string_view fileName, std::string name);

/// As above from a file, named by its stem, or by its folder where the file is called config.json.
[[nodiscard]] Result<ModelFileRef> importModelFile(const std::string& path);

} // namespace memladder
