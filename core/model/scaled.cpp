// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "model/scaled.h"

#include "model/parameters.h"
#include "quantity/bytes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace memladder {

namespace {

constexpr std::int64_t kMostWidth = std::int64_t{1} << 24;
constexpr std::int64_t kMostLayers = std::int64_t{1} << 16;

std::int64_t times(std::int64_t value, double factor, std::int64_t most) {
    const double scaled = std::round(static_cast<double>(value) * factor);
    return scaled >= static_cast<double>(most) ? most : std::max<std::int64_t>(1, static_cast<std::int64_t>(scaled));
}

/// A width in steps of the largest power of two in it, 64 at most: matrix units like whole tiles.
std::int64_t width(std::int64_t own, double factor) {
    if (own <= 0)
        return own;
    const std::int64_t step = std::min<std::int64_t>(own & -own, 64);
    return times(own / step, factor, kMostWidth / step) * step;
}

std::int64_t count(std::int64_t own, double factor) {
    return own <= 0 ? own : times(own, factor, kMostWidth);
}

/// Query heads and key/value heads: whole groups where groups are the finer step, else the key/value heads stay.
void scaleHeads(std::int64_t& heads, std::int64_t& groups, double factor) {
    if (heads <= 0)
        return;
    if (groups <= 0 || heads % groups != 0) {
        heads = count(heads, factor);
        groups = std::min(groups, heads);
    } else if (const std::int64_t each = heads / groups; each <= groups) {
        groups = count(groups, factor);
        heads = std::min(groups, kMostWidth / each) * each;
        groups = heads / each;
    } else if (static_cast<double>(heads) * factor >= static_cast<double>(groups)) {
        heads = times(each, factor, kMostWidth / groups) * groups;
    } else {
        heads = groups = std::min(groups, count(heads, factor));
    }
}

/// Tensors known by their count: below half the hidden size they stay, up to 16 vectors of it grow once, matrices twice.
std::vector<ExtraTensor> scaledTensors(std::vector<ExtraTensor> tensors, std::int64_t hidden, double factor) {
    for (ExtraTensor& tensor : tensors) {
        if (tensor.elements * 2 < hidden)
            continue;
        const double power = tensor.elements <= 16 * hidden ? factor : factor * factor;
        tensor.elements = times(tensor.elements, power, std::numeric_limits<std::int64_t>::max() / 4);
    }
    return tensors;
}

// One function a mixer.

void scale(Attention& a, std::int64_t, double factor) {
    scaleHeads(a.heads, a.kvHeads, factor);
    a.squareWidth = width(a.squareWidth, factor);
    a.queryRank = width(a.queryRank, factor);
    a.inputWidth = width(a.inputWidth, factor);
    a.contextWidth = width(a.contextWidth, factor);
}

void scale(LatentAttention& a, std::int64_t, double factor) {
    a.heads = count(a.heads, factor);
    a.queryRank = width(a.queryRank, factor);
    a.kvRank = width(a.kvRank, factor);
    a.indexerHeads = count(a.indexerHeads, factor);
}

void scale(DeltaNet& d, std::int64_t, double factor) {
    scaleHeads(d.valueHeads, d.keyHeads, factor);
}

void scale(LightningAttention& a, std::int64_t, double factor) {
    a.heads = count(a.heads, factor);
}

void scale(StateSpace& s, std::int64_t, double factor) {
    if (s.heads > 0 && s.innerWidth % s.heads == 0) {
        const std::int64_t each = s.innerWidth / s.heads;
        s.heads = count(s.heads, factor);
        s.innerWidth = std::min(s.heads, kMostWidth / each) * each;
    } else {
        s.heads = count(s.heads, factor);
        s.innerWidth = width(s.innerWidth, factor);
    }
    s.timeStepRank = count(s.timeStepRank, factor);
}

void scale(ShortConvolution&, std::int64_t, double) {}

void scale(OtherMixer& mixer, std::int64_t hidden, double factor) {
    mixer.tensors = scaledTensors(std::move(mixer.tensors), hidden, factor);
}

Layer scaledLayer(Layer layer, std::int64_t hidden, double factor) {
    for (Mixer& mixer : layer.mixers)
        std::visit([&](auto& kind) { scale(kind, hidden, factor); }, mixer);
    if (layer.dense)
        layer.dense->width = width(layer.dense->width, factor);
    if (layer.moe) {
        layer.moe->width = width(layer.moe->width, factor);
        layer.moe->sharedWidth = width(layer.moe->sharedWidth, factor);
    }
    layer.extra = scaledTensors(std::move(layer.extra), hidden, factor);
    return layer;
}

/// Layers that are alike, wherever they stand.
struct Kind {
    const Layer* layer = nullptr;
    std::int64_t own = 0;
    std::int64_t now = 0;
};

class Stack {
public:
    explicit Stack(const std::vector<LayerGroup>& groups) : m_groups(&groups) {
        for (const LayerGroup& group : groups) {
            auto known = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const Kind& kind) { return *kind.layer == group.layer; });
            if (known == m_kinds.end())
                known = m_kinds.insert(m_kinds.end(), Kind{&group.layer, 0, 0});
            known->own += group.count;
            m_kindOf.push_back(static_cast<std::size_t>(known - m_kinds.begin()));
            m_layers += group.count;
        }
    }

    /// Gives every kind its part of round(L·factor) layers: each next layer to the kind with the largest own / (2·now + 1).
    /// An exact multiple keeps the shares exactly, and no kind loses a layer as the sum grows.
    const std::vector<Kind>& shared(double factor) {
        const std::int64_t layers = m_layers > 0 ? times(m_layers, factor, kMostLayers) : 0;
        const std::int64_t rounds = m_layers > 0 ? layers / m_layers : 0;
        std::int64_t given = 0;
        for (Kind& kind : m_kinds) {
            kind.now = rounds * kind.own;
            given += kind.now;
        }
        for (; given < layers; ++given) {
            Kind* next = &m_kinds.front();
            for (Kind& kind : m_kinds) {
                if (Wide{kind.own} * (2 * next->now + 1) > Wide{next->own} * (2 * kind.now + 1))
                    next = &kind;
            }
            ++next->now;
        }
        return m_kinds;
    }

    /// The stack in its own order, each kind's layers spread over the places where it stands.
    [[nodiscard]] std::vector<LayerGroup> arranged(std::int64_t hidden, double factor) {
        std::vector<LayerGroup> out;
        std::vector<std::int64_t> passed(m_kinds.size());
        shared(factor);
        std::vector<Layer> layers;
        for (const Kind& kind : m_kinds)
            layers.push_back(scaledLayer(*kind.layer, hidden, factor));
        for (std::size_t i = 0; i < m_groups->size(); ++i) {
            const std::size_t k = m_kindOf[i];
            const Kind& kind = m_kinds[k];
            const auto upTo = [&kind](std::int64_t place) { return static_cast<std::int64_t>((Wide{place} * kind.now + kind.own / 2) / kind.own); };
            const std::int64_t before = upTo(passed[k]);
            passed[k] += (*m_groups)[i].count;
            appendLayer(out, layers[k], upTo(passed[k]) - before);
        }
        return out;
    }

    [[nodiscard]] const std::vector<Kind>& kinds() const { return m_kinds; }

private:
    const std::vector<LayerGroup>* m_groups;
    std::vector<Kind> m_kinds;
    std::vector<std::size_t> m_kindOf;
    std::int64_t m_layers = 0;
};

/// All but the layer stacks.
Architecture scaledOuter(const Architecture& own, double factor) {
    Architecture out = own;
    out.hidden = width(own.hidden, factor);
    out.embeddingWidth = width(own.embeddingWidth, factor);
    out.extra = scaledTensors(own.extra, own.hidden, factor);
    out.mtpExtra = scaledTensors(own.mtpExtra, own.hidden, factor);
    for (LayerGroup& group : out.mtpLayers)
        group.layer = scaledLayer(std::move(group.layer), own.hidden, factor);
    return out;
}

bool guessesTensors(const Layer& layer) {
    return !layer.extra.empty() || std::any_of(layer.mixers.begin(), layer.mixers.end(), [](const Mixer& mixer) {
        return std::holds_alternative<OtherMixer>(mixer);
    });
}

/// Counts a model at any factor without laying out its layers.
class Counter {
public:
    explicit Counter(const Architecture& own) : m_own(own), m_encoder(own.encoder), m_layers(own.layers) {
        m_outer.hidden = own.hidden;
        m_outer.vocab = own.vocab;
        m_outer.headRows = own.headRows;
        m_outer.tied = own.tied;
        m_outer.hasHead = own.hasHead;
        m_outer.headBias = own.headBias;
        m_outer.positionRows = own.positionRows;
        m_outer.tokenTypes = own.tokenTypes;
        m_outer.embeddingNorm = own.embeddingNorm;
        m_outer.norm = own.norm;
        m_outer.finalNorms = own.finalNorms;
    }

    [[nodiscard]] std::int64_t at(double factor) {
        m_outer.hidden = width(m_own.hidden, factor);
        m_outer.embeddingWidth = width(m_own.embeddingWidth, factor);
        Wide total = 0;
        m_outer.extra = scaledTensors(m_own.extra, m_own.hidden, factor);
        for (const Tensor& tensor : outerTensors(m_outer))
            total += tensor.elements;
        for (Stack* stack : {&m_encoder, &m_layers}) {
            for (const Kind& kind : stack->shared(factor))
                total += Wide{layerParameters(scaledLayer(*kind.layer, m_own.hidden, factor), m_outer.hidden)} * kind.now;
        }
        return static_cast<std::int64_t>(std::min<Wide>(total, std::numeric_limits<std::int64_t>::max()));
    }

private:
    const Architecture& m_own;
    Architecture m_outer; ///< without layers
    Stack m_encoder;
    Stack m_layers;
};

} // namespace

Architecture scaled(const Architecture& own, double factor) {
    Architecture out = scaledOuter(own, factor);
    out.encoder = Stack(own.encoder).arranged(own.hidden, factor);
    out.layers = Stack(own.layers).arranged(own.hidden, factor);
    return out;
}

ScaledArchitecture scaledTo(const Architecture& own, std::int64_t target) {
    Counter counter(own);
    // Parameters grow with the cube of the factor, less where a vocabulary stays: bracket, then halve.
    constexpr double kLeast = 1e-6;
    constexpr double kMost = 1e6;
    double low = 1;
    double high = 1;
    while (low > kLeast && counter.at(low) > target) {
        high = low;
        low /= 2;
    }
    while (high < kMost && counter.at(high) <= target) {
        low = std::max(low, high);
        high *= 2;
    }
    constexpr double kSame = 1 + 1e-9;
    while (high > low * kSame) {
        const double middle = std::sqrt(low * high);
        (counter.at(middle) <= target ? low : high) = middle;
    }
    const std::int64_t below = counter.at(low);
    const std::int64_t above = counter.at(high);
    const double factor = below <= target && target - below <= above - target ? low : below > target ? low : high;

    ScaledArchitecture out;
    out.architecture = scaled(own, factor);
    out.params = counter.at(factor);
    const auto guesses = [](const std::vector<LayerGroup>& groups) {
        return std::any_of(groups.begin(), groups.end(), [](const LayerGroup& group) { return guessesTensors(group.layer); });
    };
    out.exact = own.extra.empty() && !guesses(own.encoder) && !guesses(own.layers);
    return out;
}

} // namespace memladder
