#!/usr/bin/env python3
# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
"""From the start of the program to its first painted frame, and the memory that it holds then. Needs a display.

    xvfb-run -s "-screen 0 1920x1080x24" tests/bench/first_paint.py PROGRAM [--cold] [--runs N]

--cold empties the system's file cache before every start, as root. The frame is the first that Qt says it flushes.
"""
import argparse
import os
import statistics
import subprocess
import tempfile
import time


def start(program, folder):
    env = dict(os.environ, QT_LOGGING_RULES="qt.widgets.painting=true", XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder)
    began = time.perf_counter()
    with subprocess.Popen([program], stderr=subprocess.PIPE, env=env) as process:
        for line in process.stderr:
            if b"lush" in line:
                break
        else:
            raise SystemExit(f"first_paint: {program} painted nothing")
        seconds = time.perf_counter() - began
        time.sleep(0.5)
        with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
            resident = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
        process.kill()
    return seconds * 1e3, resident / 1024


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("program")
    arguments.add_argument("--cold", action="store_true")
    arguments.add_argument("--runs", type=int, default=9)
    chosen = arguments.parse_args()
    times, sizes = [], []
    with tempfile.TemporaryDirectory() as folder:
        for run in range(chosen.runs + 1):
            if chosen.cold:
                os.sync()
                with open("/proc/sys/vm/drop_caches", "w", encoding="ascii") as caches:
                    caches.write("3")
            milliseconds, megabytes = start(os.path.abspath(chosen.program), folder)
            if run > 0:  # the first one warms what is measured warm
                times.append(milliseconds)
                sizes.append(megabytes)
    print(f"{'cold' if chosen.cold else 'warm'}: median {statistics.median(times):.0f} ms, "
          f"{min(times):.0f} to {max(times):.0f}; resident {statistics.median(sizes):.1f} MB")


if __name__ == "__main__":
    main()
