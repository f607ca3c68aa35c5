// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch_runner.h"

int main(int argc, char** argv) {
    return memladder::runTests(argc, argv);
}
