// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include <cstdio>
#include <exception>

int main(int argc, char** argv) {
    try {
        const memladder::cli::Outcome outcome = memladder::cli::run(std::vector<std::string>(argv + 1, argv + argc));
        std::fputs(outcome.err.c_str(), stderr);
        std::fputs(outcome.out.c_str(), stdout);
        if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
            std::fputs("memladder-cli: standard output: cannot be written\n", stderr);
            return 2;
        }
        return outcome.status;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "memladder-cli: %s\n", error.what());
        return 2;
    }
}
