#!/usr/bin/env python3
# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
"""Changes one place of core/estimate or core/search at a time and asks the core tests whether they see it.

    cmake --preset dev && cmake --build build/dev --target core_tests
    tests/mutation/mutate.py [--count 200] [--seed 1]

The places are drawn by the seed: the same seed gives the same mutants in the same order, so a run can be taken in parts
(--first N). Each mutant is one file compiled again and the test program linked anew beside the build folder, which stays
as it is. A mutant that does not compile says nothing and is replaced by the next one. Survivors are listed; those that
equivalent.txt names, because no input can tell them from the original, are listed apart and not counted.
Exit status 0 when at least --goal percent were killed.
"""
import argparse
import functools
import json
import random
import re
import shlex
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
    """The core tests with one object file in another's place."""

    def __init__(self, build, work):
        self.build, self.work = build, work
        self.commands = {}
        for entry in json.loads((build / "compile_commands.json").read_text()):
            self.commands[entry["file"]] = (entry["directory"], entry["command"])
        link = subprocess.run(["ninja", "-C", build, "-t", "commands", "-s", "bin/core_tests"], capture_output=True, text=True, check=True).stdout
        words = shlex.split(link.strip().splitlines()[-1].removeprefix(": && ").removesuffix(" && :"))
        out = words.index("-o")
        self.binary = work / "core_tests"
        words[out + 1] = str(self.binary)
        # Before the library, so that the library's own object is never asked for.
        self.link_head, self.link_tail = words[:out], words[out:]
        self.stems = sorted(p.stem for p in (ROOT / "tests/core").glob("*_test.cpp"))

    def compile(self, path, text):
        directory, command = self.commands[str(path)]
        source = self.work / path.name
        source.write_text(text)
        words = [w for w in shlex.split(command) if not w.endswith("ccache")]
        words[words.index("-o") + 1] = str(self.work / "mutant.o")
        words[words.index(str(path))] = str(source)
        words += ["-w", "-O0", "-g0", "-I", str(path.parent)]
        return subprocess.run(words, cwd=directory, capture_output=True).returncode == 0

    def relink(self, *objects):
        words = self.link_head + [str(o) for o in objects] + self.link_tail + ["-fuse-ld=gold", "-Wl,-S"]
        subprocess.run(words, cwd=self.build, check=True, capture_output=True)

    def run(self, stem, limit):
        """Whether the tests of a file pass within `limit` seconds."""
        try:
            return subprocess.run([str(self.binary), "--abort", "--filenames-as-tags", f"[#{stem}]"], timeout=limit,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
        except subprocess.TimeoutExpired:
            return False


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="mutants to pass over, in the seed's order")
    parser.add_argument("--only", type=lambda text: {int(n) for n in text.split(",")}, help="these mutants alone, by number")
    parser.add_argument("--goal", type=float, default=85)
    parser.add_argument("--build", type=Path, default=ROOT / "build/dev")
    parser.add_argument("--work", type=Path, default=ROOT / "build/mutation")
    parser.add_argument("--list", action="store_true", help="print the mutants and end")
    options = parser.parse_args()

    mutants = [m for area in AREAS for path in sorted((ROOT / area).rglob("*.cpp")) for m in mutants_of(path)]
    random.Random(options.seed).shuffle(mutants)
    mutants = mutants[options.first:]
    if options.list:
        for mutant in mutants[:options.count]:
            print(key_of(mutant))
        return 0

    options.work.mkdir(parents=True, exist_ok=True)
    program = Program(options.build.resolve(), options.work.resolve())
    program.relink()
    seconds = {}
    for stem in program.stems:
        begin = time.monotonic()
        if not program.run(stem, 3600):
            sys.exit(f"{stem} fails without any change")
        seconds[stem] = time.monotonic() - begin
    print(f"{len(seconds)} files of tests in {sum(seconds.values()):.0f} s; {len(mutants)} mutants, {options.count} drawn by seed {options.seed}", flush=True)

    equivalent = known_equivalents()
    killed, survived, same, stillborn, kills = 0, [], [], 0, {}
    for number, mutant in enumerate(mutants, options.first + 1):
        if killed + len(survived) + len(same) >= options.count:
            break
        if options.only and number not in options.only:
            continue
        path, at, text = mutant
        lines = lines_of(path)
        where = f"{path.relative_to(ROOT)}:{at + 1}: {lines[at].strip()} => {text.strip()}"
        if key_of(mutant) in equivalent:
            same.append(f"{where}\n    {equivalent[key_of(mutant)]}")
            print(f"{number} equivalent {where}", flush=True)
            continue
        if not program.compile(path, "\n".join(lines[:at] + [text] + lines[at + 1:])):
            stillborn += 1
            continue
        program.relink(program.work / "mutant.o")
        # Cheap files first, and of those the ones that saw a change in the same file before.
        order = sorted(seconds, key=lambda stem: seconds[stem] / (1 + kills.get((path, stem), 0)))
        by = next((stem for stem in order if not program.run(stem, 10 + 10 * seconds[stem])), None)
        if by:
            killed += 1
            kills[path, by] = kills.get((path, by), 0) + 1
            print(f"{number} killed by {by} {where}", flush=True)
        else:
            survived.append(where)
            print(f"{number} SURVIVED {where}", flush=True)

    for title, entries in (("survivors", survived), ("equivalent", same)):
        print(f"\n{len(entries)} {title}:")
        print("\n".join(entries))
    share = 100 * killed / max(1, killed + len(survived))
    print(f"\n{killed} of {killed + len(survived)} killed, {share:.1f} % ({stillborn} did not compile, {len(same)} are equivalent)")
    return 0 if share >= options.goal else 1


if __name__ == "__main__":
    sys.exit(main())
