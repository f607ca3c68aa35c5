// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "explain/derivation.h"

#include <algorithm>

namespace memladder::cli {

namespace {

json::Value bytesValue(Bytes bytes) {
    return bytes.count();
}

json::Value termsValue(const Plan& plan) {
    json::Value array = json::Value::array();
    for (const Derivation& derivation : derivations(plan)) {
        const TermInfo& row = info(derivation.term);
        json::Value term = json::Value::object();
        term.set("key", row.key);
        term.set("category", categoryKey(row.category));
        term.set("bytes", bytesValue(plan.size(row.term)));
        term.set("formula", derivation.formula);
        term.set("substituted", derivation.expression.substituted());
        term.set("source", derivation.source);
        array.append(std::move(term));
    }
    return array;
}

json::Value termSizesValue(const TermSizes& sizes) {
    json::Value array = json::Value::array();
    for (const TermInfo& row : allTerms()) {
        if (sizes[row.term] == Bytes())
            continue;
        json::Value term = json::Value::object();
        term.set("key", row.key);
        term.set("category", categoryKey(row.category));
        term.set("bytes", bytesValue(sizes[row.term]));
        array.append(std::move(term));
    }
    return array;
}

json::Value detailedStagesValue(const DetailedAnswer& answer) {
    json::Value stages = json::Value::array();
    for (std::size_t i = 0; i < answer.stages.size(); ++i) {
        const StagePlan& plan = answer.stages[i];
        json::Value stage = json::Value::object();
        stage.set("stage", i);
        stage.set("layers", plan.layers);
        stage.set("in_flight", plan.inFlight);
        stage.set("instant", plan.instant);
        stage.set("allocated_bytes", bytesValue(plan.allocated));
        stage.set("reserved_bytes", bytesValue(plan.reserved));
        stage.set("terms", termSizesValue(plan.terms));
        stage.set("total_bytes", bytesValue(plan.terms.total()));
        stages.append(std::move(stage));
    }
    return stages;
}

json::Value rangeValue(const DetailedAnswer& answer) {
    json::Value range = json::Value::object();
    range.set("low_bytes", bytesValue(answer.low));
    range.set("high_bytes", bytesValue(answer.high));
    range.set("basis", answer.basis);
    range.set("rows", answer.rows);
    return range;
}

json::Value totalsValue(const Plan& plan) {
    json::Value totals = json::Value::object();
    for (std::size_t i = 0; i < kCategoryCount; ++i) {
        const auto category = static_cast<Category>(i);
        totals.set(std::string(categoryKey(category)) + "_bytes", bytesValue(plan.total(category)));
    }
    totals.set("total_bytes", bytesValue(plan.total()));
    totals.set("capacity_bytes", bytesValue(plan.capacity()));
    totals.set("capacity_basis", plan.job.capacityBasis().key);
    totals.set("usable_bytes", bytesValue(plan.usable()));
    totals.set("headroom_bytes", bytesValue(plan.headroom()));
    totals.set("host_bytes_per_node", bytesValue(plan.hostPerNode()));
    totals.set("utilization", plan.utilization());
    totals.set("fits", plan.fits());
    if (plan.total().isSaturated() || plan.footprint.host.total().isSaturated())
        totals.set("saturated", true); // sizes are at least what stands here
    return totals;
}

/// The textbook's stages are alike: each holds its layers for as many micro-batches as there are stages.
json::Value stagesValue(const Plan& plan) {
    const Layout& layout = plan.job.layout;
    const std::uint64_t inFlight = layout.microBatches > 0 ? std::min(layout.microBatches, layout.pp) : layout.pp;
    const json::Value terms = termsValue(plan);
    json::Value stages = json::Value::array();
    for (std::uint64_t i = 0; i < layout.pp; ++i) {
        json::Value stage = json::Value::object();
        stage.set("stage", i);
        stage.set("layers", plan.job.shape.layers / layout.pp + (i < plan.job.shape.layers % layout.pp ? 1 : 0));
        stage.set("in_flight", inFlight);
        stage.set("terms", terms);
        stage.set("total_bytes", bytesValue(plan.total()));
        stages.append(std::move(stage));
    }
    return stages;
}

} // namespace

json::Value issuesValue(const std::vector<Issue>& issues) {
    json::Value array = json::Value::array();
    for (const Issue& issue : issues) {
        json::Value value = json::Value::object();
        value.set("severity", issue.severity == Severity::Error ? "error" : "warning");
        value.set("field", issue.field);
        value.set("code", issue.code);
        value.set("text", issue.text);
        array.append(std::move(value));
    }
    return array;
}

json::Value answeredScenario(const Scenario& scenario, const Job& job) {
    json::Value object = scenarioValue(scenario);
    object.set("capacity_basis", job.capacityBasis().key);
    return object;
}

json::Value planValue(const Scenario& scenario, const Plan& plan) {
    json::Value object = json::Value::object();
    object.set("estimator", scenario.estimator->key);
    object.set("scenario", answeredScenario(scenario, plan.job));
    object.set("exact_params", plan.job.shape.exactParams > 0 ? json::Value(plan.job.shape.exactParams) : json::Value());
    if (const ScaledModelRef& scaled = plan.job.scaled) {
        json::Value from = json::Value::object();
        from.set("model", scaled->name);
        from.set("own_params", scaled->ownParams);
        from.set("asked_params", scaled->asked);
        from.set("counted_params", scaled->facts.count.total);
        from.set("exact", scaled->exact);
        from.set("text", scaled->text);
        object.set("scaled_from", std::move(from));
    } else {
        object.set("scaled_from", json::Value());
    }
    object.set("terms", termsValue(plan));
    object.set("totals", totalsValue(plan));
    const DetailedAnswer* detailed = plan.detailed ? &*plan.detailed : nullptr;
    object.set("allocated_bytes", detailed ? bytesValue(detailed->peak().allocated) : json::Value());
    object.set("reserved_bytes", detailed ? bytesValue(detailed->peak().reserved) : json::Value());
    object.set("range", detailed ? rangeValue(*detailed) : json::Value());
    json::Value peak = json::Value::object();
    peak.set("stage", detailed ? detailed->peakStage : std::size_t{0});
    peak.set("instant", detailed ? detailed->peak().instant : std::string_view("backward"));
    if (detailed)
        peak.set("phase", detailed->peak().phase);
    object.set("peak", std::move(peak));
    object.set("stages", detailed ? detailedStagesValue(*detailed) : stagesValue(plan));
    object.set("cost", costValue(plan));
    json::Value verdict = json::Value::object();
    verdict.set("level", levelKey(plan.level));
    verdict.set("limiting_term", info(plan.limitingTerm).key);
    verdict.set("text", verdictText(plan, scenario.unit->unit));
    object.set("verdict", std::move(verdict));
    object.set("issues", issuesValue(plan.issues()));
    return object;
}

} // namespace memladder::cli
