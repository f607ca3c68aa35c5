// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The shape of a language model: which layers it has and how wide each part is. Values only, no sizes in
/// bytes. Widths and counts are plain whole numbers, per layer and before any sharding; 0 means "has none".
/// Source of the shapes: the modelling code of each family as published with its weights (Hugging Face
/// transformers).
namespace memladder {

enum class NormKind : std::uint8_t {
    Rms,             ///< one weight a channel
    LayerNorm,       ///< weight and bias
    LayerNormNoBias, ///< weight only
    Unweighted,      ///< nothing learned (OLMo 1, Llama 4's query and key norm)
};

/// Norms over queries and keys.
enum class QkNorm : std::uint8_t {
    None,
    Head,    ///< one vector of head_dim, shared by all heads (Qwen3, Gemma 3)
    PerHead, ///< a vector of head_dim for every head (Cohere, StableLM)
    Full,    ///< over the whole projection at once (OLMo 2, OLMoE): as many weights as PerHead
};

enum class PositionKind : std::uint8_t { None, Rotary, Learned, Alibi, Relative, Sinusoidal };

/// A tensor that belongs to no feature below: named, with its element count.
enum class TensorCategory : std::uint8_t {
    Embedding, ///< tokens, learned positions, their projections
    Head,
    Attention,
    StateSpace, ///< Mamba, linear attention, short convolutions
    FeedForward,
    Expert, ///< routed experts: a token meets top_k of them
    SharedExpert,
    Router,
    Norm,
    Other,
};

struct ExtraTensor {
    std::string name;
    TensorCategory category = TensorCategory::Other;
    std::int64_t elements = 0;

    friend bool operator==(const ExtraTensor&, const ExtraTensor&) = default;
};

/// Softmax attention with grouped queries. kvHeads == heads is multi-head, kvHeads == 1 multi-query.
struct Attention {
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;      ///< of a query or key head
    std::int64_t valueHeadDim = 0; ///< 0: as headDim
    std::int64_t inputWidth = 0;   ///< what is projected to q, k, v; 0: the hidden size
    std::int64_t contextWidth =
        0; ///< cross attention: width of what keys and values are made from; 0: as the input
    std::int64_t squareWidth = 0; ///< overrides heads·headDim for q, k, v alike (two rows of the GPT-3 paper)
    std::int64_t window = 0;      ///< sliding window or chunk in tokens; 0: the whole sequence
    bool cross = false;           ///< keys and values come from an encoder or an image
    bool biasQuery = false;
    bool biasKey = false;
    bool biasValue = false;
    bool biasOutput = false;
    QkNorm qkNorm = QkNorm::None;
    NormKind qkNormKind = NormKind::Rms;
    bool outputGate = false;  ///< the query projection also makes a gate, and is twice as wide (Qwen3-Next)
    bool sinks = false;       ///< one learned logit a head (gpt-oss)
    bool valueIsKey = false;  ///< no value projection: the keys serve as values (Gemma 4's full layers)
    std::int64_t queryRank = 0; ///< above 0: queries go through a normed rank that all heads share (Step-3)
    bool ownsKeyValue = true; ///< false: keys and values of an earlier layer are used again
    std::int64_t relativeBuckets = 0; ///< rows of a learned relative-position table, one column a head (T5)

    [[nodiscard]] std::int64_t queryWidth() const { return squareWidth > 0 ? squareWidth : heads * headDim; }
    [[nodiscard]] std::int64_t keyWidth() const { return squareWidth > 0 ? squareWidth : kvHeads * headDim; }
    [[nodiscard]] std::int64_t valueDim() const { return valueHeadDim > 0 ? valueHeadDim : headDim; }
    [[nodiscard]] std::int64_t valueWidth() const {
        return squareWidth > 0 ? squareWidth : kvHeads * valueDim();
    }
    [[nodiscard]] std::int64_t outputWidth() const {
        return squareWidth > 0 ? squareWidth : heads * valueDim();
    }
    friend bool operator==(const Attention&, const Attention&) = default;
};

/// Multi-head latent attention (DeepSeek V2, arXiv:2405.04434).
struct LatentAttention {
    std::int64_t heads = 0;
    std::int64_t queryRank = 0; ///< 0: queries come straight from the hidden state
    std::int64_t kvRank = 0;
    std::int64_t nopeHeadDim = 0;
    std::int64_t ropeHeadDim = 0;
    std::int64_t valueHeadDim = 0;
    bool biasDown = false; ///< on the projections into the latent
    bool biasOutput = false;
    std::int64_t indexerHeads = 0; ///< sparse-attention indexer (DeepSeek V3.2)
    std::int64_t indexerHeadDim = 0;

    [[nodiscard]] std::int64_t queryHeadDim() const { return nopeHeadDim + ropeHeadDim; }
    friend bool operator==(const LatentAttention&, const LatentAttention&) = default;
};

/// Gated delta net (Qwen3-Next, arXiv:2412.06464), and Kimi Delta Attention, whose decay is a number a channel and goes
/// through a low rank, as its output gate does (arXiv:2510.26692).
struct DeltaNet {
    std::int64_t keyHeads = 0;
    std::int64_t valueHeads = 0;
    std::int64_t keyHeadDim = 0;
    std::int64_t valueHeadDim = 0;
    std::int64_t convKernel = 0;
    std::int64_t gateRank = 0; ///< above 0: Kimi Delta Attention

    [[nodiscard]] std::int64_t keyWidth() const { return keyHeads * keyHeadDim; }
    [[nodiscard]] std::int64_t valueWidth() const { return valueHeads * valueHeadDim; }
    friend bool operator==(const DeltaNet&, const DeltaNet&) = default;
};

/// Lightning attention (MiniMax-01, arXiv:2501.08313): linear attention with an output gate and norm.
struct LightningAttention {
    std::int64_t heads = 0;
    std::int64_t headDim = 0;

    friend bool operator==(const LightningAttention&, const LightningAttention&) = default;
};

/// Mamba (arXiv:2312.00752) and Mamba-2 (arXiv:2405.21060).
struct StateSpace {
    int version = 1;
    std::int64_t innerWidth = 0;
    std::int64_t stateSize = 0;
    std::int64_t convKernel = 0;
    std::int64_t timeStepRank = 0; ///< version 1
    std::int64_t heads = 0;        ///< version 2
    std::int64_t groups = 0;       ///< version 2
    bool biasProjections = false;
    bool biasConv = true;
    bool innerNorms = false; ///< version 1: norms on dt, B and C (Jamba)
    bool gatedNorm = true;   ///< version 2: a norm before the output projection

    friend bool operator==(const StateSpace&, const StateSpace&) = default;
};

/// Gated short convolution (LFM2).
struct ShortConvolution {
    std::int64_t kernel = 0;
    bool bias = false;

    friend bool operator==(const ShortConvolution&, const ShortConvolution&) = default;
};

/// A mixer known only by its tensors (RWKV, RG-LRU, a linear layer in attention's place).
struct OtherMixer {
    std::string name;
    std::vector<ExtraTensor> tensors;

    friend bool operator==(const OtherMixer&, const OtherMixer&) = default;
};

using Mixer = std::variant<Attention, LatentAttention, DeltaNet, LightningAttention, StateSpace,
                           ShortConvolution, OtherMixer>;

/// A dense feed-forward block: up and down, with a gate beside up when `gated`.
struct FeedForward {
    std::int64_t width = 0;
    bool gated = false;
    bool biasIn = false; ///< on up and gate
    bool biasOut = false;

    friend bool operator==(const FeedForward&, const FeedForward&) = default;
};

/// Routed experts, with shared experts beside them.
struct MixtureOfExperts {
    std::int64_t experts = 0;
    std::int64_t topK = 0;
    std::int64_t zeroExperts = 0; ///< further choices of the router, which compute nothing (LongCat-Flash)
    std::int64_t width = 0; ///< of one expert
    bool gated = true;
    bool biasExperts = false;
    std::int64_t sharedWidth = 0; ///< of all shared experts together
    bool sharedGate = false;      ///< a sigmoid gate on the shared expert, hidden → 1 (Qwen2-MoE)
    bool biasRouter = false;      ///< the router is a linear layer with bias (gpt-oss)
    bool correctionBias = false;  ///< one balancing number an expert, added for the choice only (DeepSeek V3)

    friend bool operator==(const MixtureOfExperts&, const MixtureOfExperts&) = default;
};

/// One layer. Several mixers: one after the other (self, then cross attention) or side by side (Falcon-H1).
struct Layer {
    std::vector<Mixer> mixers;
    std::optional<FeedForward> dense;
    std::optional<MixtureOfExperts> moe; ///< beside a dense block in a few models (Arctic, Grok 2)
    std::int64_t norms = 2;              ///< norms over the hidden width
    NormKind norm = NormKind::Rms;
    std::vector<ExtraTensor> extra;

    friend bool operator==(const Layer&, const Layer&) = default;
};

/// Consecutive layers that are alike.
struct LayerGroup {
    std::int64_t count = 0;
    Layer layer;

    friend bool operator==(const LayerGroup&, const LayerGroup&) = default;
};

/// A whole model.
struct Architecture {
    std::string family; ///< model_type, or a catalogue's family
    std::int64_t hidden = 0;
    std::int64_t vocab = 0;          ///< rows of the token embedding
    std::int64_t embeddingWidth = 0; ///< 0: hidden; else projected to and from hidden (OPT 350M)
    std::int64_t headRows = 0;       ///< rows of the output head; 0: vocab
    bool tied = false;               ///< the head is the embedding, counted once
    bool hasHead = true;
    bool headBias = false;
    PositionKind positions = PositionKind::Rotary;
    std::int64_t positionRows = 0; ///< learned position table; 0: none
    std::int64_t tokenTypes = 0;   ///< rows of a token-type table (BERT)
    bool embeddingNorm = false;
    NormKind norm = NormKind::Rms; ///< of the final norm and the embedding norm
    std::int64_t finalNorms = 1;
    std::int64_t maxContext = 0;     ///< 0: not said
    std::vector<LayerGroup> encoder; ///< empty in decoder-only models
    std::vector<LayerGroup> layers;  ///< in order
    std::vector<ExtraTensor> extra;
    std::vector<LayerGroup> mtpLayers; ///< multi-token prediction: in the checkpoint, not in the model proper
    std::vector<ExtraTensor> mtpExtra;
    std::vector<ExtraTensor> vision; ///< image tower and its projector

    friend bool operator==(const Architecture&, const Architecture&) = default;
};

/// Appends one layer: joins it to the last group when it is alike.
void appendLayer(std::vector<LayerGroup>& groups, Layer layer, std::int64_t count = 1);

/// Layers in these groups together.
[[nodiscard]] std::int64_t layerCount(const std::vector<LayerGroup>& groups);

/// A model in a dozen numbers, as textbook formulas and input fields use them. Where layers differ, the
/// values of the most frequent kind that has the feature; `uniform` then is false.
struct ModelShape {
    std::int64_t layers = 0; ///< encoder and decoder together
    std::int64_t hidden = 0;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0; ///< of queries and keys, rotary part included
    std::int64_t ffn = 0;     ///< dense width; 0 where every layer has experts
    bool gated = false;
    std::int64_t vocab = 0;
    bool tied = false;
    std::int64_t experts = 0;
    std::int64_t topK = 0;
    std::int64_t expertFfn = 0;
    std::int64_t sharedFfn = 0;
    std::int64_t denseLayers = 0; ///< layers without experts in a model that has some
    std::int64_t maxContext = 0;
    bool uniform = true;

    friend bool operator==(const ModelShape&, const ModelShape&) = default;
};

[[nodiscard]] ModelShape shapeOf(const Architecture& architecture);

/// A decoder whose layers are all of one kind (behind `denseLayers` dense ones where it has experts): what a
/// catalogue row or typed fields describe. 0 in kvHeads, headDim, ffn, expertFfn: heads, hidden / heads,
/// 4·hidden, ffn.
struct UniformDecoder {
    std::string_view family = "custom";
    std::int64_t layers = 0;
    std::int64_t hidden = 0;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;
    std::int64_t squareAttention = 0; ///< Attention::squareWidth
    std::int64_t ffn = 0;
    bool gated = false;
    std::int64_t vocab = 0;
    bool tied = true;
    NormKind norm = NormKind::LayerNorm;
    std::int64_t norms = 2;
    PositionKind positions = PositionKind::Learned;
    std::int64_t positionRows = 0;
    std::int64_t relativeMatrix = 0; ///< side of a relative-position matrix in every layer (Transformer-XL)
    bool embeddingNorm = false;
    bool biasQkv = true;
    bool biasOutput = true;
    bool biasMlp = true;
    bool headBias = false;
    QkNorm qkNorm = QkNorm::None;
    bool sinks = false;
    std::int64_t experts = 0;
    std::int64_t topK = 0;
    std::int64_t expertFfn = 0;
    std::int64_t sharedFfn = 0;
    bool biasExperts = false; ///< experts and router
    bool correctionBias = false;
    std::int64_t denseLayers = 0;
    std::int64_t queryRank = 0;
    std::int64_t kvRank = 0; ///< above 0: latent attention
    std::int64_t nopeHeadDim = 0;
    std::int64_t ropeHeadDim = 0;
    std::int64_t valueHeadDim = 0;
    std::int64_t maxContext = 0;
};

[[nodiscard]] Architecture architectureOf(const UniformDecoder& decoder);

} // namespace memladder
