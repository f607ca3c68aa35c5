// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"
#include "core/random_scenario.h"

#include "estimate/evaluate.h"
#include "explain/derivation.h"
#include "explain/detailed_derivation.h"
#include "quantity/format.h"

#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>

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

/// Works out "2 · 30e9 / (4 · 8)" with · / + − ² and parentheses, commas in numbers.
class Sum {
public:
    explicit Sum(std::string text) : m_text(std::move(text)) {}
    double value() {
        const double result = sum();
        REQUIRE(m_at == m_text.size());
        return result;
    }

private:
    bool take(const std::string& token) {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
        if (m_text.compare(m_at, token.size(), token) != 0)
            return false;
        m_at += token.size();
        return true;
    }
    double sum() {
        double result = product();
        while (true) {
            if (take("+"))
                result += product();
            else if (take("−"))
                result -= product();
            else
                return result;
        }
    }
    double product() {
        double result = atom();
        while (true) {
            if (take("·"))
                result *= atom();
            else if (take("/"))
                result /= atom();
            else
                return result;
        }
    }
    double atom() {
        double result = 0;
        if (take("(")) {
            result = sum();
            REQUIRE(take(")"));
        } else {
            std::string digits;
            while (m_at < m_text.size() && (std::isalnum(static_cast<unsigned char>(m_text[m_at])) || m_text[m_at] == '.' || m_text[m_at] == ',')) {
                if (m_text[m_at] != ',')
                    digits += m_text[m_at];
                ++m_at;
            }
            REQUIRE_FALSE(digits.empty());
            result = std::strtod(digits.c_str(), nullptr);
        }
        return take("²") ? result * result : result;
    }
    std::string m_text;
    std::size_t m_at = 0;
};

void checkAllTerms(const Scenario& scenario) {
    const Plan plan = evaluate(scenario);
    for (const TermInfo& row : terms()) {
        const Derivation gpu = derive(plan, row.term);
        const Derivation host = derive(plan, row.term, Place::Host);
        INFO(row.key << ": " << gpu.formula << " = " << gpu.substituted << " (host " << host.formula << " = " << host.substituted << ")");
        CHECK(gpu.result == plan.size(row.term));
        CHECK(host.result == plan.footprint.host[row.term]);
        CHECK_FALSE(gpu.note.empty());
        CHECK_FALSE(gpu.source.empty());
    }
}

} // namespace

TEST_CASE("A rational is exact, however large") {
    Rational big(1);
    for (int i = 0; i < 20; ++i)
        big = big * Rational(1'000'000'007);
    Rational back = big + Rational(1, 3);
    for (int i = 0; i < 20; ++i)
        back = back / Rational(1'000'000'007);
    CHECK_FALSE(back == Rational(1));
    CHECK(back.roundedUp() == Bytes::of(2)); // one and a very small part
    CHECK(big / big == Rational(1));
    CHECK((big / big).roundedUp() == Bytes::of(1));
    CHECK(big.roundedUp().isSaturated());
    CHECK((Rational(7, 2) - Rational(3)).roundedUp() == Bytes::of(1));
    CHECK((Rational(3) - Rational(7, 2)) == Rational(0));
    CHECK(Rational(0).roundedUp() == Bytes());
    CHECK(Rational(1'000'000'000'000, 3).roundedUp() == Bytes::of(333'333'333'334));
    CHECK(Rational(1, 3).approximately() == Approx(1.0 / 3));
    CHECK((big / (big * Rational(4))).approximately() == Approx(0.25));
}

TEST_CASE("Only the factors in use appear in a formula") {
    Scenario s;
    s.zero = Choice<Sharding>::named("3");
    s.recompute = Choice<Recompute>::named("selective");
    s.seq = 4096;
    Plan plan = evaluate(s);
    CHECK(derive(plan, Term::Parameters).formula == "2Ψ/z");
    CHECK(derive(plan, Term::Parameters).substituted == "2 · 30e9 / 8");
    CHECK(derive(plan, Term::Optimizer).formula == "12Ψ/z");
    CHECK(derive(plan, Term::Gathered).formula == "2·2Ψ/L");
    CHECK(derive(plan, Term::Gathered).substituted == "2 · 2 · 30e9 / 53");
    CHECK(derive(plan, Term::Activations).formula == "34·s·b·h·L");
    CHECK(derive(plan, Term::Activations).substituted == "34 · 4,096 · 1 · 6,784 · 53");

    s = gpt3(8);
    plan = evaluate(s);
    CHECK(derive(plan, Term::Parameters).formula == "2Ψ");
    CHECK(derive(plan, Term::Parameters).substituted == "2 · 175e9");
    CHECK(derive(plan, Term::Activations).formula == "(34·s·b·h + 5·a·s²·b)·L");
    CHECK(derive(plan, Term::Activations).substituted == "(34 · 2,048 · 1 · 12,288 + 5 · 96 · 2,048² · 1) · 96");
    CHECK(derive(plan, Term::Gathered).formula == "0");
    CHECK(derive(plan, Term::Reserve).formula == "fixed");
    CHECK(derive(plan, Term::Reserve).substituted == "10 GiB");

    s.tp = 2;
    s.pp = 2;
    s.sp = Choice<SequenceParallel>::named("off");
    plan = evaluate(s);
    CHECK(derive(plan, Term::Parameters).formula == "2Ψ/(t·p)");
    CHECK(derive(plan, Term::Parameters).substituted == "2 · 175e9 / (2 · 2)");
    CHECK(derive(plan, Term::Activations).formula == "((10 + 24/t)·s·b·h + 5·a·s²·b/t)·L");
    CHECK(derive(plan, Term::Activations).expression.formula(Markup::Latex) ==
          "\\left(\\left(10 + \\frac{24}{t}\\right) \\cdot s \\cdot b \\cdot h + \\frac{5 \\cdot a \\cdot s^{2} \\cdot b}{t}\\right) \\cdot L");
    CHECK(derive(plan, Term::Parameters).expression.formula(Markup::Latex) == "\\frac{2\\Psi}{t \\cdot p}");
    CHECK(derive(plan, Term::Parameters).expression.substituted(Markup::Latex) == "\\frac{2 \\cdot 175 \\cdot 10^{9}}{2 \\cdot 2}");

    s.vpp = 2;
    s.sp = Choice<SequenceParallel>::named("on");
    s.recompute = Choice<Recompute>::named("selective");
    plan = evaluate(s);
    CHECK(derive(plan, Term::Activations).formula == "34·s·b·h·L·(1 + (p − 1)/(p·v))/t");
    s.microBatches = 1;
    plan = evaluate(s);
    CHECK(derive(plan, Term::Activations).formula == "34·s·b·h·L·m/(t·p)");
}

TEST_CASE("The numbers put in give the size, in every layout") {
    int checked = 0;
    for (const Recompute& recompute : Registry<Recompute>::rows())
        for (const Sharding& scheme : Registry<Sharding>::rows())
            for (const auto& [tp, pp, vpp, cp] : {std::array<std::uint64_t, 4>{1, 1, 1, 1}, {2, 1, 1, 1}, {4, 2, 1, 1}, {1, 4, 2, 1}, {2, 2, 1, 2}, {1, 1, 1, 4}})
                for (const char* sp : {"auto", "off"})
                    for (const std::uint64_t micro : {std::uint64_t{0}, std::uint64_t{1}}) {
                        Scenario scenario;
                        scenario.params = 13'000'000'000;
                        scenario.gpus = 64;
                        scenario.seq = 8192;
                        scenario.microBatch = 3;
                        scenario.zero = Choice<Sharding>::named(scheme.key);
                        scenario.recompute = Choice<Recompute>::named(recompute.key);
                        scenario.sp = Choice<SequenceParallel>::named(sp);
                        scenario.liveLayer = Choice<Switch>::named("on");
                        scenario.tp = tp;
                        scenario.pp = pp;
                        scenario.vpp = vpp;
                        scenario.cp = cp;
                        if (micro != 0)
                            scenario.microBatches = micro;
                        const Plan plan = evaluate(scenario);
                        for (const TermInfo& row : terms()) {
                            const Derivation derivation = derive(plan, row.term);
                            CAPTURE(row.key, derivation.formula, derivation.substituted);
                            if (row.term == Term::Reserve)
                                continue;
                            const double worked = Sum(derivation.substituted).value();
                            CHECK(std::abs(worked - static_cast<double>(plan.size(row.term).count())) <= 2.0 + 1e-12 * worked);
                            ++checked;
                        }
                    }
    CHECK(checked > 1000);
}

TEST_CASE("What is offloaded is derived where it is") {
    Scenario s = gpt3(8);
    s.zero = Choice<Sharding>::named("1");
    s.offload = Choice<Offload>::named("optimizer");
    const Plan plan = evaluate(s);
    CHECK(derive(plan, Term::Optimizer).formula == "0");
    CHECK(derive(plan, Term::Optimizer).note == "12Ψ/z = 244.5 GiB a GPU live in host memory");
    CHECK(derive(plan, Term::Optimizer, Place::Host).formula == "12Ψ/z");
    CHECK(derive(plan, Term::Optimizer, Place::Host).result == plan.footprint.host[Term::Optimizer]);
}

TEST_CASE("Numbers put in are thin") {
    CHECK(format::thin(30'000'000'000) == "30e9");
    CHECK(format::thin(1'300'000'000) == "1.3e9");
    CHECK(format::thin(125'000'000) == "125e6");
    CHECK(format::thin(124'439'808) == "124,439,808");
    CHECK(format::thin(4096) == "4,096");
    CHECK(format::thin(1'050'000'000'000) == "1.05e12");
    CHECK(format::thin(0) == "0");
}

TEST_CASE("Every derivation evaluates to its term, for believable jobs") {
    test::RandomScenarios random(20260701);
    for (int i = 0; i < 5000; ++i)
        checkAllTerms(random.believable());
    for (int i = 0; i < 1000; ++i) {
        Scenario reduced = random.believable();
        reduced.estimator = Choice<Estimator>::named("reduced-order");
        checkAllTerms(reduced);
    }
}

TEST_CASE("Every derivation evaluates to its term, for any values of the fields") {
    test::RandomScenarios random(7);
    for (int i = 0; i < 3000; ++i)
        checkAllTerms(random.any());
}

namespace {

/// A job of a framework as people run it; adapters where asked.
Scenario frameworkJob(test::RandomScenarios& random, bool adapters) {
    Scenario s = random.believable();
    s.estimator = Choice<Estimator>::named("detailed");
    s.framework = random.choice<Framework>();
    s.loss.reset();
    if (random.sometimes(3))
        s.loss = random.choice<LossKind>();
    if (random.sometimes(3))
        s.compile = random.choice<Switch>();
    if (random.sometimes(4)) {
        s.recompute = Choice<Recompute>::named(random.sometimes(2) ? "selective" : "full");
        s.recomputePerOperation = s.recompute->key == "selective";
        s.recomputeEvery = s.recomputePerOperation ? 1 : random.below(4) + 1;
    }
    if (random.sometimes(4))
        s.build = BuildMonth::fromText(random.sometimes(2) ? "2024-03" : "2025-09");
    if (random.sometimes(4))
        s.normKernel = random.choice<NormKernel>();
    if (adapters) {
        s.train = Choice<TrainMode>::at(1 + random.below(Registry<TrainMode>::rows().size() - 1));
        s.loraTargets = random.choice<AdapterSet>();
    }
    return s;
}

} // namespace

TEST_CASE("Every term of a framework's account is derived, and its formula gives the term") {
    test::RandomScenarios random(95);
    std::map<std::string, int> byRule;
    int derived = 0;
    for (int i = 0; i < 600; ++i) {
        const bool adapters = i % 5 == 0;
        const Scenario s = frameworkJob(random, adapters);
        const Plan plan = evaluate(s);
        if (hasError(plan.issues()) || plan.total().isSaturated())
            continue;
        AccountDerivation account(plan);
        for (const TermInfo& row : allTerms()) {
            for (const Place place : {Place::Gpu, Place::Host}) {
                if (row.term == Term::Reserve || row.term == Term::Calibration)
                    continue;
                const Bytes term = place == Place::Gpu ? plan.size(row.term) : plan.footprint.host[row.term];
                const Derivation whole = derive(plan, row.term, place);
                CHECK(whole.result == term);
                CHECK_FALSE(whole.formula.empty());
                CHECK_FALSE(whole.source.empty());
                const std::optional<Derivation> formula = account.derive(row.term, place);
                INFO(s.framework->key << " " << row.key << " stage " << plan.detailed->peakStage << ", " << plan.detailed->peak().phase << ": "
                                      << (formula ? formula->formula + " = " + formula->substituted : std::string("no formula")) << ", term " << term.count());
                if (!formula) {
                    ++byRule[std::string(row.key) + (adapters ? " (adapters)" : "") + (place == Place::Host ? " (host)" : "") + " " +
                             std::string(s.framework->key) + " " + std::string(plan.detailed->peak().phase)];
                    continue;
                }
                ++derived;
                const double value = Sum(formula->expression.substituted(Markup::Spaced)).value();
                CHECK(std::abs(value - static_cast<double>(term.count())) <= 3 + 1e-6 * std::abs(static_cast<double>(term.count())));
            }
        }
    }
    std::string missing;
    for (const auto& [rule, count] : byRule)
        missing += rule + ": " + std::to_string(count) + "\n";
    INFO(missing);
    int fallen = 0;
    for (const auto& [rule, count] : byRule)
        fallen += count;
    CHECK(fallen == 0);
    CHECK(derived > 8000);
}
