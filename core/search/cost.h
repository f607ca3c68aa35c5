// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/plan.h"

#include <string>
#include <vector>

namespace memladder {

/// How fast the parts of a cluster are. Bytes a second are of one GPU in one direction.
struct Machine {
    double flops = 0;          ///< that a GPU sustains: a share of its dense bf16 peak
    double scaleUp = 0;        ///< inside a node
    double scaleOut = 0;       ///< between nodes
    double host = 0;
    std::uint64_t gpusPerNode = 8;
    bool flopsAssumed = false; ///< no card is named, or its figure is blank: 10^15 FLOP/s
    bool linksAssumed = false; ///< a link's figure is blank: the default link's
};
/// The share of the peak that training sustains: the usual 40 %.
inline constexpr double kSustained = 0.4;
[[nodiscard]] Machine machineOf(const Job& job, double sustained = kSustained);

/// One figure for each axis that a GPU talks along, and for its host link.
struct ByAxis {
    double dp = 0;
    double tp = 0;
    double pp = 0;
    double cp = 0;
    double ep = 0;
    double host = 0;
    friend bool operator==(const ByAxis&, const ByAxis&) = default;
};

/// What a layout costs in a step, beside the memory that it holds. Not a throughput prediction: nothing here says how
/// much of the traffic hides behind the computing.
///
/// Computing takes T = 6·Ψ·s·b·m/(t·p·c·F). With d·c ranks in the data-parallel group, bytes moved by one GPU in a step:
///   dp    2 parameter sizes of Ψ/(t·p), 3 under ZeRO-3, once a step (arXiv:1910.02054 §7); of the experts' part 1/e
///   tp    4 all-reduces, 6 where the layer is computed again, of 2·s·b·h/c a layer and micro-batch, × 2(t−1)/t (arXiv:1909.08053 §3)
///   pp    2·s·b·h/c a boundary and micro-batch, each way (arXiv:2104.04473 §3.2)
///   cp    3·(c−1)/c · 4·s·b·(key/value width)/t a layer and micro-batch (arXiv:2310.01889 §3)
///   ep    4 all-to-alls (6) of 2·s·b·h·k/(t·c)·(e−1)/e a MoE layer and micro-batch (arXiv:2006.16668 §3)
///   host  what is offloaded, once down or up each time it is needed (arXiv:2101.06840 §4)
/// Seconds are at the slowest link that the group crosses; ranks are laid out t, c, e inside d, p, innermost first.
struct Cost {
    double extraFlopsPublished = 0; ///< fraction of a step's FLOPs, as arXiv:2205.05198 counts; at most 1/3
    double extraFlopsCounted = 0;   ///< the same, operation by operation: what the search ranks by
    double bubbleOfCompute = 0;     ///< (p−1)/(m·v)
    std::uint64_t microBatches = 1; ///< m
    std::uint64_t tokensPerStep = 0;
    bool batchAssumed = false;      ///< no batch was given: 4 Mi tokens a step
    double computeSeconds = 0;      ///< T
    ByAxis moved;                   ///< bytes of one GPU in a step
    ByAxis seconds;

    /// Fraction of the step: (p−1)/(m·v + p−1).
    [[nodiscard]] double bubbleOfStep() const { return bubbleOfCompute / (1 + bubbleOfCompute); }
    /// What the layout adds to T, in % of T: extra FLOPs as counted, bubble, exposed traffic.
    [[nodiscard]] double percent() const;
    friend bool operator==(const Cost&, const Cost&) = default;
};

/// Allocates nothing. Precondition: a layout that can exist.
[[nodiscard]] Cost measureCost(const Shape& shape, const Layout& layout, const Machine& machine);
[[nodiscard]] Cost costOf(const Plan& plan);

inline constexpr std::uint64_t kDefaultTokensPerStep = std::uint64_t{4} << 20;

/// Extra FLOPs of attention's forward pass done twice: published s/(6h), counted s/(18h), both over
/// 1 + s/(6h) + V/(12·L·h), and at most 1/3.
[[nodiscard]] double attentionFraction(const Shape& shape, std::uint64_t seq, double divisor);

/// Extra FLOPs of recomputing each second matrix product of a layer, of the order query, key, value, output, gate, up,
/// down: key, output and up (torchtitan/distributed/activation_checkpoint.py keeps attention and the others).
[[nodiscard]] double everySecondProduct(const Shape& shape, std::uint64_t seq);

/// The fewest micro-batches that keep the bubble within 1 − `busy` of the step: p = 2 needs 9 for 90 %.
[[nodiscard]] std::uint64_t microBatchesFor(double busy, std::uint64_t pp, std::uint64_t vpp = 1);

/// Steps of gradient accumulation that reach `tokens` a step: ⌈tokens/(s·b·d)⌉.
[[nodiscard]] std::uint64_t accumulationFor(std::uint64_t tokens, const Layout& layout);

/// What was assumed, and what a framework may do otherwise: one sentence each, without a full stop.
[[nodiscard]] std::vector<std::string> costNotes(const Plan& plan, const Cost& cost);

} // namespace memladder
