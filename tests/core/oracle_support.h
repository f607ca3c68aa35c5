// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/account.h"
#include "model/architecture.h"

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

/// Reads tests/data/oracle: tensor bytes counted by PyTorch's own code on shape-only tensors.
namespace memladder::detailed::oracle {

using Row = std::map<std::string, std::string>;

/// A table without quoted cells.
inline std::vector<Row> readTable(const std::string& path) {
    std::ifstream file(path);
    std::vector<std::string> header;
    std::vector<Row> rows;
    for (std::string line; std::getline(file, line);) {
        std::vector<std::string> cells;
        std::string cell;
        std::istringstream stream(line);
        while (std::getline(stream, cell, ','))
            cells.push_back(cell);
        cells.resize(std::max(cells.size(), header.size()));
        if (header.empty()) {
            header = cells;
            continue;
        }
        Row row;
        for (std::size_t i = 0; i < header.size(); ++i)
            row[header[i]] = cells[i];
        rows.push_back(std::move(row));
    }
    return rows;
}

inline std::int64_t whole(const Row& row, const std::string& key) {
    const auto found = row.find(key);
    return found == row.end() || found->second.empty() ? 0 : std::strtoll(found->second.c_str(), nullptr, 10);
}

inline bool yes(const Row& row, const std::string& key) {
    return whole(row, key) != 0;
}

inline const Framework* frameworkNamed(std::string_view key) {
    return &Choice<Framework>::find(key).value().row();
}

/// What both tables share: widths and what is kept. The account of eager PyTorch without any framework's
/// habits.
inline void readCommon(const Row& row, Setup& s) {
    s.framework = frameworkNamed("torchtitan");
    s.tp = whole(row, "tp");
    s.sequenceParallel = yes(row, "sp");
    s.linearInputsWhole = true;
    const std::string recompute = row.at("recompute");
    s.recompute = recompute == "none"   ? RecomputeKind::None
                  : recompute == "full" ? RecomputeKind::Full
                                        : RecomputeKind::PerOperation;
    s.perOpKeepsReduceScatter = recompute != "selective_op_norsc";
    s.perOpKeepsEveryMatmul = recompute == "selective_allmm";
    s.fp32Norm = row.at("norm") != "fused";
    s.kvRepeat = yes(row, "kv_repeat");
    s.residualFp32 = yes(row, "fp32_norm_and_residual");
    if (whole(row, "lora_rank") > 0) {
        s.train = TrainKind::Adapters;
        s.adapterRank = whole(row, "lora_rank");
        s.adapterTargets = row.at("lora_targets") == "all" ? 127 : kAdaptQuery | kAdaptValue;
        s.autocast = yes(row, "autocast");
        s.normsTrained = true; // the oracle's model leaves its norms trainable
    }
}

inline Architecture architectureOf(const Row& row) {
    UniformDecoder d;
    d.layers = whole(row, "layers");
    d.hidden = whole(row, "hidden");
    d.heads = whole(row, "heads");
    d.kvHeads = whole(row, "kv_heads");
    d.headDim = whole(row, "head_dim");
    d.ffn = whole(row, "ffn");
    d.gated = true;
    d.vocab = whole(row, "vocab");
    d.tied = yes(row, "tied_emb");
    d.norm = NormKind::Rms;
    d.positions = PositionKind::Rotary;
    d.biasQkv = d.biasOutput = d.biasMlp = false;
    d.qkNorm = yes(row, "qk_norm") ? QkNorm::Head : QkNorm::None;
    return memladder::architectureOf(d);
}

inline Setup setupOf(const Row& row) {
    Setup s;
    readCommon(row, s);
    const bool fsdp = yes(row, "fsdp");
    s.dp = whole(row, "n_gpus") / s.tp;
    s.shardGroup = s.dp;
    s.division = fsdp ? Division::Fsdp2 : Division::None;
    s.reshard = row.at("reshard") == "always"  ? Reshard::Always
                : row.at("reshard") == "never" ? Reshard::Never
                                               : Reshard::Default;
    s.wrap = row.at("wrap") == "split"       ? Wrap::Split
             : row.at("wrap") == "split_all" ? Wrap::SplitAll
                                             : Wrap::Root;
    s.seq = whole(row, "seq_len");
    s.microBatch = whole(row, "micro_batch");
    s.microBatches = whole(row, "grad_accum");
    s.paddedVocab = whole(row, "vocab");
    s.weightBytes = s.gradientBytes = row.at("param_dtype") == "fp32" ? 4 : 2;
    s.momentBytes = 2 * s.weightBytes;
    s.masterBytes = 0;
    s.reduceBytes = row.at("reduce_dtype") == "bf16" ? 2 : 4;
    s.lossParallel = yes(row, "loss_parallel");
    s.logitsHeld = yes(row, "keep_logits");
    const std::map<std::string, std::string> losses{{"full", "torchtitan_full"},
                                                    {"full_model_fp32", "torchtitan_full_2024"},
                                                    {"chunked", "chunked_plain"},
                                                    {"chunked_ckpt", "chunked"},
                                                    {"chunked_tune", "chunked_plain"},
                                                    {"linear_ce", "linear_ce"},
                                                    {"hf", "hf_full"},
                                                    {"hf_noshift", "torchtitan_full"},
                                                    {"tune_full", "torchtitan_full"}};
    s.loss = &Choice<LossKind>::find(losses.at(row.at("loss"))).value().row();
    s.lossChunks = static_cast<double>(std::max<std::int64_t>(whole(row, "loss_chunks"), 1));
    const std::string impl = row.at("optimizer_impl");
    s.step = impl == "fused" ? StepKind::Fused : impl == "foreach" ? StepKind::Foreach : StepKind::ForLoop;
    s.adapterBytes = yes(row, "lora_fp32") ? 4 : 2;
    s.adapterGradientBytes = s.adapterBytes;
    s.adapterMomentBytes = 2 * s.adapterBytes;
    return s;
}

} // namespace memladder::detailed::oracle
