// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "quantity/format.h"
#include "search/cost.h"

#include <algorithm>
#include <cmath>

namespace memladder::cli {

namespace {

struct Axis {
    std::string_view key;
    std::string_view name;
    double ByAxis::*figure;
};
constexpr Axis kAxes[] = {{"dp", "data parallel", &ByAxis::dp},    {"tp", "tensor parallel", &ByAxis::tp}, {"pp", "pipeline", &ByAxis::pp},
                          {"cp", "context parallel", &ByAxis::cp}, {"ep", "expert parallel", &ByAxis::ep}, {"host", "host memory", &ByAxis::host}};

std::int64_t wholeBytes(double bytes) {
    return static_cast<std::int64_t>(std::min(std::ceil(bytes), 9.2e18));
}

std::string percent(double fraction) {
    return format::fixed(100 * fraction, 1) + " %";
}

} // namespace

json::Value costValue(const Plan& plan) {
    const Cost cost = costOf(plan);
    json::Value object = json::Value::object();
    object.set("extra_flops_fraction", cost.extraFlopsPublished);
    object.set("extra_flops_counted", cost.extraFlopsCounted);
    object.set("bubble_fraction", cost.bubbleOfStep());
    object.set("tokens_per_step", cost.tokensPerStep);
    object.set("micro_batches", cost.microBatches);
    json::Value moved = json::Value::object();
    json::Value seconds = json::Value::object();
    for (const Axis& axis : kAxes) {
        moved.set(std::string(axis.key) + "_bytes", wholeBytes(cost.moved.*axis.figure));
        seconds.set(axis.key, cost.seconds.*axis.figure);
    }
    object.set("moved", std::move(moved));
    object.set("seconds", std::move(seconds));
    object.set("compute_seconds", cost.computeSeconds);
    object.set("cost_percent", cost.percent());
    json::Value notes = json::Value::array({"not a throughput prediction"});
    for (const std::string& note : costNotes(plan, cost))
        notes.append(note);
    object.set("notes", std::move(notes));
    return object;
}

std::string cardText(const Scenario& scenario, const Job& job) {
    std::string basis(job.capacityBasis().name);
    basis.front() = static_cast<char>(basis.front() - 'A' + 'a');
    const std::string name = scenario.gpu && !scenario.capacity ? std::string((*scenario.gpu)->name) + ", " : std::string();
    return job.capacity.label() + " (" + name + basis + ")";
}

std::string costText(const Plan& plan) {
    const Cost cost = costOf(plan);
    std::string out = "Cost of a step (not a throughput prediction):\n";
    out += "  extra FLOPs  " + percent(cost.extraFlopsPublished) + " as published, " + percent(cost.extraFlopsCounted) + " counted\n";
    out += "  bubble       " + percent(cost.bubbleOfStep()) + "\n";
    out += "  batch        " + format::grouped(cost.tokensPerStep) + " tokens in " + format::grouped(cost.microBatches) +
           (cost.microBatches == 1 ? " micro-batch\n" : " micro-batches\n");
    for (const Axis& axis : kAxes) {
        const double bytes = cost.moved.*axis.figure;
        if (bytes <= 0)
            continue;
        const double seconds = cost.seconds.*axis.figure;
        out += "  moved        " + std::string(axis.name) + " " + format::fixed(bytes / 1e9, bytes < 1e10 ? 1 : 0) + " GB a GPU, " +
               format::fixed(seconds, seconds < 10 ? 2 : 0) + " s at its slowest link\n";
    }
    for (const std::string& note : costNotes(plan, cost))
        out += "  " + note + "\n";
    return out;
}

} // namespace memladder::cli
