// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/account.h"
#include "estimate/plan.h"

#include <vector>

namespace memladder {

/// The model of a scenario as the detailed account reads it: the named or imported one, or one that the typed
/// fields describe (a GPT-2-like decoder). `job` is the resolved scenario.
[[nodiscard]] detailed::ModelOutline outlineOf(const Scenario& scenario, const Job& job);

/// A scenario's setup: what is left empty is the framework's usual.
[[nodiscard]] detailed::Setup setupOf(const Scenario& scenario, const Job& job);

/// Sets what a layout decides in a setup of the same scenario, and nothing else. Allocates nothing.
void layOut(const Scenario& scenario, const Layout& layout, detailed::Setup& setup);

/// What a search needs of an account: the total of the fullest GPU as a plan has it, and the same at the high end of the
/// framework's measured range.
struct DetailedReading {
    Bytes total;
    Bytes high;
};
[[nodiscard]] DetailedReading readingOf(const Scenario& scenario, const Layout& layout, const detailed::Setup& setup,
                                        const detailed::Account& account);

/// What any account of the setup's layout comes to at least, whatever is recomputed: the first stage's
/// long-lived tensors and gradients in the optimizer's step.
[[nodiscard]] Bytes floorOf(const Scenario& scenario, const Layout& layout, const detailed::ModelOutline& model,
                            const detailed::Setup& setup);

/// States of the whole job that no layout can spread over more than all its GPUs: bytes of weights, masters and moments
/// under the scenario's framework, each stored once.
[[nodiscard]] double statesStoredOnce(const detailed::ModelOutline& model, detailed::Setup setup);

/// What all GPUs of the job hold together at least when the optimizer steps, in any layout and under offload
/// too: what no layout can spread over more than all of them.
[[nodiscard]] double heldOnce(const detailed::ModelOutline& model, detailed::Setup setup, bool expertTpGiven);

/// What each GPU holds beside its account: outside the allocator, and what a calibration adds.
[[nodiscard]] Bytes besideAccount(const Scenario& scenario);

/// What one stage holds at every detailed::Phase, in the order of time, without what lies beside the
/// allocator.
[[nodiscard]] std::vector<TermSizes> phasesOf(const Scenario& scenario, const Job& job, std::size_t stage);

/// Fills a plan's footprint and detailed answer. Precondition: plan.job is the resolved scenario.
void addDetailedAccount(const Scenario& scenario, Plan& plan);

} // namespace memladder
