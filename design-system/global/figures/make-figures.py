"""Digits of one width, cut from Poppins.

Poppins draws a narrow 1 and offers no tabular alternates, so amounts in a column do not line up. This
keeps the ten digits of each weight, gives them all the width of the widest and centres them in it.
Run from the project folder, with fonttools and brotli:

    python3 design-system/global/figures/make-figures.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCE = Path("node_modules/@fontsource/poppins/files")
TARGET = Path(__file__).parent
DIGITS = [ord(digit) for digit in "0123456789"]

for weight in (400, 500, 600, 700):
    font = TTFont(SOURCE / f"poppins-latin-{weight}-normal.woff2")
    options = Options()
    options.layout_features = []
    options.drop_tables += ["GPOS", "GSUB", "GDEF"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=DIGITS)
    subsetter.subset(font)

    names = [font.getBestCmap()[digit] for digit in DIGITS]
    width = max(font["hmtx"][name][0] for name in names)
    for name in names:
        advance, bearing = font["hmtx"][name]
        shift = (width - advance) // 2
        glyph = font["glyf"][name]
        glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (width, bearing + shift)

    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            record.string = str(record).replace("Poppins", "PortalFigures")
    font.flavor = "woff2"
    font.save(TARGET / f"figures-{weight}.woff2")
    print(weight, width)
