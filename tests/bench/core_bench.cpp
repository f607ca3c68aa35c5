// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/evaluate.h"
#include "estimate/textbook.h"
#include "scenario/field.h"

#include <benchmark/benchmark.h>

using namespace memladder;

static Scenario gpt3(std::uint64_t gpus) {
    Scenario s;
    s.params = 175'000'000'000;
    s.gpus = gpus;
    s.tp = 4;
    s.zero = Choice<Sharding>::named("3");
    return s;
}

/// One slider tick: a scenario in, a judged plan out. Flat in the number of GPUs.
static void evaluateTextbook(benchmark::State& state) {
    Scenario s = gpt3(static_cast<std::uint64_t>(state.range(0)));
    for (auto _ : state) {
        s.seq = 2048 + (s.seq + 1) % 1024;
        benchmark::DoNotOptimize(evaluate(s));
    }
}
BENCHMARK(evaluateTextbook)->RangeMultiplier(16)->Range(16, 1 << 16);

/// What a search pays for one candidate.
static void measureTextbook(benchmark::State& state) {
    Job job = resolve(gpt3(64));
    for (auto _ : state) {
        job.layout.seq = 2048 + (job.layout.seq + 1) % 1024;
        benchmark::DoNotOptimize(textbook::measure(job.shape, job.layout));
    }
}
BENCHMARK(measureTextbook);
