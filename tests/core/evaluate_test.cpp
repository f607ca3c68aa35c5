// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/scenario_support.h"

using namespace memladder;
using test::drill;

namespace {

const Issue* find(const Plan& plan, std::string_view code) {
    for (const Issue& issue : plan.issues()) {
        if (issue.code == code)
            return &issue;
    }
    return nullptr;
}

Plan planOf(test::Typed values) {
    return evaluate(test::with({}, values));
}

/// The nearest values that the issue of this code offers; the test fails where there is no such issue.
std::vector<std::uint64_t> offered(test::Typed values, std::string_view code) {
    const Plan plan = planOf(values);
    const Issue* issue = find(plan, code);
    CAPTURE(code);
    REQUIRE(issue != nullptr);
    CHECK(issue->severity == Severity::Error);
    return issue->nearest;
}

} // namespace

TEST_CASE("levels: impossible is proven, does not fit is not, tight is under 5 %") {
    const Plan eight = evaluate(drill({{"zero", "3"}}));
    CHECK(eight.level == Level::Impossible); // 16·175e9/8 = 325.96 GiB > 182
    CHECK(verdictText(eight) == "states 326.0 GiB > 182.0 GiB usable, even divided by all 8 GPUs");
    CHECK(eight.limitingTerm == Term::Optimizer);

    CHECK(evaluate(drill({{"zero", "3"}, {"gpus", "16"}, {"recompute", "selective"}})).level == Level::DoesNotFit); // 256.3 of 192
    const Plan tight = evaluate(drill({{"zero", "3"}, {"gpus", "16"}, {"recompute", "full"}}));
    CHECK(tight.level == Level::Tight); // 7.7 of 192 = 4.0 %
    CHECK(verdictText(tight) == "184.3 GiB of 192.0 GiB, 7.7 GiB left");
    CHECK(evaluate(drill({{"zero", "3"}, {"gpus", "32"}, {"recompute", "selective"}})).level == Level::Fits); // 9.0 %
}

TEST_CASE("the verdict names what the scheme leaves whole") {
    const auto text = [](const char* zero) { return verdictText(evaluate(drill({{"zero", zero}, {"gpus", "64"}}))); };
    CHECK(text("1") == "replicated parameters and gradients 651.9 GiB alone exceed 182.0 GiB usable");
    CHECK(text("2") == "replicated parameters 326.0 GiB alone exceed 182.0 GiB usable");
    CHECK(text("0") == "replicated parameters, gradients and optimizer 2,607.7 GiB alone exceed 182.0 GiB usable");
    const Plan plan = evaluate(drill({{"zero", "3"}, {"gpus", "16"}}));
    CHECK(plan.limitingTerm == Term::Activations);
    CHECK(pileText(plan) == "activations 256.5 GiB outweigh states 163.0 GiB by 93.5 GiB");
}

TEST_CASE("a size too large to hold, and differences of it, read as at least") {
    const Plan plan = planOf({{"params", "1e17"}, {"layers", "65536"}, {"hidden", "1000000"}, {"heads", "1000"}, {"seq", "1000000000"}, {"micro_batch", "1000000"}});
    REQUIRE(plan.total().isSaturated());
    CHECK(pileText(plan).find("activations ≥ ") == 0);
    CHECK(pileText(plan).find(" by ≥ ") != std::string::npos);
    const Plan small = planOf({{"params", "1e9"}, {"layers", "65536"}, {"hidden", "1000000"}, {"heads", "1000"}, {"seq", "1000000000"}, {"micro_batch", "1000000"}});
    CHECK(verdictText(small).find(" by ≥ ") != std::string::npos);
}

TEST_CASE("a reserve larger than the card leaves nothing usable, and the verdict says so") {
    CHECK(verdictText(planOf({{"params", "30e9"}, {"gpus", "1"}, {"capacity", "10GiB"}, {"reserve", "20GiB"}})) ==
          "states 447.0 GiB > 0 usable (10.0 GiB less 20.0 GiB reserve)");
}

TEST_CASE("offload voids the bound") {
    CHECK(evaluate(drill({{"zero", "3"}, {"recompute", "full"}, {"offload", "optimizer"}})).level != Level::Impossible);
}

TEST_CASE("an axis that cannot be is an error on its field, with the nearest values that can") {
    using Values = std::vector<std::uint64_t>;
    CHECK(offered({{"tp", "3"}}, "axes_do_not_divide_gpus") == Values{2, 4});
    CHECK(offered({{"pp", "3"}}, "axes_do_not_divide_gpus") == Values{2, 4});
    CHECK(offered({{"cp", "16"}}, "axes_do_not_divide_gpus") == Values{8});
    CHECK(find(planOf({{"cp", "16"}}), "axes_do_not_divide_gpus")->field == "cp");
    CHECK(offered({{"heads", "53"}, {"tp", "2"}}, "heads_not_divisible") == Values{1});
    CHECK(planOf({{"tp", "2"}}).issues().empty()); // 53 heads, but nobody typed them
    CHECK(offered({{"gpus", "64"}, {"layers", "32"}, {"pp", "64"}}, "more_stages_than_layers") == Values{32});
    CHECK(offered({{"pp", "8"}, {"vpp", "9"}}, "more_chunks_than_layers") == Values{6}); // 8·6 = 48 of 53 layers
    CHECK(offered({{"ep", "2"}}, "experts_not_divisible") == Values{1});
    CHECK_FALSE(hasError(planOf({{"experts", "8"}, {"ep", "2"}}).issues()));
    CHECK(offered({{"gpus", "12"}, {"shard_group", "5"}}, "shard_group_not_a_divisor") == Values{4, 6});
    CHECK(offered({{"heads", "48"}, {"kv_heads", "7"}}, "kv_heads_not_a_divisor") == Values{6, 8});
    CHECK(offered({{"global_batch", "8"}, {"micro_batches", "4"}}, "batch_given_twice").empty());
    CHECK(offered({{"seq", "4"}, {"cp", "8"}}, "more_ranks_than_tokens").empty());
    CHECK(offered({{"experts", "4"}, {"top_k", "5"}}, "more_experts_than_there_are") == Values{4});
}

TEST_CASE("what is odd but possible is one warning") {
    const std::pair<const char*, Plan> plans[] = {
        {"tp_crosses_nodes", planOf({{"gpus", "32"}, {"tp", "16"}})},
        {"expert_share_unknown", planOf({{"experts", "8"}, {"ep", "2"}})},
        {"no_pipeline", planOf({{"vpp", "2"}})},
        {"nothing_to_save", planOf({{"attention", "flash"}, {"recompute", "selective"}})},
        {"global_batch_remainder", planOf({{"global_batch", "12"}})},
        {"offload_of_whole_parameters", planOf({{"offload", "parameters"}})},
        {"no_driver_figure", planOf({{"capacity_basis", "driver"}})},
        {"counted_in_16_bit", planOf({{"recipe", "fp32-adam"}, {"estimator", "detailed"}, {"framework", "hf"}})},
        {"counted_in_16_bit", planOf({{"bytes_per_param", "4"}, {"estimator", "detailed"}, {"framework", "hf"}})},
    };
    for (const auto& [code, plan] : plans) {
        CAPTURE(code);
        REQUIRE(plan.issues().size() == 1);
        CHECK(plan.issues().front().code == code);
        CHECK_FALSE(hasError(plan.issues()));
    }
}

TEST_CASE("fp32 weights by a framework's own choice, or without a framework, are no warning") {
    CHECK(planOf({{"recipe", "fp32-adam"}}).issues().empty());
    CHECK(planOf({{"estimator", "detailed"}, {"framework", "torchtitan"}, {"zero", "3"}}).issues().empty());
}

TEST_CASE("a card brings its size, its link, and on request what the driver shows of it") {
    const Plan nominal = planOf({{"gpu", "h200-sxm"}});
    CHECK(nominal.job.capacity.label() == "141 GB");
    CHECK(nominal.job.link->key == "nvlink4");
    const Plan driver = planOf({{"gpu", "h200-sxm"}, {"capacity_basis", "driver"}});
    CHECK(driver.capacity().count() == 143771LL * 1024 * 1024);
    CHECK(driver.issues().empty());
    CHECK(planOf({{"gpu", "h200-sxm"}, {"capacity", "100GB"}}).capacity() == Bytes::of(100 * kGB));
}

TEST_CASE("parts sum to totals, sharding never raises a state, and sizes grow with the work") {
    std::uint64_t seed = 12345;
    const auto pick = [&seed](std::uint64_t most) {
        seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
        return (seed >> 33) % most;
    };
    for (int i = 0; i < 3000; ++i) {
        Scenario s;
        s.params = 100'000'000 + pick(1'000'000) * 1'000'000;
        s.tp = std::uint64_t{1} << pick(4);
        s.pp = std::uint64_t{1} << pick(3);
        s.gpus = s.tp * s.pp * (1 + pick(64));
        s.seq = std::uint64_t{512} << pick(8);
        s.microBatch = 1 + pick(4);
        s.recompute = Choice<Recompute>::at(pick(4));
        s.recipe = Choice<Recipe>::at(pick(Registry<Recipe>::rows().size()));
        s.reserve = CardSize::gib(static_cast<std::int64_t>(pick(20)));
        Plan before;
        for (std::size_t stage = 0; stage < 4; ++stage) {
            s.zero = Choice<Sharding>::at(stage);
            const Plan plan = evaluate(s);
            Bytes sum;
            for (const TermInfo& row : terms())
                sum += plan.size(row.term);
            REQUIRE(sum == plan.total());
            REQUIRE(plan.total() + plan.headroom() == plan.capacity());
            if (stage > 0) {
                for (const Term term : {Term::Parameters, Term::Gradients, Term::Optimizer}) // a byte of rounding may move
                    REQUIRE(plan.size(term) <= before.size(term) + Bytes::of(1));
                REQUIRE(plan.total(Category::State) <= before.total(Category::State));
            }
            before = plan;
        }
        Scenario more = s;
        ++more.microBatch;
        REQUIRE(evaluate(more).total() >= before.total());
        more = s;
        more.seq *= 2;
        REQUIRE(evaluate(more).total() >= before.total());
    }
}

TEST_CASE("Below a twentieth of the card a plan is tight, from there on it fits") {
    Scenario s;
    s.params = 1'000'000'000;
    s.capacity = CardSize::gb(1000);
    s.reserve = CardSize::gb(0);
    const std::int64_t whole = evaluate(s).total().count() / kGB;
    const auto level = [&](std::int64_t total) { // to a GB above
        s.reserve = CardSize::gb(total - whole);
        const Plan plan = evaluate(s);
        REQUIRE(plan.total() >= Bytes::of(total * kGB));
        REQUIRE(plan.total() < Bytes::of((total + 1) * kGB));
        return plan.level;
    };
    CHECK(level(948) == Level::Fits);
    CHECK(level(950) == Level::Tight); // 49 to 50 GB are left
    CHECK(level(999) == Level::Tight);
    CHECK(level(1001) == Level::DoesNotFit);
}
