#!/bin/bash
# Launch settings of a plan for Megatron-LM, by Memladder.
# To add: data, tokenizer, train length, learning rate, checkpoints.
torchrun --nnodes 8 --nproc-per-node 8 pretrain_gpt.py \
    --tensor-model-parallel-size 2 \
    --sequence-parallel \
    --pipeline-model-parallel-size 4 \
    --expert-model-parallel-size 8 \
    --use-distributed-optimizer \
    --num-layers 32 \
    --hidden-size 4096 \
    --num-attention-heads 32 \
    --group-query-attention \
    --num-query-groups 8 \
    --ffn-hidden-size 14336 \
    --swiglu \
    --normalization RMSNorm \
    --position-embedding-type rope \
    --untie-embeddings-and-output-weights \
    --disable-bias-linear \
    --vocab-size 32000 \
    --num-experts 8 \
    --moe-router-topk 2 \
    --moe-ffn-hidden-size 14336 \
    --seq-length 2048 \
    --max-position-embeddings 32768 \
    --micro-batch-size 1 \
    --recompute-granularity full \
    --recompute-method uniform \
    --recompute-num-layers 1 \
    --bf16
