// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Rows of measured runs with facts that nobody stated: between what their figure lies, and what stays a
/// refusal.
#include "catch.h"

#include "catalogue/framework_losses.h"
#include "catalogue/loss.h"
#include "csv.h"
#include "estimate/detailed_plan.h"
#include "estimate/detailed/measured_run.h"
#include "estimate/detailed/uncertainty.h"
#include "io/json.h"
#include "io/limits.h"
#include "io/measured_csv.h"
#include "io/open_facts.h"

#include <algorithm>
#include <set>

using namespace memladder;
using namespace memladder::detailed;
using test::CsvRow;

namespace {

/// A run of torchtune with every fact stated that arises in it.
CsvRow stated() {
    return {{"record_id", "R1"},
            {"source", "S"},
            {"framework_id", "torchtune"},
            {"build", "2025-06"},
            {"metric_id", "allocated"},
            {"value_gib", "20"},
            {"also_alloc_gib", ""},
            {"also_reserved_gib", ""},
            {"layers", "16"},
            {"hidden", "2048"},
            {"heads", "32"},
            {"kv_heads", "8"},
            {"ffn", "8192"},
            {"vocab", "128256"},
            {"tied_emb", "1"},
            {"gated", "1"},
            {"norm", "rms"},
            {"bias", "0"},
            {"positions", "rope"},
            {"parallel_residual", "0"},
            {"qk_norm", "0"},
            {"kv_repeat", "0"},
            {"seq_len", "4096"},
            {"microbatch_size", "2"},
            {"microbatches", "4"},
            {"n_gpus", "4"},
            {"dp", "4"},
            {"tp", "1"},
            {"pp", "1"},
            {"shard_id", "fsdp2"},
            {"reshard", "always"},
            {"tp_mode", ""},
            {"cp_kind", ""},
            {"weights_id", "bf16"},
            {"grads_id", "bf16"},
            {"master_id", "none"},
            {"moments_id", "bf16"},
            {"optimizer_id", "adamw"},
            {"fused_optimizer", "1"},
            {"optimizer_in_backward", "0"},
            {"offload_id", "none"},
            {"attention_id", "flash"},
            {"hidden_dropout", "0.0"},
            {"attn_dropout", "0.0"},
            {"compiled", "0"},
            {"runtime_id", "eager"},
            {"norm_kernel", "fused"},
            {"fp8", "none"},
            {"recompute_id", "full"},
            {"train_id", "full"},
            {"quant_id", "none"},
            {"lora_rank", ""},
            {"lora_targets_id", ""},
            {"lora_dropout", ""},
            {"loss_id", "torchtune_full"},
            {"set_id", "other"},
            {"oom_id", ""},
            {"usable_gib", ""}};
}

CsvRow with(std::vector<std::pair<std::string, std::string>> cells) {
    CsvRow row = stated();
    for (auto& [column, word] : cells)
        row.at(column) = word;
    return row;
}

std::string tableOf(const std::vector<CsvRow>& rows) {
    std::string out;
    for (const auto& cell : rows.front())
        out += (out.empty() ? "" : ",") + cell.first;
    for (const CsvRow& row : rows) {
        out += '\n';
        for (const auto& cell : row)
            out += (cell.first == row.begin()->first ? "" : ",") + ('"' + cell.second + '"');
    }
    return out + "\n";
}

std::vector<MeasuredRun> readAll(const std::vector<CsvRow>& rows) {
    const auto runs = readMeasuredRuns(tableOf(rows), "runs.csv");
    REQUIRE(runs);
    return *runs;
}

MeasuredRun read(const CsvRow& row) {
    return readAll({row}).front();
}

/// One figure for each reading of a run that is scored.
std::vector<double> pointsOf(const MeasuredRun& run) {
    INFO(run.refusal);
    REQUIRE(run.refusal.empty());
    const std::vector<MeasuredRun> runs{run};
    std::vector<double> out;
    for (const ScoreRow& row : scoreRuns(runs).rows) { // each of another metric, in their order
        REQUIRE(row.readings.size() == 1);
        out.push_back(row.readings[0].predicted);
    }
    REQUIRE(out.size() == run.readings.size());
    return out;
}

double pointOf(const MeasuredRun& run) {
    return pointsOf(run).at(0);
}

double pointOf(const CsvRow& row) {
    return pointOf(read(row));
}

std::set<std::string> columnsOf(const MeasuredRun& run) {
    std::set<std::string> out;
    if (run.open && !run.open->values.empty()) {
        for (const OpenValue& value : run.open->values.front())
            out.insert(value.column);
    }
    return out;
}

} // namespace

TEST_CASE("Losses of frameworks: keys that exist, the usual one among them, by month and family") {
    for (const FrameworkLoss& row : frameworkLosses()) {
        CAPTURE(row.framework, row.loss);
        CHECK(Choice<Framework>::find(row.framework));
        CHECK(Choice<LossKind>::find(row.loss));
        CHECK((row.from.empty() || row.from.size() == 7));
        CHECK((row.until.empty() || (row.until.size() == 7 && row.from < row.until)));
    }
    for (const Framework& framework : Registry<Framework>::rows()) {
        CAPTURE(framework.key);
        const auto losses = lossesOf(framework.key, "", "");
        CHECK(std::count(losses.begin(), losses.end(), framework.loss) == 1);
    }
    const auto has = [](std::string_view framework, std::string_view build, std::string_view family,
                        std::string_view loss) {
        const auto losses = lossesOf(framework, build, family);
        return std::count(losses.begin(), losses.end(), loss) == 1;
    };
    CHECK_FALSE(has("torchtune", "2024-07", "llama", "torchtune_chunked"));
    CHECK(has("torchtune", "2024-08", "llama", "torchtune_chunked"));
    CHECK(has("torchtitan", "2025-04", "", "chunked"));
    CHECK_FALSE(has("torchtitan", "2025-05", "", "chunked"));
    CHECK(has("torchtitan", "0.5-dev", "", "chunked")); // no month: any
    CHECK(has("hf", "2025-02", "gpt_bigcode", "gpt_bigcode"));
    CHECK(has("hf", "2025-02", "", "gpt_bigcode"));
    CHECK_FALSE(has("hf", "2025-02", "llama", "gpt_bigcode"));
    CHECK(lossesOf("other", "", "").empty());
}

TEST_CASE("Every loss that a measured run states is one that its framework knows at that build") {
    std::size_t tried = 0;
    for (const CsvRow& row : test::readCsv("measured/records.csv")) {
        if (row.at("loss_id").empty() || row.at("loss_id") == "none") // no token loss: not a language model's
            continue;
        CAPTURE(row.at("record_id"), row.at("loss_id"), row.at("build"));
        const auto losses = lossesOf(row.at("framework_id"), row.at("build"), row.at("model_type"));
        CHECK(std::count(losses.begin(), losses.end(), row.at("loss_id")) == 1);
        ++tried;
    }
    CHECK(tried > 250);
}

TEST_CASE("A norm kernel says the same in a measured run and in a plan") {
    for (const Framework& framework : Registry<Framework>::rows()) {
        for (const NormKernel& kernel : Registry<NormKernel>::rows()) {
            CAPTURE(framework.key, kernel.key);
            const MeasuredRun run = read(with({{"framework_id", std::string(framework.key)}, {"norm_kernel", std::string(kernel.key)}}));
            Scenario plan;
            plan.framework = Choice<Framework>::named(framework.key);
            plan.normKernel = Choice<NormKernel>::named(kernel.key);
            const Setup planned = setupOf(plan, resolve(plan));
            CHECK(run.setup.fp32Norm == planned.fp32Norm);
            CHECK(run.setup.localKernels == planned.localKernels);
        }
    }
    CHECK(read(with({{"norm_kernel", "apex"}})).refusal == "norm_kernel apex is not modelled");
}

TEST_CASE("A stated norm kernel stands against the framework's usual one and its build") {
    const auto of = [](std::string_view framework, std::string_view kernel, std::string_view build) {
        Scenario s;
        s.estimator = Choice<Estimator>::named("detailed");
        s.framework = Choice<Framework>::named(framework);
        s.model = Choice<ModelPreset>::named("llama-3.1-8b"); // of RMS norms
        s.normKernel = Choice<NormKernel>::find(kernel);
        s.build = BuildMonth::fromText(build);
        return setupOf(s, resolve(s));
    };
    CHECK(of("torchtitan", "", "2025-03").fp32Norm);
    CHECK_FALSE(of("torchtitan", "", "2025-09").fp32Norm);
    CHECK_FALSE(of("torchtitan", "fused", "2025-03").fp32Norm);
    CHECK(of("torchtitan", "fp32", "2025-09").fp32Norm);
    CHECK_FALSE(of("hf", "te", "").fp32Norm);
    CHECK_FALSE(of("hf", "fused", "").localKernels);
    CHECK_FALSE(of("megatron", "", "").localKernels);
    CHECK_FALSE(of("megatron", "te", "").localKernels);
    CHECK(of("megatron", "fused", "").localKernels);
    CHECK(of("megatron", "fp32", "").localKernels);
}

TEST_CASE("Open facts are columns of their own, each once, with words that the reader takes") {
    std::set<std::string_view> columns;
    for (const OpenFact& fact : openFacts())
        CHECK(columns.insert(fact.column).second);
    // One column after the other left blank, in every framework: no word is refused.
    for (const Framework& framework : Registry<Framework>::rows()) {
        for (const OpenFact& fact : openFacts()) {
            CsvRow row = with({{"framework_id", std::string(framework.key)},
                               {"loss_id", std::string(framework.loss)},
                               {"tp", "2"},
                               {"tp_mode", "sp"}});
            if (fact.column.substr(0, 5) == "lora_") {
                row.at("train_id") = "lora";
                row.at("lora_rank") = "8";
                row.at("lora_targets_id") = "q v";
                row.at("lora_dropout") = "0";
            }
            row[std::string(fact.column)] = "";
            const csv::Table table = csv::Table::parse(tableOf({row}), "runs.csv").value();
            const std::vector<Assumption> combinations = openRow(RunCells(table, 0), framework, kMaxCombinations).combinations;
            for (const Assumption& assumption : combinations) {
                for (const Assumed& assumed : assumption)
                    row[std::string(assumed.first)] = assumed.second;
                CAPTURE(framework.key, fact.column, row[std::string(fact.column)]);
                CHECK(read(row).refusal == "");
            }
        }
    }
}

TEST_CASE("A run with every fact stated has no open ones, and none of its neighbours changes it") {
    const MeasuredRun run = read(stated());
    CHECK(run.refusal.empty());
    CHECK_FALSE(run.open);
    const std::vector<MeasuredRun> both = readAll({with({{"loss_id", ""}}), stated()});
    REQUIRE(both[0].open);
    CHECK_FALSE(both[1].open);
    CHECK(pointOf(both[1]) == pointOf(run));
    const auto text = json::readFile(std::string(MEMLADDER_TEST_DATA) + "/measured/records.csv");
    const auto records = readMeasuredRuns(text.value(), "records.csv");
    std::size_t main = 0;
    for (const MeasuredRun& measured : *records) {
        CAPTURE(measured.id);
        main += measured.main ? 1u : 0u;
        if (measured.main)
            CHECK_FALSE(measured.open); // main: every needed fact is stated
    }
    CHECK(main > 100);
}

TEST_CASE("A bracket is the least and the most of its candidates' own figures") {
    const std::vector<std::string> losses{"torchtune_full", "torchtune_chunked", "linear_ce"};
    const std::vector<std::string> recomputations{"none", "selective", "full"};
    std::vector<double> points;
    for (const std::string& loss : losses) {
        for (const std::string& recompute : recomputations) {
            for (const std::string compiled : {"0", "1"})
                points.push_back(pointOf(with({{"loss_id", loss},
                                               {"recompute_id", recompute},
                                               {"compiled", compiled},
                                               {"runtime_id", compiled == "0" ? "eager" : "compile"}})));
        }
    }
    const MeasuredRun run =
        read(with({{"loss_id", ""}, {"recompute_id", ""}, {"compiled", ""}, {"runtime_id", ""}}));
    REQUIRE(run.open);
    CHECK(run.open->candidates == points.size());
    REQUIRE(run.open->readings.size() == 1);
    const Bracket bracket = run.open->readings.front();
    CHECK(bracket.low == *std::min_element(points.begin(), points.end()));
    CHECK(bracket.high == *std::max_element(points.begin(), points.end()));
    CHECK(columnsOf(run) == std::set<std::string>{"loss_id", "recompute_id", "compiled"});
    for (const OpenValue& value : run.open->values.front()) {
        if (value.column == "recompute_id") {
            CHECK(value.low == "full");
            CHECK(value.high == "none");
        }
    }

    const std::vector<MeasuredRun> runs{run};
    const Score score = scoreRuns(runs);
    REQUIRE(score.rows.size() == 1);
    CHECK(score.rows[0].readings.empty()); // no part of the errors
    CHECK_FALSE(score.rows[0].medianAbsolute());
    CHECK(score.rows[0].incomplete + score.rows[0].refused == 0);
    REQUIRE(score.rows[0].bracketed.size() == 1);
    CHECK(score.rows[0].bracketed[0].measured == 20);
    CHECK(score.rows[0].within() == (bracket.low <= 20 && 20 <= bracket.high ? 1u : 0u));
    CHECK(score.skipped.empty());
    REQUIRE(score.bracketed.size() == 1);
    CHECK(score.bracketed[0].medianWidthPercent == Approx((bracket.high - bracket.low) / 20 * 100));

    // "unknown" is a word for the same.
    const MeasuredRun unknown =
        read(with({{"loss_id", ""}, {"recompute_id", "unknown"}, {"compiled", ""}, {"runtime_id", ""}}));
    REQUIRE(unknown.open);
    CHECK(unknown.open->readings.front().low == bracket.low);
    CHECK(unknown.open->readings.front().high == bracket.high);
}

TEST_CASE("The build narrows what a loss may have been") {
    const auto width = [](const std::string& build) {
        const MeasuredRun run = read(with({{"loss_id", ""}, {"build", build}}));
        REQUIRE(run.open);
        return run.open->candidates;
    };
    CHECK(width("2025-06") == 3);
    CHECK(width("2024-10") == 2);
    CHECK(width("") == 3);
    // One value is left: the fact follows, and the row is scored like any other.
    const MeasuredRun early = read(with({{"loss_id", ""}, {"build", "2024-05"}}));
    CHECK_FALSE(early.open);
    CHECK(pointOf(early) == pointOf(with({{"build", "2024-05"}})));
}

TEST_CASE("A blank that changes no figure leaves a point") {
    const MeasuredRun run =
        read(with({{"microbatches", ""}, {"attn_dropout", ""}})); // flash attention keeps no mask
    REQUIRE(run.open);
    CHECK(run.open->candidates == 4);
    const MeasuredRun dropout = read(with({{"attn_dropout", ""}}));
    REQUIRE(dropout.open);
    CHECK(columnsOf(dropout).empty());
    CHECK(pointOf(dropout) == pointOf(stated()));
    // With unfused attention it matters.
    CHECK(columnsOf(read(with({{"attention_id", ""}, {"attn_dropout", ""}, {"recompute_id", "none"}}))) ==
          std::set<std::string>{"attention_id", "attn_dropout"});
}

TEST_CASE("A fact that follows from the others is not open") {
    // Where gradients and moments are as wide as the weights, the weights' type says theirs.
    const MeasuredRun run = read(with({{"grads_id", ""}, {"master_id", ""}, {"moments_id", ""}}));
    CHECK_FALSE(run.open);
    CHECK(pointOf(run) == pointOf(stated()));
    CHECK(pointOf(with({{"weights_id", "fp32"}, {"grads_id", ""}, {"master_id", ""}, {"moments_id", ""}})) ==
          pointOf(with({{"weights_id", "fp32"}, {"grads_id", "fp32"}, {"moments_id", "fp32"}})));
    CHECK_FALSE(read(with({{"n_gpus", "1"}, {"dp", "1"}, {"shard_id", ""}, {"reshard", ""}}))
                    .open); // one GPU shares with nobody
    CHECK(read(with({{"shard_id", ""}})).open);
    CHECK_FALSE(read(with({{"runtime_id", "eager"}, {"compiled", ""}})).open);
    // Paged and 8-bit moments go with their optimizer.
    const MeasuredRun optimizer =
        read(with({{"optimizer_id", ""}, {"moments_id", ""}, {"fused_optimizer", ""}}));
    REQUIRE(optimizer.open);
    CHECK(optimizer.open->candidates == 7); // six, and AdamW in two forms
}

TEST_CASE("An unstated metric spans allocated to driver, and is never in main") {
    const MeasuredRun run = read(with({{"metric_id", ""}, {"set_id", "main"}}));
    REQUIRE(run.open);
    CHECK_FALSE(run.main);
    CHECK(run.open->candidates == 1);
    REQUIRE(run.open->readings.size() == 1);
    CHECK(run.open->readings[0].low == pointOf(stated()));
    CHECK(run.open->readings[0].high == pointOf(with({{"metric_id", "driver"}})));
    const std::vector<MeasuredRun> runs{run};
    const Score score = scoreRuns(runs);
    REQUIRE(score.rows.size() == 1);
    CHECK(score.rows[0].metric == Metric::Unstated);
    REQUIRE(score.rows[0].bracketed.size() == 1);
    REQUIRE(score.rows[0].bracketed[0].open.size() == 1);
    CHECK(score.rows[0].bracketed[0].open[0].column == "metric_id");

    // A figure beside it whose metric is stated stays a point.
    const std::vector<MeasuredRun> two{read(with({{"metric_id", ""}, {"also_alloc_gib", "19"}}))};
    const Score beside = scoreRuns(two);
    REQUIRE(beside.rows.size() == 2);
    CHECK(beside.rows[0].metric == Metric::Allocated);
    CHECK(beside.rows[0].readings.size() == 1);
    CHECK(beside.rows[1].bracketed.size() == 1);
    CHECK(read(with({{"metric_id", ""}, {"value_gib", ""}})).refusal == "missing value_gib");
}

TEST_CASE("An outcome is called where every candidate agrees, else it is unsure") {
    const auto counted = [](const std::string& outcome, double usable, bool open) {
        CsvRow row = with({{"metric_id", "fit"},
                           {"value_gib", ""},
                           {"set_id", "oom_fact"},
                           {"oom_id", outcome},
                           {"usable_gib", std::to_string(usable)}});
        if (open)
            row["loss_id"] = row["recompute_id"] = "";
        return scoreRuns(readAll({row})).outcomes;
    };
    const auto ends = [](const std::string& loss, const std::string& recompute) {
        const MeasuredRun run = read(with({{"loss_id", loss}, {"recompute_id", recompute}}));
        Account account;
        evaluate(run.model, run.setup, account);
        return rangeOf(run.setup, account.stages[account.fullestReserved]);
    };
    const Range least = ends("linear_ce", "full");
    const Range most = ends("torchtune_full", "none");
    REQUIRE(least.highGib < most.lowGib);
    CHECK(counted("fits", most.highGib * 1.001, true).right == 1);
    CHECK(counted("oom", least.lowGib * 0.999, true).right == 1);
    CHECK(counted("oom", most.highGib * 1.001, true).wronglyFits == 1);
    const double between = (least.highGib + most.lowGib) / 2;
    CHECK(counted("fits", between, true).unsure == 1);
    CHECK(counted("oom", between, true).unsure == 1);
    CHECK(counted("oom", between, true).wrong == 0);
    CHECK(counted("fits", between, false).unsure + counted("fits", between, false).right +
              counted("fits", between, false).wrong ==
          1);
}

TEST_CASE("Any set of adapters lies between one alone and all of them") {
    const CsvRow adapters = with({{"train_id", "lora"},
                                  {"lora_rank", "64"},
                                  {"lora_targets_id", ""},
                                  {"lora_dropout", "0.05"},
                                  {"kv_repeat", "1"}});
    const MeasuredRun run = read(adapters);
    INFO(run.refusal);
    REQUIRE(run.open);
    CHECK(run.open->candidates == 9);
    const Bracket bracket = run.open->readings.front();
    CHECK(bracket.open());
    for (const char* set :
         {"q v", "q k v", "q k v o", "gate up down", "q k v o gate up down", "down head", "q v head"}) {
        CsvRow row = adapters;
        row["lora_targets_id"] = set;
        const double point = pointOf(row);
        CAPTURE(set, point, bracket.low, bracket.high);
        CHECK(point >= bracket.low);
        CHECK(point <= bracket.high);
    }
}

TEST_CASE("What no closed list can fill stays refused, each with its reason") {
    CHECK(read(with({{"seq_len", ""}, {"loss_id", ""}})).refusal == "missing seq_len");
    CHECK(read(with({{"seq_len", ""},
                     {"microbatch_size", ""},
                     {"layers", ""},
                     {"loss_id", ""},
                     {"metric_id", ""}}))
              .refusal == "missing seq_len, micro_batch, layers");
    CHECK(read(with({{"n_gpus", ""}, {"dp", ""}, {"loss_id", ""}})).refusal == "missing n_gpus");
    CHECK(read(with({{"train_id", ""}})).refusal == "missing train_id");
    CHECK(read(with({{"kv_heads", ""}})).refusal == "missing kv_heads");
    // A degree is missing unless the others account for every device.
    CHECK(pointOf(with({{"tp", ""}, {"pp", ""}})) == pointOf(stated()));
    CHECK(read(with({{"tp", ""}, {"pp", ""}, {"n_gpus", "8"}})).refusal == "missing tp, pp");
    CHECK(read(with({{"tp", ""}, {"dp", ""}})).refusal == "missing tp");
    CHECK(read(with({{"tp", ""}, {"dp", ""}, {"n_gpus", "1"}, {"shard_id", "none"}})).refusal.empty());
    CsvRow experts = stated();
    for (const auto& [column, word] :
         CsvRow{{"experts", "8"}, {"top_k", "2"}, {"moe_ffn", "4096"}, {"ep", ""}, {"virtual_stages", ""}})
        experts[column] = word;
    CHECK(read(experts).refusal == "missing ep");
    experts["pp"] = "2";
    experts["n_gpus"] = "8";
    experts["ep"] = "1";
    CHECK(read(experts).refusal == "missing virtual_stages");
    CHECK(read(with({{"train_id", "lora"}, {"lora_targets_id", ""}, {"lora_dropout", ""}})).refusal ==
          "missing lora_rank");
    CHECK(read(with({{"pp", "2"}, {"microbatches", ""}})).refusal == "missing microbatches");
    CHECK(read(with({{"framework_id", ""}, {"loss_id", ""}})).refusal ==
          "framework not stated is not modelled");
    CHECK(read(with({{"loss_id", "novel"}, {"recompute_id", ""}})).refusal ==
          "loss_id novel is not modelled");
    CHECK(read(with({{"loss_id", ""}, {"recompute_id", "novel"}})).refusal ==
          "recompute_id novel is not modelled");
    CHECK(read(with({{"value_gib", "much"}, {"loss_id", ""}})).refusal == "value_gib is not a number");
    CHECK(read(with({{"seq_len", "1e99"}, {"loss_id", ""}})).refusal ==
          "seq_len is not a whole number in range");
    // More ways than are worth counting.
    CsvRow blank = stated();
    for (const OpenFact& fact : openFacts())
        blank[std::string(fact.column)] = "";
    CHECK(read(blank).refusal == "more than 16384 combinations of facts that are not stated");
    CHECK_FALSE(read(blank).open);
}

TEST_CASE(
    "A table with more combinations than are evaluated refuses the rows beyond, and scores what is stated") {
    CsvRow wide = stated();
    for (const char* column : {"gated", "norm", "bias", "positions", "tied_emb", "parallel_residual",
                               "qk_norm", "kv_repeat", "attention_id", "recompute_id"})
        wide[column] = "";
    std::vector<CsvRow> rows(40, wide);
    rows.push_back(stated());
    const std::vector<MeasuredRun> runs = readAll(rows);
    REQUIRE(runs.front().open);
    const std::size_t each = runs.front().open->candidates;
    CHECK(each == 2 * 2 * 2 * 4 * 2 * 2 * 2 * 2 * 2 * 3);
    for (std::size_t i = 0; i < 40; ++i) {
        const bool evaluated = (i + 1) * each <= kMaxTableCombinations;
        CHECK(runs[i].refusal ==
              (evaluated ? "" : "more than 100000 combinations of facts that are not stated, over all rows"));
    }
    CHECK_FALSE(runs[39].refusal.empty());
    CHECK(pointOf(runs.back()) == pointOf(stated()));
}

TEST_CASE("Rows with more combinations than one may have use up the table's share of time, not the rows that state all") {
    CsvRow blank = stated();
    for (const OpenFact& fact : openFacts()) {
        if (const auto cell = blank.find(std::string(fact.column)); cell != blank.end())
            cell->second.clear();
    }
    CsvRow open = stated();
    open["gated"] = "";
    std::vector<CsvRow> rows = {open};
    rows.insert(rows.end(), 100, blank);
    rows.push_back(open);
    rows.push_back(stated());
    const std::vector<MeasuredRun> runs = readAll(rows);
    CHECK(runs[0].refusal.empty());
    CHECK(runs[1].refusal == "more than 16384 combinations of facts that are not stated");
    CHECK(runs[101].refusal == "more than 100000 combinations of facts that are not stated, over all rows");
    CHECK(pointOf(runs[102]) == pointOf(stated()));
}

TEST_CASE("A column that the file does not have is taken at the framework's usual value; an empty cell is "
          "unknown") {
    CsvRow row = stated();
    row.erase("attention_id");
    row.erase("weights_id");
    CHECK_FALSE(read(row).open);
    CHECK(pointOf(row) == pointOf(stated()));
    row = stated();
    row.erase("loss_id"); // has no usual value
    CHECK(read(row).open);
    CHECK(read(with({{"attention_id", ""}, {"recompute_id", "none"}})).open);
}

TEST_CASE("A stated cell of a measured run lies within the bracket that it leaves when it is blank") {
    const std::vector<CsvRow> rows = test::readCsv("measured/records.csv");
    const std::vector<MeasuredRun> runs = readAll(rows);
    std::size_t tried = 0;
    for (const OpenFact& fact : openFacts()) {
        const std::string column(fact.column);
        std::vector<CsvRow> blanked = rows;
        for (CsvRow& row : blanked)
            row.at(column) = "";
        const std::vector<MeasuredRun> open = readAll(blanked);
        REQUIRE(open.size() == runs.size());
        for (std::size_t i = 0; i < runs.size(); ++i) {
            if (!runs[i].refusal.empty() || runs[i].open || runs[i].readings.empty() ||
                rows[i].at(column).empty())
                continue;
            // One row states 16-bit gradients and moments of fp32 weights, which autograd and torch.optim do
            // not make.
            if ((column == "grads_id" || column == "moments_id") && rows[i].at("weights_id") == "fp32" &&
                rows[i].at(column) == "bf16")
                continue;
            if (column == "microbatches" && runs[i].setup.pp > 1) {
                CHECK(open[i].refusal == "missing microbatches");
                continue;
            }
            CAPTURE(runs[i].id, column, rows[i].at(column), open[i].refusal);
            REQUIRE(open[i].refusal.empty());
            const std::vector<double> points = pointsOf(runs[i]);
            for (std::size_t r = 0; r < points.size(); ++r) {
                const double point = points[r];
                const Bracket bracket = open[i].open ? open[i].open->readings.at(r)
                                                     : Bracket{pointsOf(open[i])[r], pointsOf(open[i])[r]};
                CAPTURE(point, bracket.low, bracket.high);
                CHECK(point >= bracket.low * (1 - 1e-12));
                CHECK(point <= bracket.high * (1 + 1e-12));
                ++tried;
            }
        }
    }
    CHECK(tried > 4000);
}
