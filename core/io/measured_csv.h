// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "estimate/detailed/measured_run.h"
#include "quantity/result.h"

#include <string_view>
#include <vector>

namespace memladder {

/// Reads a table of measured runs. Columns: record_id, source, and the explicit ones (framework_id, shard_id,
/// recompute_id, ...). A blank cell means unknown: the row comes back with `open` set, and the figures between
/// which its open facts leave it (open_facts.h); a column that the file lacks is taken at the framework's usual
/// value. A row with a missing number comes back incomplete, one with an unknown word or a feature that
/// the account does not model refused, with the reason (`skip`, `refusal`). Fails only where the file itself cannot be read as a table with these columns.
[[nodiscard]] Result<std::vector<detailed::MeasuredRun>> readMeasuredRuns(std::string_view text,
                                                                          std::string_view name);

} // namespace memladder
