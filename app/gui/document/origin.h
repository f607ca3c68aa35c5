// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/json.h"
#include "scenario/scenario.h"

#include <QString>

namespace memladder::ui {

/// Where the scenario at hand comes from. Part of what undo brings back: after an "Open" is undone, "Save"
/// writes into the file from before.
struct Origin {
    QString path{};   ///< of the scenario's file; empty: never saved, or read from what is no scenario's file
    QString name{};   ///< what it is called while it has no file: that of the picture it came from
    Scenario start{}; ///< as it was opened or last saved: what "Reset" goes back to
    json::Value unknown = json::Value::object(); ///< of the file, kept and written back

    friend bool operator==(const Origin&, const Origin&) = default;
};

} // namespace memladder::ui
