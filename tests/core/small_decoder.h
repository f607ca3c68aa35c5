// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// A decoder small enough to work by hand: hidden 64, four heads and two key/value heads of 16, feed-forward 96.
#pragma once

#include "core/oracle_support.h"
#include "estimate/detailed/outline.h"
#include "estimate/detailed/setup.h"

#include <cstdint>

namespace memladder::test {

inline detailed::LayerOutline smallLayer(std::int64_t count) {
    detailed::LayerOutline l;
    l.count = count;
    l.heads = 4;
    l.kvHeads = 2;
    l.query = 64;
    l.key = l.value = 32;
    l.output = 64;
    l.ffn = 96;
    l.gated = true;
    return l;
}

inline detailed::ModelOutline smallModel(std::int64_t layers) {
    detailed::ModelOutline m;
    m.hidden = 64;
    m.vocab = 100;
    m.layers = layers;
    m.segments = {smallLayer(layers)};
    return m;
}

inline detailed::Setup smallSetup(const char* framework, std::int64_t microBatch = 1) {
    detailed::Setup s;
    s.framework = detailed::oracle::frameworkNamed(framework);
    s.seq = 128;
    s.microBatch = microBatch;
    return s;
}

} // namespace memladder::test
