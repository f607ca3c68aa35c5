// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/architecture.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The exact parameter count of an Architecture, tensor by tensor. Trainable weights once: tied matrices
/// once, no buffers (rotary tables, masks), no quantisation scales.
namespace memladder {

enum class ModelPart : std::uint8_t {
    Text,
    Mtp, ///< multi-token prediction layers
    Vision,
};

/// A tensor, or a set of equal tensors, of one layer.
struct Tensor {
    std::string name;
    TensorCategory category = TensorCategory::Other;
    std::int64_t elements = 0; ///< all copies together (all experts)
    std::int64_t active = 0;   ///< what one token meets: top_k of the experts
};

/// The same tensor over consecutive layers of one kind.
struct TensorGroup {
    std::string name; ///< "layers.*.attention.query"
    TensorCategory category = TensorCategory::Other;
    ModelPart part = ModelPart::Text;
    std::int64_t firstLayer = 0; ///< from 0 in its stack; 0 for tensors outside layers
    std::int64_t layers = 1;     ///< how many layers have it
    std::int64_t elements = 0;   ///< in one layer
    std::int64_t active = 0;     ///< in one layer, met by one token
};

/// The key in files and JSON: "embedding", "shared_expert".
[[nodiscard]] std::string_view categoryKey(TensorCategory category);
inline constexpr std::size_t kTensorCategories = 10;

[[nodiscard]] std::int64_t normElements(NormKind kind, std::int64_t width);

/// Tensors of one layer of a model of this hidden size.
[[nodiscard]] std::vector<Tensor> layerTensors(const Layer& layer, std::int64_t hidden);

/// Tensors outside the text layers: embedding, positions, final norm, head.
[[nodiscard]] std::vector<Tensor> outerTensors(const Architecture& architecture);

/// Every tensor; the elements times the layers add up to ParameterCount::all().
[[nodiscard]] std::vector<TensorGroup> tensorGroups(const Architecture& architecture);

/// Counts in elements. Saturate at 2^63 − 1.
struct ParameterCount {
    std::int64_t total = 0;     ///< the text model, without MTP and vision
    std::int64_t embedding = 0; ///< tokens, learned positions, their projections
    std::int64_t head = 0;      ///< with its bias; 0 when tied
    std::int64_t nonEmbedding = 0;
    std::int64_t active = 0; ///< total less the experts that a token does not meet
    std::int64_t mtp = 0;
    std::int64_t vision = 0;
    bool tied = false;
    std::array<std::int64_t, kTensorCategories> byCategory{}; ///< of the text model, by TensorCategory

    [[nodiscard]] std::int64_t of(TensorCategory category) const {
        return byCategory[static_cast<std::size_t>(category)];
    }
    [[nodiscard]] std::int64_t all() const;
    friend bool operator==(const ParameterCount&, const ParameterCount&) = default;
};

[[nodiscard]] ParameterCount countParameters(const Architecture& architecture);

/// Elements of one layer, all experts.
[[nodiscard]] std::int64_t layerParameters(const Layer& layer, std::int64_t hidden);

} // namespace memladder
