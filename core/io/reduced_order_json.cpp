// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/reduced_order_json.h"

#include "estimate/evaluate.h"
#include "estimate/reduced_order.h"
#include "quantity/format.h"
#include "scenario/field.h"

#include <array>
#include <charconv>
#include <cmath>

namespace memladder {

namespace {

constexpr double kGiga = 1e9;
constexpr int kPoints = 48;
constexpr std::string_view kTitle =
    "reduced-order LLM training-memory model -- model states, sharding, activations, capacity fit (educational)";

/// A real number as the documents print it: at most `decimals`, at least one, ties to even.
json::Value real(double value, int decimals) {
    std::array<char, 400> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    std::string text(buffer.data(), end);
    while (text.size() > 1 && text.back() == '0' && text[text.size() - 2] != '.')
        text.pop_back();
    return json::Value::number(text);
}

/// A real number in full, with at least one decimal: 8 → 8.0.
json::Value whole(double value) {
    std::string text = format::shortest(value);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return json::Value::number(text);
}

json::Value gb(double bytes) {
    return real(bytes / kGiga, 3);
}

/// The i-th of 48 values in equal ratios from `first` to `last`.
double geometric(double first, double last, int i) {
    return first * std::pow(last / first, static_cast<double>(i) / (kPoints - 1));
}

json::Value inputsValue(const Scenario& scenario, const Plan& plan) {
    const Shape& shape = plan.job.shape;
    const Layout& layout = plan.job.layout;
    json::Value inputs = json::Value::object();
    inputs.set("model_params_b", whole(static_cast<double>(shape.params) / kGiga));
    inputs.set("num_gpus", layout.gpus);
    inputs.set("gpu_memory_gb", whole(static_cast<double>(plan.capacity().count()) / kGiga));
    inputs.set("micro_batch", layout.microBatch);
    inputs.set("seq_length", layout.seq);
    inputs.set("num_layers", shape.layers);
    inputs.set("hidden_dim", shape.hidden);
    inputs.set("precision_bits", whole(8 * layout.recipe->parameter.bytes()));
    inputs.set("zero_stage", json::Value::number(scenario.zero->key));
    inputs.set("grad_ckpt", layout.recompute->recomputesLayer ? 1 : 0);
    return inputs;
}

std::string verdict(const Plan& plan, const reduced_order::Sizes& sizes) {
    const std::string states = format::fixed(sizes.states() / kGiga, 3);
    const std::string activations = format::fixed(sizes.activations / kGiga, 3);
    const std::string scheme(plan.job.layout.zero->name);
    if (sizes.states() >= sizes.activations)
        return "model-state-dominated -- states " + states + " GB against activations " + activations +
               " GB: more GPUs or a higher ZeRO stage free memory, recompute does not; " + scheme;
    return "activation-dominated -- activations " + activations + " GB against states " + states +
           " GB: recompute, a shorter sequence or a smaller micro-batch free memory, sharding does not; " + scheme;
}

json::Value outputsValue(const Plan& plan, const reduced_order::Sizes& sizes) {
    const Layout& layout = plan.job.layout;
    const double capacity = static_cast<double>(plan.capacity().count());
    const double each = layout.recipe->total().bytes();
    const std::uint64_t fewest = reduced_order::fewestGpus(plan.job.shape, layout, capacity);
    json::Value outputs = json::Value::object();
    outputs.set("model_states_unsharded_gb", gb(static_cast<double>(plan.job.shape.params) * each));
    outputs.set("model_states_per_gpu_gb", gb(sizes.states()));
    outputs.set("activations_per_gpu_gb", gb(sizes.activations));
    outputs.set("per_gpu_total_gb", gb(sizes.total()));
    outputs.set("gpu_capacity_gb", gb(capacity));
    outputs.set("utilization_percent", capacity > 0 ? real(100 * sizes.total() / capacity, 1) : json::Value());
    outputs.set("fits", sizes.total() <= capacity);
    outputs.set("bytes_per_param", whole(each));
    outputs.set("weights_per_gpu_gb", gb(sizes.parameters));
    outputs.set("grads_per_gpu_gb", gb(sizes.gradients));
    outputs.set("optimizer_per_gpu_gb", gb(sizes.optimizer));
    outputs.set("min_gpus_to_fit", fewest > 0 ? json::Value(fewest) : json::Value());
    outputs.set("aggregate_cluster_gb", real(sizes.total() * static_cast<double>(layout.gpus) / kGiga, 1));
    outputs.set("global_batch", layout.microBatch * layout.gpus);
    outputs.set("zero_stage", json::Value::number(layout.zero->key));
    outputs.set("checkpointing", layout.recompute->recomputesLayer);
    outputs.set("verdict", verdict(plan, sizes));
    return outputs;
}

json::Value profileValue(const Plan& plan, const reduced_order::Sizes& sizes) {
    const Shape& shape = plan.job.shape;
    const Layout& layout = plan.job.layout;
    const auto gpus = static_cast<double>(layout.gpus);
    const auto seq = static_cast<double>(layout.seq);
    json::Value byGpus = json::Value::array();
    json::Value bySeq = json::Value::array();
    for (int i = 0; i < kPoints; ++i) {
        const double n = std::nearbyint(geometric(1, 2048, i));
        byGpus.append(json::Value::array({static_cast<std::int64_t>(n), gb(reduced_order::sizes(shape, layout, n, seq).total())}));
        // The memory is that of the sequence before it is rounded for print.
        const double s = geometric(512, 131072, i);
        bySeq.append(json::Value::array({real(std::nearbyint(s), 1), gb(reduced_order::sizes(shape, layout, gpus, s).total())}));
    }
    json::Value profile = json::Value::object();
    profile.set("mem_vs_gpus", std::move(byGpus));
    profile.set("mem_vs_seq", std::move(bySeq));
    profile.set("model_state_gb", gb(sizes.states()));
    profile.set("activation_gb", gb(sizes.activations));
    profile.set("capacity_gb", gb(static_cast<double>(plan.capacity().count())));
    profile.set("per_gpu_gb", gb(sizes.total()));
    profile.set("num_gpus", layout.gpus);
    profile.set("seq_length", layout.seq);
    profile.set("fits", sizes.total() <= static_cast<double>(plan.capacity().count()));
    return profile;
}

/// Reads whole-number inputs into fields of their own.
struct CountInput {
    std::string_view key;
    std::string_view field;
};
constexpr CountInput kCounts[] = {{"num_gpus", "gpus"},       {"micro_batch", "micro_batch"}, {"seq_length", "seq"},
                                  {"num_layers", "layers"}, {"hidden_dim", "hidden"}};

} // namespace

bool isReducedOrder(const json::Value& root) {
    const json::Value* inputs = root.find("inputs");
    return inputs != nullptr && inputs->isObject() && root.find("memladder_scenario") == nullptr;
}

Result<Scenario> readReducedOrder(const json::Node& root) {
    const json::Node inputs = root["inputs"];
    Scenario scenario;
    scenario.estimator = Choice<Estimator>::named("reduced-order");
    const Result<double> params = inputs["model_params_b"].number(1e-9, 1e9);
    if (!params)
        return params.error();
    scenario.params = static_cast<std::uint64_t>(std::llround(*params * kGiga));
    const Result<double> capacity = inputs["gpu_memory_gb"].number(0, 1e9);
    if (!capacity)
        return capacity.error();
    scenario.capacity = CardSize(Bytes::of(std::llround(*capacity * kGiga)), format::Unit::GB);
    for (const CountInput& input : kCounts) {
        const Field& target = field(input.field);
        const auto value = inputs[input.key].integer(static_cast<std::int64_t>(target.minimum), static_cast<std::int64_t>(target.maximum));
        if (!value)
            return value.error();
        target.setNumber(scenario, static_cast<std::uint64_t>(*value));
    }
    const Result<double> bits = inputs["precision_bits"].number(0, 64);
    if (!bits)
        return bits.error();
    bool known = false;
    for (std::size_t i = 0; i < Registry<Recipe>::rows().size() && !known; ++i) {
        const Recipe& recipe = Registry<Recipe>::rows()[i];
        known = 8 * recipe.parameter.bytes() == *bits && recipe.gradient == recipe.parameter && recipe.optimizer().bytes() == 12;
        if (known)
            scenario.recipe = Choice<Recipe>::at(i);
    }
    if (!known) { // weights and gradients of this precision beside the usual 12 bytes of optimizer state
        const std::string_view bytes = *bits == 4 ? "0.5" : *bits == 8 ? "1" : *bits == 32 ? "4" : *bits == 64 ? "8" : "";
        if (bytes.empty())
            return inputs["precision_bits"].error(Phrase::tr("4, 8, 16, 32 or 64"));
        for (const std::string_view key : {"bytes_per_param", "bytes_per_grad"}) {
            if (const Status refused = field(key).parse(scenario, bytes))
                return *refused;
        }
    }
    const auto stage = inputs["zero_stage"].integer(0, 3);
    if (!stage)
        return stage.error();
    scenario.zero = Choice<Sharding>::named(std::to_string(*stage));
    const auto checkpoints = inputs["grad_ckpt"].integer(0, 1);
    if (!checkpoints)
        return checkpoints.error();
    scenario.recompute = Choice<Recompute>::named(*checkpoints == 1 ? "full" : "none");
    return scenario;
}

Result<std::string> writeReducedOrder(const Scenario& scenario) {
    if (scenario.estimator->method != EstimatorMethod::ReducedOrder)
        return Error{"--format", "reduced-order with the estimator " + std::string(scenario.estimator->key), "--estimator reduced-order"};
    if (scenario.reserve.bytes() > Bytes())
        return Error{"--reserve", scenario.reserve.text(), "0: the document has no key for it"};
    const Plan plan = evaluate(scenario);
    const Layout& layout = plan.job.layout;
    const reduced_order::Sizes sizes =
        reduced_order::sizes(plan.job.shape, layout, static_cast<double>(layout.gpus), static_cast<double>(layout.seq));
    json::Value document = json::Value::object();
    document.set("model", kTitle);
    document.set("inputs", inputsValue(scenario, plan));
    document.set("outputs", outputsValue(plan, sizes));
    document.set("profile", profileValue(plan, sizes));
    document.set("steps", 2 * kPoints);
    return json::write(document);
}

} // namespace memladder
