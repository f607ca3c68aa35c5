// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/map_search.h"

#include <algorithm>
#include <chrono>

namespace memladder::ui {

namespace {

/// What a slider tick may spend on a first picture, and how long a slice may keep a newer question waiting.
constexpr double kAtOnceSeconds = 0.004;
constexpr double kSliceSeconds = 0.012;
/// A layout found in less is looked for where it is asked for; another number of GPUs may take a few times as
/// long.
constexpr double kBestAtOnceSeconds = 0.001;

} // namespace

MapSearch::MapSearch(QObject* parent) : QObject(parent) {}

MapSearch::Slice MapSearch::search(const Scenario& question, const HeadroomMap& axes,
                                   const std::vector<std::size_t>& rows, double budget, const Watch* watch) {
    const auto begin = std::chrono::steady_clock::now();
    HeadroomMap work;
    work.gpus = axes.gpus;
    work.cells.resize(work.gpus.size());
    work.known.assign(1, false);
    Slice slice;
    for (std::size_t i = rows.size(); i-- > 0 && slice.seconds < budget && !(watch && watch->isStopped());) {
        work.sizes = {axes.sizes[rows[i]]};
        searchRow(question, work, 0);
        slice.rows.push_back(rows[i]);
        slice.cells.insert(slice.cells.end(), work.cells.begin(), work.cells.end());
        slice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }
    return slice;
}

std::shared_ptr<const HeadroomMap> MapSearch::mapOf(const Scenario& scenario) {
    const Scenario question = mapQuestion(scenario);
    if (m_question != question) {
        m_task.forget();
        if (!m_question || m_question->estimator != question.estimator) // how long a row takes is not known yet
            m_secondsARow = question.estimator->method == EstimatorMethod::Detailed ? kSliceSeconds : 0;
        m_question = question;
        auto fresh = std::make_shared<HeadroomMap>(emptyMap());
        m_left = coarseFirst(fresh->sizes.size());
        std::reverse(m_left.begin(), m_left.end());
        m_map = std::move(fresh);
        if (m_secondsARow <= kAtOnceSeconds)
            take(search(question, *m_map, m_left, kAtOnceSeconds));
    }
    if (!m_left.empty() && !m_task.isBusy())
        goOn();
    return m_map;
}

MapSearch::Best MapSearch::searchBest(const Scenario& scenario) {
    const auto begin = std::chrono::steady_clock::now();
    Best best{bestLayout(scenario), 0};
    best.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return best;
}

std::optional<MapCell> MapSearch::bestOf(const Scenario& scenario) {
    Scenario question = withoutLayout(scenario);
    question.layersPerStage.reset(); // of a pipeline that the search chooses
    if (m_bestQuestion != question) {
        m_bestTask.forget();
        const bool sameKind = m_bestQuestion && m_bestQuestion->estimator == question.estimator;
        m_bestQuestion = question;
        m_best.reset();
        if (sameKind && m_bestSeconds < kBestAtOnceSeconds) {
            m_best = searchBest(question);
            m_bestSeconds = m_best->seconds;
        }
    }
    if (!m_best && !m_bestTask.isBusy())
        m_bestTask.start([this, question](Watch&) -> LatestTask::Deliver {
            return [this, best = searchBest(question)] {
                m_best = best;
                m_bestSeconds = best.seconds;
                Q_EMIT arrived();
            };
        });
    return m_best ? std::optional(m_best->cell) : std::nullopt;
}

std::shared_ptr<const std::vector<AloneLine>> MapSearch::aloneOf(const Scenario& scenario) {
    const Scenario question = aloneQuestion(scenario);
    if (m_aloneQuestion != question) {
        m_aloneQuestion = question;
        const HeadroomMap axes = emptyMap();
        m_alone = std::make_shared<const std::vector<AloneLine>>(aloneLines(question, axes.gpus, kMapLow, kMapHigh));
    }
    return m_alone;
}

void MapSearch::rest() {
    m_task.forget();
    m_bestTask.forget();
}

void MapSearch::take(const Slice& slice) {
    auto next = std::make_shared<HeadroomMap>(*m_map);
    const std::size_t columns = next->gpus.size();
    for (std::size_t i = 0; i < slice.rows.size(); ++i) {
        const std::size_t row = slice.rows[i];
        std::copy_n(slice.cells.begin() + static_cast<std::ptrdiff_t>(i * columns), columns,
                    next->cells.begin() + static_cast<std::ptrdiff_t>(row * columns));
        next->known[row] = true;
    }
    m_left.resize(m_left.size() - slice.rows.size());
    if (!slice.rows.empty())
        m_secondsARow = slice.seconds / static_cast<double>(slice.rows.size());
    m_map = std::move(next);
}

void MapSearch::goOn() {
    m_task.start([this, question = *m_question, axes = m_map, rows = m_left](Watch& watch) -> LatestTask::Deliver {
        auto slice = std::make_shared<Slice>(search(question, *axes, rows, kSliceSeconds, &watch));
        return [this, slice] {
            take(*slice);
            if (!m_left.empty())
                goOn();
            Q_EMIT arrived();
        };
    });
}

} // namespace memladder::ui
