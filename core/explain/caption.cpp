// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "explain/caption.h"

#include "estimate/evaluate.h"
#include "explain/derivation.h"
#include "quantity/format.h"
#include "scenario/field.h"
#include "search/bound.h"
#include "search/cost.h"
#include "search/crossing.h"
#include "search/solve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace memladder {

namespace {

constexpr std::string_view kThinSpace = "\xE2\x80\xAF"; // U+202F between a number and what it counts

/// What one pair of braces is filled from.
struct Context {
    const Scenario& scenario;
    const Plan& plan;

    [[nodiscard]] Phrase sized(Bytes bytes) const {
        return Phrase::figure(format::sizeWithUnit(bytes, scenario.unit->unit, true));
    }
};

using Filled = std::optional<Phrase>;

struct Row {
    CaptionWord word;
    Filled (*fill)(const Context& context, std::string_view argument);
    bool searches = false; ///< takes milliseconds, and always has an answer
};

/// "30B" as "30 B".
Phrase spaced(std::string count) {
    if (!count.empty() && count.back() >= 'A' && count.back() <= 'Z')
        count.insert(count.size() - 1, kThinSpace);
    return Phrase::figure(std::move(count));
}

Phrase plain(double value, int decimals) {
    return Phrase::figure(format::fixed(value, decimals, true));
}

Phrase percentOf(double value, int decimals) {
    return Phrase::figure(format::fixed(value, decimals, true) + std::string(kThinSpace) + "%");
}

Phrase grouped(std::uint64_t value) {
    return Phrase::number(value);
}

/// A size by name: a term's key, a category's key with or without "s", or one of the totals.
std::optional<Bytes> sizeNamed(const Context& context, std::string_view name) {
    const Plan& plan = context.plan;
    const std::array<std::pair<std::string_view, Bytes>, 6> totals = {{{"total", plan.total()},
                                                                       {"capacity", plan.capacity()},
                                                                       {"usable", plan.usable()},
                                                                       {"states", plan.total(Category::State)},
                                                                       {"activations", plan.total(Category::Activation)},
                                                                       {"transients", plan.total(Category::Transient)}}};
    for (const auto& [key, bytes] : totals)
        if (key == name)
            return bytes;
    if (const auto term = findTerm(name))
        return plan.size(*term);
    return std::nullopt;
}

/// Sizes by name, joined by +.
std::optional<Bytes> sizesNamed(const Context& context, std::string_view names) {
    Bytes sum;
    while (true) {
        const std::size_t plus = names.find('+');
        const auto one = sizeNamed(context, names.substr(0, plus));
        if (!one)
            return std::nullopt;
        sum += *one;
        if (plus == std::string_view::npos)
            return sum;
        names.remove_prefix(plus + 1);
    }
}

Filled size(const Context& context, std::string_view argument) {
    const auto bytes = sizesNamed(context, argument);
    return bytes ? Filled(context.sized(*bytes)) : std::nullopt;
}

template <Bytes (*Of)(const Plan&)>
Filled amount(const Context& context, std::string_view) {
    return context.sized(Of(context.plan));
}

/// "16.7 GiB free" or "30.1 GiB over".
Filled room(const Context& context, std::string_view) {
    const Bytes left = context.plan.headroom();
    return left < Bytes() ? Phrase::tr("%1 over", {context.sized(-left)}) : Phrase::tr("%1 free", {context.sized(left)});
}

Filled roomShare(const Context& context, std::string_view) {
    const double capacity = static_cast<double>(context.plan.capacity().count());
    if (capacity <= 0)
        return std::nullopt;
    return percentOf(std::round(100.0 * static_cast<double>(context.plan.headroom().count()) / capacity), 0);
}

Filled fits(const Context& context, std::string_view) {
    return context.plan.fits() ? Phrase::tr("fits") : Phrase::tr("does not fit");
}

/// "13.6": how many cards a size fills.
Filled cards(const Context& context, std::string_view argument) {
    const auto bytes = sizesNamed(context, argument);
    const double capacity = static_cast<double>(context.plan.capacity().count());
    if (!bytes || capacity <= 0)
        return std::nullopt;
    return plain(static_cast<double>(bytes->count()) / capacity, 1);
}

/// "states/activations": how many times the second the first is.
Filled ratio(const Context& context, std::string_view argument) {
    const std::size_t slash = argument.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto above = sizesNamed(context, argument.substr(0, slash));
    const auto below = sizesNamed(context, argument.substr(slash + 1));
    if (!above || !below || *below <= Bytes())
        return std::nullopt;
    const double value = static_cast<double>(above->count()) / static_cast<double>(below->count());
    if (value > 0 && value < 0.095) // "0.0 times" would say nothing
        return plain(value, 1 - static_cast<int>(std::floor(std::log10(value))));
    return plain(value, value < 9.95 ? 1 : 0);
}

/// What the row that a choice stands at is called.
std::string_view nameOf(const Field& field, const Scenario& scenario) {
    const std::vector<FieldChoice> rows = field.choices();
    const std::string key = field.text(scenario);
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const FieldChoice& choice) { return choice.key == key; });
    return row == rows.end() ? std::string_view() : row->name;
}

/// A field as a person reads it, also where it is derived.
Filled fieldShown(const Context& context, std::string_view key) {
    const Field* field = findField(key);
    if (field == nullptr)
        return std::nullopt;
    if (field->isSet(context.scenario))
        return field->key == "params"             ? spaced(format::roughCount(context.scenario.params))
               : field->kind == FieldKind::Choice ? Phrase::tr(nameOf(*field, context.scenario))
                                                  : Phrase::figure(field->display(context.scenario));
    const Shape& shape = context.plan.job.shape;
    const std::array<std::pair<std::string_view, std::uint64_t>, 7> derived = {{{"layers", shape.layers},
                                                                                {"hidden", shape.hidden},
                                                                                {"heads", shape.heads},
                                                                                {"kv_heads", shape.kvHeads},
                                                                                {"head_dim", shape.headDim},
                                                                                {"ffn", shape.ffn},
                                                                                {"vocab", shape.vocab}}};
    for (const auto& [name, value] : derived)
        if (name == field->key)
            return grouped(value);
    return std::nullopt;
}

/// "8 GPUs"
Filled gpus(const Context& context, std::string_view) {
    const std::uint64_t count = context.scenario.gpus;
    return Phrase::gpus(count);
}

Filled card(const Context& context, std::string_view) {
    return Phrase::figure(context.plan.job.capacity.label());
}

/// What a parameter costs before any sharding, by the recipe.
std::optional<PerParameter> partNamed(const Context& context, std::string_view argument) {
    const Recipe& recipe = context.plan.job.layout.recipe.row();
    const std::array<std::pair<std::string_view, PerParameter>, 5> parts = {{{"all", recipe.total()},
                                                                             {"parameters", recipe.parameter},
                                                                             {"gradients", recipe.gradient},
                                                                             {"replicated", recipe.parameter + recipe.gradient},
                                                                             {"optimizer", recipe.optimizer()}}};
    for (const auto& [name, bytes] : parts)
        if (name == argument)
            return bytes;
    return std::nullopt;
}

Filled bytesEach(const Context& context, std::string_view argument) {
    const auto part = partNamed(context, argument);
    return part ? Filled(Phrase::figure(format::shortest(part->bytes()))) : std::nullopt;
}

/// "20 B": the parameters that fill a card with this part alone.
Filled filledBy(const Context& context, std::string_view argument) {
    const auto part = partNamed(context, argument);
    if (!part || part->steps() <= 0)
        return std::nullopt;
    const Wide count = Wide{context.plan.capacity().count()} * PerParameter::kSteps / part->steps();
    return spaced(format::roughCount(static_cast<std::uint64_t>(count)));
}

std::optional<Measure> measureNamed(std::string_view name) {
    if (name == "states")
        return Measure::States;
    if (name == "total")
        return Measure::Total;
    return std::nullopt;
}

/// The fewest GPUs of the scenario's own layout on its own card.
Filled fewest(const Context& context, std::string_view argument) {
    const auto measure = measureNamed(argument);
    if (!measure)
        return std::nullopt;
    const auto count = fewestGpus(context.scenario, context.plan.capacity(), *measure);
    return count ? grouped(*count) : Phrase::tr("no number");
}

Filled fewestPower(const Context& context, std::string_view argument) {
    const auto measure = measureNamed(argument);
    if (!measure)
        return std::nullopt;
    const auto count = fewestGpusPowerOfTwo(context.scenario, context.plan.capacity(), *measure);
    return count ? grouped(*count) : Phrase::tr("no number");
}

/// The fewest GPUs on which any layout fits. A search: tens of milliseconds for large jobs.
std::optional<Solution> leastGpus(const Context& context) {
    const Question* question = findQuestion("min-gpus");
    if (question == nullptr)
        return std::nullopt;
    return question->solve(context.scenario, Pins());
}

Filled leastExact(const Context& context, std::string_view) {
    const auto found = leastGpus(context);
    return found && found->exact ? grouped(*found->exact) : Phrase::tr("no number");
}

Filled leastPower(const Context& context, std::string_view) {
    const auto found = leastGpus(context);
    return found && found->powerOfTwo ? grouped(*found->powerOfTwo) : Phrase::tr("no number");
}

/// States of one GPU that no layout goes below: 16Ψ/N.
Filled boundOfStates(const Context& context, std::string_view) {
    return context.sized(bound(context.scenario).statesOfOne());
}

/// Longest sequence that fits, and the last at which activations are no larger than the states.
Filled longest(const Context& context, std::string_view) {
    const auto tokens = longestSequence(context.scenario, context.plan.capacity());
    return tokens ? grouped(*tokens) : Phrase::tr("no");
}

Filled crossing(const Context& context, std::string_view) {
    const auto tokens = longestSequenceBelowStates(context.scenario);
    return tokens ? grouped(*tokens) : Phrase::tr("no");
}

Filled formula(const Context& context, std::string_view argument) {
    const auto term = findTerm(argument);
    return term ? Filled(derive(context.plan, *term).formula) : std::nullopt;
}

Filled numbers(const Context& context, std::string_view argument) {
    const auto term = findTerm(argument);
    return term ? Filled(Phrase::figure(derive(context.plan, *term).substituted)) : std::nullopt;
}

/// Activations of one of the L layers.
Filled oneLayer(const Context& context, std::string_view) {
    const auto layers = static_cast<Wide>(context.plan.job.shape.layers);
    return context.sized(Bytes::roundedUp(context.plan.size(Term::Activations).count(), layers));
}

/// The score matrix's part of the bytes for each element of s·b·h: 5·a·s/h.
Filled attentionFactor(const Context& context, std::string_view) {
    const Layout& layout = context.plan.job.layout;
    const Shape& shape = context.plan.job.shape;
    return Phrase::figure(format::shortest(std::round(10.0 * layout.recompute->scores * static_cast<double>(shape.heads) *
                                       static_cast<double>(layout.seq) / static_cast<double>(shape.hidden)) /
                            10.0));
}

Filled linearFactor(const Context& context, std::string_view) {
    return std::to_string(context.plan.job.layout.recompute->linear);
}

/// What recomputing adds to a step's FLOPs, as published: "2.7 %", "33 %".
Filled extraFlops(const Context& context, std::string_view) {
    if (hasError(context.plan.issues()))
        return std::nullopt;
    const double percent = 100.0 * costOf(context.plan).extraFlopsPublished;
    return percentOf(percent, percent < 10 ? 1 : 0);
}

constexpr Row kRows[] = {
    {{"size", "terms, states, activations, transients, total, capacity, usable, with +", "a size, or a sum of sizes"}, size},
    {{"total", "", "all of one GPU"}, amount<[](const Plan& plan) { return plan.total(); }>},
    {{"states", "", "parameters, gradients, optimizer"}, amount<[](const Plan& plan) { return plan.total(Category::State); }>},
    {{"activations", "", "what the forward pass leaves behind"},
     amount<[](const Plan& plan) { return plan.total(Category::Activation); }>},
    {{"capacity", "", "of the planned card"}, amount<[](const Plan& plan) { return plan.capacity(); }>},
    {{"usable", "", "of it, less the reserve"}, amount<[](const Plan& plan) { return plan.usable(); }>},
    {{"headroom", "", "free or over, with its word"}, room},
    {{"headroom_percent", "", "of the capacity"}, roomShare},
    {{"fits", "", "fits, or does not fit"}, fits},
    {{"cards", "what size takes", "how many cards a size fills"}, cards},
    {{"ratio", "two of what size takes, with / between", "how many times the second"}, ratio},
    {{"field", "a field's key", "an input"}, fieldShown},
    {{"gpus", "", "their number, with its word"}, gpus},
    {{"card", "", "the planned card's own name"}, card},
    {{"bytes", "all, parameters, gradients, replicated, optimizer", "bytes a parameter, unsharded"}, bytesEach},
    {{"filled_by", "what bytes takes", "parameters that fill the card with it"}, filledBy},
    {{"fewest", "states or total", "GPUs from which this layout fits"}, fewest},
    {{"fewest_power", "states or total", "the same as a power of two"}, fewestPower},
    {{"least", "", "GPUs on which any layout fits"}, leastExact, true},
    {{"least_power", "", "the same as a power of two"}, leastPower, true},
    {{"bound", "", "states that no layout goes below"}, boundOfStates},
    {{"longest", "", "tokens of the longest sequence that fits"}, longest},
    {{"crossing", "", "tokens up to which activations stay below the states"}, crossing},
    {{"formula", "a term", "how the term comes about"}, formula},
    {{"numbers", "a term", "the same with the numbers put in"}, numbers},
    {{"one_layer", "", "activations of one layer"}, oneLayer},
    {{"attention_factor", "", "5·a·s/h"}, attentionFactor},
    {{"linear_factor", "", "bytes kept for each element of s·b·h"}, linearFactor},
    {{"extra_flops", "", "of recomputing"}, extraFlops},
};

std::string allNames() {
    std::string names;
    for (const Row& row : kRows)
        names += (names.empty() ? "" : ", ") + std::string(row.word.name);
    return names;
}

/// "zero=2,gpus=64" over the scenario.
Status putIn(std::string_view fields, Scenario& scenario) {
    while (true) {
        const std::size_t comma = fields.find(',');
        const std::string_view one = fields.substr(0, comma);
        const std::size_t equals = one.find('=');
        const Field* field = equals == std::string_view::npos ? nullptr : findField(one.substr(0, equals));
        if (field == nullptr)
            return Error{"", "{…|" + shortened(one) + "}", Phrase::tr("field=value, with commas between")};
        if (Status refused = field->parse(scenario, one.substr(equals + 1)))
            return Error{"", "{…|" + shortened(one) + "}", field->accepted()};
        if (comma == std::string_view::npos)
            return {};
        fields.remove_prefix(comma + 1);
    }
}

/// How a text's numbers are put in, and how many have been.
struct Filling {
    bool searches = true; ///< false: what only a search answers is left out
    std::size_t numbers = 0;
    std::size_t searched = 0;
};

Result<Phrase> fillOne(std::string_view inside, const Scenario& scenario, const Plan& plan, Filling& filling) {
    const std::size_t bar = inside.find('|');
    const std::string_view head = inside.substr(0, bar);
    const std::size_t colon = head.find(':');
    const std::string_view name = head.substr(0, colon);
    const std::string_view argument = colon == std::string_view::npos ? std::string_view() : head.substr(colon + 1);
    const auto* row = std::find_if(std::begin(kRows), std::end(kRows), [&](const Row& r) { return r.word.name == name; });
    const std::string found = "{" + shortened(inside) + "}";
    if (row == std::end(kRows))
        return Error{"", found, allNames()};
    if (row->word.argument.empty() != argument.empty())
        return Error{"", found, row->word.argument.empty() ? Phrase::tr("%1 alone", {"{" + std::string(name) + "}"})
                                                           : Phrase::tr("after the colon: %1", {row->word.argument})};
    if (++filling.numbers > kMaxCaptionNumbers)
        return Error{"", Phrase::tr("more than %1 numbers in one text", {Phrase::number(kMaxCaptionNumbers)}), Phrase::tr("at most %1", {Phrase::number(kMaxCaptionNumbers)})};
    if (row->searches && ++filling.searched > kMaxCaptionSearches)
        return Error{"", Phrase::tr("%1 once more", {found}), Phrase::tr("at most %1 of %2 in one text", {Phrase::number(kMaxCaptionSearches), Phrase::listed({"{least}", "{least_power}"})})};
    Scenario other = scenario;
    if (bar != std::string_view::npos)
        if (const Status refused = putIn(inside.substr(bar + 1), other))
            return *refused;
    if (row->searches && !filling.searches)
        return Phrase();
    const Plan otherPlan = bar == std::string_view::npos ? plan : evaluate(other);
    if (Filled filled = row->fill({other, otherPlan}, argument))
        return *std::move(filled);
    return Error{"", found, Phrase::tr("after the colon: %1", {row->word.argument})};
}

/// Hands out the text piece by piece: what was typed, and what stands in braces. False where a brace does not close.
template <typename Typed, typename Inside>
bool split(std::string_view text, Typed typed, Inside inside) {
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        typed(text.substr(0, open));
        if (open == std::string_view::npos)
            return true;
        text.remove_prefix(open + 1);
        if (text.starts_with('{')) {
            typed(text.substr(0, 1));
            text.remove_prefix(1);
            continue;
        }
        const std::size_t close = text.find('}');
        if (close == std::string_view::npos)
            return false;
        if (!inside(text.substr(0, close)))
            return true;
        text.remove_prefix(close + 1);
    }
    return true;
}

} // namespace

std::span<const CaptionWord> captionWords() {
    static constexpr auto kWords = [] {
        std::array<CaptionWord, std::size(kRows)> words{};
        for (std::size_t i = 0; i < words.size(); ++i)
            words[i] = kRows[i].word;
        return words;
    }();
    return kWords;
}

namespace {

Result<Phrase> fill(std::string_view text, const Scenario& scenario, Filling filling) {
    const Plan plan = evaluate(scenario);
    std::vector<Phrase> filled;
    Status refused;
    const bool closed = split(
        text, [&](std::string_view typed) { filled.emplace_back(typed); },
        [&](std::string_view inside) {
            Result<Phrase> one = fillOne(inside, scenario, plan, filling);
            if (one)
                filled.push_back(*one);
            else
                refused = one.error();
            return !refused;
        });
    if (refused)
        return *refused;
    if (!closed)
        return Error{"", Phrase::tr("a brace that does not close"), Phrase::tr("%1, or %2 for a brace", {"{name}", "{{"})};
    return Phrase::joined(std::move(filled), "");
}

} // namespace

Result<Phrase> fillCaption(std::string_view text, const Scenario& scenario) {
    return fill(text, scenario, {});
}

Status checkCaption(std::string_view text, const Scenario& scenario) {
    const Result<Phrase> filled = fill(text, scenario, {false});
    return filled ? Status() : Status(filled.error());
}

std::string typedPart(std::string_view text) {
    std::string typed;
    split(text, [&](std::string_view part) { typed += part; }, [](std::string_view) { return true; });
    return typed;
}

} // namespace memladder
