// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/sources.h"

#include "catalogue/framework_limits.h"
#include "catalogue/framework_losses.h"
#include "catalogue/gpu.h"
#include "catalogue/link.h"
#include "catalogue/loss.h"
#include "catalogue/model_preset.h"
#include "catalogue/node_type.h"
#include "catalogue/option_tables.h"
#include "catalogue/recipe.h"
#include "catalogue/recompute.h"
#include "catalogue/sharding.h"
#include "estimate/component.h"
#include "io/launch_tables.h"
#include "scenario/field.h"
#include "search/solve.h"

namespace memladder {

namespace {

/// The name of a row, with the table's own in front where it alone says nothing: "Compile: On".
template <typename Row>
void addRows(SourceTable& table, std::string_view group = {}) {
    for (const Row& row : Registry<Row>::rows())
        table.rows.push_back({group.empty() ? Phrase::tr(row.name) : Phrase::joined({Phrase::tr(group), Phrase::tr(row.name)}, ": "), row.source.text});
}

template <typename Row>
SourceTable tableOf(std::string_view key, std::string_view title) {
    SourceTable out{key, title, {}};
    addRows<Row>(out);
    return out;
}

SourceTable inputs() {
    SourceTable out{"inputs", "Inputs", {}};
    for (const Field& row : fields())
        out.rows.push_back({Phrase::tr(row.label), row.source.text});
    return out;
}

SourceTable memoryTerms() {
    SourceTable out{"terms", "Terms of the sum", {}};
    for (const TermInfo& row : allTerms())
        out.rows.push_back({Phrase::tr(row.label), row.source.text});
    return out;
}

SourceTable choices() {
    SourceTable out{"choices", "Choices", {}};
    addRows<Estimator>(out, "Estimator");
    addRows<AttentionKernel>(out, "Attention");
    addRows<Offload>(out, "Offload");
    addRows<CapacityBasis>(out, "Capacity");
    addRows<SequenceParallel>(out, "Sequence parallel");
    addRows<TrainMode>(out, "Training");
    addRows<AdapterSet>(out, "Adapters");
    addRows<Quantisation>(out, "Frozen weights");
    addRows<FrozenSharding>(out, "Sharding of frozen weights");
    addRows<ReferenceModel>(out, "Reference model");
    addRows<TensorParallelMode>(out, "Tensor parallelism");
    addRows<NormKernel>(out, "Norm kernel");
    addRows<MemoryFigure>(out, "Measured figure");
    addRows<DisplayUnit>(out, "Unit");
    addRows<Switch>(out, "Switch");
    return out;
}

SourceTable frameworks() {
    SourceTable out = tableOf<Framework>("frameworks", "Frameworks");
    for (const FrameworkLimits& row : Registry<FrameworkLimits>::rows())
        out.rows.push_back({Phrase::tr("%1: layouts it runs", {Phrase::tr(Choice<Framework>::named(row.key)->name)}), row.source.text});
    for (const FrameworkLoss& row : frameworkLosses())
        out.rows.push_back({Phrase::tr("%1: loss %2", {Phrase::tr(Choice<Framework>::named(row.framework)->name), row.loss}), row.source.text});
    return out;
}

SourceTable launchSettings() {
    SourceTable out{"launch", "Launch settings", {}};
    for (const LaunchFramework& framework : Registry<LaunchFramework>::rows()) {
        const Phrase name = framework.name;
        out.rows.push_back({name, framework.source.text});
        for (const LaunchKey& row : launchKeys()) {
            if (row.framework == framework.key)
                out.rows.push_back({Phrase::joined({name, row.path}, ": "), row.source.text});
        }
        for (const LaunchCaveat& row : launchCaveats()) {
            if (row.framework == framework.key)
                out.rows.push_back({Phrase::joined({name, Phrase::tr(row.text)}, ": "), row.source.text});
        }
    }
    return out;
}

SourceTable solved() {
    SourceTable out{"questions", "Questions", {}};
    for (const Question& row : questions())
        out.rows.push_back({Phrase::tr(row.name), row.source.text});
    return out;
}

SourceTable recomputeModes() {
    SourceTable out = tableOf<Recompute>("recompute", "Recompute");
    addRows<RecomputeRefinement>(out);
    return out;
}

} // namespace

std::vector<SourceTable> sourceTables() {
    return {inputs(),
            memoryTerms(),
            tableOf<Sharding>("sharding", "Sharding"),
            recomputeModes(),
            tableOf<Recipe>("recipes", "Precision and optimizer"),
            choices(),
            tableOf<LossKind>("losses", "Loss"),
            frameworks(),
            tableOf<Gpu>("gpus", "GPUs"),
            tableOf<Link>("links", "Links"),
            tableOf<NodeType>("node-types", "Node types"),
            tableOf<ModelPreset>("models", "Models"),
            solved(),
            launchSettings()};
}

} // namespace memladder
