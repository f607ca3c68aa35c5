// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/cli_support.h"

#include <filesystem>
#include <fstream>

using namespace memladder;
using namespace memladder::test;

TEST_CASE("solve min-gpus prints the contract's object") {
    const json::Value object = answer("solve min-gpus" + kDrill);
    CHECK(keys(object) == std::vector<std::string>{"question", "answer", "exact", "power_of_two", "whole_nodes", "exact_bound", "plan", "blocked"});
    CHECK(text(object, "question") == "min-gpus");
    CHECK(integer(object, "answer") == 16);
    CHECK(integer(object, "exact") == 15);
    CHECK(integer(object, "power_of_two") == 16);
    CHECK(integer(object, "whole_nodes") == 16);
    CHECK(integer(object, "exact_bound") == 15);
    CHECK(integer(object, "blocked.at") == 8);
    CHECK(text(object, "blocked.term") == "optimizer");
    CHECK(at(object, "plan.totals.fits") == json::Value(true));
    CHECK(integer(object, "plan.scenario.gpus") == 16);
    // Pinned to one rank an axis, only the reference's 184.3 GiB is left.
    const json::Value pinned = answer("solve min-gpus --tp 1 --pp 1 --cp 1" + kDrill);
    CHECK(integer(pinned, "exact") == 16);
    CHECK(real(pinned, "plan.totals.total_bytes") / static_cast<double>(kGiB) == Approx(184.2723).margin(0.00005));
    CHECK(run("solve min-gpus" + kDrill).out.find("exact        15") != std::string::npos);
}

TEST_CASE("solve and suggest say what offload does to the bound") {
    const json::Value object = answer("solve min-gpus --offload optimizer" + kDrill);
    CHECK(at(object, "exact_bound").isNull());
    CHECK(text(object, "bound_note").find("void") != std::string::npos);
    const std::string printed = run("solve min-gpus --offload optimizer" + kDrill).out;
    CHECK(printed.find("void with offload") != std::string::npos);
    CHECK(printed.find("below which no layout") == std::string::npos);
    CHECK(run("solve min-gpus --offload activations" + kDrill).out.find("counts the states alone") != std::string::npos);
    // One GPU cannot hold the two bytes a parameter that stay, but no bound says so.
    const cli::Outcome nothing = run("suggest --gpus 1 --offload optimizer" + kDrill);
    CHECK(nothing.status == 1);
    CHECK(nothing.out.find("void with offload") != std::string::npos);
    CHECK(nothing.out.find("No layout can") == std::string::npos);
    CHECK(at(answer("suggest --gpus 1 --offload optimizer" + kDrill, 1), "impossible").isNull());
}

TEST_CASE("the other questions print answer, plan and blocked") {
    for (const std::string question : {"max-params", "max-seq", "max-micro-batch"}) {
        const json::Value object = answer("solve " + question + " --gpus 32" + kDrill);
        CHECK(keys(object) == std::vector<std::string>{"question", "answer", "plan", "blocked"});
        const std::int64_t cp = integer(object, "plan.scenario.cp");
        const std::int64_t step = question == "max-seq" && cp > 1 ? 2 * cp : 1; // a sequence that its ranks can share
        CHECK(integer(object, "answer") % step == 0);
        CHECK(integer(object, "blocked.at") == integer(object, "answer") + step);
        CHECK(at(object, "plan.totals.fits") == json::Value(true));
        for (const char* format : {"text", "csv", "markdown", "latex"})
            CHECK(run("solve " + question + " --gpus 32 --format " + format + kDrill).status == 0);
    }
}

TEST_CASE("The longest sequence is one that its context-parallel ranks can share") {
    for (const char* pinned : {"--gpus 64", "--gpus 64 --cp 32", "--gpus 64 --cp 8 --tp 1", "--gpus 96 --cp 3"}) {
        const std::string asked = "solve max-seq --params 7B --attention flash " + std::string(pinned);
        const json::Value object = answer(asked);
        const std::int64_t cp = integer(object, "plan.scenario.cp");
        INFO(asked << ": " << integer(object, "answer") << " tokens at CP " << cp);
        CHECK(cp > 1);
        CHECK(integer(object, "answer") % (2 * cp) == 0);
        CHECK(at(object, "plan.totals.fits") == json::Value(true));
    }
}

TEST_CASE("solve ends with 1 where nothing fits and prints the object all the same") {
    const json::Value object = answer("solve min-gpus --tp 1 --pp 1 --cp 1 --zero 1 --params 30B", 1);
    CHECK(at(object, "answer").isNull());
    CHECK(at(object, "plan").isNull());
    CHECK(text(object, "blocked.term") == "parameters");
    const json::Value none = answer("solve max-seq --params 100T --gpus 8", 1);
    CHECK(at(none, "answer").isNull());
}

TEST_CASE("solve refuses what it does not know") {
    checkRefused("solve", "solve");
    checkRefused("solve min-cost", "min-cost");
    checkRefused("solve min-gpus --tp 7 --heads 96", "--tp");
    checkRefused("solve max-micro-batch --gpus 32 --tp 3", "--tp");
}

TEST_CASE("sweep prints exactly the rows asked for") {
    const json::Value object = answer("sweep gpus --from 8 --to 64 --points 4 --log --params 30B");
    CHECK(text(object, "axis") == "gpus");
    CHECK(at(object, "rows").size() == 4);
    CHECK(integer(object, "rows.2.x") == 32);
    // ZeRO-2 on 32: 2Ψ + 14Ψ/32 = 68.1 GiB, and the activations of 30 B at 2,048 tokens, which no scheme divides
    const json::Value plan = answer("estimate --gpus 32 --zero 2 --params 30B");
    CHECK(integer(object, "rows.2.zero2_bytes") == integer(plan, "totals.total_bytes"));
    CHECK(keys(at(object, "rows.0.fits")) == std::vector<std::string>{"ddp", "zero1", "zero2", "zero3"});
    CHECK(at(object, "rows.0.fits.ddp") == json::Value(false));

    const json::Value odd = answer("sweep gpus --from 1 --to 5 --points 5 --tp 2");
    CHECK(at(odd, "rows.0.ddp_bytes").isNull());
    CHECK(at(odd, "rows.0.fits.ddp").isNull());
    CHECK(text(odd, "rows.0.issues.0.code") == "axes_do_not_divide_gpus");
    CHECK(integer(odd, "rows.1.ddp_bytes") > 0);

    CHECK(answer("sweep capacity --from 80GB --to 192GiB --points 3").find("rows")->size() == 3);
    CHECK(answer("sweep seq --from 2k --to 128k --points 7 --log").find("rows")->elements()[6].find("x")->integer() == 131072);
    const cli::Outcome csv = run("sweep micro-batch --from 1 --to 8 --points 8 --format csv");
    CHECK(std::count(csv.out.begin(), csv.out.end(), '\n') == 9);
    CHECK(csv.out.rfind("micro_batch,ddp_bytes,zero1_bytes,zero2_bytes,zero3_bytes\n", 0) == 0);
}

TEST_CASE("sweep refuses axes and ends that cannot be") {
    checkRefused("sweep", "sweep");
    checkRefused("sweep recompute --from 1 --to 2 --points 2", "recompute");
    checkRefused("sweep gpus --to 2 --points 2", "--from");
    checkRefused("sweep gpus --from 1 --to many --points 2", "--to");
    checkRefused("sweep gpus --from 0 --to 8 --points 2", "--from");
    checkRefused("sweep gpus --from 1 --to 8 --points 0", "--points");
    checkRefused("sweep gpus --from 1 --to 8 --points 1", "--points");
    checkRefused("sweep reserve --from 0 --to 8GB --points 3 --log", "--log");
}

TEST_CASE("diff names the fields and terms that differ") {
    const auto folder = std::filesystem::temp_directory_path();
    const std::string a = (folder / "memladder_diff_a.json").string();
    const std::string b = (folder / "memladder_diff_b.json").string();
    REQUIRE(run("estimate --gpus 32 --zero 3 --recompute selective --save " + a + kDrill).status == 0);
    REQUIRE(run("estimate --gpus 16 --zero 3 --recompute full --save " + b + kDrill).status == 0);
    const json::Value object = answer("diff " + a + " " + b);
    CHECK(at(object, "fields").size() == 2);
    CHECK(text(object, "fields.0.key") == "recompute");
    CHECK(text(object, "fields.0.old") == "selective");
    CHECK(text(object, "fields.0.new") == "full");
    CHECK(integer(object, "fields.1.old") == 32);
    CHECK(integer(object, "fields.1.new") == 16);
    for (const json::Value& term : at(object, "terms").elements())
        CHECK(integer(term, "change_bytes") == integer(term, "new_bytes") - integer(term, "old_bytes"));
    // total: 174.8 → 184.3 GiB
    bool total = false;
    for (const json::Value& term : at(object, "terms").elements())
        if (text(term, "key") == "total") {
            total = true;
            CHECK(real(term, "change_bytes") / static_cast<double>(kGiB) == Approx(184.2723 - 174.7816).margin(0.0002));
        }
    CHECK(total);
    CHECK(run("diff " + a + " " + b).out.find("184.3 GiB") != std::string::npos);
    CHECK(run("diff " + a + " " + a).out == "No difference.\n");
    CHECK(answer("diff " + a + " " + a).find("terms")->size() == 0);
    checkRefused("diff " + a, "diff");
    checkRefused("diff " + a + " /no/such/file.json", "/no/such/file.json");
    std::ofstream(b) << "{\"params\": \"30B\", \"tp\": 3}";
    checkRefused("diff " + a + " " + b, "memladder_diff_b.json");
    std::filesystem::remove(a);
    std::filesystem::remove(b);
}

TEST_CASE("The sheet says that it is the textbook's where the scenario asks for another estimator") {
    const std::string asked = "explain --sheet --model llama-3.1-8b --gpus 8 --zero 3";
    CHECK(run(asked + " --estimator detailed").out.find("by the textbook estimator; the scenario asks for Detailed") != std::string::npos);
    CHECK(run(asked).out.find("by the textbook estimator") == std::string::npos);
}

TEST_CASE("Tables for programs hold plain numbers; a chosen card is named with the size that counts") {
    CHECK(run("explain --term parameters --params 30e9 --format csv").out.find(",60000000000,") != std::string::npos);
    CHECK(run("estimate --gpu h100-sxm --gpus 8").out.find("8 × 80 GB (H100 SXM5 80GB, nominal)") != std::string::npos);
    CHECK(run("estimate --gpu h100-sxm --gpus 8 --capacity-basis driver").out.find("driver-visible)") != std::string::npos);
}

TEST_CASE("explain derives every term") {
    const json::Value object = answer("explain --gpus 32 --zero 3 --recompute selective" + kDrill);
    CHECK(at(object, "terms").size() == 7);
    std::int64_t sum = 0;
    for (const json::Value& term : at(object, "terms").elements()) {
        for (const char* key : {"key", "formula", "substituted", "latex", "source", "note"})
            CHECK_FALSE(text(term, key).empty());
        sum += integer(term, "bytes");
    }
    CHECK(sum == integer(object, "total_bytes"));
    CHECK(at(object, "sheet").isNull());
    const json::Value one = answer("explain --term optimizer --gpus 32 --zero 3" + kDrill);
    CHECK(at(one, "terms").size() == 1);
    CHECK(text(one, "terms.0.formula") == "12Ψ/z");
    CHECK(text(one, "terms.0.substituted") == "12·175e9/32");
    CHECK(text(one, "terms.0.latex") == "\\frac{12\\Psi}{z} = \\frac{12 \\cdot 175 \\cdot 10^{9}}{32}");
    const json::Value host = answer("explain --term optimizer --offload optimizer --gpus 32 --zero 3" + kDrill);
    CHECK(text(host, "terms.1.place") == "host");
    CHECK(integer(host, "terms.1.bytes") == 12LL * 175'000'000'000 / 32);
}

TEST_CASE("explain leaves out what weighs nothing, and names it") {
    const std::string text = run("explain --gpus 8 --params 7B").out;
    CHECK(text.find(" 0.0 GiB") == std::string::npos);
    CHECK(text.find("\nAbsent: Gathered layers, Live layer, Reserve.\n") != std::string::npos);
    CHECK(run("explain --term reserve --gpus 8 --params 7B").out.find(" 0.0 GiB") != std::string::npos); // asked for
    const std::string detailed = run("explain --estimator detailed --framework torchtitan --model llama-3.1-8b --gpus 8 --zero 3").out;
    CHECK(detailed.find(" 0.0 GiB") == std::string::npos);
    CHECK(detailed.find("\nAbsent at the peak, ") != std::string::npos);
    // Programs read every term, with its zero.
    CHECK(at(answer("explain --gpus 8 --params 7B"), "terms").size() == 7);
}

TEST_CASE("explain prints the sheet in each form") {
    const json::Value object = answer("explain --sheet --gpus 8" + kDrill);
    CHECK(at(object, "sheet").size() == 7);
    CHECK(text(object, "sheet.3.part") == "d");
    CHECK(text(object, "sheet.3.answer") == "no, and this is the proof");
    CHECK(run("explain --sheet --gpus 8" + kDrill).out.find("(e) The smallest number of GPUs: 16 as a power of two, 15 exactly") != std::string::npos);
    CHECK(run("explain --sheet --gpus 8 --format markdown" + kDrill).out.find("### (a) States: 2,607.7 GiB") == 0);
    CHECK(run("explain --sheet --gpus 8 --format latex" + kDrill).out.find("\\paragraph{(a) States") == 0);
    CHECK(run("explain --sheet --gpus 8 --format csv" + kDrill).out.find("part,kind,formula,substituted,result,unit,text,note,row,") == 0);
    CHECK(run("explain --gpus 8 --format latex" + kDrill).out.find("\\begin{align*}") == 0);
    CHECK(run("explain --gpus 8 --format markdown" + kDrill).out.find("| Activations |") != std::string::npos);
}

TEST_CASE("explain refuses a term that does not exist") {
    checkRefused("explain --term logits", "--term");
    checkRefused("explain --tp 3 --gpus 8", "--tp");
}

TEST_CASE("estimate reads and writes the reduced-order document") {
    const std::string document = std::string(MEMLADDER_TEST_DATA) + "/reduced-order-8b.json";
    const cli::Outcome written = run("estimate --scenario " + document + " --format reduced-order");
    CHECK(written.status == 0);
    CHECK(written.err.empty());
    const auto object = json::parse(written.out, "stdout");
    REQUIRE(object);
    CHECK(real(*object, "outputs.per_gpu_total_gb") == 24.858);
    CHECK(integer(*object, "outputs.min_gpus_to_fit") == 2);
    CHECK(integer(*object, "steps") == 96);
    const json::Value plan = answer("estimate --scenario " + document);
    CHECK(text(plan, "estimator") == "reduced-order");
    CHECK(text(plan, "terms.5.formula") == "(L + 34)·2·s·b·h");
    const cli::Outcome typed = run("estimate --estimator reduced-order --format reduced-order --params 8B --gpus 16 --layers 32 --hidden 4096 --seq 4096 "
                                   "--micro-batch 4 --zero 3 --recompute full");
    CHECK(json::parse(typed.out, "stdout")->find("outputs")->find("model_states_per_gpu_gb")->number() == 8.0);

    checkRefused("estimate --format reduced-order", "--format");
    checkRefused("ladder --estimator reduced-order --format reduced-order", "--format");
    checkRefused("estimate --estimator reduced-order --recompute selective", "--recompute");
    checkRefused("estimate --estimator reduced-order --tp 2", "--tp");
    checkRefused("suggest --estimator reduced-order", "--estimator");
    checkRefused("solve max-seq --estimator reduced-order", "--estimator");
}
