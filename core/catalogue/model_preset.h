// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "model/architecture.h"
#include "quantity/citation.h"

#include <cstdint>
#include <string_view>

namespace memladder {

/// A named model. `exactParams` counts trainable weights once, as parameters.h does; both counts are shown.
struct ModelPreset {
    std::string_view key;
    std::string_view name;
    std::string_view family;
    std::string_view nominal;   ///< the size as people say it: "47B (13B active)"
    std::int64_t nominalParams; ///< the leading number of `nominal`: 47e9
    std::int64_t exactParams;
    UniformDecoder shape;    ///< where all layers are of one kind; else without layers
    Architecture (*build)(); ///< where they are not; else null
    Citation source;
    std::string_view notes;

    /// The shape, layer by layer.
    [[nodiscard]] Architecture architecture() const;
};

template <>
std::span<const ModelPreset> Registry<ModelPreset>::rows();

} // namespace memladder
