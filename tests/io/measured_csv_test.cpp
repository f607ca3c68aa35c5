// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "estimate/detailed/build.h"
#include "estimate/detailed/uncertainty.h"
#include "io/csv.h"
#include "io/json.h"
#include "io/measured_csv.h"

#include <algorithm>
#include <cmath>

using namespace memladder;
using namespace memladder::detailed;

namespace {

constexpr const char* kHeader = "record_id,source,framework_id,metric_id,value_gib,layers,hidden,heads,ffn,"
                                "vocab,seq_len,microbatch_size,n_gpus,"
                                "shard_id,recompute_id,loss_id,set_id,train_id,fp8,oom_id,usable_gib\n";

std::vector<MeasuredRun> read(const std::string& rows) {
    const auto runs = readMeasuredRuns(kHeader + rows, "runs.csv");
    REQUIRE(runs);
    return *runs;
}

const std::vector<MeasuredRun>& measured() {
    static const std::vector<MeasuredRun> runs = [] {
        const auto text = json::readFile(std::string(MEMLADDER_TEST_DATA) + "/measured/records.csv");
        return readMeasuredRuns(text.value(), "records.csv").value();
    }();
    return runs;
}

const ScoreRow& rowOf(const Score& score, std::string_view source, Metric metric) {
    const auto found = std::find_if(score.rows.begin(), score.rows.end(), [&](const ScoreRow& row) {
        return row.source.find(source) != std::string::npos && row.metric == metric && row.main &&
               row.group == RunGroup::Full;
    });
    REQUIRE(found != score.rows.end());
    return *found;
}

} // namespace

TEST_CASE("A CSV table: quotes, blank lines, short rows, positions") {
    const auto table = csv::Table::parse("a,b,c\r\n1,\"x, \"\"y\"\"\nz\",3\n\n4\n", "t.csv");
    REQUIRE(table);
    REQUIRE(table->rows() == 2);
    CHECK(table->cell(0, "b") == "x, \"y\"\nz");
    CHECK(table->cell(1, "a") == "4");
    CHECK(table->cell(1, "c").empty());
    CHECK(table->cell(1, "none").empty());
    CHECK(table->line(1) == 5);
    CHECK(csv::Table::parse("a\n1,2\n", "t.csv").error().where == "t.csv line 2");
    CHECK_FALSE(csv::Table::parse("a\n\"1\n", "t.csv"));
    CHECK_FALSE(csv::Table::parse("", "t.csv"));
}

TEST_CASE("A row is read, or refused with its reason") {
    const std::string good = "R1,S,torchtitan,reserved,20,4,512,8,2048,32000,1024,2,8,fsdp2,full,torchtitan_"
                             "full,main,full,none,fits,79\n";
    const std::vector<MeasuredRun> runs = read(good);
    REQUIRE(runs.size() == 1);
    CHECK(runs[0].refusal.empty());
    CHECK(runs[0].main);
    REQUIRE(runs[0].readings.size() == 1);
    CHECK(runs[0].readings[0].metric == Metric::Reserved);
    CHECK(runs[0].setup.dp == 8);
    CHECK(runs[0].setup.shardGroup == 8);

    // What the driver shows holds the allocator's part and what lies beside it; never in main.
    const std::vector<MeasuredRun> driver = read(
        "R1,S,torchtitan,driver,20,4,512,8,2048,32000,1024,2,8,fsdp2,full,torchtitan_full,main,full,none,,\n");
    CHECK_FALSE(driver[0].main);
    REQUIRE(driver[0].readings.size() == 1);
    const Score both = scoreRuns({driver[0], runs[0]});
    REQUIRE(both.rows.size() == 2);
    CHECK(both.rows[0].metric == Metric::Driver);
    CHECK(both.rows[0].readings[0].predicted == Approx(both.rows[1].readings[0].predicted + kOutsideGib));
    CHECK(read("R1,S,novel,reserved,20,4,512,8,2048,32000,1024,2,8,fsdp2,full,torchtitan_full,main,full,none,"
               ",\n")[0]
              .refusal == "framework novel is not modelled");
    // mxfp8 keeps what bf16 keeps where compiled casts leave nothing else.
    const std::string mxfp8 = "R1,S,torchtitan,reserved,20,4,512,8,2048,32000,1024,2,8,fsdp2,full,torchtitan_"
                              "full,main,full,mxfp8,,\n";
    CHECK(read(mxfp8)[0].refusal == "fp8 mxfp8 without compile is not modelled");
    CHECK(read("R1,S,torchtitan,reserved,20,4,512,8,2048,32000,,2,8,fsdp2,full,torchtitan_full,main,full,"
               "none,,\n")[0]
              .refusal == "missing seq_len");
    CHECK(read("R1,S,torchtitan,reserved,20,4,512,8,2048,32000,1024,2,8,fsdp2,full,torchtitan_full,main,full,"
               "nvfp4,,\n")[0]
              .refusal == "fp8 nvfp4 is not modelled");
    CHECK(read("R1,S,torchtitan,reserved,20,4,512,8,2048,32000,1e99,2,8,fsdp2,full,torchtitan_full,main,full,"
               "none,,\n")[0]
              .refusal == "seq_len is not a whole number in range");
    CHECK_FALSE(readMeasuredRuns("a,b\n1,2\n", "runs.csv"));
}

TEST_CASE("A word that no closed list knows, and facts that contradict one another, are refused by name") {
    const auto refusal = [](const std::string& column, const std::string& word) {
        const std::vector<std::pair<std::string, std::string>> stated = {
            {"record_id", "R1"},  {"source", "S"},    {"framework_id", "torchtitan"}, {"metric_id", "reserved"},
            {"value_gib", "20"},  {"layers", "4"},    {"hidden", "512"},              {"heads", "8"},
            {"ffn", "2048"},      {"vocab", "32000"}, {"seq_len", "1024"},            {"microbatch_size", "2"},
            {"n_gpus", "8"},      {"dp", "8"},        {"tp", "1"},                    {"pp", "1"},
            {"cp", "1"},          {"shard_id", "fsdp2"}, {"recompute_id", "full"},    {"loss_id", "torchtitan_full"},
            {"set_id", "main"},   {"train_id", "full"}};
        std::string header;
        std::string cells;
        bool known = false;
        for (const auto& [key, value] : stated) {
            header += key + ",";
            cells += (key == column ? word : value) + ",";
            known = known || key == column;
        }
        const auto runs = readMeasuredRuns(header + (known ? "x" : column) + "\n" + cells + (known ? "" : word) + "\n", "runs.csv");
        REQUIRE(runs);
        return runs->front().refusal;
    };
    CHECK(refusal("seq_len", "2048").empty());
    CHECK(refusal("tp", "8").empty());
    CHECK(refusal("tp", "3") == "heads are not a multiple of tp");
    CHECK(refusal("pp", "16") == "tp, pp and cp take more devices than n_gpus");
    CHECK(refusal("kv_heads", "2").empty());
    CHECK(refusal("kv_heads", "3") == "heads are not a multiple of kv_heads");
    CHECK(refusal("kv_heads", "0") == "heads are not a multiple of kv_heads");
    for (const char* column : {"gated", "tied_emb", "bias", "qk_norm", "residual_fp32", "kv_repeat", "compiled", "wgrad_fusion",
                               "fused_optimizer", "optimizer_in_backward", "parallel_residual"}) {
        CHECK(refusal(column, "1").empty());
        CHECK(refusal(column, "false") == std::string(column) + " false is neither 0 nor 1");
    }
    for (const char* column : {"norm", "norm_kernel", "attention_id", "rank_id", "oom_id", "set_id"})
        CHECK(refusal(column, "odd") == std::string(column) + " odd is not modelled");
    CHECK(refusal("shard_id", "hsdp:4").empty());
    CHECK(refusal("shard_id", "hsdp:abc") == "shard_id hsdp:abc does not end in a whole number");
    CHECK(refusal("shard_id", "hsdp:3") == "shard_id hsdp:3 does not divide the data-parallel ranks");
    CHECK(refusal("recompute_id", "every_n:2").empty());
    CHECK(refusal("recompute_id", "every_n:abc") == "recompute_id every_n:abc does not end in a whole number");
    CHECK(refusal("layers", "2147483648") == "more than 16384 layers are not modelled");
    CHECK(refusal("weights_id", "none") == "weights_id none is not modelled");
    CHECK(refusal("layers_per_stage", "4").empty());
    for (const char* stages : {"3", "5", "x"})
        CHECK_FALSE(refusal("layers_per_stage", stages).empty());
    CHECK(refusal("padded_vocab", "32128").empty());
    CHECK(refusal("padded_vocab", "100") == "padded_vocab is below vocab");
    CHECK(refusal("value_gib", "1e308") == "a figure above 1000000 GiB");
}

TEST_CASE("litgpt's second adapter: a scale and a bias on every result, and the norms") {
    // Figures and trainable parameters that litgpt publishes (tutorials/resource-tables.md, October 2023; bytes, not GiB).
    struct Published {
        const char* shape; // layers, hidden, heads, ffn, vocabulary, tokens, gated, norm, kernel, bias, parallel
        const char* quant;
        double gb;
        double trained;
    };
    constexpr const char* kStable = "16,4096,32,16384,50688,1034,0,layer,fused,1,1";
    constexpr const char* kLlama = "32,4096,32,11008,32000,1304,1,rms,fp32,0,0";
    constexpr Published published[] = {{kStable, "none", 10.71, 2'125'248}, {kStable, "nf4", 7.41, 2'125'248},    {kStable, "nf4_dq", 7.25, 2'125'248},
                                       {kLlama, "none", 25.51, 4'279'744},  {kLlama, "nf4", 18.30, 4'279'744}, {kLlama, "nf4_dq", 17.98, 4'279'744}};
    const auto rowOfMode = [](const Published& run, const std::string& mode, const std::string& build) {
        const auto runs = readMeasuredRuns("layers,hidden,heads,ffn,vocab,seq_len,gated,norm,norm_kernel,bias,parallel_residual,record_id,source,framework_id,build,metric_id,"
                                           "value_gib,microbatch_size,microbatches,n_gpus,shard_id,recompute_id,loss_id,weights_id,grads_id,moments_id,train_id,train_mode,quant_id\n" +
                                               std::string(run.shape) + ",x,here,litgpt," + build + ",allocated," + std::to_string(run.gb * 1e9 / static_cast<double>(kGiB)) +
                                               ",1,128,1,none,none,litgpt_chunked,bf16,bf16,bf16,adapter," + mode + "," + run.quant + "\n",
                                           "x.csv");
        REQUIRE(runs);
        return runs->front();
    };
    for (const Published& run : published) {
        CAPTURE(run.shape, run.quant);
        const MeasuredRun read = rowOfMode(run, "adapter v2", "2023-10");
        REQUIRE(read.refusal.empty());
        Account account;
        evaluate(read.model, read.setup, account);
        CHECK(account.peakStage().allocated / 1e9 == Approx(run.gb).epsilon(0.004));
        // Scales, biases, prompts and gates; the norms apart. The first two layers have no prompt and no gate, 2 x 41,000 fewer.
        double norms = read.model.finalNormParams;
        for (const LayerOutline& layer : read.model.segments)
            norms += static_cast<double>(layer.count) * layer.normParams;
        const MeasuredRun first = rowOfMode(run, "adapter v1", "2023-10");
        Account plain;
        evaluate(first.model, first.setup, plain);
        const double more = account.peakStage().parameters - plain.peakStage().parameters;
        const double prompts = static_cast<double>(read.model.layers - 2) * (10 * 4096 + 32);
        CHECK(prompts + more + norms == Approx(run.trained));
        CHECK(account.peakStage().allocated > plain.peakStage().allocated);
    }
    // Where nobody says which of the two, the row is bracketed between them.
    const MeasuredRun open = rowOfMode(published[0], "", "2023-10");
    REQUIRE(open.open);
    REQUIRE(open.open->values.front().size() == 1);
    CHECK(open.open->values.front().front().column == "train_mode");
    CHECK(open.open->values.front().front().high == "adapter v2");
    // Its norm cast back before the scale from February to July 2024: a 16-bit normalised copy instead of an fp32 one.
    const auto heldBy = [&](const std::string& build) {
        const MeasuredRun one = rowOfMode(published[3], "adapter v2", build);
        Account account;
        evaluate(one.model, one.setup, account);
        return account.peakStage().allocated;
    };
    CHECK(heldBy("2023-10") - heldBy("2024-04") == Approx((2 * 32 + 1) * 2.0 * 4096 * 1304));
    CHECK(heldBy("2024-09") == heldBy("2023-10"));
}

TEST_CASE("A row that lacks a number is incomplete; one that states all and has an unknown feature is refused") {
    const auto skipOf = [](const std::string& row) {
        const MeasuredRun run = read(row + "\n").front();
        CHECK((run.skip == Skip::None) == run.refusal.empty());
        return std::pair(run.skip, run.refusal);
    };
    const std::string tail = ",8,fsdp2,full,torchtitan_full,main,full,none,fits,79";
    CHECK(skipOf("R,S,torchtitan,reserved,20,4,512,8,2048,32000,1024,2" + tail).first == Skip::None);
    CHECK(skipOf("R,S,torchtitan,reserved,20,4,512,8,2048,32000,1024," + tail) == std::pair(Skip::Incomplete, std::string("missing micro_batch")));
    CHECK(skipOf("R,S,torchtitan,reserved,,4,512,8,2048,32000,1024,2" + tail) == std::pair(Skip::Incomplete, std::string("missing value_gib")));
    CHECK(skipOf("R,S,torchtitan,driver,,4,512,8,2048,32000,1024,2" + tail) == std::pair(Skip::Incomplete, std::string("missing value_gib")));
    CHECK(skipOf("R,S,torchtitan,rss,20,4,512,8,2048,32000,1024,2" + tail) == std::pair(Skip::Refused, std::string("metric_id rss is not modelled")));
    CHECK(skipOf("R,S,torchtitan,reserved,2000000,4,512,8,2048,32000,1024,2" + tail).first == Skip::Refused);
    CHECK(skipOf("R,S,torchtitan,reserved,20,4,512,8,2048,32000,1024,2,8,fsdp2,full,torchtitan_full,main,full,nvfp4,fits,79") ==
          std::pair(Skip::Refused, std::string("fp8 nvfp4 is not modelled")));
    // Both: nobody could answer it, and the feature is named beside what is missing.
    CHECK(skipOf("R,S,torchtitan,reserved,20,4,512,8,2048,32000,,2,8,fsdp2,full,torchtitan_full,main,full,nvfp4,fits,79") ==
          std::pair(Skip::Incomplete, std::string("missing seq_len; fp8 nvfp4 is not modelled")));
    // Words that a framework's closed list would stand for are no numbers: without one the framework is the reason.
    CHECK(skipOf("R,S,novel,reserved,20,4,512,8,2048,32000,1024,2,8,,,,main,full,none,fits,79") ==
          std::pair(Skip::Refused, std::string("framework novel is not modelled")));
    // An outcome of which nobody says what it was is no outcome.
    CHECK(skipOf("R,S,torchtitan,fit,,4,512,8,2048,32000,1024,2,8,fsdp2,full,torchtitan_full,oom_fact,full,none,oom,79").first == Skip::None);
    CHECK(skipOf("R,S,torchtitan,fit,,4,512,8,2048,32000,1024,2,8,fsdp2,full,torchtitan_full,oom_fact,full,none,,79") ==
          std::pair(Skip::Incomplete, std::string("missing oom_id")));
}

TEST_CASE("Every measured row is evaluated, incomplete or refused, and no source of full rows refuses a tenth") {
    const Score score = scoreRuns(measured());
    std::size_t rows = 0;
    for (const SourceCounts& counts : score.sources) {
        CAPTURE(counts.source);
        rows += counts.runs;
        std::size_t incomplete = 0;
        std::size_t refused = 0;
        for (const SkippedRow& row : score.skipped) {
            if (row.source == counts.source)
                (row.skip == Skip::Incomplete ? incomplete : refused) += row.count;
        }
        CHECK(incomplete == counts.incomplete);
        CHECK(refused == counts.refused);
        const bool unmodelled = counts.source.find("transformers docs") != std::string::npos ||
                                counts.source.find("GaLore") != std::string::npos; // encoders; a framework of its own
        CHECK((counts.refusedPercent() <= 10) == !unmodelled);
    }
    CHECK(rows == measured().size());
}

TEST_CASE("Stage by stage, SimuMax's runs under Megatron stand within a fifth of a percent") {
    // Peaks of each pipeline stage, GiB (SimuMax docs/b200/b200_release_v1.2_summary.json peak_memory_by_rank_mb, first
    // rank of the stage).
    struct Published {
        std::string_view id;
        std::vector<double> stages;
    };
    const Published published[] = {{"SM-001", {66.552, 62.968}}, {"SM-002", {60.680}}, {"SM-003", {39.072}},
                                   {"SM-004", {28.287}},         {"SM-005", {45.631}}, {"SM-006", {31.585, 44.702}}};
    for (const Published& run : published) {
        CAPTURE(run.id);
        const auto found = std::find_if(measured().begin(), measured().end(), [&](const MeasuredRun& one) { return one.id == run.id; });
        REQUIRE(found != measured().end());
        Account account;
        evaluate(found->model, found->setup, account);
        REQUIRE(account.stages.size() == run.stages.size());
        for (std::size_t i = 0; i < run.stages.size(); ++i) {
            CAPTURE(i);
            CHECK(account.stages[i].allocated / static_cast<double>(kGiB) == Approx(run.stages[i]).epsilon(0.002));
        }
    }
}

TEST_CASE("A column that stands twice in a table is refused") {
    const auto table = csv::Table::parse("a,b,a\n1,2,3\n", "t.csv");
    REQUIRE_FALSE(table);
    CHECK(table.error().text() == "t.csv line 1: found column a twice; accepted: each column once");
}

TEST_CASE("Runs with a figure that fitted are held against the card too, apart from bare outcomes") {
    const Score score = scoreRuns(measured());
    CHECK(score.outcomes.right + score.outcomes.wrong + score.outcomes.unsure == 13);
    CHECK(score.ran.right + score.ran.wrong + score.ran.unsure > 200);
    CHECK(score.ran.wrong == 0);
    CHECK(score.ran.unsure * 8 <= score.ran.right);
}

TEST_CASE("Runtimes and offload that a source can be read for are evaluated") {
    const auto one = [](const std::string& runtime, const std::string& recompute, const std::string& offload, const std::string& build,
                        const std::string& fp8) {
        const auto runs = readMeasuredRuns(
            "record_id,source,framework_id,build,metric_id,value_gib,layers,hidden,heads,ffn,vocab,seq_len,microbatch_size,n_gpus,shard_id,"
            "recompute_id,loss_id,set_id,runtime_id,offload_id,fp8\n"
            "R1,S,torchtitan," + build + ",reserved,20,4,512,8,2048,32000,1024,2,8,fsdp2," + recompute + ",torchtitan_compiled,other," + runtime +
                "," + offload + "," + fp8 + "\n",
            "runs.csv");
        REQUIRE(runs);
        return runs->front();
    };
    const MeasuredRun graph = one("graph_trainer", "selective", "none", "2026-06", "none");
    CHECK(graph.refusal.empty());
    CHECK(graph.setup.wholeGraph);
    CHECK(graph.setup.recompute == RecomputeKind::PerOperation); // every product is kept
    CHECK(graph.setup.perOpKeepsEveryMatmul);
    CHECK(graph.setup.loss->key == "torchtitan_full"); // nothing is fused
    CHECK(one("simple_fsdp", "selective_op", "none", "2025-11", "none").setup.wholeGraph);
    CHECK_FALSE(one("compile", "selective_op", "none", "2025-11", "none").setup.wholeGraph);
    CHECK(one("thunder", "none", "none", "2025-11", "none").refusal == "runtime_id thunder is not modelled");
    CHECK(one("eager", "none", "activations", "2024-07", "none").setup.offloadLeast == 14336.0 * 8192);
    CHECK(one("eager", "selective_op", "none", "2025-01", "fp8_eager").setup.perOpKeepsMagnitudes);
    CHECK_FALSE(one("eager", "selective_op", "none", "2025-03", "fp8_eager").setup.perOpKeepsMagnitudes);
    CHECK_FALSE(one("eager", "selective_op", "none", "2025-01", "none").setup.perOpKeepsMagnitudes);
}

TEST_CASE("An identifier, a source or a remark changes no figure") {
    const std::string facts = ",torchtitan,reserved,20,4,512,8,2048,32000,1024,2,8,fsdp2,full,torchtitan_"
                              "full,main,full,none,fits,79\n";
    const std::vector<MeasuredRun> runs = read("TT-097,pytorch/torchtitan" + facts + "X,elsewhere" + facts);
    const Score score = scoreRuns(runs);
    REQUIRE(score.rows.size() == 2);
    CHECK(score.rows[0].readings[0].predicted == score.rows[1].readings[0].predicted);
}

TEST_CASE("Measured runs lie within the bounds asked of the account") {
    const Score score = scoreRuns(measured());
    struct Bound {
        std::string_view source;
        Metric metric;
        double median;
        double p90;
        std::size_t rows;
    };
    constexpr Bound bounds[] = {
        {"SimuMax", Metric::Allocated, 2, 8, 10},       {"SimuMax", Metric::Reserved, 4, 12, 10},
        {"Megatron-LM CI", Metric::Allocated, 2, 8, 5}, {"fms-acc", Metric::Allocated, 2, 8, 33},
        {"nanotron", Metric::Reserved, 4, 12, 34},      {"torchtune", Metric::Allocated, 2, 8, 3},
        {"torchtitan", Metric::Reserved, 4, 12, 22},    {"torchtitan", Metric::Allocated, 2, 8, 2},
    };
    for (const Bound& bound : bounds) {
        CAPTURE(bound.source, metricKey(bound.metric));
        const ScoreRow& row = rowOf(score, bound.source, bound.metric);
        CHECK(row.readings.size() == bound.rows);
        CHECK(row.incomplete == 0);
        CHECK(row.refused == 0);
        CHECK(row.medianAbsolute().value() <= bound.median);
        CHECK(row.p90Absolute().value() <= bound.p90);
    }
    CHECK(score.outcomes.wronglyFits == 0);
    for (const ScoreRow& row : score.rows) { // adapters on one GPU or under FSDP1, by named allocations alone
        if (!row.main || row.group != RunGroup::Adapter)
            continue;
        CAPTURE(row.source);
        CHECK(row.medianAbsolute().value() <= 2);
        CHECK(row.p90Absolute().value() <= 8);
    }
}

TEST_CASE("The account of SimuMax's published runs is at least as near as SimuMax's own") {
    // Errors that its repository publishes for its own prediction, percent (b200_release_v1.2_summary.json).
    struct Published {
        std::string_view id;
        double percent;
    };
    constexpr Published published[] = {{"SM-001", 0.17}, {"SM-002", 0.28}, {"SM-003", 0.3}, {"SM-004", 0.4}};
    const Score score = scoreRuns(measured());
    const ScoreRow& row = rowOf(score, "SimuMax", Metric::Allocated);
    for (const Published& run : published) {
        const auto found = std::find_if(row.readings.begin(), row.readings.end(),
                                        [&](const ScoredReading& r) { return r.run->id == run.id; });
        REQUIRE(found != row.readings.end());
        CAPTURE(run.id, found->errorPercent());
        CHECK(std::fabs(found->errorPercent()) < run.percent + 0.05); // they round to a tenth
    }
}

TEST_CASE("C-007 Megatron-LM's functional test gpt3_7b, TP 4: its peak of 57.14e9 bytes within 3 %") {
    std::size_t found = 0;
    for (const ScoreRow& row : scoreRuns(measured()).rows) {
        for (const ScoredReading& reading : row.readings) {
            if (reading.run->id != "MG-014")
                continue;
            ++found;
            CHECK(reading.measured == Approx(57'143'791'616.0 / 1073741824).epsilon(0.0001));
            CHECK(std::abs(reading.errorPercent()) < 3);
        }
    }
    CHECK(found > 0);
}

TEST_CASE("Every measured run grows with its sequence, its micro-batch and its layers") {
    const auto fullest = [](const ModelOutline& model, const Setup& setup) {
        Account account;
        evaluate(model, setup, account);
        for (const StageAccount& stage : account.stages) {
            CHECK(std::isfinite(stage.reserved));
            CHECK(stage.allocated > 0);
            CHECK(stage.reserved >= stage.allocated);
            for (const double bytes : stage.peak)
                CHECK(bytes >= 0);
        }
        return std::pair{account.stages[account.fullest].allocated,
                         account.stages[account.fullestReserved].reserved};
    };
    std::size_t tried = 0;
    for (const MeasuredRun& run : measured()) {
        if (!run.refusal.empty())
            continue;
        ++tried;
        CAPTURE(run.id);
        const auto [allocated, reserved] = fullest(run.model, run.setup);
        for (const int change : {0, 1, 2}) {
            Setup setup = run.setup;
            ModelOutline model = run.model;
            if (change == 0) {
                setup.seq *= 2;
            } else if (change == 1) {
                setup.microBatch += 1;
            } else {
                model.segments.back().count += setup.pp;
                model.layers += setup.pp;
                for (std::int64_t i = 0; setup.explicitStages && i < setup.pp; ++i)
                    ++setup.stageLayers[static_cast<std::size_t>(i)];
            }
            const auto [more, moreReserved] = fullest(model, setup);
            CAPTURE(change);
            CHECK(more >= allocated);
            CHECK(moreReserved >= reserved);
        }
    }
    CHECK(tried > 150);
}

TEST_CASE("A framework's range covers nine of ten of its measured runs, with tensor parallelism and without") {
    const Score score = scoreRuns(measured());
    for (const Framework& framework : Registry<Framework>::rows()) {
        for (const bool divided : {false, true}) {
            std::size_t rows = 0;
            std::size_t inside = 0;
            for (const ScoreRow& row : score.rows) {
                for (const ScoredReading& reading : row.readings) {
                    const Setup& setup = reading.run->setup;
                    const bool own = framework.tensorParallel.runs > 0;
                    if (!row.main || setup.framework != &framework || divided != (own && setup.tp > 1))
                        continue;
                    const Residuals residuals = residualsOf(setup);
                    const double residual = reading.measured / reading.predicted - 1;
                    const double held = reading.stage.heldBack / double(kGiB) / reading.predicted;
                    ++rows;
                    inside += residual >= residuals.low - 0.005 && residual <= residuals.high + held + 0.005 ? 1u : 0u;
                }
            }
            CAPTURE(framework.key, divided, rows, inside);
            CHECK(10 * inside + 5 >= 9 * rows); // to the nearest row
            if (!divided)
                CHECK((rows > 0) == (framework.measuredRuns > 0));
        }
    }
}

TEST_CASE("No run of main stands outside its range but those that the range leaves out by its own share") {
    // Allocated and reserved alike lie between the low end, from allocated, and the high end, from reserved.
    std::size_t rows = 0;
    std::size_t above = 0;
    for (const MeasuredRun& run : measured()) {
        if (!run.main || !run.refusal.empty())
            continue;
        Account account;
        evaluate(run.model, run.setup, account);
        const Range range = rangeOf(run.setup, account.stages[account.fullestReserved]);
        for (const Reading& reading : run.readings) {
            ++rows;
            above += reading.gib + kOutsideGib > range.highGib ? 1u : 0u;
        }
    }
    CAPTURE(rows, above);
    CHECK(rows > 100);
    CHECK(20 * above <= rows);
}

TEST_CASE("A device's name leads to its generation") {
    CHECK(generationNamed("A100 80GB") == GpuGeneration::Ampere);
    CHECK(generationNamed("A10G 24GB") == GpuGeneration::Ampere);
    CHECK(generationNamed("V100 16GB") == GpuGeneration::Ampere);
    CHECK(generationNamed("H100 96GB (94.99 GiB usable)") == GpuGeneration::Hopper);
    CHECK(generationNamed("A100/H100 80GB (79.16 GiB)") == GpuGeneration::Hopper); // the newer of the two
    CHECK(generationNamed("H800 80GB") == GpuGeneration::Hopper);
    CHECK(generationNamed("GB200 184GB") == GpuGeneration::Blackwell);
    CHECK(generationNamed("B200-SXM 180GB") == GpuGeneration::Blackwell);
    CHECK(generationNamed("GB300 276GB") == GpuGeneration::Blackwell);
    CHECK(generationNamed("24GB class") == GpuGeneration::Hopper);
    CHECK(generationNamed("") == GpuGeneration::Hopper);
}
