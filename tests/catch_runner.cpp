// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch_runner.h"

#if MEMLADDER_CATCH2_MAJOR == 2
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#else
#include <catch2/catch_session.hpp>
#endif

namespace memladder {

int runTests(int argc, char** argv) {
    return Catch::Session().run(argc, argv);
}

} // namespace memladder
