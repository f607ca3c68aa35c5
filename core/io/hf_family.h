// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/hf_reader.h"
#include "model/architecture.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the code of each model family fixes beside the numbers in its config.json. One row a family; what a
/// row cannot say, its `prepare` and `finish` do.
namespace memladder::hf {

/// A switch: the keys that set it, and what the class takes when none does. "!no_bias" reads the key the
/// other way round. Without keys the family's code fixes it.
struct Switch {
    Keys keys;
    bool fallback = false;
};

enum class MixerKind : std::uint8_t {
    Attention,
    Sliding, ///< attention in a window
    Linear,  ///< delta net or lightning attention
    StateSpace,
    Convolution,
    Parallel, ///< attention and state space side by side
    Other,    ///< Plan::other
    None,
};

enum class FeedForwardKind : std::uint8_t { Dense, Experts, DenseAndExperts, None };

struct Plan;
struct Family;

/// How the family decides which layers have experts when the file has none of the usual keys.
struct Family {
    std::vector<std::string_view> types; ///< model_type, first the usual one
    NormKind norm = NormKind::Rms;
    std::int64_t norms = 2;
    bool finalNorm = true;
    bool gated = true;
    Switch biasQkv = {};
    Switch biasOutput = {};
    Switch biasMlp = {};
    Switch biasHead = {};
    Switch tied = {{"tie_word_embeddings"}, false};
    QkNorm qkNorm = QkNorm::None;
    Switch qkNormOn = {{}, true};
    NormKind qkNormKind = NormKind::Rms;
    PositionKind positions = PositionKind::Rotary;
    std::int64_t positionOffset = 0; ///< extra rows of a learned position table
    bool embeddingNorm = false;
    bool sinks = false;
    bool ffnIsFourTimes = false; ///< 4·hidden when the width is absent or null
    bool biasExperts = false;
    Switch sharedGate = {};
    Switch correctionBias = {};
    std::int64_t window = 0; ///< 0 full attention; 1 all layers in the window; n: every n-th layer is full
    // Class defaults of sizes; 0: there is none, a missing key is an error.
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0; ///< 0: as heads
    std::int64_t headDim = 0; ///< 0: hidden / heads
    std::int64_t vocab = 0;
    std::int64_t ffn =
        0; ///< used where the file holds only what differs from the class (nested text configurations)
    std::int64_t experts = 0;
    std::int64_t topK = 0;
    std::int64_t contextDefault = 0; ///< rows of a learned position table
    /// Before the usual keys are read: fills what the family reads its own way.
    void (*prepare)(Plan&, const Reader&) = nullptr;
    /// After the layers stand: tensors that no feature describes.
    void (*finish)(Plan&, const Reader&, Architecture&) = nullptr;
    /// Families that are no plain decoder build everything themselves.
    Architecture (*build)(const Family&, const Reader&) = nullptr;
    bool known = true;
};

/// A decoder under construction: one entry a layer. What is filled is not read again.
struct Plan {
    Family family; ///< a copy: `prepare` may change what the row says
    std::int64_t hidden = 0;
    std::int64_t layers = 0;
    std::int64_t vocab = 0;
    std::vector<MixerKind> mixers;
    std::vector<FeedForwardKind> feedForwards;
    std::vector<std::int64_t> heads;
    std::vector<std::int64_t> kvHeads;
    std::vector<std::int64_t> headDim;
    std::vector<std::int64_t> ffn;
    std::vector<std::int64_t> experts;
    std::vector<std::int64_t> topK;
    std::vector<std::int64_t> expertFfn;
    std::vector<std::int64_t> sharedFfn;
    std::vector<std::int64_t> norms; ///< per layer; empty: Family::norms
    Attention attention;             ///< a prototype: switches that all layers share
    std::int64_t keyValueEvery = 1;  ///< layers that share the keys and values of the first of them
    std::optional<Mixer> linear;
    std::optional<StateSpace> stateSpace;
    std::optional<ShortConvolution> convolution;
    std::vector<Mixer> other; ///< one a layer, for MixerKind::Other
    std::optional<std::int64_t> positionRows;

    [[nodiscard]] bool any(MixerKind kind) const;
};

/// One value a layer, the same in all.
template <typename T>
[[nodiscard]] std::vector<T> repeated(std::int64_t layers, T value) {
    return std::vector<T>(static_cast<std::size_t>(layers), value);
}

/// The families, in the order in which they are looked up.
[[nodiscard]] const std::vector<Family>& families();

/// The row for a model_type, or for a class name such as "LlamaForCausalLM"; null when there is none.
[[nodiscard]] const Family* familyOfType(std::string_view modelType);
[[nodiscard]] const Family* familyOfClass(std::string_view className);

/// A row for a family that is not known, guessed from the keys of the file.
[[nodiscard]] Family guessedFamily(const Reader& reader, std::string_view modelType);

[[nodiscard]] bool readSwitch(const Reader& reader, const Switch& value, std::string_view what);

/// A decoder by its family's row.
[[nodiscard]] Architecture buildDecoder(const Family& family, const Reader& reader);
// Builders of their own.
[[nodiscard]] Architecture buildT5(const Family& family, const Reader& reader);
[[nodiscard]] Architecture buildBart(const Family& family, const Reader& reader);
[[nodiscard]] Architecture buildBert(const Family& family, const Reader& reader);

/// Tensors of an image tower with its projector into `textHidden`; none, with a note, when its kind is not
/// known.
[[nodiscard]] std::vector<ExtraTensor> visionTensors(const Reader& root, std::string_view modelType,
                                                     std::int64_t textHidden);

/// Rows of the embedding; the class's where the file has none, an error where the class has none either (0).
[[nodiscard]] std::int64_t readVocab(const Reader& reader, std::int64_t classDefault);

// Keys shared by the decoder builder and the families' own code.
[[nodiscard]] const Keys& hiddenKeys();
[[nodiscard]] const Keys& layerKeys();
[[nodiscard]] const Keys& headKeys();
[[nodiscard]] const Keys& kvHeadKeys();
[[nodiscard]] const Keys& headDimKeys();
[[nodiscard]] const Keys& ffnKeys();
[[nodiscard]] const Keys& vocabKeys();
[[nodiscard]] const Keys& contextKeys();

} // namespace memladder::hf
