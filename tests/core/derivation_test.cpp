// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "estimate/evaluate.h"
#include "explain/derivation.h"

#include <array>
#include <cmath>
#include <cstdlib>
#include <string>

using namespace memladder;

namespace {

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

Derivation of(const Scenario& scenario, Term term) {
    return derive(evaluate(scenario), term);
}

} // namespace

TEST_CASE("A derivation reads as the lecture writes it") {
    Scenario scenario;
    scenario.seq = 4096;
    scenario.recompute = Choice<Recompute>::named("selective");
    scenario.reserve = CardSize::gib(10);
    CHECK(of(scenario, Term::Parameters).formula == "2Ψ");
    scenario.zero = Choice<Sharding>::named("3");
    CHECK(of(scenario, Term::Parameters).formula == "2Ψ/d");
    CHECK(of(scenario, Term::Parameters).substituted == "2 · 30e9 / 8");
    CHECK(of(scenario, Term::Optimizer).formula == "12Ψ/d");
    CHECK(of(scenario, Term::Gathered).formula == "2 · 2Ψ/L");
    CHECK(of(scenario, Term::Gathered).substituted == "2 · 2 · 30e9 / 53");
    CHECK(of(scenario, Term::Activations).formula == "34·s·b·h·L");
    CHECK(of(scenario, Term::Activations).substituted == "34 · 4,096 · 1 · 6,784 · 53");
    CHECK(of(scenario, Term::Activations).source == info(Term::Activations).source.text);
    CHECK(of(scenario, Term::Reserve).formula == "fixed");
    CHECK(of(scenario, Term::LiveLayer).formula.empty());
    scenario.recompute = Choice<Recompute>::named("none");
    CHECK(of(scenario, Term::Activations).formula == "(34·s·b·h + 5·a·s²·b)·L");
    scenario.tp = 2;
    scenario.sp = Choice<SequenceParallel>::named("off");
    CHECK(of(scenario, Term::Activations).formula == "((10 + 24/t)·s·b·h + 5·a·s²·b/t)·L");
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
                            if (plan.size(row.term) == Bytes()) {
                                CHECK(derivation.formula.empty());
                                continue;
                            }
                            const double worked = Sum(derivation.substituted).value();
                            CHECK(std::abs(worked - static_cast<double>(plan.size(row.term).count())) <= 2.0 + 1e-12 * worked);
                            ++checked;
                        }
                    }
    CHECK(checked > 1000);
}
