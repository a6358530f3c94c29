#!/bin/sh
# Makes Web/font/surd-math.woff2 and surd-signs.woff2: what formulas need of TeX Gyre Pagella
# Math, with its MATH table, under a name of its own, as the GUST Font License asks of changed
# copies. The first has what the keypad and first formulas show, and all that grows with what
# it stands beside, since browsers take that from the font of the space alone; the second comes
# when a sign of its own is shown. Run by hand when a set changes, and Web/shell/style.css with it. Of
# the layout features, only Firefox uses one, special small letters (`ssty`), which would double the size.
# Needs: apt-get install fonts-texgyre-math; pip install fonttools brotli
set -eu
cd "$(dirname "$0")/.."
original=/usr/share/texmf/fonts/opentype/public/tex-gyre-math/texgyrepagella-math.otf
subset=$(mktemp --suffix=.otf)
trap 'rm -f "$subset"' EXIT

# A font of its own of some characters.
make_font() {
  pyftsubset "$original" --output-file="$subset" --layout-features='' \
    --glyph-names --desubroutinize --no-hinting --notdef-outline --unicodes="$2"
  python3 - "$subset" "$1" <<'PYTHON'
import itertools
import sys
from fontTools.cffLib import cffStandardStrings
from fontTools.ttLib import TTFont
from fontTools.ttLib.reorderGlyphs import reorderGlyphs

font = TTFont(sys.argv[1], recalcTimestamp=False)
# In the order of their characters glyphs need few groups in the table of these.
character = {}
for code, glyph in sorted(font.getBestCmap().items()):
    character.setdefault(glyph, code)
old = font.getGlyphOrder()
reorderGlyphs(font, old[:1] + sorted(old[1:], key=lambda glyph: character.get(glyph, 0x110000)))
font.save(sys.argv[1])
# Nobody reads the names of glyphs; those that every CFF font knows take no room.
# Tables that are not read yet know glyphs by number.
font = TTFont(sys.argv[1], recalcTimestamp=False)
top = font["CFF "].cff.topDictIndex[0]
old, outlines = font.getGlyphOrder(), top.CharStrings
names = itertools.chain(cffStandardStrings, map("g{}".format, itertools.count(1)))
new = dict(zip(old, names))
outlines.charStrings = {new[glyph]: outline for glyph, outline in outlines.charStrings.items()}
top.charset = list(new.values())
font.setGlyphOrder(top.charset)
names = {
    1: "Surd Math", 2: "Regular", 3: "Surd Math 1.632", 4: "Surd Math",
    6: "SurdMath-Regular", 16: "Surd Math", 17: "Regular",
    10: "A subset of TeX Gyre Pagella Math 1.632, renamed as its license asks.",
}
for number in (16, 17):
    font["name"].removeNames(nameID=number)
for number, text in names.items():
    if number < 16:
        font["name"].setName(text, number, 3, 1, 0x409)
font["CFF "].cff.fontNames = ["SurdMath-Regular"]
top.FullName = "Surd Math"
top.FamilyName = "Surd Math"
if "FFTM" in font:
    del font["FFTM"]
font.flavor = "woff2"
font.save(sys.argv[2])
PYTHON
}

# ASCII, signs that keys and first answers have, what grows (roots, sums, integrals, brackets,
# bars), italic Latin letters for what MathML slants by itself.
make_font Web/font/surd-math.woff2 '20-7E,A0,AC,AF-B3,B7,BD,D7,F7,302-304,307-308,3C0,2026,203E,2061-2064,210E,220F,
2211-2212,2215-221E,2223,2225,222B,2248,2260,2264-2265,22C5,2308-230B,25A1,
27E8-27E9,1D44E-1D454,1D456-1D467,1D70B'

# The other signs and accented letters of the page's languages; Greek; primes and quotes;
# superscripts; arrows; the other operators and relations that Formulas and the printers write,
# and their closest relatives; the double-struck sets; italic Greek letters.
make_font Web/font/surd-signs.woff2 'A1,A3,A5,A7-AB,AE,B4-B6,B8-BC,BE-BF,C4,D6,DC,DF,E4,E8-E9,F6,FC,131,237,2C6,2DC,
391-3A9,3B1-3BF,3C1-3C9,3D1,3D5-3D6,3F0-3F1,3F5,2010-2015,2018-2019,201C-201D,2022,
2032-2034,2044,2070-2071,2074-207E,2080-208E,2102,2115,211A,211D,2124,2190-2194,
21D2,21D4,2200,2202-2203,2205-2206,2208-2209,2213,2224,2226-222A,2236,223C,2243,
2245,2261,2282,2286,22EF,2A2F,2A7D-2A7E,1D434-1D44D,1D6A4-1D6A5,1D6E2-1D70A,
1D70C-1D71B'
wc -c Web/font/*.woff2
