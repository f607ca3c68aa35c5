// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Any text typed into any field, its number chosen by the first byte: refused with what is accepted and the scenario
/// untouched, or taken, shown, and read back from its own text as the same.
#include "fuzz/require.h"
#include "scenario/field.h"
#include "scenario/resolve.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace memladder;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const Field& field = fields()[data[0] % fields().size()];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    Scenario scenario;
    if (const Status refused = field.parse(scenario, text)) {
        require(scenario == Scenario());
        require(!refused->accepted.empty());
        require(refused->text().find('\n') == std::string::npos);
        return 0;
    }
    const std::string shown = field.text(scenario);
    Scenario again;
    require(!field.parse(again, shown));
    require(again == scenario);
    require(field.text(again) == shown);
    if (field.isNumeric() && field.isSet(scenario))
        require(field.number(scenario) >= field.minimum && field.number(scenario) <= field.maximum);
    (void)field.display(scenario);
    (void)resolve(scenario);
    return 0;
}
