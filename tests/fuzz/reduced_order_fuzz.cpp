// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Any bytes as a reduced-order document: refused in one line, or read into a scenario that is written and read as the same.
#include "estimate/evaluate.h"
#include "fuzz/require.h"
#include "io/json.h"
#include "io/reduced_order_json.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace memladder;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<json::Value> root = json::parse(text, "fuzz.json");
    if (!root) {
        fuzz::requireOneLine(root.error(), "fuzz.json");
        return 0;
    }
    if (!isReducedOrder(*root))
        return 0;
    const Result<Scenario> scenario = readReducedOrder(json::Node(*root, "fuzz.json"));
    if (!scenario) {
        fuzz::requireOneLine(scenario.error(), "fuzz.json");
        return 0;
    }
    require(evaluate(*scenario).total() >= Bytes());
    const Result<std::string> written = writeReducedOrder(*scenario);
    if (!written)
        return 0;
    const Result<json::Value> again = json::parse(*written, "again.json");
    require(static_cast<bool>(again));
    const Result<Scenario> reread = readReducedOrder(json::Node(*again, "again.json"));
    require(static_cast<bool>(reread) && *reread == *scenario);
    return 0;
}
