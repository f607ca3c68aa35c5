// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <exception>
#include <mutex>
#include <thread>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace {

bool standardErrorIsTerminal() {
#ifdef _WIN32
    return _isatty(2) != 0;
#else
    return isatty(2) != 0;
#endif
}

/// Writes on a terminal how far a search is that takes more than a moment, and wipes it before the answer. Into a file or
/// a pipe it writes nothing. Ctrl+C ends the program as ever: until the answer there is nothing to leave half done.
class ProgressLine {
public:
    explicit ProgressLine(const memladder::Watch& watch) : m_watch(watch) {
        if (standardErrorIsTerminal())
            m_thread = std::thread([this] { show(); });
    }
    ~ProgressLine() { end(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void end() {
        {
            const std::lock_guard lock(m_mutex);
            m_ended = true;
        }
        m_told.notify_all();
        if (m_thread.joinable())
            m_thread.join();
    }

private:
    void show() {
        using Milliseconds = std::chrono::milliseconds;
        std::unique_lock lock(m_mutex);
        const auto ended = [this] { return m_ended; };
        bool shown = false;
        for (Milliseconds pause(700); !m_told.wait_for(lock, pause, ended); pause = Milliseconds(200)) {
            std::fprintf(stderr, "\rSearching: %.0f %% at most left to do. Ctrl+C ends it.", 100.0 * (1.0 - m_watch.fraction()));
            std::fflush(stderr);
            shown = true;
        }
        if (shown)
            std::fputs("\r\033[K", stderr);
    }

    const memladder::Watch& m_watch;
    std::mutex m_mutex;
    std::condition_variable m_told;
    bool m_ended = false;
    std::thread m_thread;
};

} // namespace

int main(int argc, char** argv) {
    try {
        memladder::Watch watch;
        ProgressLine progress(watch);
        const memladder::cli::Outcome outcome = memladder::cli::run(std::vector<std::string>(argv + 1, argv + argc), &watch);
        progress.end();
        std::fwrite(outcome.err.data(), 1, outcome.err.size(), stderr);
        std::fwrite(outcome.out.data(), 1, outcome.out.size(), stdout); // a name from a file may hold a NUL
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
