// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/model_source.h"
#include "quantity/phrase.h"
#include "scenario/scenario.h"

#include <memory>
#include <string>

namespace memladder {

/// A named or imported model at another size than its own.
struct ScaledModel {
    std::string name;            ///< of the model that it comes from
    std::uint64_t ownParams = 0; ///< of that model, counted
    std::uint64_t asked = 0;     ///< Ψ as typed
    Architecture architecture;
    ModelFacts facts;  ///< counted tensor by tensor from the scaled shape
    bool exact = true; ///< false where some tensors' sides are guessed
    Phrase text;       ///< "Llama 3.1 8B scaled to 13.4B: 38 layers, hidden 4,864, 40 heads; this shape holds …"
};

/// Shares one immutable ScaledModel, or none; equal where name and size are.
class ScaledModelRef {
public:
    ScaledModelRef() = default;
    explicit ScaledModelRef(ScaledModel model) : m_model(std::make_shared<const ScaledModel>(std::move(model))) {}

    explicit operator bool() const { return m_model != nullptr; }
    const ScaledModel* operator->() const { return m_model.get(); }
    const ScaledModel& operator*() const { return *m_model; }

    friend bool operator==(const ScaledModelRef& a, const ScaledModelRef& b) {
        return a.m_model == b.m_model || (a.m_model && b.m_model && a->name == b->name && a->asked == b->asked &&
                                          a->facts.count == b->facts.count);
    }

private:
    std::shared_ptr<const ScaledModel> m_model;
};

/// The scenario's model at the size typed, where the scenario scales it; none where the size is the model's own: its
/// count, its nominal size, or between the two. The last few are remembered, by thread.
[[nodiscard]] ScaledModelRef scaledModel(const Scenario& scenario);

/// What the scenario's model is called: "Llama 3.1 8B", "Llama 3.1 8B scaled to 13.4B"; empty without a model.
[[nodiscard]] std::string modelName(const Scenario& scenario);

} // namespace memladder
