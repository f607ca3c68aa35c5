#!/bin/bash
GPUS=8
TP=${TP:-2}
ARGS=(
    --num-layers 24 # a comment
    --hidden-size 2048 --num-attention-heads 16
    --pipeline-model-parallel-layout 'E(tt|)*2,t*3L'
)
MORE="--seq-length 4096 --micro-batch-size $BATCH"
MORE+=' --bf16'
torchrun --nproc_per_node $GPUS --nnodes=2 pretrain_gpt.py ${ARGS[@]} \
    $MORE --tensor-model-parallel-size "$TP" --data-path `pwd`/$(date) 2>&1 | tee log
