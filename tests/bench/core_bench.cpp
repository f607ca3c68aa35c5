// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "estimate/detailed_plan.h"
#include "estimate/evaluate.h"
#include "estimate/textbook.h"
#include "explain/derivation.h"
#include "search/headroom_map.h"
#include "search/meter.h"
#include "search/solve.h"
#include "search/suggest.h"

#include <benchmark/benchmark.h>

#include <cmath>

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
    state.counters["gpus"] = static_cast<double>(s.gpus);
    state.counters["layouts"] = 1;
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

static Scenario llama405(std::string_view estimator) {
    Scenario s;
    s.model = Choice<ModelPreset>::named("llama-3.1-405b");
    s.params = static_cast<std::uint64_t>((*s.model)->nominalParams);
    s.estimator = Choice<Estimator>::named(estimator);
    s.gpus = 16'384;
    s.seq = 8192;
    s.globalBatch = 2048;
    s.tp = 8;
    s.zero = Choice<Sharding>::named("1");
    s.attention = Choice<AttentionKernel>::named("flash");
    return s;
}

/// The account of all stages, by framework and pipeline depth.
static void accountDetailed(benchmark::State& state) {
    Scenario s = llama405("detailed");
    s.framework = Choice<Framework>::at(static_cast<std::size_t>(state.range(0)));
    s.pp = static_cast<std::uint64_t>(state.range(1));
    const Job job = resolve(s);
    const detailed::ModelOutline model = outlineOf(s, job);
    detailed::Setup setup = setupOf(s, job);
    detailed::Account account;
    for (auto _ : state) {
        setup.seq = 4096 + (setup.seq + 1) % 1024;
        detailed::evaluate(model, setup, account);
        benchmark::DoNotOptimize(account.stages.data());
    }
    state.SetLabel(std::string(s.framework->key));
}
BENCHMARK(accountDetailed)->ArgsProduct({{0, 1, 3}, {1, 4, 16}});

/// A scenario in, a judged plan out.
static void evaluateDetailed(benchmark::State& state) {
    Scenario s = llama405("detailed");
    s.pp = static_cast<std::uint64_t>(state.range(0));
    for (auto _ : state) {
        s.seq = 4096 + (s.seq + 1) % 1024;
        benchmark::DoNotOptimize(evaluate(s));
    }
}
BENCHMARK(evaluateDetailed)->Arg(1)->Arg(16);

/// What a search pays for one candidate, and for leaving one out.
static void weighDetailed(benchmark::State& state) {
    const Scenario s = llama405("detailed");
    const LayoutSpace space(s, {});
    Meter meter(space);
    Layout layout = space.job().layout;
    for (auto _ : state) {
        layout.microBatch = 1 + (layout.microBatch + 1) % 8;
        benchmark::DoNotOptimize(state.range(0) == 0 ? meter.floor(layout) : meter.total(layout));
    }
    state.SetLabel(state.range(0) == 0 ? "floor" : "total");
}
BENCHMARK(weighDetailed)->Arg(0)->Arg(1);

/// Every layout of Llama-3.1-405B, by estimator and number of GPUs.
static void suggestLlama405(benchmark::State& state) {
    Scenario s = llama405(state.range(0) == 0 ? "textbook" : "detailed");
    s.gpus = static_cast<std::uint64_t>(state.range(1));
    s.reserve = CardSize::gib(5);
    std::uint64_t considered = 0;
    for (auto _ : state)
        considered = suggest(s).considered;
    state.counters["gpus"] = static_cast<double>(s.gpus);
    state.counters["layouts"] = static_cast<double>(considered);
    state.SetLabel(std::string(s.estimator->key));
}
BENCHMARK(suggestLlama405)->ArgsProduct({{0, 1}, {64, 256, 1024, 4096, 16'384, 2520, 10'080, 27'720, 55'440}})->Unit(benchmark::kMicrosecond);

/// GPT-3 on 64 GPUs, and the fewest GPUs for it.
static void suggestGpt3(benchmark::State& state) {
    Scenario s = gpt3(64);
    s.tp = 1;
    s.estimator = Choice<Estimator>::named(state.range(0) == 0 ? "textbook" : "detailed");
    for (auto _ : state)
        benchmark::DoNotOptimize(suggest(s));
    state.SetLabel(std::string(s.estimator->key));
}
BENCHMARK(suggestGpt3)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

static void fewestGpusGpt3(benchmark::State& state) {
    Scenario s = gpt3(64);
    s.tp = 1;
    s.estimator = Choice<Estimator>::named(state.range(0) == 0 ? "textbook" : "detailed");
    const Question& question = *findQuestion("min-gpus");
    for (auto _ : state)
        benchmark::DoNotOptimize(question.solve(s, {}));
    state.SetLabel(std::string(s.estimator->key));
}
BENCHMARK(fewestGpusGpt3)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

/// The map: the best layout of 96 sizes on 64 numbers of GPUs, on one thread.
static void searchMap(benchmark::State& state) {
    Scenario s;
    s.estimator = Choice<Estimator>::named(state.range(0) == 0 ? "textbook" : "detailed");
    const std::uint64_t mostGpus = 131'072;
    for (auto _ : state) {
        HeadroomMap map = emptyMap(96);
        map.gpus.clear();
        for (int i = 0; i < 64; ++i) // every whole number at first, then evenly spaced on a logarithmic scale
            map.gpus.push_back(std::max<std::uint64_t>(
                static_cast<std::uint64_t>(i) + 1,
                static_cast<std::uint64_t>(std::pow(static_cast<double>(mostGpus), i / 63.0))));
        map.cells.resize(map.sizes.size() * map.gpus.size());
        for (std::size_t row = 0; row < map.sizes.size(); ++row)
            searchRow(s, map, row);
        benchmark::DoNotOptimize(map.cells.data());
    }
    state.SetLabel(std::string(s.estimator->key));
}
BENCHMARK(searchMap)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// Every term's formula, as the window's bars carry them.
static void deriveAll(benchmark::State& state) {
    const Plan plan = evaluate(llama405(state.range(0) == 0 ? "textbook" : "detailed"));
    for (auto _ : state)
        benchmark::DoNotOptimize(derivations(plan, Which::Present));
    state.SetLabel(std::string(plan.job.estimator->key));
}
BENCHMARK(deriveAll)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);
