// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/architecture.h"
#include "quantity/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace memladder {

/// A model as its Hugging Face config.json describes it.
struct ImportedModel {
    Architecture architecture;
    std::string modelType; ///< as the file says, or as its class name tells
    /// The family is not known: counted from what the file says, with the usual form where it says nothing.
    bool guess = false;
    /// What was not in the file and was taken from the class or a rule, one sentence each.
    std::vector<std::string> assumed;
    /// For a guess: keys that would have decided something, and were not there.
    std::vector<std::string> missing;
};

/// Reads a config.json: decoders dense and with experts, hybrids, encoder-decoders; text models inside
/// multimodal ones. A size is never invented: when the hidden size, the layers or a width are not there, and
/// the family's code has no rule for them, the error names the keys that were looked for. Other errors name
/// file, line, column and key.
[[nodiscard]] Result<ImportedModel> importHfConfig(std::string_view text, std::string_view fileName);

/// As above, of a file of at most 16 MiB.
[[nodiscard]] Result<ImportedModel> importHfConfigFile(const std::string& path);

} // namespace memladder
