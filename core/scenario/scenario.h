// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/framework.h"
#include "catalogue/gpu.h"
#include "catalogue/link.h"
#include "catalogue/loss.h"
#include "catalogue/node_type.h"
#include "catalogue/option_tables.h"
#include "catalogue/recipe.h"
#include "catalogue/recompute.h"
#include "catalogue/sharding.h"
#include "quantity/card_size.h"
#include "scenario/field_values.h"
#include "scenario/model_source.h"

#include <cstdint>
#include <optional>

namespace memladder {

/// Every input of the planner. Each member but `modelFile` has a row in field.cpp: its key, range, default and meaning.
/// An empty optional means "derived": resolve() says from what.
struct Scenario {
    // Model: a catalogue row, or a file, or the size alone. Choosing one sets `params`; that may be changed afterwards.
    std::optional<Choice<ModelPreset>> model;
    ModelFileRef modelFile; ///< not a field: it travels with the scenario as a whole
    std::uint64_t params = 30'000'000'000;
    Choice<Switch> scaled; ///< a model's layers and widths follow another size
    std::optional<std::uint64_t> layers;
    std::optional<std::uint64_t> hidden;
    std::optional<std::uint64_t> heads;
    std::optional<std::uint64_t> kvHeads;
    std::optional<std::uint64_t> headDim;
    std::optional<std::uint64_t> ffn;
    std::optional<std::uint64_t> vocab;
    std::optional<std::uint64_t> experts;
    std::optional<std::uint64_t> topK;

    // Workload
    std::uint64_t seq = 2048;
    std::uint64_t microBatch = 1;
    std::optional<std::uint64_t> globalBatch;
    std::optional<std::uint64_t> microBatches;

    // Memory
    Choice<Recompute> recompute;
    std::uint64_t recomputeEvery = 1;   ///< with full recompute: each n-th layer; above 1 only in detailed
    bool recomputePerOperation = false; ///< attention and every second product kept; only in detailed
    Choice<Switch> liveLayer;
    Choice<AttentionKernel> attention;
    Choice<Recipe> recipe;
    std::optional<BytesPerParameter> bytesPerParam; ///< these six replace the recipe's part
    std::optional<BytesPerParameter> bytesPerGrad;
    std::optional<BytesPerParameter> bytesPerMaster;
    std::optional<BytesPerParameter> bytesPerMoment1;
    std::optional<BytesPerParameter> bytesPerMoment2;
    std::optional<BytesPerParameter> bytesPerOther;
    Choice<Offload> offload;
    CardSize reserve;

    // Parallelism
    Choice<Sharding> zero;
    std::uint64_t tp = 1;
    Choice<SequenceParallel> sp;
    std::uint64_t pp = 1;
    std::uint64_t vpp = 1;
    std::uint64_t cp = 1;
    std::uint64_t ep = 1;
    std::optional<std::uint64_t> shardGroup;
    std::optional<std::uint64_t> expertTp;
    std::optional<StageLayers> layersPerStage;

    // Cluster
    std::uint64_t gpus = 8;
    std::optional<Choice<NodeType>> node; ///< choosing one sets the card, GPUs a node and links, which may be changed afterwards
    std::optional<Choice<Gpu>> gpu;
    std::optional<CardSize> capacity;
    std::optional<Choice<CapacityBasis>> capacityBasis;
    std::uint64_t gpusPerNode = 8;
    std::optional<Choice<Link>> link;
    std::optional<Choice<Link>> interLink;
    std::optional<Choice<Link>> hostLink;

    // Answer
    Choice<Estimator> estimator;
    Choice<Framework> framework;
    std::optional<Choice<LossKind>> loss;
    std::optional<Choice<Switch>> compile;
    std::optional<Choice<NormKernel>> normKernel;
    Choice<TrainMode> train;
    std::uint64_t loraRank = 16;
    Choice<AdapterSet> loraTargets;
    std::optional<Choice<Quantisation>> quant;
    Choice<FrozenSharding> frozenSharded;
    Choice<ReferenceModel> reference;
    Choice<FrozenSharding> referenceSharded;
    std::optional<Ratio> capacityFactor;
    std::optional<Ratio> imbalance;
    std::optional<Choice<TensorParallelMode>> tpMode;
    std::optional<BuildMonth> build;
    std::optional<Calibration> calibration;
    Choice<DisplayUnit> unit;

    /// Plans for the model of a file: its exact count becomes the size, and the catalogue row goes.
    void useModelFile(ModelFileRef file);

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

} // namespace memladder
