// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "scenario/field.h"

#include "quantity/format.h"
#include "quantity/parse.h"
#include "scenario/recompute_choice.h"

#include <algorithm>
#include <cassert>
#include <type_traits>

namespace memladder {

namespace {

template <typename T>
struct Inner {
    using type = T;
    static constexpr bool optional = false;
};
template <typename T>
struct Inner<std::optional<T>> {
    using type = T;
    static constexpr bool optional = true;
};

template <typename T>
inline constexpr bool isChoice = false;
template <typename Row>
inline constexpr bool isChoice<Choice<Row>> = true;

/// A value that reads and writes its own text.
template <typename T>
inline constexpr bool isOwn = requires(T value) {
    T::fromText(std::string_view());
    value.text();
    value.number();
};

template <typename T>
struct RowOf;
template <typename Row>
struct RowOf<Choice<Row>> {
    using type = Row;
};

/// Reads and writes one member of Scenario, whatever its type.
template <auto Member>
struct Reach {
    using Stored = std::remove_cvref_t<decltype(std::declval<Scenario>().*Member)>;
    using Value = typename Inner<Stored>::type;
    static constexpr bool optional = Inner<Stored>::optional;

    static const Value* get(const Scenario& scenario) {
        if constexpr (optional)
            return (scenario.*Member) ? &*(scenario.*Member) : nullptr;
        else
            return &(scenario.*Member);
    }
    static std::optional<Value> read(std::string_view text, const Field& field) {
        if constexpr (isChoice<Value>) {
            return Value::find(text);
        } else if constexpr (isOwn<Value>) {
            return Value::fromText(text);
        } else if constexpr (std::is_same_v<Value, CardSize>) {
            return parse::size(text);
        } else {
            const auto value = field.kind == FieldKind::Tokens ? parse::tokens(text) : parse::count(text);
            return value && *value >= field.minimum && *value <= field.maximum ? value : std::nullopt;
        }
    }
    static bool parse(Scenario& scenario, std::string_view text, const Field& field) {
        if (const auto value = read(text, field)) {
            scenario.*Member = *value;
            return true;
        }
        return false;
    }
    static std::string text(const Scenario& scenario) {
        const Value* value = get(scenario);
        if (!value)
            return {};
        if constexpr (isChoice<Value>)
            return std::string((*value)->key);
        else if constexpr (isOwn<Value> || std::is_same_v<Value, CardSize>)
            return value->text();
        else
            return std::to_string(*value);
    }
    static bool isSet(const Scenario& scenario) { return get(scenario) != nullptr; }
    static void clear(Scenario& scenario) { scenario.*Member = Stored{}; }
    static void copy(Scenario& to, const Scenario& from) { to.*Member = from.*Member; }
    static bool same(const Scenario& a, const Scenario& b) { return a.*Member == b.*Member; }
    static std::uint64_t number(const Scenario& scenario) {
        const Value* value = get(scenario);
        if (!value)
            return 0;
        if constexpr (isChoice<Value>)
            return value->index();
        else if constexpr (isOwn<Value>)
            return value->number();
        else if constexpr (std::is_same_v<Value, CardSize>)
            return static_cast<std::uint64_t>(value->bytes().count());
        else
            return *value;
    }
    static void setNumber(Scenario& scenario, std::uint64_t value) {
        if constexpr (isChoice<Value>) {
            if (value < Registry<typename RowOf<Value>::type>::rows().size())
                scenario.*Member = Value::at(value);
        } else if constexpr (isOwn<Value>) {
            scenario.*Member = Value::fromNumber(value);
        } else if constexpr (std::is_same_v<Value, CardSize>) {
            const CardSize* before = get(scenario);
            scenario.*Member = CardSize(Bytes::of(static_cast<std::int64_t>(std::min<std::uint64_t>(value, std::uint64_t{1} << 61))),
                                        before ? before->unit() : format::Unit::GiB);
        } else {
            scenario.*Member = value;
        }
    }
    static std::vector<FieldChoice> choices() {
        std::vector<FieldChoice> out;
        if constexpr (isChoice<Value>) {
            using Row = typename RowOf<Value>::type;
            for (const Row& row : Registry<Row>::rows()) {
                std::string_view help;
                if constexpr (requires { row.help; })
                    help = row.help;
                else
                    help = row.notes;
                out.push_back({row.key, row.name, help, row.source.text});
            }
        }
        return out;
    }
    static constexpr FieldKind kind(bool tokens) {
        if constexpr (isChoice<Value>)
            return FieldKind::Choice;
        else if constexpr (std::is_same_v<Value, CardSize>)
            return FieldKind::Size;
        else if constexpr (std::is_same_v<Value, Ratio>)
            return FieldKind::Ratio;
        else if constexpr (std::is_same_v<Value, BytesPerParameter>)
            return FieldKind::Bytes;
        else if constexpr (std::is_same_v<Value, BuildMonth>)
            return FieldKind::Month;
        else if constexpr (std::is_same_v<Value, StageLayers>)
            return FieldKind::List;
        else if constexpr (std::is_same_v<Value, Calibration>)
            return FieldKind::Residual;
        else
            return tokens ? FieldKind::Tokens : FieldKind::Count;
    }
};

struct Range {
    std::uint64_t minimum;
    std::uint64_t maximum;
};
constexpr Range kAny{0, 0};
constexpr std::uint64_t kMaxParams = 100'000'000'000'000'000; // 10^17: at 32 bytes each the states still fit 63 bits
constexpr std::uint64_t kMaxWidth = std::uint64_t{1} << 24;
constexpr std::uint64_t kMaxLayers = std::uint64_t{1} << 16;
constexpr std::uint64_t kMaxGpus = std::uint64_t{1} << 30;
constexpr std::uint64_t kMaxSeq = std::uint64_t{1} << 30;
constexpr std::uint64_t kMaxBatch = std::uint64_t{1} << 30;

template <auto Member, typename R = Reach<Member>>
consteval Field row(std::string_view key, std::string_view label, std::string_view symbol, FieldGroup group, Range range,
                    std::string_view help, Citation source, bool tokens = false) {
    return Field{key, label, symbol, group, R::kind(tokens), range.minimum, range.maximum, R::optional, help, source,
                 {&R::parse, &R::text, &R::isSet, &R::clear, &R::copy, &R::same, &R::number, &R::setNumber, &R::choices}};
}

/// Choosing a model sets the size to the model's nominal one, and drops a model file.
struct ReachModel : Reach<&Scenario::model> {
    static void follow(Scenario& scenario) {
        scenario.params = static_cast<std::uint64_t>((*scenario.model)->nominalParams);
        scenario.modelFile = {};
    }
    static bool parse(Scenario& scenario, std::string_view text, const Field& field) {
        if (!Reach<&Scenario::model>::parse(scenario, text, field))
            return false;
        follow(scenario);
        return true;
    }
    static void setNumber(Scenario& scenario, std::uint64_t value) {
        Reach<&Scenario::model>::setNumber(scenario, value);
        follow(scenario);
    }
};

/// Choosing a node type sets what stands in it.
struct ReachNode : Reach<&Scenario::node> {
    static void follow(Scenario& scenario) {
        const NodeType& node = scenario.node->row();
        const auto link = [](std::string_view key) { return Choice<Link>::find(key); };
        scenario.gpu = Choice<Gpu>::find(node.gpu);
        scenario.capacity.reset();
        scenario.gpusPerNode = node.gpus;
        scenario.link = link(node.link);
        scenario.interLink = link(node.interLink);
        scenario.hostLink = link(node.hostLink);
    }
    static bool parse(Scenario& scenario, std::string_view text, const Field& field) {
        if (!Reach<&Scenario::node>::parse(scenario, text, field))
            return false;
        follow(scenario);
        return true;
    }
    static void setNumber(Scenario& scenario, std::uint64_t value) {
        Reach<&Scenario::node>::setNumber(scenario, value);
        if (scenario.node)
            follow(scenario);
    }
};

/// Beside the table's modes: "selective-op", and "every:2" for full recompute of each second layer.
struct ReachRecompute : Reach<&Scenario::recompute> {
    static constexpr std::string_view kEvery = "every:";

    static bool parse(Scenario& scenario, std::string_view text, const Field& field) {
        if (text == kSelectivePerOperation) {
            setNumber(scenario, Choice<Recompute>::named("selective").index());
            scenario.recomputePerOperation = true;
            return true;
        }
        if (text.starts_with(kEvery)) {
            const auto every = parse::count(text.substr(kEvery.size()));
            if (!every || *every < 1 || *every > kMaxLayers)
                return false;
            setNumber(scenario, Choice<Recompute>::named("full").index());
            scenario.recomputeEvery = *every;
            return true;
        }
        const auto mode = read(text, field);
        if (!mode)
            return false;
        setNumber(scenario, mode->index());
        return true;
    }
    static std::string text(const Scenario& scenario) {
        if (recomputesPerOperation(scenario))
            return std::string(kSelectivePerOperation);
        if (recomputedEvery(scenario) > 1)
            return std::string(kEvery) + std::to_string(scenario.recomputeEvery);
        return Reach<&Scenario::recompute>::text(scenario);
    }
    static void setNumber(Scenario& scenario, std::uint64_t value) {
        Reach<&Scenario::recompute>::setNumber(scenario, value);
        scenario.recomputeEvery = 1;
        scenario.recomputePerOperation = false;
    }
    static void clear(Scenario& scenario) { setNumber(scenario, 0); }
    static void copy(Scenario& to, const Scenario& from) {
        to.recompute = from.recompute;
        to.recomputeEvery = from.recomputeEvery;
        to.recomputePerOperation = from.recomputePerOperation;
    }
    static bool same(const Scenario& a, const Scenario& b) {
        return a.recompute == b.recompute && a.recomputeEvery == b.recomputeEvery && a.recomputePerOperation == b.recomputePerOperation;
    }
};

using enum FieldGroup;

// clang-format off
constexpr Field kFields[] = {
    row<&Scenario::model, ReachModel>("model", "Model", "", Model, kAny,
        "A named model, whose shape is used. Left empty: GPT-3's aspect at the size given.", "the catalogue's row"),
    row<&Scenario::params>("params", "Model size", "Ψ", Model, {1, kMaxParams},
        "Trainable parameters of the whole model.", "definition"),
    row<&Scenario::scaled>("scaled", "Scale the model", "", Model, kAny,
        "With a model: whether another size scales its layers and widths along its own ratios. Off: the size alone is replaced.", "L : h, FFN : h and head size as in the model's own shape"),
    row<&Scenario::layers>("layers", "Layers", "L", Model, {1, kMaxLayers},
        "Transformer layers. Left empty: the cube root of Ψ/196,608, rounded.", "GPT-3 family, arXiv:2005.14165 Table 2.1: Ψ = 12·L·h² at h = 128·L"),
    row<&Scenario::hidden>("hidden", "Hidden size", "h", Model, {1, kMaxWidth},
        "Width of the residual stream. Left empty: 128 for each layer that the size implies.", "GPT-3 175B, arXiv:2005.14165 Table 2.1: 12288 / 96"),
    row<&Scenario::heads>("heads", "Attention heads", "a", Model, {1, kMaxWidth},
        "Query heads. Left empty: one for each layer that the size implies.", "GPT-3 175B, arXiv:2005.14165 Table 2.1: 96 heads, 96 layers"),
    row<&Scenario::kvHeads>("kv_heads", "Key/value heads", "k", Model, {1, kMaxWidth},
        "Heads of keys and values. Left empty: as many as query heads.", "arXiv:2305.13245 §2.2"),
    row<&Scenario::headDim>("head_dim", "Head size", "", Model, {1, kMaxWidth},
        "Width of one head. Left empty: h/a.", "arXiv:1706.03762 §3.2.2"),
    row<&Scenario::ffn>("ffn", "MLP width", "", Model, {1, kMaxWidth},
        "Inner width of the feed-forward block. Left empty: 4h.", "arXiv:1706.03762 §3.3"),
    row<&Scenario::vocab>("vocab", "Vocabulary", "V", Model, {1, std::uint64_t{1} << 32},
        "Entries of the token table. Left empty: 50,257, GPT-2's.", "arXiv:2005.14165 §2.1 (GPT-2's tokenizer)"),
    row<&Scenario::experts>("experts", "Experts", "", Model, {1, std::uint64_t{1} << 20},
        "Routed experts in each MoE layer. Left empty: a dense model.", "arXiv:2101.03961 §2"),
    row<&Scenario::topK>("top_k", "Experts a token", "", Model, {1, std::uint64_t{1} << 20},
        "Routed experts that one token visits. Left empty: 1.", "arXiv:1701.06538 §2.1"),
    row<&Scenario::seq>("seq", "Sequence", "s", Workload, {1, kMaxSeq},
        "Tokens in one sequence.", "definition", true),
    row<&Scenario::microBatch>("micro_batch", "Micro-batch", "b", Workload, {1, kMaxBatch},
        "Sequences that one GPU works on at once.", "definition"),
    row<&Scenario::globalBatch>("global_batch", "Global batch", "", Workload, {1, kMaxBatch},
        "Sequences a step over all GPUs. Left empty: 4 Mi tokens a step for cost, m = p in flight.", "definition"),
    row<&Scenario::microBatches>("micro_batches", "Micro-batches a step", "m", Workload, {1, kMaxBatch},
        "Micro-batches that one pipeline works through in a step, instead of a global batch.", "definition"),
    row<&Scenario::recompute, ReachRecompute>("recompute", "Recompute", "", Memory, kAny,
        "What of the forward pass is computed again instead of kept.", "arXiv:2205.05198 §5"),
    row<&Scenario::liveLayer>("live_layer", "Count the live layer", "", Memory, kAny,
        "Count the one layer that full recompute and reversible layers bring back to life in the backward pass.", "arXiv:1604.06174 §3"),
    row<&Scenario::attention>("attention", "Attention kernel", "", Memory, kAny,
        "Whether the score matrix is written to memory.", "arXiv:2205.14135 §3"),
    row<&Scenario::recipe>("recipe", "Precision and optimizer", "", Memory, kAny,
        "Bytes a parameter for weights, gradients and optimizer state.", "arXiv:1910.02054 §3.1"),
    row<&Scenario::bytesPerParam>("bytes_per_param", "Bytes a weight", "", Memory, kAny,
        "A recipe of your own: bytes of a weight. Left empty: the recipe's.", "typed; arXiv:1910.02054 §3.1"),
    row<&Scenario::bytesPerGrad>("bytes_per_grad", "Bytes a gradient", "", Memory, kAny,
        "A recipe of your own: bytes of a gradient. Left empty: the recipe's.", "typed; arXiv:1910.02054 §3.1"),
    row<&Scenario::bytesPerMaster>("bytes_per_master", "Bytes a master weight", "", Memory, kAny,
        "A recipe of your own: bytes of a master weight. Left empty: the recipe's.", "typed; arXiv:1710.03740 §3.1"),
    row<&Scenario::bytesPerMoment1>("bytes_per_moment1", "Bytes, first moment", "", Memory, kAny,
        "A recipe of your own: bytes of the first moment. Left empty: the recipe's.", "typed; arXiv:1412.6980 §2"),
    row<&Scenario::bytesPerMoment2>("bytes_per_moment2", "Bytes, second moment", "", Memory, kAny,
        "A recipe of your own: bytes of the second moment. Left empty: the recipe's.", "typed; arXiv:1412.6980 §2"),
    row<&Scenario::bytesPerOther>("bytes_per_other", "Bytes, other state", "", Memory, kAny,
        "A recipe of your own: bytes of whatever else the optimizer keeps. Left empty: the recipe's.", "typed; arXiv:1910.02054 §3.1"),
    row<&Scenario::offload>("offload", "Offload", "", Memory, kAny,
        "What lives in host memory instead of on the GPU.", "arXiv:2101.06840; arXiv:2104.07857"),
    row<&Scenario::reserve>("reserve", "Reserve", "", Memory, kAny,
        "A fixed amount of each GPU kept for the framework and fragmentation.", "a planning allowance, set by the user"),
    row<&Scenario::zero>("zero", "Sharding", "", Parallelism, kAny,
        "Which states are divided over the data-parallel ranks.", "arXiv:1910.02054 §5"),
    row<&Scenario::tp>("tp", "Tensor parallel", "t", Parallelism, {1, kMaxGpus},
        "GPUs that share each layer's matrices.", "arXiv:1909.08053 §3"),
    row<&Scenario::sp>("sp", "Sequence parallel", "", Parallelism, kAny,
        "Whether tensor-parallel ranks also divide norms and dropouts along the sequence.", "arXiv:2205.05198 §4.2.2"),
    row<&Scenario::pp>("pp", "Pipeline parallel", "p", Parallelism, {1, kMaxLayers},
        "Stages that the layers are cut into.", "arXiv:2104.04473 §2.2"),
    row<&Scenario::vpp>("vpp", "Virtual stages", "v", Parallelism, {1, kMaxLayers},
        "Chunks of layers that each stage holds (interleaved schedule).", "arXiv:2104.04473 §2.2.2"),
    row<&Scenario::cp>("cp", "Context parallel", "c", Parallelism, {1, kMaxGpus},
        "GPUs that share one sequence.", "arXiv:2310.01889 §3"),
    row<&Scenario::ep>("ep", "Expert parallel", "e", Parallelism, {1, std::uint64_t{1} << 16},
        "GPUs that share the experts of a layer.", "arXiv:2006.16668 §3"),
    row<&Scenario::shardGroup>("shard_group", "Shard group", "z", Parallelism, {1, kMaxGpus},
        "Ranks that ZeRO divides over (hybrid sharding). Left empty: all d·c of them.", "arXiv:2304.11277 §3.2.2"),
    row<&Scenario::expertTp>("expert_tp", "Tensor parallel in experts", "", Parallelism, {1, kMaxGpus},
        "GPUs that share one expert's matrices, in the detailed estimator. Left empty: as TP.", "Megatron-LM megatron/training/arguments.py (--expert-tensor-parallel-size)"),
    row<&Scenario::layersPerStage>("layers_per_stage", "Layers a stage", "", Parallelism, kAny,
        "Layers of each pipeline stage, in the detailed estimator. Left empty: the framework's split.", "Megatron-LM megatron/core/transformer/transformer_block.py"),
    row<&Scenario::gpus>("gpus", "GPUs", "N", Cluster, {1, kMaxGpus},
        "GPUs in the whole job.", "definition"),
    row<&Scenario::node, ReachNode>("node", "Node type", "", Cluster, kAny,
        "A machine as it is rented: it sets the GPU, the GPUs a node and the links. Left empty: each for itself.", "the catalogue's row"),
    row<&Scenario::gpu>("gpu", "GPU", "", Cluster, kAny,
        "The card that is planned for. Left empty: the capacity alone.", "the catalogue's row"),
    row<&Scenario::capacity>("capacity", "Capacity", "", Cluster, kAny,
        "Memory of one GPU. Left empty: the card's, or 80 GB.", "the vendor's data sheet"),
    row<&Scenario::capacityBasis>("capacity_basis", "Capacity basis", "", Cluster, kAny,
        "Which figure of the card counts as its capacity. Left empty: the nominal one, in the detailed estimator the driver's.", "the catalogue's row"),
    row<&Scenario::gpusPerNode>("gpus_per_node", "GPUs a node", "", Cluster, {1, kMaxGpus},
        "GPUs that the scale-up link connects.", "definition"),
    row<&Scenario::link>("link", "Link in a node", "", Cluster, kAny,
        "Scale-up link. Left empty: the card's; NVLink 4 without a card.", "the catalogue's row"),
    row<&Scenario::interLink>("inter_link", "Link between nodes", "", Cluster, kAny,
        "Scale-out link. Left empty: InfiniBand NDR.", "the catalogue's row"),
    row<&Scenario::hostLink>("host_link", "Link to the host", "", Cluster, kAny,
        "Link to host memory. Left empty: PCIe 5 x16.", "the catalogue's row"),
    row<&Scenario::estimator>("estimator", "Estimator", "", Answer, kAny,
        "Which model of memory answers.", "arXiv:1910.02054; arXiv:2205.05198"),
    row<&Scenario::framework>("framework", "Framework", "", Answer, kAny,
        "Whose kernels and state handling the detailed estimator follows.", "the catalogue's row"),
    row<&Scenario::loss>("loss", "Loss", "", Answer, kAny,
        "How the cross-entropy over the vocabulary is computed. Left empty: the framework's usual.", "the catalogue's row"),
    row<&Scenario::compile>("compile", "Compiled layers", "", Answer, kAny,
        "Whether layers run through torch.compile. Left empty: not.", "PyTorch 2.6 torch/_inductor"),
    row<&Scenario::normKernel>("norm_kernel", "Norm kernel", "", Answer, kAny,
        "What computes the layers' norms, in the detailed estimator. Left empty: the framework's usual; of LayerNorm, one kernel.", "the catalogue's row"),
    row<&Scenario::train>("train", "Trained", "", Answer, kAny,
        "What is trained: everything, or adapters.", "arXiv:2106.09685; arXiv:2305.14314"),
    row<&Scenario::loraRank>("lora_rank", "Adapter rank", "", Answer, {1, kMaxWidth},
        "Rank of the adapters.", "arXiv:2106.09685 §4.1"),
    row<&Scenario::loraTargets>("lora_targets", "Adapted layers", "", Answer, kAny,
        "Which linear layers carry adapters.", "arXiv:2106.09685 §4.2"),
    row<&Scenario::quant>("quant", "Frozen weights", "", Answer, kAny,
        "How frozen weights are stored. Left empty: NF4 with quantised scales under QLoRA, else the recipe's type.", "arXiv:2305.14314 §3"),
    row<&Scenario::frozenSharded>("frozen_sharded", "Frozen weights divided", "", Answer, kAny,
        "Whether a frozen base is divided over the sharding group. Auto: as trained weights are, but a quantised base stays whole.", "arXiv:2106.09685; DeepSpeed deepspeed/runtime/zero/stage3.py; answer.ai FSDP-QLoRA"),
    row<&Scenario::reference>("reference", "Reference model", "", Answer, kAny,
        "A second, frozen copy of the model that answers beside it (DPO, PPO, GRPO). DPO also works on a chosen and a rejected answer at once: count both in the micro-batch.", "arXiv:2305.18290 §4; arXiv:2203.02155 §3.5"),
    row<&Scenario::referenceSharded>("reference_sharded", "Reference divided", "", Answer, kAny,
        "Whether the reference model is divided over the sharding group. Auto: as trained weights are, but a quantised one stays whole.", "arXiv:2305.18290 §4; DeepSpeed deepspeed/runtime/zero/stage3.py"),
    row<&Scenario::capacityFactor>("capacity_factor", "Expert capacity", "", Answer, kAny,
        "Experts are padded to this multiple of an even share. Left empty: no padding, no token dropped.", "arXiv:2101.03961 §2.2"),
    row<&Scenario::imbalance>("imbalance", "Expert imbalance", "", Answer, kAny,
        "Tokens of the fullest rank over the mean. Left empty: 1.", "arXiv:2101.03961 §2.2"),
    row<&Scenario::tpMode>("tp_mode", "Tensor parallel mode", "", Answer, kAny,
        "What tensor parallelism keeps whole. Left empty: by sequence parallel, and the framework's usual.", "the catalogue's row"),
    row<&Scenario::build>("build", "Framework's build", "", Answer, kAny,
        "Month of the framework's code: what it keeps changed over the years. Left empty: early 2025.", "commit dates of the frameworks"),
    row<&Scenario::calibration>("calibration", "Calibration", "", Answer, kAny,
        "What one measured peak showed to be missing of the detailed answer, and of which figure. Left empty: nothing was measured.", "a measured run, by calibrate"),
    row<&Scenario::unit>("unit", "Unit", "", Answer, kAny,
        "What sizes are printed in.", "IEC 80000-13"),
};
// clang-format on

} // namespace

std::string_view groupName(FieldGroup group) {
    constexpr std::string_view names[] = {"Model", "Workload", "Memory", "Parallelism", "Cluster", "Answer"};
    return names[static_cast<std::size_t>(group)];
}

namespace {

/// Tables up to this length are named whole in a message.
constexpr std::size_t kMostNamed = 12;

/// The catalogue's table, as `memladder-cli list` names it, that a field chooses from.
std::string tableOf(std::string_view fieldKey) {
    if (fieldKey.ends_with("link"))
        return "links";
    if (fieldKey == "node")
        return "node-types";
    return std::string(fieldKey) + (fieldKey.ends_with('s') ? "es" : "s");
}

/// ", such as a, b": the first keys that hold the typed text, without regard to case; empty where none does.
std::string keysLike(const std::vector<FieldChoice>& rows, std::string_view text) {
    constexpr std::size_t most = 4;
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    std::string out;
    std::size_t named = 0;
    for (const FieldChoice& row : rows) {
        const auto at = std::search(row.key.begin(), row.key.end(), text.begin(), text.end(),
                                    [&](char a, char b) { return lower(a) == lower(b); });
        if (text.empty() || at == row.key.end() || named == most)
            continue;
        out += (named++ == 0 ? ", such as " : ", ") + std::string(row.key);
    }
    return out;
}

/// The keys that a choice takes; of a long table those that hold the typed text, and where all of them stand.
Phrase acceptedKeys(const std::vector<FieldChoice>& rows, std::string_view fieldKey, std::string_view text) {
    if (rows.size() > kMostNamed)
        return Phrase::tr("a key of the catalogue%1 (see: %2)", {keysLike(rows, text), "memladder-cli list " + tableOf(fieldKey)});
    std::string out;
    for (const FieldChoice& choice : rows)
        out += (out.empty() ? "" : ", ") + std::string(choice.key);
    if (fieldKey == "recompute") {
        std::string_view between = "; in the detailed estimator also ";
        for (const RecomputeRefinement& row : Registry<RecomputeRefinement>::rows()) {
            out += std::string(between) + std::string(row.key);
            between = ", ";
        }
        out += " (N from 1 to " + format::grouped(kMaxLayers) + ")";
    }
    return out;
}

} // namespace

Status Field::parse(Scenario& scenario, std::string_view text) const {
    if (text.empty() && derivable) {
        m_access.clear(scenario);
        return {};
    }
    if (m_access.parse(scenario, text, *this))
        return {};
    return Error{std::string(key), text.empty() ? Phrase::tr("nothing") : Phrase(shortened(text)), kind == FieldKind::Choice ? acceptedKeys(choices(), key, text) : accepted()};
}

std::string Field::display(const Scenario& scenario) const {
    if (!isSet(scenario))
        return {};
    if (kind == FieldKind::Choice)
        return std::string(choices()[number(scenario)].name);
    if (kind == FieldKind::Tokens)
        return format::grouped(number(scenario));
    if (kind == FieldKind::Count)
        return maximum == kMaxParams ? format::count(number(scenario)) : format::grouped(number(scenario));
    std::string size = text(scenario);
    if (const std::size_t unit = size.find('G'); unit != std::string::npos)
        size.insert(unit, " ");
    return size;
}

void Field::setNumber(Scenario& scenario, std::uint64_t value) const {
    m_access.setNumber(scenario, isNumeric() ? std::clamp(value, minimum, maximum) : value);
}

Phrase Field::accepted() const {
    if (kind == FieldKind::Size)
        return Phrase::tr("size with unit GB or GiB, such as %1 or %2, or 0", {"80GB", Phrase::figure("74.5GiB")});
    if (isNumeric())
        return kind == FieldKind::Tokens ? Phrase::tr("whole number %1 to %2 (k = 1024, M = 1024²)", {Phrase::number(minimum), Phrase::number(maximum)})
               : maximum == kMaxParams   ? Phrase::tr("whole number %1 to %2 (K, M, B, T and exponents taken: 7B, 70e9)", {Phrase::number(minimum), Phrase::number(maximum)})
                                         : Phrase::tr("whole number %1 to %2", {Phrase::number(minimum), Phrase::number(maximum)});
    if (kind == FieldKind::Ratio)
        return Phrase::tr("decimal number such as %1, with at most three places", {Phrase::figure("1.25")});
    if (kind == FieldKind::Bytes)
        return Phrase::tr("bytes a parameter from 0 to 64 in steps of 1/4096, such as 2, %1 or %2", {Phrase::figure("0.5"), Phrase::figure("1.015625")});
    if (kind == FieldKind::Month)
        return Phrase::tr("month YYYY-MM, such as 2025-03");
    if (kind == FieldKind::List)
        return Phrase::tr("whole numbers with commas between, such as 20,20,20,20; one a stage");
    if (kind == FieldKind::Residual)
        return "allocated, reserved or driver, a sign and a size: reserved+0.5GiB, allocated-0.12GiB";
    return acceptedKeys(choices(), key, {});
}

std::string Field::option() const {
    std::string name = "--" + std::string(key);
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

std::span<const Field> fields() {
    return kFields;
}

const Field* findField(std::string_view key) {
    const auto same = [key](const Field& field) {
        return std::equal(field.key.begin(), field.key.end(), key.begin(), key.end(),
                          [](char a, char b) { return a == b || (a == '_' && b == '-'); });
    };
    const auto found = std::find_if(std::begin(kFields), std::end(kFields), same);
    return found == std::end(kFields) ? nullptr : &*found;
}

const Field& field(std::string_view key) {
    const Field* found = findField(key);
    assert(found);
    return *found;
}

} // namespace memladder
