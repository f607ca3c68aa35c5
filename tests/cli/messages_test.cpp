// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// What the command line says, word by word where a word can mislead.
#include "cli/cli_support.h"

#include "quantity/control.h"
#include "scenario/field.h"

#include <array>
#include <filesystem>
#include <fstream>

using namespace memladder;
using namespace memladder::test;

namespace {

/// A file of this text for one run.
class TextFile {
public:
    explicit TextFile(const std::string& text)
        : m_path(std::filesystem::temp_directory_path() / ("memladder-messages-" + std::to_string(std::hash<std::string>()(text)) + ".json")) {
        std::ofstream(m_path) << text;
    }
    ~TextFile() {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }
    TextFile(const TextFile&) = delete;
    TextFile& operator=(const TextFile&) = delete;
    [[nodiscard]] std::string path() const { return m_path.string(); }

private:
    std::filesystem::path m_path;
};

std::vector<std::string> lines(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> out;
    for (std::string line; std::getline(stream, line);)
        out.push_back(line);
    return out;
}

bool has(const std::string& text, const std::string& part) {
    UNSCOPED_INFO(text);
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("A degree that cannot be names all that can, where they are few") {
    checkRefused("estimate --model mixtral-8x7b --gpus 8 --ep 3", "--ep: 8 experts are not divisible by EP 3; accepted: 1, 2, 4 or 8\n");
    checkRefused("estimate --model mixtral-8x7b --gpus 4 --ep 8", "--ep: EP 8 does not divide the 4 data- and context-parallel ranks; accepted: 1, 2 or 4\n");
    checkRefused("estimate --params 7B --gpus 8 --ep 2", "--ep: EP 2 needs a model with experts; accepted: 1\n");
    checkRefused("estimate --params 30B --gpus 1 --tp 2", "does not divide 1 GPU; accepted: 1\n");
    // Among many, those closest by.
    checkRefused("estimate --params 7B --gpus 3600 --tp 7", "; accepted: such as 6 or 8\n");
    checkRefused("estimate --params 7B --heads 32 --kv-heads 5", "--kv-heads: 32 heads are not divisible by 5 key/value heads; accepted: 1, 2, 4, 8, 16 or 32\n");
    checkRefused("estimate --params 7B --experts 8 --top-k 9", "--top-k: a token cannot visit 9 of 8 experts; accepted: 1 to 8\n");
}

TEST_CASE("Layers a stage that do not add up, and experts without room, name what would do") {
    const std::string run96 = "estimate --estimator detailed --params 30B --layers 96 --gpus 8 --pp 4 --layers-per-stage ";
    checkRefused(run96 + "20,20,20", "--layers-per-stage: 3 stages with 60 layers instead of PP 4 with 96; accepted: 4 numbers with the sum 96, such as 24,24,24,24\n");
    checkRefused("estimate --params 30B --layers 30 --gpus 8 --pp 4 --layers-per-stage 30", "1 stage with 30 layers instead of PP 4 with 30; accepted: 4 numbers with the sum 30, such as 8,8,7,7\n");
    checkRefused("estimate --params 30B --layers 96 --gpus 32 --pp 32 --layers-per-stage 96", "; accepted: 32 numbers with the sum 96\n");
    checkRefused("estimate --model mixtral-8x7b --estimator detailed --gpus 8 --capacity-factor 0",
                 "--capacity-factor: experts with room for 0 times an even share take no token; accepted: above 0; left out for no padding\n");
    CHECK(run("estimate --model mixtral-8x7b --estimator detailed --gpus 8 --capacity-factor 0.001").status == 0);
}

TEST_CASE("--save replaces a scenario, and nothing else") {
    const auto kept = [](const TextFile& file) {
        std::ifstream stream(file.path());
        return std::string(std::istreambuf_iterator<char>(stream), {});
    };
    const std::pair<const char*, const char*> others[] = {
        {R"({"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "vocab_size": 100, "intermediate_size": 96, "num_attention_heads": 4})",
         "found a model's configuration; accepted: a new file, or a scenario to replace"},
        {R"({"estimator": "textbook", "scenario": {"params": 7000000000}, "terms": []})", "found a printed result;"},
        {R"({"train_micro_batch_size_per_gpu": 1, "zero_optimization": {"stage": 3}})", "found launch settings;"},
        {"Dear diary\n", "found a file that is no scenario;"},
        {R"({"memladder_scenario": 1, "gpus": )", "found a file that is no scenario;"},
        {R"({"params": "7B", "learning_rate": 0.1})", "found a file with keys that are no scenario's;"},
    };
    for (const auto& [text, found] : others) {
        const TextFile file(text);
        checkRefused("estimate --params 30B --save " + file.path(), "--save: " + file.path() + ": " + found);
        CHECK(kept(file) == text);
    }
    // An empty file, a scenario, one written by hand, and one whose own keys go on living.
    for (const char* text : {"", R"({"memladder_scenario": 1, "gpus": 4, "mine": 1})", R"({"params": "7B"})"}) {
        const TextFile file(text);
        CHECK(run("estimate --params 30B --save " + file.path()).status == 0);
        CHECK(has(kept(file), "\"params\": 30000000000"));
    }
    const TextFile own(R"({"params": "7B", "mine": 1})");
    CHECK(run("estimate --scenario " + own.path() + " --gpus 4 --save " + own.path()).status == 0);
    CHECK(has(kept(own), "\"mine\": 1"));
}

TEST_CASE("An option given twice, or without its value, is refused in our words") {
    checkRefused("estimate --gpus 8 --gpus 9", "--gpus: found 2 values; accepted: each option once, with its value");
    checkRefused("estimate --gpus", "--gpus: found no value; accepted: each option once, with its value");
    for (const char* line : {"estimate --gpus 8 --gpus 9", "estimate --gpus", "suggest --all=maybe"}) {
        const std::string said = run(line).err;
        CHECK_FALSE(has(said, "At Most"));
        CHECK_FALSE(has(said, "required"));
    }
}

TEST_CASE("One is not many, and little is not nothing") {
    CHECK(has(run("ladder --params 7B --gpus 1,2 --tp 2").out, "Not possible on 1 GPU: --tp: TP 2 × PP 1 × CP 1 does not divide 1 GPU\n"));
    // 80 GB are 16 bytes a parameter of 5e9. One parameter fewer and 2·10 bytes of activations are 4 bytes too many.
    const std::string tiny = " --layers 1 --hidden 1 --heads 1 --seq 10 --attention flash --gpus 1 --recompute full";
    CHECK(has(text(answer("estimate --params 4999999999" + tiny), "verdict.text"), "74.5 GiB exceed 74.5 GiB by 4 bytes; "));
    CHECK(text(answer("estimate --params 5000000001" + tiny), "verdict.text") == "states 74.5 GiB > 74.5 GiB usable, by 16 bytes");
    CHECK_FALSE(has(text(answer("estimate --params 6e9" + tiny), "verdict.text"), ", by "));
    const json::Value solved = answer("solve max-seq --params 5e9 --layers 1 --hidden 1 --heads 1 --attention flash --gpus 1 --recompute full", 1);
    CHECK(has(text(solved, "blocked.text"), "at 1 token, "));
}

TEST_CASE("A sweep over a size prints it in the unit of the others") {
    const std::string table = run("sweep reserve --params 7B --from 0 --to 20GiB --points 3").out;
    CHECK(has(table, "10.0 GiB"));
    CHECK(has(table, "20.0 GiB"));
    CHECK_FALSE(has(table, "10.73741824"));
    CHECK(has(run("sweep reserve --params 7B --from 0 --to 20GB --points 3 --unit GB").out, "10.0 GB"));
    CHECK(has(run("sweep reserve --params 7B --from 0 --to 20GiB --points 3 --format csv").out, "\n10737418240,"));
}

TEST_CASE("The fullest rank holds no less than the mean") {
    const auto result = run("estimate --imbalance 0.5 --model mixtral-8x7b --estimator detailed");
    CHECK(result.status == 2);
    CHECK(has(result.err, "imbalance"));
    CHECK(has(result.err, "accepted: 1 or more"));
}

TEST_CASE("A sweep goes along numbers, not along lists, months or corrections") {
    for (const char* axis : {"zero", "build", "layers_per_stage", "calibration"}) {
        const std::string said = run("sweep " + std::string(axis) + " --from 1 --to 2 --points 2").err;
        CHECK(has(said, "found " + std::string(axis) + "; accepted: params, layers, "));
        CHECK_FALSE(has(said, ", build"));
    }
    CHECK(run("sweep imbalance --from 1 --to 2 --points 2 --model mixtral-8x7b --estimator detailed").status == 0);
}

TEST_CASE("A size as it was given is not derived twice in LaTeX") {
    const std::string latex = run("explain --params 30B --reserve 10GiB --format latex").out;
    CHECK(has(latex, "\\text{Reserve} &= \\mathrm{fixed} = 10.0\\,\\mathrm{GiB} \\\\"));
    CHECK_FALSE(has(latex, "10\\,\\mathrm{GiB}"));
}

TEST_CASE("The basis on which a card counts is said wherever its size is") {
    struct Case {
        std::string options, key, words;
    };
    for (const Case& one : {Case{"--params 7B --gpus 8", "nominal", "80 GB (nominal)"},
                            Case{"--params 7B --gpus 8 --capacity 192GiB", "nominal", "192 GiB (nominal)"},
                            Case{"--params 7B --gpus 8 --gpu h100-sxm", "nominal", ", nominal)"},
                            Case{"--params 7B --gpus 8 --gpu h100-sxm --capacity-basis driver", "driver", ", driver-visible)"},
                            Case{"--model llama-3.1-8b --gpus 8 --gpu h100-sxm --estimator detailed", "driver", ", driver-visible)"}}) {
        const json::Value plan = answer("estimate " + one.options);
        CHECK(text(plan, "totals.capacity_basis") == one.key);
        CHECK(text(plan, "scenario.capacity_basis") == one.key);
        for (const char* command : {"estimate ", "ladder ", "suggest ", "solve min-gpus ", "sweep seq --from 1k --to 2k --points 2 "})
            CHECK(has(run(command + one.options).out, one.words));
    }
    CHECK(text(answer("ladder --params 7B --gpus 8"), "capacity_basis") == "nominal");
    CHECK(text(answer("sweep seq --params 7B --from 1k --to 2k --points 2"), "scenario.capacity_basis") == "nominal");
    CHECK(text(answer("explain --params 7B"), "scenario.capacity_basis") == "nominal");
    CHECK(has(run("explain --sheet --params 7B --gpus 8").out, "usable: the card's nominal size less reserve"));
    const TextFile typed(R"({"memladder_scenario": 1, "params": "7B"})");
    const TextFile card(R"({"memladder_scenario": 1, "params": "7B", "gpu": "h100-sxm", "capacity_basis": "driver"})");
    const std::string files = typed.path() + " " + card.path();
    CHECK(has(run("diff " + files).out, "Capacity (Nominal, then Driver-visible)"));
    CHECK(text(answer("diff " + files), "capacity_basis.old") == "nominal");
    CHECK(text(answer("diff " + files), "capacity_basis.new") == "driver");
}

TEST_CASE("The catalogue leaves blank what was not found, and lists every form of recompute") {
    const json::Value gpus = answer("list gpus");
    bool seen = false;
    for (const json::Value& row : at(gpus, "gpus").elements()) {
        if (text(row, "key") != "trainium3")
            continue;
        seen = true;
        CHECK(at(row, "gpus_per_node").isNull());
        CHECK(at(row, "driver_bytes").isNull());
    }
    CHECK(seen);
    for (const std::string& line : lines(run("list gpus").out)) {
        if (line.starts_with("trainium3"))
            CHECK(has(line, "  –  "));
    }
    const json::Value nodes = answer("list node-types");
    for (const json::Value& row : at(nodes, "node-types").elements()) {
        for (const char* key : {"link", "inter_link", "host_link"})
            CHECK((at(row, key).isNull() || !text(row, key).empty()));
    }
    const json::Value recompute = answer("list recompute");
    std::string keys;
    for (const json::Value& row : at(recompute, "recompute").elements()) {
        keys += text(row, "key") + ":" + text(row, "estimators") + " ";
        CHECK_FALSE(text(row, "source").empty());
    }
    CHECK(keys == "none:all selective:all selective-op:detailed full:all every:N:detailed reversible:all ");
    checkRefused("estimate --recompute half", "accepted: none, selective, full, reversible; in the detailed estimator also selective-op, every:N (N from 1 to 65,536)\n");
    checkRefused("estimate --estimator detailed --recompute every:99999", "every:N (N from 1 to 65,536)\n");
    for (const char* mode : {"selective-op", "every:2"})
        CHECK(run("estimate --model llama-3.1-8b --estimator detailed --recompute " + std::string(mode)).status == 0);
}

TEST_CASE("Adapters of a rank above their matrices are warned about") {
    const auto warned = [](const std::string& options) {
        const json::Value plan = answer("estimate --train lora --gpus 8 " + options);
        for (const json::Value& issue : at(plan, "issues").elements()) {
            if (text(issue, "code") == "rank_above_matrices")
                return text(issue, "text");
        }
        return std::string();
    };
    // Llama 3.1 8B: q, o and the MLP have a side of 4096, k and v one of 1024.
    CHECK(warned("--model llama-3.1-8b --lora-rank 4096").empty());
    CHECK(has(warned("--model llama-3.1-8b --lora-rank 4097"), "a rank of 4,097 is above the smaller side of every adapted matrix, at most 4,096"));
    CHECK(has(warned("--params 7B --lora-rank 100000"), "a rank of 100,000"));
    CHECK(warned("--params 7B").empty());
}

TEST_CASE("A scenario file that is something else, or newer, is told so") {
    const TextFile newer(R"({"memladder_scenario": 2, "params": "7B"})");
    checkRefused("estimate --scenario " + newer.path(), "(memladder_scenario): found 2; accepted: 1, the version that this program reads\n");
    const TextFile model(R"({"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2})");
    checkRefused("estimate --scenario " + model.path(), "found a model's configuration; accepted: a scenario; a model's config.json is opened with --config\n");
    const TextFile empty(R"({"model": "reduced-order LLM training-memory model", "inputs": {}})");
    checkRefused("estimate --scenario " + empty.path(), "(inputs.model_params_b): found nothing");
}

TEST_CASE("A model file whose experts or key-value heads cannot be is refused by key") {
    const std::string sizes = R"("model_type": "mixtral", "hidden_size": 64, "num_hidden_layers": 2, "vocab_size": 100, "intermediate_size": 96, "num_attention_heads": 32, )";
    const TextFile topK("{" + sizes + R"("num_key_value_heads": 8, "num_local_experts": 8, "num_experts_per_tok": 9})");
    checkRefused("params " + topK.path(), "(num_experts_per_tok): found 9; accepted: 1 to 8, the experts of a layer\n");
    const TextFile heads("{" + sizes + R"("num_key_value_heads": 5, "num_local_experts": 8, "num_experts_per_tok": 2})");
    checkRefused("params " + heads.path(), "(num_key_value_heads): found 5 key-value heads; accepted: a divisor of the 32 attention heads\n");
    checkRefused("estimate --config " + heads.path(), "(num_key_value_heads): found 5");
}

TEST_CASE("The sheet as CSV has a column for each figure") {
    const std::vector<std::string> csv = lines(run("explain --sheet --gpus 8 --format csv" + kDrill).out);
    REQUIRE(csv.size() > 20);
    CHECK(csv.front() == "part,kind,formula,substituted,result,unit,text,note,row,Bytes a parameter,States,Transient,Activations,Reserve,Total,Why,Free,Free %,Cost %,"
                         "Against the first,size_unit");
    const auto line = [&](const std::string& start) {
        for (const std::string& one : csv) {
            if (one.starts_with(start))
                return one;
        }
        return std::string();
    };
    CHECK(line("a,row,,,,,,,parameter,") == "a,row,,,,,,,parameter,2,,,,,,,,,,,GiB");
    CHECK(line("c,row,,,,,,,ZeRO-3,") == "c,row,,,,,,,ZeRO-3,,326.0,6.8,256.5,10.0,599.3,even perfectly sharded states: 326.0 > 182.0 usable,,,,,GiB");
    CHECK(line("c,row,,,,,,,DDP,") == "c,row,,,,,,,DDP,,2607.7,,256.5,10.0,2874.2,\"nothing is sharded: states 2,607.7 > 182.0 usable\",,,,,GiB");
    CHECK(line("d,answer,") == "d,answer,,,,,\"no, and this is the proof\",Does anything fit on 8 GPUs?,,,,,,,,,,,,,");
    // A result is a number and its unit, whatever stands before it where a person reads it.
    CHECK(line("a,answer,") == "a,answer,,,2607.7,GiB,\"2,607.7 GiB\",States,,,,,,,,,,,,,");
    CHECK(has(line("a,line,16Ψ,"), ",2607.7,GiB,\"2.80e12 bytes = 2,607.7 GiB\","));
    CHECK(has(line("a,line,16Ψ/C,"), ",13.6,,13.6,GPUs of pure state,"));
}

TEST_CASE("No name of a file, an option or a model reaches the terminal with a control character in it") {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "memladder-control";
    std::filesystem::create_directories(folder);
    const std::string script = (folder / "r\x1B[31mn.sh").string();
    const std::string config = (folder / "c\x1B[31mn.json").string();
    std::ofstream(script) << "torchrun pretrain_gpt.py --num-layers 24 --hidden-size 1024 --num-attention-heads 16 --ev\x1B[31mil 5 --seq-length $S\x1B[32mx "
                             "--global-batch-size $X\x1B[33m --fp8-format q\x1B[34mq --data $'a\\e[35m\\r' $(x\x1B[36m) "
                             "--c1 \xC2\x9B" "37m --raw \x9B" "38m --title '\\$HOME'\n";
    std::ofstream(config) << R"({"model_type": "llama", "hidden_size": 1024, "num_hidden_layers": 4, "num_attention_heads": 8, "intermediate_size": 2816, "vocab_size": 32000})";
    const std::string gone = (folder / "no\x1B[31mne\x7F\xC2\x9B\x85").string();
    for (const std::vector<std::string>& line : std::vector<std::vector<std::string>>{{"flags", "--for", "megatron", "--scenario", script},
                                                                                      {"flags", "--for", "me\x1B[31m"},
                                                                                      {"estimate", "--scenario", gone},
                                                                                      {"estimate", "--un\x1B[31mknown"},
                                                                                      {"estimate", "--config", config},
                                                                                      {"flags", "--for", "deepspeed", "--config", config},
                                                                                      {"flags", "--for", "torchtitan", "--config", config}}) {
        const cli::Outcome outcome = cli::run(line);
        INFO(line.front() << " " << line.back());
        const std::string all = outcome.out + outcome.err;
        CHECK(all.size() > 20);
        CHECK_FALSE(hasControl(all, "\n"));
    }
    const cli::Outcome flags = cli::run({"flags", "--for", "megatron", "--scenario", script});
    CHECK(has(flags.err, "(--seq-length): $S [32mx has no value in this file"));
    CHECK(has(flags.out, "$'--ev\\033[31mil' 5"));
    CHECK(has(flags.out, "--data $'a\\033[35m\\015'"));
    CHECK(has(flags.out, "--c1 $'\\302\\23337m'"));
    CHECK(has(flags.out, "--raw $'\\23338m'"));
    CHECK(has(flags.out, "--title '\\$HOME'"));
    // The other syntaxes write such a character of a value by its number.
    for (const auto& [name, text, written] : std::initializer_list<std::array<std::string, 3>>{
             {"t.toml", "[parallelism]\n[own]\nx = \"\xC2\x9B\\u007F\"\n", "x = \"\\u009B\\u007F\""},
             {"d.json", "{\"zero_optimization\": {}, \"x\": \"\xC2\x9B\x7F\"}", "\"x\": \"\\u009b\\u007f\""},
             {"n.yaml", "tokens: {}\nx: \"\\x9b\\x7f\"\n", "x: \"\\u009b\\u007f\""}}) {
        const std::string file = (folder / name).string();
        std::ofstream(file) << text;
        for (const char* framework : {"torchtitan", "deepspeed", "nanotron"}) {
            const cli::Outcome outcome = cli::run({"flags", "--for", framework, "--scenario", file});
            INFO(outcome.out << outcome.err);
            CHECK_FALSE(hasControl(outcome.out + outcome.err, "\n"));
            if (name[0] == framework[0])
                CHECK(has(outcome.out, written));
        }
    }
    std::filesystem::remove_all(folder);
}

TEST_CASE("A table that a message points to can be listed") {
    std::size_t pointed = 0;
    for (const Field& row : fields()) {
        const cli::Outcome refused = cli::run({"estimate", row.option(), "nothing-like-it"});
        const std::size_t at = refused.err.find("memladder-cli list ");
        if (at == std::string::npos)
            continue;
        const std::size_t begin = at + std::string_view("memladder-cli list ").size();
        const std::string table = refused.err.substr(begin, refused.err.find(')', begin) - begin);
        CAPTURE(std::string(row.key), table);
        CHECK(cli::run({"list", table}).status == 0);
        ++pointed;
    }
    CHECK(pointed >= 5);
}
