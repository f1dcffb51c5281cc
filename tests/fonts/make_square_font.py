#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Makes square.ttf, the font of the typesetting tests: every glyph is one em square (ascent 0.8 em,
descent 0.2 em), so that at 10 pt every expected number is an integer. Run it by hand; the file is
kept in the repository."""
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

UPEM = 1000
points = (list(range(0x20, 0x7F)) + list(range(0xA0, 0x180)) + list(range(0x2010, 0x2028))
          + list(range(0x5D0, 0x5EB)) + [0x202F, 0x2022, 0x2026, 0x2192, 0x2212, 0x2713, 0x00D7])
points = sorted(set(points))


def square():
    pen = TTGlyphPen(None)
    pen.moveTo((50, -150))
    pen.lineTo((50, 750))
    pen.lineTo((950, 750))
    pen.lineTo((950, -150))
    pen.closePath()
    return pen.glyph()


names = [".notdef"] + [f"u{p:04X}" for p in points]
blank = TTGlyphPen(None).glyph()
glyphs = {n: square() for n in names}
for p in (0x20, 0xA0, 0x202F):
    glyphs[f"u{p:04X}"] = blank
builder = FontBuilder(UPEM, isTTF=True)
builder.setupGlyphOrder(names)
builder.setupCharacterMap({p: f"u{p:04X}" for p in points})
builder.setupGlyf(glyphs)
builder.setupHorizontalMetrics({n: (1000, 50 if glyphs[n].numberOfContours else 0) for n in names})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Square", "styleName": "Regular", "psName": "Square-Regular"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200,
                 sCapHeight=700, sxHeight=500, fsType=0)
builder.setupPost()
builder.font["head"].created = builder.font["head"].modified = 3786912000
builder.font.recalcTimestamp = False
builder.save(__file__.rsplit("/", 1)[0] + "/square.ttf")
