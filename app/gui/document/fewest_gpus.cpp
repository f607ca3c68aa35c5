// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/fewest_gpus.h"

#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"
#include "search/bound.h"
#include "search/suggest.h"

#include <chrono>
#include <memory>

namespace memladder::ui {

namespace {

constexpr int kRestMs = 150;

/// The scenario without what the solution is free to choose.
Scenario questionOf(Scenario scenario) {
    const Scenario fresh;
    scenario.gpus = fresh.gpus;
    scenario.zero = fresh.zero;
    scenario.tp = scenario.pp = scenario.cp = scenario.ep = 1;
    scenario.recompute = fresh.recompute;
    return scenario;
}

QString textOf(const Solution& solution) {
    if (!solution.answer)
        return {};
    const auto grouped = [](std::uint64_t n) { return inLocale(format::grouped(n)); };
    const std::uint64_t answer = *solution.answer;
    const std::uint64_t exact = solution.exact.value_or(answer);
    if (exact == answer)
        return Ui::tr("Fewest GPUs: %1.").arg(grouped(answer));
    return Ui::tr("Fewest GPUs: %1, %2 as a power of two.").arg(grouped(exact), grouped(answer));
}

} // namespace

FewestGpus::FewestGpus(PlanDocument& document, QObject* parent) : QObject(parent), m_document(document) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        const Scenario question = questionOf(m_document.scenario());
        m_task.start([this, question](Watch& watch) -> LatestTask::Deliver {
            auto answer = std::make_shared<Answer>(solve(question, &watch));
            return [this, question, answer] {
                take(question, *answer);
                Q_EMIT arrived();
            };
        });
    });
    connect(&m_document, &PlanDocument::changed, this, &FewestGpus::reread);
    if (isSearchable(m_document.scenario()))
        m_rest.start();
}

FewestGpus::Answer FewestGpus::solve(const Scenario& question, Watch* watch) {
    const auto begin = std::chrono::steady_clock::now();
    const Question* row = findQuestion("min-gpus");
    memladder::Pins pins;
    pins.watch = watch;
    Answer out{hasError(row->check(question).issues) ? Solution() : row->solve(question, pins), 0};
    out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return out;
}

void FewestGpus::reread() {
    const Scenario question = questionOf(m_document.scenario());
    m_task.forget();
    m_rest.stop();
    if (!isSearchable(question)) {
        m_text.clear();
        return;
    }
    if (m_answered == question) {
        m_text = m_answer;
        return;
    }
    // The scan starts at the bound: where that is near the last one, so is the time.
    const std::uint64_t least = bound(question).fewestGpus().value_or(0);
    if (m_answered && m_seconds < kQuickSeconds && question.estimator == m_answered->estimator && least > 0 &&
        m_answeredBound > 0 && least <= 2 * m_answeredBound) {
        take(question, solve(question));
        return;
    }
    m_text.clear(); // an answer to another question is none
    m_rest.start();
}

void FewestGpus::take(const Scenario& question, const Answer& answer) {
    m_answered = question;
    m_answeredBound = bound(question).fewestGpus().value_or(0);
    m_seconds = answer.seconds;
    m_answer = textOf(answer.solution);
    m_text = m_answer;
}

} // namespace memladder::ui
