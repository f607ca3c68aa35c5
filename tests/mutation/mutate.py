#!/usr/bin/env python3
# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
"""Changes one place of core/estimate or core/search at a time and asks the tests whether they see it.

    cmake --preset dev && cmake --build build/dev --target core_tests cli_tests io_tests
    tests/mutation/mutate.py [--count 200] [--seed 1] [--jobs 2]

The places are drawn by the seed and their own text: the same seed gives the same mutants in the same order, so a run can be
taken in parts (--first N, --only N,N), and a change elsewhere leaves the draw as it was. Each mutant is one file compiled
again and the test programs linked anew beside the build folder, which stays as it is; the first test that fails ends it. A
mutant that does not compile says nothing and is replaced by the next one. Survivors are listed; those that equivalent.txt
names, because no input can tell them from the original, are listed apart and not counted. Exit status 0 when at least
--goal percent were killed.
"""
import argparse
import collections
import concurrent.futures
import functools
import hashlib
import json
import queue
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
AREAS = ("core/estimate", "core/search")

# What a token becomes. Binary operators stand between spaces (clang-format sees to it), so that pointers, references,
# template brackets and signs are left alone.
SWAPS = {
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "*",
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "&&": "||", "||": "&&", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=",
}
BINARY = re.compile(r"(?<=[\w)\]}] )(\+=|-=|\*=|/=|<=|>=|==|!=|&&|\|\||[-+*/%<>])(?= [\w({!~:-])")
NUMBER = re.compile(r"(?<![\w.'])(\d[\d']*)(?![\w.'])")
WORD = {"true": "false", "false": "true", "std::min": "std::max", "std::max": "std::min"}
WORDS = re.compile(r"(?<![\w:])(true|false|std::min|std::max)(?![\w])")
NEGATION = re.compile(r"(?<=[( ])!(?=[\w(])")
STATEMENT = re.compile(r"^\s*(continue;|break;|[\w.\[\]>()*-]+ [-+*/|]?= [^;{}]*;|(?!return\b)[\w.:>-]+\([^;{}]*\);|\+\+[\w.]+;)\s*$")
NO_CODE = re.compile(r"^\s*(#|using |namespace |static_assert|template|//|\*|case |\[\[nodiscard\]\])")


def blanked(line):
    """The line with texts and comments as blanks: what is left is code."""
    line = re.sub(r'"(\\.|[^"\\])*"', lambda m: '"' + " " * (len(m.group()) - 2) + '"', line)
    line = re.sub(r"'(\\.|[^'\\])'", lambda m: "' '".ljust(len(m.group())), line)
    return re.sub(r"//.*$", lambda m: " " * len(m.group()), line)


@functools.cache
def lines_of(path):
    return path.read_text().split("\n")  # once: the files may be edited while this runs


def mutants_of(path):
    for at, line in enumerate(lines_of(path)):
        if NO_CODE.match(line):
            continue
        code = blanked(line)
        found = []
        for match in BINARY.finditer(code):
            found.append((match.start(1), match.end(1), SWAPS[match.group(1)]))
        for match in NUMBER.finditer(code):
            value = int(match.group(1).replace("'", ""))
            found.append((match.start(1), match.end(1), str(value + 1)))
            if value > 0:
                found.append((match.start(1), match.end(1), str(value - 1)))
        for match in WORDS.finditer(code):
            found.append((match.start(1), match.end(1), WORD[match.group(1)]))
        for match in NEGATION.finditer(code):
            found.append((match.start(), match.end(), ""))
        for begin, end, text in found:
            yield (path, at, line[:begin] + text + line[end:])
        if STATEMENT.match(code):
            yield (path, at, ";")


def key_of(mutant):
    path, at, text = mutant
    before = lines_of(path)[at].strip()
    return f"{path.relative_to(ROOT)}: {before} => {text.strip()}"


def known_equivalents():
    reasons = {}
    for line in (Path(__file__).parent / "equivalent.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            key, _, why = line.partition(" ## ")
            reasons[key] = why
    return reasons


class Program:
    """A test program of the build folder, to be linked again with one object file in another's place."""

    def __init__(self, build, target):
        self.build, self.name = build, target
        link = subprocess.run(["ninja", "-C", build, "-t", "commands", "-s", f"bin/{target}"], capture_output=True, text=True, check=True).stdout
        words = shlex.split(link.strip().splitlines()[-1].removeprefix(": && ").removesuffix(" && :"))
        self.out = words.index("-o") + 1
        self.link = words
        area = target.removesuffix("_tests")
        self.stems = sorted(p.stem for p in (ROOT / "tests" / area).glob("*_test.cpp"))
        linker = next((name for name in ("lld", "gold") if shutil.which(f"ld.{name}")), None)
        self.linker = [f"-fuse-ld={linker}", "-Wl,-S"] if linker else ["-Wl,-S"]

    def linked(self, work, *objects):
        binary = work / self.name
        words = list(self.link)
        words[self.out] = str(binary)
        # Before the library, so that the library's own object is never asked for.
        words[self.out - 1:self.out - 1] = [str(o) for o in objects]
        subprocess.run(words + self.linker, cwd=self.build, check=True, capture_output=True)
        return binary


def passes(binary, stem, limit):
    """Whether the tests of a file pass within `limit` seconds."""
    try:
        return subprocess.run([str(binary), "--abort", "--filenames-as-tags", f"[#{stem}]"], timeout=limit,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except subprocess.TimeoutExpired:
        return False


class Bench:
    """Tries mutants, each in a folder of its own, against all programs."""

    def __init__(self, build, work, targets):
        self.build, self.work = build, work
        self.programs = [Program(build, target) for target in targets]
        self.commands = {e["file"]: (e["directory"], e["command"]) for e in json.loads((build / "compile_commands.json").read_text())}
        self.folders = queue.SimpleQueue()
        self.seconds, self.kills = {}, {}

    def start(self, jobs):
        """Every file of tests once, without a change: all must pass, and how long each takes."""
        for number in range(jobs):
            folder = self.work / str(number)
            folder.mkdir(parents=True, exist_ok=True)
            self.folders.put(folder)
        for program in self.programs:
            binary = program.linked(self.work)
            for stem in program.stems:
                begin = time.monotonic()
                if not passes(binary, stem, 3600):
                    sys.exit(f"{program.name}: {stem} fails without any change")
                self.seconds[program.name, stem] = time.monotonic() - begin

    def compile(self, path, text, work):
        # The flags stay as they are, or the precompiled header would not be taken.
        directory, command = self.commands[str(path)]
        source = work / path.name
        source.write_text(text)
        words = [w for w in shlex.split(command) if not w.endswith("ccache")]
        words[words.index("-o") + 1] = str(work / "mutant.o")
        words[words.index(str(path))] = str(source)
        words += ["-w", "-I", str(path.parent)]
        return subprocess.run(words, cwd=directory, capture_output=True).returncode == 0

    def kill(self, mutant):
        """The file of tests that sees the mutant, "" where none does, None where it does not compile."""
        work = self.folders.get()
        try:
            path, at, text = mutant
            lines = lines_of(path)
            if not self.compile(path, "\n".join(lines[:at] + [text] + lines[at + 1:]), work):
                return None
            for program in self.programs:
                binary = program.linked(work, work / "mutant.o")
                # Cheap files first, and of those the ones that saw a change in the same file before.
                cost = {stem: self.seconds[program.name, stem] for stem in program.stems}
                for stem in sorted(cost, key=lambda s: cost[s] / (1 + self.kills.get((path, s), 0))):
                    if not passes(binary, stem, 20 + 20 * cost[stem]):
                        self.kills[path, stem] = self.kills.get((path, stem), 0) + 1
                        return f"{program.name.removesuffix('_tests')}/{stem}"
            return ""
        finally:
            self.folders.put(work)


def in_order(pool, jobs, act, items):
    """(item, act(item)) one after the other, some of them worked on ahead."""
    ahead = collections.deque()
    for item in items:
        ahead.append((item, pool.submit(act, item)))
        if len(ahead) > jobs:
            done, result = ahead.popleft()
            yield done, result.result()
    for done, result in ahead:
        yield done, result.result()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="mutants to pass over, in the seed's order")
    parser.add_argument("--only", type=lambda text: {int(n) for n in text.split(",")}, help="these mutants alone, by number")
    parser.add_argument("--goal", type=float, default=85)
    parser.add_argument("--build", type=Path, default=ROOT / "build/dev")
    parser.add_argument("--work", type=Path, default=ROOT / "build/mutation")
    parser.add_argument("--programs", default="core_tests,cli_tests,io_tests", help="in this order")
    parser.add_argument("--jobs", type=int, default=2, help="mutants at a time")
    parser.add_argument("--list", action="store_true", help="print the mutants and end")
    options = parser.parse_args()

    mutants = [m for area in AREAS for path in sorted((ROOT / area).rglob("*.cpp")) for m in mutants_of(path)]
    mutants.sort(key=lambda m: hashlib.sha256(f"{options.seed} {key_of(m)}".encode()).digest())
    mutants = mutants[options.first:]
    if options.list:
        for mutant in mutants[:options.count]:
            print(key_of(mutant))
        return 0

    bench = Bench(options.build.resolve(), options.work.resolve(), options.programs.split(","))
    bench.start(options.jobs)
    print(f"{len(bench.seconds)} files of tests in {sum(bench.seconds.values()):.0f} s; {len(mutants)} mutants, {options.count} drawn by seed {options.seed}", flush=True)

    equivalent = known_equivalents()
    killed, survived, same, stillborn = 0, [], [], 0
    numbered = [(n, m) for n, m in enumerate(mutants, options.first + 1) if not options.only or n in options.only]
    pool = concurrent.futures.ThreadPoolExecutor(options.jobs)
    for (number, mutant), by in in_order(pool, options.jobs, lambda item: "equivalent" if key_of(item[1]) in equivalent else bench.kill(item[1]), numbered):
        path, at, text = mutant
        where = f"{path.relative_to(ROOT)}:{at + 1}: {lines_of(path)[at].strip()} => {text.strip()}"
        if by is None:
            stillborn += 1
            continue
        if by == "equivalent":
            same.append(f"{where}\n    {equivalent[key_of(mutant)]}")
            print(f"{number} equivalent {where}", flush=True)
        elif by:
            killed += 1
            print(f"{number} killed by {by} {where}", flush=True)
        else:
            survived.append(where)
            print(f"{number} SURVIVED {where}", flush=True)
        if killed + len(survived) + len(same) >= options.count:
            break
    pool.shutdown(wait=True, cancel_futures=True)

    for title, entries in (("survivors", survived), ("equivalent", same)):
        print(f"\n{len(entries)} {title}:")
        print("\n".join(entries))
    share = 100 * killed / max(1, killed + len(survived))
    print(f"\n{killed} of {killed + len(survived)} killed, {share:.1f} % ({stillborn} did not compile, {len(same)} are equivalent)")
    return 0 if share >= options.goal else 1


if __name__ == "__main__":
    sys.exit(main())
