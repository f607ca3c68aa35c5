// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/cli_support.h"

using namespace memladder;
using namespace memladder::test;

TEST_CASE("suggest prints the contract's object") {
    const json::Value object = answer("suggest --gpus 32" + kDrill);
    CHECK(integer(object, "considered") == 180);
    CHECK(at(object, "impossible").isNull());
    CHECK(at(object, "suggestions").size() == 10);
    const json::Value& first = at(object, "suggestions.0");
    CHECK(integer(first, "rank") == 1);
    CHECK(text(first, "strategy") == "ZeRO-3 + selective");
    CHECK(keys(at(first, "axes")) == std::vector<std::string>{"zero", "tp", "sp", "pp", "vpp", "cp", "ep", "dp", "recompute", "micro_batch", "micro_batches"});
    CHECK(integer(first, "axes.zero") == 3);
    CHECK(integer(first, "axes.dp") == 32);
    CHECK(at(first, "axes.sp") == json::Value(false));
    CHECK(text(first, "axes.recompute") == "selective");
    CHECK(real(first, "cost_percent") == Approx(0.898).margin(0.001));
    CHECK_FALSE(text(first, "trade").empty());
    CHECK(real(first, "plan.totals.total_bytes") / static_cast<double>(kGiB) == Approx(174.7816).margin(0.00005));
    CHECK(text(first, "plan.scenario.recompute") == "selective");
    CHECK(integer(object, "suggestions.9.rank") == 10);
    CHECK(answer("suggest --gpus 32 --top 0" + kDrill).find("suggestions")->size() >= 10);
    CHECK(answer("suggest --gpus 32 --top 3" + kDrill).find("suggestions")->size() == 3);
    CHECK(answer("suggest --gpus 32 --all" + kDrill).find("suggestions")->size() == 89);
    CHECK(answer("suggest --gpus 32 --all --top 20" + kDrill).find("suggestions")->size() == 20);
}

TEST_CASE("suggest keeps what was typed") {
    const json::Value object = answer("suggest --gpus 32 --tp 2 --recompute full --all" + kDrill);
    for (const json::Value& suggestion : at(object, "suggestions").elements()) {
        CHECK(integer(suggestion, "axes.tp") == 2);
        CHECK(text(suggestion, "axes.recompute") == "full");
    }
    const json::Value free = answer("suggest --gpus 32 --headroom 30% --top 1" + kDrill);
    CHECK(text(free, "suggestions.0.strategy") == "ZeRO-3 · TP 2 + selective"); // 58.9 of 192 GiB left
}

TEST_CASE("suggest proves that nothing can fit, with status 1") {
    const json::Value object = answer("suggest --gpus 8" + kDrill, 1);
    CHECK(at(object, "suggestions").size() == 0);
    CHECK(integer(object, "considered") == 84);
    CHECK(integer(object, "impossible.lower_bound_bytes") == 350'000'000'000);
    CHECK(integer(object, "impossible.usable_bytes") == 182 * kGiB);
    CHECK(text(object, "impossible.inequality").find("325.96 GiB > 182.00 GiB") != std::string::npos);
    const cli::Outcome text = run("suggest --gpus 8" + kDrill);
    CHECK(text.status == 1);
    CHECK(text.err.empty());
    CHECK(text.out.find("325.96 GiB > 182.00 GiB usable") != std::string::npos);
}

TEST_CASE("suggest prints text, CSV, Markdown and LaTeX") {
    for (const char* format : {"text", "csv", "markdown", "latex"}) {
        const cli::Outcome outcome = run("suggest --gpus 32 --format " + std::string(format) + kDrill);
        CHECK(outcome.status == 0);
        const bool latex = std::string(format) == "latex";
        CHECK(outcome.out.find(latex ? "ZeRO-3 $\\cdot$ TP 4" : "ZeRO-3 · TP 4") != std::string::npos);
        CHECK(outcome.out.find(std::string_view(format) == "csv" ? ",187670334443," : "174.8") != std::string::npos);
    }
    CHECK(run("suggest --gpus 32" + kDrill).out.find("not a throughput prediction") != std::string::npos);
}

TEST_CASE("suggest refuses what it cannot read") {
    checkRefused("suggest --headroom lots", "--headroom");
    checkRefused("suggest --headroom 101%", "--headroom");
    checkRefused("suggest --top many", "--top");
    checkRefused("suggest --gpus 32 --tp 3", "--tp");
    checkRefused("suggest --nonsense 3", "--nonsense");
    checkRefused("suggest --gpus 32 --whole-range" + kDrill, "--whole-range: found estimator textbook; accepted: detailed");
    checkRefused("suggest --gpus 32 --format reduced-order" + kDrill, "--format: found reduced-order; accepted here: text, json, csv, markdown, latex\n");
    checkRefused("suggest --gpus 32 --format yaml" + kDrill, "--format: found yaml; accepted: text, json, csv, markdown, latex\n");
}

TEST_CASE("estimate carries the cost object and the derivations") {
    const json::Value object = answer("estimate --gpus 32 --zero 3 --recompute selective --micro-batches 1" + kDrill);
    for (const char* key : {"extra_flops_fraction", "extra_flops_counted", "bubble_fraction", "tokens_per_step", "micro_batches"})
        CHECK(at(object, std::string("cost.") + key).isNumber());
    for (const char* key : {"dp_bytes", "tp_bytes", "pp_bytes", "cp_bytes", "ep_bytes"})
        CHECK(at(object, std::string("cost.moved.") + key).integer());
    CHECK(real(object, "cost.extra_flops_fraction") == Approx(0.027).margin(0.0005));
    CHECK(real(object, "cost.extra_flops_counted") == Approx(0.009).margin(0.0005));
    CHECK(integer(object, "cost.tokens_per_step") == 65'536);
    CHECK(integer(object, "cost.moved.dp_bytes") == 1'050'000'000'000);
    CHECK(text(object, "terms.0.formula") == "2Ψ/z");
    CHECK(text(object, "terms.0.substituted") == "2·175e9/32");
}

TEST_CASE("The detailed estimator is searched as the textbook is, and says what it left out and what its range does") {
    const std::string job = " --estimator detailed --framework torchtitan --model llama-3.1-70b --gpus 64 --gpu h100-sxm --seq 8k";
    const json::Value found = answer("suggest" + job);
    REQUIRE(at(found, "suggestions").size() > 2);
    CHECK(text(found, "fits_by") == "total");
    CHECK(at(found, "skipped").size() == 1);
    bool recomputesOperations = false;
    for (const json::Value& suggestion : at(found, "suggestions").elements()) {
        CHECK(text(suggestion, "plan.estimator") == "detailed");
        CHECK(at(suggestion, "plan.totals.fits").boolean() == true);
        CHECK(integer(suggestion, "plan.range.high_bytes") > integer(suggestion, "plan.totals.total_bytes"));
        const bool whole = integer(suggestion, "plan.range.high_bytes") <= integer(suggestion, "plan.totals.capacity_bytes");
        CHECK(at(suggestion, "fits_whole_range").boolean() == whole);
        recomputesOperations = recomputesOperations || text(suggestion, "axes.recompute") == "selective-op";
    }
    CHECK(recomputesOperations);
    const json::Value sure = answer("suggest --whole-range" + job);
    CHECK(integer(sure, "fitting") < integer(found, "fitting"));
    for (const json::Value& suggestion : at(sure, "suggestions").elements())
        CHECK(at(suggestion, "fits_whole_range").boolean() == true);
    CHECK(run("suggest" + job).out.find("Left out: ZeRO-1 in torchtitan (FSDP2) is its ZeRO-2") != std::string::npos);

    for (const char* question : {"min-gpus", "max-seq", "max-micro-batch"}) {
        const json::Value solved = answer(std::string("solve ") + question + " --estimator detailed --model llama-3.1-8b --gpu h100-sxm --seq 8k");
        CHECK(text(solved, "plan.estimator") == "detailed");
        CHECK(integer(solved, "answer") > 0);
    }
    CHECK(integer(answer("solve max-params --estimator detailed --gpus 64"), "answer") > 10'000'000'000);
    checkRefused("solve max-params --estimator detailed --model llama-3.1-8b", "--model");
    checkRefused("suggest --estimator reduced-order", "--estimator");
    const std::string ladder = run("ladder --estimator detailed --model llama-3.1-8b --gpus 8,16").out;
    CHECK(ladder.find("ZeRO-3 in Megatron-Core is its ZeRO-1") != std::string::npos);
    CHECK(run("sweep gpus --from 8 --to 64 --points 4 --log --estimator detailed --model llama-3.1-8b").status == 0);
}
