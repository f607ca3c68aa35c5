// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/open_facts.h"

#include "catalogue/framework_limits.h"
#include "catalogue/framework_losses.h"
#include "io/limits.h"
#include "quantity/parse.h"

#include <algorithm>

namespace memladder {

namespace {

using Words = std::vector<std::string_view>;

double number(const RunCells& cells, std::string_view column, double fallback) {
    return parse::real(cells.cell(column)).value_or(fallback);
}

bool is(const RunCells& cells, std::string_view column, std::string_view word) {
    return cells.cell(column) == word;
}

bool eager(const Framework& f) {
    return f.kernels == KernelStyle::Eager;
}

/// Gradients, moments and weights are of one type: autograd makes a gradient as wide as its parameter,
/// torch.optim a moment as wide as both. Elsewhere master weights lie beside 16-bit ones.
bool oneType(const Framework& f) {
    return f.gradients == GradientStyle::Backward && f.masterBytes == 0;
}

bool adapters(const RunCells& cells) {
    return is(cells, "train_id", "lora") || is(cells, "train_id", "qlora");
}

bool quantised(const RunCells& cells) {
    return !cells.cell("quant_id").empty() && !is(cells, "quant_id", "none");
}

/// Ranks that could share state.
double sharers(const RunCells& cells) {
    const double cp = number(cells, "cp", 1);
    const double degrees = number(cells, "tp", 1) * number(cells, "pp", 1) * cp;
    return number(cells, "dp", number(cells, "n_gpus", 2 * degrees) / degrees) * cp;
}

Words shardings(const RunCells& cells, const Framework& f) {
    if (sharers(cells) <= 1)
        return {"none"};
    Words out;
    for (const Division division : f.stages) {
        const std::string_view word = division == Division::None    ? "ddp"
                                      : division == Division::Zero1 ? "zero1"
                                      : division == Division::Zero2 ? "zero2"
                                      : division == Division::Zero3 ? "zero3"
                                      : division == Division::Fsdp1 ? "fsdp1"
                                                                    : "fsdp2";
        if (std::find(out.begin(), out.end(), word) == out.end())
            out.push_back(word);
    }
    return out;
}

bool gathers(const RunCells& cells) {
    const std::string_view shard = cells.cell("shard_id");
    return shard.rfind("fsdp", 0) == 0 || shard.rfind("hsdp", 0) == 0;
}

/// bitsandbytes and torchao work on any parameters of torch.optim's kind; the others bring an Adam of their
/// own.
Words optimizers(const RunCells&, const Framework& f) {
    return oneType(f) && !f.datedRecipes
               ? Words{"adamw", "adamw8bit", "adam4bit", "paged_adamw", "paged_adamw8bit", "sgd"}
               : Words{"adamw"};
}

Words moments(const RunCells& cells, const Framework& f) {
    const std::string_view optimizer = cells.cell("optimizer_id");
    if (optimizer == "adamw8bit" || optimizer == "paged_adamw8bit")
        return {"int8"};
    if (optimizer == "adam4bit")
        return {"int4"};
    if (optimizer == "sgd")
        return {"none"};
    return oneType(f) && !cells.cell("weights_id").empty() ? Words{cells.cell("weights_id")} : Words{"fp32"};
}

Words gradients(const RunCells& cells, const Framework& f) {
    if (oneType(f) && !cells.cell("weights_id").empty())
        return {cells.cell("weights_id")};
    return {"fp32", "bf16"};
}

Words offloads(const RunCells& cells, const Framework& f) {
    if (f.stages[2] == Division::Zero2) // DeepSpeed's engine, of its own or under the Trainer
        return {"none", "optimizer", "parameters"};
    if (f.datedRecipes)
        return {"none", "parameters", "activations"};
    return gathers(cells) ? Words{"none", "parameters"} : Words{"none"};
}

Words norms(const RunCells& cells, const Framework& f) {
    if (f.kernels == KernelStyle::TransformerEngine)
        return {"te", "fused", "fp32"};
    return f.kernels == KernelStyle::Nanotron || is(cells, "norm", "layer") ? Words{"fused"}
                                                                            : Words{"fused", "fp32"};
}

/// A coarser form between two others keeps more than the one and less than the other, so every_n:<n> needs no
/// word of its own.
Words recomputations(const RunCells&, const Framework& f) {
    return limitsOf(f).perOperation ? Words{"none", "selective", "selective_op", "full"}
                                    : Words{"none", "selective", "full"};
}

Words compilations(const RunCells& cells, const Framework& f) {
    if (!eager(f))
        return {};
    const std::string_view runtime = cells.cell("runtime_id");
    return runtime.empty() ? Words{"0", "1"} : runtime == "eager" ? Words{"0"} : Words{"1"};
}

/// Each further adapter adds to what the others need: one alone, and all of them, stand for every set
/// between.
Words targets(const RunCells& cells, const Framework&) {
    if (!adapters(cells))
        return {};
    if (is(cells, "gated", "0"))
        return {"q", "k", "v", "o", "up", "down", "head", "q k v o up down head"};
    return {"q", "k", "v", "o", "gate", "up", "down", "head", "q k v o gate up down head"};
}

/// Only frozen weights are; "lora" says that they are not, "qlora" that they are.
Words quantisations(const RunCells& cells, const Framework&) {
    if (is(cells, "train_id", "qlora"))
        return {"nf4", "nf4_dq", "int8", "gptq4", "gptq8"};
    return is(cells, "train_id", "adapter") ? Words{"none", "nf4", "nf4_dq", "int8", "gptq4", "gptq8"}
                                            : Words{"none"};
}

const Words kYesNo{"0", "1"};

// clang-format off
const OpenFact kFacts[] = {
    {"gated", false, "", [](const RunCells&, const Framework&) { return kYesNo; }},
    {"norm", false, "", [](const RunCells&, const Framework&) { return Words{"rms", "layer"}; }},
    {"bias", false, "", [](const RunCells&, const Framework&) { return kYesNo; }},
    {"positions", false, "", [](const RunCells&, const Framework&) { return Words{"rope", "learned", "alibi", "none"}; }},
    {"tied_emb", false, "", [](const RunCells&, const Framework&) { return kYesNo; }},
    {"parallel_residual", false, "", [](const RunCells&, const Framework&) { return kYesNo; }},
    {"qk_norm", false, "", [](const RunCells&, const Framework&) { return kYesNo; }},
    {"kv_repeat", false, "", [](const RunCells& c, const Framework& f) {
        return eager(f) && number(c, "kv_heads", 0) < number(c, "heads", 0) ? kYesNo : Words{}; }},
    {"shard_id", true, "", shardings},
    {"reshard", false, "", [](const RunCells& c, const Framework&) { return gathers(c) ? Words{"default", "always", "never"} : Words{}; }},
    {"tp_mode", false, "", [](const RunCells& c, const Framework& f) {
        return number(c, "tp", 1) <= 1 ? Words{}
               : f.kernels == KernelStyle::Nanotron ? Words{"nanotron_reduce_scatter", "nanotron_all_reduce"} : Words{"sp", "no_sp"}; }},
    {"cp_kind", false, "", [](const RunCells& c, const Framework&) { return number(c, "cp", 1) > 1 ? Words{"ring", "a2a", "allgather"} : Words{}; }},
    // fp16 takes what bf16 takes.
    {"weights_id", false, "", [](const RunCells&, const Framework&) { return Words{"bf16", "fp32"}; }},
    {"grads_id", false, "", gradients},
    {"master_id", false, "", [](const RunCells& c, const Framework& f) {
        return f.masterBytes > 0 && !is(c, "weights_id", "fp32") ? Words{"fp32"} : Words{"none"}; }},
    {"optimizer_id", false, "", optimizers},
    {"moments_id", false, "", moments},
    {"fused_optimizer", false, "", [](const RunCells& c, const Framework& f) {
        return f.gradients == GradientStyle::Backward && is(c, "optimizer_id", "adamw") ? kYesNo : Words{}; }},
    {"optimizer_in_backward", false, "", [](const RunCells&, const Framework& f) { return oneType(f) && !f.datedRecipes ? kYesNo : Words{"0"}; }},
    // Without a pipeline the account knows one pass a step, or several; a step taken inside backward leaves nothing to add to.
    {"microbatches", false, "", [](const RunCells& c, const Framework& f) {
        return !c.cell("grad_accum").empty() || number(c, "pp", 1) > 1 || f.mixesFlatParameters ? Words{}
               : is(c, "optimizer_in_backward", "1") ? Words{"1"} : Words{"1", "2"}; }},
    {"offload_id", false, "", offloads},
    {"wgrad_fusion", false, "", [](const RunCells&, const Framework& f) {
        return f.kernels == KernelStyle::TransformerEngine ? kYesNo : Words{}; }},
    {"attention_id", false, "", [](const RunCells&, const Framework&) { return Words{"flash", "unfused"}; }},
    {"hidden_dropout", false, "", [](const RunCells&, const Framework&) { return Words{"0", "0.1"}; }}, // masks are kept, or not
    {"attn_dropout", false, "", [](const RunCells&, const Framework&) { return Words{"0", "0.1"}; }},
    {"compiled", false, "", compilations},
    {"runtime_id", false, "", [](const RunCells& c, const Framework& f) {
        return !f.datedRecipes ? Words{} : is(c, "compiled", "0") ? Words{"eager"} : Words{"compile", "simple_fsdp", "graph_trainer"}; }},
    {"norm_kernel", false, "", norms},
    {"fp8", false, "", [](const RunCells& c, const Framework& f) {
        return !f.datedRecipes ? Words{"none"} : is(c, "compiled", "0") ? Words{"none", "fp8_eager"} : Words{"none", "fp8_compiled", "mxfp8"}; }},
    {"recompute_id", true, "unknown", recomputations},
    {"quant_id", false, "", quantisations},
    // Read of one method alone, whose explicit word stands for two versions.
    {"train_mode", true, "", [](const RunCells& c, const Framework&) {
        return is(c, "train_id", "adapter") ? Words{"adapter v1", "adapter v2"} : Words{}; }},
    {"residual_fp32", false, "", [](const RunCells& c, const Framework& f) { return f.fp32Adapters && quantised(c) ? kYesNo : Words{}; }},
    {"lora_targets_id", true, "", targets},
    {"lora_dropout", false, "", [](const RunCells& c, const Framework&) { return adapters(c) ? Words{"0", "0.1"} : Words{}; }},
    {"loss_id", true, "", [](const RunCells& c, const Framework& f) { return lossesOf(f.key, c.cell("build"), c.cell("model_type")); }},
};
// clang-format on

} // namespace

std::string_view RunCells::cell(std::string_view column) const {
    if (m_assumption != nullptr) {
        for (const Assumed& assumed : *m_assumption) {
            if (assumed.first == column)
                return assumed.second;
        }
    }
    return m_table->cell(m_row, column);
}

std::span<const OpenFact> openFacts() {
    return kFacts;
}

namespace {

bool isUnknown(const OpenFact& fact, const RunCells& stated) {
    const std::string_view cell = stated.cell(fact.column);
    if (cell.empty())
        return fact.withoutColumn || stated.hasColumn(fact.column);
    return cell == fact.unknownWord;
}

} // namespace

OpenRow openRow(RunCells cells, const Framework& framework, std::size_t most) {
    const RunCells stated = cells;
    OpenRow out;
    out.combinations.emplace_back();
    for (const OpenFact& fact : kFacts) {
        if (!isUnknown(fact, stated))
            continue;
        std::vector<Assumption> next;
        bool open = false;
        for (Assumption& assumption : out.combinations) {
            cells.assume(assumption);
            const Words words = fact.words(cells, framework);
            open = open || words.size() > 1;
            for (const std::string_view word : words) {
                next.push_back(assumption);
                next.back().emplace_back(fact.column, word);
            }
            if (words.empty())
                next.push_back(std::move(assumption));
            if (next.size() > 1 && next.size() > most) {
                out.combinations.clear();
                return out;
            }
        }
        if (open)
            out.columns.push_back(fact.column);
        out.combinations = std::move(next);
    }
    return out;
}

Assumption firstCombination(RunCells cells, const Framework& framework) {
    const RunCells stated = cells;
    Assumption out;
    for (const OpenFact& fact : kFacts) {
        if (!isUnknown(fact, stated))
            continue;
        cells.assume(out);
        if (const Words words = fact.words(cells, framework); !words.empty())
            out.emplace_back(fact.column, words.front());
    }
    return out;
}

} // namespace memladder
