#!/bin/bash
# Launch settings of a plan for Megatron-LM, by Memladder.
# To add: data, tokenizer, train length, learning rate, checkpoints.
# Not said: Model size 30B: it takes the shape; the size is counted from that; read back it is 34,601,174,656.
# Mind: Sharding ZeRO-3: Megatron-FSDP also needs --ckpt-format fsdp_dtensor.
# No launch settings: Estimator detailed.
torchrun --nnodes 4 --nproc-per-node 8 pretrain_gpt.py \
    --pipeline-model-parallel-size 4 \
    --pipeline-model-parallel-layout 'Et*8|t*8|t*8|t*8|t*7|t*8|t*8|t*7L' \
    --use-megatron-fsdp \
    --data-parallel-sharding-strategy optim_grads_params \
    --num-layers 62 \
    --hidden-size 6784 \
    --num-attention-heads 53 \
    --ffn-hidden-size 27136 \
    --vocab-size 50257 \
    --seq-length 2048 \
    --max-position-embeddings 2048 \
    --micro-batch-size 1 \
    --bf16 \
    --grad-reduce-in-bf16
