// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace memladder::ui {

/// Lets screen readers see a ChartView as a chart with one child a bar. Idempotent.
void installChartAccessibility();

} // namespace memladder::ui
