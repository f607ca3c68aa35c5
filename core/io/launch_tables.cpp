// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/launch_tables.h"

#include "io/launch_rules.h"
#include "scenario/field.h"

#include <algorithm>

namespace memladder {

namespace {

using namespace launch;

// Versions that the rows were checked against.
constexpr Citation kMegatronParallel = "NVIDIA/Megatron-LM megatron/core/model_parallel_config.py (core 0.20.0, d98e8a64)";
constexpr Citation kMegatronShape = "NVIDIA/Megatron-LM megatron/core/transformer/transformer_config.py (core 0.20.0, d98e8a64)";
constexpr Citation kMegatronArguments = "NVIDIA/Megatron-LM megatron/training/arguments.py (core 0.20.0, d98e8a64)";
constexpr Citation kMegatronTraining = "NVIDIA/Megatron-LM megatron/training/config/training_config.py (core 0.20.0, d98e8a64)";
constexpr Citation kMegatronLayout = "NVIDIA/Megatron-LM megatron/core/transformer/pipeline_parallel_layer_layout.py (core 0.20.0, d98e8a64)";
constexpr Citation kTorchrun = "NVIDIA/Megatron-LM examples/gpt3/train_gpt3_175b_distributed.sh (core 0.20.0, d98e8a64): torchrun's own options";
constexpr Citation kTitan = "pytorch/torchtitan torchtitan/config/job_config.py (v0.2.2)";
constexpr Citation kTitanModels = "pytorch/torchtitan torchtitan/models/*/__init__.py (v0.2.2)";
constexpr Citation kTitanPipeline = "pytorch/torchtitan torchtitan/distributed/pipeline_parallel.py (v0.2.2)";
constexpr Citation kDeepspeedBatch = "deepspeedai/DeepSpeed deepspeed/runtime/config.py, constants.py (0.19.6, edaa7221)";
constexpr Citation kDeepspeedZero = "deepspeedai/DeepSpeed deepspeed/runtime/zero/config.py, offload_config.py (0.19.6, edaa7221)";
constexpr Citation kDeepspeedPrecision = "deepspeedai/DeepSpeed deepspeed/runtime/precision_config.py, constants.py (0.19.6, edaa7221)";
constexpr Citation kDeepspeedTp = "deepspeedai/DeepSpeed deepspeed/runtime/tensor_parallel/config.py (0.19.6, edaa7221)";
constexpr Citation kDeepspeedCheckpointing = "deepspeedai/DeepSpeed deepspeed/runtime/activation_checkpointing/config.py (0.19.6, edaa7221)";
constexpr Citation kAccelerate = "huggingface/accelerate src/accelerate/commands/config/config_args.py, examples/config_yaml_templates/fsdp.yaml (1.15.0.dev0, 16cb6eb8)";
constexpr Citation kAccelerateFsdp = "huggingface/accelerate src/accelerate/utils/dataclasses.py, utils/constants.py (1.15.0.dev0, 16cb6eb8)";
constexpr Citation kAccelerateParallel = "huggingface/accelerate src/accelerate/parallelism_config.py, examples/torch_native_parallelism/configs (1.15.0.dev0, 16cb6eb8)";
constexpr Citation kNanotronParallel = "huggingface/nanotron src/nanotron/config/parallelism_config.py (0.4, 2411b022)";
constexpr Citation kNanotronConfig = "huggingface/nanotron src/nanotron/config/config.py, examples/config_tiny_llama.yaml (0.4, 2411b022)";
constexpr Citation kNanotronModel = "huggingface/nanotron src/nanotron/config/models_config.py (0.4, 2411b022)";

/// A field's number under one key.
consteval LaunchKey number(std::string_view framework, std::string_view field, std::string_view path, std::string_view missing, Citation source,
                           bool always = false) {
    return {framework, field, path, "", missing, always, nullptr, source};
}
/// A closed set of values; several rows of one field are read together.
consteval LaunchKey choice(std::string_view framework, std::string_view field, std::string_view path, std::string_view values,
                           std::string_view missing, Citation source, bool always = false) {
    return {framework, field, path, values, missing, always, nullptr, source};
}
/// Worked out from several fields; read by the framework's settle function.
consteval LaunchKey computed(std::string_view framework, std::string_view field, std::string_view path, json::Value (*compute)(const LaunchJob&),
                             Citation source) {
    return {framework, field, path, "", "", true, compute, source};
}

constexpr std::string_view M = "megatron";
constexpr std::string_view T = "torchtitan";
constexpr std::string_view D = "deepspeed";
constexpr std::string_view A = "accelerate";
constexpr std::string_view N = "nanotron";

// clang-format off
constexpr LaunchKey kKeys[] = {
    computed(M, "gpus", "torchrun.--nnodes", nodes, kTorchrun),
    computed(M, "gpus_per_node", "torchrun.--nproc-per-node", processesPerNode, kTorchrun),
    computed(M, "framework", "script", megatronScript, kTorchrun),
    number(M, "tp", "--tensor-model-parallel-size", "1", kMegatronParallel),
    choice(M, "sp", "--sequence-parallel", "on=true off=", "", kMegatronParallel),
    number(M, "pp", "--pipeline-model-parallel-size", "1", kMegatronParallel),
    computed(M, "vpp", "--num-virtual-stages-per-pipeline-rank", virtualStages, kMegatronArguments),
    computed(M, "layers_per_stage", "--pipeline-model-parallel-layout", pipelineLayout, kMegatronLayout),
    number(M, "cp", "--context-parallel-size", "1", kMegatronParallel),
    number(M, "ep", "--expert-model-parallel-size", "1", kMegatronParallel),
    computed(M, "expert_tp", "--expert-tensor-parallel-size", expertTensorParallel, kMegatronParallel),
    choice(M, "zero", "--use-megatron-fsdp", "0= 1= 2=true 3=true 1|f=true 0|f=true", "", "NVIDIA/Megatron-LM megatron/training/config/common_config.py (core 0.20.0, d98e8a64)"),
    choice(M, "zero", "--data-parallel-sharding-strategy", "2=optim_grads 3=optim_grads_params 1|f=optim 0|f=no_shard", "optim_grads_params", kMegatronArguments, true),
    choice(M, "zero", "--use-distributed-optimizer", "0= 1=true", "", kMegatronArguments),
    computed(M, "shard_group", "--num-distributed-optimizer-instances", optimizerInstances, kMegatronArguments),
    number(M, "layers", "--num-layers", "", kMegatronShape, true),
    number(M, "hidden", "--hidden-size", "", kMegatronShape, true),
    number(M, "heads", "--num-attention-heads", "", kMegatronShape, true),
    computed(M, "kv_heads", "--group-query-attention", groupedQueries, kMegatronArguments),
    computed(M, "kv_heads", "--num-query-groups", queryGroups, kMegatronShape),
    computed(M, "head_dim", "--kv-channels", headChannels, kMegatronShape),
    number(M, "ffn", "--ffn-hidden-size", "", kMegatronShape, true),
    computed(M, "model", "--swiglu", gatedSilu, kMegatronArguments),
    computed(M, "model", "--normalization", rmsNorm, kMegatronShape),
    computed(M, "model", "--position-embedding-type", positionKind, kMegatronArguments),
    computed(M, "model", "--untie-embeddings-and-output-weights", untied, kMegatronArguments),
    computed(M, "model", "--disable-bias-linear", withoutLinearBias, kMegatronShape),
    computed(M, "model", "--add-qkv-bias", queryKeyValueBias, kMegatronShape),
    computed(M, "model", "--qk-layernorm", queryKeyNorm, kMegatronShape),
    number(M, "vocab", "--vocab-size", "", kMegatronTraining, true),
    number(M, "experts", "--num-experts", "", kMegatronArguments, true),
    number(M, "top_k", "--moe-router-topk", "", kMegatronShape, true),
    computed(M, "model", "--moe-ffn-hidden-size", expertWidth, kMegatronShape),
    computed(M, "model", "--moe-shared-expert-intermediate-size", sharedExpertWidth, kMegatronShape),
    computed(M, "model", "--moe-layer-freq", expertLayers, kMegatronArguments),
    computed(M, "capacity_factor", "--moe-expert-capacity-factor", expertCapacity, kMegatronShape),
    computed(M, "capacity_factor", "--moe-pad-expert-input-to-capacity", padsExperts, kMegatronShape),
    number(M, "seq", "--seq-length", "", kMegatronArguments, true),
    computed(M, "seq", "--max-position-embeddings", maxPositions, kMegatronArguments),
    number(M, "micro_batch", "--micro-batch-size", "", kMegatronTraining, true),
    computed(M, "global_batch", "--global-batch-size", globalBatch, kMegatronTraining),
    choice(M, "recompute", "--recompute-granularity", "none= selective=selective full=full full|all=full", "", kMegatronShape),
    choice(M, "recompute", "--recompute-method", "none= selective= full=uniform full|all=", "", kMegatronShape),
    choice(M, "recompute", "--recompute-num-layers", "none= selective= full=1 full|all=", "", kMegatronShape),
    choice(M, "attention", "--attention-backend", "auto= auto|auto=auto flash=flash unfused=unfused flash|fused=fused unfused|local=local", "", kMegatronShape),
    choice(M, "norm_kernel", "--transformer-impl", "te=transformer_engine fused=local", "transformer_engine", kMegatronShape),
    choice(M, "recipe", "--bf16", "fp32-adam= megatron-fp16= sgd-momentum-fp32= megatron-bf16=true bf16-adam=true *=true", "", kMegatronParallel),
    choice(M, "recipe", "--fp16", "megatron-fp16=true *=", "", kMegatronParallel),
    choice(M, "recipe", "--grad-reduce-in-bf16", "bf16-adam=true *=", "", kMegatronArguments),
    choice(M, "recipe", "--optimizer", "sgd-momentum-fp32=sgd muon-megatron=muon *=adam", "adam", kMegatronArguments),
    choice(M, "recipe", "--use-precision-aware-optimizer", "megatron-precision-aware-bf16=true megatron-precision-aware-fp8=true megatron-precision-aware-min=true *=", "", kMegatronArguments),
    choice(M, "recipe", "--main-grads-dtype", "megatron-precision-aware-bf16=bf16 megatron-precision-aware-fp8=bf16 megatron-precision-aware-min=bf16 *=fp32", "fp32", kMegatronArguments),
    choice(M, "recipe", "--main-params-dtype", "megatron-precision-aware-min=fp16 *=fp32", "fp32", kMegatronArguments),
    choice(M, "recipe", "--exp-avg-dtype", "megatron-precision-aware-bf16=bf16 megatron-precision-aware-fp8=fp8 megatron-precision-aware-min=fp8 *=fp32", "fp32", kMegatronArguments),
    choice(M, "recipe", "--exp-avg-sq-dtype", "megatron-precision-aware-bf16=bf16 megatron-precision-aware-fp8=fp8 megatron-precision-aware-min=fp8 *=fp32", "fp32", kMegatronArguments),
    choice(M, "recipe", "--fp8-format", "fp8-te-bf16-weights=hybrid fp8-te-fp8-params=hybrid mxfp8-bf16-weights=e4m3 mxfp8-params=e4m3 *=", "", kMegatronShape),
    choice(M, "recipe", "--fp8-recipe", "mxfp8-bf16-weights=mxfp8 mxfp8-params=mxfp8 *=delayed", "delayed", kMegatronShape),
    choice(M, "recipe", "--fp8-param-gather", "fp8-te-fp8-params=true mxfp8-params=true *=", "", kMegatronArguments),
    choice(M, "offload", "--optimizer-cpu-offload", "none= optimizer=true", "", kMegatronArguments),
    choice(M, "loss", "--cross-entropy-loss-fusion", "megatron_vocab_parallel= megatron_fused_jit=true te_fused=true", "", kMegatronParallel),
    choice(M, "loss", "--cross-entropy-fusion-impl", "megatron_fused_jit=native te_fused=te", "native", kMegatronParallel, true),

    choice(T, "model", "model.name", "llama-3.1-8b=llama3 llama-3.1-70b=llama3 llama-3.1-405b=llama3 qwen3-0.6b=qwen3 qwen3-1.7b=qwen3 qwen3-4b=qwen3 qwen3-8b=qwen3 qwen3-14b=qwen3 qwen3-32b=qwen3 qwen3-235b-a22b=qwen3 deepseek-v2-lite=deepseek_v3 deepseek-v3=deepseek_v3 gpt-oss-20b=gpt_oss", "", kTitanModels),
    choice(T, "model", "model.flavor", "llama-3.1-8b='8B llama-3.1-70b='70B llama-3.1-405b='405B qwen3-0.6b='0.6B qwen3-1.7b='1.7B qwen3-4b='4B qwen3-8b='8B qwen3-14b='14B qwen3-32b='32B qwen3-235b-a22b='235B-A22B deepseek-v2-lite='16B deepseek-v3='671B gpt-oss-20b='20b", "", kTitanModels),
    number(T, "seq", "training.seq_len", "2048", kTitan, true),
    computed(T, "micro_batch", "training.local_batch_size", titanLocalBatch, kTitan),
    computed(T, "global_batch", "training.global_batch_size", titanGlobalBatch, kTitan),
    choice(T, "recipe", "training.dtype", "torch-amp-nocache=float32 fp32-adam=float32 bf16-pure-adam=bfloat16 adamw-fused-backward=bfloat16 bf16-adam=float32", "float32", kTitan, true),
    choice(T, "recipe", "training.mixed_precision_param", "torch-amp-nocache=bfloat16 fp32-adam=float32 bf16-adam=bfloat16", "bfloat16", kTitan, true),
    choice(T, "recipe", "optimizer.early_step_in_backward", "adamw-fused-backward=true *=false", "false", kTitan),
    choice(T, "offload", "training.enable_cpu_offload", "none=false parameters=true", "false", kTitan),
    computed(T, "gpus", "parallelism.data_parallel_replicate_degree", titanReplicas, kTitan),
    computed(T, "gpus", "parallelism.data_parallel_shard_degree", titanShards, kTitan),
    computed(T, "zero", "parallelism.fsdp_reshard_after_forward", titanReshard, kTitan),
    number(T, "tp", "parallelism.tensor_parallel_degree", "1", kTitan, true),
    number(T, "pp", "parallelism.pipeline_parallel_degree", "1", kTitan, true),
    choice(T, "vpp", "parallelism.pipeline_parallel_schedule", "1=1F1B 2=Interleaved1F1B", "1F1B", kTitanPipeline),
    computed(T, "micro_batch", "parallelism.pipeline_parallel_microbatch_size", titanPipelineBatch, kTitan),
    number(T, "cp", "parallelism.context_parallel_degree", "1", kTitan, true),
    number(T, "ep", "parallelism.expert_parallel_degree", "1", kTitan),
    computed(T, "expert_tp", "parallelism.expert_tensor_parallel_degree", titanExpertTensorParallel, kTitan),
    choice(T, "recompute", "activation_checkpoint.mode", "none=none full=full selective-op=selective every:#=selective selective=none reversible=full", "selective", kTitan, true),
    choice(T, "recompute", "activation_checkpoint.selective_ac_option", "selective-op=op every:#='#", "'2", kTitan, true),
    choice(T, "compile", "compile.enable", "off=false on=true", "", kTitan),

    computed(D, "global_batch", "train_batch_size", deepspeedBatch, kDeepspeedBatch),
    number(D, "micro_batch", "train_micro_batch_size_per_gpu", "", kDeepspeedBatch, true),
    computed(D, "micro_batches", "gradient_accumulation_steps", accumulation, kDeepspeedBatch),
    choice(D, "recipe", "bf16.enabled", "fp32-adam=false amp-fp16-o2=false bf16-adam-fp32-accum=true lion-mixed=true muon-mixed=true bf16-adam=true", "false", kDeepspeedPrecision),
    choice(D, "recipe", "fp16.enabled", "amp-fp16-o2=true *=false", "false", kDeepspeedPrecision),
    choice(D, "recipe", "data_types.grad_accum_dtype", "bf16-adam-fp32-accum=fp32 *=", "", kDeepspeedPrecision),
    choice(D, "recipe", "optimizer.type", "lion-mixed=Lion muon-mixed=Muon", "", kDeepspeedBatch),
    choice(D, "zero", "zero_optimization.stage", "0=0 1=1 2=2 3=3", "0", kDeepspeedZero, true),
    choice(D, "offload", "zero_optimization.offload_optimizer.device", "none=none optimizer=cpu parameters=cpu activations=none optimizer|nvme=nvme", "none", kDeepspeedZero),
    choice(D, "offload", "zero_optimization.offload_param.device", "none=none optimizer=none parameters=cpu activations=none optimizer|nvme=none", "none", kDeepspeedZero),
    choice(D, "offload", "activation_checkpointing.cpu_checkpointing", "none=false optimizer=false parameters=false activations=true optimizer|nvme=false", "false", kDeepspeedCheckpointing),
    computed(D, "shard_group", "zero_optimization.mics_shard_size", deepspeedShardGroup, kDeepspeedZero),
    number(D, "tp", "tensor_parallel.autotp_size", "0", kDeepspeedTp),
    number(D, "cp", "sequence_parallel_size", "1", kDeepspeedBatch),
    number(D, "pp", "pipeline.stages", "1", kDeepspeedBatch),

    computed(A, "framework", "distributed_type", fsdpKind, kAccelerate),
    choice(A, "recipe", "mixed_precision", "torch-amp-nocache=bf16 fp32-adam='no fp32-adam|false=false bf16-adam=bf16 torch-amp=bf16 megatron-bf16=bf16 bf16-adam-fp32-accum=bf16 bf16-pure-adam=bf16", "'no", kAccelerateFsdp, true),
    computed(A, "gpus", "num_processes", processes, kAccelerate),
    computed(A, "gpus_per_node", "num_machines", nodes, kAccelerate),
    choice(A, "zero", "fsdp_config.fsdp_version", "2=2 3=2 0=1 1=2 3|r=1 2|r=1 0|r=1 3|1=1 2|1=1 3|h=1 2|h=1", "1", kAccelerateFsdp, true),
    choice(A, "zero", "fsdp_config.fsdp_reshard_after_forward", "1=false 2=false 3=true 3|r=FULL_SHARD 2|r=SHARD_GRAD_OP 0|r=NO_SHARD", "true", kAccelerateFsdp, true),
    choice(A, "zero", "fsdp_config.fsdp_sharding_strategy", "0=NO_SHARD 3|1=FULL_SHARD 2|1=SHARD_GRAD_OP 3|h=HYBRID_SHARD 2|h=HYBRID_SHARD_ZERO2", "FULL_SHARD", kAccelerateFsdp, true),
    choice(A, "offload", "fsdp_config.fsdp_offload_params", "none=false parameters=true", "false", kAccelerateFsdp, true),
    choice(A, "recompute", "fsdp_config.fsdp_activation_checkpointing", "none=false full=true", "false", kAccelerateFsdp, true),
    computed(A, "shard_group", "parallelism_config.parallelism_config_dp_replicate_size", fsdpReplicas, kAccelerateParallel),
    computed(A, "shard_group", "parallelism_config.parallelism_config_dp_shard_size", fsdpShards, kAccelerateParallel),
    number(A, "tp", "parallelism_config.parallelism_config_tp_size", "1", kAccelerateParallel),
    number(A, "cp", "parallelism_config.parallelism_config_cp_size", "1", kAccelerateParallel),
    choice(A, "compile", "dynamo_config.dynamo_backend", "on=INDUCTOR off=NO", "", "huggingface/accelerate src/accelerate/utils/dataclasses.py, DynamoBackend (1.15.0.dev0, 16cb6eb8)"),

    computed(N, "gpus", "parallelism.dp", dataParallel, kNanotronParallel),
    number(N, "tp", "parallelism.tp", "", kNanotronParallel, true),
    number(N, "pp", "parallelism.pp", "", kNanotronParallel, true),
    number(N, "cp", "parallelism.context_parallel_size", "1", kNanotronParallel, true),
    number(N, "ep", "parallelism.expert_parallel_size", "1", kNanotronParallel, true),
    computed(N, "pp", "parallelism.pp_engine", nanotronSchedule, kNanotronParallel),
    choice(N, "sp", "parallelism.tp_mode", "on=REDUCE_SCATTER off=ALL_REDUCE", "ALL_REDUCE", kNanotronParallel, true),
    choice(N, "recompute", "parallelism.recompute_layer", "none=false full=true", "false", kNanotronParallel, true),
    computed(N, "model", "model.model_config.is_llama_config", nanotronLlama, kNanotronModel),
    computed(N, "model", "model.model_config.is_qwen2_config", nanotronQwen, kNanotronModel),
    number(N, "layers", "model.model_config.num_hidden_layers", "", kNanotronModel, true),
    number(N, "hidden", "model.model_config.hidden_size", "", kNanotronModel, true),
    number(N, "heads", "model.model_config.num_attention_heads", "", kNanotronModel, true),
    number(N, "kv_heads", "model.model_config.num_key_value_heads", "", kNanotronModel, true),
    number(N, "ffn", "model.model_config.intermediate_size", "", kNanotronModel, true),
    number(N, "vocab", "model.model_config.vocab_size", "", kNanotronModel, true),
    computed(N, "model", "model.model_config.tie_word_embeddings", tiedEmbeddings, kNanotronModel),
    computed(N, "model", "model.model_config.attention_bias", nanotronBias, kNanotronModel),
    computed(N, "seq", "model.model_config.max_position_embeddings", maxPositions, kNanotronModel),
    choice(N, "attention", "model.model_config._attn_implementation", "auto= flash=flash_attention_2", "", "huggingface/nanotron src/nanotron/nn/attention.py, ALL_ATTENTION_FUNCTIONS (0.4, 2411b022)"),
    number(N, "experts", "model.model_config.moe_config.num_experts", "", kNanotronModel, true),
    number(N, "top_k", "model.model_config.moe_config.top_k", "", kNanotronModel, true),
    computed(N, "model", "model.model_config.moe_config.moe_intermediate_size", expertWidth, kNanotronModel),
    choice(N, "recipe", "model.dtype", "bf16-adam-fp32-accum=bfloat16 bf16-pure-adam=bfloat16 sgd-bf16=bfloat16 fp32-adam=float32 sgd-fp32=float32 bf16-adam=bfloat16 megatron-bf16=bfloat16", "bfloat16", kNanotronConfig, true),
    choice(N, "recipe", "optimizer.accumulate_grad_in_fp32", "bf16-adam-fp32-accum=true bf16-pure-adam=false sgd-bf16=false fp32-adam=false sgd-fp32=false bf16-adam=true megatron-bf16=true", "", kNanotronConfig, true),
    choice(N, "recipe", "optimizer.optimizer_factory.name", "sgd-bf16=sgd sgd-fp32=sgd *=adamW", "adamW", kNanotronConfig, true),
    choice(N, "zero", "optimizer.zero_stage", "0=0 1=1 2=1 3=1", "", kNanotronConfig, true),
    number(N, "seq", "tokens.sequence_length", "", kNanotronConfig, true),
    number(N, "micro_batch", "tokens.micro_batch_size", "", kNanotronConfig, true),
    computed(N, "micro_batches", "tokens.batch_accumulation_per_replica", accumulationOrStages, kNanotronConfig),
};

constexpr LaunchFramework kFrameworks[] = {
    {"megatron", "Megatron-LM", "megatron", "shell", "train.sh", "",
     "data, tokenizer, train length, learning rate, checkpoints", "", settleMegatron,
     "A command line of torchrun and pretrain_gpt.py.", kMegatronArguments},
    {"torchtitan", "torchtitan", "torchtitan", "toml", "train.toml", "job model training parallelism activation_checkpoint",
     "job, data, learning rate, checkpoints", "", settleTorchtitan,
     "A job file of torchtitan to v0.2.2; later versions take Python classes with the same names.", kTitan},
    {"deepspeed", "DeepSpeed", "deepspeed", "json", "ds_config.json",
     "zero_optimization train_batch_size train_micro_batch_size_per_gpu gradient_accumulation_steps bf16 fp16 tensor_parallel",
     "the training script with its model, optimizer and scheduler", "the model, sequence length and recompute", settleDeepspeed,
     "A configuration file for deepspeed.initialize.", kDeepspeedBatch},
    {"accelerate", "accelerate (FSDP)", "hf", "yaml", "fsdp.yaml", "fsdp_config distributed_type compute_environment parallelism_config",
     "the training script with its model and batch", "the model, sequence length and batch", settleAccelerate,
     "A configuration file of accelerate launch.", kAccelerate},
    {"nanotron", "nanotron", "nanotron", "yaml", "config.yaml", "parallelism tokens data_stages",
     "general, data_stages, tokens.train_steps, learning rate, weight decay, model.init_method", "", settleNanotron,
     "A configuration file of run_train.py.", kNanotronConfig},
};

constexpr LaunchGap kGaps[] = {
    {"*", "gpu", "the card is what runs it", true},
    {"*", "capacity", "the card's own", true},
    {"*", "capacity_basis", "the card's own", true},
    {"*", "reserve", "a planning allowance", true},
    {"*", "link", "the machine's own", true},
    {"*", "inter_link", "the machine's own", true},
    {"*", "host_link", "the machine's own", true},
    {"*", "estimator", "the plan's own", true},
    {"*", "unit", "the plan's own", true},
    {"*", "build", "the version that is installed", true},
    {"*", "live_layer", "the plan's own", true},
    {"*", "imbalance", "what the router does, not a setting", true},
    {"*", "tp_mode", "the framework's own way", true},
    {"*", "train", "adapters are the training script's", false},
    {"*", "lora_rank", "adapters are the training script's", false},
    {"*", "lora_targets", "adapters are the training script's", false},
    {"*", "quant", "frozen weights are the training script's", false},
    {"megatron", "model", "its numbers are said, but not all parts of its layers", false},
    {"megatron", "params", "it takes the shape; the size is counted from that", false},
    {"megatron", "compile", "it has no such switch", false},
    {"megatron", "offload", "it moves optimizer state, or chosen modules, not these as a whole", false},
    {"megatron", "recompute", "it recomputes the core attention, chosen modules, or all layers", false},
    {"megatron", "attention", "it chooses its kernel by --attention-backend", false},
    {"megatron", "norm_kernel", "its layers are Transformer Engine's, or its own with the norms of PyTorch or Apex", false},
    {"torchtitan", "model", "a name and a flavor of its own models", false},
    {"torchtitan", "params", "a name and a flavor of its own models decide it", false},
    {"torchtitan", "layers", "the flavor decides it", false},
    {"torchtitan", "hidden", "the flavor decides it", false},
    {"torchtitan", "heads", "the flavor decides it", false},
    {"torchtitan", "kv_heads", "the flavor decides it", false},
    {"torchtitan", "head_dim", "the flavor decides it", false},
    {"torchtitan", "ffn", "the flavor decides it", false},
    {"torchtitan", "vocab", "the tokenizer decides it", false},
    {"torchtitan", "experts", "the flavor decides it", false},
    {"torchtitan", "top_k", "the flavor decides it", false},
    {"torchtitan", "sp", "tensor parallelism divides along the sequence always", false},
    {"torchtitan", "zero", "FSDP2 divides all states; it keeps gathered parameters (ZeRO-2) or drops them (ZeRO-3)", false},
    {"torchtitan", "vpp", "its schedules hold 1 or 2 stages a rank unless layers a stage are given", false},
    {"torchtitan", "gpus_per_node", "torchrun's --nproc-per-node", false},
    {"torchtitan", "recompute", "it recomputes nothing, every n-th layer, chosen operations, or all layers", false},
    {"torchtitan", "norm_kernel", "its models' own", false},
    {"torchtitan", "offload", "FSDP's offload moves parameters, gradients and optimizer together", false},
    {"deepspeed", "model", "the training script's", false},
    {"deepspeed", "params", "the training script's", false},
    {"deepspeed", "layers", "the training script's", false},
    {"deepspeed", "hidden", "the training script's", false},
    {"deepspeed", "heads", "the training script's", false},
    {"deepspeed", "kv_heads", "the training script's", false},
    {"deepspeed", "head_dim", "the training script's", false},
    {"deepspeed", "ffn", "the training script's", false},
    {"deepspeed", "vocab", "the training script's", false},
    {"deepspeed", "experts", "the training script's", false},
    {"deepspeed", "top_k", "the training script's", false},
    {"deepspeed", "ep", "the training script's (deepspeed.moe.layer.MoE)", false},
    {"deepspeed", "expert_tp", "the training script's (deepspeed.moe.layer.MoE)", false},
    {"deepspeed", "capacity_factor", "the training script's (deepspeed.moe.layer.MoE)", false},
    {"deepspeed", "seq", "the training script's", false},
    {"deepspeed", "recompute", "the training script's (deepspeed.checkpointing)", false},
    {"deepspeed", "attention", "the training script's", false},
    {"deepspeed", "loss", "the training script's", false},
    {"deepspeed", "compile", "the training script's (engine.compile)", false},
    {"deepspeed", "norm_kernel", "the training script's", false},
    {"deepspeed", "gpus", "the launcher's --num_nodes and --num_gpus, unless the batch says how many replicas there are", false},
    {"deepspeed", "gpus_per_node", "the launcher's --num_gpus", false},
    {"accelerate", "model", "the training script's", false},
    {"accelerate", "params", "the training script's", false},
    {"accelerate", "layers", "the training script's", false},
    {"accelerate", "hidden", "the training script's", false},
    {"accelerate", "heads", "the training script's", false},
    {"accelerate", "kv_heads", "the training script's", false},
    {"accelerate", "head_dim", "the training script's", false},
    {"accelerate", "ffn", "the training script's", false},
    {"accelerate", "vocab", "the training script's", false},
    {"accelerate", "experts", "the training script's", false},
    {"accelerate", "top_k", "the training script's", false},
    {"accelerate", "seq", "the training script's", false},
    {"accelerate", "micro_batch", "the training script's", false},
    {"accelerate", "global_batch", "the training script's", false},
    {"accelerate", "micro_batches", "the training script's", false},
    {"accelerate", "attention", "the training script's", false},
    {"accelerate", "loss", "the training script's", false},
    {"accelerate", "norm_kernel", "the training script's", false},
    {"accelerate", "zero", "FSDP divides all states, or none; it keeps gathered parameters (ZeRO-2) or drops them (ZeRO-3)", false},
    {"accelerate", "recompute", "FSDP recomputes all wrapped layers or none; others are the training script's", false},
    {"accelerate", "offload", "FSDP's offload moves parameters, gradients and optimizer together", false},
    {"accelerate", "pp", "FSDP has no pipeline", false},
    {"accelerate", "vpp", "FSDP has no pipeline", false},
    {"nanotron", "params", "it takes the shape; the size is counted from that", false},
    {"nanotron", "model", "its models are of Llama's and Qwen2's make", false},
    {"nanotron", "head_dim", "it is hidden size by heads", false},
    {"nanotron", "zero", "it divides optimizer states (ZeRO-1) or none", false},
    {"nanotron", "vpp", "it has no interleaved schedule", false},
    {"nanotron", "recompute", "it recomputes all layers or none", false},
    {"nanotron", "attention", "it has no kernel that writes the score matrix", false},
    {"nanotron", "gpus_per_node", "torchrun's --nproc-per-node", false},
    {"nanotron", "offload", "it moves nothing to the host", false},
    {"nanotron", "compile", "it has no such switch", false},
    {"nanotron", "norm_kernel", "Llama's layers have one kernel; Qwen2's choose theirs by _fused_rms_norm", false},
};

constexpr LaunchCaveat kCaveats[] = {
    {"megatron", "offload", [](const LaunchJob& job) { return job.asked.offload->key == "optimizer"; },
     "--optimizer-cpu-offload runs only with --use-precision-aware-optimizer", kMegatronArguments},
    {"megatron", "zero", [](const LaunchJob& job) { return job.asked.zero->parameters || job.asked.zero->gradients; },
     "Megatron-FSDP also needs --ckpt-format fsdp_dtensor", kMegatronArguments},
    {"megatron", "zero", [](const LaunchJob& job) { return (job.asked.zero->parameters || job.asked.zero->gradients) && job.asked.estimator->method == EstimatorMethod::Detailed; },
     "the detailed estimator counts Megatron's distributed optimizer (ZeRO-1); Megatron-FSDP also divides what this stage divides, and is not counted", kMegatronArguments},
    {"megatron", "cp", [](const LaunchJob& job) { return job.job.layout.cp > 1 && job.asked.seq % (2 * job.job.layout.cp) != 0; },
     "a sequence must be a multiple of twice the context-parallel size", kMegatronArguments},
    {"megatron", "tp", [](const LaunchJob& job) { return (job.job.layout.tp > 1 || job.job.layout.cp > 1) && !job.asked.zero->parameters && !job.asked.zero->gradients; },
     "before Blackwell, tensor and context parallelism also need CUDA_DEVICE_MAX_CONNECTIONS=1 in the environment", kMegatronArguments},
    {"megatron", "loss", [](const LaunchJob& job) { return job.asked.loss && (*job.asked.loss)->key == "te_fused"; },
     "Megatron Core refuses --cross-entropy-fusion-impl te from 0.19 on", kMegatronArguments},
    {"megatron", "norm_kernel", [](const LaunchJob& job) { return job.asked.normKernel && (*job.asked.normKernel)->key == "fused" && job.asked.attention->key != "unfused"; },
     "Megatron's own layers compute attention unfused", "NVIDIA/Megatron-LM megatron/core/models/backends.py, LocalSpecProvider (core 0.20.0, d98e8a64)"},
    {"megatron", "norm_kernel", [](const LaunchJob& job) { return job.asked.normKernel && (*job.asked.normKernel)->key == "fused" && job.job.layout.cp > 1; },
     "context parallelism needs Transformer Engine's layers", "NVIDIA/Megatron-LM megatron/core/transformer/dot_product_attention.py (core 0.20.0, d98e8a64)"},
    {"megatron", "heads", [](const LaunchJob& job) { return job.job.shape.heads % job.job.layout.tp != 0; },
     "the heads that the size implies are not divisible by the tensor-parallel size: name a model, or give heads", kMegatronArguments},
    {"megatron", "layers", [](const LaunchJob& job) { return !job.asked.layersPerStage && job.job.shape.layers % (job.job.layout.pp * job.job.layout.vpp) != 0; },
     "the layers are not divisible by the stages: give layers a stage", kMegatronArguments},
    {"nanotron", "heads", [](const LaunchJob& job) { return job.job.shape.heads % job.job.layout.tp != 0; },
     "the heads that the size implies are not divisible by the tensor-parallel size: name a model, or give heads", kNanotronConfig},
    {"deepspeed", "offload", [](const LaunchJob& job) { return job.asked.offload->parameters && !job.asked.zero->parameters; },
     "parameters are offloaded only with stage 3", kDeepspeedZero},
    {"deepspeed", "pp", [](const LaunchJob& job) { return job.job.layout.pp > 1; },
     "stages also need the model as a PipelineModule", kDeepspeedBatch},
    {"accelerate", "zero", [](const LaunchJob& job) { return !job.asked.zero->optimizer && (job.job.layout.tp > 1 || job.job.layout.cp > 1); },
     "tensor and context parallelism need FSDP2, which divides the states", kAccelerateParallel},
    {"nanotron", "tp", [](const LaunchJob& job) { return job.job.shape.kvHeads < job.job.layout.tp; },
     "there must be at least as many key/value heads as tensor-parallel ranks", kNanotronConfig},
};

constexpr LaunchSyntax kSyntaxes[] = {
    {"shell", "a command line", "sh bash args", readShell, writeShell, true, isOpenInShell},
    {"toml", "TOML", "toml", readToml, writeToml, true, [](const json::Value&) { return false; }},
    {"json", "JSON", "json", readLaunchJson, writeLaunchJson, false,
     [](const json::Value& value) { return value.isString() && *value.string() == "auto"; }},
    {"yaml", "YAML", "yaml yml", readYaml, writeYaml, true, [](const json::Value&) { return false; }},
};
// clang-format on

} // namespace

template <>
std::span<const LaunchFramework> Registry<LaunchFramework>::rows() {
    return kFrameworks;
}

std::span<const LaunchKey> launchKeys() {
    return kKeys;
}

std::span<const LaunchGap> launchGaps() {
    return kGaps;
}

std::span<const LaunchCaveat> launchCaveats() {
    return kCaveats;
}

std::span<const LaunchSyntax> launchSyntaxes() {
    return kSyntaxes;
}

const LaunchSyntax& launchSyntax(std::string_view key) {
    const auto found = std::find_if(std::begin(kSyntaxes), std::end(kSyntaxes), [key](const LaunchSyntax& row) { return row.key == key; });
    return found == std::end(kSyntaxes) ? kSyntaxes[0] : *found;
}

const LaunchGap* findGap(std::string_view framework, std::string_view field) {
    for (const std::string_view of : {framework, std::string_view("*")}) {
        const auto found = std::find_if(std::begin(kGaps), std::end(kGaps), [&](const LaunchGap& row) { return row.framework == of && row.field == field; });
        if (found != std::end(kGaps))
            return &*found;
    }
    return nullptr;
}

} // namespace memladder
