// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "scenario/model_source.h"

namespace memladder {

ModelFacts factsOf(const Architecture& architecture) {
    return {shapeOf(architecture), countParameters(architecture), adapterWidths(architecture)};
}

const ModelFacts& factsOf(Choice<ModelPreset> preset) {
    static const std::vector<ModelFacts> all = [] {
        std::vector<ModelFacts> out;
        for (const ModelPreset& row : Registry<ModelPreset>::rows())
            out.push_back(factsOf(row.architecture()));
        return out;
    }();
    return all[preset.index()];
}

} // namespace memladder
