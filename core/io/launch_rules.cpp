// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/launch_rules.h"

#include "io/launch_model.h"
#include "scenario/field.h"

#include <algorithm>
#include <numeric>

namespace memladder::launch {

namespace {

using Count = std::uint64_t;
constexpr Count kMostGpus = Count{1} << 30;
constexpr Count kMostBatch = Count{1} << 30;

Phrase figure(Count value) {
    return Phrase::figure(std::to_string(value));
}
Phrase mostGpus() {
    return Phrase::tr("at most %1 GPUs in all", {figure(kMostGpus)});
}

json::Value whole(Count value) {
    return json::Value(static_cast<std::int64_t>(std::min<Count>(value, INT64_MAX)));
}
json::Value onlyTrue(bool on) {
    return on ? json::Value(true) : json::Value();
}

/// Whether the axes divide the GPUs, so that there is a number of replicas.
bool divides(const LaunchJob& job) {
    const Layout& layout = job.job.layout;
    return Wide{layout.tp} * layout.pp * layout.cp * layout.dp == Wide{layout.gpus};
}
Count groups(Count gpus, Count perNode) {
    return gpus % perNode == 0 ? gpus / perNode : gpus < perNode ? 1 : gpus / std::gcd(gpus, perNode);
}

/// Ranks that hold one copy of the sharded states, and how many copies there are; 0 where they do not divide.
Count copies(const LaunchJob& job) {
    const Layout& layout = job.job.layout;
    const Count ranks = layout.dp * layout.cp;
    return layout.shardGroup > 0 && ranks % layout.shardGroup == 0 ? ranks / layout.shardGroup : 0;
}
bool sharded(const LaunchJob& job) {
    return job.asked.zero->optimizer;
}

const UniformDecoder* decoderOf(const LaunchJob& job) {
    return job.decoder ? &*job.decoder : nullptr;
}

} // namespace

json::Value nodes(const LaunchJob& job) {
    return whole(groups(job.job.layout.gpus, job.job.gpusPerNode));
}
json::Value processesPerNode(const LaunchJob& job) {
    return whole(job.job.layout.gpus / groups(job.job.layout.gpus, job.job.gpusPerNode));
}
json::Value processes(const LaunchJob& job) {
    return whole(job.job.layout.gpus);
}
json::Value dataParallel(const LaunchJob& job) {
    return whole(job.job.layout.dp);
}
json::Value globalBatch(const LaunchJob& job) {
    return job.inEffect.globalBatch ? whole(*job.inEffect.globalBatch) : json::Value();
}
json::Value accumulation(const LaunchJob& job) {
    return job.job.layout.microBatches > 0 ? whole(job.job.layout.microBatches) : json::Value();
}
json::Value accumulationOrStages(const LaunchJob& job) {
    return whole(job.job.layout.microBatches > 0 ? job.job.layout.microBatches : job.job.layout.pp);
}
json::Value expertTensorParallel(const LaunchJob& job) {
    return job.asked.expertTp && *job.asked.expertTp != job.job.layout.tp ? whole(*job.asked.expertTp) : json::Value();
}

// ---- Megatron-LM

json::Value megatronScript(const LaunchJob&) {
    return json::Value("pretrain_gpt.py");
}
json::Value virtualStages(const LaunchJob& job) {
    // A layout says it too, and Megatron-LM takes one of the two.
    return job.job.layout.vpp > 1 && pipelineLayout(job).isNull() ? whole(job.job.layout.vpp) : json::Value();
}

json::Value pipelineLayout(const LaunchJob& job) {
    const Layout& layout = job.job.layout;
    if (!job.asked.layersPerStage || job.asked.layersPerStage->layers.size() != layout.pp || Wide{layout.pp} * layout.vpp > 4096)
        return {};
    const std::vector<std::uint32_t>& stages = job.asked.layersPerStage->layers;
    // Chunk by chunk over all stages, as the interleaved schedule places them.
    std::string out = "E";
    for (Count chunk = 0; chunk < layout.vpp; ++chunk) {
        for (Count stage = 0; stage < layout.pp; ++stage) {
            const Count layers = stages[stage] / layout.vpp + (chunk < stages[stage] % layout.vpp ? 1 : 0);
            if (chunk > 0 || stage > 0)
                out += "|";
            if (layers > 0)
                out += "t" + (layers > 1 ? "*" + std::to_string(layers) : std::string());
        }
    }
    return json::Value(out + "L");
}

json::Value optimizerInstances(const LaunchJob& job) {
    const Count count = sharded(job) && divides(job) ? copies(job) : 0;
    return count > 1 ? whole(count) : json::Value();
}
json::Value maxPositions(const LaunchJob& job) {
    const UniformDecoder* decoder = decoderOf(job);
    return whole(std::max({job.asked.seq, job.keptPositions, decoder && decoder->maxContext > 0 ? static_cast<Count>(decoder->maxContext) : 0}));
}
json::Value groupedQueries(const LaunchJob& job) {
    return onlyTrue(job.job.shape.kvHeads > 0 && job.job.shape.kvHeads != job.job.shape.heads);
}
json::Value queryGroups(const LaunchJob& job) {
    return groupedQueries(job).isNull() ? json::Value() : whole(job.job.shape.kvHeads);
}
json::Value headChannels(const LaunchJob& job) {
    const Shape& shape = job.job.shape;
    return shape.heads > 0 && shape.headDim != shape.hidden / shape.heads ? whole(shape.headDim) : json::Value();
}
json::Value expertWidth(const LaunchJob& job) {
    const UniformDecoder* decoder = decoderOf(job);
    return job.job.shape.experts > 0 && decoder && decoder->experts > 0 && decoder->expertFfn > 0 ? whole(static_cast<Count>(decoder->expertFfn))
                                                                                                  : json::Value();
}
json::Value sharedExpertWidth(const LaunchJob& job) {
    const UniformDecoder* decoder = decoderOf(job);
    return decoder && decoder->sharedFfn > 0 && job.job.shape.experts > 0 ? whole(static_cast<Count>(decoder->sharedFfn)) : json::Value();
}
json::Value expertLayers(const LaunchJob& job) {
    const UniformDecoder* decoder = decoderOf(job);
    if (!decoder || decoder->denseLayers <= 0 || job.job.shape.experts == 0 || job.job.shape.layers <= static_cast<Count>(decoder->denseLayers))
        return {};
    const Count dense = static_cast<Count>(decoder->denseLayers);
    return json::Value("([0]*" + std::to_string(dense) + "+[1]*" + std::to_string(job.job.shape.layers - dense) + ")");
}
json::Value gatedSilu(const LaunchJob& job) {
    return onlyTrue(decoderOf(job) && decoderOf(job)->gated);
}
json::Value untied(const LaunchJob& job) {
    return onlyTrue(decoderOf(job) && !decoderOf(job)->tied);
}
json::Value rmsNorm(const LaunchJob& job) {
    return decoderOf(job) && decoderOf(job)->norm == NormKind::Rms ? json::Value("RMSNorm") : json::Value();
}
json::Value positionKind(const LaunchJob& job) {
    const UniformDecoder* decoder = decoderOf(job);
    if (!decoder || decoder->positions == PositionKind::Learned)
        return {};
    return json::Value(decoder->positions == PositionKind::Rotary ? "rope" : "none");
}
json::Value withoutLinearBias(const LaunchJob& job) {
    return onlyTrue(decoderOf(job) && !decoderOf(job)->biasMlp && !decoderOf(job)->biasOutput);
}
json::Value queryKeyValueBias(const LaunchJob& job) {
    return onlyTrue(decoderOf(job) && decoderOf(job)->biasQkv && !decoderOf(job)->biasMlp);
}
json::Value queryKeyNorm(const LaunchJob& job) {
    return onlyTrue(decoderOf(job) && decoderOf(job)->qkNorm == QkNorm::Head);
}
json::Value expertCapacity(const LaunchJob& job) {
    return job.asked.capacityFactor ? json::Value::number(job.asked.capacityFactor->text()) : json::Value();
}
json::Value padsExperts(const LaunchJob& job) {
    return onlyTrue(job.asked.capacityFactor.has_value());
}

namespace {

/// "Et*20|(t|)*3tL" as layers of each chunk; nothing where it is no such text. Source: parse_str_to_list there.
std::optional<std::vector<Count>> chunksOf(std::string_view text, Phrase* other) {
    constexpr std::size_t kMost = 1 << 16;
    std::string flat;
    // Brackets first, then single letters, as the original's two regular expressions.
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == ',') {
            ++i;
            continue;
        }
        const std::size_t close = text[i] == '(' ? text.find(')', i) : std::string_view::npos;
        if (close == std::string_view::npos) {
            flat += text[i++];
            continue;
        }
        std::string inner(text.substr(i + 1, close - i - 1));
        inner.erase(std::remove(inner.begin(), inner.end(), ','), inner.end());
        if (inner.find('(') != std::string::npos || inner.empty() || close + 1 >= text.size() || text[close + 1] != '*')
            return std::nullopt;
        std::size_t end = close + 2;
        Count times = 0;
        while (end < text.size() && text[end] >= '0' && text[end] <= '9' && times < kMost)
            times = 10 * times + static_cast<Count>(text[end++] - '0');
        if (end == close + 2 || times * inner.size() > kMost || flat.size() > kMost)
            return std::nullopt;
        for (Count n = 0; n < times; ++n)
            flat += inner;
        i = end;
    }
    std::vector<Count> chunks(1, 0);
    for (std::size_t i = 0; i < flat.size();) {
        const char c = flat[i++];
        Count times = 1;
        if (i < flat.size() && flat[i] == '*') {
            const std::size_t start = ++i;
            times = 0;
            while (i < flat.size() && flat[i] >= '0' && flat[i] <= '9' && times < kMost)
                times = 10 * times + static_cast<Count>(flat[i++] - '0');
            if (i == start || times > kMost)
                return std::nullopt;
        }
        if (c == '|') {
            if (chunks.size() + times > kMost)
                return std::nullopt;
            chunks.insert(chunks.end(), times, 0);
        } else if (c == 't') {
            chunks.back() += times;
        } else if (c == 'm') {
            *other = Phrase::tr("prediction layers (m) are left out");
        } else if (c != 'E' && c != 'L') {
            return std::nullopt;
        }
    }
    return chunks;
}

/// Layers of each stage from chunks in the order of the interleaved schedule.
std::optional<StageLayers> stagesOf(const std::vector<Count>& chunks, Count pp) {
    StageLayers stages;
    stages.layers.assign(pp, 0);
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        const Count sum = stages.layers[i % pp] + chunks[i];
        if (sum > 999'999)
            return std::nullopt;
        stages.layers[i % pp] = static_cast<std::uint32_t>(sum);
    }
    return stages;
}

void readPipeline(LaunchReading& reading) {
    Scenario& s = reading.scenario;
    constexpr std::string_view kLayout = "--pipeline-model-parallel-layout";
    if (const auto virtualCount = reading.number("--num-virtual-stages-per-pipeline-rank", "vpp", 1, 1 << 16))
        s.vpp = *virtualCount;
    if (const auto layers = reading.number("--num-layers-per-virtual-pipeline-stage", "vpp", 1, 1 << 16)) {
        const Count perStage = s.layers ? *s.layers / std::max<Count>(1, s.pp) : 0;
        if (perStage > 0 && perStage % *layers == 0 && perStage / *layers <= 1 << 16)
            s.vpp = perStage / *layers;
        else
            reading.warn("--num-layers-per-virtual-pipeline-stage", Phrase::tr("does not divide the layers of a stage; virtual stages stay %1", {figure(s.vpp)}));
    }
    if (reading.has(kLayout)) {
        Phrase other;
        const auto text = reading.text(kLayout, "layers_per_stage");
        const auto chunks = text ? chunksOf(*text, &other) : std::nullopt;
        if (text && !chunks) {
            reading.refuse(kLayout, Phrase::tr("stages with | between, of E, t, m and L, such as %1", {"Et*20|t*20L"}));
        } else if (chunks && (chunks->size() % s.pp != 0 || s.pp > 256)) {
            reading.warn(kLayout, Phrase::tr("%1 chunks over %2 stages; layers a stage are left open", {figure(chunks->size()), figure(s.pp)}));
        } else if (chunks) {
            if (const auto stages = stagesOf(*chunks, s.pp)) {
                s.layersPerStage = *stages;
                s.vpp = std::max<Count>(1, chunks->size() / s.pp);
            }
            if (!other.empty())
                reading.warn(kLayout, other);
        }
    }
    // The two ends by hand, the rest even.
    const auto first = reading.number("--decoder-first-pipeline-num-layers", "layers_per_stage", 0, 999'999);
    const auto last = reading.number("--decoder-last-pipeline-num-layers", "layers_per_stage", 0, 999'999);
    if (!first && !last)
        return;
    const Count ends = Count{first.has_value()} + Count{last.has_value()};
    const Count taken = first.value_or(0) + last.value_or(0);
    if (s.layers && s.pp > 1 && s.pp <= 256 && s.pp >= ends && *s.layers >= taken &&
        (s.pp == ends ? *s.layers == taken : (*s.layers - taken) % (s.pp - ends) == 0 && (*s.layers - taken) / (s.pp - ends) <= 999'999)) {
        StageLayers stages;
        stages.layers.assign(s.pp, s.pp == ends ? 0 : static_cast<std::uint32_t>((*s.layers - taken) / (s.pp - ends)));
        if (first)
            stages.layers.front() = static_cast<std::uint32_t>(*first);
        if (last)
            stages.layers.back() = static_cast<std::uint32_t>(*last);
        s.layersPerStage = stages;
    } else {
        reading.warn(first ? "--decoder-first-pipeline-num-layers" : "--decoder-last-pipeline-num-layers",
                     Phrase::tr("the other stages cannot be even; layers a stage are left open"));
    }
}

/// "([0]*3+[1]*58)": dense layers first. 1: experts in all.
std::optional<Count> denseLayersOf(std::string_view text, Count layers) {
    std::string flat;
    for (const char c : text) {
        if (c != ' ' && c != '(' && c != ')')
            flat += c;
    }
    if (flat == "1")
        return 0;
    std::size_t at = 0;
    const auto part = [&](std::string_view head) -> std::optional<Count> {
        if (!std::string_view(flat).substr(at).starts_with(head))
            return std::nullopt;
        at += head.size();
        const std::size_t start = at;
        Count value = 0;
        while (at < flat.size() && flat[at] >= '0' && flat[at] <= '9' && value < (1 << 16))
            value = 10 * value + static_cast<Count>(flat[at++] - '0');
        return at > start ? std::optional(value) : std::nullopt;
    };
    const auto dense = part("[0]*");
    const auto sparse = dense ? part("+[1]*") : std::nullopt;
    return dense && sparse && at == flat.size() && *dense + *sparse == layers ? dense : std::nullopt;
}

void readGpus(LaunchReading& reading, std::string_view nodesPath, std::string_view perNodePath) {
    Scenario& s = reading.scenario;
    // "1:8" is torchrun's way to say a range, and "gpu" to say all there are.
    const auto count = [&](std::string_view path, std::string_view field) -> std::optional<Count> {
        const json::Node node = reading.node(path);
        if (node.hasValue() && node.value()->isString() && !reading.syntax.isOpen(*node.value())) {
            reading.warn(path, Phrase::tr("found %1, which is no count; %2 stay as they were", {json::describe(*node.value()), Phrase::tr(memladder::field(field).label)}));
            return std::nullopt;
        }
        return reading.number(path, field, 1, kMostGpus);
    };
    const auto perNode = count(perNodePath, "gpus_per_node");
    const auto nodeCount = count(nodesPath, "gpus");
    if (perNode)
        s.gpusPerNode = *perNode;
    if (perNode || nodeCount) {
        const Wide gpus = Wide{s.gpusPerNode} * nodeCount.value_or(1);
        if (gpus > Wide{kMostGpus})
            reading.refuse(nodesPath, mostGpus());
        else
            s.gpus = static_cast<Count>(gpus);
    }
}

} // namespace

void settleMegatron(LaunchReading& reading) {
    Scenario& s = reading.scenario;
    readGpus(reading, "torchrun.--nnodes", "torchrun.--nproc-per-node");
    reading.take("script");
    if (!reading.has("torchrun.--nnodes") && !reading.has("torchrun.--nproc-per-node"))
        reading.remark(Phrase::tr("no %1 and no %2; GPUs stay %3", {"--nproc-per-node", "--nnodes", figure(s.gpus)}));
    if (reading.isOn("--recompute-activations"))
        (void)field("recompute").parse(s, "selective");
    readPipeline(reading);
    if (const auto width = reading.number("--expert-tensor-parallel-size", "expert_tp", 1, kMostGpus))
        s.expertTp = *width;
    const auto batch = reading.number("--global-batch-size", "global_batch", 1, kMostBatch);
    if (batch)
        s.globalBatch = *batch;
    if (const auto instances = reading.number("--num-distributed-optimizer-instances", "shard_group", 1, kMostGpus); instances && *instances > 1) {
        Layout layout = resolve(s).layout;
        const Count ranks = layout.dp * layout.cp;
        if (ranks % *instances == 0)
            s.shardGroup = ranks / *instances;
        else
            reading.warn("--num-distributed-optimizer-instances", Phrase::tr("does not divide the %1 ranks; the shard group is left open", {figure(ranks)}));
    }
    const bool pads = reading.isOn("--moe-pad-expert-input-to-capacity");
    if (reading.has("--moe-expert-capacity-factor")) {
        const auto text = reading.text("--moe-expert-capacity-factor", "capacity_factor");
        if (text && field("capacity_factor").parse(s, *text))
            reading.refuse("--moe-expert-capacity-factor", field("capacity_factor").accepted());
        else if (text && !pads)
            reading.warn("--moe-expert-capacity-factor", Phrase::tr("without %1 experts are not padded; planned as if they were", {"--moe-pad-expert-input-to-capacity"}));
    }

    // The model.
    UniformDecoder model;
    model.maxContext = static_cast<std::int64_t>(reading.number("--max-position-embeddings", "seq", 1, 1 << 30).value_or(0));
    const bool grouped = reading.isOn("--group-query-attention");
    const auto queryGroupCount = reading.number("--num-query-groups", "kv_heads", 1, 1 << 24);
    if (grouped && queryGroupCount)
        s.kvHeads = *queryGroupCount;
    if (const auto channels = reading.number("--kv-channels", "head_dim", 1, 1 << 24))
        s.headDim = *channels;
    model.gated = reading.isOn("--swiglu");
    model.tied = !reading.isOn("--untie-embeddings-and-output-weights");
    if (const auto norm = reading.text("--normalization", "model"); norm == "RMSNorm")
        model.norm = NormKind::Rms;
    const bool linearBias = !reading.isOn("--disable-bias-linear");
    model.biasQkv = reading.isOn("--add-qkv-bias") || linearBias;
    model.biasOutput = model.biasMlp = linearBias;
    model.qkNorm = reading.isOn("--qk-layernorm") ? QkNorm::Head : QkNorm::None;
    const bool rotary = reading.isOn("--use-rotary-position-embeddings");
    const auto positions = reading.text("--position-embedding-type", "model");
    if (rotary || (positions && positions != "learned_absolute"))
        model.positions = rotary || positions != "none" ? PositionKind::Rotary : PositionKind::None;
    const Count expertFfn = reading.number("--moe-ffn-hidden-size", "ffn", 1, 1 << 24).value_or(0);
    const Count sharedFfn = reading.number("--moe-shared-expert-intermediate-size", "ffn", 1, 1 << 24).value_or(0);
    Count dense = 0;
    if (reading.has("--moe-layer-freq")) {
        const auto text = reading.text("--moe-layer-freq", "experts");
        const auto read = text ? denseLayersOf(*text, s.layers.value_or(0)) : std::optional<Count>(0);
        if (!read)
            reading.warn("--moe-layer-freq", Phrase::tr("found %1, which is not dense layers before layers with experts; experts are counted in all", {*text}));
        dense = read.value_or(0);
    }
    if (!s.layers || !s.hidden || !s.heads) {
        if (s.layers || s.hidden || s.heads)
            reading.remark(Phrase::tr("%1 together make a model; what is not there is derived from %2 parameters",
                                      {Phrase::listed({"--num-layers", "--hidden-size", "--num-attention-heads"}), Phrase::figure(field("params").display(s))}));
        return;
    }
    if (!s.ffn && model.gated) // as Megatron-LM derives it
        s.ffn = std::max<Count>(64, static_cast<Count>(Wide{*s.hidden} * 8 / 3) / 64 * 64);
    if (s.experts && !s.topK)
        s.topK = 2; // Megatron-LM's default
    model.expertFfn = static_cast<std::int64_t>(expertFfn);
    model.sharedFfn = static_cast<std::int64_t>(sharedFfn);
    model.denseLayers = static_cast<std::int64_t>(dense);
    adoptModel(reading, model);
}

// ---- torchtitan

namespace {

/// A step's micro-batches where they are known; else those in flight.
Count titanMicroBatches(const LaunchJob& job) {
    const Layout& layout = job.job.layout;
    return layout.microBatches > 0 ? layout.microBatches : layout.pp;
}

} // namespace

json::Value titanLocalBatch(const LaunchJob& job) {
    const Layout& layout = job.job.layout;
    // With stages, what a rank takes at once is a step of the pipeline.
    return whole(layout.pp > 1 ? layout.microBatch * titanMicroBatches(job) : layout.microBatch);
}
json::Value titanGlobalBatch(const LaunchJob& job) {
    return job.job.layout.microBatches > 0 && divides(job) ? globalBatch(job) : json::Value();
}
json::Value titanPipelineBatch(const LaunchJob& job) {
    return job.job.layout.pp > 1 ? whole(job.job.layout.microBatch) : json::Value();
}
json::Value titanReplicas(const LaunchJob& job) {
    if (!sharded(job))
        return whole(job.job.layout.dp);
    const Count count = copies(job);
    return whole(count > 0 && job.job.layout.dp % count == 0 ? count : 1);
}
json::Value titanShards(const LaunchJob& job) {
    return sharded(job) ? whole(job.job.layout.dp / static_cast<Count>(titanReplicas(job).integer().value_or(1))) : whole(1);
}
json::Value titanReshard(const LaunchJob& job) {
    return json::Value(!sharded(job) ? "default" : job.asked.zero->parameters ? "always" : "never");
}
json::Value titanExpertTensorParallel(const LaunchJob& job) {
    const Layout& layout = job.job.layout;
    return layout.ep > 1 ? whole(job.asked.expertTp.value_or(layout.tp)) : json::Value();
}

void settleTorchtitan(LaunchReading& reading) {
    Scenario& s = reading.scenario;
    const auto replicas = reading.number("parallelism.data_parallel_replicate_degree", "gpus", 1, kMostGpus).value_or(1);
    std::optional<Count> shards;
    const std::string_view shardPath = "parallelism.data_parallel_shard_degree";
    const json::Node shardNode = reading.node(shardPath);
    const bool leftover = !shardNode.hasValue() || shardNode.value()->integer() == -1;
    if (leftover)
        reading.take(shardPath);
    else
        shards = reading.number(shardPath, "gpus", 1, kMostGpus);
    const Wide modelParallel = Wide{s.tp} * s.pp * s.cp;
    const Wide least = modelParallel * replicas * shards.value_or(1);
    if (least > Wide{kMostGpus}) {
        reading.refuse("parallelism", mostGpus());
        return;
    }
    if (shards) {
        s.gpus = static_cast<Count>(least);
    } else {
        if (Wide{s.gpus} % least != 0)
            s.gpus = static_cast<Count>(least);
        reading.remark(Phrase::tr("%1 takes all GPUs there are, and no file says how many; planned for %2", {"data_parallel_shard_degree", figure(s.gpus)}));
    }
    const Count perReplica = static_cast<Count>(Wide{s.gpus} / (modelParallel * replicas));
    const bool divided = Wide{perReplica} * s.cp > 1;
    const auto reshard = reading.text("parallelism.fsdp_reshard_after_forward", "zero").value_or("default");
    const std::string_view stage = reshard == "always"  ? "3"
                                   : reshard == "never" ? "2"
                                   : !divided           ? "0"
                                   : s.pp > 1           ? "2"
                                                        : "3";
    (void)field("zero").parse(s, stage);
    if (replicas > 1 && s.zero->optimizer)
        s.shardGroup = perReplica * s.cp;

    const auto local = reading.number("training.local_batch_size", "micro_batch", 1, kMostBatch);
    if (!local)
        reading.remark(Phrase::tr("no %1; %2 takes %3", {"training.local_batch_size", "torchtitan", "8"}));
    const Count localBatch = local.value_or(8);
    const auto piece = reading.number("parallelism.pipeline_parallel_microbatch_size", "micro_batch", 1, kMostBatch);
    s.microBatch = s.pp > 1 ? piece.value_or(1) : localBatch;
    if (s.pp > 1 && localBatch % s.microBatch == 0)
        s.microBatches = localBatch / s.microBatch;
    const std::string_view globalPath = "training.global_batch_size";
    const json::Node globalNode = reading.node(globalPath);
    if (globalNode.hasValue() && globalNode.value()->integer() == -1) {
        reading.take(globalPath);
    } else if (const auto global = reading.number(globalPath, "global_batch", 1, kMostBatch)) {
        s.globalBatch = *global;
        s.microBatches.reset();
    }
    if (const auto width = reading.number("parallelism.expert_tensor_parallel_degree", "expert_tp", 1, kMostGpus); s.ep > 1)
        s.expertTp = width.value_or(1);
}

// ---- DeepSpeed

json::Value deepspeedBatch(const LaunchJob& job) {
    return job.job.layout.microBatches > 0 && divides(job) && job.inEffect.globalBatch ? whole(*job.inEffect.globalBatch) : json::Value();
}
json::Value deepspeedShardGroup(const LaunchJob& job) {
    // One that is all ranks is said where it was typed: the file does not say how many there are.
    return job.asked.zero->parameters && copies(job) > (job.asked.shardGroup ? 0 : 1) ? whole(job.job.layout.shardGroup) : json::Value();
}

void settleDeepspeed(LaunchReading& reading) {
    Scenario& s = reading.scenario;
    s.tp = std::max<Count>(1, s.tp); // 0 is its "off"
    const auto train = reading.number("train_batch_size", "global_batch", 1, kMostBatch);
    const auto steps = reading.number("gradient_accumulation_steps", "micro_batches", 1, kMostBatch);
    const bool micro = reading.has("train_micro_batch_size_per_gpu") && !reading.syntax.isOpen(*reading.node("train_micro_batch_size_per_gpu").value());
    if (steps && (micro || !train))
        s.microBatches = *steps;
    if (reading.isOn("zero_optimization.cpu_offload_param")) // their older names
        (void)field("offload").parse(s, "parameters");
    else if (reading.isOn("zero_optimization.cpu_offload"))
        (void)field("offload").parse(s, "optimizer");
    constexpr std::string_view kGroup = "zero_optimization.mics_shard_size";
    if (reading.node(kGroup).hasValue() && reading.node(kGroup).value()->integer() == -1)
        reading.take(kGroup);
    else if (const auto size = reading.number(kGroup, "shard_group", 1, kMostGpus))
        s.shardGroup = *size;
    if (train && steps && micro) { // the three tell the number of replicas
        const Wide each = Wide{*steps} * s.microBatch;
        if (Wide{*train} % each != 0) {
            reading.refuse("train_batch_size", Phrase::tr("a multiple of %1", {"train_micro_batch_size_per_gpu · gradient_accumulation_steps"}));
            return;
        }
        const Wide gpus = Wide{*train} / each * s.tp * s.pp * s.cp;
        if (gpus > Wide{kMostGpus}) {
            reading.refuse("train_batch_size", mostGpus());
            return;
        }
        s.gpus = static_cast<Count>(gpus);
        if (const Wide ranks = gpus / (Wide{s.tp} * s.pp); s.shardGroup && ranks % *s.shardGroup != 0) {
            reading.warn(kGroup, Phrase::tr("does not divide the %1 ranks; the shard group is left open", {figure(static_cast<Count>(ranks))}));
            s.shardGroup.reset();
        }
    } else {
        if (train)
            s.globalBatch = *train;
        // As many as stand there, or the next count that the axes divide: a layout that can be.
        const Count group = s.shardGroup.value_or(1);
        const Wide axes = Wide{s.tp} * s.pp * s.cp * (group / std::gcd(s.cp, group));
        const Wide gpus = (Wide{s.gpus} + axes - 1) / axes * axes;
        const bool stay = gpus == Wide{s.gpus} || gpus > Wide{kMostGpus};
        if (!stay)
            s.gpus = static_cast<Count>(gpus);
        reading.remark(stay ? Phrase::tr("the batch does not say how many GPUs there are; they stay as planned")
                            : Phrase::tr("the batch does not say how many GPUs there are; they are taken for %1", {figure(s.gpus)}));
    }
}

// ---- accelerate

json::Value fsdpKind(const LaunchJob&) {
    return json::Value("FSDP");
}
namespace {

/// Replicas without a pipeline, which FSDP does not have.
Count fsdpRanks(const LaunchJob& job) {
    return job.job.layout.gpus / std::max<Count>(1, job.job.layout.tp * job.job.layout.cp);
}

} // namespace

json::Value fsdpReplicas(const LaunchJob& job) {
    const Layout& layout = job.job.layout;
    // A group that was typed keeps its size where there is no pipeline to take ranks away.
    const Count shards = sharded(job) && job.asked.shardGroup && layout.shardGroup % layout.cp == 0 ? layout.shardGroup / layout.cp : 0;
    const Count count = shards > 0 && fsdpRanks(job) % shards == 0 ? std::max<Count>(1, fsdpRanks(job) / shards) : 1;
    if (!sharded(job) || (layout.tp == 1 && layout.cp == 1 && count == 1))
        return {};
    return whole(count);
}
json::Value fsdpShards(const LaunchJob& job) {
    const json::Value replicas = fsdpReplicas(job);
    return replicas.isNull() ? json::Value() : whole(fsdpRanks(job) / static_cast<Count>(replicas.integer().value_or(1)));
}

void settleAccelerate(LaunchReading& reading) {
    Scenario& s = reading.scenario;
    if (const auto kind = reading.text("distributed_type", "framework"); kind && kind != "FSDP")
        reading.warn("distributed_type", Phrase::tr("found %1; read for what it says of FSDP", {*kind}));
    const auto processCount = reading.number("num_processes", "gpus", 1, kMostGpus);
    const auto machines = reading.number("num_machines", "gpus_per_node", 1, kMostGpus);
    if (processCount)
        s.gpus = *processCount;
    else
        reading.remark(Phrase::tr("no %1; GPUs stay %2", {"num_processes", figure(s.gpus)}));
    if (processCount && machines) {
        if (s.gpus % *machines == 0)
            s.gpusPerNode = s.gpus / *machines;
        else
            reading.warn("num_machines", Phrase::tr("does not divide the %1 processes; GPUs a node stay %2", {figure(s.gpus), figure(s.gpusPerNode)}));
    }
    const Layout layout = resolve(s).layout;
    const auto replicas = reading.number("parallelism_config.parallelism_config_dp_replicate_size", "shard_group", 1, kMostGpus);
    (void)reading.number("parallelism_config.parallelism_config_dp_shard_size", "shard_group", 1, kMostGpus);
    if (replicas && *replicas > 1 && layout.dp % *replicas == 0)
        s.shardGroup = layout.dp / *replicas * layout.cp;
    const json::Value* strategy = findPath(reading.root, "fsdp_config.fsdp_sharding_strategy");
    if (strategy && strategy->isString() && strategy->string()->starts_with("HYBRID"))
        s.shardGroup = std::min(s.gpusPerNode, std::max<Count>(1, layout.dp * layout.cp));
}

// ---- nanotron

namespace {

bool isQwen(const LaunchJob& job) {
    const UniformDecoder* decoder = decoderOf(job);
    return job.job.shape.experts > 0 || (decoder && decoder->biasQkv && decoder->norm == NormKind::Rms);
}

} // namespace

json::Value nanotronLlama(const LaunchJob& job) {
    return onlyTrue(!isQwen(job));
}
json::Value nanotronQwen(const LaunchJob& job) {
    return onlyTrue(isQwen(job));
}
json::Value nanotronBias(const LaunchJob& job) {
    const UniformDecoder* decoder = decoderOf(job);
    return onlyTrue(decoder && decoder->norm == NormKind::Rms && decoder->biasQkv);
}
json::Value nanotronSchedule(const LaunchJob& job) {
    return job.job.layout.pp > 1 ? json::Value("1f1b") : json::Value();
}
json::Value tiedEmbeddings(const LaunchJob& job) {
    return decoderOf(job) ? json::Value(decoderOf(job)->tied) : json::Value();
}

void settleNanotron(LaunchReading& reading) {
    Scenario& s = reading.scenario;
    if (const auto schedule = reading.text("parallelism.pp_engine", "pp"); schedule && *schedule != "1f1b" && s.pp > 1)
        reading.warn("parallelism.pp_engine", Phrase::tr("found %1; planned as %2", {*schedule, "1f1b"}));
    if (const auto dp = reading.number("parallelism.dp", "gpus", 1, kMostGpus)) {
        const Wide gpus = Wide{*dp} * s.tp * s.pp * s.cp;
        if (gpus > Wide{kMostGpus})
            reading.refuse("parallelism.dp", mostGpus());
        else
            s.gpus = static_cast<Count>(gpus);
    } else {
        reading.remark(Phrase::tr("no %1; GPUs stay %2", {"parallelism.dp", figure(s.gpus)}));
    }
    if (const auto steps = reading.number("tokens.batch_accumulation_per_replica", "micro_batches", 1, kMostBatch))
        s.microBatches = *steps;

    const std::string model = "model.model_config.";
    const auto context = reading.number(model + "max_position_embeddings", "seq", 1, 1 << 30);
    (void)reading.isOn(model + "is_llama_config");
    const bool qwen = reading.isOn(model + "is_qwen2_config");
    UniformDecoder decoder;
    decoder.maxContext = static_cast<std::int64_t>(context.value_or(0));
    decoder.gated = true;
    decoder.norm = NormKind::Rms;
    decoder.positions = PositionKind::Rotary;
    decoder.tied = reading.isOn(model + "tie_word_embeddings");
    const bool bias = reading.isOn(model + "attention_bias");
    decoder.biasQkv = bias;
    decoder.biasOutput = bias && !qwen;
    decoder.biasMlp = false;
    decoder.expertFfn = static_cast<std::int64_t>(reading.number(model + "moe_config.moe_intermediate_size", "ffn", 1, 1 << 24).value_or(0));
    if (s.layers && s.hidden && s.heads)
        adoptModel(reading, decoder);
    else
        reading.remark(Phrase::tr("the model's layers, hidden size and heads are not all there; what is missing is derived from %1 parameters",
                                  {Phrase::figure(field("params").display(s))}));
}

} // namespace memladder::launch
