// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace memladder::ui {

/// Whether a window can be opened, asked before Qt is started: without a display its platform plug-in ends
/// the program by abort. True also where another platform was asked for by QT_QPA_PLATFORM, or where it
/// cannot be told.
[[nodiscard]] bool displayReachable();

} // namespace memladder::ui
