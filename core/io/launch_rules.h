// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "io/launch_tables.h"

/// Settings that more than one field decides, or that decide more than one: functions that rows of the tables name.
namespace memladder::launch {

// Written: the value of one key.
[[nodiscard]] json::Value nodes(const LaunchJob& job);
[[nodiscard]] json::Value processesPerNode(const LaunchJob& job);
[[nodiscard]] json::Value processes(const LaunchJob& job);
[[nodiscard]] json::Value dataParallel(const LaunchJob& job);
[[nodiscard]] json::Value globalBatch(const LaunchJob& job);
[[nodiscard]] json::Value accumulation(const LaunchJob& job);
[[nodiscard]] json::Value accumulationOrStages(const LaunchJob& job);
[[nodiscard]] json::Value expertTensorParallel(const LaunchJob& job);

[[nodiscard]] json::Value megatronScript(const LaunchJob& job);
[[nodiscard]] json::Value virtualStages(const LaunchJob& job);
[[nodiscard]] json::Value pipelineLayout(const LaunchJob& job);
[[nodiscard]] json::Value optimizerInstances(const LaunchJob& job);
[[nodiscard]] json::Value maxPositions(const LaunchJob& job);
[[nodiscard]] json::Value groupedQueries(const LaunchJob& job);
[[nodiscard]] json::Value queryGroups(const LaunchJob& job);
[[nodiscard]] json::Value headChannels(const LaunchJob& job);
[[nodiscard]] json::Value expertWidth(const LaunchJob& job);
[[nodiscard]] json::Value sharedExpertWidth(const LaunchJob& job);
[[nodiscard]] json::Value expertLayers(const LaunchJob& job);
[[nodiscard]] json::Value gatedSilu(const LaunchJob& job);
[[nodiscard]] json::Value untied(const LaunchJob& job);
[[nodiscard]] json::Value rmsNorm(const LaunchJob& job);
[[nodiscard]] json::Value positionKind(const LaunchJob& job);
[[nodiscard]] json::Value withoutLinearBias(const LaunchJob& job);
[[nodiscard]] json::Value queryKeyValueBias(const LaunchJob& job);
[[nodiscard]] json::Value queryKeyNorm(const LaunchJob& job);
[[nodiscard]] json::Value expertCapacity(const LaunchJob& job);
[[nodiscard]] json::Value padsExperts(const LaunchJob& job);

[[nodiscard]] json::Value titanLocalBatch(const LaunchJob& job);
[[nodiscard]] json::Value titanGlobalBatch(const LaunchJob& job);
[[nodiscard]] json::Value titanPipelineBatch(const LaunchJob& job);
[[nodiscard]] json::Value titanReplicas(const LaunchJob& job);
[[nodiscard]] json::Value titanShards(const LaunchJob& job);
[[nodiscard]] json::Value titanReshard(const LaunchJob& job);
[[nodiscard]] json::Value titanExpertTensorParallel(const LaunchJob& job);

[[nodiscard]] json::Value deepspeedBatch(const LaunchJob& job);
[[nodiscard]] json::Value deepspeedShardGroup(const LaunchJob& job);

[[nodiscard]] json::Value fsdpKind(const LaunchJob& job);
[[nodiscard]] json::Value fsdpReplicas(const LaunchJob& job);
[[nodiscard]] json::Value fsdpShards(const LaunchJob& job);

[[nodiscard]] json::Value nanotronLlama(const LaunchJob& job);
[[nodiscard]] json::Value nanotronQwen(const LaunchJob& job);
[[nodiscard]] json::Value nanotronBias(const LaunchJob& job);
[[nodiscard]] json::Value nanotronSchedule(const LaunchJob& job);
[[nodiscard]] json::Value tiedEmbeddings(const LaunchJob& job);

// Read: the keys that only together say something.
void settleMegatron(LaunchReading& reading);
void settleTorchtitan(LaunchReading& reading);
void settleDeepspeed(LaunchReading& reading);
void settleAccelerate(LaunchReading& reading);
void settleNanotron(LaunchReading& reading);

} // namespace memladder::launch
