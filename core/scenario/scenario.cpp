// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "scenario/scenario.h"

#include <algorithm>

namespace memladder {

void Scenario::useModelFile(ModelFileRef file) {
    modelFile = std::move(file);
    if (modelFile) {
        model.reset();
        params = static_cast<std::uint64_t>(std::max<std::int64_t>(1, modelFile->facts.count.total));
    }
}

} // namespace memladder
