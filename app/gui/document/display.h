// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace memladder::ui {

/// Whether a window can be opened, asked before Qt is started: without a display its platform plug-in ends
/// the program by abort. True also where another platform was asked for by QT_QPA_PLATFORM, or where it
/// cannot be told.
[[nodiscard]] bool displayReachable();

/// The value of QT_SCALE_FACTOR at which texts and controls have `percent` of the size that they have at
/// `outer`, the value from outside (empty, or no number: 1).
[[nodiscard]] QByteArray scaleFactor(const QByteArray& outer, int percent);

} // namespace memladder::ui
