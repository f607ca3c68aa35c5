#!/usr/bin/env python3
# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
"""What other programs make of Memladder's files, tried with the programs themselves.

    interop.py spreadsheet|inkscape|browser|latex FOLDER-OF-PROGRAMS OUT

spreadsheet: CSV of command line and window through LibreOffice: every number arrives as that number.
inkscape, browser: each chart's SVG drawn by them, beside the PNG that Memladder draws itself.
latex: every table and derivation in one document through pdflatex.
What was made stays in OUT, to be looked at.
"""
import csv
import io
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml
import zipfile

CHARTS = ["budget", "wall", "ladder", "sequence", "stages", "timeline", "map"]
SCENARIO = ["--model", "llama-3.1-8b", "--gpus", "64", "--tp", "2", "--pp", "2", "--zero", "1", "--seq", "8k"]
DRILL = ["--params", "175e9", "--layers", "96", "--hidden", "12288", "--heads", "96", "--capacity", "192GiB", "--reserve", "10GiB"]
SIZE = (1280, 720)
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)
        print("FAILED:", what)


def run(*command, **more):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, **more).stdout


def cli(*arguments, accepted=(0,)):
    done = subprocess.run([os.path.join(programs, "memladder-cli"), *arguments], stdout=subprocess.PIPE)
    check(done.returncode in accepted, f"memladder-cli {' '.join(arguments)}: status {done.returncode}")
    return done.stdout.decode()


def export(name, *arguments):
    path = os.path.join(out, name)
    run(os.path.join(programs, "memladder"), "--export", path, *arguments)
    return path


def number(text):
    return float(text) if re.fullmatch(r"-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?", text) else None


# ---- CSV


def sheet_cells(path):
    """The cells of an .xlsx file's first sheet by row and column: a number, a truth or a text."""
    book = zipfile.ZipFile(path)
    space = {"m": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}
    texts = []
    if "xl/sharedStrings.xml" in book.namelist():
        for item in xml.fromstring(book.read("xl/sharedStrings.xml")).findall("m:si", space):
            texts.append("".join(part.text or "" for part in item.iter("{%s}t" % space["m"])))
    cells = {}
    for cell in xml.fromstring(book.read("xl/worksheets/sheet1.xml")).iter("{%s}c" % space["m"]):
        value = cell.find("m:v", space)
        if value is None:
            continue
        letters, row = re.fullmatch(r"([A-Z]+)([0-9]+)", cell.get("r")).groups()
        column = 0
        for letter in letters:
            column = 26 * column + ord(letter) - ord("A") + 1
        kind = cell.get("t", "n")
        cells[int(row) - 1, column - 1] = (
            texts[int(value.text)] if kind == "s" else float(value.text) if kind == "n" else value.text == "1" if kind == "b" else value.text)
    return cells


def spreadsheet():
    tables = {
        "estimate": cli("estimate", *SCENARIO, "--format", "csv"),
        "detailed": cli("estimate", *SCENARIO, "--estimator", "detailed", "--format", "csv"),
        "ladder": cli("ladder", "--params", "30B", "--gpus", "8,16,32,64", "--format", "csv"),
        "suggest": cli("suggest", "--gpus", "32", *DRILL, "--format", "csv"),
        "solve": cli("solve", "min-gpus", *DRILL, "--format", "csv"),
        "sweep": cli("sweep", "gpus", "--from", "1", "--to", "4096", "--points", "40", "--log", "--format", "csv"),
        "explain": cli("explain", *SCENARIO, "--format", "csv"),
        "gpus": cli("list", "gpus", "--format", "csv"),
        "fields": cli("list", "fields", "--format", "csv"),
    }
    for chart in CHARTS:
        with open(export(chart + ".csv", "--chart", chart, *SCENARIO), encoding="utf-8") as file:
            tables["chart-" + chart] = file.read()
    counted = 0
    for name, text in tables.items():
        path = os.path.join(out, name + ".csv")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        # UTF-8, comma, double quotes, first line 1; the language decides on the decimal point: English.
        run("soffice", "--headless", "--norestore", "-env:UserInstallation=file://" + os.path.join(out, "profile"),
            "--infilter=CSV:44,34,76,1,,1033", "--convert-to", "xlsx", "--outdir", out, path, stderr=subprocess.STDOUT)
        cells = sheet_cells(os.path.join(out, name + ".xlsx"))
        for r, row in enumerate(csv.reader(io.StringIO(text))):
            for c, wanted in enumerate(row):
                found = cells.get((r, c))
                if wanted == "":
                    check(found is None, f"{name}: {found!r} in an empty cell {r},{c}")
                elif (value := number(wanted)) is not None and r > 0:
                    check(isinstance(found, float) and abs(found - value) <= 1e-12 * abs(value), f"{name} {r},{c}: {wanted} became {found!r}")
                    counted += 1
                elif wanted in ("true", "false"):
                    check(found is (wanted == "true"), f"{name} {r},{c}: {wanted} became {found!r}")
                else:
                    check(str(found) == wanted or isinstance(found, float), f"{name} {r},{c}: {wanted!r} became {found!r}")
    print(counted, "numbers in", len(tables), "tables")
    check(counted > 500, "too few numbers were looked at")


# ---- SVG


def compare(name, own, other):
    """Grey pictures of both, a little blurred (another program has another way to smooth an edge)."""
    from PIL import Image, ImageChops, ImageFilter
    a, b = (Image.open(path).convert("RGB") for path in (own, other))
    check(b.size == SIZE, f"{name}: {b.size} pixels")
    b = b.resize(SIZE)
    a, b = (picture.filter(ImageFilter.GaussianBlur(2)) for picture in (a, b))
    difference = ImageChops.difference(a, b).convert("L")
    histogram = difference.histogram()
    mean = sum(level * count for level, count in enumerate(histogram)) / (SIZE[0] * SIZE[1])
    far = sum(histogram[64:]) / (SIZE[0] * SIZE[1])
    difference.point(lambda level: 255 - min(255, 2 * level)).save(os.path.join(out, name + "-difference.png"))
    print(f"{name}: mean difference {mean:.2f} of 255, {100 * far:.2f} % of the pixels by more than 64")
    check(mean < 4 and far < 0.01, f"{name} is another picture")


def fonts():
    """The pictures name the bundled font; a person who edits them has installed it, or sees the next in the list."""
    home = os.path.join(out, "home")
    os.makedirs(os.path.join(home, ".fonts"), exist_ok=True)
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "resources", "fonts")
    for name in os.listdir(source):
        if name.endswith(".otf"):
            shutil.copy(os.path.join(source, name), os.path.join(home, ".fonts"))
    return dict(os.environ, HOME=home, XDG_CACHE_HOME=os.path.join(home, ".cache"))


def pictures(draw):
    environment = fonts()
    size = "%dx%d" % SIZE
    for chart in CHARTS:
        for theme in ("light", "print"):
            name = f"{chart}-{theme}"
            options = ["--chart", chart, "--theme", theme, "--size", size, *SCENARIO]
            own = export(name + ".png", *options)
            svg = export(name + ".svg", *options)
            drawn = os.path.join(out, name + "-drawn.png")
            draw(svg, drawn, environment)
            compare(name, own, drawn)


def inkscape():
    pictures(lambda svg, png, environment: run("inkscape", svg, "--export-type=png", "--export-filename=" + png,
                                               "--export-width=%d" % SIZE[0], env=environment, stderr=subprocess.STDOUT))


def browser():
    name = next(filter(shutil.which, ("chromium", "chromium-browser", "google-chrome")), None)
    if not name:
        sys.exit("no chromium")
    page = os.path.join(out, "page.html")

    def draw(svg, png, environment):
        with open(page, "w", encoding="utf-8") as file:
            file.write(f'<!doctype html><meta charset="utf-8"><style>body{{margin:0}}</style><object data="{os.path.basename(svg)}" '
                       f'width="{SIZE[0]}" height="{SIZE[1]}"></object>')
        # Taller than the picture: a headless window keeps some of its height for itself.
        run(name, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
            "--force-device-scale-factor=1", "--virtual-time-budget=3000", "--window-size=%d,%d" % (SIZE[0], SIZE[1] + 200),
            "--user-data-dir=" + os.path.join(out, "browser"), "--screenshot=" + png, "file://" + page,
            env=environment, stderr=subprocess.DEVNULL)
        from PIL import Image
        Image.open(png).crop((0, 0, *SIZE)).save(png)

    pictures(draw)


# ---- LaTeX


def latex():
    parts = {
        "estimate": cli("estimate", *SCENARIO, "--format", "latex"),
        "detailed": cli("estimate", *SCENARIO, "--estimator", "detailed", "--format", "latex"),
        "ladder": cli("ladder", "--params", "30B", "--gpus", "8,16,32,64", "--format", "latex"),
        "suggest": cli("suggest", "--gpus", "32", *DRILL, "--format", "latex"),
        "solve": cli("solve", "min-gpus", *DRILL, "--format", "latex"),
        "sweep": cli("sweep", "seq", "--from", "2k", "--to", "128k", "--points", "7", "--log", "--format", "latex"),
        "explain": cli("explain", "--gpus", "32", "--zero", "3", "--recompute", "selective", *DRILL, "--format", "latex"),
        "sheet": cli("explain", "--sheet", "--gpus", "32", *DRILL, "--format", "latex"),
        "params": cli("params", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "configs", "llama-2-13b.json"), "--format", "latex"),
    }
    for table in ("gpus", "recipes", "recompute", "sharding", "links", "losses", "fields", "models", "frameworks"):
        parts["list-" + table] = cli("list", table, "--format", "latex")
    for chart in CHARTS:
        with open(export(chart + ".tex", "--chart", chart, *SCENARIO), encoding="utf-8") as file:
            parts["chart-" + chart] = file.read()
    document = ("\\documentclass[8pt]{extarticle}\n\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amsmath,amssymb}\n"
                "\\usepackage[a0paper,landscape,margin=1cm]{geometry}\n\\begin{document}\n")
    for name, text in parts.items():
        document += "\\section*{" + name + "}\n" + text + "\n\\clearpage\n"
    with open(os.path.join(out, "all.tex"), "w", encoding="utf-8") as file:
        file.write(document + "\\end{document}\n")
    done = subprocess.run(["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "all.tex"], cwd=out, stdout=subprocess.PIPE)
    log = done.stdout.decode("utf-8", "replace")
    check(done.returncode == 0, "pdflatex: " + "\n".join(line for line in log.splitlines() if line.startswith("!") or line.startswith("l.")))
    for line in log.splitlines():
        check("Missing character" not in line and "Undefined" not in line, line)
    print(len(parts), "parts;", re.findall(r"Output written on .*", log))


what, programs, out = sys.argv[1:4]
programs, out = os.path.abspath(programs), os.path.abspath(out)
shutil.rmtree(out, ignore_errors=True)
os.makedirs(out)
{"spreadsheet": spreadsheet, "inkscape": inkscape, "browser": browser, "latex": latex}[what]()
sys.exit(1 if failures else 0)
