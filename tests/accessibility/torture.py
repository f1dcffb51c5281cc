# SPDX-License-Identifier: MIT
"""A bank whose texts are hard to bring back out of a PDF, each with what must come back. Words stand
as they must be read: entities resolved, marks of Markdown gone, cells and items in order."""

TITLE = "Difficult offices affect AV Tokyo"

# What a font makes of these is one glyph each, or glyphs moved towards each other.
LIGATURES = ("The official office staff shuffled fjords, fluffy waffles, flat fish and a difficult "
             "affidavit.")
KERNING = "AVAST, Tokyo! To WAVE is LTV; “Yes,” P. T. Water said, ‘T’ is VAT."
PARTS = ("Donau", "dampfschifffahrts", "gesellschafts", "kapitäns", "mützen", "abzeichen",
         "verleihungs", "ordnung")
HYPHENS = "".join(PARTS)
LONG_WORD = "".join(chr(ord("a") + i * 7 % 26) for i in range(400))
LONG_NUMBER = "".join(str(i * 7 % 10) for i in range(400))
# No precomposed character exists for these: they stay two in the normal form C.
COMBINING = "x̂ and q̇ over m̃, q̣under Γ́greek ạ̇x, then é, å and ü composed"

# id, stem as the author writes it, what comes back (a list: one for each block), options likewise.
TEXTS = [
    ("ligatures", LIGATURES, [LIGATURES], [(KERNING, [KERNING]), ("fi ffl fj", ["fi ffl fj"])]),
    ("hyphens",
     f"A word that may be parted: {'&shy;'.join(PARTS)} once, and plain-hyphenated-compound-words-of-"
     "many-parts-that-break-at-their-hyphens too.",
     [f"A word that may be parted: {HYPHENS} once, and plain-hyphenated-compound-words-of-many-parts-"
      "that-break-at-their-hyphens too."],
     [("10&nbsp;km and 5&nbsp;%", ["10\u00a0km and 5\u00a0%"]),
      ("one&#8209;way, 3–4 — 5", ["one\u2011way, 3–4 — 5"])]),
    ("combining", COMBINING, [COMBINING], [("ñandú, Ångström, Œuvre", ["ñandú, Ångström, Œuvre"]),
                                           ("a<sub>1</sub><sup>2</sup>b", ["a12b"])]),
    ("long", f"Before {LONG_WORD} after", [f"Before {LONG_WORD} after"],
     [(LONG_NUMBER, [LONG_NUMBER]), ("short", ["short"])]),
    ("blocks",
     "First a paragraph with `code  of two spaces`.\n\na line<br>and another\n\n"
     "- one *item*\n- two **items**\n\n"
     "| Left | Right |\n|------|------:|\n| a1   | b1 |\n| a2   | b2 |\n\n"
     "```c\nif (a < b && c > d) {\n    return \"{{x}}\";\n}\n```\n\nLast H<sub>2</sub>O?",
     ["First a paragraph with code of two spaces.", "a line and another", "one item", "two items",
      "Left", "Right", "a1", "b1", "a2", "b2",
      'if (a < b && c > d) {\n    return "{{x}}";\n}', "Last H2O?"],
     [("vector<int> & co", ["vector<int> & co"]), ("$x$ \\* 100 %", ["$x$ * 100 %"])]),
    ("language",
     'She said <span lang="fr">« où est l’été ? »</span> and left.',
     ["She said « où est l’été ? » and left."],
     [('<span lang="de">Straße</span>', ["Straße"]), ("Ελλάδα, Россия", ["Ελλάδα, Россия"])]),
]
IDS = [name for name, *_ in TEXTS]


def items():
    """The item file."""
    parts = ['[defaults]\ntopic = "sea"\nlevel = "apply"\ndifficulty = "hard"\norder = "fixed"\n']
    for name, stem, _, options in TEXTS:
        parts.append(f"[[item]]\nid = \"{name}\"\nstem = '''\n{stem}\n'''")
        for number, (text, _) in enumerate(options):
            correct = str(number == 0).lower()
            parts.append(f"[[item.option]]\ntext = '''{text}'''\ncorrect = {correct}\n"
                         f"rationale = '''Because {text}'''")
    return "\n".join(parts) + "\n"
