// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "scenario/scaled_model.h"

#include "model/scaled.h"
#include "quantity/format.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace memladder {

namespace {

/// The model whose shape is scaled, and what makes it the same model in a memory.
struct Source {
    std::optional<Choice<ModelPreset>> preset;
    ModelFileRef file;

    [[nodiscard]] std::string name() const { return preset ? std::string((*preset)->name) : file->name; }
    [[nodiscard]] const ModelFacts& facts() const { return preset ? factsOf(*preset) : file->facts; }
    [[nodiscard]] Architecture architecture() const { return preset ? (*preset)->architecture() : file->architecture; }
};

Phrase scaledText(const ScaledModel& model) {
    const ModelShape& shape = model.facts.shape;
    const auto n = [](std::int64_t value) { return Phrase::number(static_cast<std::uint64_t>(std::max<std::int64_t>(0, value))); };
    const double counted = static_cast<double>(model.facts.count.total);
    const double off = 100 * (counted / static_cast<double>(model.asked) - 1);
    const std::vector<Phrase> with{model.name, Phrase::figure(format::count(model.asked)), n(shape.layers), n(shape.hidden), n(shape.heads)};
    const Phrase scaled = shape.heads > 0 ? Phrase::tr("%1 scaled to %2: %3 layers, hidden %4, %5 heads", with)
                                          : Phrase::tr("%1 scaled to %2: %3 layers, hidden %4", with);
    const Phrase count = n(model.facts.count.total);
    Phrase held = model.exact ? Phrase::tr("%1; this shape holds %2 parameters, counted exactly", {scaled, count})
                                    : Phrase::tr("%1; this shape holds %2 parameters, as near as tensors known by their size alone allow", {scaled, count});
    if (std::abs(off) < 0.05)
        return held;
    const Phrase share = Phrase::figure(format::fixed(std::abs(off), 1));
    return off > 0 ? Phrase::tr("%1, %2 % more than asked: layers and heads are whole", {held, share})
                   : Phrase::tr("%1, %2 % less than asked: layers and heads are whole", {held, share});
}

ScaledModelRef scale(const Source& source, std::uint64_t params) {
    constexpr std::uint64_t most = std::uint64_t{1} << 62;
    const Architecture own = source.architecture();
    const std::int64_t ownParams = source.facts().count.total;
    ScaledArchitecture scaled = scaledTo(own, static_cast<std::int64_t>(std::min(params, most)));
    ScaledModel out;
    out.name = source.name();
    out.ownParams = static_cast<std::uint64_t>(std::max<std::int64_t>(0, ownParams));
    out.asked = params;
    out.architecture = std::move(scaled.architecture);
    out.facts = factsOf(out.architecture);
    out.exact = scaled.exact;
    out.text = scaledText(out);
    return ScaledModelRef(std::move(out));
}

} // namespace

ScaledModelRef scaledModel(const Scenario& s) {
    if (!s.scaled->on)
        return {};
    const std::int64_t own = s.model ? factsOf(*s.model).count.total : s.modelFile ? s.modelFile->facts.count.total : 0;
    const std::int64_t nominal = s.model ? (*s.model)->nominalParams : own;
    if (own < 1 || (s.params >= static_cast<std::uint64_t>(std::min(own, nominal)) && s.params <= static_cast<std::uint64_t>(std::max(own, nominal))))
        return {};

    // Charts and searches ask for the same few sizes over and over.
    struct Known {
        Source source;
        std::uint64_t params = 0;
        ScaledModelRef model;
    };
    thread_local std::array<Known, 128> memory;
    const std::size_t salt = s.model ? s.model->index() : 0;
    Known& known = memory[(s.params * 0x9E3779B97F4A7C15U >> 57) ^ (salt & 127)];
    if (!known.model || known.params != s.params || known.source.preset != s.model || !(known.source.file == s.modelFile)) {
        Source source{s.model, s.modelFile};
        ScaledModelRef model = scale(source, s.params);
        known = {std::move(source), s.params, std::move(model)};
    }
    return known.model;
}

std::string modelName(const Scenario& s) {
    std::string name = s.model ? std::string((*s.model)->name) : s.modelFile ? s.modelFile->name : std::string();
    if (scaledModel(s))
        name += " scaled to " + format::count(s.params);
    return name;
}

} // namespace memladder
