// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Any bytes as a config.json: the importer answers or refuses, never crashes or hangs, and a count that it gives is
/// neither zero nor inconsistent.
#include "fuzz/require.h"
#include "io/hf_config.h"
#include "model/parameters.h"
#include "quantity/bytes.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace memladder;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<ImportedModel> model = importHfConfig(text, "fuzz.json");
    if (!model) {
        fuzz::requireOneLine(model.error(), "fuzz.json");
        return 0;
    }
    const ParameterCount count = countParameters(model->architecture);
    require(count.total > 0);
    require(count.embedding > 0);
    require(count.nonEmbedding > 0);
    require(count.active > 0 && count.active <= count.total);
    require(count.total == count.embedding + count.head + count.nonEmbedding);
    require(count.mtp >= 0 && count.vision >= 0);
    Wide sum = 0;
    for (const TensorGroup& group : tensorGroups(model->architecture)) {
        require(group.elements > 0 && group.layers > 0);
        require(group.active > 0 && group.active <= group.elements);
        sum += Wide{group.elements} * group.layers;
    }
    require(sum == count.all());
    require(shapeOf(model->architecture).layers > 0);
    return 0;
}
