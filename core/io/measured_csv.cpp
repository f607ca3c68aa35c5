// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/measured_csv.h"

#include "estimate/detailed/build.h"
#include "io/csv.h"
#include "io/hf_reader.h"
#include "io/limits.h"
#include "io/open_facts.h"
#include "quantity/parse.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <sstream>

namespace memladder {

namespace {

using namespace detailed;

/// Words of a closed list and what they mean.
template <typename Value>
struct Word {
    std::string_view word;
    Value value;
};

/// Reads the cells of one row; remembers the first thing that stands in the way.
class RowReader {
public:
    explicit RowReader(const RunCells& cells) : m_cells(cells) {}

    [[nodiscard]] std::string_view cell(std::string_view column) const { return m_cells.cell(column); }
    [[nodiscard]] bool hasColumn(std::string_view column) const { return m_cells.hasColumn(column); }
    /// A row that lacks a number is incomplete, whatever else it has: no account could answer it.
    [[nodiscard]] Skip skip() const {
        return !m_missing.empty()                            ? Skip::Incomplete
               : !m_refusal.empty() || !m_unstated.empty() ? Skip::Refused
                                                           : Skip::None;
    }
    /// The numbers that are missing, and the feature that is not modelled, beside them or alone.
    [[nodiscard]] std::string refusal() const {
        std::string feature = !m_refusal.empty() || m_unstated.empty() ? m_refusal : "unstated " + m_unstated;
        if (m_missing.empty())
            return feature;
        return "missing " + m_missing + (feature.empty() ? "" : "; " + feature);
    }
    /// A number in whose place nothing can be put.
    void miss(std::string_view column) { m_missing += (m_missing.empty() ? "" : ", ") + std::string(column); }
    /// A word that only its framework's closed list could stand for.
    void missWord(std::string_view column) { m_unstated += (m_unstated.empty() ? "" : ", ") + std::string(column); }
    void refuse(std::string reason) {
        if (m_refusal.empty())
            m_refusal = std::move(reason);
    }

    [[nodiscard]] std::optional<double> number(std::string_view column) {
        const std::string_view text = cell(column);
        if (text.empty())
            return std::nullopt;
        const std::optional<double> value = parse::real(text);
        if (!value)
            refuse(std::string(column) + " is not a number");
        return value;
    }
    /// A whole number from 0 to 10^15; `fallback` where the cell is blank.
    [[nodiscard]] std::int64_t whole(std::string_view column, std::int64_t fallback) {
        const std::optional<double> value = number(column);
        if (!value)
            return fallback;
        if (*value < 0 || *value > 1e15 || *value != static_cast<double>(static_cast<std::int64_t>(*value))) {
            refuse(std::string(column) + " is not a whole number in range");
            return fallback;
        }
        return static_cast<std::int64_t>(*value);
    }
    [[nodiscard]] std::int64_t needed(std::string_view column) {
        const std::int64_t value = whole(column, 0);
        if (value < 1 && (cell(column).empty() || m_refusal.empty()))
            miss(column);
        return std::max<std::int64_t>(value, 1);
    }
    /// 1 where the cell is blank and the other degrees leave no more; else a blank one is missing.
    [[nodiscard]] std::int64_t degree(std::string_view column) {
        return degreeWhere(!degreesFillJob(), column);
    }
    /// 1 where the cell is blank and there is nothing to divide so; else a blank one is missing.
    [[nodiscard]] std::int64_t degreeWhere(bool divides, std::string_view column) {
        if (divides && cell(column).empty() && hasColumn(column))
            miss(column);
        return std::max<std::int64_t>(whole(column, 1), 1);
    }
    [[nodiscard]] bool flag(std::string_view column, bool fallback) {
        const std::string_view text = cell(column);
        if (!text.empty() && text != "0" && text != "1")
            refuse(std::string(column) + " " + shortened(text) + " is neither 0 nor 1");
        return text.empty() ? fallback : text != "0";
    }
    /// The number behind a word such as hsdp:8.
    [[nodiscard]] std::int64_t wholeAfter(std::string_view column, std::string_view text) {
        const std::optional<double> value = parse::real(text);
        if (value && *value >= 1 && *value <= 1e6 && *value == std::floor(*value))
            return static_cast<std::int64_t>(*value);
        refuse(std::string(column) + " " + shortened(cell(column)) + " does not end in a whole number");
        return 1;
    }

    template <typename Value, std::size_t N>
    [[nodiscard]] Value word(std::string_view column, const Word<Value> (&words)[N], Value fallback) {
        const std::string_view text = cell(column);
        if (text.empty())
            return fallback;
        for (const Word<Value>& word : words) {
            if (word.word == text)
                return word.value;
        }
        refuse(std::string(column) + " " + shortened(text) + " is not modelled");
        return fallback;
    }
    template <typename Value, std::size_t N>
    [[nodiscard]] Value neededWord(std::string_view column, const Word<Value> (&words)[N], Value fallback) {
        if (cell(column).empty())
            missWord(column);
        return word(column, words, fallback);
    }

private:
    /// Whether the stated degrees account for every device of the job.
    [[nodiscard]] bool degreesFillJob() {
        double product = 1;
        for (const std::string_view column : {"dp", "tp", "pp", "cp"})
            product *= number(column).value_or(1);
        return product == number("n_gpus").value_or(0);
    }

    const RunCells& m_cells;
    std::string m_refusal;
    std::string m_missing;
    std::string m_unstated;
};

constexpr Word<double> kTypeBytes[] = {{"fp32", 4},   {"bf16", 2}, {"fp16", 2},     {"int8", 1},
                                       {"int4", 0.5}, {"none", 0}, {"bf16_fp32", 4}};

Architecture readArchitecture(RowReader& row) {
    UniformDecoder d;
    const std::string family(row.cell("model_type"));
    d.layers = row.needed("layers");
    if (d.layers > hf::kMaxLayers) {
        row.refuse("more than " + std::to_string(hf::kMaxLayers) + " layers are not modelled");
        d.layers = 1;
    }
    d.hidden = row.needed("hidden");
    d.heads = row.needed("heads");
    d.kvHeads = row.whole("kv_heads", d.heads);
    if (d.heads > 0 && (d.kvHeads == 0 || d.heads % d.kvHeads != 0) && !row.cell("kv_heads").empty())
        row.refuse("heads are not a multiple of kv_heads");
    if (row.hasColumn("kv_heads") && row.cell("kv_heads").empty())
        row.miss("kv_heads");
    d.headDim = row.whole("head_dim", 0);
    d.gated = row.flag("gated", true);
    d.vocab = row.needed("vocab");
    d.tied = row.flag("tied_emb", false);
    static constexpr Word<NormKind> kNorms[] = {{"rms", NormKind::Rms}, {"layer", NormKind::LayerNorm}};
    d.norm = row.word("norm", kNorms, NormKind::Rms);
    const bool bias = row.flag("bias", false);
    d.biasQkv = d.biasOutput = d.biasMlp = bias;
    static constexpr Word<PositionKind> kPositions[] = {{"rope", PositionKind::Rotary},
                                                        {"learned", PositionKind::Learned},
                                                        {"alibi", PositionKind::Alibi},
                                                        {"none", PositionKind::None}};
    d.positions = row.word("positions", kPositions, PositionKind::Rotary);
    // A learned table has a row for each position at least.
    d.positionRows = d.positions == PositionKind::Learned ? row.whole("max_pos", row.whole("seq_len", 0)) : 0;
    d.qkNorm = row.flag("qk_norm", false) ? QkNorm::Head : QkNorm::None;
    if (family == "bert" || family == "t5")
        row.refuse("encoder models are not modelled");
    d.experts = row.whole("experts", 0);
    if (d.experts > 0) {
        d.topK = row.needed("top_k");
        if (d.topK > d.experts)
            row.refuse("top_k is above experts");
        d.expertFfn = row.needed("moe_ffn");
        d.sharedFfn = row.whole("shared_ffn", 0);
        d.denseLayers = row.whole("dense_layers", 0);
        d.ffn = row.whole("ffn", 0);
    } else {
        d.ffn = row.needed("ffn");
    }
    if (row.whole("mtp_layers", 0) > 0)
        row.refuse("multi-token prediction layers are not modelled");
    d.kvRank = row.whole("kv_lora", 0);
    if (d.kvRank > 0) {
        d.queryRank = row.whole("q_lora", 0);
        d.nopeHeadDim = row.needed("qk_nope");
        d.ropeHeadDim = row.needed("qk_rope");
        d.valueHeadDim = row.needed("v_head");
    }
    return architectureOf(d);
}

void readLayout(RowReader& row, Setup& s) {
    s.tp = row.degree("tp");
    s.pp = row.degree("pp");
    s.cp = row.degree("cp");
    s.ep = row.degreeWhere(row.number("experts").value_or(0) > 0 && row.number("n_gpus").value_or(0) != 1, "ep");
    s.etp = row.whole("etp", s.tp);
    s.etp = std::max<std::int64_t>(s.etp, 1);
    s.virtualStages = row.degreeWhere(s.pp > 1, "virtual_stages");
    const std::int64_t gpus = row.whole("n_gpus", 0);
    if (gpus > 0 && static_cast<double>(s.tp) * static_cast<double>(s.pp) * static_cast<double>(s.cp) > static_cast<double>(gpus))
        row.refuse("tp, pp and cp take more devices than n_gpus");
    const std::int64_t heads = row.whole("heads", 0);
    if (heads > 0 && heads % s.tp != 0)
        row.refuse("heads are not a multiple of tp");
    s.dp = row.whole("dp", gpus > 0 ? std::max<std::int64_t>(gpus / (s.tp * s.pp * s.cp), 1) : 0);
    if (s.dp < 1) {
        row.miss("n_gpus");
        s.dp = 1;
    }
    if (s.pp > static_cast<std::int64_t>(kMostStages))
        row.refuse("more than 256 pipeline stages are not modelled");
    static constexpr Word<ContextKind> kContext[] = {
        {"ring", ContextKind::Ring}, {"a2a", ContextKind::AllToAll}, {"allgather", ContextKind::AllGather}};
    s.contextKind = row.word("cp_kind", kContext, ContextKind::Ring);

    if (s.tp > 1) {
        static constexpr Word<bool> kModes[] = {{"sp", true},
                                                {"no_sp", false},
                                                {"nanotron_reduce_scatter", true},
                                                {"nanotron_all_reduce", false},
                                                {"unknown", true}};
        s.sequenceParallel = row.word("tp_mode", kModes, true);
        // Eager tensor parallelism keeps the gathered inputs of its linear layers. nanotron gathers them again in its
        // reduce-scatter mode (tp_recompute_allgather, on since July 2024) and divides nothing between its
        // products in the other; where a row does not say which, the account stands between the two.
        s.linearInputsWhole = s.framework->kernels == KernelStyle::Eager || row.cell("tp_mode") == "unknown";
    }
    const std::string shard(row.cell("shard_id"));
    s.shardGroup = s.dp * s.cp;
    if (shard.rfind("hsdp:", 0) == 0) {
        s.division = Division::Fsdp2;
        s.shardGroup = row.wholeAfter("shard_id", std::string_view(shard).substr(5));
        if (s.dp * s.cp % s.shardGroup != 0)
            row.refuse("shard_id " + shortened(shard) + " does not divide the data-parallel ranks");
    } else {
        static constexpr Word<Division> kDivisions[] = {
            {"none", Division::None},   {"ddp", Division::None},    {"zero1", Division::Zero1},
            {"zero2", Division::Zero2}, {"zero3", Division::Zero3}, {"fsdp1", Division::Fsdp1},
            {"fsdp2", Division::Fsdp2}};
        s.division = row.neededWord("shard_id", kDivisions, Division::None);
    }
    static constexpr Word<Reshard> kReshard[] = {
        {"default", Reshard::Default}, {"always", Reshard::Always}, {"never", Reshard::Never}};
    s.reshard = row.word("reshard", kReshard, Reshard::Default);

    std::istringstream list{std::string(row.cell("layers_per_stage"))};
    std::size_t stage = 0;
    for (std::int32_t layers = 0; list >> layers && stage < kMostStages; ++stage)
        s.stageLayers[stage] = layers;
    s.explicitStages = stage > 0;
    if (!row.cell("layers_per_stage").empty() && (!list.eof() || static_cast<std::int64_t>(stage) != s.pp))
        row.refuse("layers_per_stage does not have one entry a stage");
    else if (const auto end = s.stageLayers.begin() + static_cast<std::ptrdiff_t>(stage);
             s.explicitStages && (std::any_of(s.stageLayers.begin(), end, [](auto layers) { return layers < 0; }) ||
                                  std::accumulate(s.stageLayers.begin(), end, std::int64_t{0}) != row.whole("layers", 0)))
        row.refuse("layers_per_stage does not add up to layers");
}

void readRecompute(RowReader& row, Setup& s) {
    const std::string kind(row.cell("recompute_id"));
    if (kind.rfind("every_n:", 0) == 0) {
        s.recompute = RecomputeKind::Full;
        s.recomputeEvery = row.wholeAfter("recompute_id", std::string_view(kind).substr(8));
        return;
    }
    static constexpr Word<RecomputeKind> kKinds[] = {{"none", RecomputeKind::None},
                                                     {"selective", RecomputeKind::AttentionCore},
                                                     {"selective_op", RecomputeKind::PerOperation},
                                                     {"full", RecomputeKind::Full}};
    s.recompute = row.neededWord("recompute_id", kKinds, RecomputeKind::None);
    if (row.cell("runtime_id") == "graph_trainer" && s.recompute == RecomputeKind::AttentionCore) {
        // Its usual policy keeps every matrix product (torchtitan/experiments/graph_trainer/memory_policy.py
        // _make_default_memory_policy).
        s.recompute = RecomputeKind::PerOperation;
        s.perOpKeepsEveryMatmul = true;
    }
}

void readKernels(RowReader& row, Setup& s) {
    s.fp32Norm = s.framework->fp32Norm;
    if (const std::string_view norm = row.cell("norm_kernel"); !norm.empty()) {
        if (const std::optional<Choice<NormKernel>> kernel = Choice<NormKernel>::find(norm))
            followNormKernel(s, kernel->row());
        else
            row.refuse("norm_kernel " + shortened(norm) + " is not modelled");
    }
    s.wideNormScale = s.framework->wideNormScale;
    s.residualFp32 = row.flag("residual_fp32", false);
    s.kvRepeat = row.flag("kv_repeat", s.framework->kvRepeat);
    static constexpr Word<bool> kAttention[] = {{"flash", true}, {"unfused", false}};
    s.flashAttention = row.word("attention_id", kAttention, true);
    s.hiddenDropout = row.number("hidden_dropout").value_or(0) > 0;
    s.attentionDropout = row.number("attn_dropout").value_or(0) > 0;
    s.compiled = row.flag("compiled", false);
    s.weightGradientFusion = row.flag("wgrad_fusion", true);
    // torchtitan's SimpleFSDP and graph trainer gather and reduce inside one traced graph (torchtitan/experiments/
    // simple_fsdp/backend.py, graph_trainer/trainer.py make_fwd_bwd_step, passes.py compile_time_passes).
    static constexpr Word<bool> kRuntimes[] = {
        {"eager", false}, {"compile", false}, {"simple_fsdp", true}, {"graph_trainer", true}};
    s.wholeGraph = row.word("runtime_id", kRuntimes, false);
    // torchao's mxfp8 matrices keep their 16-bit input and weight (torchao/prototype/mx_formats/mx_linear.py
    // mx_mm), and compiled casts leave nothing else.
    // torchao's float8 matrices keep the same (torchao/float8/float8_linear.py matmul_with_hp_or_float8_args).
    const Word<bool> lowPrecision[] = {
        {"none", true}, {"fp8_compiled", true}, {"fp8_eager", true}, {"mxfp8", s.compiled}};
    if (!row.word("fp8", lowPrecision, true))
        row.refuse("fp8 mxfp8 without compile is not modelled");
    // torchtitan's list of kept operations had abs() from PR 701 (26 November 2024) to PR 820 (6 February 2025).
    const std::string_view build = row.cell("build");
    s.perOpKeepsMagnitudes = row.cell("fp8") == "fp8_eager" && s.framework->datedRecipes &&
                             build >= "2024-12" && build < "2025-02";
    static constexpr Word<int> kOffload[] = {{"none", 0}, {"optimizer", 1}, {"parameters", 2}, {"activations", 3}};
    const int offload = row.word("offload_id", kOffload, 0);
    s.offloadOptimizer = s.offloadOptimizer || offload == 1 || offload == 2;
    s.offloadParameters = offload == 2;
    if (offload == 3) {
        s.offloadActivations = true;
        s.offloadLeast = 14336.0 * 8192; // torchtitan commit 9dc418a8b offload_utils.py pack_to_cpu
        if (!s.framework->datedRecipes)
            row.refuse("offload_id activations is modelled for torchtitan alone");
    }
}

void readLoss(RowReader& row, Setup& s, std::string_view build) {
    const std::string_view key = row.cell("loss_id");
    if (key.empty()) {
        row.missWord("loss_id");
        return;
    }
    // Rows of the table that the kind of run makes of a column's word.
    std::string_view rowKey = key;
    const bool quantised = !row.cell("quant_id").empty() && row.cell("quant_id") != "none";
    if (s.framework->lossInModel && !build.empty()) {
        // transformers before 4.46 (October 2024; pins followed by the end of that year) cast the logits in
        // the model and let the 16-bit ones go.
        const bool casts = build < "2025-01";
        if (key == "hf_full" && casts)
            rowKey = "hf_full_2024";
        else if (key == "hf_fused_kernel" && !casts)
            rowKey = "hf_fused_kernel_2025";
    }
    if (s.wholeGraph && key == "torchtitan_compiled")
        rowKey = "torchtitan_full"; // its backend runs the operations as they are (aot_eager)
    if (quantised && key == "gpt_bigcode")
        rowKey = "gpt_bigcode_autocast";
    else if (quantised && key == "gpt_bigcode_kernel")
        rowKey = "gpt_bigcode_kernel_autocast";
    else if (key == "torchtune_chunked" && s.compiled)
        rowKey = "torchtune_chunked_compiled";
    const std::optional<Choice<LossKind>> loss = Choice<LossKind>::find(rowKey);
    if (!loss) {
        row.refuse("loss_id " + std::string(key) + " is not modelled");
        return;
    }
    s.loss = &loss->row();
    s.lossChunks = s.loss->chunks;
}

void readPrecision(RowReader& row, Setup& s) {
    const Framework& f = *s.framework;
    s.weightBytes = row.word("weights_id", kTypeBytes, f.weightBytes);
    if (s.weightBytes <= 0) {
        row.refuse("weights_id none is not modelled");
        s.weightBytes = f.weightBytes;
    }
    s.gradientBytes = row.word("grads_id", kTypeBytes, f.gradientBytes);
    s.masterBytes = row.word("master_id", kTypeBytes, f.masterBytes);
    const bool known = !row.cell("moments_id").empty();
    s.momentBytes = known ? 2 * row.word("moments_id", kTypeBytes, 4.0) : f.momentBytes;
    s.reduceBytes = f.reduceBytes;
    // Paged moments live in managed memory, outside the allocator. bitsandbytes steps one tensor at a time in
    // one kernel, torchao's 4-bit Adam in a compiled one: no temporaries. Plain SGD has neither moments nor
    // temporaries. Optimizers that are not here (Adafactor, GaLore, LISA, Muon) are refused.
    struct Optimizer {
        bool paged;
        bool ownKernel;
    };
    static constexpr Word<Optimizer> kOptimizers[] = {
        {"adamw", {false, false}},     {"adamw8bit", {false, true}},      {"adam4bit", {false, true}},
        {"paged_adamw", {true, true}}, {"paged_adamw8bit", {true, true}}, {"sgd", {false, true}}};
    const Optimizer optimizer = row.word("optimizer_id", kOptimizers, Optimizer{false, false});
    s.offloadOptimizer = optimizer.paged;
    if (row.cell("optimizer_id") == "sgd" && !known)
        s.momentBytes = 0;
    s.step = optimizer.ownKernel || row.flag("fused_optimizer", !f.foreachStep) ? StepKind::Fused
                                                                                : StepKind::Foreach;
    s.optimizerInBackward = row.flag("optimizer_in_backward", false);
}

void readAdapters(RowReader& row, Setup& s) {
    enum class Train { Full, LowRank, Prompt };
    static constexpr Word<Train> kTrain[] = {
        {"full", Train::Full}, {"lora", Train::LowRank}, {"qlora", Train::LowRank}, {"adapter", Train::Prompt}};
    if (row.hasColumn("train_id") && row.cell("train_id").empty())
        row.miss("train_id"); // adapters would need their rank
    const Train train = row.word("train_id", kTrain, Train::Full);
    if (train == Train::Full)
        return;
    s.train = TrainKind::Adapters;
    if (train == Train::Prompt) {
        s.promptRows = 10; // litgpt/adapter.py Config.adapter_prompt_length
        if (!s.framework->fusedProjection)
            row.refuse("train_id adapter is modelled for litgpt alone");
        // The explicit word does not tell the two adapters apart. The second scales and shifts each linear layer's result
        // and trains the norms too (litgpt/adapter_v2.py adapter_filter).
        static constexpr Word<bool> kAdapters[] = {{"adapter v1", false}, {"adapter v2", true}, {"adapter", false}};
        s.scaledResults = s.normsTrained = row.word("train_mode", kAdapters, false);
        if (s.scaledResults && row.whole("experts", 0) > 0)
            row.refuse("train_mode adapter v2 with experts is not modelled");
    } else {
        s.adapterRank = row.needed("lora_rank");
    }
    std::istringstream list{std::string(row.cell("lora_targets_id"))};
    static constexpr Word<std::uint8_t> kTargets[] = {
        {"q", kAdaptQuery},   {"k", kAdaptKey}, {"v", kAdaptValue},   {"o", kAdaptOutput},
        {"gate", kAdaptGate}, {"up", kAdaptUp}, {"down", kAdaptDown}, {"head", kAdaptHead}};
    for (std::string word; list >> word;) {
        const auto found = std::find_if(std::begin(kTargets), std::end(kTargets),
                                        [&](const auto& target) { return target.word == word; });
        if (found == std::end(kTargets))
            row.refuse("lora_targets_id " + word + " is not modelled");
        else
            s.adapterTargets = static_cast<std::uint8_t>(s.adapterTargets | found->value);
    }
    if (s.adapterTargets == 0 && train == Train::LowRank)
        row.missWord("lora_targets_id");
    s.adapterDropout = row.number("lora_dropout").value_or(0) > 0;
    s.adapterBytes = s.weightBytes;
    s.adapterGradientBytes = s.gradientBytes;
    s.adapterMomentBytes = s.momentBytes;
    // peft 0.12 (July 2024) trains adapters in fp32 (get_peft_model, autocast_adapter_dtype).
    if (s.framework->fp32Adapters && s.adapterBytes < 4 && row.cell("build") >= "2024-07") {
        s.adapterMomentBytes *= 4 / s.adapterBytes;
        s.adapterBytes = s.adapterGradientBytes = 4;
    }
    // Bytes of a stored 4-bit weight: half a byte, and a scale for each 64, or with scales quantised too an
    // 8-bit one and a second-level fp32 one for each 256 of those (arXiv:2305.14314 §3).
    static constexpr Word<double> kQuant[] = {
        {"none", 2},
        {"nf4", 0.5 + 4.0 / 64},
        {"nf4_dq", 0.5 + 1.0 / 64 + 4.0 / (64 * 256)},
        // GPTQ: a 16-bit scale and a zero point of the weight's own width for each 128.
        {"gptq4", 0.5 + (2 + 0.5) / 128},
        {"gptq8", 1 + (2.0 + 1) / 128},
        {"int8", 1}};
    s.frozenLinearBytes = row.word("quant_id", kQuant, 2.0);
    s.quantised = s.frozenLinearBytes < 2;
    if (!s.quantised)
        s.frozenLinearBytes = s.weightBytes;
}

constexpr int kMostGib = 1'000'000; // of one device: what is above is a slip

void readReadings(RowReader& row, MeasuredRun& run) {
    const std::string_view metric = row.cell("metric_id");
    const std::optional<double> allocated = row.number("also_alloc_gib");
    const std::optional<double> reserved = row.number("also_reserved_gib");
    const std::optional<double> value = row.number("value_gib");
    // torchtitan's monitor reads active and reserved bytes, never allocated ones (torchtitan/metrics.py).
    const bool active = metric == "active" || run.setup.framework->datedRecipes;
    const auto add = [&run, &row, active](Metric kind, std::optional<double> gib) {
        if (gib && *gib > kMostGib)
            row.refuse("a figure above " + std::to_string(kMostGib) + " GiB");
        else if (gib && *gib > 0)
            run.readings.push_back({kind, *gib, active && kind == Metric::Allocated});
    };
    const bool allocatedKind = metric == "allocated" || metric == "active";
    add(Metric::Allocated, allocatedKind ? value : allocated);
    add(Metric::Reserved, metric == "reserved" ? value : reserved);
    if (metric.empty() && value) {
        run.main = false; // it may be the driver's
        add(Metric::Unstated, value);
    }
    static constexpr Word<Outcome> kOutcomes[] = {
        {"fits", Outcome::Fits}, {"oom", Outcome::OutOfMemory}, {"likely_oom", Outcome::OutOfMemory}};
    const Outcome outcome = row.word("oom_id", kOutcomes, Outcome::Unknown);
    run.ran = outcome == Outcome::Fits && !run.readings.empty();
    if (metric == "fit" || (run.readings.empty() && row.cell("set_id") == "oom_fact")) {
        run.outcome = outcome;
        if (outcome == Outcome::Unknown)
            row.miss("oom_id");
    } else if (metric == "driver") {
        run.main = false;
        add(Metric::Driver, value);
    } else if (run.readings.empty() && !metric.empty() && !allocatedKind && metric != "reserved") {
        row.refuse("metric_id " + shortened(metric) + " is not modelled");
    }
    const bool nothing = value ? *value <= 0 : row.cell("value_gib").empty();
    if (run.readings.empty() && nothing && metric != "fit" && run.outcome == Outcome::Unknown)
        row.miss("value_gib");
    run.usableGib = row.number("usable_gib").value_or(0);
}

/// The run that a row tells of; blank cells that no assumption fills are taken at the framework's usual
/// value.
MeasuredRun readRun(RowReader& row) {
    MeasuredRun run;
    run.id = row.cell("record_id");
    run.source = row.cell("source");
    static constexpr Word<bool> kSets[] = {{"main", true}, {"other", false}, {"oom_fact", false}};
    run.main = row.word("set_id", kSets, false);
    Setup& s = run.setup;
    const std::string_view framework = row.cell("framework_id");
    const std::optional<Choice<Framework>> known = Choice<Framework>::find(framework);
    if (known)
        s.framework = &known->row();
    else
        row.refuse("framework " + std::string(framework.empty() ? "not stated" : framework) +
                   " is not modelled");
    readReadings(row, run);
    readLayout(row, s);
    readPrecision(row, s);
    readKernels(row, s);
    readRecompute(row, s);
    readLoss(row, s, row.cell("build"));
    readAdapters(row, s);
    followBuild(s, row.cell("build"), generationNamed(row.cell("gpu")));
    if (row.cell("quant_id").rfind("nf4", 0) != 0) { // only bitsandbytes' 4-bit matrices keep inputs
        s.quantisedInputsHeld = false;
        s.dequantisedBytes = 2;
    }
    s.seq = row.needed("seq_len");
    s.microBatch =
        row.cell("microbatch_size").empty() ? row.needed("micro_batch") : row.needed("microbatch_size");
    s.microBatches = std::max<std::int64_t>(
        row.whole("microbatches", std::max<std::int64_t>(row.whole("grad_accum", 1), 1)), 1);
    // litgpt's fine-tuning scripts accumulate to a global batch of 16 or more.
    if (row.cell("microbatches").empty() && row.cell("grad_accum").empty() &&
        s.framework->mixesFlatParameters)
        s.microBatches = 2;
    if (s.pp > 1 && row.hasColumn("microbatches") && row.cell("microbatches").empty())
        row.miss("microbatches"); // a pipeline holds as many as there are, up to its depth
    s.paddedVocab = row.whole("padded_vocab", 0);
    if (s.paddedVocab > 0 && s.paddedVocab < row.whole("vocab", 0))
        row.refuse("padded_vocab is below vocab");
    s.capacityFactor = row.number("capacity_factor").value_or(0);
    run.model = loadedBy(*s.framework, outlineOf(readArchitecture(row)));
    run.model.parallelResidual = row.flag("parallel_residual", false);

    static constexpr Word<RankScope> kRanks[] = {{"worst", RankScope::Fullest},
                                                 {"unknown", RankScope::Fullest},
                                                 {"rank0", RankScope::First},
                                                 {"first_stage", RankScope::First},
                                                 {"last_stage", RankScope::Last}};
    run.rank = row.word("rank_id", kRanks, RankScope::Fullest);
    const std::string_view train = row.cell("train_id");
    run.group = !train.empty() && train != "full" ? RunGroup::Adapter
                : s.tp > 1 && (framework == "torchtitan" || framework == "nanotron")
                    ? RunGroup::TensorParallel
                    : RunGroup::Full;
    run.skip = row.skip();
    run.refusal = row.refusal();
    return run;
}

std::string_view wordOf(const Assumption& assumption, std::string_view column) {
    const auto found = std::find_if(assumption.begin(), assumption.end(),
                                    [&](const Assumed& assumed) { return assumed.first == column; });
    return found == assumption.end() ? std::string_view() : found->second;
}

/// A row with facts that nobody stated is read once for each way in which they may have been.
/// `left` is how many more combinations are evaluated for this table.
MeasuredRun readRow(const csv::Table& table, std::size_t index, std::size_t& left) {
    RunCells cells(table, index);
    const std::optional<Choice<Framework>> framework = Choice<Framework>::find(cells.cell("framework_id"));
    Assumption assumption;
    if (framework)
        assumption = firstCombination(cells, framework->row());
    cells.assume(assumption);
    RowReader row(cells);
    MeasuredRun first = readRun(row);
    if (first.skip == Skip::Incomplete || !framework) // nothing can be put in the place of what is missing
        return first;

    const std::size_t most = std::min(kMaxCombinations, left);
    const OpenRow open = openRow(RunCells(table, index), framework->row(), most);
    if (open.combinations.empty()) {
        const bool ofRow = most == kMaxCombinations;
        first.skip = Skip::Refused;
        first.refusal = "more than " + std::to_string(ofRow ? kMaxCombinations : kMaxTableCombinations) +
                        " combinations of facts that are not stated" + (ofRow ? "" : ", over all rows");
        left -= std::min(left, kMaxCombinations / 16); // to find that out takes time too
        return first;
    }
    left -= open.combinations.size() > 1 ? open.combinations.size() : 0;
    std::vector<Candidate> candidates;
    for (const Assumption& combination : open.combinations) {
        cells.assume(combination);
        RowReader reader(cells);
        MeasuredRun run = readRun(reader);
        if (run.skip != Skip::None)
            continue;
        Candidate& candidate = candidates.emplace_back();
        candidate.run = std::move(run);
        for (const std::string_view column : open.columns)
            candidate.words.push_back(wordOf(combination, column));
    }
    if (candidates.empty())
        return first;
    MeasuredRun run = candidates.front().run;
    const auto unstated = [](const Reading& reading) { return reading.metric == Metric::Unstated; };
    if (!open.columns.empty() || std::any_of(run.readings.begin(), run.readings.end(), unstated))
        run.open = openFactsOf(open.columns, candidates);
    return run;
}

} // namespace

Result<std::vector<MeasuredRun>> readMeasuredRuns(std::string_view text, std::string_view name) {
    const Result<csv::Table> table = csv::Table::parse(text, name);
    if (!table)
        return table.error();
    for (const std::string_view column :
         {"record_id", "source", "framework_id", "metric_id", "value_gib", "layers", "hidden", "seq_len"}) {
        if (!table->hasColumn(column))
            return Error{std::string(name), "no column " + std::string(column),
                         "the columns of a table of measured runs"};
    }
    std::vector<MeasuredRun> runs;
    runs.reserve(table->rows());
    std::size_t left = kMaxTableCombinations;
    for (std::size_t i = 0; i < table->rows(); ++i)
        runs.push_back(readRow(*table, i, left));
    return runs;
}

} // namespace memladder
