#!/usr/bin/env python3
# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
"""Make resources/fonts/ from Inter, as Debian packages it (fonts-inter, python3-fonttools).

Qt before 6.7 cannot switch an OpenType feature on, so the digits themselves are exchanged: U+0030 to U+0039 lead
to the tabular glyphs, all ten equally wide. The rest is a subset: Latin, Greek, and the signs of the formulas.
The family gets a name of its own, because it is no longer Inter. Same input, same bytes.

usage: make_fonts.py [--source DIR] [--output DIR]
"""
import argparse
import pathlib
import sys

from fontTools import subset
from fontTools.misc.psCharStrings import T2WidthExtractor
from fontTools.ttLib import TTFont

FAMILY = "Memladder Sans"
STYLES = {"Regular": 400, "Medium": 500, "SemiBold": 600}
DIGITS = range(0x30, 0x3A)

RANGES = [
    (0x0020, 0x007E), (0x00A0, 0x00FF), (0x0100, 0x017F),  # Latin, Latin-1, Latin Extended-A
    (0x0218, 0x021B), (0x1E9E, 0x1E9E),                    # Romanian, capital sharp s
    (0x0384, 0x03CE),                                      # Greek
    (0x2002, 0x200A), (0x2010, 0x2015), (0x202F, 0x202F),  # spaces and dashes
    (0x2018, 0x201F), (0x2020, 0x2022), (0x2026, 0x2026),  # quotation marks, bullets, ellipsis
    (0x2030, 0x2030), (0x2032, 0x2033), (0x2039, 0x203A), (0x2044, 0x2044),
    (0x1D43, 0x1D6A), (0x2070, 0x209C),                    # superscripts and subscripts
    (0x20AC, 0x20AC), (0x2122, 0x2122),
    (0x2190, 0x2195), (0x21D2, 0x21D2),                    # arrows
    (0x2200, 0x22FF),                                      # mathematics, as far as Inter has it
    (0x25A0, 0x25A1), (0x25CB, 0x25CB), (0x25CF, 0x25CF),
    (0x2713, 0x2713), (0x2717, 0x2717),                    # check mark, ballot cross
]
# What the program writes: an Inter that lacks one of these is the wrong input.
NEEDED = "Ψ≤≥×·−→≈√Σ⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉ₐₙₛₜ✓✗\u202f\u2009–—…“”„‘’°±½∞äöüßÄÖÜ€"


def tabular_digits(font):
    """Code point of a digit -> name of its tabular glyph, as the feature tnum says."""
    gsub, names, found = font["GSUB"].table, font.getBestCmap(), {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    found.update(getattr(table, "ExtSubTable", table).mapping)
    return {code: found[names[code]] for code in DIGITS}


def set_width(font, glyph, width):
    """Give a CFF glyph an advance width, in hmtx and in its outline's program."""
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    outline = strings[glyph]
    private = outline.private
    reader = T2WidthExtractor(getattr(private, "Subrs", []), outline.globalSubrs,
                              private.nominalWidthX, private.defaultWidthX)
    reader.execute(outline)
    if not reader.gotWidth:
        sys.exit(f"{glyph}: the outline states no width")
    outline.program[0] = width - private.nominalWidthX
    font["hmtx"][glyph] = (width, font["hmtx"][glyph][1])


def rename(font, style):
    """A family of its own; weights found by the typographic names (16, 17) and by the weight class."""
    regular = style == "Regular"
    names = {
        1: FAMILY if regular else f"{FAMILY} {style}",
        2: "Regular",
        3: f"MemladderSans-{style}",
        4: f"{FAMILY} {style}",
        6: f"MemladderSans-{style}",
        16: FAMILY,
        17: style,
    }
    table = font["name"]
    # Copyright, version, trademark, makers and licence (0, 5, 7 to 14) stay as they are.
    table.names = [n for n in table.names if n.platformID == 3 and (n.nameID in (0, 5) or 7 <= n.nameID <= 14)]
    for number, text in names.items():
        table.setName(text, number, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames[0] = names[6]
    top = cff.topDictIndex[0]
    top.FullName, top.FamilyName, top.Weight = names[4], FAMILY, style


def make(source, target, style, weight):
    font = TTFont(source, recalcTimestamp=False)
    lacking = [sign for sign in NEEDED if ord(sign) not in font.getBestCmap()]
    if lacking:
        sys.exit(f"{source}: lacks {' '.join(f'U+{ord(s):04X}' for s in lacking)}")

    digits = tabular_digits(font)
    width = max(font["hmtx"][glyph][0] for glyph in digits.values())
    for glyph in digits.values():
        if font["hmtx"][glyph][0] != width:  # SemiBold's 4 is 3 of 1888 units short
            set_width(font, glyph, width)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: glyph for code, glyph in digits.items() if code in table.cmap})

    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]  # no calt: "3x4" stays as typed
    options.name_IDs = ["*"]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.glyph_names = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
    subsetter.subset(font)

    rename(font, style)
    if font["OS/2"].usWeightClass != weight:
        sys.exit(f"{source}: weight {font['OS/2'].usWeightClass}, not {weight}")
    font.save(target)


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description="Make the bundled fonts from Inter")
    parser.add_argument("--source", type=pathlib.Path, default="/usr/share/fonts/opentype/inter")
    parser.add_argument("--output", type=pathlib.Path, default=root / "resources" / "fonts")
    where = parser.parse_args()
    for style, weight in STYLES.items():
        target = where.output / f"MemladderSans-{style}.otf"
        make(where.source / f"Inter-{style}.otf", target, style, weight)
        print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
