// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/random_scenario.h"

#include "estimate/evaluate.h"
#include "search/cost.h"

#include <algorithm>
#include <cmath>

using namespace memladder;

namespace {

Scenario gpt3(std::uint64_t gpus) {
    Scenario s;
    s.params = 175'000'000'000;
    s.gpus = gpus;
    s.capacity = CardSize::gib(192);
    s.reserve = CardSize::gib(10);
    return s;
}

Cost cost(const Scenario& scenario) {
    return costOf(evaluate(scenario));
}

} // namespace

TEST_CASE("GPT-3's selective recompute is 2.7 % as published and 0.9 % counted") {
    Scenario s = gpt3(32);
    s.recompute = Choice<Recompute>::named("selective");
    // s/(6h) = 2048/73728 = 0.02778; V/(12·L·h) = 50257/(12·96·12288) = 0.00355; 0.02778/1.03133 = 0.02693
    CHECK(cost(s).extraFlopsPublished == Approx(2048.0 / 73728 / (1 + 2048.0 / 73728 + 50257.0 / (12 * 96 * 12288))));
    CHECK(std::round(1000 * cost(s).extraFlopsPublished) == 27);
    // a third of it: 0.00898
    CHECK(std::round(10000 * cost(s).extraFlopsCounted) == 90);
    s.attention = Choice<AttentionKernel>::named("flash");
    CHECK(cost(s).extraFlopsPublished == 0);
    CHECK(cost(s).extraFlopsCounted == 0);
    for (const char* mode : {"full", "reversible"}) {
        s.recompute = Choice<Recompute>::named(mode);
        CHECK(cost(s).extraFlopsPublished == Approx(1.0 / 3));
        CHECK(cost(s).extraFlopsCounted == Approx(1.0 / 3));
    }
    s.recompute = Choice<Recompute>::named("none");
    CHECK(cost(s).extraFlopsPublished == 0);
}

TEST_CASE("The published fraction never exceeds a third") {
    Scenario s;
    s.recompute = Choice<Recompute>::named("selective");
    s.seq = 1 << 23;
    CHECK(cost(s).extraFlopsPublished == Approx(1.0 / 3));
    CHECK(cost(s).extraFlopsCounted <= 1.0 / 3);
}

TEST_CASE("ZeRO-3's third pass over 30 B parameters: 0.13 s on NVLink, 1.2 s on InfiniBand") {
    Scenario s; // 30 B, one node of 8
    s.zero = Choice<Sharding>::named("2");
    const double twice = cost(s).moved.dp;
    CHECK(twice == 120e9); // 2Ψ parameters of 2 bytes
    const double onNvlinkTwice = cost(s).seconds.dp;
    s.zero = Choice<Sharding>::named("3");
    CHECK(cost(s).moved.dp == 180e9); // 3Ψ
    const double extra = cost(s).moved.dp - twice;
    CHECK(extra == 60e9);
    // 60 GB / 450 GB/s = 0.133 s
    CHECK(cost(s).seconds.dp - onNvlinkTwice == Approx(60.0 / 450));
    CHECK(std::round(100 * (cost(s).seconds.dp - onNvlinkTwice)) == 13);
    s.gpus = 32; // crosses nodes
    const double across = cost(s).seconds.dp;
    s.zero = Choice<Sharding>::named("2");
    // 60 GB / 50 GB/s = 1.2 s
    CHECK(across - cost(s).seconds.dp == Approx(1.2));
    s.gpus = 1;
    CHECK(cost(s).moved.dp == 0);
}

TEST_CASE("A pipeline of two needs nine micro-batches to be 90 % busy") {
    CHECK(microBatchesFor(0.9, 2) == 9); // 9/(9 + 1)
    CHECK(microBatchesFor(0.9, 8) == 63); // 63/(63 + 7)
    CHECK(microBatchesFor(0.9, 8, 2) == 32); // 64/(64 + 7) = 0.901, 62/69 = 0.899
    CHECK(microBatchesFor(0.9, 1) == 1);
    Scenario s = gpt3(32);
    s.pp = 2;
    s.microBatches = 9;
    CHECK(cost(s).bubbleOfStep() == Approx(0.1)); // (2 − 1)/(9 + 2 − 1)
    CHECK(cost(s).bubbleOfCompute == Approx(1.0 / 9));
    s.vpp = 3;
    CHECK(cost(s).bubbleOfCompute == Approx(1.0 / 27));
}

TEST_CASE("65,536 tokens a step against 3.2 M: 49 steps of accumulation") {
    Scenario s = gpt3(32);
    s.microBatches = 1;
    const Plan plan = evaluate(s);
    CHECK(cost(s).tokensPerStep == 65'536); // 2048·1·32
    CHECK(accumulationFor(3'200'000, plan.job.layout) == 49); // 48.83
    s.microBatches.reset();
    s.globalBatch = 1563; // sequences: 3.2 M/2048 = 1562.5
    CHECK(cost(s).microBatches == 49);
    CHECK(cost(s).tokensPerStep == 49 * 65'536);
    s.globalBatch.reset();
    CHECK(cost(s).batchAssumed);
    CHECK(cost(s).tokensPerStep == 4 * 1024 * 1024);
    CHECK(cost(s).microBatches == 64);
}

TEST_CASE("Bytes along each axis, worked by hand") {
    Scenario s = gpt3(64);
    s.seq = 8192;
    s.tp = 4;
    s.pp = 2;
    s.cp = 2;
    s.microBatches = 8; // d = 64/16 = 4
    Cost c = cost(s);
    // T = 6·175e9·8192·1·8/(4·2·2·4e14)
    CHECK(c.computeSeconds == Approx(6 * 175e9 * 8192 * 8 / (16 * 4e14)));
    // 4 all-reduces of 2·8192·12288/2 bytes, × 2·3/4 × 8 micro-batches × 48 layers
    CHECK(c.moved.tp == Approx(4 * (2.0 * 8192 * 12288 / 2) * 1.5 * 8 * 48));
    CHECK(c.seconds.tp == Approx(c.moved.tp / 450e9));
    // each way, 8 micro-batches; stride 4·2·4 crosses nodes
    CHECK(c.moved.pp == Approx(2 * (2.0 * 8192 * 12288 / 2) * 8));
    CHECK(c.seconds.pp == Approx(c.moved.pp / 50e9));
    // 3·(1/2)·4·s·b·(96·128)/4 a layer and micro-batch; stride 4 × 2 = the node
    CHECK(c.moved.cp == Approx(3 * 0.5 * 4 * 8192 * 12288 / 4 * 8 * 48));
    CHECK(c.seconds.cp == Approx(c.moved.cp / 450e9));
    CHECK(c.moved.dp == Approx(2 * 2 * 175e9 / 8));
    CHECK(c.seconds.dp == Approx(c.moved.dp / 50e9));
    const double all = (c.seconds.tp + c.seconds.cp + std::max(0.0, c.seconds.dp - c.computeSeconds)) / c.computeSeconds;
    CHECK(c.percent() == Approx(100 * (1.0 / 8 + all)));
    s.recompute = Choice<Recompute>::named("full");
    CHECK(cost(s).moved.tp == Approx(1.5 * c.moved.tp)); // 6 instead of 4
    s.kvHeads = 8;
    CHECK(cost(s).moved.cp == Approx(c.moved.cp / 12)); // 8 of 96 heads
}

TEST_CASE("Expert parallel moves two all-to-alls forward and two backward a MoE layer") {
    Scenario s;
    s.experts = 8;
    s.topK = 2;
    s.ep = 8;
    s.microBatches = 4;
    const Plan plan = evaluate(s);
    const double h = static_cast<double>(plan.job.shape.hidden);
    CHECK(costOf(plan).moved.ep == Approx(4 * 2.0 * 2048 * h * 2 * (7.0 / 8) * 4 * 53));
}

TEST_CASE("Of the experts a GPU reduces the part that it holds") {
    Scenario s;
    s.model = Choice<ModelPreset>::named("mixtral-8x7b");
    s.params = static_cast<std::uint64_t>((*s.model)->nominalParams);
    s.gpus = 64;
    s.ep = 8;
    const Plan plan = evaluate(s);
    const Shape& shape = plan.job.shape;
    REQUIRE(shape.expertParams > 0);
    const auto experts = static_cast<double>(shape.expertParams);
    CHECK(costOf(plan).moved.dp == Approx(2 * 2.0 * (static_cast<double>(shape.params) - experts + experts / 8))); // two passes of 2 bytes
}

TEST_CASE("A named card's own figures count") {
    Scenario s = gpt3(32);
    s.gpu = Choice<Gpu>::named("h100-sxm");
    const Machine machine = machineOf(evaluate(s).job);
    CHECK_FALSE(machine.flopsAssumed);
    CHECK(machine.flops == Approx(0.4 * 989e12));
    s.gpu = Choice<Gpu>::named("v100-32gb"); // no dense bf16 figure
    CHECK(machineOf(evaluate(s).job).flopsAssumed);
    CHECK(machineOf(evaluate(s).job).flops == Approx(4e14));
}

TEST_CASE("Offloaded bytes go over the host link") {
    Scenario s = gpt3(32);
    s.zero = Choice<Sharding>::named("3");
    s.microBatches = 3;
    s.offload = Choice<Offload>::named("optimizer");
    CHECK(cost(s).moved.host == Approx((2.0 + 2) * 175e9 / 32)); // gradients down, parameters up
    CHECK(cost(s).seconds.host == Approx(cost(s).moved.host / 63e9));
    s.offload = Choice<Offload>::named("parameters");
    CHECK(cost(s).moved.host == Approx((2.0 + 2 * 2) * 175e9 / 32)); // gradients down; parameters up twice
    s.offload = Choice<Offload>::named("activations");
    CHECK(cost(s).moved.host == Approx(2 * 256.5 * static_cast<double>(kGiB) * 3)); // each micro-batch down and up
    s.pp = 4; // a stage holds a quarter of the layers
    CHECK(cost(s).moved.host == Approx(2 * 256.5 * static_cast<double>(kGiB) * 3 / 4));
}

TEST_CASE("Cost is finite and at least zero, for any values of the fields") {
    test::RandomScenarios random(11);
    for (int i = 0; i < 6000; ++i) {
        const Cost c = cost(i % 2 == 0 ? random.any() : random.believable());
        CHECK(std::isfinite(c.percent()));
        CHECK(c.percent() >= 0);
        CHECK(c.extraFlopsCounted <= c.extraFlopsPublished);
        CHECK(c.bubbleOfStep() < 1);
        CHECK(c.microBatches >= 1);
    }
}

TEST_CASE("Gathering again for every micro-batch is said with its figure") {
    Scenario s = gpt3(32);
    s.zero = Choice<Sharding>::named("3");
    const Plan plan = evaluate(s);
    const std::vector<std::string> notes = costNotes(plan, costOf(plan));
    // m = 64: (2·64 + 1) parameter sizes of 350 GB
    CHECK(std::any_of(notes.begin(), notes.end(), [](const std::string& note) {
        return note.find("= 129 parameter sizes, 45,150 GB a step instead of 1,050 GB") != std::string::npos;
    }));
}

TEST_CASE("Nothing is gathered again where a group of one has nothing to gather") {
    Scenario s = gpt3(1);
    s.zero = Choice<Sharding>::named("3");
    s.microBatches = 8;
    const Plan plan = evaluate(s);
    REQUIRE(costOf(plan).microBatches == 8);
    for (const std::string& note : costNotes(plan, costOf(plan)))
        CHECK(note.find("gathers") == std::string::npos);
}
