// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Scenarios at random, the same in every run: believable ones, and any that the field table allows.
#pragma once

#include "scenario/field.h"

#include <random>

namespace memladder::test {

class RandomScenarios {
public:
    explicit RandomScenarios(std::uint64_t seed) : m_random(seed) {}

    std::uint64_t below(std::uint64_t limit) { return std::uniform_int_distribution<std::uint64_t>(0, limit - 1)(m_random); }
    bool sometimes(std::uint64_t oneIn) { return below(oneIn) == 0; }
    std::uint64_t powerOfTwo(int most) { return std::uint64_t{1} << below(static_cast<std::uint64_t>(most) + 1); }
    template <typename Row>
    Choice<Row> choice() { return Choice<Row>::at(below(Registry<Row>::rows().size())); }

    /// A job as people run them: its axes divide its GPUs.
    Scenario believable() {
        Scenario s;
        s.params = (below(2000) + 1) * (sometimes(3) ? 1'000'000'000ULL : 250'000'007ULL);
        if (sometimes(3)) {
            s.heads = 16 * (below(8) + 1);
            s.hidden = *s.heads * 128;
            s.layers = 8 * (below(16) + 1);
        }
        if (sometimes(4)) {
            static const Field& model = field("model");
            model.setNumber(s, below(model.choices().size()));
            s.ep = sometimes(2) ? powerOfTwo(3) : 1;
        }
        s.seq = 512 * powerOfTwo(8) + (sometimes(4) ? below(100) : 0);
        s.microBatch = powerOfTwo(3);
        s.tp = powerOfTwo(3);
        s.pp = sometimes(2) ? 1 : powerOfTwo(3);
        s.cp = sometimes(2) ? 1 : powerOfTwo(2);
        s.vpp = s.pp > 1 && sometimes(3) ? 2 : 1;
        s.gpus = s.tp * s.pp * s.cp * s.ep * (below(12) + 1);
        s.recompute = choice<Recompute>();
        s.liveLayer = choice<Switch>();
        s.attention = choice<AttentionKernel>();
        s.recipe = choice<Recipe>();
        s.offload = sometimes(2) ? Choice<Offload>() : choice<Offload>();
        s.zero = choice<Sharding>();
        s.sp = choice<SequenceParallel>();
        if (sometimes(4))
            s.microBatches = below(16) + 1;
        if (sometimes(2))
            s.reserve = CardSize::gib(static_cast<std::int64_t>(below(20)));
        s.capacity = sometimes(2) ? CardSize::gb(80) : CardSize::gib(192);
        return s;
    }

    /// Any values that the field table takes, each field on its own: most of these jobs cannot exist.
    Scenario any() {
        Scenario s;
        for (const Field& field : fields()) {
            if (sometimes(2) || field.key == "estimator")
                continue;
            if (field.kind == FieldKind::Choice)
                field.setNumber(s, below(field.choices().size()));
            else if (field.kind == FieldKind::Size)
                field.setNumber(s, below(std::uint64_t{1} << below(60)));
            else
                field.setNumber(s, std::uint64_t{1} + (m_random() >> below(64)));
        }
        return s;
    }

private:
    std::mt19937_64 m_random;
};

} // namespace memladder::test
