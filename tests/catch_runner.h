// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Catch2's session, compiled once for all test programs: with version 2 it is all of the library.
#pragma once

namespace memladder {

/// Runs the tests that the arguments choose; the exit status.
int runTests(int argc, char** argv);

} // namespace memladder
